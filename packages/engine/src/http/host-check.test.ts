import { describe, expect, it } from 'vitest';
import { checkHost, type HostOptions, hostCheck, placeOf, type RequestPlace } from './host-check.ts';
import type { HttpProblem } from './problem.ts';

/** `allowed`, or the code it was refused with. */
function verdict(request: Partial<RequestPlace>, options: Partial<HostOptions> = {}): string {
  const place = { method: 'GET', host: '127.0.0.1:4310', origin: null, site: null, ...request };
  try {
    checkHost(place, { host: '127.0.0.1', allowedHosts: [], allowedOrigins: [], ...options });
    return 'allowed';
  } catch (error) {
    expect((error as HttpProblem).status).toBe(403);
    return (error as HttpProblem).code;
  }
}

describe('the Host header', () => {
  it.each([
    '127.0.0.1:4310',
    '127.0.0.1',
    'localhost:4310',
    'LOCALHOST',
    'localhost.',
    '[::1]:4310',
    '127.9.9.9',
  ])('may name this machine: %s', (host) => expect(verdict({ host })).toBe('allowed'));

  it.each([
    'evil.example',
    'evil.example:4310',
    'localhost.evil.example',
    '127.0.0.1.evil.example',
    'evil.localhost',
    '10.0.0.7',
    '[::2]',
    '0.0.0.0',
    'user@localhost',
    'localhost/',
    'localhost:port',
    'localhost:99999',
    'localhost, evil.example',
    ' localhost',
    'löcalhost',
    '',
    'a'.repeat(100_000),
  ])('may name nothing else: %j', (host) => expect(verdict({ host })).toBe('host_refused'));

  it('must be there', () => expect(verdict({ host: null })).toBe('host_refused'));

  it('may name the address the server listens on', () => {
    expect(verdict({ host: '10.0.0.7:4310' }, { host: '10.0.0.7' })).toBe('allowed');
    expect(verdict({ host: '10.0.0.8:4310' }, { host: '10.0.0.7' })).toBe('host_refused');
    expect(verdict({ host: 'Rewriter.example' }, { host: 'rewriter.example' })).toBe('allowed');
    expect(verdict({ host: '[fd00::7]:4310' }, { host: '[fd00::7]' })).toBe('allowed');
    expect(verdict({ host: '[fd00::7]:4310' }, { host: 'fd00::7' })).toBe('allowed');
  });

  it.each(['0.0.0.0', '::', '[::]'])(
    'may be any address where the server listens on all of them (%s), but no name: only names can be rebound',
    (host) => {
      expect(verdict({ host: '192.168.1.5:4310' }, { host })).toBe('allowed');
      expect(verdict({ host: '[fd00::7]:4310' }, { host })).toBe('allowed');
      expect(verdict({ host: 'evil.example' }, { host })).toBe('host_refused');
      expect(verdict({ host: 'rewriter.example' }, { host, allowedHosts: ['rewriter.example'] })).toBe(
        'allowed',
      );
    },
  );

  it('may be a name from the list, with the port that stands there', () => {
    const allowedHosts = ['Rewriter.example', 'other.example:8443'];
    expect(verdict({ host: 'rewriter.example' }, { allowedHosts })).toBe('allowed');
    expect(verdict({ host: 'rewriter.EXAMPLE:9000' }, { allowedHosts })).toBe('allowed');
    expect(verdict({ host: 'other.example:8443' }, { allowedHosts })).toBe('allowed');
    expect(verdict({ host: 'other.example' }, { allowedHosts })).toBe('host_refused');
    expect(verdict({ host: 'sub.rewriter.example' }, { allowedHosts })).toBe('host_refused');
  });
});

describe('the Origin header', () => {
  it.each([
    ['http://127.0.0.1:4310', '127.0.0.1:4310'],
    ['http://localhost', 'localhost:80'],
    ['https://localhost', 'localhost'],
    ['http://[::1]:4310', '[::1]:4310'],
  ])('may be that of the server itself: %s at %s', (origin, host) => {
    expect(verdict({ origin, host })).toBe('allowed');
    expect(verdict({ origin, host, method: 'POST', site: 'same-origin' })).toBe('allowed');
  });

  it.each([
    'http://evil.example',
    'http://127.0.0.1:3000',
    'http://127.0.0.1',
    'http://localhost:4310',
    'http://127.0.0.1:4310.evil.example',
    'file://127.0.0.1:4310',
    'chrome-extension://127.0.0.1:4310',
    'null',
    '',
    'not a url',
  ])('may be no other: %j', (origin) => {
    expect(verdict({ origin })).toBe('origin_refused');
    expect(verdict({ origin, method: 'POST' })).toBe('origin_refused');
  });

  it('may be one from the list, also from another site', () => {
    const allowedOrigins = ['https://studio.example/'];
    const request = { origin: 'https://studio.example', method: 'POST', site: 'cross-site' };
    expect(verdict(request, { allowedOrigins })).toBe('allowed');
    expect(verdict({ ...request, origin: 'http://studio.example' }, { allowedOrigins })).toBe(
      'origin_refused',
    );
    expect(verdict({ ...request, origin: 'https://studio.example:8443' }, { allowedOrigins })).toBe(
      'origin_refused',
    );
  });

  it('does not make up for a wrong Host', () => {
    const request = { origin: 'http://evil.example', host: 'evil.example' };
    expect(verdict(request)).toBe('host_refused');
    expect(verdict(request, { allowedOrigins: ['http://evil.example'] })).toBe('host_refused');
  });
});

describe('a request that a browser sends for a page of another site', () => {
  it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'post'])('changes nothing: %s', (method) => {
    expect(verdict({ method, site: 'cross-site' })).toBe('origin_refused');
    expect(verdict({ method, site: 'same-origin' })).toBe('allowed');
    expect(verdict({ method, site: 'none' })).toBe('allowed');
  });

  it.each(['GET', 'HEAD'])('may follow a link: %s', (method) =>
    expect(verdict({ method, site: 'cross-site' })).toBe('allowed'),
  );
});

describe('the place of a request', () => {
  it('is what its headers say', () => {
    const headers = { host: 'a.example', origin: 'http://b.example', 'sec-fetch-site': 'cross-site' };
    const request = new Request('http://c.example/v1/runs', { method: 'POST', headers });
    expect(placeOf(request)).toEqual({
      method: 'POST',
      host: 'a.example',
      origin: 'http://b.example',
      site: 'cross-site',
    });
  });

  it('is the host of its address where no header names one', () => {
    expect(placeOf(new Request('http://c.example:81/'))).toMatchObject({
      host: 'c.example:81',
      origin: null,
    });
  });
});

describe('a request that was let in', () => {
  const check = hostCheck({ host: '127.0.0.1', allowedHosts: [], allowedOrigins: [] });
  const ask = (headers: Record<string, string>, method = 'GET') =>
    check(
      placeOf(
        new Request('http://127.0.0.1:4310/', { method, headers: { host: '127.0.0.1:4310', ...headers } }),
      ),
    );

  it.each([
    ['another name', 'host_refused', 'GET', { host: 'evil.example' }],
    ['a page of another origin', 'origin_refused', 'GET', { origin: 'https://evil.example' }],
    ['a page of another site that writes', 'origin_refused', 'POST', { 'sec-fetch-site': 'cross-site' }],
  ])('lets in nobody after it who comes by %s', (_, code, method, headers) => {
    expect(() => ask({})).not.toThrow();
    expect(() => ask({})).not.toThrow();
    expect(() => ask(headers, method)).toThrow(expect.objectContaining({ code }));
    expect(() => ask({})).not.toThrow();
  });
});
