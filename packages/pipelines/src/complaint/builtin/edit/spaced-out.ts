import type { LanguageCode } from '../words/languages.ts';

/** One word a sentence, three or more in a row. */
const SPACED_OUT =
  /(?<![\p{L}\p{N}][ ]|[\p{L}\p{N}'’])\p{L}[\p{L}'’]*(?:\. \p{L}[\p{L}'’]*){2,15}(?=[.!?])/gu;
/** Words that stand in no list of things. */
export const SMALL_WORDS: Readonly<Record<LanguageCode, string>> = {
  en: 'the|my|your|our|it|of|in|on|off|up|down|out|to|not|me|do',
  es: 'el|la|los|las|mi|tu|mis|tus|lo|de|en|no|ya|me',
  fr: 'le|la|les|mon|ma|mes|ton|ta|tes|de|du|en|pas|ne|moi',
  de: 'die|der|das|den|dem|meine?|meinen|deine?|deinen|in|im|aus|ab|auf|zu|nicht|mal|jetzt',
};

/** "Turn. The. Music. Down." is one sentence; "Milk. Bread. Eggs." is a list. */
export function withoutStops(message: string, language: LanguageCode): string {
  const small = new RegExp(`^(?:${SMALL_WORDS[language]})$`, 'iu');
  return message.replace(SPACED_OUT, (run) => {
    const words = run.split('. ');
    if (!words.slice(1).some((word) => small.test(word))) return run;
    const [first = '', ...others] = words;
    // German nouns keep their capitals.
    const lower = others.map((word) => (language === 'de' && !small.test(word) ? word : word.toLowerCase()));
    return [first, ...lower].join(' ');
  });
}
