import type { Span } from '@palimpsest/contracts';
import { addresses, matches, ordersMachine, sentences } from '@palimpsest/kernel/text';
import { machineOrdersIn } from '../acts/tasks.ts';

// Ways to lead a reader away from the message: addresses, numbers to call, code, markup. An attacker's text lives on them.
export const ADDRESS =
  /(?:https?|ftp|file|data|javascript|mailto|tel|sms):[^\s]{1,300}|www\.[^\s]{2,300}|(?<![\p{L}\p{N}@.])(?:[\p{L}\p{N}-]{1,63}\.){1,4}(?:com|net|org|info|biz|xyz|io|co|me|app|dev|ai|top|site|online|shop|club|link|click|ru|cn|tk|ml|ga|cf|de|fr|es|uk|us|eu|it|nl|at|ch|be|edu|gov|zip|mov)(?![\p{L}\p{N}])(?:[/?#][^\s]{0,300})?|(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}\.[\p{L}\p{N}.-]{2,63}|(?<![\p{L}\p{N}])@[\p{L}\p{N}_]{3,30}|(?:\d{1,3}\.){3}\d{1,3}|(?<![\p{L}\p{N}.])\p{L}{2,30}\.\p{L}{2,30}(?![\p{L}.])/giu;
const PHONE = /(?<![\p{L}\p{N}])(?:\+|00)?\d(?:[ ()/.-]{0,2}\d){6,17}(?![\p{L}\p{N}])/gu;

/**
 * Addresses, handles and telephone numbers that do not stand in the original as they are. Of an original that gives
 * orders to a machine none is taken over.
 */
export function newAddresses(original: string, rewritten: string): Span[] {
  const known = isSuspect(original) ? '' : original.toLowerCase();
  const found = addresses(rewritten).map(({ span }) => span);
  for (const pattern of [ADDRESS, PHONE])
    for (const match of matches(rewritten, pattern)) {
      const written = match[0].replace(/(?<![.,;:!?)\]])[.,;:!?)\]]+$/u, '');
      found.push({ start: match.index, end: match.index + written.length });
    }
  return found.filter(({ start, end }) => !known.includes(rewritten.slice(start, end).toLowerCase()));
}

const isSuspect = (original: string): boolean =>
  codeIn(original).length > 0 ||
  machineOrdersIn(original).length > 0 ||
  sentences(original).some(({ start, end }) => ordersMachine(original.slice(start, end)));

export const CODE =
  /```|~~~|`[^`\n]{1,200}`|<\/?[a-z][a-z0-9-]{0,20}(?:\s[^<>]{0,200})?\/?>|!?\[[^\]\n]{0,200}\]\([^)\n]{0,300}\)|(?:^|\n)\s{0,3}(?:#{1,6}|>|[-*+])\s|(?:^|\n)\s{0,3}\|.{0,200}\|\s*(?=\n|$)|\*\*[^*\n]{1,200}\*\*|\b__[^_\n]{1,200}__\b|\{\{|\}\}|\$\{|=>|==|!=|&&|\|\||(?<![\p{L}\p{N}_$.])[\p{L}_$][\p{L}\p{N}_$.]{0,60}\([^()\n]{0,120}\)\s{0,3}[;:{]|(?<![\p{L}_])[\p{L}_]{2,40}\.[\p{L}_]{2,40}\(|(?:^|\n)\s{0,8}(?:import\s[\p{L}_.]{1,60}|from\s[\p{L}_.]{1,60}\simport|def\s[\p{L}_]{1,60}\(|class\s[\p{L}_]{1,60}[:({]|function\s?[\p{L}_]{0,60}\(|const\s[\p{L}_]{1,60}\s?=|let\s[\p{L}_]{1,60}\s?=|var\s[\p{L}_]{1,60}\s?=|#include\b|curl\s|wget\s|rm\s-)|"\s{0,3}:\s{0,3}["{[]|[{[]\s{0,3}"|(?<![A-Za-z0-9+/])[A-Za-z0-9+/]{40,400}={0,2}|(?<![\p{L}\p{N}])(?:sudo|chmod|wget|curl|systemctl)\s[a-z-]|(?<![\p{L}\p{N}<])(?:\/[\p{L}\p{N}_.-]{1,40}){2,}|(?<![\p{L}\p{N}_])\p{L}{2,30}_\p{L}{2,30}(?:_\p{L}{1,30}){0,5}|>>|\b[a-z]{2,20}\.[a-z]{2,20}\[/giu;

/** Code and markup: never part of a message between people who live together, wherever it comes from. */
export function codeIn(rewritten: string): Span[] {
  return [...matches(rewritten, CODE)]
    .filter((match) => match[0].trim() !== '')
    .map((match) => ({ start: match.index, end: match.index + match[0].length }));
}

const HIDDEN = /[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\u{e0000}-\u{e007f}]|\p{Cc}(?<![\n\r\t])/gu;

/** Invisible and control characters: they carry text past a reader. */
export function hiddenIn(rewritten: string): Span[] {
  return (
    [...matches(rewritten, HIDDEN)]
      // The joiner inside an emoji is part of it.
      .filter(
        (match) =>
          !(
            match[0] === '\u200d' &&
            /\p{Extended_Pictographic}\ufe0f?$/u.test(
              rewritten.slice(Math.max(0, match.index - 3), match.index),
            )
          ),
      )
      .map((match) => ({ start: match.index, end: match.index + match[0].length }))
  );
}
