import type { LazyPipeline } from './pipelines.ts';

/** The pipelines this version ships, each loaded by the first command or run that needs it. A later one is added here. */
export const productPipelines: readonly LazyPipeline[] = [
  { ref: 'blog/v1', load: async () => (await import('@palimpsest/pipelines/blog')).blogPipelineV1 },
  {
    ref: 'assessment/v1',
    load: async () => (await import('@palimpsest/pipelines/assessment')).assessmentPipelineV1,
  },
  {
    ref: 'complaint/v1',
    async load() {
      const [{ complaintPipelineV1 }, { detectLanguage }] = await Promise.all([
        import('@palimpsest/pipelines/complaint'),
        import('./language-detector.ts'),
      ]);
      return complaintPipelineV1(detectLanguage);
    },
  },
  {
    ref: 'research/v1',
    load: async () => (await import('@palimpsest/pipelines/research')).researchPipelineV1,
  },
];
