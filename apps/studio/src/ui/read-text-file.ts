/** What is wrong with a file: it is no text, or there is too much of it. */
export type FileFault = 'not-text' | 'too-long';

/** The words of a file, or what is wrong with it. */
export async function readTextFile(
  file: File,
  mostCharacters: number,
): Promise<{ readonly words: string } | { readonly fault: FileFault }> {
  // A character has at most four bytes.
  if (file.size > mostCharacters * 4) return { fault: 'too-long' };
  try {
    const words = new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer());
    if (words.includes('\u0000')) return { fault: 'not-text' };
    return words.length > mostCharacters ? { fault: 'too-long' } : { words };
  } catch {
    return { fault: 'not-text' };
  }
}
