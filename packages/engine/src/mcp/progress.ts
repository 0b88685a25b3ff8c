import type { Engine } from '../app/engine.ts';
import type { LoadedRun } from '../app/load-run.ts';
import type { ToolCall } from './tool.ts';

const EVERY_MS = 1_000;

/** Says something again and again while work goes on: a client that hears nothing may believe that nobody is there. */
export async function whileTelling<T>(
  call: Pick<ToolCall, 'tell' | 'isFollowed'>,
  work: Promise<T>,
  words: () => string | Promise<string>,
  everyMs = EVERY_MS,
): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const tellAgain = () => {
    timer = setTimeout(async () => {
      // How it goes is only told; whether it went well, the work itself says.
      const said = await Promise.resolve()
        .then(words)
        .catch(() => null);
      if (said !== null && timer !== undefined) call.tell(said);
      if (timer !== undefined && call.isFollowed()) tellAgain();
    }, everyMs);
    timer.unref();
  };
  if (call.isFollowed()) tellAgain();
  try {
    return await work;
  } finally {
    clearTimeout(timer);
    timer = undefined;
  }
}

/** Advances a run in this process to its end. The client hears the run's id first, so that it can ask for it later. */
export async function finishTold(
  call: ToolCall,
  engine: Engine,
  runId: string,
  standing: (run: LoadedRun) => string,
): Promise<LoadedRun> {
  call.tell(`Run ${runId} has started.`);
  return whileTelling(call, engine.finishRun(call.tenant, runId), async () =>
    standing(await engine.loadRun(call.tenant, runId)),
  );
}
