import { phraseList } from '../phrases.ts';

/** Words that can go without loss. */
export const FILLERS = phraseList(`
very
really
actually
basically
essentially
literally
simply
totally
completely
absolutely
extremely
incredibly
quite
rather
just
certainly
definitely
obviously
clearly
of course
in order to
due to the fact that
in spite of the fact that
despite the fact that
the fact that
at this point in time
at the present time
at the end of the day
for the most part
for all intents and purposes
in terms of
in the process of
in the event that
as a matter of fact
as a means of
it is important to note that
it's important to note that
it is worth noting that
it's worth noting that
it should be noted that
it is interesting to note that
it goes without saying
needless to say
that being said
having said that
with that being said
with that said
all things considered
when it comes to
when all is said and done
kind of
sort of
a bit
a little bit
pretty much
more or less
in fact
in other words
to be honest
i think that
i believe that
we believe that
we think that
on a daily basis
on a regular basis
the majority of
a large number of
each and every
first and foremost
last but not least
whether or not
until such time as
with regard to
with respect to
in regards to
in the near future
has the ability to
have the ability to
is able to
are able to
`);
