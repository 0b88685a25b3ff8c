import type { ConceptPart } from '../concept-words.ts';

export const SCHEDULE = {
  bathroom_time: {
    hear: 'bathroom|shower & hour*|minutes|long|forever|ages|occup*|hog*|wait*|free|late|slot*|queue*|block*|order|mornings|morning|fifty|thirty|half an hour|turn*|schedule|before work|first|quicker|hurry & !clean*|hair|dirty, hog* .. bathroom, bathroom time*, time in the bathroom',
    say: 'the time in the bathroom',
    ask: { share_time: 'keep your time in the bathroom a little shorter', agree: 'agree on bathroom times with me', give_notice: 'tell me before you need the bathroom for a long time' },
  },
  long_showers: {
    hear: 'shower & long*|hour*|minutes|forever|shorter|time|night|water|late|hog*|quick* & !curtain|mould|towel, showers, showering',
    say: 'the showers',
    ask: { share_time: 'take shorter showers', agree: 'agree on shower times with me' },
  },
  laundry_time: {
    hear: 'laundry/washing machine/washer/dryer/machine & time|times|day|days|slot*|schedule|turn|hours|hog*|occup*|weekend*|sunday*|saturday*|evening*|wait*|always in use|block*|load|loads|tuesday*|monday*|wednesday*|thursday*|friday*|noon|free|since|finish*|done & !hairdryer|coffee, laundry times, wash & my day|your day|tuesdays|thursdays, clothes .. machine & waiting|since|hours|finished, waiting & machine|washer|dryer',
    say: 'the laundry times',
    ask: { share_time: 'leave the washing machine free for part of the time', agree: 'agree on laundry times with me', move: 'take your laundry out when it is done' },
  },
  kitchen_time: {
    hear: 'kitchen|stove|oven & time|times|hours|occup*|hog*|schedule|slot*|block*|stagger*|crowded|at the same time|same time & !clean*|dirty, cook|cooking & late|hours|time|midnight|early|around|same time|crowded|you at|turn|6|7|8|half & !smell|done|when youre done, cooking time*',
    say: 'the cooking times in the kitchen',
    ask: { share_time: 'leave the kitchen free for part of the cooking time', agree: 'agree on cooking times in the kitchen with me' },
  },
  room_booking: {
    hear: 'living room/livingroom/lounge/common room/common area/sofa/couch/desk & time|times|hours|occup*|hog*|book*|schedule|block*|take over|taking over|turns|always in|reserve*|to myself|from|on thursday|on friday|tonight for|use it|need it|need the & !bottles|mess|clean*|crumbs|sticky|smell*, uses the living room',
    say: 'who uses the living room when',
    ask: { share_time: 'leave the living room free for part of the time', agree: 'agree on who uses the living room when', take_turns: 'take turns using the living room' },
  },
  house_meeting: {
    hear: 'house meeting*, flat meeting*, roommate meeting*, family meeting*, meeting & house|flat|together|we|all|skip*|missed|sunday|monday|miss|our, weekly meeting*, meetings, meeting & moved|calendar|kitchen|who|when',
    say: 'the house meeting',
    ask: { be_on_time: 'be on time for the house meeting', give_notice: 'let me know before you miss a house meeting' },
  },
  shared_meals: {
    hear: 'dinner|dinners & together|our|house|sunday|late|skip*|miss*|cook*|we|eat with|us & !whats, eat together, eating together, cook together, cooking together, our meal*, shared meal*, house dinner*, breakfast together, brunch, sunday lunch, meals & together|shared|our, dinner & waited|waiting|cold|table|on time, barbecue, bbq',
    say: 'our shared meals',
    ask: { be_on_time: 'be on time for our shared meals', give_notice: 'let me know if you will miss our shared meals' },
  },
  lateness: {
    hear: 'be|being|been|are|were|always|youre|was|came|arrive*|show*|showed late & !night|home|noise|music|be up, late for & !me, late again, late every, minutes late, hours late, hour late, late to & !bed|be, keep|keeps|kept|keeping .. waiting, waiting for you, waited & hour*|minutes|for you|plumber|hours, wait for you, on time, punctual*, tardy, running late, 8 means 10, turned up & late|hours|after, an hour after, forgot to come, didnt show, tomorrow & always|never|again|promis*',
    say: 'being on time',
    ask: { be_on_time: 'be on time', give_notice: 'let me know when you are late' },
  },
  cancelled_plans: {
    hear: 'cancel*, plans, bail|bailed|bailing, stood me up, change|changed|changing .. plan*, last minute, flake*, flaking, reschedul*, call* off, moved the, postpone*, put|puts|putting it off, push|pushed|pushing back, planned & cancel*|forgot|again, changed your mind, pull|pulled out, never mind then & plan*, fall|fell|fallen through, moved & meeting|dinner|plan*|date|again',
    say: 'our changed plans',
    ask: { give_notice: 'let me know earlier when our plans change' },
  },
  late_return: {
    hear: 'come|comes|coming|came|get|gets|getting|got|return|returning|returned home & late|night|midnight|am|morning|2am|3am|4am|1am|drunk|2|3|4|door, come|comes|coming|came|get|gets|getting|got in|back & late|midnight|3am|2am|4am|1am|at 2|3|4|1|middle of the night|drunk|after & !work|shower, home late, home so late, home after midnight, late home, stumbl* in|home',
    say: 'coming home late',
    ask: { turn_down: 'be a little quieter when you come home late', give_notice: 'let me know when you come home late' },
  },
  work_schedule: {
    hear: 'shift & work|early|late|night|my|morning, shifts, work early, get up early, up early, start work, starts work, up at 5|6|7|five|six|seven, getting up at, get up at, work tomorrow, have work, work nights, working day, work hours, alarm at 5|6|five|six, on call, early start, early train',
    say: 'my work hours',
    note: 'I have my work hours to think of.',
  },
  appointments: {
    hear: 'appointment*, deliver*, plumber, technician, repairman, repair man, electrician, handyman, courier, landlord & coming|visit*|inspection, inspection, meter reader, inspector, chimney sweep, engineer & come|coming|visit|visits|appointment, viewing, agency & visit|coming|appointment, internet guy, gas man',
    say: 'the appointments at home',
    ask: { give_notice: 'let me know about appointments at home', be_on_time: 'be here for appointments at home' },
  },
  calendar: {
    hear: 'calendar, timetable, our schedule, shared schedule, house schedule, time table, planner',
    say: 'the shared calendar',
    ask: { give_notice: 'put it in the shared calendar', be_on_time: 'keep to the shared calendar' },
  },
} as const satisfies ConceptPart;
