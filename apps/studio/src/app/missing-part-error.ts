/** A part of the page that did not come from the server, in whatever words the browser or the bundler has for that. */
export class MissingPartError extends Error {
  constructor(cause: unknown) {
    super('A part of the page could not be loaded.', { cause });
    this.name = 'MissingPartError';
  }
}
