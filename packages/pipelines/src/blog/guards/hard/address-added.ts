import { addresses } from '@palimpsest/kernel/text';
import { type BlogGuard, problemAt } from '../blog-guard.ts';
import { withoutOrders } from '../planted.ts';

export const addressAdded: BlogGuard = {
  id: 'address-added',
  severity: 'hard',
  summary: 'Every address that readers could go or write to stands in the running text of the original.',
  why: 'A bare host is followed as well as a link. An address that the original has only in code, or in a sentence that tells a writing machine what to write, stays there and is never passed on.',
  check: (rewrite) => {
    const { parent, child } = withoutOrders(rewrite);
    const known = new Set(addresses(parent).map(({ key }) => key));
    return problemAt(
      'An address is not in the running text of the original.',
      addresses(child)
        .filter(({ key }) => !known.has(key))
        .map(({ span }) => span),
    );
  },
};
