import type { ConceptPart } from '../concept-words.ts';

export const SCHEDULE = {
  bathroom_time: {
    hear: 'bathroom|shower & hour*|minutes|long|forever|ages|occup*|hog*|wait*|free|late|slot*|queue*|block*|order|mornings|morning|fifty|thirty|half an hour|turn*|schedule|before work|first|quicker|hurry & !clean*|hair|dirty, hog* .. bathroom, bathroom time*, time in the bathroom, bathroom & ready|makeup|occupied|every morning|turns|locked|half seven|half past|seven|eight|forever|ages|45|40|30|60|hog|hogging|hogged|camp*, in there & hour*|minutes|ages|bathroom|forever, getting ready & bathroom|hour*, knock* on the bathroom, need the loo & wait*|bathroom|occup*, queue for',
    say: 'the time in the bathroom',
    ask: {
      share_time: 'keep your time in the bathroom a little shorter',
      agree: 'agree on bathroom times with me',
      give_notice: 'tell me before you need the bathroom for a long time',
    },
  },
  long_showers: {
    hear: 'shower & long*|hour*|minutes|forever|shorter|time|night|water|late|hog*|quick* & !curtain|mould|towel, showers, showering, shower & ten|twenty|thirty|forty|half an hour|ages|steam*|every|day|five, showers, bath & hour*|long|ages|water, showered, after each wash, wash & plughole|shower, ankle deep',
    say: 'the showers',
    ask: { share_time: 'take shorter showers', agree: 'agree on shower times with me' },
  },
  laundry_time: {
    hear: 'laundry/washing machine/washer/dryer/machine & time|times|day|days|slot*|schedule|turn|hours|hog*|occup*|weekend*|sunday*|saturday*|evening*|wait*|always in use|block*|load|loads|tuesday*|monday*|wednesday*|thursday*|friday*|noon|free|since|finish*|done & !hairdryer|coffee, laundry times, wash & my day|your day|tuesdays|thursdays, clothes .. machine & waiting|since|hours|finished, waiting & machine|washer|dryer, laundry|washing|machine|dryer & day|days|turn|booked|slot|always yours|monopol*|hog*|all weekend|all day|every day|never free|free|wednesday*|evenings|sign up, wash on|do my washing & always|cant|when|never',
    say: 'the laundry times',
    ask: {
      share_time: 'leave the washing machine free for part of the time',
      agree: 'agree on laundry times with me',
      move: 'take your laundry out when it is done',
    },
  },
  kitchen_time: {
    hear: 'kitchen|stove|oven & time|times|hours|occup*|hog*|schedule|slot*|block*|stagger*|crowded|at the same time|same time & !clean*|dirty, cook|cooking & late|hours|time|midnight|early|around|same time|crowded|you at|turn|6|7|8|half & !smell|done|when youre done, cooking time*, kitchen & busy|crowded|at six|at seven|at once|same time|dinner time|cook* & !clean|dirty, cook & six|seven|both|together at|same|first|turns, meal prep & hour*|all|sunday|kitchen, cooking & all evening|hours|whole|always when|slot*|turn*, kitchens yours, kitchen is yours, kitchen from, bathroom from & kitchen',
    say: 'the cooking times in the kitchen',
    ask: {
      share_time: 'leave the kitchen free for part of the cooking time',
      agree: 'agree on cooking times in the kitchen with me',
    },
  },
  room_booking: {
    hear: 'living room/livingroom/lounge/common room/common area/sofa/couch/desk & time|times|hours|occup*|hog*|book*|schedule|block*|take over|taking over|turns|always in|reserve*|to myself|from|on thursday|on friday|tonight for|use it|need it|need the & !bottles|mess|clean*|crumbs|sticky|smell*, uses the living room, living room|lounge|desk|dining table|sofa & on wednesday*|on monday*|on tuesday*|afternoons|evenings|need|booked|all day|every evening|every night|always you|take*|using|for my|during, the tv room, can i have the & living|lounge|desk|table, whos using, use the & living room|lounge|desk',
    say: 'who uses the living room when',
    ask: {
      share_time: 'leave the living room free for part of the time',
      agree: 'agree on who uses the living room when',
      take_turns: 'take turns using the living room',
    },
  },
  house_meeting: {
    hear: 'house meeting*, flat meeting*, roommate meeting*, family meeting*, meeting & house|flat|together|we|all|skip*|missed|sunday|monday|miss|our, weekly meeting*, meetings, meeting & moved|calendar|kitchen|who|when, meet on & sunday|monday|tuesday|all|house, house talk, get together & talk|house|all, flat talk, catch up & house|all|flat, meeting & late|forgot|again|agenda, meet up & talk|house|chores|all, all sit down, proper chat, all feel better, house chat & sunday|meet',
    say: 'the house meeting',
    ask: {
      be_on_time: 'be on time for the house meeting',
      give_notice: 'let me know before you miss a house meeting',
    },
  },
  shared_meals: {
    hear: 'dinner|dinners & together|our|house|sunday|late|skip*|miss*|cook*|we|eat with|us & !whats, eat together, eating together, cook together, cooking together, our meal*, shared meal*, house dinner*, breakfast together, brunch, sunday lunch, meals & together|shared|our, dinner & waited|waiting|cold|table|on time, barbecue, bbq, eat with us, eating with us, cook for everyone, cook for all, cooked for, family dinner, taco night, pizza night, thursday dinner*, sunday dinner*, dinner & together|us|waiting|cold|text|make it|table, supper, lunch together, breakfast & together, roast',
    say: 'our shared meals',
    ask: {
      be_on_time: 'be on time for our shared meals',
      give_notice: 'let me know if you will miss our shared meals',
    },
  },
  lateness: {
    hear: 'be|being|been|are|were|always|youre|was|came|arrive*|show*|showed late & !night|home|noise|music|be up, late for & !me, late again, late every, minutes late, hours late, hour late, late to & !bed|be, keep|keeps|kept|keeping .. waiting, waiting for you, waited & hour*|minutes|for you|plumber|hours, wait for you, on time, punctual*, tardy, running late, 8 means 10, turned up & late|hours|after, an hour after, forgot to come, didnt show, tomorrow & always|never|again|promis*, nobody was, no one was there, no show, kept me waiting, waiting & hour*|minutes|outside|rain|you, waited, half an hour & wait*|late|after, stood outside, wheres & you|were, be here at & and|nobody|never, supposed to be here, supposed to meet, punctuality, hour late, missed the & bus|train|start',
    say: 'being on time',
    ask: { be_on_time: 'be on time', give_notice: 'let me know when you are late' },
  },
  cancelled_plans: {
    hear: 'cancel*, plans, bail|bailed|bailing, stood me up, change|changed|changing .. plan*, last minute, flake*, flaking, reschedul*, call* off, moved the, postpone*, put|puts|putting it off, push|pushed|pushing back, planned & cancel*|forgot|again, changed your mind, pull|pulled out, never mind then & plan*, fall|fell|fallen through, moved & meeting|dinner|plan*|date|again, off again, put off, swapped, swapping & dates|days|last, changed your mind, plans & change*|cancel*|again, called it off, blew me off, let me down, forgot our, forgot about our, pulled out, backed out, didnt happen, moved it, pushed it back, postponed, date & change*|move*, ate alone, nobody came, no one came, werent coming, wasnt coming, not coming & said|told|nobody, cooked for & alone|nobody|cold',
    say: 'our changed plans',
    ask: { give_notice: 'let me know earlier when our plans change' },
  },
  late_return: {
    hear: 'come|comes|coming|came|get|gets|getting|got|return|returning|returned home & late|night|midnight|am|morning|2am|3am|4am|1am|drunk|2|3|4|door, come|comes|coming|came|get|gets|getting|got in|back & late|midnight|3am|2am|4am|1am|at 2|3|4|1|middle of the night|drunk|after & !work|shower, home late, home so late, home after midnight, late home, stumbl* in|home, roll|rolling|rolled in & late|drunk|am|night|2|3|4, stumbling, home at & 2|3|4|am|midnight|night, back at & 2|3|4|am|midnight, in the middle of the night & come|came|get|door|home|cook*, key in the lock, coming in late, come in late, get in late, got in late, night out & home|loud|door',
    say: 'coming home late',
    ask: {
      turn_down: 'be a little quieter when you come home late',
      give_notice: 'let me know when you come home late',
    },
  },
  work_schedule: {
    hear: 'shift & work|early|late|night|my|morning, shifts, work early, get up early, up early, start work, starts work, up at 5|6|7|five|six|seven, getting up at, get up at, work tomorrow, have work, work nights, working day, work hours, alarm at 5|6|five|six, on call, early start, early train, night shift, early shift, late shift, rota & work, on nights, shift, up for work, start at six|seven|five|6|7|5, start work at, work at six|seven|five|6|7, commute, get up for work, work in the morning, my hours, i teach, teaching & online|from|tuesday*, nurse, hospital & shift|work',
    say: 'my work hours',
    note: 'I have my work hours to think of.',
  },
  appointments: {
    hear: 'appointment*, deliver*, plumber, technician, repairman, repair man, electrician, handyman, courier, landlord & coming|visit*|inspection, inspection, meter reader, inspector, chimney sweep, engineer & come|coming|visit|visits|appointment, viewing, agency & visit|coming|appointment, internet guy, gas man, gas man, gas engineer, plumber, boiler man, window cleaner, surveyor, estate agent, viewings, meter & read*|man, delivery & wait*|in|home|sofa|missed, wait in for, let .. in & man|plumber|engineer|technician|cleaner, engineer, removal men, locksmith, chimney, electrician, exterminator',
    say: 'the appointments at home',
    ask: {
      give_notice: 'let me know about appointments at home',
      be_on_time: 'be here for appointments at home',
    },
  },
  calendar: {
    hear: 'calendar, timetable, our schedule, shared schedule, house schedule, time table, planner, shared calendar, google calendar, diary & house|shared|dates|put, whiteboard, wall planner, schedule & shared|house|our|put|write',
    say: 'the shared calendar',
    ask: { give_notice: 'put it in the shared calendar', be_on_time: 'keep to the shared calendar' },
  },
} as const satisfies ConceptPart;
