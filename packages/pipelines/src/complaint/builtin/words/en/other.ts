import type { ConceptPart } from '../concept-words.ts';

export const OTHER = {
  rent: {
    hear: 'rent & !a|out, the rent, rent money, your rent, rental payment, months rent, landlord & paid|pay|money|rent|late, rent day, due on the first, rent & !rent free|rental car, rents, deposit & !bank deposit, sublet*, landlord & rent|pay|paid|owe*|month|late, lease, tenancy, eviction notice',
    say: 'the rent',
    ask: { pay: 'pay your part of the rent' },
  },
  bills: {
    hear: 'bills, electricity & pay*|cost*|bill*|high*|money|your, utilities, utility, gas bill, power bill, internet bill, water bill, subscription*, paying for .. electricity|gas|water, quid & electric*|heat*, degrees && rich, gas & forty|pounds|pay|money|euros|quid|bill, electric, council tax, tv licence, meter & money|top, top up & meter|electric*|gas, energy & cost*|bill*|price*|usage, heating bill, broadband bill, standing order, direct debit, electricity, bill & !bill said, gas & !gas man|gas hob|gas station, energy, utilit*, water rates, broadband & pay|bill|split|ping|cost*|share, wifi package & pay*|cost*|expens*, splitting the gas|electric*|water|internet, meter & gas|electric*|top|reading|bill, standing charge, top up & meter|gas|electric*, internet & bill|pay*|cost*|share|split|contract & !part of the internet, subscription & pay*|split|share|shared|cost*, sponging off, freeload* & bill*|pay*|rent, tight fisted, gas and electric',
    say: 'the bills',
    ask: { pay: 'pay your part of the bills', talk: 'go through the bills with me' },
  },
  shared_costs: {
    hear: 'owe|owes|owed|owing, money, pay|pays|paid|paying me|back & !attention, paid for & you|your|all|everything, split .. cost|costs|money|evenly|stuff|it|equally, costs, expense*, reimburse*, pay up, transfer & money|account|me, cash, venmo, paypal, splitwise, deposit & !bottle*, euros, dollars, bucks, chip in & !clean*, adds up & buy*|paid|pay*, pay .. rent|bills|share & doesnt|dont|never, kitty, half of & cost*|price|paid, pounds, quid, owe, euro, iou, pay me back, paid you back, half of the, your half, your third, halves, split it, split the & !chores|cleaning, go halves, house fund, cost & share*|split|new|half|sofa, receipt*, tab & pay|settle, cover for you & pay*|money|rent, lend you & money|any, borrow & money|cash|twenty|fifty, bank transfer, bank details, buying & always|everything|alone|since, skint, sponger, sponging, freeload*, mooch*, scroung*, paid me back, pay .. back, paying back, split & cost*|bill*|money|price|shop*|gas|evenly|three|four|equally|between, penny, tenner, fiver, ping me, ping .. the, transfer & money|me|pounds|your|half|share, paypal & me|send|money, monzo, revolut, my money & back|owe|get|still, i paid & for|everything|again|your|always, covering & penny|you|your|rent|again|for, cover* for you & money|rent|bill*, covers it, im the mug, lend* you & money|rent|cash|quid, lent you & money|cash|quid|rent, lending you, kitty & money|put|house|pay|empty, chipping in, going halves, went halves, your share & pay*|money|bill*|rent|cost*|transfer|internet|gas|wifi, your bank, not your bank, reimburs*, expenses, pocket & out of|my, money & borrow*|lend|lent|back|owe*|waiting|still|share|house, tight fisted, cash & owe*|back|lent|still|borrow*',
    say: 'the shared costs',
    ask: { pay: 'pay your part of the shared costs' },
  },
  groceries: {
    hear: 'grocer*, shopping & !online, supermarket, shopping list, buy|buying|bought .. milk|food|oil|coffee|bread|eggs & !my, pantry, staples, shared food, common food, communal food, oil & finish*|empty|list|buy|bought|out, list & oil|milk|buy|shop*|write|shopping, milk & buy|bought|finish*|list|out, coffee & buy|bought|out of|last, food shop, weekly shop, buying & food|milk|oil|coffee|basics, shop for, shopping & weekly|list|my turn|food|bags|big|do the|did the, milk & out|buy|bought|last|run, bread & out|buy|bought|run, eggs & buy|bought|out|run, olive oil, salt & run|out|buy, basics, food budget, shared cupboard, tea bags, sugar & out|run|buy, tesco, aldi, lidl, sainsburys, stock up, run out of & milk|oil|bread|coffee|rice|pasta|eggs|butter|sugar|salt, groceries, grocery, shopping & food|shared|list|weekly|turn|house|do the|did the|bought|bill & !online, shared shop, the shop & shared|weekly|big|food, big shop, sainsbury*, asda, buy & milk|bread|eggs|coffee|oil|basics|food|butter, bought & milk|bread|eggs|coffee|oil|basics|last time|always, pick up & milk|bread|eggs|butter|meds|food|shop, basics & shared|buy|salt|oil|kitchen, run out of & milk|coffee|bread|oil|salt|sugar|rice, out of milk|coffee|bread|oil|salt|sugar|butter, costco, walmart',
    say: 'the groceries',
    ask: {
      pay: 'share the cost of the groceries',
      replace: 'buy groceries again when they run out',
      take_turns: 'take turns buying the groceries',
    },
  },
  heating: {
    hear: 'heating, heater*, thermostat, radiator*, air conditioning, air con, aircon, ac & on|off|cold|degrees|night|turn*, temperature, too cold in, too hot in, freezing & !food|freezer|fridge, fan & on|off|night, degrees, tropical, warm in here, hot in here, cold in here, sauna, freezing in, fan heater, warm & too|flat|house|room, cold & flat|house|room|here|freezing|sit, boiling & here|flat|room|house, jumper & heating|cold|put on, duvet & cold|heating, heat & on|off|up|down|wast*|turn*|full, warmer, colder, chilly, radiator, electric heater, hot water bottle, sweating, sweltering, heat & turn*|on|up|off|full|house|flat|leave|left|waste, boiler & heat*|on|temperature|timer|turn*|setting*, ac & on|off|temperature|unit|night|degrees, freezing & flat|house|here|room|home|its|im|living, cold & flat is|house is|so cold|room is|in here|freezing|living|kitchen is & !water|dinner|shower|food|lasagne, sauna & like|flat|house|room, boiling & flat|room|house|here|in, too hot & room|flat|house|here, too warm, space heater, heater, fireplace, log burner, draught* & door|heat*|cold',
    say: 'the heating',
    ask: {
      turn_down: 'turn the heating down a little',
      turn_off: 'turn the heating down or off when it is not needed',
      ask_first: 'ask me before changing the heating',
    },
  },
  windows: {
    hear: 'window*, blinds, shutters, airing out, air out, ventilat*, draught, draft & window*|cold, window, windows, curtain* & open|close|shut|draw*, open the & window*|bathroom window, fresh air, stuffy, airing, condensation, mould on the window*, skylight, window|windows & !window cleaner|out the window|window shop*|delivery window|right above|windowsill, velux, fresh air & let|need|open, air the|airing & room|flat|bathroom|kitchen, draught & window|open, balcony door, air it out',
    say: 'the windows',
    ask: { close_door: 'close the windows' },
  },
  lights: {
    hear: 'light|lights & on|off|switch*|leave|left|electricity|bright|turn*|hall|porch|flick & !cigarette|bulb|wake, lights, lamp|lamps & !broke|my lamp, electricity & wast*|light*|left on, leave|leaving|left .. on & light*|lamp*|device*|charger*, light on, lights on, lamp on, left on & light*|lamp*|bathroom|kitchen|hall|tv|iron|everything, the iron on, left the iron, plug & off|out|left, plugged in, sockets, standby, switch & light*|lamp*, hall light, bathroom light, kitchen light, porch light, waste & electricity|energy|power, bulbs on, dark & switch|light, light|lights & on|off|left|leave|leaving|switch*|turn*|hall*|bathroom|kitchen|landing|under|all night|bulb & !light touch|light sleeper|green light|lighter, lamp & on|off|left|night|all, lamps, switch off the & light*|tv|lamp|oven|fan|heater|telly, left on, leave .. on & tv|telly|oven|light*|fan|computer|lamp|iron|stove|hob, left the & on & tv|telly|oven|light*|fan|hob|iron|stove|computer, plugs & off|switch*, fan & left|on all',
    say: 'the lights',
    ask: { turn_off: 'switch off the lights' },
  },
  hot_water: {
    hear: 'hot water, warm water, hot waters, cold shower, ice cold, no hot, tank & water|hot|empty, water & gone|left|hot, cold water, freezing shower|water, icy shower, lukewarm, water is cold|gone|freezing, used all the & water, no water left, tank, water & cold|warm|hot|heater|tank|run out|boiler|immersion|freezing|lukewarm|icy|stone & !drink*|bottle|plants|bucket, cold shower*, ice cold & shower|water, freezing shower, immersion, tank & hot|empty|water|shower, boiler & water|shower*|empty',
    say: 'the hot water',
    ask: { share_time: 'leave some hot water for me', limit: 'use a little less hot water' },
  },
  internet: {
    hear: 'internet, wifi, wi fi, router, bandwidth, download*, broadband, provider & internet|change*, netflix & slow|buffer*, streaming & slow, connection & slow|down, unplug* & router|wifi|internet, slow & internet|wifi|connection|stream*, downloading, torrent*, signal & wifi, buffer*, hotspot, download* & slow|all|internet|speed|wifi|torrent*|night, connection & slow|drop*|internet|wifi|bad|lag*, lag & game|call*|internet|video|wifi, fibre, the network, streaming & slow|bandwidth|internet|wifi, modem, ethernet, buffering',
    say: 'the internet',
    ask: {
      share_time: 'leave some of the internet connection for me',
      turn_off: 'leave the internet router on',
      pay: 'pay your part of the internet',
      repair: 'have the internet repaired',
      help: 'help with the internet',
    },
  },
  front_door: {
    hear: 'front door & !slam*|bang*|gently, main door & !slam*, back door, house door, entrance door, lock|unlocked|locked|locking & door|house|back|front|leave & !my|room|bathroom, door & wide|unlocked, lock up, last one out, locking up, door open, door wide, unlocked, left open & door|front|back|gate, gate, double lock, deadlock, lock the, bolt & door, latch, burglar*, break in & door|lock|open, security & door|lock*, anyone could walk in, front door & open|lock*|close*|shut|unlocked, door & unlocked|lock*|ajar|wide open|latch|chain|double lock|street|deadlock|left open|open all|front|building|back|gate & !bedroom|bathroom|my door|fridge|room|oven|freezer|slam*, gate & lock*|open|shut|close*|left, patio door & lock*|open|left, deadbolt, burgl*, the latch, the chain & lock*|door, garage door',
    say: 'the front door',
    ask: { close_door: 'lock the front door' },
  },
  smoking: {
    hear: 'cigarette*, vape*, vaping, weed, ashtray*, ash, joint & smok*|weed, cigs, butts & cigarette*|ash*|balcony, tobacco, pot smell, marijuana, fag, fags, ciggie*, cigar*, pipe & smok*, hash, spliff*, smokers, lighter & smok*, smoke, smoking, ashtray, stub*, shisha, hookah, vape, e cigarette*, smoke alarm, smok* & !smoked salmon|smoke alarm|smoked, vape|vapes|vaping|vaped|vapour, weed & smok*|stink*|smell*|reek*|landing|flat|house & !garden|weeding, joint|joints & smok*|smell*|weed|balcony|window|roll*, ash|ashes & cigarette*|tray|balcony|table|window*|plant*|floor, fag|fags, butts, cigar|cigars, cannabis, bong, nicotine, roll ups, rollies',
    say: 'the smoking',
    ask: { go_outside: 'smoke outside', stop: 'stop smoking indoors' },
  },
  pets: {
    hear: 'cat & !hair|litter|poop|fit a, cats, kitten*, dog & !bark*|hair|poop, dogs & !bark*, puppy, pet & !pet peeve, pets, hamster*, rabbit*, parrot*, aquarium, fish tank, fish & feed*|tank|your, feeding the & cat|dog|fish|bird*, guinea pig*, tortoise, snake & your|cage|tank|terrarium, gecko, bird & your|cage, your cat, your dog, your puppy, your kitten, your rabbit, your hamster, cat & kitchen|counter|bed|food|table|room|feed, dog & sofa|bed|walk|kitchen|food|room|feed, paw*, vet, cat|cats, dog & !hot dog, puppies, rabbit & !hole, parrot, budgie*, pet & !pet hate|pet peeve, snake & !you snake, lizard, goldfish, ferret*, rats & pet|cage|your, vet & dog|cat|bill|puppy, leash, lead & dog, walkies, walk the dog, feed the & cat|dog|fish|rabbit|hamster, terrarium',
    say: 'the pet',
    ask: {
      help: 'look after your pet',
      respect_space: 'keep your pet out of my room',
      clean_up: 'clean up after your pet',
      ask_first: 'ask me before you bring a pet',
    },
  },
  parking: {
    hear: 'parking, parked, park & car|spot|space|my|driveway|garage|your, driveway, car & block*|move|my|spot|parked|your, my spot, parking spot, car & spot|driveway|days|street, park, bay & car|park*, spot & car|park*|mine|weekday*|my, blocking my car, blocked my car, block my car, car & drive|blocked|blocking|in the way|keys|move, van & drive|block*|park*, motorbike, scooter & park*, permit, park|parks|parked & car|my|spot|space|bay|drive|van|behind|front|road|block* & !the park|in the park, car & !car boot|car sharing|car keys|someones car|somebodys car|cardboard & park*|block*|move*|drive|space|spot|garage|scratch*|dent*|your|my, the left bay, bay & park*|pay|van|car|mine|left|space, van & in it|park*|block*|move*|space|bay|drive|your, garage & !garage music|uk garage, my space & car|park*|van|moped, blocked in, blocking me in, blocked me in, moped & park*|move*|space|hall*|your, carport, my spot & car|park*|van',
    say: 'the parking space',
    ask: {
      move: 'leave the parking space free',
      share_time: 'share the parking space',
      ask_first: 'ask me before using the parking space',
    },
  },
  bikes: {
    hear: 'bike, bikes, bicycle*, scooter*, e bike, cycling & helmet, pram & bike, bicycle, cycle & hall*|shed|my|borrow*, helmet, pump & bike|tyre, tyre, bike*, cycle & my|your|shed|hall*|lock, scooter & hall*|left|charg*|my|your|electric, mountain bike, pedal, handlebar*, bike pump, bike lock, unicycle, tandem, racer & hall*|your',
    say: 'the bikes',
    ask: {
      move: 'put your bike somewhere else',
      ask_first: 'ask me before using the bike',
      return: 'bring back the bike',
    },
  },
  plants: {
    hear: 'plants & !power, balcony & !smok*|cigarette*, garden, flowers, water* .. plant*, terrace, yard, lawn, flowerpot*, flower pot*, pots & flower*|balcony|garden|plants, herbs, basil, tomatoes & grow*|plant*|water*|balcony, weeds & garden, mow*, grass & cut|mow|garden, hedge, cactus, orchid*, watering, watered & plant*|garden, bushes, patio, veg patch, compost heap, garden furniture, plant & !power plant|plant pots are|treatment plant, garden*, balcony & !on the balcony smok*, flower*, houseplant*, watered, water the & plants|tomatoes|garden|herbs|basil|flowers|geraniums, tomatoes & water*|plant*|grow*|garden, basil & water*|dead|plant|window, mower, mowing, mow|mowed, hedge*, weeding, weeds, patio & plant*|clear|cans|sweep|furniture|garden, plant pot*, compost & garden|plants, succulent*, monstera, greenhouse, vegetable patch, allotment, potted',
    say: 'the plants and the balcony',
    ask: { help: 'help with the plants', clean_up: 'tidy the plants and the balcony' },
  },
  furniture: {
    hear: 'furniture, sofa & move*|new|bought|replace*, bookshelf & move*|new, decor*, rearrang*, poster*, chairs, wardrobe & move*|new, mattress, moving furniture, new sofa, new couch, wall & painted|paint, table & moved|new|replace*, desk & moved|squashed|huge, couch & new|move*|bought|huge|replace*|sold, chair & broke*|move*|my|new|sold, wardrobe, cabinet & new|move*, mirror & hung|move*|new, picture on the wall, pictures on the wall, painted, wallpaper, rug & new|bought|move*, lamp & new|bought|moved, cushions, bed frame, bunk, moved the & table|sofa|couch|desk|bed|fridge, redecorat*, sofa & gone|new|bought|move*|sold|replace*|bring|brought|got rid|poll|choose, couch & gone|new|bought|move*|sold|replace*, wardrobe & carry|move*|new|bought|assembl*|build, bookcase, bookshel*, table & new|bought|sold|replace*|moved|gone|dining & !time at, chair|chairs & new|bought|moved|broken|gone|folding|dining, mattress & hall*|new|old|bought|corridor|throw, armchair & !spill*, painting & wall|hang|hung|moved|took, painted & wall*|hallway|hall|room|kitchen, curtain|curtains & !shower, carpet & new|bought|choose, rug & new|bought|choose|moved|sold, lamp & new|bought|moved|ugly|replaced, mirror & hang|hung|moved|bought|new, ugly & sofa|painting|poster|lamp|chair*|statue|junk|curtains, ikea, chest of drawers, dresser, cabinet & moved|new|bought|assembl*, dumbbells, statue, hang & picture*|poster*|shelf',
    say: 'the furniture',
    ask: {
      ask_first: 'ask me before moving the furniture',
      return: 'put the furniture back',
      move: 'move the furniture',
    },
  },
  storage: {
    hear: 'shelf & !my shelf|food|eat|eating & room|space|full|mine|your|yours|move|share|more|taken|fridge|bathroom, shelves, cupboard|cupboards|cabinet|cabinets & space|room|full|share|my|more|taken|yours & !slam*|bang*, storage, basement, cellar, attic, closet & space|full|share|hall, fridge space, space in .. fridge|freezer|cupboard*|closet|bathroom|kitchen, room in .. fridge|freezer|cupboard*, freezer space, shelf space, drawer & kitchen|shared|space, loft, shed & space|full, cupboard space, no space, no room, fridge is full, fridge & full|no room|space|fit|overflow*, doesnt fit, wont fit, fit in & fridge|cupboard|freezer, freezer & full|room|space, garage & stuff|full|boxes, under the stairs, coat hooks, hooks & coat*|full, bathroom shelf, bathroom cabinet, wardrobe space, spice rack, pantry, larder, my half of the & fridge|cupboard|shelf, wardrobe & open|mine|room|space|arrived, cant open & cupboard*|wardrobe|drawer*, cupboard*, shelf, my side of, shed & !shed light|shed tears, garage & junk|boxes|stuff|storage|stored, space & fridge|freezer|cupboard*|shelf|wardrobe|storage|store|cellar|shed|garage, drawer|drawers & space|share|full|mine|kitchen|room|your & !my desk|my bedside|snoop*|through, wardrobe & space|share|hallway|full|need|room, boxes & cellar|attic|loft|basement|garage|shed|store*|storage, store your|my|the, room in the & fridge|freezer|cupboard|shed|garage|cellar|pantry, no room & fridge|freezer|cupboard|shelf|stuff|food|things, locker, closet & space|full|share|hall*',
    say: 'the shelf space',
    ask: { move: 'leave me some shelf space', share_time: 'share the shelf space' },
  },
  damage: {
    hear: 'broke & !my heart|up, broken & !promis*, break & glass|lamp|my|mug|plate & !up|from|time|take|heart|lunch|coffee|need|jaw|neck|leg, breaks & my|again, damag*, scratched|scratch|scratches & car|table|floor|pan|door|paint, shatter*, ruin*, destroy*, dent, burnt, burned, wreck*, come|came|fell|snapped off, chipped, torn & !envelope, hole in, ripped, shrunk, smash*, shrank, smashed, burn mark*, scorch*, melted, bent, tear in, torn & !envelope|letter, scratch, scratches, stain on my, wonky, cracked, ruined, wrecked, damage, snapped & !at, fell & broke|smashed, blown & fuse, flooded, flood & kitchen|bathroom, shattered, dented, broke & !broke up|broke down in|im broke|broke my trust, broken & !broken sleep|broken promise*|broken record, break & plate*|glass|mug|cup|lamp|thing*|machine|handle, crack|cracked & !crack of|crack on, scratch* & !cat scratch|scratching my, dent|dented|dents, damage*, snapped off, snap* & handle|key|leg|hinge, torn & !torn between, ripped & curtain*|sofa|screen|jacket|my|poster|wallpaper, burnt & pan|table|counter|carpet|worktop|pot|hole, burn* .. hole, bent & wheel|fork|key|frame|door, ruined & my|pan|table|carpet|jumper|shirt|the|sofa, wrecked & my|the|sofa|door|bike, what happened to the & lamp|handle|door|table|mirror|window|screen|freezer|chair|blind|shelf, whats happened to the, what have you done to, what did you do to my|the, in one piece, was fine before|on|yesterday|until, hole in the & wall|door|sofa|carpet, off its hinges, knocked over, cracked & screen|mirror|window|glass|tile|hob, vandal*, in pieces, in bits, bust & door|lock|chair|handle, knackered & machine|hoover|kettle|washer',
    say: 'the damage',
    ask: {
      replace: 'replace what was damaged',
      repair: 'repair the damage',
      pay: 'pay for the damage',
      explain: 'tell me about the damage',
    },
  },
  repairs: {
    hear: 'repair*, fix|fixed|fixing & !meal|dinner, leak*, drip|dripping|drips, clogged & !drain|hair, out of order, doesnt work, not working, stopped working, maintenance, lightbulb*, light bulb*, boiler, squeak*, flicker*, wobbl*, agency & ring|call, tap & drip*|broken|leak*, drips, dripping, leaking, leak, blocked & sink|drain|toilet|pipe, broken & washing machine|boiler|oven|fridge|lock|heater|toilet|window, fix, mend, plumber & call, handyman, faulty, loose & handle|tile|screw, light bulb, smoke alarm & battery|beep*, squeaky, hinge*, fuse, flickering, landlord & tell|told|call|called|report & !flatmate, report it, beeping, fix|fixed|fixing & !fixed time|quick fix|time fix, mend|mended|mending, drip* & tap|pipe|ceiling|shower|kitchen|bathroom|dripping, damp & patch|wall|room|ceiling|spread*|bath|corner, mould & wall|ceiling|bathroom|room|corner|landlord, boiler & broken|repair*|fix*|dead|leak*|out|down|landlord, does not work, isnt working, wont turn on|start|flush|drain|close|lock, broken & heating|boiler|lock|toilet|shower|washing machine|fridge|oven|tap|window|dishwasher|bulb, plumber, electrician, landlord & call*|ring|told|tell|about|report*|tap|leak*|damp|boiler|broken, bulb, blown fuse, loose & handle|tile|hinge|tap|seat|socket|shelf|banister, socket & loose|spark*|broken, replace the & bulb|lock|handle|seal|battery, smoke alarm & battery|beep*|chirp*, jammed, stuck & door|window|lock|drawer, handle & came off|broken|loose|freezer|fell, wear and tear',
    say: 'the repairs',
    ask: { repair: 'take care of the repairs', help: 'help with the repairs' },
  },
} as const satisfies ConceptPart;
