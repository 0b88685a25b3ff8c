import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

type Address = ipaddr.IPv4 | ipaddr.IPv6;
export type Network = readonly [Address, number];

/** Public by its range, but a cloud's own service answers there. */
const METADATA = new Set(['168.63.129.16']);

/** All IPv6 addresses of the Internet begin so; everything else, mapped and translated IPv4 included, is something else. */
const INTERNET_V6: Network = ipaddr.parseCIDR('2000::/3');
const DOCUMENTATION_V6: Network = ipaddr.parseCIDR('3fff::/20');

/**
 * Whether an IP address in its plain notation is one of the public Internet. The test is for what is known to be
 * public: private, loopback, link-local, shared, multicast, reserved and documentation ranges, and IPv6 forms that
 * carry an IPv4 address (mapped, compatible, NAT64, 6to4, Teredo, ISATAP), are not.
 */
export function isPublicAddress(address: string): boolean {
  const parsed = parseAddress(address);
  if (parsed === undefined) return false;
  if (parsed.kind() === 'ipv4') return parsed.range() === 'unicast' && !METADATA.has(parsed.toString());
  const v6 = parsed as ipaddr.IPv6;
  return (
    v6.range() === 'unicast' && within(v6, INTERNET_V6) && !within(v6, DOCUMENTATION_V6) && !isIsatap(v6)
  );
}

/** Whether one of these networks holds the address. An IPv4 network never holds an IPv6 form of an IPv4 address. */
export function isWithin(address: string, networks: readonly Network[]): boolean {
  const parsed = parseAddress(address);
  return parsed !== undefined && networks.some((network) => within(parsed, network));
}

/** `10.0.0.0/8`, `::1/128` or a single address; undefined for anything else. */
export function parseNetwork(text: string): Network | undefined {
  const [address = '', bits, ...more] = text.trim().split('/');
  const parsed = parseAddress(address);
  if (parsed === undefined || more.length > 0) return undefined;
  const longest = parsed.kind() === 'ipv4' ? 32 : 128;
  if (bits === undefined) return [parsed, longest];
  return /^\d{1,3}$/.test(bits) && Number(bits) <= longest ? [parsed, Number(bits)] : undefined;
}

function parseAddress(address: string): Address | undefined {
  // A zone only says which network card to use.
  const bare = address.replace(/%.*$/s, '');
  if (isIP(bare) === 0) return undefined;
  return ipaddr.isValid(bare) ? ipaddr.parse(bare) : undefined;
}

function within(address: Address, [network, bits]: Network): boolean {
  return address.kind() === network.kind() && address.match(network as never, bits as never);
}

/** An IPv4 address tunnelled inside an organisation, in the lower half of an IPv6 address. */
function isIsatap({ parts }: ipaddr.IPv6): boolean {
  return parts[5] === 0x5efe && (parts[4] === 0 || parts[4] === 0x0200);
}
