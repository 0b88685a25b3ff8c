import { Field } from '../../ui/field.tsx';
import { type Writer, WriterChoice } from '../../ui/writer-choice.tsx';
import { text } from './text.ts';

export interface RewriteChoice extends Writer {
  /** Why a fresh answer is wanted. */
  readonly fresh: string;
}

export const USUAL: RewriteChoice = { renderer: '', model: '', fresh: '' };

export function RewriteChoices({
  value,
  onChange,
}: {
  readonly value: RewriteChoice;
  readonly onChange: (value: RewriteChoice) => void;
}) {
  return (
    <details>
      <summary>{text.rewrite.more}</summary>
      <div className="columns">
        <WriterChoice
          words={text.rewrite}
          value={value}
          onChange={(changed) => onChange({ ...value, ...changed })}
        />
        <Field label={text.rewrite.fresh} help={text.rewrite.freshHelp}>
          {(attributes) => (
            <input
              {...attributes}
              maxLength={500}
              value={value.fresh}
              onChange={({ target }) => onChange({ ...value, fresh: target.value })}
            />
          )}
        </Field>
      </div>
    </details>
  );
}
