import type { AttemptResource } from '@palimpsest/sdk';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../app/api.ts';
import { Loading } from '../../ui/loading.tsx';
import { Problem } from '../../ui/problem.tsx';
import { textName } from './event-texts.tsx';
import { text } from './text.ts';
import { TextWords } from './text-words.tsx';

/** What was asked and what came back, exactly. */
export function AttemptWords({ run, attempt }: { readonly run: string; readonly attempt: AttemptResource }) {
  const report = useQuery({ queryKey: ['audit', 'run', run], queryFn: () => api().audit.run(run) });
  if (report.isPending) return <Loading />;
  if (report.isError) return <Problem error={report.error} retry={() => report.refetch()} />;
  const own = report.data.events.filter(({ payload }) => payload.attemptId === attempt.attemptId);
  const asked = own.filter(({ type }) => type === 'attempt-started').flatMap(({ texts }) => texts);
  const answered = own.filter(({ type }) => type !== 'attempt-started').flatMap(({ texts }) => texts);
  const failure = own.find(({ type }) => type === 'attempt-failed')?.payload.message;
  return (
    <div className="attempt-words columns">
      <Part title={text.attempts.prompt} texts={asked} />
      <Part title={text.attempts.answer} texts={answered} note={failure} />
    </div>
  );
}

type Texts = Parameters<typeof TextWords>[0]['found'][];

function Part({
  title,
  texts,
  note,
}: {
  readonly title: string;
  readonly texts: Texts;
  readonly note?: unknown;
}) {
  return (
    <section>
      <h3>{title}</h3>
      {typeof note === 'string' ? <p>{note}</p> : null}
      {texts.length === 0 ? <p className="soft">{text.attempts.gone}</p> : null}
      {texts.map((each) => (
        <TextWords key={each.name} title={textName(each.name)} found={each} />
      ))}
    </section>
  );
}
