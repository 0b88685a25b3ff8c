import type { ConceptPart } from '../concept-words.ts';

export const CLEANLINESS = {
  dishes: {
    hear: 'dish, dishes, plate|plates & !licence|license, pots, pans, pan & dirty|wash*|clean*|stove|sink|greasy, cutlery, mugs, mug & dirty|left|wash*|sink|clean*, cups, glasses & dirty|wash*|sink|table|left, wash up, crockery, bowls, forks, knives & dirty|wash*|sink, pan & soak*|stove|frying|left|grease*, frying pan, pot & dirty|wash*|clean*|left|sink|soak*|stove|crust*, plate & dirty|left|food|sink|wash*, wok, casserole, saucepan*, tupperware, baking tray, spoons, spoon, unwashed, crusted, cup & dirty|left|sink|coffee, dishes, plates, cutlery, pans, tea towels, colander, grill & wash*|clean, lunchbox*, bowl & cereal|sink|dirty|crust*, spoon, fork, no clean, dishrack, drying rack & dishes|plates, mountain of & plates|dishes|mugs|cups, baking tin*, glass & dirty|left|sink, empty the dishwasher, washing up & !liquid',
    say: 'the dishes',
    ask: {
      clean_up: 'wash your dishes',
      help: 'help with the dishes',
      take_turns: 'take turns with the dishes',
      return: 'bring the dishes back',
    },
  },
  sink: {
    hear: 'sink, kitchen sink, washbasin & !toilet, plughole, drain & kitchen|slow*|smell*, basin & full|plates|dishes, washing up bowl, sink is',
    say: 'the sink',
    at: 'in the sink',
    ask: { clean_up: 'leave the sink clean', move: 'keep the sink clear' },
  },
  dishwasher: {
    hear: 'dishwasher, dish washer, dish washer, the machine & plates|dishes|empty',
    say: 'the dishwasher',
    ask: {
      clean_up: 'load and empty the dishwasher when it is needed',
      take_turns: 'take turns with the dishwasher',
      turn_off: 'switch the dishwasher off',
    },
  },
  kitchen: {
    hear: 'kitchen, kitchenette, cook* & mess|leave|clean|everything, worktops, grease on the ceiling, cooked & ceiling, ceiling & grease, boiled over',
    say: 'the kitchen',
    at: 'in the kitchen',
    ask: {
      clean_up: 'leave the kitchen clean',
      take_turns: 'take turns cleaning the kitchen',
      help: 'help with the kitchen',
    },
  },
  stove: {
    hear: 'stove, stovetop, oven, microwave, hob, cooker, burner*, hotplate*, grease|greasy & !pan|hair, splatter*, frying & grease|oil|splash*, hob, burner, grill & dirty|clean|left on, extractor, air fryer, toaster & crumbs|left, spilled over, boil* over, pan & burnt',
    say: 'the stove',
    ask: { clean_up: 'wipe the stove', turn_off: 'switch the stove off' },
  },
  counter: {
    hear: 'counter, counters, countertop*, worktop*, crumb*, table & clean|wipe|dirty|sticky|crumb*|left|clear|mess|messy|tidy|dining|kitchen|coffee, surfaces, surface & clean|wipe|dirty, rice everywhere, chopping board, cutting board, worktop, table & cleared|stuff|covered, table & food|plates|crumbs|coffee|spill*|stuff, crumbs, worktop, sideboard, toast & crumbs, breakfast & leave|left|table|crumbs, coffee rings, jam & counter|table, peelings',
    say: 'the counter',
    ask: { clean_up: 'wipe the counter', move: 'keep the counter clear' },
  },
  fridge: {
    hear: 'fridge, refrigerator, freezer, fridge shelf, my shelf & fridge, icebox, fridges, chiller',
    say: 'the fridge',
    at: 'in the fridge',
    ask: { clean_up: 'tidy the fridge', move: 'leave some room in the fridge' },
  },
  spoiled_food: {
    hear: 'moldy|mouldy|mold|mould & !bathroom|shower|wall|ceiling|window|spots|tiles, rotten, rotting, rot & food|fridge|fruit, spoiled & food|milk|meat & !brat, expired, leftovers & !my|ate|eat|eaten|gone, old food, food & bad|rot*|off|weeks, out of date, fish & last week|old|smell*|fridge, gone off, something living in, growing, goes off, gone off, going off, went off, sour & milk, fuzzy, green & bread|cheese|food|something|fridge, furry, science experiment, best before, use by, weeks old, from last month & fridge|food, curdl*, stale, flies & fruit|food|kitchen, fruit flies, rancid, rots, container & weeks|growing|open|fridge',
    say: 'the old food',
    ask: { clean_up: 'clear away the old food', take_out: 'throw away the old food' },
  },
  bathroom: {
    hear: 'bathroom, bathtub, bath & clean*|dirty|mess*|ring, shower & clean*|dirty|hair|mess*|mould|mold, washroom, mirror & toothpaste|spots|clean|dirty|splash*, toothpaste, shower curtain, bath mat, tiles, shower & hair*|scum|drain|clean|floor, basin & hair|beard|toothpaste|dirty, tub & clean|dirty|ring, shower & rinse|squeegee|after|hair|soap|leave, bath & leave|rinse|clean|ring|water, sink & toothpaste|shav*|beard, tub, basin, toiletries everywhere, wet floor, puddle & shower|bathroom, scum',
    say: 'the bathroom',
    at: 'in the bathroom',
    ask: { clean_up: 'leave the bathroom clean', take_turns: 'take turns cleaning the bathroom' },
  },
  toilet: {
    hear: 'toilet & !paper|roll, toilet & flush*|seat|clean*|dirty, toilet seat, flush*, loo, toilets, brush & loo|toilet, pee & seat|floor, wee & seat|floor, seat & up|down|wet, skid marks, the seat, bathroom & flush*, unflushed',
    say: 'the toilet',
    ask: { clean_up: 'leave the toilet clean' },
  },
  hair: {
    hear: 'hair, hairs & !dryer|cut|dog|cat|pet, hairball*, clogged drain, drain & clog*|hair|block*, beard, stubble, shav* & sink|basin|everywhere, drain & slow*|water|blocked, plughole & hair|clog*|block*, clog*, hair|hairs & brush|sink|everywhere|shower|carpet|plug*, shaving, shavings, whiskers & sink, moustache, toenail*, nail clippings, curls, plughole',
    say: 'the hair in the drain',
    ask: { clean_up: 'clear the hair from the drain' },
  },
  trash: {
    hear: 'trash, garbage, rubbish & !talk, bin & !bags|bag & !isnt, bins, waste & !time|of|money|your, trash can, bin day, dumpster, maggots, food waste, wrappers, trash bag*, bins, rubbish, dustbin, skip & rubbish, overflow*, bags & rubbish|bin|hallway & smell|leak*|stink*, nappies, diapers, wheelie, collection day, food scraps, takeaway boxes, pizza boxes & !recycl*, litter everywhere, fag ends, bin liner & leak*, pizza boxes, landfill, boxes & pizza|takeaway',
    say: 'the bins',
    ask: {
      take_out: 'take out the bins',
      take_turns: 'take turns with the bins',
      clean_up: 'clear up around the bins',
    },
  },
  recycling: {
    hear: 'recycl*, cardboard, empties, bottles & empty|take|sort|glass|beer|wine|left|deposit, cans & empty|beer|sort*, pizza boxes, compost, sort* .. waste|trash|rubbish, bottles & !water|baby, beer cans, cans & party|left|table|living, glass & recycl*|take|bin, boxes & amazon|cardboard|flatten*|pile*|break down, bottle bank, glass bottles, empty bottles, plastics, paper bin, blue bin, green bin, jars & wash|rinse|recycl*, tins, newspapers, flatten*, beer bottles, wine bottles',
    say: 'the recycling',
    ask: {
      take_out: 'take out the recycling',
      clean_up: 'sort the recycling',
      take_turns: 'take turns with the recycling',
    },
  },
  floor: {
    hear: 'floor|floors & !through|creak*|sleep*|hear|bass|above|below|upstairs, vacuum|vacuuming|vacuumed|hoover|hoovering & !night|early|loud|am|pm|who|wait|ill do|i will, sweep*, mop, mopping, carpet & clean*|dirty|vacuum*|crumbs, muddy, mud, dust bunnies, dust, sweep, broom & use|floor|time, hoover & week|turn|your|needs|could|please, hoovered, mopped, floorboards & sticky|dirty, footprints, sand & floor|everywhere|shoes, crumbs on the floor, rug & dirty|vacuum*|clean, mud*',
    say: 'the floor',
    ask: { clean_up: 'sweep the floor', take_turns: 'take turns with the floor' },
  },
  laundry: {
    hear: 'laundry, washing machine, wet clothes, drying rack, clothes & dryer|washer|wash|washing|line|rack|machine, the washer, tumble dryer, dryer & !hair, wet washing, wash basket, clothes horse, airer, wet clothes|stuff|things & machine|washer|days|washing, socks & machine|wash|dryer, load of washing, tumble, hung up, pegs, linen, sheets & wash|machine|dry*, ironing, washing & left|wet|hang*|machine|days|line|basket & !liquid|washing up',
    say: 'the laundry',
    ask: { clean_up: 'put the laundry away', move: 'take your laundry out when it is done' },
  },
  living_room: {
    hear: 'living room, livingroom, lounge, common room, common area*, shared area*, shared space*, common space*, shared room*, sofa & !sleep*|crash*|night*, couch & !sleep*|crash*|night*, sitting room, front room, family room, our sofa, our couch, coffee table, shared lounge, tv room, communal & area|areas|space|room, common & area|areas|room|space, blankets & sofa|couch',
    say: 'the living room',
    at: 'in the living room',
    ask: { clean_up: 'leave the living room tidy' },
  },
  hallway: {
    hear: 'hallway, hall, corridor, stairs, staircase, stairwell, entrance, landing & !on, stairway, landing, porch, doorway, passage, foyer, entry & bikes|shoes|boxes, pram & hall*, hall',
    say: 'the hallway',
    at: 'in the hallway',
    ask: { clean_up: 'leave the hallway tidy', move: 'keep the hallway clear' },
  },
  shoes: {
    hear: 'shoe, shoes, boots, sneakers, trainers, footwear, slippers & !wear, flip flops, trainers & door|off|hallway|smell|muddy|wear*, heels by the door, slippers & leave|left, sandals, wellies, pair of shoes, shoes off, footwear, trip over & shoes|boots',
    say: 'the shoes',
    ask: { move: 'put your shoes away', clean_up: 'put your shoes away', stop: 'stop wearing shoes indoors' },
  },
  clutter: {
    hear: 'clutter*, lying around, laying around, lying about, stuff everywhere, things everywhere, clothes everywhere, leave|leaving|left|leaves .. everywhere, leave|leaving|left .. lying, all over the place, scattered, your stuff|things .. around|everywhere|on, pile|piles of, strewn, left around, left about, leave|leaving .. around, stuff & off|sofa|floor|hallway|table|living|blocking|kitchen|counter|clear & !cleaning|my|his|her, boxes & hallway|floor|weeks|still|everywhere|moving, junk, your stuff, your things, your bags, your bag & floor|hallway|table|chair, toys & floor|everywhere|living, papers & table|everywhere, clothes & floor|sofa|chair|bathroom|everywhere, mess & table|sofa|floor|hallway & stuff|things, stuff all over, belongings & everywhere|all over|floor, tripping over, trip over, boxes, bags & everywhere|hallway|floor, suitcase & hallway|weeks|living|still, parcels & hallway|pile*, coats & sofa|chair|everywhere, paperwork, magazines, tidy up after, put your things, dumped, dumping, craft stuff, gym bag, laundry basket & hallway, wrapping & floor, knick knacks, left your & stuff|things|bag|coat|clothes|bags|jacket|books|boxes|laptop|floor|stairs',
    say: 'the things lying around',
    ask: { clean_up: 'put away the things lying around', move: 'put away the things lying around' },
  },
  mess: {
    hear: 'mess & !with, messy, messes, pigsty, filthy, filth, grime, grimy, gross, dirt, dump, museum, pasta & left|stove, what .. left behind & kitchen|table, disgusting & kitchen|bathroom|here|place|table|floor, state of the & kitchen|bathroom|place|flat|room, like a bomb, bombsite, bomb site, chaos, messy, tip & like a|looks|place, mess, untidy, disaster zone, sty, hovel, state of & kitchen|place|bathroom, squalor, unhygienic, dirty & place|flat|house|everything, cleanliness',
    weak: 'dirty, disgusting, clean|cleaning|cleaned|cleaner, clean up, tidy|tidying, untidy, hygiene, dust, dusty',
    say: 'the mess',
    ask: { clean_up: 'clear up the mess' },
  },
  spills: {
    hear: 'spill*, spilt, stain, stains, stained & !glass, sticky & !note|notes, puddle*, splash* & !pay, coffee & floor|table|counter|everywhere|sofa, sauce everywhere, wine & carpet|sofa|rug|stain*, juice & floor|fridge|sticky, oil & floor|counter|splash*, puddle, drip* & coffee|floor|sauce, tea & spilled|carpet|stain*, ketchup, wipe up, splatter*, splash*, sticky & floor|table|counter|handle* & !note|notes',
    say: 'the spills',
    ask: { clean_up: 'wipe up spills' },
  },
  smell: {
    hear: 'smell|smells|smelling|smelly|smelt & !like, stink|stinks|stinking|stinky, stench, odor*, odour*, reek*, whiff, pong, smelly, stale air, fumes, perfume & strong|much, fishy, garlic & smell*|everywhere, musty, stinky, funky, ripe',
    say: 'the smell',
    ask: { clean_up: 'do something about the smell' },
  },
  cleaning_turns: {
    hear: 'rota, chore, chores, cleaning schedule, cleaning plan, cleaning duty, cleaning turn*, cleaning week, your turn, my turn, whose turn, fair share, your share, turn to clean, roster, do everything myself, only one who|cleaning|that, do all the, all the cleaning, all the housework, housework, pull your weight, chip in & clean*, cleaning & who|include*|mean|rota|plan|week|half|share|only|fair|whose|alternate*|swap|skip*, cleaning the, my week, your week, clean your half, swap & week*|turn*|clean*, do your bit, your bit, your job to, deep clean, spring clean*, divide|dividing|split .. chores|tasks|cleaning|housework, the only one, im always the one, clean up after you & always|again, sort out who & cleans|clean|does, who does it, who cleans, whose week, week to & clean|vacuum|hoover|mop|bins, your week, its your week, your go to, clean* & i always|always me|only me|by myself|alone, housekeeping, divide & work|cleaning|chores, cleaner & pay|hire|we, spring clean, job list, task list, tasks, cleaning list, list on the fridge & clean*|chores|jobs, workload, equal & chores|cleaning|share, all by myself, on my own & clean*|tidy*|everything, im not your & maid|mother|mum|cleaner|servant, maid, unfair & clean*|chores, weekends running, weeks running, times running, ive scrubbed, i scrubbed, im not doing it, not doing it this time, i bought the last round, fair split',
    say: 'the cleaning turns',
    ask: {
      take_turns: 'do your share of the chores',
      clean_up: 'do your share of the cleaning when it is your turn',
    },
  },
  cleaning_supplies: {
    hear: 'sponge, sponges, soap, detergent, washing up liquid, dish soap, bleach, cleaning suppl*, cleaning products, cleaning stuff, paper towel*, kitchen roll, bin bags, bin liners, dishcloth*, cloths, scourer, mop & new|buy|broken, broom, dish cloth, dishwashing liquid, washing powder, fairy liquid, hand soap, cleaning spray, gloves & rubber|cleaning, hoover bags, dishwasher tablet*, tablets & dishwasher, shower gel & shared|buy, bleach, tissues & buy|run out|last, tea towels & clean|wash, foil & run out|buy',
    say: 'the cleaning supplies',
    ask: { replace: 'replace cleaning supplies when they run out', return: 'put the cleaning supplies back' },
  },
  toilet_paper: {
    hear: 'toilet paper, toilet roll*, loo roll*, tp, bog roll, loo paper, empty roll, last roll, roll & empty|new|last|replace, no paper',
    say: 'the toilet paper',
    ask: { replace: 'replace the toilet paper when it runs out' },
  },
  towels: {
    hear: 'towel & !paper, towels & !paper, my towel, bath towel*, bathrobe, wet towel*, hand towel*, towels, towel, bath mat, bathmat',
    say: 'the towels',
    ask: { clean_up: 'hang up the towels', stop: 'stop using my towels' },
  },
  pet_mess: {
    hear: 'litter, litter box, litterbox, dog hair, cat hair, pet hair, dog poop, cat poop, dog|cat|puppy|pet .. pee*|poop*|mess|hair|urin*, hamster cage, cage & clean*|smell*, peed, pee on, pooped, poop, cat|dog .. rug|carpet|sofa|couch & pee*|poo*|hair|vomit*|scratch*, litter tray, cat litter, dog mess, dog hairs, cat hairs, cat sick, fur & sofa|everywhere|clothes|carpet, hairball*, poo & cat|dog|garden, walk the dog & mess, scratched the & sofa|furniture|door & cat|dog, accidents & puppy|dog|cat, muddy paws',
    say: 'the litter box and pet hair',
    ask: { clean_up: 'clean up after your pet' },
  },
} as const satisfies ConceptPart;
