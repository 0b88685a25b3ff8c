import type { ResearchResource } from '@palimpsest/sdk';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Loading } from '../../ui/loading.tsx';
import { MarkdownText } from '../../ui/markdown-text.tsx';
import { Problem } from '../../ui/problem.tsx';
import { useChoices } from '../../ui/use-choices.ts';
import { useEvidence, useReport } from './reads.ts';
import { answerOf, citationOf } from './report-parts.ts';
import { text } from './text.ts';

/** The answer. Each citation opens the passage that it quotes. */
export function ReportTab({ run: { runId, files } }: { readonly run: ResearchResource }) {
  const has = files.includes('report.md');
  const report = useReport(runId, has);
  const evidence = useEvidence(runId, has);
  const { chosen, choose } = useChoices();
  const { cite } = chosen;
  if (!has) return <EmptyState title={text.report.none} detail={text.report.noneDetail} />;
  if (report.isError) return <Problem error={report.error} retry={() => report.refetch()} />;
  if (report.data === undefined) return <Loading />;
  const titles = new Map(evidence.data?.map(({ citation_id, title }) => [citation_id, title]));
  return (
    <article className="card research-report">
      <MarkdownText
        link={(href, words) => {
          const id = citationOf(href);
          if (id === null) return null;
          return (
            <button
              type="button"
              id={`cite-${id}`}
              className="research-cite"
              aria-pressed={cite === id}
              aria-label={text.report.cite(String(words), titles.get(id) ?? id)}
              onClick={() => choose({ cite: cite === id ? undefined : id })}
            >
              {words}
            </button>
          );
        }}
      >
        {answerOf(report.data)}
      </MarkdownText>
    </article>
  );
}
