import {
  AEO_MAXIMA,
  AEO_PILLARS,
  AI_LIKENESS_CATEGORIES,
  AI_LIKENESS_WEIGHTS,
  type Finding,
} from '@palimpsest/contracts';
import { count, harmless, pairs, wrap } from '../layout.ts';
import type { Styles } from '../terminal.ts';
import { lineIndex } from './line-index.ts';
import type { ScoredPost } from './scored-post.ts';

const BAR = 20;
const WIDTH = 92;
/** Enough to see what is wrong; `--json` and the other forms have them all. */
const MOST_FINDINGS = 12;

/** A post's score for a terminal: the totals, what asks for a rewrite, where points went, what only the author can add. */
export function scoreWords({ name, text, score }: ScoredPost, styles: Styles): string {
  const { aeo, aiLikeness, triggers, attainableMaximum, authorAdvice, findings } = score;
  const { bold, dim, good, warn } = styles;
  const place = lineIndex(text);
  const lost = costliest(findings);
  return [
    bold(harmless(name)),
    '',
    `AEO ${bold(aeo.total.toFixed(2))} of 100 ${dim(`(a rewrite without new facts could reach ${attainableMaximum.toFixed(2)})`)}`,
    pairs(
      AEO_PILLARS.map((pillar) => [pillar, gauge(aeo.pillars[pillar], AEO_MAXIMA[pillar], dim)] as const),
    ),
    '',
    `AI-likeness ${bold(aiLikeness.total.toFixed(2))} of 100 ${dim('(lower is better)')}`,
    pairs(
      AI_LIKENESS_CATEGORIES.map(
        (category) =>
          [
            category.replaceAll('_', ' '),
            `${gauge(aiLikeness.categories[category], 100, dim)}  ${dim(`weight ${AI_LIKENESS_WEIGHTS[category]}`)}`,
          ] as const,
      ),
    ),
    '',
    ...(triggers.length === 0
      ? [good('Nothing asks for a rewrite.')]
      : [
          warn(`${count(triggers.length, 'trigger')} would start a rewrite`),
          pairs(triggers.map(({ trigger_id, trigger_reason }) => [trigger_id, trigger_reason] as const)),
        ]),
    ...(lost.length === 0
      ? []
      : [
          '',
          `Where points went ${dim(`(the ${lost.length} that cost most; --json has all ${findings.length} findings)`)}`,
          pairs(lost.map((finding) => [where(finding, place), what(finding, dim)] as const)),
        ]),
    ...(authorAdvice.length === 0
      ? []
      : [
          '',
          'What only the author can add',
          ...authorAdvice.map(({ advice, points }) =>
            indented(`${advice} ${dim(`(up to ${points.toFixed(1)} points)`)}`),
          ),
        ]),
  ].join('\n');
}

function gauge(value: number, most: number, dim: Styles['dim']): string {
  const filled = Math.round((value / most) * BAR);
  const figures = `${value.toFixed(2).padStart(6)} of ${String(most).padStart(3)}`;
  return `${figures}  ${'█'.repeat(filled)}${dim('·'.repeat(BAR - filled))}`;
}

/** What costs an AEO point and what adds an AI-likeness point weigh alike here: both are what a reader would change. */
function costliest(findings: readonly Finding[]): readonly Finding[] {
  const cost = ({ points = 0, ruleSet }: Finding) => (ruleSet.startsWith('aeo/') ? -points : points);
  return findings
    .filter((finding) => cost(finding) > 0)
    .sort((a, b) => cost(b) - cost(a))
    .slice(0, MOST_FINDINGS);
}

function where({ span }: Finding, place: ReturnType<typeof lineIndex>): string {
  if (span === null) return 'whole post';
  const { line, column } = place(span.start);
  return `${line}:${column}`;
}

function what({ rule, found, expected, points = 0 }: Finding, dim: Styles['dim']): string {
  return `${wrap(`${found} ${expected}`, WIDTH)}\n${dim(`${rule}, ${points > 0 ? '+' : ''}${points.toFixed(2)}`)}`;
}

function indented(text: string): string {
  return wrap(text, WIDTH)
    .split('\n')
    .map((line, i) => `${i === 0 ? '  - ' : '    '}${line}`)
    .join('\n');
}
