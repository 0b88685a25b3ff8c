/** What a detector says of a text: its language, and how far that can be relied on. */
export interface DetectedLanguage {
  /** ISO 639-1 code, always one of those asked about; empty when nothing in the text tells them apart. */
  readonly language: string;
  readonly confidence: 'low' | 'medium' | 'high';
}

/**
 * Says which of the given languages a text is written in. Synchronous and deterministic: the engine loads the
 * detector's data before it hands the function to a pipeline.
 *
 * @example
 * detect('Kannst du bitte die Musik leiser machen?', ['en', 'de']); // { language: 'de', confidence: 'high' }
 */
export type DetectLanguage = (text: string, among: readonly string[]) => DetectedLanguage;
