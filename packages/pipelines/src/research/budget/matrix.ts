import type { ResearchType } from '@palimpsest/contracts';

/** A row of the resource allocation matrix. Where the specification gives a range, both ends stand here. */
export interface MatrixRow {
  readonly name: 'LOOKUP' | 'SYNTHESIS' | 'ANALYSIS' | 'INVESTIGATION';
  readonly complexity: readonly [number, number];
  readonly agents: readonly [number, number];
  readonly searches: number;
  readonly fetches: number;
  readonly depth: readonly [number, number];
  readonly minutes: number;
}

export const MATRIX: Readonly<Record<ResearchType, MatrixRow>> = {
  A: {
    name: 'LOOKUP',
    complexity: [1, 2],
    agents: [1, 2],
    searches: 5,
    fetches: 3,
    depth: [0, 1],
    minutes: 2,
  },
  B: {
    name: 'SYNTHESIS',
    complexity: [3, 4],
    agents: [2, 3],
    searches: 15,
    fetches: 10,
    depth: [2, 2],
    minutes: 10,
  },
  C: {
    name: 'ANALYSIS',
    complexity: [5, 7],
    agents: [4, 6],
    searches: 30,
    fetches: 25,
    depth: [3, 4],
    minutes: 30,
  },
  D: {
    name: 'INVESTIGATION',
    complexity: [8, 10],
    agents: [6, 10],
    searches: 50,
    fetches: 40,
    depth: [4, 5],
    minutes: 60,
  },
};

export const TYPES: readonly ResearchType[] = ['A', 'B', 'C', 'D'];
