import type { SourceDocument } from '@palimpsest/contracts';

export const NOTHING =
  /^(?:|none|unknown|anonymous|n a|not stated|no funding|staff|editor|editors|editorial team|admin|unfunded|self funded|author|the author|various)$/u;

/** Lower case, words only, without the legal form and article: "The Orrin Press Ltd." is "orrin press". */
export function plain(text: string | null): string {
  const words = (text ?? '')
    .slice(0, 300)
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  const bare = words.replace(/^the /u, '').replace(/ (?:ltd|limited|inc|gmbh|llc|plc|co|ag|sa)$/u, '');
  return NOTHING.test(bare) ? '' : bare;
}

/** "Berg, Anna", "Anna Berg" and "Dr Anna Berg" are one person. */
export function personKey(name: string): string {
  const turned = name.includes(',') ? name.split(',').reverse().join(' ') : name;
  return plain(turned.replace(/^\s*(?:dr|prof|professor|mr|mrs|ms)\.?\s/iu, ''));
}

export const titleOf = (source: SourceDocument): string =>
  source.title.trim() === '' ? source.address : source.title;

/** Whether a name, address or title given in another document means this one. */
export function isNamed(source: SourceDocument, name: string): boolean {
  const key = plain(name);
  if (key === '') return false;
  const file = (address: string): string => plain(address.split(/[?#]/u)[0]?.split('/').pop() ?? '');
  const keys = [source.address, source.finalAddress, source.title].map(plain);
  const whole = plain(source.address.replace(/^corpus:/u, ''));
  if (keys.includes(key) || whole === key) return true;
  const files = [file(source.address), file(source.finalAddress)].filter((each) => each.length > 3);
  return (
    files.includes(file(name)) ||
    files.some((each) => each.replace(/ (?:md|html?|txt|pdf|docx)$/u, '') === key)
  );
}
