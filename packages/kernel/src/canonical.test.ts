import { existsSync, readdirSync, readFileSync } from 'node:fs';
import canonicalize from 'canonicalize';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assertPlainJson, canonicalJson } from './canonical.ts';

const shared = new URL('../../../../shared/data/json-canonical/', import.meta.url);

describe('canonical JSON', () => {
  it.each([
    [0, '0'],
    [-0, '0'],
    [1.0, '1'],
    [1e21, '1e+21'],
    [123456789012345680000, '123456789012345680000'],
    [1e-7, '1e-7'],
    [0.000001, '0.000001'],
    [4.5, '4.5'],
    [0.1 + 0.2, '0.30000000000000004'],
    [5e-324, '5e-324'],
    [Number.MAX_SAFE_INTEGER, '9007199254740991'],
    [true, 'true'],
    [null, 'null'],
    ['', '""'],
  ])('writes %j as %s', (value, text) => {
    expect(canonicalJson(value)).toBe(text);
  });

  it('orders keys by UTF-16 code unit, not by code point or number', () => {
    const value = {
      '\ufb33': 1,
      '\u{1f600}': 2,
      é: 3,
      b: 4,
      B: 5,
      '10': 6,
      '9': 7,
      '': 8,
      a: 9,
      aa: 10,
      'a\u0000': 11,
    };
    expect(canonicalJson(value)).toBe(
      '{"":8,"10":6,"9":7,"B":5,"a":9,"a\\u0000":11,"aa":10,"b":4,"é":3,"\u{1f600}":2,"\ufb33":1}',
    );
  });

  it('escapes only what must be escaped', () => {
    expect(canonicalJson('"\\/\b\f\n\r\t\u0001\u007f\u2028€\u{1f4a9}')).toBe(
      '"\\"\\\\/\\b\\f\\n\\r\\t\\u0001\u007f\u2028€\u{1f4a9}"',
    );
  });

  it('orders nested objects and keeps arrays as they are', () => {
    expect(canonicalJson({ z: [{ b: [], a: {} }, [3, 1, 2]], a: { d: null, c: false } })).toBe(
      '{"a":{"c":false,"d":null},"z":[{"a":{},"b":[]},[3,1,2]]}',
    );
  });

  it('keeps a key called __proto__ as data', () => {
    expect(canonicalJson(JSON.parse('{"b":1,"__proto__":{"x":1}}'))).toBe('{"__proto__":{"x":1},"b":1}');
  });

  it('leaves out properties that are undefined', () => {
    expect(canonicalJson({ b: undefined, a: 1 })).toBe('{"a":1}');
  });

  it('takes the same object twice, as long as it does not contain itself', () => {
    const twice = { a: 1 };
    expect(canonicalJson([twice, twice])).toBe('[{"a":1},{"a":1}]');
  });

  const itself: { deep: { self?: unknown } } = { deep: {} };
  itself.deep.self = itself;
  it.each<[string, unknown, RegExp]>([
    ['undefined', undefined, /\$ is undefined/],
    ['NaN in an array', { a: [1, Number.NaN] }, /\$\.a\[1\] is the number NaN/],
    ['Infinity', [Number.NEGATIVE_INFINITY], /\$\[0\] is the number -Infinity/],
    ['a function', { f: () => 1 }, /\$\.f is a function/],
    ['a symbol', { s: Symbol('s') }, /\$\.s is a symbol/],
    ['a bigint', { n: 1n }, /\$\.n is a bigint/],
    ['undefined in an array', [undefined], /\$\[0\] is undefined/],
    ['a hole in an array', new Array(1), /\$\[0\] is undefined/],
    [
      'a high surrogate alone',
      { 'key with blanks': 'x\ud800' },
      /\$\["key with blanks"\] is text with half of a surrogate pair/,
    ],
    ['a low surrogate alone', '\udc00\ud800', /surrogate/],
    ['half a surrogate pair in a key', { '\ud83d': 1 }, /in a key/],
    ['a date', { at: new Date(0) }, /\$\.at is an object of class Date/],
    ['a map', new Map(), /class Map/],
    ['an object that contains itself', itself, /nested deeper than 1000 levels, or refers to itself/],
  ])('refuses %s and says where', (_name, value, message) => {
    expect(() => canonicalJson(value)).toThrow(TypeError);
    expect(() => canonicalJson(value)).toThrow(message);
  });

  it('is the same for equal values and comes back as the value', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 4 }), (value) => {
        const plain = JSON.parse(JSON.stringify(value));
        const text = canonicalJson(plain);
        expect(JSON.parse(text)).toEqual(plain);
        expect(canonicalJson(JSON.parse(text))).toBe(text);
      }),
      { seed: 1, numRuns: 300 },
    );
  });

  it('is what the library writes, for values of any shape and depth', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 6, stringUnit: 'binary' }), (value) => {
        expect(canonicalJson(value)).toBe(canonicalize(value));
      }),
      { seed: 2, numRuns: 1_000 },
    );
    let deep: unknown = ['"', { '\\': 1 }];
    for (let i = 0; i < 900; i += 1) deep = i % 2 === 0 ? [deep] : { deep };
    expect(canonicalJson(deep)).toBe(canonicalize(deep));
    for (let code = 0; code < 0x3000; code += 1) {
      const character = String.fromCharCode(code);
      expect(canonicalJson({ [character]: character })).toBe(canonicalize({ [character]: character }));
    }
  });

  it('agrees with the published RFC 8785 files where they are at hand', () => {
    expect(canonicalJson(JSON.parse('{"\\u20ac":"Euro Sign","\\r":"Carriage Return","1":"One"}'))).toBe(
      '{"\\r":"Carriage Return","1":"One","€":"Euro Sign"}',
    );
    if (!existsSync(shared)) {
      console.info('note: the published RFC 8785 files are not here; checked with our own vectors only');
      return;
    }
    const names = readdirSync(new URL('input/', shared));
    expect(names.length).toBeGreaterThan(5);
    for (const name of names) {
      const input = readFileSync(new URL(`input/${name}`, shared), 'utf8');
      expect(canonicalJson(JSON.parse(input)), name).toBe(
        readFileSync(new URL(`output/${name}`, shared), 'utf8').trimEnd(),
      );
    }
  });
});

describe('the check for plain JSON', () => {
  it('names what was given and refuses even an undefined property', () => {
    expect(() => assertPlainJson({ a: undefined }, 'The input')).toThrow(
      'The input must be plain JSON, but $.a is undefined.',
    );
    expect(() => assertPlainJson({ a: [1, 'x', null] }, 'The input')).not.toThrow();
  });
});
