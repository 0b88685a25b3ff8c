import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Loading } from '../../ui/loading.tsx';
import { Problem } from '../../ui/problem.tsx';
import { useChoices } from '../../ui/use-choices.ts';
import { VirtualRows } from '../../ui/virtual-rows.tsx';
import { HomeView } from './home-view.tsx';
import { isId, newId, shortId } from './names.ts';
import { useHomes } from './reads.ts';
import { text } from './text.ts';

const words = text.homes;
const ROW = 44;

/** Homes to choose from, and the one that was chosen. */
export function HomesPart() {
  const { chosen: given, choose } = useChoices();
  const list = useHomes();
  const homes = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const { home = '' } = given;
  // The only one need not be chosen.
  const only = homes.length === 1 && list.hasNextPage !== true ? (homes[0]?.home_id ?? null) : null;
  const chosen = isId(home) ? home.trim().toLowerCase() : only;
  const add = () => choose({ home: newId() });
  if (list.isPending) return <Loading />;
  if (list.isError) return <Problem error={list.error} retry={() => list.refetch()} />;
  if (homes.length === 0 && chosen === null)
    return (
      <EmptyState title={words.empty} detail={words.emptyDetail}>
        <Button kind="primary" onClick={add}>
          {words.add}
        </Button>
      </EmptyState>
    );
  return (
    <div className="message-homes">
      <div>
        <Button onClick={add}>{words.add}</Button>
        {homes.length === 0 ? null : (
          <VirtualRows
            label={words.list}
            items={homes}
            keyOf={({ home_id }) => home_id}
            estimate={ROW}
            more={
              list.hasNextPage
                ? { busy: list.isFetchingNextPage, fetch: () => list.fetchNextPage() }
                : undefined
            }
          >
            {({ home_id, members }) => (
              <button
                type="button"
                className="message-home"
                aria-pressed={home_id === chosen}
                title={home_id}
                onClick={() => choose({ home: home_id })}
              >
                <span>
                  {words.home} {shortId(home_id)}
                </span>
                <span className="soft">{words.members(members)}</span>
              </button>
            )}
          </VirtualRows>
        )}
      </div>
      {chosen === null ? (
        <p className="soft">{words.choose}</p>
      ) : (
        <HomeView key={chosen} id={chosen} known={homes.some(({ home_id }) => home_id === chosen)} />
      )}
    </div>
  );
}
