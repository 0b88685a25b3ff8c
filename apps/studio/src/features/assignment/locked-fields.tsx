import type { ComponentProps } from 'react';
import { JsonView, nameWords } from '../../ui/json-view.tsx';
import { text } from './text.ts';
import { codes } from './text-codes.ts';

type Value = ComponentProps<typeof JsonView>['value'];

/** Fields beside the words of a problem. They are shown as what they are: locked. */
export function LockedFields({ fields }: { readonly fields: Readonly<Record<string, unknown>> }) {
  const shown = Object.entries(fields).filter(([, value]) => value !== null && value !== undefined);
  return (
    <div className="locked">
      <span className="locked-mark" title={text.work.lockedWhy}>
        <Lock /> {text.work.locked}
        <span className="hidden">: {text.work.lockedWhy}</span>
      </span>
      {shown.length === 0 ? (
        <span className="soft">{text.work.noFields}</span>
      ) : (
        <dl>
          {shown.map(([name, value]) => (
            <div key={name}>
              <dt>{codes.fields[name] ?? nameWords(name)}</dt>
              <dd>
                <JsonView value={value as Value} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}

function Lock() {
  return (
    <svg aria-hidden="true" width="12" height="14" viewBox="0 0 12 14" fill="none" stroke="currentColor">
      <rect x="1.25" y="6" width="9.5" height="7" rx="1.5" fill="currentColor" />
      <path d="M3.5 6V4a2.5 2.5 0 0 1 5 0v2" strokeWidth="1.5" />
    </svg>
  );
}
