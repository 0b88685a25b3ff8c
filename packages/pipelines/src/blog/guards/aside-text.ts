/**
 * What can be read in a table or an HTML block. Marks become spaces or line feeds one for one, so that offsets stay
 * those of the block.
 */
export function asideText(source: string, kind: 'table' | 'html'): string {
  return kind === 'table' ? tableText(source) : htmlText(source);
}

function tableText(source: string): string {
  return htmlText(source)
    .replace(/\]\([^()\s]{0,2000}\)/g, blank)
    .replace(/[|]/g, '\n')
    .replace(/[*_`[\]]/g, ' ');
}

function htmlText(source: string): string {
  return source.replace(/<!--[^<>]{0,20000}-->|<[^<>]{0,4000}>/g, blank).replace(/&[a-z]{2,8};/g, blank);
}

function blank(marks: string): string {
  return ' '.repeat(marks.length);
}
