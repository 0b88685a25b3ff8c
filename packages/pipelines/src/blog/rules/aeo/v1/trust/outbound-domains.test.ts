import { describe, expect, it } from 'vitest';
import { judge } from '../testing/judge.ts';
import { outboundDomains } from './outbound-domains.ts';

const links = (...hosts: string[]) =>
  `# Cats\n\n${hosts.map((host) => `[here](https://${host}/x)`).join(' and ')}`;

describe('outbound-domains', () => {
  it.each<[string, string, number]>([
    ['no link', '# Cats\n\nCats sleep.', 0],
    ['one site', links('a.com'), 2.5],
    ['one site twice', links('a.com', 'www.a.com'), 2.5],
    ['two sites', links('a.com', 'b.com'), 3.5],
    ['three sites', links('a.com', 'b.com', 'c.com'), 4.5],
    ['four sites', links('a.com', 'b.com', 'c.com', 'd.com'), 5],
    ['links within the site', '# Cats\n\n[here](/x) and [there](#y)', 0],
    ['an image', '# Cats\n\n![cat](https://a.com/cat.png)', 0],
  ])('judges a post with %s', (_what, text, points) => {
    expect(judge(outboundDomains, text).points).toBe(points);
  });

  it('reads reference links', () => {
    expect(judge(outboundDomains, '[here][1]\n\n[1]: https://a.com/x').points).toBe(2.5);
  });
});
