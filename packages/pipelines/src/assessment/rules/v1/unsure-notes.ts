/** Who may have asked: the class, not the teacher and not the department. */
export const STUDENTS =
  /\b(?:students?|pupils?|learners?|kids?|child(?:ren)?|class(?:es|room)?|groups?|they|them|several|many|most|some|few|half|third|quarter|everyone|everybody|\d{1,3}(?: ?%| percent)?|one|two|three|four|five|six|seven|eight|nine|ten)\b/i;
/** What they did. */
export const UNSURE =
  /\b(?:ask(?:s|ed|ing)?|unsure|not (?:so |very |quite |at all )?(?:sure|certain)|uncertain|confus(?:ed|es|ing|ion)|struggl(?:e|es|ed|ing)|puzzl(?:ed|es|ing)|baffled|misread(?:s|ing)?|misunderst(?:and|ands|ood|anding)|questions? (?:about|on)|wonder(?:s|ed|ing)?|(?:did|do|does|could)(?:n['’]t| not) (?:know|understand|get|tell|see)|(?:was|were|got|are|is|felt|feel) (?:lost|stuck)|(?:rais(?:e|ed|ing)|put(?:ting)?) (?:their |up )?hands?|hands? (?:up|went up))\b/i;
/** A remark on the text itself, by nobody in particular. */
export const REMARK =
  /\b(?:confusing|unclear|not (?:so |very |quite |at all )?clear|ambiguous|caused? confusion|puzzling)\b/i;
/** Nobody did, or nobody should. */
export const DENIED =
  /\b(?:nobody|no one|no-one|none|neither|never|hardly|no (?:students?|pupils?|learners?|kids?|children|questions?|confusion)|without|not|(?:do|did|does|was|were|is|are)n['’]t|no longer|stopped)\b/i;
/** "Not sure" and "did not know" are what is looked for; they deny nothing. */
export const OWN_NEGATION =
  /\bnot (?:so |very |quite |at all )?(?:sure|clear|certain)\b|\b(?:did|do|does|could)(?:n['’]t| not) (?:know|understand|get|tell|see)\b/gi;
/** The teacher speaks of herself or of others, or to the reader. */
export const OTHERS = /^\W{0,3}(?:i|we|you|my|please|do not|don['’]t|the department|colleagues?|parents?)\b/i;

/** Whether a teacher's note says that students asked or were unsure. Read clause by clause. */
export function saysUnsure(note: string): boolean {
  return note.split(/[.;:!?\n]|,? but |,? although |, (?:and|so) /i).some(clauseSaysUnsure);
}

function clauseSaysUnsure(clause: string): boolean {
  if (DENIED.test(clause.replace(OWN_NEGATION, ' '))) return false;
  const who = STUDENTS.exec(clause);
  // "I noticed that some were unsure" is about students, "I asked the class" is not.
  if (OTHERS.test(clause)) return who !== null && UNSURE.test(clause.slice(who.index));
  return REMARK.test(clause) || (who !== null && UNSURE.test(clause));
}
