import { describe, expect, it } from 'vitest';
import { languageDetector } from './detect-language.ts';

describe('correction of an n-gram detector', () => {
  it('lets frequent words decide where the n-grams cannot', () => {
    const detect = languageDetector(() => ({ es: 0.5, pt: 0.5 }));
    expect(detect('não sei porque você ainda está aqui', ['es', 'pt']).language).toBe('pt');
    expect(detect('no sé por qué todavía estás aquí', ['es', 'pt']).language).toBe('es');
  });

  it('does not let a frequent word overrule clear n-grams', () => {
    const detect = languageDetector(() => ({ de: 0.8, en: 0.3 }));
    expect(detect('also will ich das jetzt wissen, bevor wir reden', ['de', 'en']).language).toBe('de');
  });

  it('asks the n-grams nothing where the script says it all', () => {
    const detect = languageDetector(() => {
      throw new Error('not needed');
    });
    expect(detect('μουσική', ['el', 'en'])).toEqual({ language: 'el', confidence: 'high' });
    expect(detect('μουσική', ['en'])).toEqual({ language: '', confidence: 'low' });
  });

  it('is not sure of a language when another one, not asked about, fits far better', () => {
    const detect = languageDetector(() => ({ it: 0.8, es: 0.6, en: 0.2 }));
    expect(detect('potresti abbassare la musica la sera', ['es', 'en'])).toEqual({
      language: 'es',
      confidence: 'low',
    });
  });

  it('answers from words alone when the n-grams are silent', () => {
    const detect = languageDetector(() => ({}));
    expect(detect('die und das', ['de', 'en']).language).toBe('de');
  });
});
