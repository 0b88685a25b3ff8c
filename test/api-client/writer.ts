/** Who writes, in the words of the API. */
export interface Writer {
  readonly renderer: string;
  readonly model: string;
}
