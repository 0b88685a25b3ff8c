import type { ResearchResource } from '@palimpsest/sdk';
import { useMutation, useQuery } from '@tanstack/react-query';
import { api } from '../../app/api.ts';
import { announce } from '../../ui/announce.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Loading } from '../../ui/loading.tsx';
import { Problem } from '../../ui/problem.tsx';
import { saveAs } from './save-as.ts';
import { text } from './text.ts';
import { codes } from './text-codes.ts';

const { files: words } = text;

export function FilesTab({ run: { runId, project, files } }: { readonly run: ResearchResource }) {
  const list = useQuery({
    queryKey: ['research-files', runId],
    queryFn: () => api().research.files(runId),
    enabled: files.length > 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const download = useMutation({
    mutationFn: ({ name }: { readonly name: string; readonly type: string }) =>
      api().research.file(runId, name),
    onSuccess: (content, { name, type }) => {
      saveAs(`${project}-${name}`, type, content);
      announce(words.done(name));
    },
  });
  if (files.length === 0) return <EmptyState title={words.none} detail={words.noneDetail} />;
  if (list.isError) return <Problem error={list.error} retry={() => list.refetch()} />;
  if (list.data === undefined) return <Loading />;
  return (
    <section className="card" aria-labelledby="research-files-title">
      <h2 id="research-files-title">{words.title}</h2>
      <p className="soft">{words.lead}</p>
      {download.isError ? <Problem error={download.error} /> : null}
      <ul className="research-files">
        {list.data.items.map(({ name, contentType, characters }) => (
          <li key={name} className="research-file">
            <span>
              {codes.files[name] ?? name}
              <span className="soft small research-under">
                <code>{name}</code> {words.characters(characters)}
              </span>
            </span>
            <Button
              aria-label={words.download(name)}
              busy={download.isPending && download.variables.name === name}
              onClick={() => download.mutate({ name, type: contentType })}
            >
              {words.short}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
