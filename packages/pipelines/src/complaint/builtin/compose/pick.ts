const OFFSET = 0x811c9dc5;
const PRIME = 0x01000193;

/** One of several ways to say a thing, chosen by the message itself: always the same one for the same message. */
export function pick(choices: readonly string[], seed: string, place: string): string {
  return choices[hash(`${place}\n${seed}`) % choices.length] ?? '';
}

/** FNV-1a. */
function hash(text: string): number {
  let value = OFFSET;
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), PRIME) >>> 0;
  // The low bits of FNV are weak on short texts.
  return (value ^ (value >>> 15)) >>> 0;
}
