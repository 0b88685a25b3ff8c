import { parseDocument } from '@palimpsest/kernel/text';
import { analyse } from '../../../../analysis.ts';
import { aeoInput } from '../aeo-input.ts';
import type { AeoRule } from '../aeo-rule.ts';

/** What a rule makes of a text, with the places of its findings as the words that stand there. */
export interface Judgement {
  readonly points: number;
  readonly given: readonly string[];
  readonly lost: readonly string[];
}

/** Runs one rule over a post, for its table of texts. */
export function judge(rule: AeoRule, text: string, asOf = '2024-06-01'): Judgement {
  const findings = rule.check(aeoInput(analyse(parseDocument(text)), asOf));
  const places = (sign: number) =>
    findings
      .filter(({ points }) => Math.sign(points ?? 0) === sign)
      .map(({ span }) => text.slice(span?.start, span?.end));
  const given = findings.reduce((sum, { points }) => sum + Math.max(0, points ?? 0), 0);
  return { points: Math.round(given * 100) / 100, given: places(1), lost: places(-1) };
}

/**
 * Everything a rule says of a post: points, what was found and the words it points at, and how many of the lost points
 * a rewrite could win.
 */
export function told(rule: AeoRule, text: string, asOf = '2024-06-01'): string[] {
  const input = aeoInput(analyse(parseDocument(text)), asOf);
  const lines = rule.check(input).map(({ points = 0, found, expected, span }) => {
    if (expected === '') throw new Error(`${rule.id} does not say what it expects`);
    return `${points > 0 ? '+' : ''}${points} ${found} [${shortened(text.slice(span?.start, span?.end))}]`;
  });
  const { winnable } = rule.measure(input);
  return winnable === undefined ? lines : [...lines, `winnable ${Math.round(winnable * 100) / 100}`];
}

function shortened(words: string): string {
  return words.length > 60 ? `${words.slice(0, 24)} ... ${words.slice(-12)}` : words;
}

/** Plain paragraphs of 20 words each that no rule has anything against, to make a post long enough. */
export function padding(paragraphs = 8): string {
  return Array.from({ length: paragraphs }, () => PARAGRAPH).join('\n\n');
}

const PARAGRAPH =
  'Cats sleep on warm roofs all day. Dogs walk along the river at night. Birds sing before the sun comes.';
