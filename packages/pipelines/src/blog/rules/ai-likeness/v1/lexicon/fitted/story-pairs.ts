import { wordList } from '@palimpsest/kernel/text';

export const STORY_PAIRS = { models: wordList(`crucial`), people: wordList(`got`) };
