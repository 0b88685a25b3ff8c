import type { ResearchResource } from '@palimpsest/sdk';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../app/api.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Problem } from '../../ui/problem.tsx';
import { WriterChoice } from '../../ui/writer-choice.tsx';
import { hasWords, lacksModel, writerOf } from './asked.ts';
import { useCorpora } from './reads.ts';
import { text } from './text.ts';

const { further } = text;

/** A further question of the evidence that a run has stored. */
export function AskOn({
  run,
  onBegun,
}: {
  readonly run: ResearchResource;
  readonly onBegun: (runId: string) => Promise<void>;
}) {
  const [question, setQuestion] = useState('');
  const [corpus, setCorpus] = useState('');
  const [writer, setWriter] = useState({ renderer: '', model: '' });
  const folders = (useCorpora().data?.items ?? []).filter(({ documents }) => documents !== null);
  const ask = useMutation({
    mutationFn: () =>
      api().research.continue(run.runId, {
        question: question.trim(),
        ...(corpus === '' ? {} : { corpus }),
        ...writerOf(writer),
      }),
    onSuccess: (started) => onBegun(started.run.runId),
  });
  return (
    <form
      className="card"
      aria-labelledby="research-ask-on"
      onSubmit={(event) => {
        event.preventDefault();
        if (hasWords(question)) ask.mutate();
      }}
    >
      <h2 id="research-ask-on">{further.askTitle}</h2>
      <p className="soft">{further.askLead}</p>
      <Field label={further.question}>
        {(attributes) => (
          <textarea
            {...attributes}
            rows={3}
            maxLength={2_000}
            className="research-short"
            value={question}
            onChange={({ target }) => setQuestion(target.value)}
          />
        )}
      </Field>
      <Field label={further.folder}>
        {(attributes) => (
          <select {...attributes} value={corpus} onChange={({ target }) => setCorpus(target.value)}>
            <option value="">{further.noFolder}</option>
            {folders.map(({ name }) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </select>
        )}
      </Field>
      <WriterChoice
        words={text.options}
        value={writer}
        onChange={({ renderer, model }) =>
          setWriter((before) => ({ renderer: renderer ?? before.renderer, model: model ?? before.model }))
        }
      />
      {ask.isError ? <Problem error={ask.error} /> : null}
      <Button
        type="submit"
        kind="primary"
        busy={ask.isPending}
        disabled={!hasWords(question) || lacksModel(writer)}
      >
        {further.ask}
      </Button>
    </form>
  );
}
