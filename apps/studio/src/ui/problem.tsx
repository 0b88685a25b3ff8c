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
      {retry === undefined || isLasting(error) ? null : (
        <Button onClick={() => retry()}>{text.tryAgain}</Button>
      )}
    </div>
  );
}

/** What is not there, or cannot be asked for like this, is the same when it is asked for again. */
function isLasting(error: unknown): boolean {
  return error instanceof PalimpsestApiError && (error.status === 400 || error.status === 404);
}

function wordsOf(error: unknown): {
  readonly title: string;
  readonly detail: string;
  readonly hint?: string | undefined;
  readonly fields: readonly string[];
} {
  if (error instanceof PalimpsestApiError) {
    const { detail, errors, status } = error;
    // Where nothing is found, the hint names a command or a request, which is no help in a page.
    const hint = status === 404 ? undefined : error.hint;
    return {
      title: text.problem,
      detail,
      hint,
      // The only one stands in the sentence above already.
      fields: (errors ?? [])
        .map(({ field, problem }) => `${field} ${problem}`)
        .filter((each) => !detail.includes(each)),
    };
  }
  if (error instanceof NetworkError) return { title: text.problem, detail: text.network, fields: [] };
  return { title: text.problem, detail: text.unknownProblem, fields: [] };
}
