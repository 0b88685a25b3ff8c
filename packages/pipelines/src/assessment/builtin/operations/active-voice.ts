import type { Span } from '@palimpsest/contracts';
import { capitalised, type Edit, edited, uncapitalised } from '../prose/edit.ts';
import { sentencesOf } from '../prose/layout.ts';
import { nameTest } from '../prose/names.ts';
import { isPlural } from '../prose/noun-phrases.ts';
import { inflected, verbOf } from '../words/verbs.ts';
import type { Result, Scene } from './operation.ts';

/** Who is acted on, the helping verb, the participle, who acts, and the rest up to the end of the sentence. */
export const PASSIVE =
  /^((?:After [^,]{3,40}, |Before [^,]{3,40}, |Yesterday, |On \p{L}+day, |In [^,]{3,30}, )?)([^,;:?]{2,60}?) (was|were|is|are|will be|can be|must be|should be|has been|have been) (?:(\p{L}+ly) )?(\p{L}+) by ((?:the |a |an |his |her |their |its |your |two |three |four |five |\d{1,4} )?(?:\p{L}+ )??\p{L}+)((?: (?:in|on|at|to|from|with|for|every|each|before|after|during|into|for|of|who|that|when|and)\b[^.!?]{0,120})?)([.!]["'”’)]?)$/u;
const OBJECT_CASE: Readonly<Record<string, string>> = {
  he: 'him',
  she: 'her',
  they: 'them',
  i: 'me',
  we: 'us',
  it: 'it',
  you: 'you',
};
const SUBJECT_CASE: Readonly<Record<string, string>> = {
  him: 'he',
  her: 'she',
  them: 'they',
  me: 'I',
  us: 'we',
};

/** Turns "The boxes were packed by Mia." into "Mia packed the boxes.": only where the text says who acts. */
export function useActiveVoice({ layout }: Scene): Result {
  const { text } = layout;
  const isName = nameTest(text);
  const edits: Edit[] = [];
  for (const span of sentencesOf(layout)) {
    const active = activeOf(text.slice(span.start, span.end), isName);
    if (active !== null) edits.push({ ...span, text: active });
  }
  if (edits.length > 0) return { texts: [edited(text, edits)] };
  return {
    why: passives(text, sentencesOf(layout))
      ? 'The text does not say plainly who acts.'
      : 'The text has no passive that could be turned safely.',
  };
}

function activeOf(sentence: string, isName: (word: string) => boolean): string | null {
  const match = PASSIVE.exec(sentence);
  if (match === null) return null;
  const [
    ,
    lead = '',
    acted = '',
    helper = '',
    adverb = '',
    participle = '',
    agent = '',
    rest = '',
    stop = '',
  ] = match;
  const verb = baseOf(participle);
  if (verb === null) return null;
  if (
    /\b(?:that|which|who|and|or|not)\b/i.test(acted) ||
    /^(?:\d|noon|hand|mistake|mail|car|train|bus|itself|far)/i.test(agent)
  )
    return null;
  if (/^ and\b/.test(rest)) return null;
  const many =
    isPlural(agent.toLowerCase().split(' ').at(-1) ?? '') ||
    /^(?:two|three|four|five|\d|them|us)/i.test(agent) ||
    /^(?:them|us|me|you)$/i.test(agent);
  const done = finite(helper, verb, many);
  const who = SUBJECT_CASE[agent.toLowerCase()] ?? agent;
  const what = OBJECT_CASE[acted.toLowerCase()] ?? uncapitalised(acted, isName);
  const how = adverb === '' ? '' : `${adverb} `;
  const subject = lead === '' ? capitalised(who) : who;
  return `${lead}${subject} ${how}${done} ${what}${rest}${stop}`;
}

function baseOf(participle: string): string | null {
  const verb = verbOf(participle);
  if (verb !== undefined)
    return verb.forms.includes('participle') || verb.forms.includes('past') ? verb.base : null;
  if (/(?:at|i[sz]|uc|v|ur|ng|ag|rg|ut|id|os|as)ed$/.test(participle)) return participle.slice(0, -1);
  return /[^aeiou]ed$/.test(participle) ? participle.slice(0, -2) : null;
}

function finite(helper: string, base: string, many: boolean): string {
  if (helper === 'was' || helper === 'were') return inflected(base, 'past');
  if (helper === 'is' || helper === 'are') return inflected(base, many ? 'base' : 'third');
  if (helper.endsWith('been')) return `${many ? 'have' : 'has'} ${inflected(base, 'participle')}`;
  return `${helper.replace(/ be$/, '')} ${base}`;
}

function passives(text: string, spans: readonly Span[]): boolean {
  return spans.some(({ start, end }) =>
    /\b(?:is|are|was|were|been|be) \p{L}+(?:ed|en|own|ung|uilt|ade|ought)\b/u.test(text.slice(start, end)),
  );
}
