import type { Route } from './route.ts';
import { assessmentRoutes } from './routes/assessment.ts';
import { auditRoutes } from './routes/audit.ts';
import { blogRoutes } from './routes/blog.ts';
import { complaintRoutes } from './routes/complaint.ts';
import { keyRoutes } from './routes/keys.ts';
import { overviewRoutes } from './routes/overview.ts';
import { researchRoutes } from './routes/research.ts';
import { ruleRoutes } from './routes/rules.ts';
import { runRoutes } from './routes/runs.ts';
import { webhookRoutes } from './routes/webhooks.ts';

/** Everything below /v1, in the order of the document. */
export const allRoutes: readonly Route[] = [
  ...blogRoutes,
  ...assessmentRoutes,
  ...complaintRoutes,
  ...researchRoutes,
  ...runRoutes,
  ...overviewRoutes,
  ...auditRoutes,
  ...ruleRoutes,
  ...keyRoutes,
  ...webhookRoutes,
];
