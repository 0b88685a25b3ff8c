import { PageHead } from '../../ui/page-head.tsx';

export function RulesPage() {
  return <PageHead title="RulesPage" />;
}
