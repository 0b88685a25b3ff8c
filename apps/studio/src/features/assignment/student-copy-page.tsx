import { PageHead } from '../../ui/page-head.tsx';

export function StudentCopyPage() {
  return <PageHead title="StudentCopyPage" />;
}
