import type { PreviewResearch, StartResearch } from '@palimpsest/sdk';

export type Web = 'searxng' | 'tavily' | 'brave';
export const WEB: readonly (readonly [Web, string])[] = [
  ['searxng', 'SearXNG'],
  ['tavily', 'Tavily'],
  ['brave', 'Brave'],
];

/** What stands in the form, as it was typed. */
export interface Asked {
  readonly question: string;
  readonly corpus: string;
  readonly web: readonly Web[];
  readonly type: string;
  readonly searches: string;
  readonly fetches: string;
  readonly minutes: string;
  readonly exhaustive: boolean;
  readonly deeper: boolean;
  readonly domains: string;
  readonly since: string;
  readonly asOf: string;
  readonly project: string;
  readonly renderer: string;
  readonly model: string;
}

export const NOTHING_ASKED: Asked = {
  question: '',
  corpus: '',
  web: [],
  type: '',
  searches: '',
  fetches: '',
  minutes: '',
  exhaustive: false,
  deeper: false,
  domains: '',
  since: '',
  asOf: '',
  project: '',
  renderer: '',
  model: '',
};

/** A question has words: signs alone ask nothing. */
export function hasWords(question: string): boolean {
  return /[\p{L}\p{N}]/u.test(question);
}

type Limits = NonNullable<StartResearch['limits']>;

function limitsOf(asked: Asked): Limits | undefined {
  const limits: Record<string, number> = {};
  for (const name of ['searches', 'fetches', 'minutes'] as const)
    if (asked[name] !== '') limits[name] = Number(asked[name]);
  return Object.keys(limits).length === 0 ? undefined : (limits as Limits);
}

/** By rule where nobody is named. */
export function writerOf({
  renderer,
  model,
}: Pick<Asked, 'renderer' | 'model'>): Pick<PreviewResearch, 'renderer' | 'model'> {
  return renderer === '' ? {} : { renderer, ...(model.trim() === '' ? {} : { model: model.trim() }) };
}

function effortOf(asked: Asked): Pick<PreviewResearch, 'type' | 'limits' | 'renderer' | 'model'> {
  const { type } = asked;
  const limits = limitsOf(asked);
  return {
    ...(type === '' ? {} : { type: type as NonNullable<PreviewResearch['type']> }),
    ...(limits === undefined ? {} : { limits }),
    ...writerOf(asked),
  };
}

/** A model's name is needed once somebody else than the rules writes. */
export function lacksModel({ renderer, model }: Pick<Asked, 'renderer' | 'model'>): boolean {
  return renderer !== '' && model.trim() === '';
}

/** What a preview is asked for; null where there is too little to ask. */
export function previewOf(asked: Asked): PreviewResearch | null {
  const { question } = asked;
  if (!hasWords(question) || lacksModel(asked)) return null;
  return { question: question.trim(), ...effortOf(asked) };
}

export function requestOf(asked: Asked): StartResearch {
  const { question, corpus, web, exhaustive, deeper, since, asOf, project } = asked;
  const domains = asked.domains.split(/[\s,]+/).filter((each) => each !== '');
  return {
    question: question.trim(),
    ...(corpus === '' ? {} : { corpus }),
    ...(web.length === 0 ? {} : { web: [...web] }),
    ...(exhaustive ? { exhaustive } : {}),
    ...(deeper ? { deeper } : {}),
    ...(domains.length === 0 ? {} : { domains }),
    ...(since === '' ? {} : { since }),
    ...(asOf === '' ? {} : { asOf }),
    ...(project.trim() === '' ? {} : { project: project.trim() }),
    ...effortOf(asked),
  };
}
