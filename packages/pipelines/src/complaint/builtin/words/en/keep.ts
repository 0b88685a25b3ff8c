import { wordList } from '@palimpsest/kernel/text';

/** Words that look like misspellings of lexicon words and are not. */
export const KEEP_EN = wordList(`
  advanced backing bother bothers bought brother brothers busting charge charging contact crushing diving
  feather freeze garage hating healthy matter noticed officer outsider overhead parent parents persona playing
  please praying professor provide provided quite reduced relying selling selves sending shipping shitting
  shooting shutting signing sitting slapping slower sorter spamming speeding spelling spitting steaming strange
  surprised their there these thirsty those though thought through unblocked waster where whole wishes
`);
