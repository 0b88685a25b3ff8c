// What the word lists say of the open messages, as they would of messages nobody had seen: the lists were written and
// extended with most of these in view, so what they find in one message alone may have been put there for it.
import { ASK_IDS } from '../../packages/pipelines/dist/complaint/builtin/concepts/asks.js';
import { CONCEPT_IDS } from '../../packages/pipelines/dist/complaint/builtin/concepts/ids.js';
import { WORDS } from '../../packages/pipelines/dist/complaint/builtin/words/words.js';
import { chooseLexicon } from '../../packages/pipelines/dist/complaint/classifier/choose-lexicon.js';
import { entryIndex, linesOf } from '../../packages/pipelines/dist/complaint/classifier/model/entry-index.js';
import { strongest } from '../../packages/pipelines/dist/complaint/classifier/phrases/strongest.js';
import { isIntense } from '../../packages/pipelines/dist/complaint/classifier/read-intensity.js';
import { readIntent } from '../../packages/pipelines/dist/complaint/classifier/read-intent.js';
import { readTopics } from '../../packages/pipelines/dist/complaint/classifier/read-topics.js';
import { readShouting } from '../../packages/pipelines/dist/complaint/classifier/shouting.js';
import { LANGUAGES } from './cases.mjs';

/** `messages`: [{ text, listed }]. Gives the evidence of each, for listed ones without what no other message shows. */
export function gatherHonestly(messages, detect) {
  const found = messages.map(({ text, listed }) => read(text, listed, detect));
  const counts = new Map();
  for (const { names } of found) for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return found.map(({ text, listed, reading, nameOf, concepts, asks }) => {
    const known = (name) => !listed || counts.get(name) > 1;
    const hits = (all) => all.filter((hit) => known(nameOf(hit)));
    const ids = (all) => new Set(all.filter(known).map((name) => name.split('|')[1]));
    const honest = { ...reading, topicHits: hits(reading.topicHits), signalHits: hits(reading.signalHits) };
    const signals = strongest(honest.signalHits, false);
    const intense = isIntense(signals, readShouting(text));
    return {
      reading: honest,
      signals,
      topic: readTopics(honest.topicHits),
      wish: readIntent(signals, reading.text, intense),
      intense,
      household: { concepts: ids(concepts), asks: ids(asks) },
    };
  });
}

function read(text, listed, detect) {
  const reading = chooseLexicon(text, detect, LANGUAGES);
  const { language, topicHits, signalHits } = reading;
  const nameOf = ({ kind, at }) =>
    `${language} ${kind} ${at.map((i) => reading.text.tokens[i].text).join(' ')}`;
  const index = piecesOf(language);
  const lines = linesOf(text, language);
  const concepts = index === null ? [] : [...index.concepts(lines)];
  const asks = index === null ? [] : [...index.asks(lines)];
  const names = new Set([...topicHits, ...signalHits].map(nameOf).concat(concepts, asks));
  return { text, listed, reading, nameOf, concepts, asks, names };
}

const indexes = new Map();

/** The renderer's lists, pattern by pattern: `language|id|number`. */
function piecesOf(language) {
  if (!(language in WORDS)) return null;
  if (!indexes.has(language)) {
    const { concepts, asks } = WORDS[language];
    const pieces = (id, text) => text.split(',').map((piece, at) => [`${language}|${id}|${at}`, piece]);
    indexes.set(language, {
      concepts: entryIndex(
        CONCEPT_IDS.flatMap((id) => [
          ...pieces(id, concepts[id].hear),
          ...(concepts[id].weak === undefined ? [] : pieces(`~${id}`, concepts[id].weak)),
        ]),
      ),
      asks: entryIndex(ASK_IDS.flatMap((id) => pieces(id, asks[id].hear))),
    });
  }
  return indexes.get(language);
}
