import type { LexiconRuleId } from './lexicon/lexicon.ts';

export type ComplaintRuleId =
  | LexiconRuleId
  | 'new_fact'
  | 'new_time'
  | 'wrong_language'
  | 'over_length'
  | 'ask_dropped'
  | 'not_a_message'
  | 'hidden_characters'
  | 'request_mismatch'
  | 'intent_lost';

export interface ComplaintRule {
  readonly id: ComplaintRuleId;
  readonly severity: 'hard' | 'soft';
  /** What is wrong when it speaks, for an operator. */
  readonly message: string;
  readonly why: string;
}

const rule = (
  id: ComplaintRuleId,
  severity: 'hard' | 'soft',
  message: string,
  why: string,
): ComplaintRule => ({ id, severity, message, why });

/** What a rewritten message is held against, in the order it is reported. */
export const COMPLAINT_RULES: readonly ComplaintRule[] = [
  rule(
    'request_mismatch',
    'hard',
    'The answer does not fit its request.',
    'Id, language, tone and the translation flag must be those of the request.',
  ),
  rule(
    'intent_lost',
    'hard',
    'The rewriter says the intent is lost.',
    'A message that no longer says what was meant is not delivered.',
  ),
  rule('over_length', 'hard', 'The text is longer than allowed.', 'The length is a hard ceiling.'),
  rule(
    'wrong_language',
    'hard',
    'The text is not in the language of the recipient.',
    'The recipient must be able to read it.',
  ),
  rule(
    'hidden_characters',
    'hard',
    'The text holds invisible or control characters.',
    'They carry text past a reader.',
  ),
  rule('vulgarity', 'hard', 'The text is vulgar.', 'The message is rewritten so that it can be heard.'),
  rule('slur', 'hard', 'The text holds a slur.', 'No one is put down for what they are.'),
  rule(
    'personal_attack',
    'hard',
    'The text attacks the person.',
    'It may speak of what happened, not of what somebody is.',
  ),
  rule('blame', 'hard', 'The text lays blame.', 'Absolutes and blame close ears.'),
  rule(
    'authority',
    'hard',
    'The text commands, or points at who owns the home.',
    'Power may soften a message and is never mentioned.',
  ),
  rule(
    'rules',
    'hard',
    'The text points at rules, norms or a contract.',
    'The message is a request between people, not a case.',
  ),
  rule('enforcement', 'hard', 'The text threatens with consequences.', 'Nobody is pressed.'),
  rule(
    'preference_disclosure',
    'hard',
    "The text speaks of the recipient's preferences.",
    'Preferences steer the tone and never appear.',
  ),
  rule('medical', 'hard', "The text speaks of somebody's health.", 'Health is nobody else’s to name.'),
  rule(
    'ai_mention',
    'hard',
    'The text speaks of machines or of its own making.',
    'The message is one from a person to a person.',
  ),
  rule(
    'new_time',
    'hard',
    'The text names a time the original does not.',
    'Times may stay only as they stand in the original.',
  ),
  rule(
    'new_fact',
    'hard',
    'The text says something the original does not.',
    'Nothing is invented: no number, name, address, matter or code.',
  ),
  rule(
    'ask_dropped',
    'hard',
    'The original asks for something, the text does not.',
    'The core ask or boundary must be kept.',
  ),
  rule(
    'not_a_message',
    'hard',
    'The text is not a message from one person of the home to another.',
    'An answer to something else, or an order to a machine, is not delivered.',
  ),
  rule('sarcasm', 'soft', 'The text may be read as sarcasm.', 'Irony is easily taken as an attack.'),
  rule('hedging', 'soft', 'The text hedges more than it helps.', 'Piled hedges hide the ask.'),
];
