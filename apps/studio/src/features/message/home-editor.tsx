import type { HomeReport } from '@palimpsest/sdk';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type FormEvent, useId, useState } from 'react';
import { api } from '../../app/api.ts';
import { announce } from '../../ui/announce.tsx';
import { Button } from '../../ui/button.tsx';
import { Problem } from '../../ui/problem.tsx';
import { LeaveGuard } from './leave-guard.tsx';
import { draftOf, freshDraft, idProblem, localeProblem, type MemberDraft, memberOf } from './member-draft.ts';
import { MemberEditor } from './member-editor.tsx';
import { keys, type Member } from './reads.ts';
import { text } from './text.ts';

const words = text.homes;
const MOST = 200;
const same = (some: readonly unknown[], others: readonly unknown[]) =>
  JSON.stringify(some) === JSON.stringify(others);
const wordsOf = ({ added, changed, removed }: HomeReport) => words.saved(added, changed, removed);

/** Who lives in a home and what they prefer. Nothing counts before it is saved; then all of it at once. */
export function HomeEditor({
  id,
  saved,
  known,
}: {
  readonly id: string;
  readonly saved: readonly Member[];
  readonly known: boolean;
}) {
  const queries = useQueryClient();
  const addId = useId();
  // What was on record when the editing began: what others save meanwhile does not change it under the hands.
  const [base, setBase] = useState(saved);
  const [members, setMembers] = useState<readonly MemberDraft[]>(() => saved.map(draftOf));
  const sent = members.map(memberOf);
  const dirty = !same(sent, base.map(draftOf).map(memberOf));
  const wrong = members.some((each) => idProblem(each, members) !== null || localeProblem(each) !== null);
  const save = useMutation({
    mutationFn: async (members: typeof sent) => {
      const report = await api().homes.set(id, { members });
      return { report, home: await api().homes.get(id) };
    },
    onSuccess: async ({ report, home }, given) => {
      announce(wordsOf(report));
      queries.setQueryData(keys.home(id), home);
      setBase(home.members);
      // What was changed since it was sent stays, unsaved.
      setMembers((now) => (same(now.map(memberOf), given) ? home.members.map(draftOf) : now));
      await queries.invalidateQueries({ queryKey: keys.homes });
    },
  });
  const change = (changed: MemberDraft) => {
    setMembers(members.map((each) => (each.key === changed.key ? changed : each)));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (dirty && !wrong) save.mutate(sent);
  };
  return (
    <form className="message-home-editor" aria-label={`${words.home} ${id}`} onSubmit={submit}>
      <LeaveGuard when={dirty} />
      <h2>
        {words.home} <code className="message-id">{id}</code>
      </h2>
      {known ? (
        <p className="row">
          <Link to="/messages/new" search={{ home: id } as never}>
            {words.write}
          </Link>
          <Link to="/messages" search={{ home: id } as never}>
            {words.messages}
          </Link>
        </p>
      ) : (
        <p className="soft">{words.fresh}</p>
      )}
      {members.map((member, at) => (
        <MemberEditor
          key={member.key}
          at={at + 1}
          member={member}
          problem={idProblem(member, members)}
          change={change}
          remove={() => {
            setMembers(members.filter(({ key }) => key !== member.key));
            announce(words.removed(at + 1));
            // The button that was pressed goes with the person.
            document.getElementById(addId)?.focus();
          }}
        />
      ))}
      <Button
        id={addId}
        disabled={members.length >= MOST}
        onClick={() => setMembers([...members, freshDraft(members.length === 0 ? 'owner' : 'member')])}
      >
        {words.addPerson}
      </Button>
      {save.isError ? <Problem error={save.error} /> : null}
      <div className="actions message-save">
        <Button kind="primary" type="submit" busy={save.isPending} disabled={!dirty || wrong}>
          {words.save}
        </Button>
        {dirty ? <Button onClick={() => setMembers(base.map(draftOf))}>{words.undo}</Button> : null}
        <span role="status">
          {dirty ? words.unsaved : save.data === undefined ? '' : wordsOf(save.data.report)}
          {!dirty && typeof save.data?.report.run_id === 'string' ? (
            <>
              {' '}
              <Link to="/audit/$runId" params={{ runId: save.data.report.run_id }}>
                {words.record}
              </Link>
            </>
          ) : null}
        </span>
      </div>
    </form>
  );
}
