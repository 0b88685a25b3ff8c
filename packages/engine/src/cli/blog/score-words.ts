import {
  AEO_MAXIMA,
  AEO_PILLARS,
  AI_LIKENESS_CATEGORIES,
  AI_LIKENESS_WEIGHTS,
  type Finding,
} from '@palimpsest/contracts';
import { count, harmless, pairs, wrap } from '../layout.ts';
import type { Styles } from '../terminal.ts';
import { isProblem } from './is-problem.ts';
import { lineIndex } from './line-index.ts';
import type { ScoredPost } from './scored-post.ts';

const BAR = 20;
const WIDTH = 92;
/** Enough to see what is wrong; `--json` and the other forms have them all. */
const MOST_RULES = 8;

/** A post's score for a terminal: the totals, what asks for a rewrite, where points went, what only the author can add. */
export function scoreWords({ name, text, score }: ScoredPost, styles: Styles): string {
  const { aeo, aiLikeness, triggers, attainableMaximum, authorAdvice, findings } = score;
  const { bold, dim, good, warn } = styles;
  const place = lineIndex(text);
  const notes = findings.filter(({ points }) => points === undefined);
  return [
    bold(harmless(name)),
    ...notes.map(({ rule, found, expected }) => warn(wrap(`! ${rule}: ${found} (${expected})`, WIDTH))),
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
    ...costs('Where AEO points went', costliest(findings, 'aeo/'), place, dim),
    ...costs('What reads like a machine', costliest(findings, 'ai-likeness/'), place, dim),
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

/** What one rule found, in all places together. */
interface Cost {
  readonly first: Finding;
  readonly places: number;
  readonly points: number;
}

/** An AEO point that was lost, or a point of a category of AI-likeness: each kind for itself, since they weigh differently. */
function costliest(findings: readonly Finding[], ruleSet: 'aeo/' | 'ai-likeness/'): readonly Cost[] {
  const costs = new Map<string, Cost>();
  for (const finding of findings) {
    const points = finding.points ?? 0;
    if (!finding.ruleSet.startsWith(ruleSet) || !isProblem(finding)) continue;
    const name = `${finding.ruleSet}/${finding.rule}`;
    const { first = finding, places = 0, points: sum = 0 } = costs.get(name) ?? {};
    costs.set(name, { first, places: places + 1, points: sum + points });
  }
  return [...costs.values()].sort((a, b) => Math.abs(b.points) - Math.abs(a.points)).slice(0, MOST_RULES);
}

function costs(
  title: string,
  found: readonly Cost[],
  place: ReturnType<typeof lineIndex>,
  dim: Styles['dim'],
): string[] {
  if (found.length === 0) return [];
  return [
    '',
    `${title} ${dim('(what counts most; --json has every finding)')}`,
    pairs(found.map((each) => [where(each.first, place), what(each, dim)] as const)),
  ];
}

function where({ span }: Finding, place: ReturnType<typeof lineIndex>): string {
  if (span === null) return 'whole post';
  const { line, column } = place(span.start);
  return `${line}:${column}`;
}

function what({ first, places, points }: Cost, dim: Styles['dim']): string {
  const { rule, found, expected } = first;
  const more = places > 1 ? `, and ${count(places - 1, 'more place')}` : '';
  const sum = `${points > 0 ? '+' : ''}${points.toFixed(2)}`;
  return `${wrap(found, WIDTH)}\n${dim(wrap(`${sum}  ${rule}${more}. Wanted: ${expected}`, WIDTH))}`;
}

function indented(text: string): string {
  return wrap(text, WIDTH)
    .split('\n')
    .map((line, i) => `${i === 0 ? '  - ' : '    '}${line}`)
    .join('\n');
}
