import { useRouter } from '@tanstack/react-router';
import { Problem } from '../ui/problem.tsx';

/** What is shown where a view itself went wrong. */
export function ErrorPage({ error }: { readonly error: unknown }) {
  const router = useRouter();
  return <Problem error={error} retry={() => router.invalidate()} />;
}
