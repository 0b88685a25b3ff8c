import { useNavigate, useSearch } from '@tanstack/react-router';
import { Loading } from '../../ui/loading.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Problem } from '../../ui/problem.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { RuleSetMenu } from './rule-set-menu.tsx';
import { RuleSetView } from './rule-set-view.tsx';
import { SearchResults } from './search-results.tsx';
import { text } from './text.ts';
import { useRuleSets } from './use-rule-sets.ts';
import './rules.css';

/** Everything that decides, to be read. */
export function RulesPage() {
  const { set, search = '' } = useSearch({ strict: false }) as Record<string, string | undefined>;
  const navigate = useNavigate();
  const ruleSets = useRuleSets();
  const open = ruleSets.data?.find(({ ref }) => ref === set) ?? ruleSets.data?.[0];
  const look = (words: string) =>
    navigate({
      to: '/rules',
      search: { ...(set === undefined ? {} : { set }), ...(words === '' ? {} : { search: words }) },
      replace: true,
    });
  return (
    <>
      <PageHead title={text.title} lead={text.lead} />
      <search className="rule-search">
        <SearchField
          label={text.search.label}
          placeholder={text.search.help}
          value={search}
          onSearch={look}
        />
      </search>
      {ruleSets.isPending ? <Loading /> : null}
      {ruleSets.isError ? <Problem error={ruleSets.error} retry={() => ruleSets.refetch()} /> : null}
      {ruleSets.data === undefined || open === undefined ? null : (
        <div className="rule-columns">
          <RuleSetMenu ruleSets={ruleSets.data} open={search.trim() === '' ? open.ref : ''} />
          {search.trim() === '' ? (
            <RuleSetView key={open.ref} ruleSet={open} />
          ) : (
            <SearchResults words={search.trim()} ruleSets={ruleSets.data} />
          )}
        </div>
      )}
    </>
  );
}
