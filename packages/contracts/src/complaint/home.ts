import { z } from 'zod';
import { preferencesSchema } from './preferences.ts';
import { hostIdSchema, localeSchema } from './types.ts';

export const memberRoleSchema = z.enum(['owner', 'member']);
export type MemberRole = z.infer<typeof memberRoleSchema>;

/** A member as the host's backend tells of them. `preferences: null` says that none were recorded. */
export const homeMemberSchema = z.strictObject({
  user_id: hostIdSchema,
  role: memberRoleSchema,
  locale: localeSchema.nullable(),
  preferences: preferencesSchema.nullable(),
});
export type HomeMember = z.infer<typeof homeMemberSchema>;

/** A home as a whole: members that are not listed are members no more. */
export const homeSchema = z
  .strictObject({ home_id: hostIdSchema, members: z.array(homeMemberSchema).max(200) })
  .refine(({ members }) => new Set(members.map((each) => each.user_id)).size === members.length, {
    path: ['members'],
    message: 'must name each member once',
  });
export type Home = z.infer<typeof homeSchema>;

/** Several homes, as a file or a call of the host gives them. */
export const homeDirectorySchema = z
  .strictObject({ homes: z.array(homeSchema).min(1).max(1000) })
  .refine(({ homes }) => new Set(homes.map((home) => home.home_id)).size === homes.length, {
    path: ['homes'],
    message: 'must name each home once',
  });
export type HomeDirectory = z.infer<typeof homeDirectorySchema>;
