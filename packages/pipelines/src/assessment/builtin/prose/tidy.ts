/** Mends what a removal leaves behind in one line: double blanks, blanks before stops, commas on commas. */
export function tidied(text: string): string {
  return text
    .replace(/[^\S\n]{1,4}(?=[,;.?!](?:\s|$))/g, '')
    .replace(/,(?:\s{0,2},)+/g, ',')
    .replace(/,(?=[.?!])/g, '')
    .replace(/([.?!])\s?,\s?/g, '$1 ')
    .replace(/(\S)[^\S\n]{2,}(?=\S)/g, '$1 ');
}
