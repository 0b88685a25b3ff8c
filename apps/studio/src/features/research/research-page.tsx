import { PageHead } from '../../ui/page-head.tsx';

export function ResearchPage() {
  return <PageHead title="ResearchPage" />;
}
