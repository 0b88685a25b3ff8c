import { type CanonicalRequest, type RewriteRequest, readRewriteRequest } from '@palimpsest/contracts';
import { canonicalJson } from '@palimpsest/kernel';
import {
  type Assignment,
  AssignmentUnreadable,
  documentMetadata,
  readCsvAssignment,
  readMarkdownAssignment,
} from '@palimpsest/pipelines/assessment';
import { FileUnusableError } from '../../errors/file-unusable-error.ts';
import { RequestRefusedError } from '../../errors/request-refused-error.ts';
import type { Engine } from '../engine.ts';
import { newestVersion } from './document-store.ts';
import { documentSubject } from './document-subject.ts';

/** A file that somebody wrote an assignment into. */
export interface AssignmentFile {
  /** As the person named it; its ending says how to read it. */
  readonly name: string;
  readonly text: string;
  /** The document's id; else the file's own, else its name. */
  readonly documentId?: string;
}

export interface ImportOptions {
  readonly engine: Engine;
  readonly tenant?: string;
  readonly actor?: string;
}

/** Keeps an assignment as version 1 of a new document, and gives a request to fill in: with problems, without feedback. */
export async function importAssignment(
  file: AssignmentFile,
  { engine, tenant = 'local', actor = 'person:library' }: ImportOptions,
): Promise<{ readonly request: RewriteRequest; readonly runId: string }> {
  const request = requestOf(file, readFileAs(file));
  const { documentId, problems } = request;
  const newest = await newestVersion(engine.context, tenant, documentId);
  if (newest !== null) throw taken(documentId, newest);
  try {
    const { runId } = await engine.startRun({
      tenant,
      pipeline: 'assessment/v1',
      subject: documentSubject(documentId),
      input: { mode: 'import', documentId, version: 0 },
      texts: { snapshot: canonicalJson(problems), metadata: canonicalJson(documentMetadata(request)) },
      actor,
      mode: 'inline',
    });
    await engine.finishRun(tenant, runId);
    return { request, runId };
  } catch (error) {
    const now = await newestVersion(engine.context, tenant, documentId);
    throw now === null ? error : taken(documentId, now);
  }
}

function readFileAs({ name, text }: AssignmentFile): Assignment {
  try {
    return /\.csv$/i.test(name) ? readCsvAssignment(text) : readMarkdownAssignment(text);
  } catch (error) {
    if (!(error instanceof AssignmentUnreadable)) throw error;
    throw new FileUnusableError({
      path: name,
      problem: `${error.message}.`,
      hint: 'Markdown has each problem below a ## heading or at a number; CSV has a column called content.',
    });
  }
}

function requestOf(
  file: AssignmentFile,
  { documentId, problems, context, metadata }: Assignment,
): CanonicalRequest {
  const read = readRewriteRequest({
    ...metadata,
    documentId: file.documentId ?? documentId ?? idOf(file.name),
    version: 1,
    problems,
    teacherNotes: [],
    selectedFeedback: [],
    clusterReport: {},
    simulationSummary: {},
    generationContext: context,
  });
  if (!read.ok)
    throw new RequestRefusedError({
      problem: read.problem,
      hint: 'Correct the file and import it again. Nothing was written.',
    });
  return read.request;
}

/** `My Test (2).md` is `My-Test-2`. */
function idOf(name: string): string {
  const base = name
    .slice(Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1)
    .replace(/\.[^.]*$/, '');
  return (
    base
      .replace(/[^\p{L}\p{N}._]+/gu, '-')
      .replace(/^[^\p{L}\p{N}]+|-+$/gu, '')
      .slice(0, 100) || 'assignment'
  );
}

function taken(documentId: string, newest: number): RequestRefusedError {
  const detail = `There is a document ${documentId} already; its newest version is ${newest}.`;
  const errors = [{ field: 'documentId', problem: 'is taken' }];
  return new RequestRefusedError({
    problem: {
      type: 'about:blank',
      title: 'The document exists',
      status: 409,
      code: 'document_exists',
      detail,
      errors,
    },
    hint: 'Give another id with --document, or send a rewrite request for the newest version.',
  });
}
