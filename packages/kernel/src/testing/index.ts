export * from './fake-renderer.ts';
export * from './polish-pipeline.ts';
