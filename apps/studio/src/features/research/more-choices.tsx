import { Field } from '../../ui/field.tsx';
import { WriterChoice } from '../../ui/writer-choice.tsx';
import { type Asked, WEB } from './asked.ts';
import { text } from './text.ts';

const { options } = text;

export function MoreChoices({
  asked,
  onChange,
}: {
  readonly asked: Asked;
  readonly onChange: (changed: Partial<Asked>) => void;
}) {
  const written = (
    label: string,
    help: string | undefined,
    name: 'domains' | 'project' | 'since' | 'asOf',
    type: string,
  ) => (
    <Field label={label} {...(help === undefined ? {} : { help })}>
      {(attributes) => (
        <input
          {...attributes}
          type={type}
          value={asked[name]}
          onChange={({ target }) => onChange({ [name]: target.value })}
        />
      )}
    </Field>
  );
  const ticked = (name: 'exhaustive' | 'deeper') => (
    <label>
      <input
        type="checkbox"
        checked={asked[name]}
        onChange={({ target }) => onChange({ [name]: target.checked })}
      />
      <span>{options[name]}</span>
    </label>
  );
  return (
    <details className="card research-more">
      <summary>{options.title}</summary>
      <Field label={options.type} help={options.typeHelp}>
        {(attributes) => (
          <select
            {...attributes}
            value={asked.type}
            onChange={({ target }) => onChange({ type: target.value })}
          >
            {Object.entries(options.types).map(([type, words]) => (
              <option key={type} value={type}>
                {words}
                {type === '' ? '' : ` (${type})`}
              </option>
            ))}
          </select>
        )}
      </Field>
      <fieldset className="research-choice">
        <legend>{options.limits}</legend>
        <p className="soft research-note">{options.limitsHelp}</p>
        <div className="row">
          {(['searches', 'fetches', 'minutes'] as const).map((name) => (
            <label key={name} className="research-limit">
              <span>{options[name]}</span>
              <input
                type="number"
                min={name === 'minutes' ? 1 : 0}
                inputMode="numeric"
                value={asked[name]}
                onChange={({ target }) => onChange({ [name]: target.value.replace(/\D/g, '').slice(0, 5) })}
              />
            </label>
          ))}
        </div>
        {ticked('exhaustive')}
        {ticked('deeper')}
      </fieldset>
      <fieldset className="research-choice">
        <legend>{options.web}</legend>
        <p className="soft research-note">{options.webHelp}</p>
        <div className="row">
          {WEB.map(([id, name]) => (
            <label key={id}>
              <input
                type="checkbox"
                checked={asked.web.includes(id)}
                onChange={({ target }) =>
                  onChange({
                    web: target.checked ? [...asked.web, id] : asked.web.filter((each) => each !== id),
                  })
                }
              />
              <span>{name}</span>
            </label>
          ))}
        </div>
      </fieldset>
      {written(options.domains, options.domainsHelp, 'domains', 'text')}
      <div className="columns">
        {written(options.since, undefined, 'since', 'date')}
        {written(options.asOf, undefined, 'asOf', 'date')}
      </div>
      {written(options.project, options.projectHelp, 'project', 'text')}
      <WriterChoice words={text.options} value={asked} onChange={onChange} />
    </details>
  );
}
