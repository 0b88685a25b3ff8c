import { type DragEvent, useRef, useState } from 'react';
import { announce } from '../../ui/announce.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { readPost } from './read-post.ts';
import { text } from './text.ts';

/** Where a post is written, pasted, dropped or read from a file. */
export function PostEditor({
  value,
  onChange,
}: {
  readonly value: string;
  readonly onChange: (value: string) => void;
}) {
  const file = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string | null>(null);
  const [over, setOver] = useState(false);
  const read = async (given: File | undefined) => {
    if (given === undefined) return;
    const post = await readPost(given);
    setError(post.problem);
    if (post.content === null) return;
    onChange(post.content);
    announce(text.editor.read(given.name));
  };
  const drop = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      read(event.dataTransfer.files[0]).catch(() => setError(text.editor.notText));
    },
  };
  return (
    <>
      <Field label={text.editor.label} help={over ? text.editor.drop : text.editor.help} error={error}>
        {(attributes) => (
          <textarea
            {...attributes}
            {...drop}
            className={`blog-editor ${over ? 'over' : ''}`}
            value={value}
            spellCheck
            onChange={({ target }) => onChange(target.value)}
          />
        )}
      </Field>
      <input
        ref={file}
        className="hidden"
        type="file"
        tabIndex={-1}
        aria-hidden="true"
        accept=".md,.markdown,.txt,text/markdown,text/plain"
        onChange={({ target }) => {
          read(target.files?.[0]).catch(() => setError(text.editor.notText));
          target.value = '';
        }}
      />
      <div className="row">
        <Button onClick={() => file.current?.click()}>{text.editor.choose}</Button>
        {value === '' ? null : (
          <Button kind="quiet" onClick={() => onChange('')}>
            {text.editor.clear}
          </Button>
        )}
      </div>
    </>
  );
}
