import { matches } from '@palimpsest/kernel/text';
import type { LexiconHit, LexiconRuleId } from '../lexicon.ts';
import type { CompiledLexicon } from './compile.ts';
import { fold } from './fold.ts';
import { maskedPattern, unstretched, withoutLeet } from './spellings.ts';

interface Found {
  readonly rule: LexiconRuleId;
  readonly start: number;
  readonly end: number;
}

// Letters and figures with the signs people hide letters behind; what only surrounds a word is taken off below.
const CHUNK = /[\p{L}\p{N}*@$!|+€¢£#%&?•°'._-]+/gu;
const WORD = /[\p{L}\p{N}]+(?:'[\p{L}]{1,3}(?![\p{L}\p{N}]))?/gu;
const APART =
  /(?<![\p{L}\p{N}])[a-z0-9@$!](?:[ ._*-]{1,3}[a-z0-9@$!](?![\p{L}\p{N}])){2,60}(?![\p{L}\p{N}])/gu;

/** All places where the lexicon objects, in reading order, with offsets into the text as given. */
export function findHits(text: string, lexicon: CompiledLexicon): LexiconHit[] {
  const folded = fold(text);
  const found = [...findWords(folded.text, lexicon), ...findApart(folded.text, lexicon)].filter(
    (hit) => !isName(text, folded.offsets, hit, folded.text),
  );
  const kept = outside(found, spansOf(folded.text, lexicon.innocent));
  for (const { rule, pattern } of lexicon.phrases)
    for (const match of matches(folded.text, pattern))
      if (match[0] !== '') kept.push({ rule, start: match.index, end: match.index + match[0].length });
  return distinct(kept).map(({ rule, start, end }) => ({
    rule,
    span: { start: folded.offsets[start] ?? 0, end: folded.offsets[end] ?? text.length },
  }));
}

/** The hits that do not lie within one of the spans. Both are walked once. */
function outside(found: readonly Found[], spans: readonly { start: number; end: number }[]): Found[] {
  const sorted = [...spans].sort((a, b) => a.start - b.start);
  const hits = [...found].sort((a, b) => a.start - b.start);
  let at = 0;
  let reach = -1;
  return hits.filter(({ start, end }) => {
    for (; at < sorted.length && (sorted[at]?.start ?? 0) <= start; at += 1)
      reach = Math.max(reach, sorted[at]?.end ?? 0);
    return end > reach;
  });
}

function spansOf(text: string, patterns: readonly RegExp[]): { start: number; end: number }[] {
  return patterns.flatMap((pattern) =>
    [...matches(text, pattern)].map((match) => ({ start: match.index, end: match.index + match[0].length })),
  );
}

function findWords(text: string, lexicon: CompiledLexicon): Found[] {
  const found: Found[] = [];
  for (const match of matches(text, CHUNK)) {
    const chunk = match[0];
    let plain = false;
    for (const word of matches(chunk, WORD)) {
      const rule = ruleOf(word[0], lexicon);
      if (rule === null) continue;
      plain = true;
      const start = match.index + word.index;
      found.push({ rule, start, end: start + word[0].length });
    }
    if (plain || !/[a-z]/u.test(chunk) || !/[^a-z]/u.test(chunk)) continue;
    const hidden = hiddenIn(chunk, lexicon);
    if (hidden !== null) found.push({ rule: hidden, start: match.index, end: match.index + chunk.length });
  }
  return found;
}

function ruleOf(written: string, lexicon: CompiledLexicon): LexiconRuleId | null {
  const [word = ''] = written.split("'", 1);
  return read(word, lexicon) ?? readStretched(word, lexicon);
}

function read(word: string, lexicon: CompiledLexicon): LexiconRuleId | null {
  if (word.length < 2 || lexicon.innocentWords.has(word)) return null;
  const known = lexicon.words.get(word);
  if (known !== undefined) return known;
  return lexicon.stems.find(({ pattern }) => pattern.test(word))?.rule ?? null;
}

function readStretched(word: string, lexicon: CompiledLexicon): LexiconRuleId | null {
  for (const each of unstretched(word)) {
    const rule = each.length < 3 ? null : read(each, lexicon);
    if (rule !== null) return rule;
  }
  // "fuuck", "shiit": a doubled letter inside a stem.
  const single = word.length > 60 ? word : word.replaceAll(/([aeiou])\1/gu, '$1');
  if (single === word || lexicon.innocentWords.has(word)) return null;
  return lexicon.stems.find(({ pattern }) => pattern.test(single))?.rule ?? null;
}

function hiddenIn(chunk: string, lexicon: CompiledLexicon): LexiconRuleId | null {
  const core = chunk.replace(/^[^a-z0-9@$]+/u, '').replace(/(?<![.,?!'_&-])[.,?!'_&-]+$/u, '');
  for (const each of withoutLeet(core)) {
    const bare = each.replaceAll(/[^a-z]/gu, '');
    const rule = bare.length >= 4 || bare === 'ass' ? ruleOf(bare, lexicon) : null;
    if (rule !== null) return rule;
  }
  const joined = core.replaceAll(/[^a-z]/gu, '');
  // "fu.ck", "sh_it"
  if (/^[a-z]{1,6}[._*-]{1,2}[a-z]{1,8}$/u.test(core)) {
    const rule = lexicon.stems.find(({ pattern }) => pattern.test(joined))?.rule ?? null;
    if (rule !== null && !lexicon.innocentWords.has(joined)) return rule;
  }
  const pattern = maskedPattern(core);
  if (pattern === null) return null;
  const word = lexicon.masked.get(core.charAt(0))?.find((each) => pattern.test(each));
  return word === undefined ? null : ruleOf(word, lexicon);
}

/** "f u c k", "s.h.i.t": single letters one after the other. */
function findApart(text: string, lexicon: CompiledLexicon): Found[] {
  const found: Found[] = [];
  for (const match of matches(text, APART)) {
    const joined = match[0].replaceAll(/[ ._*-]/gu, '');
    const letters = [joined, ...withoutLeet(joined)];
    const rule = letters
      .map((each) =>
        each === 'ass'
          ? 'vulgarity'
          : (stemIn(each, lexicon) ?? (each.length > 3 ? read(each, lexicon) : null)),
      )
      .find((each) => each !== null);
    if (rule !== undefined && rule !== null)
      found.push({ rule, start: match.index, end: match.index + match[0].length });
  }
  return found;
}

const stemIn = (word: string, lexicon: CompiledLexicon): LexiconRuleId | null =>
  lexicon.stems.find(({ pattern }) => pattern.test(word))?.rule ?? null;

// Names that are also vulgar words: "Dick Cheney", "Mr Cox", but not "you Dick".
export const NAME_WORDS = new Set([
  'dick',
  'cock',
  'cocks',
  'dicks',
  'fag',
  'fanny',
  'butt',
  'butts',
  'hooker',
  'penis',
]);

function isName(text: string, offsets: Uint32Array, hit: Found, folded: string): boolean {
  if (!NAME_WORDS.has(folded.slice(hit.start, hit.end))) return false;
  const start = offsets[hit.start] ?? 0;
  const end = offsets[hit.end] ?? text.length;
  const written = text.slice(start, end);
  if (!/^\p{Lu}\p{Ll}+$/u.test(written)) return false;
  return (
    /^ \p{Lu}\p{Ll}/u.test(text.slice(end, end + 3)) ||
    /\p{Lu}[\p{Ll}.]{1,20} $/u.test(text.slice(Math.max(0, start - 22), start))
  );
}

/** One hit a rule and place: hits of a rule that overlap are one. */
function distinct(found: readonly Found[]): Found[] {
  const sorted = [...found].sort((a, b) => a.start - b.start || b.end - a.end);
  const last = new Map<LexiconRuleId, number>();
  const kept: Found[] = [];
  for (const hit of sorted) {
    const at = last.get(hit.rule);
    const before = at === undefined ? undefined : kept[at];
    if (at !== undefined && before !== undefined && hit.start < before.end)
      kept[at] = { ...before, end: Math.max(before.end, hit.end) };
    else last.set(hit.rule, kept.push(hit) - 1);
  }
  return kept;
}
