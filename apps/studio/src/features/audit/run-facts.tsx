import type { RunResource } from '@palimpsest/sdk';
import { Link } from '@tanstack/react-router';
import { Badge } from '../../ui/badge.tsx';
import { Moment } from '../../ui/moment.tsx';
import { pipelineName, runState } from '../../ui/run-words.ts';
import { text } from './text.ts';

const { run: words } = text;

export function RunFacts({ run }: { readonly run: RunResource }) {
  const { tone, words: state, code } = runState(run);
  return (
    <dl className="run-facts card" aria-label={words.facts}>
      <div>
        <dt>{words.kind}</dt>
        <dd>
          {pipelineName(run.pipeline)} <code className="soft">{run.pipeline}</code>
        </dd>
      </div>
      <div>
        <dt>{words.state}</dt>
        <dd>
          <Badge tone={tone}>{state}</Badge> {code === null ? null : <code className="soft">{code}</code>}
        </dd>
      </div>
      <div>
        <dt>{words.began}</dt>
        <dd>
          <Moment at={run.startedAt} />
        </dd>
      </div>
      <div>
        <dt>{words.ended}</dt>
        <dd>{run.finishedAt === null ? words.notYet : <Moment at={run.finishedAt} />}</dd>
      </div>
      <div>
        <dt>{words.subject}</dt>
        <dd>
          <code>{run.subject}</code>{' '}
          <Link to="/audit" search={{ tab: 'erase', subject: run.subject }}>
            {words.erase}
          </Link>
        </dd>
      </div>
      <div>
        <dt>{words.id}</dt>
        <dd>
          <code>{run.runId}</code>
        </dd>
      </div>
    </dl>
  );
}
