import { z } from 'zod';

/** What an API key may be allowed to do. */
export const SCOPES = [
  'blog:read',
  'blog:write',
  'assessment:read',
  'assessment:write',
  'complaint:read',
  'complaint:write',
  'complaint:admin',
  'research:read',
  'research:write',
  'runs:read',
  'audit:read',
  'audit:erase',
  'rules:read',
  'keys:admin',
  'webhooks:admin',
  'metrics:read',
] as const;

export const scopeSchema = z.enum(SCOPES).meta({ id: 'Scope' });
export type Scope = z.infer<typeof scopeSchema>;
