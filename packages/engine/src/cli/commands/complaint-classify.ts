import { Option } from 'commander';
import { answerLines, BATCH_EPILOGUE, BATCH_LIMITS } from '../complaint/json-lines.ts';
import { languageList } from '../complaint/language-list.ts';
import { FINE } from '../exit-codes.ts';
import type { Verb } from '../program.ts';
import { readText } from '../read-text.ts';

interface ClassifyFlags {
  readonly jsonl?: boolean;
  readonly languages?: readonly string[];
}

export const complaintClassifyCommand: Verb<ClassifyFlags> = {
  name: 'classify [file]',
  summary: 'say what messages are about, by rule and offline',
  options: [
    new Option(
      '--jsonl',
      'each line is {"id", "text"}; each answer {"id", "topics", "intent", "rewrite_strength", "detected_language", "confidence", "safety_flags"}',
    ),
    new Option(
      '--languages <list>',
      'what a message may be written in (default: any of 28 languages)',
    ).argParser(languageList),
  ],
  epilogue: `Without --jsonl the whole text is one message.\n${BATCH_EPILOGUE}`,
  async perform(cli, { jsonl, languages }, file = '-') {
    const { lineClassifier } = await import('../../app/complaint/batch/classify-lines.ts');
    const classify = await lineClassifier(languages);
    if (jsonl === true) return answerLines(cli, file, classify);
    const { text } = await readText(cli.world, file, BATCH_LIMITS);
    const { id: _id, ...classification } = classify({ id: 1, text });
    cli.terminal.json(classification);
    return FINE;
  },
};
