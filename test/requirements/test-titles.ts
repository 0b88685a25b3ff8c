interface Titles {
  hasTest(source: string, title: string): boolean;
}

// The page of all requirements is made by a script that asks the same question.
const titles: Titles = await import(
  new URL('../../scripts/spec-coverage/test-titles.mjs', import.meta.url).href
);
export const { hasTest } = titles;
