import type { Finding } from '@palimpsest/contracts';
import { type KeyboardEvent, memo, type SyntheticEvent, useId, useMemo, useRef, useState } from 'react';
import { FindingCard } from './finding-card.tsx';
import { speaksAgainst } from './parts.ts';
import type { Rule } from './reads.ts';
import { type Segment, segmentsOf } from './segments.ts';
import { text } from './text.ts';

interface Shown {
  readonly findings: readonly Finding[];
  readonly left: number;
  readonly top: number;
}

const CARD_WIDTH = 400;
/** In characters. */
const FEW_WORDS = 60;
const MARK = '[data-mark]';

/**
 * A text with its findings marked. Hover or focus shows what was found; the arrow keys go from mark to mark, so the
 * text is one stop on the way through the page and not a thousand.
 */
export function MarkedText({
  content,
  findings,
  rules,
}: {
  readonly content: string;
  readonly findings: readonly Finding[];
  readonly rules: ReadonlyMap<string, Rule>;
}) {
  const box = useRef<HTMLDivElement>(null);
  const card = useId();
  const [shown, setShown] = useState<Shown | null>(null);
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const blocks = useMemo(() => segmentsOf(content, findings), [content, findings]);

  const show = ({ target }: SyntheticEvent) => {
    const mark = (target as Element).closest<HTMLElement>(MARK);
    const host = box.current;
    if (mark === null || host === null) return;
    clearTimeout(closing.current);
    const place = mark.getClientRects()[0] ?? mark.getBoundingClientRect();
    const around = host.getBoundingClientRect();
    const left = Math.max(0, Math.min(place.left - around.left, around.width - CARD_WIDTH));
    const ids = (mark.dataset.mark ?? '').split(' ').map(Number);
    setShown({
      findings: ids.flatMap((at) => findings[at] ?? []),
      left,
      top: place.bottom - around.top + 6,
    });
  };
  const focus = (event: SyntheticEvent) => {
    const mark = (event.target as Element).closest<HTMLElement>(MARK);
    if (mark === null) return;
    for (const other of box.current?.querySelectorAll<HTMLElement>(`${MARK}[tabindex="0"]`) ?? [])
      other.tabIndex = -1;
    mark.tabIndex = 0;
    show(event);
  };
  const leave = () => {
    clearTimeout(closing.current);
    closing.current = setTimeout(() => setShown(null), 200);
  };
  const keys = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setShown(null);
    const next = nextMark(box.current, event);
    if (next === undefined) return;
    event.preventDefault();
    next.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only passes on what happens at the marks within it
    <div
      className="marked-text"
      ref={box}
      onPointerOver={show}
      onPointerLeave={leave}
      onFocus={focus}
      onBlur={leave}
      onKeyDown={keys}
    >
      <Blocks content={content} blocks={blocks} findings={findings} card={card} />
      {shown === null ? null : (
        <div
          id={card}
          role="tooltip"
          className="finding-card card"
          style={{ insetInlineStart: shown.left, insetBlockStart: shown.top }}
          onPointerEnter={() => clearTimeout(closing.current)}
        >
          <FindingCard findings={shown.findings} rules={rules} />
        </div>
      )}
    </div>
  );
}

/** Drawn anew only for another text or other findings, not whenever a card opens. */
const Blocks = memo(function Blocks({
  content,
  blocks,
  findings,
  card,
}: {
  readonly content: string;
  readonly blocks: readonly (readonly Segment[])[];
  readonly findings: readonly Finding[];
  readonly card: string;
}) {
  const first = blocks.flat().find((segment) => segment.findings.length > 0)?.start;
  return (
    <section className="marked-blocks" aria-label={text.findings.textLabel}>
      {blocks.map((block) => (
        <div key={block[0]?.start} className="marked-block">
          {block.map(({ start, end, findings: here }) =>
            here.length === 0 ? (
              content.slice(start, end)
            ) : (
              <mark
                key={start}
                tabIndex={start === first ? 0 : -1}
                data-mark={here.join(' ')}
                data-start={start}
                aria-describedby={card}
                className={lookOf(here.flatMap((at) => findings[at] ?? []))}
              >
                {content.slice(start, end)}
              </mark>
            ),
          )}
        </div>
      ))}
    </section>
  );
});

/** What concerns a few words stands out more than what concerns a whole passage. */
function lookOf(findings: readonly Finding[]): string {
  const side = findings.some(speaksAgainst) ? 'against' : 'for';
  const wide = findings.every(({ span }) => span !== null && span.end - span.start > FEW_WORDS);
  return wide ? `${side} wide` : side;
}

function nextMark(box: HTMLElement | null, { key, target }: KeyboardEvent): HTMLElement | undefined {
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[key];
  if (box === null || (step === undefined && key !== 'Home' && key !== 'End')) return undefined;
  const marks = [...box.querySelectorAll<HTMLElement>(MARK)];
  if (key === 'Home') return marks[0];
  if (key === 'End') return marks.at(-1);
  const at = marks.indexOf(target as HTMLElement);
  return at < 0 ? undefined : marks[at + (step ?? 0)];
}
