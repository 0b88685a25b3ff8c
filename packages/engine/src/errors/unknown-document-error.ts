import { RequestRefusedError } from './request-refused-error.ts';

interface UnknownDocument {
  readonly documentId: string;
  readonly version?: number;
  /** Those there are, from the oldest. */
  readonly versions?: readonly number[];
}

/** There is no such document, or not that version of it. */
export class UnknownDocumentError extends RequestRefusedError {
  constructor({ documentId, version, versions = [] }: UnknownDocument) {
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
      hint:
        versions.length === 0
          ? 'A document begins with its first rewrite request, or with palimpsest assessment import.'
          : `It has ${versionWords(versions)}.`,
    });
  }
}

/** `version 2`, `versions 2 to 5`; versions follow each other without a gap. */
function versionWords(versions: readonly number[]): string {
  const [first, last] = [versions[0], versions.at(-1)];
  return first === last ? `version ${first} only` : `versions ${first} to ${last}`;
}
