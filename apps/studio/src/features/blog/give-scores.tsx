import type { AeoScores, AiLikenessScores } from '@palimpsest/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { api } from '../../app/api.ts';
import { announce } from '../../ui/announce.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Problem } from '../../ui/problem.tsx';
import { CATEGORIES, PILLARS, WEIGHTS } from './parts.ts';
import { type Blog, keys, type RunResult } from './reads.ts';
import { text } from './text.ts';
import { partName } from './text-codes.ts';

/** The scores of a version that is scored elsewhere; the run waits for them. */
export function GiveScores({ blog, result }: { readonly blog: Blog; readonly result: RunResult }) {
  const [values, setValues] = useState<Readonly<Record<string, string>>>({});
  const queries = useQueryClient();
  const waiting = blog.versions.find(({ versionId }) => versionId === result.waitingFor);
  const give = useMutation({
    mutationFn: () =>
      api().blogs.recordScores(blog.blogId, {
        runId: result.runId,
        versionId: result.waitingFor ?? '',
        scores: scoresOf(values),
      }),
    onSuccess: async () => {
      announce(text.scores.given);
      setValues({});
      await Promise.all(
        [keys.blog(blog.blogId), keys.run(result.runId)].map((queryKey) =>
          queries.invalidateQueries({ queryKey: [...queryKey] }),
        ),
      );
    },
  });
  const number = (name: string, max: number) => (
    <Field key={name} label={partName(name)} help={text.scores.range(max)}>
      {(attributes) => (
        <input
          {...attributes}
          type="number"
          required
          min={0}
          max={max}
          step="any"
          value={values[name] ?? ''}
          onChange={({ target }) => setValues({ ...values, [name]: target.value })}
        />
      )}
    </Field>
  );
  return (
    <form
      className="card"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        give.mutate();
      }}
    >
      <h2>{text.scores.title}</h2>
      <p>{text.scores.detail(waiting === undefined ? '…' : `v${waiting.versionNumber}`)}</p>
      <fieldset className="blog-numbers">
        <legend>{text.aeo}</legend>
        {Object.entries(PILLARS).map(([name, max]) => number(name, max))}
      </fieldset>
      <fieldset className="blog-numbers">
        <legend>{text.likeness}</legend>
        {CATEGORIES.map((name) => number(name, 100))}
      </fieldset>
      {give.isError ? <Problem error={give.error} /> : null}
      <Button kind="primary" type="submit" busy={give.isPending}>
        {text.scores.give}
      </Button>
    </form>
  );
}

/** The totals follow from the parts: a sum, and a weighted mean. */
function scoresOf(values: Readonly<Record<string, string>>): {
  readonly aeo: AeoScores;
  readonly aiLikeness: AiLikenessScores;
} {
  const of = (name: string) => Number(values[name] ?? 0);
  const hundredths = (value: number) => Math.round(value * 100) / 100;
  const pillars = Object.fromEntries(Object.keys(PILLARS).map((name) => [name, of(name)]));
  const categories = Object.fromEntries(CATEGORIES.map((name) => [name, of(name)]));
  return {
    aeo: {
      total: hundredths(Object.values(pillars).reduce((sum, value) => sum + value, 0)),
      pillars: pillars as AeoScores['pillars'],
    },
    aiLikeness: {
      total: hundredths(CATEGORIES.reduce((sum, name) => sum + (of(name) * WEIGHTS[name]) / 100, 0)),
      categories: categories as AiLikenessScores['categories'],
    },
  };
}
