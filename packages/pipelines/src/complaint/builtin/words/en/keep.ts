import { wordList } from '@palimpsest/kernel/text';

/** Words that look like misspellings of lexicon words and are not. */
export const KEEP_EN = wordList(`
  advanced anyone backing bother bothers bought brother brothers busting cartoon changes charge charging
  comments contact crooked crushing diving faculty feather freeze garage happens hating healthy landfall matter
  nobody noticed officer outsider overhead painting parent parents persona playing please praying professor
  provide provided quite reduced relying removed saving saying scandals selling selves sending shipping
  shitting shooting shutting signing sipping sitting slapping slower sorter spamming speeding spelling spewing
  spitting steaming stooping stores strange surprised their there these thirsty those though thought through
  unblocked waster where whole wishes
`);
