import type { AnyPipeline } from '@palimpsest/kernel';
import { assessmentPipelineV1 } from '@palimpsest/pipelines/assessment';
import { blogPipelineV1 } from '@palimpsest/pipelines/blog';

/** The pipelines this version ships. Each later one is added here, and nowhere else in the engine. */
export const productPipelines: readonly AnyPipeline[] = [blogPipelineV1, assessmentPipelineV1];
