import { wordSet } from './word-list.ts';

/** Verbs that hardly ever are nouns: a noun phrase ends before them. */
export const VERBS = wordSet(`
  achieve add adopt agree aim allow apply argue arrive ask avoid become begin believe belong bring build buy carry
  choose collect combine come communicate compare complete consider consist contain continue contribute convince
  create decide define deliver depend describe deserve determine develop discover discuss eliminate embrace enable
  encourage engage enhance enjoy ensure establish evaluate exist expand expect explain explore extend facilitate
  fail feel find finish fit focus follow found gather get give go grow guess happen have help hear hire hope identify
  imagine implement improve include incorporate increase inform inspire install integrate introduce invite involve
  iterate join keep know launch lead learn leave let listen live look lose maintain make mean meet mention migrate
  modernize move offer open operate organize participate pay perform prefer prepare prevent prioritize produce prove
  provide publish pull push put raise reach read realize receive recognize recommend reduce refer reflect rely remain
  remember remove replace represent require resolve respond reuse run say see seem sell send serve set settle show
  simplify sit solve speak spend stand start stay stop strive struggle suggest supply tackle take talk teach tell tend
  thank think transform translate try turn understand use utilize validate visit wait want watch wish wonder write
  am are is was were be been being has had does did do done can could will would shall should may might must
  won't can't don't doesn't didn't isn't aren't wasn't weren't
  began brought built bought came chose drew felt found gave got grew held kept knew led left lost made meant met
  paid ran read said sat saw sent set showed shown spent spoke stood taught told took thought understood went won
  written wrote known given taken seen become
  want wants needs wanted seems looks
`);

/** Forms of the verbs above by ending. */
export function isVerbForm(lower: string): boolean {
  if (VERBS.has(lower)) return true;
  if (
    lower.endsWith('s') &&
    (VERBS.has(lower.slice(0, -1)) || (lower.endsWith('es') && VERBS.has(lower.slice(0, -2))))
  ) {
    return true;
  }
  if (lower.endsWith('ies') && VERBS.has(`${lower.slice(0, -3)}y`)) return true;
  return lower.endsWith('ed') && lower.length > 3 && !ADJECTIVES_IN_ED.has(lower);
}

export const ADJECTIVES_IN_ED = wordSet(
  'need seed speed feed weed breed bed red shared user-centered centered related advanced detailed',
);

/** Words in -ing that name no doing. */
export const NO_GERUNDS = wordSet(`
  thing nothing something anything everything during being having king ring spring string morning evening according
  following including regarding ongoing existing amazing interesting exciting outstanding upcoming pending concerning
  involving surrounding depending considering wing sing sling swing ding ping ceiling sibling wedding bring fling
  sting willing underlying remaining corresponding overwhelming compelling promising starting beginning meaning
  looking going doing getting coming saying seeing thinking trying wanting knowing feeling hoping talking asking
  telling wondering putting giving letting making taking keeping
`);

export function isGerund(lower: string): boolean {
  return lower.length > 5 && lower.endsWith('ing') && !NO_GERUNDS.has(lower);
}
