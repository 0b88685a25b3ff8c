import type { AnyPipeline } from '@palimpsest/kernel';
import { assessmentPipelineV1 } from '@palimpsest/pipelines/assessment';
import { blogPipelineV1 } from '@palimpsest/pipelines/blog';
import { complaintPipelineV1 } from '@palimpsest/pipelines/complaint';
import { researchPipelineV1 } from '@palimpsest/pipelines/research';
import { detectLanguage } from './language-detector.ts';

/** The pipelines this version ships. Each later one is added here, and nowhere else in the engine. */
export const productPipelines: readonly AnyPipeline[] = [
  blogPipelineV1,
  assessmentPipelineV1,
  complaintPipelineV1(detectLanguage),
  researchPipelineV1,
];
