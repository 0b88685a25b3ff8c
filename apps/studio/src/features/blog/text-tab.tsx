import type { Finding } from '@palimpsest/contracts';
import { useDeferredValue, useMemo, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Loading } from '../../ui/loading.tsx';
import { Problem } from '../../ui/problem.tsx';
import { useChoices } from '../../ui/use-choices.ts';
import { MarkedText } from './marked-text.tsx';
import { speaksAgainst } from './parts.ts';
import { type Blog, useScoringRules, useThresholds, useVersionScore, type Version } from './reads.ts';
import { ScoreBars } from './score-bars.tsx';
import { text } from './text.ts';
import { codes, partName } from './text-codes.ts';

/** One version: its scores by part beside its text with what was found in it. */
export function TextTab({ blog, usual }: { readonly blog: Blog; readonly usual: Version }) {
  const { chosen, choose } = useChoices();
  const version =
    blog.versions.find(({ versionNumber }) => String(versionNumber) === chosen.version) ?? usual;
  const score = useVersionScore(blog.blogId, version.versionNumber);
  const rules = useScoringRules();
  const thresholds = useThresholds(blog.settings?.ruleSet);
  const part = chosen.part;
  const all = score.data?.findings;
  const marked = useMemo(() => {
    if (all === undefined || rules === undefined) return [];
    return part === undefined
      ? all.filter(speaksAgainst)
      : all.filter(({ rule }) => rules.get(rule)?.part === part);
  }, [all, rules, part]);
  // The bars answer at once; the marks of a long text follow.
  const shown = useDeferredValue(marked);
  const view = useRef<HTMLDivElement>(null);
  const go = ({ span }: Finding) => {
    const mark = view.current?.querySelector<HTMLElement>(`[data-start="${span?.start}"]`);
    mark?.scrollIntoView({ block: 'center' });
    mark?.focus({ preventScroll: true });
  };
  return (
    <div ref={view}>
      <div className="row blog-choose">
        <Field label={text.findings.version}>
          {(attributes) => (
            <select
              {...attributes}
              value={version.versionNumber}
              onChange={({ target }) => choose({ version: target.value })}
            >
              {blog.versions.map(({ versionNumber, origin }) => (
                <option key={versionNumber} value={versionNumber}>
                  {text.compare.version(versionNumber, codes.origins[origin])}
                </option>
              ))}
            </select>
          )}
        </Field>
      </div>
      {version.evaluation?.source === 'external' ? <p className="soft">{text.findings.external}</p> : null}
      {score.isError ? <Problem error={score.error} retry={() => score.refetch()} /> : null}
      {score.isPending || rules === undefined ? <Loading /> : null}
      {score.data === undefined || rules === undefined ? null : (
        <div className="blog-text">
          <section className="card" aria-label={text.findings.bars}>
            <ScoreBars
              scores={version.evaluation ?? score.data}
              findings={score.data.findings}
              rules={rules}
              thresholds={thresholds}
              part={part}
              onPart={(next) => choose({ part: next })}
              onGo={go}
            />
          </section>
          <div className="card">
            <div className="row small">
              <span role="status">
                {text.findings.marked(marked.length, part === undefined ? null : partName(part))}
              </span>
              {part === undefined ? null : (
                <Button kind="quiet" onClick={() => choose({ part: undefined })}>
                  {text.findings.all}
                </Button>
              )}
            </div>
            <p className="soft small">{text.findings.keys}</p>
            <MarkedText content={version.content} findings={shown} rules={rules} />
          </div>
        </div>
      )}
    </div>
  );
}
