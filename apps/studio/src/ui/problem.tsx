import { NetworkError, PalimpsestApiError } from '@palimpsest/sdk';
import { Button } from './button.tsx';
import { text } from './text.ts';

/** What went wrong, what can be done about it, and the way to try again. Never a stack, never a code alone. */
export function Problem({ error, retry }: { readonly error: unknown; readonly retry?: () => unknown }) {
  const { title, detail, hint, fields } = wordsOf(error);
  return (
    <div className="problem" role="alert">
      <strong>{title}</strong>
      <p>{detail}</p>
      {fields.length === 0 ? null : (
        <ul>
          {fields.map((each) => (
            <li key={each}>{each}</li>
          ))}
        </ul>
      )}
      {hint === undefined ? null : <p className="hint">{hint}</p>}
      {retry === undefined ? null : <Button onClick={() => retry()}>{text.tryAgain}</Button>}
    </div>
  );
}

function wordsOf(error: unknown): {
  readonly title: string;
  readonly detail: string;
  readonly hint?: string | undefined;
  readonly fields: readonly string[];
} {
  if (error instanceof PalimpsestApiError) {
    const { detail, hint, errors } = error;
    return {
      title: text.problem,
      detail,
      hint,
      fields: (errors ?? []).map(({ field, problem }) => `${field} ${problem}`),
    };
  }
  if (error instanceof NetworkError) return { title: text.problem, detail: text.network, fields: [] };
  return { title: text.problem, detail: text.unknownProblem, fields: [] };
}
