import { CALLS, CONTROLS, OTHERS, POINTERS } from './wording-lists.ts';

/** Wordings that newsrooms and blogs put around articles. Each is asked of one block's whole text. */

const SHORT = 60;
const LINE = 160;
const NOTE = 400;

const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const MONTHS = new RegExp(MONTH, 'gi');
const DATE = new RegExp(
  `\\b${MONTH}\\b\\.?\\s{0,3}\\d{1,2}\\b|\\b\\d{1,2}(?:st|nd|rd|th)?\\s{1,3}${MONTH}\\b|\\b\\d{1,4}[./-]\\d{1,2}[./-]\\d{1,4}\\b|\\b\\d{1,2}:\\d{2}\\b`,
  'i',
);
const STAMP =
  /^\W{0,3}(?:first |last |originally )?(?:published|updated|posted|modified|edited|created|date|written|added)\b(?: on| at|:|\s)/i;
const TIME_WORDS =
  /\b(?:a\.?m\.?|p\.?m\.?|[ecmp][sd]?t|gmt|utc|ist|bst|hst|cet|mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?\b/gi;

/**
 * "Updated Nov. 19, 2019 8:21 am ET", "November 18, 2019 | 4:10pm", "3 min read". A bare time or date may also be a
 * heading within an article: `stamped` takes only lines that say what the date is.
 */
export function isDateLine(text: string, kind: 'any' | 'stamped'): boolean {
  if (text.length > 110) return false;
  if (/^\W{0,3}\d{1,3}[- ]min(?:ute)?s?(?: read)?\W{0,3}$/i.test(text)) return true;
  if (!DATE.test(text)) return false;
  if (STAMP.test(text)) return true;
  if (kind === 'stamped' || text.length > SHORT) return false;
  // What remains without the date and its words must be next to nothing.
  return (
    text
      .replace(MONTHS, '')
      .replace(TIME_WORDS, '')
      .replace(/[^\p{L}]+/gu, '').length <= 8
  );
}

/** "By Jane Doe", "By HNN Staff | November 18, 2019". */
export function isByline(text: string): boolean {
  if (text.length > 110) return false;
  if (/^by\W{0,2}$/i.test(text)) return true;
  if (!/^(?:[Bb]y|BY|(?:Written|Reported|Edited|Posted|Story|Words|Photos?) by):? \p{Lu}/u.test(text))
    return false;
  return text.length <= SHORT ? !/[.!?]["”’]?$/.test(text) : DATE.test(text);
}

/** "(Image: GETTY)", "Photo by ...", "Image 1 of 4". */
export function isCredit(text: string): boolean {
  if (text.length > NOTE) return false;
  return CREDITS.some(([most, credit]) => text.length <= most && credit.test(text));
}

const CREDITS: readonly (readonly [number, RegExp])[] = [
  [SHORT, /^(?:getty images?|reuters|associated press|ap|afp|shutterstock|istock)(?: file)?(?: photo)?$/i],
  [LINE, /^\W{0,3}(?:photos?|images?|pictures?|pic|credit|video|photograph)(?: credit)?(?: by|:| ©| via)/i],
  [SHORT, /^(?:image|photo|slide|picture) \d{1,4} (?:of|\/)/i],
  [
    NOTE,
    /[([](?:image|images|photo|photos|picture|pic|credit|photograph|file photo)\s{0,2}(?::|by|©|credit|courtesy)[^()[\]]{0,120}[)\]]\W{0,3}$/i,
  ],
  [
    300,
    /[([][^()[\]]{0,80}(?:getty images?|shutterstock|istock|ap photo|ap images|alamy|file photo|(?:reuters|afp|epa)\/)[^()[\]]{0,60}[)\]]\W{0,2}$/i,
  ],
];

/** A word on a button rather than a sentence. */
export function isControl(text: string): boolean {
  if (text.length > SHORT) return false;
  const bare = text
    .toLowerCase()
    .replace(/\s{1,10}/g, ' ')
    .replace(/\(\W{0,3}\d{0,6}\W{0,3}\)/g, '')
    .replace(/^[\s:.,|+•·\-–—►»<>]{1,10}|[\s:.,|+•·\-–—►»<>]{1,10}$/g, '');
  if (CONTROLS.has(bare) || /^https?:\/\/\S+$/.test(text)) return true;
  return /^(?:\d{1,6} )?(?:comments?|shares?|views?|likes?)(?: \d{1,6})?$/.test(bare);
}

const POINTER = new RegExp(
  `^\\W{0,3}(?:${POINTERS.join('|')})\\b[^.!?]{0,60}(?::|\\.\\.\\.|…|$|\\s[-–—>]\\s)`,
  'i',
);

/** "Read more: ...", "Related: ...", "You may also like". */
export function isPointer(text: string): boolean {
  return text.length <= 2 * LINE && POINTER.test(text);
}

/** "Sign up for our newsletter", "Follow her on Twitter", "All rights reserved". */
export function isCall(text: string): boolean {
  return text.length <= NOTE && CALLS.some((call) => call.test(text));
}

/** "Latest news", "About the author", "12 comments". */
export function isSectionOfOthers(text: string): boolean {
  return text.length <= SHORT && OTHERS.some((heading) => heading.test(text));
}
