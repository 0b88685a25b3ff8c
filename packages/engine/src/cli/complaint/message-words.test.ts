import type { ComplaintAudit, SenderView } from '@palimpsest/contracts';
import { describe, expect, it } from 'vitest';
import { createTerminal } from '../terminal.ts';
import { messageWords } from './message-words.ts';

const ID = '839fc74b-05fc-4c82-b56f-f29bc43cec04';
const AT = '2026-11-16T15:09:42.087Z';
const on = ({ isTTY = false, columns = 80 } = {}) => {
  const stream = { write: () => undefined, isTTY, columns };
  return createTerminal({ stdout: stream, stderr: stream, environment: {}, quiet: false });
};
const words = (view: Parameters<typeof messageWords>[0], screen = on()) =>
  messageWords(view, screen.styles, screen.width);
const longest = (text: string) => Math.max(...text.split('\n').map(({ length }) => length));

const sent: SenderView = {
  rewrite_request_id: ID,
  surface: 'direct_message',
  status: 'completed',
  created_at: AT,
  sender_reveal_at: '2026-11-17T15:09:42.087Z',
  original_text: 'Wash up.',
  rewritten_text: null,
};

const audit: ComplaintAudit = {
  rewrite_request_id: ID,
  run_id: ID,
  home_id: ID,
  sender_user_id: ID,
  recipient_user_id: ID,
  surface: 'weekly_feedback',
  emotion_context: null,
  status: 'failed',
  reason: 'guard_rejected',
  detail: 'it said \u001b[2Jtoo much',
  operator_flag: 'threat',
  recipient_snapshot_id: null,
  recipient_preference_snapshot_id: null,
  classifier_version: null,
  classification: {
    topics: ['noise', 'guests', 'schedule', 'communication'],
    intent: 'boundary',
    detected_language: 'en',
    rewrite_strength: 'full_reframe',
    confidence: { topic: 'high', intent: 'medium', language: 'high' },
    safety_flags: ['threat'],
  },
  classifier_failed: false,
  iso_week_year: 2026,
  iso_week: 47,
  context_pack_version: null,
  context_pack_default: null,
  rewrite_policy: {
    tone: 'gentle',
    directness: 'soft',
    emotional_temperature: 'cool_down',
    rewrite_strength: 'full_reframe',
  },
  policy_version: null,
  source_locale: 'en',
  target_locale: 'de',
  lane: 'cross_language',
  provider: 'builtin',
  adapter_kind: 'builtin',
  base_url: null,
  model: 'complaint-builtin/v1',
  prompt_version: null,
  lexicon_version: null,
  orchestrator_version: 'v1',
  routing: null,
  attempts: 2,
  verdicts: [
    { rule: 'blame', severity: 'hard', passed: false, message: 'Absolutes close ears.', spans: [] },
    { rule: 'slur', severity: 'hard', passed: true, message: 'No one is put down.', spans: [] },
  ],
  rewrite_completed_at: null,
  sender_reveal_at: null,
  stages: [{ stage: 'complaint-route-selected', at: AT }],
};

describe('a message in a terminal', () => {
  it('gives its recipient the words first, as lines of the screen, and then the day', () => {
    const text = `${'Could we keep the music lower after ten? '.repeat(5).trim()}\nThanks!`;
    const view = { rewrite_request_id: ID, surface: 'direct_message', text, language: 'en' } as const;
    const shown = words({ ...view, delivered_at: AT }, on({ columns: 60 }));
    expect(shown).toMatch(/^Could we keep the music lower after ten\?/);
    expect(shown).toMatch(/\nThanks!\n\ndirect message, delivered 2026-11-16 15:09:42Z, in en$/);
    expect(longest(shown)).toBeLessThanOrEqual(60);
  });

  it('tells its sender when the text that arrived can be read, and shows it from then on', () => {
    expect(words(sent)).toContain('Reveal  the text that arrived, from 2026-11-17 15:09:42Z');
    expect(words(sent)).not.toContain('What arrived');
    expect(words({ ...sent, rewritten_text: 'Please wash up.' })).toMatch(/What arrived\nPlease wash up\.$/);
    expect(words({ ...sent, original_text: null })).toContain('What you wrote\n(erased)');
  });

  it('tells the operator what was decided, with the checks that failed alone', () => {
    const shown = words(audit);
    expect(shown).toContain('State       not delivered: guard rejected');
    expect(shown).toContain('Languages   from en to de');
    expect(shown).toContain('2 checks, 1 failed\n  RULE   WEIGHT  WHY IT IS CHECKED\n  blame  hard');
    expect(shown).not.toContain('slur');
    expect(shown).toContain('2026-11-16 15:09:42Z  route selected');
    expect(longest(shown)).toBeLessThanOrEqual(80);
  });

  it('has colours only on a screen, and none that a renderer brings along', () => {
    expect(words(audit)).not.toContain('\u001b');
    const coloured = words(audit, on({ isTTY: true }));
    expect(coloured).toContain('\u001b[33mthreat\u001b[0m');
    expect(coloured).not.toContain('\u001b[2J');
  });
});
