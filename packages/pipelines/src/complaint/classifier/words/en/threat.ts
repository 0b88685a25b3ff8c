/** Announcing harm to body, life or animals, or fire. */
export const THREAT = `
3: kill|murder|strangle|stab|shoot|poison|throttle|slaughter|cripple|suffocate|shank|drown you|him|her|them|both
ill|im|i|going|will|could|should|want|swear|gotta|let _ beat|hit|hurt|punch|slap|smack|attack|burn|hang|destroy|choke|bash|smash|kick|batter you|him|her|them|both
kill|poison|drown|strangle|shoot your|ur|the|that|his|her cat|dog|pet|puppy|kitten|hamster|parrot|bird|rabbit|friends|friend|boyfriend|girlfriend
break|smash|bash|punch|rearrange|crush|snap|cut|slit|twist|rip|knock|burst your|ur|his|her neck|face|legs|leg|nose|jaw|arm|arms|fingers|finger|bones|teeth|head|skull|throat|kneecaps|hand|hands|eyes|skull
knock your|ur _ teeth|out|head, beat the|your|ur _ shit|crap|hell|ass|out|you, beat you|u up
kick|whoop|whip your|ur ass|teeth|head|face, kick the shit|crap|hell out
burn|burning _ house|place|flat|apartment|room|bed|stuff|things|it|down down
burn the house|place|flat|apartment|whole|room|building, burn it all|down, burn your|ur room|bed|stuff|things|hair
set fire, set _ on fire, on fire while|with you, light|lit your _ fire, torch your|the|ur
youre|ur|u r|your dead|a dead, dead meat|man|girl, youll be dead, you wont wake, wont live to
wish you were|was dead, want you dead, hope you die|choke|burn|get hit, drop dead $, go die
kys|kill yourself|urself, watch your|ur back, sleep with one eye, one eye open, know where you|u sleep
in your sleep, put you|u in|into hospital|the|a|six, end up in|at hospital|the hospital|er, hospital for you
six feet under, make you|u bleed|suffer|scream, youll|you|will|gonna bleed
ill|im|going|will _ get|grab|bring|take a|my knife|gun|bat|hammer, with a|my knife|gun|bat|hammer|fist|fists
my fist, throw you|u|him|her out the|of|from|down _ window|stairs|balcony, push you|u|him|her down|off|out
physically hurt|harm, something bad|terrible|awful happens|happen|will
you|u will|wont|wouldnt get hurt|survive|walk, youll get hurt|whats, gonna|going to get hurt
someone gets|will get|is hurt|going, i will|ill end you|u, wring|snap your|his|her|the neck, skin you|u
run you|u over, hunt you|u down, teach you|u a lesson, set fire to|your, fire to your, with you in it
ill come up|over there and, leave in|end|ending|carried _ ambulance|hospital|body|coffin|wheelchair|stretcher
youll|you _ ambulance|hospital|coffin|grave|morgue, in a coffin|body bag|wheelchair
put you|him|her|them in|on _ hospital|ground|wheelchair|your, dig your|a grave, last thing you|you ever
wont|not live|survive|walk|breathe _ again|long|to|this|another, finish you|him|her off
ill|im|going|will|could _ gut|skin|choke|batter|bash|clobber|thump|deck|lynch you|him|her
rip|tear|cut your|his|her _ head|throat|arms|heart|tongue|off|out, i have a knife|gun, hire someone
wring|snap|break its|that|his|her neck, ill|going|gonna|will _ drown|poison|strangle|skin|kick it|them
0: kill the|some mood|vibe|lights|light|music|engine|time|atmosphere, kill time|for, kills|killing me|my, kill me
beat you|u to, hit you|u up|with a, hurt you|u in any
dont|didnt|never|not|without|wouldnt want|wanted|mean|meant|intend|try|wish|hope|like|to|wanting|meaning to? hurt|kill|attack you|u|anyone|him|her
didnt mean to hurt, not trying to hurt|attack you|u|anyone, not to hurt, never hurt
dont|doesnt|didnt|wont|wouldnt hurt|kill you|u|him|her|them to|if?, would it hurt|kill you|u, wouldnt kill|hurt you
it wouldnt|wont|doesnt kill|hurt, burn the|your|a|my food|toast|pan|dinner|rice|candle|candles|incense
burn* candle*, to burn, break my|your|the heart|neck on|over|falling|tripping, break my neck|leg|back|toe
non violent|nonviolent, hate violence, set fire alarm|off, set off the, shoot you|u a, throw you|u a, shoot me|us a
hang you|u, hit him|her|them up, attack* me|you verbally, on fire lately, feel attacked, did i hurt you
hurt him|her|them feelings, hurt your|my|her|his feelings, with a hammer _ 7|8|morning, drill*
cut your hair|nails|bread|food, ears are bleeding, batter mix, gut feeling, gut the fish, deck the
ambulance came|called|siren, end up in hospital|the because, put you in a|an awkward|a difficult|charge
put you on the|speaker|hold, cut your|the _ off
3: break|snap|crush|smash|breaking|snapping every|each|all|both single|of|your|his|the|one? your|his|the? bone|bones|finger|fingers|leg|legs|arms|rib|ribs|tooth|teeth|kneecap|kneecaps|knuckle|knuckles|toe|toes
your|his|her bone|bones|finger|fingers|leg|legs|arms|rib|ribs|tooth|teeth|kneecap|kneecaps|knuckle|knuckles|toe|toes|neck|arm will|are|get|gets|going _ snap|snapped|break|broken|crushed, break|snap|crush a|some|one|two|few . bone|bones|finger|fingers|leg|legs|arms|rib|ribs|tooth|teeth|kneecap|kneecaps|knuckle|knuckles|toe|toes of|for yours|you
burn|burning|torch|torching this|the|that|your|our whole? dump|hole|shithole|hellhole|pigsty|dive|shed|joint|hovel|tip|building
burn|burning|torch|fire|flames _ with|and _ you|all|lot|everyone|them|him|her _ inside|in
pees|pee|peed|poops|poos|shits|pisses|barks|meows|scratches|bites|howls|whines _ _ out|off|through of|the? the? window|balcony|roof
throw|chuck|toss|drop|fling|hurl|lob|throwing|chucking your|the|that|this|his|her . cat|dog|mutt|hound|beast|fleabag|creature|furball|kitten|puppy|animal|rabbit|hamster|parrot|bird|pet out|off|from|over|through
cat|dog|mutt|hound|beast|fleabag|creature|furball|kitten|puppy|animal|rabbit|hamster|parrot|bird|pet is|will|can|be? going|goes|flies|flying|fly|thrown|chucked out|off of? the? window|balcony|roof
youre|youll|you|hes|hell|shes be|are|is|will? going|go|goes|fly|flying|flies out|off|through|over of? the|my window|balcony|banister|roof
chuck|toss|fling|hurl|lob you|him|her|them out|off|over|down _ window|stairs|balcony|roof
kill|poison|drown|strangle|shoot|gut|skin your|the|that|this|his|her . mutt|hound|beast|fleabag|creature|furball|animal|thing
poison|antifreeze|arsenic in|into your|his|her|its|the|that _ food|bowl|milk|drink|coffee|tea|dinner|water, rat poison in|into your|his|her|its, bleach in|into your|his|her|its . food|milk|drink|coffee|tea|water
i|we know exactly|perfectly|well|full|just? well? where you|he|she|your . . work|works|live|lives|park|study|train|sleeps|family|school
accidents|accident can|do|could|might|may|will|always? happen|happens to|at|on|in you|people|your|him|her|night|cats|dogs|pets|the|dark
know where _ _ accident|accidents, shame|pity if something|anything|an|one . happened|happens|were|was|befell
0: you|youll|youre|itll|it|dont|candle|stove|oven|toaster could|will|almost|nearly|might|can|not? burn|burning the|this|our whole? house|place|flat|apartment|building|kitchen down?
accidents|accident can|do|could|might|may|will|always? happen|happens in|at|on the kitchen|bathroom|best|sink|carpet|sofa
i|we know where you work|park|study is
fire|burn|burning _ with|and _ all|everyone|them _ in the|a|oven|pan|kitchen
3: broken leg|legs|arm|arms|bones|nose|jaw|fingers|teeth|ribs for|when|if you|u
youll|you|hell|shell|theyll leave|go|walk|end|come|wake _ broken|missing leg|legs|arm|arms|bones|nose|jaw|fingers|teeth|ribs
close|inch|second|seconds|inches to|from|away . hitting|punching|slapping|smacking|strangling|decking|choking|stabbing|killing you|u|him|her
ill|im|going|gonna|will|could _ knock|lay you|u|him|her out|flat|down|cold
someone|somebody|one|you|youre|youll is|are|be|will|gonna? going|gonna|about|be? to? get|be stabbed|shot|punched|beaten|strangled|slapped|hit|decked|knifed
send|sending|bring|bringing|get|call|calling my cousins|cousin|brothers|brother|mates|boys|uncles|lads _ round|over|sort|deal|visit|beat|talk|teach
never|not be? able? to? walk|talk|see|breathe|eat again|properly|straight
put|smash|bang|slam|bash|ram|push your|ur|his|her head|face|skull|teeth through|into|in|against|down
strangle|poison|drown|kill|shoot|skin|throttle|wring|murder that|your|ur|the|this|his|her . cat|dog|mutt|hound|puppy|kitten|bird|parrot|rabbit|hamster|pet
cat|dog|mutt|kitten|puppy|pet|rabbit|hamster|bird goes|will|ends|gonna|might|is|could be|go|end|to|up? missing|disappear|drowned|poisoned|strangled|river|canal|dead
better|should sleep|lock _ door|doors locked|tonight|eye
0: be|been|was|were|is never|not able to walk|see|eat, put your head|face in|into|down|through the? oven|pillow|door|kitchen|room|window|hood|my
knife|glass|glasses|stairs|step|steps|blade|plug|wire|cable|nail|nails|shards|ice _ _ someone|somebody|you|one will|could|might|can|is get hurt|going
someone|somebody will|could|might|can get hurt on|with|by|because|if|from the|those|that|your|it|this|these|we|someone|nobody
close to|from hitting the|my|a|rock, cat|dog|pet is|has|have|been|will missing|gone since|for
`;
