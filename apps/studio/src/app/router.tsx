import { createRootRoute, createRoute, createRouter, lazyRouteComponent } from '@tanstack/react-router';
import { ErrorPage } from './error-page.tsx';
import { MissingPartError } from './missing-part-error.ts';
import { NotFoundPage } from './not-found-page.tsx';
import { Shell } from './shell.tsx';

const rootRoute = createRootRoute({
  component: Shell,
  notFoundComponent: NotFoundPage,
  errorComponent: ErrorPage,
});

/** Filters and choices stand in the address, so that a view can be sent to somebody. */
const search = (given: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(given).flatMap(([name, value]) =>
      typeof value === 'string' || typeof value === 'number' ? [[name, String(value)]] : [],
    ),
  );

type Load = () => Promise<Record<string, unknown>>;
const loads: Load[] = [];

/** Under a name of its own: the router answers the browser's with a reload, which ends at nothing while the server is away. */
const whole = (load: Load) => () =>
  load().catch((error: unknown) => {
    throw new MissingPartError(error);
  }) as Promise<Record<string, never>>;

/** Each view is loaded when somebody first goes there, or a while after the first one. */
const view = <Path extends string>(path: Path, load: Load, name: string) => {
  loads.push(load);
  return createRoute({
    getParentRoute: () => rootRoute,
    path,
    validateSearch: search,
    // Within the frame, so that the menu stays.
    errorComponent: ErrorPage,
    component: lazyRouteComponent(whole(load), name as never),
  });
};

const routeTree = rootRoute.addChildren([
  view('/', () => import('../features/overview/overview-page.tsx'), 'OverviewPage'),
  view('/blogs', () => import('../features/blog/blogs-page.tsx'), 'BlogsPage'),
  view('/blogs/new', () => import('../features/blog/new-blog-page.tsx'), 'NewBlogPage'),
  view('/blogs/$blogId', () => import('../features/blog/blog-page.tsx'), 'BlogPage'),
  view('/assignments', () => import('../features/assignment/assignments-page.tsx'), 'AssignmentsPage'),
  view(
    '/assignments/new',
    () => import('../features/assignment/new-assignment-page.tsx'),
    'NewAssignmentPage',
  ),
  view(
    '/assignments/$documentId',
    () => import('../features/assignment/assignment-page.tsx'),
    'AssignmentPage',
  ),
  view(
    '/assignments/$documentId/print',
    () => import('../features/assignment/student-copy-page.tsx'),
    'StudentCopyPage',
  ),
  view('/messages', () => import('../features/message/messages-page.tsx'), 'MessagesPage'),
  view('/messages/new', () => import('../features/message/new-message-page.tsx'), 'NewMessagePage'),
  view('/messages/homes', () => import('../features/message/homes-page.tsx'), 'HomesPage'),
  view('/messages/$id', () => import('../features/message/message-page.tsx'), 'MessagePage'),
  view('/research', () => import('../features/research/research-list-page.tsx'), 'ResearchListPage'),
  view('/research/new', () => import('../features/research/new-research-page.tsx'), 'NewResearchPage'),
  view('/research/$runId', () => import('../features/research/research-page.tsx'), 'ResearchPage'),
  view('/audit', () => import('../features/audit/audit-page.tsx'), 'AuditPage'),
  view('/audit/$runId', () => import('../features/audit/audit-run-page.tsx'), 'AuditRunPage'),
  view('/rules', () => import('../features/rules/rules-page.tsx'), 'RulesPage'),
]);

export const router = createRouter({ routeTree, defaultPreload: 'intent', scrollRestoration: true });

/** Brings in the other views, one after the other, so that they are there when the server is not. */
export async function loadViews(): Promise<void> {
  for (const load of loads) await load().catch(() => undefined);
}

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
