import { PalimpsestApiError } from '@palimpsest/sdk';
import { Problem } from '../../ui/problem.tsx';
import { text } from './text.ts';

/** A message that is not accepted reads the same whatever the reason. */
export function SendProblem({ error }: { readonly error: unknown }) {
  const refused = error instanceof PalimpsestApiError && error.code === 'message_not_accepted';
  if (!refused) return <Problem error={error} />;
  return (
    <div className="problem" role="alert">
      <strong>{text.compose.refused}</strong>
      <p>{text.compose.refusedDetail}</p>
    </div>
  );
}
