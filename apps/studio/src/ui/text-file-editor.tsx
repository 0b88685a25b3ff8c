import { type DragEvent, useRef, useState } from 'react';
import { announce } from './announce.tsx';
import { Button } from './button.tsx';
import { Field } from './field.tsx';
import { readTextFile } from './read-text-file.ts';
import './text-file-editor.css';

export interface EditorWords {
  readonly label: string;
  readonly help: string;
  readonly drop: string;
  readonly choose: string;
  readonly clear: string;
  readonly notText: string;
  readonly tooLong: string;
  readonly read: (name: string) => string;
}

/** Where a text is written, pasted, dropped or read from a file. */
export function TextFileEditor({
  words,
  value,
  mostCharacters,
  accept,
  spellCheck = false,
  problem = null,
  onChange,
  onFile = (_name, content) => onChange(content),
}: {
  readonly words: EditorWords;
  readonly value: string;
  readonly mostCharacters: number;
  readonly accept: string;
  readonly spellCheck?: boolean;
  /** What is wrong with the words. */
  readonly problem?: string | null;
  readonly onChange: (value: string) => void;
  readonly onFile?: (name: string, content: string) => void;
}) {
  const file = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string | null>(null);
  const [over, setOver] = useState(false);
  const read = async (given: File | undefined) => {
    if (given === undefined) return;
    const found = await readTextFile(given, mostCharacters);
    if ('fault' in found) return setError(found.fault === 'not-text' ? words.notText : words.tooLong);
    setError(null);
    onFile(given.name, found.words);
    announce(words.read(given.name));
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
      read(event.dataTransfer.files[0]).catch(() => setError(words.notText));
    },
  };
  return (
    <>
      <Field label={words.label} help={over ? words.drop : words.help} error={error ?? problem}>
        {(attributes) => (
          <textarea
            {...attributes}
            {...drop}
            className={`text-file-editor ${over ? 'over' : ''}`}
            value={value}
            spellCheck={spellCheck}
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
        accept={accept}
        onChange={({ target }) => {
          read(target.files?.[0]).catch(() => setError(words.notText));
          target.value = '';
        }}
      />
      <div className="row">
        <Button onClick={() => file.current?.click()}>{words.choose}</Button>
        {value === '' ? null : (
          <Button kind="quiet" onClick={() => onChange('')}>
            {words.clear}
          </Button>
        )}
      </div>
    </>
  );
}
