// Insults: words that put a person down. Data of a safety lexicon: kept in files of its own.
export const ATTACK_STEMS = `idiot idioc moron imbecil stupid ignoramus nincompoop dumbfuck shithead ediot idjit eejit`;

export const ATTACK_WORDS = `
dumb dumber dumbest dumbo dumbos dumbness dum dumbhead stoopid stupd stpid stupit studpid stoopit fool fools foolish
foolishly foolishness tomfool clown clowns buffoon buffoons buffoonery dolt dolts doltish dunce dunces dimwit dimwits
dimwitted halfwit halfwits nitwit nitwits twit twits numbskull numskull numbskulls numskulls blockhead blockheads
bonehead boneheads boneheaded airhead airheads knucklehead knuckleheads meathead meatheads fathead fatheads pinhead
pinheads dipstick doofus doofuses dweeb dweebs goofball schmuck schmucks putz schlub dingbat dingbats simpleton
simpletons cretin cretins ninny dullard dullards ditz ditzy bimbo bimbos weirdo weirdos wierdo wierdos creep creeps
creeper creepers creepo jerk jerks jerkface slob slobs slobby slobbish loser losers looser loosers coward cowards
cowardly hypocrite hypocrites hypocrit hypocrits scum scumbag scumbags scummy lowlife lowlifes lowlives scoundrel
scoundrels bastard bastards bastid basterd basterds bstrd bratty crybaby crybabies sleazebag sleazebags sleazeball
freeloader freeloaders deadbeat deadbeats moocher moochers psycho psychos psychopath psychopaths psychopathic
sociopath sociopaths sociopathic lunatic lunatics nutcase nutcases nutjob nutjobs nutbag nutter nutters crackpot
crackpots wacko wackos whacko whackos whackjob wackjob loony loonies looney sicko sickos dirtbag dirtbags slimeball
slimeballs slimebag sleezy skeeze skeezy pathetic pathetically worthless disgusting disgustingly brainless braindead
moronic asinine imbecilic inane cretinous airheaded pigheaded simpleminded feebleminded lazybones snowflake snowflakes
mooch hag hags skag porker fatso fatty fatties fatass lardbutt tubby blubber uglier ugliest uglies buttugly dogface
punk punks muppet slimebags dotard dotards numpty numpties pillock pillocks prat prats plonker plonkers berk minger
mingers minging wuss wusses wussy blowhard blowhards windbag windbags gasbag gasbags troglodyte troglodytes
knuckledragger knuckledraggers nincompoop schizo schizos twerp twerps tosspot git gits arsewipe scuzzball scumball
ratface turdface nimrod nimrods ignorants igmo whackadoodle wanksta jackwagon hosebeast skanky stupidass shtupid idoit
idoits ediots morans cowardess hypocracy bigot bigots crook goon goons thug thugs thuggish traitor traitors maniac
maniacs pervert perverts perverted degenerate degenerates chump chumps narcissist narcissists vermin weasel weasels
brat brats bullies wimp wimps turncoat nasty nastier nastiest repulsive revolting demented deluded delusional
obnoxious shameless repugnant filth liar liars bloodsucker bloodsuckers backstabber backstabbers sleaze sleazy ingrate
ingrates inbred inbreds pedo pedos pedophile pedophiles junkie junkies crackhead crackheads hooligan hooligans
layabout slacker slackers sissy sissies whiner whiners loon loons kook kooks dork dorks neanderthal neanderthals
xenophobe xenophobes egomaniac egomaniacs swine ridiculous ridiculously
`;

/** Words that are an insult only of a person, or only in these surroundings. */
export const ATTACK_PHRASES = `
shut (?:up|it|your (?:mouth|face|trap|pie ?hole|big mouth)|the (?:f|hell|heck))(?! (?:down|tight|properly|gently|the))|shutup|shaddup
(?:kys|kill (?:yourself|urself)|go (?:die|kill yourself)|hope (?:you|u) (?:all )?(?:die|choke|rot|burn|suffer)|rot in hell|burn in hell)
(?:i'll|i will|gonna|i'm going to) (?:fucking |just |seriously )?(?:kill|murder|strangle|smack|slap|punch|stab) (?:you|u|ya)
(?:you|u|ya) make me (?:sick|want to (?:puke|vomit|scream))|you disgust me
(?:you're|you are|youre|u r|ur|you) (?:all |both |just |really |nothing but |such )?(?:an? )?(?:[a-z]{2,10} )?(?:pigs?|rats?|animals?|disgrace|embarrassment|failure|thief|thieves|liars?|bully|creepy|monster|parasites?|leech|brat|vermin|hopeless case|waste of space|joke|control freak|drama queen|nightmare|lazy bum|baby|snob|terrible person|horrible person|awful person|bad person|mess)(?= ?(?:$|[.,!?;]|and|who|to live|for|because|when))
(?:lazy|fat|stupid|dirty|filthy|lying|selfish|ugly|smelly|nasty|rotten|useless|greedy) (?:[a-z]{2,9} )?(?:pigs?|rats?|cows?|dog|animals?|snakes?|thief|thieves|liars?|sod|git|witch|roommates?|flatmates?|housemates?|excuse)(?! (?:food|hair|bed|trap))
waste of (?:space|oxygen|air|skin)|full of (?:crap|yourself)|(?:load|bunch|crock) of (?:[a-z]{2,9} )?(?:garbage|rubbish|baloney|bs|bull|nonsense)|(?:complete|total|absolute|utter|pure|human|white|tabloid) (?:garbage|trash|rubbish|filth)|mentally (?:ill|deranged|unstable|challenged|deficient|handicapped|incompetent|disturbed)|sick in the head|(?:grow|use|half|get) a brain
(?:you|u)(?:'re|re| are| r|'ve been| were) (?:[a-z]{2,9}ly |so |such an? |being |very |too |just |all |always |really |an? |quite |pretty ){0,3}(?:rude|inconsiderate|lazy|selfish|gross|messy|dirty|filthy|disrespectful|irresponsible|childish|immature|annoying|thoughtless|careless|useless|entitled|spoiled|spoilt|unbearable|impossible to live|ignorant|insufferable|untidy|nasty|mean)(?= ?(?:$|[.,!?;]|and|about|when|with|at|that|person|roommate|flatmate|housemate|in|to (?:me|us|live|be)|lately|as))
(?:your|ur) (?:[a-z]{2,10} )?(?:stupidity|ignorance|hypocrisy|arrogance|laziness|selfishness|rudeness|stupid|lazy|ugly|fat|disgusting|filthy|pathetic|stinking|smelly|nasty|big mouth|bad manners|lack of (?:respect|manners|consideration))
(?:laziest|rudest|dirtiest|worst|messiest|most (?:selfish|annoying|inconsiderate|disgusting|useless)) (?:[a-z]{2,9} )?(?:person|roommate|flatmate|housemate|neighbou?r|human)
(?:behav|act|liv|eat)(?:e|es|s|ing)? like (?:an? |such an? )?(?:[a-z]{2,9} )?(?:pigs?|animals?|slobs?|spoil(?:ed|t) (?:child|brat|kid))
you (?:lazy )?(?:bum|snob|freak|tool|savage)s?(?= ?(?:$|[.,!]))|you (?:really |fucking |all )?stink(?= ?(?:$|[.,!]))|you(?:'re| are) (?:completely |totally |absolutely )?nuts(?= ?(?:$|[.,!]))|up yours|buzz off|sod off|naff off|bugger off|piss off|go f|pain in the (?:ass|arse|butt|backside)
`;
