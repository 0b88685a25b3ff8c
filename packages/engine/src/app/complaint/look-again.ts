import { DatabaseError } from '../../errors/database-error.ts';

const MOST_TRIES = 20;
const UNIQUE_VIOLATION = '23505';

/** Work that reads what is there and adds to it. Where somebody else added the same in that moment, it is done anew. */
export async function lookAgain<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      const taken = error instanceof DatabaseError && error.sqlState === UNIQUE_VIOLATION;
      if (!taken || tries >= MOST_TRIES) throw error;
    }
  }
}
