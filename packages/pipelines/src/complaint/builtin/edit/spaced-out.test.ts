import { describe, expect, it } from 'vitest';
import type { LanguageCode } from '../words/languages.ts';
import { withoutStops } from './spaced-out.ts';

describe('words spaced out by full stops', () => {
  it.each<[LanguageCode, string, string]>([
    ['en', 'Turn. The. Heating. Down. It is hot.', 'Turn the heating down. It is hot.'],
    ['es', 'Baja. La. Música.', 'Baja la música.'],
    ['fr', 'Ferme. La. Porte.', 'Ferme la porte.'],
    ['de', 'Mach. Die. Musik. Aus.', 'Mach die Musik aus.'],
  ])('are one sentence, in %s: %s', (language, text, joined) => {
    expect(withoutStops(text, language)).toBe(joined);
  });

  it.each([
    'Milk. Bread. Eggs.',
    'I asked you. Twice. Please answer.',
    'Every. Week.',
    'Hi Tom. Stop. The music is loud.',
  ])('are left as they are where they list or stress: %s', (text) => {
    expect(withoutStops(text, 'en')).toBe(text);
  });

  it('are found at once in a long message', () => {
    expect(withoutStops('a. '.repeat(2000), 'en').length).toBeGreaterThan(0);
  });
});
