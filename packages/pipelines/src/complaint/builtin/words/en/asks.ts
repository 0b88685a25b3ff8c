import type { AskTable } from '../concept-words.ts';

export const ASKS_EN: AskTable = {
  turn_down: {
    hear: 'turn|turning|turned .. down & !offer|invit*, turn down, volume, quieter, quiet|quietly & be|keep|please|need|hours|stay|time|evening*|afternoon*|after|bit|more|little|some, keep|keeping it|the|things|your .. down|low|lower, keep .. noise .. down, lower .. volume|voice|music|voices, lower it, voice .. lower, softer, soften, shut up, pipe down, shush, less loud|noisy, too loud, so loud, noise down, stop .. noise, without the speakers, another time & noisy|appliance*|run, hear you & each other, scream* & stop*|not .. night, quiet, stop screaming|yelling|shouting & each other|night, tone it down, noise & stop, turn it down, listening to you & night|scream*|shout*, softly, volume, low & keep|volume|voice|music, whisper, quiet, loud, softly, headphones instead, keep down, turn it, lower, tiptoe, tread, yelling, lie awake & yell*|loud|noise|music, notch lower, a notch, banging',
    say: 'keep things a little quieter',
  },
  use_headphones: { hear: 'headphone*, earphone*, earbud*, airpod*, head phones', say: 'use headphones' },
  stop: {
    hear: 'stop, stops, stopped & please|want, quit, no more, no longer, dont .. again, do not .. again, not .. anymore, not .. any more, dont .. anymore, dont .. any more, cut it out, knock it off, enough of, put it away, give it a rest, never .. again, please dont & !know|mind, please do not, leave out, hold back, keep .. away from, from now on & not|stop, off limits, hands off, one more time & ill|will|see|and, one more & ill|i will, it stops, unplug it, stops today|now, enough, last time, wont tolerate, not ok|okay with, i dont want, i do not want, leave me alone, please dont, please do not, dont leave|use|eat|touch|take|borrow|bring|put|open|play|slam|let|come|go|call|post|read|share|make|wear, not on, thats not on, stop, not ok, no more, ill not, i will not, rather you didnt, prefer you didnt, cut out, cut down on, leave off, please not, not to & please|rather|ask*',
    say: 'stop that from now on',
  },
  ask_first: {
    hear: 'ask|asked|asking first|before|me before|me first|beforehand, ask|asked|asking me & before|first|take|use|borrow, without asking, without permission, check|checking .. me .. before|first, check with me|us, ask for & before, didnt ask, never ask*, asking before, ask permission, without telling|asking|checking|my permission|my ok, ask first, asking first, before you use|take|borrow|open|invite|move|change|eat|wear, check first, ask .. borrow*, ask me & use|using|borrow*|take|open|eat|wear|parcel*, ask next time, ask before, let me know first, run it by me, my permission, permission, ask .. before & !ask them|ask her|ask him',
    say: 'ask me first',
  },
  clean_up: {
    hear: 'clean & !clothes, cleaning & please|could|would|can|do|start|your, cleaned, clean up, tidy, tidying, tidied, wash & !hands, wash up, washing up, washed & be|them|dishes|up, wipe*, scrub*, sweep*, mop, vacuum & !night|early|wait, put .. in the dishwasher, do|doing .. dishes, clear & !it|is|that|about|up .. misunder*, clear up & !misunder*|things|this, pick up after, pick up your, pick .. up after, rinse*, soak & pot*|pan*|dish*, could today be the day, hang up, empty .. dishwasher, load .. dishwasher, sort .. recycling, flush, throw .. out|away & !him|her|his|you, do .. about the smell, do what we agreed, put|putting .. away & !guitar|drums|trumpet|it away|instrument|phone, rinse, rinse*, wipe, mop, hoover & please|could|can|need|week, vacuum, do the washing up, do the dishes, tidy, tidied, scrub, sweep up, dust & could|please|can, squeegee, empty the & dishwasher|bin|hoover, wash*, take your & cup*|plate*|mug* , put away, sort out your, clear up, clear away, clear your, clear the, pick up your, after yourself, after yourselves, deal with the & mess|dishes|bin, dab, salt on it, before it sets, mop up, soak up, get it out',
    say: 'clean it up',
  },
  take_out: {
    hear: 'take|takes|taking|took .. out & trash|rubbish|garbage|bin|bins|recycl*|it|compost|bag*|bottles|waste, take|taking out the, empty|emptying .. bin|bins|trash, bring .. bottles, put .. bins out, throw .. away & food|rubbish|trash|old, bin .. out, take .. bottles|glass|recycl*|cardboard, bin .. day, bins & miss|forget|day, take it out, bin day, bin & miss*|forgot|forget|drag, bin && miss|forget|tuesday|monday, take .. to the recycling|bin|bins|tip|bottle bank, boxes to the',
    say: 'take it out',
  },
  return: {
    hear: 'give|giving|gave .. back, bring|bringing|brought .. back, put|putting .. back, have|get|want|need .. back & my|it|mine & !come|coming|came, return* & my|it|them|the|what|back|borrow*, hand .. back, bring back, give back, back when youre done, like it back, want it back, need it back, back on its, back where, id like .. back, got to & where*',
    say: 'give it back',
  },
  replace: {
    hear: 'replac*, buy|buying|get|pick up .. new|another, buy again, refill*, restock*, pick up .. toilet|milk|soap|paper, pay .. back for & food|milk|ate, run out, ran out, buy .. again, your go & buy|pick|paper|get, grab .. new|another, new one, buy me, get me .. new, buy .. new, last legs, replace, new one, buy .. new|more, get more, pick up & some|more|new|milk|bread, top up, another one, refill, replaced, pay for a new, get a new, your turn to buy, owe me a, out of & washing|bleach|milk|soap|paper|oil|coffee, the last round, last round, your turn & buy|bought|out of|washing, were out, run out',
    say: 'replace it',
  },
  share_time: {
    hear: 'share|sharing .. bathroom|kitchen|space|parking|machine|time|room|fairly|shelf, share fairly, shorter, hurry up, quicker & shower|bathroom|be, order for, work out .. order|time*|schedule|slot*, free for part, slot*, shower|bathroom|laundry|cooking times|time, leave some, leave .. free, swap & time*|day*|slot*, hog*, get in and get out, you at .. me at, less time, stagger*, use .. when, time limit, take .. clothes out|laundry, out of the machine, waiting since, use the machine, done in, faster, machine free, bathroom order, shower earlier|later, alternate, odd days, even ones, evenings for, your days, which days, swap days, take the .. ones',
    say: 'leave it free for part of the time',
  },
  take_turns: {
    hear: 'take|taking turns, your turn & !whose, your share, fair share, my share, share of the, do your part, pull your weight, my week, your week, your half & !pay|send|bill|rent, alternate & clean*|chore*|week*, rota, half of the & clean*|bathroom|kitchen|chore*, split .. chores|cleaning|housework|tasks, each do our, turns with, turns cleaning, do your bit, clean your half, do my week, only doing mine|my, your bit, week to & clean|vacuum|hoover|mop|bins, its your week, your week, your turn, whose turn, turn to, who does it, share the & cleaning|chores|work|housework, split the & cleaning|chores|work|housework|tasks, do more, pitch in, chip in & clean*|chores|house, evenly & clean*|chores, pull your, not doing it this time, weekends running, weeks running, alternate & !washer, fair split, my turn',
    say: 'do your share',
  },
  be_on_time: {
    hear: 'on time, punctual*, be there|here at|by|when|for, be here, keep|stick to what|the|our & !messages, keep your word, keep your promise*, stick to, do what you|we & said|promis*|agreed, dont be late, stop being late, keep* me waiting, follow through, like you promised, as promised, promised & do|could|please|always|never, on time & be|never|please|always, do it like, do .. you promised, keep to, on the dot, in time, dont be late, be there, keep your promise, honour, stick to, follow through, by when & !let me, as agreed, as promised, turn up, show up on time',
    say: 'be on time',
  },
  talk: {
    hear: 'talk about|it|to me|with me|together|this|things|over|soon|later & !behind|stop .. talk|back, can we talk, could we talk, lets talk, talk & can|could|please|need|moment|sit|lets|should|coffee|rather & !behind, sit down, have a chat|talk|word, discuss & !dont, chat about, speak & can we|could we|soon|moment, conversation & have|need|could|can, go through .. with me, moment to talk, talk to me & instead|rather|grow|please|not, talk & sit|maybe|coffee, speak to me about, discuss this, catch up & about, in person & talk, go over, sit together, meet & go|talk|discuss|chat|sunday|week, talk about, talk through, chat & quick|have|could|can, a word with, discuss, catch up, can we talk, could we talk, meet up, talk & can|could|maybe|please|about|we, clear the air, sort this out, sit down, proper chat, chat, around on, are you around, have a chat, half an hour & chat|talk|around',
    say: 'find a moment to talk with me about it',
  },
  explain: {
    hear: 'explain*, why & did|do|are|am|is|was|were|would|have|hasnt|didnt & !cant|cannot|always|never, why, what happened, what did you|that mean, what|how come you & mean|meant, whats going on, tell me what|why|how|more|about & !you .. think|before|if, did you|u, do you know|remember, have you seen|read|got, was that you, was it you, who & left|did|took|broke|used|ate|moved|was|has|put|opened|decided, whose, is|was|are|were your & !problem, is it true, was there, wondering, does & mean|include, clarify, quick question, do you mean, understand & just|so|want|help|right|dont|trying|sure, where & is|are|did|my, are you mad|angry|upset|ok|okay, when was, know why, is|are|was|were|does|do|did & or & ?, is the & at .. or, when & is|are|was|will, or & mine|yours, one thing & another, have you, do you think, which, what is|was, what kind & !animal, ? & !could you|can you|would you|will you|could we|can we|shall we|please|mind|any chance|would it|could they|may i|can i, was that you, did you, was it you, do you know, do you have, is there, whats up with, how come, tell me & what|why|happened, wondering',
    say: 'tell me more about it',
  },
  give_notice: {
    hear: 'heads up, notice & give|more|advance|bit|some|without|any|little|before, let me know & !what|why|when youre free|mean*, let us know, tell me & before|when|if|first|ahead|beforehand|date|next time|earlier & !truth|face|why, warn|warning & before|me|us, in advance, ahead of time, beforehand, give .. warning, text me & before|when|if|late, announce, inform me, without telling, keep me posted, tell us, put it in .. calendar, write on the list, tell me the date, date & before|tell, week before, plan around, let me know if, give .. date, say .. before, know in advance, keep .. informed, tell me by, let me know by, know by, by thursday|friday|monday|tuesday|wednesday|sunday whether|if, whether .. coming|come|staying|stay, text me by, text me, message me & before|when|if|by, warn me, in advance, ahead, give me a shout, shout & before|when, tell me when, tell me if, know beforehand, bit of notice, some notice, more notice, know when, know if, put it on & calendar, without telling',
    say: 'let me know beforehand',
  },
  respect_space: {
    hear: 'leave me alone, leave me in peace, leave .. alone, stay|keep|get out of my|.. room, stay .. out of, keep out, privacy & need|give|respect|want|some|leave|my, personal space, space & need|give|some|my|respect|breathing, alone & need|want|time|be, time to myself, to myself, respect my|.. privacy|space|boundar*, boundar*, dont touch, do not touch, not touch, dont .. come|go|enter into|in my, hands off, let me sleep, not .. be disturbed, disturb*, leave .. for me, back off, invad*, stay away, my own business, out of my room, leave .. where|alone, thats not on, not on & my|private, need the & desk|living|lounge|room|table|bathroom, dont talk to me, not talk to me, dont .. my room|things|phone|stuff|bed|bag|drawers|messages|laptop, not .. my room|things|phone|stuff|bed|bag, to be left alone, my own space, please leave, stay off, keep off, keep your hands off, out of my things, private, my privacy, comment on my, left in peace, in peace, if the doors shut, set foot, leave it alone, not for general use, do not ever, dont ever, isnt for',
    say: 'give me a little space there',
  },
  knock: {
    hear: 'knock*, knock, knocking, knocked, tap on the door, wait for an answer, a tap, tap before, give .. tap',
    say: 'knock before you come in',
  },
  agree: {
    hear: 'agree on|about, come to an agreement|arrangement, compromise*, find .. solution|way|arrangement|middle, work .. out & together|we|can|could|lets|something|it|this|let, meet in the middle, meet .. middle, arrangement, figure .. out, make .. plan|deal|schedule|rota & we|lets|can|together|could, solution, settle on, set up .. plan|rota|schedule|system, sort out & who|how|when|we|this, sort something out, work something out, come up with, make a plan, draw up, a system, a rota, find a way, meet halfway, halfway, settle on, decide together, agree',
    say: 'find a way that works for both of us',
  },
  limit: {
    hear: 'less often, less|fewer & nights|guests|times|often|visits|parties|people|messages|use|frequent*, not so often, so often, too often, every night & !noise|music|loud, every weekend, nights a week, basically living, practically living, cut down, reduce, limit*, living here, lives here & !pay, moved in, all the time & here|over|boyfriend|girlfriend|guest*, little less, once a week, prefer not to get, dont want people, not .. people round|over, till theyre over, no people, max|maximum & nights|guests|people, not every, every day & here|over, every other, once a, twice a, at most, fewer, not every, that often, so many & nights|guests|times|messages|parties, too many, four nights, five nights, how many nights, keep it to, cut back, more than & nights|times|week, ease off, tone down, before six, before ten, earlier & practise|play',
    say: 'do that a little less often',
  },
  reply: {
    hear: 'reply, replying, answer|answering & message*|text*|please|could|chat|me|can|when|my, respond*, text|write|get|message .. back & !come|room|give, react & chat|message*, thumbs up, answer & message*|text*|me|chat|please|could|when|yes|no, get back to me, let me know & message|text, write back, text back, say yes or no, respond, reply, react, acknowledge, thumbs up, a quick yes',
    say: 'reply to me',
  },
  listen: {
    hear: 'listen & !music|in, let me finish, let me speak, hear me out, stop interrupting, without interrupt*, stop cutting me, listen to me, finish speaking|talking|without, finish my sentence*, talking over, let me talk, let me finish, hear what i, hear me, look at me when, pay attention, finish what i, finish my, until im done, get a word in, listen & !music|podcast|in on|door|loud',
    say: 'listen to me for a moment',
  },
  speak_kindly: {
    hear: 'calmer|kinder|nicer|friendlier|respectful|gentler|kind|normal tone|voice|way|words|with, speak|talk|talking|speaking to me .. nicer|kindly|calmly|respect*|calmer|kinder, stop yelling|shouting|screaming|snapping, dont yell|shout|snap|scream, not yell|shout|snap, lower your voice, talk|speak to me like, raise|raising your voice, watch your tone, your tone, speak kindly, with respect, be .. kinder, in kinder words, be nicer, nicer, kinder, politely, polite, be kind, more respect, respectfully, calmly, calm & talk|speak|say, talk to me like, speak to me like, snap at me, shouting at me, yelling at me, shout at me, yell at me, tone, not in that tone, without shouting, without yelling, sneering, sneer, not when it comes with, contempt, kinder',
    say: 'speak to me a little more kindly',
  },
  tell_directly: {
    hear: 'tell|told|telling|say|said .. to my face, to my face, face to face, in person & !bring, tell me directly, directly & tell|me|say|talk|come|speak, straight to me, come to me, talk to me & instead|rather|about it|notes|directly|happy, say it to me, tell me if|when .. bother*|wrong|problem|annoy*, tell me .. yourself, heard it from you, hear it from you, just talk about it, instead of .. notes|behind|complaining, said it to me, say it to me, tell me yourself, told me yourself, come to me, to me and not, to me instead, to me rather, rather you said|told, straight to me, speak to me & directly|instead|first|about it|rather, face, in person, talk to me about it',
    say: 'tell me directly',
  },
  include: {
    hear: 'include*, including me, involve*, consult*, ask us, talk to us, decide together, left out, leave .. out & me|us, my opinion, have a say, make .. decision* together, ask everyone, ask all, without me, without us, before you decide, be part of, keep me in the loop, ask us, asked us, involve, include, consult, count me in, my opinion, get a say, have a say, say in, decide without, before you decide|buy|order|sign|change|paint, together before, run it past us, let us know before, whether we wanted, vote, in the loop',
    say: 'include me',
  },
  keep_private: {
    hear: 'private & keep|stay|my|between|leave & !messages .. alone, between us, to yourself, dont tell, do not tell, not tell, dont share, not share, dont discuss, not discuss, keep .. secret, delete, take .. down & photo*|picture*|post*|video*, dont post, not post, confiden*, my business, without asking & photo*|picture*|post*|film*, told you in, was private, private, in confidence, trusted you, keep it to yourself, to yourself, not anyones business, nobodys business, take it down, delete it, delete that, remove the & photo*|picture*|post|video, not to post, not post, dont post, without my consent, without my permission, told you that in, dont tell, not tell, secret',
    say: 'keep it between us',
  },
  pay: {
    hear: 'paid & not|you|your|still|back, transfer*, owe*, reimburse*, your half & send|bill|rent|pay|money|have, your part|share of .. rent|bill*|cost*|money, split .. cost*|bill*|evenly|money|fairly|it, chip in & !clean*, contribute*, send .. money|it today|half, venmo, share .. cost|costs, settle up, split .. evenly|equally|stuff, evenly, adds up, venmo, pay|paying & !attention|for itself|mind|not paying|wont pay|im not|i will not|not going to pay|doesnt pay|we all pay|does she|does he, give|send|pay|get me .. pounds|euros|quid|dollars|money|half|share|part, rent & due|late|owe|still|pay, bill & due|late|owe|half|share|pay|by, pounds, quid, euros, money & back|send|owe|transfer|need, your half, your third, settle, cough up, chip in',
    say: 'pay your part',
  },
  turn_off: {
    hear: 'turn|turning|switch|switching|turned|switched .. off, turn off, switch off, unplug*, lights off, lights out, snooz*, flick .. off, off when, off when you, leave|leaving|left .. on & light*|lamp*|heat*|oven|tv|device*|iron|fan|ac|charger*|router & !on the|on my|on your|on me, unplug*, light off, lights off, off when, switch .. off, turn .. off, off at night, off after, turn off, alarm off, heating off, tap off',
    say: 'switch it off',
  },
  close_door: {
    hear: 'close|closing|closed|shut|shutting .. door*|window*|gently|it, close|shut the, lock|locking|locked .. door|up|it|front|back, lock the, stop slamming, slam*, not slam, dont slam, door|doors gently|quietly|softly, unlocked, left .. open, door .. open & !open .. room, banging, bang* .. cupboard*|door*, double lock, lock it, latch, keep .. door .. closed|shut',
    say: 'close it gently',
  },
  go_outside: {
    hear: 'outside, outdoors, on the balcony & smok*|call*|please|go, another room, somewhere else & call*|smok*|go|talk, elsewhere & !put, step out, take .. outside|another, not smoke in|inside|indoors, smok* .. inside|indoors, outside, balcony & smok*|phone|call*|could|please, garden & smok*, step outside, in your room & call*|phone|talk|smok*, another room, elsewhere, somewhere else, not in here, not indoors, out the window & smok*, take it outside, next to me, speakerphone, in the garden, in your own room',
    say: 'do that outside or in another room',
  },
  move: {
    hear: 'move & !in|out|on, moving & could|please|mind, make .. room & !up, make .. space, clear .. space|shelf|hallway|way, out of the way, blocking, take .. out when .. done, leave .. space|room & !me alone, somewhere else & put|store|keep|park, turn it the other way, keep .. clear, park .. elsewhere|somewhere|else, leave .. spot|space|free & park*, play in, take .. off at .. door, can it live in, live in the, somewhere else, keep it in, store, stored, in the shed, put it in, clear .. off, elsewhere, free & spot|parking|space|hallway, put .. elsewhere|somewhere, put .. away & shoes|boots|bike|things|boxes, shift & could|please|bike|car|box*|stuff, out of the hallway|way|living|bathroom|kitchen, take .. to your room, in your room & put|keep|store, find another place|spot|home for, home for, off at the door, off the & sofa|table|floor|stairs|counter, boxes & when|move|go|gone|away, store, storage & put, in your room instead, do it in, instead of on the, somewhere else',
    say: 'move it somewhere else',
  },
  repair: {
    hear: 'repair*, fix|fixed|fixing, call .. plumber|landlord|electrician & fix|repair|leak*|broken|please, mend, get .. looked at, take care of the repairs, fixed, fix, repaired, repair, mended, sorted & leak|boiler|tap|lock|heater|drip, call the & plumber|landlord|agency|electrician, get someone, tell the landlord, report it',
    say: 'have it repaired',
  },
  help: {
    hear: 'help & !cant help|help yourself, helping, lend .. hand, give .. hand, look after, take care of & !repairs, be here for .. plumber|technician|delivery, let .. in & plumber|technician|delivery, support & me|need, water .. plant*|flowers, feeding the, feed the, feed my, water my, watering my, look after my, take care of my, give me a hand, help me, be in for, let .. in, could you be there, pick me up, lend a hand, cover for me, mind my & cat|dog|plants, empty the dishwasher, any chance you could, fair split',
    say: 'help me with it',
  },
  other: { hear: '', say: '' },
};
