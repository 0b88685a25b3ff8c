import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../app/api.ts';
import { announce } from '../../ui/announce.tsx';
import { useChoices } from '../../ui/use-choices.ts';
import { type Blog, keys } from './reads.ts';
import { text } from './text.ts';

/** Puts an author's version on record, on condition that the newest version is still the one that was decided on. */
export function useAddVersion({ blogId }: Blog, etag: string | null) {
  const queries = useQueryClient();
  const { choose } = useChoices();
  return useMutation({
    mutationFn: (content: string) =>
      api().blogs.addVersion(blogId, { content }, etag === null ? {} : { ifMatch: etag }),
    onSuccess: async () => {
      announce(text.compare.kept);
      await queries.invalidateQueries({ queryKey: keys.blog(blogId) });
      choose({ tab: undefined, from: undefined, to: undefined, version: undefined, part: undefined });
    },
  });
}
