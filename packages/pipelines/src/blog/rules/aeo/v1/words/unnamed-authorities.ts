import { phraseList } from '../phrases.ts';

/** Claims that lean on somebody who is not named. */
export const UNNAMED_AUTHORITIES = phraseList(`
experts say
experts agree
experts believe
experts recommend
experts think
experts suggest
experts predict
many experts
most experts
studies show
studies have shown
studies suggest
studies find
studies indicate
research shows
research has shown
research suggests
research indicates
research tells us
science says
scientists say
analysts say
critics say
some say
many say
some people say
many people say
many believe
many people believe
it is said
it's said
it is believed
it's believed
it is widely known
it is widely believed
it is well known
it's well known
it is generally accepted
it has been shown
it has been proven
evidence shows
evidence suggests
data shows
data show
statistics show
surveys show
polls show
everyone knows
everybody knows
history shows
sources say
industry leaders say
`);
