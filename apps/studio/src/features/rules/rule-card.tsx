import type { RuleSetResource } from '@palimpsest/sdk';
import { Badge } from '../../ui/badge.tsx';
import { nameWords } from '../../ui/json-view.tsx';
import { text } from './text.ts';

type Rule = RuleSetResource['rules'][number];

export function RuleCard({ rule }: { readonly rule: Rule }) {
  const { id, summary, why, evidence, part } = rule;
  return (
    <article className="rule">
      <h3>{summary}</h3>
      <p>
        <span className="soft">{text.why}:</span> {why}
      </p>
      {evidence === null ? null : (
        <p>
          <span className="soft">{text.evidence}:</span> {evidence}
        </p>
      )}
      <p className="row">
        <code className="soft">{id}</code>
        {part === null ? null : (
          <Badge>
            {text.part} {nameWords(part)}
          </Badge>
        )}
      </p>
    </article>
  );
}
