/** Dirt, mess, rubbish, smells, things lying about, who cleans. */
export const CLEANLINESS = `
3: clean|cleaned|cleaner|cleaners|cleaning|cleans|cleanup|cleanin|cleen, uncleaned|unclean, dirty|dirtier|dirt
filth|filthy, mess|messy|messes|messed, tidy|tidied|tidying|tidier|untidy, declutter*, clutter*
dish|dishes|dishs|dishez, dishwasher, washing up, wash up, unwashed, crumb|crumbs, grease|greasy, sticky
grimy|grime, stain|stains|stained, spill|spills|spilled|spilt|spilling, puke|puked|vomit*, mop|mopped|mopping
sweep|sweeping|swept, vacuum|vacuumed|vacuuming|vacume, hoover|hoovering|hoovered, dust|dusty|dusting
scrub|scrubbed|scrubbing, wipe|wiped|wiping|wipes, disinfect*, bleach
trash|garbage|rubbish|bin|bins|litter|recycling|recyclables|compost, mould|mouldy|mold|moldy|mildew
rot|rots|rotten|rotting, rancid, expired, stink|stinks|stinky|stinking|stank
smell|smells|smelly|smelled|smelling|smelt, odor|odour|odors|odours, reek|reeks|reeking, stench
hair in|on|from|all|everywhere, hairs, clog|clogged|clogging, chore|chores, housework, house work
hygiene|hygienic|unhygienic, pigsty, pig sty, dump|dumps
ants|cockroach*|roach|roaches|maggot*|flies|mice|rats|vermin|bugs, flush|flushed|flushing|flushes, toilet seat
pee on|around|all, urine, toilet brush, skid marks, litter box|litterbox|litter tray, poop|poo|pee, fur everywhere
pick up after, picks up after, pick up your, picking up after, clean after, lying|laying around|about|everywhere|on
left|leave|leaves|leaving _ everywhere|around|lying
all over the floor|place|kitchen|bathroom|couch|counter|table|house|flat|living|stove|hallway
bag|bags of trash|rubbish|garbage, dirty laundry, wet towels|towel|clothes|laundry, on the floor, in the sink
in the drain, shower drain, drain
wash your|the|his|her _ plates|plate|pan|pans|pots|mug|mugs|cup|cups|bowl|stuff|things|dishes, plate|plates
pot|pots, pan|pans, mug|mugs, cutlery, your cups
clean*|tidi*|filth*|mould*|mold*|moldy*|stink*|smell*|grubb*|scum on|limescale, vacuum*|sweep*|mop*, toothpaste
wine|coffee|juice|tea|beer|sauce|paint on|over _ sofa|carpet|rug|couch|floor|table, dab|blot|salt on it
knocked _ over, blocked with|plughole, boots|shoes|trainers|bag tripped|tripping|fell|over, bottle bank
glass to the, recycling point
2: sink, sponge|sponges, soap, detergent, counter|counters|countertop*|worktop|worktops, stove|hob|stovetop, oven
microwave, laundry, drying rack, toilet, towel|towels, socks, shoes|boots
cup|cups|bowl|bowls|glasses|boxes|bottles|cans|wrappers, gross, nasty, pull* your|their|his|her weight
do* your|their|his|her share|part|bit, fair share, maid|housekeeper|janitor, toilet paper|tp|loo roll, washed|wash
food out|scraps|remains, stuff everywhere, put _ away, soak|soaked|soaking, pots|pan|pans in|to|on
beard|stubble|whiskers|nails|toenails, peed|poops|pooped, on my rug|carpet, rota, lives on|growing
whose turn is the kitchen|bathroom, ketchup on, scraps, wash|washing, tidy up, leave _ like, left _ like
clear your|the|up|it, laundry basket|pile|on, coffee grounds|rings, breadcrumbs, leftover* in|rotting|old|from
food rotting|rots|left|bits, gunk|slime|slimy|scum|sludge|goo|crust|crusty|crusted|burnt|baked on|caked, plughole
plug hole, wiped|wipe
spotless|pristine|presentable|sanitary|unsanitary|sanit*|disgusting|gross|grotty|manky|minging|rank|foul|yucky|icky
clutter, tripping over|trip over _ shoes|stuff|bags|boxes|things|bike, hazard, obstacle course
strewn|scattered|dumped|piled|piling|stacked|stacking|heap|heaps|mountain, overflow*, landfill
bin bag|bags|day|men|juice, wheelie bin, black bag, take* out the, toilet roll|rolls|bowl|brush, loo roll
shower curtain|screen|door|tray|tiles, limescale, hairball, fur, litter, dog poo|hair|bowl, cat hair|litter|sick
muddy|mud, footprints, paw prints, wash* up, do* the dishes|washing, hand wash, dry* up, tea towel*, dishcloth|cloth
hoover*, broom|dustpan, cleaner|cleaning lady, cleaning day|duty|rota|plan|list|schedule|products, spring clean*
deep clean*, wash* _ pots|pans|plates|bowls|cutlery|glasses, empty _ dishwasher|bin|bins|ashtray
load|unload the dishwasher, dirty clothes|socks|plates|pans|underwear
smear*|splatter*|splash*|drip|drips|dripped|puddle|puddles, hairs in, toe nails|nail clippings
used tissues|plasters|cotton, tampon*|pads in, crumbs, ketchup|sauce on|all|everywhere, microwave explosion, sticky
mildew, rot, compost, fridge smells|stinks|mouldy|clean*|growing, expired, furry, flies
1: kitchen, bathroom, shower, bath|bathtub|tub, floor|floors, hallway|hall|stairs|entrance, living room|lounge
common|shared areas|area|spaces|space|room|rooms, fridge, table, disgusting
0: mess with, messing with, mess around, messing around, mess up|me, come clean, clean slate, clean break
dust settle*, trash talk*, smell of smoke|weed|cigarette*, smells of|like smoke|weed|cigarette*, smoke smell
recycling the same, messy situation, dirty look|looks|trick, my laundry slot|day|time
laundry day|slot|time|schedule, dishwasher at night, wash my, bottle of, my shoes|socks|towel|mug|cup|pan|pot|boots
my favourite|favorite mug|cup|pan, vacuum* _ at night|6|7|8|seven|six|midnight, vacuum* _ early|sunday|morning
hair dryer|straightener, bins at, bump*, smoking _ bin, out of the shower, in a towel, shower in a
could put|bring|wash my, brush my, clear about|that|to, clear $, smelling salts
smells of|like smoke|weed|cigarettes|cigarette, smell of smoke|weed|cigarettes|cigarette
smell* _ smoke|weed|cigarette|cigarettes|tobacco, my . mug|cup|towel|pan|plate|bowl|shoes|socks|laundry
brush*|brushing|clean*|cleaning my|your teeth
`;
