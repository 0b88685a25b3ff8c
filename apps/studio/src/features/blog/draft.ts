/** What was written and not yet put on record is still there when the view is left and found again in this tab. */
const place = (name: string) => `palimpsest.blog-draft.${name}`;

export function readDraft(name: string): string {
  return sessionStorage.getItem(place(name)) ?? '';
}

export function keepDraft(name: string, content: string): void {
  try {
    if (content === '') sessionStorage.removeItem(place(name));
    else sessionStorage.setItem(place(name), content);
  } catch {
    // Too long for the browser's store: it then lives only as long as the view.
  }
}
