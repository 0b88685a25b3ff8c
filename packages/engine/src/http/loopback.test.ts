import { describe, expect, it } from 'vitest';
import { isLoopback } from './loopback.ts';

describe('an address of this machine alone', () => {
  it.each(['127.0.0.1', '127.9.9.9', '::1', '[::1]', 'localhost', 'LOCALHOST'])('is %s', (host) => {
    expect(isLoopback(host)).toBe(true);
  });
  it.each([
    '0.0.0.0',
    '::',
    '10.0.0.1',
    '127.0.0.1.example.org',
    '127.1.evil',
    'localhost.example.org',
    '',
    '*',
  ])('is not %j', (host) => {
    expect(isLoopback(host)).toBe(false);
  });
});
