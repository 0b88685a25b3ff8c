import type { Corpora } from '@palimpsest/sdk';
import type { UseQueryResult } from '@tanstack/react-query';
import { useId } from 'react';
import { Loading } from '../../ui/loading.tsx';
import { Problem } from '../../ui/problem.tsx';
import { text } from './text.ts';

/** Folders that the operator set up, and how much lies in them. */
export function CorpusChoice({
  corpora,
  chosen,
  onChoose,
}: {
  readonly corpora: UseQueryResult<Corpora>;
  readonly chosen: string;
  readonly onChoose: (name: string) => void;
}) {
  const id = useId();
  const folders = corpora.data?.items ?? [];
  return (
    <fieldset className="research-choice">
      <legend>{text.ask.corpus}</legend>
      {corpora.isPending ? <Loading /> : null}
      {corpora.isError ? <Problem error={corpora.error} retry={() => corpora.refetch()} /> : null}
      {corpora.isSuccess && folders.length === 0 ? <p className="soft">{text.ask.noneSetUp}</p> : null}
      {folders.map(({ name, documents }) => (
        <label key={name}>
          <input
            type="radio"
            name={id}
            checked={chosen === name}
            disabled={documents === null}
            onChange={() => onChoose(name)}
          />
          <span>
            {name}{' '}
            <span className="soft">
              {documents === null ? text.ask.unreadable : text.ask.documents(documents)}
            </span>
          </span>
        </label>
      ))}
      {folders.length === 0 ? null : (
        <label>
          <input type="radio" name={id} checked={chosen === ''} onChange={() => onChoose('')} />
          <span>
            {text.ask.noCorpus} <span className="soft">{text.ask.noCorpusHelp}</span>
          </span>
        </label>
      )}
    </fieldset>
  );
}
