import type { RunReport } from '@palimpsest/sdk';
import { text } from './text.ts';

type Text = RunReport['events'][number]['texts'][number];

/** One text, word for word; or why there are none. */
export function TextWords({ title, found }: { readonly title: string; readonly found: Text }) {
  return (
    <figure className="text-words">
      <figcaption>
        {title} <span className="soft">({found.subject})</span>
      </figcaption>
      {found.state === 'erased' ? <p>{text.texts.erased}</p> : null}
      {found.state === 'altered' ? <p className="altered">{text.texts.altered}</p> : null}
      {found.words === '' ? <p className="soft">{text.texts.empty}</p> : null}
      {found.words === null || found.words === '' ? null : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
        <pre tabIndex={0}>{found.words}</pre>
      )}
    </figure>
  );
}
