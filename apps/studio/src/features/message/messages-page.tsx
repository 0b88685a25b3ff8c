import { PageHead } from '../../ui/page-head.tsx';

export function MessagesPage() {
  return <PageHead title="MessagesPage" />;
}
