import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { invalidRequest, readShape } from '@palimpsest/contracts';
import { z } from 'zod';
import type { Tool, ToolCall } from './tool.ts';
import { ArgumentsRefusedError, type ToolProblem, toolProblem, UNEXPECTED } from './tool-error.ts';
import type { UnderWay } from './under-way.ts';
import { unusableText } from './unusable-text.ts';

/** What all calls share. */
export interface Surroundings extends Omit<ToolCall, 'tell' | 'isFollowed'> {
  readonly underWay: UnderWay;
  /** A line for the operator. */
  readonly report: (message: string) => void;
}

/** The part of the protocol's request that a call needs. */
interface Extra {
  readonly signal: AbortSignal;
  readonly _meta?: { readonly progressToken?: string | number | undefined } | undefined;
  readonly sendNotification: (notification: {
    method: 'notifications/progress';
    params: { progressToken: string | number; progress: number; message: string };
  }) => Promise<void>;
}

export function registerTool(server: McpServer, tool: Tool, surroundings: Surroundings): void {
  const { name, title, description, nature, input, output } = tool;
  server.registerTool(
    name,
    {
      title,
      description,
      inputSchema: listedOnly(input),
      outputSchema: output,
      annotations: {
        title,
        readOnlyHint: nature.readOnly,
        destructiveHint: false,
        idempotentHint: nature.idempotent,
        openWorldHint: nature.openWorld ?? false,
      },
    },
    (args: unknown, extra: Extra) => answer(tool, args, extra, surroundings),
  );
}

/**
 * The shape as clients are told it, without a check of its own: what is wrong with arguments is said in this product's
 * words and form, like everything else that is wrong.
 */
function listedOnly(input: z.ZodObject): z.ZodObject {
  return z.looseObject({}).meta({ ...z.toJSONSchema(input, { io: 'input', target: 'draft-7' }) });
}

/** What a client gets for a call, whatever happens. */
export async function answer(
  tool: Tool,
  args: unknown,
  extra: Extra,
  surroundings: Surroundings,
): Promise<CallToolResult> {
  const { underWay, report } = surroundings;
  const call = { ...surroundings, ...teller(extra) };
  try {
    const input = readArguments(tool, args);
    const work = underWay.begin(async () => {
      // Whoever gave up before its turn came asked for nothing any more.
      extra.signal.throwIfAborted();
      return tool.perform(call, input);
    });
    work.catch((error) => {
      if (extra.signal.aborted && error !== extra.signal.reason)
        report(`${tool.name}, which the client had stopped waiting for: ${messageOf(error)}`);
    });
    const result = await Promise.race([work, aborted(extra.signal)]);
    return {
      content: tool.words(result).map((text) => ({ type: 'text', text })),
      structuredContent: checked(tool, result),
    };
  } catch (error) {
    const known = toolProblem(error);
    if (known === null && !extra.signal.aborted) report(`${tool.name}: ${messageOf(error)}`);
    return problemResult(known ?? UNEXPECTED);
  }
}

function readArguments(tool: Tool, args: unknown): Record<string, unknown> {
  const unusable = unusableText(args);
  if (unusable !== null) throw new ArgumentsRefusedError({ problem: invalidRequest([unusable]) });
  const read = readShape(tool.input, args, 'the arguments');
  if (!read.ok) throw new ArgumentsRefusedError(read);
  return read.value;
}

function problemResult(problem: ToolProblem): CallToolResult {
  return { content: [{ type: 'text', text: JSON.stringify({ error: problem }) }], isError: true };
}

/** Only what the tool promised leaves; anything else is a fault here, and is named for the operator. */
function checked(tool: Tool, result: unknown): Record<string, unknown> {
  const read = tool.output.safeParse(result);
  if (read.success) return read.data;
  const places = read.error.issues.slice(0, 3).map(({ path, code }) => `${path.join('.')} (${code})`);
  throw new Error(`the result is not of its shape at ${places.join(', ')}`);
}

function teller({ _meta, signal, sendNotification }: Extra): Pick<ToolCall, 'tell' | 'isFollowed'> {
  const progressToken = _meta?.progressToken;
  const isFollowed = () => progressToken !== undefined && !signal.aborted;
  let progress = 0;
  return {
    isFollowed,
    tell(message) {
      if (progressToken === undefined || signal.aborted) return;
      progress += 1;
      const params = { progressToken, progress, message };
      // A client that is gone is noticed elsewhere.
      sendNotification({ method: 'notifications/progress', params }).catch(() => undefined);
    },
  };
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}

function messageOf(error: unknown): string {
  const { severity, code } = (error ?? {}) as { readonly severity?: unknown; readonly code?: unknown };
  // What a database says of a statement may quote a row.
  if (typeof severity === 'string') return `the database refused a statement (${String(code)})`;
  return error instanceof Error ? error.message : String(error);
}
