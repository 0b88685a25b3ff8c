import { isProblem } from './is-problem.ts';
import { lineIndex } from './line-index.ts';
import type { ScoredPost } from './scored-post.ts';

/** As much of a rule as a viewer shows. */
export interface SarifRule {
  readonly id: string;
  readonly summary: string;
  readonly why: string;
}

/**
 * Findings in SARIF 2.1.0, which code hosts and editors show beside the text. Findings that give points in the
 * post's favour are left out: nothing is wrong there.
 */
export function scoreSarif(posts: readonly ScoredPost[], rules: readonly SarifRule[], version: string) {
  return {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'palimpsest',
            semanticVersion: version,
            rules: rules.map(({ id, summary, why }) => ({
              id,
              shortDescription: { text: summary },
              fullDescription: { text: why },
            })),
          },
        },
        columnKind: 'utf16CodeUnits',
        results: posts.flatMap(resultsOf),
      },
    ],
  };
}

function resultsOf({ name, text, score }: ScoredPost) {
  const place = lineIndex(text);
  const about = (region?: object) => [
    { physicalLocation: { artifactLocation: { uri: uriOf(name) }, ...(region ? { region } : {}) } },
  ];
  const triggers = score.triggers.map(({ trigger_id, trigger_reason }) => ({
    ruleId: trigger_id,
    level: 'error',
    message: { text: trigger_reason },
    locations: about(),
  }));
  const findings = score.findings
    .filter(isProblem)
    .map(({ rule, ruleSet, span, found, expected, points }) => ({
      ruleId: `${ruleSet}/${rule}`,
      level: 'warning',
      message: { text: `Found: ${found}. Wanted: ${expected}.` },
      locations: about(span === null ? undefined : regionOf(span, place)),
      ...(points === undefined ? {} : { properties: { points } }),
    }));
  return [...triggers, ...findings];
}

function regionOf(span: { start: number; end: number }, place: ReturnType<typeof lineIndex>) {
  const [from, to] = [place(span.start), place(span.end)];
  return {
    startLine: from.line,
    startColumn: from.column,
    endLine: to.line,
    endColumn: to.column,
    charOffset: span.start,
    charLength: span.end - span.start,
  };
}

/** A relative reference: every part is encoded, so that no name becomes a scheme or a query. */
function uriOf(name: string): string {
  return name.split('/').map(encodeURIComponent).join('/');
}
