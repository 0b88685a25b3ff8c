import { text } from './text.ts';

const KINDS: Readonly<Record<string, string>> = text.actors;
const KNOWN: Readonly<Record<string, string>> = text.knownActors;
const SHORT = 24;

/** Who did it: `pipeline:blog/v1` is the procedure blog/v1. */
export function actorWords(actor: string): string {
  const known = KNOWN[actor];
  if (known !== undefined) return known;
  const at = actor.indexOf(':');
  const kind = at < 0 ? actor : actor.slice(0, at);
  const name = at < 0 ? '' : actor.slice(at + 1);
  const shown = name.length > SHORT ? `${name.slice(0, SHORT)}…` : name;
  return `${KINDS[kind] ?? kind} ${shown}`.trim();
}
