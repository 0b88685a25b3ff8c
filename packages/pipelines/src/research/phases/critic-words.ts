import { isStopWord, sentences, wordList, words } from '@palimpsest/kernel/text';
import { isInstruction } from '../claims/injections.ts';
import { isWritingTask } from '../claims/writing-tasks.ts';
import { contentTerms } from '../content-terms.ts';

/** What a critic needs to say how well something is founded. None of it says anything about the world. */
export const CRITIC_WORDS = new Set(
  [
    ...wordList(`
      absence absent acceptable accurate accuracy add additional adequate again agree agreement ambiguous anecdotal answer
      answers applies apply assume assumes assumption attribution audit author authors average background based basis bias
      biased broad careful cautious change check cite cites cited citation citations claim claims clarify clear compare
      comparison complete comprehensive conclude conclusion conclusions confidence confirm conflict conflicting conflicts
      consider consistent context contradict contradicts contradicted contradiction contradictory correct correlation cover
      coverage cross current data date dated dates dependent depend depends detail details differ difference different
      differently differs direct disagree disagrees discuss dispute disputed distinguish document documents doubt doubtful
      draft drop earlier effect error estimate estimates evidence exact exactly exaggerate example explain explained extra
      fact facts fail fails few figure figures find finding findings first follow follows found full further gap gaps general
      generalise generalize give given grade group groups heading high hold incomplete inconsistent incorrect independence
      independent indicate indirect inference information insufficient interpretation interval invalid issue issues justify
      known lack lacks later likely limit limitation limitations limited limits low made main make makes mark marked match
      mean means measure measured measurement measurements measures mention mentioned mentions method methods methodology
      misleading miss missing mixed more name named narrow nearly need needs new newer newest note number numbers old older
      omit omits once only opinion original other otherwise outdated over overstate overstated overstates own page pages
      paragraph part partial partly passage passages peer period phrase plausible point points possible precise present
      look otherwise primary probably problem proof prove proves published publisher qualify quality question quote quoted quotes range
      rather read reader readers reason recent rely reliable relies remove repeat repeated repeats replace report reported
      reports require research rest rests result results review reviewed rewrite rounding same sample say says scope second
      secondary section sections separate several shorten show shows side sides similar single size small soften solid some
      source sources specific stale state stated statement statements states statistic strong stronger study studies sub
      subquestion suggest suggests summary superseded support supported supporting supports survey table tell tells test text thin
      time
      title too topic total two uncertain uncertainty unclear unconfirmed unit units unrelated unsupported unverified update
      use used vague valid value values verified verify version view wait weak weaker weight whole word wording words work
      write wrong year years
    `),
  ].flatMap((word) => contentTerms(word)),
);

const ID = /\b[kqsch]\d{1,5}\b/gi;
const MOST_FOREIGN = 0.6;
/** Not "n = 12", "p < 0.05" or "source(s)", which critics write. */
export const CODE =
  /[`{}|\\]|<[/!a-z]|[=!<>]=|=>|\w=[^\s\d]|[;=]\s{0,9}$|\w\.\w{1,40}\(|\w\((?!(?:e?s|ies)\))/iu;
const LONGEST_QUOTE = 300;
/** Addressed to the readers of the report, who have nothing to do with how it is founded. */
export const CALL =
  /^\W{0,4}(?:please |now |always |never |do not |don['’]t )*(?:act|buy|click|comment|contact|donate|download|follow|install|join|read|share|sign|stay|subscribe|thank|visit|vote|wear|unplug|watch)\b/iu;

/** The same in the manner of a letter. A critic may say "you should cite", and not "we look forward to your feedback". */
export const LETTER =
  /\b(?:we|i)(?: would|['’]d)? (?:appreciate|hope|invite|look forward|love|thank|welcome|wish)\b|\byour (?:comments?|continued|device|feedback|friends|ideas|interest|opinions?|questions|suggestions|support|thoughts)\b/iu;

/**
 * Whether a critic speaks of something else than the findings: most of a sentence's words stand neither in them nor among
 * the words that judge, or a name is new. So come orders of a page that a model obeys.
 */
export function strays(text: string, known: ReadonlySet<string>): boolean {
  const isForeign = (term: string) => !known.has(term) && !CRITIC_WORDS.has(term) && !/^\d/.test(term);
  return sentences(text.replace(ID, ' ')).some(({ start, end }) => {
    const sentence = text.replace(ID, ' ').slice(start, end);
    const terms = contentTerms(sentence);
    if (CODE.test(sentence) || isWritingTask(sentence) || CALL.test(sentence)) return true;
    if (LETTER.test(sentence)) return true;
    const foreign = terms.filter(isForeign).length;
    if (foreign > terms.length * MOST_FOREIGN) return true;
    // "It means library." has one word that judges, and none of the findings.
    const judging = terms.filter((term) => CRITIC_WORDS.has(term)).length;
    const isAboutThem = judging > 1 || terms.some((term) => known.has(term));
    if (foreign > 0 && foreign * 2 >= terms.length && !isAboutThem) return true;
    return words(sentence)
      .slice(1)
      .some(({ text: word }) => isName(word) && contentTerms(word).some(isForeign));
  });
}

function isName(word: string): boolean {
  return /^\p{Lu}\p{Ll}/u.test(word) && !isStopWord(word.toLowerCase());
}

/** Terms that the findings are made of: their words, what they quote, the question, and what the sources are called. */
export function termsOf(texts: readonly string[]): ReadonlySet<string> {
  return new Set(texts.flatMap(contentTerms));
}

/** Scripts in which a critic may write only where the question or the findings do: other words of them mean nothing here. */
export const SCRIPTS: readonly RegExp[] = [
  /\p{Script=Cyrillic}/u,
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u,
  /\p{Script=Arabic}/u,
  /\p{Script=Hebrew}/u,
  /\p{Script=Devanagari}/u,
  /\p{Script=Thai}/u,
];

/** Whether a text is in letters that none of the texts it should speak of has. One letter can be a symbol. */
export function isInOtherLetters(text: string, about: readonly string[]): boolean {
  return SCRIPTS.some(
    (script) =>
      (text.match(new RegExp(script, 'gu')) ?? []).length > 1 && !about.some((each) => script.test(each)),
  );
}

/** Whether a text states something, as counter-evidence has to: it asks nothing, orders nothing, and is no code. */
export function statesSomething(text: string): boolean {
  if (text.length > LONGEST_QUOTE || CODE.test(text) || /[?:]\s*$/u.test(text)) return false;
  return sentences(text).every(({ start, end }) => {
    const sentence = text.slice(start, end);
    return !isInstruction(sentence);
  });
}
