import { wordList } from '@palimpsest/kernel/text';

/** Second-level labels under which countries register names. */
export const SHARED_LABELS = wordList('co com org net gov edu ac or ne go gob gouv mil');

/** The name an organisation registered, `example.co.uk` of `www.example.co.uk`; null for anything but http(s). */
export function registrableDomain(url: string): string | null {
  const match = /^(?:https?:)?\/\/(?:[^/?#@]{0,200}@)?([^/?#:]{1,253})/i.exec(url.slice(0, 600));
  const host = match?.[1]?.toLowerCase().replace(/\.$/, '');
  if (host === undefined || !host.includes('.')) return null;
  const labels = host.split('.');
  const [second = '', top = ''] = labels.slice(-2);
  const keep = labels.length > 2 && top.length === 2 && SHARED_LABELS.has(second) ? 3 : 2;
  return labels.slice(-keep).join('.');
}
