import { useNavigate, useSearch } from '@tanstack/react-router';

/** What was chosen in this view stands in its address. */
export function useChoices(): readonly [
  Readonly<Record<string, string | undefined>>,
  (changed: Readonly<Record<string, string | null>>) => void,
] {
  const given = useSearch({ strict: false }) as Record<string, string | undefined>;
  const navigate = useNavigate();
  const change = (changed: Readonly<Record<string, string | null>>) => {
    navigate({
      to: '.',
      search: (before: Record<string, string>) =>
        Object.fromEntries(Object.entries({ ...before, ...changed }).filter(([, value]) => value !== null)),
      replace: true,
      resetScroll: false,
    } as never).catch(() => undefined);
  };
  return [given, change];
}
