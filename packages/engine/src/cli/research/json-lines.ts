export const LINE_LIMITS = {
  maxBytes: 256_000_000,
  tooLong: 'Split it and give the parts one after the other.',
};

/** The lines of a JSON-lines text with their numbers; a line that is no JSON has the value undefined. */
export function* jsonLines(text: string): Generator<{ readonly value: unknown; readonly line: number }> {
  let number = 0;
  for (const line of text.replace(/^\uFEFF/, '').split('\n')) {
    number += 1;
    if (line.trim() === '') continue;
    yield { value: parsed(line), line: number };
  }
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line) as unknown;
  } catch {
    return undefined;
  }
}
