import type { Span } from '@palimpsest/contracts';
import { sentences } from '@palimpsest/kernel/text';
import { nameConcepts } from '../../builtin/concepts/name-concepts.ts';
import { languageOf } from '../../builtin/words/languages.ts';
import { ordersWriting } from '../acts/tasks.ts';
import { VOCABULARIES } from '../vocabulary/strangers.ts';
import { contentOf } from './followed.ts';
import { USUAL_WORDS } from './usual-words.ts';

/** One word of its own can be the writer's way to say it. */
const MOST = 1;
/** So many more are, for each word of the rest that stands in the sentence. */
const SHARED = 2;

/**
 * The original tells a machine what to write, and a sentence of the output belongs to that rather than to the rest: it
 * takes up the words of the order, or has words of its own that neither the rest of the original and its matters nor
 * the usual words of a kind message account for. Only within one language: a translation shares no words.
 */
export function astraySentences(
  original: string,
  rewritten: string,
  { source, target }: { readonly source: string; readonly target: string },
): Span[] {
  const usual = USUAL_WORDS.get(target);
  const vocabulary = VOCABULARIES.get(target);
  const language = languageOf(target);
  if (source !== target || usual === undefined || vocabulary === undefined || language === null) return [];
  const parts = sentences(original).map(({ start, end }) => original.slice(start, end));
  const orders = parts.filter(ordersWriting);
  if (orders.length === 0) return [];
  const rest = parts.filter((sentence) => !ordersWriting(sentence));
  const said = new Set(rest.flatMap((sentence) => contentOf(sentence, target)));
  const ordered = new Set(orders.flatMap((sentence) => contentOf(sentence, target)));
  const matters = new Set<string>(nameConcepts(rest.join(' '), language).map(({ id }) => id));
  return sentences(rewritten).filter(({ start, end }) => {
    const sentence = rewritten.slice(start, end);
    // What the sender says is passed on, not followed.
    if (original.includes(sentence)) return false;
    const content = [...new Set(contentOf(sentence, target))];
    const own = content.filter((word) => !said.has(word));
    const shared = content.length - own.length;
    const taken = own.filter((word) => ordered.has(word) && !usual.has(word));
    if (taken.length > shared && (taken.length > MOST || taken.some((word) => !vocabulary.has(word))))
      return true;
    const unusual = own.filter((word) => !usual.has(word)).length;
    if (unusual + taken.length <= MOST + SHARED * shared) return false;
    return !nameConcepts(sentence, language).some(({ id }) => matters.has(id));
  });
}
