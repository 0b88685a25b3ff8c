import { Option } from 'commander';
import { answerLines, BATCH_EPILOGUE } from '../complaint/json-lines.ts';
import type { Verb } from '../program.ts';

export const complaintCheckCommand: Verb<{ readonly jsonl?: boolean }> = {
  name: 'check [file]',
  summary: 'check rewritten texts against the lexicon, and with the original against it too',
  options: [
    new Option(
      '--jsonl',
      'each line is {"id", "rewritten", "target_language", "original"?}; each answer {"id", "verdicts": [{"rule", "severity", "span"}]}',
    ),
  ],
  epilogue: `Lines are read with --jsonl or without it. Without "original" only the lexicon speaks.\n${BATCH_EPILOGUE}`,
  async perform(cli, _flags, file = '-') {
    const { lineChecker } = await import('../../app/complaint/batch/check-lines.ts');
    return answerLines(cli, file, await lineChecker());
  },
};
