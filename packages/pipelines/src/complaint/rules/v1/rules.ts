/** A rule as people read it; its code is a table or a decision of the rule set. */
export interface StatedRule {
  readonly id: string;
  readonly summary: string;
  readonly why: string;
}

/** What `palimpsest rules` shows of the complaint pipeline. */
export const complaintRules: readonly StatedRule[] = [
  {
    id: 'same-home',
    summary: 'Sender and recipient are two members of the same home.',
    why: 'Messages go between people who live together, and to nobody else.',
  },
  {
    id: 'surface-allowed',
    summary: 'A request names one of the four surfaces; weekly_harmony is another name for weekly_feedback.',
    why: 'Routing, cadence and policy are the same under both names.',
  },
  {
    id: 'cadence-readable',
    summary: 'Where the state of the cadence cannot be read, the request is refused.',
    why: 'A limit that cannot be checked must not be passed.',
  },
  {
    id: 'one-negative-rewrite-a-week',
    summary: 'A sender may have one full_reframe request per ISO week that has not failed or been cancelled.',
    why: 'Harsh messages every day do not make a home better. The week begins on Monday at 00:00 UTC.',
  },
  {
    id: 'classifier-failed-defaults',
    summary: 'Where the classifier fails: topic other, intent concern, full_reframe, low confidence.',
    why: 'The careful assumption costs least when it is wrong.',
  },
  {
    id: 'model-never-less-careful',
    summary: "A model's classification may add flags and strength to the built-in one, never take them away.",
    why: 'A message could talk a model into calling it harmless.',
  },
  {
    id: 'unsure-topic-other',
    summary: 'An unsure topic adds other.',
    why: 'The rewriter must not take a guess for a fact.',
  },
  {
    id: 'unsure-intent-concern',
    summary: 'An unsure or ambiguous intent counts as a concern.',
    why: 'A concern asks for least.',
  },
  {
    id: 'unsure-full-reframe',
    summary: 'An unsure topic or intent is a full_reframe; an unsure language alone is not.',
    why: 'What is not understood must not pass nearly as it was written.',
  },
  {
    id: 'intensity-full-reframe',
    summary: 'Emotional intensity is a full_reframe.',
    why: 'Heated words are not made kind by a light touch.',
  },
  {
    id: 'danger-fails-closed',
    summary: 'A threat or a sign of self-harm is not rewritten; the operator is told.',
    why: 'Softening would hide danger.',
  },
  {
    id: 'context-by-topic',
    summary: 'The rewriter is told only those preferences of the recipient that matter to the topics.',
    why: 'What is not needed is not passed on.',
  },
  {
    id: 'default-pack',
    summary: 'A recipient without recorded preferences has the default pack, marked as such.',
    why: 'Nothing is inferred about a person.',
  },
  {
    id: 'higher-sender-softer',
    summary: 'The owner of a home writing to a member is gentle and soft.',
    why: 'Power weighs on words; it steers tone and is never mentioned.',
  },
  {
    id: 'low-confidence-gentler',
    summary: 'A classifier that failed or was unsure of topic or intent makes the message gentle and soft.',
    why: 'Where little is known, be kind.',
  },
  {
    id: 'gentle-style',
    summary: 'A recipient who likes gentle words gets gentle and soft ones.',
    why: 'That is what the preference is for.',
  },
  {
    id: 'intensity-calm',
    summary: 'Emotional intensity makes the tone calm where nothing above made it gentle.',
    why: 'Heat is answered with calm.',
  },
  {
    id: 'other-surface-soft',
    summary: 'On the surface other the message is soft.',
    why: 'Nothing is known of how the reader meets it.',
  },
  {
    id: 'intensity-cool-down',
    summary: 'Emotional intensity cools the message down.',
    why: 'The specification asks for it.',
  },
  {
    id: 'emotion-context-cool-down',
    summary: 'A sender who says they are frustrated, angry or hurt gets cool_down, and nothing else changes.',
    why: 'What a sender says of their mood may only make the message calmer.',
  },
  {
    id: 'cool-off-preference',
    summary: 'A recipient who wants to cool off after a conflict gets cool_down.',
    why: 'That is what the preference is for.',
  },
  {
    id: 'source-locale',
    summary:
      "The source is the classifier's language at medium or high confidence, else the profile's, else en.",
    why: 'A guess must not outweigh what a person set.',
  },
  {
    id: 'target-locale',
    summary: "The target is the recipient's locale, else en. Locales compare by base language.",
    why: 'People read in their own language; en and en-NZ are one.',
  },
  {
    id: 'most-specific-route',
    summary:
      'The route is the row that names most of the request; none, or one that is not supported: fail closed.',
    why: 'An operator can add an exception without touching the rest.',
  },
  {
    id: 'retry-transport-only',
    summary: 'A further attempt is made, on record, only after a transport failure, up to max_retries.',
    why: 'An answer that was refused would not get better by asking again.',
  },
  {
    id: 'no-partial-output',
    summary:
      'An answer that is not of the shape or breaks a hard rule is not delivered, in whole or in part.',
    why: 'A message that is half right is wrong.',
  },
  {
    id: 'sender-reveal',
    summary: 'The sender sees the rewritten text from rewrite_completed_at plus the reveal delay on.',
    why: 'The recipient reads first.',
  },
  {
    id: 'cancel-while-queued',
    summary: 'A request can be cancelled until its first attempt has begun.',
    why: 'What was sent to a renderer cannot be taken back.',
  },
];
