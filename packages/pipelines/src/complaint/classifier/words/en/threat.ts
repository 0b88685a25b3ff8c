const BODY =
  'face|head|skull|neck|throat|jaw|nose|tooth|teeth|eye|eyes|ear|ears|mouth|tongue|lip|lips|cheekbone|rib|ribs|arm|arms|leg|legs|knee|knees|kneecap|kneecaps|shin|shins|ankle|ankles|wrist|wrists|hand|hands|finger|fingers|thumb|thumbs|toe|toes|knuckles|bone|bones|spine|guts|stomach|belly|chest|heart|liver|kidneys|balls|nuts|scalp|brains|gob|mug|windpipe|collarbone';
const PET =
  'cat|cats|dog|dogs|mutt|hound|beast|fleabag|creature|furball|kitten|puppy|pup|animal|rabbit|bunny|hamster|parrot|budgie|canary|bird|pet|pets|guinea|gerbil|ferret|lizard|snake|tortoise|goldfish|fish|rat|poodle|terrier|chihuahua|pug|pooch|moggy|doggo|kitty';
const WEAPON =
  'knife|blade|gun|pistol|rifle|shotgun|bat|hammer|axe|ax|hatchet|machete|crowbar|screwdriver|sword|brick|bottle|razor|scissors|cleaver|chainsaw|wrench|spanner|poker|baton|knuckleduster|taser|crossbow|iron|plank|pan|shovel|spade|dagger|pipe|pole|belt|chair|stick|club|fork';
const ARMS =
  'knife|blade|gun|pistol|rifle|shotgun|bat|axe|ax|hatchet|machete|crowbar|sword|cleaver|chainsaw|knuckleduster|taser|crossbow|dagger|hammer|pipe|club|bricks';
const ME = 'ill|im|id|well|hell|theyll|going|will|would|could|should|want|swear|gotta|let|before|lemme';
const LADS =
  'lads|boys|mates|cousins|cousin|brothers|brother|uncles|uncle|friends|guys|people|blokes|fellas|men|gang|crew|dad|someone|bloke|guy';
const VESSEL = 'stretcher|ambulance|hearse|bodybag|coffin|casket|wheelchair|morgue|grave|icu|traction';

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
3: smother|asphyxiate|behead|decapitate|disembowel|garrotte|garotte|electrocute|maim|mutilate|headbutt|dismember|torture|lynch|kneecap|bludgeon|disfigure|knife|scald|pummel|hospitalise|hospitalize you|him|her|them|ya
${ME} _ clobber|thrash|whack|wallop|maul|stomp|scalp|flatten|break|bury|mangle|crucify|belt|floor|chin|clout|flog|batter|deck|smash|beat|hit|hurt|slap|punch|kill|stab|boot|club|gas|wreck you|ya, ${ME} to? glass|waste|cut|slice|carve|burn|bite|hammer|end you|ya|him|her
cave|gouge|stamp|stomp|rearrange|wring|mash|pulp|slit|carve|crack|rip|tear|saw|chop|split|smash|shatter|fracture|dislocate|remodel|disfigure|bust|bash|kick|slice|slash|claw|break|snap|crush|twist|flatten|cut in|on|up|out|off|all|every|both? your|his|her|their|ya|in|open? bloody|fucking|ugly|stupid|fat|little|pretty|smug|filthy|damn|thick|whole? ${BODY}
cave|caving|kick|kicking|stove|bash|bashing your|his|her head|face|skull|teeth|ribs in, crack|split|smash|bust|break your|his|her|you . open
${ME} _ hit|bite|burn|cut|pull|poke|scratch|knock|punch|slap|smack|hammer|drill|stab|shoot|squeeze|scar|scald|chop your|his|her|their|all|out your|the? ${BODY} out|off|in|open|with|until|till|if|when|next, ${ME} _ hit|bite|burn|cut|pull|poke|scratch|knock|punch|slap|smack|hammer|drill|stab|shoot|squeeze|scar|scald|chop your|his|her|their|all|out your|the? ${BODY} $
knock|knocked|knocking|kick|punch|smash|smashed|pull|rip|ripped|tear|yank|gouge|claw|scratch|cut|tear|poke|shoot|blow _ your|his|her . ${BODY} out|off|in|apart|clean
wring|snap|twist|slit|slice|cut _ neck|necks|throat|throats, slit|slash|cut _ _ throat|throats
you|youll|youre|hell|shell|going . need|needing|want|order|growing a|some|whole|set? new ${BODY}, new set|pair|row of teeth|legs|kneecaps|arms
youll|hell|shell|youre|going to? be? need|needing . . dentist|dentists|surgeon|surgery|ambulance|undertaker|coffin|stitches|crutches|wheelchair|hearse|priest|paramedic|dentures|plaster
eat|eating|eats|feeding|fed|meals|dinner|dinners|lunch|chew|chewing|food _ through|with|from|by a straw|tube|drip
pick|picking|collect|collecting|sweep|sweeping|search*|look*|find*|count|counting up|for? your|his|her . teeth|bones|brains|guts|tooth off|up|from|out|on|all|one
swallow|swallowing|spit|spitting|choke|choking|lose|losing|coughing on|up|out? your|his|her|a|all|some own|few|mouthful|of? teeth|tongue|blood
scrape|scraping|peel|peeling|mop|mopping|hose|hosing|shovel* you|him|her|your|what off|up|remains|is|brains|guts
you|youll|hell|shell|he|she|legs wont|not|never|cant be? able|going? to? chew|chewing|walk|walking|eat|see|talk|talking|stand|smile|smiling|laugh|laughing|sit|breathe|breathing|dance|run again|straight|for|properly|when|once|after|much|ever|by|long
youll|youre|hell|you|hes|gonna|going|will . lose|losing|missing|loses a|your|some|all|few|couple|one|two|an|his|that . finger|fingers|teeth|tooth|hand|hands|leg|legs|toe|toes|thumb|eye|ear
when|once|after|until|till|before|by im|ive|i|we|weve|were|theyre|time been|get|am|are|im|ive? done|finished|through with you|u|him|her|ya|your
get|lay|got|getting my|our|their hands on you|him|her|your, catch|find|get you|him|her youre|your|hes|shes finished|dead|done|history|toast|mincemeat
you|youd|youll|better better|best|start start? run|running|hide|hiding|pray|praying, pray i|we|he dont|never|wont _ you|hold
bullet|bullets in|into|through|with|between|for you|your|him|her|his|name|the|that, ${WEAPON} with|has|got your|his|her name
ram|plunge|drive|bury|thrust|swing a|an|my|this|the|that|your . ${WEAPON} in|into|through|up|between|down|across|over|round|around|at|on your|you|his|him|her
shove|stuff|ram|stick|jam|force|cram _ down|up|in|into your|his|her throat|gullet|windpipe|neck|skull|eye|eyes
coming|come|comes|up|down|over|round|back|waiting|wait|standing|stand|turn|return _ with|holding|swinging|carrying a|an|my|the|his . ${ARMS}
bring|bringing|grab|grabbing|sharpen|sharpening|load|loading|fetch a|an|my|the|his . gun|pistol|rifle|shotgun|machete|crowbar|sword|blade|knuckleduster|baseball|switchblade|dagger|axe
ive|i got|have|keep|own|keeping a|an|my|the . gun|pistol|rifle|shotgun|machete|crowbar|axe|sword|blade|switchblade|dagger|baseball . and|with|ready|under|here|waiting|by|next, ${ARMS} is? ready|waiting|sharpened|loaded for|and, ${ARMS} is? ready|waiting|sharpened|loaded $
manners|lesson|respect|sense|politeness _ with|using a|my|this|the . ${WEAPON}|fists|fist|boot, beat|knock|slap|smack|thrash|kick|beaten some|the|a . manners|sense|lesson|respect into
${WEAPON}|fist|boot|plate|kettle over|across|round|around|to|in|into|through|against|upside|between your|his|her|the|ya head|skull|face|jaw|teeth|neck|knees|ribs|eye|eyes|gut|guts|belly|ear
boiling|scalding|acid|petrol|gasoline|kerosene|paraffin _ over|on|onto|at|across|under|through|in you|your|him|his|her|face, pour|pouring|splash|splashing|throw|throwing|spray|douse|soak|empty . . . petrol|gasoline|kerosene|paraffin|acid
douse|soak|drench you|him|her|your . in|with petrol|gasoline|fuel|kerosene|spirit|alcohol|lighter, acid in|at|on your|her|his
set|setting|sets _ alight|ablaze, go|goes|going|be up in flames|smoke, light you|him|her up, a match to|under|on your|this|the|his|it|everything, one match and|is|will|thats
your bed|bedroom|room|bike|car|house|flat|place|clothes|stuff|door|mattress|things|sofa|shed|wardrobe|books|caravan will|be|is|are|going|gonna|goes _ fire|burn|ashes|flames|ablaze|cinders|burnt
burn|burning|roast|fry|cook|skin|bury|eat _ alive, burn you|him|her|them|your|everyone _ inside|sleep|bed|ground|crisp|ashes|stake
your|that|ur|his|her|this . . ${PET} wont|not|never|isnt|doesnt going|gonna|to? _ see|live|make|last|survive|outlive|wake|reach the|to|it|another|tomorrow|this|next|much|long|past|up
feed|feeding|serve|throw your|that|his|her|this . ${PET} to the|a|my|your|some|that, your|that|his|her . ${PET} to the|a|my . python|crocodile|snake|dogs|foxes|rottweiler
rat? poison in|into it|its|your|his|her, something nasty|bad|special|poisoned|tasty|extra? in|into its|his|her|their|your|the dog|cat? bowl|food|dish|water|milk|drink|coffee|tea, put|slip|slipped|slipping|be something|stuff|poison|antifreeze in|into your|its|his|her|the|it
${ME} _ kick|boot|punt|launch|swing|stamp|stomp|hang|nail|cook|fry|microwave|skin|roast|stew|flush|eat|electrocute|hurt|harm|silence|smash|squash|crush|snap|hit|beat|slap|whack|shoot|drown|poison|gas|strangle|throttle|kill|bbq|barbecue|blend|bury on? your|that|his|her|this|ur . . ${PET}
run over your|that|his|her . ${PET}, run your|that|his|her . ${PET} over, kick|boot|punt|throw|chuck your|that|the|his . ${PET} down|across|through|into|off
your|that|his|her . ${PET} _ goes|going|go|ends|end|winds up? in|into|on a|the|my? oven|blender|microwave|freezer|stew|river|canal|grill|curry|pie|pot
goodbye|farewell|bye|bye to your|his|her|that|ur . ${PET}|teeth|legs|kneecaps|face|fingers|life|family
silence|shut|quieten it|him|her|them|that|you . for good|forever|permanently, shut you|him|her|it|that . up for|forever good, shut you|him|her|it|that . up for|forever $
${LADS} _ _ pay|paying|pays|give|giving you|him|her|them a . . visit, prison|jail|nick|inside _ _ meet|looking|visit|talk|find|see for|to? you
know|knows|got|pay|paid|hire|find|get|send|sending|have|ask . ${LADS} who|that|to|wholl? _ break|hurt|kill|smash|beat|cripple|bury|disappear|batter|kneecap|maim you|your|him|his|her
have|get|getting|having you|him|her beaten|jumped|whacked|killed|hurt|stabbed|shot|lynched|kneecapped|sorted, ${LADS} are|is|will|gonna|would|wholl|come|coming|love . . . break|hurt|kill|beat|batter|stab|cripple|smash|jump|bash|rip you|your|him|his|her
fuck|mess|cut|smash|rough|carve|duff|bust|kick|bash you|him|her|them|ya up|in, beat|kick|knock|batter|pound|smash|slap|choke|squeeze|crush|stamp|scare|strangle the|your living|ever|fucking|absolute? life|shit|crap|hell|daylights|stuffing|snot|brains|breath|lights|piss out of|you
deserve|deserves|need|needs|get|getting|give|giving|asking|cruising|earned|in a|for|another|yourself|you|him . good|proper|right|real|serious|decent|fucking|sound? kicking|beating|hiding|thrashing|slap|smack|punch|thumping|pasting|battering|walloping|flogging|belting
your|ur funeral|grave|gravestone|headstone|tombstone|obituary|autopsy|hearse|casket|coffin, bury you, buried alive|under|in|where the|my|our|you|noone? garden|cellar|woods|forest|patio|floor|concrete|finds
your|his|her body|corpse|remains _ find|found|hide|river|identify|dump*|bury|buried|discover*|rot|canal|woods, hide|dump|bury|identify|dissolve|burn your|his|her body|corpse|remains
hands|fingers|rope|cord|cable|wire|belt|noose round|around|on|at|about your|his|her neck|throat|windpipe
hold|holding|push|pushing|shove|stick|keep|dunk|flush your|his|her|you head|face under|in|into|down _ water|toilet|bath|sink|bog|underwater|until|till|tub, under the|water|? water? until|till you|he stop|drown|stopped
days are|is numbered|counted, your last breath|meal|hours|sunrise|moments|words|hour, regret|wish|sorry _ you|being|ever were|was|been|never|day|born born|alive|died|dead
hope|pray|wish|hoping _ you|he|she _ die|choke|drown|rot|suffer|burn in|on|to|and|tonight|soon|alone, hope|pray|wish|hoping _ someone|somebody|bus|car|truck|lorry|train|you _ run|runs|hit|hits|stab|stabs|mows|flattens|kills you|over|by|down
runs|mow|mows you|him|her over|down
tear|rip|hack|cut|chop|slice|beat|smash|blow|hammer you|him|her|them to|into|in|apart|open pieces|shreds|ribbons|half|bits|pulp|chunks|mince, tear|rip|hack|cut|chop|slice|beat|smash|blow|hammer you|him|her|them to|into|in|apart|open $, limb from limb
set|sic|release|letting|let|unleash my|the|our|loose . dog|dogs|pitbull|rottweiler|alsatian|mastiff _ on|loose|at you|your|him|her
push|shove|throw|chuck|kick|boot|trip|drag|knock|roll|hurl|fling you|him|her|ya _ down|off|under|into|over|through|from|out|in|of the|a|my|that stairs|balcony|roof|window|bus|train|traffic|road|river|canal|banister|railing|ledge|steps
drag|pull|swing|hang|string you|him|her|ya _ by the|your|his|her hair|neck|throat|ears|feet|ankles|balls|toes
put|send|land you|him|her|ya _ in|into|on|to the|a? hospital|icu|intensive|er|casualty|morgue|grave|ground|wheelchair|coffin|emergency|traction|ward|coma|box|stretcher
someone|somebody|one|youre|youll|you|hell|hes|shes _ leave|leaves|leaving|carried|wheeled|go|goes|going|come|comes|taken|out|home|end|wake _ on|in|via|by|with a|an|the|your? ${VESSEL}
your|his|her ${BODY} will|wont|is|are|gonna|going _ like|regret|pay|meet|broken|smashed|history|bleed|next|mine|gone, throw|throwing|pour you|your|him|acid in your|his|her face
0: beat|beaten you to, i|ill|im|going|id|could _ beat|hit you to|up|with|the
candle|candles|stove|toaster|pan|oven|heater|almost|nearly|could|might|accidentally|you|dont|cigarette|iron _ set|sets|setting|go|goes|going|be _ on|up|alight|ablaze fire|in|flames|smoke
almost|nearly|could|might|accidentally|candle|candles set|go|goes|going|be _ on|up|alight|ablaze fire|in flames|smoke, almost|nearly set _ on|alight fire
cut|slice you|him|her|them a|some|off|in|out|another, its your funeral, break|breaks my|your|her|his heart, knife in the|my back
you|he|she|we|someone|could|can|might|may could|might|may|can|almost|nearly|will? break|crack|snap|twist|crush|cut|smash|split|slice|burn your|a|his|her|their|our|that ${BODY} on|over|in|with|if|when|falling|tripping|doing|climbing|like|there|because|from|by|one|slipping, you|he|she|we|someone|could|can|might|may could|might|may|can|almost|nearly|will? break|crack|snap|twist|crush|cut|smash|split|slice|burn your|a|his|her|their|our|that ${BODY} $
you could|might|may|can|nearly|almost lose a|your|an ${BODY}, you|youll|could|can|might|will|nearly|almost break|crack|twist your|a|his|her ${BODY} on|over|in|with|if|falling|tripping|climbing|like
cut your|the|my|his|her hand|finger|fingers|thumb|toe|toes on|with|again, hit|bang|bump|knock your|his|her|my ${BODY}, twist my|your|his arm? arm|ankle $, twist your arm
crack|cracking your|his|her knuckles|fingers|back|neck|toes, split|cut|crack|snap your|his|her|the bone|bones|heart|rib|ribs? for|in soup|broth, kick|kicking your|his|her|the leg|legs|ball|balls|habit
hands on you|him|her for help, get you|him|her sorted, having|have|get you|him|her hurt, chop|cut off? the? head|heads? of|garlic|lettuce|broccoli
dont|didnt|never|not|wont|wouldnt|without|transgender|isnt|arent want|going|trying|mean|meant? to? hurt|hit|beat|attack|break|kill|hurting you|u|him|her|them|anyone
i|we|and dont|didnt|never|not|wont|wouldnt want|going|trying|mean|meant? to? hurt|hit|beat|attack|kill you|u|him|her|them, want to hurt her|him|you|them|anyone
door hit you, knife|blade|scissors|bat|hammer|stick|pan in the|a|your sink|drawer|kitchen|dishwasher|hall|way
with a|the|my hammer|stick|pan|fork|iron|hatchet|knife and|to|for, something in your|the coffee|tea|food|milk|water|drink that|like, hammer and nails|a|screws|drill
you? need|needs|get|getting|want|give|in _ slap|smack|punch|beating of|on|up|card|line|bowl|hole|the, vet|vets _ _ your|that|his|her|the ${PET} wont|not|isnt _ make|last|survive|live|see
your|that|his|her|this . . ${PET} wont|not|never|isnt|doesnt going|to? _ eat|sleep|see|wake|reach|last me|you|us|anyone|him|his|her|my|as|that
boiling|scalding water on|over|in the|my|pasta|rice, feed|give|feeding your|that|his|her|this . ${PET} to? the|a|some food|medicine|pills|leftovers|rest
coming|come|comes|up|down|over|round|back _ with a|the|my|his . hammer|bat|pipe|club|axe to|and|for, get|getting|give|gives|gets a|another slap|smack|punch on|of|in
your|that|his|her|this . . ${PET} wont|not|never|doesnt _ see the vet|point|bowl|ball|difference
`;
