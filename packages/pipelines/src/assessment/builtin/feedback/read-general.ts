import type { GeneralAsk } from './ask.ts';
import { partNear, partOf } from './read-part.ts';
import type { Found } from './read-replacements.ts';

interface Sign {
  readonly kind: GeneralAsk;
  /** Says what to do. */
  readonly told: RegExp;
  /** Says only what is wrong; counts where nothing is told. */
  readonly wrong?: RegExp;
}

export const SIGNS: readonly Sign[] = [
  {
    kind: 'double-negatives',
    told: /\b(?:remove|avoid|fix|rewrite|untangle|eliminate|resolve|reword|simplify|get rid of|without|rephrase)\b[^.]{0,50}\bdouble[- ]negatives?\b|\b(?:state|phrase|word|put) (?:it|this|the [a-z]+) positively\b/i,
    wrong: /\bdouble[- ]negatives?\b|\btwo negatives\b/i,
  },
  {
    kind: 'active-voice',
    told: /\b(?:use|change|convert|rewrite|put|switch|turn|make|prefer|to|into|in)\b[^.]{0,60}\bactive(?: voice)?\b|\b(?:avoid|remove|change|rewrite|fix)\b[^.]{0,40}\bpassive\b/i,
    wrong: /\bpassive\b/i,
  },
  {
    kind: 'split-sentences',
    told: /\b(?:split|break|divide|separate|cut|shorten|chop)\b[^.]{0,60}\bsentences?\b|\b(?:use|write|with|in|into|make|try|prefer)\b[^.]{0,30}\b(?:short(?:er)?|simple|two|three|several)\s+(?:\w+\s+)?sentences?\b|\bbreak (?:it|this|them) (?:up )?into (?:two|shorter|smaller)\b|\bone idea per sentence\b|\b(?:split|break|divide|separate)\b[^.]{0,40}\b(?:questions|question into two|tasks into)\b/i,
    wrong:
      /\b(?:long|lengthy|run-on|complex|winding|overlong)\b[^.]{0,20}\bsentences?\b|\bsentences?\b[^.]{0,40}\b(?:too long|long|run-on|runs on|hard to follow|overloaded|lengthy)\b/i,
  },
  {
    kind: 'label-parts',
    told: /\b(?:break|split|separate|divide|turn|label|organi[sz]e)\b[^.]{0,60}\b(?:parts?|sub-?questions?|\(a\))\b/i,
  },
  {
    kind: 'number-steps',
    told: /\bnumbered?\b[^.]{0,20}\b(?:list|steps?|points?)\b|\bstep[- ]by[- ]step\b|\b(?:number|list|show|lay out|separate|break|split|turn|set out|write|present|organi[sz]e|give|format)\b[^.]{0,50}\bsteps?\b|\b(?:as|into|in) a list\b|\bbullet/i,
  },
  {
    kind: 'steps-to-prose',
    told: /\b(?:steps?|list|numbered)\b[^.]{0,50}\b(?:back )?(?:into|to|as|in) (?:a |one |running |plain |normal )*(?:prose|paragraph|text|sentences?)\b|\b(?:remove|drop|take away|merge|combine|fold|undo|without|less)\b[^.]{0,40}\b(?:steps?|numbered list|list|numbering)\b/i,
  },
  {
    kind: 'remove-hints',
    told: /\b(?:remove|delete|drop|take out|cut|leave out|omit|without|get rid of)\b[^.]{0,30}\b(?:hints?|tips?|reminders?)\b/i,
  },
  {
    kind: 'question-last',
    told: /\b(?:put|move|place|ask|leave|keep|bring|shift|state|have)\b[^.]{0,40}\bquestion\b[^.]{0,40}\b(?:last|end|bottom|final|after)\b|\bquestion\b[^.]{0,30}\b(?:should|must|needs to|ought to)\b[^.]{0,20}\b(?:last|end)\b|\bend with the question\b|\bgive the (?:facts|information|context) (?:first|before)\b|\b(?:facts|context|information)\b[^.]{0,20}\bbefore the question\b/i,
    wrong:
      /\bquestion\b[^.]{0,40}\b(?:buried|hidden|first|at the (?:start|beginning|top)|in the middle|comes (?:before|too early))\b|\bhard to find the question\b/i,
  },
  {
    kind: 'question-alone',
    told: /\b(?:put|move|place|set|give|separate|isolate|keep)\b[^.]{0,40}\bquestion\b[^.]{0,40}\b(?:own|alone|separate|itself|apart|from the)\b|\bseparate (?:out )?the question\b|\bset (?:off|apart) the question\b/i,
  },
  {
    kind: 'instruction-last',
    told: /\b(?:put|move|place|bring|shift|keep|leave|give|state)\b[^.{]{0,20}\b(?:instructions?|directions?|task|command)\b[^.{]{0,30}\b(?:last|end|bottom|after)\b/i,
  },
  {
    kind: 'instruction-first',
    told: /\b(?:put|move|place|bring|shift|keep|leave|give|state)\b[^.{]{0,20}\b(?:instructions?|directions?|task|command)\b[^.{]{0,30}\b(?:first|start|beginning|top|front)\b/i,
  },
  {
    kind: 'paragraphs',
    told: /\b(?:break|divide|split|chunk) (?:up |down )?(?:the |this )?(?:problem|text|story|information|passage)\b|\bone (?:idea|thing|step) at a time\b|\b(?:paragraphs?|white ?space|line breaks?|blank lines?|chunk|chunks|breathing (?:room|space))\b/i,
    wrong:
      /\bwall of text\b|\btoo dense\b|\bdense\b|\bone (?:big |long )?block\b|\bpac(?:e|ing)\b|\btoo much\b[^.]{0,20}\bat once\b|\boverwhelm/i,
  },
  {
    kind: 'fewer-words',
    told: /\b(?:cut|remove|trim|drop|delete|reduce|use|with|tighten|shorten|make)\b[^.]{0,40}\b(?:fillers?|filler words|wordiness|fewer words|unnecessary words|extra words|padding|concise|wordy|shorter phrases|phrasing|text shorter|problem shorter)\b|\btighten\b/i,
    wrong: /\bwordy\b|\bwordiness\b|\bverbose\b|\btoo many words\b|\bfiller\b|\blong-winded\b/i,
  },
  {
    kind: 'plain-words',
    told: /\b(?:lower|reduce|bring down)\b[^.]{0,15}\breading level\b|\b(?:simplify|simplif\w+|use|choose|prefer|with|in|adjust|make|try|lower|replace)\b[^.]{0,40}\b(?:simpler|plain(?:er)?|easier|everyday|common|familiar|simple|grade[- ](?:level|appropriate)|student[- ]friendly|age[- ]appropriate|less formal|accessible)\b[^.]{0,25}\b(?:words?|wording|language|vocabulary|terms?|english)?\b|\bsimplify\b[^.]{0,30}\b(?:wording|language|vocabulary|words?|text|phrasing|problem|question|directions|instructions)\b|\bplain (?:words|language|english)\b|\b(?:remove|avoid|replace|drop|cut)\b[^.]{0,20}\b(?:jargon|formal|difficult words|hard words|big words|academic)/i,
    wrong:
      /\b(?:vocabulary|wording|words|language|phrasing|reading level)\b[^.]{0,30}\b(?:too|hard|difficult|advanced|formal|complex|above|high|academic)\b|\b(?:difficult|hard|formal|academic|advanced|complex)\s+(?:words|wording|vocabulary|language)\b|\bjargon\b|\btoo formal\b|\babove grade level\b|\bword choice\b/i,
  },
];

/** Wishes that call for something the text does not have. */
export const INVENTS =
  /\b(?:add|use|make|give|include|provide|create|draw|change|choose|pick|set|insert|attach|offer|supply|show|put|write|think of|come up with|turn)\b[^.]{0,60}\b(?:fun|funny|engaging|interesting|exciting|creative|pictures?|diagrams?|images?|illustrations?|drawings?|photos?|themes?|scenarios?|setting|real[- ](?:world|life)|relatable|stor(?:y|ies)|examples?|harder|more difficult|more challenging|easier numbers|(?:smaller|different|rounder|other|friendlier) numbers|cultural(?:ly)?|humou?r|audio|video|rubric|distractors?|another context|different context|new context|(?:a|the) context|word bank|number line|challenge|hints?)\b/i;

/** Asks that name no words of the text. */
export function readGeneral(marked: string, kind: 'told' | 'wrong'): Found[] {
  return SIGNS.flatMap((sign) => {
    const match = sign[kind]?.exec(marked);
    return match === null || match === undefined
      ? []
      : [{ at: match.index, end: match.index + match[0].length, ask: { kind: sign.kind } }];
  });
}

export function asksForInvention(marked: string): boolean {
  return INVENTS.test(marked);
}

const PRONOUN = 'he|she|it|they|him|her|them|his|its|their|this|these|those';
export const NAME_PRONOUN = [
  /\b(?:unclear|vague|ambiguous|missing) antecedent\b[^{]{0,12}(?:\{(\d{1,3})\})?/i,
  new RegExp(
    `\\b(?:who|what|which [a-z]{2,20})\\s+(?:does |do |is |are )?(?:the (?:word|pronoun)s? )?(?:\\{(\\d{1,3})\\}|(${PRONOUN}))\\s+(?:refers? to|means?|stands? for|is|are|points? to)`,
    'i',
  ),
  /\b(?:replace|avoid|name|clarify|fix|resolve|remove|spell out|change|rewrite)\b[^.{]{0,40}\bpronouns?\b(?:\s+\{(\d{1,3})\})?/i,
  /\{(\d{1,3})\}\s+(?:is|could be|may be)\s+(?:a )?(?:vague|unclear|ambiguous)(?: pronoun)?/i,
  /\b(?:use|repeat|give|write)\b[^.{]{0,20}\b(?:the )?(?:noun|name|names|nouns)\b[^.{]{0,40}\b(?:instead of|rather than|in place of|for)\b[^.{]{0,20}(?:\{(\d{1,3})\}|pronouns?)/i,
  /\b(?:vague|unclear|ambiguous) pronouns?\b(?:[^.{]{0,20}\{(\d{1,3})\})?|\bpronouns?\b[^.]{0,30}\b(?:vague|unclear|ambiguous)\b/i,
  /\b(?:make|say|state)\b[^.{]{0,20}\b(?:clear|explicit|who|what)\b[^.{]{0,30}\{(\d{1,3})\}\s+(?:is|means|refers)/i,
  /\b(?:clarify|explain|specify|name|spell out|define)\s+(?:what |who |the (?:word|pronoun) )?\{(\d{1,3})\}/i,
  /\b(?:who|what) (?:is|are|does|do) (?:the (?:word|pronoun) )?\{(\d{1,3})\}\s?(?:mean|refer to|stand for)?\?/i,
  /\b(?:replace|change|avoid)\s+(?:the )?(?:vague |unclear |ambiguous )(?:word )?\{(\d{1,3})\}/i,
];
export const MEANT =
  /(?:\b(?:[Mm]eans?|refers? to|stands? for|should be|is|namely|[Uu]se|[Ww]rite|[Ss]ay|[Nn]ame)\b|\()\s{0,3}:?\s{0,3}(?:\{(\d{1,3})\}|(the [\p{L}-]{2,20}(?: [\p{L}-]{2,20})?|\p{Lu}\p{Ll}{1,20}))(?=[\s.,;!)]|$)/u;
const PRONOUN_ONLY = new RegExp(`^(?:${PRONOUN})$`, 'i');

/** "It is unclear what {0} refers to": the pronoun, and the noun where the feedback names it. */
export function readPronoun(marked: string, quotes: readonly string[]): Found | null {
  for (const pattern of NAME_PRONOUN) {
    const match = pattern.exec(marked);
    if (match === null) continue;
    const named = match[1] === undefined ? match[2] : quotes[Number(match[1])];
    if (named !== undefined && !PRONOUN_ONLY.test(named)) continue;
    const rest = MEANT.exec(marked.slice(match.index));
    const noun = rest?.[1] === undefined ? (rest?.[2] ?? null) : (quotes[Number(rest[1])] ?? null);
    const pronoun =
      named?.toLowerCase() ?? quotes.find((quote) => PRONOUN_ONLY.test(quote))?.toLowerCase() ?? null;
    const other = noun !== null && !PRONOUN_ONLY.test(noun) ? noun : null;
    const end = match.index + match[0].length;
    const near = partNear(marked, match.index, end);
    const part = near === 'problem' ? partOf(marked) : near;
    return { at: match.index, end, ask: { kind: 'name-pronoun', pronoun, noun: other, part } };
  }
  return null;
}
