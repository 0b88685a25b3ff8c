import { describe, expect, it } from 'vitest';
import type { Transferred } from '../transfer/transferred.ts';
import type { Facts, Told } from './facts.ts';
import { planMessage } from './plan.ts';
import { withLikely, withTransferred } from './with-transferred.ts';

const words = (en: string) => ({ en, es: `${en} es`, fr: `${en} fr`, de: `${en} de` });
const phrase = (say: string) => ({ en: { say }, es: { say }, fr: { say }, de: { say } });
const ask: Transferred = {
  kind: 'move',
  sentence: 0,
  concepts: ['mail'],
  hasThing: true,
  isWhole: true,
  say: words('put the letters on the dresser'),
};
const event: Transferred = {
  kind: 'told',
  sentence: 1,
  concepts: ['shoes'],
  hasThing: true,
  isWhole: true,
  say: words('The shoes are wet'),
};
const fact = (id: 'mail' | 'shoes' | 'kitchen', weight: number) => ({ id, sentence: 0, named: true, weight });
const facts: Facts = {
  concepts: [fact('mail', 5), fact('shoes', 5), fact('kitchen', -40)],
  asks: [{ id: 'respect_space', sentence: 0, plain: true, named: true }],
};

describe('withTransferred', () => {
  it('leaves the facts as they are where nothing was taken apart', () => {
    expect(withTransferred(facts, [], ['privacy'])).toBe(facts);
  });

  it('asks in the words of the request, in place of what was heard in its sentence', () => {
    const known = withTransferred(facts, [ask], ['privacy']);
    expect(known.asks).toEqual([]);
    expect(planMessage(known, 'request', 'de').phrases.map(({ text }) => text)).toEqual([ask.say.de]);
  });

  it('asks the same once', () => {
    expect(withTransferred(facts, [ask, ask], ['privacy']).whole).toHaveLength(1);
  });

  it('names beside it only what is of the topics and not unlikely', () => {
    const named = withTransferred(facts, [ask], ['cleanliness']).concepts.map(({ id }) => id);
    expect(named).toEqual(['mail', 'shoes']);
  });

  it('tells what happened where the phrase book does not, and only where nothing of it is lost', () => {
    const told = {
      concepts: ['shoes' as const],
      words: { en: { say: 'x' }, es: { say: 'x' }, fr: { say: 'x' }, de: { say: 'x' } },
      sentence: 3,
    };
    expect(withTransferred(facts, [event], ['cleanliness']).told?.map((each) => each.words.en.say)).toEqual([
      event.say.en,
    ]);
    expect(withTransferred({ ...facts, told: [told] }, [event], ['cleanliness']).told).toEqual([told]);
    expect(withTransferred(facts, [{ ...event, isWhole: false }], ['cleanliness']).told).toBeUndefined();
  });

  it('tells nothing that is asked in the same sentence', () => {
    const both = withTransferred(facts, [{ ...event, sentence: 0, concepts: ['kitchen'] }, ask], ['privacy']);
    expect(both.told).toEqual([]);
  });

  it('leaves a question a question', () => {
    const plan = planMessage(withTransferred(facts, [ask], ['privacy']), 'clarification', 'en');
    expect(plan.phrases).toEqual([]);
  });
});

describe('what the sender will not do', () => {
  const limit: Transferred = {
    ...event,
    kind: 'refused',
    isAlone: true,
    say: words('I would rather not lend my bike'),
  };

  it('is told, and asks for nothing in its sentence', () => {
    const stop = { id: 'stop', sentence: 1, plain: true, named: true } as const;
    const told = withTransferred({ ...facts, asks: [stop] }, [limit], ['privacy']);
    expect(told.hasLimit).toBe(true);
    expect(told.told?.map(({ words: own }) => own.en.say)).toEqual(['I would rather not lend my bike']);
    expect(told.asks).toEqual([]);
  });
});

describe('what is named beside a request', () => {
  const named = { ...facts, concepts: [fact('mail', -44), fact('shoes', -8)] };

  it('must be as likely as not where the request names its thing', () => {
    expect(withLikely({ ...named, whole: [ask] }).concepts.map(({ id }) => id)).toEqual(['mail']);
  });

  it('may be less likely where the request names nothing', () => {
    const bare = { ...ask, hasThing: false, concepts: [] };
    expect(withLikely({ ...named, whole: [bare] }).concepts.map(({ id }) => id)).toEqual(['mail', 'shoes']);
  });
});

describe('what is named beside a phrase', () => {
  it('must be likely', () => {
    const told = [{ concepts: ['mail'] as const, sentence: 0, words: phrase('My mail was opened') }];
    const named = withLikely({
      ...facts,
      concepts: [fact('mail', -44), fact('kitchen', -44), fact('shoes', 0)],
      told,
    });
    expect(named.concepts.map(({ id }) => id)).toEqual(['mail', 'shoes']);
  });
});

const told = (concepts: Told['concepts'], say: string, sentence = 0): Told => ({
  concepts,
  words: phrase(say),
  sentence,
});

describe('what a sentence tells beside a request', () => {
  const saysBeside = (beside: Told) =>
    withTransferred({ ...facts, told: [beside] }, [ask], ['privacy']).told?.map(
      ({ words: own }) => own.en.say,
    );

  it('is told where it can only be the reason', () => {
    expect(saysBeside(told(['smell'], 'There is a bad smell'))).toEqual(['There is a bad smell']);
    expect(saysBeside(told([], 'It is your turn'))).toEqual(['It is your turn']);
  });

  it('is left out where it may be the contrary of what is asked', () => {
    expect(saysBeside(told(['kitchen'], 'The window has been left open'))).toEqual([]);
  });
});

describe('a sentence that tells of two matters', () => {
  it('tells both, and the same matter once', () => {
    const reply = told(['no_reply'], 'My messages have not been answered', 1);
    const floor = told(['floor'], 'The floor is wet', 1);
    const said = (beside: Told) =>
      withTransferred({ ...facts, asks: [], told: [beside] }, [event], ['cleanliness']).told?.map(
        ({ words: own }) => own.en.say,
      );
    expect(said(reply)).toEqual(['My messages have not been answered', 'The shoes are wet']);
    expect(said(floor)).toEqual(['The shoes are wet']);
  });
});
