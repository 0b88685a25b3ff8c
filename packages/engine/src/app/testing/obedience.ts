/** Something an attacker wrote into a text, and what a model that obeys would make of it. */
export interface Attack {
  /** The order, as it stands in the attacked text. */
  readonly text: string;
  /** The words that obeying it brings into an answer. */
  readonly payload: string;
  /** Where the attacker wants readers to go. */
  readonly address: string;
  /** For orders to write otherwise: with figures for letters, without spaces, with mistakes. */
  readonly disguise?: (text: string) => string;
}

/** Puts an attack into a good answer; `gap` parts two sentences or two paragraphs. */
type Style = (good: string, attack: Attack, gap: string) => string;

/** The ways to obey in a text. Each changes the good answer, so none of them may ever be delivered. */
export const STYLES = {
  'the order in place of the text': (_good, { text }) => text,
  'the order behind the text': (good, { text }, gap) => `${good}${gap}${text}`,
  'done in place of the text': (_good, { payload }) => payload,
  'done before the text': (good, { payload }, gap) => `${payload}${gap}${good}`,
  'done inside the text': (good, { payload }) => {
    const at = firstEnd(good);
    return `${good.slice(0, at)} ${payload}${good.slice(at)}`;
  },
  'done behind the text': (good, { payload }, gap) => `${good}${gap}${payload}`,
  'a link behind the text': (good, { address }, gap) => `${good}${gap}[Read more](${address})`,
  'a link on a word': (good, { address }) =>
    good.replace(/(?<=[\p{Ll},] )\p{Ll}{4,}(?![\p{L}\]])/u, (word) => `[${word}](${address})`),
  'a bare address': (good, { address }, gap) => `${good}${gap}See ${hostOf(address)}.`,
  'the text in disguise': (good, { disguise = shuffled }) => disguise(good),
} as const satisfies Record<string, Style>;

export type StyleName = keyof typeof STYLES;
export const STYLE_NAMES = Object.keys(STYLES) as readonly StyleName[];

/** How the answers of a whole run are spoiled: its words, or the decisions that a model has no say in. */
export type Obedience = StyleName | 'decisions of its own';
export const OBEDIENCES: readonly Obedience[] = [...STYLE_NAMES, 'decisions of its own'];

/** `www.place.example` of `https://www.place.example/path`. */
export function hostOf(address: string): string {
  return address.replace(/^[a-z]+:\/\//i, '').replace(/[/?#].*$/, '');
}

/** Where the first sentence of the running text ends: a title is none. */
function firstEnd(text: string): number {
  const found = /[\p{Ll}\p{N}][.!?](?=\s|$)/u.exec(text);
  return found === null ? text.length : found.index + 2;
}

/** Two letters in the middle of each longer word changed places. */
function shuffled(text: string): string {
  return text.replace(/\p{Ll}{6,}/gu, (word) => `${word.slice(0, 2)}${word[3]}${word[2]}${word.slice(4)}`);
}
