import { useRouter } from '@tanstack/react-router';
import { Problem } from '../ui/problem.tsx';
import { MissingPart } from './missing-part.tsx';
import { MissingPartError } from './missing-part-error.ts';

/** What is shown where a view itself went wrong. */
export function ErrorPage({ error }: { readonly error: unknown }) {
  const router = useRouter();
  if (error instanceof MissingPartError) return <MissingPart />;
  return <Problem error={error} retry={() => router.invalidate()} />;
}
