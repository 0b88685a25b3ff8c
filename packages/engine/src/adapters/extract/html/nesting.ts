/** Never hold anything open, or are closed by what follows: they say nothing about depth. */
const NOT_COUNTED = new Set(
  'area base br col embed hr img input link meta param source track wbr p li dt dd tr td th thead tbody tfoot option optgroup'.split(
    ' ',
  ),
);
const TAG = /<(\/?)([a-z][a-z0-9-]{0,40})/gi;

/**
 * How many elements a page opens and how deep they nest, roughly, from one pass over its text. Parsers take quadratic
 * time on pages that nest thousands of levels deep, so this is looked at before one is parsed.
 */
export function nesting(html: string): { elements: number; depth: number } {
  let elements = 0;
  let depth = 0;
  let deepest = 0;
  for (const [, close, name = ''] of html.matchAll(TAG)) {
    if (close === '') elements += 1;
    if (NOT_COUNTED.has(name.toLowerCase())) continue;
    if (close === '') depth += 1;
    else if (depth > 0) depth -= 1;
    if (depth > deepest) deepest = depth;
  }
  return { elements, depth: deepest };
}
