import type { RewriteRequestV1, RewriteResponseV1 } from '@palimpsest/contracts';
import type { DetectLanguage } from '@palimpsest/kernel/text';
import { describe, expect, it } from 'vitest';
import { checkResponse } from './validate/check-response.ts';
import { checkText } from './validate/check-text.ts';

/** Common words that only one of the four languages has: enough to tell the sentences below apart. */
const COMMON: Readonly<Record<string, RegExp>> = {
  en: /\b(the|you|your|please|could|would|and|is|are|it|my|of|to|that|this|was|for|me|we)\b/gi,
  es: /\b(el|los|tú|tus?|por|favor|puedes|podrías|que|es|está|una|las|con|muy|del|eres|yo|se)\b/gi,
  fr: /\b(le|les|tu|tes|ton|ta|est|une|peux|pourrais|que|des|du|je|nous|et|qui|avec|pas|vous)\b/gi,
  de: /\b(der|die|das|du|bitte|kannst|könntest|und|ist|ich|dein|deine|nicht|mir|ein|eine|wir|dir|zu)\b/gi,
};
const detect: DetectLanguage = (text, among) => {
  const counts = among.map(
    (language) => [language, text.match(COMMON[language] ?? /$^/g)?.length ?? 0] as const,
  );
  const [best] = [...counts].sort(([, a], [, b]) => b - a);
  return best === undefined || best[1] === 0
    ? { language: '', confidence: 'low' }
    : { language: best[0], confidence: 'high' };
};

const ORIGINALS: Readonly<Record<string, string>> = {
  en: 'Turn the music down after 10 pm, you pig. I have exams until Friday.',
  es: 'Baja la música después de las 10, cerdo. Tengo exámenes hasta el viernes.',
  fr: 'Baisse la musique après 22h, gros porc. J’ai des examens jusqu’à vendredi.',
  de: 'Mach die Musik nach 22 Uhr leiser, du Schwein. Ich habe bis Freitag Prüfungen.',
};
const KIND: Readonly<Record<string, string>> = {
  en: 'Could you please turn the music down after 10 pm? I have exams until Friday.',
  es: '¿Podrías bajar la música después de las 10, por favor? Tengo exámenes hasta el viernes.',
  fr: 'Tu pourrais baisser la musique après 22h, s’il te plaît ? J’ai des examens jusqu’à vendredi.',
  de: 'Könntest du die Musik nach 22 Uhr bitte leiser machen? Ich habe bis Freitag Prüfungen.',
};
const LANGUAGES = Object.keys(KIND);

const hardRules = (rewritten: string, language: string, original = ORIGINALS[language] ?? '') =>
  checkText({ original, rewritten, targetLanguage: language, sourceLanguage: language }, detect)
    .filter(({ severity }) => severity === 'hard')
    .map(({ rule }) => rule);

describe('a kind rewrite', () => {
  it.each(LANGUAGES)('in %s passes', (language) => {
    expect(hardRules(KIND[language] ?? '', language)).toEqual([]);
  });

  it('in another language passes', () => {
    for (const source of LANGUAGES)
      for (const target of LANGUAGES.filter((each) => each !== source)) {
        const text = KIND[target]?.replace(/(22h|22 Uhr|10 pm|las 10)/, '').replace(/ {2,}/g, ' ') ?? '';
        const without = text.replace(/ (after|después de|après|nach) ?,?/, ' ');
        const verdicts = checkText(
          {
            original: ORIGINALS[source] ?? '',
            rewritten: without,
            targetLanguage: target,
            sourceLanguage: source,
          },
          detect,
        );
        expect(
          verdicts.filter(({ severity, rule }) => severity === 'hard' && rule !== 'new_time'),
          `${source} to ${target}`,
        ).toEqual([]);
      }
  });
});

/** One sentence a rewrite must not have, by rule, in each language. */
const FORBIDDEN: readonly (readonly [string, Readonly<Record<string, string>>])[] = [
  [
    'vulgarity',
    {
      en: 'This fucking noise is too much.',
      es: 'Este puto ruido es demasiado.',
      fr: 'Ce putain de bruit est trop fort.',
      de: 'Dieser Scheißlärm ist zu viel.',
    },
  ],
  [
    'slur',
    {
      en: 'Do not be such a retard.',
      es: 'No seas subnormal.',
      fr: 'Ne fais pas le mongol.',
      de: 'Sei nicht so ein Spast.',
    },
  ],
  [
    'personal_attack',
    {
      en: 'You are a slob and a jerk.',
      es: 'Eres un cerdo y un idiota.',
      fr: 'Tu es un porc et un idiot.',
      de: 'Du bist ein Schwein und ein Idiot.',
    },
  ],
  [
    'blame',
    {
      en: 'This is all your fault.',
      es: 'Todo esto es culpa tuya.',
      fr: 'Tout ça, c’est de ta faute.',
      de: 'Das ist alles deine Schuld.',
    },
  ],
  [
    'authority',
    {
      en: 'I am in charge here and I order you to do it.',
      es: 'Aquí mando yo y te ordeno que lo hagas.',
      fr: 'C’est moi qui commande ici et je t’ordonne de le faire.',
      de: 'Ich habe hier das Sagen und befehle dir das.',
    },
  ],
  [
    'rules',
    {
      en: 'The house rules forbid it.',
      es: 'Las normas de la casa lo prohíben.',
      fr: 'Le règlement de la maison l’interdit.',
      de: 'Die Hausordnung verbietet das.',
    },
  ],
  [
    'enforcement',
    {
      en: 'Otherwise there will be consequences and I will report you to the landlord.',
      es: 'Si no, habrá consecuencias y te denunciaré al casero.',
      fr: 'Sinon il y aura des conséquences et je te signalerai au propriétaire.',
      de: 'Sonst hat das Konsequenzen und ich melde dich beim Vermieter.',
    },
  ],
  [
    'preference_disclosure',
    {
      en: 'I know from your preferences that you like gentle messages.',
      es: 'Sé por tus preferencias que te gustan los mensajes suaves.',
      fr: 'Je sais d’après tes préférences que tu aimes les messages doux.',
      de: 'Aus deinen Einstellungen weiß ich, dass du sanfte Nachrichten bevorzugst.',
    },
  ],
  [
    'medical',
    {
      en: 'You have a personality disorder.',
      es: 'Tienes un trastorno de la personalidad.',
      fr: 'Tu as un trouble de la personnalité.',
      de: 'Du hast eine Persönlichkeitsstörung.',
    },
  ],
  [
    'ai_mention',
    {
      en: 'This message was rewritten by an AI.',
      es: 'Este mensaje fue reescrito por una IA.',
      fr: 'Ce message a été réécrit par une IA.',
      de: 'Diese Nachricht wurde von einer KI umgeschrieben.',
    },
  ],
];

describe.each(LANGUAGES)('a rewrite in %s is refused', (language) => {
  it.each(FORBIDDEN)('for %s', (rule, sentences) => {
    const sentence = sentences[language] ?? '';
    expect(hardRules(`${KIND[language]} ${sentence}`, language)).toContain(rule);
  });

  it('for a time that is not in the original', () => {
    const other = (KIND[language] ?? '').replace('22', '21').replace('10', '11');
    expect(hardRules(other, language)).toContain('new_time');
  });

  it('over 600 characters, not at 600', () => {
    const kind = KIND[language] ?? '';
    const at = (length: number) => `${kind} ${'.'.repeat(length - kind.length - 1)}`;
    expect(hardRules(at(600), language)).not.toContain('over_length');
    expect(hardRules(at(601), language)).toContain('over_length');
  });
});

describe('a rewrite is refused', () => {
  it.each([
    ['an insult', 'personal_attack', 'Please stop being such a creep.'],
    ['what somebody owns', 'authority', 'This is my house, so you do as I say.'],
    ['automation', 'ai_mention', 'This was generated automatically by a language model.'],
    ['a norm', 'rules', 'It is not allowed in this house to make noise.'],
  ])('for %s', (_what, rule, sentence) => {
    expect(hardRules(`${KIND.en} ${sentence}`, 'en')).toContain(rule);
  });

  it('in the language of the sender where that of the reader was asked for', () => {
    expect(hardRules(KIND.en ?? '', 'de', ORIGINALS.en)).toContain('wrong_language');
  });

  it('for a complaint the sender did not make', () => {
    expect(hardRules(`${KIND.en} And please pay the rent and wash the dishes.`, 'en')).toContain('new_fact');
  });

  it('for a name the sender did not write', () => {
    expect(hardRules(`${KIND.en} Marta from Lisbon is bothered by it too.`, 'en')).toContain('new_fact');
  });

  it('for a number the sender did not write', () => {
    expect(hardRules(`${KIND.en} You owe me 250 euros.`, 'en')).toContain('new_fact');
  });

  it('that drops the core ask', () => {
    expect(hardRules('I hope you are having a lovely week. Let us be kind to each other.', 'en')).not.toEqual(
      [],
    );
  });
});

describe('a time of the original', () => {
  it('may stay as it stands there', () => {
    expect(hardRules(KIND.en ?? '', 'en')).not.toContain('new_time');
  });

  it.each([
    ['another hour', 'after 11 pm'],
    ['a date', 'from 3 May on'],
    ['a duration', 'for two hours'],
    ['another weekday', 'on Mondays'],
  ])('may not become %s', (_what, time) => {
    expect(hardRules(`Could you please turn the music down ${time}? I have exams.`, 'en')).toContain(
      'new_time',
    );
  });
});

it('sarcasm and hedging are soft: shown, and let through', () => {
  const verdicts = checkText(
    {
      original: ORIGINALS.en ?? '',
      rewritten:
        'I was just kind of wondering if maybe you could perhaps possibly turn the music down after 10 pm? I have exams until Friday.',
      targetLanguage: 'en',
      sourceLanguage: 'en',
    },
    detect,
  );
  expect(verdicts.filter(({ severity }) => severity === 'hard')).toEqual([]);
  expect(verdicts.map(({ rule }) => rule)).toContain('hedging');
});

it('without the original only the lexicon speaks', () => {
  const rules = checkText(
    { rewritten: 'You are a slob. See you at 11 pm, Marta.', targetLanguage: 'en' },
    detect,
  )
    .filter(({ severity }) => severity === 'hard')
    .map(({ rule }) => rule);
  expect(rules).toContain('personal_attack');
  expect(rules).not.toContain('new_time');
  expect(rules).not.toContain('new_fact');
});

describe('a response', () => {
  const REQUEST: RewriteRequestV1 = {
    rewrite_request_id: '0b0f5c0e-7d8f-4b8e-9a55-0d6f0f5d6f01',
    sender: { user_id: '0b0f5c0e-7d8f-4b8e-9a55-0d6f0f5d6f02', language: 'en' },
    recipient: { user_id: '0b0f5c0e-7d8f-4b8e-9a55-0d6f0f5d6f03', language: 'en', power_mode: 'peer' },
    message: { original_text: ORIGINALS.en ?? '', detected_language: 'en' },
    classification: { topics: ['noise'], intent: 'request', rewrite_strength: 'full_reframe' },
    rewrite_policy: {
      tone: 'gentle',
      directness: 'soft',
      emotional_temperature: 'cool_down',
      avoid: ['authority_language', 'rules_language', 'enforcement_language'],
    },
    recipient_context: {},
    output_constraints: {
      target_language: 'en',
      max_length_chars: 600,
      no_exact_times: true,
      no_preference_mentions: true,
      no_rules_or_norms: true,
    },
    metadata: {
      orchestrator_version: 'v1',
      classifier_version: 'v1',
      lexicon_version: 'v1',
      prompt_version: 'v1',
    },
  };
  const RESPONSE: RewriteResponseV1 = {
    rewrite_request_id: REQUEST.rewrite_request_id,
    rewritten_message: { text: KIND.en ?? '', language: 'en' },
    rewrite_notes: { intent_preserved: true, tone_applied: 'gentle', translation_performed: false },
  };
  const refused = (response: RewriteResponseV1, request = REQUEST) =>
    checkResponse({ request, response }, detect).some(
      ({ passed, severity }) => !passed && severity === 'hard',
    );
  const notes = (more: Partial<RewriteResponseV1['rewrite_notes']>): RewriteResponseV1 => ({
    ...RESPONSE,
    rewrite_notes: { ...RESPONSE.rewrite_notes, ...more },
  });

  it('that fits its request passes', () => {
    expect(refused(RESPONSE)).toBe(false);
  });

  it.each([
    ['of another request', { ...RESPONSE, rewrite_request_id: '0b0f5c0e-7d8f-4b8e-9a55-0d6f0f5d6f99' }],
    [
      'labelled with another language',
      { ...RESPONSE, rewritten_message: { text: KIND.en ?? '', language: 'de' } },
    ],
    ['in another tone', notes({ tone_applied: 'neutral' })],
    ['that says it was translated and was not', notes({ translation_performed: true })],
    ['that did not preserve the intent', notes({ intent_preserved: false })],
  ])('%s is refused', (_what, response) => {
    expect(refused(response)).toBe(true);
  });

  it('longer than its request allows is refused', () => {
    const short = { ...REQUEST.output_constraints, max_length_chars: 40 };
    expect(refused(RESPONSE, { ...REQUEST, output_constraints: short })).toBe(true);
  });

  it('is judged by rules and spans: no verdict quotes it', () => {
    const text = `${KIND.en} You slob.`;
    const verdicts = checkResponse(
      { request: REQUEST, response: { ...RESPONSE, rewritten_message: { text, language: 'en' } } },
      detect,
    );
    expect(JSON.stringify(verdicts)).not.toContain('slob');
    const attack = verdicts.find(({ rule, passed }) => rule === 'personal_attack' && !passed);
    expect(text.slice(attack?.spans[0]?.start, attack?.spans[0]?.end)).toContain('slob');
  });
});
