import { PREFERENCE_KEYS, type PreferenceKey, type Preferences, type Topic } from '@palimpsest/contracts';

export const CONTEXT_PACK_VERSION = 'complaint-context-pack/v1';

/** Keys that every message may be steered by. */
export const ALWAYS_KEYS: readonly PreferenceKey[] = ['communication_style', 'conflict_repair_preference'];

/** Keys that only messages on a topic may be steered by. */
export const KEYS_BY_TOPIC: Readonly<Record<Topic, readonly PreferenceKey[]>> = {
  noise: ['noise_tolerance'],
  cleanliness: [],
  privacy: ['privacy_preference'],
  guests: ['privacy_preference', 'social_preference'],
  schedule: ['social_preference'],
  communication: [],
  other: [],
};

/** Used, and marked as such, where a recipient recorded no preferences at all. */
export const DEFAULT_PREFERENCES: Readonly<Required<Preferences>> = {
  communication_style: 'balanced',
  conflict_repair_preference: 'check_in',
  noise_tolerance: 'medium',
  privacy_preference: 'medium',
  social_preference: 'balanced',
};

/** The keys that matter to a set of topics, in the order of the specification. */
export function contextKeys(topics: readonly Topic[]): PreferenceKey[] {
  const wanted = new Set([...ALWAYS_KEYS, ...topics.flatMap((topic) => KEYS_BY_TOPIC[topic])]);
  return PREFERENCE_KEYS.filter((key) => wanted.has(key));
}

export interface ContextPack {
  readonly version: string;
  /** True where nothing was recorded and the default pack stands in. */
  readonly is_default: boolean;
  readonly keys: readonly PreferenceKey[];
  readonly context: Preferences;
}

/**
 * What the rewriter may know of a recipient. Nothing is added, changed or inferred: a key that was not recorded is
 * left out, unless none was, which gives the default pack.
 */
export function contextPack(topics: readonly Topic[], preferences: Preferences | null): ContextPack {
  const recorded = preferences ?? {};
  const isDefault = PREFERENCE_KEYS.every((key) => recorded[key] === undefined);
  const source: Preferences = isDefault ? DEFAULT_PREFERENCES : recorded;
  const context = Object.fromEntries(
    contextKeys(topics).flatMap((key) => (source[key] === undefined ? [] : [[key, source[key]]])),
  ) as Preferences;
  return {
    version: CONTEXT_PACK_VERSION,
    is_default: isDefault,
    keys: Object.keys(context) as PreferenceKey[],
    context,
  };
}
