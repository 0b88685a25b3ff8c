import { describe, expect, it } from 'vitest';
import { renderMessage } from '../render-message.ts';
import { requestFor } from '../testing/request.ts';
import { BACK_ASKS } from '../words/grammar/back-asks.ts';
import { LANGUAGES, type LanguageCode } from '../words/languages.ts';
import { readFrames } from './read-frames.ts';
import { readMessage } from './transfer.ts';

const backAsks = (text: string, language: LanguageCode): string[] =>
  readMessage(text, language).found.flatMap(({ isBack, say }) => (isBack === true ? [say.en] : []));
const written = (text: string, source: string, target: string): string => {
  const answer = renderMessage(requestFor(text, { source, target, topics: ['cleanliness', 'other'] }));
  return answer.kind === 'written' ? answer.text : `cannot: ${answer.reason}`;
};

describe('a request that only points back', () => {
  it.each<[LanguageCode, string, string]>([
    ['en', 'Could you do it tonight?', 'take care of it'],
    ['en', 'Please stop.', 'avoid that'],
    ['en', 'Please keep that in mind.', 'be mindful of that'],
    ['es', '¿Te encargas tú?', 'take care of it'],
    ['es', 'Que no se repita.', 'avoid that'],
    ['es', 'Ten más cuidado, por favor.', 'be mindful of that'],
    ['fr', "Tu t'en occupes ce soir ?", 'take care of it'],
    ['fr', 'Ne fais plus ça.', 'avoid that'],
    ['fr', 'Tiens compte de ça.', 'be mindful of that'],
    ['de', 'Machst du es heute noch?', 'take care of it'],
    ['de', 'Mach das nicht noch mal!', 'avoid that'],
    ['de', 'Achte bitte darauf.', 'be mindful of that'],
  ])('is heard in %s: %s', (language, text, say) => {
    expect(backAsks(text, language)).toEqual([say]);
  });

  it.each<[LanguageCode, string]>([
    ['en', 'I will do it tonight.'],
    ['en', 'Why did you do it?'],
    ['es', 'Lo haces muy bien.'],
    ['fr', 'Tu le fais toujours.'],
    ['de', 'Magst du das wieder so machen?'],
  ])('is not what tells, asks or praises: %s: %s', (language, text) => {
    expect(backAsks(text, language)).toEqual([]);
  });

  it.each([
    ['de', 'en', 'Das Licht im Bad ist kaputt. Kümmerst du dich darum?', 'take care of it'],
    ['fr', 'es', 'La poubelle déborde. Tu peux t’en occuper ?', 'encargarte de eso'],
    ['es', 'de', 'Has dejado la puerta abierta toda la noche. Ten más cuidado.', 'darauf achten'],
  ])('is asked beside what is told, from %s to %s: %s', (source, target, text, words) => {
    expect(written(text, source, target)).toContain(words);
  });

  it('is never asked where nothing is told', () => {
    for (const target of LANGUAGES.filter((each) => each !== 'en'))
      expect(written('Please stop it.', 'en', target)).toMatch(/^cannot/u);
  });

  it('is said in every language of the lists', () => {
    for (const { words } of readFrames(BACK_ASKS))
      for (const language of LANGUAGES) expect(words[language].say).not.toBe('');
  });
});
