import { PageHead } from '../../ui/page-head.tsx';

export function BlogsPage() {
  return <PageHead title="BlogsPage" />;
}
