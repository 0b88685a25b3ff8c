import { Badge } from '../../ui/badge.tsx';
import { codes } from './text-codes.ts';

const TONES = {
  improving: 'good',
  partial_improvement: 'good',
  stagnant: 'neutral',
  regressing: 'bad',
} as const;

/** How a rewrite compares with what it was made from. */
export function TrendBadge({ trend }: { readonly trend: string | null }) {
  if (trend === null) return null;
  return <Badge tone={TONES[trend as keyof typeof TONES] ?? 'neutral'}>{codes.trends[trend] ?? trend}</Badge>;
}
