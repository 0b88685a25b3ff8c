import type { ConceptPart } from '../concept-words.ts';

export const CLEANLINESS = {
  dishes: {
    hear: 'dish, dishes, plate|plates & !licence|license, pots, pans, pan & dirty|wash*|clean*|stove|sink|greasy, cutlery, mugs, mug & dirty|left|wash*|sink|clean*, cups, glasses & dirty|wash*|sink|table|left, wash up, crockery, bowls, forks, knives & dirty|wash*|sink, pan & soak*|stove|frying|left|grease*, frying pan, pot & dirty|wash*|clean*|left|sink|soak*|stove|crust*, plate & dirty|left|food|sink|wash*, wok, casserole, saucepan*, tupperware, baking tray, spoons, spoon, unwashed, crusted, cup & dirty|left|sink|coffee, plates, tea towels, colander, grill & wash*|clean, lunchbox*, bowl & cereal|sink|dirty|crust*, fork, no clean, dishrack, drying rack & dishes|plates, mountain of & plates|dishes|mugs|cups, baking tin*, glass & dirty|left|sink, empty the dishwasher, washing up & !liquid, pots and pans, casserole dish, baking tray*, cups & dirty|wash*|left|mould*|sink|everywhere|your, glasses & dirty|wash*|left|sink|everywhere, dish|dishes, washed up, cereal bowl*, tupperware & dirty|wash*|left|soak*, chopping board, pan & soak*|dirty|wash*|greas*|burn*|crust*|left|scrub, roasting tin, soaking & pan*|sink|days|pot, scrub* & pan*|pot*|plate*, greasy pan*, in that sink, in the sink & everything|pile*|stuff|find|leave|left & !hair|beard',
    say: 'the dishes',
    ask: {
      clean_up: 'wash your dishes',
      help: 'help with the dishes',
      take_turns: 'take turns with the dishes',
      return: 'bring the dishes back',
    },
  },
  sink: {
    hear: 'kitchen sink, washbasin & !toilet, plughole, drain & kitchen|slow*|smell*, basin & full|plates|dishes, washing up bowl, sink is, sink & !boat|teeth, plughole & kitchen|grease|food|blocked, basin, blocked drain, drain & block*|clog*|grease|fat|kitchen|rice, clogged, u bend',
    say: 'the sink',
    at: 'in the sink',
    ask: { clean_up: 'leave the sink clean', move: 'keep the sink clear' },
  },
  dishwasher: {
    hear: 'dishwasher, dish washer, the machine & plates|dishes|empty',
    say: 'the dishwasher',
    ask: {
      clean_up: 'load and empty the dishwasher when it is needed',
      take_turns: 'take turns with the dishwasher',
      turn_off: 'switch the dishwasher off',
    },
  },
  kitchen: {
    hear: 'kitchen, kitchenette, cook* & mess|leave|clean|everything, worktops, grease on the ceiling, cooked & ceiling, ceiling & grease, boiled over, kitchen*, galley & kitchen|cook*, larder, cooker & !pressure|rice|slow',
    say: 'the kitchen',
    at: 'in the kitchen',
    ask: {
      clean_up: 'leave the kitchen clean',
      take_turns: 'take turns cleaning the kitchen',
      help: 'help with the kitchen',
    },
  },
  stove: {
    hear: 'stove, stovetop, oven, microwave, hob, burner*, hotplate*, grease|greasy & !pan|hair, splatter*, frying & grease|oil|splash*, burner, grill & dirty|clean|left on, extractor, air fryer, toaster & crumbs|left, spilled over, boil* over, pan & burnt, cooker & !pressure|rice|slow, grill & dirty|greas*|clean*|fat, air fryer & dirty|greas*|clean*, toaster & crumbs|dirty|clean*, burners, extractor hood, induction',
    say: 'the stove',
    ask: { clean_up: 'wipe the stove', turn_off: 'switch the stove off' },
  },
  counter: {
    hear: 'counter, counters, countertop*, worktop*, crumb*, table & clean|wipe|dirty|sticky|crumb*|left|clear|mess|messy|tidy|dining|kitchen|coffee, surfaces, surface & clean|wipe|dirty, rice everywhere, chopping board, cutting board, worktop, table & cleared|stuff|covered, table & food|plates|crumbs|coffee|spill*|stuff, crumbs, sideboard, toast & crumbs, breakfast & leave|left|table|crumbs, coffee rings, jam & counter|table, peelings, counter*, work surface*, breakfast bar, kitchen table, dining table & wipe*|sticky|clear|dirty|mess|crumbs|stuff|covered|books, surfaces & wipe*|sticky|dirty|clean*|kitchen, table & wipe*|sticky|crumbs|dirty|greas*',
    say: 'the counter',
    ask: { clean_up: 'wipe the counter', move: 'keep the counter clear' },
  },
  fridge: {
    hear: 'fridge, refrigerator, freezer, fridge shelf, my shelf & fridge, icebox, fridges, chiller, fridge*, freezer*, veg drawer, vegetable drawer, salad drawer, crisper, middle shelf, top shelf & food|milk|fridge|cheese|mine, bottom shelf & food|milk|fridge|cheese|mine, ice box',
    say: 'the fridge',
    at: 'in the fridge',
    ask: { clean_up: 'tidy the fridge', move: 'leave some room in the fridge' },
  },
  spoiled_food: {
    hear: 'moldy|mouldy|mold|mould & !bathroom|shower|wall|ceiling|window|spots|tiles, rotten, rotting, rot & food|fridge|fruit, spoiled & food|milk|meat & !brat, expired, leftovers & !my|ate|eat|eaten|gone, old food, food & bad|rot*|off|weeks, out of date, fish & last week|old|smell*|fridge, gone off, something living in, growing, goes off, going off, went off, sour & milk, fuzzy, green & bread|cheese|food|something|fridge, furry, science experiment, best before, use by, weeks old, from last month & fridge|food, curdl*, stale, flies & fruit|food|kitchen, fruit flies, rancid, rots, container & weeks|growing|open|fridge, mould* & !bathroom|shower|wall|ceiling|window|spots|tiles|curtain, mold*, mouldy, rot & food|fridge|veg*|fruit, going off & food|milk|meat|fridge, off milk, past its|their & date|best|use|sell, turned to soup|mush|liquid|slime, gone green|slimy|furry|fuzzy|mushy|soft|brown, gone .. green|slimy|furry|fuzzy|mushy, furry & food|tub|fridge|cheese|leftovers|pot, slimy & salad|lettuce|cucumber|food|veg*|bag, maggot*, stale & bread|food, leftovers & week*|old|months|mould*|smell*|green, growing & tub|fridge|box|pot|leftovers|bowl|something|fur, curdled, sour milk, penicillin, biohazard & fridge|food|tub, festering, decompos*',
    say: 'the old food',
    ask: { clean_up: 'clear away the old food', take_out: 'throw away the old food' },
  },
  bathroom: {
    hear: 'bathroom, bathtub, bath & clean*|dirty|mess*|ring, shower & clean*|dirty|hair|mess*|mould|mold, washroom, mirror & toothpaste|spots|clean|dirty|splash*, toothpaste, shower curtain, bath mat, tiles, shower & hair*|scum|drain|clean|floor, basin & hair|beard|toothpaste|dirty, tub & clean|dirty|ring, shower & rinse|squeegee|after|hair|soap|leave, bath & leave|rinse|clean|ring|water, sink & toothpaste|shav*|beard, tub, basin, toiletries everywhere, wet floor, puddle & shower|bathroom, scum, bathroom*, bath & damp|mat|tub|clean*|ring|dirty|scum|patch|after, shower & dirty|clean*|mould*|hair*|drain|curtain|tray|screen|tiles|scum|soap, plughole & hair*|shower|bath|beard, shower tray, shower drain, en suite, ensuite, limescale, shavings, stubble & sink|basin, beard trimmings, mirror & toothpaste|splash*|dirty|bathroom',
    say: 'the bathroom',
    at: 'in the bathroom',
    ask: { clean_up: 'leave the bathroom clean', take_turns: 'take turns cleaning the bathroom' },
  },
  toilet: {
    hear: 'toilet & !paper|roll, toilet & flush*|seat|clean*|dirty & !toilet paper|loo roll, toilet seat, flush*, toilets, brush & loo|toilet, pee & seat|floor, wee & seat|floor, seat & up|down|wet, skid marks, the seat, bathroom & flush*, unflushed, toilet* & !paper|roll|rolls, loo & !roll|rolls|paper, loo seat, seat up, seat down, pee|peed|piss|urine & seat|floor|toilet|loo|rim, skid mark*, toilet brush, loo brush, wc, lavatory, the bog, the john, the bowl & toilet|skid*|brush|stain*|flush*',
    say: 'the toilet',
    ask: { clean_up: 'leave the toilet clean' },
  },
  hair: {
    hear: 'hair & !pet hair|cat hair|dog hair|pet|cat|dog|hair dryer, hairs & !dryer|cut|dog|cat|pet, hairball*, clogged drain, drain & clog*|hair|block*, beard, stubble, shav* & sink|basin|everywhere, drain & slow*|water|blocked, plughole & hair|clog*|block*, clog*, hair|hairs & brush|sink|everywhere|shower|carpet|plug*, shaving, shavings, whiskers & sink, moustache, toenail*, nail clippings, curls, plughole, hair & drain|plughole|shower|sink|bath|basin|plug|clog*|everywhere|floor|soap|brush|tiles & !cat|dog|pet|dryer|cut, hairball* & drain|plughole|shower, beard & sink|basin|trim*|hairs|everywhere, clump* of hair, strands',
    say: 'the hair left behind',
    ask: { clean_up: 'clear away your hair' },
  },
  trash: {
    hear: 'trash, garbage, rubbish & !talk, bin & !bags|bag & !isnt, bins, waste & !time|of|money|your, trash can, bin day, dumpster, maggots, food waste, wrappers, trash bag*, dustbin, skip & rubbish, overflow*, bags & rubbish|bin|hallway & smell|leak*|stink*, nappies, diapers, wheelie, collection day, food scraps, takeaway boxes, pizza boxes & !recycl*, litter everywhere, fag ends, bin liner & leak*, landfill, boxes & pizza|takeaway, rubbish & !talking rubbish|feel rubbish, bin & !bin it|recycling, bin bag*, wheelie bin*, dustbin*, food waste*, caddy, compost & bin|full|smell*|empty|take|caddy, bag of rubbish, litter & bin|everywhere|floor & !tray|box|cat, bin juice, overflowing & bin*|trash|rubbish',
    say: 'the bins',
    ask: {
      take_out: 'take out the bins',
      take_turns: 'take turns with the bins',
      clean_up: 'clear up around the bins',
    },
  },
  recycling: {
    hear: 'recycl*, cardboard, empties, bottles & empty|take|sort|glass|beer|wine|left|deposit, cans & empty|beer|sort*, pizza boxes, compost, sort* .. waste|trash|rubbish, bottles & !water|baby, beer cans, cans & party|left|table|living, glass & recycl*|take|bin, boxes & amazon|cardboard|flatten*|pile*|break down, bottle bank, glass bottles, empty bottles, plastics, paper bin, blue bin, green bin, jars & wash|rinse|recycl*, tins, newspapers, flatten*, beer bottles, wine bottles, bottles & glass|empty|pile*|bin|bank|take|out|wine|beer & !water, beer cans & pile*|bin|empty|take, cans & pile*|empty|recycl*|bin, sort* the rubbish|waste|bins, wrong bin, plastics & bin|sort*',
    say: 'the recycling',
    ask: {
      take_out: 'take out the recycling',
      clean_up: 'sort the recycling',
      take_turns: 'take turns with the recycling',
    },
  },
  floor: {
    hear: 'floor|floors & !through|creak*|sleep*|hear|bass|above|below|upstairs, vacuum|vacuuming|vacuumed|hoover|hoovering & !night|early|loud|am|pm|who|wait|ill do|i will, sweep*, mop, mopping, carpet & clean*|dirty|vacuum*|crumbs, muddy, mud, dust bunnies, dust, sweep, broom & use|floor|time, hoover & week|turn|your|needs|could|please, hoovered, mopped, floorboards & sticky|dirty, footprints, sand & floor|everywhere|shoes, crumbs on the floor, rug & dirty|vacuum*|clean, mud*, floor & sweep*|vacuum*|mop*|hoover*|dirty|sticky|wet|crumbs|clean*|mud*|hair|filthy|puddle*|covered, floors, sweep|sweeping|swept, mop the|mopping|mopped, hoover the|hoovering|hoovered & !night|sunday|morning|noise|8|7, vacuum the, carpet & stain*|hoover*|vacuum*|dirty|mud*|clean*|spill*|burn*, rug & stain*|dirty|hoover*|wine|clean*, lino, tiles & mop*|dirty|mud*|sticky',
    say: 'the floor',
    ask: { clean_up: 'sweep the floor', take_turns: 'take turns with the floor' },
  },
  laundry: {
    hear: 'laundry, washing machine, wet clothes, drying rack, clothes & dryer|washer|wash|washing|line|rack|machine, the washer, tumble dryer, dryer & !hair, wet washing, wash basket, clothes horse, airer, wet clothes|stuff|things & machine|washer|days|washing, socks & machine|wash|dryer, load of washing, tumble, hung up, pegs, linen, sheets & wash|machine|dry*, ironing, washing & left|wet|hang*|machine|days|line|basket & !liquid|washing up, washer & !dish, clothes line, washing line, clothes rack, drying & clothes|sheets|laundry|rack, your washing, washing & machine|wet|line|out|hung|dry & !up|dishes, iron & board|left|clothes, sheets & airer|wash*|machine|dry*, wet stuff & machine|washer, drum & wet|clothes|machine, detergent & machine|clothes',
    say: 'the laundry',
    ask: {
      clean_up: 'put the laundry away',
      move: 'take your laundry out when it is done',
      take_out: 'take your laundry out when it is done',
    },
  },
  living_room: {
    hear: 'living room, livingroom, common room, common area*, shared area*, shared space*, common space*, shared room*, sofa & !sleep*|crash*|night*, couch & !sleep*|crash*|night*, sitting room, front room, family room, our sofa, our couch, coffee table, shared lounge, tv room, communal & area|areas|space|room, common & area|areas|room|space, blankets & sofa|couch, lounge & !chair, sofa & !bed, couch & !potato|surf*, armchair, cushion*, common area, communal area*, settee, nowhere to sit, get a seat, a seat & home|sofa|room|never',
    say: 'the living room',
    at: 'in the living room',
    ask: { clean_up: 'leave the living room tidy' },
  },
  hallway: {
    hear: 'hallway, corridor, stairs, staircase, stairwell, entrance, landing & !on, stairway, porch, doorway, passage, foyer, entry & bikes|shoes|boxes, pram & hall*, hallway*, hall & !town|dance|village, corridor*, landing & !page|plane, entryway, front step*, vestibule, outside my bedroom door, outside my door, in front of the|my|our door, doormat',
    say: 'the hallway',
    at: 'in the hallway',
    ask: { clean_up: 'leave the hallway tidy', move: 'keep the hallway clear' },
  },
  shoes: {
    hear: 'shoe, shoes, sneakers, footwear, slippers & !wear, flip flops, trainers & door|off|hallway|smell|muddy|wear*, heels by the door, slippers & leave|left, sandals, wellies, pair of shoes, shoes off, trip over & shoes|boots, shoe|shoes, trainers & !personal, boots & !car, shoe rack, football boots, heels & left|hall*|trip*, crocs',
    say: 'the shoes',
    ask: { move: 'put your shoes away', clean_up: 'put your shoes away', stop: 'stop wearing shoes indoors' },
  },
  clutter: {
    hear: 'clutter*, lying around, laying around, lying about, stuff everywhere, things everywhere, clothes everywhere, leave|leaving|left|leaves .. everywhere, leave|leaving|left .. lying, all over the place, scattered, your stuff|things .. around|everywhere|on, pile|piles of, strewn, left around, left about, leave|leaving .. around, stuff & off|sofa|floor|hallway|table|living|blocking|kitchen|counter|clear & !cleaning|my|his|her, boxes & hallway|floor|weeks|still|everywhere|moving, your stuff, your things, your bags, your bag & floor|hallway|table|chair, toys & floor|everywhere|living, papers & table|everywhere, clothes & floor|sofa|chair|bathroom|everywhere, mess & table|sofa|floor|hallway & stuff|things, stuff all over, belongings & everywhere|all over|floor, tripping over, trip over, boxes, bags & everywhere|hallway|floor, suitcase & hallway|weeks|living|still, parcels & hallway|pile*, coats & sofa|chair|everywhere, paperwork, magazines, tidy up after, put your things, dumped, dumping, craft stuff, gym bag, laundry basket & hallway, wrapping & floor, knick knacks, left your & stuff|things|bag|coat|clothes|bags|jacket|books|boxes|laptop|floor|stairs, all over the & place|sofa|living|lounge|stairs|hall*|table|flat|house & stuff|things|clothes|books|tools|toys|bags, your stuff & everywhere|sofa|table|lounge|living|hall*|floor|over|landing|stairs|corner & !machine, gym stuff, gym kit, boxes & hall*|outside|door|trip*|landing|lounge|stairs|weeks|months|your, bags & hall*|stairs|floor|trip*|landing|doorway, tripped over|on, trip over|on, tripping over|on, junk & !food|mail|mode, dumped & stuff|bags|boxes|coats|things|hall*|sofa, left out & stuff|things|tools|everything, socks & floor|sofa|everywhere|table|lounge|under, coats & chair*|sofa|banister|floor|over, toys & floor|everywhere|stairs|lounge|living, suitcase & hall*|week*|landing|lounge|floor, obstacle course, tools & table|everywhere|left|floor, paperwork & table|everywhere, dumping ground, bits and bobs, clobber, tidy away, put your things away',
    say: 'the things lying around',
    ask: { clean_up: 'put away the things lying around', move: 'put away the things lying around' },
  },
  mess: {
    hear: 'mess & !with, messy, messes, pigsty, filthy, filth, grime, grimy, gross, dirt, dump, museum, pasta & left|stove, what .. left behind & kitchen|table, disgusting & kitchen|bathroom|here|place|table|floor, state of the & kitchen|bathroom|place|flat|room, like a bomb, bombsite, bomb site, chaos, tip & like a|looks|place, untidy, disaster zone, sty, hovel, state of & kitchen|place|bathroom, squalor, unhygienic, dirty & place|flat|house|everything, cleanliness, mess & !message|mess with|mess me|messing, tip & place|kitchen|flat|room|bathroom|looks|absolute|like a & !tips, filth*, dirty & kitchen|bathroom|place|flat|house|everything, pig sty, state of, dump & place|flat|living in|kitchen|like a, bomb & hit|site, slob*, grotty, grubby, clean up after & !pet|dog|cat|guests|friends|visitors, cleaning up after, cleans up after, tidy up after, tidying up after, picking up after, pick up after, raised in a barn, live like an animal|animals|a pig|pigs, shambles, skanky, manky, rank & kitchen|bathroom|flat|place, messier, tip again, pick up your',
    weak: 'dirty, disgusting, clean|cleaning|cleaned|cleaner, clean up, tidy|tidying, untidy, hygiene, dust, dusty',
    say: 'the mess',
    ask: { clean_up: 'clear up the mess' },
  },
  spills: {
    hear: 'spill*, spilt, stain, stains, stained & !glass, sticky & !note|notes, puddle*, splash* & !pay, coffee & floor|table|counter|everywhere|sofa, sauce everywhere, wine & carpet|sofa|rug|stain*, juice & floor|fridge|sticky, oil & floor|counter|splash*, puddle, drip* & coffee|floor|sauce, tea & spilled|carpet|stain*, ketchup, wipe up, splatter*, sticky & floor|table|counter|handle* & !note|notes, splash* & wall*|stove|hob|oil|sauce|floor|mirror|microwave, stain*, splat & microwave|wall, exploded & microwave|oven|kettle|looks|something, dripped & oil|sauce|wine|floor|paint, wine & carpet|rug|sofa|armchair|cushion|cream, sauce & wall*|splash*|everywhere|microwave, coffee ring*, grease & hob|stove|wall*|splash*|everywhere, drips, smear*, soaked the & carpet|rug|sofa',
    say: 'the spills',
    ask: { clean_up: 'wipe up spills' },
  },
  smell: {
    hear: 'smell|smells|smelling|smelly|smelt & !like, stink|stinks|stinking|stinky, stench, odor*, odour*, reek*, whiff, pong, smelly, stale air, fumes, perfume & strong|much, fishy, garlic & smell*|everywhere, musty, stinky, funky, ripe, smell* & !smell a rat, stink*, whiff*, pong|pongs|ponging, foul & air|smell|fridge|bin, honks, hums & bin|fridge|fish|socks, maggot*, damp & smell*|musty|room, makes me gag & smell|bin|fridge|food, hold my nose, air out, air freshener',
    say: 'the smell',
    ask: { clean_up: 'do something about the smell' },
  },
  cleaning_turns: {
    hear: 'rota, chore, chores, cleaning schedule, cleaning plan, cleaning duty, cleaning turn*, cleaning week, your turn, my turn, whose turn, fair share, your share, turn to clean, roster, do everything myself, only one who|cleaning|that, do all the, all the cleaning, all the housework, housework, pull your weight, chip in & clean*, cleaning & who|include*|mean|rota|plan|week|half|share|only|fair|whose|alternate*|swap|skip*, cleaning the, my week, your week, clean your half, swap & week*|turn*|clean*, do your bit, your bit, your job to, deep clean, spring clean*, divide|dividing|split .. chores|tasks|cleaning|housework, the only one, im always the one, clean up after you & always|again, sort out who & cleans|clean|does, who does it, who cleans, whose week, week to & clean|vacuum|hoover|mop|bins, its your week, your go to, clean* & i always|always me|only me|by myself|alone, housekeeping, divide & work|cleaning|chores, cleaner & pay|hire|we, spring clean, job list, task list, tasks, cleaning list, list on the fridge & clean*|chores|jobs, workload, equal & chores|cleaning|share, all by myself, on my own & clean*|tidy*|everything, im not your & maid|mother|mum|cleaner|servant, maid, unfair & clean*|chores, weekends running, weeks running, times running, ive scrubbed, i scrubbed, im not doing it, not doing it this time, i bought the last round, fair split, rotas, chore*, turn to clean|hoover|mop|sweep|wash|cook|take, someone elses turn, share of the & clean*|chores|work|housework|bins, everyones share, fair share & clean*|chores|work|do|doing|house*, times in a row & bins|clean*|wash*|hoover*|done|took|taken, had a go & bins|clean*|again, ive done the & bins|stairs|hob|bathroom|kitchen|floor, only one who & clean*|wash*|tid*|empties|empty|hoover*|bins|does|takes|ever, always me who, be the only one & clean*|tid*|bins|wash*, been your job, your job & bin*|clean*|empty|bathroom|since, cleaner & hire|get|pay|playing|not your, skivvy, your maid, not your maid|cleaner|servant|slave|mother|mum|mom, pulling your weight',
    say: 'the cleaning turns',
    ask: {
      take_turns: 'do your share of the chores',
      clean_up: 'do your share of the cleaning when it is your turn',
    },
  },
  cleaning_supplies: {
    hear: 'sponge, sponges, soap, detergent, washing up liquid, dish soap, bleach, cleaning suppl*, cleaning products, cleaning stuff, paper towel*, kitchen roll, bin bags, bin liners, dishcloth*, cloths, scourer, mop & new|buy|broken, broom, dish cloth, dishwashing liquid, washing powder, fairy liquid, hand soap, cleaning spray, gloves & rubber|cleaning, hoover bags, dishwasher tablet*, tablets & dishwasher, shower gel & shared|buy, tissues & buy|run out|last, tea towels & clean|wash, foil & run out|buy, sponge*, cloths & clean*|dish|wipe, tea towel*, mop bucket, the mop & where|new|broken|gone|back|bucket, dustpan, brush & dustpan|scrub*, cleaning supplies, bin bags & out|buy|run|new|no, soap & run|empty|out|buy|refill|dispenser, dishwasher tablets, fabric softener, paper towels, rubber gloves, marigolds, hoover bag*, bucket & where|mop|gone|leak*, limescale remover, scourer*',
    say: 'the cleaning supplies',
    ask: { replace: 'replace cleaning supplies when they run out', return: 'put the cleaning supplies back' },
  },
  toilet_paper: {
    hear: 'toilet paper, toilet roll*, loo roll*, tp, bog roll, loo paper, empty roll, last roll, roll & empty|new|last|replace, no paper, bog roll*, tp & out|last|buy, last sheet, new roll, cardboard tube, andrex, tissue & toilet|loo|last',
    say: 'the toilet paper',
    ask: { replace: 'replace the toilet paper when it runs out' },
  },
  towels: {
    hear: 'towel & !paper, towels & !paper, my towel, bath towel*, bathrobe, wet towel*, hand towel*, bath mat, bathmat, towel* & !tea towel|paper towel, flannel & my|wet|used, face cloth, hand towel, bath sheet',
    say: 'the towels',
    ask: { clean_up: 'hang up the towels', stop: 'stop using my towels' },
  },
  pet_mess: {
    hear: 'litter, litter box, litterbox, dog hair, cat hair, pet hair, dog poop, cat poop, dog|cat|puppy|pet .. pee*|poop*|mess|hair|urin*, hamster cage, cage & clean*|smell*, peed, pee on, pooped, poop, cat|dog .. rug|carpet|sofa|couch & pee*|poo*|hair|vomit*|scratch*, litter tray, cat litter, dog mess, dog hairs, cat hairs, cat sick, fur & sofa|everywhere|clothes|carpet, hairball*, poo & cat|dog|garden, walk the dog & mess, scratched the & sofa|furniture|door & cat|dog, accidents & puppy|dog|cat, muddy paws, litter tray*, litter box*, kitty litter, cat hair*, dog hair*, pet hair*, fur & sofa|clothes|everywhere|carpet|cushion|bed, dog poo*, poo|poop & dog|cat|garden|lawn|yard|carpet|pick|bag*, pee|peed|piss|pissed|wee|weed & dog|cat|puppy|carpet|rug|bed, cat & vomit|sick|hairball|puke|threw, clean* up after & cat|dog|puppy|pet, after a cat|dog|puppy, after your cat|dog|puppy, droppings, cage & clean*|smell*|hamster|rabbit|guinea, scratch* & cat|dog|puppy & sofa|armchair|door|furniture, chewed & dog|puppy, muddy paw*, paw print*',
    say: 'the mess from the pet',
    ask: { clean_up: 'clean up after your pet' },
  },
} as const satisfies ConceptPart;
