import type { BlogRunResult } from '@palimpsest/contracts';
import { deriveId } from '@palimpsest/kernel';
import { nodeHasher } from '../../adapters/crypto/node-hasher.ts';
import { UnknownBlogError } from '../../errors/unknown-blog-error.ts';
import { blogRunResult } from '../blog/blog-run-result.ts';
import { type BlogReport, showBlog } from '../blog/show-blog.ts';
import { startBlogRun } from '../blog/start-blog-run.ts';
import type { Engine } from '../engine.ts';
import type { Example, ExampleResult } from './run-examples.ts';

/** Scores and rewrites one post, unless this very text was run before. */
export async function runBlogExample(
  engine: Engine,
  { tenant, name, text }: Example,
): Promise<ExampleResult> {
  // The same example is the same blog on every start.
  const blogId = deriveId(nodeHasher, 'examples', `blog/${name}`);
  const known = await knownRun(engine, tenant, blogId, text);
  const runId = known ?? (await started(engine, tenant, blogId, text));
  const result = blogRunResult(await engine.finishRun(tenant, runId));
  return {
    pipeline: 'blog',
    name,
    what: exampleWords(result),
    show: `palimpsest blog show ${blogId}`,
    fresh: known === null,
  };
}

async function started(engine: Engine, tenant: string, blogId: string, content: string): Promise<string> {
  const request = { tenant, actor: 'person:examples', blogId, content, mode: 'inline' as const };
  return (await startBlogRun(engine.context, request)).runId;
}

async function knownRun(
  { context }: Engine,
  tenant: string,
  blogId: string,
  text: string,
): Promise<string | null> {
  let report: BlogReport;
  try {
    report = await showBlog(context, { tenant, blogId });
  } catch (error) {
    if (error instanceof UnknownBlogError) return null;
    throw error;
  }
  const newest = report.versions.filter(({ origin }) => origin === 'author').at(-1);
  // An erased example stays erased until its file is changed.
  if (newest === undefined) return null;
  return newest.content === text || newest.content === '[erased]' ? newest.runId : null;
}

function exampleWords({ outcome, stopReason, cycles, versions, advice }: BlogRunResult): string {
  const [first, last] = [versions[0], versions.at(-1)];
  const from = first?.aeoTotal?.toFixed(1) ?? '?';
  const to = last?.aeoTotal?.toFixed(1) ?? '?';
  if (outcome === 'no_rewrite_required') return `AEO ${from}; nothing asks for a rewrite`;
  const times = cycles.length === 1 ? '1 cycle' : `${cycles.length} cycles`;
  const end = stopReason === null ? 'no trigger left' : `stopped: ${stopReason.replaceAll('_', ' ')}`;
  const author = advice === null ? '' : '; needs its author';
  return `AEO ${from} to ${to} in ${times}; ${end}${author}`;
}
