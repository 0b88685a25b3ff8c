import type {
  BloomAnswer,
  DocumentDiff,
  DocumentResource,
  DocumentSummary,
  ImportDocument,
  ImportedDocument,
  Page,
  RestoredVersion,
  RestoreVersion,
  RewriteAsked,
  RewriteRequest,
  RewriteResource,
  StartRewrite,
} from '@palimpsest/contracts';
import type { Calls, UnlessKnown } from '../calls.ts';
import type {
  CallOptions,
  CreateOptions,
  MatchOptions,
  SearchQuery,
  StartOptions,
  Tagged,
} from '../options.ts';
import { everyItem } from '../pages.ts';
import { path } from '../path.ts';

/** A rewrite to be started; its request is that of the specification. */
export interface StartDocumentRewrite extends Omit<StartRewrite, 'request'> {
  readonly request: RewriteRequest;
}

/** Assignments: problems rewritten from the feedback that a teacher selected. */
export function documentsArea({ json, tagged, unlessKnown }: Calls) {
  const list = (query: SearchQuery = {}, options?: CallOptions): Promise<Page<DocumentSummary>> =>
    json({ method: 'GET', path: '/v1/documents', query }, options);
  const get: UnlessKnown<
    [documentId: string, query?: { readonly version?: number | undefined }],
    DocumentResource
  > = (documentId: string, query: object = {}, options?: CallOptions) =>
    unlessKnown<DocumentResource>(
      { method: 'GET', path: path`/v1/documents/${documentId}`, query },
      options,
    ) as never;
  return {
    /** Keeps an assignment written by hand as version 1 of a new document, and gives a request to fill in. */
    import: (document: ImportDocument, options?: CreateOptions): Promise<Tagged<ImportedDocument>> =>
      tagged({ method: 'POST', path: '/v1/documents', body: document, creates: true }, options),

    /** Newest first. */
    list,
    listAll: (
      query: SearchQuery = {},
      options?: CallOptions,
    ): AsyncGenerator<DocumentSummary, void, undefined> =>
      everyItem((each: SearchQuery) => list(each, options), query),

    /** A version with all its problems, the newest where none is named. With `ifNoneMatch`, null where you have it. */
    get,

    /** What changed between two versions, with the recorded reasons. */
    diff: async (
      documentId: string,
      query: { readonly from: number; readonly to: number },
      options?: CallOptions,
    ): Promise<DocumentDiff> =>
      json({ method: 'GET', path: path`/v1/documents/${documentId}/diff`, query }, options),

    /** Rewrites problems from selected feedback. The same request has the same run and the same response. */
    rewrite: async (
      documentId: string,
      rewrite: StartDocumentRewrite,
      options?: StartOptions & MatchOptions,
    ): Promise<RewriteResource> =>
      json(
        { method: 'POST', path: path`/v1/documents/${documentId}/rewrites`, body: rewrite, creates: true },
        options,
      ),

    /** What came of a rewrite. Where nothing could be rewritten, that is thrown: 422 or 409. */
    getRewrite: async (
      documentId: string,
      runId: string,
      options?: CallOptions & Pick<StartOptions, 'wait'>,
    ): Promise<RewriteResource> =>
      json({ method: 'GET', path: path`/v1/documents/${documentId}/rewrites/${runId}` }, options),

    /** What a rewrite was asked for, and what of it was not applied, whether or not anything came of it. */
    getRewriteRequest: async (
      documentId: string,
      runId: string,
      options?: CallOptions,
    ): Promise<RewriteAsked> =>
      json({ method: 'GET', path: path`/v1/documents/${documentId}/rewrites/${runId}/request` }, options),

    /** Makes an old version the newest again, as a new version; with `problems`, of these only. */
    restore: async (
      documentId: string,
      restore: RestoreVersion,
      options?: CreateOptions & MatchOptions,
    ): Promise<Tagged<RestoredVersion>> =>
      tagged(
        {
          method: 'POST',
          path: path`/v1/documents/${documentId}/restorations`,
          body: restore,
          creates: true,
        },
        options,
      ),

    /** The Bloom level of up to 200 questions, by rule, in their order. */
    bloom: (questions: readonly string[], options?: CallOptions): Promise<BloomAnswer> =>
      json({ method: 'POST', path: '/v1/bloom', body: { questions } }, options),
  };
}
