import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { api } from '../../app/api.ts';
import { announce } from '../../ui/announce.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Problem } from '../../ui/problem.tsx';
import { TextFileEditor } from '../../ui/text-file-editor.tsx';
import { useChoices } from '../../ui/use-choices.ts';
import { documentDraft, keepDraft, useKept } from './draft.ts';
import { draftOf } from './model.ts';
import type { Pasted } from './pasted-request.tsx';
import { readRequest } from './read-request.ts';
import { keys } from './reads.ts';
import { text } from './text.ts';

const MOST_CHARACTERS = 4_000_000;

type Format = keyof typeof text.new.formats;
const FORMATS = Object.keys(text.new.formats) as Format[];

/** `My test.md` is `My-test`. */
const nameOf = (file: string) =>
  file
    .replace(/\.[^.]*$/, '')
    .replace(/[^\p{L}\p{N}._]+/gu, '-')
    .replace(/^[^\p{L}\p{N}]+|-+$/gu, '')
    .slice(0, 100);

/** An assignment as text or table, or a request with feedback. */
export function BringIn({ onRequest }: { readonly onRequest: (pasted: Pasted) => void }) {
  const { chosen, choose } = useChoices();
  const [words, setWords] = useKept('new', '');
  const [name, setName] = useState('');
  const [wrong, setWrong] = useState<string | null>(null);
  const navigate = useNavigate();
  const queries = useQueryClient();
  const format = FORMATS.find((each) => each === chosen.format) ?? 'markdown';
  const bring = useMutation({
    mutationFn: () =>
      api().documents.import({
        format: format as 'markdown' | 'csv',
        text: words,
        ...(name.trim() === '' ? {} : { documentId: name.trim() }),
      }),
    onSuccess: async ({ documentId, request }) => {
      // What the text says of the class belongs to no version, but to every request.
      keepDraft(documentDraft(documentId), draftOf(request, false));
      keepDraft('new', null);
      announce(text.new.kept);
      await queries.invalidateQueries({ queryKey: [...keys.lists] });
      await navigate({ to: '/assignments/$documentId', params: { documentId } });
    },
  });
  const look = () => {
    const { request, problem } = readRequest(words);
    setWrong(problem);
    if (request === null) return;
    keepDraft('new', null);
    onRequest({ request, draft: draftOf(request, true) });
  };
  const onFile = (file: string, content: string) => {
    const ending = /\.(csv|json)$/i.exec(file)?.[1]?.toLowerCase();
    choose({ format: ending ?? 'markdown' });
    setWords(content);
    setWrong(null);
    if (ending !== 'json') setName(nameOf(file));
  };
  return (
    <div className="bring-in">
      <fieldset className="row format-choice">
        <legend>{text.new.format}</legend>
        {FORMATS.map((each) => (
          <label key={each}>
            <input
              type="radio"
              name="format"
              checked={format === each}
              onChange={() => {
                setWrong(null);
                choose({ format: each });
              }}
            />{' '}
            {text.new.formats[each]}
          </label>
        ))}
      </fieldset>
      <TextFileEditor
        words={{ ...text.new.editor, help: text.new.help[format] }}
        value={words}
        mostCharacters={MOST_CHARACTERS}
        accept=".md,.markdown,.txt,.csv,.json,text/markdown,text/plain,text/csv,application/json"
        problem={wrong}
        onFile={onFile}
        onChange={(next) => {
          setWords(next);
          setWrong(null);
        }}
      />
      {format === 'json' ? null : (
        <Field label={text.new.name} help={text.new.nameHelp}>
          {(attributes) => (
            <input
              {...attributes}
              maxLength={100}
              autoComplete="off"
              value={name}
              onChange={({ target }) => setName(target.value)}
            />
          )}
        </Field>
      )}
      {bring.isError ? <Problem error={bring.error} /> : null}
      <Button
        kind="primary"
        busy={bring.isPending}
        disabled={words.trim() === ''}
        onClick={() => (format === 'json' ? look() : bring.mutate())}
      >
        {format === 'json' ? text.new.look : text.new.keep}
      </Button>
    </div>
  );
}
