/** The renderer that is told which words to leave alone; a model is not: its prompt is locked, and guards judge it. */
const TOLD = 'builtin';

/** What a renderer is told beside the locked prompt, or undefined. It is on record with the attempt, sealed. */
export function besidePrompt(renderer: string, protectedTerms: readonly string[]): string | undefined {
  if (renderer !== TOLD || protectedTerms.length === 0) return undefined;
  return JSON.stringify({ protectedTerms });
}

/** The terms again. */
export function readProtectedTerms(beside: string | undefined): readonly string[] {
  if (beside === undefined) return [];
  return (JSON.parse(beside) as { readonly protectedTerms: readonly string[] }).protectedTerms;
}
