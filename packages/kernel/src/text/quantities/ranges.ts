import { shiftDecimal } from './decimal.ts';
import type { Draft } from './draft.ts';
import { isHyphen, type Lexemes } from './draft.ts';
import { timeValue } from './read-digits.ts';

export interface WithNoun extends Draft {
  noun: string | null;
}

export const CONNECTORS = /^(?:to|and|or|through|versus|vs)$/u;

/** "10-20 percent", "$5 to 10 million", "two or three weeks": what stands behind the second goes for the first. */
export function shareInRanges(lex: Lexemes, read: readonly WithNoun[]): void {
  for (let at = read.length - 2; at >= 0; at -= 1) {
    const first = read[at];
    const second = read[at + 1];
    if (first === undefined || second === undefined || second.from !== first.next + 1) continue;
    const between = lex[first.next];
    if (between === undefined || !(isHyphen(between) || CONNECTORS.test(between.lower))) continue;
    share(first, second, between.lower === 'and');
  }
}

function share(first: WithNoun, second: WithNoun, and: boolean): void {
  if (second.kind === 'time' && first.plain && /^(?:1[0-2]|[1-9])$/u.test(first.value)) {
    const afternoon = Number(second.value.slice(0, 2)) >= 12;
    Object.assign(first, {
      kind: 'time',
      value: timeValue(first.value, afternoon ? 'p' : 'a'),
      plain: false,
      noun: null,
    });
    return;
  }
  if (first.kind === 'money' && second.plain && second.kind === 'number' && second.unit === null && !and) {
    Object.assign(second, { kind: 'money', value: `${first.value.slice(0, 3)} ${second.value}` });
  }
  if (!first.plain) return;
  if (
    first.scale === 0 &&
    second.scale > 0 &&
    !and &&
    /^(?:USD |EUR |GBP )?\d{1,3}(?:\.\d+)?$/u.test(first.value)
  ) {
    const [amount = '', currency] = first.value.split(' ').reverse();
    const shifted = shiftDecimal(amount, second.scale);
    first.value = currency === undefined ? shifted : `${currency} ${shifted}`;
  }
  if (first.kind !== 'number' || first.unit !== null) return;
  if (second.kind === 'percent' && !and)
    Object.assign(first, { kind: 'percent', value: `${first.value}%`, unit: second.unit });
  else if (second.kind === 'money' && first.kind === 'number' && !and) {
    Object.assign(first, { kind: 'money', value: `${second.value.slice(0, 3)} ${first.value}` });
  } else if (second.kind === 'number') first.unit = second.unit;
  if (first.unit !== null || first.noun === null) first.noun = second.noun;
}
