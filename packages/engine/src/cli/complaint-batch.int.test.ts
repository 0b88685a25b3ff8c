import { describe, expect, it } from 'vitest';
import { captured } from './testing/captured.ts';

async function* lines(...values: unknown[]): AsyncGenerator<string> {
  for (const value of values) yield `${typeof value === 'string' ? value : JSON.stringify(value)}\n`;
}
const run = async (verb: string, ...values: unknown[]) => {
  const { code, stdout, stderr } = await captured(['complaint', verb, '--jsonl', '-'], {
    stdin: lines(...values),
  });
  const answers = stdout
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  return { code, answers, stderr };
};

describe('palimpsest complaint classify --jsonl', () => {
  it('answers each line with the fields of a classification, without a database', async () => {
    const { code, answers } = await run(
      'classify',
      { id: 'a', text: 'Could you please turn the music down at night?' },
      { id: 2, text: '¿Podrías bajar la música por la noche, por favor?' },
    );
    expect(code).toBe(0);
    expect(Object.keys(answers[0] ?? {})).toEqual([
      'id',
      'topics',
      'intent',
      'rewrite_strength',
      'detected_language',
      'confidence',
      'safety_flags',
    ]);
    expect(answers).toMatchObject([
      { id: 'a', topics: ['noise'], intent: 'request', detected_language: 'en' },
      { id: 2, topics: ['noise'], detected_language: 'es' },
    ]);
  });

  it('answers a bad line with its error, the others as ever, and leaves with 1', async () => {
    const { code, answers, stderr } = await run(
      'classify',
      'not json',
      { id: 'b' },
      { text: 'No id.' },
      { id: 'c', text: '' },
      '{"id":12345678901234567890,"text":"Hello"}',
      { id: 'e', text: 'Hello', languages: ['zz'] },
      [],
      { id: 'f', text: 'The dishes are still in the sink.', note: 'Further fields are left alone.' },
    );
    expect(code).toBe(1);
    expect(answers.map(({ id, line, error }) => [id, line, error])).toEqual([
      [null, 1, 'this is not JSON'],
      ['b', 2, 'text is missing'],
      [null, 3, 'id is missing'],
      ['c', 4, 'text must not be empty'],
      [12_345_678_901_234_567_000, 5, expect.stringContaining('write it as text')],
      ['e', 6, 'languages names a language that is not known'],
      [null, 7, 'the line must be an object'],
      ['f', undefined, undefined],
    ]);
    expect(stderr).toContain('7 lines have no answer');
  });

  it('gives any JSON back as the id of its line', async () => {
    const ids = ['a', 1.5, null, true, [1, 'b'], { run: { row: 3 } }];
    const { code, answers } = await run(
      'classify',
      ...ids.map((id) => ({ id, text: 'Please knock first.' })),
    );
    expect(code).toBe(0);
    expect(answers.map(({ id }) => id)).toEqual(ids);
  });

  it('answers the other lines beside one that is not UTF-8 and one that is far too long', async () => {
    async function* broken(): AsyncGenerator<Uint8Array | string> {
      yield '\uFEFF{"id":1,"text":"Please kn';
      yield 'ock first."}\r\n';
      yield Uint8Array.of(0x22, 0xff, 0xfe, 0x22, 0x0a);
      for (let i = 0; i < 20; i += 1) yield 'x'.repeat(100_000);
      yield '\n\n{"id":5,"text":"Please knock first."}';
    }
    const { code, stdout } = await captured(['complaint', 'classify', '--jsonl'], { stdin: broken() });
    expect(code).toBe(1);
    expect(
      stdout
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as object),
    ).toMatchObject([
      { id: 1, intent: 'request' },
      { id: null, line: 2, error: 'this is not UTF-8' },
      { id: null, line: 3, error: 'this line is longer than 1 MB' },
      { id: 5, intent: 'request' },
    ]);
  });

  it('answers a line before the next one is there', async () => {
    let answered = '';
    async function* oneByOne(): AsyncGenerator<string> {
      yield '{"id":1,"text":"Please knock first."}\n';
      expect(answered).toContain('"id":1');
      yield '{"id":2,"text":"Please knock first."}\n';
    }
    const { code } = await captured(['complaint', 'classify', '--jsonl'], {
      stdin: oneByOne(),
      stdout: { write: (text: string) => (answered += text) },
    });
    expect(code).toBe(0);
    expect(answered).toContain('"id":2');
  });

  it('reads a text without --jsonl as one message', async () => {
    const { code, stdout } = await captured(['complaint', 'classify', '-'], {
      stdin: lines('Your friends stayed over again without asking.'),
    });
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ topics: expect.arrayContaining(['guests']) });
  });
});

describe('palimpsest complaint check --jsonl', () => {
  it('answers each line with verdicts that point and never quote', async () => {
    const { code, answers } = await run(
      'check',
      { id: 1, rewritten: 'You are a lazy slob.', target_language: 'en' },
      { id: 2, rewritten: 'Could we keep the kitchen tidy?', target_language: 'en-NZ' },
    );
    expect(code).toBe(0);
    const [bad, good] = answers as { id: number; verdicts: Record<string, unknown>[] }[];
    expect(bad?.verdicts.length).toBeGreaterThan(0);
    for (const verdict of bad?.verdicts ?? []) {
      expect(Object.keys(verdict)).toEqual(['rule', 'severity', 'span']);
      expect(JSON.stringify(verdict)).not.toContain('slob');
    }
    expect(good).toEqual({ id: 2, verdicts: [] });
  });

  it('names what is wrong with a line', async () => {
    const { code, answers } = await run(
      'check',
      { id: 1, target_language: 'en' },
      { id: 2, rewritten: 'Hello', target_language: 'klingon' },
    );
    expect(code).toBe(1);
    expect(answers.map(({ error }) => error)).toEqual([
      'rewritten is missing',
      'target_language names a language that is not known',
    ]);
  });
});

describe('palimpsest complaint render --jsonl', () => {
  it('answers each line with a RewriteResponseV1, the same every time', async () => {
    const line = { id: 'x', text: 'Could you please turn the music down at night?', target_language: 'de' };
    const first = await run('render', line);
    expect(first.code).toBe(0);
    expect(first.answers).toMatchObject([
      {
        id: 'x',
        response: {
          rewritten_message: { text: expect.stringMatching(/\S/), language: 'de' },
          rewrite_notes: { intent_preserved: true, translation_performed: true },
        },
      },
    ]);
    expect(await run('render', line)).toEqual(first);
  });

  it('takes source language, tone and strength, and says what it cannot do', async () => {
    const { code, answers } = await run(
      'render',
      {
        id: 1,
        text: 'Please turn the music down.',
        target_language: 'en',
        source_language: 'en',
        tone: 'calm',
        rewrite_strength: 'full_reframe',
      },
      { id: 2, text: 'Please turn the music down.', target_language: 'ja' },
      { id: 3, text: 'Please turn the music down.', target_language: 'en', tone: 'sassy' },
    );
    expect(code).toBe(1);
    expect(answers[0]).toMatchObject({ response: { rewrite_notes: { tone_applied: 'calm' } } });
    expect(answers[1]?.error).toBe('the built-in renderer does not write the target language');
    expect(answers[2]?.error).toBe('tone must be gentle or neutral or calm');
  });

  it('writes nothing of a message that speaks of harm, as the pipeline does', async () => {
    const { code, answers } = await run(
      'render',
      { id: 1, text: 'Touch my laptop again and I will break your fingers.', target_language: 'en' },
      { id: 2, text: 'I do not want to live any more.', target_language: 'de' },
    );
    expect(code).toBe(1);
    expect(answers).toMatchObject([
      { id: 1, error: expect.stringContaining('flagged as threat') },
      { id: 2, error: expect.stringContaining('flagged as self_harm') },
    ]);
  });
});
