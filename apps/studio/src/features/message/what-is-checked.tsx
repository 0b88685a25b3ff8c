import { useId } from 'react';
import { text } from './text.ts';

/** What a sender may know beforehand. */
export function WhatIsChecked() {
  const id = useId();
  return (
    <section className="card" aria-labelledby={id}>
      <h2 id={id}>{text.compose.checkedTitle}</h2>
      <ol className="message-checked">
        {text.compose.checked.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ol>
    </section>
  );
}
