import type { ReadSentence } from './read-text.ts';

/** Which sentences of the child say what which sentences of the parent said. Sentences are named by their index. */
export interface Alignment {
  /** For each child sentence the parent sentences it is made of: none, one, or several that were joined. */
  readonly origins: readonly (readonly number[])[];
  /** For each child sentence whether it stands word for word in the parent. */
  readonly verbatim: readonly boolean[];
  /** For each parent sentence the child sentences made of it: none, one, or the parts it was split into. */
  readonly counterparts: readonly (readonly number[])[];
  /** For each parent sentence the share of its content words that its counterparts keep. */
  readonly kept: readonly number[];
}

/** A child sentence looks for its origin under its rarest words only, and under each at a few places. */
const WORDS_TRIED = 8;
const PLACES_TRIED = 24;
const CANDIDATES = 8;
/** Share of the shorter sentence's content words that two sentences must have in common. */
const LEAST_SHARED = 0.5;
/** A further origin must be in the sentence by this share of itself, and some of it in what the first left over. */
const LEAST_FURTHER = 0.6;
const LEAST_LEFT_OVER = 0.3;
const LEAST_FRAME = 5;

export function alignSentences(parent: readonly ReadSentence[], child: readonly ReadSentence[]): Alignment {
  const index = indexStems(parent);
  const takeSame = takeInOrder(parent.map(({ key }) => key));
  const takeLike = takeInOrder(parent.map(({ frame }) => (frame.length < LEAST_FRAME ? '' : frame)));
  const origins: number[][] = [];
  const verbatim: boolean[] = [];
  const counterparts: number[][] = parent.map(() => []);
  const keptStems: Set<string>[] = parent.map(() => new Set());
  for (const [at, sentence] of child.entries()) {
    const same = takeSame(sentence.key);
    const like = same ?? takeLike(sentence.frame);
    const from = like === null ? findOrigins(sentence, at / child.length, parent, index) : [like];
    origins.push(from);
    verbatim.push(same !== null);
    for (const origin of from) {
      counterparts[origin]?.push(at);
      const own = parent[origin]?.stems;
      for (const stem of sentence.stems) if (own?.has(stem)) keptStems[origin]?.add(stem);
    }
  }
  const kept = parent.map((sentence, at) => {
    if (sentence.stems.size > 0) return (keptStems[at]?.size ?? 0) / sentence.stems.size;
    return (counterparts[at]?.length ?? 0) > 0 ? 1 : 0;
  });
  return { origins, verbatim, counterparts, kept };
}

type StemIndex = ReadonlyMap<string, readonly number[]>;

function indexStems(parent: readonly ReadSentence[]): StemIndex {
  const index = new Map<string, number[]>();
  for (const [at, { stems }] of parent.entries()) {
    for (const stem of stems) {
      const places = index.get(stem);
      if (places === undefined) index.set(stem, [at]);
      else places.push(at);
    }
  }
  return index;
}

/** Repeated sentences are handed out in order; one that comes more often than in the parent gets the last again. */
function takeInOrder(keys: readonly string[]): (key: string) => number | null {
  const places = new Map<string, number[]>();
  for (const [at, key] of keys.entries()) {
    const known = places.get(key);
    if (known === undefined) places.set(key, [at]);
    else known.push(at);
  }
  const next = new Map<string, number>();
  return (key) => {
    const known = key === '' ? undefined : places.get(key);
    if (known === undefined) return null;
    const turn = next.get(key) ?? 0;
    next.set(key, turn + 1);
    return known[Math.min(turn, known.length - 1)] ?? null;
  };
}

function findOrigins(
  sentence: ReadSentence,
  place: number,
  parent: readonly ReadSentence[],
  index: StemIndex,
): number[] {
  const found: number[] = [];
  let left: ReadonlySet<string> = sentence.stems;
  for (const at of candidates(sentence, place, parent, index)) {
    const stems = parent[at]?.stems;
    if (stems === undefined) continue;
    if (!isOrigin(sentence.stems, left, stems, found.length === 0)) continue;
    found.push(at);
    left = new Set([...left].filter((stem) => !stems.has(stem)));
    if (left.size === 0) break;
  }
  return found;
}

function isOrigin(
  own: ReadonlySet<string>,
  left: ReadonlySet<string>,
  stems: ReadonlySet<string>,
  first: boolean,
): boolean {
  const shared = countShared(own, stems);
  if (!first) {
    const fresh = countShared(left, stems);
    return fresh > 0 && shared >= stems.size * LEAST_FURTHER && fresh >= stems.size * LEAST_LEFT_OVER;
  }
  const smaller = Math.min(own.size, stems.size);
  return shared > 0 && shared >= smaller * LEAST_SHARED && (shared > 1 || smaller <= 2);
}

/** Parent sentences that share the most content words with the sentence; among equals the one at a like place. */
function candidates(
  sentence: ReadSentence,
  place: number,
  parent: readonly ReadSentence[],
  index: StemIndex,
): number[] {
  const known = [...sentence.stems].filter((stem) => index.has(stem));
  const rarity = (stem: string) => index.get(stem)?.length ?? 0;
  known.sort((a, b) => rarity(a) - rarity(b));
  const seen = new Set<number>();
  for (const stem of known.slice(0, WORDS_TRIED)) {
    for (const at of nearest(index.get(stem) ?? [], place * parent.length)) seen.add(at);
  }
  return [...seen]
    .map((at) => {
      const stems = parent[at]?.stems ?? new Set();
      const shared = countShared(sentence.stems, stems);
      return { at, shared, size: stems.size, distance: Math.abs(at / parent.length - place) };
    })
    .sort((a, b) => b.shared - a.shared || a.distance - b.distance || a.size - b.size || a.at - b.at)
    .slice(0, CANDIDATES)
    .map(({ at }) => at);
}

/** The few places closest to where the sentence stands. Places are in order. */
function nearest(places: readonly number[], wanted: number): readonly number[] {
  if (places.length <= PLACES_TRIED) return places;
  let low = 0;
  let high = places.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((places[middle] ?? 0) < wanted) low = middle + 1;
    else high = middle;
  }
  const from = Math.max(0, Math.min(low - PLACES_TRIED / 2, places.length - PLACES_TRIED));
  return places.slice(from, from + PLACES_TRIED);
}

function countShared(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const [small, large] = a.size <= b.size ? [a, b] : [b, a];
  let shared = 0;
  for (const stem of small) if (large.has(stem)) shared += 1;
  return shared;
}
