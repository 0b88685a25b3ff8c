import { describe, expect, it } from 'vitest';
import { isForeign } from './strangers.ts';

const STRANGE = 'zyxolit qwertum brontic volkanum plasmoid';

describe('a text about something else', () => {
  it('has five words at least that neither the original nor people of a home use', () => {
    expect(isForeign('Turn it down', STRANGE, 'en')).toBe(true);
    expect(isForeign('Turn it down', STRANGE.split(' ').slice(1).join(' '), 'en')).toBe(false);
    expect(isForeign('Turn it down', `${'zyxolit '.repeat(9)}qwertum brontic volkanum`, 'en')).toBe(false);
  });

  it('that are half of all that it talks about', () => {
    expect(isForeign('Turn it down', `${STRANGE} music kitchen garbage dishes neighbour`, 'en')).toBe(true);
    expect(isForeign('Turn it down', `${STRANGE} music kitchen garbage dishes neighbour shower`, 'en')).toBe(
      false,
    );
  });

  it('words of the original are known, by their beginning', () => {
    expect(isForeign('The zyxolits!', STRANGE, 'en')).toBe(false);
    expect(isForeign(STRANGE.toUpperCase(), STRANGE, 'en')).toBe(false);
  });

  it('small and short words do not count', () => {
    const english = 'because through which those these while where whose other';
    expect(isForeign('Turn it down', `${STRANGE} ${english}`, 'en')).toBe(true);
    const german = 'nicht deine einen bitte danke kannst wenn aber sehr';
    expect(isForeign('Turn it down', `${STRANGE} ${german}`, 'de')).toBe(true);
    expect(isForeign('Turn it down', 'zyx qwe bro vol pla zzz', 'en')).toBe(false);
  });

  it('joined words are read one by one', () => {
    expect(isForeign('Turn it down', 'zyxolit-qwertum-brontic-volkanum-plasmoid', 'en')).toBe(true);
  });

  it.each(['es', 'fr', 'de'])('in %s as well', (language) => {
    expect(isForeign('Turn it down', STRANGE, language)).toBe(true);
  });

  it('is not judged in a language whose words are not listed', () => {
    expect(isForeign('Turn it down', STRANGE, 'ja')).toBe(false);
  });
});
