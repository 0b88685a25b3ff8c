export { type Address, addresses } from './addresses.ts';
export { type Change, type DocumentDiff, diffDocuments } from './diff/diff-documents.ts';
export type { WordChange } from './diff/diff-words.ts';
export { entityMatches } from './entities/key.ts';
export { type Entity, type EntityOptions, entities } from './entities.ts';
export type { DetectedLanguage, DetectLanguage } from './language/port.ts';
export { guessLanguage, type Language, type LanguageGuess, type Script } from './language.ts';
export { ordersMachine } from './machine-orders.ts';
export {
  type Block,
  type BlockKind,
  type FrontMatter,
  isProse,
  type Link,
  type LinkKind,
  type MarkdownDocument,
  type Prose,
  type Section,
  type Title,
} from './markdown/document.ts';
export { parseDocument } from './markdown/parse-document.ts';
export { matches } from './matches.ts';
export type { Quantity, QuantityKind } from './quantities/quantity.ts';
export { quantities } from './quantities.ts';
export { fleschKincaidGrade, syllables } from './readability.ts';
export { sentences } from './sentences.ts';
export { textWords } from './shown-words.ts';
export { containment, shingles } from './similarity.ts';
export { stem } from './stems.ts';
export { isStopWord } from './stop-words.ts';
export { findTimes } from './times/find-times.ts';
export type { Time, TimeKind } from './times/time.ts';
export { wordList } from './word-list.ts';
export { countWords, type Word, words } from './words.ts';
