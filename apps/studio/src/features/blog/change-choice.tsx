import { useId } from 'react';
import type { Rationale } from './rationale.ts';
import type { Rule } from './reads.ts';
import { text } from './text.ts';

/** Take or leave one change, with what asked for it. */
export function ChangeChoice({
  number,
  taken,
  onChoose,
  rationale,
  rules,
}: {
  readonly number: number;
  readonly taken: boolean;
  readonly onChoose: (taken: boolean) => void;
  readonly rationale: Rationale | null;
  readonly rules: ReadonlyMap<string, Rule> | undefined;
}) {
  const name = useId();
  return (
    <div className="blog-change">
      <fieldset className="row">
        <legend>{text.compare.change(number)}</legend>
        {[true, false].map((each) => (
          <label key={String(each)}>
            <input type="radio" name={name} checked={taken === each} onChange={() => onChoose(each)} />{' '}
            {each ? text.compare.take : text.compare.leave}
          </label>
        ))}
      </fieldset>
      {rationale === null || rationale.instructions.length + rationale.rules.length === 0 ? null : (
        <details className="small">
          <summary>
            {text.compare.why}
            {rationale.instructions[0] === undefined ? '' : `: ${rationale.instructions[0]}`}
          </summary>
          <ul>
            {rationale.instructions.slice(1).map((each) => (
              <li key={each}>{each}</li>
            ))}
            {rationale.rules.map((each) => {
              const id = each.split('/').at(-1) ?? each;
              return (
                <li key={each} className="soft">
                  {rules?.get(id)?.summary ?? id} <code>{id}</code>
                </li>
              );
            })}
          </ul>
        </details>
      )}
    </div>
  );
}
