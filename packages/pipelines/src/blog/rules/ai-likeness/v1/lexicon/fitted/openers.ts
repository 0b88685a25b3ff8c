import { wordList } from '@palimpsest/kernel/text';

export const OPENERS = { models: wordList(`crucial`), people: wordList(`got`) };
