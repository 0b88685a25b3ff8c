import { describe, expect, it } from 'vitest';
import { linkAddress } from './links.ts';

describe('a link', () => {
  it.each([
    ['b.md', 'corpus:notes/a.md', 'corpus:notes/b.md'],
    ['../b.md#part', 'corpus:notes/a.md', 'corpus:b.md'],
    ['./deep/../b%20c.md', 'corpus:a.md', 'corpus:b c.md'],
    ['https://example.org/x', 'corpus:a.md', 'https://example.org/x'],
    ['b.html', 'https://example.org/d/a.html', 'https://example.org/d/b.html'],
    ['//other.example/x', 'https://example.org/', 'https://other.example/x'],
  ])('%j in %s leads to %s', (href, from, expected) => {
    expect(linkAddress(href, from)).toBe(expected);
  });

  it.each([
    ['../../etc/passwd', 'corpus:a.md'],
    ['%2e%2e/%2e%2e/etc/passwd', 'corpus:a.md'],
    ['..', 'corpus:a.md'],
    ['/etc/passwd', 'corpus:a.md'],
    ['\\\\server\\share', 'corpus:a.md'],
    ['file:///etc/passwd', 'corpus:a.md'],
    ['file:///etc/passwd', 'https://example.org/'],
    ['javascript:alert(1)', 'corpus:a.md'],
    ['mailto:a@example.org', 'https://example.org/'],
    ['#part', 'corpus:a.md'],
    ['%zz', 'corpus:a.md'],
    ['%00', 'corpus:a.md'],
    ['', 'corpus:a.md'],
  ])('%j in %s leads nowhere', (href, from) => {
    expect(linkAddress(href, from)).toBeNull();
  });
});
