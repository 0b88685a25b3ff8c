import type { RunEventResource } from '@palimpsest/sdk';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../app/api.ts';
import { Button } from '../../ui/button.tsx';
import { Loading } from '../../ui/loading.tsx';
import { Problem } from '../../ui/problem.tsx';
import { runOf } from './run-of.ts';
import { text } from './text.ts';
import { TextWords } from './text-words.tsx';

/** The words of an event, fetched only when somebody wants to read them. */
export function EventTexts({ event }: { readonly event: RunEventResource }) {
  const [open, setOpen] = useState(false);
  const run = runOf(event.stream);
  if (event.texts.length === 0) return null;
  return (
    <section className="event-texts">
      <h3>{text.texts.title}</h3>
      <p className="soft">{event.texts.map(textName).join(', ')}</p>
      {run === null ? (
        <p className="soft">{text.texts.only}</p>
      ) : (
        <Button aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? text.texts.hide : text.texts.show}
        </Button>
      )}
      {open && run !== null ? <Words run={run} sequence={event.sequence} /> : null}
    </section>
  );
}

function Words({ run, sequence }: { readonly run: string; readonly sequence: number }) {
  const report = useQuery({ queryKey: ['audit', 'run', run], queryFn: () => api().audit.run(run) });
  if (report.isPending) return <Loading />;
  if (report.isError) return <Problem error={report.error} retry={() => report.refetch()} />;
  const found = report.data.events.find((each) => each.sequence === sequence);
  return (
    <div className="stack">
      {found?.texts.map((each) => (
        <TextWords key={each.name} title={textName(each.name)} found={each} />
      ))}
    </div>
  );
}

export function textName(name: string): string {
  return text.texts.names[name] ?? name;
}
