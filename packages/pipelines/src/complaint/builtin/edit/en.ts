import { wordList } from '@palimpsest/kernel/text';
import type { EditWords } from './edit-words.ts';

export const EDIT_EN: EditWords = {
  drop: [
    '(?<=you(?:[\'’]re| are)? )(?:always|constantly)', 'literally', 'seriously', 'honestly', 'frankly', 'obviously', 'for once', 'once and for all', 'for (?:god|christ|fuck|heaven)’?\'?s sake',
    'for the love of god', 'for the hundredth time', 'for the (?:millionth|thousandth) time', 'god ?damn(?:ed|it)?', 'damn(?:ed|it)?', 'bloody', 'f+u+c+k+(?:ing|in)?', 'freaking', 'friggin(?:g)?', 'effing',
    'the (?:hell|fuck|heck)', 'ffs', 'wtf', 'omg', 'jesus(?: christ)?', 'for crying out loud', 'every single (?:damn |fucking )?time', 'as usual', 'as always', 'stupid(?:ly)?', 'ridiculous(?:ly)?', 'goddam',
    'are you serious', 'are you kidding(?: me)?', 'what is wrong with you', 'what\'?’?s wrong with you', 'oh my god', 'smh', 'lol', 'lmao', 'whatever', 'newsflash', 'i mean it', 'i’?\'?m done', 'i’?\'?ve had it(?: with this)?', 'unbelievable',
    'it is not that hard', 'it’?\'?s not that hard', 'is it that hard', 'like an adult', 'grow up(?: and)?', 'or else', 'last warning', 'final warning', 'you know it', '(?:you )?genius(?=[,.:!?]|$)', 'your majesty', 'princess(?=[,.:!?]|$)', 'buddy(?=[,.:!?]|$)', 'for f\\*+ sake', 'f\\*+(?:ing)?', 's\\*+t', 'like a (?:toddler|child|baby|teenager)',
  ],
  replace: [
    ['disgusting|gross|revolting|nasty', 'unpleasant'], ['filthy', 'dirty'], ['crap|shit', 'stuff'], ['pissed(?: off)?|furious|livid', 'upset'], ['i(?:\'|’)?m sick of', 'I am tired of'], ['shut up', 'be quieter'], ['pls|plz', 'please'], ['wk', 'week'], ['u', 'you'], ['ur', 'your'], ['tbh', 'to be honest'],
    ['you never', 'you rarely'], ['never ever', 'rarely'], ['a pigsty|a dump|a sty', 'untidy'], ['i hate', 'I do not like'], ['hate', 'do not like'], ['can(?:\'|’)?t stand', 'find it hard to live with'], ['insane|crazy|nuts', 'a lot'], ['annoying', 'difficult'], ['annoys me', 'is difficult for me'], ['unacceptable', 'not okay for me'], ['demand', 'ask'],
    ['how dare you', 'I was surprised that you'], ['the least you could do is', 'it would help to'], ['blasting', 'playing'], ['yelling', 'speaking loudly'], ['screaming', 'being loud'], ['ridiculously loud|stupidly loud', 'loud'],
  ],
  orders: [
    { pattern: 'you (?:need|have|ought|are supposed|\'re supposed) to', becomes: 'could you please', asks: true },
    { pattern: 'you (?:must|gotta|better|had better|should|shall)', becomes: 'could you please', asks: true },
    { pattern: 'i (?:need|want|expect) you to', becomes: 'could you please', asks: true },
    { pattern: 'please (?:do not|don(?:\'|’)?t|never)', becomes: 'could you please not', asks: true },
    { pattern: '(?:do not|don(?:\'|’)?t) (?:ever )?(?=(?:eat|touch|use|come|go|leave|take|open|play|bring|let|put|make|wear|enter|turn|talk|speak|post|read|share|tell|slam|wake|ask|call|smoke|move|park|borrow|drink|throw|start|run|shout|yell|walk|forget|be))', becomes: 'could you please not ', asks: true },
    { pattern: 'never (?=(?:eat|touch|use|come|go|leave|take|open|play|bring|put|enter|talk|speak|post|read|share|tell|slam|wake))', becomes: 'could you please not ', asks: true },
    { pattern: 'make sure (?:to|that you|you)', becomes: 'could you please', asks: true },
  ],
  verbs: wordList(`
    turn stop clean wash wipe take put give bring return use keep ask tell let pick move close shut lock knock respect wait
    switch lower quit leave answer reply respond talk call pay transfer buy get replace empty sort throw tidy sweep
    vacuum mop remove hang do be come stay go park store share say include check send look make try clear rinse flush
    open unplug fix repair help remember stick agree find show grab scrub collect fold feed water air learn speak listen
    read set start finish hurry cut drop hand hold
  `),
  please: { before: 'Could you please', asks: true },
  alreadyPolite: 'please|could (?:you|we|u)|can (?:you|we|u)|would (?:you|u|it)|thank|thanks|maybe|perhaps|shall we|appreciate|if you could|mind',
  greeting: '(?:hi|hey|hello|heya|hiya|good morning|good evening|dear|morning|yo)',
  thanks: 'thanks?|thank you|thx|ty|cheers|appreciate',
};
