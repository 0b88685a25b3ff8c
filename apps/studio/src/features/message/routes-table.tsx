import { Button } from '../../ui/button.tsx';
import { languageName } from './names.ts';
import type { RouteRow } from './reads.ts';
import { text } from './text.ts';
import { codes } from './text-codes.ts';

const words = text.routes;

export function RoutesTable({
  rows,
  edit,
  remove,
}: {
  readonly rows: readonly RouteRow[];
  readonly edit: (row: RouteRow) => void;
  readonly remove: (row: RouteRow) => void;
}) {
  if (rows.length === 0) return <p>{words.none}</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
    <section className="scroll card" aria-label={words.label} tabIndex={0}>
      <table className="message-routes">
        <thead>
          <tr>
            <th scope="col">{words.id}</th>
            <th scope="col">{words.task}</th>
            <th scope="col">{words.when}</th>
            <th scope="col">{words.writes}</th>
            <th scope="col">{words.retries}</th>
            <th scope="col">{words.acts}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row">
                <code>{row.id}</code>
              </th>
              <td>{codes.task[row.task]}</td>
              <td>{matchWords(row.match)}</td>
              <td>
                {row.provider}, <code>{row.model}</code>
                {row.base_url === null ? null : <div className="soft">{row.base_url}</div>}
              </td>
              <td>{row.max_retries}</td>
              <td>
                <div className="row message-acts">
                  <Button aria-label={words.editRow(row.id)} onClick={() => edit(row)}>
                    {words.edit}
                  </Button>
                  <Button kind="quiet" aria-label={words.removeRow(row.id)} onClick={() => remove(row)}>
                    {words.remove}
                  </Button>
                </div>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** `{ source_language: 'en', target_language: 'de' }` is “from English, to German”. */
export function matchWords(match: RouteRow['match']): string {
  const { source_language: source, target_language: target, rewrite_strength, surface, lane } = match;
  const said = [
    ...(source === undefined || source === '*' ? [] : [words.match.source_language(languageName(source))]),
    ...(target === undefined || target === '*' ? [] : [words.match.target_language(languageName(target))]),
    ...(rewrite_strength === undefined
      ? []
      : [words.match.rewrite_strength(codes.strength[rewrite_strength])]),
    ...(surface === undefined ? [] : [words.match.surface(codes.surface[surface])]),
    ...(lane === undefined ? [] : [words.match.lane(codes.lane[lane])]),
  ];
  return said.length === 0 ? words.every : said.join(', ');
}
