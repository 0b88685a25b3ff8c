const TEXT =
  '(?:responses?|repl(?:y|ies)|answers?|outputs?|messages?|summar(?:y|ies)|rewrites?|reports?|solutions?|code(?:base)?|algorithms?|implementations?|programs?|next response)';
const OWN = `your (?:own |final |next |whole |entire |generated )?${TEXT}`;
const WRITES =
  '(?:modify|enhance|augment|render|provide|convert|scramble|change|format|adjust|alter|extend|improve|enrich|end|begin|start|finish|conclude|preface|deliver|encode|translate|substitute|rearrange|jumble|group|combine)';

/**
 * What only makes sense to a machine that is writing: words about its own answer, about what it was told before, or about
 * what it is. People write such words too, to students and to readers of code: so they decide nothing by themselves.
 */
export const ORDERS: readonly RegExp[] = [
  new RegExp(
    `\\b(?:in|into|to|of|with|within|from|for|as|using|throughout|inside|onto|alongside) ${OWN}\\b`,
    'iu',
  ),
  new RegExp(`\\b${WRITES} (?:the )?(?:letters |words |spaces |vowels )?(?:of |in |from )?${OWN}\\b`, 'iu'),
  new RegExp(`\\b${OWN}['’]?s? (?:should|must|could|can|needs?|will|has|have|stands?|may|might)\\b`, 'iu'),
  /\b(?:following|below|subsequent|ensuing|next|given) code (?:section|snippet|excerpt|block|segment|fragment|piece|part)\b|\bcode (?:section|snippet|excerpt|block|segment|fragment) (?:below|that follows)\b/iu,
  /\breplace (?:all |every |each |the )?(?:\w{1,12} )?(?:letters?|vowels?|words?|consonants?|characters?) (?:with|by)\b|(?:^\W{0,4}|\b(?:please|then|now|must) )(?:misspell|anagram)\b|\binto anagrams\b|\b(?:homophonic|alphanumeric) substitution\b/iu,
  /\b(?:ignore|disregard|forget|override|bypass)\b[^.\n]{0,50}\b(?:instructions?|prompts?|guidelines?|rules|everything (?:above|before)|what you (?:were|have been) told)\b/iu,
  /\b(?:you are now (?:a|an|the|in|my|no longer|free)|from now on,? you|pretend (?:to be|you are)|new instructions?\s?:|(?:your|reveal|print|show|repeat|ignore) (?:me )?(?:the |your )?system prompt|(?:you are in|enter|switch to) developer mode)\b/iu,
  /<\|?(?:im_start|im_end|system|assistant|user)\|?>|\[\/?(?:INST|SYSTEM)\]|^\W{0,6}(?:system|assistant)\s?:/iu,
  /\b(?:as|you are|you['’]re|if you are) an? (?:ai|llm|(?:large )?language model|ai (?:assistant|model)|chatbot|writing assistant)\b|\b(?:(?:note|message|instructions?)(?: to| for)?|attention)[:,!]?(?: (?:all|any|every|the|an?)){0,2} (?:ai|llms?|language models?|assistants?|chatbots?)\b/iu,
];

const WINDOW = 600;

/**
 * Whether a sentence tells a writing machine what to write.
 * @example ordersMachine('Add a sentence about tea to your response.') // true
 */
export function ordersMachine(sentence: string): boolean {
  const text = sentence.slice(0, WINDOW);
  return ORDERS.some((pattern) => pattern.test(text));
}
