import { wordList } from '@palimpsest/kernel/text';

/** What a kind message says whatever it is about. Beginnings of words, five letters at most, by language. */
export const USUAL_WORDS: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  [
    'en',
    wordList(`
able about agree alrea answe appre ask asked aware back befor bit both bring busy chanc chat check clear comfo commu conce consi
could diffi discu ease easie easy else feeli felt find first futur gentl give grate happe hard hear help heard helpf home impor
issue keep kept know later let like littl live livin long look lot lots make makes mean means menti might mind minut momen more
need next noted notic often okay open opini perha place plan point possi prefe quick quite raise rathe reach reali remin respe
right sense share short situa smoot solut some somet soon sort sound speak stres stuff sugge suits sure talk tell thing
think thoug today touch try tryin under upset usual value view way ways whene wonde word work worki works worri would
`),
  ],
]);
