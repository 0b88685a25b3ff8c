import { wordList } from '@palimpsest/kernel/text';

export const STORY_WORDS = { models: wordList(`crucial`), people: wordList(`got`) };
