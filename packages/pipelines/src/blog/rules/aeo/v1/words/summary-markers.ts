import { phraseList } from '../phrases.ts';

/** Words that mark a summary or a list of questions and answers, at the start of a heading or of a paragraph. */
export const SUMMARY_MARKERS = phraseList(`
tl dr
tldr
too long didn't read
in short
in brief
in a nutshell
in summary
summary
executive summary
key takeaways
key takeaway
key points
key findings
takeaways
the takeaway
the short answer
the short version
the short story
short answer
short version
the bottom line
bottom line
at a glance
the basics
the gist
quick answer
quick facts
what you need to know
what you'll learn
the highlights
highlights
`);

export const FAQ_MARKERS = phraseList(`
faq
faqs
frequently asked questions
frequently asked question
common questions
questions and answers
q and a
your questions answered
some questions
`);
