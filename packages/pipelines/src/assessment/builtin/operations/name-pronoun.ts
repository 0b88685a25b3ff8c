import type { Span } from '@palimpsest/contracts';
import { wordList, words } from '@palimpsest/kernel/text';
import type { Part } from '../feedback/ask.ts';
import { type Edit, edited, inCaseOf } from '../prose/edit.ts';
import { isEditable, type Layout, sentencesOf } from '../prose/layout.ts';
import { namesIn } from '../prose/names.ts';
import { isPerson, isVague, nounPhrases } from '../prose/noun-phrases.ts';
import { partSpan } from '../prose/part.ts';
import { withoutRepeats } from '../prose/repeated-pronouns.ts';
import { missing, type Result, type Scene } from './operation.ts';

const SUBJECTS = wordList('it they he she');
const POSSESSIVES = wordList('its their his');
export const GROUP: Readonly<Record<string, 'it' | 'they' | 'person'>> = {
  it: 'it',
  its: 'it',
  they: 'they',
  them: 'they',
  their: 'they',
  he: 'person',
  him: 'person',
  his: 'person',
  she: 'person',
  her: 'person',
};
/** "It takes", "it rains", "it is true that": this "it" stands for nothing. */
export const EMPTY_IT =
  /^(?:takes?|took|rains?|rained|snow(?:s|ed)|is (?:true|clear|possible|known|\d)|was (?:\d|noon|raining)|costs?)\b/i;

/** Puts the noun in the place of a pronoun whose noun is certain, or that the feedback names. */
export function namePronoun(
  { layout }: Scene,
  pronoun: string | null,
  noun: string | null,
  part: Part = 'problem',
): Result {
  const { text } = layout;
  const edits: Edit[] = [];
  let seen = false;
  let unsure = false;
  const only = partSpan(layout, part);
  for (const sentence of sentencesOf(layout)) {
    if (only !== null && sentence.start !== only?.start) continue;
    for (const word of words(text.slice(sentence.start, sentence.end))) {
      const span = { start: sentence.start + word.span.start, end: sentence.start + word.span.end };
      const wanted = pronoun === null ? SUBJECTS.has(word.lower) : word.lower === pronoun;
      if (!wanted || !isEditable(layout, span)) continue;
      if (word.lower === 'it' && EMPTY_IT.test(text.slice(span.end).trimStart())) continue;
      seen = true;
      const meant = noun ?? antecedent(layout, sentence, word.lower);
      if (meant === null) unsure = true;
      else edits.push({ ...span, text: written(word.text, meant, text.slice(span.end)) });
      // One noun a sentence is enough, unless the feedback says which pronoun it means.
      if (meant !== null && noun === null) break;
    }
  }
  if (edits.length > 0) {
    const kept = withoutRepeats(layout, edits);
    return {
      texts: [
        edited(
          text,
          edits.filter(({ start }) => kept.some((span) => span.start === start)),
        ),
      ],
    };
  }
  if (!seen)
    return {
      why:
        pronoun === null
          ? 'The text has no pronoun that stands for a thing or person.'
          : missing(false, part),
    };
  return {
    why: unsure
      ? 'It is not certain which noun the pronoun stands for; the feedback should name it.'
      : missing(false, part),
  };
}

function written(old: string, meant: string, rest: string): string {
  const owns =
    POSSESSIVES.has(old.toLowerCase()) ||
    (/^her$/i.test(old) && /^ \p{Ll}/u.test(rest) && !/^ (?:to|and|in|on|at|for|with|by|from)\b/.test(rest));
  return inCaseOf(old, owns ? `${meant}${/s$/.test(meant) ? "'" : "'s"}` : meant);
}

/** The only noun in front of the pronoun that fits, or the subject of the sentence before where it fits. */
function antecedent(layout: Layout, sentence: Span, pronoun: string): string | null {
  const group = GROUP[pronoun];
  if (group === undefined) return null;
  const before = layout.text.slice(0, sentence.start);
  // A sentence that begins with the same pronoun goes on about the same thing.
  const same = new RegExp(`^${pronoun}\\b`, 'i');
  const previous = sentencesOf(layout)
    .filter(({ start, end }) => end <= sentence.start && !same.test(layout.text.slice(start, end)))
    .at(-1);
  if (group === 'person') return person(before, layout);
  const told = previous === undefined ? '' : layout.text.slice(previous.start, previous.end);
  const candidates = thingsIn(before, group);
  const [only, other] = [...new Set(candidates)];
  if (only !== undefined && other === undefined) return only;
  return subjectOf(told, group);
}

function person(before: string, layout: Layout): string | null {
  const names = namesIn(layout.text).filter(
    (name) => new RegExp(`(?:^|[^\\p{L}])${name}(?![\\p{L}])`, 'u').test(before) && isActor(before, name),
  );
  const nouns = nounPhrases(before)
    .filter(isPerson)
    .map(({ start, end }) => definite(before.slice(start, end)));
  const [only, other] = [...new Set([...names, ...nouns])];
  return other === undefined ? (only ?? null) : null;
}

export const PLACE =
  /(?:^|\s)(?:in|at|near|through|from|leaves?|left|reach(?:es|ed)?|visit(?:s|ed)?|(?:goes|go|went|drives?|drove|travels?|traveled|fl(?:y|ies|ew)|walk(?:s|ed)?|rides?|rode|moved?s?) to)\s$/i;

/** A name is a place where it only stands behind "in", "leaves" or "goes to". */
function isActor(text: string, name: string): boolean {
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + name.length))
    if (!PLACE.test(text.slice(Math.max(0, at - 16), at))) return true;
  return false;
}

function thingsIn(text: string, group: 'it' | 'they'): string[] {
  return nounPhrases(text)
    .filter(
      (phrase) =>
        !isVague(phrase) && phrase.plural === (group === 'they') && (group === 'they' || !isPerson(phrase)),
    )
    .map(({ start, end }) => definite(text.slice(start, end)));
}

function subjectOf(sentence: string, group: 'it' | 'they'): string | null {
  const [first] = nounPhrases(sentence);
  if (group === 'they') {
    const pair = /^(\p{Lu}\p{L}+ and \p{Lu}\p{L}+)\s/u.exec(sentence)?.[1];
    if (pair !== undefined) return pair;
  }
  if (first === undefined || first.start !== 0 || isVague(first) || first.plural !== (group === 'they'))
    return null;
  if (group === 'it' && isPerson(first)) return null;
  const next = words(sentence.slice(first.end))[0];
  return next === undefined ? null : definite(sentence.slice(first.start, first.end));
}

function definite(phrase: string): string {
  const plain = phrase.replace(/\*/g, '');
  return /^(?:a|an|the|another|each|every)\s/i.test(plain)
    ? plain.replace(/^\S+/, 'the')
    : plain.charAt(0).toLowerCase() + plain.slice(1);
}
