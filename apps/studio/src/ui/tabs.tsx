import { useNavigate, useSearch } from '@tanstack/react-router';
import { Tabs as Radix } from 'radix-ui';
import type { ReactNode } from 'react';

export interface Tab {
  readonly id: string;
  readonly name: string;
  readonly content: ReactNode;
}

/** Parts of a view; which one is open stands in the address. */
export function Tabs({
  label,
  tabs,
  name = 'tab',
}: {
  readonly label: string;
  readonly tabs: readonly Tab[];
  readonly name?: string;
}) {
  const search = useSearch({ strict: false }) as Record<string, string>;
  const navigate = useNavigate();
  const [first] = tabs;
  const open = tabs.find(({ id }) => id === search[name])?.id ?? first?.id ?? '';
  const choose = (id: string) =>
    navigate({
      to: '.',
      search: (before: Record<string, string>) => ({ ...before, [name]: id }),
      replace: true,
    } as never);
  return (
    <Radix.Root value={open} onValueChange={choose} activationMode="manual">
      <Radix.List className="tabs" aria-label={label}>
        {tabs.map(({ id, name: shown }) => (
          <Radix.Trigger key={id} value={id}>
            {shown}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map(({ id, content }) => (
        <Radix.Content key={id} value={id}>
          {content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
