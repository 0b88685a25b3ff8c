import type { Span } from '@palimpsest/contracts';
import { isStopWord, type Word, wordList } from '@palimpsest/kernel/text';
import { type BlogGuard, problemAt } from '../blog-guard.ts';
import { type ReadSentence, type ReadText, type Stemmer, withoutPossessive } from '../read-text.ts';

const LEAST_WORDS = 6;
const LEAST_SUPPORTED = 0.3;
const LEAST_CLAUSE = 4;

export const unsupportedSentence: BlogGuard = {
  id: 'unsupported-sentence',
  severity: 'soft',
  summary: 'Every sentence and clause shares some of its phrases with the original.',
  why: 'A sentence most of whose word pairs are new may bring a new claim. Overlap of phrases tells this better than overlap of names.',
  check: ({ parent, child, alignment, stemOf }) => {
    const known = wordPairs(parent, stemOf);
    const spans: Span[] = [];
    for (const [at, sentence] of child.sentences.entries()) {
      const { words, passage, span } = sentence;
      if (alignment.verbatim[at] || words.length < LEAST_WORDS || passage.block.kind === 'heading') continue;
      let supported = 0;
      for (let next = 1; next < words.length; next += 1)
        if (known.has(`${stemOf(words[next - 1]?.lower ?? '')} ${stemOf(words[next]?.lower ?? '')}`))
          supported += 1;
      if (supported < (words.length - 1) * LEAST_SUPPORTED) spans.push(passage.toSource(span));
      else for (const clause of newClauses(sentence, parent, stemOf)) spans.push(passage.toSource(clause));
    }
    return problemAt(
      'A sentence or clause has hardly a phrase of the original: look whether it claims something new.',
      spans,
    );
  },
};

/** Clauses whose content words are mostly new: a reason or a remark hung on a sentence that is otherwise kept. */
function newClauses({ words, passage }: ReadSentence, { stems }: ReadText, stemOf: Stemmer): Span[] {
  const clauses: Span[] = [];
  let clause: Word[] = [];
  const close = () => {
    const content = clause.filter(({ lower }) => !isStopWord(lower));
    const fresh = content.filter(({ lower }) => !stems.has(stemOf(withoutPossessive(lower))));
    const [first, last] = [clause[0], clause.at(-1)];
    if (first !== undefined && last !== undefined && clause.length >= LEAST_CLAUSE)
      if (content.length >= 2 && fresh.length * 2 >= content.length)
        clauses.push({ start: first.span.start, end: last.span.end });
    clause = [];
  };
  let end = words[0]?.span.start ?? 0;
  for (const word of words) {
    if (/[,;:()–—]/.test(passage.text.slice(end, word.span.start)) || CLAUSE_WORDS.has(word.lower)) close();
    clause.push(word);
    end = word.span.end;
  }
  close();
  return clauses;
}

const CLAUSE_WORDS = wordList('because since although which whereas while so');

function wordPairs({ passages }: ReadText, stemOf: Stemmer): ReadonlySet<string> {
  const pairs = new Set<string>();
  for (const { words } of passages) {
    let before: string | null = null;
    for (const { lower } of words) {
      const stem = stemOf(lower);
      if (before !== null) pairs.add(`${before} ${stem}`);
      before = stem;
    }
  }
  return pairs;
}
