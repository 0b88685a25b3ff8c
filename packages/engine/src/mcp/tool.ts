import type { Json, JsonObject } from '@palimpsest/contracts';
import type { AnyPipeline } from '@palimpsest/kernel';
import type { z } from 'zod';
import type { Engine } from '../app/engine.ts';

/** What a tool works with, for one call. */
export interface ToolCall {
  readonly tenant: string;
  /** Who asks; stays in the ledger. */
  readonly actor: string;
  /** The folder the server was started in. Nothing outside it can be named by a client. */
  readonly workingFolder: string;
  /** Folders that research may read, by name. */
  readonly corpora: Readonly<Record<string, string>>;
  /** The model of each renderer where the client names none. */
  readonly models: Readonly<Record<string, string>>;
  /** Opens the ledger when it is first asked for. */
  engine(): Promise<Engine>;
  pipelines(): Promise<readonly AnyPipeline[]>;
  /** True while the client wants to hear how it goes. */
  isFollowed(): boolean;
  /** Tells the client how it goes, if it asked for that. */
  tell(message: string): void;
}

/** What reports are made of. Plain JSON is read-only already, and has no end that a type could come to. */
export type DeepReadonly<T> = [Json] extends [T]
  ? T
  : [JsonObject] extends [T]
    ? T
    : T extends object
      ? { readonly [K in keyof T]: DeepReadonly<T[K]> }
      : T;

/** What clients may rely on before they call. */
export interface ToolNature {
  /** Makes nothing and changes nothing. */
  readonly readOnly: boolean;
  /** The same call again has no further effect. */
  readonly idempotent: boolean;
  /** May ask services outside this installation. */
  readonly openWorld?: boolean;
}

/** One verb for AI clients. */
export interface Tool<I extends z.ZodObject = z.ZodObject, O extends z.ZodObject = z.ZodObject> {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly nature: ToolNature;
  readonly input: I;
  readonly output: O;
  readonly perform: (call: ToolCall, input: z.output<I>) => Promise<DeepReadonly<z.output<O>>>;
  /** For clients that show text only: a line on the result, and the words it is about, if there are any. */
  readonly words: (result: DeepReadonly<z.output<O>>) => readonly string[];
}

/** A tool whose function is checked against its shapes. */
export function defineTool<I extends z.ZodObject, O extends z.ZodObject>(tool: Tool<I, O>): Tool {
  return tool as unknown as Tool;
}
