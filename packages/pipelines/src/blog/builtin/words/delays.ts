/** Sentences that only put the answer off. Compared in small letters, with straight apostrophes. */
export const DELAYS: readonly RegExp[] = [
  /^(?:but )?before (?:i|we) (?:get|come|turn|go|dive|jump) (?:in)?to (?:the|that|this|your|my|any) [^,.]{1,40}, (?:let me|let's|let us|i'd like to|i want to|i have to|i should|here's|here is) [^.]{1,80}\.$/,
  /^(?:but )?(?:first|before that|before anything else),? (?:let me|let's|let us|i'd like to|i want to) (?:tell|share|explain|take a step back|back up|give you|start|begin)[^.]{0,80}\.$/,
  /^(?:i'll|i will|we'll|we will) (?:get|come) to (?:that|the answer|the question|it) (?:in a (?:moment|minute|second)|later|soon|below|further down)\.$/,
  /^(?:but )?(?:more (?:on|about) (?:that|this) (?:later|below|in a moment)|bear with me|stay with me|let me explain|hear me out)\.$/,
  /^(?:the )?answer (?:may|might|will) surprise you\.$/,
];
