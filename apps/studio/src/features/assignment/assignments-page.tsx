import { PageHead } from '../../ui/page-head.tsx';

export function AssignmentsPage() {
  return <PageHead title="AssignmentsPage" />;
}
