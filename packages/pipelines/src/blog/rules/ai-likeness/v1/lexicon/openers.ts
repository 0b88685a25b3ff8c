/** Words that link one sentence to the last by label instead of by sense. Sentence-initial only. */
export const TRANSITIONS = `
however
moreover
furthermore
additionally
in addition
consequently
therefore
thus
hence
similarly
likewise
conversely
ultimately
overall
firstly
secondly
thirdly
lastly
finally
first and foremost
in conclusion
in summary
to conclude
to summarize
in essence
in contrast
by contrast
in turn
in particular
in fact
indeed
notably
importantly
on the other hand
on one hand
on the one hand
as a result
as such
nevertheless
nonetheless
meanwhile
by doing so
in this way
with this
`;

/** What announces that something will be said. First sentences only. */
export const ANNOUNCEMENTS = `
this/the essay/paper/article/post/report/guide will/aims/seeks/explores/examines/discusses/delves/analyzes/argues
in this essay/paper/article/post/guide/section
this essay/paper
we/i will explore/discuss/examine/analyze/delve/look/consider
let's explore/dive/delve
let us explore/consider/begin
will explore/delve/examine/discuss/analyze
aims to
have you ever wondered
in today's
in recent years
throughout history
in a world
in the world/realm/age/era of
once upon a time
in a small/quiet/distant/bustling/quaint
in the heart/midst/depths of
it was a/an/just another
there was once
there lived
has/have long been
has/have become increasingly/a
is/are a/an complex/multifaceted/fundamental/essential/crucial/vital
plays/play a
one of the most
as the sun
the sun
introduction
`;

/** Labels that announce the end. First words of a sentence in the last third only. */
export const CLOSING_LABELS = `
in conclusion
in summary
in closing
in sum
to conclude
to sum up
to summarize
conclusion
overall
ultimately
all in all
in essence
in the end
from that day
from that moment
and so
years later
as the * faded/set/rose/passed
`;
