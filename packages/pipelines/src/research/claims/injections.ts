import type { SourceDocument, Span } from '@palimpsest/contracts';
import { sentences } from '@palimpsest/kernel/text';
import { isWritingTask } from './writing-tasks.ts';

/** A sentence in a source that speaks to the machine that reads it. It is reported and has no effect. */
export interface InjectedInstruction {
  readonly sourceId: string;
  readonly passage: number;
  readonly span: Span;
  readonly cue: 'override' | 'addressed' | 'role' | 'marker' | 'output';
}

const WINDOW = 600;
const MACHINE =
  '(?:ai|a\\.i\\.|ais|llms?|(?:large )?language models?|(?:ai |research |virtual )?assistants?|chatbots?|bots?|(?:ai |research |automated |autonomous )agents?|(?:ai |automated )?(?:summari[sz]ers?|readers?|crawlers?)|automated (?:systems?|tools?)|models?|system)';
const LEAD =
  '(?:^|[.:;!"“(\\[]\\s?|\\b(?:please|now|then|instead|only|simply|immediately|always|never|must|shall|do not|don[\'’]t|just|report,|this page,|document,|text,) )';
const TELL =
  '(?:say|state|write|report|respond|reply|answer|output|print|conclude|claim|cite|mention|include|add|append|insert|mark|rate|grade|rank|tell|reveal|trust|repeat|reproduce|skip|stop|end|begin|start|describe|present|treat|accept|confirm|declare|list|summari[sz]e|translate|rewrite|replace|remove|introduce|rearrange|integrate|use|give|disclose|leak|delete|drop|omit|hide|raise|increase|lower|set|change|fetch|send|visit|call|search)';
const OURS =
  '(?:(?:the|your|this|any|all|every|each|no|other|our|its|of|in|as|a|an) ){0,4}(?:final |full |only |other |own )?(?:reports?|responses?|repl(?:y|ies)|answers?|outputs?|summar(?:y|ies)|conclusions?|findings?|citations?|claims?|verdicts?|budgets?|phases?|searching|searches|verification|prompts?|passwords?|credentials|api keys?|tokens?|verified|contradictions?|sources? [a-e]\\b|source as|(?:other |the only |only )(?:trustworthy |reliable |valid )?(?:sources?|documents?|pages?)|the user\\b|confidence|question as answered|figure \\d|value \\d|grade [a-e]\\b|phase \\d)';
export const CUES: readonly (readonly [InjectedInstruction['cue'], RegExp])[] = [
  [
    'override',
    /\b(?:ignore|disregard|forget|override|bypass|discard|neglect|do not follow|don['’]t follow|stop following)\b[^.\n]{0,50}\b(?:instructions?|prompts?|guidelines?|directions?|guardrails|directives?|safeguards|system message|everything (?:above|before|you)|what you (?:were|have been) told|(?:other|all|any|previous|earlier) (?:sources?|documents?|rules?|texts?|orders|commands)|rules? about|your (?:rules?|training|task))\b/iu,
  ],
  [
    'role',
    /\b(?:you are now (?:a|an|the|in|my|no longer|free)|from now on,? you (?:are|will|must|should)|pretend (?:to be|you are|that you)|new instructions?\s?:|your (?:new |only |real |true )?(?:task|instructions?|role|goal|mission|objective|system prompt) (?:is|are|now)\b|(?:the|your|reveal|print|show|ignore) system prompt|developer mode|jailbreak mode|(?:^|you (?:must|will|should|shall) |please |now )act as (?:a|an|if|the|my))\b/iu,
  ],
  [
    'marker',
    /<\|?(?:im_start|im_end|system|assistant|user|endoftext)\|?>|\[\/?(?:INST|SYSTEM|ASSISTANT)\]|<<\/?SYS>>|^\W{0,6}(?:system|assistant|ai|llm|prompt)(?: (?:message|note|notice|override|prompt|instructions?))?\s?:|#{2,4} ?(?:system|instructions?)\b|\b(?:begin|end) (?:system|hidden|new) (?:prompt|instructions?|message)\b/iu,
  ],
  [
    'addressed',
    new RegExp(
      `\\b(?:attention|notes?|notices?|messages?|instructions?|reminder|important (?:for|to|note|notice|message|instruction)|dear|hey|hello|hi|warning|memo)\\b(?: (?:instruction|note|notice|message))?(?: (?:to|for|all|any|every|the|an?))*\\s*[:,]?\\s*${MACHINE}\\b|\\bif you(?: are|['’]re) (?:an? |the )?(?:ai|llm|language model|automated|assistant|chatbot|bot|agent|machine|robot|research agent|summari[sz]er|model)\\b|\\b${MACHINE} (?:reading|processing|summari[sz]ing|analy[sz]ing|parsing|that (?:reads?|processe?s?)|who (?:reads?|processe?s?)) (?:this|these|the (?:page|document|text))\\b|\\b${MACHINE} (?:must|should|shall|have to|has to|are to|is to) [^.\\n]{0,80}\\b(?:this (?:page|document|source|text|article)|other (?:sources?|documents?|pages?))\\b`,
      'iu',
    ),
  ],
  [
    'output',
    new RegExp(
      `\\byou (?:must|should|shall|will|need to|have to|are to|are required to) (?:(?:not|now|only|always|never|therefore|also) ){0,2}${TELL}\\b[^.\\n]{0,100}\\b(?:${OURS}|that|as|only|instead)\\b|${LEAD}${TELL} (?:[^.\\n]{0,60} )?${OURS}\\b|\\b(?:in|to|of|from|with|into|at the (?:end|beginning|start) of|begin|start|end) your (?:answer|response|reply|output|summary|report)\\b`,
      'iu',
    ),
  ],
  [
    'output',
    /(?:^\W{0,6}|[:;!] |\b(?:please|now|then|instead|simply|immediately|always|(?:you|reports?|summar(?:y|ies)|answers?|responses?|outputs?|assistants?|models?|agents?|systems?|text) (?:must|should|shall)) |\b(?:when|if|after|before|while)\b[^.\n]{3,80}, )(?:say|state|write|report|respond|reply|answer|conclude|output|claim|declare)(?: (?:that|only|with|as)\b|:)|\b(?:do not|don['’]t|never|(?:you|reports?|summar(?:y|ies)|answers?|responses?|outputs?|assistants?|models?|agents?|systems?) (?:must|should|may|shall) not) (?:mention|cite|verify|search|quote|report|fetch|question|disclose|reveal|check|trust|consult)\b(?: (?:any|the|this|these|other|further|our|its|that|a|an)\b|$|[.,;!])|\byour (?:final )?(?:report|summary|answer|response|output|conclusion|reply) (?:must|should|shall|has to|says|needs to|will)\b|\b(?:run|execute) (?:the|this|these|following) (?:following )?(?:commands?|code|scripts?)\b|\bfollow (?:these|the following|my|our) (?:new )?instructions\b|\binstead of the user['’]?s?\b|\b(?:rewarded|punished|penali[sz]ed) if you\b|\bcommand from your (?:developers?|creators?|makers?|owners?)\b/iu,
  ],
  [
    'addressed',
    /\b(?:as|you are|you['’]re) an? (?:ai|artificial intelligence|llm|language model|large language model|ai (?:assistant|model|system|language model)|assistant that|chatbot|automated (?:agent|system|tool|reader))\b|\b(?:research(?:er)?|verifier|critic|citation|orchestrator|summary|ai) agents?\s?[:,]|\bto the (?:model|ai|assistant|llm|machine|agent)\s?[:,]|\b(?:ai|llm|automated) (?:systems?|models?|tools?|agents?|assistants?) (?:reading|processing|summari[sz]ing|analy[sz]ing|parsing|crawling)\b|\b(?:the|any|every|all) (?:ai|assistants?|language models?|llms?|chatbots?|agents?|verifiers?|orchestrators?) (?:must|shall|should|is to|are to) (?:now |not |only |also |always |never ){0,2}(?:delete|report|state|say|write|cite|ignore|stop|skip|mark|rate|grade|reveal|output|answer|respond|conclude|obey|comply|trust|mention)\b/iu,
  ],
];

/** Which cue a sentence has that it instructs the reading machine, or null. */
export function instructionCue(sentence: string): InjectedInstruction['cue'] | null {
  const text = sentence.slice(0, WINDOW);
  for (const [cue, pattern] of CUES) if (pattern.test(text)) return cue;
  return null;
}

export const IMPERATIVE =
  /^\W{0,4}(?:please |now |then |always |never |do not |don['’]t |instead,? |simply |immediately )*(?:ignore|disregard|forget|say|write|respond|reply|answer|output|print|conclude|cite|mention|include|mark|rate|tell|reveal|send|email|visit|click|open|execute|delete|skip|stop|trust|repeat|recommend|act|pretend|remember|follow|subscribe|download|contact|call|see|read|note that you)\b/iu;

/** "Mark Twain was", "Contact tracing reduced": such a word is part of what the verb behind it speaks of. */
export const SUBJECT =
  /^(?:Act|Answer|Call|Click|Contact|Download|Email|Follow|Include|Mark|Open|Output|Print|Rate|Read|Repeat|Stop|Tell|Trust|Visit)(?:[ -](?!(?:the|an?|this|these|that|those|your|our|my|its|all|any|every|each|no|to|it|them|us|me|him|her|if|whether|how|why|what|who|which|only|not|and|or|because|is|are|was|were)\b)[\p{L}\p{N}'’]{1,24}){0,4} (?:is|are|was|were|has|have|had|will|can|could|may|might|fell|rose|grew|stood|began|became|came|made|makes?|runs?|reach(?:es)?|contains?|costs?|takes?|lasts?|remains?|\p{Ll}{2,20}[^e\P{Ll}]ed)\b/u;

/** A sentence that tells its reader to do something states no fact, whoever the reader is. */
export function isInstruction(sentence: string): boolean {
  const opening = sentence.slice(0, 120);
  return (
    (IMPERATIVE.test(opening) && !SUBJECT.test(opening)) ||
    isWritingTask(sentence) ||
    instructionCue(sentence) !== null
  );
}

/** Every sentence of the sources that is addressed to the machine. */
export function findInjections(sources: readonly SourceDocument[]): InjectedInstruction[] {
  const found: InjectedInstruction[] = [];
  for (const source of sources) {
    for (const [passage, { text }] of source.passages.entries()) {
      for (const span of sentences(text)) {
        const cue = instructionCue(text.slice(span.start, span.end));
        if (cue !== null) found.push({ sourceId: source.id, passage, span, cue });
      }
    }
  }
  return found;
}
