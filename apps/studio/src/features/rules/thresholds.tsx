import type { RuleSetResource } from '@palimpsest/sdk';
import { JsonView, nameWords } from '../../ui/json-view.tsx';
import { text } from './text.ts';

export function Thresholds({ parameters }: { readonly parameters: RuleSetResource['parameters'] }) {
  const entries = Object.entries(parameters);
  if (entries.length === 0) return <p className="card">{text.noParameters}</p>;
  return (
    <dl className="thresholds card">
      {entries.map(([name, value]) => (
        <div key={name}>
          <dt>
            {text.thresholds[name] ?? nameWords(name)} <code className="soft">{name}</code>
          </dt>
          <dd>
            <JsonView value={value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
