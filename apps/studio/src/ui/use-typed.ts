import { useEffect, useRef, useState } from 'react';

/**
 * What is typed into a field whose value stands in the address. The address follows a moment later: until then the
 * field keeps what was typed, and no letter is lost to one that was typed before it.
 */
export function useTyped(
  value: string,
  onChange: (words: string) => void,
): readonly [words: string, type: (words: string) => void] {
  const [typed, setTyped] = useState(value);
  const under = useRef<string[]>([]);
  useEffect(() => {
    const at = under.current.lastIndexOf(value);
    if (at >= 0) under.current.splice(0, at + 1);
    else setTyped(value);
  }, [value]);
  const type = (words: string) => {
    if (words !== typed) under.current.push(words);
    setTyped(words);
    onChange(words);
  };
  return [typed, type];
}
