import { decisionSchema, type Finding, type JsonObject } from '@palimpsest/contracts';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { decide, defineRuleSet, type Rule, type RuleSet, redecide, ruleSetRef } from './rule-set.ts';
import { ruleSetLookup } from './rule-set-lookup.ts';

interface Scores {
  readonly before: number;
  readonly after: number;
}
interface Plan {
  readonly action: 'go' | 'stop';
  readonly because: readonly string[];
}

const tooLong: Rule<string, { step: number; words: string[] }> = {
  id: 'too-long',
  summary: 'A text has at most ten characters.',
  why: 'It is an example.',
  evidence: 'none',
  check: (text): Finding[] =>
    text.length > 10
      ? [
          {
            rule: 'too-long',
            ruleSet: 'blog/v1',
            span: { start: 10, end: text.length },
            found: `${text.length}`,
            expected: '10',
          },
        ]
      : [],
};

function blog(version = 'v1', step = 2) {
  return defineRuleSet({
    id: 'blog',
    version,
    parameters: { step, words: ['very'] },
    rules: [tooLong],
    decisions: {
      trend: (input: Scores, { parameters }): 'up' | 'flat' =>
        input.after - input.before >= parameters.step ? 'up' : 'flat',
      plan: (input: { readonly text: string }, { parameters, rules }): Plan => {
        const found = rules.flatMap((rule) => rule.check?.(input.text, parameters) ?? []);
        return { action: found.length > 0 ? 'go' : 'stop', because: found.map(({ rule }) => rule) };
      },
      broken: (_input: null): object => ({ at: new Map() }),
    },
  });
}

describe('a rule set', () => {
  it('is frozen to its depth', () => {
    const rules = blog();
    const loose = rules as unknown as {
      parameters: { step: number; words: string[] };
      rules: { id: string }[];
      decisions: JsonObject;
    };
    expect(() => {
      loose.parameters.step = 3;
    }).toThrow(TypeError);
    expect(() => loose.parameters.words.push('quite')).toThrow(TypeError);
    expect(() => loose.rules.pop()).toThrow(TypeError);
    expect(() => Object.assign(loose.rules[0] as object, { id: 'other' })).toThrow(TypeError);
    expect(() => Object.assign(loose.decisions, { trend: null })).toThrow(TypeError);
  });

  it('is named by id and version', () => {
    expect(ruleSetRef(blog())).toBe('blog/v1');
    expect(ruleSetRef(blog('strict-v1'))).toBe('blog/strict-v1');
  });

  const rule = { id: 'a', summary: 's', why: 'w' };
  const parts = { id: 'blog', version: 'v1', parameters: {}, rules: [rule], decisions: {} };
  it.each<[string, object, string]>([
    [
      'a rule id that stands twice',
      { rules: [rule, { ...rule }] },
      "The rule id 'a' stands twice in blog/v1.",
    ],
    [
      'a rule id that is not kebab-case',
      { rules: [{ ...rule, id: 'A b' }] },
      "The rule id 'A b' in blog/v1 must be kebab-case.",
    ],
    ['an id with a slash', { id: 'blog/v1' }, "must be kebab-case, e.g. 'blog'"],
    ['a version without a number', { version: 'latest' }, "must look like 'v1' or 'strict-v1'"],
    [
      'parameters that are not JSON',
      { parameters: { at: new Date(0) } },
      'The parameters of rule set blog/v1 must be plain JSON',
    ],
  ])('refuses %s', (_name, change, message) => {
    expect(() => defineRuleSet({ ...parts, ...change } as typeof parts)).toThrow(message);
  });
});

describe('a decision', () => {
  it('stands as data: which rules, from what, with what result', () => {
    const decision = decide(blog(), 'trend', { before: 60, after: 63 });
    expect(decision).toEqual({
      decision: 'trend',
      ruleSet: 'blog',
      version: 'v1',
      inputs: { before: 60, after: 63 },
      output: 'up',
    });
    expect(decisionSchema.parse(decision)).toEqual(decision);
  });

  it('changes with the parameters and sees the rules', () => {
    expect(decide(blog('v2', 5), 'trend', { before: 60, after: 63 }).output).toBe('flat');
    expect(decide(blog(), 'plan', { text: 'long enough to find' }).output).toEqual({
      action: 'go',
      because: ['too-long'],
    });
  });

  it('has the types of its own function', () => {
    const decision = decide(blog(), 'plan', { text: '' });
    const plan: Plan = decision.output;
    expect(plan.action).toBe('stop');
    expectTypeOf(decision.decision).toEqualTypeOf<'plan'>();
    const trend: 'up' | 'flat' = decide(blog(), 'trend', { before: 1, after: 1 }).output;
    expect(trend).toBe('flat');
    const payload: JsonObject = { ...decision };
    expect(payload.decision).toBe('plan');
    // @ts-expect-error an input of another shape
    decide(blog(), 'trend', { before: 1, after: 1, text: '' } satisfies Scores);
    // @ts-expect-error no such decision
    expect(() => decide(blog(), 'mood', null)).toThrow(
      "Rule set blog/v1 makes no decision 'mood'. It makes: trend, plan, broken.",
    );
  });

  it('comes out the same when made again from the record, and differently under other rules', () => {
    const recorded = JSON.parse(JSON.stringify(decide(blog(), 'trend', { before: 60, after: 63 })));
    expect(redecide(blog(), recorded)).toEqual(recorded);
    expect(redecide(blog('v2', 5), recorded)).toEqual({ ...recorded, version: 'v2', output: 'flat' });
  });

  it('does not find what every object has', () => {
    const rules: RuleSet = blog();
    expect(() => decide(rules, 'toString', {} as never)).toThrow("makes no decision 'toString'");
  });

  it('refuses inputs and outputs that are not plain JSON', () => {
    expect(() => decide(blog(), 'trend', { before: Number.NaN, after: 1 })).toThrow(
      "The inputs of decision 'trend' of blog/v1 must be plain JSON, but $.before is the number NaN.",
    );
    expect(() => decide(blog(), 'broken', null)).toThrow('The output of decision');
  });
});

describe('the lookup of rule sets', () => {
  it('finds by ref and says what is known', () => {
    const [v1, strict] = [blog(), blog('strict-v1')];
    const known = ruleSetLookup([v1, strict]);
    expect(known.refs).toEqual(['blog/v1', 'blog/strict-v1']);
    expect(known.get('blog/strict-v1')).toBe(strict);
    expect(known.has('blog/v3')).toBe(false);
    expect(() => known.get('blog/v3')).toThrow(
      "There is no rule set 'blog/v3'. Known are: blog/v1, blog/strict-v1.",
    );
    expect(() => ruleSetLookup([]).get('x')).toThrow('Known are: none.');
  });

  it('takes the same rule set twice, but not two under one name', () => {
    const v1 = blog();
    expect(ruleSetLookup([v1, v1]).refs).toEqual(['blog/v1']);
    expect(() => ruleSetLookup([v1, blog()])).toThrow('Two different rule sets are called blog/v1.');
  });
});
