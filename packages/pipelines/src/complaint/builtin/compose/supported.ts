import { newTimes } from '../../validate/check-times.ts';
import { newTopics } from '../../validate/facts/topics.ts';
import type { LanguageCode } from '../words/languages.ts';
import { WORDS } from '../words/words.ts';
import type { Facts } from './facts.ts';

/**
 * The facts without concepts whose words would read as new beside the message: a lexicon can hear more between the lines
 * than a reader who checks the rewrite can find in them.
 */
export function supportedFacts(
  facts: Facts,
  original: string,
  source: LanguageCode,
  target: LanguageCode,
): Facts {
  const concepts = facts.concepts.filter(({ id }) => {
    const { say, at = '' } = WORDS[target].concepts[id];
    const text = `${say} ${at}`;
    return (
      newTopics(original, text, target).length === 0 && newTimes(original, text, source, target).length === 0
    );
  });
  return { ...facts, concepts };
}
