import type { Mark } from './signals.ts';
import { text } from './text.ts';

/** What the simulation measured, as small marks. It explains; it never decides. */
export function SignalMarks({
  marks,
  label = text.work.signals,
}: {
  readonly marks: readonly Mark[];
  readonly label?: string;
}) {
  if (marks.length === 0) return null;
  return (
    <div className="signal-line">
      <span className="soft small">{label}:</span>
      <ul className="signal-marks" aria-label={label}>
        {marks.map(({ name, value, strong, code }) => (
          <li key={`${name} ${value}`} className={strong ? 'strong' : ''}>
            {name} {value === '' ? null : <b>{value}</b>}
            {code === undefined ? null : <code className="soft">{code}</code>}
          </li>
        ))}
      </ul>
    </div>
  );
}
