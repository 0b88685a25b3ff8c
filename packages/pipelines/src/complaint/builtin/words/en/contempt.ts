/** One pattern a line, matched as whole words in any case; lines that begin with # say what follows. */
export const CONTEMPT_EN = String.raw`
# --- contemptuous adjectives for hands, feet, bodies, mouths, belongings
grubby
grimy (?:\p{L}+ )?(?:hands?|paws?|mitts?|fingers?|feet|face|clothes|mates?)
(?:greedy|thieving|fat|filthy|nosy|nosey|prying|meddling|slimy) (?:little |great )?(?:hands?|paws?|mitts?|fingers?|claws?|eyes?|nose|beak|snout)
mucky (?:\p{L}+ )?(?:hands?|paws?|mitts?|fingers?|article|pup|pig|beast|git|cow|sod)
(?:mitts?|meat[-\s]?hooks|trotters)
(?:your|yer|ur|his|her|their|those) (?:\p{L}+ ){0,2}(?:beak|gobs|cakehole|cake[-\s]hole|piehole|pie[-\s]hole|yap|gub|laughing gear)
(?:shut|zip|button|watch|shutting) (?:your|yer|ur|thi|their|his|her) (?:big |fat |foul |filthy |dirty |stupid |ugly |bloody |sodding )?(?:gobs?|traps?|mouths?|yaps?|faces?|lips?|gubs?|pieholes?|cakeholes?)
(?:keep|keeping) (?:your|yer|thi) (?:\p{L}+ )?(?:gobs?|traps?|gubs?|yaps?|pieholes?) shut
(?:big|loud|fat|massive|giant|great|foul|filthy|dirty|smart|poisonous)[-\s](?:mouth|mouthed|gob|trap|mouths|gobs)
(?:loud|big|blabber|motor|potty|foul|gob)[-\s]?mouths?
(?:your|yer|ur|thi|my|his|her) (?:\p{L}+ )?gobs?
gob(?:by|shites?)
mouthy
mouthing off
(?:run|runs|running|ran|flap|flaps|flapping|shoot|shooting|shot) (?:your|yer|ur|his|her|their|off your) (?:\p{L}+ )?(?:mouths?|gobs?|lips?|gums?|trap)
(?:your|yer|ur|his|her|their) (?:\p{L}+ )?(?:arse|arses|ass|rear end|rump|carcass|fat head|lardy \p{L}+)
backsides?
(?:your|yer|his|her|that) (?:\p{L}+ ){0,2}(?:ugly|smug|nosy|nosey|stupid|silly|sour|gormless|miserable|sulky|lazy|spotty|greasy) (?:\p{L}+ )?(?:face|mug|head|gob|feet|bones|backside|mush)
(?:nosy|nosey) (?:\p{L}+ )?(?:face|nose|beak|cow|parker|so[-\s]and[-\s]so|parkers|sod|git|little)
nosy
nosey
(?:your|yer|ur) (?:big |long |great |grubby |fat )?nose (?:out|in|into|back|off|where)
(?:stick|poke|shove|sticking|poking|shoving|stuck|poked|shoved|keep|get|wipe) (?:your|yer|ur|his|her|their) (?:\p{L}+ )?(?:noses?|beaks?|oar|snout)
wip(?:e|es|ing) (?:your|yer|his|her) (?:own )?(?:nose|bum|arse|ass|backside)
great (?:big )?(?:lump|clumsy|hairy|daft|oaf|lummox|stomping|clodhopping|galumphing|hulking|buffoon|feet|gob|hooves|gowk|leech|flat feet)
# --- contemptuous adjectives for things, rooms, rows of sounds
(?:sodding|blasted|flaming|frigging|friggin|frickin|fricking|flipping|flippin|effing|blooming|poxy|crappy|shoddy|ruddy|dang|danged|goddamn|goddam|godforsaken|god[-\s]awful|wretched|confounded|infernal|accursed|cursed|bastarding)
(?:stinking|stinkin['’]?|reeking|festering|rancid|fetid|putrid|manky|minging|mingin['’]?|skanky|scuzzy|scabby|scummy|grotty|grody|cruddy|crusty|scraggy|slovenly|ratty|flea[-\s]?(?:bag|bitten|ridden|pit)s?) (?:little |old |great )?(?:hole|pit|den|lair|cave|feet|socks|pants|underwear|undies|boxers|trainers|sneakers|boots|beedi|cigs?|cigarettes?|fags?|weed|cat|dog|mutt|rat|dishes|clothes|laundry|gear|kit|junk|crap|stuff|room|mates?|friends?|boyfriend|girlfriend|brother|body|breath|armpits?|hair|towels?|rug|sofa|couch|tupperware|lunchbox|shoes|food|cabbage|fish|man|excuse|attitude|liar|thief|slob|animal|person|kebab|leftovers|cheese)
(?:your|yer|ur|that|his|her|their|those|ye) (?:\p{L}+ ){0,2}(?:minging|mingin['’]?|skanky|scuzzy|scabby|scummy|grotty|cruddy|crusty|festering|rancid|vile|revolting|repulsive|stinking|hideous|poncy|pretentious|tragic|pathetic|pitiful|laughable|ridiculous|ludicrous|stupid|idiotic|moronic|infantile|juvenile|childish|precious|bloody|damn|damned|tacky|naff|trashy|sad little|snotty|snide|smug|sanctimonious|holier[-\s]than[-\s]thou|miserable|measly|lousy|crummy|wannabe|two[-\s]bit|half[-\s]arsed|half[-\s]assed|so[-\s]called|godawful|deadbeat|poxy|mooching|sponging|scrounging|freeloading|thieving|drunken|gormless|brainless|yappy|whiny|whingey|whingy|nasty little|stinky|goddamn|bleating|braying|caterwauling|cackling|snivelling)
precious (?:little |bloody )?(?:\p{L}+ )?(?:beauty sleep|hair|skincare|routine|game|games|headset|console|boyfriend|girlfriend|mates|friends|sourdough|plants|car|bike|records|selfies|princess|guitar)
(?:stupid|idiotic|dumb|moronic|silly|daft|tragic|pathetic|pitiful|wretched|lame) (?:little |old |bloody )?(?:game|games|music|song|songs|party|parties|guitar|drums?|ukulele|alarm|note|notes|dog|cat|joke|jokes|excuse|excuses|face|head|hat|car|bike|banger|shoes|boots|clogs|phone|headset|podcast|smoothie|smoothies|hobby|keg|attempt|performance|display|show|spreadsheet|playlist|speaker|disco|tantrum|band|gossip|man|person|woman|life|mates|friends|boyfriend|girlfriend|rule|rules|rota|chat|reel|selfies?|tiktoks?)
(?:heap|pile|piece|hunk|lump|load|mountain) (?:of|o['’]|a) (?:absolute |utter |complete |total |old |steaming )?(?:junk(?! mail)|rust|crap|filth|dung|manure|tripe|bull|nonsense|codswallop|shit|tosh|hogwash|slime)
(?:rust|scum|douche|slime|puke|sleaze|flea)[-\s]?(?:buckets?|bags?|balls?)
bucket of (?:bolts|rust)
(?:your|yer|that|their|his|her) (?:\p{L}+ ){0,2}(?:crap|filth|squalor|hovel|jalopy|clunker|shitbox|rustbucket|monstrosity|contraption|caterwauling|cesspit|cesspool|slop|swill|muck[-\s]heap)
(?:cesspit|cesspool|pigsty|pigstye|pig sty|pig[-\s]?pen|sty|shithole|hellhole|hovel|dung ?heap|dungheap|midden|doss[-\s]?house|flophouse|crack[-\s]?(?:den|house)|drug den|frat house|slaughterhouse|knocking shop|brothel|petting zoo|biohazard|rat'?s nest|rats nest|toxic waste|doss hole)
(?:like|running|run|isn['’]?t|not|it['’]?s|is) (?:a|an|some) (?:\p{L}+ )?(?:zoo|circus|barnyard|farmyard|landfill|rubbish dump|swamp|bog|sewer|abattoir|morgue|war ?zone|brothel|soup kitchen|nightclub|petri dish|truck stop|bus station|train station|doss[-\s]?house|kindergarten|playpen|youth hostel|homeless shelter|hotel for)
like (?:a|an) (?:\p{L}+ )?(?:skip|stable|barn|kennel|cave|nursery|creche)
science experiments?
(?:grown|grow|growing|sprouted|sprouting) (?:its own )?(?:legs|a beard|eyes|teeth|a personality)
(?:walks?|walked|walking|crawls?|crawled|crawling) (?:off|out|away) (?:on its own|by itself|of its own)
(?:something|what|whatever|summat|smth|somethin['’]?) (?:has |have |had )?(?:crawled|died|croaked)(?: and died)?(?: in| up| under| on)
own (?:zip ?code|postcode|passport|ecosystem|ecosystems|civilisation|civilization|postal code)
(?:evolved|evolving|evolve) into
new (?:life ?form|species|civili[sz]ation)s?
(?:strip|peel) paint
(?:disgusting|revolting|repulsive|vile|foul|filthy|putrid|abhorrent) (?:little |old |great |excuse for a |creature |human |lazy |greedy |selfish )?(?:animal|creature|person|man|woman|people|slob|habits?|pig|pigs|beast|human|individual|lot|friends?|mates?|boyfriend|girlfriend|brother|habit|behaviour|behavior|hovel|pit|den)
(?:you['’]?re|youre|you are|ye['’]?re|yer|he['’]s|she['’]s|they['’]re|he is|she is|they are|you two are|you both are|are you) (?:\p{L}+ ){0,2}(?:disgusting|revolting|repulsive|vile|pathetic|despicable|insufferable|shameless|spineless|useless|hopeless|clueless|brainless|gormless|heartless|gutless|worthless|witless|toxic|deluded|delusional|deranged|demented|unhinged|insane|psychotic|bonkers|incompetent|entitled(?! to)|stuck[-\s]up|cruel|ignorant|arrogant|stingy|greedy|manipulative|lazy|selfish|childish|immature|infantile|dishonest|unreliable|inconsiderate|thick|stupid|idiotic|obnoxious|petty|pitiful|creepy|ungrateful|dead weight|an embarrassment|a disgrace|a joke|a menace|a liar|a fake|a fraud|a bully|a hypocrite|a coward|a slob|a creep|a monster|a parasite|a waste)
# --- contemptuous nouns for people (beyond plain swearing)
(?:you|ya|ye) (?:(?!(?:the|a|an|my|your|our|his|her|that|this|some|any|no|of|to|on)\b)\p{L}+ ){0,3}(?:lump|lumps|boor|brute|brutes|ape|apes|baboons?|gorilla|ox|mule|donkeys?|jackass|weasels?|snakes?|rats?|rodent|vermin|leech|parasites?|maggots?|worms?|slugs?|sloth|toad|hyenas?|vultures?|swine|hogs?|pigs?|cows?|goat|dogs?|clowns?|princess|tyrant|brats?|bab(?:y|ies)|tramps?|bums?|savages?|barbarians?|trolls?|goblins?|gremlins?|ogre|ghoul|witch|harpy|hag|crone|banshees?|creeps?|losers?|doormat|lunatics?|maniacs?|freaks?|peasants?|tart|wretch|wimp|mug|mugs|sap|chump|rocket|melt|spanner|sausage|article|specimen|flannel|martyr|pest|animals?|beasts?|monsters?|elephants?|rhino|thie(?:f|ves)|liars?|cheat|cheats|fools?|child|children|user|fraud|fake|bully|bullies|gossip|gossips|mess|disgrace|joke|swamp|wagon|grub|kettle|wet \p{L}+)(?=[\s!.?]*$)
(?:absolute|utter|complete|total|lazy|selfish|pathetic|useless|drunken|greedy|filthy|nasty|ungrateful|miserable|thieving|lying|mean[-\s]spirited|smug|thick|stupid|gormless|feral) (?:little |great |old |fat |lazy |selfish )?(?:lump|boor|brute|ape|baboon|donkey|weasel|snake|rat|leech|maggot|worm|slug|sloth|toad|vulture|swine|hog|pig|pigs|cow|cows|goat|clown|clowns|tyrant|bab(?:y|ies)|bum|bums|savages?|trolls?|goblins?|gremlins?|ogre|witch|hag|creeps?|losers?|doormat|lunatics?|maniacs?|peasants?|wretch|wimp|mug|mugs|chump|melt|spanner|article|specimen|martyr|pest|animals?|monsters?|child|children|cheats?|bullies|bully)
(?:brutes?|baboons?|jackass(?:es)?|vermin|hypocrites?|cowards?|tyrants?|gremlins?|banshees?|harp(?:y|ies)|hags?|crones?|floozy|floozies|huss(?:y|ies)|slappers?|skanks?|slatterns?|scrubbers|plebs?|chumps?|schmucks?|putz|ratbags?|wastem[ae]n|neek|simps?|incels?|clout chasers?|tossers?|tosspots?|varmints?|gombeen|gowls?|gowk|eejits?|melters?|dropkicks?|bollix|himbos?|bimbos?|wimps?|losers?|lunatics?|nutters?|creeps|perverts?|perv)
(?:what|such) an? (?:\p{L}+ ){0,2}(?:slob|oaf|lump|lout|boor|brute|ape|pig|clown|diva|princess|tyrant|brat|baby|savage|troll|goblin|witch|creep|loser|liar|hypocrite|coward|martyr|pest|menace|fool|joke|disgrace|bully|gossip|snob|bore|mug|cow|snake|rat|weasel|doormat|child)
(?:oaf|oafs|oafish|lummox|layabouts?|freeload\p{L}*|scroung\p{L}*|spong(?:er|ers|ing)|mooch(?:er|ers|es|ed|ing)?|parasit(?:e|es|ic)|leech(?:es|ing|ed)?|cheapskates?|skinflints?|tight[-\s]?(?:wad|arse|ass|fisted)s?|misers?|miserly|penny[-\s]pinch\p{L}*|good[-\s]for[-\s]nothings?|ne['’]?er[-\s]do[-\s]wells?|never do well|lowli(?:fe|fes|ves)|deadbeats?|no[-\s](?:hopers?|marks?|account)|wasters?|wastrels?|shirkers?|skivers?|slackers?|idlers?|dossers?|bludgers?|cadgers?|hangers?[-\s]on|gold[-\s]?diggers?)
(?:windbags?|busybod(?:y|ies)|blabbermouths?|tattle[-\s]?tales?|snitch(?:es|ed|ing)?|telltales?|know[-\s]?it[-\s]?alls?|know[-\s]?alls?|smart[-\s]?(?:arse|ass|aleck|alec|mouth|pants)(?:es|s)?|clever[-\s]?clogs|clever dick|wise[-\s]?(?:guy|ass)|backstab\p{L}*|two[-\s]?faced|gossip[-\s]?mongers?|stirrers?|shit[-\s]?stirrer|drama queens?|attention[-\s](?:seek\p{L}*|starved|whore|hungry)|control freaks?|neat freaks?|clean freaks?|freaks?|fusspots?|nitpick\p{L}*|jobsworths?|killjoys?|party poopers?|buzzkills?|spoilsports?|moan(?:er|ers)|moaning minnie|whiners?|whingers?|cry[-\s]?bab(?:y|ies)|man[-\s]?(?:child|baby|children|babies)|mama['’]?s boy|mommy['’]?s boy|daddy['’]?s girl|spoil(?:ed|t) (?:little )?(?:brat|child|princess|kid)s?|brats?|bratty|divas?|prima donnas?|princess(?:es)?|crown prince|snowflakes?|delicate (?:little )?(?:orchid|flower|petal)|special snowflake|keyboard warriors?|tantrum merchant)
(?:halfwits?|half[-\s]wits?|half[-\s]witted|dimwits?|dim[-\s]?witted|nitwits?|numbskulls?|numpt(?:y|ies)|knuckle[-\s]?draggers?|knuckle[-\s]?dragging|meat[-\s]?heads?|air[-\s]?heads?|bone[-\s]?heads?|block[-\s]?heads?|thick(?:o|os|ies|head|heads|[-\s]skulled)|pea[-\s]?brain(?:ed)?s?|bird[-\s]?brain(?:ed)?s?|brain[-\s]?dead|brainless|mouth[-\s]?breath(?:er|ers|ing)|troglodytes?|neanderthals?|cavem[ae]n|simpletons?|cretin(?:s|ous)?|imbeciles?|dolts?|dunces?|dullards?|dunderheads?|buffoons?|nincompoops?|ignoramus(?:es)?|ninn(?:y|ies)|twerps?|twits?|prats?|berks?|plonkers?|pillocks?|wazzocks?|nobheads?|muppets|divv(?:y|ies)|doofus(?:es)?|dumbos?|dumb[-\s]?(?:ass|bell|fuck)\p{L}*|lamebrain(?:ed)?|nutters?|nutjobs?|nutcases?|fruitcakes?|weirdos?|sickos?|psychos?|drongos?|galahs?|eejits?|gobshites?|bollix|roasters?|galoots?|bozos?|dingbats?|mardarse|fat[-\s]?hei?ad(?:ed)?|soft[-\s]headed|empty[-\s]headed|addle[-\s]?(?:brained|headed|pated)|feather[-\s]?brained|hare[-\s]?brained|scatter[-\s]?brained|witless|gormless(?:ly)?|clueless|moron(?:s|ic)?)
(?:your|his|her|yer) (?:\p{L}+ )?(?:mule|pea|tiny|rotten|feeble|addled|sorry|smug|single|two|one|last|little|poor|puny) (?:\p{L}+ )?(?:brains?|minds?|head|skull|brain cells?|excuse)
(?:tiny|puny|feeble|thick|little|bird) (?:little )?(?:brains?|minds?|skulls?)
brain[-\s]?cells?
(?:half|got|any|buy|grow|share|sharing|use) (?:a |your |one |your own )brains?
thick (?:as|skull|skulled|head)
(?:too|born|how) (?:bloody |damn |plain |sodding |utterly )?(?:thick|dense|stupid|dumb|dim|daft|lazy|idle|ignorant|stingy|selfish|precious|posh|grand|bone idle) to
(?:bone idle|born thick|plain (?:thick|stupid|lazy|rude|ignorant|selfish|dumb))
too (?:posh|grand|precious|fancy) (?:to|for)
(?:tramp|leech|parasite|idiot|sponger|oaf|slob|excuse|joke|clown|ape|brute|rat|cow|pig|snake|lump|toad|dump|swamp|sty|lout|waster|creep|gorilla|horror|disgrace|heap|mess|mutt|hole|weasel|moron|bum|wreck|thug|git|weirdo|freeloader|disaster|ruin|nightmare) of (?:a|an) (?!(?:day|week|night|month|year|time|morning|start|weekend)\b)\p{L}+
(?:pathetic|sorry|poor|sad|miserable|lousy|useless|feeble|pitiful|lame) (?:little )?(?:excuse|apolog(?:y|ies)|excuses) (?:for|of)
apology for (?:a|an) \p{L}+
waste everybody['’]?s
waste of (?:perfectly )?(?:good )?(?:space|oxygen|air|skin|rations|breath|carbon|a human|human)
(?:your|yer|his|her|that|those|their) (?:\p{L}+ ){0,2}(?:cronies|hangers[-\s]on|groupies|minions|goons|posse|bimbos?|floozy|floozies|toy[-\s]?boy|sugar daddy|fancy man|fancy woman|bit on the side|booty call|shag|shags|conquests?|hookups?|hook[-\s]ups|one[-\s]night[-\s]stands?|tinder trash|tinder \p{L}+|flavou?r of the (?:week|month)|latest fling|entourage|fan club|circus|cult|clown friends|rabble|riff[-\s]?raff|hangers|lapdog|dogsbody|spawn|sprog|sprogs|mutt|mongrel|fleabag|furball|rat[-\s]dog|shit machine|squalor)
(?:parade|procession|revolving door|conveyor belt|stream|endless stream|army|mob|horde|hordes|rabble|gang|pack|herd|gaggle|swarm|troop|tribe|bunch|crowd|band|crew|collection|zoo|plague|flock|posse) of (?:\p{L}+ )?(?:dodgy|drunken|losers?|idiots?|morons?|animals?|hyenas?|wolves|wild \p{L}+|elephants?|buffalo(?:es)?|bison|rhinos?|rhinoceros(?:es)?|hippos?|wildebeests?|donkeys|mules|geese|pigs|hogs|apes|monkeys|baboons|gorillas|chimps?|hounds|seagulls|vultures|rats|clowns|hooligans|thugs|yobs|louts|savages|vandals|locusts|toddlers|brats|freeloaders|wasters|scroungers|weirdos|creeps|deadbeats|barbarians|hookups|chavs|layabouts|spongers|parasites|drunks|pissheads|stoners|slobs|amateurs|cackling \p{L}+|feral \p{L}+|rowdy \p{L}+|screaming \p{L}+)
(?:herds?|stampedes?|stampeding) of
stamped(?:e|es|ing|ed)
drunk(?:en|ard|ards)? (?:little |bloody )?(?:idiots?|animals?|clowns?|yobs?|louts?|apes?|antics|rabble|monkeys?|goons?|elephant|hippo|rhino)
drunken (?:mates?|friends?|buddies|pals|crew)
overgrown (?:\p{L}+ )?(?:teenagers?|bab(?:y|ies)|child|children|kids?|toddlers?|frat|boys?|schoolboys?|schoolgirls?|students?|adolescents?|brats?)
frat[-\s]?(?:boys?|bros?)
(?:feral|uncivili[sz]ed|ill[-\s]mannered|ill[-\s]bred|badly brought up|uncouth|unwashed|loutish|boorish|cloddish|slovenly|slatternly|sluttish|work[-\s]?shy|bone[-\s]?idle|idle (?:sod|git|lump|cow|so|beggar|layabout|swine|lot)|lazy[-\s](?:arse|ass|bones|lump|sod|git|cow|pig|so[-\s]and[-\s]so|backside|behind|oaf|slob|brat|lot|mare|swine|good)\p{L}*)
(?:jumped[-\s]up|stuck[-\s]up|toffee[-\s]nosed|high and mighty|hoity[-\s]toity|holier[-\s]than[-\s]thou|self[-\s](?:absorbed|centred|centered|obsessed|righteous|important|satisfied|appointed|proclaimed)|big[-\s]headed|full of (?:yourself|himself|herself|themselves|it|crap|hot air)|puffed[-\s]up|snooty|snobby|snotty|sanctimonious|preachy|smarmy|smug(?:ly|ness)?|conceited|pompous|pretentious|preening|prissy|poncy|poncey|bougie)
(?:spineless|gutless|shameless(?:ly)?|clueless|witless|heartless|insufferable|despicable|contemptible|deplorable|pitiful|laughable|abysmal|pathetic(?:ally)?|ludicrous|moronic|idiotic(?:ally)?|infantile|juvenile|delusional|deluded|unhinged|deranged|demented|narcissis\p{L}*|sociopath\p{L}*|psychopath\p{L}*|egomaniac\p{L}*|megalomaniac\p{L}*|hypocrit\p{L}*|freakish|lecherous|conniving|scheming|sleazy|sleazeballs?|weaselly|snivel\p{L}*|grovel\p{L}*|simpering|whinging|whingeing|whiny|sponging|spiteful|vindictive|repulsive|hideous|hideously|wretched|mangy|minging|mingin|mingers?|skanky?|scabby|feckless|gobby|mardy|yappy|dopey|doaty|thieving|tone[-\s]deaf|cack[-\s]handed|ham[-\s]fisted|lardy|lard[-\s]?(?:arse|ass)\p{L}*)
(?:disgrace|disgraceful|embarrassment) (?:of|to|as|excuse|the|and)
entitled(?! to)
(?:pampered|mollycoddled|coddled)
(?:slob|slobs|slobby|slobbish|sluggards?|louts?|yobs?|yobbos?|hooligans?|thugs?|hobos?|tramps?|vagrants?|cretins?|chavs?|bogans?|trailer trash|white trash|scum|scumbags?|scummy|dregs|lowest of the low|riff[-\s]?raff|rabble|skivv(?:y|ies)|dogsbody|dogsbodies|pushovers?|doormats?)
(?:the lot|state|shower|pair) of (?:you|ye|youse|yous|yiz)(?! (?:to|can|could|please|if|for|and|who|on|would|at|think|want|mind|like|are|were|had|have)\b)
(?:useless|selfish|lazy|sorry|pathetic|rude|vile|filthy|greedy|sad|feral|thick) (?:lot|bunch|pair|shower|crew|crowd|article|lump|mare|so[-\s]and[-\s]so|sod)
(?:fridge|food|cheese|milk|yoghurt|yogurt|towel|sock|charger|biscuit|bike|bandwidth|bathroom|shower|phone) (?:thief|thieves|hog|hogs|bandit|burglar|leech|vulture|gremlin|goblin|führer|fuhrer|nazi|police|gestapo|stasi)
(?:führer|fuhrer|gestapo|stasi|mussolini|stalin|hitler|nazi|kim jong|sergeant[-\s]major|drill sergeant|little (?:dictator|hitler|napoleon|tyrant|emperor)|dictator|tyrant)s?
# --- mocking titles and vocatives
(?:your|his|her|their|yer) (?:royal |serene |most |supreme |gracious |imperial )?(?:highness|highnesses|majesty|majesties|lordship|lordships|ladyship|ladyships|grace|excellency|eminence|worship|holiness|royal|hineyness)
(?:lord|lady|queen|king|prince|princess|duke|duchess|emperor|sultan|baron|god|gods|captain|sir|master|champion|monarch|czar|tsar) (?:muck|of (?:the |all |our )?(?:manor|sofa|couch|castle|house|bins?|bathroom|excuses|kitchen|fridge|universe|remote|shower|thermostat|heating|mess|drama|lies|noise|laziness|everything|snooze|filth|dodging|\p{L}+ing))
(?:mr|mrs|mister|little miss|captain|professor|sir|lord|lady)\.? (?:perfect|clean|tidy|important|know[-\s]?it[-\s]?all|know[-\s]?all|big|bigshot|busy|selfish|lazy|grumpy|sensitive|innocent|sunshine|precious|fancy|popular|punctual|holier|manners|bossy|snooze|excuses|freeloader|forgetful|moneybags|muck|loud|lazybones|drama|gossip|muppet|marvellous|wonderful|right|almighty|obvious)
(?:milord|m['’]?lord|milady|m['’]?lady|missy|buster|bucko|sonny|sonny jim|laddie boy|sunshine boy|sweetcheeks|toots|hotshot|hot shot|big shot|bigshot|big man|tough guy|wise guy|einstein|sherlock|rockefeller|casanova|romeo|don juan|sleeping beauty|rip van winkle|houdini|florence nightingale|mother teresa|genius|brainbox|brainiac|champ|champs|snookums|diddums|superstar|rock ?star|maestro|virtuoso|oh great one|drama llama)
(?:sherlock|miss marple|columbo|poirot|james bond|the cia|mi5)
strikes? again
(?:nobody|no one|noone|who) (?:elected|appointed|crowned|died and made) (?:you|him|her)
who (?:made|put) (?:you|him|her) (?:boss|king|queen|god|in charge|the boss|head|judge|sheriff|lord)
who do you think you are
you think you(?:['’]?re| are) (?:so|some|something|better|above|special|god|the|too|clever|funny|hard|hilarious)
(?:god['’]?s gift|gift to (?:mankind|humanity|women|men|the world))
(?:the |your )?(?:maid|servant|butler|skivvy|slave|janitor|chauffeur|taxi driver|personal \p{L}+|housekeeper|cleaning lady|nanny|babysitter|dogsbody|doormat|cash machine|cashpoint|atm|piggy bank|punching bag|hired help|scullery maid|wet nurse|charity case|lackey|minion) (?:around )?here
(?:i['’]?m not|im not|i am not|we['’]?re not|am i|do i look like|i ain['’]?t) (?:here as )?(?:a |an |your |yer |ur |the |nobody['’]?s )(?:\p{L}+ )?(?:maid|servant|butler|skivvy|slave|janitor|chauffeur|housekeeper|cleaning lady|cleaner|nanny|babysitter|dogsbody|doormat|cash machine|cashpoint|atm|bank|piggy bank|punching bag|mother|mum|mom|mam|mammy|mummy|mommy|dad|lackey|minion|charity|walking wallet|clown|laughing stock|secretary|taxi|taxi service|uber|wake[-\s]up call|alarm clock|therapist)
(?:bank|hotel) of (?:mum|mom|dad|mummy|daddy|me)
(?:grown|fully grown|full[-\s]grown) (?:man|men|woman|women|adults?|human|humans|arse|ass|bloke|lad)
at your (?:big |ripe )?(?:old )?age
act(?:ing)? (?:your|yer) (?:age|shoe size)
(?:act|behave|talk|speak|live|eat|knock|walk|close|clean|use) like (?:a |an )?(?:\p{L}+ )?(?:human|human being|adult|adults|grown[-\s]?up|person|people|humans|decent|civili[sz]ed|functioning)
like (?:a |an )?(?:normal|decent|civili[sz]ed|sane|functioning|proper|reasonable|rational|actual|real|half[-\s]decent|grown) (?:\p{L}+ )?(?:human|humans|being|beings|person|people|adults?|men|man|women|woman|grown[-\s]?ups?)
like (?:a )?human(?:s| being| beings)?
grow (?:up|a pair|a spine|a backbone)
(?:not|isn['’]?t|aren['’]?t|still|back) (?:in |at )?(?:primary|elementary|nursery|infant|high|middle) school
(?:not|isn['’]?t|still|back|like) (?:in |at |a )?(?:kindergarten|preschool|nursery)(?:ers?)?
kindergartners?
(?:mummy|mommy|mammy|daddy|nanny|your mum|your mom|your mam|your mother|your parents|anyone|nobody|anybody|somebody|no one|who) (?:ever |never |did |not |clearly |obviously |evidently )?(?:raise|raised|teach|taught|bring you up|brought you up|brought up|dragged you up|spoil|spoiled|spoilt) (?:you|ya)
(?:raised|brought up|dragged up|born|reared|bred|grow up|grew up|grown up) (?:in|by|among|amongst) (?:a |an |the )?(?:\p{L}+ )?(?:barns?|wolves|wild|stables?|zoo|caves?|sewers?|jungle|pigsty|pigs|animals|apes|monkeys|gutter|sty|skip|bin|tip|dump|landfill|kennel|cowshed|hedge|animals)
dragged up
# --- mocking verbs: talking, singing, noise
(?:bray|whinge|blather|blether|jabber|yammer|prattle|witter|yap|natter|bleat|blab|yak|gab|drone|waffle|snivel|whimper|squawk|screech|cackle|caterwaul|yodel|warble|wail|honk|shriek|bellow|holler|yowl|howl|squeal|grunt|oink|moo|cluck|croak|bark orders|harp on|bang on|rabbit on|go on and on|drone on|crow|gloat|bitch|kvetch|bellyache|grizzle|mither|natter|sprout|spew|spout|gobble|guzzle|slurp|gulp|scoff|snaffle|hoover up your|wolf down|shovel|chomp|munch away|slobber|drool|dribble|belch|gorge|pig out|stuff your face|stomp|clomp|clump|stamp about|stampede|thunder|galumph|lumber|waddle|trample|traipse|swan|waltz|prance|flounce|strut|slouch|loaf|lounge|loll|laze|skulk|slink|slither|lurk|prowl|pry|snoop|rummage|paw|meddle|nag|preen|primp|titivate|doll yourself up|leech|sponge|scrounge|mooch|cadge|bum) (?:\p{L}+ ){0,2}(?:like|as if|as though)
(?:bray(?:s|ed|ing)?|blather\p{L}*|blether\p{L}*|jabber\p{L}*|yammer\p{L}*|prattl\p{L}*|wittering|witters?|bleating|blab(?:s|bed|bing|bering)?|yakking|yak on|caterwaul\p{L}*|warbl\p{L}*|cackl\p{L}*|kvetch\p{L}*|bellyach\p{L}*|whing(?:e|es|ed|ing|eing|er)|snivel\p{L}*|gloat\p{L}*)
(?:droning|drones|harping|rabbiting|waffling|wittering|prattling|blathering|rambling|nattering|blethering) on
verbal (?:diarrh?oea|diarrhea)
love the sound of
(?:your|yer|ur) (?:\p{L}+ )?(?:yapping|whinging|whingeing|moaning|nagging|bleating|braying|cackling|caterwauling|bickering|grunting|bellowing|babbling|blabbering|droning|gossiping|meddling|snooping|fussing|sulking|huffing|posturing|preening|strutting|grovelling|sneering|blathering|drivel|babble|whinge|tantrums?|hissy fits?|strops?|tripe|twaddle|claptrap|bollocks|baloney|bullshit|nonsense|antics|shenanigans|theatrics|histrionics|melodrama|melodramatics|pity party|sob stor(?:y|ies)|crocodile tears|charade|palaver|faffing|hysterics|waterworks|sermons?|pearls of wisdom|manifestos?|memos?)
(?:this|that|the|all this|such) (?:sheer |utter |bloody |endless |childish )?(?:nonsense|charade|drivel|tripe|twaddle|claptrap|theatrics|melodrama|histrionics|pity party|tantrums?)
(?:stop|quit|enough of|enough with|cut out|knock off|drop|spare me|spare us|lay off|cut|pack in|i['’]?ve heard|had enough of) (?:all )?(?:of )?(?:with )?(?:your|yer|the|that|this|these) (?:\p{L}+ )?(?:whinging|whining|moaning|nagging|bleating|drivel|tripe|act|crap|attitude|tantrums?|dramatics|excuses|lies|sob story|sermons?|theatrics|pity party|bullshit|nonsense|innocent act|puppy eyes|melodrama|snark|sarcasm|crocodile tears|whinge|antics|bs|baby talk|preaching|snotty \p{L}+)
(?:stop|quit|quitting) (?:whing\p{L}+|whining at|moaning|nagging|bleating|braying|cackling|clomping|prancing|mooching|leeching|sponging|freeloading|scrounging|prying|meddling|pouting|huffing|bitching|preening|babbling|jabbering|gabbing|wittering|acting (?:like|dumb|innocent|stupid|the|all|so)|pretending you|playing (?:dumb|innocent|the (?:victim|martyr|saint|fool))|being (?:such|a|an)|faffing|squealing|parading|strutting|swanning|flapping)
(?:sob stor(?:y|ies)|crocodile tears|pity part(?:y|ies)|waterworks|hiss?y fits?|temper tantrums?|tantrums?|toys out of|throw(?:ing|s)? your toys|strops?|stroppy|poor me|woe is me|boo[-\s]?hoo|cry me a river|world['’]?s smallest violin|smallest violin|bleeding heart)
(?:drivel|twaddle|claptrap|codswallop|poppycock|balderdash|hogwash|bilge|tosh|malarkey|horse ?(?:shit|manure)|mumbo jumbo|blah[-\s,]+blah(?:[-\s,]+blah)?|yada[-\s,]+yada|yadda[-\s,]+yadda|nag[-\s,]+nag(?:[-\s,]+nag)?|moan[-\s,]+moan|yap[-\s,]+yap|stomp[-\s,]+stomp|me[-\s,]+me[-\s,]+me|woof[-\s,]+woof[-\s,]+woof|excuses[-\s,]+excuses|promises[-\s,]+promises)
(?:like|than|as) (?:a |an |the |some |two |a pair of )?(?:dying|strangled|drowning|wounded|injured|constipated|rabid|drunk|demented|deranged|blind|rutting|mating|braying|startled|concussed|dead|sick|stuck|mad|crazed|feral|wild|angry|tortured|castrated|asthmatic|randy|hungry|starving|starved|overfed|lazy|fat|beached|spoiled|spoilt|stray|blocked|broken|drowned|leaking|slapped|headless|stranded|stoned|three[-\s]legged|toothless|bloated) (?:cats?|cows?|pigs?|hogs?|dogs?|donkeys?|mules?|hyenas?|walrus(?:es)?|seals?|whales?|seagulls?|gulls?|geese|goose|ducks?|swans?|moose|elephants?|hippos?|rhinos?|bulls?|bears?|wolf|wolves|goats?|sheep|chimps?|monkeys?|apes?|gorillas?|baboons?|rats?|toads?|frogs?|badgers?|wombats?|pigeons?|chickens?|hens?|roosters?|peacocks?|parrots?|horses?|camels?|toddlers?|bab(?:y|ies)|zombies?|banshees?|kettle|drain|sock|sponge|lettuce|weekend|kipper|fish|sloths?|slugs?|animals?|raccoons?|possums?|foghorns?|tramps?|violin|accordion|bagpipes?|ashtray|flannel)
# --- comparisons
(?<!me )(?:like|than) (?:a |an |some |two |a pair of |a couple of |a bunch of |a pack of |a herd of |bloody |wee )?(?:\p{L}+ )?(?:elephants?|rhinos?|rhinoceros(?:es)?|hippos?|hippopotamus|buffalo(?:es)?|bison|bulls?|bullocks?|ox|oxen|cart[-\s]?horses?|cab horse|clydesdales?|donkeys?|mules?|camels?|cattle|pigs?|hogs?|swine|warthogs?|boars?|apes?|gorillas?|baboons?|orangutans?|chimps?|chimpanzees?|monkeys?|hyenas?|jackals?|vultures?|walrus(?:es)?|sloths?|slugs?|weasels?|skunks?|polecats?|foghorns?|banshees?|savages?|cavem[ae]n|neanderthals?|barbarians?|vikings?|vandals?|hooligans?|yobs?|lunatics?|maniacs?|madm[ae]n|madwom[ae]n|psychos?|fishwi(?:fe|ves)|harp(?:y|ies)|hags?|trolls?|ogres?|goblins?|gremlins?|gannets?|locusts?|piranhas?|parasites?|leech(?:es)?|dinosaurs?|t[-\s]?rex|godzilla|yeti|wildebeests?|stormtroopers?|herd|wild animals?|animals|toddlers?|\p{L}+[-\s]year[-\s]olds?|spoil(?:ed|t) \p{L}+|drunks?|tramps?|hobos?|beached \p{L}+|brats?|feral \p{L}+|dying \p{L}+|strangled \p{L}+|wounded \p{L}+|kipper|wet ashtray|broken kettle)
like (?:a )?(?:dirt|scum|vermin|peasants?|the help|hired help|servants?|slaves?|something off|a bad smell|you own|you['’]?re (?:the only|some|royalty|god|king|queen|doing)|royalty|you were (?:born|raised)|a wet weekend|it['’]?s last orders|it['’]?s (?:a |the )?(?:hotel|pub|nightclub|disco|rave|zoo|restaurant|your personal)|butter wouldn['’]?t|lord|lady muck|muck on)
as (?:though|if) (?:you|he|she|they|ye|it) (?:\p{L}+ )?(?:own|owned|owns|royalty|care|cared|were the only|the only|god|muck|helps)
as (?:much use|much charm|useful|sharp|subtle|graceful|charming|thick|dense|trustworthy|discreet) as (?:a|an)
as if(?=[\s!.?]*$)
(?:like|if|though|think|don['’]?t|do) (?:you|he|she|they|ye|you don['’]?t) (?:\p{L}+ )?owns? the (?:place|joint|world|kitchen|bathroom|road|street|planet|driveway|house|whole \p{L}+)
you don['’]?t own the
even (?:a|an|my|your|the) (?:\p{L}+ ){0,2}(?:chimps?|monkeys?|toddler|\p{L}+[-\s]year[-\s]old|nan|gran|granny|goldfish|hamster|cat|dog|raccoon|pigeon|donkey|sheep|potato|houseplant|rock|brick|turnip|cabbage|amoeba|parrot|sloth|snail|tortoise|pigs?|baby|baboon)
(?:a|any) (?:blind |trained |drunk |half[-\s]trained )?(?:chimp|monkey|toddler|goldfish|amoeba|baboon|potato|houseplant|\p{L}+[-\s]year[-\s]old) (?:could|would|can|has|knows|does|leaves|makes)
(?:manners|charm|brains?|brainpower|iq|intellect|attention span|work ethic|backbone|emotional range|personality|maturity|decency|subtlety|grace|tact|morals|shelf life|self[-\s]control|judge?ment|reliability|honesty|spine|wit|empathy|sensitivity) of (?:a|an)
(?:cleaner|quieter|tidier|politer|brighter|better manners|more sense|more manners|more honou?r) (?:than|in) (?:a zoo|a bus|a gas|a petrol|a pigsty|you|that lot)
talk(?:ing)? to (?:a|the|my) (?:brick )?(?:wall|walls|brick|bricks|plank|post|coal scuttle|potato|lamp ?post)
# --- scolding: for once, for a change, learn to, buy a ...
for a change
for (?:once|one time|one day|the first time) in (?:your|yer|his|her|their|ur|thi) (?:\p{L}+ ){0,2}(?:life|lives|existence)
(?:in|of) (?:your|yer|his|her) (?:sad|miserable|tiny|whole|entire|sorry|pathetic|boring|little|selfish|idle|lazy|bloody|empty|charmed|dull|damn|wretched|spoiled) (?:\p{L}+ )?(?:life|lives|existence|head|brain|world)
in your life(?= (?:be|do|clean|wash|listen|shut|keep|learn|help|try|show|use|turn|pay)\b|\?*$)
for the love of
for (?:god|christ|crying|heaven|pity|fuck|pete|goodness|chrissake|chrissakes|mercy|heavens|jesus)['’]?s? (?:out loud|sakes?)
for crying out loud
(?:try and |try to |maybe |perhaps |just |please |you should |time you |why don['’]?t you |want to |go and |go )?learn (?:to|how|some|what|where|the|your|yourself|a) (?!(?:guitar|drive|spanish|french|german|piano|swim)\b)(?:\p{L}+ )?(?:knock|close|shut|flush|wash|clean|cook|speak|talk|listen|read|write|count|park|aim|drive|behave|respect|manners|consideration|decency|basic|volume|tell|use|whisper|walk|chew|share|wipe|live|keep|pick|turn|place|difference|meaning|word|hygiene|your|own|mind|say|ask|lesson|put|be|do|eat|shower|share|control|pay)
(?:teach|show) (?:you|him|her|them|yourself) (?:some |what |how |a |basic |any )?(?:manners|lesson|hush|respect|wash|knock|flush|read|decency|wipe|share|behave|say please|close)
(?:buy|get|find|grow|acquire) (?:yourself )?(?:a |an |some |your own |the |any )?(?:life|lives|grip|backbone|spine|conscience|brain|manners|decency|self[-\s]respect|common sense|shame|hearing aid|standards|maturity|social skills|dignity|personality|real job|life of your own|clue)
buy (?:yourself )?(?:a|an) (?:\p{L}+ )?(?:watch|clock|diary|muzzle|bib|hankie|compass)
buy yourself (?:a|an|some)
(?:have|has|had|got|show|without|you['’]ve|you['’]d|where['’]?s|where is|find) (?:(?:you|ye|your|some|a bit of|any|no|the|absolutely|at all|literally|zero) ){1,3}(?:shame|self[-\s]respect|decency|manners|honou?r|conscience|standards|backbone|spine|dignity|brains?|guts|common sense|self[-\s]awareness|gratitude|humility|remorse|compassion)
(?:basic|common|simple|elementary|human) (?:human )?(?:decency|courtesy|manners|sense)
(?:shred|ounce|scrap|shadow|iota|crumb|sliver|speck|smidgen|bone|modicum) of (?:\p{L}+ )?(?:decency|shame|respect|self[-\s]respect|consideration|sense|dignity|class|pride|manners|honesty|conscience|empathy|talent|gratitude|humanity|remorse)
(?:no|zero|any) (?:shame|manners|scruples|morals|conscience|decency|backbone|spine|self[-\s]respect|self[-\s]awareness|guts|standards)
(?:decency|guts|balls|courtesy|spine|backbone|good grace|good manners) to
(?:nerve|cheek|gall|audacity|barefaced cheek|brass neck|effrontery|temerity|chutzpah)(?: of (?:you|it|him|her|ye|that)| to (?:ask|tell|call|say|complain|lecture|blame|send|moan|charge|come|stand|look|claim|bring|demand|accuse|quote|read|talk|laugh|leave|open|walk|deny|sit|post|be|then|eat|take|use|pretend|invite|want|act|turn|show|wear|keep|borrow|put|make|knock|wake|shout|comment|suggest|have))
(?:what|the|some|such|you|you['’]ve|you have|sheer|utter|barefaced|absolute) (?:\p{L}+ )?(?:nerve|cheek|gall|audacity|brass neck|effrontery)
how dare
don['’]?t you dare
(?:i )?dare (?:you|ya|ye)
how (?:bloody |damn |fucking )?(?:hard|difficult|complicated) (?:can|could|is it|would)
how (?:very |extremely |awfully |terribly |incredibly )?(?:big|kind|sweet|noble|brave|thoughtful|considerate|gracious|generous|good|classy|mature|lovely|typical|charming) of (?:you|him|her|them|ye)
how (?:bloody |damn )?(?:thick|stupid|dumb|dense|lazy|selfish|rude|daft|ignorant|shameless|arrogant|immature|childish|deaf|blind|desperate) (?:are|can|could|do|must|is) (?:you|one|ye|he|she|they|anyone|a)
how (?:classy|charming|mature|original|convenient|touching|generous|thoughtful|considerate|lovely|delightful|marvellous|wonderful|sweet|brave|noble|grown[-\s]?up|sad|pathetic|rude|childish)(?=\s*[!.?]?$)
how many (?:more )?times (?:do i|must|have i|do we|have we|does a)
enough is enough
enough (?:already|with the|of your|out of you|of this (?:nonsense|charade|circus|crap))
(?:what|wtf|what the \p{L}+) ?(?:is|['’]?s) (?:actually |even |seriously |so |exactly |bloody )?(?:wrong|the matter) with (?:you|ye|you people|youse)
what(?:['’]?s| is| the hell is| the fuck is| even is) (?:your|yer|ur|his|her) (?:\p{L}+ )?(?:problem|deal|damage|excuse|malfunction|game|beef)
what (?:bit|part) of (?:['"‘“]\p{L}+|no|never|don['’]?t|private|quiet|knock|leave|stop|closed|shared|my)
what (?:the|on earth|in god|in the|in blazes|in tarnation|in heaven)(?: the| name)? (?:hell|heck|devil|fuck|blazes|bloody|actual|flip|deuce|shit|frig|feck)
who the (?:hell|heck|devil|fuck|is|said|do)
(?:are|r|were) (?:you|ya|ye|u|yous|you lot|you all|you people|you two|you both|youse) (?:really |seriously |actually |all |both |just |completely |totally |that |honestly |physically |genuinely |so ){0,2}(?:deaf|blind|dense|dumb|thick|stupid|insane|crazy|nuts|illiterate|daft|dim|brain[-\s]dead|bonkers|incapable|incompetent|kidding|joking|for real|having a laugh|having me on|taking the|out of your|off your|right in the head|well in the head|on drugs|an idiot|a moron|a child|a toddler|proud of yourself|quite finished|happy now|satisfied now|too (?:good|posh|thick|lazy|grand|proud)|lazy|selfish|rude|ignorant|desperate|auditioning|five(?=[\s!.?]*$)|twelve(?=[\s!.?]*$))
(?:deaf|blind|stupid|dumb|thick|lazy) or (?:\p{L}+ )?(?:deaf|blind|stupid|dumb|thick|lazy|what|just|something|ignorant|rude|mad)
or (?:are|r|is|do|does|did|can|were|has|have) (?:you|ya|ye|u|your) (?:\p{L}+ ){0,2}(?:deaf|blind|thick|stupid|dumb|dense|lazy|not understand|too (?:thick|lazy|stupid|dumb|posh|good|bone)|broken|allergic|always this|born|need a map|need a manual|brain|only ever)
(?:do|does|can|could|can['’]?t) (?:you|ya|ye|u) (?:\p{L}+ )?(?:not |even )?(?:read|count|tell the time|understand english|speak english|understand plain|not understand|add up|spell)(?=[\s!.?]*$| or| the time| english| plain)
(?:in case|if) (?:you|ya|ye) (?:can|could|even can|ever|actually can|know how to|can even|can actually) (?:\p{L}+ )?(?:read|count|manage that|tear yourself|work out which|learn to)
(?:too much|too hard|so much) (?:to ask of|like hard work)
too much to ask
(?:is|was) (?:it|that) (?:really |that honestly |seriously |actually |so |too |genuinely ){1,3}(?:hard|difficult|much to|complicated|impossible|much bother|taxing)
(?:is|isn['’]?t) (?:that|it|this) (?:\p{L}+ )?(?:beneath you|beyond you|rocket science|above your|over your head|below your)
(?:not|hardly|isn['’]?t|ain['’]?t|no) (?:exactly )?(?:rocket science|brain surgery|quantum physics|astrophysics|nuclear physics|advanced maths?)
(?:rocket science|brain surgery|phd|doctorate|degree) (?:to|in (?:washing|cleaning|bins|flushing|dishes|being))
(?:would|will) it (?:really |actually |honestly )?(?:kill|choke|maim|cripple|hurt) (?:you|ya|him|her|them|ye)
(?:hoover|sponge|mop|vacuum|brush|broom|soap|bin|water|dishwasher|hard work|it|that|soap) (?:won['’]?t|wouldn['’]?t|doesn['’]?t) (?:kill|maim|poison) you
(?:hoover|sponge|mop|vacuum|brush|broom|bin|dishwasher|plates?) (?:won['’]?t|doesn['’]?t) bite
(?:ever|never|not|you) (?:even )?heard of (?:a |an |the |this |such a |a thing called |the concept of |the invention of |some )?(?:\p{L}+ )?(?:soap|sponge|deodorant|knocking|headphones|manners|privacy|showers?|mop|bin|bins|boundaries|respect|volume|clock|watch|door|doors|washing|cleaning|flushing|asking|hoover|consent|paying|rent|work|hygiene|earphones|sleep|silence)
(?:the )?(?:concept|notion|idea|meaning|definition|word|words) (?:of )?(?:['"‘“])?(?:of )?(?:knocking|hygiene|privacy|sharing|punctuality|respect|silence|soap|work|shame|quiet|a closed door|cleaning|clean|personal space|time|asking|sorry|please|thank you|no|rent|consideration|manners|volume|boundaries|decency)(?:['"’”])? (?:is|are|mean|means|to you|foreign|escape|escapes|ring|rings|exist|exists|been|seems|not|so|completely|has|beyond)
(?:call(?:s|ed)?|that thing|those things|thing called|it['’]?s called|they['’]?re called) (?:a |an )?(?:manners|headphones|respect|soap|hygiene|privacy|knocking|a door|decency|deodorant|a bin|consideration|a sponge)
(?:doors?|headphones|bins?|coasters|sponges?|mops?|earphones|windows|plates?|dishes|pans|clothes|bills|toilets|gardens?|libraries|clocks|watches|soap|deodorant|showers?) (?:exists?|don['’]?t \p{L}+ themselves|doesn['’]?t \p{L}+ itself|won['’]?t \p{L}+ (?:itself|themselves)|are a thing|is a thing|have been invented|were invented)
(?:was|were|is|has been|have been) invented
(?:don['’]?t|doesn['’]?t|won['’]?t|do not|didn['’]?t) (?:magically |just )?(?:wash|clean|empty|tidy|pay|cook|fold|do|flush|scrub|refill|replace|fill|buy|walk|sweep|hang) (?:itself|themselves|himself|herself)
(?:cleaning|toilet|dish|washing[-\s]up|laundry|magic|bin|kitchen|tooth|rent|bathroom|loo[-\s]roll) (?:fair(?:y|ies)|pixies?|elves|elf)
(?:by magic|magically|magic wand)
must be (?:so |really |absolutely )?(?:nice|lovely|great|wonderful|grand|marvellous) (?:to|being|having|living)
(?:world|universe|house|planet|everything) (?:doesn['’]?t|does not|isn['’]?t|won['’]?t) (?:revolve|wait for|turn around|your|spin|orbit|about you)
(?:world|universe) revolves
sun (?:rises|shines out)
(?:not|isn['’]?t|ain['’]?t) (?:everything|all|the whole world|always|it all) (?:is )?about (?:you|him|her)
it['’]?s (?:all|always|only ever) about (?:you|him|her)
(?:only|last) (?:person|one|people|human) (?:on|in|left on) (?:the )?(?:earth|planet|world|existence|universe)
(?:some of us|some people|other people|others) (?:actually |have to |round here |around here |here )*(?:have|got|['’]ve|work|pay|earn|need|like|live|want|aren['’]?t|do|don['’]?t|were|know|are) (?:\p{L}+ ){0,3}(?:for a living|jobs?(?: to| here)|lives|standards|manners|careers|real jobs|ears|a life|brains|made of money|loaded|living off|taught|raised|brought up|adults|grown[-\s]ups|shame)
(?:lift|lifts|lifted|lifting|raise) (?:a|one|your|another|one single|a single|so much as a) (?:\p{L}+ )?finger
(?:do|does|did|done|doing) (?:absolutely |precisely |literally )?(?:sod[-\s]all|bugger[-\s]all|naff[-\s]all|jack (?:shit|all|squat)|diddly[-\s]?squat|f[-\s]?all|fuck[-\s]all|bog all|zilch)
(?:sod|bugger|naff|feck|fuck|bog)[-\s]all
(?:can['’]?t|cannot|couldn['’]?t|can not|can|could|cba|cannae) (?:even )?(?:be )?(?:arsed|bovvered|assed|fucked|stuffed)
(?:can['’]?t|cannot|couldn['’]?t|too lazy to|cannae) (?:even )?(?:be bothered to|string a|boil an egg|tie your|hit the bowl|wipe your|organi[sz]e a (?:piss|bun)|run a piss)
(?:couldn['’]?t|can['’]?t) (?:hit a barn|find your own|find his own|hold a tune|carry a tune|aim)
(?:do|does|did|doing) (?:us all|everyone|everybody|yourself|the world|the planet|humanity|the whole house|the house|us both) (?:all |both )?(?:a |one |the )?(?:\p{L}+ )?(?:favou?rs?|kindness|service)
(?:wind|winding) (?:your|yer|thi) necks? in
pip(?:e|ing) down
(?:shut|zip) (?:yer|the (?:fuck|hell) up)
shut up
to shut it(?=[\s!.?]*$)
put a sock in(?: it)?
(?:give it|give that|give us all|gie it|give us|give me) a (?:rest already|break will|break would|break already)
(?:get|wind|pull|take|keep|drag|move|shift|haul|park|sit|plant|plonk|heave|shove|hoist|peel|scrape|shake) (?:your|yer|ur|thi|his|her|that|their) (?:\p{L}+ ){0,2}(?:backsides?|arses?|ass(?:es)?|carcass|carcase|bones|butts?|head out|finger out|fingers out|act together|stumps|trotters|hooves|noses?|beak|mitts|grubby|thieving|greedy)
pull (?:your|yer) (?:finger|fingers|head) out
pull your socks up
(?:buzz off|sling your hook|jog on|take a hike|scram|bog off|naff off|bugger off|sod off|piss off|feck off|fuck off|get stuffed|get knotted|get bent|drop dead|go to hell|can rot|rot in hell|go jump|take a running jump|shove it|choke on|crawl back|slither back|crawl (?:under|into)|pack your bags|door hit you|good riddance|good luck with that|not my circus|stew in your)
(?:off|f|eff|fk) off
(?:bite me|eat dirt|kiss my|up yours|suck it up|talk to the hand|cry about it|tough luck|tough (?:titty|shit|cookies)|whatever you say|touch grass|ok boomer|okay boomer|skill issue|get over yourself|come off it|do me a lemon|get real|dream on|in your dreams|wake up and smell|read the room|look in (?:a|the) mirror|know your place|mind your own|none of your (?:beeswax|damn|bloody|goddamn)|butt out|catch yourself on|get up the yard|cop on|cop yourself on|wise up|wise the bap|behave yourself|simmer down|cool your jets|wind it in|put a cork|stick a cork)
(?:spare (?:me|us) (?:the|your)|cut the (?:crap|bull|act|drama|bs|shit|nonsense|theatrics)|drop the (?:act|attitude|sarcasm|sergeant|innocent|tone|victim|martyr)|(?:don['’]?t )?play (?:dumb|innocent|stupid|daft|coy)|don['’]?t come (?:crying|running|whining|moaning)|cough up|chop[-\s]chop|jump to it|hop to it|look lively)
(?:or else(?=[\s!.?]*$)|that['’]?s (?:final|an order)|final warning|last warning|you['’]?ve been warned|consider (?:this|yourself) (?:your|warned|a|lucky|evicted|homeless)|mark my words|you['’]?ll regret|you['’]?ll be sorry|just you wait|don['’]?t (?:test|push|try|tempt|start with|mess with|cross) me|don['’]?t even (?:think about|get me started)|see what happens|watch what happens|watch your (?:back|mouth|tone|tongue)|so help me|god help (?:me|you|us|him|her)|swear to (?:god|christ)|with my bare hands|over my dead body|hell (?:freezes|will freeze)|not in a million years|pigs (?:will |might |can )?fly)
(?:piss|mick|mickey|michael) (?:out of|taker|takers|taking)
piss[-\s]?heads?
(?:tak(?:e|es|en|ing)|took) the (?:\p{L}+ )?(?:piss|mick|mickey|michael|proverbial)
(?:that|really|you) takes? the (?:biscuit|cake)
(?:tak(?:e|ing|es)|took) (?:me|us|everyone) for (?:a |an |some |bloody )?(?:\p{L}+ )?(?:fools?|idiots?|mugs?|muppets?|morons?|clowns?|chump|sap)
(?:you|ya|ye) must think (?:i['’]?m|we['’]?re|i am) (?:\p{L}+ )?(?:stupid|idiots?|fools?|made of|blind|deaf|thick|daft|a|an|your)
(?:do|does|did) (?:you|ya|ye) (?:ever|even) (?:think|care|wash|listen|shower|clean|shut up|stop|own)
(?:do|does) (?:you|ya|ye) (?:really |seriously |honestly |actually |genuinely ){1,2}(?:think|imagine|believe|expect|have to)
do you (?:think|suppose|imagine|believe) (?:i['’]?m|i am|we['’]?re|we are|you['’]?re|you are|the|this|that|anyone|anybody|money|food|it) (?:\p{L}+ )?(?:stupid|an idiot|idiots|a fool|fools|made of|blind|deaf|above|special|royalty|a hotel|hotel|enjoy|enjoys|cares?|grows|tree|trees|funny|clever|owns?|bin|magically|magic|bank|maid|servant|fairy|born|thick|entitled|your|wash|washes|cleans|pays|find|likes?|here to|world|sort|impressed)
# --- sarcastic openers
(?:bravo|congratulations|congrats|kudos|slow clap|take a bow|gold star|hats off|nobel prize|what an achievement|nice going|stellar work|full marks|ten out of ten|thanks for nothing|thanks a bunch|cheers for nothing|big of you)
give (?:yourself|him|her|that man|you) a (?:medal|round|prize|trophy|gold)
(?:round of applause|award for|medal for|oscar goes to|prize for)
(?:charming|delightful|marvellous|classy|convenient|pitiful|repulsive|disgusting|unbelievable|tragic|shameful)(?=[\s!.?]*$)
how (?:lovely|charming|nice|delightful) (?:to|that|of|for)
what a (?:surprise|shock|shocker|joke|genius|hero|gentleman|gent|star|champ|charmer|catch|legend|prince|saint|cheek|nerve|mug|state|disgrace|farce|circus|shambles|load of|piece of|pathetic|selfish|lazy|sad|small|rude|nasty|vile|palaver|prize)
(?:surprise[-\s,]+surprise|quelle surprise|shock horror|colou?r me|who['’]?d have thought|who would have thought|stop the press(?:es)?|alert the media|call the (?:press|papers|news)|breaking news|news ?flash|spoiler alert|fun fact|hot tip|pro tip|top tip|word of advice|word to the wise|a little bird|earth to|wakey wakey|rise and shine|let me guess|let me spell|(?:shall|do|must) i (?:need to |have to )?(?:spell|draw)|need me to (?:spell|draw)|draw you a (?:picture|diagram|map)|written invitation|engraved invitation|red carpet|silver platter|peel(?:ed)? (?:you )?grapes?|kiss your feet|bow down|curts(?:y|ey)|bended knee|bend the knee)
(?:excuse|pardon|forgive|sorry) (?:me |us |i['’]?m )?for (?:existing|breathing|living|being alive|daring|wanting|thinking|expecting|having ears|needing sleep|interrupting)
(?:do|please do) (?:forgive|tell|enlighten|go on|pray|carry on shouting)
(?:heaven|god|lord) forbid
perish the thought
far be it from me
don['’]?t mind (?:me|us)
don['’]?t (?:all )?(?:rush|hurry|strain|exert|trouble|overexert|hurt|kill|break|get up) (?:at once|all at once|yourself|yourselves|on my account|on our account|a nail|a sweat)
oh (?:no no|really|do|please|sure|lovely|wonderful|fantastic|marvellous|great|brilliant|perfect|how|joy|goody|but of course|my hero|so now|well done|look who|but do|bravo)
but of course
of course you (?:did|didn['’]?t)
bless your
poor (?:little )?(?:lamb|petal|diddums|darling|princess)
(?:namaste|pray tell|enlighten (?:me|us)|funny that|fancy that|cool cool(?: cool)?|cool story|my hero|clever you|lucky (?:me|us|you))
(?:funny|strange|odd|amazing|interesting|curious|remarkable) how
truly (?:inspiring|impressive|remarkable|a talent|gifted)
i(?:['’]?m| am) so (?:impressed|honoured|honored|privileged|blessed)
i (?:applaud|salute|admire) (?:you|your)
i take my hat
(?:charming|darling|delightful|esteemed|illustrious|adorable|dearest|sainted|angelic) (?:little |lovely )?(?:mates?|friends?|boyfriend|girlfriend|guests?|brother|sister|pals?|buddies|personality|habit|habits|offspring|children|kids|fella|bloke|other half|flatmates?|housemates?|roommates?)
(?:courtesy of|compliments of) (?:your|you|his)
so[-\s]called
(?:aren['’]?t|ain['’]?t) (?:you|we|i|they|he|she) (?:just )?(?:lucky|clever|special|precious|sweet|charming|blessed|delightful|considerate|generous|funny|perfect)
(?:who|which) (?:of you |one of you )?(?:genius|geniuses|idiots?|morons?|clowns?|muppets?|animals?|savage|savages|bright spark|clever (?:sod|clogs|dick|so)|einstein|numpty|plonker|bozo|pig|slob|dimwit|imbecile|cretin|shameless|charmer|hero)
(?:some|what|which|another) (?:absolute |complete |total |utter |drunk |clever |lazy |selfish |inconsiderate |stupid |bloody )*(?:genius|idiot|moron|clown|muppet|savage|bright spark|sod|clogs|numpty|plonker|bozo|slob|dimwit|imbecile|cretin|galah|dropkick|bollix|hero|charmer|loser|git|so[-\s]and[-\s]so|lowlife|weirdo|lout|yob|oaf|varmint|twit|wally|eejit|bellend|melt)
clever (?:sod|clogs|dick|trousers|boots|so[-\s]and[-\s]so)
bright sparks?
# --- mock praise of what the reader did
(?:^|(?<=[.!?…]\s))(?:(?:oh|wow|well|ah|aw|yeah|yay|so|ok|okay)[, ]{1,2})?(?:great|lovely|brilliant|fantastic|wonderful|perfect|excellent|amazing|superb|splendid|fab|fabulous|marvellous|terrific|super|awesome|sweet|cool|nice(?: one)?|good job|well done|smashing|magic|cheers|charming|delightful|beautiful|gorgeous|bravo|kudos|hooray|yay|fun)[,.!…:]{0,3} (?:yet another|another(?! (?:thing|question|point|idea))|more(?! good)|no more|even more|again|so now|so (?:i['’]m|i have|i get|we have|we get|that['’]s)|now (?:i|we|the \p{L}+) (?:have|has|get|can['’]?t|is|are|smells?|need)|(?:someone|somebody)(?:['’]s)? (?:ate|left|used|broke|finished|eaten|drunk|drank|nicked)|you(?:['’]ve)?(?: finally)? (?:left|broke|broken|ate|eaten|forgot|forgotten|managed|lost|finished|used|blocked|flooded|burnt|burned|woke|woken|made me|ruined|let|locked|did it|done it|outdone)|there(?:['’]s| is) (?:no|another)|(?:the|my|our) \p{L}+(?: \p{L}+)?(?:['’]s| is| has| are)(?: been)? (?:cut off|broken|gone|dead|empty|flooded|blocked|off|leaking|locked|full|burnt|ruined|covered|out|down|missing|wet|soaked)|no \p{L}+(?: \p{L}+)? (?:again|left)|leaving|forgetting|ignoring|waking|eating my|using my)
(?:oh |well )?wow[,.!…]{0,3} (?:another|a whole|\p{N}+ |one|two|three|four|five|six|all|just|really|passive|look at|i had|you (?:actually|finally|really|managed|did)|nice|great|ok|okay|only)
(?<!(?:thanks|cheers|you|ta), )(?:very|so|really|how) (?:homely|classy|mature|grown[-\s]?up|tasteful|elegant|stylish|hygienic|appetising|appetizing|inviting|cosy|romantic|adult|subtle|brave|clever|original|impressive|domestic|civili[sz]ed|professional)(?=\s*[!.?]|\s*$)
so classy
(?:^|(?<=[.!?…]\s))(?:oh |wow |so |how |very )?(?:nice|good|kind|lovely|sweet|great|generous|considerate|thoughtful|decent|big) of (?:you|him|her|them|you both|you all|you guys|your \p{L}+) to (?:finally |eventually |at least |actually |even )?(?:show up|turn up|join|leave|wake|save me (?:one|some|a|the)|grace|drop by|come home|come back|eat|finish|get up|appear|take my|invite half|throw|decide|reply|answer|keep|use|remember)
classic (?:you|him|her|\p{L}+ move)(?=\s*[!.,?]|\s*$)
(?:cheers|thanks|thank you|ta|much obliged|props)(?: so much| a lot| very much| mate| guys| again| ever so)?,? for (?:nothing|eating my|eating (?:all|the last)|waking (?:me|us|the)|ignoring|finishing (?:my|all|the (?:last|milk|coffee|bread|wine))|breaking|making me (?:late|wait|clean)|ruining|locking (?:me|us)|forgetting|taking my|taking the last|drinking (?:my|all)|stealing|nicking|keeping (?:me|us) (?:up|awake|waiting)|the (?:mess|cold shower|sleepless|wake[-\s]up call|noise|smell|hairs?|puddle|mould|empty|lovely (?:mess|surprise|smell)|privilege|honou?r))
(?:top|stellar|bang[-\s]up|cracking|sterling|exemplary|world[-\s]class|award[-\s]winning|a[-\s]plus|quality) (?:work|job|effort|stuff|performance|parking|cleaning|teamwork)
(?:\p{N}+|five|ten|one|zero|top|full) (?:stars|marks|points)(?: for|,? would)
(?:\p{N}+/\p{N}+|a|a plus|10 out of 10) for (?:effort|creativity|style|originality|consistency)
would (?:not|definitely) (?:stay|recommend|visit) again
(?:big|huge|massive|what a) (?:surprise|shock|shocker)(?=\s*[.!,?]|\s*$)
(?:pat|pats|patted) (?:yourself|yourselves|you|on the back)
want a (?:medal|gold star|round of applause|sticker|standing)
another day,? another
here we go again
(?:nothing new|no change|no surprises?) there
same old,? same old
as per usual
(?:mug|martyr|saint|sucker) of the (?:year|month|week)
muggins
# --- sarcastic questions
what are you,? (?:a|an|my|like|\p{N}+|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen)(?: \p{L}+)?(?=\s*[?!.]|\s*$)
are you (?:\p{N}+|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen)(?: years old)?(?=\s*[?!]|\s*$)
do you think (?:it|they|the \p{L}+(?: \p{L}+)?|that|i|we) (?:just |all |magically )?(?:[\p{L}'’]+ ){1,2}(?:itself|themselves|for fun|made of|grows?|paid for|like (?:cleaning|living|being))
(?:is|was) (?:this|it|that|my|our|the) (?:(?!good|bad|better|still|really|right|ok|okay|your turn|working)\p{L}+ ){0,3}(?:a|an|your|some|one) (?:(?!good|bad|better|big|turn|go|week)\p{L}+ ){1,3}(?:now|or what|or something|these days|all of a sudden|or)(?=\s*[?!.]|\s*$)
(?:is|was) (?:this|it|our \p{L}+|my \p{L}+|the \p{L}+) (?:a|an|some|your own|your) (?:\p{L}+ )?(?:hostel|hotel|motel|b ?& ?b|bed and breakfast|airbnb|zoo|circus|nightclub|night club|casino|laundere?tte|restaurant|food bank|soup kitchen|train station|waiting room|recording studio|concert hall|squat|commune|playground|museum|landfill|farm|farmyard|kennel|brothel|warehouse|public toilet|bus stop|youth club|spa|student halls?)
(?:are we|did we|did (?:this|it|the \p{L}+|my \p{L}+|our \p{L}+)|have we|has (?:this|it|the \p{L}+|my \p{L}+)|when did (?:we|this|it|the \p{L}+|my \p{L}+|our \p{L}+)|since when (?:is|are|was|were|did) (?:this|we|it|the \p{L}+|my \p{L}+|our \p{L}+)) (?:all |now |suddenly |just )?(?:running |opened |open |open up |opening |turn(?:ed)? into |become |becoming )?(?:a|an|some|your) (?:\p{L}+ )?(?:hostel|hotel|motel|b ?& ?b|bed and breakfast|airbnb|zoo|circus|nightclub|night club|club|casino|laundere?tte|restaurant|cafe|café|pub|bar|food bank|soup kitchen|charity|train station|station|studio|squat|commune|playground|museum|landfill|tip|farm|kennel|brothel|warehouse|toilet|gym|spa|storage unit|storage|car park|smoking area|ashtray|office|crèche|nursery|student halls?)
since when (?:is|was|are) (?:it|that) (?:ok|okay|my job|normal|fine|acceptable|cool|allowed|your|up to)
since when do (?:we|you|i) (?:get|decide|own|need|have to|just)
(?:did(?:n['’]?t| not)|never) (?:know|realise|realize) (?:that )?(?:i|we|i['’]d|we['’]d|this|it|my \p{L}+|our \p{L}+|the \p{L}+)(?: had| was| were| is| am)? (?:lived? in|moved into|living in|running|opened|become|turned into|signed up to live in|a|an|your) (?:an? |your )?(?:\p{L}+ )?(?:hostel|hotel|motel|b ?& ?b|airbnb|zoo|circus|nightclub|night club|club|casino|laundere?tte|restaurant|pub|studio|squat|commune|museum|landfill|farm|brothel|warehouse|gym|car park|public property|ashtray|maid|cleaner|bank|doormat|chef|driver)
(?:do|will|don['’]?t) (?:i|we) (?:at least |even |also )?get (?:a |an |any |some |my )?(?:\p{L}+ )?(?:tip|tips|tip jar|medal|prize|badge|certificate|trophy|discount|refund|loyalty (?:card|points)|commission|wages?|salary|paid|bonus|pension|overtime|holiday pay|t[-\s]?shirt|sticker|cookie|uniform)(?! for the)
(?:should|shall|must|do) i (?:just |also |maybe |now |really |have to |need to |start )*(?:charg(?:e|ing) (?:rent|admission|entry|at the door|them|by the)|put(?:ting)? (?:mints|a mint|a chocolate|out a tip)|draw(?:ing)? you|spell(?:ing)? it|take a number|pull a ticket|buy a ticket|wip(?:e|ing) your|tuck(?:ing)? you|hold(?:ing)? your hand|read(?:ing)? you a|cut(?:ting)? (?:up )?your|sing(?:ing)? you|put it in crayon|say it in|type (?:it )?slower|use smaller|carve it|tattoo it|frame it|clap|applaud|bow|curtsy|kneel|laminate)
do (?:i|we) (?:really |now |honestly )?(?:need|have) (?:to (?:book|buy|make|get|ask|apply|queue|wait|fill)|a|an|permission|your permission|written) (?:\p{L}+ ){0,5}(?:to|for|in) (?:\p{L}+ ){0,3}(?:my|our) own
is there (?:just |really |actually |even |honestly )?(?:nothing|anything|a brain|something|a single) (?:\p{L}+ )?(?:in|up) there
(?:anything|nothing|lights|anyone) (?:going on )?(?:up there|upstairs|between your ears)
(?:do|does|did) (?:you|he|she|they) (?:actually|ever|even|really|just|only|genuinely) (?:listen|hear yourself|hear (?:me|us|yourselves)|own a|know what a|see what you|look at|think|pay attention|read what)
(?:did|has|is|are|have) (?:the|your|our) (?:\p{L}+ ){1,3}(?:break|broken|broke|lost|lose) (?:its|his|their|a|your) (?:legs?|arms?|neck|back|use|hand)
is (?:the|our) \p{L}+(?: \p{L}+)? (?:invisible|made of lava|lava|electrified|booby[-\s]trapped|poisonous|radioactive|cursed|haunted|decorative|ornamental|just for show|there for decoration)
invisible (?:to|for) you
allergic to (?:the|our|a) (?:bin|bins|sponge|mop|hoover|vacuum|dishwasher|sink|soap|brush|broom|duster|bucket|rota|light switch|off switch|door)
(?:do you|you|you all|are you|he|she) (?:\p{L}+ )?(?:shed|moult|molt|howl|snore|stink|smell|sing|screech|eat|chew|stomp|sound|laugh|cough|breathe|drive|sleep|slept|drink|walk|live)(?:ding|ing|s|ed)? like (?:a|an) \p{L}+
do you (?:just |always |only )?(?!cook|bake|play|draw|paint|sing|read|run)\p{L}+ (?:it )?for (?:fun|sport|a living|the hell)
do you do (?:this|it|that) (?:just )?(?:for fun|on purpose|deliberately|to annoy|to wind)
(?:what['’]?s|whats|what is)(?: it)? (?:going to be |gonna be )?next(?:,| week,?| time,?)? (?:a|an|are you|you)
(?:whats|what['’]?s|what is) it (?:going to be|gonna be) next
(?:interesting|funny|amazing|curious|hilarious|strange|odd|weird)(?: that)? (?:you|he|she|they) (?:always|never|only|have (?:time|money|cash|energy)|can (?:afford|find)|find|found|manage|managed)
(?:must have|must['’]?ve|have i|did i)(?: just| only)? (?:imagin(?:e|ed)|dreamt|dreamed|hallucinated?)
miss(?:ed)? (?:the|a|that|some) memo
which (?:part|bit) of (?:\p{L}+ ){1,6}(?:did|do|don['’]?t|didn['’]?t|wasn['’]?t|isn['’]?t)
(?:do|does) (?:you|he|she) (?:\p{L}+ )?need (?:a|an|the|some) (?:\p{L}+ )?(?:manual|instructions|tutorial|diagram|map|degree|licen[cs]e|youtube|course|training|invitation|guide)
don['’]?t tell me(?:,| you| he| she| it)
sorry,? (?:was i supposed|did i (?:interrupt|ruin|spoil) your|is my (?:sleep|need|existence)|am i)
who needs (?:sleep|privacy|peace|silence|rest|hot water|a kitchen|clean \p{L}+|manners|heating)
who needs \p{L}+(?: \p{L}+)?,? (?:anyway|right|eh)(?=\s*[?!.]|\s*$)
(?:sleep|privacy|silence|cleaning|hygiene|rent|knocking|manners|hot water|sharing|flushing|asking) is (?:so |clearly |just |apparently )?(?:overrated|optional|for (?:losers|the weak|other people))
(?:get|find)(?: yourself)? a (?:proper |real )?(?:job|grip|clue)
(?:so |funny |but )?you can (?:always )?afford (?:[\p{L}'’]+ ){1,6}but
(?:money|cash|time|energy) for (?:[\p{L}'’]+ ){1,5}but (?:not|never|no)
cheers for that
unlike (?:some|certain|others|other people|you|him|her)(?: people| of us)?(?=\s*[.,!?]|\s*$)
you(?:['’]re| are)? (?:really |always |absolutely |just )?(?:stink|stinking|reek|reeking)(?: the| of| like| so| up| to|\s*[.,!?]|$)
# --- scolding the reader's character, and indifference
you(?:['’]re| are) (?:\p{L}+ ){0,2}the (?!(?:kind|nic|sweet|clever|lovelie|funnie|cool|great|great|old|young|tall|warm|smart|brave|quiet|tidie)e?st)\p{L}+(?:est|iest) (?:\p{L}+ )?(?:person|human|man|woman|bloke|girl|guy|flatmate|housemate|roommate|friend|one)
(?!(?:kind|nic|sweet|clever|lovelie|funnie|old|young)e?st)\p{L}+est (?:person|human|man|woman|bloke|guy|girl|flatmate|housemate|roommate) (?:alive|ever|on earth|going|i know|i['’]ve|in the)
you(?:['’]re| are)? (?:just |always |all |now )?(?:act|acts|acting|acted|behave|behaving|carry on|carrying on|go on|going on) (?:like|as if|as though) (?:i|we|you|he|she|it|they|nothing|i['’]\p{L}+|you['’]\p{L}+)
i (?:really |honestly |genuinely |just )?(?:don['’]?t|do not|couldn['’]?t|could not) (?:really |honestly |even )?care(?= (?:if|that|what|who|how|whether|about your|where|why|which|one bit|any ?more)|\s*[.,!?]|\s*$)
(?:not|without) (?:naming|mentioning) (?:any )?names
because (?:somebody|someone)
teach (?:you|him|her|them|your \p{L}+) to
(?:i|we)(?:['’]?m|['’]?re| am| are) not (?:running (?:a|an)|made of|paid to|here to (?:clean|serve|wait|pick|babysit|look after|mother|entertain)|(?:a|an|the|your) (?:\p{L}+ )?(?:bank|atm|taxi|charity|hotel|maid|cleaner|cash|storage|delivery|babysitter|doormat|chauffeur|plumber|secretary|receptionist|alarm clock))
some (?:adult|grown[-\s]?up|friend|mate|flatmate|housemate|roommate|man|woman) you(?:['’]re| are)?
real (?:classy|nice|mature|smart|clever|smooth|helpful|grown up)
# --- mock leave, mock thanks, mock wishes
(?:please,? )?don['’]?t get up(?=\s*[.!,?]|\s*$)
take your time,? (?:i|we|it['’]s|really|why don)
no rush,? (?:it['’]s|it has|only|been|i['’]ve) (?:only |just )?(?:been|waited|waiting)
by all means,? (?:keep|carry on|go on|continue|leave|wake|help yourself|don['’]?t)
feel free to (?:clean|wash|flush|pay|tidy|contribute|pull your|take the bins?|do the (?:dishes|washing)|empty|join in|hoover|buy (?:some|your)|help out|\p{L}+ (?:\p{L}+ ){0,5}(?:some ?day|one day|any day now|this century|this year|once in a))
(?:make yourself at home|help yourself|go ahead|carry on|keep going),? why don
knock yourself out
hope (?:you|he|she|they|everyone)(?: all| both| at least| really)? (?:enjoyed|liked|are enjoying|is enjoying|enjoy) (?:my|it|eating|using|every|the last|yourself|yourselves)
hope it (?:was|tasted) (?:delicious|tasty|yummy|worth|bloody|lovely)
hope (?:you|he|she|they)(?: all| both)? (?:slept|sleep) (?:\p{L}+ ){1,3}(?:because|cos|cause|coz|since|i didn)
hope you(?:['’]re| are) (?:happy|proud|pleased)(?: with yourself| now)
enjoy your (?:nice |lovely )?(?:clean|free|warm) \p{L}+
glad (?:you|he|she|they) (?:enjoyed|liked|finished|found|had) (?:my|it)
(?:glad|good|nice|great|lovely|wonderful) to (?:see|know|hear|find)(?: that)? (?:[\p{L}'’]+ ){0,5}(?:still (?:there|here|full|dirty|not|broken|in)|again|means? nothing|never|no one|nobody|finally|doesn['’]?t matter|don['’]?t matter)
(?:so|how) (?:nice|lovely|great) that you(?:['’]ve| have| can| get| still)
not (?:like|as if|as though) (?:i|we|anyone|anybody|i['’]\p{L}+|we['’]\p{L}+|people|other people)
not that you(?:['’]d| would| ever)? (?:care|cared|notice|noticed|ask|asked|bother|bothered)
not that (?:anyone|anybody) (?:asked|asks|cares|cared|noticed)
(?:i )?(?:guess|suppose|expect|bet|assume) (?:the|our|your|they|it|i|that) (?:[\p{L}'’]+ ){0,4}(?:themselves|itself|the maid|the cleaner|your maid|the housekeeper|the bank|invisible|the only one|the only person|makes me)
(?:so |guess |suppose |apparently |now |am )(?:i['’]m|i am|i|we['’]re|that makes me) (?:just |now |officially |also |apparently )?(?:the|a|your|everyone['’]s|everybody['’]s) (?:\p{L}+ )?(?:cleaner|maid|bank|taxi|chef|cook|nanny|alarm clock|dog walker|doorman|receptionist|secretary|postman|bin man|butler|waiter|waitress|bad guy|villain|caretaker|bin lady|porter|concierge|cashpoint|driver|delivery)
(?:or is|is) that (?:my|our|someone else['’]?s|the maid['’]?s) job(?: now)?
says the (?:one|person|man|woman|guy|girl|lad|boy|queen|king|bloke) who
(?:that['’]?s |bit |a bit |pretty |very |so )?rich(?: coming)?,? (?:from|coming from) (?:you|someone|somebody|a|the)
look who(?:['’]?s| is)? (?:finally|decided|bothered|here|home|up|awake|talking|showed|turned)
well,? if it isn['’]?t
good luck (?:with that(?=\s*[.!]|\s*$)|finding (?:another|a new|someone|somebody|anyone|anybody))
whatever floats
you do you
(?:your|ur) (?:\p{L}+ )?(?:spa|beauty|diva|royal) (?:session|treatment|day|routine|regime)s?
# --- mocking verbs of moving, idling, eating, prying
(?:waltz|swan|prance|flounce|saunter|strut|parade|sashay|traipse|swagger|ponce|gallivant|slink|flit|mince|lord|lounge|loaf|loll|skulk|slob|vegetate|wallow|laze|doss)(?:s|es|ed|d|ing|ned|ning|bing)? (?:in|about|around|off|round|past|through)
(?:lord|lording|lords|lorded) it
(?:swan|swans|swanned|swanning|waltz|waltzes|waltzed|waltzing|prance|pranced|prances|prancing|flounced?|flounces|flouncing|gallivant\p{L}*|galumph\p{L}*|slither\p{L}*|slunk|slink\p{L}*|skulk\p{L}*|loafing|loafs|loafed|loaf around|moping|mopes|sashay\p{L}*|preen\p{L}*|primping|titivat\p{L}*|tarting|dolling|tart yourself|strutting|strut)
(?:clomp|clump|galumph|clodhop|tromp|trample|lumber|waddle|stomp|thunder|stamp|plod|gallop|clatter)(?:s|ed|ing|p\p{L}*)? (?:about|around|round|up and down|overhead|over my head|across|above)? ?like
(?:clomp\p{L}*|clumping|clumps? about|clodhopp\p{L}*|lumbering|waddl\p{L}+|trampling|hoofing|elephant feet|lead(?:en)? feet|hooves)
(?:pry|prying|pries|nosing (?:around|about|through|in)|ferreting|paw(?:ing|ed) (?:through|over|my|all|at my)|poking (?:around|about)|sneaking around|earwig\p{L}*|gawp\p{L}*|gawk\p{L}*|perv(?:ing|y|ed)|stalkers?|lurk(?:s|ing|ed)?|like a creep|sleaz\p{L}*)
snoop(?:s|ed|ing|er)? (?:through|round|around|about|in|like)|you snoop
(?:gorg(?:e|es|ed|ing)|guzzl\p{L}*|gobbl\p{L}*|scoff(?:s|ed|ing)?|pigg(?:ed|ing) out|pig out|snaffl\p{L}*|chomping like|chewing like|troughing|at the trough|stuff(?:s|ed|ing)? (?:your|yer|his|her|their) (?:\p{L}+ )?(?:faces?|gobs?|mugs?|pieholes?|cheeks|guts?)|bottomless pit|greedy (?:guts|pig|pigs|rat|cow|git|sod|beggar|so|mitts|little|fat|hog)|greedyguts|gannets?|glutton(?:s|y|ous)?|fatso|fat (?:arse|ass|cow|pig|slob|lump|git|gob|head|backside|lazy|bastard|guts|fingers))
(?:bark|barks|barked|barking) (?:orders|commands)
(?:you|he|she) bark(?:s|ed)? at (?:me|us)
bossy(?:[-\s]?boots)?
(?:faff|faffs|faffed|faffing|arsing|arse about|mucking about|messing about like|poncing|pratting|dicking|pissing|buggering|prat about)(?: about| around)?
(?:tart|tarts|tarted|tarting|doll|dolls|dolled|dolling) (?:yourself|herself|himself|themselves|up)
(?:plaster|plastering|slapping|trowel\p{L}*) (?:on )?(?:your|her|his) (?:face|slap|warpaint|war paint)
(?:war ?paint|beauty sleep|slap on your face)
# --- judgements of character, "you always / never"
you (?:always|never|only|just|only ever|constantly|rarely|clearly|obviously|don['’]?t|do not|couldn['’]?t|didn['’]?t|can['’]?t) (?:\p{L}+ ){0,2}(?:think of yourself|think (?:of|about) (?:anyone|anybody|others|the rest|other people)|care about (?:anyone|anybody|others|yourself)|lift a|grow up|had an excuse|have an excuse|got an excuse|make excuses|find an excuse|play the (?:victim|martyr|saint)|need to be the|have to have the last|care less|shut up|know when to|think who pays|do a single thing)
(?:always|never|every time|constantly) (?:the|an|some|another|got an|got some|one|your) (?:\p{L}+ )?(?:excuses?|victim|martyr|drama|sob|saint|someone else['’]?s fault|innocent)
(?:one|same|another|nothing but|full of|endless|new|with your|of your|heard your|lame|pathetic|feeble|flimsy|tired|same old|your) (?:\p{L}+ )?(?:excuses?|lies|crap|bull)(?: after another)?(?=\s*$| and| for)
(?:thinks?|thinking|cares?|caring) (?:only )?(?:of|about) (?:only )?(?:yourself|himself|herself|number one|themselves)
only (?:think|thinks|care|cares|thinking|ever think) (?:of|about)
(?:give|gives|gave|giving) (?:a|two|one) (?:\p{L}+ )?(?:damn|toss|monkey['’]?s|hoot|shits?|crap|stuff|fig|rat['’]?s|fucks?|tinker['’]?s|hoots)
(?:nobody|no one|no[-\s]one|noone|not a soul|none of us|who) (?:\p{L}+ )?(?:likes?|cares? about|asked|asked for|can stand|could stand|stands|loves?|despises|believes|trusts|respects|misses|will miss|would miss|is interested in|wants to (?:see|hear)|needs to hear|finds) (?:you|your|ye|yer|to see you|about you)(?! (?:to|if|for)\b)
(?:everyone|everybody|we all|people|they all) (?:\p{L}+ )?(?:hates?|despises?|laughs? at|laughing at|can['’]?t stand|thinks? you['’]?re|knows? you['’]?re|talks? about what a) (?:you|your|ye|a|an|pathetic|behind your)
(?:no wonder|little wonder|small wonder)(?: that)? (?:nobody|no one|she left|he left|your ex|you['’]?re single|you have no)
(?:sick|tired|fed up|had enough|had it|had a bellyful|sick to death|sick to the back teeth|up to here) (?:and tired )?(?:of|with) (?:looking at|the sight of|the sound of|hearing|seeing|listening to|your face|your|you|smelling|living with|him|her|this nonsense|being treated|being) (?:\p{L}+ )?(?:face|lies|excuses|crap|nonsense|attitude|stupid|sodding|moaning|drama|filth|selfish|lazy|mug|skivvy|lot|maid|whining|pathetic|bullshit|poison|antics|endless|drivel|so[-\s]called)
(?:your|yer|his|her) (?:\p{L}+ )?(?:word|promises?|apolog(?:y|ies)|friendship|opinion|opinions|excuses?) (?:is|are|isn['’]?t|aren['’]?t|['’]?s|means?|count|counts) (?:not )?(?:worth|worthless|meaningless|nothing|jack|zero|empty|garbage|a joke)
not worth the (?:paper|breath|air)
worth (?:nothing|squat|jack|zero|a damn)
(?:rotten|selfish|lazy|idle|bad|lying|thick|evil) (?:to|through) (?:the|and) (?:\p{L}+ )?(?:core|bone|through|marrow)
to the core
(?:you|ya) (?:make|makes|make['’]?s) (?:me|us|everyone|my) (?:\p{L}+ )?(?:sick|puke|vomit|ill|skin crawl|want to puke|retch|want to vomit|heave|stomach)
(?:makes?|making|made) (?:my|your|our) skin crawl
(?:ashamed|embarrassed) (?:of|for) (?:you|yourself|yourselves|themselves|himself|herself|ye)
shame on
hang your head
(?:you|they|he|she) (?:should|ought to) be (?:ashamed|embarrassed|arrested|in a zoo|in prison|put down|shot|sectioned|in a museum)
(?:deserve|deserves) (?:\p{L}+ )?(?:each other|a slap|a medal|to rot|an award|whatever|a kick|everything you|a prize|an oscar|a trophy)
(?:two of you|you two) deserve
(?:your|his|her) true colou?rs
your (?:kind|sort|type|ilk) (?:always|never|of people)
(?:people|someone|somebody|anyone|types?|idiots?|the likes of) like (?:you|him|her|your sort|your kind|that lot)(?=[\s!.?]*$| should| never| always| are| make| isn['’]?t)
(?:the )?likes of you
typical(?:ly)? (?:of you|you|bloody|selfish|lazy)
typical(?=[\s!.?]*$)
you people
you lot(?= (?:have no|ever|can rot|rot|couldn['’]?t|disgust|sound|act|behave)\b|[\s!.?]*$)
you (?:dare )?call (?:that|this|it|these) (?:a |an )?(?:clean|tidy|music|cooking|cleaning|dinner|food|singing|quiet|friend|apology|sorry|sharing|help|helping|art|parking|washed|done|living|work|normal|hygiene|banter|joke|party)
you call yourself
the (?:\p{L}+ )?(?:freeloader|idiot|thing|creature|man|lump|bloke|mutt|oaf) you call
what do you call (?:that|this)
you (?:clumsy|dirty|cheap|complete|proper|big|great|fat|mean|weak|damn) (?:little|great|old|selfish|lazy|fat|rotten|and utter|clumsy|useless|hairy|stupid|animal|pig|rat|cow|git|oaf|idiot|moron|baby|lump|\p{L}+head)
you (?:absolute|utter|total|massive|sad|pathetic|lazy|selfish|greedy|filthy|lying|nasty|stupid|silly|useless|miserable|ungrateful|spoiled|spoilt|rude|cruel|ignorant|arrogant|inconsiderate|thoughtless|creepy|fat|little|great|overgrown|vile|poisonous|sour|smelly|interfering|meddling|professional|bloody|sneaky|thieving|freeloading|mouthy|delicate|unpleasant|horrible|wicked|evil|horrid|grumpy|idle|bitter|jealous|nosy|flaky|shameless|spineless|brainless|gormless|mucky|sly|limp|lying|snotty|scruffy|bossy|noisy)(?:-\p{L}+)? (?!(?:and|or|noise|loud|on|in|late|again|about|with|to|but|when|time|one|ones|part|bit|more|of|amount|voice|fight)\b)\p{L}+
you (?:are|were|['’]re) (?:\p{L}+ )?(?:the )?(?:\p{L}+ )?(?:most|laziest|rudest|filthiest|dirtiest|messiest|loudest|worst|meanest|stupidest|dumbest|cheapest|tightest|nastiest|noisiest|thickest|greediest|smelliest|vainest|biggest|pettiest|slowest|cruellest|nosiest) (?:\p{L}+ ){0,3}(?:person|people|human|humans|man|woman|flatmate|housemate|roommate|liar|baby|hypocrite|slob|creature|waste|being|alive|ever|in|of|i)
(?:laziest|rudest|filthiest|dirtiest|messiest|loudest|meanest|stupidest|nastiest|greediest|pettiest|worst|biggest|most \p{L}+) (?:\p{L}+ )?(?:person|human|flatmate|housemate|roommate|liar|slob|creature|people) (?:i['’]?ve|i have|alive|on earth|who ever|ever)
(?:biggest|worst|greatest) (?:\p{L}+ )?(?:joke|liar|slob|disgrace|excuse|loser|hypocrite)
(?:better|finer|more) (?:conversations?|manners|company|talent|sense|brains) (?:with|off|from|than|in)
i['’]?ve (?:seen|met|known|had|heard|smelled|smelt|owned|stepped in) (?:\p{L}+ ){0,2}(?:better|cleaner|brighter|smarter|tidier|politer|sharper) (?:\p{L}+ ){0,3}(?:than you|off|in a|in the|with better)
(?:with|has|have|had|got) (?:\p{L}+ )?better (?:manners|sense|pitch|taste|hygiene|morals) than
(?:skips|pigs|pigsties|sewers|stables|zoos) (?:packed |with |that were |were |are )?(?:neater|cleaner|tidier|better)
is (?:it|this|that) (?:just |sheer |pure |some kind of |really )?(?:stupidity|laziness|spite|malice|arrogance|ignorance|incompetence|a wind[-\s]up|your idea|a sick joke)
is this (?:a|some kind of|some sort of) joke
your idea of (?:a |an )?(?:\p{L}+ )?(?:joke|clean|cleaning|tidy|sorry|an apology|apology|helping|help|quiet|fun|music|cooking|dinner|washing|sharing|paying|work|five minutes)
(?:some|what|call|that|great|fine) (?:a )?friend (?:you|he|she)(?:['’]re| are|['’]s| is| turned)
(?:some|fine|great|lovely) (?:mate|friend|flatmate|housemate|roommate)(?: you are| you turned| he is| she is)
(?:fake|false|fair[-\s]weather|rubbish|crap|useless|lousy|terrible|shit) (?:friend|mate|friends|mates|flatmate|housemate|roommate|person)
(?:total|absolute|complete|utter|massive|bloody) (?:joke|disgrace|shambles|embarrassment|liberty|filth|animal|animals|morons?|idiots?|clown|clowns|muppets?|pig|pigs|slob|slobs|farce|circus|savages?|swamp|lunatics?|freak|freaks|loser|losers|creep|legend)
(?:joke|circus|farce|shambles|charade|pantomime|soap opera) (?:of a|of an|you call)
(?:you['’]?re|you are|youre|ye['’]?re|you two are) (?:\p{L}+ )?(?:a|an|such a|such an|nothing but a|just a|the|all|both) (?:\p{L}+ ){0,3}(?:jokes?|disgrace|embarrassment|snobs?|liars?|fakes?|fraud|hypocrites?|cowards?|child|children|baby|babies|bully|bullies|brats?|bore|slobs?|pigs?|animals?|leech|leeches|clowns?|losers?|creeps?|idiots?|user|snakes?|monsters?|tyrant|control freak|drama queen|savages?|thief|thieves|gossip|nuisance|menace|waste|parasites?|burden|spongers?|freeloaders?|disaster|narcissist|witch|psychos?|weirdos?|failure|laughing stock|charity case|worm|rats?|weasels?|morons?|fools?|doormat|teenager|toddler)
(?:he|she|they)(?:['’]s| is|['’]re| are) (?:\p{L}+ )?(?:a|an|such a|such an|nothing but a|just a) (?:\p{L}+ ){0,3}(?:disgrace|snob|liar|fraud|hypocrite|coward|bully|brat|slob|leech|clown|loser|creep|idiot|tyrant|drama queen|savage|parasite|sponger|freeloader|narcissist|psycho|weirdo|laughing stock|weasel|moron|fool)
(?:you|you['’]ve|youve|he['’]s|she['’]s) (?:got |have |has )?(?:zero|no|the emotional|all the|about as|absolutely no|not got|the self|the patience of a|not one|not an ounce|not a shred|the brain) (?:\p{L}+ )?(?:shame|manners|backbone|spine|idea how selfish|conscience|charm|decency|intelligence|maturity|grace|brain|brains|clue|life|pride)
passive[-\s]aggressive (?:\p{L}+ )?(?:crap|nonsense|bs|little|bullshit)
(?:swamp|pit|sty|dump|hovel) (?:you|ye|ya) (?:call|live|crawled|fester)
you (?:\p{L}+ )?(?:crawled|slithered|slunk) (?:out|from|in)
(?:dead weight|(?:living|walking|human) (?:landfill|bin|dustbin|dumpster|skip|ashtray|slum|disaster|wallet|wreck|sewer|joke|garbage|foghorn|megaphone|alarm|headache|swamp))
(?:not|isn['’]?t|ain['’]?t|as|like|into|for|some) your (?:own |very own )?(?:personal|private) (?!trainer|training|(?:stuff|belongings|items|things|life|business|info|data|space|affairs|problems|details|letters|mail|post|account|room|property|hygiene|effects|use|bathroom|shelf)\b)\p{L}+
are you (?:running|building|training|breeding|opening|hosting|starting|growing|farming|feeding|auditioning|filming|rehearsing|hatching|cultivating|making|practising|conducting|raising) (?:a|an|for|some|up|your|elephants|maggots|mould|mold|penicillin|rats|the) (?:\p{L}+ )?(?:sauna|boat|ark|circus|zoo|hotel|shelter|nightclub|mould|mold|rats?|flies|maggots|five thousand|army|museum|bakery|brothel|rainforest|jungle|farm|spa|tropical|greenhouse|casino|stadium|stampede|herd|rave|orchestra|penicillin|elephants?|colony|culture)
(?:feeding the five thousand|heat(?:ing)? the (?:garden|street|whole street|planet|neighbourhood|sky|outdoors|patio))
hope (?:you|it|he|she|they|your \p{L}+)(?:['’]re| are)? (?:\p{L}+ )?(?:choke|chokes|choked|rot|rots|proud|was off|burn|worth it|happy now|pleased with)
(?:serves|serve) (?:you|ya|him|her|ye|them) right
(?:drop|fall|drowned|hit|run) (?:off a cliff|in a ditch|by a bus|under a bus)
pay up(?= or|[\s!.?]*$)
(?:you|you['’]d) (?:had )?(?:better|best) (?:\p{L}+ ){0,1}(?:hope|pray|watch|believe|start running|pack|sleep with)
or (?:you['’]?re|you are|he['’]?s|she['’]?s|i['’]?m) (?:out|gone|history|toast|done)(?=[\s!.?]*$)
(?:in the canal|on a bonfire|up in flames|['’]s going out (?:of )?the window|is going out (?:of )?the window|through the window with)
full stop(?=[\s!.?]*$)
case closed
end of (?:story|discussion|chat)
end of(?=[\s!.?]*$)
(?:shove|ram) (?:it|that|them|your \p{L}+) (?:up|where|down)
(?:stick|stuff|cram) (?:it|that|them|your \p{L}+) (?:up your|where the sun|down your throat)
(?:up|off) (?:your|yer|his|her) (?:own )?(?:arse|ass|backside|jacksie|high horse|pedestal|trolley|rocker|nut)
high horse
toys out of (?:the|your|his|her)
(?:spat|spit|spitting) (?:your|his|her|the) dummy
(?:sulk|sulks|sulked|sulking|pout|pouts|pouted|pouting|huffing|stropping|moping|whimpering)(?: like| in| and| at| about| away| over)(?= a| your| corner| puffing| all| thirty| forty| teenager| nothing)
(?:get|got|getting|have|with|your) (?:your |yer )?(?:knickers|panties|undies|boxers) in a (?:twist|knot|bunch)
(?:dirty|filthy|disgusting|revolting|selfish|greedy|lazy) (?:little |great |old |selfish |lazy |fat |thieving )?(?:animal|animals|pig|pigs|so[-\s]and[-\s]so|sod|git|rat|rats|beast|swine|slob|slobs|cow|liar|thief|stop[-\s]?out|bugger|brute|brat|brats|creature|mare|hog|toad|lot|tramp)
like (?:living|sharing|being stuck|being trapped) (?:\p{L}+ ){0,3}with
like living in a
(?:dj|chef|barista|rock ?star|influencer|gamer|pro gamer|drummer|singer|tenor|soprano|opera star|podcaster|comedian|landlord) wannabe
wannabes?
(?:discount|poundland|budget|bargain[-\s]bin|knock[-\s]?off|cut[-\s]?price|dollar[-\s]store|poor man['’]?s|off[-\s]brand|self[-\s]styled|self[-\s]appointed|would[-\s]be|armchair|bedroom|basement) (?:dj|chef|rapper|rock ?star|dictator|beyonc[eé]|diva|comedian|hero|casanova|critic|expert|sheriff|judge|landlord|guru|philosopher|hitler|inspector|mozart|\p{L}+ing champion|ed sheeran|pavarotti|drummer|warriors?|police)
(?:call|pretend|fancy|consider|imagine)(?:s|ing)? (?:yourself|yourselves|himself|herself) (?:a|an|the|some|to be|so|god|clean|adults?)
(?:pretend|play|act|acting|playing|pretending) (?:\p{L}+ )?(?:dumb|innocent|the victim|the martyr|the saint|all innocent|the hard man|stupid|daft|deaf|like butter|to be an adult|like royalty|hard done by|lady of|lord of|all sweet|the innocent)
butter wouldn['’]?t melt
(?:no|not|get|have) (?:ears|eyes|hands|arms|legs) (?:of your own|do you|fall off|broken|painted on|to wipe)
your (?:legs|arms|hands|fingers|ears|eyes) (?:broken|painted on|just for (?:show|decoration)|ornamental|work)
(?:cloth|wax in your) ears
(?:get|clean|wash|syringe|unblock) (?:your|yer) ears (?:cleaned|out|syringed|checked|tested|washed)
are (?:your|yer) (?:\p{L}+ )?(?:arms?|legs?|hands?|ears?) (?:broken|painted|glued|ornamental)
in case (?:you|your) (?:\p{L}+ ){0,2}(?:clearly|obviously|tiny|hadn['’]?t noticed|haven['’]?t noticed|didn['’]?t notice|forgot how)
(?:since|because) you (?:clearly|obviously|evidently|apparently) (?:can['’]?t|don['’]?t|never|have no)
(?:clearly|obviously|evidently|apparently) (?:\p{L}+ ){0,2}(?:beyond you|beneath you|raised|never learned|never learnt|never been taught|nobody raised|allergic|incapable|can['’]?t (?:read|count|tell))
allergic to (?:cleaning|work|hard work|a sponge|the hoover|hoovers?|hoovering|manners|effort|responsibility|paying|the truth|knocking|doors|headphones|silence|quiet|hygiene|brooms?|mops?|soap and)
(?:lost|lose|losing) your (?:tiny |little )?(?:mind|marbles|manners|tongue|few)
(?:scrap|drop|lose|less of) the (?:attitude|act|tone|sarcasm|lip|cheek|backchat|smugness|face)
attitude (?:problem|stinks|on you)
whatever helps you sleep
like (?:you|he|she|they|ye) (?:give|gives|gave|care|cares|cared)
(?:couldn['’]?t|could) care less
(?:thick|thicker) (?:than|as) (?:two|mince|a|pig|you)
(?:not|isn['’]?t|ain['’]?t) the (?:sharpest|brightest|smartest|full shilling|centre of|center of|king|queen|boss of)
(?:sharpest|brightest) (?:tool|knife|bulb|spoon|crayon|spark|button|candle|crisp|light)
(?:sandwich(?:es)?|picnic|shilling|sheep) short of
not (?:quite )?the full (?:shilling|ticket|quid)
you (?:\p{L}+ )?(?:smell|stink|reek|honk|sing|eat|chew|snore|walk|sound|look|dress|dance|park|load|laugh|type|breathe|talk|drive|clump|stomp|clomp|squeal|shriek|slurp|cough)(?: it)? (?:\p{L}+ )?like (?:a|an|some)
(?:fit|good enough|suitable) (?:only )?for (?:pigs|a pig|animals|a dog|dogs|vermin|rats|swine|the tip|a landfill)
(?:isn['’]?t|not|wouldn['’]?t|ain['’]?t) (?:even )?(?:fit for|feed|serve) (?:\p{L}+ )?(?:pigs?|animals?|a dog|dogs?|vermin|rats?|human|swine|my dog|humans)
(?:slop|pigswill|pig swill|swill|gruel|prison food) (?:you|ye|ya) (?:call|cook|make|serve|eat|dish)
pigswill
dumpster fire
(?:monstrosity|abomination|atrocity|travesty|catastrophe of|insult to)
(?:insult|affront|disgrace) to (?:\p{L}+ )?(?:music|humanity|society|mankind|food|ears|intelligence|my intelligence|the human|cooking|hygiene|public health|womankind|the species)
(?:torture|torturing|murder|murdering|butcher|butchering|strangle|strangling|massacre|massacring|mangling|mangle) (?:a |an |that |your |the |those )(?:\p{L}+ )?(?:cat|cats|song|guitar|violin|piano|instrument|recorder|tune|music|trumpet|ukulele|saxophone|sax|clarinet|language|english|goose|seagull|poor)
(?:carry|hold) a (?:tune|note) in
(?:pub singer|karaoke queen|karaoke king|x factor reject|talent show reject)
(?:dirge|din you call|racket you call|noise you call|what you call (?:music|singing|cooking|cleaning|a|help))
what you call (?:a |an |your )?\p{L}+
if you (?:can|could|want to) call (?:it|that|him|her|this) (?:that|a|an|music|food|cleaning|clean|singing|cooking)
(?:your|yer) (?:poor )?(?:\p{L}+ )?(?:ego|egos|inflated|vanity|smugness|arrogance|stupidity|laziness|selfishness|ignorance|incompetence|greed|spite|cowardice|hypocrisy|bigotry|paranoia|delusions?|self[-\s]pity|cheek|gall|entitlement|rudeness|pettiness|childishness|vulgarity|grottiness|slovenliness|stinginess)
(?:selfishness|hypocrisy|arrogance|stupidity|pettiness|entitlement|idiocy|imbecility|cowardice)
# --- further turns
some of us (?:\p{L}+ )?have (?:a |real |proper |actual )?(?:jobs?|careers|lives|standards|ears)
you had one job
one job(?=[\s!.?]*$)
(?:turn|turned|turning) (?:this|the|my|our) (?:\p{L}+ ){1,2}into an? (?:\p{L}+ )?(?:landfill|zoo|pigsty|swamp|brothel|circus|dump|doss[-\s]?house|sewer|nightclub|skip|squat|tip|sty|jungle|sauna|bombsite)
living in an? (?:landfill|zoo|pigsty|swamp|circus|sewer|skip|sty|madhouse|asylum|soap opera)
your (?:\p{L}+ )?(?:friends|mates|guests|pals|buddies|family|lot|crew|visitors) are (?:\p{L}+ )?(?:animals|scum|pigs|savages|a disgrace|idiots|morons|vermin|trash|a joke|losers|hooligans|freeloaders|leeches|feral|parasites|clowns)
muck on (?:your|my|the|his|her) (?:shoe|boot)s?
(?:off|bottom of|under|beneath) (?:your|my) (?:shoes?|boots?|heel)(?= like)
your (?:\p{L}+ )?(?:taste|cooking|singing|voice|playing|mixing|music|jokes?|driving|parking|cleaning|breath|face|company) (?:is|are) (?:\p{L}+ )?(?:garbage|trash|a crime|a joke|pathetic|an insult|torture|a disgrace|worse|laughable|criminal|tragic|an embarrassment|a health)
goes? (?:right |straight )?through me like
(?:you['’]?ve|you have|you['’]ve got|with|has|have|got) an? (?:face|voice|head|laugh|mouth|mug|snore) like
never once (?:on time|thought|said|lifted|put|paid|offered|bothered|washed|cleaned)
it['’]?s always (?:tomorrow|later|someone else|somebody else|an excuse|something) with you
(?:told|asked|said|warned) (?:you |it |this )?(?:a |about a |over a )?(?:hundred|thousand|million|bazillion|umpteen|gazillion) times
i['’]?m not (?:going to )?(?:warn|warning|asking|telling) (?:you )?(?:again|twice|a third time)
i won['’]?t (?:tell|warn|ask) you (?:again|twice)
don['’]?t make me (?:come|tell|say|laugh|repeat|drag|call|angry|get)
(?:i could|i['’]?ll|i will|could|gonna|going to) (?:\p{L}+ )?(?:throttle|strangle|murder|scream the|wring|skin|swing for) (?:you|him|her|your|the lot)
wring your neck
(?:have|get|find) (?:you off|your name off|him off|her off) the lease
set (?:a |one )?foot in (?:here|my room|this (?:house|flat|room|kitchen)) again
lay(?:ing)? (?:a|one|another|so much as a) (?:\p{L}+ )?(?:finger|hand|claw|paw|mitt) on
(?:what|which) (?:did|does) your last (?:slave|maid|servant|flatmate|housemate) die
(?:is|are) (?:that|it|this) (?:clear|understood)(?=[\s!.?]*$)
(?:do|have) i (?:need to|have to|got to) (?:spell|draw|hold your|remind you|wipe|put it in|say it slower|use smaller|repeat)
(?:small|short|simple|little) words(?= for| so| since|[\s!.?]*$)
(?:hold|holding|want me to hold) your hand
spoon[-\s]?(?:feed|fed|feeding)
(?:clean|pick|picking|cleaning|tidy|tidying|mopping) up after (?:a |an )?(?:grown|adult|pig|pigs|animals|baby|babies|toddlers?|child|children|overgrown|teenager|slob)\p{L}*
(?:i|we) (?:didn['’]?t|did not|never) (?:sign up|ask|agree) (?:for|to|to be) (?:\p{L}+ ){0,3}(?:babysit|zoo|circus|your (?:mother|maid|servant|nanny|mum|mom)|parent)
(?:babysit|mother|nanny|parent|babysitting|mothering|parenting|nannying) (?:you|a grown|an adult|grown)
(?:not|isn['’]?t|ain['’]?t) (?:a|your) (?:\p{L}+ )?(?:hotel|charity|zoo|circus|nightclub|pub|doss[-\s]?house|restaurant|laundrette|launderette|public toilet|bus stop|youth club|disco|free[-\s]for[-\s]all|crèche|bed and breakfast|b&b|holiday camp|soup kitchen|homeless shelter|drop[-\s]in centre)
(?:treat|treats|treated|treating|use|uses|using) (?:this|the|our|my) (?:\p{L}+ )?(?:\p{L}+ )?(?:like|as) (?:a |an |your |their |it['’]?s )(?:\p{L}+ )?(?:hotel|bin|skip|doss|dump|tip|ashtray|charity|taxi|bank|dumping ground|landfill|toilet|pigsty|free)
(?:god knows|christ knows|heaven knows) (?:what|where|how|who) (?:you|your|they)
(?:what|whatever) (?:passes|passed) for
(?:the|your) (?:royal|princely|lordly) (?:bath|bathing|presence|backside|feet|bathroom|visit|treatment)
(?:your|his|her) (?:lazy|sorry|idle|fat|smug|spotty|skinny|saggy|hairy|sweaty|scrawny|flabby) (?:little |old |great )?\p{L}+
(?:hairy|sweaty|flabby|saggy|spotty|warty|scrawny) (?:arse|ass|backside|bum|carcass|gut|belly|feet|back|mug|face|toes|mate|brute|ape)
(?:pig|dog|rat|cow|horse|shit|rubbish|trash|slime|sleaze|scum|dirt|greed|cheese|noise|filth)[-\s]?(?:monger|goblin|gremlin|wizard|lord|merchant|monster|bandit|machine|weasel)s?
(?:noise|bathroom|kitchen|fridge|volume|laundry|dishes|bass|cleaning|rota|bin) (?:terrorist|goblin|gremlin|terrorism|nazi|tyrant|dictator|despot|monster|police|stasi|warlord|vandal)s?
(?:main character|main character energy|red flag|red flags|walking red flag|ick|cringe|cringey|cringy|clapped|dusty|crusty|musty ass|delulu|beta|sigma|yapper|yappers|yapathon|goofy ass|goofball|bozo|sus|wasteman|paigon|snake energy|mid)(?=[\s!.?]*$| energy| behaviour| behavior| mates?| ass| man| boy)
(?:bare|pure|proper|dead|well) (?:cringe|wasteman|rude|ignorant|manky|minging|thick|lazy|selfish|tight)
(?:acting|moving|being) (?:\p{L}+ )?(?:brand new|like an opp|mad|sideways|booky|shady|like a bellend|a melt|a snake|a clown|brazen)
away (?:and|an) (?:boil|bile|shite|jump|raffle)
(?:yer|your|ye|ya|yous|youse) (?:auld|wee|muckle|big|daft|glaikit|crabbit|manky|mingin|clarty|boggin|scabby|thrawn) (?:\p{L}+ )?(?:eejit|bampot|numpty|gowk|tube|roaster|wagon|kettle|heid|heided|nyaff|clatty|besom|hoor|scunner|fanny|rocket|walloper|dafty|article|git|sod|mug|face|gob)
(?:bampots?|bampot|tubes|glaikit|crabbit|boggin['’]?|clarty|clatty|scunnered wi|nyaff|walloper|dafty|bawbag|bawheid|heid the ba|gobdaw|amadan|amadán|gombeen|gowl|ludramaun|sleeveen|dosser|geebag|header|wind your neck|dry your eyes|dry yer eyes|mardy bum|mardy arse|daft apeth|gormless get|soft lad|mither|pillock|spoony|radge|radgie|tosser|knobhead|dipstick|dipsticks|muppetry|scrote|oik|oiks|toerag|toe[-\s]?rags?|ratbags?|rotter|bounder|cad|wretch|hoser|hosers|hosehead|goof|doofus|schmo|schnook|schlemiel|schlep your|shmuck|nudnik|kvetch|bubba|hillbilly|redneck|hick|heathens?|varmint|polecat|numbnuts|boofhead|dag|dill|dipstick|bludge|bludging|sook|sooky|sooks|dobber|wuss|tight ?arse|pommy \p{L}+|besharam|nonsense fellow|useless fellow|shameless fellow|buffalo brain|donkey brain|duffer|idiot fellow|mannerless)
(?:i|we)(?:['’]ve| have)? (?:had|got|seen) (?:more|better) (?:sense|peace|manners|conversation|conversations|company) (?:out of|from|off|with|in|camped)
(?:more|better) (?:sense|peace|manners|brains|personality|charm) (?:out of|than you|in a|off a)
could(?:n['’]t)? (?:you|ye) be (?:any|anymore) (?:more|louder|lazier|ruder|thicker|slower|cheaper|messier)
(?:could|can) you be any (?:more|louder|lazier|ruder|thicker|slower|cheaper|messier)
(?:try|tried|trying) (?:thinking|using your (?:brain|head|eyes|ears|indoor)|listening for|being (?:a (?:decent|human|grown)|less)|acting your|growing up|washing for|a sponge|soap)
use your (?:head|brain|loaf|noggin|noodle|eyes|ears|indoor voice|words|inside voice)
(?:inside|indoor|outside) voice
(?:what|how) planet
on what planet
like i['’]?m (?:\p{L}+ )?(?:thick|stupid|dumb|daft|five|six|an? (?:idiot|child|kid|moron|servant|maid))
to get (?:sympathy|attention)
fak(?:e|ing) (?:cough|cry|laugh|smile|tears|illness)\p{L}*
(?:has|have|had|['’]s) (?:got )?more (?:charm|brains?|sense|manners|personality|talent|self-respect)
(?:crying|whining|moaning|whingeing) (?:down|on) the (?:phone|line)
(?:regret|rue|curse) the day
(?:nobody|no one|no-one|none of us) (?:here |in this (?:house|flat) |really |actually )?(?:likes?|wants?|loves?|misses|trusts|can stand|could stand|will miss|would miss) (?:you|ya|u)
(?:jog|sod|push|shove|do) (?:on|off|one)(?=[.!,?]|$)
(?:you|ya) (?:repulse|revolt|disgust|sicken|bore) (?:me|us|everybody|everyone)
only reason we (?:\p{L}+ ){1,3}you
(?:none of|not|isn['’]?t) (?:your|ur) (?:\p{L}+ )?(?:business|concern)
`;
