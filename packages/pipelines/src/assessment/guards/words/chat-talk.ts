/** How an assistant begins when it talks instead of writing. Matched at the beginning of the text. */
export const CHAT_OPENINGS: readonly RegExp[] = [
  /^(?:sure|certainly|absolutely|of course|okay|ok|great|got it|understood|no problem|happy to help|gladly|alright)\b(?:[,!.:]| -| –| —|$)/i,
  /^(?:here(?:'s| is| are)|below is|this is|the following is|please find)\b.{0,60}\b(?:rewrit\w*|revis\w*|updat\w*|improv\w*|edited|polished|refined|reworded|rephrased|simplified|clear\w*|new|final|better|requested|adjusted)\b.{0,40}\b(?:version|problem|question|text|item|wording|task|prompt|rewrite)\b/i,
  /^(?:here(?:'s| is)|below is) (?:the|a|my|your) (?:rewrite|revision|problem|question|text|version|wording)\b/i,
  /^(?:i've|i have|i) (?:\w+ )?(?:rewrit\w*|rewrote|revised|updated|edited|improved|simplified|clarified|reworded|rephrased|applied|made|kept|preserved|added|changed)\b/i,
  /^(?:as (?:you )?requested|per your request|based on (?:the|your) feedback)\b/i,
  /^[*_#\s]{0,6}(?:the )?(?:rewritten|revised|updated|improved|edited|reworded|simplified|final|new) (?:problem|question|text|version|item|wording)\b/i,
  /^(?:as an ai|i'm an ai|i cannot|i can't|i'm sorry|i am sorry|sorry,|unfortunately, i)\b/i,
  /^(?:begin|end) (?:text|feedback|locked|context)\b/i,
];

/** How an assistant ends. Matched at the beginning of a line or sentence. */
export const CHAT_CLOSINGS: readonly RegExp[] = [
  /^(?:i hope (?:this|that|these|it)|hope (?:this|that|it) helps|let me know|feel free to (?:ask|reach|let|adjust|modify)|would you like me|do you want me|if you(?:'d| would)? (?:like|want|need) (?:me|any|further|another|more))\b/i,
  /^\(?[*_]{0,2}(?:notes?|explanation|rationale|reasoning|reason|changes?|edits?|comment|justification|summary of changes|what changed|change ?log|teacher note|note to (?:the )?teacher|key changes)[*_]{0,2}:/i,
  /^\(?(?:i've|i have|i) (?:also |only )?(?:kept|preserved|maintained|retained|made|changed|removed|added|moved|applied|followed|avoided|ensured|rewrote|split|clarified|simplified|reworded)\b/i,
  /^this (?:version|rewrite|revision|wording|change|edit|rewording) (?:is|keeps|makes|now|should|preserves|clarifies|uses|avoids|adds|removes|addresses|applies)\b/i,
  /^\(?(?:word count|reading level|bloom(?:'s)? level|grade level|cognitive level)\b/i,
  /^(?:end|begin) (?:of )?(?:text|feedback|problem|rewrite)\b/i,
];

/** Talk about feedback, simulations or the rewrite itself. It is wrong where the text before does not have it too. */
export const REWRITE_TALK: readonly RegExp[] = [
  /\b(?:the|this|your|selected|teacher(?:'s)?|student|per|philosopher) feedback\b|\bfeedback (?:item|id|said|says|asked|suggested|recommend\w*)\b|\bfb_\w{1,20}|\btn_\d{1,6}\b/gi,
  /\b(?:this|the|my|our) (?:rewrit(?:e|ten)|revis(?:ion|ed)|reworded|edited|improved|updated|simplified|clarified) (?:version|problem|question|text|wording|item)\b/gi,
  /\b(?:this|the) rewrite\b|\brewritten (?:to|for|version|problem|question|text)\b|\bhas been (?:rewritten|reworded|clarified|simplified|revised)\b/gi,
  /\b(?:original|previous|earlier) (?:problem|question|version|wording|text) (?:was|said|asked|had)\b/gi,
  /\bbloom(?:'s)? (?:level|taxonomy)\b|\bcognitive demand\b|\bscaffold(?:ing|ed)\b|\bconfusion spike\b|\bsimulat\w{1,5} (?:data|signal|summary|students)\b/gi,
  /\bas an ai (?:language )?model\b|\bi am an ai\b|\bas instructed\b|\bper (?:the|your) (?:instructions|request)\b/gi,
];

/** Words that hand out the answer or the way to it. */
export const ANSWER_TALK: readonly RegExp[] = [
  /\b(?:the|your|its|our)? ?(?:correct |right |final )?answers? (?:is|are|will be|would be|should be|must be|equals|turns out)\b/gi,
  /(?:^|\n|[.!?]\s)[*_(]{0,3}(?:answer|answer key|solution|correct answer|sample answer|model answer|worked solution|ans)[*_]{0,2}\s?[:=]/gi,
  /\b(?:the )?solution is\b|\bthe result is\b|\bwhich gives (?:us )?(?:\d|the answer)|\byou (?:should|will|would) get\b|\bso (?:you get|we get|the total is|it equals)\b/gi,
  /\b(?:therefore|thus|hence)[,]? (?:the|we|it|x|y|n)\b.{0,30}\b(?:is|=|equals)\b/gi,
  /\b(?:correct|right) (?:option|choice|one) is\b|\bchoose (?:option )?[A-H]\b|\b(?:option|choice) [A-H] is (?:correct|right|true)\b|\(correct\)|✓|✔|✅/gi,
  /(?:^|\n|[.!?]\s)[*_(]{0,3}(?:step 1|first step|worked example|how to solve|to solve this)[*_]{0,2}\s?[:,]/gi,
];

/** A hint is support: it may come only where support was asked for. */
export const HINTS: readonly RegExp[] = [
  /(?:^|\n|[.!?]\s)[*_(]{0,3}(?:hint|tip|clue|reminder|remember|helpful hint)[*_]{0,2}\s?[:,]/gi,
  /\bwill help (?:you|here|with this)\b|\bhelps you (?:here|find|solve)\b|\bdon't forget\b|\bthe trick is\b|\bthe key is\b/gi,
  /\b(?:start by|begin by|you (?:can|should|need to|will need to) (?:first )?(?:add|subtract|multiply|divide|use the formula)|to find (?:this|it), (?:add|subtract|multiply|divide))\b/gi,
];
