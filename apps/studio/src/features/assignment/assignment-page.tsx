import { PageHead } from '../../ui/page-head.tsx';

export function AssignmentPage() {
  return <PageHead title="AssignmentPage" />;
}
