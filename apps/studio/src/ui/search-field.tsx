import { useEffect, useRef, useState } from 'react';
import { Field } from './field.tsx';

/** A word is searched for when the typing pauses, not at each letter. */
const PAUSE_MS = 250;

/** A field to search with. What is searched for stands in the address, so it may also change from outside. */
export function SearchField({
  label,
  placeholder,
  value,
  onSearch,
}: {
  readonly label: string;
  readonly placeholder: string;
  readonly value: string;
  readonly onSearch: (words: string) => void;
}) {
  const [words, setWords] = useState(value);
  const typed = useRef(false);
  useEffect(() => {
    if (!typed.current) setWords(value);
  }, [value]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: waits for the next letter only
  useEffect(() => {
    if (!typed.current) return;
    const later = setTimeout(() => {
      typed.current = false;
      onSearch(words.trim());
    }, PAUSE_MS);
    return () => clearTimeout(later);
  }, [words]);
  return (
    <Field label={label}>
      {(attributes) => (
        <input
          {...attributes}
          type="search"
          placeholder={placeholder}
          value={words}
          onChange={({ target }) => {
            typed.current = true;
            setWords(target.value);
          }}
        />
      )}
    </Field>
  );
}
