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
import { IdempotencyError } from '../../errors/idempotency-error.ts';
import { RequestInvalidError } from '../../errors/request-invalid-error.ts';
import { RequestRefusedError } from '../../errors/request-refused-error.ts';
import type { Engine } from '../engine.ts';
import { runOfKey } from '../run-of-key.ts';
import { newestVersion } from './document-store.ts';
import { documentSubject } from './document-subject.ts';
import { inputOfRun } from './input-of-run.ts';

/** A file that somebody wrote an assignment into. */
export interface AssignmentFile {
  /** As the person named it; its ending says how to read it. */
  readonly name?: string;
  /** Where there is no name. */
  readonly format?: 'markdown' | 'csv';
  readonly text: string;
  /** The document's id; else the file's own, else its name. */
  readonly documentId?: string;
}

export interface ImportOptions {
  readonly engine: Engine;
  readonly tenant?: string;
  readonly actor?: string;
  /** The same key again gives the document that it made. */
  readonly idempotencyKey?: string;
}

/** Keeps an assignment as version 1 of a new document, and gives a request to fill in: with problems, without feedback. */
export async function importAssignment(
  file: AssignmentFile,
  { engine, tenant = 'local', actor = 'person:library', idempotencyKey: key }: ImportOptions,
): Promise<{ readonly request: RewriteRequest; readonly runId: string }> {
  const request = readAssignmentFile(file);
  const { documentId, problems } = request;
  const earlier = key === undefined ? null : await runOfKey(engine.context, tenant, key);
  if (earlier !== null) {
    const input = inputOfRun(await engine.loadRun(tenant, earlier));
    if (input.documentId !== documentId) throw new IdempotencyError({ key: key ?? '' });
    return { request, runId: earlier };
  }
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
      ...(key === undefined ? {} : { idempotencyKey: key }),
    });
    await engine.finishRun(tenant, runId);
    return { request, runId };
  } catch (error) {
    const now = await newestVersion(engine.context, tenant, documentId);
    throw now === null ? error : taken(documentId, now);
  }
}

/** A request to fill in, from an assignment written by hand. Writes nothing. */
export function readAssignmentFile(file: AssignmentFile): CanonicalRequest {
  return requestOf(file, readFileAs(file));
}

function readFileAs({ name, format, text }: AssignmentFile): Assignment {
  const csv = format === undefined ? /\.csv$/i.test(name ?? '') : format === 'csv';
  try {
    return csv ? readCsvAssignment(text) : readMarkdownAssignment(text);
  } catch (error) {
    if (!(error instanceof AssignmentUnreadable)) throw error;
    throw new FileUnusableError({
      path: name ?? 'text',
      problem: `${error.message}.`,
      hint: 'Markdown has each problem below a ## heading or at a number; CSV has a column called content.',
    });
  }
}

function requestOf(
  file: AssignmentFile,
  { documentId, problems, context, metadata }: Assignment,
): CanonicalRequest {
  const id = file.documentId ?? documentId ?? (file.name === undefined ? undefined : idOf(file.name));
  if (id === undefined)
    throw new RequestInvalidError({
      field: 'documentId',
      problem: 'is missing, and the text does not say it',
    });
  const read = readRewriteRequest({
    ...metadata,
    documentId: id,
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
      .replace(/^[^\p{L}\p{N}]+|(?<!-)-+$/gu, '')
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
    hint: 'Give it another id (in the command with --document), or send a rewrite request for the newest version.',
  });
}
