import type { Span } from '@palimpsest/contracts';
import { findTimes, type Time } from '@palimpsest/kernel/text';
import { fold } from './lexicon/match/fold.ts';

/**
 * Times of the output that do not stand in the original as they are. Vague ones ("at night", "every day") may be said in
 * other words, but not come out of nothing.
 */
export function newTimes(original: string, rewritten: string, source: string, target: string): Span[] {
  const found = findTimes(rewritten, target);
  if (found.length === 0) return [];
  const text = plain(original);
  const known = findTimes(original, source);
  const hasTime = known.some(({ kind }) => kind !== 'now') || /\d/u.test(original);
  return found
    .filter((time) => {
      if (time.kind === 'now' || standsIn(text, bare(time)) || turnsNothing(text, time.text)) return false;
      return isLoose(time) ? !hasTime && !IDLE.test(fold(time.text).text) : true;
    })
    .map(({ start, end }) => ({ start, end }));
}

const isLoose = (time: Time): boolean =>
  time.vague ||
  FEW.test(fold(time.text).text) ||
  (time.kind === 'set' && !/\d/u.test(time.text) && !DAYS.test(fold(time.text).text));

// "a few minutes", "unos días": no length is named.
export const FEW =
  /^(?:(?:in|for|over|dans|pendant|en|durante|por|fur|in|vor|seit) )?(?:a|the|next|last|this|un|une|unos|unas|quelques|einige[nr]?|ein|ein paar|les|los|las|prochains|ultim[oa]s|eine[nr]?|zu einer|an)? ?(?:a few|few|some|other|another|otr[oa]s?|autres?|andere[nrms]?|des|several|couple of|quelques|algunos|algunas|varios|varias|plusieurs|einige[nr]?|paar|pocos|pocas|unos|unas|mehrere[nr]?|many|muchos|viele[nr]?) [a-z]+$/u;
export const DAYS =
  /monday|tuesday|wednesday|thursday|friday|saturday|sunday|lunes|martes|miercoles|jueves|viernes|sabado|domingo|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|two|three|dos|tres|deux|trois|zwei|drei|once|twice|times|veces|fois|mal/u;
// Courtesies that name no time of the matter.
export const IDLE =
  /moment|minute|minuto|augenblick|instant|rato|second|segundo|one day|un dia|un jour|eine weile|day$|dia$|jour$|tag$|everyday|daily|diari|quotidien|taglich|each time/u;

// Small words before a time that change nothing: "on Friday", "los lunes", "am Abend".
export const LEADING =
  /^(?:(?:on|at|in|the|for|during|over|el|la|los|las|en|al|a|por|durante|le|les|l'|au|aux|dans|pendant|am|um|im|der|den|die|das|an|fur|für|in der) ?(?<=[ '])){1,2}/u;

const bare = (time: Time): string =>
  time.kind === 'relative' || time.kind === 'range' ? time.text : plain(time.text).replace(LEADING, '');

export const AFTER =
  /^(?:after|past|since|from|despues de|después de|desde|a partir de|pasadas|apres|après|des|dès|depuis|passe|passé|nach|ab|seit) /u;
export const BEFORE = /^(?:before|until|till|by|antes de|hasta|avant|jusqu'a|jusqu'à|jusqu'au|vor|bis) /u;
export const ENDS_AFTER =
  /(?:after|past|since|from|despu[eé]s de|desde|partir de|pasadas|apr[eè]s|d[eè]s|depuis|pass[eé]|nach|ab|seit)(?: (?:the|las|la|el|le|um))? $/u;
export const ENDS_BEFORE =
  /(?:before|until|till|by|antes de|hasta|avant|jusqu'[aà]u?|vor|bis)(?: (?:the|las|la|el|le|um))? $/u;

/** "after 10 pm" where the original has "10 pm": the hour is the same, and it is not turned from before to after. */
function turnsNothing(original: string, time: string): boolean {
  const written = plain(time);
  const after = AFTER.test(written);
  if (!after && !BEFORE.test(written)) return false;
  const hour = written.replace(after ? AFTER : BEFORE, '').replace(LEADING, '');
  if (!standsIn(original, hour)) return false;
  const before = original.slice(0, original.indexOf(hour));
  return !(after ? ENDS_BEFORE : ENDS_AFTER).test(before);
}

function standsIn(original: string, time: string): boolean {
  const wanted = plain(time);
  for (let at = original.indexOf(wanted); at !== -1; at = original.indexOf(wanted, at + 1)) {
    const before = original[at - 1] ?? ' ';
    const after = original[at + wanted.length] ?? ' ';
    if (!/[\p{L}\p{N}]/u.test(before) && !/[\p{L}\p{N}]/u.test(after)) return true;
  }
  return false;
}

const plain = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[’‘]/gu, "'")
    .replaceAll(/[–—]/gu, '-')
    .replaceAll(/\s+/gu, ' ')
    .trim();
