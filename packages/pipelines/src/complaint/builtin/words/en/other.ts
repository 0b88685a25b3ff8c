import type { ConceptPart } from '../concept-words.ts';

export const OTHER = {
  rent: {
    hear: 'rent & !a|out, the rent, rent money, your rent, rental payment, rent, months rent, landlord & paid|pay|money|rent|late, rent day, due on the first',
    say: 'the rent',
    ask: { pay: 'pay your part of the rent' },
  },
  bills: {
    hear: 'bill, bills, electricity & pay*|cost*|bill*|high*|money|your, utilities, utility, gas bill, power bill, internet bill, water bill, subscription*, paying for .. electricity|gas|water, quid & electric*|heat*, degrees && rich, water bill, gas & forty|pounds|pay|money|euros|quid|bill, electric, council tax, tv licence, meter & money|top, top up & meter|electric*|gas, energy & cost*|bill*|price*|usage, heating bill, broadband bill, standing order, direct debit, electricity',
    say: 'the bills',
    ask: { pay: 'pay your part of the bills', talk: 'go through the bills with me' },
  },
  shared_costs: {
    hear: 'owe|owes|owed|owing, money, pay|pays|paid|paying me|back & !attention, paid for & you|your|all|everything, split .. cost|costs|money|evenly|stuff|it|equally, costs, expense*, reimburse*, pay up, transfer & money|account|me, cash, venmo, paypal, splitwise, deposit & !bottle*, euros, dollars, bucks, chip in & !clean*, adds up & buy*|paid|pay*, pay .. rent|bills|share & doesnt|dont|never, kitty, half of & cost*|price|paid, pounds, quid, owe, euro, iou, pay me back, paid you back, half of the, your half, your third, halves, split it, split the & !chores|cleaning, go halves, kitty, house fund, money, cost & share*|split|new|half|sofa, receipt*, tab & pay|settle, cover for you & pay*|money|rent, lend you & money|any, borrow & money|cash|twenty|fifty, bank transfer, bank details, buying & always|everything|alone|since, skint, sponger, sponging, freeload*, mooch*, scroung*',
    say: 'the shared costs',
    ask: { pay: 'pay your part of the shared costs', talk: 'talk with me about the shared costs' },
  },
  groceries: {
    hear: 'grocer*, shopping & !online, supermarket, shopping list, buy|buying|bought .. milk|food|oil|coffee|bread|eggs & !my, pantry, staples, shared food, common food, communal food, oil & finish*|empty|list|buy|bought|out, list & oil|milk|buy|shop*|write|shopping, milk & buy|bought|finish*|list|out, staples, coffee & buy|bought|out of|last, food shop, weekly shop, buying & food|milk|oil|coffee|basics, shop for, shopping & weekly|list|my turn|food|bags|big|do the|did the, milk & out|buy|bought|last|run, bread & out|buy|bought|run, eggs & buy|bought|out|run, olive oil, salt & run|out|buy, basics, food budget, shared cupboard, tea bags, sugar & out|run|buy, tesco, aldi, lidl, sainsburys, stock up, run out of & milk|oil|bread|coffee|rice|pasta|eggs|butter|sugar|salt',
    say: 'the groceries',
    ask: {
      pay: 'share the cost of the groceries',
      replace: 'buy groceries again when they run out',
      take_turns: 'take turns buying the groceries',
    },
  },
  heating: {
    hear: 'heating, heater*, thermostat, radiator*, air conditioning, air con, aircon, ac & on|off|cold|degrees|night|turn*, temperature, too cold in, too hot in, freezing & !food|freezer|fridge, fan & on|off|night, degrees, tropical, warm in here, hot in here, cold in here, sauna, freezing in, fan heater, heating, warm & too|flat|house|room, cold & flat|house|room|here|freezing|sit, boiling & here|flat|room|house, jumper & heating|cold|put on, duvet & cold|heating, heat & on|off|up|down|wast*|turn*|full, warmer, colder, chilly, radiator, fan heater, electric heater, hot water bottle, sweating, sweltering',
    say: 'the heating',
    ask: {
      turn_off: 'switch the heating off when it is not needed',
      turn_down: 'turn the heating down a little',
      agree: 'agree on the heating with me',
      ask_first: 'ask me before changing the heating',
    },
  },
  windows: {
    hear: 'window*, blinds, shutters, airing out, air out, ventilat*, draught, draft & window*|cold, window, windows, curtain* & open|close|shut|draw*, open the & window*|bathroom window, fresh air, stuffy, airing, condensation, mould on the window*, skylight',
    say: 'the windows',
    ask: { close_door: 'close the windows' },
  },
  lights: {
    hear: 'light|lights & on|off|switch*|leave|left|electricity|bright|turn*|hall|porch|flick & !cigarette|bulb|wake, lights, lamp|lamps & !broke|my lamp, electricity & wast*|light*|left on, leave|leaving|left .. on & light*|lamp*|device*|charger*, light on, lights on, lights, lamp on, left on & light*|lamp*|bathroom|kitchen|hall|tv|iron|everything, the iron on, left the iron, plug & off|out|left, plugged in, sockets, standby, switch & off|light*, hall light, bathroom light, kitchen light, porch light, waste & electricity|energy|power, bulbs on, dark & switch|light',
    say: 'the lights',
    ask: { turn_off: 'switch off the lights' },
  },
  hot_water: {
    hear: 'hot water, warm water, hot waters, cold shower, ice cold, no hot, tank & water|hot|empty, water & gone|left|hot, cold water, hot water, freezing shower|water, icy shower, lukewarm, water is cold|gone|freezing, used all the & water, no water left, tank',
    say: 'the hot water',
    ask: { share_time: 'leave some hot water for me', limit: 'use a little less hot water' },
  },
  internet: {
    hear: 'internet, wifi, wi fi, router, bandwidth, download*, broadband, provider & internet|change*, netflix & slow|buffer*, streaming & slow, connection & slow|down, router, internet, wifi, unplug* & router|wifi|internet, slow & internet|wifi|connection|stream*, downloading, torrent*, signal & wifi, buffer*',
    say: 'the internet',
    ask: {
      share_time: 'leave some of the internet connection for me',
      turn_off: 'leave the internet router on',
      pay: 'pay your part of the internet',
      repair: 'have the internet repaired',
    },
  },
  front_door: {
    hear: 'front door & !slam*|bang*|gently, main door & !slam*, back door, house door, entrance door, lock|unlocked|locked|locking & door|house|back|front|leave & !my|room|bathroom, door & wide|unlocked, lock up, last one out, locking up, door open, door wide, unlocked, left open & door|front|back|gate, gate, double lock, deadlock, lock the, bolt & door, latch, burglar*, break in & door|lock|open, security & door|lock*, anyone could walk in, front door & open|lock*|close*|shut|unlocked',
    say: 'the front door',
    ask: { close_door: 'lock the front door' },
  },
  smoking: {
    hear: 'smok*, cigarette*, vape*, vaping, weed, ashtray*, ash, joint & smok*|weed, cigs, butts & cigarette*|ash*|balcony, tobacco, pot smell, marijuana, fag, fags, ciggie*, cigar*, pipe & smok*, hash, spliff*, smokers, lighter & smok*, smoke, smoking, ashtray, tobacco, stub*, shisha, hookah, vape, e cigarette*, smoke alarm',
    say: 'the smoking',
    ask: { go_outside: 'smoke outside', stop: 'stop smoking indoors' },
  },
  pets: {
    hear: 'cat & !hair|litter|poop|fit a, cats, kitten*, dog & !bark*|hair|poop, dogs & !bark*, puppy, pet & !pet peeve, pets, hamster*, rabbit*, parrot*, aquarium, fish tank, fish & feed*|tank|your, feeding the & cat|dog|fish|bird*, guinea pig*, tortoise, snake & your|cage|tank|terrarium, gecko, bird & your|cage, your cat, your dog, your puppy, your kitten, your rabbit, your hamster, cat & kitchen|counter|bed|food|table|room|feed, dog & sofa|bed|walk|kitchen|food|room|feed, paw*, vet',
    say: 'the pet',
    ask: {
      help: 'look after your pet',
      respect_space: 'keep your pet out of my room',
      clean_up: 'clean up after your pet',
      ask_first: 'ask me before you bring a pet',
    },
  },
  parking: {
    hear: 'parking, parked, park & car|spot|space|my|driveway|garage|your, driveway, garage, car & block*|move|my|spot|parked|your, my spot, parking spot, car & spot|driveway|days|street, garage, parking, park, parked, bay & car|park*, spot & car|park*|mine|weekday*|my, blocking my car, blocked my car, block my car, car & drive|blocked|blocking|in the way|keys|move, van & drive|block*|park*, motorbike, scooter & park*, permit',
    say: 'the parking space',
    ask: {
      move: 'leave the parking space free',
      share_time: 'share the parking space',
      ask_first: 'ask me before using the parking space',
    },
  },
  bikes: {
    hear: 'bike, bikes, bicycle*, scooter*, e bike, cycling & helmet, pram & bike, bicycle, bike, bikes, cycle & hall*|shed|my|borrow*, helmet, pump & bike|tyre, tyre',
    say: 'the bikes',
    ask: {
      move: 'put your bike somewhere else',
      ask_first: 'ask me before using the bike',
      return: 'bring back the bike',
    },
  },
  plants: {
    hear: 'plant, plants & !power, balcony & !smok*|cigarette*, garden, flowers, water* .. plant*, terrace, yard, lawn, flowerpot*, flower pot*, pots & flower*|balcony|garden|plants, herbs, basil, tomatoes & grow*|plant*|water*|balcony, weeds & garden, mow*, grass & cut|mow|garden, hedge, cactus, orchid*, watering, watered & plant*|garden, bushes, patio, veg patch, compost heap, garden furniture, balcony',
    say: 'the plants and the balcony',
    ask: { help: 'help with the plants', clean_up: 'tidy the plants and the balcony' },
  },
  furniture: {
    hear: 'furniture, sofa & move*|new|bought|replace*, armchair, bookshelf & move*|new, decor*, rearrang*, poster*, chairs, wardrobe & move*|new, mattress, moving furniture, new sofa, new couch, armchair, wall & painted|paint, table & moved|new|replace*, desk & moved|squashed|huge, couch & new|move*|bought|huge|replace*|sold, chair & broke*|move*|my|new|sold, wardrobe, cabinet & new|move*, mirror & hung|move*|new, picture on the wall, pictures on the wall, painted, wallpaper, rug & new|bought|move*, lamp & new|bought|moved, cushions, bed frame, bunk, moved the & table|sofa|couch|desk|bed|fridge, redecorat*',
    say: 'the furniture',
    ask: {
      ask_first: 'ask me before moving the furniture',
      return: 'put the furniture back',
      move: 'move the furniture',
    },
  },
  storage: {
    hear: 'shelf & !my shelf|food|eat|eating & room|space|full|mine|your|yours|move|share|more|taken|fridge|bathroom, shelves, cupboard|cupboards|cabinet|cabinets & space|room|full|share|my|more|taken|yours & !slam*|bang*, storage, basement, cellar, attic, closet & space|full|share|hall, fridge space, space in .. fridge|freezer|cupboard*|closet|bathroom|kitchen, room in .. fridge|freezer|cupboard*, freezer space, shelf space, drawer & kitchen|shared|space, loft, shed & space|full, cupboard space, no space, no room, fridge is full, fridge & full|no room|space|fit|overflow*, doesnt fit, wont fit, fit in & fridge|cupboard|freezer, freezer & full|room|space, loft, garage & stuff|full|boxes, under the stairs, coat hooks, hooks & coat*|full, bathroom shelf, bathroom cabinet, wardrobe space, spice rack, pantry, larder, basement, my half of the & fridge|cupboard|shelf, wardrobe & open|mine|room|space|arrived, cant open & cupboard*|wardrobe|drawer*',
    say: 'the shelf space',
    ask: { move: 'leave me some shelf space', share_time: 'share the shelf space' },
  },
  damage: {
    hear: 'broke & !my heart|up, broken & !promis*, break & glass|lamp|my|mug|plate & !up|from|time|take|heart|lunch|coffee|need|jaw|neck|leg, breaks & my|again, damag*, scratched|scratch|scratches & car|table|floor|pan|door|paint, crack|cracked, shatter*, ruin*, destroy*, dent, burnt, burned, wreck*, come|came|fell|snapped off, chipped, torn & !envelope, hole in, ripped, shrunk, smash*, shrank, shrunk, smashed, broke, chipped, burn mark*, scorch*, melted, bent, tear in, torn & !envelope|letter, scratch, scratches, stain on my, wonky, cracked, ruined, wrecked, damage, snapped & !at, fell & broke|smashed, blown & fuse, flooded, flood & kitchen|bathroom, shattered, dented',
    say: 'the damage',
    ask: {
      replace: 'replace what was damaged',
      repair: 'repair the damage',
      pay: 'pay for the damage',
      explain: 'tell me about the damage',
    },
  },
  repairs: {
    hear: 'repair*, fix|fixed|fixing & !meal|dinner, leak*, drip|dripping|drips, clogged & !drain|hair, out of order, doesnt work, not working, stopped working, maintenance, lightbulb*, light bulb*, boiler, squeak*, flicker*, wobbl*, agency & ring|call, tap & drip*|broken|leak*, drips, dripping, leaking, leak, blocked & sink|drain|toilet|pipe, broken & washing machine|boiler|oven|fridge|lock|heater|toilet|window, fix, mend, plumber & call, handyman, out of order, faulty, loose & handle|tile|screw, light bulb, smoke alarm & battery|beep*, squeaky, hinge*, fuse, flickering, landlord & tell|told|call|called|report & !flatmate, boiler, report it, beeping',
    say: 'the repairs',
    ask: { repair: 'take care of the repairs', help: 'help with the repairs' },
  },
} as const satisfies ConceptPart;
