const BUILT = [
  'kernel/dist/text/index.js',
  'pipelines/dist/assessment/index.js',
  'pipelines/dist/blog/index.js',
  'pipelines/dist/complaint/index.js',
  'pipelines/dist/research/index.js',
  'engine/dist/index.js',
];

/** Loads everything that puts patterns together from lists, as it was built. */
export async function loadPatterns() {
  for (const path of BUILT) await import(new URL(`../../packages/${path}`, import.meta.url).href);
}
