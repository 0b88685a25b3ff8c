import {
  AEO_MAXIMA,
  AEO_PILLARS,
  aeoScoresSchema,
  authorAdviceSchema,
  findingSchema,
} from '@palimpsest/contracts';
import { parseDocument } from '@palimpsest/kernel/text';
import { describe, expect, it } from 'vitest';
import { AEO_RULES } from './all-rules.ts';
import { scoreAeo } from './score-aeo.ts';
import { padding } from './testing/judge.ts';

const score = (text: string, switchedOff: readonly string[] = [], asOf = '2024-06-01') =>
  scoreAeo(parseDocument(text), { asOf, switchedOff });

const GOOD = `---
title: How to keep rabbits on a flat roof
date: 2024-02-01
---

To keep rabbits on a flat roof, give each rabbit 4 m² of shade and 2 litres of water a day.

## What do rabbits need on a roof?

Rabbits on a roof need shade, water and a fence of 90 cm. According to the [Rabbit Society](https://rabbits.example/needs), 80% of roof rabbits that lack shade fall ill within 3 weeks.

- Shade for each rabbit
- A fence of 90 cm
- Hay, twice a day

## Why does a flat roof suit rabbits?

A flat roof is a dry place that foxes cannot reach. "We lost no rabbit to foxes in six years on the roof," said Ada Byron of the [Vienna Zoo](https://zoo.example/roof).

## How much does it cost to keep rabbits?

Keeping two rabbits on a roof costs $300 a year, [a survey by Pet Watch](https://petwatch.example/costs) says. Fences from [Fence Works](https://fences.example) cost $120 once.
`;

const BAD = `Welcome to our blog! In today's world many people really love lots of things. ${'They basically just like very many various things and it is quite significant for several of them because of numerous reasons that experts say matter to everybody who lives in a place with a roof and a garden and a door. '.repeat(12)}`;

describe('the AEO score', () => {
  it('gives a good post nearly everything', () => {
    const { aeo } = score(GOOD);
    expect(aeo.total).toBeGreaterThan(90);
    expect(aeo.pillars.answerability).toBeGreaterThan(22);
    expect(aeo.pillars.structure).toBeGreaterThan(18);
  });

  it('gives a bad post little', () => {
    const { aeo } = score(BAD);
    expect(aeo.total).toBeLessThan(30);
    expect(aeo.pillars.answerability).toBeLessThan(15);
    expect(aeo.pillars.structure).toBeLessThan(12);
  });

  it('does not fill answerability for a title and an introduction alone', () => {
    const answered = `# Rabbits\n\nRabbits are a kind of small animal that lives on a roof.\n\n${padding()}`;
    const merely = `# Rabbits\n\nEverybody has seen rabbits at some time.\n\n${padding()}`;
    expect(score(answered).aeo.pillars.answerability).toBeLessThan(22);
    expect(score(merely).aeo.pillars.answerability).toBeLessThan(15);
  });

  it.each([
    ['good', GOOD],
    ['bad', BAD],
    ['padding', `# Cats\n\n${padding(30)}`],
    ['empty', ''],
  ])(
    'accounts for every point of a post (%s): given is the score, lost is what is missing',
    (_name, text) => {
      const { aeo, findings } = score(text);
      aeoScoresSchema.parse(aeo);
      for (const pillar of AEO_PILLARS) {
        const ids = new Set(AEO_RULES.filter((rule) => rule.pillar === pillar).map(({ id }) => id));
        const points = findings.filter(({ rule }) => ids.has(rule)).map((finding) => finding.points ?? 0);
        const sum = (sign: number) => points.filter((each) => each * sign > 0).reduce((a, b) => a + b, 0);
        expect(sum(1)).toBeCloseTo(aeo.pillars[pillar], 6);
        expect(sum(1) - sum(-1)).toBeCloseTo(AEO_MAXIMA[pillar], 6);
      }
      expect(AEO_PILLARS.reduce((total, pillar) => total + aeo.pillars[pillar], 0)).toBeCloseTo(aeo.total, 6);
    },
  );

  it('names a rule and a place inside the text for every point, and quotes nothing', () => {
    const findings = score(GOOD).findings;
    const known = new Set(AEO_RULES.map(({ id }) => id));
    for (const finding of findings) {
      findingSchema.parse(finding);
      expect(known).toContain(finding.rule);
      expect(finding.ruleSet).toBe('aeo/v1');
      expect(finding.span?.end).toBeLessThanOrEqual(GOOD.length);
      expect(`${finding.found} ${finding.expected}`.toLowerCase()).not.toMatch(/rabbit|fence|vienna/);
    }
  });

  it('is the same every time', () => {
    expect(score(GOOD)).toEqual(score(GOOD));
  });

  it('measures freshness against the given day only', () => {
    expect(score(GOOD, [], '2024-06-01').aeo.pillars.freshness).toBe(5);
    expect(score(GOOD, [], '2034-06-01').aeo.pillars.freshness).toBe(1);
  });
});

describe('the attainable maximum', () => {
  it('adds what a rewrite could win and leaves out what only the author can add', () => {
    const wall = `# Rabbits on roofs\n\n${padding(30)}\n\nRabbits on roofs are a kind of pet that needs shade.`;
    const { aeo, attainableMaximum, authorAdvice } = score(wall);
    expect(attainableMaximum).toBeGreaterThan(aeo.total + 25);
    const advised = new Set(authorAdvice.map(({ pillar }) => pillar));
    expect(advised).toEqual(new Set(['specificity', 'trust', 'freshness']));
    for (const advice of authorAdvice) authorAdviceSchema.parse(advice);
    const lost = authorAdvice.reduce((sum, { points }) => sum + points, 0);
    expect(attainableMaximum + lost).toBeCloseTo(100, 1);
  });

  it('does not promise an answer that the post does not have', () => {
    const with_ = score(`# Rabbits\n\n${padding(10)}\n\nRabbits are a kind of pet that needs shade.`);
    const without = score(`# Rabbits\n\n${padding(10)}\n\nNobody came.`);
    expect(with_.attainableMaximum - without.attainableMaximum).toBeGreaterThan(15);
    expect(without.authorAdvice.map(({ rule }) => rule)).toContain('answer-in-opening');
  });
});

describe('a switched-off rule', () => {
  it('neither gives nor takes: its pillar is measured by the others, and it is on record', () => {
    const undated = `# Cats\n\n${padding(10)}`;
    const all = score(undated);
    const off = score(undated, ['summary-or-faq', 'question-headings-answered']);
    const { answerability } = all.aeo.pillars;
    expect(off.aeo.pillars.answerability).toBeCloseTo((answerability * 25) / 21, 1);
    const note = off.findings.filter(({ rule }) => rule === 'summary-or-faq');
    expect(note).toMatchObject([{ found: 'switched off for this blog' }]);
    expect(note[0]).not.toHaveProperty('points');
  });

  it('leaves the other pillars as they were and passes over ids it does not know', () => {
    const { answerability: _, ...others } = score(GOOD, ['summary-or-faq', 'no-such-rule']).aeo.pillars;
    expect(score(GOOD).aeo.pillars).toMatchObject(others);
  });

  it('takes the whole pillar out of the question when all its rules are off', () => {
    expect(score('Cats sleep.', ['dated', 'age', 'updated']).aeo.pillars.freshness).toBe(5);
  });
});
