import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../app/api.ts';
import { announce } from '../../ui/announce.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Problem } from '../../ui/problem.tsx';
import { ReplayResult, replayWords } from './replay-result.tsx';
import { text } from './text.ts';

const { replay } = text;

/** Makes the decisions of one run, or of all, once more and compares. */
export function ReplayPart({ run }: { readonly run: string | null }) {
  const [rules, setRules] = useState('');
  const ruleSets = useQuery({ queryKey: ['rules'], queryFn: () => api().rules.list() });
  const again = useMutation({
    mutationFn: async (other: string) => ({
      other,
      report: await api().audit.replay({
        ...(run === null ? {} : { run }),
        ...(other === '' ? {} : { rules: other }),
      }),
    }),
    onSuccess: ({ report }) => announce(replayWords(report)),
  });
  return (
    <section className="card" aria-labelledby="replay">
      <h2 id="replay">{replay.title}</h2>
      <p>{replay.detail}</p>
      <Field label={replay.rules} help={replay.rulesHelp}>
        {(attributes) => (
          <select {...attributes} value={rules} onChange={({ target }) => setRules(target.value)}>
            <option value="">{replay.same}</option>
            {ruleSets.data?.items.map(({ ref }) => (
              <option key={ref} value={ref}>
                {ref}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Button kind="primary" busy={again.isPending} onClick={() => again.mutate(rules)}>
        {run === null ? replay.all : replay.one}
      </Button>
      {again.isError ? <Problem error={again.error} retry={() => again.mutate(rules)} /> : null}
      {again.data === undefined ? null : <ReplayResult report={again.data.report} rules={again.data.other} />}
    </section>
  );
}
