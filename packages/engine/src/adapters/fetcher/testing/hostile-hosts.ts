/** IPv4 addresses that must never be called, with what they are. */
const PRIVATE_V4: readonly (readonly [number, number, number, number])[] = [
  [127, 0, 0, 1],
  [127, 0, 0, 53],
  [127, 255, 255, 254],
  [0, 0, 0, 0],
  [0, 1, 2, 3],
  [10, 0, 0, 1],
  [10, 255, 255, 255],
  [172, 16, 0, 1],
  [172, 31, 255, 254],
  [192, 168, 0, 1],
  [192, 168, 255, 254],
  [169, 254, 169, 254],
  [169, 254, 170, 2],
  [100, 64, 0, 1],
  [100, 100, 100, 200],
  [100, 127, 255, 254],
  [168, 63, 129, 16],
  [192, 0, 0, 192],
  [192, 0, 2, 1],
  [192, 88, 99, 1],
  [198, 18, 0, 1],
  [198, 19, 255, 254],
  [198, 51, 100, 1],
  [203, 0, 113, 1],
  [224, 0, 0, 1],
  [239, 255, 255, 250],
  [240, 0, 0, 1],
  [255, 255, 255, 255],
];

/** IPv6 addresses that must never be called. */
const PRIVATE_V6: readonly string[] = [
  '::',
  '::1',
  '0:0:0:0:0:0:0:1',
  '0000:0000:0000:0000:0000:0000:0000:0001',
  '::0001',
  '0::1',
  'fe80::1',
  'febf::1',
  'fec0::1',
  'fc00::1',
  'fd00::1',
  'fd00:ec2::254',
  'fd12:3456:789a::1',
  'ff02::1',
  'ff0e::1',
  '100::1',
  '2001:db8::1',
  '2001::1',
  '2001:0:7f00:1::1',
  '2001:2::1',
  '2001:10::1',
  '2001:20::1',
  '3fff::1',
  '5f00::1',
  '64:ff9b:1::7f00:1',
  '2001:4860::5efe:7f00:1',
  '2001:4860::200:5efe:7f00:1',
  '4000::1',
  '8000::1',
];

/** Every way of writing an IPv4 address as a host that programs are known to understand. */
function notations([a, b, c, d]: readonly [number, number, number, number]): string[] {
  const whole = a * 16_777_216 + b * 65_536 + c * 256 + d;
  const hex = (n: number) => `0x${n.toString(16)}`;
  const octal = (n: number) => `0${n.toString(8)}`;
  return [
    `${a}.${b}.${c}.${d}`,
    `${a}.${b}.${c}.${d}.`,
    `${a}.${b}.${c * 256 + d}`,
    `${a}.${b * 65_536 + c * 256 + d}`,
    `${whole}`,
    hex(whole),
    octal(whole),
    `0x${whole.toString(16).padStart(8, '0').toUpperCase()}`,
    `${hex(a)}.${hex(b)}.${hex(c)}.${hex(d)}`,
    `${octal(a)}.${octal(b)}.${octal(c)}.${octal(d)}`,
    `${hex(a)}.${b}.${octal(c)}.${d}`,
    `000${octal(a)}.${b}.${c}.${d}`,
  ];
}

/** IPv6 addresses that carry an IPv4 address. */
function carriers([a, b, c, d]: readonly [number, number, number, number]): string[] {
  const dotted = `${a}.${b}.${c}.${d}`;
  const high = (a * 256 + b).toString(16);
  const low = (c * 256 + d).toString(16);
  return [
    `::ffff:${dotted}`,
    `::ffff:${high}:${low}`,
    `0:0:0:0:0:ffff:${high}:${low}`,
    `::${dotted}`,
    `::${high}:${low}`,
    `::ffff:0:${dotted}`,
    `64:ff9b::${dotted}`,
    `64:ff9b::${high}:${low}`,
    `2002:${high}:${low}::`,
    `2002:${high}:${low}::1`,
  ];
}

/** The same characters as other people's keyboards and tricksters write them. */
function disguises(host: string): string[] {
  const wide = [...host].map((char) => String.fromCodePoint((char.codePointAt(0) ?? 0) + 0xfee0)).join('');
  const circled = [...host]
    .map((char) => (/[1-9]/.test(char) ? String.fromCodePoint(0x2460 + Number(char) - 1) : char))
    .join('');
  const encoded = [...host].map((char) => `%${(char.codePointAt(0) ?? 0).toString(16)}`).join('');
  return [
    wide,
    circled,
    encoded,
    host.replaceAll('.', '。'),
    host.replaceAll('.', '．'),
    host.replaceAll('.', '｡'),
  ];
}

/** Hosts that lead to the machine itself, to its network, or nowhere. */
export function hostileHosts(): string[] {
  const v4 = PRIVATE_V4.flatMap(notations);
  const carried = PRIVATE_V4.slice(0, 14).flatMap(carriers);
  const v6 = [...PRIVATE_V6, ...carried].map((address) => `[${address}]`);
  const zones = ['[::1%25lo]', '[fe80::1%25eth0]', '[fe80::1%lo]', '[::1%0]'];
  const names = [
    'localhost',
    'LOCALHOST',
    'localhost.',
    'foo.localhost',
    'localhost.localdomain',
    'ip6-localhost',
  ];
  return [...new Set([...v4, ...v6, ...zones, ...names, ...disguises('127.0.0.1')])];
}

/** Complete addresses around a port on this machine that somebody might be led to call. */
export function hostileUrls(port: number): string[] {
  const here = `127.0.0.1:${port}`;
  const urls = [
    ...hostileHosts().map((host) => `http://${host}:${port}/`),
    ...hostileHosts()
      .slice(0, 12)
      .map((host) => `https://${host}:${port}/`),
    `http://user@${here}/`,
    `http://user:secret@${here}/`,
    `http://example.com@${here}/`,
    `http://example.com:80@${here}/`,
    `http://example.com%2f@${here}/`,
    `http://${here}#@example.com/`,
    `http://${here}?@example.com/`,
    `http://${here}\\@example.com/`,
    `http:\\\\${here}\\`,
    `http:/${here}/`,
    `http:${here}/`,
    `http:////${here}/`,
    `\thttp://${here}/`,
    `ht\ntp://127.0.\n0.1:${port}/`,
    `http://127.0.0.1\t:${port}/`,
    `HTTP://${here}/`,
    `http://0:${port}/`,
    `http://127.1:${port}/`,
    `http://[::]:${port}/`,
    `//${here}/`,
    `/${here}`,
    `ftp://${here}/`,
    `file:///etc/passwd`,
    `file://${here}/etc/passwd`,
    `gopher://${here}/_x`,
    `dict://${here}/x`,
    `ws://${here}/`,
    `wss://${here}/`,
    `ldap://${here}/`,
    `jar:http://${here}!/`,
    `view-source:http://${here}/`,
    `blob:http://${here}/x`,
    `data:text/html,hello`,
    `javascript:fetch('http://${here}/')`,
    `about:blank`,
    `unix:/var/run/docker.sock`,
    `http+unix://%2fvar%2frun%2fdocker.sock/x`,
    `http://`,
    `http:///`,
    `http://:${port}/`,
    `http://..:${port}/`,
    `http://a..b:${port}/`,
    `http://[::1]]:${port}/`,
    `http://[::1:${port}/`,
    `http://256.256.256.256:${port}/`,
    `http://1.2.3.4.5:${port}/`,
    `http://0x7f.0.0.0x1.:${port}/`,
    `http://${'a'.repeat(3_000)}.test:${port}/`,
    '',
    ' ',
    'not an address',
  ];
  return [...new Set(urls)];
}
