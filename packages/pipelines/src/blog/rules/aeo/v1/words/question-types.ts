import { type PhraseList, phraseList } from '../phrases.ts';

/** The kinds of questions a reader brings, and the words by which a heading speaks to one. */
export const QUESTION_TYPES: Readonly<Record<string, PhraseList>> = {
  what: phraseList(`
what
what's
definition
meaning
overview
about
defining
introducing
meet
`),
  why: phraseList(`
why
reason
reasons
benefit
benefits
purpose
motivation
goal
goals
importance
matters
value
principles
vision
`),
  how: phraseList(`
how
steps
step
guide
process
method
methods
approach
workflow
tips
practices
techniques
strategy
strategies
recommendations
checklist
tools
`),
  who: phraseList(`
who
whose
team
teams
people
users
user
audience
roles
role
stakeholders
participants
customers
`),
  when: phraseList(`
when
timeline
schedule
history
dates
timing
today
day
week
before
after
`),
  where: phraseList(`
where
places
location
`),
  'how much': phraseList(`
how much
how many
how long
cost
costs
price
pricing
budget
numbers
metrics
measuring
measure
`),
  which: phraseList(`
which
choosing
choose
options
option
alternatives
versus
vs
compared
comparing
comparison
difference
differences
pros
cons
types
kinds
examples
example
`),
  problem: phraseList(`
challenge
challenges
problem
problems
risk
risks
limits
limitations
issues
issue
barriers
mistakes
pitfalls
wrong
troubleshooting
obstacles
hurdles
concerns
`),
  result: phraseList(`
result
results
outcome
outcomes
findings
lesson
lessons
learned
impact
takeaways
success
conclusion
successes
`),
  next: phraseList(`
next
future
ahead
join
contribute
involved
try
started
onward
`),
  'yes or no': phraseList(`
should
can
could
is
are
do
does
did
will
has
have
`),
};

/** Kinds whose words ask only at the start of a heading. */
export const ASKS_AT_START: ReadonlySet<string> = new Set(['yes or no', 'what']);
