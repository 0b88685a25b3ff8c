import { isStopWord, stem, words } from '@palimpsest/kernel/text';
import { sentencesOf } from '../prose/layout.ts';
import { isOrder } from '../prose/orders.ts';
import { isQuestion } from '../prose/question.ts';
import type { Scene } from './operation.ts';

/** Says when, where or under which condition something holds. */
export const SETTING =
  /^(?:at|on|under|during|near|beside|above|below|inside|outside|if|when|while|because|until|in|before|after)\s/i;
/** Says how or in what the answer is to be given, or what to look at: that belongs to the question. */
export const ANSWER =
  /^(?:at (?:least|most|first|once|all)|on average|in (?:total|all|order|words|detail|full|writing|pairs|groups|turn|your|complete|simplest|lowest|standard|scientific|exponential|expanded|numbers|digits|percent|kelvin|degrees|dollars|cents|euros|pounds|ounces|inches|feet|yards|miles|[kcm]?m|k?g|ml|l|(?:square|cubic) \w+|(?:kilo|centi|milli|deci)?(?:met(?:er|re)|lit(?:er|re)|gram|joule|watt|volt)s?|newtons?|seconds|minutes|hours|days|weeks|months|years)|(?:in|on) (?:the|this|each|a) (?:passage|text|poem|story|table|figure|diagram|graph|chart|map|picture|article|paragraph|sentence|number line|grid))\b/i;

export function isSetting(phrase: string): boolean {
  return SETTING.test(phrase) && !ANSWER.test(phrase);
}

/** The sentence a setting is told in: the only one, one the feedback speaks of, or the only one that tells something. */
export function settingSentence({ layout, said }: Scene): number | null {
  const { text } = layout;
  const all = sentencesOf(layout);
  if (all.length <= 1) return all.length - 1;
  const spoken = new Set(
    words(said)
      .filter(({ lower }) => !isStopWord(lower) && lower.length > 2)
      .map(({ lower }) => stem(lower)),
  );
  const named = [...all.keys()].filter((i) =>
    words(text.slice(all[i]?.start, all[i]?.end)).some(({ lower }) => spoken.has(stem(lower))),
  );
  if (named.length === 1) return named[0] ?? null;
  const told = [...all.keys()].filter((i) => {
    const span = all[i];
    return span !== undefined && !isQuestion(text, span) && !isOrder(text, span);
  });
  return told.length === 1 ? (told[0] ?? null) : null;
}
