import { readFileSync } from 'node:fs';
import type { RewriteRequestV1, Tone } from '@palimpsest/contracts';
import type { DetectLanguage } from '@palimpsest/kernel/text';
import { describe, expect, it } from 'vitest';
import { findAsks } from './builtin/concepts/find-asks.ts';
import { findConcepts } from './builtin/concepts/find-concepts.ts';
import { renderMessage } from './builtin/render-message.ts';
import { checkText } from './validate/check-text.ts';

interface Case {
  readonly id: string;
  readonly language: string;
  readonly text: string;
  readonly topics: RewriteRequestV1['classification']['topics'];
  readonly intent: RewriteRequestV1['classification']['intent'];
  readonly rewrite_strength: RewriteRequestV1['classification']['rewrite_strength'];
  readonly safety_flags: readonly string[];
  readonly concepts: readonly string[];
  readonly ask: string;
}

const LANGUAGES = ['en', 'es', 'fr', 'de'];
/** Only ends a hang: whichever test comes first makes the outputs for all. */
const LONGEST = 240_000;
const read = (part: string, language: string): Case[] =>
  readFileSync(new URL(`./cases/${part}-${language}.jsonl`, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Case)
    .filter(({ safety_flags }) => !safety_flags.includes('threat') && !safety_flags.includes('self_harm'));
const OPEN = LANGUAGES.flatMap((language) => read('open', language));
const OPEN_IDS = new Set(OPEN.map(({ id }) => id));
const ALL = [...OPEN, ...LANGUAGES.flatMap((language) => read('held-out', language))];

function requestFor(each: Case, target: string, tone: Tone = 'neutral'): RewriteRequestV1 {
  return {
    rewrite_request_id: '0b0f5c0e-7d8f-4b8e-9a55-0d6f0f5d6f01',
    sender: { user_id: '0b0f5c0e-7d8f-4b8e-9a55-0d6f0f5d6f02', language: each.language },
    recipient: { user_id: '0b0f5c0e-7d8f-4b8e-9a55-0d6f0f5d6f03', language: target, power_mode: 'peer' },
    message: { original_text: each.text, detected_language: each.language },
    classification: {
      topics: [...each.topics],
      intent: each.intent,
      rewrite_strength: each.rewrite_strength,
    },
    rewrite_policy: {
      tone,
      directness: 'balanced',
      emotional_temperature: each.rewrite_strength === 'full_reframe' ? 'cool_down' : 'steady',
      avoid: ['authority_language', 'rules_language', 'enforcement_language'],
    },
    recipient_context: { communication_style: 'balanced', conflict_repair_preference: 'check_in' },
    output_constraints: {
      target_language: target,
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
}

const written = (each: Case, target: string, tone?: Tone): string | null => {
  const answer = renderMessage(requestFor(each, target, tone));
  return answer.kind === 'written' ? answer.text : null;
};
/** One of the other languages, another for each message. */
const another = (language: string, at: number) =>
  LANGUAGES.filter((each) => each !== language)[at % (LANGUAGES.length - 1)] ?? language;

interface Output extends Case {
  readonly target: string;
  readonly rewritten: string;
}
const outputOf = (each: Case, target: string): Output[] => {
  const rewritten = written(each, target);
  return rewritten === null ? [] : [{ ...each, target, rewritten }];
};
let made: { same: Output[]; cross: Output[] } | undefined;

/** A part of them, for time, made once: all of them, in all languages, are a matter of the bench. */
function outputs(): { same: Output[]; cross: Output[] } {
  made ??= {
    same: ALL.filter((_, at) => at % 6 === 0).flatMap((each) => outputOf(each, each.language)),
    cross: ALL.filter((_, at) => at % 10 === 0).flatMap((each, at) =>
      outputOf(each, another(each.language, at)),
    ),
  };
  return made;
}

/** What is kept of those messages that rules may be made from. */
function keptOf(all: readonly Output[]) {
  const open = all.filter(({ id }) => OPEN_IDS.has(id));
  const found = open.flatMap(({ concepts, rewritten, target }) => {
    const said = new Set<string>(findConcepts(rewritten, target).map(({ id }) => id));
    return concepts.map((id) => said.has(id));
  });
  const asked = open
    .filter(({ ask }) => ask !== 'other')
    .map(({ ask, rewritten, target }) => findAsks(rewritten, target).some(({ id }) => id === ask));
  const share = (kept: readonly boolean[]) => kept.filter(Boolean).length / kept.length;
  return { concepts: share(found), asks: share(asked) };
}

describe('the built-in renderer on the labelled messages', () => {
  it(
    'keeps at least 90% of the concepts and of the asks in the language of the sender',
    () => {
      const { concepts, asks } = keptOf(outputs().same);
      expect(concepts).toBeGreaterThanOrEqual(0.9);
      expect(asks).toBeGreaterThanOrEqual(0.9);
    },
    LONGEST,
  );

  it(
    'keeps at least 90% of the concepts and of the asks in another language',
    () => {
      const { concepts, asks } = keptOf(outputs().cross);
      expect(concepts).toBeGreaterThanOrEqual(0.9);
      expect(asks).toBeGreaterThanOrEqual(0.9);
    },
    LONGEST,
  );

  it(
    'never gives messages with different concepts the same output',
    () => {
      const byText = new Map<string, Set<string>>();
      for (const { concepts, target, rewritten } of [...outputs().same, ...outputs().cross]) {
        if (concepts.length === 0) continue;
        const key = `${target} ${rewritten}`;
        byText.set(key, (byText.get(key) ?? new Set()).add([...concepts].sort().join()));
      }
      expect([...byText.values()].filter((each) => each.size > 1).map((each) => [...each])).toEqual([]);
    },
    LONGEST,
  );

  it(
    'writes nothing that a hard rule refuses, and at most 600 characters',
    () => {
      const bad: string[] = [];
      for (const { id, text, language, target, rewritten } of [...outputs().same, ...outputs().cross]) {
        const detect: DetectLanguage = () => ({ language: target, confidence: 'high' });
        const verdicts = checkText(
          { original: text, rewritten, targetLanguage: target, sourceLanguage: language },
          detect,
        );
        for (const { rule, severity } of verdicts)
          if (severity === 'hard') bad.push(`${id} to ${target}: ${rule}`);
        if (rewritten.length > 600) bad.push(`${id} to ${target}: length`);
      }
      expect(bad).toEqual([]);
    },
    LONGEST,
  );

  it(
    'gives the same bytes again',
    () => {
      for (const each of OPEN.filter(({ rewrite_strength }) => rewrite_strength === 'full_reframe').slice(
        0,
        8,
      )) {
        const first = written(each, 'en');
        for (let i = 0; i < 20; i += 1) expect(written(each, 'en'), each.id).toBe(first);
      }
    },
    LONGEST,
  );
});

describe('the built-in renderer', () => {
  const loud: Case = {
    id: 'test',
    language: 'en',
    text: 'Turn your bloody music down at night, you selfish pig, I can never sleep!!!',
    topics: ['noise'],
    intent: 'request',
    rewrite_strength: 'full_reframe',
    safety_flags: ['emotional_intensity'],
    concepts: ['loud_music', 'sleep'],
    ask: 'turn_down',
  };

  it.each([
    ['it', 'en'],
    ['en', 'pt'],
  ])('from %s to %s writes nothing and says why', (source, target) => {
    const answer = renderMessage(requestFor({ ...loud, language: source }, target));
    expect(answer).toMatchObject({ kind: 'cannot', reason: expect.stringMatching(/language/) as string });
  });

  it.each(LANGUAGES)('drops insults, absolutes and shouting on the way to %s and keeps the ask', (target) => {
    const text = written(loud, target) ?? '';
    expect(text).not.toMatch(/pig|cerdo|porc|Schwein|selfish|bloody|never|!!/i);
    expect(findConcepts(text, target).map(({ id }) => id)).toContain('loud_music');
    expect(findAsks(text, target).map(({ id }) => id)).toContain('turn_down');
  });

  it('edits the words of the sender where a light touch is enough', () => {
    const own = 'Could you take the bins out tonight? They smell a bit and my mum is coming.';
    const light: Case = { ...loud, text: own, rewrite_strength: 'light_touch', topics: ['cleanliness'] };
    expect(written(light, 'en')).toContain('my mum is coming');
  });

  it('writes a new message where it is a full reframe', () => {
    expect(written(loud, 'en')).not.toContain('I can never sleep');
  });

  it('writes each tone in its own words', () => {
    const tones: readonly Tone[] = ['gentle', 'neutral', 'calm'];
    expect(new Set(tones.map((tone) => written(loud, 'en', tone))).size).toBeGreaterThan(1);
  });

  it('names no preference, role or rule, whatever the context says', () => {
    const request = requestFor(loud, 'en');
    const answer = renderMessage({
      ...request,
      recipient: { ...request.recipient, power_mode: 'higher_sender' },
      recipient_context: {
        communication_style: 'gentle',
        conflict_repair_preference: 'cool_off',
        noise_tolerance: 'low',
      },
    });
    expect(answer.kind === 'written' ? answer.text : '').not.toMatch(
      /prefer|toleran|gentle|owner|landlord|rule|must|have to/i,
    );
  });
});
