import type {
  Citation,
  Draft,
  DraftSentence,
  ResearchClaim,
  SourceDocument,
  SynthesisAnswer,
} from '@palimpsest/contracts';
import type { Analysis } from '../analysis.ts';
import { nameableIn, withoutForeignAddresses } from '../package/plain-words.ts';
import type { DroppedSentence } from '../state.ts';
import {
  addressesIn,
  addsNumberWord,
  addsWords,
  cutFromContext,
  namesHost,
  type PassageReader,
  passageReader,
  spelledNumbers,
  turnsRound,
} from './foreign-words.ts';

type Written = SynthesisAnswer['sections'][number]['sentences'][number];
type Sentence = Omit<DraftSentence, 'citations'> & {
  readonly citations: readonly Omit<Citation, 'citation_id'>[];
};

export interface AcceptedDraft {
  readonly draft: Draft;
  readonly dropped: readonly DroppedSentence[];
}

/**
 * What of a written synthesis may stand: each sentence cites words that are in a stored passage, and says no more than
 * they do. The rest is dropped, on record; nothing is reworded.
 */
export function acceptDraft(
  answer: SynthesisAnswer,
  sources: readonly SourceDocument[],
  claims: readonly Pick<ResearchClaim, 'id' | 'evidence'>[],
  { classifySupport }: Pick<Analysis, 'classifySupport'>,
  question = '',
): AcceptedDraft {
  const dropped: DroppedSentence[] = [];
  const reader = passageReader();
  const nameable = nameableIn({ question, claims, sources });
  const sections = answer.sections.map((section, s) => ({
    ...section,
    sentences: section.sentences.flatMap((written, i) => {
      const verbatim = written.citations.filter((citation) => isVerbatim(citation, sources));
      // A package would leave the address out, and the quote would no longer be one.
      const citations = verbatim.filter(({ quote }) => withoutForeignAddresses(quote, nameable) === quote);
      const claim_ids = claimsCited(citations, claims);
      const reason = whyDropped(written, citations, {
        addresses: nameable.fetched,
        leadsAway: citations.length < verbatim.length,
        sources,
        classifySupport,
        question,
        reader,
        statements: claims.filter(({ id }) => claim_ids.includes(id)).flatMap(({ evidence }) => evidence),
      });
      if (reason !== null) {
        dropped.push({ section: s, sentence: i, reason });
        return [];
      }
      return [{ text: written.text, claim_ids, citations, unverified: false }];
    }),
  }));
  return {
    draft: numbered(
      answer.title,
      sections.filter(({ sentences }) => sentences.length > 0),
    ),
    dropped,
  };
}

/** Which claims a sentence states is read off the words it cites; what a writer says about that is not taken over. */
function claimsCited(
  citations: readonly Written['citations'][number][],
  claims: readonly Pick<ResearchClaim, 'id' | 'evidence'>[],
): string[] {
  const cites = ({ source_id, passage, quote }: ResearchClaim['evidence'][number]) =>
    citations.some(
      (each) =>
        each.source_id === source_id &&
        each.passage === passage &&
        (each.quote.includes(quote) || quote.includes(each.quote)),
    );
  return claims.filter(({ evidence }) => evidence.some(cites)).map(({ id }) => id);
}

function isVerbatim(
  { source_id, passage, quote }: Written['citations'][number],
  sources: readonly SourceDocument[],
): boolean {
  return sources.find(({ id }) => id === source_id)?.passages[passage]?.text.includes(quote) === true;
}

interface Ground {
  readonly addresses: ReadonlySet<string>;
  /** A quote names an address that the run did not go to. */
  readonly leadsAway: boolean;
  readonly sources: readonly SourceDocument[];
  readonly classifySupport: Analysis['classifySupport'];
  readonly question: string;
  readonly reader: PassageReader;
  /** What the verifier itself read in the words that are cited. */
  readonly statements: readonly ResearchClaim['evidence'][number][];
}

function whyDropped(
  { text, citations: given }: Written,
  citations: readonly Written['citations'][number][],
  { addresses, leadsAway, sources, classifySupport, question, reader, statements }: Ground,
): string | null {
  if (given.length === 0) return 'no-citation';
  if (citations.length === 0) return leadsAway ? 'address-not-fetched' : 'quote-not-verbatim';
  if (addressesIn(text).some((address) => !addresses.has(address))) return 'address-not-fetched';
  if (statements.some(({ quote }) => quote === text)) return null;
  const cited = citations.flatMap(({ source_id, passage }) => {
    const source = sources.find(({ id }) => id === source_id);
    return source === undefined ? [] : [{ source, text: source.passages[passage]?.text ?? '' }];
  });
  const passages = [...new Set(cited.map((each) => each.text))];
  const whole = passages.join('\n');
  const spelled = spelledNumbers(whole);
  if (namesHost(text, whole)) return 'address-not-fetched';
  if (passages.some((passage) => cutFromContext(text, passage) === true)) return 'out-of-context';
  if (
    addsNumberWord(text, whole) ||
    numbersIn(text).some((number) => !numbersIn(whole).includes(number) && !spelled.includes(number))
  )
    return 'number-not-in-source';
  const named = cited.flatMap(({ source }) => [source.title, source.publisher ?? '']);
  if (addsWords(text, [...passages, ...named, question], reader) || turnsRound(text, passages, reader))
    return 'not-supported';
  return classifySupport(text, passages).label === 'SUPPORTS' ? null : 'not-supported';
}

const NUMBER = /\d+(?:[.,]\d+)*/g;

/** The numbers in a text, as far as two texts can be compared by them. */
export function numbersIn(text: string): string[] {
  return (text.match(NUMBER) ?? []).map((number) => number.replaceAll(',', ''));
}

/** Citations get their ids in the order in which a reader meets them. */
export function numbered(
  title: string,
  sections: readonly (Omit<Draft['sections'][number], 'sentences'> & {
    readonly sentences: readonly Sentence[];
  })[],
): Draft {
  let count = 0;
  return {
    title,
    sections: sections.map((section) => ({
      ...section,
      sentences: section.sentences.map((sentence) => ({
        text: sentence.text,
        claim_ids: [...sentence.claim_ids],
        unverified: sentence.unverified,
        citations: sentence.citations.map(({ source_id, passage, quote }) => {
          count += 1;
          return { citation_id: `c${count}`, source_id, passage, quote };
        }),
      })),
    })),
  };
}
