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

/** Plain paragraphs of 20 words each that no rule has anything against, to make a post long enough. */
export function padding(paragraphs = 8): string {
  return Array.from({ length: paragraphs }, () => PARAGRAPH).join('\n\n');
}

const PARAGRAPH =
  'Cats sleep on warm roofs all day. Dogs walk along the river at night. Birds sing before the sun comes.';
