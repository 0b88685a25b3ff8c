import type { WordTableRow } from '@palimpsest/sdk';

/** What a line speaks for and against, the heaviest first. */
export function Weights({ weights }: { readonly weights: WordTableRow['weights'] }) {
  if (weights.length === 0) return null;
  const sorted = weights.toSorted((a, b) => Math.abs(b.weight) - Math.abs(a.weight));
  return (
    <ul className="word-weights">
      {sorted.map(({ of, weight }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a frozen list never changes its order
        <li key={at} data-for={weight > 0}>
          {of === '' ? null : <span>{of.replaceAll('_', ' ')} </span>}
          <b>{numberWords(weight)}</b>
        </li>
      ))}
    </ul>
  );
}

/** With a true minus sign, which is read out and lines up. */
function numberWords(weight: number): string {
  return weight < 0 ? `−${-weight}` : String(weight);
}
