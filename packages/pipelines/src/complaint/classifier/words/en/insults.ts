/** Insults and contempt for the person. */
export const INSULTS = `
3: idiot*, stupid|stupidity|stoopid, moron*, imbecile*, dumb|dumbass|dumbest, jerk|jerks, slob|slobs|slobby
pig|pigs, swine, creep|creeps|creepy, loser*
selfish|selfishness|self centered|self centred|egoist*|egocentric|narcissis*, lazy|laziness|lazyness, pathetic
brat|brats|bratty, psycho*, lunatic|maniac|nutcase, freak|freaks, liar|liars, thief
parasite*|leech|leeches|freeloader*|moocher*|sponger*, scum|scumbag, worthless|useless|good for nothing
animal|animals, savage*, barn, cretin, clown|clowns, dickhead, twat, wanker*, prick|pricks, douche*, weirdo|weirdos
witch, hag, snake in, fool|fools, brainless|braindead|brain dead, clueless, incompetent, hypocrit*, arrogant
entitled, disgrace, monster, tyrant, dictator, control freak, drama queen, snowflake, dirtbag, trash person
garbage human, failure, joke of a, like a child|baby|toddler|teenager|pig|animal|kindergart*, grow up, act your age
get a life|grip, grow a, shame on you, should be ashamed, you|u should be ashamed, ashamed of yourself
what is|whats|wats wrong with you|u, wrong with you|u, whats your|ur problem|deal|damage
are you|u deaf|blind|stupid|dumb|insane|crazy|retarded|mental|brain*, r u deaf|blind|stupid|dumb|insane|crazy
deaf or|and, you|u must be deaf|blind|stupid, who do you|u think you|u are, who raised you, were you raised
how dare you, no manners|respect for|shame|decency|brain|class, zero respect|manners|consideration, no respect
dont care about anyone|anybody|others|us, care about yourself, only care|think about|of yourself
only think of|about, think the world revolves, world revolves, center|centre of the universe, common decency
common sense, basic decency|respect|manners|hygiene, i despise|loathe you|u?, i hate you|u|living|this|how|your
cant stand you|u, you make me sick
you|u are|r the? worst|impossible|unbelievable|disgusting|gross|nasty|horrible|terrible|awful|toxic|insane|crazy|insufferable|ridiculous|hopeless
youre|ur the? worst|impossible|unbelievable|disgusting|gross|nasty|horrible|terrible|awful|toxic|insane|crazy|insufferable|ridiculous|hopeless
worst roommate|housemate|flatmate|person, terrible|horrible|awful|bad|worst roommate|person|human, insufferable
unbearable, obnoxious, oaf, ass|asses|arse|jackass|smartass|badass|asshole*|arsehole*|ahole, bitch*, bastard*, cunt*
slut*, whore*, retard*, fatso, laziest|dumbest|stupidest|rudest|filthiest|nastiest|ugliest|fattest, unreliable
raised in, crime scene, coward|cowardly|burglar|spineless|sleazy, grown man|woman|adult|ass|up
act like it|one|adults
2: rude, inconsiderate, disrespectful, childish, immature, ridiculous, thoughtless, careless, ignorant
irresponsible, insensitive, nasty, unbelievable, incredible, gross, crazy|insane|nuts, hopeless, impossible
shameless, princess|prince|queen|king
0: useless to, lazy day|sunday|morning, pig roast, guinea pig*, pet animal*, animal hair|shelter
psychology|psychologist|psychotherap*, not|isnt|arent stupid|lazy|selfish|rude
dont want to be|sound|seem rude|mean|selfish|petty, creaky, dont|not to be rude, no disrespect
sorry for being|if rude|im, kids like, the barn, i feel|felt stupid|dumb|like|crazy|useless|silly|foolish
my stupid|dumb, stupid question|of me, silly question, freak accident
im being|am being|i sound|sounds|seem rude|selfish|petty|crazy|childish, king size|bed, queen size|bed
prince charming, child care, with a|my|the|your baby|child|kid|toddler, my child|baby|kid|kids, use* less
incredible cook|food|job, nuts in|to|and
3: use|using your|ur brain|head for|once, switch|turn your|ur brain on, engage your|ur brain, brain cell|cells, lord|lady muck, his lordship|highness|majesty, her ladyship|highness|majesty
were you|u born|raised|brought in|by|up in? a? barn|wolves|zoo, foreign concept|word to you|u, acting|behave|behaving like a|an . child|toddler|baby|teenager|brat, grow up $, grow the up, get a grip $
ashamed of yourself|urself, embarrassing to watch|live, cringe*, you're|youre|ur a disgrace|joke|embarrassment|waste, waste of space|oxygen, good for nothing, zero|no respect for anyone|anybody|others, only think|care about yourself|urself
`;
