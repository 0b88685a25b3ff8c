const LEAD = "(?:(?:please|so|now|and|but|just|then|or|do|don't|simply|also|always|never),? ){0,3}";

/** Verbs by which a text asks its readers for something: matched where a sentence begins. */
const CALL_VERBS =
  'act|book|browse|buy|call|check out|click|comment|contact|donate|download|e-?mail|enrol|explore|follow|get|give|go|grab|install|invest|invite|join|leave a|let us|like|message|order|pay|play|pledge|protect|reach out|register|reply|send|share|shop|sign|stay tuned|subscribe|support|switch|tell us|tell your|try|upgrade|visit|vote|watch|write to|write us';
/** And where it does not begin: set phrases only. */
const CALL_PHRASES =
  "in the comments|stay tuned|sign up|subscribe (?:to|now)|let us know|reach out to|get in touch|your (?:feedback|support|suggestions|donation|vote|opinion)|click (?:here|below|the link)|find out more|you (?:won't|will not) believe|thank you for|we look forward|don't miss|act now|join us|free (?:trial|download|gift)";

export const CALLS: RegExp = new RegExp(
  `^["'“*_(]{0,4}${LEAD}(?:${CALL_VERBS})\\b|\\b(?:${CALL_PHRASES})\\b`,
  'iu',
);

/** Verbs of tasks: where a sentence begins with one, it tells somebody to do something. */
const TASK_VERBS =
  'add|adopt|anagram|answer|apply|append|augment|blend|break|build|change|choose|clean|combine|compare|compile|compose|consider|convert|copy|craft|create|define|describe|design|develop|discuss|draft|embed|employ|enhance|enlist|ensure|execute|explain|format|fuse|generate|group|implement|include|incorporate|infuse|inject|insert|integrate|introduce|jumble|list|make|meld|mention|merge|misspell|modify|name|note|outline|paste|place|print|produce|provide|put|rearrange|recommend|remember|remove|render|repeat|replace|run|say|scramble|show|start|state|stop|substitute|suggest|summari[sz]e|take|tell|transform|translate|turn|use|utili[sz]e|weave|write';

export const TELLING_TO_DO: RegExp = new RegExp(
  `^["'“*_(]{0,4}${LEAD}(?:${CALL_VERBS}|${TASK_VERBS})\\b`,
  'iu',
);

/** Tasks for a writer or a teacher, which a post seldom gives its readers. */
export const WRITING_TASK: RegExp =
  /^["'“*_(]{0,4}(?:(?:please|can you|could you) )?(?:(?:provide|write|compose|draft|create|generate|develop|give|tell|show|make)(?: me| us)? (?:a|an|the|some) (?:[\p{L}-]{1,20} ){0,3}(?:poem|story|essay|letter|speech|introduction|song|joke|summary|paragraph|sentence|article|example|function|script|equivalent|translation|headline|slogan|review|e-?mail|code)\b|(?:what(?:'s| is| are)|how (?:do|would) (?:you|i|we) say) ["'“‘][^"'”’\n]{1,60}["'”’] in \p{Lu}|(?:explain|describe|break down|summari[sz]e|translate|define|outline|paraphrase) (?:the|a|an|how|why|what|this|these|following)\b)/iu;
