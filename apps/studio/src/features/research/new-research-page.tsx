import { PageHead } from '../../ui/page-head.tsx';

export function NewResearchPage() {
  return <PageHead title="NewResearchPage" />;
}
