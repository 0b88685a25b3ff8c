import { describe, expect, it } from 'vitest';
import {
  isByline,
  isCall,
  isControl,
  isCredit,
  isDateLine,
  isPointer,
  isSectionOfOthers,
} from './boilerplate-wording.ts';

/** For each kind of wording, lines that are of it and lines that are not. */
const TABLES = {
  'a date line': {
    is: (text: string) => isDateLine(text, 'any'),
    valid: [
      'Nov. 20, 2019 6:02 AM EST',
      'Updated: Sat 8:31 PM, Feb 17, 2018',
      'November 18, 2019 | 4:10pm',
      '19.11.2019, 08:57',
      '5 min read',
    ],
    invalid: [
      'The harbour opened on May 3 and was full by noon.',
      'May I ask?',
      'In 2019, 12 ships sank.',
      '',
    ],
  },
  'a stamped date line': {
    is: (text: string) => isDateLine(text, 'stamped'),
    valid: ['First Published: Tuesday, November 19, 2019 08:38 AM', 'Last updated on 3 May 2020'],
    invalid: ['10:30 a.m.', 'November 18'],
  },
  'a byline': {
    is: isByline,
    valid: [
      'By Ann Lee',
      'BY ANN LEE',
      'By',
      'By HNN Staff | November 18, 2019 at 2:26 PM HST',
      'Photos by Bo Ek',
    ],
    invalid: [
      'By contrast, nothing happened',
      'By 2030 the harbour will be full.',
      'By Monday it was over.',
      'Bypass',
    ],
  },
  'a credit': {
    is: isCredit,
    valid: [
      'Photo: Gene Example',
      'Image 1 of 4',
      'The gate at dawn (Image: GETTY )',
      'Reuters',
      'A ship (AP Photo/Ann Lee)',
    ],
    invalid: [
      'The Environmental Protection Agency (EPA).',
      'Images of the seabed show ripples.',
      'He told Reuters so.',
    ],
  },
  'a control': {
    is: isControl,
    valid: [
      'Advertisement',
      'Share Tweet Submit',
      'Post Comment (+)',
      '12 comments',
      'Read more »',
      'https://example.org/a',
    ],
    invalid: ['Advertising works.', 'Share prices fell', 'No comments were made.', '12'],
  },
  'a pointer': {
    is: isPointer,
    valid: ['Read more: The harbour', 'Related: Sand', 'You may also like...', "DON'T MISS", 'SEE MORE: Mud'],
    invalid: [
      'More people than ever came, and they stayed for a week. Then they left.',
      'Reading is good.',
      'Seen from above, it is small',
    ],
  },
  'a call': {
    is: isCall,
    valid: [
      'Sign up for our daily newsletter',
      'Follow her on Twitter @annlee',
      'Have a tip? Write to us.',
      'Ann Lee can be reached at ann@example.org.',
      'Copyright 2019 The Post. All rights reserved.',
      'If you enjoyed this article, tell a friend.',
      'This article was originally published in The Post.',
      'Write to Ann Lee at ann@example.org',
    ],
    invalid: [
      'Users follow each other on many networks.',
      'Their privacy policy was studied twice.',
      'Comments were moderated by volunteers in both groups.',
      'Get enough sleep, drink water and take walks.',
      'The two papers have 1,200 subscribers.',
    ],
  },
  'a section of others': {
    is: isSectionOfOthers,
    valid: [
      'Latest News',
      'Related stories',
      'More Great WIRED Stories',
      'About the author',
      '3 comments',
      'You may also like:',
    ],
    invalid: [
      'Related work',
      'Comments',
      'Responses',
      'Results',
      'More about the method',
      'Recent developments',
    ],
  },
} as const;

describe.each(Object.entries(TABLES))('%s', (_kind, { is, valid, invalid }) => {
  it.each(valid)('is %j', (text) => {
    expect(is(text)).toBe(true);
  });

  it.each(invalid)('is not %j', (text) => {
    expect(is(text)).toBe(false);
  });
});
