import { Option } from 'commander';
import { answerLines, BATCH_EPILOGUE } from '../complaint/json-lines.ts';
import type { Verb } from '../program.ts';

export const complaintRenderCommand: Verb<{ readonly jsonl?: boolean }> = {
  name: 'render [file]',
  summary: 'rewrite messages with the built-in renderer, offline',
  options: [
    new Option(
      '--jsonl',
      'each line is {"id", "text", "target_language", "source_language"?, "tone"?, "rewrite_strength"?}; each answer {"id", "response"}',
    ),
  ],
  epilogue: `Lines are read with --jsonl or without it. Languages: en, es, fr, de, in any pair.\n${BATCH_EPILOGUE}`,
  async perform(cli, _flags, file = '-') {
    const { lineRenderer } = await import('../../app/complaint/batch/render-lines.ts');
    return answerLines(cli, file, await lineRenderer());
  },
};
