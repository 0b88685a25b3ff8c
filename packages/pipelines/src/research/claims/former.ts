import type { FactValue } from './types.ts';

export const FORMER_BEFORE =
  /\b(?:formerly|previously|originally|used to be|earlier|former|old|older|previous|prior|outdated|superseded|obsolete|instead of|rather than|no longer|up from|down from|replac(?:es|ed|ing)|supersed(?:es|ed|ing)|withdr(?:ew|awn|aws)|correct(?:s|ed|ing)|revis(?:es|ed|ing))(?:[ ,]+[\p{L}'’-]{1,20}){0,7}[ ,]*[$€£]?$/iu;
export const FORMER_AFTER =
  /^[ ,]*(?:[\p{L}-]{1,20} ){0,4}(?:previously|formerly|earlier|in the past|before that|is (?:now )?(?:outdated|obsolete|superseded|withdrawn|out of date)|no longer (?:holds|applies|valid))\b/iu;
export const FROM = /\bfrom (?:about |around |roughly |some )?[$€£]?$/iu;
export const TO = /^[^.;\d]{0,24}\bto (?:about |around |roughly |some )?[$€£]?\d/iu;

/** Whether the words around a value call it a thing of the past. */
export function isFormer(text: string, value: FactValue): boolean {
  const before = text.slice(Math.max(0, value.span.start - 90), value.span.start);
  const after = text.slice(value.span.end, value.span.end + 60);
  if (FORMER_BEFORE.test(before)) return true;
  if (FROM.test(before) && TO.test(after)) return true;
  return FORMER_AFTER.test(after);
}
