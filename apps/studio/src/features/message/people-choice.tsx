import { Link } from '@tanstack/react-router';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Loading } from '../../ui/loading.tsx';
import { Problem } from '../../ui/problem.tsx';
import type { Choose } from '../../ui/use-choices.ts';
import { IdField, SelectField } from './fields.tsx';
import { shortId } from './names.ts';
import { memberLabel } from './person.tsx';
import { useHome, useHomes, useMay } from './reads.ts';
import { text } from './text.ts';

export interface People {
  readonly home: string;
  readonly from: string;
  readonly to: string;
}

const words = text.compose;

/** Home, sender and recipient: from lists where the key may see them, else by id. */
export function PeopleChoice({
  value: { home, from, to },
  choose,
}: {
  readonly value: People;
  readonly choose: Choose;
}) {
  const operator = useMay('complaint:admin');
  const homes = useHomes(operator);
  const all = homes.data?.pages.flatMap(({ items }) => items) ?? [];
  if (!operator)
    return (
      <>
        <p className="soft">{words.byHand}</p>
        <IdField label={words.home} value={home} onChange={(id) => choose({ home: id || undefined })} />
        <IdField label={words.sender} value={from} onChange={(id) => choose({ from: id || undefined })} />
        <IdField label={words.recipient} value={to} onChange={(id) => choose({ to: id || undefined })} />
      </>
    );
  if (homes.isPending) return <Loading />;
  if (homes.isError) return <Problem error={homes.error} retry={() => homes.refetch()} />;
  if (all.length === 0)
    return (
      <EmptyState title={words.noHomes} detail={words.noHomesDetail}>
        <Link to="/messages/homes" className="button primary">
          {words.setUp}
        </Link>
      </EmptyState>
    );
  const listed = all.some(({ home_id }) => home_id === home);
  const options = all.map(
    ({ home_id, members }) => [home_id, `${shortId(home_id)} (${text.homes.members(members)})`] as const,
  );
  return (
    <>
      <SelectField
        label={words.home}
        help={words.homeHelp}
        value={home}
        first={words.choose}
        options={home === '' || listed ? options : [[home, shortId(home)], ...options]}
        onChange={(id) => choose({ home: id || undefined, from: undefined, to: undefined })}
      />
      {homes.hasNextPage ? (
        <Button kind="quiet" busy={homes.isFetchingNextPage} onClick={() => homes.fetchNextPage()}>
          {words.moreHomes}
        </Button>
      ) : null}
      {home === '' ? null : <Members home={home} from={from} to={to} choose={choose} />}
    </>
  );
}

function Members({ home: id, from, to, choose }: People & { readonly choose: Choose }) {
  const home = useHome(id);
  if (home.isPending) return <Loading />;
  if (home.isError) return <Problem error={home.error} retry={() => home.refetch()} />;
  const people = home.data.members.filter(({ erased }) => !erased);
  if (people.length < 2)
    return (
      <p>
        {words.tooFew}{' '}
        <Link to="/messages/homes" search={{ home: id } as never}>
          {words.setUp}
        </Link>
      </p>
    );
  const options = people.map((each) => [each.user_id, memberLabel(each)] as const);
  return (
    <>
      <SelectField
        label={words.sender}
        value={from}
        first={words.choose}
        options={options}
        onChange={(user) => choose({ from: user || undefined, ...(user === to ? { to: undefined } : {}) })}
      />
      <SelectField
        label={words.recipient}
        value={to}
        first={words.choose}
        options={options.filter(([user]) => user !== from)}
        onChange={(user) => choose({ to: user || undefined })}
      />
    </>
  );
}
