import type { Route } from './route.ts';
import { auditRoutes } from './routes/audit.ts';
import { blogRoutes } from './routes/blog.ts';
import { keyRoutes } from './routes/keys.ts';
import { ruleRoutes } from './routes/rules.ts';
import { runRoutes } from './routes/runs.ts';

/** Everything below /v1, in the order of the document. */
export const allRoutes: readonly Route[] = [
  ...blogRoutes,
  ...runRoutes,
  ...auditRoutes,
  ...ruleRoutes,
  ...keyRoutes,
];
