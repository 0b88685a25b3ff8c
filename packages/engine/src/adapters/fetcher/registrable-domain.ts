/** The part of a host that somebody registered: `bbc.co.uk` of `www.bbc.co.uk`. Null for IP addresses and local names. */
export async function registrableDomain(address: string): Promise<string | null> {
  const { getDomain } = await import('tldts');
  return getDomain(address, { allowPrivateDomains: true });
}
