import { phraseList } from '../phrases.ts';

/** Words that stand where a number could. */
export const VAGUE_QUANTIFIERS = phraseList(`
a lot of
lots of
a number of
a variety of
a wide range of
a wide variety of
a range of
a handful of
a bunch of
a couple of
a few
a great deal of
a large number of
a small number of
a host of
a multitude of
a majority of
plenty of
tons of
dozens of
hundreds of
thousands of
millions of
many
several
various
numerous
countless
myriad
multiple
some of the
some people
most of
most people
much of
significant
significantly
substantial
substantially
considerable
considerably
dramatically
drastically
huge
massive
tremendous
tremendously
enormous
vast
frequently
soon
recently
for a long time
for years
in recent years
`);
