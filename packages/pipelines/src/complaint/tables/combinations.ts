import type {
  EmotionContext,
  Lane,
  Level,
  MemberRole,
  PowerMode,
  PreferenceKey,
  Topic,
} from '@palimpsest/contracts';
import { contextKeys, DEFAULT_PREFERENCES } from './context-pack.ts';
import { type LocaleSource, localesOf } from './locales.ts';
import { type DerivedPolicy, derivePolicy, type PolicyFacts } from './policy.ts';
import { powerMode } from './power.ts';

export const TOPICS: readonly Topic[] = [
  'noise',
  'cleanliness',
  'privacy',
  'guests',
  'schedule',
  'communication',
  'other',
];
const ROLES: readonly MemberRole[] = ['owner', 'member'];
const LEVELS: readonly Level[] = ['low', 'medium', 'high'];
const SURFACES: readonly PolicyFacts['surface'][] = ['weekly_feedback', 'direct_message', 'other'];
const POWERS: readonly PowerMode[] = ['higher_sender', 'peer', 'higher_recipient'];
const STYLES: readonly PolicyFacts['communication_style'][] = ['gentle', 'balanced', 'direct', null];
export const REPAIRS: readonly PolicyFacts['conflict_repair_preference'][] = [
  'cool_off',
  'talk_soon',
  'check_in',
  null,
];
const EMOTIONS: readonly (EmotionContext | null)[] = ['calm', 'frustrated', 'angry', 'hurt', null];
const EITHER: readonly boolean[] = [false, true];

/** Which keys reach the rewriter for each topic, and what the default pack says of them. */
export function contextCombinations(): {
  readonly topic: Topic;
  readonly keys: readonly PreferenceKey[];
  readonly defaults: readonly string[];
}[] {
  return TOPICS.map((topic) => {
    const keys = contextKeys([topic]);
    return { topic, keys, defaults: keys.map((key) => DEFAULT_PREFERENCES[key]) };
  });
}

export function powerCombinations(): {
  readonly sender: MemberRole;
  readonly recipient: MemberRole;
  readonly power_mode: PowerMode;
}[] {
  return ROLES.flatMap((sender) =>
    ROLES.map((recipient) => ({ sender, recipient, power_mode: powerMode(sender, recipient) })),
  );
}

/** Where source and target come from, and the lane, for every kind of case. The languages are examples. */
export function localeCombinations(): {
  readonly detected: string;
  readonly confidence: Level;
  readonly sender_profile: string | null;
  readonly recipient_profile: string | null;
  readonly source: string;
  readonly source_from: LocaleSource;
  readonly target: string;
  readonly lane: Lane;
}[] {
  return ['de', ''].flatMap((detected) =>
    LEVELS.flatMap((confidence) =>
      ['es-MX', null].flatMap((sender_profile) =>
        ['de-AT', 'en-NZ', 'es', null].map((recipient_profile) => {
          const { source_locale, source_from, target_locale, lane } = localesOf({
            detected_language: detected,
            language_confidence: confidence,
            sender_locale: sender_profile,
            recipient_locale: recipient_profile,
          });
          return {
            detected,
            confidence,
            sender_profile,
            recipient_profile,
            source: source_locale,
            source_from,
            target: target_locale,
            lane,
          };
        }),
      ),
    ),
  );
}

/** Every combination of what the policy may look at, with what it derives: 2,880 rows. */
export function policyCombinations(): (PolicyFacts & { readonly policy: DerivedPolicy })[] {
  const all: (PolicyFacts & { policy: DerivedPolicy })[] = [];
  for (const surface of SURFACES)
    for (const power_mode of POWERS)
      for (const low_confidence of EITHER)
        for (const emotional_intensity of EITHER)
          for (const emotion_context of EMOTIONS)
            for (const communication_style of STYLES)
              for (const conflict_repair_preference of REPAIRS) {
                const facts: PolicyFacts = {
                  surface,
                  power_mode,
                  low_confidence,
                  emotional_intensity,
                  emotion_context,
                  communication_style,
                  conflict_repair_preference,
                };
                all.push({ ...facts, policy: derivePolicy(facts) });
              }
  return all;
}
