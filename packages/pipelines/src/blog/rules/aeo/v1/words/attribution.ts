import { wordList } from '@palimpsest/kernel/text';
import { phraseList } from '../phrases.ts';

/** Wording that names where a claim comes from. */
export const ATTRIBUTIONS = phraseList(`
according to
as reported by
reported by
as reported in
based on data
based on research
data from
figures from
numbers from
statistics from
research by
research from
a study by
a study from
a study in
study by
a report by
a report from
report by
report from
a survey of
a survey by
survey of
survey by
published by
published in
as described in
as described by
as defined by
as defined in
as noted by
as stated in
as required by
required by
cited by
cited in
in the words of
as * said
as * put it
as * puts it
as * wrote
as * writes
as * explains
as * explained
as * notes
as * noted
as * argued
as * argues
as * has argued
defined by
defines * as
outlined in
described in
documented in
in a report
in a study
in a survey
in a memo
in a memorandum
in an interview
told us
told me
found that
finds that
estimates that
estimated that
reports that
reported that
states that
stated that
argues that
argued that
notes that
noted that
points out that
pointed out that
recommends that
requires that
`);

/** Verbs that say who said a quoted passage. */
export const SAYING_VERBS = wordList(
  `said says say saying told tells wrote writes explained explains noted notes added adds asked asks argued argues
  stated states reported reports described describes called calls remarked observed recalled recalls replied answered
  commented according shared shares suggested suggests put puts quoted tweeted reflected mentioned mentions declared
  concluded stressed emphasized`,
);
