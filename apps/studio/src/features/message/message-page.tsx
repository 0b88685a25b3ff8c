import { Link, useParams } from '@tanstack/react-router';
import { PageHead } from '../../ui/page-head.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { AsPerson } from './as-person.tsx';
import './message.css';
import { OperatorPart } from './operator-part.tsx';
import { useMay } from './reads.ts';
import { RecipientPart } from './recipient-part.tsx';
import { SenderPart } from './sender-part.tsx';
import { text } from './text.ts';

/** One message as each of those sees it whom it concerns. */
export function MessagePage() {
  const { id = '' } = useParams({ strict: false }) as { readonly id?: string };
  const operator = useMay('complaint:admin');
  const { page } = text;
  const views = [
    ...(operator
      ? [{ id: 'operator', name: page.operator, content: <OperatorPart key={id} id={id} /> }]
      : []),
    {
      id: 'sender',
      name: page.sender,
      content: (
        <AsPerson key={id} id={id} as="sender">
          {(user) => <SenderPart id={id} user={user} />}
        </AsPerson>
      ),
    },
    {
      id: 'recipient',
      name: page.recipient,
      content: (
        <AsPerson key={id} id={id} as="recipient">
          {(user, status) => <RecipientPart id={id} user={user} status={status} />}
        </AsPerson>
      ),
    },
  ];
  return (
    <>
      <PageHead
        title={page.title}
        lead={<code className="message-id">{id}</code>}
        actions={
          operator ? (
            <Link to="/messages" className="button">
              {page.all}
            </Link>
          ) : undefined
        }
      />
      <Tabs label={page.views} name="as" tabs={views} />
    </>
  );
}
