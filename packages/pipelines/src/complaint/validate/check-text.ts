import type { Span } from '@palimpsest/contracts';
import type { DetectLanguage } from '@palimpsest/kernel/text';
import { asks, carriesAct, speaksOfSelf } from './acts/acts.ts';
import { isAddressed } from './acts/addressed.ts';
import { tasksIn } from './acts/tasks.ts';
import { newTimes } from './check-times.ts';
import { codeIn, hiddenIn, newAddresses } from './facts/addresses.ts';
import { astraySentences } from './facts/astray.ts';
import { followedOrders } from './facts/followed.ts';
import { garbledWords } from './facts/garbled.ts';
import { losesMatter, namesMatter } from './facts/matters.ts';
import { newNames } from './facts/names.ts';
import { newNumbers } from './facts/numbers.ts';
import { passesOnAnother } from './facts/other-sentence.ts';
import { plantedWords } from './facts/planted.ts';
import { newTopics } from './facts/topics.ts';
import { namesLandlord, withoutPlainLandlord } from './landlord.ts';
import { wrongLanguage } from './language/check-language.ts';
import { findInLexicon } from './lexicon/find-in-lexicon.ts';
import type { LexiconHit } from './lexicon/lexicon.ts';
import { COMPLAINT_RULES, type ComplaintRuleId } from './rules.ts';
import type { ComplaintVerdict } from './verdict.ts';
import { isForeign } from './vocabulary/strangers.ts';

export interface CheckedText {
  /** The sender's message. Without it only the lexicon speaks. */
  readonly original?: string;
  readonly rewritten: string;
  readonly targetLanguage: string;
  readonly sourceLanguage?: string;
  /** In code points; 600 where nothing is said. */
  readonly maxLength?: number;
}

const MAX_LENGTH = 600;
/** A text so far beyond the ceiling is refused for its length alone. */
const LONGEST_READ = 6_000;

/**
 * What is wrong with a rewritten text; nothing when it may be delivered. Every verdict points into the rewritten text,
 * or has no span where the whole is meant.
 * @example checkText({ rewritten: 'You always leave your dishes.', targetLanguage: 'en' }, detect)[0]?.rule // 'blame'
 */
export function checkText(input: CheckedText, detect: DetectLanguage): ComplaintVerdict[] {
  const { original, rewritten, maxLength = MAX_LENGTH } = input;
  const found: Found[] = [];
  if (isLonger(rewritten, maxLength)) found.push({ rule: 'over_length', span: null });
  if (rewritten.length > LONGEST_READ) return verdicts(found);
  const target = base(input.targetLanguage);
  for (const { rule, span } of refusedWords(input, target)) found.push({ rule, span });
  if (original !== undefined) found.push(...besideOriginal(input, original, target, detect));
  return verdicts(found);
}

/** Where the message speaks of the landlord, the rewrite may: a landlord brought in by the rewrite is power claimed. */
function refusedWords({ original, rewritten }: CheckedText, target: string): readonly LexiconHit[] {
  const hits = findInLexicon(rewritten, target, original !== undefined);
  const isSenders = original !== undefined && LANGUAGES.some((language) => namesLandlord(original, language));
  return isSenders ? withoutPlainLandlord(hits, rewritten, target) : hits;
}

interface Found {
  readonly rule: ComplaintRuleId;
  readonly span: Span | null;
}

function besideOriginal(input: CheckedText, whole: string, target: string, detect: DetectLanguage): Found[] {
  const { rewritten } = input;
  const original = whole.slice(0, LONGEST_READ);
  const source = input.sourceLanguage === undefined ? sourceOf(original, detect) : base(input.sourceLanguage);
  const found: Found[] = [];
  const add = (rule: ComplaintRuleId, spans: readonly Span[]): void => {
    for (const span of spans) found.push({ rule, span });
  };
  add('wrong_language', wrongLanguage(rewritten, target, detect));
  add('hidden_characters', hiddenIn(rewritten));
  const times = newTimes(original, rewritten, source, target);
  add('new_time', times);
  const facts = [
    ...newAddresses(original, rewritten),
    ...codeIn(rewritten),
    ...newNumbers(original, rewritten, target),
    ...newNames(original, rewritten, target),
    ...newTopics(original, rewritten, target),
  ];
  // A number inside a new time is told once.
  add(
    'new_fact',
    facts.filter((fact) => !times.some((time) => time.start <= fact.start && fact.end <= time.end)),
  );
  add('not_a_message', [
    ...tasksIn(rewritten),
    ...plantedWords(original, rewritten),
    ...followedOrders(original, rewritten, target),
    ...astraySentences(original, rewritten, { source, target }),
    ...garbledWords(original, rewritten, target),
  ]);
  const lost = lostMessage(original, rewritten, source, target);
  if (lost !== null) found.push({ rule: lost, span: null });
  return found;
}

/** Whether the text is still a message of a home, with the ask or the worry of the original. */
function lostMessage(
  original: string,
  rewritten: string,
  source: string,
  target: string,
): ComplaintRuleId | null {
  const acts = carriesAct(rewritten, target);
  if (!acts && asks(original, source)) return 'ask_dropped';
  if (losesMatter(original, rewritten)) return 'ask_dropped';
  if (passesOnAnother(original, rewritten, { source, target })) return 'ask_dropped';
  if (isForeign(original, rewritten, target)) return 'not_a_message';
  const matter = namesMatter(rewritten);
  const speaks = (acts || speaksOfSelf(rewritten, target)) && isAddressed(rewritten, target);
  return matter || speaks ? null : 'not_a_message';
}

const LANGUAGES = ['en', 'es', 'fr', 'de'];
const sourceOf = (original: string, detect: DetectLanguage): string => detect(original, LANGUAGES).language;
const base = (locale: string): string => locale.toLowerCase().split(/[-_]/)[0] ?? '';

function isLonger(text: string, most: number): boolean {
  if (text.length <= most) return false;
  if (text.length > most * 2) return true;
  return [...text].length > most;
}

const ORDER = new Map(COMPLAINT_RULES.map(({ id, severity }, at) => [id, { at, severity }]));

function verdicts(found: readonly Found[]): ComplaintVerdict[] {
  const seen = new Set<string>();
  return [...found]
    .sort((a, b) => place(a) - place(b) || (a.span?.start ?? -1) - (b.span?.start ?? -1))
    .filter(({ rule, span }) => {
      const key = `${rule} ${span?.start} ${span?.end}`;
      if (seen.has(key)) return false;
      seen.add(key);
      return true;
    })
    .map(({ rule, span }) => ({ rule, severity: ORDER.get(rule)?.severity ?? 'hard', span }));
}

const place = ({ rule }: Found): number => ORDER.get(rule)?.at ?? 0;
