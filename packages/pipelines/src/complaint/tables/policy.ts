import type {
  Directness,
  EmotionalTemperature,
  EmotionContext,
  PowerMode,
  Preferences,
  Tone,
} from '@palimpsest/contracts';
import type { CanonicalSurface } from './surfaces.ts';

/** The release of the policy tables. It pins the prompt version that routes may name. */
export const POLICY_VERSION = 'complaint-policy/v1';
export const PINNED_PROMPT_VERSION = 'v1';

/** All that the policy may look at. */
export interface PolicyFacts {
  readonly surface: CanonicalSurface;
  readonly power_mode: PowerMode;
  /** The classifier failed, or was unsure of topic or intent. */
  readonly low_confidence: boolean;
  readonly emotional_intensity: boolean;
  readonly emotion_context: EmotionContext | null;
  readonly communication_style: NonNullable<Preferences['communication_style']> | null;
  readonly conflict_repair_preference: NonNullable<Preferences['conflict_repair_preference']> | null;
}

/** What a row looks for; a field that is absent fits everything. */
type When = { readonly [K in keyof PolicyFacts]?: readonly PolicyFacts[K][] };

export interface PolicyRow<Value> {
  readonly rule: string;
  readonly when: When;
  readonly value: Value;
}

/** Rows are tried from the top; the first that fits decides. The last fits always. */
export const TONE_ROWS: readonly PolicyRow<Tone>[] = [
  { rule: 'higher-sender-softer', when: { power_mode: ['higher_sender'] }, value: 'gentle' },
  { rule: 'low-confidence-gentler', when: { low_confidence: [true] }, value: 'gentle' },
  { rule: 'gentle-style', when: { communication_style: ['gentle'] }, value: 'gentle' },
  { rule: 'intensity-calm', when: { emotional_intensity: [true] }, value: 'calm' },
  { rule: 'tone-otherwise', when: {}, value: 'neutral' },
];

export const DIRECTNESS_ROWS: readonly PolicyRow<Directness>[] = [
  { rule: 'higher-sender-softer', when: { power_mode: ['higher_sender'] }, value: 'soft' },
  { rule: 'low-confidence-gentler', when: { low_confidence: [true] }, value: 'soft' },
  { rule: 'gentle-style', when: { communication_style: ['gentle'] }, value: 'soft' },
  { rule: 'other-surface-soft', when: { surface: ['other'] }, value: 'soft' },
  { rule: 'directness-otherwise', when: {}, value: 'balanced' },
];

export const TEMPERATURE_ROWS: readonly PolicyRow<EmotionalTemperature>[] = [
  { rule: 'intensity-cool-down', when: { emotional_intensity: [true] }, value: 'cool_down' },
  {
    rule: 'emotion-context-cool-down',
    when: { emotion_context: ['frustrated', 'angry', 'hurt'] },
    value: 'cool_down',
  },
  { rule: 'cool-off-preference', when: { conflict_repair_preference: ['cool_off'] }, value: 'cool_down' },
  { rule: 'temperature-otherwise', when: {}, value: 'steady' },
];

export interface DerivedPolicy {
  readonly tone: Tone;
  readonly directness: Directness;
  readonly emotional_temperature: EmotionalTemperature;
  /** The rows that decided, in the order of the three values. */
  readonly rules: readonly string[];
}

export function derivePolicy(facts: PolicyFacts): DerivedPolicy {
  const tone = firstRow(TONE_ROWS, facts);
  const directness = firstRow(DIRECTNESS_ROWS, facts);
  const temperature = firstRow(TEMPERATURE_ROWS, facts);
  return {
    tone: tone.value,
    directness: directness.value,
    emotional_temperature: temperature.value,
    rules: [tone.rule, directness.rule, temperature.rule],
  };
}

function firstRow<Value>(rows: readonly PolicyRow<Value>[], facts: PolicyFacts): PolicyRow<Value> {
  const found = rows.find(({ when }) => fits(when, facts));
  if (found === undefined) throw new Error('A policy table has no row that fits always.');
  return found;
}

function fits(when: When, facts: PolicyFacts): boolean {
  return Object.entries(when).every(([key, values]) =>
    (values as readonly unknown[]).includes(facts[key as keyof PolicyFacts]),
  );
}
