import type { ResearchSummary } from '@palimpsest/sdk';
import { Link } from '@tanstack/react-router';
import { Badge } from '../../ui/badge.tsx';
import { Moment } from '../../ui/moment.tsx';
import { runState } from '../../ui/run-words.ts';
import { text } from './text.ts';

export function ResearchRow({ run }: { readonly run: ResearchSummary }) {
  const { runId, project, question, startedAt } = run;
  const { tone, words, code } = runState({ pipeline: 'research/v1', ...run });
  return (
    <div className="research-row">
      <Link to="/research/$runId" params={{ runId }}>
        {question}
      </Link>
      <div className="row soft small">
        <Badge tone={tone}>{words}</Badge>
        {code === null ? null : <code>{code}</code>}
        <Moment at={startedAt} />
        <span>
          {text.list.inProject}: {project}
        </span>
      </div>
    </div>
  );
}
