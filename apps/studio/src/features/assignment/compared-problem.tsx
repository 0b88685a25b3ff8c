import type { DocumentDiff } from '@palimpsest/sdk';
import { useId } from 'react';
import { Badge } from '../../ui/badge.tsx';
import { AnchorLink } from './anchor-link.tsx';
import { ComparedWords } from './compared-words.tsx';
import { SignalMarks } from './signal-marks.tsx';
import type { Sources } from './sources.ts';
import { text } from './text.ts';
import { codes } from './text-codes.ts';

type Compared = DocumentDiff['problems'][number];

const TONES = {
  same: 'neutral',
  rewritten: 'busy',
  moved: 'neutral',
  added: 'good',
  removed: 'bad',
} as const;

/** One problem in two versions. */
export function ComparedProblem({
  problem,
  sources,
  beside,
  decision,
}: {
  readonly problem: Compared;
  readonly sources: Sources;
  readonly beside: boolean;
  /** Null where there is nothing to decide. */
  readonly decision: { readonly back: boolean; readonly onChange: (back: boolean) => void } | null;
}) {
  const { problemId, change, from, to, rationale } = problem;
  const choice = useId();
  return (
    <article className={`card compared ${decision?.back === true ? 'back' : ''}`} aria-label={problemId}>
      <h3 className="row">
        <span>
          <span className="place">{to ?? from}</span> {problemId}
        </span>
        <Badge tone={TONES[change]}>{codes.changes[change]}</Badge>
      </h3>
      {change === 'removed' ? <p>{text.compare.gone}</p> : null}
      {change === 'added' ? <p>{text.compare.came}</p> : null}
      {change === 'moved' && from !== null && to !== null ? (
        <p>
          {text.compare.movedFrom(from, to)} <span className="soft">{text.compare.movedHelp}</span>
        </p>
      ) : null}
      <ComparedWords problem={problem} beside={beside} />
      {change === 'same' ? null : <Why rationale={rationale} sources={sources} />}
      {decision === null ? null : (
        <fieldset className="row decision">
          <legend className="hidden">
            {text.compare.decide}: {problemId}
          </legend>
          {[false, true].map((back) => (
            <label key={String(back)}>
              <input
                type="radio"
                name={choice}
                checked={decision.back === back}
                onChange={() => decision.onChange(back)}
              />{' '}
              {wordsFor(change === 'removed', back)}
            </label>
          ))}
        </fieldset>
      )}
    </article>
  );
}

function wordsFor(removed: boolean, back: boolean): string {
  if (removed) return back ? text.compare.revertGone : text.compare.keepGone;
  return back ? text.compare.revertWords : text.compare.keepWords;
}

function Why({ rationale, sources }: { readonly rationale: string | null; readonly sources: Sources }) {
  const { links, signals } = sources;
  return (
    <div className="why">
      <p>
        <strong>{text.compare.why}:</strong> {rationale ?? text.compare.noReason}
      </p>
      {links.length === 0 ? null : (
        <ul className="sources" aria-label={text.compare.sources}>
          {links.map(({ key, anchor, id, words }) => (
            <li key={key}>
              <AnchorLink anchor={anchor}>{words}</AnchorLink> <code className="small soft">{id}</code>
            </li>
          ))}
        </ul>
      )}
      <SignalMarks
        marks={signals.map((signal) => ({
          name: codes.signals[signal] ?? signal,
          value: '',
          strong: false,
          code: signal,
        }))}
      />
    </div>
  );
}
