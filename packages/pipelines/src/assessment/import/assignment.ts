import type { GenerationContext, JsonObject, UniversalProblem } from '@palimpsest/contracts';

/** An assignment as it was read from a file. */
export interface Assignment {
  readonly documentId: string | null;
  readonly problems: readonly UniversalProblem[];
  readonly context: GenerationContext;
  /** What the file says besides: its title, an introduction, other front matter. Kept with the document. */
  readonly metadata: JsonObject;
}

/** Words of a file that cannot be read as an assignment: where, and what. */
export class AssignmentUnreadable extends Error {
  readonly line: number | null;

  constructor({ line, problem }: { line: number | null; problem: string }) {
    super(line === null ? problem : `line ${line} ${problem}`);
    this.name = 'AssignmentUnreadable';
    this.line = line;
  }
}

/** `p_001`, `p_002`, ... for problems that come without an id. */
export function placeId(index: number): string {
  return `p_${String(index + 1).padStart(3, '0')}`;
}

/** A number where the words are one, else the words. */
export function plainValue(words: string): string | number {
  return /^-?\d{1,12}(?:\.\d{1,9})?$/.test(words) ? Number(words) : words;
}
