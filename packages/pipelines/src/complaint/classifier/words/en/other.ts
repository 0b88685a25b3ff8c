/** Everything else a home has: money, food, heating, repairs, animals, smoke, parking. */
export const OTHER = `
3: rent, bill|bills, electric|electricity, power bill, gas bill, utilities|utility, internet|wifi|router|broadband
wi fi, money|cash, pay|pays|paid|paying|payment|payments|payed, owe|owes|owed, cost|costs|expense|expenses
venmo|paypal, reimburse*, split the|it|them|costs|evenly, euros|dollars|pounds|bucks|quid, deposit, lease|contract
grocer*, food|foods
milk|eggs|bread|butter|cheese|yogurt|yoghurt|leftovers|leftover|snack|snacks|cereal|coffee|tea|beer|beers|wine|juice|pizza|meat|chocolate|cookies|icecream|lunch|meals|sandwich|cake|pasta|oil|spices|ketchup|sauce
heating|heater|heat|heaters, thermostat, radiator*, ac|aircon, air con|conditioning|conditioner|conditioned
temperature, freezing|cold, boiling|sauna, window|windows, light|lights|lamp|lamps, hot water, warm water
water bill, front door|main door, unlocked|unlock, lock|locking|locked, smoke|smokes|smoked|smoking|smoker, cigar*
vape|vapes|vaping, weed|joint|joints, ash|ashes|ashtray*
cat|cats|dog|dogs|pet|pets|puppy|kitten|hamster|parrot|snake, parking|parked|park|driveway|garage|car|cars
bike|bikes|bicycle|bicycles|scooter, plant|plants|garden|balcony|lawn
furniture|couch|sofa|chair|chairs|armchair|decor|decoration*
storage|shelf|shelves|cupboard|cupboards|cabinet|pantry|basement|cellar|attic, broke|broken|break|breaking|breaks
damage*|scratch*|cracked, repair|repairs|repaired, fix|fixed|fixing, leak|leaks|leaking|leaky
plumber|plumbing|boiler|faucet|tap, lightbulb|bulb, washing line, smell of smoke|weed|cigarettes
smells like weed|smoke, key|keys, insurance, subscription|subscriptions, borrowed money, drill hole*, allerg*
vegan|vegetarian|pork|halal|kosher, drunk|drinking|alcohol, drugs, naked|underwear|nude
2: buy|buys|bought|buying, fridge|freezer, space, share, door, fire, safety|unsafe|dangerous, degrees
freezing|boiling|sweating|cold in, squashed|cramped
handle|hinge|shower head|socket|plug|fuse|light switch|blinds|curtain*, come off, came off, pills
tenancy|sublet|subletting, pram|buggy|stroller|parcel locker, rich, drug|drugs
smell|smells|stinks|stink|reek|reeks of|like weed|smoke|cigarettes|cigarette|tobacco|pot|vape, chip in|pitch in for
adds up, bin bags|cleaning stuff|supplies|products _ buying|bought|split|pay|buy
split _ evenly|between|costs|three|four|in, standing order, on the list, run out of|we, ran out
out of oil|milk|toilet, oil|salt|sugar, mortgage, council tax, meter reading, shelf in the, spot|space free
wardrobe|bookcase|bookshelf|drawers|desk|table|tables|lampshade|mirror|curtains|blinds|carpet|rug|paint|wall|walls|wallpaper|nail|nails in|hole|holes
leak|leaking, agency|letting|landlord, carbon|smoke detector|alarm battery|batteries|fuse|breaker|socket|extension
gas|stove|hob|oven left|on|off, tap|taps running|dripping|left, water pressure|meter|heater|bottle|filter
damp|humid*|draught*|draft*|chilly|icy|roasting|stuffy|ventilat*|airing
portal|gate|garden gate|back door|garage door|balcony door, unlocked|ajar|wide open|propped
burgl*|security|alarm code, ashtray|butts|bong|vape|candle|candles|incense, allergic|allergy|asthma
hamster|rabbit|guinea|bird|fish|tank|aquarium|feeding|vet|leash|litter
cat|kitten|dog|puppy eats|scratch*|chew*|jumped|on my|in my, orchid*|herbs|basil|pots of|watering|water the
parking|spot|space|bay|permit, van|motorbike|moped|trailer, bike rack|shed|cellar|loft|attic|storage|boxes in
invoice|receipt|kitty|pot|splitwise|standing|monzo|revolut|iou|loan|lend money|debt
cost|price|expensive|afford|budget, tv licence|licence|netflix|streaming
shopping|groceries|milk|bread|eggs|toilet roll|bin bags|washing up liquid, washing powder
broke|broken|smashed|chipped|cracked|bent|snapped|damaged, repair*|fix*|mend*|replace*, sublease, heating|radiator
cold shower, temperature, drunk|high|stoned, weapon|drugs|dealer, contract|tenancy|notice
0: on the same page, light sleeper, in light of, cold shoulder, broke* _ promise|word|trust|agreement, smell* food
food smell*, mouldy|moldy|rotten|old|expired|rotting food|leftovers|milk|bread|cheese
food out|scraps|lying|everywhere|rotting|on, food _ sink|drain|floor|rot*, dirty _ food, pay attention|attension
pays attention, paying attention, space to, give me space, some space, personal space, save space, food waste
coffee grinder, slam* _ door, door slam*, close the door quietly|gently|softly, park*, couch surf*
on the|our|my couch|sofa, knock* _ door, the dog bark*, bark* dog|dogs, your dog bark*|barking|howl*
dog barks|barking|wont|keeps|kept, pizza boxes, beer bottles|cans, coffee cups|stains|mugs, milk _ out, pot|pots
take a break, breakfast, break the|my|our rule|rules|agreement, break up, hot shower
share the|your _ bathroom|kitchen, tap on, tap dance*, leave the light on* _ sleep, drinking _ shouting
alcohol bottles, break your, broke your, break my neck, broke my . mug|cup|laptop|charger|lamp|phone|glasses
price to pay, talk to the wall, walls are thin, through the wall|walls, off the wall, gas lighting, hammer nails
paint a picture, nail it, table for, on the table, dining table _ dirty|crumbs|sticky|plates, fix a time|date
cold tone, noise in the walls, rug for|and|with, on my rug, the smoke alarm goes, on the walls
high time|volume|heels, nails in|on, washing up, cold to me, so cold
`;
