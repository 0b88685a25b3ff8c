import { gatherEvidence } from '../../classifier/evidence.ts';
import { intentFeatures } from '../../classifier/model/features.ts';
import { weighHeat } from '../../classifier/model/judge.ts';
import { stemOf } from '../../classifier/model/stem.ts';
import { isKind } from '../clean.ts';
import { isCalm } from '../edit/grave-words.ts';
import { foldWord } from '../matching/fold.ts';
import { CALM_WORDS } from '../words/calm-words.ts';
import type { LanguageCode } from '../words/languages.ts';
import type { Clause } from './clauses.ts';
import { isContemptuous } from './contempt.ts';

export const LENGTHS = [2, 3, 5, 8, 12, 18];
export const HEATS = [-60, -40, -25, -15, -5, 5, 15, 25, 40, 60];
const MOST_UNKNOWN = 3;

/**
 * What is known of each clause of a message: what the classifier sees in it, its words with their neighbours, how it
 * stands in its sentence, and what the classifier's lists hear in the clauses around it. Names as in `intentFeatures`;
 * `*` marks the place of the clause, `<` and `>` what is heard before and behind it.
 */
export function clauseFeatures(clauses: readonly Clause[], language: LanguageCode): readonly string[][] {
  const own = clauses.map(({ text }) => wordFeatures(text, language));
  const signals = own.map((names) =>
    names.filter(
      (name) =>
        (name.startsWith('#') && name.includes('>')) || /^\*(?:heat|contempt|unkind|grave)/u.test(name),
    ),
  );
  return clauses.map((_, at) => {
    const found = new Set(own[at]);
    for (const name of placeFeatures(clauses, at, language)) found.add(name);
    for (const name of signals[at - 1] ?? []) found.add(`<${name}`);
    for (const name of signals[at + 1] ?? []) found.add(`>${name}`);
    return [...found];
  });
}

function wordFeatures(text: string, language: LanguageCode): string[] {
  const evidence = gatherEvidence(text, () => ({ language, confidence: 'high' }), [language]);
  const seen = intentFeatures(evidence);
  const found = new Set(seen);
  const heat = weighHeat(seen);
  for (const least of HEATS) if (heat >= least) found.add(`*heat ${least}`);
  if (isContemptuous(text, language)) found.add('*contempt');
  if (!isKind(text, language)) found.add('*unkind');
  if (!isCalm(text, language)) found.add('*grave');
  const row = evidence.reading.text.tokens.map((token) => token.text);
  for (const [at, word] of row.entries()) {
    const stem = stemOf(word);
    if (stem !== null) found.add(`${language}:${row[at - 1] ?? '^'} ${stem}`);
  }
  const [first, second = '$', third = '$'] = row;
  if (first === undefined) return [...found];
  found.add(`${language}:${row.at(-1)} $`);
  found.add(`${language}:^^${first} ${second} ${third}`);
  return [...found];
}

function placeFeatures(clauses: readonly Clause[], at: number, language: LanguageCode): string[] {
  const clause = clauses[at];
  if (clause === undefined) return [];
  const { text, joint, sentence } = clause;
  const next = clauses[at + 1];
  const words = text.match(/\p{L}[\p{L}\p{M}’']*/gu) ?? [];
  const unknown = words.filter((word) => !isKnown(word, language)).length;
  const opens = joint === '';
  const ends = next?.sentence !== sentence;
  return [
    opens ? '*opens' : '*goes on',
    ends ? '*ends' : '*is gone on with',
    ...(opens ? [] : [`*joint ${language} ${joint.trim().toLowerCase()}`]),
    ...(ends ? [] : [`*next ${language} ${next?.joint.trim().toLowerCase()}`]),
    at === 0 ? '*first' : '*later',
    ...(next === undefined ? ['*last'] : []),
    ...(text.endsWith('?') ? ['*asks'] : []),
    ...(/\d/u.test(text) ? ['*number'] : []),
    ...(/["“”«»„…()]|\.\./u.test(text) ? ['*marks'] : []),
    ...LENGTHS.filter((least) => words.length >= least).map((least) => `*words ${least}`),
    ...Array.from({ length: Math.min(MOST_UNKNOWN, unknown) }, (_, more) => `*unknown ${more + 1}`),
    `*of ${Math.min(6, clauses.length)}`,
  ];
}

function isKnown(word: string, language: LanguageCode): boolean {
  const pieces = foldWord(word)
    .split(/['’-]/u)
    .filter((piece) => piece.length > 1);
  return pieces.every((piece) => CALM_WORDS[language].has(piece));
}
