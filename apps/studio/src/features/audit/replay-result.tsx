import type { LedgerReplay } from '@palimpsest/sdk';
import { Link } from '@tanstack/react-router';
import { Result } from './result.tsx';
import { text } from './text.ts';

const { replay } = text;
const MOST_SHOWN = 50;

type Difference = NonNullable<LedgerReplay['firstDifference']>;

export function replayWords({ ok, decisions }: LedgerReplay): string {
  if (!ok) return replay.bad(replay.decisions(decisions));
  return decisions === 0 ? replay.nothing : replay.fine(replay.decisions(decisions));
}

export function ReplayResult({ report, rules }: { readonly report: LedgerReplay; readonly rules: string }) {
  const { ok, erased, firstDifference, evaluations, changed } = report;
  return (
    <Result good={ok} title={replayWords(report)}>
      {erased === 0 ? null : <p>{replay.erased(erased)}</p>}
      {firstDifference === null ? null : <DifferenceView difference={firstDifference} />}
      {evaluations.checked === 0 ? null : (
        <p>
          {evaluations.firstDifference === null
            ? replay.evaluations(evaluations.checked)
            : replay.evaluationsBad(evaluations.checked)}
        </p>
      )}
      {evaluations.firstDifference === null ? null : (
        <DifferenceView difference={evaluations.firstDifference} />
      )}
      {changed === undefined ? null : <Changed changed={changed} rules={rules} />}
    </Result>
  );
}

function DifferenceView({ difference }: { readonly difference: Difference }) {
  const { run, sequence, problem, recorded, expected } = difference;
  return (
    <>
      <h3>{replay.first}</h3>
      <p>
        {problem} {sequence === null ? null : text.events.number(sequence)}{' '}
        <Link to="/audit/$runId" params={{ runId: run }}>
          {text.events.run}
        </Link>
      </p>
      <p>{replay.recorded}</p>
      <pre>{JSON.stringify(recorded, null, 2)}</pre>
      <p>{replay.now}</p>
      <pre>{JSON.stringify(expected, null, 2)}</pre>
    </>
  );
}

function Changed({
  changed,
  rules,
}: {
  readonly changed: NonNullable<LedgerReplay['changed']>;
  readonly rules: string;
}) {
  if (changed.length === 0) return <p>{replay.unchanged(rules)}</p>;
  const shown = changed.slice(0, MOST_SHOWN);
  return (
    <>
      <p>{replay.changed(replay.decisions(changed.length), rules)}</p>
      <div className="scroll">
        <table>
          <thead>
            <tr>
              <th>{replay.run}</th>
              <th>{replay.event}</th>
              <th>{replay.decision}</th>
              <th>{replay.recorded}</th>
              <th>{rules}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map(({ run, sequence, decision, recorded, output, problem }) => (
              <tr key={String(sequence)}>
                <td>
                  <Link to="/audit/$runId" params={{ runId: String(run) }}>
                    {String(run).slice(0, 8)}
                  </Link>
                </td>
                <td>{String(sequence)}</td>
                <td>{String(decision)}</td>
                <td>
                  <code>{JSON.stringify(recorded)}</code>
                </td>
                <td>
                  <code>{typeof problem === 'string' ? problem : JSON.stringify(output)}</code>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {changed.length > shown.length ? <p>{replay.more(changed.length - shown.length)}</p> : null}
    </>
  );
}
