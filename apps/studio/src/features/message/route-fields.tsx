import { useId } from 'react';
import { LineField, SelectField } from './fields.tsx';
import { type RouteRow, useRenderers } from './reads.ts';
import { matchWith } from './route-draft.ts';
import { text } from './text.ts';
import { codes } from './text-codes.ts';

const words = text.routes;
const TRIES = ['0', '1', '2', '3', '4', '5'] as const;

interface Part {
  readonly row: RouteRow;
  readonly problems: Readonly<Record<string, string>>;
  readonly change: (changed: Partial<RouteRow>) => void;
}

/** For which messages a row is. */
export function RouteMatchFields({ row: { id, task, match }, problems, change }: Part) {
  const says = (field: string) => (value: string) => change({ match: matchWith(match, field, value) });
  return (
    <fieldset className="message-preferences">
      <legend>{words.when}</legend>
      <div className="message-fields">
        <LineField
          label={words.id}
          error={problems.id ?? null}
          value={id}
          onChange={(value) => change({ id: value })}
        />
        <SelectField
          label={words.task}
          value={task}
          options={Object.entries(codes.task)}
          onChange={(value) => change({ task: value as RouteRow['task'] })}
        />
        <LineField
          label={words.source}
          help={words.languageHelp}
          error={problems.source_language ?? null}
          value={match.source_language ?? ''}
          onChange={says('source_language')}
        />
        <LineField
          label={words.target}
          help={words.languageHelp}
          error={problems.target_language ?? null}
          value={match.target_language ?? ''}
          onChange={says('target_language')}
        />
        <SelectField
          label={words.strength}
          value={match.rewrite_strength ?? ''}
          first={words.any}
          options={Object.entries(codes.strength)}
          onChange={says('rewrite_strength')}
        />
        <SelectField
          label={words.surface}
          value={match.surface ?? ''}
          first={words.any}
          options={Object.entries(codes.surface)}
          onChange={says('surface')}
        />
        <SelectField
          label={words.lane}
          value={match.lane ?? ''}
          first={words.any}
          options={Object.entries(codes.lane)}
          onChange={says('lane')}
        />
      </div>
    </fieldset>
  );
}

/** Who writes. */
export function RouteWriterFields({ row, problems, change }: Part) {
  const list = useId();
  const renderers = useRenderers();
  const line = (label: string, field: 'provider' | 'model' | 'prompt_version') => (
    <LineField
      label={label}
      error={problems[field] ?? null}
      value={row[field]}
      onChange={(value) => change({ [field]: value })}
    />
  );
  return (
    <fieldset className="message-preferences">
      <legend>{words.writes}</legend>
      <div className="message-fields">
        <LineField
          label={words.adapter}
          help={words.adapterHelp}
          error={problems.adapter_kind ?? null}
          list={list}
          value={row.adapter_kind}
          onChange={(value) => change({ adapter_kind: value })}
        />
        <datalist id={list}>
          {(renderers.data?.items ?? []).map(({ id }) => (
            <option key={id} value={id} />
          ))}
        </datalist>
        {line(words.model, 'model')}
        {line(words.provider, 'provider')}
        <LineField
          label={words.address}
          help={words.addressHelp}
          value={row.base_url ?? ''}
          onChange={(value) => change({ base_url: value.trim() === '' ? null : value.trim() })}
        />
        {line(words.prompt, 'prompt_version')}
        <SelectField
          label={words.mode}
          value={row.execution_mode}
          options={Object.entries(codes.mode)}
          onChange={(value) => change({ execution_mode: value as RouteRow['execution_mode'] })}
        />
        <SelectField
          label={words.retries}
          value={String(row.max_retries)}
          options={TRIES.map((each) => [each, each])}
          onChange={(value) => change({ max_retries: Number(value) })}
        />
        <label className="message-check">
          <input
            type="checkbox"
            checked={row.cache}
            onChange={({ target }) => change({ cache: target.checked })}
          />{' '}
          {words.cache}
        </label>
      </div>
    </fieldset>
  );
}
