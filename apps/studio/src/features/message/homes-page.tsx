import { PageHead } from '../../ui/page-head.tsx';

export function HomesPage() {
  return <PageHead title="HomesPage" />;
}
