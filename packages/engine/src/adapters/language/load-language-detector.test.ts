import type { DetectLanguage } from '@palimpsest/kernel/text';
import { beforeAll, describe, expect, it } from 'vitest';
import { DETECTED_LANGUAGES } from './languages.ts';
import { loadLanguageDetector } from './load-language-detector.ts';

const FOUR = ['en', 'es', 'fr', 'de'];
let detect: DetectLanguage;

beforeAll(async () => {
  detect = await loadLanguageDetector();
});

describe('language detector', () => {
  it.each([
    ['en', 'Could you wash your dishes before you go to bed, please?'],
    ['es', '¿Podrías fregar los platos antes de irte a la cama, por favor?'],
    ['fr', 'Tu pourrais laver ta vaisselle avant d’aller te coucher, s’il te plaît ?'],
    ['de', 'Könntest du bitte dein Geschirr spülen, bevor du schlafen gehst?'],
    ['it', 'Potresti lavare i piatti prima di andare a dormire, per favore?'],
    ['pt', 'Você poderia lavar a louça antes de ir dormir, por favor?'],
    ['nl', 'Zou je alsjeblieft de afwas willen doen voordat je naar bed gaat?'],
    ['sv', 'Kan du diska innan du går och lägger dig, snälla?'],
    ['pl', 'Czy możesz pozmywać naczynia, zanim pójdziesz spać?'],
    ['cs', 'Mohl bys prosím umýt nádobí, než půjdeš spát?'],
    ['tr', 'Yatmadan önce bulaşıkları yıkar mısın lütfen?'],
    ['id', 'Tolong cuci piring sebelum kamu pergi tidur ya.'],
  ])('names %s among all languages, to be relied on', (language, text) => {
    expect(detect(text, DETECTED_LANGUAGES)).toEqual({ language, confidence: 'high' });
  });

  it.each([
    ['ru', 'Мы хотели бы, чтобы ты был потише.'],
    ['uk', 'Ми хотіли б, щоб ти був тихіше.'],
    ['el', 'Μπορείς να κάνεις ησυχία;'],
    ['he', 'אתה יכול להיות בשקט בבקשה?'],
    ['th', 'ช่วยเบาเสียงหน่อยได้ไหม'],
    ['ko', '조금만 조용히 해 주세요'],
    ['ja', '静かにしてください'],
    ['zh', '请小声一点，我要睡觉'],
  ])('tells %s from its neighbours by script and letters', (language, text) => {
    expect(detect(text, DETECTED_LANGUAGES).language).toBe(language);
  });

  it('tells Norwegian from Danish by their spelling', () => {
    expect(
      detect('Jeg har sagt det mange ganger nå, men du rydder ikke opp etter deg.', ['nb', 'da', 'sv']),
    ).toEqual(expect.objectContaining({ language: 'nb' }));
    expect(
      detect('Jeg har sagt det mange gange nu, men du rydder ikke op efter dig.', ['nb', 'da', 'sv']),
    ).toEqual(expect.objectContaining({ language: 'da' }));
  });

  it('answers only with a language it was asked about', () => {
    const said = detect('Potresti abbassare la musica dopo le undici?', FOUR);
    expect([...FOUR, '']).toContain(said.language);
    expect(said.confidence).toBe('low');
  });

  it('takes locales for their base language', () => {
    expect(detect('Could you wash your dishes before you go to bed?', ['en-NZ', 'de-AT']).language).toBe(
      'en',
    );
  });

  it('knows Norwegian by the code that was asked for', () => {
    const text = 'Kan du være så snill å rydde kjøkkenet etter deg i kveld?';
    expect(detect(text, ['no', 'de']).language).toBe('no');
    expect(detect(text, ['nb', 'de']).language).toBe('nb');
  });

  it('is not sure of a word or two', () => {
    expect(detect('ok', FOUR).confidence).toBe('low');
    expect(detect('Danke', FOUR).confidence).toBe('low');
    expect(detect('Ruhe!', FOUR).confidence).toBe('low');
  });

  it('is fairly sure of a short text full of telling words', () => {
    expect(detect('who ate my food', FOUR)).toEqual({ language: 'en', confidence: 'medium' });
  });

  it.each(['', '   ', '12:30', '👍👍', '!!!'])('says nothing of %j', (text) => {
    expect(detect(text, FOUR)).toEqual({ language: '', confidence: 'low' });
  });

  it('says nothing when it is asked about no language', () => {
    expect(detect('Could you wash your dishes?', [])).toEqual({ language: '', confidence: 'low' });
  });

  it('reads shouting, missing accents and drawn-out letters', () => {
    expect(detect('TU MUSICA ESTA DEMASIADO ALTA TODAS LAS NOCHES', FOUR).language).toBe('es');
    expect(detect('you are sooooooo looooud every night', FOUR).language).toBe('en');
    expect(detect('kannst du bitte die kuche aufraumen', FOUR).language).toBe('de');
  });

  it('gives the same answer each time, whatever it was asked in between', () => {
    const text = 'Kan du dæmpe musikken lidt, tak?';
    const first = detect(text, DETECTED_LANGUAGES);
    detect('Something else entirely', ['en']);
    expect(detect(text, DETECTED_LANGUAGES)).toEqual(first);
  });

  it.each(['a'.repeat(1_000_000), 'ab '.repeat(300_000), '!?'.repeat(500_000), '\u0301'.repeat(500_000)])(
    'gets through a hostile text',
    (text) => {
      expect([...FOUR, '']).toContain(detect(text, FOUR).language);
    },
  );

  it('loads its data once', async () => {
    expect(await loadLanguageDetector()).toBe(detect);
  });
});
