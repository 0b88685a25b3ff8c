import { RequestRefusedError } from './request-refused-error.ts';

/** There is no such document, or not that version of it. */
export class UnknownDocumentError extends RequestRefusedError {
  constructor({ documentId, version }: { documentId: string; version?: number }) {
    const detail =
      version === undefined
        ? `There is no assessment document '${documentId}'.`
        : `The document '${documentId}' has no version ${version}.`;
    super({
      problem: {
        type: 'about:blank',
        title: 'Not found',
        status: 404,
        code: 'unknown_document',
        detail,
        errors: [],
      },
      hint: 'A document begins with its first rewrite request, or with palimpsest assessment import.',
    });
  }
}
