import { complaintEntrySchema, weeklyEntrySchema } from '@palimpsest/contracts';
import { describe, expect, it } from 'vitest';

const WEEKLY = {
  home_id: '0b0f5c0e-7d8f-4b8e-9a55-0d6f0f5d6f01',
  sender_user_id: '0b0f5c0e-7d8f-4b8e-9a55-0d6f0f5d6f02',
  recipient_user_id: '0b0f5c0e-7d8f-4b8e-9a55-0d6f0f5d6f03',
  sender_message: 'Could you do the dishes?',
};
const GENERAL = { ...WEEKLY, surface: 'direct_message' };
const isEntry = (value: unknown) => complaintEntrySchema.safeParse(value).success;
const isWeekly = (value: unknown) => weeklyEntrySchema.safeParse(value).success;
const messageOf = (sender_message: string) =>
  complaintEntrySchema.safeParse({ ...GENERAL, sender_message }).data?.sender_message;

describe('an entry point', () => {
  it('takes home, sender, recipient, message and surface; the mood may be left out', () => {
    expect(isEntry(GENERAL)).toBe(true);
    for (const name of Object.keys(GENERAL)) {
      const { [name as keyof typeof GENERAL]: _left, ...rest } = GENERAL;
      expect(isEntry(rest), name).toBe(false);
    }
  });

  it('takes the four surfaces and no other', () => {
    for (const surface of ['weekly_feedback', 'weekly_harmony', 'direct_message', 'other'])
      expect(isEntry({ ...GENERAL, surface }), surface).toBe(true);
    expect(isEntry({ ...GENERAL, surface: 'email' })).toBe(false);
  });

  it.each([
    'provider',
    'model',
    'preferences',
    'recipient_preferences',
    'recipient_context',
    'topics',
    'intent',
    'rewrite_strength',
    'power_mode',
    'role',
    'tone',
    'target_language',
    'routing',
  ])('refuses %s from the frontend', (name) => {
    expect(isEntry({ ...GENERAL, [name]: 'x' })).toBe(false);
    expect(isWeekly({ ...WEEKLY, [name]: 'x' })).toBe(false);
  });

  it('of the week has a surface of its own and takes none', () => {
    expect(isWeekly(WEEKLY)).toBe(true);
    expect(isWeekly(GENERAL)).toBe(false);
  });

  it('takes the moods calm, frustrated, angry and hurt, and no other', () => {
    for (const emotion_context of ['calm', 'frustrated', 'angry', 'hurt'])
      expect(isEntry({ ...GENERAL, emotion_context }), emotion_context).toBe(true);
    expect(isEntry({ ...GENERAL, emotion_context: 'furious' })).toBe(false);
  });
});

describe('a message', () => {
  it('has 1 to 1,500 characters after trimming', () => {
    expect(messageOf('a'.repeat(1500))).toHaveLength(1500);
    expect(messageOf(`  ${'a'.repeat(1500)}\n `)).toHaveLength(1500);
    expect(messageOf('a'.repeat(1501))).toBeUndefined();
    expect(messageOf('a')).toBe('a');
    expect(messageOf('')).toBeUndefined();
    expect(messageOf(' \n\t ')).toBeUndefined();
  });

  it.each([
    ['U+200B', '\u200b'],
    ['U+200C', '\u200c'],
    ['U+200D', '\u200d'],
    ['U+2060', '\u2060'],
    ['U+FE00', '\ufe00'],
    ['U+FE0F', '\ufe0f'],
    ['U+E0000', '\u{e0000}'],
    ['U+E0041', '\u{e0041}'],
    ['U+E007F', '\u{e007f}'],
    ['a control character', '\u0007'],
    ['NUL', '\u0000'],
    ['a right-to-left override', '\u202e'],
  ])('loses %s at intake', (_name, hidden) => {
    expect(messageOf(`tu${hidden}rn it ${hidden}down`)).toBe('turn it down');
  });

  it('of nothing but hidden characters has no words', () => {
    expect(messageOf('\u200b\u2060\ufe0f\u{e0041}')).toBeUndefined();
  });
});
