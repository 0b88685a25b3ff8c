import type { AeoPillar, Finding, Span } from '@palimpsest/contracts';
import type { Rule } from '@palimpsest/kernel';
import type { AeoInput } from './aeo-input.ts';
import { findingsOf } from './findings.ts';

/** A place that earned or lost points, in words that do not quote the post. `weight` is its part of the points. */
export interface Mark {
  readonly span: Span;
  readonly found: string;
  readonly expected: string;
  readonly weight?: number;
}

/** What a rule made of a post. What is not earned is lost, so that both sides name their places. */
export interface Measurement {
  /** 0 to the rule's maximum. */
  readonly earned: number;
  readonly good: readonly Mark[];
  readonly bad: readonly Mark[];
  /** How many of the lost points a rewrite without new facts could win; the rule's `rewritable` when absent. */
  readonly winnable?: number;
}

/** One signal of a pillar. */
export interface AeoRule extends Rule<AeoInput> {
  readonly pillar: AeoPillar;
  /** The most points the rule gives. */
  readonly maximum: number;
  /** Whether a rewrite without new facts can win back what is lost. */
  readonly rewritable: boolean;
  /** What the author could do about points that no rewrite can win. */
  readonly advice: string;
  readonly measure: (input: AeoInput) => Measurement;
  readonly check: (input: AeoInput) => readonly Finding[];
}

/** Completes a rule with its check, which tells the measurement as findings. */
export function defineAeoRule(rule: Omit<AeoRule, 'check'>): AeoRule {
  return { ...rule, check: (input) => findingsOf(rule, rule.measure(input), input.anchor, 1) };
}
