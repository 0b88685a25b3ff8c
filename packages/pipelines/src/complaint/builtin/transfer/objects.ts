import type { Grammar } from './grammar.ts';
import { bare, CLITIC_OBJECT, type Heard } from './heard-frames.ts';
import { meantBy, type Named } from './meant-thing.ts';
import type { Thing } from './phrase-chunks.ts';
import type { Frame } from './read-frames.ts';
import type { Marked } from './segments.ts';

/** What a clause is read with. */
export interface Around {
  readonly isNegative: boolean;
  readonly earlier: readonly Named[];
  readonly grammar: Grammar;
  readonly isTold: boolean;
}

export const BOUGHT: readonly string[] = ['food', 'drink', 'supply'];

/** A thing without an article: in Spanish, where it is bought, and where it is not to be, any of it is meant. */
export function withDeterminer(
  thing: Thing,
  { kind, words }: Frame,
  { grammar, isNegative, isTold }: Around,
): Thing {
  if (thing.determiner === 'no') return { ...thing, determiner: 'some' };
  if (thing.determiner !== null) return thing;
  const isBought =
    (kind === 'replace' || kind === 'other') && BOUGHT.some((each) => thing.noun.classes.has(each));
  // `there are crumbs`: some of it.
  if (isTold && words.en.say.startsWith('There ')) return { ...thing, determiner: 'some' };
  const isAny = grammar.language === 'es' || (!isTold && (isNegative || isBought));
  return isAny ? { ...thing, determiner: 'some' } : thing;
}

/** The pronoun Spanish writes in one word with the verb. */
export function attachedTo(
  { places, run }: Heard<string>,
  { tokens }: Marked,
  grammar: Grammar,
): string | undefined {
  const parts = run.filter((part) => part !== null);
  const verb = places
    .map((at) => tokens[at])
    // `habla` is a whole word: what it ends with is no pronoun.
    .find((token, at) => {
      const cut = token === undefined ? null : bare(token, grammar);
      return cut !== null && (parts[at]?.has(token?.text ?? '') !== true || grammar.verbs.has(cut));
    });
  return verb === undefined ? undefined : CLITIC_OBJECT.exec(verb.text)?.[0];
}

export function isPerson({ noun }: Thing): boolean {
  return noun.classes.has('person');
}

/** What something is done to: the thing behind the verb and those joined to it, else what a pronoun stands for. */
export function objectsOf(
  { frame, places }: Heard<string>,
  things: readonly { readonly thing: Thing; readonly at: number }[],
  pronoun: string | undefined,
  { tokens }: Marked,
  { grammar, isTold, earlier }: Around,
): Thing[] | null {
  const first = places[0] ?? 0;
  // Laundry is not worn: `enlève-le` takes it out of the machine.
  const isWorn = frame.words.de.say === '{o} ausziehen';
  const fits = ({ noun }: Thing): boolean =>
    !(isWorn && noun.concept === 'laundry') &&
    (frame.classes === null || [...frame.classes].some((each) => noun.classes.has(each)));
  const isOrdered = grammar.language !== 'de' && !isTold;
  // Who did it is left out.
  const takesPeople = frame.classes?.has('person') === true;
  const undone = isTold && !takesPeople ? things.filter(({ thing }) => !isPerson(thing)) : things;
  const near = undone.filter(({ at }) => !isOrdered || at > first);
  // What was done to something: it stands behind the verb, who did it before. What something is: it stands before.
  const isDone =
    isTold && /been |\{was\||^I (?:\p{L}+ )+\{o\}/u.test(frame.words.en.say) && grammar.language !== 'de';
  const behind = isDone ? near.filter(({ at, thing }) => at > first && fits(thing)) : [];
  const before = isTold && !isDone ? near.filter(({ at }) => at < first || grammar.language === 'de') : near;
  const own = behind.length > 0 ? behind : before;
  const head = own[0]?.thing;
  if (head === undefined) {
    if (pronoun === undefined) return null;
    // What an animal did is cleaned up, and hardly the animal.
    const canBe = (thing: Thing): boolean =>
      fits(thing) && !(frame.kind === 'clean_up' && thing.noun.classes.has('animal'));
    const meant = meantBy(pronoun, earlier, canBe, grammar.language);
    return meant === null ? null : [meant];
  }
  if (!fits(head)) return null;
  if (isTold && head.noun.classes.has('person') && frame.classes?.has('person') !== true) return null;
  // `donner à manger au chien`: the verb holds the article.
  const isHeld = (at: number): boolean =>
    places.includes(at - 1) && (tokens[at - 1]?.text ?? '') in grammar.contracted;
  const run: Thing[] = [];
  for (const [at, each] of own.entries()) {
    if (at > 0 && !grammar.joins.has(tokens[each.at - 1]?.text ?? '')) break;
    // `your bag and coat`: what is joined without a word of its own has that of the first.
    const shares = at > 0 && each.thing.determiner === null && POSSESSIVE.has(head.determiner ?? '');
    const held =
      each.thing.determiner === null && isHeld(each.at)
        ? { ...each.thing, determiner: 'the' as const }
        : each.thing;
    run.push(shares ? { ...each.thing, determiner: head.determiner } : held);
  }
  return run.filter(fits);
}

/** Words that say whose something is, and go on for what is joined to it. */
export const POSSESSIVE: ReadonlySet<string> = new Set(['the', 'my', 'your', 'our', 'his', 'her', 'their']);
