import type { Requirement } from '../requirements/read-page.ts';

export interface SpecSection {
  readonly number: string;
  readonly title: string;
  /** Rows of the page of requirements: an id, `O-4.1.*`, or `R-1.1..R-1.5`. */
  readonly rows?: readonly string[];
  /** Why a section demands nothing. */
  readonly none?: string;
}

export interface SpecDocument {
  readonly title: string;
  readonly page: string;
  readonly sections: readonly SpecSection[];
}

interface Covered extends SpecDocument {
  readonly sections: readonly (SpecSection & { readonly requirements: readonly Requirement[] })[];
}

interface Generator {
  readonly DOCUMENTS: readonly SpecDocument[];
  coverageOf(
    documents: readonly SpecDocument[],
    read: (path: string) => string | null,
  ): { documents: readonly Covered[]; problems: string[] };
  coveragePage(documents: readonly Covered[]): string;
  hasTest(source: string, title: string): boolean;
}

// The script that writes the page runs without TypeScript: its parts are loaded as they are.
const parts = await Promise.all(
  ['documents', 'coverage', 'page', 'test-titles'].map(
    (part) => import(new URL(`../../scripts/spec-coverage/${part}.mjs`, import.meta.url).href),
  ),
);
const generator: Generator = Object.assign({}, ...parts);
export const { DOCUMENTS, coverageOf, coveragePage, hasTest } = generator;
