/** A line of `--jsonl` that was read, or what is wrong with it. */
export type ScoreLine =
  | { readonly id: string; readonly text: string }
  | { readonly id: string | null; readonly error: string };

/** Reads one `{id, text}` per line; empty lines are passed over. */
export function scoreLines(text: string): ScoreLine[] {
  return text
    .split('\n')
    .map((line, i) => [line.trim(), i + 1] as const)
    .filter(([line]) => line !== '')
    .map(([line, number]) => readLine(line, number));
}

function readLine(line: string, number: number): ScoreLine {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return { id: null, error: `Line ${number} is not valid JSON.` };
  }
  const { id, text } = (typeof value === 'object' && value !== null ? value : {}) as {
    id?: unknown;
    text?: unknown;
  };
  if (typeof id !== 'string' && typeof id !== 'number')
    return { id: null, error: `Line ${number} has no "id" that is a text or a number.` };
  if (typeof text !== 'string') return { id: String(id), error: `Line ${number} has no "text".` };
  return { id: String(id), text };
}
