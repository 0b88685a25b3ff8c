import type { Topic } from '@palimpsest/contracts';
import { CONCEPTS, type ConceptId } from './ids.ts';

/**
 * Topics a concept is told under besides its own: those of at least a tenth of the open and training messages it is the main
 * matter of. A bike that was moved is privacy, a party guests before it is noise.
 */
export const FURTHER_TOPICS: Readonly<Partial<Record<ConceptId, readonly Topic[]>>> = {
  party: ['guests'],
  study_time: ['schedule', 'privacy'],
  stove: ['other'],
  fridge: ['other'],
  trash: ['schedule'],
  floor: ['schedule'],
  laundry: ['schedule'],
  cleaning_turns: ['schedule'],
  cleaning_supplies: ['other'],
  toilet_paper: ['other'],
  towels: ['privacy'],
  pet_mess: ['other'],
  borrowed_items: ['other'],
  mail: ['other'],
  guests: ['noise', 'privacy'],
  partner_over: ['other'],
  unannounced_guests: ['communication'],
  guest_mess: ['cleanliness', 'other'],
  keys: ['other', 'privacy'],
  long_showers: ['noise', 'other'],
  house_meeting: ['communication'],
  cancelled_plans: ['communication'],
  late_return: ['noise'],
  work_schedule: ['noise'],
  appointments: ['other'],
  gossip: ['privacy'],
  promises: ['other', 'schedule'],
  hot_water: ['schedule'],
  pets: ['cleanliness'],
  bikes: ['cleanliness', 'privacy'],
  storage: ['privacy'],
};

/** Whether a message of these topics can be about the concept. */
export function isOfTopics(id: ConceptId, topics: readonly Topic[]): boolean {
  return (
    topics.includes(CONCEPTS[id].topic) || (FURTHER_TOPICS[id] ?? []).some((topic) => topics.includes(topic))
  );
}
