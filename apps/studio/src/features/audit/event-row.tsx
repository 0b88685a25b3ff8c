import type { RunEventResource } from '@palimpsest/sdk';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { JsonView } from '../../ui/json-view.tsx';
import { Moment } from '../../ui/moment.tsx';
import { actorWords } from './actor-words.ts';
import { eventDetail } from './event-detail.ts';
import { EventTexts } from './event-texts.tsx';
import { eventName } from './event-types.ts';
import { runOf } from './run-of.ts';
import { text } from './text.ts';

/** One event in a line; opened, everything on record about it. */
export function EventRow({
  event,
  open,
  toggle,
  linkRun,
}: {
  readonly event: RunEventResource;
  readonly open: boolean;
  readonly toggle: () => void;
  /** False where the whole list is of one run. */
  readonly linkRun: boolean;
}) {
  const { sequence, type, actor, recordedAt } = event;
  const detail = eventDetail(event);
  return (
    <article className="event">
      <button type="button" className="event-head" aria-expanded={open} onClick={toggle}>
        <span className="event-number soft">{text.events.number(sequence)}</span>
        <span className="event-what">
          <strong>{eventName(type)}</strong>
          {detail === '' ? null : <span className="event-detail">{detail}</span>}
        </span>
        <span className="event-by soft">
          {text.events.by} {actorWords(actor)}
        </span>
        <span className="event-time soft">
          <Moment at={recordedAt} />
        </span>
      </button>
      {open ? <EventBody event={event} linkRun={linkRun} /> : null}
    </article>
  );
}

function EventBody({ event, linkRun }: { readonly event: RunEventResource; readonly linkRun: boolean }) {
  const [asJson, setAsJson] = useState(false);
  const run = runOf(event.stream);
  const nothing = Object.keys(event.payload).length === 0;
  return (
    <div className="event-body">
      <p className="row">
        <code>{event.type}</code> <code>{event.stream}</code> <code>{event.actor}</code>
        {linkRun && run !== null ? (
          <Link to="/audit/$runId" params={{ runId: run }}>
            {text.events.run}
          </Link>
        ) : null}
      </p>
      <section>
        <div className="row event-payload-head">
          <h3>{text.events.payload}</h3>
          {nothing ? null : (
            <Button kind="quiet" aria-pressed={asJson} onClick={() => setAsJson(!asJson)}>
              {asJson ? text.events.asWords : text.events.asJson}
            </Button>
          )}
        </div>
        {nothing ? <p className="soft">{text.events.nothing}</p> : null}
        {asJson ? (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
          <pre tabIndex={0}>{JSON.stringify(event.payload, null, 2)}</pre>
        ) : (
          <JsonView value={event.payload} />
        )}
      </section>
      <EventTexts event={event} />
    </div>
  );
}
