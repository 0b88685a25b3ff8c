export * from './audit.ts';
export * from './blog/scores.ts';
export * from './event.ts';
export * from './finding.ts';
export * from './ids.ts';
export * from './json.ts';
export * from './run-events.ts';
