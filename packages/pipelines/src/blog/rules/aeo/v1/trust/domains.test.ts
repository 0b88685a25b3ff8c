import { expect, it } from 'vitest';
import { registrableDomain } from './domains.ts';

it.each([
  ['https://www.example.com/a?b#c', 'example.com'],
  ['http://a.b.example.co.uk:8080/', 'example.co.uk'],
  ['//cdn.example.org/x', 'example.org'],
  ['https://user@example.com', 'example.com'],
  ['HTTPS://EXAMPLE.COM.', 'example.com'],
  ['https://who.int', 'who.int'],
  ['/about', null],
  ['#top', null],
  ['mailto:a@example.com', null],
  ['javascript:alert(1)', null],
  ['https://localhost/x', null],
  ['', null],
])('of %j the registered name is %j', (url, domain) => {
  expect(registrableDomain(url)).toBe(domain);
});
