import type { Ask, Part, Which } from './builtin/feedback/ask.ts';
import { takeQuotes } from './builtin/feedback/quotes.ts';
import { readAsks } from './builtin/feedback/read-asks.ts';
import type { AppliedFeedback } from './problem-context.ts';

export const ARROW = /->|→|=>|⇒/;
/** Wishes that a change of blanks and line ends alone can grant. */
const LAYOUT: ReadonlySet<Ask['kind']> = new Set([
  'paragraphs',
  'question-alone',
  'label-parts',
  'number-steps',
  'steps-to-prose',
]);

/** What a new text is checked for by rule: whoever wrote it, it says nothing about which items it followed. */
export interface Shown {
  /** False where nothing but blanks changed, and no item asks for that. */
  readonly changed: boolean;
  /** Ids of items that give the words to add, replace or remove, which the new text does not show. */
  readonly notFound: readonly string[];
}

/** Items whose words cannot be looked for count as applied where the text changed. */
export function shownFeedback(before: string, after: string, feedback: readonly AppliedFeedback[]): Shown {
  const folded = { before: fold(before), after: fold(after) };
  const asks = feedback.map((item) => readAsks(item, (words) => count(folded.before, fold(words)) > 0).asks);
  if (oneBlank(before) === oneBlank(after)) {
    const layout = asks.map((all) => all.some(({ kind }) => LAYOUT.has(kind)));
    const notFound = feedback.filter((_, i) => layout[i] !== true).map(({ feedbackId }) => feedbackId);
    return { changed: notFound.length < feedback.length, notFound };
  }
  const notFound = feedback.filter((item, i) => {
    const { quotes } = takeQuotes(item.recommendation.slice(0, 8_000));
    const given = (words: string) => quotes.includes(words);
    const arrow = ARROW.test(item.recommendation);
    return asks[i]?.some((ask) => !shows(ask, before, after, given, arrow));
  });
  return { changed: true, notFound: notFound.map(({ feedbackId }) => feedbackId) };
}

function shows(
  ask: Ask,
  before: string,
  after: string,
  given: (words: string) => boolean,
  arrow: boolean,
): boolean {
  switch (ask.kind) {
    case 'insert-words':
      return !given(ask.words) || more(before, after, ask.words, fold) > 0;
    case 'remove-words':
      return !given(ask.words) || went(before, after, ask.words, '', everywhere(ask), fold);
    case 'replace-words': {
      const { from, to } = ask;
      if (!arrow && !(given(from) && given(to))) return true;
      // "chicago" to "Chicago" is a change of letters that folding would hide.
      const form = fold(from) === fold(to) ? plain : fold;
      const came = count(form(after), form(to)) > 0;
      const known = count(form(before), form(from)) > 0;
      if (!known) return more(before, after, to, form) > 0;
      return came && went(before, after, from, to, everywhere(ask), form);
    }
    case 'replace-question':
      return !given(ask.text) || count(fold(after), fold(ask.text)) > 0;
    default:
      return true;
  }
}

function everywhere({ which, part }: { readonly which: Which; readonly part: Part }): boolean {
  return which === 'all' && part === 'problem';
}

type Form = (text: string) => string;

function more(before: string, after: string, words: string, form: Form): number {
  return count(form(after), form(words)) - count(form(before), form(words));
}

/** New words may have the old ones in them: those are not what was to go. */
function went(
  before: string,
  after: string,
  words: string,
  instead: string,
  all: boolean,
  form: Form,
): boolean {
  const [old, next] = [form(words), form(instead)];
  const inside = count(next, old);
  const left = count(form(after), old) - inside * count(form(after), next);
  const there = count(form(before), old) - inside * count(form(before), next);
  return all ? left <= 0 && there > 0 : left < there;
}

/** How often words stand in a text as whole words. */
function count(text: string, words: string): number {
  if (words === '') return 0;
  let found = 0;
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + words.length)) {
    const end = at + words.length;
    const cutsIn = joined(text.slice(Math.max(0, at - 2), at), words.slice(0, 2));
    const cutsOff = joined(words.slice(-2), text.slice(end, end + 2));
    if (!cutsIn && !cutsOff) found += 1;
  }
  return found;
}

function joined(left: string, right: string): boolean {
  return /[\p{L}\p{N}]$/u.test(left) && /^[\p{L}\p{N}]/u.test(right);
}

/** One form for quotation marks, emphasis and blanks; a stop at the end of quoted words is not part of them. */
function plain(text: string): string {
  const even = text
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/\*/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  return /[\p{L}\p{N}]/u.test(even) ? even.replace(/[.,;:]{1,9}$/, '') : even;
}

function fold(text: string): string {
  return plain(text).toLowerCase();
}

function oneBlank(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
