import { type DragEvent, useRef, useState } from 'react';
import { announce } from '../../ui/announce.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { text } from './text.ts';

const MOST_CHARACTERS = 4_000_000;

/** Where an assignment is pasted, dropped or read from a file. */
export function FileEditor({
  value,
  help,
  problem,
  onChange,
  onFile,
}: {
  readonly value: string;
  readonly help: string;
  /** What is wrong with the words. */
  readonly problem: string | null;
  readonly onChange: (value: string) => void;
  readonly onFile: (name: string, words: string) => void;
}) {
  const file = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string | null>(null);
  const [over, setOver] = useState(false);
  const read = async (given: File | undefined) => {
    if (given === undefined) return;
    if (given.size > MOST_CHARACTERS * 4) return setError(text.new.tooLong);
    try {
      const words = new TextDecoder('utf-8', { fatal: true }).decode(await given.arrayBuffer());
      if (words.includes('\u0000')) return setError(text.new.notText);
      if (words.length > MOST_CHARACTERS) return setError(text.new.tooLong);
      setError(null);
      onFile(given.name, words);
      announce(text.new.read(given.name));
    } catch {
      setError(text.new.notText);
    }
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
      read(event.dataTransfer.files[0]).catch(() => undefined);
    },
  };
  return (
    <>
      <Field label={text.new.content} help={over ? text.new.drop : help} error={error ?? problem}>
        {(attributes) => (
          <textarea
            {...attributes}
            {...drop}
            className={`assignment-editor ${over ? 'over' : ''}`}
            value={value}
            spellCheck={false}
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
        accept=".md,.markdown,.txt,.csv,.json,text/markdown,text/plain,text/csv,application/json"
        onChange={({ target }) => {
          read(target.files?.[0]).catch(() => undefined);
          target.value = '';
        }}
      />
      <div className="row">
        <Button onClick={() => file.current?.click()}>{text.new.choose}</Button>
        {value === '' ? null : (
          <Button kind="quiet" onClick={() => onChange('')}>
            {text.new.clear}
          </Button>
        )}
      </div>
    </>
  );
}
