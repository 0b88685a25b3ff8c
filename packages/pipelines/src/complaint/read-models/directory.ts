import type { Json } from '@palimpsest/contracts';
import { ERASED_TEXT, type ProjectedEvent, type ReadModel, type Row, runOfStream } from '@palimpsest/kernel';

/** One row a home that the host's backend told of. */
export const homes: ReadModel = {
  table: 'complaint_homes',
  key: ['home_id'],
  columns: { home_id: 'uuid', run_id: 'text', created_at: 'timestamptz' },
  words: [],
  project(event) {
    const { type, payload } = event;
    if (type !== 'complaint-home-changed' || payload.created !== true) return [];
    const row = {
      home_id: payload.home_id ?? null,
      run_id: runOfStream(event.stream),
      created_at: event.recordedAt,
    };
    return [{ op: 'insert', row }];
  },
};

/** One row a member and home, as they are now. Who left stays on record. */
export const members: ReadModel = {
  table: 'complaint_members',
  key: ['home_id', 'user_id'],
  columns: {
    home_id: 'uuid',
    user_id: 'uuid',
    role: 'text',
    locale: 'text',
    preferences: 'jsonb',
    active: 'boolean',
    run_id: 'text',
    changed_at: 'timestamptz',
  },
  words: ['preferences'],
  project(event) {
    const { home_id = null, user_id = null, role = null, locale = null } = event.payload;
    const key = { home_id, user_id };
    const made = { run_id: runOfStream(event.stream), changed_at: event.recordedAt };
    switch (event.type) {
      case 'complaint-member-added':
        return [
          { op: 'insert', row: { ...key, role, locale, ...preferencesOf(event), active: true, ...made } },
        ];
      case 'complaint-member-changed':
        return [{ op: 'update', key, set: { role, locale, ...preferencesOf(event), active: true, ...made } }];
      case 'complaint-member-removed':
        return [{ op: 'update', key, set: { active: false, ...made } }];
      default:
        return [];
    }
  },
};

/** What is to be written of the preferences: nothing where they stay as they are. */
function preferencesOf({ payload, texts }: ProjectedEvent): Row {
  if (payload.preferences === 'kept') return {};
  if (payload.preferences === 'none') return { preferences: null };
  const words = texts.preferences;
  return { preferences: typeof words === 'string' ? (JSON.parse(words) as Json) : ERASED_TEXT };
}
