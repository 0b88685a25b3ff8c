import { PreconditionFailedError } from '@palimpsest/sdk';
import { useDeferredValue, useEffect, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Problem } from '../../ui/problem.tsx';
import { keepDraft, readDraft } from './draft.ts';
import { LiveScore } from './live-score.tsx';
import { PostEditor } from './post-editor.tsx';
import type { Blog, Version } from './reads.ts';
import { text } from './text.ts';
import { useAddVersion } from './use-add-version.ts';
import { useSettled } from './use-settled.ts';
import { VersionChoice } from './version-choice.tsx';

/** The author's next version, written here, beginning with one that is on record. */
export function WriteTab({ blog, result }: { readonly blog: Blog; readonly result: Version }) {
  const { blogId, versions, runs } = blog;
  const [start, setStart] = useState(result);
  const [content, setContent] = useState(() => readDraft(blogId) || result.content);
  // The newest version at the time of writing: a newer one is not overlooked.
  const [etag, setEtag] = useState(blog.etag);
  const add = useAddVersion(blog, etag);
  const settled = useSettled(content);
  const shown = useDeferredValue(content);
  useEffect(() => keepDraft(blogId, settled === start.content ? '' : settled), [blogId, settled, start]);
  const busy = runs.some(({ status }) => status === 'open');
  const same = content === versions.at(-1)?.content;
  const save = () => add.mutate(content, { onSuccess: () => keepDraft(blogId, '') });
  return (
    <div className="columns blog-writing">
      <div>
        <p className="soft">{text.write.help}</p>
        <VersionChoice
          label={text.write.from}
          versions={versions}
          value={start}
          onChange={(number) => {
            const chosen = versions.find(({ versionNumber }) => String(versionNumber) === number) ?? result;
            setStart(chosen);
            setContent(chosen.content);
          }}
        />
        <PostEditor value={content} onChange={setContent} />
        {add.error instanceof PreconditionFailedError ? (
          <p className="row" role="alert">
            {text.compare.newer} <Button onClick={() => setEtag(blog.etag)}>{text.write.anyway}</Button>
          </p>
        ) : add.isError ? (
          <Problem error={add.error} />
        ) : null}
        <div className="row blog-save">
          <Button
            kind="primary"
            busy={add.isPending}
            disabled={busy || same || content.trim() === ''}
            onClick={save}
          >
            {text.write.save}
          </Button>
          {busy ? <span className="soft">{text.compare.busy}</span> : null}
          {same && !busy ? <span className="soft">{text.write.same}</span> : null}
        </div>
      </div>
      <LiveScore content={shown} {...(blog.settings === null ? {} : { ruleSet: blog.settings.ruleSet })} />
    </div>
  );
}
