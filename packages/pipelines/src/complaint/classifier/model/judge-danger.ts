import type { DANGER_KINDS } from './classes.ts';
import { dangerClassesOf } from './danger-classes.ts';
import { dangerFeatures, VIOLENT } from './danger-features.ts';
import { DANGER_NETWORK } from './danger-network.ts';
import type { Evidence } from './features.ts';
import { type Network, readNetwork, weighNetwork } from './network.ts';

export type DangerKind = (typeof DANGER_KINDS)[number];

/** The lead over `none` above which about five in a thousand unseen ordinary messages were flagged, most of them heated. */
const CERTAIN = 20;
/** The lead where a phrase of the message is known as harmless (`mort de fatigue`): it must be clearer then. */
const CERTAIN_ALL_THE_SAME = 80;

let network: Network | undefined;

/** Whether the words announce harm. Says nothing (`none`) in a language without word lists. */
export function judgeDanger(evidence: Evidence): DangerKind {
  if (!evidence.reading.listed) return 'none';
  network ??= readNetwork(DANGER_NETWORK);
  return chooseDanger(weighNetwork(network, dangerFeatures(evidence)), isExcused(evidence));
}

export function chooseDanger(scores: readonly number[], excused: boolean): DangerKind {
  const [none = 0, threat = 0, harm = 0] = scores;
  if (Math.max(threat, harm) - none <= (excused ? CERTAIN_ALL_THE_SAME : CERTAIN)) return 'none';
  return threat > harm ? 'threat' : 'self_harm';
}

/**
 * Whether a phrase of the message only sounds like danger: an idiom, or one the lists know as harmless. The latter excuses
 * only where nobody is addressed, since a threat names whom it is meant for, or where nothing else speaks of violence.
 */
export function isExcused({ reading }: Evidence): boolean {
  const { signalHits, text, language } = reading;
  const words = text.tokens.map((token) => token.text);
  const classes = new Set(dangerClassesOf(words, language).flatMap((each) => each.classes));
  if (classes.has('idiom_for')) return true;
  const violent = [...classes].filter((name) => VIOLENT.has(name)).length;
  if (violent !== 1 && (classes.has('you') || classes.has('your'))) return false;
  return signalHits.some(({ kind, weight }) => weight === 0 && (kind === 'threat' || kind === 'self_harm'));
}
