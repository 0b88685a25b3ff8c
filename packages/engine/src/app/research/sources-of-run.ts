import type { ResearchSource } from '@palimpsest/contracts';
import type { SkippedFile } from '../../adapters/corpus/scan-folder.ts';
import { CorpusUnusableError } from '../../errors/corpus-unusable-error.ts';
import { RequestInvalidError } from '../../errors/request-invalid-error.ts';
import type { EngineContext } from '../context.ts';

/** Services that search the web, in the order in which they are tried where none is named. */
const WEB_SEARCHES = ['searxng', 'tavily', 'brave'] as const;

export interface SourceChoice {
  /** A folder, or a JSON-lines file. */
  readonly corpus?: string;
  /** Services to search the web with; without a corpus the first one that is set up. */
  readonly web?: readonly string[];
}

export interface ChosenSources {
  readonly sources: ResearchSource[];
  /** Files of the folder that were left out, and why. */
  readonly skipped: readonly SkippedFile[];
}

/** How many files of a folder that cannot be read are named in a message. */
const MOST_NAMED = 3;

/** What a run may search. A folder is read now, as far as it has changed; the run itself never touches it. */
export async function sourcesOfRun(
  { corpora, renderers }: Pick<EngineContext, 'corpora' | 'renderers'>,
  tenant: string,
  { corpus, web }: SourceChoice,
  onFile?: (done: number, of: number) => void,
): Promise<ChosenSources> {
  const sources: ResearchSource[] = [];
  const skipped: SkippedFile[] = [];
  if (corpus !== undefined) {
    const registered = await corpora.register(tenant, corpus, onFile);
    if (registered.documents === 0) {
      const named = registered.skipped.slice(0, MOST_NAMED).map(({ path, reason }) => `${path}: ${reason}`);
      throw new CorpusUnusableError({
        location: corpus,
        problem: `there is no document in it that can be read${named.length === 0 ? '' : ` (${named.join('; ')})`}. No source, no answer: nothing is invented`,
      });
    }
    skipped.push(...registered.skipped);
    const { corpus: id, snapshot } = registered;
    sources.push({ search: 'corpus', fetch: 'corpus', corpus: id, snapshot });
  }
  const wanted =
    web ?? (corpus === undefined ? WEB_SEARCHES.filter((id) => renderers.has(id)).slice(0, 1) : []);
  for (const id of wanted) {
    const search = WEB_SEARCHES.find((known) => known === id);
    if (search === undefined || !renderers.has(search))
      throw new RequestInvalidError({
        field: 'web',
        problem: `names '${id}', which is not set up here`,
        hint: 'SearXNG needs SEARXNG_URL, Tavily TAVILY_API_KEY, Brave BRAVE_API_KEY. Nothing was written.',
      });
    sources.push({ search, fetch: 'web' });
  }
  if (sources.length === 0)
    throw new RequestInvalidError({
      field: 'corpus',
      problem: 'is missing, and no search of the web is set up',
      hint: 'Name a corpus (in the command a folder: --corpus DIR), or set SEARXNG_URL, TAVILY_API_KEY or BRAVE_API_KEY. Nothing was written.',
    });
  return { sources, skipped };
}
