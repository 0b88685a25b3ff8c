import type { z } from 'zod';

const KINDS: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  array: 'a list',
  object: 'an object',
};

/** Of shapes that have no words of their own for it. */
const FORMS: Readonly<Record<string, string>> = {
  uuid: 'must be a UUID',
  date: 'must be a day such as 2026-03-31',
  datetime: 'must be a time such as 2026-03-31T09:30:00.000Z',
  url: 'must be a full address (URL)',
};

/** What is wrong with a field, as the rest of a sentence that begins with its name. Never quotes a value. */
export function issueWords(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'is missing' : `must be ${KINDS[issue.expected] ?? issue.expected}`;
    case 'too_small':
      return smallest(issue.origin, Number(issue.minimum));
    case 'too_big':
      return largest(issue.origin, Number(issue.maximum));
    case 'invalid_value':
      return `must be ${issue.values.map(String).join(' or ')}`;
    case 'invalid_union':
      return 'must have a type: reorder, remove, replace or scaffold';
    case 'unrecognized_keys':
      return `must not have ${issue.keys.join(', ')}`;
    case 'invalid_format':
      return issue.message.startsWith('Invalid ')
        ? (FORMS[issue.format] ?? 'does not have the right form')
        : issue.message;
    default:
      return issue.message;
  }
}

function smallest(origin: string, minimum: number): string {
  if (origin === 'string') return 'must not be empty';
  return origin === 'array' ? `must have at least ${minimum} entry` : `must be ${minimum} or more`;
}

function largest(origin: string, maximum: number): string {
  if (origin === 'string') return `must have at most ${maximum} characters`;
  return origin === 'array' ? `must have at most ${maximum} entries` : `must be ${maximum} or less`;
}
