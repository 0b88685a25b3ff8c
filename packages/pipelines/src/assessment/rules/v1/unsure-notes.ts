/** Words by which a teacher says that students asked or were unsure. */
const UNSURE =
  /\b(?:ask(?:s|ed|ing)?|unsure|not sure|uncertain|confus(?:ed|es|ing|ion)|unclear|not clear|ambiguous|puzzled|misread|misreads|misunderst(?:and|ands|ood|anding)|questions? about|wonder(?:s|ed|ing)?|(?:did|do|does)(?:n['’]t| not) (?:know|understand|get)|lost|stuck)\b/i;

export function saysUnsure(note: string): boolean {
  return UNSURE.test(note);
}
