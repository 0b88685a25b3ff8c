import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { useChoices } from '../../ui/use-choices.ts';
import { Decide } from './decide.tsx';
import type { Blog, Version } from './reads.ts';
import { text } from './text.ts';
import { VersionChoice } from './version-choice.tsx';

/** Two versions side by side, and the decision about each change between them. */
export function CompareTab({ blog, result }: { readonly blog: Blog; readonly result: Version }) {
  const { chosen, choose } = useChoices();
  // What is decided on stays in view, even where a newer version arrives meanwhile.
  const [seen, setSeen] = useState({ blog, result });
  const { versions } = seen.blog;
  if (versions.length < 2 && blog.versions.length < 2) return <p className="soft">{text.compare.one}</p>;
  const numbered = (number: string | undefined) =>
    versions.find(({ versionNumber }) => String(versionNumber) === number);
  const to = numbered(chosen.to) ?? seen.result;
  const from = numbered(chosen.from) ?? startOf(versions, to);
  const isNewest = to.versionNumber === versions.at(-1)?.versionNumber;
  const newer = blog.etag !== seen.blog.etag;
  const renew = () => {
    setSeen({ blog, result });
    choose({ from: undefined, to: undefined });
  };
  return (
    <>
      <div className="row blog-choose">
        <VersionChoice
          label={text.compare.from}
          versions={versions}
          value={from}
          onChange={(number) => choose({ from: number, to: String(to.versionNumber) })}
        />
        <VersionChoice
          label={text.compare.to}
          versions={versions}
          value={to}
          onChange={(number) => choose({ to: number, from: String(from.versionNumber) })}
        />
      </div>
      {newer ? (
        <p className="row" role="status">
          {text.compare.newer} <Button onClick={renew}>{text.compare.look}</Button>
        </p>
      ) : null}
      {isNewest || newer ? null : <p className="soft">{text.compare.old}</p>}
      <Decide
        key={`${from.versionId} ${to.versionId}`}
        blog={seen.blog}
        busy={blog.runs.some(({ status }) => status === 'open')}
        from={from}
        to={to}
        onNewer={renew}
      />
    </>
  );
}

/** What the author wrote when the run of this version began, or else the version before it. */
function startOf(versions: readonly Version[], to: Version): Version {
  const start = versions.find(({ runId }) => runId === to.runId) ?? to;
  if (start.versionId !== to.versionId) return start;
  return versions[versions.indexOf(to) - 1] ?? to;
}
