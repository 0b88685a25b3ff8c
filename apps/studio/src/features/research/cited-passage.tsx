import type { ResearchResource } from '@palimpsest/sdk';
import type { Evidence } from './reads.ts';
import { text } from './text.ts';
import { codes } from './text-codes.ts';

/** The words of the source, with those that are quoted marked. */
export function CitedPassage({
  evidence: { passage, span, quote, issues, claim_ids },
  claims,
}: {
  readonly evidence: Evidence;
  readonly claims: ResearchResource['claims'];
}) {
  const backed = claims.filter(({ id }) => claim_ids.includes(id));
  return (
    <div aria-live="polite">
      <h3>{text.report.passage}</h3>
      <blockquote className="research-passage">
        {span === null ? (
          passage
        ) : (
          <>
            {passage.slice(0, span.start)}
            <mark>{passage.slice(span.start, span.end)}</mark>
            {passage.slice(span.end)}
          </>
        )}
      </blockquote>
      <p className="soft small">{span === null ? text.report.notFound : text.report.highlighted}</p>
      {span === null ? <blockquote className="research-passage">{quote}</blockquote> : null}
      {issues.length === 0 ? null : (
        <>
          <h3>{text.report.issues}</h3>
          <ul>
            {issues.map((code) => (
              <li key={code}>
                {codes.citation[code] ?? code} <code className="soft">{code}</code>
              </li>
            ))}
          </ul>
        </>
      )}
      {backed.length === 0 ? null : (
        <>
          <h3>{text.report.backs}</h3>
          <ul>
            {backed.map(({ id, text: words, status }) => (
              <li key={id}>
                {words}{' '}
                <span className="soft small">
                  {codes.status[status]?.[1]} <code>{id}</code>
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
