import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { LineField, SelectField } from './fields.tsx';
import { localeProblem, type MemberDraft } from './member-draft.ts';
import { isLocale, languageName, shortId } from './names.ts';
import { text } from './text.ts';
import { codes, preferences as known } from './text-codes.ts';

const words = text.homes;

/** One person of a home. */
export function MemberEditor({
  at,
  member,
  problem,
  change,
  remove,
}: {
  readonly at: number;
  readonly member: MemberDraft;
  readonly problem: string | null;
  readonly change: (member: MemberDraft) => void;
  readonly remove: () => void;
}) {
  const { userId, role, locale, fresh, erased } = member;
  return (
    <fieldset className="card message-member">
      <legend>
        {words.person(at)} <code title={userId}>{shortId(userId)}</code>
      </legend>
      {erased ? (
        <p>
          <Badge tone="warn">{text.operator.input.erased}</Badge> {words.erased}
        </p>
      ) : (
        <>
          <div className="message-fields">
            {fresh ? (
              <LineField
                label={words.userId}
                help={words.userIdHelp}
                error={problem}
                value={userId}
                onChange={(value) => change({ ...member, userId: value })}
              />
            ) : null}
            <SelectField
              label={words.role}
              value={role}
              options={Object.entries(codes.role)}
              onChange={(value) => change({ ...member, role: value as MemberDraft['role'] })}
            />
            <LineField
              label={words.language}
              help={isLocale(locale) ? languageName(locale) : words.languageHelp}
              error={localeProblem(member)}
              value={locale}
              onChange={(value) => change({ ...member, locale: value })}
            />
          </div>
          <Preferences member={member} change={change} />
        </>
      )}
      <Button kind="quiet" onClick={remove}>
        {words.remove}
      </Button>
    </fieldset>
  );
}

function Preferences({
  member,
  change,
}: {
  readonly member: MemberDraft;
  readonly change: (member: MemberDraft) => void;
}) {
  const { preferences } = member;
  const said = Object.values(preferences).some((value) => value !== '');
  return (
    <fieldset className="message-preferences">
      <legend>{words.preferences}</legend>
      <p className="soft">{said ? words.preferencesHelp : words.none}</p>
      <div className="message-fields">
        {Object.entries(known).map(([key, { name, values }]) => (
          <SelectField
            key={key}
            label={name}
            value={preferences[key] ?? ''}
            first={words.notSaid}
            options={Object.entries(values)}
            onChange={(value) => change({ ...member, preferences: { ...preferences, [key]: value } })}
          />
        ))}
      </div>
    </fieldset>
  );
}
