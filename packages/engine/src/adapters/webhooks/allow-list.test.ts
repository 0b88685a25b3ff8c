import { describe, expect, it } from 'vitest';
import { parseAllowList, trustIn } from './allow-list.ts';

const trust = (list: string | undefined, url: string) => trustIn(parseAllowList(list), new URL(url));

describe('the list of receivers an operator allows', () => {
  it.each([
    [undefined, 'https://hooks.internal/', null],
    ['', 'https://hooks.internal/', null],
    ['hooks.internal', 'http://hooks.internal:9000/a', 'host'],
    ['Hooks.Internal , 10.1.0.0/16', 'http://hooks.internal./', 'host'],
    ['hooks.internal', 'http://other.hooks.internal/', null],
    ['hooks.internal', 'http://hooks.internal.example/', null],
    ['10.1.0.0/16', 'http://10.1.2.3/', 'network'],
    ['10.1.0.0/16', 'http://10.2.0.1/', null],
    ['10.1.0.0/16', 'http://[::ffff:10.1.2.3]/', null],
    ['127.0.0.1', 'http://0x7f.1/', 'network'],
    ['::1', 'http://[::1]:8080/', 'network'],
    ['localhost', 'http://localhost:3000/', 'host'],
  ] as const)('%s and %s: %s', (list, url, expected) => {
    expect(trust(list, url)).toBe(expected);
  });

  it.each(['10.0.0.0/33', 'https://hooks.internal/', 'a b', '*.internal', '-x', '10.0.0'])(
    'refuses the entry %j and names it',
    (entry) => {
      expect(() => parseAllowList(`hooks.internal,${entry}`)).toThrow(JSON.stringify(entry));
    },
  );
});
