import type { RuleSetResource, WordTable } from '@palimpsest/sdk';
import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { announce } from '../../ui/announce.tsx';
import { Loading } from '../../ui/loading.tsx';
import { Problem } from '../../ui/problem.tsx';
import { countFound, findInRules } from './find-in-rules.ts';
import { RuleCard } from './rule-card.tsx';
import { text } from './text.ts';
import { useTables } from './use-rule-sets.ts';

export function SearchResults({
  words,
  ruleSets,
}: {
  readonly words: string;
  readonly ruleSets: readonly RuleSetResource[];
}) {
  const lists = useTables(
    ruleSets.map(({ ref }) => ref),
    words,
  );
  const found = findInRules(words, ruleSets, lists.data ?? [], text.thresholds);
  const count = countFound(found);
  const settled = !lists.isPending;
  useEffect(() => {
    if (settled) announce(count === 0 ? text.search.none(words) : text.search.found(count));
  }, [settled, count, words]);
  return (
    <section aria-labelledby="found" className="stack">
      <h2 id="found">
        {text.search.results} <small className="soft">{text.search.found(count)}</small>
      </h2>
      {lists.isPending ? <Loading /> : null}
      {lists.isError ? <Problem error={lists.error} retry={() => lists.refetch()} /> : null}
      {settled && count === 0 ? <p>{text.search.none(words)}</p> : null}
      {found.rules.length === 0 ? null : <h3>{text.search.rules}</h3>}
      {found.rules.map(({ ref, rule }) => (
        <div key={`${ref} ${rule.id}`}>
          <SetLink ref_={ref} tab="rules" />
          <RuleCard rule={rule} />
        </div>
      ))}
      {found.thresholds.length === 0 ? null : <h3>{text.search.thresholds}</h3>}
      {found.thresholds.map(({ ref, name, words: meaning }) => (
        <p key={`${ref} ${name}`} className="found-line">
          <SetLink ref_={ref} tab="thresholds" /> {meaning} <code className="soft">{name}</code>
        </p>
      ))}
      {found.lists.length === 0 ? null : <h3>{text.search.lists}</h3>}
      {found.lists.map(({ ref, table }) => (
        <FoundList key={`${ref} ${table.id}`} ruleSet={ref} table={table} words={words} />
      ))}
    </section>
  );
}

function FoundList({
  ruleSet,
  table: { id, name, about, first, found },
  words,
}: {
  readonly ruleSet: string;
  readonly table: WordTable;
  readonly words: string;
}) {
  const find = found > 0 ? { find: words } : {};
  return (
    <p className="found-line">
      <Link to="/rules" search={{ set: ruleSet, tab: 'lists', table: id, ...find }}>
        {ruleSet}
      </Link>{' '}
      <strong>{name}</strong>: {first.length === 0 ? about : first.join(' · ')}{' '}
      {found > first.length ? text.search.more(found - first.length) : ''}
    </p>
  );
}

function SetLink({ ref_, tab }: { readonly ref_: string; readonly tab: string }) {
  return (
    <Link to="/rules" search={{ set: ref_, tab }}>
      {ref_}
    </Link>
  );
}
