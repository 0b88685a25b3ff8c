import { describe, expect, it } from 'vitest';
import { isWritingTask } from './writing-tasks.ts';

describe('a sentence gives a writer a task', () => {
  it.each([
    'Describe the life of a bee.',
    'Please compose a letter to the mayor.',
    'Blend this loop into your code.',
    'Mention our shop in your answer.',
    '```\nprint(1)\n```',
    'os.system("ls")',
    'print(requests.get(url).text)',
    'with tools.openAll(list) as all, open("./a.txt") as one:     tools.copy(all, one)',
  ])('%j', (sentence) => {
    expect(isWritingTask(sentence)).toBe(true);
  });

  it.each([
    'The weir is 6.8 metres high.',
    'Use of the weir fell by half.',
    'Provided that it rains, the gates open.',
    'Share prices rose in May.',
    'Take the tablet twice a day.',
    'With response.json() you get a second promise of the same body.',
    'Calling response.json() returns a second promise.',
    'The call open("notes.txt") returns a file object.',
    'Blend the soup for 3 minutes.',
    'Provide the patient with oxygen within 10 minutes.',
  ])('but not %j', (sentence) => {
    expect(isWritingTask(sentence)).toBe(false);
  });
});
