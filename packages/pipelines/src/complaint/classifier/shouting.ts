/** Signs of heat that are not words: capitals, rows of marks, masked swear words, angry faces. */
const SHOUTED_MARKS = /[!?]{3,}|!(?:\s?!){2,}/u;
const MIXED_MARKS = /\?!|!\?/u;
const MASKED = /(?<![\p{L}*_])\p{L}{1,3}[*#@$%]{1,6}\p{L}{0,8}(?![\p{L}*_])|(?<!\S)[#$%&@*!]{4,}(?!\S)/u;
const ANGRY_FACES = /[😠😡🤬👿🖕💢]/u;
const CAPITAL_WORD = /(?<![\p{L}\d])\p{Lu}{3,}(?![\p{L}\d])/gu;

/** Written in capitals by everyone, so no sign of shouting. */
export const ABBREVIATIONS = new Set([
  'FYI',
  'BTW',
  'PS',
  'ASAP',
  'DIY',
  'USB',
  'LED',
  'DVD',
  'WIFI',
  'GEZ',
  'AGB',
  'SMS',
  'LOL',
  'OMG',
  'WC',
  'TV',
  'NBA',
  'DHL',
  'UPS',
  'PIN',
  'BBQ',
  'IKEA',
  'SVP',
  'STP',
  'EUR',
  'WLAN',
  'WIE',
  'NYC',
  'USA',
]);

export interface Shouting {
  /** Two or more words in capitals, or three or more marks in a row. */
  readonly shouted: boolean;
  readonly masked: boolean;
  readonly angryFaces: boolean;
}

export function readShouting(text: string): Shouting {
  const capitals = (text.match(CAPITAL_WORD) ?? []).filter((word) => !ABBREVIATIONS.has(word));
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const upper = text.match(/\p{Lu}/gu)?.length ?? 0;
  const allCapitals = letters >= 8 && upper > letters * 0.8;
  return {
    shouted: capitals.length >= 2 || allCapitals || SHOUTED_MARKS.test(text) || MIXED_MARKS.test(text),
    masked: MASKED.test(text),
    angryFaces: ANGRY_FACES.test(text),
  };
}
