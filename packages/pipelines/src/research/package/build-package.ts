import type { JsonObject, SourceDocument } from '@palimpsest/contracts';
import { bibliography, bibliographyMarkdown } from './bibliography.ts';
import { bibtex } from './bibtex.ts';
import { cslJson } from './csl-json.ts';
import { evidenceLines, evidenceOf } from './evidence.ts';
import type { PackageFile, PackageInput } from './package-input.ts';
import { type Nameable, nameableIn, withoutForeignAddresses } from './plain-words.ts';
import { reportHtml } from './report-html.ts';
import { reportMarkdown } from './report-markdown.ts';

/** All files of `RESEARCH/<project>/`, from what the run recorded. The same run gives the same bytes. */
export function buildPackage(given: PackageInput): readonly PackageFile[] {
  const nameable = nameableIn(given);
  const input = withoutForeign(given, nameable);
  const entries = bibliography(input.draft, input.sources, input.grades);
  const evidence = evidenceOf(input.draft, input.sources, input.citationReport, nameable);
  return [
    { path: 'report.md', text: reportMarkdown(input, entries, evidence) },
    { path: 'report.html', text: reportHtml(input, entries, evidence) },
    { path: 'evidence.jsonl', text: evidenceLines(evidence) },
    { path: 'claims.json', text: asJson(claimsFile(input)) },
    { path: 'bibliography.md', text: `# Bibliography\n\n${bibliographyMarkdown(entries)}\n` },
    { path: 'bibliography.json', text: asJson(cslJson(entries)) },
    { path: 'bibliography.bib', text: `${bibtex(entries)}\n` },
    { path: 'run.json', text: asJson(runFile(input)) },
  ];
}

function claimsFile({ claims, contradictions, superseded }: PackageInput): JsonObject {
  return { claims, contradictions, superseded } as unknown as JsonObject;
}

/** What was spent in each phase, what the critic and the evaluator said, and where the answer is weak. */
function runFile(input: PackageInput): JsonObject {
  const { runId, question, asOf, outcome, plan, queries, phases, critic, limitations } = input;
  return {
    run: runId,
    question,
    asOf,
    outcome,
    plan,
    queries,
    phases,
    red_team: critic,
    limitations,
    evaluations: input.evaluations,
    reflections: input.reflections,
    citations: input.citationReport,
    early_stop: input.earlyStop,
    sources: input.sources.map(({ passages, links: _links, ...source }) => ({
      ...source,
      passages: passages.length,
      grade: input.grades[source.id] ?? null,
    })),
  } as unknown as JsonObject;
}

/**
 * What a critic or a plan says may name an address the run never went to: it is left out everywhere. The words of
 * passages stay as they are: quotes are compared with them, and they are cleaned where they are shown.
 */
function withoutForeign(input: PackageInput, nameable: Nameable): PackageInput {
  const { sources, outcome, ...words } = input;
  return {
    ...(cleaned(words, nameable) as Omit<PackageInput, 'sources' | 'outcome'>),
    sources: sources.map(({ passages, ...about }) => ({
      ...(cleaned(about, nameable) as Omit<SourceDocument, 'passages'>),
      passages: passages.map(({ ref, text }) => ({ ref: withoutForeignAddresses(ref, nameable), text })),
    })),
    outcome,
  };
}

function cleaned(value: unknown, nameable: Nameable): unknown {
  if (typeof value === 'string') return withoutForeignAddresses(value, nameable);
  if (Array.isArray(value)) return value.map((each) => cleaned(each, nameable));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, cleaned(each, nameable)]));
}

function asJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
