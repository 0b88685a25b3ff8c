/** The plain form of common verbs from their -ing form, where dropping the ending would not do. */
export const E_VERBS = `
  achieve announce arrange balance bake browse cache calculate capture change charge choose
  collaborate combine communicate compare compile compose compute configure consolidate contribute coordinate create
  curate customize decide define delete demonstrate describe determine divide drive eliminate embrace enable
  encourage engage ensure escape estimate evaluate examine exchange execute experience explore facilitate finalize fire
  formalize generate give guide handle hire host identify imagine improve include incorporate increase integrate
  introduce invite involve isolate iterate leave leverage like live locate love make manage measure merge
  migrate minimize modernize motivate move name navigate negotiate normalize notice operate optimize organize outline
  overcome participate pause place practice prepare prescribe price prioritize probe procure produce promote propose
  prototype prove provide pursue raise rate realize recognize recreate redefine reduce reimagine release
  remove renegotiate replace reprioritize rescue resolve retire reuse rewrite save schedule score secure separate
  serve share shape simulate solve source stage standardize state store streamline structure summarize survive take
  tackle trace trade translate type underscore update upgrade use utilize validate value visualize welcome write file
  issue advocate automate anticipate style scale size time code
`;
const WITH_E: ReadonlyMap<string, string> = new Map(
  E_VERBS.trim()
    .split(/\s+/)
    .filter((verb) => verb.endsWith('e'))
    .map((verb) => [`${verb.slice(0, -1)}ing`, verb] as const),
);
export const IRREGULAR = new Map([
  ['adding', 'add'],
  ['lying', 'lie'],
  ['dying', 'die'],
  ['tying', 'tie'],
]);
/** Verbs whose last letter is doubled before -ing. */
const DOUBLED = /([bdgmnprt])\1ing$/;
const VOWEL = /[aeiouy]/;

/** "building" -> "build", "sharing" -> "share", "setting" -> "set"; null when it cannot be told. */
export function plainForm(gerund: string): string | null {
  const known = IRREGULAR.get(gerund) ?? WITH_E.get(gerund);
  if (known !== undefined) return known;
  if (!gerund.endsWith('ing')) return null;
  if (DOUBLED.test(gerund)) return gerund.slice(0, -4);
  const base = gerund.slice(0, -3);
  if (base.length < 2 || !VOWEL.test(base)) return null;
  // A single vowel and consonant at the end of a short word wants its "e" back: it is not in the table, so leave it.
  if (/(?:[^aeiou]|^)[aiou][bcdgklmnprstvz]$/.test(base) && base.length <= 4) return null;
  if (/(?:at|iz|us|ur|as|os|uc|ut|ib|ok|ak|ag|rg|rv|lv|nc|dg|v|u|c|z|s[^s]?e)$/.test(base)) return null;
  return base;
}
