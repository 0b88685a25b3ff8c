import type { ComplaintAudit } from '@palimpsest/sdk';
import { languageName } from './names.ts';
import type { Pair, Payload } from './steps.ts';
import { text } from './text.ts';
import { codes, wordFor } from './text-codes.ts';

const { input: names, yes, no, notSaid } = text.operator;
const yesNo = (value: unknown): string => (value === true ? yes : no);
const language = (value: unknown): string =>
  typeof value === 'string' && value !== '' ? languageName(value) : names.none;
const part = (value: unknown): Payload =>
  (typeof value === 'object' && value !== null ? value : {}) as Payload;

/** What a step was decided on, in words. */
export function inputsOf(step: number, payload: Payload, audit: ComplaintAudit): readonly Pair[] {
  const inputs = part(payload.inputs);
  switch (step) {
    case 1:
      return [
        [names.homeKnown, yesNo(inputs.home_known)],
        [names.samePerson, yesNo(inputs.same_person)],
        [names.senderRole, personOf(inputs.sender)],
        [names.recipientRole, personOf(inputs.recipient)],
        [names.surface, wordFor(codes.surface, inputs.surface)],
        [names.cadence, yesNo(inputs.cadence_readable)],
      ];
    case 2:
      return [
        [names.recipientRole, wordFor(codes.role, inputs.recipient_role)],
        [names.recipientLanguage, language(inputs.recipient_locale)],
        [names.preferences, wordFor(codes.recorded, payload.preferences)],
      ];
    case 3:
      return [
        [names.surface, wordFor(codes.surface, payload.surface)],
        [
          names.mood,
          payload.emotion_context === null ? notSaid : wordFor(codes.emotion, payload.emotion_context),
        ],
      ];
    case 4:
      return readingOf(payload, audit);
    case 5:
      return inputs.rewrite_strength === undefined
        ? []
        : [
            [names.strength, wordFor(codes.strength, inputs.rewrite_strength)],
            [names.keptAt, String(inputs.persisted_at)],
          ];
    case 6:
      return [[names.topics, list(codes.topic, inputs.topics)]];
    case 7:
      return policyOf(inputs, audit);
    case 8:
      return [
        [names.lane, wordFor(codes.lane, payload.lane)],
        [
          names.versions,
          Object.entries(part(payload.metadata))
            .map(([name, value]) => `${name.replaceAll('_', ' ')} ${value}`)
            .join(', '),
        ],
      ];
    case 9:
      return [
        [names.table, String(inputs.table_version)],
        [names.strength, wordFor(codes.strength, inputs.rewrite_strength)],
        [names.surface, wordFor(codes.surface, inputs.surface)],
        [names.senderLanguage, language(inputs.source_language)],
        [names.recipientLanguage, language(inputs.target_language)],
        [names.lane, wordFor(codes.lane, inputs.lane)],
      ];
    default:
      return [
        [names.mode, wordFor(codes.mode, audit.routing?.execution_mode)],
        ...(audit.base_url === null ? [] : [[names.address, audit.base_url] as const]),
      ];
  }
}

function personOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return names.notMember;
  const { role, locale, erased } = value as Payload;
  const words = [wordFor(codes.role, role), language(locale), ...(erased === true ? [names.erased] : [])];
  return words.join(', ');
}

function readingOf(payload: Payload, { classification, classifier_failed: failed }: ComplaintAudit): Pair[] {
  const rules = part(payload.outcome).rules;
  const { level } = codes;
  return [
    [names.classifier, String(payload.classifier_version)],
    ...(failed ? [[names.failed, yes] as const] : []),
    ...(classification === null
      ? []
      : [
          [
            names.confidence,
            names.confidenceWords(
              level[classification.confidence.topic],
              level[classification.confidence.intent],
              level[classification.confidence.language],
            ),
          ] as const,
          [
            names.detected,
            classification.detected_language === ''
              ? names.unknown
              : languageName(classification.detected_language),
          ] as const,
          [names.flags, list(codes.flag, classification.safety_flags)] as const,
        ]),
    ...(Array.isArray(rules) && rules.length > 0
      ? [[names.careful, rules.map((rule) => wordFor(codes.entryRule, rule)).join(' ')] as const]
      : []),
  ];
}

function policyOf(inputs: Payload, { lane }: ComplaintAudit): Pair[] {
  return [
    [names.power, wordFor(codes.power, inputs.power_mode)],
    [names.unsure, yesNo(inputs.low_confidence)],
    [names.strong, yesNo(inputs.emotional_intensity)],
    [names.mood, inputs.emotion_context === null ? notSaid : wordFor(codes.emotion, inputs.emotion_context)],
    [names.surface, wordFor(codes.surface, inputs.surface)],
    [names.detected, inputs.detected_language === '' ? names.unknown : language(inputs.detected_language)],
    [names.senderLanguage, language(inputs.sender_locale)],
    [names.recipientLanguage, language(inputs.recipient_locale)],
    [names.lane, wordFor(codes.lane, lane)],
  ];
}

function list(words: Readonly<Record<string, string>>, value: unknown): string {
  return Array.isArray(value) ? value.map((each) => wordFor(words, each)).join(', ') : '';
}
