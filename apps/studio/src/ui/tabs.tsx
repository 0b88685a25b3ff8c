import { Tabs as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { useChoices } from './use-choices.ts';

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
  const { chosen, choose } = useChoices();
  const [first] = tabs;
  const open = tabs.find(({ id }) => id === chosen[name])?.id ?? first?.id ?? '';
  return (
    <Radix.Root value={open} onValueChange={(id) => choose({ [name]: id })} activationMode="manual">
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
