import type { Span } from '@palimpsest/contracts';
import { countWords, isStopWord, matches, words } from '@palimpsest/kernel/text';
import { levelsOfVerb } from '../../bloom/task-verbs.ts';
import { isFiniteVerb } from '../words/verbs.ts';
import { opensClause } from './clauses.ts';
import { capitalised } from './edit.ts';
import { overlaps } from './locked-spans.ts';
import { nounPhrases } from './noun-phrases.ts';

export interface Split {
  readonly left: string;
  readonly right: string;
}

type Match = { readonly index: number; readonly 0: string };
type Rule = (sentence: string, free: (match: Match) => boolean) => Split | null;

export const ASKS =
  /^(?:how|what|which|who|where|when|why|whose|is|are|was|were|do|does|did|can|could|will|would|should)\b/i;
export const SUBORDINATE =
  /^(?:if|when|because|although|while|since|after|before|as|unless|once|given|suppose|using|knowing|to|by)\b/i;
const LEAST = 3;
/** No sentence; and every place in it is looked at with all that stands before. */
const LONGEST = 2_000;

/** The first safe place, rule by rule. What follows keeps its words; the stop of the first part fits what it is. */
export function splitOnce(sentence: string, locked: readonly Span[]): Split | null {
  if (sentence.length > LONGEST) return null;
  const free = (match: Match) =>
    !overlaps(locked, { start: match.index, end: match.index + match[0].length }) &&
    balanced(sentence.slice(0, match.index));
  for (const rule of RULES) {
    const split = rule(sentence, free);
    if (split !== null && countWords(split.left) >= LEAST && countWords(split.right) >= LEAST) return split;
  }
  return null;
}

/** Not inside brackets or quotes. */
function balanced(left: string): boolean {
  const count = (pattern: RegExp) => (left.match(pattern) ?? []).length;
  return count(/[([]/g) === count(/[)\]]/g) && count(/["“”]/g) % 2 === 0;
}

/** "If a car goes ..., how far ...?" tells a story and asks. */
const ifStory: Rule = (sentence, free) => {
  const opening = /^(?:if|given that|suppose(?: that)?|imagine(?: that)?|assuming(?: that)?)\s+/i.exec(
    sentence,
  );
  if (opening === null) return null;
  for (const match of matches(sentence, /,\s+(?:then\s+)?(?=(?:how|what|which|who|where|when|why)\b)/gi)) {
    const story = sentence.slice(opening[0].length, match.index);
    if (!free(match) || /\b(?:were to|had been|would|could|if|or)\b/i.test(story)) continue;
    return { left: `${capitalised(story)}.`, right: sentence.slice(match.index + match[0].length) };
  }
  return null;
};

const semicolon: Rule = (sentence, free) => {
  for (const match of matches(sentence, /;\s+(?:and\s+)?/g)) if (free(match)) return cut(sentence, match, '');
  return null;
};

const andThen: Rule = (sentence, free) => {
  for (const match of matches(
    sentence,
    /(?:,|(?<![\s,]))\s+and\s+(?:then|subsequently|afterwards|next|finally)\s+/gi,
  )) {
    if (!free(match)) continue;
    const right = sentence.slice(match.index + match[0].length);
    const word = /finally/i.test(match[0]) ? 'Finally' : 'Then';
    const owner = ownerOf(sentence, right);
    if (owner === null) continue;
    return stopped(sentence.slice(0, match.index), `${word}${owner === '' ? '' : ` ${owner}`} ${right}`);
  }
  return null;
};

/** Who does what follows: nobody for an order, the subject of the first part for a story; null where that is unsure. */
function ownerOf(sentence: string, right: string): string | null {
  const verb = /^[\p{L}-]+/u.exec(right)?.[0].toLowerCase() ?? '';
  if (isOrder(sentence) && levelsOfVerb(verb) !== undefined) return '';
  if (opensClause(right)) return '';
  const pronoun = /^(He|She|It|They|We|You|I)\s/.exec(sentence)?.[1];
  if (pronoun !== undefined && isFiniteVerb(verb)) return pronoun === 'I' ? 'I' : pronoun.toLowerCase();
  const subject = nounPhrases(sentence)[0];
  if (
    subject?.start === 0 &&
    isFiniteVerb(verb) &&
    !subject.plural &&
    !/(?:ed|ing)$/.test(subject.head.lower)
  )
    return 'it';
  return null;
}

/** Whether the sentence tells the student to do something. */
function isOrder(sentence: string): boolean {
  const [first, second] = words(sentence.slice(0, 60));
  const verb =
    first !== undefined && /^(?:first|next|then|now|please|finally)$/.test(first.lower) ? second : first;
  return verb !== undefined && levelsOfVerb(verb.lower) !== undefined;
}

const commaJoined: Rule = (sentence, free) => {
  if (SUBORDINATE.test(sentence)) return null;
  for (const match of matches(sentence, /,\s+(and|but|so|yet)\s+/gi)) {
    const right = sentence.slice(match.index + match[0].length);
    if (!free(match)) continue;
    const joint = (match[1] ?? '').toLowerCase();
    if (opensClause(right)) return cut(sentence, match, joint === 'and' ? '' : `${capitalised(joint)} `);
    const verb = /^[\p{L}-]+/u.exec(right)?.[0].toLowerCase() ?? '';
    const list = sentence.slice(0, match.index).includes(',');
    const orders = isOrder(sentence) && levelsOfVerb(verb) !== undefined && !isStopWord(verb);
    if (joint === 'and' && !list && orders) return cut(sentence, match, '');
  }
  return null;
};

/** "Identify the parts and explain the process.": two tasks. */
const twoOrders: Rule = (sentence, free) => {
  if (!isOrder(sentence) || SUBORDINATE.test(sentence)) return null;
  for (const match of matches(
    sentence,
    /(?<!\s)\s+and\s+(?=(\p{Ll}+) (?:the|a|an|your|each|how|what|why|which|its|their|it|them|whether)\b)/gu,
  )) {
    const tells = (levelsOfVerb(match[1] ?? '')?.length ?? 0) > 0;
    if (tells && free(match) && !sentence.slice(0, match.index).includes(','))
      return cut(sentence, match, '');
  }
  return null;
};

/** "..., taking into account that ..." */
const considering: Rule = (sentence, free) => {
  const aside =
    /,\s+(?:taking into (?:account|consideration)|considering|bearing in mind|keeping in mind|noting|knowing|remembering)\s+(?:the fact\s+)?that\s+/gi;
  for (const match of matches(sentence, aside))
    if (free(match)) return cut(sentence, match, 'Keep in mind that ');
  return null;
};

/** "the storm, which had been seen": what it speaks of is named again. */
const whichClause: Rule = (sentence, free) => {
  for (const match of matches(sentence, /,\s+(?:which|who)\s+(?=([\p{L}’']+))/giu)) {
    if (!free(match) || !isFiniteVerb(match[1] ?? '')) continue;
    const left = sentence.slice(0, match.index);
    const right = sentence.slice(match.index + match[0].length);
    // The aside must run to the end of the sentence.
    if (/,\s+(?!and\b|or\b)/.test(right)) continue;
    const named = lastNamed(left);
    if (named !== null) return stopped(left, `${capitalised(named)} ${right}`);
  }
  return null;
};

function lastNamed(left: string): string | null {
  const noun = nounPhrases(left).findLast(({ end }) => end === left.length);
  if (noun === undefined) return /(?:^|\s)(\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?)$/u.exec(left)?.[1] ?? null;
  const article = /^an?$/.test(noun.determiner) ? 'the' : noun.determiner;
  return `${article} ${left.slice(noun.start).replace(/^\S+\s+/, '')}`;
}

/** Two clauses joined by "and" alone. */
const bareAnd: Rule = (sentence, free) => {
  if (SUBORDINATE.test(sentence) || /\bbetween\b|\bboth\b/i.test(sentence)) return null;
  for (const match of matches(sentence, /(?<!\s)\s+(and|but|so)\s+/gi)) {
    const right = sentence.slice(match.index + match[0].length);
    const left = sentence.slice(0, match.index);
    if (!free(match) || left.endsWith(',') || !hasFinite(left) || !opensClause(right)) continue;
    if (/\b(?:if|that|when|because|who|which|whether)\b/i.test(left.slice(left.lastIndexOf(',') + 1)))
      continue;
    const joint = (match[1] ?? '').toLowerCase();
    return cut(sentence, match, joint === 'and' ? '' : `${capitalised(joint)} `);
  }
  return null;
};

const because: Rule = (sentence, free) => {
  if (/\?["'”’)]?$/.test(sentence) || SUBORDINATE.test(sentence) || isOrder(sentence)) return null;
  for (const match of matches(sentence, /(?:,|(?<![\s,]))\s+because\s+(?!of\b)/gi)) {
    const left = sentence.slice(0, match.index);
    if (!free(match) || /\b(?:not|never|whether|if|why)\b|n['’]t\b/i.test(left)) continue;
    return cut(sentence, match, 'This is because ');
  }
  return null;
};

const RULES: readonly Rule[] = [
  ifStory,
  semicolon,
  andThen,
  commaJoined,
  considering,
  whichClause,
  bareAnd,
  twoOrders,
  because,
];

function hasFinite(text: string): boolean {
  return words(text).some(({ lower }, i) => i > 0 && isFiniteVerb(lower));
}

function cut(sentence: string, match: Match, lead: string): Split {
  return stopped(sentence.slice(0, match.index), lead + sentence.slice(match.index + match[0].length));
}

/** A first part that asks keeps a question mark; a last part that does not ask loses it. */
function stopped(left: string, right: string): Split {
  const first = left.replace(/(?<![,;:\s])[,;:\s]+$/, '');
  const asked = /\?["'”’)]?$/.test(right);
  const opens = ASKS.test(first) && (asked || /^(?:how|what|which|who|where|why)\b/i.test(first));
  const asks = opens && !/^(?:when|where|what)\b[^?]*,/i.test(first);
  const order = isOrder(right) && !ASKS.test(right);
  return {
    left: first + (asks ? '?' : '.'),
    right: asked && asks && order ? right.replace(/\?(["'”’)]?)$/, '.$1') : right,
  };
}
