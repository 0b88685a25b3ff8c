/** What the codes of messages mean. Another language is another object of this shape. */
export const codes = {
  status: { queued: 'On its way', completed: 'Delivered', failed: 'Not delivered', cancelled: 'Taken back' },
  surface: {
    weekly_feedback: 'Weekly feedback',
    weekly_harmony: 'Weekly feedback (older name)',
    direct_message: 'Direct message',
    other: 'Somewhere else',
  },
  emotion: { calm: 'Calm', frustrated: 'Frustrated', angry: 'Angry', hurt: 'Hurt' },
  topic: {
    noise: 'noise',
    cleanliness: 'cleanliness',
    privacy: 'privacy',
    guests: 'guests',
    schedule: 'plans and times',
    communication: 'how people talk to each other',
    other: 'something else',
  },
  intent: {
    request: 'asks for something',
    boundary: 'sets a limit',
    concern: 'voices a worry',
    clarification: 'asks what was meant',
  },
  level: { low: 'unsure', medium: 'fairly sure', high: 'sure' },
  flag: {
    none: 'nothing that worries',
    emotional_intensity: 'strong feelings',
    ambiguous_intent: 'unclear what is wanted',
    threat: 'reads like a threat',
    self_harm: 'somebody may want to harm themselves',
  },
  strength: { light_touch: 'a light touch', full_reframe: 'said anew from the ground up' },
  need: {
    light_touch: 'A light touch is enough.',
    full_reframe: 'It has to be said anew from the ground up.',
  },
  tone: { gentle: 'gentle', neutral: 'neutral', calm: 'calm' },
  directness: { soft: 'soft', balanced: 'neither soft nor blunt' },
  temperature: { cool_down: 'cool things down', steady: 'keep it steady' },
  power: {
    higher_sender: 'the sender owns the home',
    higher_recipient: 'the recipient owns the home',
    peer: 'both stand on the same level',
  },
  lane: { same_language: 'within one language', cross_language: 'from one language into another' },
  role: { owner: 'Owner', member: 'Member' },
  task: { complaint_rewrite: 'Writes the message', complaint_classify: 'Reads what it is about' },
  mode: { async: 'one by one', batch: 'in batches (not supported: such messages are not sent)' },
  recorded: { none: 'none recorded', partial: 'some recorded', complete: 'all five recorded' },
  entryRule: {
    'classifier-failed-defaults': 'It could not be read, so the most careful reading holds.',
    'model-never-less-careful': 'The model was less careful than the built-in rules, so theirs hold.',
    'unsure-topic-other': 'The topic was unsure, so “something else” was added.',
    'unsure-intent-concern': 'It was unsure what is wanted, so it is taken as a worry.',
    'unsure-full-reframe': 'The reading was unsure, so it is said anew from the ground up.',
    'intensity-full-reframe': 'Feelings run high, so it is said anew from the ground up.',
    'danger-fails-closed': 'It may be dangerous, so nothing is rewritten and a person is told.',
  },
} as const;

/** The five preferences, in order, with what each value means. */
export const preferences = {
  communication_style: {
    name: 'How to be spoken to',
    values: { gentle: 'Gently', balanced: 'Balanced', direct: 'Directly' },
  },
  conflict_repair_preference: {
    name: 'After a quarrel',
    values: { cool_off: 'First some quiet', talk_soon: 'Talk soon', check_in: 'Ask how it is going' },
  },
  noise_tolerance: {
    name: 'Noise',
    values: { low: 'Bears little', medium: 'Bears some', high: 'Bears a lot' },
  },
  privacy_preference: {
    name: 'Privacy',
    values: { high: 'Needs a lot', medium: 'Needs some', low: 'Needs little' },
  },
  social_preference: {
    name: 'Company',
    values: { solo: 'Mostly alone', balanced: 'A bit of both', together: 'Mostly together' },
  },
} as const;

/** What each check of a rewritten message looks for, as a sentence that is true where it passed. */
export const checks: Readonly<Record<string, string>> = {
  request_mismatch: 'It answers this request, in the language and tone that were asked for',
  intent_lost: 'The writer says that what was meant is still there',
  over_length: 'It is not too long',
  wrong_language: 'It is in the recipient’s language',
  hidden_characters: 'It has no invisible characters',
  vulgarity: 'It is not vulgar',
  slur: 'It puts nobody down for what they are',
  personal_attack: 'It does not attack the person',
  blame: 'It lays no blame',
  authority: 'It commands nobody and does not point at who owns the home',
  rules: 'It does not point at rules or a contract',
  enforcement: 'It threatens with no consequences',
  preference_disclosure: 'It does not mention what the recipient prefers',
  medical: 'It does not speak of anybody’s health',
  ai_mention: 'It does not speak of machines',
  new_time: 'It names no time that the sender did not name',
  new_fact: 'It adds nothing that the sender did not say',
  ask_dropped: 'It still asks for what the sender asked for',
  not_a_message: 'It is a message from one person of the home to another',
  sarcasm: 'It does not sound sarcastic',
  hedging: 'It does not beat about the bush',
  'check-failed': 'It could be checked',
};

/** The words for a code, or the code where it is a new one. */
export function wordFor(words: Readonly<Record<string, string>>, code: unknown): string {
  const key = typeof code === 'string' ? code : '';
  return Object.hasOwn(words, key) ? (words[key] ?? key) : key;
}
