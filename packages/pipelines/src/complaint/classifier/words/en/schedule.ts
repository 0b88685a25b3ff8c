/** When something is done and for how long: times of use, turns, being late, plans moved. */
export const SCHEDULE = `
3: schedule|schedules|scheduled|scheduling|shedule|schedual, timetable*, calendar*, rota, roster
hog|hogs|hogging|hogged, occupy|occupies|occupied|occupying
bathroom|shower|toilet|loo|kitchen|washer|machine|dryer _ for|so|too|every hours|hour|ages|long|forever|minutes|min|mins|morning
hour|hours|long|ages|minutes|forever in|using the bathroom|shower|toilet|kitchen|loo
long|longer|shorter|hour showers|shower|bath|baths, time in the bathroom|shower|kitchen, showers|shower take|takes
share the bathroom|kitchen|living|washing|laundry|tv|washer|parking|study, late|l8 again|for|to|as|$
hour|minutes|always|running|hours|constantly|being|youre|was|were|came|come|arrive* _ late, on time, punctual*
be here by|at, show* up, didnt show, no show, wait|waited|waiting for you|him|her|half|over|hours|an|ages|ever
wait|waiting half|an|over|hours|forever|outside|around, waited for|an|hours|half|over|outside|since
waiting since|for, kept|keep|keeps|keeping me|us|everyone waiting, stood me|us up
cancel|cancels|cancelled|canceled|cancelling|canceling, postpone*, reschedul*
change|changes|changed|changing|move|moved|moving the|our|your plan|plans|date|time|day|meeting|dinner, our plans
plans for, last minute, at the last, slot|slots, laundry day|days|time|slot|schedule
washing machine|washer|dryer free|occupied|full|busy|taken|all|every|on, morning routine, take turns, taking turns
time slot*, time limit*, set|agree|fix* times|time, agree|agreed on times|a time, different times, appointment*
to myself|free from|between|at, when _ coming|arrive|arriving|back|due|ready, booked|booking|book the|a, reserve*
what time _ come|coming|arrive|home|be|start|leave|dinner|meeting|we|you|is, by when, deadline*, meeting at|on|time
house meeting, missed|miss|forgot _ meeting|dinner|appointment, dinner at|together|plans, coordinate*, availab*
week night*, weekday*, shower|showering|wash|ready _ faster|quicker|quickly|shorter
need the kitchen|bathroom|living|shower|machine|washer|oven between|from|at|until|before, need|want _ between _ and
whats|what time, out of the machine|washer|dryer, clothes|laundry|load|washing in the machine|washer|dryer
shower|bathroom|kitchen|toilet|machine|washer|dryer|oven is|was|always|being . taken|occupied|busy|free|blocked
plumber|electrician|delivery|technician|repairman|chimney|inspector|repair _ come|comes|coming|arrive|arrives|here|visit
laundry days, my time, said 6|7|8|9|six|seven|eight, swap _ day|days|slot|slots|turn|week, planned for
noone was there|here, dinner was|is at|planned
shower|showers|cook|bath|laundry after|before|when|while|around _ i|ive|my|work|seven|eight|left
need|needs the kitchen|bathroom|washer|oven|living, which|what evenings|days|nights|mornings|times|evening|day|night
meant|supposed to leave|start|meet|go|eat at|by, finish|finished|done cooking|showering|washing|laundry by|before
use the oven|kitchen|stove|machine|washer|shower, still in bed
2: plan|plans|planned|planning, routine, turn, late, early, delivery|deliveries
washing machine|washer|dryer|laundry room, every morning, rush hour, time|times, in a hurry|rush, hour|hours
night|early|late shift|shifts, shift|shifts, mornings, get|getting ready for|in, need to shower
before work|school|class|my, my|your|whose turn, turns, same time, when will|are|is|should, how long, which day|days
swap|swapping, at the same time, free on|at, in the machine, out of the machine, washer|dryer|machine
promised sunday|monday|tomorrow, always tomorrow, shall we try, cook around|at, cooking at|when, crowded
come|comes|coming|get|gets home|back|in at|late|after|around, be up at|early|by, means, excuse|excuses
collection|pickup day|when|is, wet clothes|laundry|load in|out _ machine|washer|dryer, waiting
from|between|until|till . to|and|till|until . every|on|the|is, kitchens|bathrooms yours|mine|free|taken
is mine|yours from|between|at, revolve*|revolves around, finishing|start|end time, settle on a time|finishing|start
half an hour, cooked for four|everyone|us|you, ate alone, werent|wasnt|not coming|there|home|here
never showed|turned|came|arrived, turn* up|up late, stood _ up, no show*
forgot|forgot about|forgotten|forget _ dinner|meeting|plan|appointment|birthday|date|agreed|we|our
double book*|overlap*|clash*, first come|come first, monopol*, take ages|forever|so|hours, takes ages|forever|so
beauty routine|bath|bubble, queue|queuing|line up, rush*|hurry*|hurried
miss*|missed my|the|our bus|train|lecture|class|meeting|appointment, running behind|late, time table, curfew
bedtime|early bird|night owl|sleep schedule, work from|wfh|home office
online|zoom lesson|seminar|class|meeting at|on|every, whose day|week|slot|go, my|your day|week|go|slot to|for|on
laundry|washing on|every|day|days|slot, wash* on|every monday|tuesday|wednesday|thursday|friday|saturday|sunday
cook* at|around|between|when
oven|hob|stove|kitchen|bathroom|shower at|between|from|until _ 5|6|7|8|9|six|seven|eight|nine
on a school|work night, postpon*, rain check, reschedul*, push* back|it, bring forward, move* it to
changed your|the|his mind|plan|plans|date|time, at short notice, short notice, last second
planned|arranged|agreed for|on|to meet|at
we said|agreed|planned|arranged _ monday|tuesday|wednesday|thursday|friday|saturday|sunday|at|six|seven|eight
weekends|weekend away, delivery|parcel|engineer|electrician|boiler man|gas man|inspection|viewing, let him|them in
be in for|on|at|when
1: minutes, morning|mornings, evening, week, weekend, tomorrow
monday|tuesday|wednesday|thursday|friday|saturday|sunday
0: late at night, late night|nights, late in the, too late, so late, this late, that late, until|till late
turn _ down|off|on|up|around|into, turns out, in turn, every time, all the time, each time, the whole time
this time, first time, next time, last time, one time, some|any time, same time i|you, time alone, time to myself
at the same time i, time to talk|chat|sit, have time, have a minute, spend* time, quiet hours, hard time
how many times, many times, three|two|several|multiple|hundred|thousand|few times, of the time, long time
time and again, for the _ time, by the time, my whole, office hours, about time, it takes, what are you planning
turn to clean|do|take|empty|buy, cleaning schedule|rota|plan|calendar|roster, chore schedule|rota|chart
your turn for|with, turn for the, cleaning turn, early in the, earlier, at _ time of, hours of sleep
hours later|ago, rent|rents|rents|bill|bills|payment|payments|deposit|money|share|tax _ late|time, rent|bill|payment late
pay|pays|paid|paying _ late|time, late rent|payment|payments|fee|fees, late with|on|paying . rent|bills|money|share
`;
