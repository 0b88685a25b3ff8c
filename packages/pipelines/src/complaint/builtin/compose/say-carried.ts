import type { AskId } from '../concepts/asks.ts';
import type { ConceptId } from '../concepts/ids.ts';
import { COUNTS } from '../words/counts.ts';
import { GUEST_PHRASES, PARTNERS, type Person } from '../words/guest-phrases.ts';
import type { LanguageCode } from '../words/languages.ts';
import { RELATIVES } from '../words/relatives.ts';
import { type Carried, thingsBeside } from './carried.ts';
import { sayAmount } from './carried-amount.ts';
import type { Guest } from './carried-names.ts';
import type { Fact, Facts } from './facts.ts';

const NOTHING: Carried = { guest: { isFriend: false }, concepts: new Set(), things: [] };

/** What may be carried over where the text has room for it. */
export function carriedWith(
  { carried = NOTHING }: Facts,
  { things, details }: { readonly things: boolean; readonly details: boolean },
): Carried {
  if (!things) return NOTHING;
  return details ? carried : { ...carried, things: [] };
}

/** "Hi," and "Hi!" with the name of the reader before the mark. */
export function greetingTo(greeting: string, { reader }: Pick<Carried, 'reader'>): string {
  return reader === undefined
    ? greeting
    : greeting.replace(/(?: there)?([,!.]?)$/u, (_, mark: string) => ` ${reader}${mark}`);
}

/** "This is the third time now." */
export function countSentence({ count }: Carried, language: LanguageCode): string | undefined {
  return count === undefined ? undefined : COUNTS[language][count]?.say;
}

/** Matters of money, whose name a sum can stand behind. */
export const MONEY: ReadonlySet<ConceptId> = new Set<ConceptId>([
  'rent',
  'bills',
  'shared_costs',
  'groceries',
  'internet',
  'heating',
  'accounts',
]);

/** A sum is told with the matter of money it belongs to, though an ask may speak of that already. */
export function withMoney(
  listed: readonly Fact[],
  named: readonly Fact[],
  { amount }: Carried,
): readonly Fact[] {
  if (amount === undefined || listed.some(({ id }) => MONEY.has(id))) return listed;
  return [...named.filter(({ id }) => MONEY.has(id)).slice(0, 1), ...listed];
}

export function saysSum(asks: readonly string[], { amount }: Carried, language: LanguageCode): boolean {
  return amount !== undefined && asks.join(' ').includes(sayAmount(amount, language));
}

/** The list of what the message is about, with the things named beside it. */
export function withThings(
  list: readonly string[],
  told: { readonly concepts: readonly Fact[]; readonly asks: readonly string[] },
  carried: Carried,
  language: LanguageCode,
): string[] {
  const text = [...list, ...told.asks].join(' ');
  const things = thingsBeside(carried, { concepts: told.concepts, text }, language);
  // A phrase with a clause of its own reads best at the end.
  const clauses = list.filter((item) => item.includes(','));
  return [...list.filter((item) => !item.includes(',')), ...things, ...clauses];
}

/** The sum behind the name of a matter of money: "the bills (€39)". */
export function withAmount(
  name: string,
  concept: ConceptId,
  carried: Carried,
  language: LanguageCode,
): string {
  const { amount } = carried;
  return amount === undefined || !MONEY.has(concept) || name.includes(',')
    ? name
    : `${name} (${sayAmount(amount, language)})`;
}

/** The sum behind what is to be paid, where it is owed as it stands: "pay your part of the bills (€39)". */
export function payPhrase(text: string, ask: AskId, carried: Carried, language: LanguageCode): string {
  const { amount } = carried;
  if (amount === undefined || !amount.owed || ask !== 'pay' || text.includes(',')) return text;
  const sum = `(${sayAmount(amount, language)})`;
  // The German verb closes the phrase.
  return language === 'de' ? text.replace(/ (\p{L}+)$/u, ` ${sum} $1`) : `${text} ${sum}`;
}

/**
 * The words of a matter of visits, or of an ask about it, for the one visitor the message speaks of. Who is told of as a
 * partner is not told of as a guest beside it.
 */
export function guestWords(
  { concept, ask }: { readonly concept: ConceptId; readonly ask: AskId | null },
  told: readonly { readonly id: ConceptId }[],
  { guest }: Carried,
  language: LanguageCode,
): string | undefined {
  const isPartner = guest.sex !== undefined && told.some(({ id }) => id === 'partner_over');
  if (isPartner && concept !== 'partner_over' && concept !== 'overnight_guests') return undefined;
  const phrases = GUEST_PHRASES[language][concept];
  const text = ask === null ? phrases?.say : phrases?.ask[ask];
  const person = personOf(concept, guest, language);
  if (text === undefined || person === undefined) return undefined;
  return text
    .replaceAll('{whose}', person.whose)
    .replaceAll('{whom}', person.whom)
    .replaceAll('{who}', person.who);
}

function personOf(concept: ConceptId, guest: Guest, language: LanguageCode): Person | undefined {
  if (concept === 'partner_over') return partnerOf(guest, language);
  const { name, relative } = guest;
  if (concept === 'family_visit')
    return relative === undefined ? undefined : RELATIVES[relative]?.[language].say;
  return name === undefined ? undefined : { who: name, whom: name, whose: name };
}

function partnerOf({ name, sex, isFriend }: Guest, language: LanguageCode): Person | undefined {
  if (sex === undefined) return undefined;
  const person = PARTNERS[language][isFriend ? 'friend' : 'partner'][sex];
  const called = (word: string): string => (name === undefined ? word : `${word} ${name}`);
  return { who: called(person.who), whom: called(person.whom), whose: called(person.whose) };
}
