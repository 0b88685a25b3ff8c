import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useDeferredValue, useEffect, useState } from 'react';
import { api } from '../../app/api.ts';
import { announce } from '../../ui/announce.tsx';
import { Button } from '../../ui/button.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Problem } from '../../ui/problem.tsx';
import './blog.css';
import { keepDraft, readDraft } from './draft.ts';
import { LiveScore } from './live-score.tsx';
import { PostEditor } from './post-editor.tsx';
import { keys } from './reads.ts';
import { type Choices, RunChoices, settingsOf, USUAL } from './run-choices.tsx';
import { text } from './text.ts';
import { useSettled } from './use-settled.ts';

const DRAFT = 'new';

export function NewBlogPage() {
  const [content, setContent] = useState(() => readDraft(DRAFT));
  const [choices, setChoices] = useState<Choices>(USUAL);
  const navigate = useNavigate();
  const queries = useQueryClient();
  const shown = useDeferredValue(content);
  const settled = useSettled(content);
  useEffect(() => keepDraft(DRAFT, settled), [settled]);
  const start = useMutation({
    mutationFn: () => api().blogs.start({ content, settings: settingsOf(choices) ?? {} }),
    onSuccess: async ({ blogId }) => {
      keepDraft(DRAFT, '');
      announce(text.newPost.started);
      await queries.invalidateQueries({ queryKey: keys.lists });
      await navigate({ to: '/blogs/$blogId', params: { blogId } });
    },
  });
  return (
    <>
      <PageHead title={text.newPost.title} lead={text.newPost.lead} />
      <div className="columns blog-writing">
        <div>
          <PostEditor value={content} onChange={setContent} />
          <RunChoices value={choices} onChange={setChoices} />
          {start.isError ? <Problem error={start.error} /> : null}
          <p className="soft">{text.newPost.startHelp}</p>
          <Button
            kind="primary"
            busy={start.isPending}
            disabled={content.trim() === ''}
            onClick={() => start.mutate()}
          >
            {text.newPost.start}
          </Button>
        </div>
        <LiveScore content={shown} ruleSet={choices.ruleSet} />
      </div>
    </>
  );
}
