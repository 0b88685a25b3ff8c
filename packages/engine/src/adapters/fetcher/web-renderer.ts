import type { FetchAnswer, FetchRequest } from '@palimpsest/contracts';
import type { CancelSignal, Renderer, RenderOutcome } from '@palimpsest/kernel';
import type { Dispatcher } from 'undici';
import { extractApart } from '../extract/extract-apart.ts';
import { formatOfName, formatOfType } from '../extract/extract-bytes.ts';
import {
  bareAnswer,
  completion,
  FETCH,
  isFailure,
  noted,
  readFetchRequest,
  withDocument,
} from '../source-answer.ts';
import { WEB_SOURCE } from '../source-ids.ts';
import { abortedFailure, failure } from '../wire/failures.ts';
import type { Answer, AnswerHead } from './exchange.ts';
import { follow, type WalkResult } from './follow.ts';
import { type GuardOptions, guardedDispatcher } from './guarded-dispatcher.ts';
import { problemOf } from './lost-pages.ts';
import { verdictOf } from './page-status.ts';
import { registrableDomain } from './registrable-domain.ts';
import { createRobots, type Robots } from './robots.ts';

export interface WebRendererOptions extends GuardOptions {
  readonly now: () => string;
  /** For the whole walk, redirects and body included. Default: 30,000. */
  readonly timeoutMs?: number;
  /** Default: 10 MB. */
  readonly maxBytes?: number;
  /** Who is calling, and how to reach them; sent with every request. */
  readonly contact?: string;
}

const { id: ID } = WEB_SOURCE;
const AGENT = 'Palimpsest';
const TIMEOUT_MS = 30_000;
const MAX_BYTES = 10 * 1024 * 1024;
const MAX_ROBOTS_BYTES = 512 * 1024;
const MAX_REDIRECTS = 5;
const ACCEPT =
  'text/html,application/xhtml+xml,text/markdown;q=0.9,text/plain;q=0.9,application/pdf;q=0.9,application/vnd.openxmlformats-officedocument.wordprocessingml.document;q=0.8';

/** Answers fetch steps from the web: one walk per step, no retry, no private network. */
export function createWebRenderer(options: WebRendererOptions): Renderer & { close(): Promise<void> } {
  let opened: Promise<{ dispatcher: Dispatcher; robots: Robots }> | undefined;
  const open = () => {
    opened ??= openWeb(options);
    return opened;
  };
  return Object.freeze({
    ...WEB_SOURCE,
    close: async () => {
      await (await opened)?.dispatcher.destroy();
    },
    render: async (request, signal?: CancelSignal): Promise<RenderOutcome> => {
      const asked = readFetchRequest(ID, request);
      if (isFailure(asked)) return asked;
      if (signal?.aborted) return abortedFailure(ID);
      const total = AbortSignal.timeout(options.timeoutMs ?? TIMEOUT_MS);
      const stop = signal instanceof AbortSignal ? AbortSignal.any([total, signal]) : total;
      try {
        const { dispatcher, robots } = await open();
        const get = (method: 'GET' | 'HEAD') =>
          walk(options, dispatcher, {
            address: asked.address,
            method,
            signal: stop,
            mayCall: robots.mayCall,
          });
        let result = await get(asked.head === true ? 'HEAD' : 'GET');
        // Many hosts do not know HEAD, or answer it otherwise than GET.
        if (asked.head === true && result.kind === 'answered' && result.answer.status >= 400)
          result = await get('GET');
        return await outcomeOf(asked, result, options.now());
      } catch (error) {
        if (signal?.aborted) return abortedFailure(ID);
        const problem = problemOf(error, total.aborted);
        if (isFailure(problem)) return problem;
        return completion(
          FETCH,
          noted(await bare(asked.address, asked.address, options.now(), 'DEAD'), problem.note),
        );
      }
    },
  } satisfies Renderer & { close(): Promise<void> });
}

async function openWeb(options: WebRendererOptions): Promise<{ dispatcher: Dispatcher; robots: Robots }> {
  const dispatcher = await guardedDispatcher(options);
  const robots = createRobots({
    agent: AGENT,
    now: () => Date.now(),
    fetch: async (url) => {
      const signal = AbortSignal.timeout(options.timeoutMs ?? TIMEOUT_MS);
      const result = await walk(options, dispatcher, {
        address: url.href,
        method: 'GET',
        signal,
        mayCall: () => Promise.resolve(true),
        maxBytes: MAX_ROBOTS_BYTES,
        wants: ({ status }) => status === 200,
      });
      return result.kind === 'answered' ? result.answer : undefined;
    },
  });
  return { dispatcher, robots };
}

interface WalkParts {
  readonly address: string;
  readonly method: 'GET' | 'HEAD';
  readonly signal: AbortSignal;
  readonly mayCall: (url: URL) => Promise<boolean>;
  readonly maxBytes?: number;
  readonly wants?: (head: AnswerHead) => boolean;
}

function walk(options: WebRendererOptions, dispatcher: Dispatcher, parts: WalkParts): Promise<WalkResult> {
  const timeoutMs = options.timeoutMs ?? TIMEOUT_MS;
  const { contact } = options;
  return follow({
    wants: ({ status, contentType }) =>
      status >= 200 && status <= 299 && (isVague(contentType) || formatOfType(contentType) !== undefined),
    ...parts,
    dispatcher,
    policy: options,
    headers: {
      'user-agent': `${AGENT}/0.1 (research fetcher; follows robots.txt${contact === undefined ? '' : `; ${contact}`})`,
      accept: ACCEPT,
      'accept-encoding': 'gzip, br',
    },
    limits: {
      maxBytes: parts.maxBytes ?? options.maxBytes ?? MAX_BYTES,
      headersTimeoutMs: timeoutMs,
      bodyTimeoutMs: timeoutMs,
    },
    maxRedirects: MAX_REDIRECTS,
  });
}

async function outcomeOf(
  { address, head }: FetchRequest,
  result: WalkResult,
  now: string,
): Promise<RenderOutcome> {
  if (result.kind === 'forbidden') {
    return failure(
      'invalid_request',
      'terminal',
      "The host's robots.txt asks programs not to read this page.",
    );
  }
  if (result.kind === 'too_many_redirects') {
    const dead = await bare(address, result.url.href, now, 'DEAD');
    return completion(FETCH, noted(dead, `The address redirects more than ${MAX_REDIRECTS} times.`));
  }
  const { answer, url } = result;
  const verdict = verdictOf(answer.status, address, url);
  if (verdict.kind === 'failed') return verdict.failure;
  const known = { ...(await bare(address, url.href, now, verdict.status)), contentType: answer.contentType };
  const told = noted(known, verdict.note);
  const readable = head !== true && (verdict.status === 'LIVE' || verdict.status === 'REDIRECT');
  return completion(FETCH, readable ? await withPage(told, answer, url) : told, {
    raw: `HTTP ${answer.status}`,
  });
}

/** The address was checked already; it is only put into its normal form again. */
const _ANY_PORT = { ports: Array.from({ length: 65_536 }, (_, port) => port), allow: ['0.0.0.0/0', '::/0'] };

async function withPage(known: FetchAnswer, answer: Answer, url: URL): Promise<FetchAnswer> {
  const { body, contentType, charset } = answer;
  const format = isVague(contentType) ? (formatOfName(url.pathname) ?? 'html') : formatOfType(contentType);
  if (format === undefined) return noted(known, 'The page is of a kind that is not read.');
  if (body.kind === 'too_large') return noted(known, 'The page is larger than 10 MB and was not read.');
  if (body.kind !== 'read') return noted(known, 'The page could not be unpacked.');
  const extraction = await extractApart({
    bytes: body.bytes,
    format,
    address: url.href,
    ...(charset !== undefined && { charset }),
  });
  if (extraction.kind === 'unreadable') return noted(known, extraction.message);
  const { document } = extraction;
  const page = noted(withDocument(known, document), document.note);
  if (document.free) return page;
  return noted<FetchAnswer>(
    { ...page, status: 'PAYWALL' },
    'The page says of itself that it is not free to read.',
  );
}

/** Servers that do not know what they send say so in these ways; then the name of the file decides. */
function isVague(contentType: string): boolean {
  return (
    contentType === '' || contentType === 'application/octet-stream' || contentType === 'binary/octet-stream'
  );
}

async function bare(
  address: string,
  finalAddress: string,
  checkedAt: string,
  status: FetchAnswer['status'],
): Promise<FetchAnswer> {
  const domain = await registrableDomain(finalAddress);
  return bareAnswer({ address, finalAddress, status, checkedAt, contentType: '', domain });
}
