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
`;
