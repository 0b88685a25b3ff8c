import { Button } from './button.tsx';
import { EmptyState } from './empty-state.tsx';
import { SearchField } from './search-field.tsx';
import { text } from './text.ts';
import { useChoices } from './use-choices.ts';

/** The words a list is searched for; they stand in the address. */
export function useListSearch(): string {
  return useChoices().chosen.search?.trim() ?? '';
}

export function ListSearch({ label, help }: { readonly label: string; readonly help: string }) {
  const { chosen, choose } = useChoices();
  return (
    <search className="list-search">
      <SearchField
        label={label}
        placeholder={help}
        value={chosen.search ?? ''}
        onSearch={(words) => choose({ search: words === '' ? undefined : words })}
      />
    </search>
  );
}

/** Nothing in the list has the words. */
export function NoneFound({ words }: { readonly words: string }) {
  const { choose } = useChoices();
  return (
    <EmptyState title={text.noneFound(words)} detail={text.noneFoundDetail}>
      <Button onClick={() => choose({ search: undefined })}>{text.showAll}</Button>
    </EmptyState>
  );
}
