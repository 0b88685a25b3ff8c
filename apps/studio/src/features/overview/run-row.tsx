import type { OverviewItem } from '@palimpsest/sdk';
import { Link } from '@tanstack/react-router';
import { Badge } from '../../ui/badge.tsx';
import { ItemLink } from '../../ui/item-link.tsx';
import { itemName } from '../../ui/item-name.ts';
import { Moment } from '../../ui/moment.tsx';
import { pipelineName, runState } from '../../ui/run-words.ts';
import { text } from './text.ts';

export function RunRow({ item }: { readonly item: OverviewItem }) {
  const { run, attention } = item;
  const name = itemName(item);
  const { tone, words, code } = runState(run);
  return (
    <div className="run-row">
      <span className="run-kind soft">{pipelineName(run.pipeline)}</span>
      <span className="run-what">
        <ItemLink item={item}>{name}</ItemLink>
        <span className="run-state">
          <Badge tone={tone}>{words}</Badge>
          {attention === null ? null : <Badge tone="bad">{text.runs.needsPerson}</Badge>}
          {code === null ? null : <code className="soft">{code}</code>}
        </span>
      </span>
      <span className="run-time soft">
        <Moment at={run.startedAt} />
      </span>
      <Link
        to="/audit/$runId"
        params={{ runId: run.runId }}
        className="run-record"
        aria-label={text.runs.recordOf(name)}
      >
        {text.runs.record}
      </Link>
    </div>
  );
}
