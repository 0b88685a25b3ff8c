import type { Finding } from '@palimpsest/contracts';

/** A stretch of text under the same findings; `findings` are their places in the list. */
export interface Segment {
  readonly start: number;
  readonly end: number;
  readonly findings: readonly number[];
}

/**
 * A text cut wherever a finding begins or ends, so that findings may overlap and stand within each other. Each inner
 * list is a block of text up to its empty line: blocks out of sight cost nothing.
 */
export function segmentsOf(content: string, findings: readonly Finding[]): Segment[][] {
  const begins = new Map<number, number[]>();
  const ends = new Map<number, number[]>();
  findings.forEach(({ span }, at) => {
    if (span === null) return;
    const start = Math.max(0, span.start);
    const end = Math.min(content.length, span.end);
    if (start >= end) return;
    begins.set(start, [...(begins.get(start) ?? []), at]);
    ends.set(end, [...(ends.get(end) ?? []), at]);
  });
  const blocks = blockEnds(content);
  const last = new Set(blocks);
  const cuts = [...new Set([...begins.keys(), ...ends.keys(), ...blocks])].sort((a, b) => a - b);
  const open = new Set<number>();
  const found: Segment[][] = [];
  let block: Segment[] = [];
  let start = 0;
  for (const cut of cuts) {
    if (cut > start) block.push({ start, end: cut, findings: [...open] });
    if (last.has(cut)) {
      found.push(block);
      block = [];
    }
    for (const at of ends.get(cut) ?? []) open.delete(at);
    for (const at of begins.get(cut) ?? []) open.add(at);
    start = cut;
  }
  return found.filter((each) => each.length > 0);
}

/** Where blocks end: after empty lines, and at the end. */
function blockEnds(content: string): number[] {
  const ends: number[] = [];
  for (const { index, 0: gap } of content.matchAll(/\n[ \t\r]*\n/g)) ends.push(index + gap.length);
  return ends.at(-1) === content.length ? ends : [...ends, content.length];
}
