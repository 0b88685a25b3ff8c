import { asTenant, query, type Statement } from '../../adapters/postgres/database.ts';
import { SubjectErasedError } from '../../errors/subject-erased-error.ts';
import { UnknownRunError } from '../../errors/unknown-run-error.ts';
import type { EngineContext } from '../context.ts';
import { researchSubject } from './research-subject.ts';

const KNOWN: Statement = {
  name: 'research-known',
  text: `select r.project, k.erased_at is not null as erased from palimpsest.research_runs r
    left join palimpsest.subject_keys k on k.tenant_id = $1 and k.subject = 'research:' || r.project
    where r.tenant_id = $1 and r.run_id = $2`,
};

/** The project of a research run; throws where there is no such run, or none whose words can be read. */
export async function knownResearch(
  { database }: Pick<EngineContext, 'database'>,
  tenant: string,
  runId: string,
): Promise<string> {
  const [row] = await asTenant(database, tenant, (client) =>
    query<{ project: string; erased: boolean }>(client, KNOWN, [tenant, runId]),
  );
  if (row === undefined) throw new UnknownRunError({ runId });
  if (row.erased) throw new SubjectErasedError({ subject: researchSubject(row.project) });
  return row.project;
}
