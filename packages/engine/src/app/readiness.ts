import { translateError } from '../adapters/postgres/translate-error.ts';
import { DatabaseUnreachableError } from '../errors/database-unreachable-error.ts';
import type { EngineContext } from './context.ts';

const PATIENCE_MS = 3_000;

/** Resolves when the database answers; whoever asks wants to know soon, so silence counts as an answer, too. */
export async function checkReadiness({ database }: Pick<EngineContext, 'database'>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(
        new DatabaseUnreachableError({
          message: `The database did not answer within ${PATIENCE_MS / 1_000} s.`,
        }),
      );
    }, PATIENCE_MS);
  });
  const answer = database.app.query('select 1');
  // Whichever comes second must not be an unhandled rejection.
  answer.catch(() => undefined);
  try {
    await Promise.race([answer, silence]);
  } catch (error) {
    throw translateError(error);
  } finally {
    clearTimeout(timer);
  }
}
