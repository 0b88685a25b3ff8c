import { PageHead } from '../../ui/page-head.tsx';

export function NewAssignmentPage() {
  return <PageHead title="NewAssignmentPage" />;
}
