import {
  type FetchAnswer,
  fetchAnswerSchema,
  type SearchAnswer,
  searchAnswerSchema,
} from '@palimpsest/contracts';

/** A call with its answer, if it has one. */
interface Answered {
  readonly state: string;
  readonly text: string;
}

/** Each answer is read once: a round asks for the same ones over and over. */
const searches = new WeakMap<Answered, SearchAnswer | null>();
const fetches = new WeakMap<Answered, FetchAnswer | null>();

/** A recorded answer of a search, or null where there is none. */
export function readSearch(call: Answered | undefined): SearchAnswer | null {
  return remembered(searches, call, searchAnswerSchema);
}

/** A recorded answer of a fetch, or null where there is none. */
export function readFetch(call: Answered | undefined): FetchAnswer | null {
  return remembered(fetches, call, fetchAnswerSchema);
}

function remembered<T>(
  known: WeakMap<Answered, T | null>,
  call: Answered | undefined,
  schema: Parameters<typeof read<T>>[1],
): T | null {
  if (call?.state !== 'answered') return null;
  const before = known.get(call);
  if (before !== undefined) return before;
  const answer = read(call.text, schema);
  known.set(call, answer);
  return answer;
}

function read<T>(
  text: string,
  schema: { safeParse(value: unknown): { success: true; data: T } | { success: false } },
): T | null {
  try {
    const found = schema.safeParse(JSON.parse(text));
    return found.success ? found.data : null;
  } catch {
    return null;
  }
}
