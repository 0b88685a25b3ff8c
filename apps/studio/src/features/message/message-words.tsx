import { Field } from '../../ui/field.tsx';
import { text } from './text.ts';

export const MOST = 1_500;
/** From here on the number of letters that are left is said. */
const CLOSE = 200;

/** Letters as people count them. */
export function charactersOf(message: string): number {
  return [...message.trim()].length;
}

export function MessageWords({
  value,
  onChange,
}: {
  readonly value: string;
  readonly onChange: (value: string) => void;
}) {
  const left = MOST - charactersOf(value);
  return (
    <>
      <Field
        label={text.compose.words}
        help={text.compose.wordsHelp}
        error={left < 0 ? text.compose.over(-left) : null}
      >
        {(attributes) => (
          <textarea
            {...attributes}
            rows={6}
            value={value}
            onChange={({ target }) => onChange(target.value)}
          />
        )}
      </Field>
      <p className="soft message-left" role="status">
        {left >= 0 && left <= CLOSE ? text.compose.left(left) : ''}
      </p>
    </>
  );
}
