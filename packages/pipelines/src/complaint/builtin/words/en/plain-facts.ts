import type { PlainFacts } from '../plain-facts.ts';

export const PLAIN_FACTS_EN: PlainFacts = {
  conditions:
    "if|unless|until|or|otherwise|either|next time(?= (?:you|i|we|it|he|she|they|i['’]\\p{L}+|you['’]\\p{L}+) )|one more|once more|another (?:night|time|day)|last time",
  unsure: "final|warning|won[’']?t|i[’']ll|i refuse|from now on|no more",
  sharp:
    'again|dirty|learn|get out|for once|your life|and (?:i|we|you|see|then)|normal|before i|hands|one$|out of it|^go',
  urgent: 'right now|(?<!from )now(?! on)|already|this minute|this instant|immediately',
  irony:
    "congrat\\p{L}*|what an? (?:honou?r|joy|treat|surprise|delight|hero|legend|gent\\p{L}*|star|pleasure|privilege)|honou?red|lovely|highness|majesty|your lordship|lord|princess|prince|queen|king|genius|einstein|sherlock|bravo|well done|good for you|how (?:nice|lovely|kind|generous|thoughtful|sweet)|must be (?:nice|lovely|great|hard)|thanks? (?:you )?(?:so much|a lot|a bunch|ever so)|many thanks|thanks for|thank you for|thank you, |lucky|charming|delightful|brilliant|fantastic|wonderful|marvellous|fabulous|spectacular|hilarious|newsflash|fun fact|apparently|magic\\p{L}*|fairy|fairies|museum|do tell|pray tell|love that|love how|i love|so kind|oh,|oh wow|wow|slow clap|applause|medal|award|trophy|sorry to|forgive me|excuse me for|god forbid|heaven forbid|silly me|must have missed|your royal|darling|sweetheart|sunshine|honey|dear|hun|champ|superstar|mate of the year|funny (?:how|that|you)|interesting (?:how|that)|(?:nice|good|big) of you|classic you|guess i|suppose i|hope you(?: all)? (?:enjoyed|liked)|glad you|nice one|cheers for|not like i|not that you|here we go again|what[’']?s next|do i get an?|who needs|says the (?:one|person)|is this an?|since when",
  subjects:
    "i|i[’']m|i[’']ve|i[’']d|i[’']ll|you|you[’']re|you[’']ve|we|we[’']re|he|she|they|it|it[’']s|there|there[’']s|that|this|that[’']s|some|someone|somebody|nobody|my|your|our|the|who|what|are|is|enough|stop|get|could|so",
  and: 'and then|and now|and|but|so|then',
  hanging: 'because|while|when|that|which',
};
