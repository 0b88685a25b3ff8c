import { matches } from '@palimpsest/kernel/text';
import { type AppliedFeedback, scaffoldingOf } from '../../problem-context.ts';
import type { Ask } from './ask.ts';
import { takeQuotes } from './quotes.ts';
import { asksForInvention, readGeneral, readPronoun } from './read-general.ts';
import { placeOf, readInsertions } from './read-insertions.ts';
import { partOf } from './read-part.ts';
import { readEmphasis, readQuoted } from './read-quoted.ts';
import { type Found, readReplacements, readUnquoted } from './read-replacements.ts';

export interface Reading {
  readonly asks: readonly Ask[];
  /** The words of the feedback outside of quotes. */
  readonly said: string;
  /** It also wants something that the text does not have. */
  readonly invents: boolean;
  /** It quotes new words that none of the asks uses: part of it was not understood. */
  readonly unread: boolean;
}

type Item = Pick<AppliedFeedback, 'category' | 'recommendation' | 'action'>;

/** What an item asks for, in the order of its words. Precise wishes come before vague ones. */
export function readAsks(item: Item, inText: (words: string) => boolean): Reading {
  const quoted = takeQuotes(item.recommendation.slice(0, 8_000));
  const { marked } = quoted;
  const said = marked.replace(/\{\d{1,3}\}/g, ' ').toLowerCase();
  if (item.action?.type === 'replace')
    return {
      asks: [{ kind: 'replace-problem', text: replacementText(item.recommendation) }],
      said,
      invents: false,
      unread: false,
    };
  const named = readPronoun(marked, quoted.quotes);
  const precise = readPrecise(quoted, inText).filter(({ ask }) => !namesPronoun(ask, named?.ask));
  const told = readGeneral(marked, 'told').filter(
    ({ at, end }) => !precise.some((one) => one.at < end && at < one.end),
  );
  const pronoun = precise.length === 0 ? named : null;
  let found: readonly Found[] = [...precise, ...told, ...(pronoun === null ? [] : [pronoun])];
  const invents = asksForInvention(withoutSpans(marked, precise));
  if (found.length === 0 && !invents) found = readGeneral(marked, 'wrong');
  const asks = [...found].sort((a, b) => a.at - b.at).map(({ ask }) => ask);
  const all = withoutDoubles(withScaffolding(asks, item, invents), item);
  const used = JSON.stringify(all).toLowerCase();
  const unread =
    all.length > 0 &&
    quoted.quotes.some(
      (quote) => !used.includes(JSON.stringify(quote).slice(1, -1).toLowerCase()) && !inText(quote),
    );
  return { asks: all, said, invents, unread };
}

/** "Unclear who {0} is; say {1}": the words are no addition but the noun of the pronoun. */
function namesPronoun(ask: Ask, named: Ask | undefined): boolean {
  if (named?.kind !== 'name-pronoun' || named.pronoun === null || named.noun === null) return false;
  if (ask.kind === 'name-pronoun') return ask.noun === null;
  return ask.kind === 'insert-words' && ask.place.at === 'anywhere' && ask.words === named.noun;
}

/** What the precise asks leave of the words. */
function withoutSpans(marked: string, found: readonly Found[]): string {
  let rest = marked;
  for (const { at, end } of found)
    rest = rest.slice(0, at) + '.'.repeat(Math.max(0, end - at)) + rest.slice(end);
  return rest;
}

function readPrecise(quoted: ReturnType<typeof takeQuotes>, inText: (words: string) => boolean): Found[] {
  const found: Found[] = readReplacements(quoted);
  const taken = (at: number) => found.some((one) => one.at <= at && at < one.end);
  for (const one of readQuoted(quoted, taken)) found.push(one);
  for (const one of readInsertions(quoted, taken, found.length === 0, inText)) found.push(one);
  for (const one of readUnquoted(quoted.marked, inText)) if (!taken(one.at)) found.push(one);
  for (const one of readEmphasis(quoted.marked, inText)) if (!taken(one.at)) found.push(one);
  for (const one of readUnquotedInsertion(quoted.marked)) if (!taken(one.at)) found.push(one);
  const about =
    /\b(?:remove|delete|drop|cut|take out|omit)\s+the\s+(?:extra |unnecessary |irrelevant |distracting )?(?:sentence|detail|information|line|part)s?\s+(?:about|on|that says|that mentions|with)\s+([^.{}]{2,60})/i.exec(
      quoted.marked,
    );
  if (about !== null && !taken(about.index))
    found.push({
      at: about.index,
      end: about.index + about[0].length,
      ask: { kind: 'remove-sentence', about: about[1] ?? '' },
    });
  const counted = REMOVE_PART.exec(quoted.marked);
  if (counted !== null && !taken(counted.index))
    found.push({
      at: counted.index,
      end: counted.index + counted[0].length,
      ask: { kind: 'remove-part', part: partOf(counted[0]) },
    });
  const spelling = /\b(?:fix|correct|check)\b[^.{]{0,20}\b(?:typos?|spelling|misspell\w+)\b/i.exec(
    quoted.marked,
  );
  if (spelling !== null && found.length === 0)
    found.push({
      at: spelling.index,
      end: spelling.index + spelling[0].length,
      ask: { kind: 'fix-spelling', word: null },
    });
  return found;
}

const ORDINAL = '(?:first|opening|second|third|fourth|fifth|last|final)';
/** "Delete the last sentence.", "The first sentence is not needed." */
export const REMOVE_PART = new RegExp(
  `\\b(?:remove|delete|drop|cut(?: out)?|take out|omit|leave out)\\s+the\\s+(?:whole\\s+)?${ORDINAL} sentence(?=\\s{0,2}(?:[.,;!]|$|because|since|as it|it is))|\\bthe ${ORDINAL} sentence (?:(?:is not|isn['’]t) (?:needed|necessary|relevant)|is (?:unnecessary|irrelevant|redundant|superfluous|distracting)|(?:can|could|should) (?:go|be (?:cut|removed|deleted|dropped)))`,
  'i',
);
export const ADD_ALONE =
  /\b(?:add|insert|include)\s+the\s+(?:word|adjective|adverb)\s+([\p{L}-]{2,30})(?=\s{0,3}(?:[.,;!]|$)|\s+(?:to|at|in) the )([^.;!?\n]{0,60})/giu;

export const ADD_WORD =
  /\b(?:add|insert|put)\s+(?:the\s+(?:word|words|phrase)\s+)([\p{L}-]{2,30}(?: [\p{L}-]{2,30}){0,4}?)\s+(before|after|in front of)\s+(?:the\s+(?:word|noun)\s+)?([\p{L}-]{2,30})/giu;

function readUnquotedInsertion(marked: string): Found[] {
  const alone = [...matches(marked, ADD_ALONE)].map((match): Found => {
    const { place } = placeOf(match[2] ?? '', match[2] ?? '', []);
    const end = match.index + match[0].length;
    return { at: match.index, end, ask: { kind: 'insert-words', words: match[1] ?? '', place } };
  });
  const beside = [...matches(marked, ADD_WORD)].map(
    (match): Found => ({
      at: match.index,
      end: match.index + match[0].length,
      ask: {
        kind: 'insert-words',
        words: match[1] ?? '',
        place: {
          at: match[2]?.toLowerCase() === 'after' ? 'after' : 'before',
          anchor: match[3] ?? '',
          which: 'first',
        },
      },
    }),
  );
  return [...alone, ...beside];
}

/** A scaffolding item that names nothing else asks for steps, or for their end. */
function withScaffolding(asks: readonly Ask[], item: Item, invents: boolean): readonly Ask[] {
  const direction = scaffoldingOf(item);
  if (direction === null)
    return asks.map((ask) => (ask.kind === 'label-parts' ? { kind: 'split-sentences' } : ask));
  if (asks.length > 0 || invents) return asks.map(direction === 'decrease' ? lessSupport : moreSupport);
  return [{ kind: direction === 'increase' ? 'number-steps' : 'steps-to-prose' }];
}

/** Under "less scaffolding" a word about steps means that they go. */
function lessSupport(ask: Ask): Ask {
  return ask.kind === 'number-steps' || ask.kind === 'label-parts' ? { kind: 'steps-to-prose' } : ask;
}

/** Under "more scaffolding" pieces of the text are steps. */
function moreSupport(ask: Ask): Ask {
  return ask.kind === 'paragraphs' ? { kind: 'number-steps' } : ask;
}

/** Some wishes contain others; the category breaks the tie. */
function withoutDoubles(asks: readonly Ask[], item: Item): readonly Ask[] {
  const has = (kind: Ask['kind']) => asks.some((ask) => ask.kind === kind);
  const seen = new Set<string>();
  return asks.filter((ask) => {
    const key = JSON.stringify(ask);
    if (seen.has(key)) return false;
    seen.add(key);
    if (ask.kind === 'question-alone' && has('question-last')) return false;
    if (ask.kind === 'number-steps' && (has('steps-to-prose') || has('label-parts'))) return false;
    if (ask.kind === 'paragraphs' && (has('question-alone') || has('question-last') || has('steps-to-prose')))
      return false;
    if (ask.kind === 'split-sentences' && (has('number-steps') || has('label-parts'))) return false;
    if (ask.kind === 'paragraphs' && (has('number-steps') || has('label-parts') || has('split-sentences')))
      return false;
    return !(
      ask.kind === 'plain-words' &&
      (has('fewer-words') || has('double-negatives')) &&
      !/word|vocab|plain|simpl/i.test(item.recommendation)
    );
  });
}

/** The full text of a replacement: in quotes, or all that follows a colon. */
function replacementText(recommendation: string): string | null {
  const { quotes } = takeQuotes(recommendation);
  const longest = [...quotes].sort((a, b) => b.length - a.length)[0]?.trim() ?? '';
  if (longest.split(/\s+/).length >= 4) return longest;
  const colon = /:\s+(\S[\s\S]{20,})$/.exec(recommendation)?.[1]?.trim() ?? '';
  return colon === '' || colon.split(/\s+/).length < 4 ? null : colon.replace(/^["'“‘]|["'”’]$/g, '');
}
