import { PageHead } from '../../ui/page-head.tsx';

export function ResearchListPage() {
  return <PageHead title="ResearchListPage" />;
}
