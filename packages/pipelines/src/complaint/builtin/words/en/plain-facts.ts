import { wordList } from '@palimpsest/kernel/text';
import type { PlainFacts } from '../plain-facts.ts';

const THEIRS =
  'alarm|bike|car|music|speakers?|clothes|washing|laundry|dishes|plates|pans?|pots?|things|stuff|bags?|boxes|shoes|hair|parcels?|food|tv';
const THEY = 'boyfriend|girlfriend|partner|friends?|mates|guests?|brother|sister|cousin|cat|dog';
const DID =
  'left|took|ate|used|borrowed|broke|moved|spilt|spilled|opened|drank|finished|blocked|burnt|burned|dropped|wore|scratched|peed|slept|came|woke|let|threw|put|read';

export const PLAIN_FACTS_EN: PlainFacts = {
  self: `it(?:['’]s| is| was) (?:gone |nearly |almost |past |half past |only )?(?:midnight|\\d|one|two|three|four|five|six|seven|eleven|twelve|monday|tuesday|wednesday|thursday|sunday)|i (?:just |only |already |then )?(?:missed|waited|work|worked|slept|paid|bought|found|lost|tripped|stood|sat|got up|get up|got home|start work|start at|started|came home|come home|clean|cleaned|washed|woke|wake|lay awake|cried|asked you|told you|tripped|had to|have to|haven['’]?t slept|have not slept|couldn['’]?t (?:sleep|get|find|use|cook|shower|work|eat|study)|could not (?:sleep|get|find|use|cook|shower|work|eat|study)|can['’]?t (?:sleep|use|get into|get to|find|hear|work|study|park)|cannot (?:sleep|use|get into|get to|find|hear|work|study|park)|didn['’]?t sleep|did not sleep|have (?:an?|my|no clean|nowhere|work|school|exams)|had (?:an?|my|no clean|nowhere)|was (?:late|woken|awake|asleep|locked|at work|on the|in the)|am (?:late|ill|up|awake|on nights|on the early)|need to (?:sleep|get up|be up|work|study))|i(?:['’]m| am) (?:sweating|freezing|late|ill|up at|on nights|allergic)|i(?:['’]ve| have) (?:been (?:waiting|kept|blocked|up|awake|late|asking|cleaning)|asked|had to|got (?:an?|work|exams)|told you|paid|cleaned|cried|bought|found|slept|an?|missed|lost|worked)|we (?:agreed|said|missed|had agreed|ran out|have run out|both work)|some of us (?:work|get up|start|have to|are up)|my (?!god)\\p{L}+(?: \\p{L}+){0,2} (?:is|are|was|were|has|have|starts?|smells?|smelt|went|goes|got|woke|broke)`,
  home: `there (?:is|are|was|were|has been|have been)|there['’]s|(?:the|our) \\p{L}+(?: \\p{L}+){0,2} (?:is|are|was|were|has been|have been|smells?|wakes?|woke|comes?|goes|went|kept|keeps|stinks)|(?:someone|somebody) (?:${DID})|your (?:${THEIRS}) (?:has been|have been|is|are|was|were|wakes?|keeps?) |your (?:${THEY}) (?:has been (?:here|in|staying|sleeping|using)|have been (?:here|in|staying|sleeping|using)|was here|were here|wakes?|${DID})|you (?:said|promised|agreed|told me|borrowed|moved|walked in|went through|${DID})|you(?:['’]ve| have) (?:left|had|used|taken|borrowed|moved|eaten|worn|been in)|(?:one|two|three|four|five|six|ten|twenty|thirty) \\p{L}+ (?:are|were) (?:still |now )?(?:missing|gone|in|on|here)`,
  found: `(?!(?:i|you|he|she|it|they|we|no|not|who|what|why|how|stop|and|but|or|so|could|would|please|clean|take|put|turn|get|keep|give|move|wash|leave|every|because|only|like)(?!\\p{L}))(?:\\p{L}+ ){1,4}(?:in|on|under|over|behind|through|inside) (?:the|my|our) \\p{L}+`,
  refused:
    "you are|you[’']re|you were|you make|you made|you don[’']?t|you do not|you didn[’']?t|you can[’']?t|you never|you always|you just|you two|you both|you lot|always|never|ever|nobody|no one|nothing|everything|everyone|every single|again and again|whole time|honest\\p{L}*|serious\\p{L}*|literally|so|such|enough|done|over it|fed up|sick|disgust\\p{L}*|like|as if|shame|joke|jokes|funny|lovely|brilliant|great|perfect|fantastic|charming|nice|brain\\p{L}*|believe|believed|trust|respect|selfish|rude|lazy|because of you|thanks to you|your fault|fault|blame|excuse|excuses|supposedly|apparently|obviously|clearly|somehow|magically|of course|god|almighty|mad|insane|crazy|angry|upset|rage|raging|livid|scream|screaming|die|kill|cow|pest|zombie|killjoy|animal|animals|mother|mummy|maid|servant|slave|cleaner|hotel|zoo|pigeon|herd|goose|prison|clown|taste|anyone else|grown|like a|fugitive|crime|theft|rager|penny|court|lawyer|police|jealous|weird|silly|rotten|what|this (?!week|morning|month|year|evening|afternoon|house|flat)|that|these|those|him|her|(?<!(?:the|my|your|our) .{1,60})(?:them|it)|he|she|they|his|their|its|such a|one thing|a name|my chest|whatever|rest of us|must|should|better|would|will|not my|who|why|guess|suppose|bet|swear|imagine|pretend|hope|wish|even|off limits",
  conditions:
    'if|unless|until|or|otherwise|either|next time|one more|once more|another (?:night|time|day)|last time',
  unsure: "final|warning|won[’']?t|i[’']ll|i refuse|from now on|no more",
  asides: '(?:just |all )?because of you|thanks to you|literally|seriously|honestly',
  sharp:
    'again|dirty|learn|get out|for once|your life|and (?:i|we|you|see|then)|normal|before i|hands|one$|out of it|^go',
  urgent: 'right now|now|already|this minute|this instant|immediately',
  irony:
    'congrat\\p{L}*|what an? (?:honou?r|joy|treat|surprise|delight|hero|legend|gent\\p{L}*|star|pleasure|privilege)|honou?red|lovely|highness|majesty|your lordship|lord|princess|prince|queen|king|genius|einstein|sherlock|bravo|well done|good for you|how (?:nice|lovely|kind|generous|thoughtful|sweet)|must be (?:nice|lovely|great|hard)|thanks? (?:you )?(?:so much|a lot|a bunch|ever so)|many thanks|thanks for|thank you for|thank you, |lucky|charming|delightful|brilliant|fantastic|wonderful|marvellous|fabulous|spectacular|hilarious|newsflash|fun fact|apparently|magic\\p{L}*|fairy|fairies|museum|do tell|pray tell|love that|love how|i love|so kind|oh,|oh wow|wow|slow clap|applause|medal|award|trophy|sorry to|forgive me|excuse me for|god forbid|heaven forbid|silly me|must have missed|your royal|darling|sweetheart|sunshine|honey|dear|hun|champ|superstar|mate of the year',
  subjects:
    "i|i[’']m|i[’']ve|i[’']d|i[’']ll|you|you[’']re|you[’']ve|we|we[’']re|he|she|they|it|it[’']s|there|there[’']s|that|this|that[’']s|some|someone|somebody|nobody|my|your|our|the|who|what|are|is|enough|stop|get|could|so",
  and: 'and then|and now|and|but|so|then',
  hanging: 'because|while|when|that|which',
  contrast: 'then|not|now|or|nor|but|two|three|four|five|six|ten|\\d+',
  places: 'in|on|at|to|with|from|for|under|all|my',
  mine: wordList('my our'),
  also: wordList(`
    sweating freezing cash aid amp ants appointment april ash august awake babies baby banging bedroom beer bent bike bin bins blanket
    blender blocked blouse bones borrowed bought brake breakup broke broken burn burns burnt bus cancelled carpet
    cat ceiling charger cheese chipped cigarette cigarettes cleaned clippings coat cooked cooker cracked cried
    crumbs december dentist deposit diary divorce dog drain drawer dress drums drunk dryer eaten eating electrician
    empty exam exams february fine flies forgotten found freezer funeral grease groceries guitar hallway hamster
    headphones hearing helmet hospital interview jacket january july jumper june kettle keys kid kids lamp landing
    laptop leaving lecture left lent letter letters locked lost maggots march mattress medication melted mice
    migraine mirror missed mold monitor mouldy moved nail nappy nights november nurse october opened outside oven
    overflowing paid pan parties passport patients payslip pee peed pillow pizza plants plumber poo pot promised
    puddle puke rat rats read receipt recital recycling results rubbish rug ruined scarf scratched screen september
    sheets shift shifts shirt shouting slamming slept smashed smoking smoothies soaked sofa speaker stain stained
    stains stomp stomping stranger strangers taken telling thirty tiles toaster train trumpet tub turning tyre
    uniform used viewing violin vomit waited wallet washed wearing wedding weed wine woke woken worked yoghurt
  `),
};
