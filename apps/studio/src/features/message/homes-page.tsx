import { Link } from '@tanstack/react-router';
import { PageHead } from '../../ui/page-head.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { HomesPart } from './homes-part.tsx';
import './homes.css';
import './message.css';
import { RoutesPart } from './routes-part.tsx';
import { text } from './text.ts';

/** For admins: who lives together and what they prefer, and who writes. */
export function HomesPage() {
  const { homes } = text;
  return (
    <>
      <PageHead
        title={homes.title}
        lead={homes.lead}
        actions={
          <Link to="/messages" className="button">
            {text.page.all}
          </Link>
        }
      />
      <Tabs
        label={homes.parts}
        name="part"
        tabs={[
          { id: 'homes', name: homes.homes, content: <HomesPart /> },
          { id: 'routes', name: homes.routes, content: <RoutesPart /> },
        ]}
      />
    </>
  );
}
