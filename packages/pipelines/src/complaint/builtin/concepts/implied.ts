import type { ConceptId } from './ids.ts';

/** What is always spoken of with another concept. */
export const IMPLIED: Readonly<Partial<Record<ConceptId, readonly ConceptId[]>>> = {
  overnight_guests: ['guests'],
  unannounced_guests: ['guests'],
  guest_mess: ['guests'],
  partner_over: ['guests'],
  family_visit: ['guests'],
  pet_mess: ['pets'],
  late_noise: ['noise'],
  early_noise: ['noise'],
  appliance_noise: ['noise'],
  bathroom_time: ['bathroom'],
  bathroom_privacy: ['bathroom'],
  kitchen_time: ['kitchen'],
  laundry_time: ['laundry'],
  room_booking: ['living_room'],
};

/** What makes a noise, so that a late or early hour said with it makes a late or early noise. */
export const NOISY: ReadonlySet<ConceptId> = new Set<ConceptId>([
  'noise',
  'loud_music',
  'loud_tv',
  'loud_voices',
  'phone_calls',
  'gaming',
  'slamming_doors',
  'footsteps',
  'instrument',
  'party',
  'appliance_noise',
  'barking',
]);
