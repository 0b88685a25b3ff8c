import { TextFileEditor } from '../../ui/text-file-editor.tsx';
import { text } from './text.ts';

const MOST_CHARACTERS = 5_000_000;

/** Where a post is written, pasted, dropped or read from a file. */
export function PostEditor({
  value,
  onChange,
}: {
  readonly value: string;
  readonly onChange: (value: string) => void;
}) {
  return (
    <TextFileEditor
      words={text.editor}
      value={value}
      mostCharacters={MOST_CHARACTERS}
      accept=".md,.markdown,.txt,text/markdown,text/plain"
      spellCheck
      onChange={onChange}
    />
  );
}
