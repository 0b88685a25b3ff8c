/** For this tab only: what was not sent is still there after a look elsewhere, and gone when the tab is closed. */
const PLACE = 'palimpsest.message';

export function readDraft(): string {
  return sessionStorage.getItem(PLACE) ?? '';
}

export function keepDraft(words: string): void {
  try {
    if (words === '') sessionStorage.removeItem(PLACE);
    else sessionStorage.setItem(PLACE, words);
  } catch {
    // No room: it is kept on the page alone.
  }
}
