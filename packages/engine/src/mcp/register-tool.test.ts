import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { BadLine } from '../app/complaint/batch/bad-line.ts';
import { RequestInvalidError } from '../errors/request-invalid-error.ts';
import { answer, type Surroundings } from './register-tool.ts';
import { defineTool, type Tool, type ToolCall } from './tool.ts';
import { createUnderWay } from './under-way.ts';

function toolThat(perform: (call: ToolCall) => Promise<{ n: number }>): Tool {
  return defineTool({
    name: 'try_it',
    title: 'Try it',
    description: 'For a test.',
    nature: { readOnly: true, idempotent: true },
    input: z.strictObject({ word: z.string().max(5).exactOptional() }),
    output: z.strictObject({ n: z.int() }),
    perform,
    words: ({ n }) => [`It is ${n}.`],
  });
}

function scene(progressToken?: string) {
  const stop = new AbortController();
  const told: object[] = [];
  const reported: string[] = [];
  const surroundings: Surroundings = {
    tenant: 'local',
    actor: 'program:test',
    workingFolder: '/',
    corpora: {},
    models: {},
    engine: () => Promise.reject(new Error('There is none.')),
    pipelines: async () => [],
    underWay: createUnderWay(1),
    report: (message) => reported.push(message),
  };
  const extra = {
    signal: stop.signal,
    ...(progressToken === undefined ? {} : { _meta: { progressToken } }),
    sendNotification: async ({ params }: { params: object }) => {
      told.push(params);
    },
  };
  return { stop, told, reported, surroundings, extra };
}
const problemOf = ({ content, isError }: Awaited<ReturnType<typeof answer>>) => {
  expect(isError).toBe(true);
  const [first] = content as { text: string }[];
  return (JSON.parse(first?.text ?? '') as { error: Record<string, unknown> }).error;
};

describe('a call of a tool', () => {
  it('is answered with structured content and a text', async () => {
    const { surroundings, extra } = scene();
    const result = await answer(
      toolThat(async () => ({ n: 7 })),
      {},
      extra,
      surroundings,
    );
    expect(result).toEqual({ content: [{ type: 'text', text: 'It is 7.' }], structuredContent: { n: 7 } });
  });

  it.each([
    [{ word: 'longer than five' }, 'word must have at most 5 characters.'],
    [{ word: null }, 'word must be text.'],
    [{ other: 1 }, 'other is not taken here.'],
    ['nothing', 'the arguments must be an object.'],
  ])('with arguments of another shape is refused, field by field: %j', async (args, message) => {
    const { surroundings, extra, reported } = scene();
    const problem = problemOf(
      await answer(
        toolThat(async () => ({ n: 1 })),
        args,
        extra,
        surroundings,
      ),
    );
    expect(problem).toMatchObject({ code: 'request_invalid', message });
    expect(problem.hint).toContain('Nothing was written');
    expect(JSON.stringify(problem)).not.toContain('longer than five');
    expect(reported).toEqual([]);
  });

  it('that is refused further in says why', async () => {
    const { surroundings, extra } = scene();
    const refusing = toolThat(() =>
      Promise.reject(new RequestInvalidError({ field: 'a', problem: 'is odd' })),
    );
    expect(problemOf(await answer(refusing, {}, extra, surroundings))).toEqual({
      code: 'request_invalid',
      message: 'The request cannot be taken: a is odd.',
      hint: 'Correct a and send the request again. Nothing was written.',
    });
    const unable = toolThat(() => Promise.reject(new BadLine('the language is not known')));
    expect(problemOf(await answer(unable, {}, extra, surroundings)).code).toBe('cannot_be_answered');
  });

  it('that meets a fault tells the operator, not the client', async () => {
    const { surroundings, extra, reported } = scene();
    const faulty = toolThat(() => Promise.reject(new Error('password=hunter2 at /srv/secret')));
    const problem = problemOf(await answer(faulty, {}, extra, surroundings));
    expect(problem.code).toBe('unexpected');
    expect(JSON.stringify(problem)).not.toMatch(/hunter2|secret/);
    expect(reported).toEqual(['try_it: password=hunter2 at /srv/secret']);
  });

  it('never lets a row of the database out, not even to the operator', async () => {
    const { surroundings, extra, reported } = scene();
    const error = Object.assign(new Error('invalid input: "my diary"'), { severity: 'ERROR', code: '22P02' });
    await answer(
      toolThat(() => Promise.reject(error)),
      {},
      extra,
      surroundings,
    );
    expect(reported).toEqual(['try_it: the database refused a statement (22P02)']);
  });

  it('never gives what the tool did not promise', async () => {
    const { surroundings, extra, reported } = scene();
    const careless = toolThat(async () => ({ n: 1, secret: 'x' }) as { n: number });
    expect(problemOf(await answer(careless, {}, extra, surroundings)).code).toBe('unexpected');
    expect(reported[0]).toContain('not of its shape');
  });

  it('tells how it goes with numbers that rise, to whoever asked for it', async () => {
    const telling = toolThat(async (call) => {
      call.tell('one');
      call.tell('two');
      return { n: call.isFollowed() ? 1 : 0 };
    });
    const followed = scene('token');
    const { structuredContent } = await answer(telling, {}, followed.extra, followed.surroundings);
    expect(structuredContent).toEqual({ n: 1 });
    expect(followed.told).toEqual([
      { progressToken: 'token', progress: 1, message: 'one' },
      { progressToken: 'token', progress: 2, message: 'two' },
    ]);
    const alone = scene();
    await answer(telling, {}, alone.extra, alone.surroundings);
    expect(alone.told).toEqual([]);
  });

  it('that is cancelled is no longer waited for, and goes on in silence', async () => {
    const { stop, told, reported, surroundings, extra } = scene('token');
    let goOn: () => void = () => undefined;
    let ended = false;
    const slow = toolThat(async (call) => {
      await new Promise<void>((resolve) => {
        goOn = resolve;
      });
      call.tell('still here');
      ended = true;
      throw new Error('late trouble');
    });
    const waiting = answer(slow, {}, extra, surroundings);
    await new Promise((resolve) => setImmediate(resolve));
    stop.abort('enough');
    expect((await waiting).isError).toBe(true);
    expect(ended).toBe(false);
    goOn();
    await surroundings.underWay.settled();
    expect({ ended, told }).toEqual({ ended: true, told: [] });
    expect(reported).toEqual(['try_it, which the client had stopped waiting for: late trouble']);
  });

  it('that is cancelled before its turn is not begun', async () => {
    const { stop, surroundings, extra } = scene();
    let goOn: () => void = () => undefined;
    const busy = surroundings.underWay.begin(
      () =>
        new Promise<void>((resolve) => {
          goOn = resolve;
        }),
    );
    let begun = false;
    const tool = toolThat(async () => {
      begun = true;
      return { n: 1 };
    });
    const waiting = answer(tool, {}, extra, surroundings);
    stop.abort('enough');
    await waiting;
    goOn();
    await busy;
    await surroundings.underWay.settled();
    expect(begun).toBe(false);
  });
});
