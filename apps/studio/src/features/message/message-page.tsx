import { PageHead } from '../../ui/page-head.tsx';

export function MessagePage() {
  return <PageHead title="MessagePage" />;
}
