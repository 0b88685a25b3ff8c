import { rounded } from './parts.ts';
import { text } from './text.ts';

interface Point {
  readonly rule: string;
  readonly advice: string;
  readonly points: number;
}

/** A reader takes in about so many; what is left is worth little and waits below. */
const FIRST = 8;

/** What only the author can add; most helpful first. */
export function AdviceList({ add }: { readonly add: readonly Point[] }) {
  const rest = add.length > FIRST + 1 ? add.slice(FIRST) : [];
  return (
    <>
      <Points add={add.slice(0, add.length - rest.length)} />
      {rest.length === 0 ? null : (
        <details>
          <summary>{text.advice.more(rest.length)}</summary>
          <Points add={rest} />
        </details>
      )}
    </>
  );
}

function Points({ add }: { readonly add: readonly Point[] }) {
  return (
    <ul>
      {add.map(({ rule, advice, points }) => (
        <li key={rule}>
          {advice} <span className="soft">({text.advice.points(rounded(points))})</span>
        </li>
      ))}
    </ul>
  );
}
