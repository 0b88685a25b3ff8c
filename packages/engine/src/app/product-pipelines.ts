import type { AnyPipeline } from '@palimpsest/kernel';

/** The pipelines this version ships. Each later one is added here, and nowhere else in the engine. */
export const productPipelines: readonly AnyPipeline[] = [];
