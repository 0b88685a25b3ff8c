import { UnauthorizedError } from '@palimpsest/sdk';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { Loading } from '../ui/loading.tsx';
import { Problem } from '../ui/problem.tsx';
import { api, savedKey, saveKey } from './api.ts';
import { text } from './text.ts';

/** Asks for a key where the server wants one, once, before any view is shown. */
export function KeyGate({ children }: { readonly children: ReactNode }) {
  const queries = useQueryClient();
  const current = useQuery({
    queryKey: ['current-key'],
    queryFn: () => api().keys.current(),
    staleTime: 60_000,
  });
  const [key, setKey] = useState('');
  if (current.isPending) return <Loading />;
  if (!current.isError) return children;
  if (!(current.error instanceof UnauthorizedError))
    return <Problem error={current.error} retry={() => current.refetch()} />;
  const enter = async (event: FormEvent) => {
    event.preventDefault();
    saveKey(key.trim());
    await queries.resetQueries();
  };
  return (
    <form className="card narrow" onSubmit={enter}>
      <h1>{text.key.title}</h1>
      <p>{text.key.detail}</p>
      <Field label={text.key.label} error={savedKey() === null ? null : text.key.wrong}>
        {(attributes) => (
          <input
            {...attributes}
            type="password"
            autoComplete="off"
            value={key}
            onChange={({ target }) => setKey(target.value)}
          />
        )}
      </Field>
      <Button kind="primary" type="submit" disabled={key.trim() === ''}>
        {text.key.enter}
      </Button>
    </form>
  );
}
