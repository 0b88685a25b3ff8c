import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { keepDraft, readDraft } from './draft.ts';
import { SelectField } from './fields.tsx';
import './message.css';
import { useChoices } from '../../ui/use-choices.ts';
import { charactersOf, MessageWords, MOST } from './message-words.tsx';
import { isId } from './names.ts';
import { PeopleChoice } from './people-choice.tsx';
import { SendProblem } from './send-problem.tsx';
import { text } from './text.ts';
import { codes } from './text-codes.ts';
import { type Surface, useSend } from './use-send.ts';
import { WhatIsChecked } from './what-is-checked.tsx';

const words = text.compose;
/** The older name of the weekly feedback is for hosts that still use it. */
const SURFACES: readonly Surface[] = ['weekly_feedback', 'direct_message', 'other'];

/** Writing as a sender: what happens to the words is said, what is decided about them never. */
export function NewMessagePage() {
  const { chosen, choose } = useChoices();
  const { home = '', from = '', to = '', surface: asked = '', mood = '' } = chosen;
  const surface = SURFACES.find((each) => each === asked) ?? 'weekly_feedback';
  const emotion = Object.hasOwn(codes.emotion, mood) ? (mood as keyof typeof codes.emotion) : null;
  const [message, setMessage] = useState(readDraft);
  const write = (written: string) => {
    setMessage(written);
    keepDraft(written);
  };
  const send = useSend({ home, from, to, surface, emotion, message });
  const length = charactersOf(message);
  const ready = [home, from, to].every(isId) && from !== to && length > 0 && length <= MOST;
  const { parts } = words;
  const missing = [
    ...(isId(home) ? [] : [parts.home]),
    ...(isId(from) ? [] : [parts.from]),
    ...(isId(to) ? [] : [parts.to]),
    ...(length > 0 ? [] : [parts.message]),
  ];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (ready) send.mutate();
  };
  return (
    <>
      <PageHead title={words.title} lead={words.lead} />
      <div className="columns message-compose">
        <form className="card" onSubmit={submit}>
          <h2>{words.who}</h2>
          <PeopleChoice value={{ home, from, to }} choose={choose} />
          <div className="columns message-people">
            <SelectField
              label={words.surface}
              help={words.surfaceHelp}
              value={surface}
              options={SURFACES.map((each) => [each, codes.surface[each]])}
              onChange={(value) => choose({ surface: value })}
            />
            <SelectField
              label={words.emotion}
              help={words.emotionHelp}
              value={emotion ?? ''}
              first={words.noEmotion}
              options={Object.entries(codes.emotion)}
              onChange={(value) => choose({ mood: value || undefined })}
            />
          </div>
          <MessageWords value={message} onChange={write} />
          {send.isError ? <SendProblem error={send.error} /> : null}
          {missing.length === 0 ? null : <p className="soft">{words.missing(missing)}</p>}
          <Button kind="primary" type="submit" busy={send.isPending} disabled={!ready}>
            {words.send}
          </Button>
        </form>
        <WhatIsChecked />
      </div>
    </>
  );
}
