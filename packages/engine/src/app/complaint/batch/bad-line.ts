import { readShape } from '@palimpsest/contracts';

/** A line of a batch that is not of the shape; its message is the answer to the line. It quotes no words. */
export class BadLine extends Error {}

/** A line as a value of its shape. */
export function lineOf<T>(schema: Parameters<typeof readShape<T>>[0], value: unknown): T {
  const read = readShape(schema, value, 'the line');
  if (read.ok) return read.value;
  throw new BadLine(read.problem.errors.map(({ field, problem }) => `${field} ${problem}`).join('; '));
}
