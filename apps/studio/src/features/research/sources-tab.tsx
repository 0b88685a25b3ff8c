import type { ResearchResource } from '@palimpsest/sdk';
import { Badge } from '../../ui/badge.tsx';
import { Address } from './address.tsx';
import { text } from './text.ts';
import { codes } from './text-codes.ts';

const { sources: words } = text;

/** What was read, how far it can be trusted, and how much rests on it. */
export function SourcesTab({ run: { sources, claims } }: { readonly run: ResearchResource }) {
  if (sources.length === 0) return <p className="soft">{words.none}</p>;
  return (
    <section aria-labelledby="research-sources-title">
      <h2 id="research-sources-title" className="hidden">
        {words.title}
      </h2>
      <p className="soft">{words.gradeHelp}</p>
      <table className="research-claims">
        <thead>
          <tr>
            <th scope="col">{words.source}</th>
            <th scope="col">{words.grade}</th>
            <th scope="col">{words.status}</th>
            <th scope="col">{words.date}</th>
            <th scope="col">{words.claims}</th>
          </tr>
        </thead>
        <tbody>
          {sources.map(({ id, title, address, grade, status, date }) => (
            <tr key={id}>
              <td data-label={words.source}>
                {title}
                <span className="soft small research-under">
                  <code>{id}</code> <Address address={address} />
                </span>
              </td>
              <td data-label={words.grade}>
                <strong>{grade}</strong> <span className="soft small">{codes.grades[grade]}</span>
              </td>
              <td data-label={words.status}>
                <Badge tone={codes.urls[status]?.[0] ?? 'neutral'}>{codes.urls[status]?.[1] ?? status}</Badge>
              </td>
              <td data-label={words.date} className="research-date">
                {date ?? <span className="soft">{words.noDate}</span>}
              </td>
              <td data-label={words.claims} className="research-number">
                {claims.filter((claim) => claim.sources.includes(id)).length}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
