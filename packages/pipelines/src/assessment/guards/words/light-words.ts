import { wordList } from '@palimpsest/kernel/text';

/** Everyday words that a harder one often becomes. */
export const LIGHT_WORDS = wordList(`
  get gets got gotten give gives gave given have has had make makes made find finds found use uses used show shows showed
  shown tell tells told say says said put puts take takes took taken go goes went gone come comes came need needs needed
  want wants wanted start starts started begin begins began keep keeps kept help helps helped look looks looked see sees
  saw seen work works worked move moves moved turn turns turned run runs ran call calls called try tries tried ask asks
  asked set sets hold holds held bring brings brought happen happens happened become becomes became think thinks thought
  know knows knew let lets like likes mean means way ways thing things place part
`);

/** Who has something afterwards hangs on these. */
export const TRANSFERS = wordList(
  'give gives gave given get gets got take takes took taken bring brings brought send sends sent lose loses lost win wins won buy buys bought sell sells sold lend lends lent borrow borrows borrowed receive receives received',
);

/** Question words that must not take each other's place; "which", "what" and "how" may stand for most of them. */
export const QUESTION_WORDS = wordList('who when where why whether');
