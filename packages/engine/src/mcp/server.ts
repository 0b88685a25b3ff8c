import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import type { AnyPipeline } from '@palimpsest/kernel';
import type { Engine } from '../app/engine.ts';
import { answeredRequests } from './answered-requests.ts';
import { INSTRUCTIONS } from './instructions.ts';
import { LONGEST_MESSAGE_BYTES, MOST_CALLS_AT_ONCE } from './limits.ts';
import { onDemand } from './on-demand.ts';
import { type Output, protocolStreams } from './protocol-streams.ts';
import { registerTool, type Surroundings } from './register-tool.ts';
import { assessmentTools } from './tools/assessment.ts';
import { auditTools } from './tools/audit.ts';
import { blogTools } from './tools/blog.ts';
import { complaintTools } from './tools/complaint.ts';
import { researchTools } from './tools/research.ts';
import { ruleTools } from './tools/rules.ts';
import { createUnderWay } from './under-way.ts';

export interface McpOptions {
  readonly tenant: string;
  readonly version: string;
  readonly workingFolder: string;
  /** Folders that research may read, by name. */
  readonly corpora: Readonly<Record<string, string>>;
  readonly models: Readonly<Record<string, string>>;
  readonly pipelines: () => Promise<readonly AnyPipeline[]>;
  /** Called when a tool first needs the ledger; several tools never do. */
  readonly openEngine: () => Promise<Engine>;
  readonly stdin: AsyncIterable<Uint8Array | string>;
  readonly stdout: Output;
  /** A line for the operator, on standard error. */
  readonly report: (message: string) => void;
  /** When the process was asked to leave. */
  readonly stop: Promise<void>;
}

const ALL_TOOLS = [
  ...blogTools,
  ...assessmentTools,
  ...complaintTools,
  ...researchTools,
  ...auditTools,
  ...ruleTools,
];

/** Who asks, as the ledger has it. */
const ACTOR = 'program:mcp';

/**
 * Serves the tools to one client until it leaves. What it asked for before is finished first, unless the process is
 * told to stop: then the runs stay as they are on record, and a worker takes them up.
 */
export async function serveMcp(options: McpOptions): Promise<void> {
  const { report, stop } = options;
  const underWay = createUnderWay(MOST_CALLS_AT_ONCE);
  const engine = onDemand(options.openEngine);
  const server = createServer(options, { underWay, engine: engine.get });
  const streams = protocolStreams(options.stdin, options.stdout);
  try {
    const stdio = new StdioServerTransport(streams.input, streams.output, {
      maxBufferSize: LONGEST_MESSAGE_BYTES,
    });
    server.server.onerror = (error) => report(`A message could not be read: ${firstLine(error.message)}`);
    const gone = new Promise<void>((resolve) => {
      for (const event of ['end', 'close', 'error']) streams.input.once(event, () => resolve());
      server.server.onclose = () => resolve();
    });
    const { transport, allAnswered } = answeredRequests(stdio as Transport);
    await server.connect(transport);
    await Promise.race([gone.then(allAnswered).then(() => underWay.settled()), stop]);
    await server.close();
  } finally {
    await engine.close();
    await streams.release();
  }
}

function createServer(
  { version, tenant, workingFolder, corpora, models, pipelines, report }: McpOptions,
  parts: Pick<Surroundings, 'underWay' | 'engine'>,
): McpServer {
  const server = new McpServer(
    { name: 'palimpsest', title: 'Palimpsest', version },
    { instructions: INSTRUCTIONS },
  );
  const surroundings: Surroundings = {
    tenant,
    actor: ACTOR,
    workingFolder,
    corpora,
    models,
    pipelines,
    report,
    ...parts,
  };
  for (const tool of ALL_TOOLS) registerTool(server, tool, surroundings);
  return server;
}

/** What a schema says of a message is long, and may quote it. */
function firstLine(message: string): string {
  return message.startsWith('ReadBuffer') ? message : 'it is no message of the protocol.';
}
