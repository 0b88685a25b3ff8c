import type { EraseReport } from '@palimpsest/sdk';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { announce } from '../../ui/announce.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { useChoices } from '../../ui/use-choices.ts';
import { EraseDialog } from './erase-dialog.tsx';
import { EraseResult, eraseWords } from './erase-result.tsx';
import { text } from './text.ts';

const { erase } = text;

/** Whose words, and why; then a second look before anything is done. */
export function ErasePart() {
  const { chosen } = useChoices();
  const [subject, setSubject] = useState(chosen.subject ?? '');
  const [reason, setReason] = useState('');
  const [asked, setAsked] = useState(false);
  const [report, setReport] = useState<EraseReport | null>(null);
  const queries = useQueryClient();
  const goOn = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
  };
  const done = async (made: EraseReport) => {
    setAsked(false);
    setReport(made);
    setReason('');
    announce(eraseWords(made));
    await queries.invalidateQueries();
  };
  return (
    <section className="card narrow" aria-labelledby="erase">
      <h2 id="erase">{erase.title}</h2>
      <p>{erase.detail}</p>
      <form onSubmit={goOn}>
        <Field label={erase.subject} help={erase.subjectHelp}>
          {(attributes) => (
            <input
              {...attributes}
              value={subject}
              maxLength={200}
              autoComplete="off"
              spellCheck={false}
              onChange={({ target }) => setSubject(target.value)}
            />
          )}
        </Field>
        <Field label={erase.reason} help={erase.reasonHelp}>
          {(attributes) => (
            <input
              {...attributes}
              value={reason}
              maxLength={500}
              onChange={({ target }) => setReason(target.value)}
            />
          )}
        </Field>
        <Button kind="danger" type="submit" disabled={subject.trim() === '' || reason.trim() === ''}>
          {erase.next}
        </Button>
      </form>
      <EraseDialog
        request={asked ? { subject: subject.trim(), reason: reason.trim() } : null}
        close={() => setAsked(false)}
        done={done}
      />
      {report === null ? null : <EraseResult report={report} />}
    </section>
  );
}
