import { describe, expect, it } from 'vitest';
import { senderMessageSchema } from './entry.ts';
import { stripHidden } from './message-text.ts';

describe('intake', () => {
  it.each([
    ['zero-width characters', 'a\u200bb\u200cc\u200dd\u2060e', 'abcde'],
    ['selectors of variants', 'a\ufe00b\ufe0fc', 'abc'],
    ['tags', 'a\u{e0000}\u{e0041}\u{e007f}b', 'ab'],
    ['controls', 'a\u0000b\u0007c\u001bd\u007fe\u0085f\u009fg', 'abcdefg'],
    ['marks of direction', 'a\u202eb\u2066c\u2069d\u200fe', 'abcde'],
    ['a byte order mark and soft hyphens', '\ufeffa\u00adb', 'ab'],
    ['letters that are drawn as nothing', 'a\u3164b\u115fc\uffa0d\u180ee\u034ff\u{e0101}g', 'abcdefg'],
    ['half of a surrogate pair', 'a\ud800b\udc00c', 'abc'],
    ['blanks around it', ' \t\n a b \n', 'a b'],
  ])('takes out %s', (_name, given, kept) => {
    expect(stripHidden(given)).toBe(kept);
  });

  it('keeps line breaks and tabs inside, letters of all scripts, and emoji', () => {
    expect(stripHidden('one\r\ntwo\rthree\n\tfour')).toBe('one\ntwo\nthree\n\tfour');
    expect(stripHidden('Grüße, ¿qué?, 静かに, 🎉')).toBe('Grüße, ¿qué?, 静かに, 🎉');
  });

  it('counts characters after that, from 1 to 1,500', () => {
    const good = (text: string) => senderMessageSchema.safeParse(text).success;
    expect(good('')).toBe(false);
    expect(good(' \u200b ')).toBe(false);
    expect(good('\u3164\u3164')).toBe(false);
    expect(good('x')).toBe(true);
    expect(good('x'.repeat(1500))).toBe(true);
    expect(good('x'.repeat(1501))).toBe(false);
    expect(good(` ${'x\u200b'.repeat(1500)} `)).toBe(true);
    expect(good('🎉'.repeat(1500))).toBe(true);
    expect(good('🎉'.repeat(1501))).toBe(false);
  });

  it('reads a hostile megabyte in one go', () => {
    expect(stripHidden('\u200b '.repeat(500_000))).toBe('');
    expect(senderMessageSchema.safeParse('a\u{e0041}'.repeat(300_000)).success).toBe(false);
  });
});
