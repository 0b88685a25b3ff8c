import { wordList } from '@palimpsest/kernel/text';

/** First and second person. */
export const PERSON_WORDS = wordList(`
  i me my mine myself we us our ours ourselves you your yours yourself yourselves
  i'm i've i'd i'll we're we've we'd we'll you're you've you'd you'll let's
`);
