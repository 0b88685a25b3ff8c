import type { StartBlog } from '@palimpsest/sdk';
import { Field } from '../../ui/field.tsx';
import { type Writer, WriterChoice } from '../../ui/writer-choice.tsx';
import { text } from './text.ts';
import { codes } from './text-codes.ts';

export interface Choices extends Writer {
  readonly ruleSet: string;
  readonly terms: string;
  readonly stop: boolean;
}

export const USUAL: Choices = { ruleSet: 'blog/v1', renderer: '', model: '', terms: '', stop: false };

/** Only what was chosen otherwise is sent. */
export function settingsOf({ ruleSet, renderer, model, terms, stop }: Choices): StartBlog['settings'] {
  const words = terms
    .split('\n')
    .map((each) => each.trim())
    .filter((each) => each !== '');
  return {
    ...(ruleSet === USUAL.ruleSet ? {} : { ruleSet: ruleSet as 'blog/strict-v1' }),
    ...(renderer === USUAL.renderer
      ? {}
      : { renderer, ...(model.trim() === '' ? {} : { model: model.trim() }) }),
    ...(words.length === 0 ? {} : { protectedTerms: words }),
    ...(stop ? { stopWhenUnattainable: true } : {}),
  };
}

export function RunChoices({
  value,
  onChange,
}: {
  readonly value: Choices;
  readonly onChange: (value: Choices) => void;
}) {
  return (
    <details className="card">
      <summary>{text.choices.title}</summary>
      <Field label={text.choices.ruleSet}>
        {(attributes) => (
          <select
            {...attributes}
            value={value.ruleSet}
            onChange={({ target }) => onChange({ ...value, ruleSet: target.value })}
          >
            {Object.entries(codes.ruleSets).map(([ref, name]) => (
              <option key={ref} value={ref}>
                {name} ({ref})
              </option>
            ))}
          </select>
        )}
      </Field>
      <WriterChoice
        words={text.choices}
        value={value}
        onChange={(changed) => onChange({ ...value, ...changed })}
      />
      <Field label={text.choices.terms} help={text.choices.termsHelp}>
        {(attributes) => (
          <textarea
            {...attributes}
            rows={3}
            className="short"
            value={value.terms}
            onChange={({ target }) => onChange({ ...value, terms: target.value })}
          />
        )}
      </Field>
      <label>
        <input
          type="checkbox"
          checked={value.stop}
          onChange={({ target }) => onChange({ ...value, stop: target.checked })}
        />{' '}
        {text.choices.stop}
      </label>
    </details>
  );
}
