import { languageName, shortId } from './names.ts';
import type { Member } from './reads.ts';
import { codes } from './text-codes.ts';

/** The system knows people by ids alone; the end of it tells them apart, the whole one is in the tooltip. */
export function ShortId({ id }: { readonly id: string }) {
  return (
    <code title={id} className="short-id">
      {shortId(id)}
    </code>
  );
}

/** “Owner, Spanish, …2b1e01”: what tells the people of a home apart in a list of choices. */
export function memberLabel({ user_id, role, locale }: Member): string {
  return [codes.role[role], ...(locale === null ? [] : [languageName(locale)]), shortId(user_id)].join(', ');
}
