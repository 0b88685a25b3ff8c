import { useEffect, useState } from 'react';
import { Moment } from '../../ui/moment.tsx';
import { text } from './text.ts';

const words = text.sender;
/** The server's clock decides; where it is not there yet, it is asked again this often. */
const ASK_AGAIN_S = 5;

/** How long until the sender sees the new words. Those who listen are told once, not each second. */
export function RevealCountdown({ at, refresh }: { readonly at: string; readonly refresh: () => unknown }) {
  const [now, setNow] = useState(Date.now);
  const left = Math.ceil((Date.parse(at) - now) / 1_000);
  useEffect(() => {
    const tick = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(tick);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked when a second has passed, not at each drawing
  useEffect(() => {
    if (left <= 0 && -left % ASK_AGAIN_S === 0) refresh();
  }, [left]);
  if (left <= 0) return <p>{words.revealSoon}</p>;
  return (
    <p>
      <span role="timer" aria-live="off" className="message-countdown">
        {words.revealIn(spell(left))}
      </span>{' '}
      <span className="soft">
        {words.revealAt}: <Moment at={at} />
      </span>
    </p>
  );
}

function spell(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  return words.spell(Math.floor(hours / 24), hours % 24, minutes % 60, seconds % 60);
}
