import { NotFoundError } from '@palimpsest/sdk';
import { Loading } from '../../ui/loading.tsx';
import { Problem } from '../../ui/problem.tsx';
import { HomeEditor } from './home-editor.tsx';
import { useHome, useHomes } from './reads.ts';

/** The home that was chosen. One that is not in the list may still be there: the list comes page by page. */
export function HomeView({ id, known }: { readonly id: string; readonly known: boolean }) {
  const { hasNextPage } = useHomes();
  const asked = known || hasNextPage;
  const home = useHome(asked ? id : null);
  if (!asked || home.error instanceof NotFoundError) return <HomeEditor id={id} saved={[]} known={false} />;
  if (home.isPending) return <Loading />;
  if (home.isError) return <Problem error={home.error} retry={() => home.refetch()} />;
  return <HomeEditor id={id} saved={home.data.members} known />;
}
