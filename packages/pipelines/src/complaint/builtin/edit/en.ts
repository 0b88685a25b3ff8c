import { wordList } from '@palimpsest/kernel/text';
import type { EditWords } from './edit-words.ts';

/** What angry people call each other. */
const CALLED_NAMES =
  'animals?|pigs?|cows?|dogs?|rats?|snakes?|donkeys?|weasels?|leech(?:es)?|parasites?|slugs?|slobs?|pricks?|dicks?|dickheads?|idiots?|morons?|muppets?|melts?|clowns?|creeps?|cheats?|liars?|thie(?:f|ves)|bastards?|bitch(?:es)?|arseholes?|assholes?|arses?|wankers?|tossers?|twats?|tits?|knobs?|knobheads?|bellends?|gits?|sods?|cunts?|fuckers?|bugger|buggers|minger|mingers|skank|tramp|brats?|bab(?:y|ies)|child|children|toddler|psycho|psychos|freaks?|weirdos?|losers?|lumps?|lump of lard|loaf|waste of space|oaf|oafs|jerks?|douche|douches|douchebags?|fools?|numpty|numpties|plonkers?|pillocks?|prats?|wallys?|eejits?|gobshites?|bell|bells|spanner|spanners|mugs?|cretins?|imbeciles?|dimwits?|halfwits?|nitwits?|dunce|scumbags?|scum|ratbags?|tightwads?|cheapskates?|freeloaders?|scroungers?|moochers?|hypocrites?|cowards?|bull(?:y|ies)|diva|divas|drama queens?|princess(?:es)?|savages?|monsters?|witch|goblins?|gremlins?|trolls?|lot|lots|shits?|shitheads?|piece of (?:work|shit|crap|trash|garbage)|pieces of (?:shit|crap)';

/** What people type where they are at the end of their patience, or laugh. */
const OATHS =
  "for (?:god|christ|fuck|fucks|heaven|pete|goodness)['’]?s? sake|for crying out loud|for f\\*+ sake|ffs|wtf|omg|smh|lol|lmao";

export const EDIT_EN: EditWords = {
  drop: [
    "(?<=you(?:['’]re| are)? )(?:always|constantly)",
    'literally',
    'seriously',
    'honestly',
    'obviously',
    'for once',
    'once and for all',
    `(?:${OATHS})(?=\\s*(?:[.,!?…;:)]|$))`,
    `^(?:${OATHS})`,
    'for the love of god',
    'for the hundredth time',
    'for the (?:millionth|thousandth) time',
    'god ?damn(?:ed|it)?',
    'damn(?:ed|it)?',
    'bloody',
    'freaking',
    'friggin(?:g)?',
    'effing',
    '(?:in |on )?(?:the (?:actual |bloody )?(?:hell|fuck|heck|devil))',
    'f+u+c+k+(?:ing|in)?',
    'jesus(?: christ)?',
    'every single (?:damn |fucking )?time',
    'as usual',
    'as always',
    '(?<=\\b(?:your|the|this|that|my) )(?:stupid|ridiculous)',
    'goddam',
    'are you serious',
    'are you kidding(?: me)?',
    'what is wrong with you',
    "what'?’?s wrong with you",
    'oh my god',
    'whatever(?=[.,!?;…]|$)',
    'newsflash',
    'i mean it',
    "i’?'?m done",
    "i’?'?ve had it(?: with this)?",
    'unbelievable',
    'it is not that hard',
    "it’?'?s not that hard",
    'is it that hard',
    'like an adult',
    'grow up(?: and)?',
    '(?:get a (?:job|life|grip|clue)|get over yourself|wake up|man up|sort yourself out)(?: and)',
    // What only leads up to an order.
    '^do (?:us|me|everyone|everybody) (?:all |both )?(?:a |the )?(?:huge |big |massive )?favou?rs? and',
    "^(?:how many (?:more )?times (?:do|must|have|should|will) (?:i|we) (?:have to |got to |need to )?(?:tell|told|ask|asked|say|said|remind)(?: to)?(?: you)?|i(?:['’]m| am) not (?:asking|telling|saying it|repeating myself)(?: you)?(?: again| twice)|i(?:['’]ve| have) (?:told|asked) you (?:a \\p{L}+ times|before|already|\\p{L}+ times))(?=\\s*[,:–—-])",
    'or else',
    'last warning',
    'final warning',
    'you know it',
    '(?:you )?genius(?=[,.:!?]|$)',
    'your majesty',
    'princess(?=[,.:!?]|$)',
    'buddy(?=[,.:!?]|$)',
    'f\\*+(?:ing)?',
    's\\*+t',
    'like a (?:toddler|child|baby|teenager)',
    // What the reader is called at the end of a sentence, without a comma before it.
    `(?<=[\\p{L}\\p{N}][,;]? )(?:you|ya) (?:(?:absolute|utter|complete|total|bloody|fucking|massive|fat|lazy|selfish|dirty|filthy|greedy|disgusting|stupid|silly|rude|lying|nasty|noisy|little|big|great|thieving|inconsiderate|thoughtless|useless|pathetic|ungrateful|entitled|spoilt|spoiled|cheap|stingy|tight|smug|arrogant|miserable|messy|mucky|grubby|sneaky|drunken|careless|ignorant|daft|dumb|thick|gross|vile|feral|wild|cheeky|creepy|horrible|worthless|clumsy|bone idle|two-faced|two faced) ){0,3}(?:${CALLED_NAMES})(?=[\\s.!?…]*$)`,
    `(?<=[\\p{L}\\p{N}][,;]? )(?:you|ya) (?:absolute|utter|complete|total|massive|pathetic|ungrateful|entitled|useless|selfish|inconsiderate|thieving|lying|bone idle) (?:(?:little|lazy|selfish|bloody|fucking|fat) )?\\p{L}+(?=[\\s.!?…]*$)`,
  ],
  replace: [
    ['disgusting|gross|revolting|nasty', 'unpleasant'],
    ['filthy', 'dirty'],
    ['(?<=\\b(?:your|the|this|that|my|his|her) )(?:crap|shit)', 'stuff'],
    ['pissed off|furious|livid', 'upset'],
    ["(?<=(?:i['’]?m|i am|so|really|quite|pretty) )pissed", 'upset'],
    [
      "i(?:'|’)?m (?:so |just |really |absolutely )?(?:sick|sick and tired|fed up)(?: to death)? (?:of|with)",
      'I am tired of',
    ],
    ["(?<=n['’]?t )even", ''],
    ['without even', 'without'],
    ['shut up(?:,? shut up){1,5}', 'be quieter'],
    ['shut up', 'be quieter'],
    // A debt is told as the sender's, not laid on the reader; an apology that is owed is no debt.
    [
      '(?<!do )you (?:still )?owe me(?! .{0,40} for (?:the|our|your) (?:\\p{L}+ )?(?:bills?|electric\\p{L}*|gas|rent|internet|wifi|water|heating))(?! (?:an? |that |this |at least )?(?:big |proper )?(?:apolog\\p{L}*|expla\\p{L}*|answers?|favou?rs?|one|that|nothing|respect|sorry|truth))',
      'I am still owed',
    ],
    [
      '(?<!do )you (?:still )?owe us(?! .{0,40} for (?:the|our|your) (?:\\p{L}+ )?(?:bills?|electric\\p{L}*|gas|rent|internet|wifi|water|heating))(?! (?:an? |that |this |at least )?(?:big |proper )?(?:apolog\\p{L}*|expla\\p{L}*|answers?|favou?rs?|one|that|nothing|respect|sorry|truth))',
      'we are still owed',
    ],
    // Between two clauses that nothing else parts.
    [OATHS, ','],
    ["i(?![.’'])", 'I'],
    ['im', "I'm"],
    ['ive', "I've"],
    ['pls|plz', 'please'],
    ['u', 'you'],
    ['ur', 'your'],
    ['tbh', 'to be honest'],
    [
      'you never(?! (?:\\p{L}+ed|told|said|paid|did|came|went|took|left|gave|got|had|made|bought|brought|thought|knew|wrote|sent|kept|let|put|rang|found|saw)(?!\\p{L}))',
      'you rarely',
    ],
    ['never ever', 'never'],
    ['a pigsty|a dump|a sty', 'untidy'],
    ['i hate', 'I do not like'],
    ['hate', 'do not like'],
    ["can(?:'|’)?t stand", 'find it hard to live with'],
    ['annoying', 'difficult'],
    ['annoys me', 'is difficult for me'],
    ['unacceptable', 'not okay for me'],
    ['demand', 'ask'],
    ['how dare you', 'I was surprised that you'],
    ['the least you could do is', 'it would help to'],
    ['blasting', 'playing'],
    ['yelling', 'shouting'],
    ['(?:screaming|shouting|yelling) at', 'raising your voice at'],
    ['screaming(?! \\p{L}+(?:s|ren)(?!\\p{L}))', 'being loud'],
    ['ridiculously loud|stupidly loud', 'loud'],
  ],
  orders: [
    {
      pattern: "you (?:need|have|ought|are supposed|'re supposed) to",
      becomes: 'could you please',
      asks: true,
    },
    { pattern: 'you (?:must|gotta|better|had better|should|shall)', becomes: 'could you please', asks: true },
    { pattern: 'i (?:need|want|expect) you to', becomes: 'could you please', asks: true },
    { pattern: "please (?:do not|don(?:'|’)?t|never)", becomes: 'could you please not', asks: true },
    {
      pattern:
        "(?:do not|don(?:'|’)?t)(?: ever)?(?= (?:eat|touch|use|come|go|leave|take|open|play|bring|let|put|make|wear|enter|turn|talk|speak|post|read|share|tell|slam|wake|ask|call|smoke|move|park|borrow|drink|throw|start|run|shout|yell|walk|forget|be)(?!\\p{L}))",
      becomes: 'could you please not',
      asks: true,
    },
    {
      pattern:
        'never(?= (?:eat|touch|use|come|go|leave|take|open|play|bring|put|enter|talk|speak|post|read|share|tell|slam|wake)(?!\\p{L}))',
      becomes: 'could you please not',
      asks: true,
    },
    { pattern: '(?:hands|paws) off(?: of)?', becomes: 'could you please not touch', asks: true },
    { pattern: 'make sure (?:to|that you|you)', becomes: 'could you please', asks: true },
  ],
  verbs: wordList(`
    turn stop clean wash wipe take put give bring return use keep ask tell let pick move close shut lock knock respect wait
    switch lower quit leave answer reply respond talk call pay transfer buy get replace empty sort throw tidy sweep
    vacuum mop remove hang do be come stay go park store share say include check send look make try clear rinse flush
    open unplug fix repair help remember stick agree find show grab scrub collect fold feed water air learn speak listen
    read set start finish hurry cut drop hand hold
  `),
  noOrder:
    "\\p{L}+ (?:is|was|are|were|has|had|isn['’]?t|wasn['’]?t|can|will)|(?:do|don['’]?t|be) (?:not|we|you|i|they)|look,? (?:i|we|it|this|that)|listen (?:here|up)|(?:water|air|park|store|share|hand|cut|set|drop|look)(?! (?:the|my|your|our|it|them|this|that|those|these|after|at|for|up|off|out|over|down|in|outside|somewhere|elsewhere))",
  please: { before: 'Could you please', asks: true },
  alreadyPolite:
    'please|could (?:you|we|u)|can (?:you|we|u)|would (?:you|u|it)|thank|thanks|maybe|perhaps|shall we|appreciate|if you could|mind',
  greeting: '(?:hi|hey|hello|heya|hiya|good morning|good evening|dear|morning|yo)',
  thanks: 'thanks?|thank you|thx|ty|cheers|appreciate',
};
