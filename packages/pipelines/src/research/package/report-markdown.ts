import { type BibliographyEntry, bibliographyMarkdown, numbersById } from './bibliography.ts';
import type { EvidenceEntry } from './evidence.ts';
import type { PackageInput } from './package-input.ts';
import { escapeMarkdown, shownAddress } from './plain-words.ts';
import {
  agreement,
  challengeWords,
  earlyStopLines,
  leadOf,
  makesClaims,
  runFacts,
  shownSentence,
  tenths,
} from './report-parts.ts';

/** The report as Markdown. Each citation leads to its entry under Evidence, with the quote and where it stands. */
export function reportMarkdown(
  input: PackageInput,
  entries: readonly BibliographyEntry[],
  evidence: readonly EvidenceEntry[],
): string {
  const notice = earlyStopLines(input);
  const parts: readonly (readonly [string, string])[] = [
    ['', head(input)],
    ...sections(input, entries),
    ...(notice === null ? [] : [['Early Termination Notice', notice.join('\n\n')] as const]),
    ['Claims', claims(input)],
    ['Red team', redTeam(input)],
    [
      'Limitations',
      list(input.limitations.map(escapeMarkdown), 'None were found, which is no proof that there are none.'),
    ],
    ['Evaluation', evaluation(input)],
    ['Evidence', evidenceMarkdown(evidence, entries)],
    ['Bibliography', bibliographyMarkdown(entries)],
  ];
  const text = parts
    .map(([heading, body]) => (heading === '' ? body : `## ${heading}\n\n${body}`))
    .join('\n\n');
  return `${text}\n`;
}

function head(input: PackageInput): string {
  const title = escapeMarkdown(input.draft.title);
  const asked =
    input.question === input.draft.title ? '' : `**Question:** ${escapeMarkdown(input.question)}\n\n`;
  return `# ${title}\n\n${asked}${runFacts(input)
    .map((fact) => `- ${fact}`)
    .join('\n')}`;
}

function sections(input: PackageInput, entries: readonly BibliographyEntry[]): (readonly [string, string])[] {
  const numbers = numbersById(entries);
  return input.draft.sections
    .filter(({ kind, sentences }) => kind !== 'limitations' && sentences.length > 0)
    .map((section) => [
      escapeMarkdown(section.heading),
      section.sentences
        .map((sentence) => {
          const cites = sentence.citations
            .filter(({ source_id }) => numbers.has(source_id))
            .map(({ citation_id, source_id }) => `[\\[${numbers.get(source_id)}\\]](#${citation_id})`)
            .join(' ');
          const shown = makesClaims(section) ? shownSentence(sentence) : sentence.text;
          const words = escapeMarkdown(shown).replace('\\[Unverified\\]', '[Unverified]');
          const lead = escapeMarkdown(leadOf(section, sentence, input));
          return cites === '' ? `${lead}${words}` : `${lead}${words} ${cites}`;
        })
        .join('\n\n'),
    ]);
}

function claims({ claims: all }: PackageInput): string {
  if (all.length === 0) return 'No claim could be made from the sources.';
  const rows = all.map((claim) => {
    const { verification_status, confidence_score, self_consistency } = claim.verification;
    const note = claim.superseded_by === null ? '' : ` (superseded by ${claim.superseded_by})`;
    return `| ${claim.id} | ${claim.class} | ${escapeMarkdown(claim.text)} | ${verification_status}${note} | ${claim.independent_groups.length} | ${agreement(self_consistency)} | ${tenths(confidence_score)} |`;
  });
  return [
    '| id | class | claim | status | independent sources | paths agree | confidence |',
    '|---|---|---|---|---|---|---|',
    ...rows,
  ].join('\n');
}

function redTeam({ critic }: PackageInput): string {
  const challenges = critic.red_team_challenges.map(
    (challenge) => `- **${challenge.severity}** ${escapeMarkdown(challengeWords(challenge))}`,
  );
  const audit = critic.qa_issues.map(
    ({ category, location, description, fix_suggestion }) =>
      `- **${category}** ${escapeMarkdown(location)}: ${escapeMarkdown(description)} ${escapeMarkdown(fix_suggestion)}`,
  );
  return [...challenges, ...audit].join('\n') || 'The critic found nothing to hold against the findings.';
}

function evaluation({ evaluations, reflections }: PackageInput): string {
  if (evaluations.length === 0) return 'There was nothing to evaluate.';
  const rounds = evaluations.map(({ overall_score, verdict, dimension_scores: d }, i) =>
    [
      `| ${i + 1}`,
      verdict,
      overall_score,
      ...[
        d.claim_accuracy,
        d.citation_quality,
        d.scope_coverage,
        d.coherence,
        d.actionability,
        d.limitations,
      ],
    ]
      .map((cell) => (typeof cell === 'number' ? tenths(cell) : cell))
      .join(' | '),
  );
  const told = reflections.map(
    (each) =>
      `### Reflection on ${escapeMarkdown(each.issue)}\n\n**What went wrong**: ${escapeMarkdown(each.what_went_wrong)}\n**Why it happened**: ${escapeMarkdown(each.why_it_happened)}\n**How to fix**: ${escapeMarkdown(each.how_to_fix)}\n**How to prevent**: ${escapeMarkdown(each.how_to_prevent)}`,
  );
  const table = [
    '| round | verdict | overall | claim accuracy | citation quality | scope coverage | coherence | actionability | limitations |',
    '|---|---|---|---|---|---|---|---|---|',
    ...rounds.map((row) => `${row} |`),
  ].join('\n');
  return [table, ...told].join('\n\n');
}

function evidenceMarkdown(evidence: readonly EvidenceEntry[], entries: readonly BibliographyEntry[]): string {
  const numbers = numbersById(entries);
  if (evidence.length === 0) return 'There is none.';
  return evidence
    .map((each) => {
      const issues = each.issues.length === 0 ? '' : ` Issues: ${each.issues.join(', ')}.`;
      return `<a id="${each.citation_id}"></a>${each.citation_id} [${numbers.get(each.source_id) ?? '?'}], ${escapeMarkdown(each.ref)}, ${escapeMarkdown(shownAddress(each.address))} (${each.status}):${issues}\n\n> ${escapeMarkdown(each.quote)}`;
    })
    .join('\n\n');
}

function list(items: readonly string[], otherwise: string): string {
  return items.length === 0 ? otherwise : items.map((item) => `- ${item}`).join('\n');
}
