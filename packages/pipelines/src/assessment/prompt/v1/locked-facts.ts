import { matches } from '@palimpsest/kernel/text';

/** Beyond this many the list would drown the text; guards check all of them anyway. */
const MOST_FACTS = 60;

/** Formulas, code, images, blanks, and numbers with what directly belongs to them. */
export const FACTS = [
  /\$\$[^$]{1,400}\$\$|\$[^$\n]{1,200}\$|\\\([^\n]{1,200}?\\\)|\\\[[^\n]{1,400}?\\\]/g,
  /`[^`\n]{1,200}`/g,
  /!\[[^\]\n]{0,200}\]\([^)\s]{1,300}\)/g,
  /_{3,40}/g,
  /[$€£¥]?\d[\d,.]{0,30}(?:\/\d{1,10})?(?:\s?(?:%|°[CF]?|mph|km\/h|m\/s|kg|mg|km|cm|mm|ml|mL|kJ|kW|Hz|ft|in|lb|oz|hours?|minutes?|seconds?|days?|weeks?|years?|miles?|meters?|metres?|feet|inches|dollars?|cents?|degrees?|liters?|litres?|grams?|pounds?)(?![\p{L}\p{N}]))?/gu,
];

/** What must stay exactly as written, in the order in which the kinds are looked for, each once. */
export function lockedFacts(text: string): string[] {
  const found = new Set<string>();
  let rest = text;
  for (const pattern of FACTS) {
    for (const match of matches(rest, pattern)) {
      found.add(match[0].replace(/(?<![,.])[,.]+$/, ''));
      if (found.size === MOST_FACTS) return [...found];
    }
    // What one kind has found is no matter for the next: the 2 in $x^2$ is part of the formula.
    rest = rest.replace(pattern, (match) => ' '.repeat(match.length));
  }
  return [...found];
}
