import { resolve } from 'node:path';
import { Option } from 'commander';
import { type ExitCode, FINDINGS, FINE } from '../exit-codes.ts';
import { wholeNumber } from '../parse-number.ts';
import type { Verb } from '../program.ts';
import { readText } from '../read-text.ts';
import { jsonLines, LINE_LIMITS } from '../research/json-lines.ts';
import { UsageError } from '../usage-error.ts';

interface SearchFlags {
  readonly corpus?: string;
  readonly queries?: string;
  readonly top: number;
}

const DEFAULT_TOP = 10;

export const researchSearchCommand: Verb<SearchFlags> = {
  name: 'search [query]',
  summary: 'search a folder or a JSON-lines file, offline',
  options: [
    new Option('--corpus <place>', 'a folder, or a .jsonl file with {"doc_id", "title", "text"} a line'),
    new Option(
      '--queries <file>',
      'a JSON-lines file with {"query_id", "query"} a line; - is standard input',
    ),
    new Option('--top <k>', 'how many results for each query')
      .argParser(wholeNumber(1, 1_000))
      .default(DEFAULT_TOP),
  ],
  epilogue:
    'Each answer is {"query_id", "results": [{"doc_id", "score"}]}. It needs no database and keeps nothing.\nA line that is no query gets {"query_id", "line", "error"}; it then leaves with 1.',
  async perform({ terminal, world }, { corpus, queries, top }, query): Promise<ExitCode> {
    if (corpus === undefined)
      throw new UsageError({ message: '--corpus is missing', hint: 'Name a folder or a .jsonl file.' });
    if ((query === undefined) === (queries === undefined))
      throw new UsageError({
        message: 'Give either a query or --queries FILE',
        hint: 'palimpsest research search "tidal barrier" --corpus docs',
      });
    const { openBatchSearch } = await import('../../app/research/search-batch.ts');
    const opened = await openBatchSearch(resolve(world.workingFolder, corpus));
    for (const { path, reason } of opened.skipped.slice(0, 10))
      terminal.message(`Not read: ${path}: ${reason}`);
    if (query !== undefined) {
      terminal.json({ query_id: null, results: opened.search(query, top) });
      return FINE;
    }
    const { text } = await readText(world, queries ?? '-', LINE_LIMITS);
    let bad = 0;
    const answers: string[] = [];
    for (const { value, line } of jsonLines(text)) {
      const { query_id: id = null, query: asked, text: words } = (value ?? {}) as Record<string, unknown>;
      const wanted = typeof asked === 'string' ? asked : words;
      if (typeof wanted === 'string' && (typeof id === 'string' || typeof id === 'number'))
        answers.push(JSON.stringify({ query_id: id, results: opened.search(wanted, top) }));
      else {
        bad += 1;
        answers.push(
          JSON.stringify({ query_id: id, line, error: 'it must be an object with query_id and query' }),
        );
      }
    }
    if (answers.length > 0) terminal.data(answers.join('\n'));
    return bad === 0 ? FINE : FINDINGS;
  },
};
