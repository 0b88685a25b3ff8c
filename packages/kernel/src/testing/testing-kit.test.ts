import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { fakeRenderer } from './fake-renderer.ts';
import { given, runStarted } from './given.ts';
import { type LedgerUnderTest, ledgerContract, memoryLedger } from './ledger-contract.ts';
import { polishPipeline } from './polish-pipeline.ts';
import { testRule } from './rule-tester.ts';

const hasher = { sha256: (data: Uint8Array | string) => createHash('sha256').update(data).digest() };

describe('the ledger in memory keeps the contract', () => {
  const fresh = async () => ({ ledger: memoryLedger(hasher), tenant: 'a', other: 'b' });
  for (const { name, run } of ledgerContract(fresh, hasher)) it(name, run);
});

describe('the ledger contract bites', () => {
  const broken: Record<string, (good: LedgerUnderTest) => Partial<LedgerUnderTest>> = {
    'that loses an event': (good) => ({
      readStream: async (...args) => (await good.readStream(...args)).slice(1),
    }),
    'that mixes up tenants': (good) => ({ readStream: (_tenant, stream) => good.readStream('a', stream) }),
    'that accepts any version': (good) => ({
      append: async (place, drafts) =>
        good.append(
          { ...place, expectedVersion: (await good.readStream(place.tenant, place.stream)).length },
          drafts,
        ),
    }),
    'that alters the text': (good) => ({
      readStream: async (...args) =>
        (await good.readStream(...args)).map((event) => ({ ...event, body: `${event.body} ` })),
    }),
    'that loses the tail of the chain': (good) => ({
      readAll: async (tenant) => (await good.readAll(tenant)).slice(1),
    }),
  };
  for (const [name, breakIt] of Object.entries(broken)) {
    it(`on a ledger ${name}`, async () => {
      const fresh = async () => {
        const good = memoryLedger(hasher);
        return { ledger: { ...good, ...breakIt(good) }, tenant: 'a', other: 'b' };
      };
      const results = await Promise.allSettled(ledgerContract(fresh, hasher).map(({ run }) => run()));
      expect(results.some(({ status }) => status === 'rejected')).toBe(true);
    });
  }
});

describe('given, when, then', () => {
  const pipeline = polishPipeline();
  const begun = runStarted(pipeline, {}, { text: 'short' });
  const evaluate = {
    kind: 'evaluate',
    key: 'length-0',
    evaluator: 'length',
    input: { cycle: 0 },
    texts: { text: 'short' },
  } as const;
  it('passes for the steps the pipeline asks for', () => {
    given(pipeline).when(begun).thenSteps(evaluate);
  });
  it('shows both sides when they differ', () => {
    expect(() => given(pipeline, begun).thenSteps({ ...evaluate, key: 'other' })).toThrow(
      /expected: .*other[\s\S]*found: .*length-0/,
    );
  });
});

describe('the fake renderer', () => {
  const request = { model: 'm', prompt: 'Say hello', parameters: { maxOutputTokens: 5 } };
  it('answers as told and keeps the call', async () => {
    const renderer = fakeRenderer([{ when: /hello/, answer: 'hi' }]);
    expect(await renderer.render(request)).toMatchObject({ kind: 'completed', text: 'hi' });
    expect(renderer.calls).toEqual([request]);
  });
  it('fails on a call it was not told of', async () => {
    await expect(fakeRenderer([]).render(request)).rejects.toThrow('was not told of this call');
  });
});

describe('the rule tester', () => {
  const finding = (input: string) => ({
    rule: 'no-x',
    ruleSet: 't/v1',
    span: { start: input.indexOf('x'), end: input.indexOf('x') + 1 },
    found: 'x',
    expected: 'no x',
  });
  const rule = { id: 'no-x', check: (input: string) => (input.includes('x') ? [finding(input)] : []) };
  const fickle = () => {
    let calls = 0;
    return () => {
      calls += 1;
      return calls % 2 === 0 ? [finding('x')] : [];
    };
  };
  const cases = {
    parameters: {},
    valid: ['abc'],
    invalid: [{ input: 'axb', findings: [{ rule: 'no-x', span: { start: 1, end: 2 } }] }],
  };
  it('passes for a rule that does what its table says', () => testRule(rule, cases));
  it.each([
    ['speaks about valid input', { ...rule, check: (input: string) => [finding(input)] }],
    ['finds something else', { ...rule, check: () => [] }],
    [
      'answers differently',
      {
        ...rule,
        check: fickle(),
      },
    ],
    ['has nothing to check', { id: 'no-x' }],
  ])('fails for a rule that %s', (message, wrong) => {
    expect(() => testRule(wrong, cases)).toThrow(message);
  });
});
