import { useState } from 'react';
import { announce } from '../../ui/announce.tsx';
import { Button } from '../../ui/button.tsx';
import { text as common } from '../../ui/text.ts';
import { text } from './text.ts';

/** The request exactly as the rewriter got it. */
export function Prompt({ words }: { readonly words: string }) {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(words);
    setCopied(true);
    announce(text.rounds.copied);
  };
  return (
    <details>
      <summary>{text.rounds.prompt}</summary>
      <div className="stack">
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reachable by keyboard */}
        <pre tabIndex={0}>{words}</pre>
        <div>
          <Button onClick={() => copy().catch(() => undefined)}>
            {copied ? common.copied : common.copy}
          </Button>
        </div>
      </div>
    </details>
  );
}
