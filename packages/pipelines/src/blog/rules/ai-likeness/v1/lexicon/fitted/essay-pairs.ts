import { wordList } from '@palimpsest/kernel/text';

export const ESSAY_PAIRS = { models: wordList(`crucial`), people: wordList(`got`) };
