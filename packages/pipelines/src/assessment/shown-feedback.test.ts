import { describe, expect, it } from 'vitest';
import { shownFeedback } from './shown-feedback.ts';

const before = 'A train leaves Chicago at 60 mph. Determine the distance. It goes untill noon.';
const check = (recommendation: string, after: string, text = before) =>
  shownFeedback(text, after, [{ feedbackId: 'a', category: 'clarity', recommendation }]);

describe('what a new text shows of the feedback', () => {
  it.each([
    ["Add 'eastbound'.", before.replace('A train', 'An eastbound train')],
    ['Add “eastbound” before "train".', before.replace('A train', 'An **Eastbound** train')],
    ["Replace 'Determine' with 'Find'.", before.replace('Determine', 'Find')],
    ['Typo: untill -> until', before.replace('untill', 'until')],
    ["Change 'train' to 'fast train'.", before.replace('train', 'fast train')],
    ["Change 'chicago' to 'Chicago'.", 'It leaves Chicago today.', 'It leaves chicago.'],
    ["Remove 'It goes untill noon.'", before.replace(' It goes untill noon.', '')],
    ['Make it clearer.', `${before} Please.`],
  ])('%s: it is there', (recommendation, after, text = before) => {
    expect(check(recommendation, after, text)).toEqual({ changed: true, notFound: [] });
  });

  it.each([
    ["Add 'eastbound'.", before.replace('A train', 'A westbound train')],
    ["Add 'east'.", before.replace('A train', 'An eastbound train')],
    ["Add 'train'.", `${before} Please.`],
    ["Replace 'Determine' with 'Find'.", `${before} Find it.`],
    ["Replace 'Determine' with 'Find'.", before.replace('Determine', 'State')],
    ['Typo: untill -> until', before.replace('noon', 'ten')],
    ["Change 'chicago' to 'Chicago'.", 'It now leaves chicago.', 'It leaves chicago.'],
    ["Remove 'It goes untill noon.'", `${before} Please.`],
    ["Add 'eastbound' and replace 'Determine' with 'Find'.", before.replace('Determine', 'Find')],
  ])('%s: it is not', (recommendation, after, text = before) => {
    expect(check(recommendation, after, text)).toEqual({ changed: true, notFound: ['a'] });
  });

  it('other blanks are a change only where layout was asked for', () => {
    const apart = before.replace(/\. /g, '.\n\n');
    expect(check('Make it clearer.', apart).changed).toBe(false);
    expect(check('Break the text into paragraphs.', apart)).toEqual({ changed: true, notFound: [] });
  });
});
