export type { EngineConfig } from './app/config.ts';
export { createEngine, type Engine } from './app/engine.ts';
export type { RunRequest } from './app/start-run.ts';
export { PalimpsestError } from './errors/palimpsest-error.ts';
