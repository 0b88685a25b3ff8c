import { researchProjectSchema } from '@palimpsest/contracts';
import { RequestInvalidError } from '../../errors/request-invalid-error.ts';
import type { EngineContext } from '../context.ts';

export const RESEARCH_PIPELINE = 'research/v1';
const REGISTRY = 'research-projects';

/** All runs of a project share recorded answers, and are erased together. */
export function researchSubject(project: string): string {
  return `research:${project}`;
}

/**
 * The name of a question's project where a person gave none: a keyed fingerprint, since names stay in the ledger and
 * the words of a question must not. The same question has the same project, and so the same recorded answers.
 */
export async function projectFor(
  { keyring }: Pick<EngineContext, 'keyring'>,
  tenant: string,
  question: string,
  given: string | undefined,
): Promise<string> {
  if (given !== undefined) {
    const read = researchProjectSchema.safeParse(given);
    if (read.success) return read.data;
    throw new RequestInvalidError({
      field: 'project',
      problem: read.error.issues[0]?.message ?? 'is no name for a project',
    });
  }
  const registry = await keyring.sealer(tenant, REGISTRY);
  return `question-${registry.fingerprint(`research-project\n${question.trim()}`).slice(0, 12)}`;
}
