import { PageHead } from '../../ui/page-head.tsx';

export function NewMessagePage() {
  return <PageHead title="NewMessagePage" />;
}
