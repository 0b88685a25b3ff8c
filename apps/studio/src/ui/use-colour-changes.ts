import { useEffect, useState } from 'react';

/** How often light became dark or dark light, by the device or by choice, since the view was opened. */
export function useColourChanges(): number {
  const [changes, setChanges] = useState(0);
  useEffect(() => {
    const note = () => setChanges((before) => before + 1);
    const device = matchMedia('(prefers-color-scheme: dark)');
    const choice = new MutationObserver(note);
    device.addEventListener('change', note);
    choice.observe(document.documentElement, { attributeFilter: ['data-theme'] });
    return () => {
      device.removeEventListener('change', note);
      choice.disconnect();
    };
  }, []);
  return changes;
}
