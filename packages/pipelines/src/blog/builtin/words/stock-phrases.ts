import { phraseList } from './word-list.ts';

/** Openings that only announce, soften or connect: the sentence says the same without them. */
export const EMPTY_OPENINGS: ReadonlySet<string> = new Set(
  phraseList(`
  it is important to note that
  it's important to note that
  it is worth noting that
  it's worth noting that
  it is worth mentioning that
  it's worth mentioning that
  it should be noted that
  it is important to remember that
  it's important to remember that
  it is important to understand that
  it is crucial to note that
  it goes without saying that
  it is clear that
  it is evident that
  needless to say
  at the end of the day
  at its core
  in today's fast-paced world
  in today's digital age
  in today's digital world
  in today's world
  in the modern world
  in this day and age
  in the digital age
  in an era of rapid change
  in essence
  in conclusion
  in summary
  in closing
  to conclude
  to summarize
  to sum up
  to put it simply
  simply put
  all in all
  that being said
  with that being said
  having said that
  all things considered
  as we all know
  as you may know
  as you know
  as previously mentioned
  as mentioned earlier
  as mentioned above
  as noted above
  when all is said and done
  first and foremost
  last but not least
  moreover
  furthermore
  additionally
  in addition
  notably
  importantly
  more importantly
  interestingly
  significantly
  ultimately
  overall
  indeed
  undoubtedly
  undeniably
  certainly
  arguably
  essentially
  basically
  honestly
  frankly
  of course
  the fact of the matter is that
  the truth is that
  the reality is that
  let's face it
  make no mistake
  without a doubt
  there is no doubt that
  there's no doubt that
  i think it's fair to say that
  `),
);

/** Wordy phrases and the short ones that say the same. */
const TABLE = `
in order to > to
so as to > to
due to the fact that > because
because of the fact that > because
owing to the fact that > because
in light of the fact that > because
despite the fact that > although
in spite of the fact that > although
in the event that > if
at this point in time > now
at the present time > now
at that point in time > then
until such time as > until
for the purpose of > for
with the exception of > except
in the process of >
on a daily basis > daily
on a regular basis > regularly
on a weekly basis > weekly
on a monthly basis > monthly
in a timely manner > promptly
has the ability to > can
have the ability to > can
had the ability to > could
is able to > can
are able to > can
am able to > can
was able to > could
were able to > could
is capable of being > can be
in close proximity to > near
a majority of > most
the vast majority of > most
the majority of > most
a large number of > many
a wide range of > many
a wide variety of > many
a variety of > several
a number of > several
a lot of > many
lots of > many
in terms of how > in how
with regard to > about
with regards to > about
in regard to > about
in regards to > about
with respect to > about
pertaining to > about
in relation to > about
prior to > before
subsequent to > after
in advance of > before
in excess of > more than
each and every > every
any and all > all
first and foremost > first
whether or not > whether
the reason why is that > because
it is possible that > perhaps
in addition to > besides
take into consideration > consider
taking into consideration > considering
make a decision > decide
making a decision > deciding
make use of > use
makes use of > uses
making use of > using
made use of > used
come to the realization > realize
conduct an analysis of > analyze
give consideration to > consider
`;

export const SHORT_FOR_WORDY: ReadonlyMap<string, string> = new Map(
  TABLE.trim()
    .split('\n')
    .map((line) => {
      const [wordy = '', short = ''] = line.split(' >');
      return [wordy, short.trim()] as const;
    }),
);

/** Words that add nothing where they stand before an adjective, an adverb or a verb. */
export const FILLER_WORDS: ReadonlySet<string> = new Set(
  phraseList(`
  really
  very
  actually
  basically
  literally
  quite
  truly
  extremely
  incredibly
  definitely
  obviously
  `),
);
