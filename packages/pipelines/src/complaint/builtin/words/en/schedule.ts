import type { ConceptPart } from '../concept-words.ts';

export const SCHEDULE = {
  bathroom_time: {
    hear: 'bathroom|shower & hour*|minutes|long|forever|ages|occup*|hog*|wait*|free|late|slot*|queue*|block*|order|mornings|morning|fifty|thirty|half an hour|turn*|schedule|before work|first|quicker|hurry & !clean*|hair|dirty, hog* .. bathroom, bathroom time*, time in the bathroom, bathroom & ready|makeup|occupied|every morning|turns|locked|half seven|half past|seven|eight|forever|ages|45|40|30|60|hog|hogging|hogged|camp* & !clean*, in there & hour*|minutes|ages|bathroom|forever, getting ready & bathroom|hour*, knock* on the bathroom, need the loo & wait*|bathroom|occup*, queue for, bathrooms mine, bathroom is mine, bathroom & mine|from|between|slot|before|in front of the mirror|standing|outside|makeup|shave|shaving|hair|straighten* & !clean*|dirty|mould*|hairs|plughole, in front of the mirror, at the mirror, outside that door, outside the bathroom, get out of the bathroom, out of the bathroom, hogging the, in there for, spend .. in the bathroom, spends .. in the bathroom, bath & hour*|ages|hogging, need a wee & bathroom|wait*|door, getting ready & hour*|ages|bathroom|morning*, mornings are & bathroom|queue',
    say: 'the time in the bathroom',
    ask: {
      share_time: 'keep your time in the bathroom a little shorter',
      give_notice: 'tell me before you need the bathroom for a long time',
    },
  },
  long_showers: {
    hear: 'shower & long*|hour*|minutes|forever|shorter|time|night|water|late|hog*|quick* & !curtain|mould|towel, showers, showering, shower & ten|twenty|thirty|forty|half an hour|ages|steam*|every|day|five, bath & hour*|long|ages|water, showered, after each wash, wash & plughole|shower, ankle deep, in the shower & mins|minutes|ten|twenty|long|hour*|ages|out, shower|showers & mins|minutes|quarter|shorter|quicker|long, mins & shower, get out of the shower, power shower, shower & under ten|five|queue|cold|before work, baths & long|every|water|hour*, soak in the',
    say: 'the showers',
    ask: { share_time: 'take shorter showers' },
  },
  laundry_time: {
    hear: 'laundry/washing machine/washer/dryer/machine & time|times|day|days|slot*|schedule|turn|hours|hog*|occup*|weekend*|sunday*|saturday*|evening*|wait*|always in use|block*|load|loads|tuesday*|monday*|wednesday*|thursday*|friday*|noon|free|since|finish*|done & !hairdryer|coffee, laundry times, wash & my day|your day|tuesdays|thursdays, clothes .. machine & waiting|since|hours|finished, waiting & machine|washer|dryer, laundry|washing|machine|dryer & day|days|turn|booked|slot|always yours|monopol*|hog*|all weekend|all day|every day|never free|free|wednesday*|evenings|sign up, wash on|do my washing & always|cant|when|never, washing day*, laundry day*, wash day*, machine & my day|is mine|full of your|full|after noon|still|been sitting|going by|always going|swap*|on sundays|on wednesday*, my day & machine|wash*|laundry, wet stuff & machine, your washing|laundry|clothes & machine & still|since|hours|sitting|left|full|all day, emptied the machine, left in the machine|washer|dryer, hogging the machine|washer|dryer, tuesday is my day, slot & wash*|laundry|machine, swap* & washing|laundry|wash',
    say: 'the laundry times',
    ask: {
      share_time: 'leave the washing machine free for part of the time',
      move: 'take your laundry out when it is done',
      take_out: 'take your laundry out when it is done',
    },
  },
  kitchen_time: {
    hear: 'kitchen|stove|oven & time|times|hours|occup*|hog*|schedule|slot*|block*|stagger*|crowded|at the same time|same time & !clean*|dirty, cook|cooking & late|hours|time|midnight|early|around|same time|crowded|you at|turn|6|7|8|half & !smell|done|when youre done, cooking time*, kitchen & busy|crowded|at six|at seven|at once|same time|dinner time|cook* & !clean|dirty, cook & six|seven|both|together at|same|first|turns, meal prep & hour*|all|sunday|kitchen, cooking & all evening|hours|whole|always when|slot*|turn*, kitchens yours, kitchen is yours, kitchen from, bathroom from & kitchen, kitchen is mine, kitchens mine, kitchen & mine|slot|from 6|from 7|bumping|swap*|queue*|in each others way|get near|cant get in|no room|elbow* & !clean*|dirty, batch cook*, meal prep*, need the kitchen, i need the stove|hob|oven|cooker, hob|rings|burners & all four|taken|in use|occupied|free|all the, all four rings|burners|hobs, get to the cooker|hob|stove|oven, cook dinner & when|before|after|wait*|until|cant, cook* at & same|seven|six|eight|7|6|8',
    say: 'the cooking times in the kitchen',
    ask: {
      share_time: 'leave the kitchen free for part of the cooking time',
    },
  },
  room_booking: {
    hear: 'living room/livingroom/lounge/common room/common area/sofa/couch/desk & time|times|hours|occup*|hog*|book*|schedule|block*|take over|taking over|turns|always in|reserve*|to myself|from|on thursday|on friday|tonight for|use it|need it|need the & !bottles|mess|clean*|crumbs|sticky|smell*, uses the living room, living room|lounge|desk|dining table|sofa & on wednesday*|on monday*|on tuesday*|afternoons|evenings|need|booked|all day|every evening|every night|always you|take*|using|for my|during, the tv room, can i have the & living|lounge|desk|table, whos using, use the & living room|lounge|desk, front room & need|friday|name|book*|free|use|yoga|class|interview, booked the, put my name down, reserved the, living room|lounge|front room|dining room|dining table|big table|sofa & yoga|class|booked|need it|mine|free on|meeting|your turn|tutoring|taken over|taken, time at the & table|desk, need the & table|desk|lounge|living room|front room|tv, have the & lounge|living room|front room|tv & on|tonight|for|saturday|friday, study room, spare room & use|need|book*, use of the & living|lounge|room|table|desk|garden, yoga & living|lounge|front|room',
    say: 'who uses the living room when',
    ask: {
      share_time: 'leave the living room free for part of the time',
      take_turns: 'take turns using the living room',
    },
  },
  house_meeting: {
    hear: 'house meeting*, flat meeting*, roommate meeting*, family meeting*, meeting & house|flat|together|we|all|skip*|missed|sunday|monday|miss|our, weekly meeting*, meetings, meeting & moved|calendar|kitchen|who|when, meet on & sunday|monday|tuesday|all|house, house talk, get together & talk|house|all, flat talk, catch up & house|all|flat, meeting & late|forgot|again|agenda, meet up & talk|house|chores|all, all sit down, proper chat, all feel better, house chat & sunday|meet, meeting & on or not|house|sunday|monday|tuesday|wednesday|thursday|friday|saturday|seven|eight|tonight|miss*|late|moved|skip* & !work meeting|my meeting|zoom|standup, sit down all, all of us sit down, sit down together & all|everyone|house|sunday|flat|meeting',
    say: 'the house meeting',
    ask: {
      be_on_time: 'arrive on time for the house meeting',
      give_notice: 'let me know before you miss a house meeting',
    },
  },
  shared_meals: {
    hear: 'dinner|dinners & together|our|house|sunday|late|skip*|miss*|cook*|we|eat with|us & !whats, eat together, eating together, cook together, cooking together, our meal*, shared meal*, house dinner*, breakfast together, brunch, sunday lunch, meals & together|shared|our, dinner & waited|waiting|cold|table|on time, barbecue, bbq, eat with us, eating with us, cook for everyone, cook for all, cooked for, family dinner, taco night, pizza night, thursday dinner*, sunday dinner*, dinner & together|us|waiting|cold|text|make it|table, supper, lunch together, breakfast & together, roast, cold lasagne, dinner & cold|sat there|oven|together|joint|tonight|table|waiting|make it|gone cold|eat with, sunday roast, house brunch, joint meal*, family meal*, cook for you, cooking for you, cooked for you|us|everyone, cooked & cold|waited|nobody|alone|everyone|us|for, meal & cold|together|waited|house|shared, sat there with, communal dinner*, takeaway night, curry night, movie night & food|dinner, dinner went cold, went cold',
    say: 'our shared meals',
    ask: {
      be_on_time: 'arrive on time for our shared meals',
      give_notice: 'let me know if you will miss our shared meals',
    },
  },
  lateness: {
    hear: 'be|being|been|are|were|always|youre|was|came|arrive*|show*|showed late & !night|home|noise|music|be up, late for & !me, late again, late every, minutes late, hours late, hour late, late to & !bed|be, keep|keeps|kept|keeping .. waiting, waiting for you, waited & hour*|minutes|for you|plumber|hours, wait for you, on time, punctual*, tardy, running late, 8 means 10, turned up & late|hours|after, an hour after, forgot to come, didnt show, tomorrow & always|never|again|promis*, nobody was, no one was there, no show, kept me waiting, waiting & hour*|minutes|outside|rain|you, waited, half an hour & wait*|late|after, stood outside, wheres & you|were, be here at & and|nobody|never, supposed to be here, supposed to meet, punctuality, missed the & bus|train|start, late & always|again|every|minutes|mins|hour*|you|turn* & !night|noise|music|home|rent|late rent|at night|evening|paying|payment|twice now, be on time, waiting on you, waste* my time, wasted my time, timewaster, time waster, turn up when, turn up on time, show up on time, show up when, stood in the, stood waiting, standing in the rain|cold, sat there & minutes|hour*|waiting|cold, kept waiting, you were meant to be, you said & oclock|seven|eight|six|nine & wait*|late|nowhere|still, hour|minutes & late|waited|waiting|after, where were you, held up, missed my & bus|train|flight|appointment, oclock or im gone',
    say: 'being on time',
    ask: { be_on_time: 'arrive on time', give_notice: 'let me know when you are late' },
  },
  cancelled_plans: {
    hear: 'cancel*, plans, bail|bailed|bailing, stood me up, change|changed|changing .. plan*, last minute, flake*, flaking, reschedul*, call* off, moved the, postpone*, put|puts|putting it off, push|pushed|pushing back, planned & cancel*|forgot|again, changed your mind, pull|pulled out, never mind then & plan*, fall|fell|fallen through, moved & meeting|dinner|plan*|date|again, off again, put off, swapped, swapping & dates|days|last, plans & change*|cancel*|again, called it off, blew me off, let me down, forgot our, forgot about our, pulled out, backed out, didnt happen, moved it, pushed it back, postponed, date & change*|move*, ate alone, nobody came, no one came, werent coming, wasnt coming, not coming & said|told|nobody, cooked for & alone|nobody|cold, on or not, called off, calling off, gets called off, no show, flaky, flake, bailed, ditch*, blew off, blown off, rain check, double book*, changed the plan*|date|time|day, last minute & change*|cancel*|plan*|off, sick of guessing, moved & day|date|time|meeting|saturday|sunday|name, fell through, stood up & me|us, never turned up, never showed, forgot & our|meeting|dinner|plan*|date|we',
    say: 'our changed plans',
    ask: { give_notice: 'let me know earlier when our plans change' },
  },
  late_return: {
    hear: 'come|comes|coming|came|get|gets|getting|got|return|returning|returned home & late|night|midnight|am|morning|2am|3am|4am|1am|drunk|2|3|4|door, come|comes|coming|came|get|gets|getting|got in|back & late|midnight|3am|2am|4am|1am|at 2|3|4|1|middle of the night|drunk|after & !work|shower, home late, home so late, home after midnight, late home, stumbl* in|home, roll|rolling|rolled in & late|drunk|am|night|2|3|4, stumbling, home at & 2|3|4|am|midnight|night, back at & 2|3|4|am|midnight, in the middle of the night & come|came|get|door|home|cook*, key in the lock, coming in late, come in late, get in late, got in late, night out & home|loud|door, be in by, home by & ten|eleven|midnight|12|11|10, in by ten|eleven|midnight|twelve, gone one|two|three|midnight|1|2|3, stayed up to let you in, stayed up for you, wait* up for, waited up, come in at, came in at, coming in at, get in at, got in at, rolling in, roll in, rolled in, back from the pub|club, drunk & came|come|home|in|stairs|night, out all night, all night & out, home drunk, let you in & night|one|two|three|am|stayed, didnt come home, not come home, when will you be home & late, text me if youre late, home at',
    say: 'coming home late',
    ask: {
      turn_down: 'be a little quieter when you come home late',
      give_notice: 'let me know when you come home late',
    },
  },
  work_schedule: {
    hear: 'shift & work|early|late|night|my|morning, shifts, work early, get up early, up early, start work, starts work, up at 5|6|7|five|six|seven, getting up at, get up at, work tomorrow, have work, work nights, working day, work hours, alarm at 5|6|five|six, on call, early start, early train, night shift, early shift, late shift, rota & work, on nights, shift, up for work, start at six|seven|five|6|7|5, start work at, work at six|seven|five|6|7, commute, get up for work, work in the morning, my hours, i teach, teaching & online|from|tuesday*, nurse, hospital & shift|work, my shift*, night shift*, early shift*, late shift*, nights this week, moved to nights, shift work*, rounds & six|seven|hospital|surgery|at, working from home & both|on|days|wednesday*|monday*|table|tuesday*|thursday*|friday*, work from home & days|on|both|monday*|tuesday*|wednesday*|thursday*|friday*, wfh, i work & saturdays|sundays|weekends|nights|early|from|six|seven|till|until, home office, get up at & five|six|5|6|4|half, have to be up, i start at, have jobs, have work & tomorrow|morning|early, up at five|six|5|6|half five, 12 hour shift*, double shift, my rota, back from work & late|night, before work, after work & rest|tired|need',
    say: 'my work hours',
    note: 'I have my work hours to think of.',
  },
  appointments: {
    hear: 'appointment*, deliver*, plumber, technician, repairman, repair man, electrician, handyman, courier, landlord & coming|visit*|inspection, inspection, meter reader, inspector, chimney sweep, engineer & come|coming|visit|visits|appointment, viewing, agency & visit|coming|appointment, internet guy, gas man, gas engineer, boiler man, window cleaner, surveyor, estate agent, viewings, meter & read*|man, delivery & wait*|in|home|sofa|missed, wait in for, let .. in & man|plumber|engineer|technician|cleaner, removal men, locksmith, chimney, exterminator, engineer & !software, meter reading, delivery & between|wait*|home|in|take|slot|man|coming, deliveries, fitter, viewing*, boiler service, broadband man, landlord & coming|visit|round|inspect*, letting agent, pest control, removal*, let .. in & plumber|man|engineer|electrician|landlord, wait* in for',
    say: 'the appointments at home',
    ask: {
      give_notice: 'let me know about appointments at home',
      be_on_time: 'be here for appointments at home',
      help: 'help with the appointments at home',
    },
  },
  calendar: {
    hear: 'calendar, timetable, our schedule, shared schedule, house schedule, time table, planner, shared calendar, google calendar, diary & house|shared|dates|put, whiteboard, wall planner, schedule & shared|house|our|put|write, calendar*, rota & name|moved|changed|fridge|written|swap*|wrong|date*, on the plan, wrote on the plan, schedule & fridge|shared|house|wrote|put|moved|changed|weekly|our, spreadsheet & rota|house|days|chores, whiteboard & dates|days|rota|put|calendar, poll & date*|day*|time',
    say: 'the shared calendar',
    ask: { give_notice: 'put it in the shared calendar', be_on_time: 'keep to the shared calendar' },
  },
} as const satisfies ConceptPart;
