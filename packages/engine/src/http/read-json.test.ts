import { describe, expect, it } from 'vitest';
import { HttpProblem } from './problem.ts';
import { readJson } from './read-json.ts';

const request = (body: string | Uint8Array, type = 'application/json') =>
  new Request('http://localhost/', {
    method: 'POST',
    body: body as string,
    headers: { 'content-type': type },
  });
const codeOf = async (body: string | Uint8Array, type?: string, most = 1_000) => {
  const thrown = await readJson(request(body, type), most).catch((error: unknown) => error);
  return thrown instanceof HttpProblem ? `${thrown.status} ${thrown.code}` : thrown;
};

describe('the JSON of a request', () => {
  it('is read as it is', async () => {
    expect(await readJson(request('{"a":["ü",1.5,null,"\\ud83d\\ude00"]}'), 1_000)).toEqual({
      a: ['ü', 1.5, null, '😀'],
    });
  });
  it.each(['application/json; charset=utf-8', 'application/merge-patch+json', 'APPLICATION/JSON'])(
    'may come as %s',
    async (type) => expect(await readJson(request('1', type), 1_000)).toBe(1),
  );
  it.each(['text/plain', 'application/x-www-form-urlencoded', 'application/jsonx', ''])(
    'may not come as %j: a page of somebody else could send that',
    async (type) => expect(await codeOf('{}', type)).toBe('415 media_type_not_supported'),
  );
  it.each([
    ['nothing', ''],
    ['half an object', '{'],
    ['two values', '1 2'],
    ['a NUL character', '{"a":"\\u0000"}'],
    ['a NUL character in a key', '{"\\u0000":1}'],
    ['half of a character', '["\\uD83D"]'],
    ['what is nested too deep', `${'['.repeat(65)}${']'.repeat(65)}`],
  ])('is refused where it holds %s', async (_, body) => expect(await codeOf(body)).toBe('400 json_invalid'));
  it('may speak of such characters', async () => {
    expect(await readJson(request('"\\\\u0000 and \\\\ud800"'), 1_000)).toBe('\\u0000 and \\ud800');
  });
  it('may have brackets in its words as deep as they like', async () => {
    expect(await readJson(request(JSON.stringify('['.repeat(500))), 1_000)).toHaveLength(500);
  });
  it('must be UTF-8', async () => {
    expect(await codeOf(Uint8Array.of(0x22, 0xff, 0x22))).toBe('400 json_invalid');
  });
  it('must not be larger than allowed, whatever its header says', async () => {
    expect(await codeOf(JSON.stringify('x'.repeat(2_000)))).toBe('413 request_too_large');
  });
});
