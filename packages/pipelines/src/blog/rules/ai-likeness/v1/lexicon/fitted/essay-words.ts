import { wordList } from '@palimpsest/kernel/text';

export const ESSAY_WORDS = { models: wordList(`crucial`), people: wordList(`got`) };
