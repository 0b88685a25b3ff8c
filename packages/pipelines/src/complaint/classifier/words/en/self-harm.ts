const PILLS =
  'pills|tablets|paracetamol|painkillers|ibuprofen|aspirin|xanax|meds|medication|antidepressants|valium|sedatives|tramadol|codeine';
const DEAD = 'dead|died|die|dying|hanged|drowned|croaked';

/** The sender speaks of hurting or killing themselves, or of not wanting to live. */
export const SELF_HARM = `
3: kill|killing|hurt|hurting|harm|harming|hang|hanging|shoot|drown|cut|cutting myself, kms, self harm|harming|injur*
suicid*, end|ending my life, end|ending it all, take|taking my own? life, dont want to live|exist|wake
dont want to be alive, dont want to be here anymore $, no longer want to live, dont wanna live, want to die
wish i was|were|wasnt|werent dead|never|alive|born|here, wish i had never been, better off dead
better off without me, better off if i, be better if i was|were|wasnt|werent dead|gone|around|here|not
no reason to live, nothing to live for, life isnt worth, not worth living, no point in living|life|going
no point living, cant go on, jump off|from|out _ bridge|window|roof|balcony|building, overdos*, slit my
thinking of|about ending|suicide|dying|killing, rather be dead, disappear forever, goodbye forever
the pills here|ready|out, take all _ pills, swallow _ pills
jump*|throw*|throwing myself? off|from|under|in|out _ bridge|train|roof|building|window|balcony|bus
under a train|bus, end* it|everything all|soon|tonight|finally, dont want to|cant|cannot go on living|anymore $
not be here tomorrow|anymore, wont be here tomorrow|anymore|much, took|take|taking|swallow* all|the|my|too _ pills
the pills, hurting myself, cutting again, rather not be|wake|exist alive|up|?
world|everyone _ better without me|off, life is|feels pointless|meaningless|worthless|over
want|wish to disappear|vanish|sleep forever, not want to wake up
dont|do not? really|even|actually want|wanna to? be alive|live|exist
dont|cant|do|not see|find the|a|any point of|in being|staying|living alive|here?, tired of being alive|living
no|any point of|in being|staying alive, notice|care|miss _ wasnt|werent|was|were here|around|alive|gone|dead|there any|anymore
going|want|about to end it $, end it for good, done with life|living, ready to die
0: dont really want to? live here|with|like|in|together|there|this
0: dont want to live here|with|like|in|together|under|next|somewhere|alone|anywhere|there|this|that|among|between
dont want to wake up to|at|before|again|every|with|because|you|the
dont want to wake the|you|anyone|him|her|them|everyone
cut|cutting|hurt myself on|with|while|off|when|because|slipping|tripping|a|some|falling
want to die of|from|laughing|with, wish i was here|there|home|told|asked|informed
wish i had never moved|met|agreed|lent, rather be dead than, cant go on like|with|living|cleaning
end it all arguments, jump out of bed, wish i wasnt here when, better off without me cleaning|doing
wont be here tomorrow night|evening|morning|for|so|until|when, not be here tomorrow for|so
vitamin|sleeping|pain pills, under the bus, jump* off the sofa|couch|bed, jump off my|the, sleep forever in
pills in the|cabinet|on the, like to disappear into, the pills for|you|in|are, take the|my pills for|every|at
rather not be in|on|seen|part|tagged|filmed|named|woken|disturbed|the|your|left|called|asked|a|that|here|home|alone|around
tired of living in|with|like|here|out|among|next, done with living in|with|like|here, done with life in|here|with|at
was|were here when|if|for|on|at|last|yesterday|first|all|the|and|because, end it there|here|with|at|by|now
3: thinking|think|thought|dream*|idea of|about . not|never waking up, never wake|waking up again, fall asleep and never|not wake|waking
hope|wish|hoping|wishing i|that i? just|simply|really|honestly? dont|never|didnt|wont|could just|never|simply|not? wake up, go to sleep and never|not wake|waking
everyone|all|you|world|family|people|house|flat|life|things|itd|it _ better|easier|happier|simpler|lighter off? without me
easier|happier|simpler|lighter off? without me, better|easier|simpler|happier _ if|once|when i wasnt|werent|no|stopped|never . around|here|alive|exist*|there|born|breathing|longer
better|easier|simpler|happier|relieved _ if|once|when i disappeared|vanished|died, better|easier|simpler|happier|relieved _ once|when|if im|i|id be|was|were? gone|dead
tired|sick|done of|with being|feeling _ burden, nothing but|more|except a|than . burden, im|ive been? only|just|such a? . burden
burden to|on|for anyone|everyone|you|all|them any|anymore|no longer?, dont|not|no|stop|longer want|wanting|going|be|being to? be? a burden _ anymore|any|longer
by|when|once|if the|time? time? you|someone|anyone|everyone|they all|both? read|see|find|get|hear this|it|me|my _ ill|i|im|wont|not _ gone|dead|around|here|longer|alive
counted|counting|saved|saving|hoarded|hoarding|stashed|stashing|stockpiled|stockpiling|collected|collecting up? _ tablets|pills|painkillers|paracetamol|meds|medication|sedatives, have|got|ive enough _ tablets|pills|painkillers|paracetamol|meds|medication|sedatives
0: thinking|think|thought|idea of|about . not|never waking up early|at|before|late|until|so|the|you|for|anyone|in
hope|wish|hoping i|that i? just|simply|really|honestly? dont|never|didnt|wont|could just|never|simply|not? wake up early|late|to|at|with|the|you|anyone|before|because|your|him|her|everyone|in
everyone|all|you|house|flat|things|itd|it _ better|easier|happier|simpler off? without me in|at|there|on|tonight|tomorrow|today|for|cooking|cleaning|doing|as|this|having|to
better|easier|happier|simpler off? without me in|at|there|on|tonight|tomorrow|today|for|cooking|cleaning|doing|as|this|having|to
better|easier|simpler|happier _ once|when|if im|i|id be|was|were? gone to|for|on|over|at|by|from|this|next|until|away|shopping|out
by|when|once|if the|time? time? you|someone|anyone|everyone|they all|both? read|see|find|get|hear this|it|me|my _ ill|i|im|wont|not _ gone|around|here for|to|at|on|until|till|away|shopping|this|next|over|from|out|home
counted|counting|saved|saving|hoarded|hoarding|stashed|stashing|stockpiled|stockpiling|collected|collecting up? _ dishwasher|washing|cleaning|detergent|vitamin|descaling|chlorine tablets|pills
counted|counting|saved|saving|hoarded|hoarding|stashed|stashing|stockpiled|stockpiling|collected|collecting up? _ tablets|pills|painkillers|paracetamol|meds|medication|sedatives for|from|in the|our|my|your? dishwasher|machine|cat|dog|mum|gran|grandma|chemist|pharmacy
have|got|ive enough _ dishwasher|washing|cleaning tablets|pills, have|got|ive enough _ tablets|pills|painkillers|paracetamol|meds|medication|sedatives for the|our dishwasher|machine
3: goodbye|farewell|suicide letter|note|letters|notes, written|wrote|writing|left letters|notes to|for everyone|all|you|everybody, my last|final message|text|note|words|goodbye _ look|take|tell|sorry|love|goodbye|please|forgive
i|ive|im|ill have|just|going|could|might|want|did|already? to? took|taken|take|taking|swallowed|swallow|downed|down|necked _ whole|entire|all|full|too|every|bunch|handful|boxes|strip|packet|box|bottle|twenty|thirty|forty|fifty|20|30|40|50 _ ${PILLS}
${PILLS}|rope|noose|razor|razors|blade|blades|gun|knife is|are|all|sit|lie|lying|sitting|laid|lined|here? . ready|waiting|lined|laid|prepared|loaded|out on|up|for|by|and, ${PILLS}|rope|noose|razor|razors|blade|blades|gun|knife is|are|all|sit|lie|lying|sitting|laid|lined|here? . ready|waiting|lined|laid|prepared|loaded|out $, all my|the ${PILLS} lined|laid|counted|out|ready
noose, rope _ ceiling|beam|rafters|neck|attic|use, tied|hung|bought|tie|tying a|the|some rope, painless|quick|quickest|easiest|easy|peaceful|best|ways|way|how|methods|method way|ways|death|method|methods? to|of die|dying|death|suicide|kill|end
if|when|once|after|maybe|until i|im|id|ive was|were|am|just|only|be|already? ${DEAD}, wish|hope|pray|let|hoping|praying|wishing _ i|me just|would|could|had? ${DEAD}
noone|nobody|anyone|you|everyone|someone|they|people _ notice|care|cry|miss|mourn|happy|happier|relieved|glad|celebrate|matter _ if|when|once i|im|id _ ${DEAD}|gone|disappeared|vanished|jumped|exist|existed|here
not|dont|cant|never|stop|tired|enough|hate|sick|stand|why|hard|plan|see|bear|deserve|exhausted|point|sense|reason|myself|hurts|harder|cannot|planning _ being|be|staying|stay|am|im|keep|remain|still|remaining|left even|still? alive|breathing|existing
want|wants|ready|able|like|love|prefer|deserve|plan|decided|choose|going|rather|need just|simply|only|really|finally|honestly|so to die tonight|today|already|anymore|and|so|now, want|wants|ready|able|like|love|prefer|deserve|plan|decided|choose|going|rather|need just|simply|only|really|finally|honestly|so to die $, want|deserve|ready|prefer to just|simply|really|only die
i|why|really|just deserve|should|want|ought to|be? die|dead, relief|peaceful|better|wish|want|like|nice i|to|if? i|just? not|didnt|never to? exist|existed|existing
not|no|longer|stop|cease to? exist|existing $, to not|stop|cease exist|existing, never been|be|was|were born, shouldnt be alive|born|here $
want|wish|need|make it|this|everything|all|life|pain all|just? to? stop|end|be|over over? for|forever|permanently good|all|ever, want|wish|need|make it|this|everything|all|life|pain all|just? to? stop|end|be|over over? for|forever|permanently $, want|wish it all to? stop|end|over, want|wish it all to be over
walk|walking|step|stepping|jump|jumping|run|throw|throwing|lie|lying|leap|myself _ in front of a|the|an|my|some|moving|next . train|lorry|truck|bus|car|traffic|tube|van|tram
jump|leap|step|throw|hurl|fall|falling|jumping|stepping|leaping|walk|walking|drop|let|go|going|swing myself|go|right|straight? off|from|under|over the|a|that|this|my . . bridge|roof|cliff|ledge|building|railing|train|tube|tracks|rooftop|overpass|edge|balcony|viaduct
think*|dream*|look*|star*|fantasi*|drawn|stood|standing|stand|was|sat|sitting _ about|of|at|from|on|to|over the|that|a|this|my . bridge|cliff|ledge|edge|tracks|rope|razor|railing|roof _ and|how|every|again|because|easy|last|let|jump*, think*|dream*|look*|star*|fantasi*|drawn|stood|standing|stand|was|sat|sitting _ about|of|at|from|on|to|over the|that|a|this|my . bridge|cliff|ledge|edge|tracks|rope|razor|railing|roof _ $
cut|cutting|slit|slitting|slash|slashed|slashing|sliced|slicing|slice|carve|carving|scratched|scratching|open|opened|opening|bleeding my|both|the own? wrist|wrists|veins|thighs|forearms, cutting|slicing|carving|slashing|burning my|into|up my? arms|arm|legs|skin|thighs|body
burn|burning|burned|burnt|hurt|hurting|cut|hit|hitting|punch|starve|starving|stab myself with|to|on|until|so a|the|my|feel|purpose|it|i? lighter|cigarette|cigarettes|iron|razor|blade|feel|something|purpose|bleed
should|going|want|might|could|ill|just|would|to|about|wanna . top|off|neck|finish|poison|gas|stab|starve|electrocute|suffocate|end|shoot|drown|hang myself
life _ nothing|no|noone _ left|for|meaning|purpose|point|sense me?, point|sense|reason|use in|of|to|for? going|carrying|go|carry|keep|keeping on|going $
no|lost|any|the|my|have strength|will|energy|desire|wish|reason|courage to|for|left to? live|life|living|go|exist|carry|stay|wake on|alive|anymore|any, no|lost|any|the|my|have strength|will|energy|desire|wish|reason|courage to|for|left to? live|life|living|go|exist|carry|stay|wake $
wont|not|never|dont|cant _ see|live|reach|survive another|my|to|tomorrow|till|until|past|the|through|this next|see|end|of|day? birthday|sunrise|day|morning|year|christmas|spring|summer|tomorrow|30|40|50|week|winter|night
id|i|ill|me|should|belong|deserve be|is|am|belong|rather|deserve|better|should? . better|be|safer? off? in|under|six the|my|feet|a ground|grave|coffin|feet|under|soil|earth, where im|i going|go _ wont|dont need
hope|wish|pray|hoping|wishing|like|mind|love|want _ car|bus|truck|lorry|train|van|something|someone|lightning|cancer _ hit|hits|run|runs|ran|kill|kills|killed|take|takes|took|would|strike me
end|ending|finish my own? suffering|pain|existence|agony, dont|not|never come|go|bother|try? looking|look|searching|search for me, dont think|believe|want|wanna i? want? to? be here any|anymore more|like|at, dont think|believe|want|wanna i? want? to? be here any|anymore $
decided|going|planning|ready|about|time|mind to end|leave|finish my|this|it life|world|all|suffering, done|tired|sick|finished|through with|of this life|world|existing|living|breathing $
why|how am|im|should|do i even|still|keep? still|even|keep? alive|breathing|living|exist|existing|here $, almost|nearly let go|jumped|did _ balcony|railing|bridge|edge|roof|it
0: point|use|sense in|of going|carrying|keeping|go on|going about|with|like|to, not|never stay|be|am|being|still|keep|keeping alive|breathing|existing in|down|on|heavily
wish|hope i died|die of|laughing|from, if|when|once|until i die|died|dead of|from|laughing|in|tired, phone|battery|plants|plant _ die|died|dead|dying
i|just|really want|deserve|should to? be? dead|die of|from|laughing|tired|on, if|when|after|once im|i be|am? dead tired|asleep|on|serious|right|wrong|set|against
someone|who|you|he|she took|taken|take|taking _ all|whole|entire|box|packet|bottle _ ${PILLS}, look|looking|search|searching for me in|at|to
i|im|ill|ive taking|take|took|taken _ whole|entire|all|full|box|packet|bottle _ ${PILLS} to|back|home|with, no point in going on? about|with|to|there|out
`;
