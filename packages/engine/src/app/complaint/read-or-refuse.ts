import { readShape } from '@palimpsest/contracts';
import { RequestRefusedError } from '../../errors/request-refused-error.ts';

/** A value of a shape, or the error that names its fields. Writes nothing. */
export function readOrRefuse<T>(
  schema: Parameters<typeof readShape<T>>[0],
  value: unknown,
  whole?: string,
): T {
  const read = readShape(schema, value, whole);
  if (read.ok) return read.value;
  throw new RequestRefusedError({
    problem: read.problem,
    hint: 'Correct the field and send it again. Nothing was written.',
  });
}
