import { type BibliographyEntry, numbersById } from './bibliography.ts';
import type { EvidenceEntry } from './evidence.ts';
import type { PackageInput } from './package-input.ts';
import { escapeHtml, linkTarget, shownAddress, sourceLine } from './plain-words.ts';
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
import { REPORT_STYLE } from './report-style.ts';

/** The report as one page: a citation opens its passage with the quote marked. Everything from a source is escaped. */
export function reportHtml(
  input: PackageInput,
  entries: readonly BibliographyEntry[],
  evidence: readonly EvidenceEntry[],
): string {
  const notice = earlyStopLines(input);
  const body = [
    `<h1>${escapeHtml(input.draft.title)}</h1>`,
    ...(input.question === input.draft.title
      ? []
      : [`<p><strong>Question:</strong> ${escapeHtml(input.question)}</p>`]),
    `<ul class="facts">${runFacts(input)
      .map((fact) => `<li>${escapeHtml(fact)}</li>`)
      .join('')}</ul>`,
    ...sections(input, entries),
    ...(notice === null
      ? []
      : [titled('Early Termination Notice', notice.map((line) => `<p>${bold(line)}</p>`).join('\n'))]),
    titled('Claims', claims(input)),
    titled('Red team', redTeam(input)),
    titled('Limitations', list(input.limitations, 'None were found, which is no proof that there are none.')),
    titled('Evaluation', evaluation(input)),
    titled(
      'Evidence',
      evidence.map((each) => passage(each, numbersById(entries))).join('\n') || '<p>There is none.</p>',
    ),
    titled('Bibliography', works(entries)),
  ];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="referrer" content="no-referrer">
<title>${escapeHtml(input.draft.title)}</title>
<style>
${REPORT_STYLE}
</style>
</head>
<body>
<main>
${body.join('\n')}
</main>
</body>
</html>
`;
}

function titled(heading: string, body: string): string {
  return `<section>\n<h2>${escapeHtml(heading)}</h2>\n${body}\n</section>`;
}

function sections(input: PackageInput, entries: readonly BibliographyEntry[]): string[] {
  const numbers = numbersById(entries);
  return input.draft.sections
    .filter(({ kind, sentences }) => kind !== 'limitations' && sentences.length > 0)
    .map((section) =>
      titled(
        section.heading,
        section.sentences
          .map((sentence) => {
            const shown = escapeHtml(makesClaims(section) ? shownSentence(sentence) : sentence.text);
            const words = shown.replace(/\[Unverified\]$/, '<span class="unverified">[Unverified]</span>');
            const cites = sentence.citations
              .filter(({ source_id }) => numbers.has(source_id))
              .map(
                ({ citation_id, source_id }) =>
                  `<a class="cite" href="#${citation_id}">[${numbers.get(source_id)}]</a>`,
              )
              .join('');
            const lead = escapeHtml(leadOf(section, sentence, input));
            return `<p>${lead === '' ? '' : `<span class="lead">${lead}</span>`}${words}${cites}</p>`;
          })
          .join('\n'),
      ),
    );
}

/** One citation's passage with the quote marked. */
function passage(each: EvidenceEntry, numbers: ReadonlyMap<string, number>): string {
  const { span, passage: text } = each;
  const words =
    span === null
      ? escapeHtml(text)
      : `${escapeHtml(text.slice(0, span.start))}<mark>${escapeHtml(text.slice(span.start, span.end))}</mark>${escapeHtml(text.slice(span.end))}`;
  const issues = each.issues.length === 0 ? '' : ` · ${each.issues.join(', ')}`;
  return `<article class="evidence" id="${each.citation_id}"><p class="ref">${each.citation_id} [${numbers.get(each.source_id) ?? '?'}] ${escapeHtml(each.title)}, ${escapeHtml(each.ref)} · ${each.status}${issues}</p><p>${words}</p></article>`;
}

function claims({ claims: all }: PackageInput): string {
  if (all.length === 0) return '<p>No claim could be made from the sources.</p>';
  const rows = all.map(({ id, class: level, text, superseded_by, independent_groups, verification }) => {
    const note = superseded_by === null ? '' : ` (superseded by ${superseded_by})`;
    return row('td', [
      id,
      level,
      text,
      `${verification.verification_status}${note}`,
      String(independent_groups.length),
      agreement(verification.self_consistency),
      tenths(verification.confidence_score),
    ]);
  });
  return table(['id', 'class', 'claim', 'status', 'independent sources', 'paths agree', 'confidence'], rows);
}

function redTeam({ critic }: PackageInput): string {
  const items = [
    ...critic.red_team_challenges.map((challenge) => `${challenge.severity} ${challengeWords(challenge)}`),
    ...critic.qa_issues.map(
      ({ category, location, description, fix_suggestion }) =>
        `${category} ${location}: ${description} ${fix_suggestion}`,
    ),
  ];
  return list(items, 'The critic found nothing to hold against the findings.');
}

function evaluation({ evaluations, reflections }: PackageInput): string {
  if (evaluations.length === 0) return '<p>There was nothing to evaluate.</p>';
  const rows = evaluations.map(({ verdict, overall_score, dimension_scores: d }, i) =>
    row('td', [
      String(i + 1),
      verdict,
      ...[
        overall_score,
        d.claim_accuracy,
        d.citation_quality,
        d.scope_coverage,
        d.coherence,
        d.actionability,
        d.limitations,
      ].map(tenths),
    ]),
  );
  const head = [
    'round',
    'verdict',
    'overall',
    'claim accuracy',
    'citation quality',
    'scope coverage',
    'coherence',
    'actionability',
    'limitations',
  ];
  const told = reflections.map(
    (each) =>
      `<h3>Reflection on ${escapeHtml(each.issue)}</h3>\n<p><strong>What went wrong</strong>: ${escapeHtml(each.what_went_wrong)}<br><strong>Why it happened</strong>: ${escapeHtml(each.why_it_happened)}<br><strong>How to fix</strong>: ${escapeHtml(each.how_to_fix)}<br><strong>How to prevent</strong>: ${escapeHtml(each.how_to_prevent)}</p>`,
  );
  return [table(head, rows), ...told].join('\n');
}

function works(entries: readonly BibliographyEntry[]): string {
  if (entries.length === 0) return '<p>No source is cited.</p>';
  const items = entries.map(({ source, grade }) => {
    const target = linkTarget(source.finalAddress);
    const shown = escapeHtml(shownAddress(source.finalAddress));
    const place =
      target === null ? shown : `<a href="${escapeHtml(target)}" rel="noreferrer nofollow">${shown}</a>`;
    const dead = source.status === 'DEAD' ? ' The address answers no more.' : '';
    return `<li>${escapeHtml(sourceLine(source))}. ${place}.${grade === null ? '' : ` Grade ${grade}.`}${dead}</li>`;
  });
  return `<ol>\n${items.join('\n')}\n</ol>`;
}

function list(items: readonly string[], otherwise: string): string {
  if (items.length === 0) return `<p>${escapeHtml(otherwise)}</p>`;
  return `<ul>\n${items.map((item) => `<li>${escapeHtml(item)}</li>`).join('\n')}\n</ul>`;
}

function table(head: readonly string[], rows: readonly string[]): string {
  return `<div class="scroll"><table>\n<thead>${row('th', head)}</thead>\n<tbody>${rows.join('\n')}</tbody>\n</table></div>`;
}

function row(cell: 'td' | 'th', cells: readonly string[]): string {
  return `<tr>${cells.map((each) => `<${cell}>${escapeHtml(each)}</${cell}>`).join('')}</tr>`;
}

/** The notice's own `**label**`; its lines are our words. */
function bold(line: string): string {
  return escapeHtml(line).replace(/\*\*([^*]{1,80})\*\*/g, '<strong>$1</strong>');
}
