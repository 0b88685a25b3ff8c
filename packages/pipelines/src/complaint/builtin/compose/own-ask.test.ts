import { describe, expect, it } from 'vitest';
import type { LanguageCode } from '../words/languages.ts';
import { ownAsk, withOwnAsk } from './own-ask.ts';
import type { Plan } from './plan.ts';

const asked = (text: string, language: LanguageCode = 'en') => ownAsk(text, language)?.text ?? null;

describe('an order put as a request', () => {
  it.each<[LanguageCode, string, string]>([
    ['en', 'MOVE YOUR CAR!!! You absolute clown.', 'Could you please move your car?'],
    ['en', 'Turn the damn music off, people are asleep!', 'Could you please turn the music off?'],
    [
      'en',
      'Stop slamming the doors at five a.m.!!!',
      'Could you please stop slamming the doors at five a.m.?',
    ],
    ['es', 'Saca la basura ya, guarro.', 'Por favor, saca la basura.'],
    ['fr', 'Range la cuisine, gros porc !', 'S’il te plaît, range la cuisine.'],
    ['de', 'Putz den Herd, du Schwein!', 'Bitte putz den Herd.'],
  ])('keeps the words of the sender, in %s: %s', (language, text, request) => {
    expect(asked(text, language)).toBe(request);
  });

  it.each<[LanguageCode, string]>([
    ['en', 'Touch my food again and I bin your plates.'],
    ['en', 'Turn it off.'],
    ['en', 'Learn to wash your plates.'],
    ['en', 'Well done, genius. Wash your plates.'],
    ['en', 'Get that leech out of the kitchen.'],
    ['fr', 'Prends la machine encore et je jette ton linge.'],
    ['fr', 'Baisse ta télé de merde.'],
    ['de', 'BRING DEN MÜLL RAUS!!!'],
  ])('is not made of what threatens, mocks or is unclear, in %s: %s', (language, text) => {
    expect(asked(text, language)).toBeNull();
  });
});

describe('a plan', () => {
  const plan: Plan = {
    concepts: [],
    phrases: [
      { ask: 'clean_up', concept: 'dishes', text: 'wash your dishes' },
      { ask: 'pay', concept: 'rent', text: 'pay the rent' },
    ],
    about: [],
  };

  it('gives way to the request where both ask the same of the same', () => {
    const own = {
      text: 'Could you please wash your plates?',
      asks: ['clean_up'],
      concepts: ['dishes'],
    } as const;
    expect(withOwnAsk(plan, own, false)).toMatchObject({ asked: own, phrases: [{ ask: 'pay' }] });
  });

  it('stays as it is where the request could not be put more softly, and is to be', () => {
    const own = { text: 'Bitte putz den Herd.', asks: ['clean_up'], concepts: ['dishes'] } as const;
    expect(withOwnAsk(plan, own, true)).toBe(plan);
  });

  it('stays as it is where the request asks something else', () => {
    const own = { text: 'Could you please move your car?', asks: ['move'], concepts: ['parking'] } as const;
    expect(withOwnAsk(plan, own, false)).toBe(plan);
  });
});
