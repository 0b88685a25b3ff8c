import { type AppliedFeedback, asksForReplacement, scaffoldingOf } from '../../problem-context.ts';
import type { ClusterFinding } from './facts.ts';
import type { Signal } from './signals.ts';

/** Everything a rationale may name. */
export interface RationaleFacts {
  readonly applied: readonly Pick<AppliedFeedback, 'feedbackId' | 'category' | 'action'>[];
  readonly notes: readonly string[];
  readonly studentsUnsure: boolean;
  readonly signals: readonly Signal[];
  readonly clusters: readonly ClusterFinding[];
  readonly bloomLevel: string | null;
}

const MOST_CLUSTERS = 3;

/** Short sentences made by rule from what is on record; an AI never writes them. */
export function rationaleOf(facts: RationaleFacts): string {
  const { applied, notes, studentsUnsure, signals, clusters, bloomLevel } = facts;
  const sentences = [
    `Applied feedback ${list(applied.map(({ feedbackId, category }) => `${feedbackId} (${category.trim()})`))}.`,
  ];
  if (notes.length > 0) {
    const many = notes.length > 1;
    const what = studentsUnsure ? `: students asked or were unsure` : '';
    sentences.push(
      `Teacher ${many ? 'notes' : 'note'} ${list(notes)} ${many ? 'corroborate' : 'corroborates'} it${what}.`,
    );
  }
  if (signals.length > 0)
    sentences.push(`Simulation ${signals.length > 1 ? 'signals' : 'signal'}: ${signals.join(', ')}.`);
  if (clusters.length > 0) {
    const shown = clusters
      .slice(0, MOST_CLUSTERS)
      .map(({ name, signal }) => (signal === '' ? name : `${name} (${signal.trim()})`));
    const more = clusters.length > MOST_CLUSTERS ? ` and ${clusters.length - MOST_CLUSTERS} more` : '';
    sentences.push(`Cluster findings: ${shown.join(', ')}${more}.`);
  }
  sentences.push(...closing(applied, bloomLevel));
  return sentences.join(' ');
}

function closing(applied: RationaleFacts['applied'], bloomLevel: string | null): string[] {
  const sentences: string[] = [];
  const directions = new Set(applied.map(scaffoldingOf));
  if (asksForReplacement(applied)) sentences.push('The text was replaced; id and metadata stay.');
  if (directions.has('increase')) sentences.push('Scaffolding was increased as asked.');
  if (directions.has('decrease')) sentences.push('Scaffolding was decreased as asked.');
  const level = bloomLevel === null ? '' : ` (${bloomLevel} level preserved)`;
  sentences.push(`Cognitive demand is unchanged${level}.`);
  return sentences;
}

/** `a`, `a and b`, `a, b and c`. */
export function list(names: readonly string[]): string {
  if (names.length < 2) return names.join('');
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
