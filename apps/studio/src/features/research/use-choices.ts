import { useNavigate, useSearch } from '@tanstack/react-router';

/** Filters and what is open stand in the address. An empty one leaves it. */
export function useChoices(): readonly [
  Readonly<Record<string, string | undefined>>,
  (changed: Readonly<Record<string, string>>) => void,
] {
  const given = useSearch({ strict: false }) as Record<string, string | undefined>;
  const navigate = useNavigate();
  const change = (changed: Readonly<Record<string, string>>) => {
    navigate({
      to: '.',
      search: (before: Record<string, string>) =>
        Object.fromEntries(Object.entries({ ...before, ...changed }).filter(([, value]) => value !== '')),
      replace: true,
      resetScroll: false,
    } as never).catch(() => undefined);
  };
  return [given, change];
}
