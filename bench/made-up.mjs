// Texts for measuring, made from a few words and a seed: the same everywhere, of any length, and nobody's.
const NOUNS =
  'garden teacher river market kitchen engine letter station harbour library forest bakery museum bridge village orchestra workshop hospital island factory'.split(
    ' ',
  );
const VERBS = 'keeps opens repairs measures carries sells paints counts visits explains'.split(' ');
const PLACES =
  'in the north|near the old town|by the sea|on most days|after the rain|before noon|in early spring|at the weekend'.split(
    '|',
  );
const VAGUE = [
  'It is important to note that many people feel this way.',
  'There are various things to consider here.',
];

export function random(seed) {
  let state = seed >>> 0 || 1;
  return (limit) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}

export function sentence(next) {
  const noun = () => NOUNS[next(NOUNS.length)];
  if (next(7) === 0) return VAGUE[next(VAGUE.length)];
  const amount = next(3) === 0 ? ` ${10 + next(900)} times` : '';
  return `The ${noun()} of the ${noun()} ${VERBS[next(VERBS.length)]} a ${noun()}${amount} ${PLACES[next(PLACES.length)]}.`;
}

/** A post of about so many bytes, with headings and paragraphs of three to nine sentences. */
export function post(bytes, seed) {
  const next = random(seed);
  const parts = [`# How the ${NOUNS[next(NOUNS.length)]} works in year ${seed}`];
  let length = 0;
  while (length < bytes) {
    if (parts.length % 5 === 0) parts.push(`## About the ${NOUNS[next(NOUNS.length)]}`);
    parts.push(Array.from({ length: 3 + next(7) }, () => sentence(next)).join(' '));
    length += parts.at(-1).length;
  }
  return `${parts.join('\n\n')}\n`;
}
