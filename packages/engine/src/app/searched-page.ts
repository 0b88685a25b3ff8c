/** A page of a list, with the words that its items must have. */
export interface SearchedPage {
  readonly tenant: string;
  readonly limit: number;
  readonly cursor?: string;
  readonly search?: string;
}
