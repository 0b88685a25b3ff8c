import type { TokenText } from './text/tokens.ts';

/** Questions that nobody wants answered, in the spelling of the tokens. */
export const RHETORICAL = [
  'how many times do i',
  'how many more times',
  'how often do i have',
  'cuantas veces tengo',
  'cuantas veces hay que',
  'cuantas veces mas',
  'combien de fois',
  'wie oft muss',
  'wie oft soll',
  'wie oft denn noch',
];

export function isRhetorical({ tokens }: TokenText): boolean {
  const words = tokens.map(({ text }) => text).join(' ');
  return RHETORICAL.some((phrase) => words.includes(phrase));
}
