import { text } from './text.ts';

const MOST_CHARACTERS = 5_000_000;

/** The words of a file, or what is wrong with it. */
export async function readPost(
  file: File,
): Promise<{ readonly content: string | null; readonly problem: string | null }> {
  if (file.size > MOST_CHARACTERS * 4) return { content: null, problem: text.editor.tooLong };
  const bytes = await file.arrayBuffer();
  try {
    const content = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    if (content.includes('\u0000')) return { content: null, problem: text.editor.notText };
    if (content.length > MOST_CHARACTERS) return { content: null, problem: text.editor.tooLong };
    return { content, problem: null };
  } catch {
    return { content: null, problem: text.editor.notText };
  }
}
