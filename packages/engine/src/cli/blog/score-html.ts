import { AEO_MAXIMA, AEO_PILLARS, AI_LIKENESS_CATEGORIES, type Finding } from '@palimpsest/contracts';
import { isProblem } from './is-problem.ts';
import { lineIndex } from './line-index.ts';
import { PAGE_STYLE } from './page-style.ts';
import type { ScoredPost } from './scored-post.ts';

/** One self-contained page: no script, no request to anywhere, and nothing of a post becomes markup. */
export function scoreHtml(posts: readonly ScoredPost[]): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>Blog scores</title>
<style>${PAGE_STYLE}</style>
</head>
<body>
${posts.map(postHtml).join('\n')}
</body>
</html>`;
}

function postHtml({ name, text, score }: ScoredPost): string {
  const { aeo, aiLikeness, triggers, attainableMaximum, authorAdvice } = score;
  const findings = score.findings.filter(({ points = 0 }) => points !== 0);
  return `<article>
<h1>${escaped(name)}</h1>
<div class="totals">
<p><b>${aeo.total.toFixed(2)}</b> AEO of 100<br><small>a rewrite without new facts could reach ${attainableMaximum.toFixed(2)}</small></p>
<p><b>${aiLikeness.total.toFixed(2)}</b> AI-likeness of 100<br><small>lower is better</small></p>
</div>
${
  triggers.length === 0
    ? '<p class="fine">Nothing asks for a rewrite.</p>'
    : `<ul class="triggers">${triggers.map(({ trigger_id, trigger_reason }) => `<li><b>${trigger_id}</b> ${escaped(trigger_reason)}</li>`).join('')}</ul>`
}
<div class="columns">
<section><h2>AEO by pillar</h2>${AEO_PILLARS.map((pillar) => bar(pillar, aeo.pillars[pillar], AEO_MAXIMA[pillar])).join('')}</section>
<section><h2>AI-likeness by category</h2>${AI_LIKENESS_CATEGORIES.map((category) => bar(category.replaceAll('_', ' '), aiLikeness.categories[category], 100)).join('')}</section>
</div>
${
  authorAdvice.length === 0
    ? ''
    : `<h2>What only the author can add</h2><ul>${authorAdvice.map(({ advice, points }) => `<li>${escaped(advice)} <small>up to ${points.toFixed(1)} points</small></li>`).join('')}</ul>`
}
<h2>The post, with what costs points in it</h2>
<pre>${marked(text, findings.filter(isPlace))}</pre>
<h2>All findings</h2>
${findingTable(text, findings)}
</article>`;
}

function bar(name: string, value: number, most: number): string {
  return `<div class="bar"><span>${escaped(name)}</span><meter min="0" max="${most}" value="${value}"></meter><span>${value.toFixed(2)} of ${most}</span></div>`;
}

/** What speaks of the whole post would colour all of it; it stands in the table. */
const LONGEST_MARK = 400;

function isPlace(finding: Finding): boolean {
  return isProblem(finding) && finding.span !== null && finding.span.end - finding.span.start <= LONGEST_MARK;
}

/** Cuts the text wherever a finding begins or ends; a piece is marked when any finding covers it. */
function marked(text: string, findings: readonly Finding[]): string {
  const spans = findings.flatMap((finding, i) => (finding.span === null ? [] : [{ ...finding.span, i }]));
  const cuts = [...new Set([0, text.length, ...spans.flatMap(({ start, end }) => [start, end])])].sort(
    (a, b) => a - b,
  );
  const opening = new Map<number, number[]>();
  const closing = new Map<number, number[]>();
  const note = (map: Map<number, number[]>, at: number, i: number) =>
    map.set(at, [...(map.get(at) ?? []), i]);
  for (const { start, end, i } of spans) {
    if (end <= start) continue;
    note(opening, start, i);
    note(closing, end, i);
  }
  const open = new Set<number>();
  let html = '';
  for (const [k, from] of cuts.entries()) {
    for (const i of closing.get(from) ?? []) open.delete(i);
    for (const i of opening.get(from) ?? []) open.add(i);
    const to = cuts[k + 1];
    if (to === undefined) break;
    const piece = escaped(text.slice(from, to));
    html += open.size === 0 ? piece : `<mark title="${escaped(titles(findings, open))}">${piece}</mark>`;
  }
  return html;
}

function titles(findings: readonly Finding[], open: ReadonlySet<number>): string {
  return [...open]
    .map((i) => findings[i])
    .filter((finding) => finding !== undefined)
    .map(({ rule, found, points = 0 }) => `${rule} (${signed(points)}): ${found}`)
    .join('\n');
}

function findingTable(text: string, findings: readonly Finding[]): string {
  const place = lineIndex(text);
  const rows = findings.map(({ rule, ruleSet, span, found, expected, points = 0 }) => {
    const at = span === null ? 'whole post' : `${place(span.start).line}:${place(span.start).column}`;
    return `<tr><td>${at}</td><td>${escaped(`${ruleSet}/${rule}`)}</td><td>${signed(points)}</td><td>${escaped(found)}<br><small>${escaped(expected)}</small></td></tr>`;
  });
  return `<table><thead><tr><th>place</th><th>rule</th><th>points</th><th>what was found, what was expected</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

function signed(points: number): string {
  return `${points > 0 ? '+' : ''}${points.toFixed(2)}`;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}
