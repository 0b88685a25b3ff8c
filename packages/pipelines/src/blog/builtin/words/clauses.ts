import { wordSet } from './word-list.ts';

/** Words that can only be the subject of a clause: a verb follows. */
export const PERSONS = wordSet('i we you they he she it');

/** Words that stand as the subject of a clause. */
export const SUBJECTS = wordSet(`
  i we you they he she it this there
  we're we’re we've we’ve we'll we’ll you're you’re you'll you’ll you've you’ve they're they’re they've they’ve
  they'll they’ll it's it’s it'll it’ll i'm i’m i've i’ve i'll i’ll he's he’s she's she’s there's there’s
  that's that’s we'd we’d they'd they’d i'd i’d
`);

/** Words that open a clause which cannot stand alone. */
export const SUBORDINATORS = wordSet(`
  when if while because although though since after before as once unless until whether whenever wherever where by
  given despite for in with from to without during through having being
`);

/** Openings of a clause whose verb has not come yet. */
export const RELATIVES = wordSet('that which who whom whose what how why where when if whether because');

export const FINITE = wordSet(`
  is are was were am has have had do does did can could will would shall should may might must isn't isn’t aren't
  aren’t wasn't wasn’t weren't weren’t don't don’t doesn't doesn’t didn't didn’t can't can’t cannot won't won’t
  wouldn't wouldn’t couldn't couldn’t shouldn't shouldn’t hasn't hasn’t haven't haven’t hadn't hadn’t
`);

export function isHelpingVerb(lower: string): boolean {
  return FINITE.has(lower);
}
