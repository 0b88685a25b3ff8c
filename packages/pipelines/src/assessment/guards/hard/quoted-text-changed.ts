import type { Span } from '@palimpsest/contracts';
import { matches, words } from '@palimpsest/kernel/text';
import { type AssessmentGuard, objectionAt, objectionIf } from '../assessment-guard.ts';
import { linesOf } from '../read/tables.ts';

export const quotedTextChanged: AssessmentGuard = {
  id: 'quoted-text-changed',
  severity: 'hard',
  summary: 'What is quoted, underlined or set off as a passage is kept word for word.',
  why: 'Questions on a text or a word are about exactly that text or word.',
  liftedByReplace: true,
  check: ({ before, after, allows }) => {
    const was = bareText(before.source);
    const is = bareText(after.source);
    const lost = passages(before.source).some(({ key }) => !is.includes(key));
    const added = passages(after.source)
      .filter(
        ({ key, text }) => !was.includes(key) && !words(text).every(({ lower }) => allows.added.has(lower)),
      )
      .map(({ span }) => span);
    return [
      ...objectionAt('A quotation was changed or added.', added),
      ...objectionIf(lost && added.length === 0, 'A quotation of the problem is missing or changed.'),
    ];
  },
};

export const MARKED =
  /"([^"\n]{1,2000})"|“([^“”\n]{1,2000})”|«([^«»\n]{1,2000})»|<u>([^<>]{1,500})<\/u>|(?<![\p{L}\p{N}])['‘]([^'‘’\n]{2,300})['’](?![\p{L}\p{N}])/gu;

function passages(source: string): { key: string; text: string; span: Span }[] {
  const found = [];
  for (const match of matches(source, MARKED)) {
    const text = match[1] ?? match[2] ?? match[3] ?? match[4] ?? match[5] ?? '';
    const key = bareText(text);
    if (key.trim() !== '')
      found.push({ key, text, span: { start: match.index, end: match.index + match[0].length } });
  }
  for (const { text, start } of linesOf(source)) {
    if (!/^\s{0,3}>\s?\S/.test(text)) continue;
    const quoted = text.replace(/^\s{0,3}>\s?/, '');
    found.push({ key: bareText(quoted), text: quoted, span: { start, end: start + text.length } });
  }
  return found;
}

/** Letters and digits with single spaces around them, so that whole words are found. */
function bareText(text: string): string {
  return ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, ' ')
    .trim()} `;
}
