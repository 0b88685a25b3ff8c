import { PageHead } from '../../ui/page-head.tsx';

export function AuditRunPage() {
  return <PageHead title="AuditRunPage" />;
}
