import type { Finding } from '@palimpsest/contracts';
import { defineRuleSet, type Rule } from '@palimpsest/kernel';

/** What can be set without changing a rule. Plain JSON: it is frozen with the rule set. */
export interface HeadlineParameters {
  readonly [name: string]: number;
  readonly mostCharacters: number;
  readonly mostCycles: number;
}

export type HeadlineRule = Rule<string, HeadlineParameters>;

/** A rule has an id, says what it wants and why, and looks at a text. It points with a span and quotes nobody. */
const tooLong = (ruleSet: string): HeadlineRule => ({
  id: 'too-long',
  summary: 'A headline has at most so many characters.',
  why: 'Lists and search results cut longer ones off.',
  check(headline, { mostCharacters }): Finding[] {
    if (headline.length <= mostCharacters) return [];
    const span = { start: mostCharacters, end: headline.length };
    const found = `${headline.length} characters`;
    return [{ rule: 'too-long', ruleSet, span, found, expected: `at most ${mostCharacters}` }];
  },
});

const shouting = (ruleSet: string): HeadlineRule => ({
  id: 'shouting',
  summary: 'A headline has no exclamation mark.',
  why: 'Readers trust a calm voice more.',
  check(headline): Finding[] {
    const at = headline.indexOf('!');
    if (at === -1) return [];
    const span = { start: at, end: at + 1 };
    return [{ rule: 'shouting', ruleSet, span, found: 'an exclamation mark', expected: 'none' }];
  },
});

/** The rules at one version. A released one is frozen: other behaviour is another version beside it. */
function headlineRules(version: string, mostCharacters: number) {
  const ref = `headline/${version}`;
  return defineRuleSet({
    id: 'headline',
    version,
    parameters: { mostCharacters, mostCycles: 2 },
    rules: [tooLong(ref), shouting(ref)],
    decisions: {
      // It reads ids and counts, never words: what a decision looked at stands in the ledger for good.
      next(
        input: { readonly findings: readonly string[]; readonly cycle: number },
        { parameters },
      ): { action: 'rewrite' | 'stop'; because: readonly string[] } {
        if (input.findings.length === 0) return { action: 'stop', because: [] };
        if (input.cycle >= parameters.mostCycles) return { action: 'stop', because: ['most-cycles'] };
        return { action: 'rewrite', because: input.findings };
      },
    },
  });
}

export const headlineV1 = headlineRules('v1', 60);
export const headlineStrictV1 = headlineRules('strict-v1', 45);
