import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useEffect, useState } from 'react';
import { api } from '../../app/api.ts';
import { announce } from '../../ui/announce.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Problem } from '../../ui/problem.tsx';
import './research.css';
import { useChoices } from '../../ui/use-choices.ts';
import { type Asked, hasWords, lacksModel, NOTHING_ASKED, requestOf } from './asked.ts';
import { CorpusChoice } from './corpus-choice.tsx';
import { CostPreview } from './cost-preview.tsx';
import { MoreChoices } from './more-choices.tsx';
import { keys, useCorpora } from './reads.ts';
import { text } from './text.ts';

export function NewResearchPage() {
  const { chosen, choose } = useChoices();
  const { question = '', corpus } = chosen;
  const [typed, setTyped] = useState<Asked>({ ...NOTHING_ASKED, question });
  const [missing, setMissing] = useState(false);
  const corpora = useCorpora();
  const first = corpora.data?.items.find(({ documents }) => documents !== null)?.name ?? '';
  // `none` stands for the choice of no folder, so that it is not taken for no choice at all.
  const asked: Asked = { ...typed, corpus: corpus === 'none' ? '' : (corpus ?? first) };
  const change = (changed: Partial<Asked>) => {
    const { corpus: folder, ...rest } = changed;
    setTyped((before) => ({ ...before, ...rest }));
    if (folder !== undefined) choose({ corpus: folder === '' ? 'none' : folder });
  };
  const navigate = useNavigate();
  const queries = useQueryClient();
  const start = useMutation({
    mutationFn: () => api().research.start(requestOf(asked)),
    onSuccess: async ({ run: { runId } }) => {
      announce(text.ask.started);
      await queries.invalidateQueries({ queryKey: [...keys.lists] });
      await navigate({ to: '/research/$runId', params: { runId } });
    },
  });
  const noQuestion = !hasWords(asked.question);
  const noSource = asked.corpus === '' && asked.web.length === 0;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(noQuestion || noSource);
    if (!noQuestion && !noSource) start.mutate();
  };
  useEffect(() => {
    if (missing && noQuestion) document.querySelector<HTMLElement>('.research-question textarea')?.focus();
  }, [missing, noQuestion]);
  return (
    <>
      <PageHead title={text.ask.title} lead={text.ask.lead} />
      <form className="research-asking" onSubmit={submit} noValidate>
        <div>
          <div className="card research-question">
            <Field
              label={text.ask.question}
              help={text.ask.questionHelp}
              error={missing && noQuestion ? text.ask.needQuestion : null}
            >
              {(attributes) => (
                <textarea
                  {...attributes}
                  value={asked.question}
                  maxLength={2_000}
                  rows={3}
                  onChange={({ target }) => change({ question: target.value })}
                />
              )}
            </Field>
            <CorpusChoice
              corpora={corpora}
              chosen={asked.corpus}
              onChoose={(name) => change({ corpus: name })}
            />
          </div>
          <MoreChoices asked={asked} onChange={change} />
        </div>
        <div className="research-side">
          <CostPreview asked={asked} />
          {missing && noSource ? (
            <p className="research-missing" role="alert">
              {text.ask.needSource}
            </p>
          ) : null}
          {start.isError ? <Problem error={start.error} /> : null}
          <Button
            kind="primary"
            type="submit"
            busy={start.isPending}
            disabled={corpora.isPending || lacksModel(asked)}
          >
            {text.ask.start}
          </Button>
        </div>
      </form>
    </>
  );
}
