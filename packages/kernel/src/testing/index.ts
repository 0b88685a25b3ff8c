export * from './expectation.ts';
export * from './fake-renderer.ts';
export * from './given.ts';
export * from './ledger-contract.ts';
export * from './play-run.ts';
export * from './polish-pipeline.ts';
export * from './rule-tester.ts';
