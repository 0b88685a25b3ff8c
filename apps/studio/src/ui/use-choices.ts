import { useNavigate, useSearch } from '@tanstack/react-router';

/** Changes what was chosen; what is undefined leaves the address. */
export type Choose = (values: Readonly<Record<string, string | undefined>>) => void;

/** What was chosen in this view. It stands in the address, so that the view can be sent to somebody. */
export function useChoices(): {
  readonly chosen: Readonly<Record<string, string | undefined>>;
  readonly choose: Choose;
} {
  const chosen = useSearch({ strict: false }) as Record<string, string | undefined>;
  const navigate = useNavigate();
  return {
    chosen,
    choose: (values) => {
      navigate({
        to: '.',
        search: (before: Record<string, string>) =>
          Object.fromEntries(
            Object.entries({ ...before, ...values }).filter(([, value]) => value !== undefined),
          ),
        replace: true,
        resetScroll: false,
      } as never).catch(() => undefined);
    },
  };
}
