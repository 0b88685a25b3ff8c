import { fileURLToPath } from 'node:url';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';

export const BIN = fileURLToPath(new URL('../../../bin/palimpsest.js', import.meta.url));

export interface Answered {
  readonly isError: boolean;
  readonly texts: readonly string[];
  readonly structured: unknown;
}

export interface McpClient {
  readonly client: Client;
  /** What the server has said on standard error so far. */
  readonly said: () => string;
  readonly pid: () => number;
  /** When the connection is over. */
  readonly over: Promise<void>;
  call(name: string, args?: Record<string, unknown>): Promise<Answered>;
  close(): Promise<void>;
}

/** The official client in front of the built command. */
export async function openMcpClient(
  cwd: string,
  argv: readonly string[] = [],
  environment: Readonly<Record<string, string>> = {},
): Promise<McpClient> {
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: [BIN, 'mcp', ...argv],
    cwd,
    env: { PATH: process.env.PATH ?? '', HOME: cwd, ...environment },
    stderr: 'pipe',
  });
  let stderr = '';
  transport.stderr?.on('data', (part: Buffer) => {
    stderr += part.toString();
  });
  const client = new Client({ name: 'palimpsest-test', version: '1.0.0' });
  const over = new Promise<void>((resolve) => {
    client.onclose = resolve;
  });
  await client.connect(transport as Transport);
  return {
    client,
    over,
    pid: () => transport.pid ?? 0,
    said: () => stderr,
    call: async (name, args = {}) => answered(await client.callTool({ name, arguments: args })),
    close: () => client.close(),
  };
}

export function answered(result: Readonly<Record<string, unknown>>): Answered {
  const content = result.content as readonly { readonly type: string; readonly text?: string }[];
  return {
    isError: result.isError === true,
    texts: content.map(({ text }) => text ?? ''),
    structured: result.structuredContent,
  };
}

/** The problem that a tool error tells of. */
export function problemIn({ isError, texts }: Answered): { code: string; message: string; hint: string } {
  if (!isError) throw new Error(`This is no error: ${texts[0]}`);
  return (JSON.parse(texts[0] ?? '') as { error: { code: string; message: string; hint: string } }).error;
}
