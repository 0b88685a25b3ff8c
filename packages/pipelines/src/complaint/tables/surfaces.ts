import type { Surface } from '@palimpsest/contracts';

/** The surface whose routing, cadence and policy a surface has: `weekly_harmony` is another name for `weekly_feedback`. */
export const CANONICAL_SURFACE: Readonly<Record<Surface, Exclude<Surface, 'weekly_harmony'>>> = {
  weekly_feedback: 'weekly_feedback',
  weekly_harmony: 'weekly_feedback',
  direct_message: 'direct_message',
  other: 'other',
};

export type CanonicalSurface = (typeof CANONICAL_SURFACE)[Surface];

export function canonicalSurface(surface: Surface): CanonicalSurface {
  return CANONICAL_SURFACE[surface];
}
