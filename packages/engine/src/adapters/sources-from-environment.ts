import type { Renderer } from '@palimpsest/kernel';
import type { Corpora } from './corpus/corpora.ts';
import { CORPUS_SOURCE, WEB_SOURCE } from './source-ids.ts';

export interface SourceRenderersOptions {
  readonly now: () => string;
  /** Folders that runs may search; without them there is no source `corpus`. */
  readonly corpora?: Corpora;
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The sources research may use: registered folders, the web, and the search services the environment has an address or
 * a key for. Networks that are not public are read only if `PALIMPSEST_FETCH_ALLOW` names them.
 *
 * @example
 * const sources = await sourceRenderers(process.env, { now, corpora });
 */
export async function sourceRenderers(
  environment: Environment,
  { now, corpora }: SourceRenderersOptions,
): Promise<Renderer[]> {
  const renderers: Renderer[] = [webSource(environment, now)];
  if (corpora !== undefined) renderers.push(corpusSource(corpora, now));
  const searxng = setting(environment, 'SEARXNG_URL');
  if (searxng !== undefined) {
    const { createSearxngRenderer } = await import('./search/searxng-renderer.ts');
    renderers.push(createSearxngRenderer({ baseUrl: searxng }));
  }
  const tavily = setting(environment, 'TAVILY_API_KEY');
  if (tavily !== undefined) {
    const { createTavilyRenderer } = await import('./search/tavily-renderer.ts');
    renderers.push(createTavilyRenderer({ apiKey: tavily }));
  }
  const brave = setting(environment, 'BRAVE_API_KEY');
  if (brave !== undefined) {
    const { createBraveRenderer } = await import('./search/brave-renderer.ts');
    renderers.push(createBraveRenderer({ apiKey: brave, now }));
  }
  return renderers;
}

function webSource(environment: Environment, now: () => string): Renderer {
  const allow = setting(environment, 'PALIMPSEST_FETCH_ALLOW')
    ?.split(',')
    .map((entry) => entry.trim());
  const contact = setting(environment, 'PALIMPSEST_FETCH_CONTACT');
  return atFirstUse(WEB_SOURCE, async () => {
    const { createWebRenderer } = await import('./fetcher/web-renderer.ts');
    return createWebRenderer({
      now,
      ...(allow !== undefined && { allow }),
      ...(contact !== undefined && { contact }),
    });
  });
}

function corpusSource(corpora: Corpora, now: () => string): Renderer {
  return atFirstUse(CORPUS_SOURCE, async () => {
    const { createCorpusRenderer } = await import('./corpus/corpus-renderer.ts');
    return createCorpusRenderer({ corpora, now });
  });
}

/** Most commands never read a page: what reading takes is loaded when the first is asked for. */
function atFirstUse(source: Pick<Renderer, 'id' | 'version'>, load: () => Promise<Renderer>): Renderer {
  let loaded: Promise<Renderer> | undefined;
  return Object.freeze<Renderer>({
    ...source,
    render: async (request, signal, place) => {
      loaded ??= load();
      return (await loaded).render(request, signal, place);
    },
  });
}

/** A variable that is set to nothing counts as not set. */
function setting(environment: Environment, name: string): string | undefined {
  const value = environment[name]?.trim();
  return value === '' ? undefined : value;
}
