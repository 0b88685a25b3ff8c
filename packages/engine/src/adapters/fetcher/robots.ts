import type { Answer } from './exchange.ts';

/** Rules of hosts, asked for once in a while. */
export interface Robots {
  mayCall(url: URL): Promise<boolean>;
}

export interface RobotsOptions {
  /** The name by which rules may address this program. */
  readonly agent: string;
  /** Fetches a host's rules, through the same guard as pages. Throws when there is no answer. */
  readonly fetch: (url: URL) => Promise<Answer | undefined>;
  readonly now: () => number;
}

type Rules = (url: string) => boolean;

const KEEP_MS = 3_600_000;
const MOST_HOSTS = 500;

/**
 * A host without rules allows all; one that answers with an error of its own, or not at all, allows nothing for now
 * (RFC 9309, 2.3.1).
 */
export function createRobots({ agent, fetch, now }: RobotsOptions): Robots {
  const known = new Map<string, { readonly until: number; readonly rules: Promise<Rules> }>();
  return {
    mayCall: async (url) => {
      let entry = known.get(url.origin);
      if (entry === undefined || entry.until < now()) {
        if (known.size >= MOST_HOSTS) known.delete(known.keys().next().value ?? '');
        entry = { until: now() + KEEP_MS, rules: readRules(url, agent, fetch) };
        known.set(url.origin, entry);
        // A failure is not remembered: the next page of that host asks again.
        entry.rules.catch(() => known.delete(url.origin));
      }
      return (await entry.rules)(url.href);
    },
  };
}

async function readRules(page: URL, agent: string, fetch: RobotsOptions['fetch']): Promise<Rules> {
  const at = new URL('/robots.txt', page.origin);
  const answer = await fetch(at);
  if (answer === undefined || (answer.status >= 400 && answer.status < 500)) return () => true;
  if (answer.status !== 200) return () => false;
  if (answer.body.kind !== 'read') return () => true;
  const { default: parse } = await import('robots-parser');
  // The package's types say one thing and its module another.
  const read = parse as unknown as (
    url: string,
    text: string,
  ) => { isAllowed(url: string, agent: string): boolean | undefined };
  const rules = read(at.href, answer.body.bytes.toString('utf8'));
  return (url) => rules.isAllowed(url, agent) !== false;
}
