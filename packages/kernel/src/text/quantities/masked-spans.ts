import type { Span } from '@palimpsest/contracts';
import { matches } from '../matches.ts';

export const ADDRESS =
  /(?:https?|ftp):\/\/[^\s<>"')\]]+|www\.[^\s<>"')\]]+|[\w.+-]{1,64}@[\w-]{1,63}\.[\w.-]{1,80}|(?:[\w-]{1,63}\.){1,5}(?:com|gov|org|net|edu|mil|io|dev|app|info|uk|de|eu|us|html?|md|ya?ml|json|js|ts|css|py|rb|pdf|csv|png|jpe?g|svg)\b(?:[/?#:][^\s<>"')\]]*)?|(?<![\w)])[~.]{0,2}\/[\w.-]{1,64}\/[\w./-]*/giu;

/** Web and mail addresses, file names and paths: numbers and capitals in them say nothing. */
export function maskedSpans(text: string): Span[] {
  const spans: Span[] = [];
  for (const chunk of matches(text, /\S+/gu)) {
    const piece = chunk[0];
    if (!piece.includes('.') && !piece.includes('/')) continue;
    for (const match of matches(piece, ADDRESS)) {
      const start = chunk.index + match.index;
      spans.push({ start, end: start + match[0].length });
    }
  }
  return spans;
}
