import type { EvaluatorOutput, RubricDimension } from '@palimpsest/contracts';
import { Badge } from '../../ui/badge.tsx';
import { text } from './text.ts';
import { codes } from './text-codes.ts';

const { scores } = text;
const DIMENSIONS = Object.keys(codes.dimensions) as RubricDimension[];

/** The parts of the score, a column for each round. */
export function ScoreTable({ rounds }: { readonly rounds: readonly EvaluatorOutput[] }) {
  const cells = (row: string, value: (round: EvaluatorOutput) => number) =>
    rounds.map((round, at) => (
      <td key={scores.round(at + 1)} className="research-number" data-row={row}>
        {value(round)}
      </td>
    ));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
    <section className="scroll" tabIndex={0} aria-label={scores.title}>
      <table>
        <thead>
          <tr>
            <th scope="col">{scores.part}</th>
            {rounds.map((_, at) => (
              <th scope="col" key={scores.round(at + 1)}>
                {scores.round(at + 1)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {DIMENSIONS.map((dimension) => (
            <tr key={dimension}>
              <th scope="row">{codes.dimensions[dimension]}</th>
              {cells(dimension, ({ dimension_scores }) => dimension_scores[dimension])}
            </tr>
          ))}
          <tr>
            <th scope="row">{scores.overall}</th>
            {cells('overall', ({ overall_score }) => overall_score)}
          </tr>
          <tr>
            <th scope="row">{scores.verdict}</th>
            {rounds.map(({ verdict }, at) => (
              <td key={scores.round(at + 1)}>
                <Badge tone={codes.verdict[verdict]?.[0] ?? 'neutral'}>{codes.verdict[verdict]?.[1]}</Badge>
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </section>
  );
}
