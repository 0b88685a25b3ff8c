import { PageHead } from '../../ui/page-head.tsx';

export function NewBlogPage() {
  return <PageHead title="NewBlogPage" />;
}
