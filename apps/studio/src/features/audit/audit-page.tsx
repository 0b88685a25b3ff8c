import { PageHead } from '../../ui/page-head.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { ErasePart } from './erase-part.tsx';
import { EventList } from './event-list.tsx';
import { ReplayPart } from './replay-part.tsx';
import { text } from './text.ts';
import { VerifyPart } from './verify-part.tsx';
import './audit.css';

/** The record of everything. */
export function AuditPage() {
  return (
    <>
      <PageHead title={text.title} lead={text.lead} />
      <Tabs
        label={text.parts}
        tabs={[
          { id: 'events', name: text.tabs.events, content: <EventList run={null} /> },
          {
            id: 'check',
            name: text.tabs.check,
            content: (
              <div className="columns">
                <VerifyPart />
                <ReplayPart run={null} />
              </div>
            ),
          },
          { id: 'erase', name: text.tabs.erase, content: <ErasePart /> },
        ]}
      />
    </>
  );
}
