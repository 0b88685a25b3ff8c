import { Link, useParams } from '@tanstack/react-router';
import { Button } from '../../ui/button.tsx';
import { Loading } from '../../ui/loading.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Problem } from '../../ui/problem.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import './blog.css';
import { useChoices } from '../../ui/use-choices.ts';
import { CompareTab } from './compare-tab.tsx';
import { GiveScores } from './give-scores.tsx';
import { Lineage } from './lineage.tsx';
import { type Blog, type RunResult, useBlog, useRunResult } from './reads.ts';
import { Rounds } from './rounds.tsx';
import { RunProgress } from './run-progress.tsx';
import { AuthorAdvice, Standing } from './standing.tsx';
import { text } from './text.ts';
import { TextTab } from './text-tab.tsx';
import { titleOf } from './title-of.ts';
import { WriteTab } from './write-tab.tsx';

const ERASED = '[erased]';

export function BlogPage() {
  const { blogId = '' } = useParams({ strict: false }) as { readonly blogId?: string };
  const blog = useBlog(blogId);
  const result = useRunResult(blog.data?.runs.at(-1)?.runId);
  if (blog.isError) return <Failed error={blog.error} retry={() => blog.refetch()} />;
  if (result.isError) return <Failed error={result.error} retry={() => result.refetch()} />;
  if (blog.data === undefined || result.data === undefined) return <Loading />;
  return <Post key={blogId} blog={blog.data} result={result.data} />;
}

function Failed({ error, retry }: { readonly error: unknown; readonly retry: () => unknown }) {
  return (
    <>
      <PageHead title={text.list.title} />
      <Problem error={error} retry={retry} />
      <Link to="/blogs">{text.page.back}</Link>
    </>
  );
}

function Post({ blog, result }: { readonly blog: Blog; readonly result: RunResult }) {
  const { choose } = useChoices();
  const { versions, runs } = blog;
  const newest = versions.at(-1);
  const counts = versions.find(({ versionId }) => versionId === result.finalVersionId) ?? newest;
  const open = runs.find(({ status }) => status === 'open');
  const erased = newest?.content === ERASED;
  const title = newest === undefined || erased ? null : titleOf(newest.content);
  const actions = erased ? null : (
    <>
      {versions.length < 2 ? null : (
        <Button kind="primary" onClick={() => choose({ tab: 'compare', from: undefined, to: undefined })}>
          {text.page.compare}
        </Button>
      )}
      <Button onClick={() => choose({ tab: 'write' })}>{text.page.write}</Button>
    </>
  );
  return (
    <>
      <PageHead
        title={title ?? text.list.untitled}
        lead={<Link to="/blogs">{text.page.back}</Link>}
        actions={actions}
      />
      {erased ? <p className="soft">{text.page.erased}</p> : null}
      {result.outcome === 'waiting' ? <GiveScores blog={blog} result={result} /> : null}
      {open === undefined ? null : (
        <RunProgress
          key={open.runId}
          blogId={blog.blogId}
          runId={open.runId}
          waiting={result.outcome === 'waiting'}
        />
      )}
      {open === undefined ? <Standing result={result} /> : null}
      {result.advice === null || erased ? null : <AuthorAdvice advice={result.advice} />}
      {counts === undefined ? null : (
        <Tabs
          label={text.page.parts}
          tabs={[
            {
              id: 'lineage',
              name: text.page.tabs.lineage,
              content: <Lineage blog={blog} result={open === undefined ? counts : undefined} />,
            },
            ...(erased
              ? []
              : [
                  {
                    id: 'text',
                    name: text.page.tabs.text,
                    content: <TextTab blog={blog} usual={counts} />,
                  },
                ]),
            { id: 'rounds', name: text.page.tabs.rounds, content: <Rounds blog={blog} /> },
            ...(erased
              ? []
              : [
                  {
                    id: 'compare',
                    name: text.page.tabs.compare,
                    content: <CompareTab blog={blog} result={counts} />,
                  },
                  {
                    id: 'write',
                    name: text.page.tabs.write,
                    content: <WriteTab blog={blog} result={counts} />,
                  },
                ]),
          ]}
        />
      )}
    </>
  );
}
