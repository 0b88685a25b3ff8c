import type { Lane, Level } from '@palimpsest/contracts';
import { baseLanguage } from './languages.ts';

/** Spoken where nobody says otherwise. */
export const FALLBACK_LOCALE = 'en';

export interface LocaleFacts {
  /** Base language by the classifier, empty where it found none. */
  readonly detected_language: string;
  readonly language_confidence: Level;
  readonly sender_locale: string | null;
  readonly recipient_locale: string | null;
}

/** Which of the possible sources decided on the sender's language. */
export type LocaleSource = 'classifier' | 'profile' | 'fallback';

export interface Locales {
  readonly source_locale: string;
  readonly source_from: LocaleSource;
  readonly target_locale: string;
  readonly target_from: Exclude<LocaleSource, 'classifier'>;
  readonly lane: Lane;
}

/** Confidence from which the classifier's word on the language counts. */
export const TRUSTED_LANGUAGE: Readonly<Record<Level, boolean>> = { low: false, medium: true, high: true };

/** Source, target and lane. Locales are compared by base language: `en` and `en-NZ` are the same. */
export function localesOf(facts: LocaleFacts): Locales {
  const detected = TRUSTED_LANGUAGE[facts.language_confidence] ? baseLanguage(facts.detected_language) : null;
  const profile = baseLanguage(facts.sender_locale);
  const recipient = baseLanguage(facts.recipient_locale);
  const source = detected ?? profile ?? FALLBACK_LOCALE;
  const target = recipient ?? FALLBACK_LOCALE;
  return {
    source_locale: source,
    source_from: detected !== null ? 'classifier' : profile !== null ? 'profile' : 'fallback',
    target_locale: target,
    target_from: recipient !== null ? 'profile' : 'fallback',
    lane: laneOf(source, target),
  };
}

export function laneOf(source: string, target: string): Lane {
  return source === target ? 'same_language' : 'cross_language';
}
