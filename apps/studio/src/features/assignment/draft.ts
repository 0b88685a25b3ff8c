import { useState } from 'react';
import type { Draft } from './model.ts';

/** What was selected and not yet asked for is still there when the view is left and found again in this tab. */
const place = (name: string) => `palimpsest.assignment-draft.${name}`;

function readDraft<T>(name: string): T | null {
  const kept = sessionStorage.getItem(place(name));
  return kept === null ? null : (JSON.parse(kept) as T);
}

export function keepDraft(name: string, draft: unknown): void {
  try {
    if (draft === null) sessionStorage.removeItem(place(name));
    else sessionStorage.setItem(place(name), JSON.stringify(draft));
  } catch {
    // Too long for the browser's store: it then lives only as long as the view.
  }
}

/** Something that is kept in this tab while it is worked on. */
export function useKept<T>(name: string, otherwise: T): [T, (value: T) => void] {
  const [value, setValue] = useState<T>(() => readDraft<T>(name) ?? otherwise);
  return [
    value,
    (next) => {
      setValue(next);
      keepDraft(name, next);
    },
  ];
}

export const documentDraft = (documentId: string) => `document.${documentId}`;

export type SetDraft = (draft: Draft) => void;
