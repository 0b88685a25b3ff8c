import { RequestRefusedError } from './request-refused-error.ts';

/** The request is about a version that is no longer, or not yet, the newest of its document. */
export class VersionConflictError extends RequestRefusedError {
  readonly newest: number;

  constructor({ documentId, version, newest }: { documentId: string; version: number; newest: number }) {
    super({
      problem: {
        type: 'about:blank',
        title: 'The version is not the newest',
        status: 409,
        code: 'version_conflict',
        detail: `The newest version of ${documentId} is ${newest}, not ${version}.`,
        errors: [{ field: 'version', problem: `must be ${newest}` }],
      },
      hint: `Read version ${newest} and decide anew: palimpsest assessment show ${documentId}`,
    });
    this.newest = newest;
  }
}
