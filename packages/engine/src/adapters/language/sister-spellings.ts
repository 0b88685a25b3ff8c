/** How a language spells what its sisters spell otherwise. Only compared within the family. */
const FAMILIES: readonly Readonly<Record<string, readonly RegExp[]>>[] = [
  {
    // Danish ends no word in a double consonant and softens p, t, k after a vowel; Norwegian does neither.
    da: [
      /(?:tion|tioner|tionen|hed|heden|heder|øj|øje|ej|eje|gt|nd|bt|eret|erede|ende|agt|dt|aj)$/u,
      /^(?:ud|op|af|efter|ej)\p{L}/u,
      /(?:æ|ejd|øjd|mm?elig|gning|sk?æ)/u,
      /[aeiouyæøå](?:ge|gen|ger|get|be|ben|ber|bet|de|den|der|det|dig)$/u,
    ],
    no: [
      /(?:kk|tt|pp|nn|ll|mm|ss|gg|rr|ff)$/u,
      /(?:sjon|sjoner|sjonen|het|heten|heter|ert|erte|øy|øye|øyer|ei|eie|eid|mann|nett)$/u,
      /^(?:ut|opp|av|etter|nett|ei)\p{L}/u,
      /(?:sj|skj|øy|kj[eøæ]|sjon|au|gj[eøæ])/u,
      /[aeiouyæøå](?:ke|ken|ker|ket|pe|pen|per|pet|te|ten|ter|tet|tig)$/u,
    ],
    sv: [/[äö]/u, /(?:ck|arna|orna|erna|ande|ning|igt|gd)$/u, /^(?:upp|och)/u, /(?:ck|sjuk|tj[aäu]|x)/u],
  },
  {
    // Ukrainian hardly writes a dozen letters without і, ї or є; Russian writes ы where Ukrainian has и.
    ru: [/[ыэёъ]/u, /(?:ого|его|ться|ия|ий|ие|ть)$/u],
    uk: [/[іїєґ]/u, /(?:ти|ться|ння|ття)$/u],
  },
];

/** The sisters of a language, itself among them; empty when it has none here. */
export function sistersOf(language: string): readonly string[] {
  return Object.keys(FAMILIES.find((family) => Object.hasOwn(family, language)) ?? {});
}

/** How many spellings in the words speak for this language among its sisters. */
export function spellingVotes(words: readonly string[], language: string): number {
  const patterns = FAMILIES.find((family) => Object.hasOwn(family, language))?.[language] ?? [];
  let votes = 0;
  for (const word of words) for (const pattern of patterns) if (pattern.test(word)) votes += 1;
  return votes;
}
