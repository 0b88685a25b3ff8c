import { wordList } from '@palimpsest/kernel/text';

/**
 * Words that turn a claim round when one stands where the other stood. In a sentence that was built anew they may
 * both be right, so they count only where nothing else changed.
 */
export const OPPOSITES_IN_PLACE = [
  ['less fewer', 'more'],
  ['before', 'after'],
  ['earlier sooner', 'later'],
  ['early', 'late'],
  ['above over', 'below under'],
  ['open opens opened opening', 'close closes closed closing'],
  ['save saves saved saving', 'cost costs spend spends spent waste wastes wasted'],
  ['earn earns earned', 'cost costs lose loses lost'],
  [
    'cut cuts reduce reduces reduced lower lowers lowered',
    'raise raises raised increase increases increased',
  ],
  ['agree agrees agreed accept accepts accepted', 'refuse refuses refused decline declines declined'],
  ['cheap cheaper cheapest free', 'expensive dear dearer costly'],
  ['summer', 'winter'],
  ['spring', 'autumn fall'],
  ['morning mornings', 'evening evenings'],
  ['day days', 'night nights'],
  ['high higher highest', 'low lower lowest'],
  ['long longer longest', 'short shorter shortest'],
  ['big bigger large larger', 'small smaller little'],
  ['hot hotter warm warmer', 'cold colder cool cooler'],
  ['many most', 'few'],
  ['all every', 'no none'],
  ['buy buys bought', 'sell sells sold'],
  ['allowed permitted', 'forbidden prohibited banned'],
  ['with', 'without'],
  ['start starts started begin begins began', 'stop stops stopped end ends ended'],
  ['work works worked succeed succeeded', 'fail fails failed'],
  ['strong stronger', 'weak weaker'],
  ['good', 'bad'],
  ['for', 'against'],
  ['inside', 'outside'],
  ['lack lacks lacked', 'has have had'],
].map(([left = '', right = '']) => [wordList(left), wordList(right)] as const);
