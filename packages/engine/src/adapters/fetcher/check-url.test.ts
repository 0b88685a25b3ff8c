import { describe, expect, it } from 'vitest';
import { AddressRefusedError } from '../../errors/address-refused-error.ts';
import { allowedNetworks, checkUrl, type UrlPolicy } from './check-url.ts';
import { isPublicAddress } from './public-address.ts';
import { hostileHosts } from './testing/hostile-hosts.ts';

function problemWith(address: string, policy?: UrlPolicy): string {
  try {
    return `none: ${checkUrl(address, policy).href}`;
  } catch (error) {
    return (error as AddressRefusedError).problem;
  }
}

describe('an address that is written down', () => {
  it.each([
    ['https://example.org/a?b=c#d', 'none: https://example.org/a?b=c'],
    ['HTTP://EXAMPLE.org:80', 'none: http://example.org/'],
    ['https://example.org:8443/', 'none: https://example.org:8443/'],
    ['https://8.8.8.8/', 'none: https://8.8.8.8/'],
    ['https://[2606:4700::1111]/', 'none: https://[2606:4700::1111]/'],
    ['https://bücher.example/', 'none: https://xn--bcher-kva.example/'],
    ['https://example.org:22/', 'port'],
    ['https://example.org:0/', 'port'],
    ['ftp://example.org/', 'scheme'],
    ['file:///etc/passwd', 'scheme'],
    ['https://me@example.org/', 'credentials'],
    ['https://:secret@example.org/', 'credentials'],
    ['http://2130706433/', 'private_network'],
    ['http://0x7f.1/', 'private_network'],
    ['http://0177.0.0.1/', 'private_network'],
    ['http://[::ffff:8.8.8.8]/', 'private_network'],
    ['example.org', 'not_an_address'],
    ['', 'not_an_address'],
    [`https://example.org/${'a'.repeat(3_000)}`, 'not_an_address'],
  ])('%s: %s', (address, expected) => {
    expect(problemWith(address)).toBe(expected);
  });

  it('may be private if its network is on the allow-list', () => {
    const allow = ['10.1.0.0/16', 'fd00::/8'];
    expect(problemWith('http://10.1.2.3/', { allow })).toBe('none: http://10.1.2.3/');
    expect(problemWith('http://[fd12::1]/', { allow })).toBe('none: http://[fd12::1]/');
    expect(problemWith('http://10.2.0.1/', { allow })).toBe('private_network');
    expect(problemWith('http://[::ffff:10.1.2.3]/', { allow })).toBe('private_network');
  });

  it('does not make the refusal repeat what was written', () => {
    try {
      checkUrl('http://user:hunter2@10.0.0.1/secret');
      expect.unreachable();
    } catch (error) {
      expect(error).toBeInstanceOf(AddressRefusedError);
      expect(String(error)).not.toMatch(/hunter2|secret|10\.0/);
    }
  });
});

describe('the allow-list', () => {
  it.each(['localhost', '10.0.0.0/33', '10.0.0.0/8/8', '10.0.0', '', '::1/129', '10.0.0.0/x'])(
    'refuses %j as a network',
    (entry) => {
      expect(() => allowedNetworks({ allow: [entry] })).toThrow('no network');
    },
  );
});

describe('an IP address', () => {
  it.each([
    '1.1.1.1',
    '8.8.8.8',
    '93.184.215.14',
    '172.15.255.255',
    '172.32.0.1',
    '192.167.255.255',
    '100.63.255.255',
    '100.128.0.1',
    '2606:4700:4700::1111',
    '2a00:1450:4001:80b::200e',
  ])('%s is public', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  it('is not public in any hostile notation', () => {
    for (const host of hostileHosts())
      expect({ host, known: isPublicAddress(host.replace(/[[\]]/g, '')) }).toEqual({ host, known: false });
  });
});
