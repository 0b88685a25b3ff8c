import { PageHead } from '../../ui/page-head.tsx';

export function BlogPage() {
  return <PageHead title="BlogPage" />;
}
