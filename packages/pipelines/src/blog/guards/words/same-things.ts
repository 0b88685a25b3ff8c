import { wordList } from '@palimpsest/kernel/text';

/** Nouns that may stand for each other behind a number, one group a line. */
export const GROUPS = [
  'people persons individuals humans folks men women',
  'employees staff workers colleagues employee personnel',
  'customers clients buyers shoppers users',
  'users people visitors readers members',
  'residents citizens inhabitants people locals',
  'children kids pupils students',
  'participants attendees respondents people guests',
  'posts articles pieces entries',
  'bikes bicycles cycles',
  'cars vehicles automobiles',
  'agencies organizations organisations bodies offices departments',
  'companies firms businesses enterprises',
  'tests trials experiments studies',
  'methods techniques approaches ways',
  'tips suggestions recommendations pointers',
  'errors mistakes bugs faults',
  'parts components pieces elements',
  'tasks jobs chores duties',
  'reasons causes grounds',
  'problems issues difficulties challenges',
  'houses homes households dwellings',
  'shops stores outlets',
  'meetings sessions gatherings',
  'requests queries calls',
  'steps stages phases',
  'things items points aspects factors',
].map((group) => wordList(group));

export function areSameThings(a: string, b: string): boolean {
  return GROUPS.some((group) => group.has(a) && group.has(b));
}

/** Two forms of one word: the stemmer keeps some of them apart ("hidden", "hide"; "quarter", "quarterly"). */
export function areForms(a: string, b: string): boolean {
  const shorter = Math.min(a.length, b.length);
  if (shorter < 3) return a === b;
  const length = Math.min(5, shorter);
  return a.slice(0, length) === b.slice(0, length);
}
