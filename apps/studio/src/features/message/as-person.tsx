import { type ComplaintStatus, NotFoundError } from '@palimpsest/sdk';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Loading } from '../../ui/loading.tsx';
import { Problem } from '../../ui/problem.tsx';
import { useChoices } from '../../ui/use-choices.ts';
import { LineField } from './fields.tsx';
import { isId } from './names.ts';
import { useAudit, useMay } from './reads.ts';
import { text } from './text.ts';

/**
 * Who looks: operators see either side without more ado; with another key it is the person whom the address names,
 * or who is asked for.
 */
export function AsPerson({
  id,
  as,
  children,
}: {
  readonly id: string;
  readonly as: 'sender' | 'recipient';
  readonly children: (user: string, status: ComplaintStatus | null) => ReactNode;
}) {
  const operator = useMay('complaint:admin');
  const { chosen } = useChoices();
  const audit = useAudit(id, operator);
  if (!operator) {
    const { user = '' } = chosen;
    return isId(user) ? children(user.trim(), null) : <AskForPerson />;
  }
  if (audit.isPending) return <Loading />;
  if (audit.error instanceof NotFoundError)
    return <EmptyState title={text.page.none} detail={text.page.noneDetail} />;
  if (audit.isError) return <Problem error={audit.error} retry={() => audit.refetch()} />;
  const { sender_user_id, recipient_user_id, status } = audit.data;
  return children(as === 'sender' ? sender_user_id : recipient_user_id, status);
}

function AskForPerson() {
  const { choose } = useChoices();
  const [user, setUser] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isId(user)) choose({ user: user.trim() });
  };
  return (
    <form className="card narrow" onSubmit={submit}>
      <h2>{text.page.whoAreYou}</h2>
      <p>{text.page.whoDetail}</p>
      <LineField
        label={text.page.userId}
        error={user === '' || isId(user) ? null : text.compose.notAnId}
        value={user}
        onChange={setUser}
      />
      <Button kind="primary" type="submit" disabled={!isId(user)}>
        {text.page.show}
      </Button>
    </form>
  );
}
