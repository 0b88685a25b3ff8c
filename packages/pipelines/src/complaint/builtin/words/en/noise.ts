import type { ConceptPart } from '../concept-words.ts';

export const NOISE = {
  noise: {
    hear: 'noise|noises|noisy|racket|ruckus|din|commotion, sound travels, hear everything, hear every sound, volume, sound & every|hear|loud, thud*, thump*, clatter*, banging & !door*, bang & wall|pots|pans|night, chairs & scrap*|drag*|scrape, dragging furniture|chairs, hear you through, walls are thin, thin walls, whisper & could|not|cant, quieter, keep it down, loud & !clothes, noisily, rattl*, rumbl*, drag|dragging & floor|suitcase|chair*, racket & !tennis, din, commotion, ruckus, hullabaloo, hammering, walls are thin|paper, paper thin, rowdy, moving furniture, drag* .. furniture|chairs|chair, noises, clanging, making a row, kept up|awake & !worr*, keep me|us up|awake, keeps me|us up|awake, kept me|us up|awake, sleepless night*',
    weak: 'loud|louder|loudly|quieter, keep it down',
    say: 'the noise',
    ask: { turn_down: 'keep the noise down a little', stop: 'stop the noise' },
  },
  loud_music: {
    hear: 'music & !practi*|instrument, bass, stereo, subwoofer*, loudspeaker*, speakers & !without|phone, playlist*, song|songs, techno, sound system, boombox, blasting & !past, beats, salsa, amp, amplifier, dj, tunes, hip hop, record player, thumping, radio, tracks, vinyl, hi fi, hifi, singer, band & plays|playing|loud, dance music, rap, metal & play*|loud, disco, soundbar, guitar solo, mixtape, beat|beats & hear|loud|night, your speaker, speaker & hear*|heard|loud|off|midnight|wall, subwoofer, drum and bass, dnb, heavy metal, house music, bluetooth speaker, beats & wall|night|loud, blast & music|songs, that song|track, spotify & loud|blast*|volume, same song',
    say: 'the music',
    ask: {
      turn_down: 'turn the music down a little',
      use_headphones: 'use headphones for your music',
      stop: 'stop the music',
      turn_off: 'switch the music off',
      close_door: 'close the door when you play music',
    },
  },
  loud_tv: {
    hear: 'tv, tvs, telly, television*, netflix, movies|movie|film|films, series & !of, watching shows, your shows, match & volume|loud|tv|shout*, show & tv|loud|volume, streaming & loud|volume|night, youtube, video|videos & loud|volume|phone|night|speaker, screen & loud, football & tv|watch*, sitcom*, reality show*, football match, the match & loud|volume|tv|telly, tv show*, whole film|movie|episode, the film & hear|follow|loud|volume, binge*, tiktok* & loud|volume|speaker|night|hear, reels & loud|volume|speaker, workout video*, youtube & loud|volume|night|hear',
    say: 'the TV',
    ask: {
      turn_down: 'turn the TV down a little',
      use_headphones: 'use headphones for the TV',
      turn_off: 'switch the TV off',
    },
  },
  loud_voices: {
    hear: 'yelling|yell|shouting|shout|screaming|scream & !at me|us|him|her, laughing & !at me, laughter, giggl*, loud voice|voices, voices, talk|talking|talks|speak|speaking .. loud|loudly|louder, loud .. talk|talking|conversation*, conversation* .. loud*|night|wall*|midnight, chatting .. loud*, chatter*, argue|arguing|fight|fighting & hear|loud|night|wall*|each other|you two, hear every word & !call*|phone, rowdy, shriek*, shouty, hollering, cackl*, chat & hallway|night|loud|stairs, hallway & talk*|chat*|voices, kids & scream*|loud|shout*, argument* & hear|night|loud|wall*, conversation* & balcony|stairs|hallway, whisper, arguing, quarrel*, rows & night|hear, football & bed|lads|round|watch, a good laugh, laugh & evenings|night|landing|loud|hallway, cheering, cheer* & loud|night|goal, in your room instead, bicker*, squabbl*, row|rows|rowing & you two|walls|hear|night, hear you & shout*|yell*|rag*|laugh*|argu*|talk*|giggl*, raging at, screech*, guffaw*, bellow*, whoop*, chatter* & night|late|loud|wall*, natter* & night|late|loud|wall*, arguing & wall|night|hear|each other, voices & down|loud|lower|wall*|hear, shouting matches, shouting match, chanting, loudmouth*, yelling after, keep their voices, noisy & friends|mates|guests|people',
    say: 'the loud voices',
    ask: { turn_down: 'keep your voice a little lower' },
  },
  phone_calls: {
    hear: 'calls & !it|me|him|her|this|video calls with|clients, your call|calls, phone call*, video call* & !with clients, call|calls on speaker, speakerphone, facetime*, zoom, on the phone, phone on speaker, phone conversation*, voice message*, voice note*, phone & loud*|hear|wall*|hours|speaker, fantasy football, talking to your & hear|loud|midnight|wall*, on your phone & hear|loud|hours|shout*, talking on|to .. phone, skype, calls & hallway|kitchen|hour*|loud|speaker|night, calling your & loud|night|hour*, mum & phone, facetiming, teams call*, conference call*, hands free, loudspeaker, zoom & call*|meeting*|standup|loud|room|kitchen|bedroom, standup, videocall*, on speakerphone, loudspeaker & phone|call*, on speaker, whatsapp call*, voice notes, voice memos, calls with, work calls, call|calls & loud|shout*|hear|hallway|hall|kitchen|night, on the phone & loud|shout*|hear|night|hours|all & !can hear what i',
    say: 'the phone calls',
    ask: {
      turn_down: 'keep your phone calls a little quieter',
      use_headphones: 'use headphones for your phone calls',
      go_outside: 'take your phone calls in another room',
      close_door: 'close the door during your phone calls',
    },
  },
  gaming: {
    hear: 'gaming, video game*, videogame*, playstation, ps5, xbox, headset, controller, fortnite, call of duty, game|games & headset|console|online|play|playing|pc, play & without .. speakers, gamer, twitch, discord, your game|games, fifa, minecraft, ps4, nintendo, switch & play*|game*, raid & night|headset, your mic, the mic, gaming pc, rage quit*, shouting at the screen, playing & headset|online|night|pc|computer|until & !guitar|piano|drums|music, teenagers on the internet, yelling at & internet|screen|teenagers|game, online & yelling|shout*|scream*, stream with, streaming with, xbox & loud|yell*|shout*|night|hear|play*|scream*, league of legends, controller & bash*|smash*|night, console & night|play*|loud, raid & night|game|guild, mechanical keyboard, teenagers & rag*|headset, lobby & yell*|shout*, rage quit',
    say: 'the gaming',
    ask: { turn_down: 'be a little quieter while gaming', use_headphones: 'use headphones for gaming' },
  },
  late_noise: {
    hear: 'night noise, noise at night, late night noise, night time noise, moving|move furniture & 1am|2am|3am|night|midnight|11pm, kept up, kept me up, kept us up, keep me up, keeps me up, keep us up',
    say: 'the noise at night',
    at: 'at night',
    ask: { turn_down: 'keep the noise down at night', stop: 'stop the noise at night' },
  },
  early_noise: {
    hear: 'early morning noise, noise early, noise in the morning, crack of dawn, before the sun, before dawn, woken .. before, wake* .. before|at & six|seven|eight|nine|6|7|8|9, lie in, lie ins, at silly oclock, morning & blender|vacuum|hoover|drill*|music|weights|treadmill|grinder|juicer',
    say: 'the noise early in the morning',
    at: 'early in the morning',
    ask: {
      turn_down: 'keep the noise down early in the morning',
      stop: 'stop the noise early in the morning',
    },
  },
  alarm_clock: {
    hear: 'alarm*, snooz*, alarm clock*, your alarm .. ring*, phone alarm, wake up alarm, ringtone & morning, rings & five|six|morning|every, alarm & phone|went|goes|go|rang|ring*|snooz*|off|morning|your|clock & !fire|smoke|burglar, alarms, snooze, snoozing, snoozed, beeping & morning|phone|hour*, alarm clock',
    say: 'the alarm clock',
    ask: {
      turn_off: 'switch off your alarm clock when it rings',
      turn_down: 'turn your alarm clock down a little',
    },
  },
  slamming_doors: {
    hear: 'slam*, bang|banging|bangs .. door|doors|cupboard*|cabinet*, door|doors & loud|loudly|gently|quietly|bang*|slam*, slam, cupboard*|cabinet*|drawer* & slam*|bang*, door & bang*|shakes|softly, doors & bang*|softly, bang|bangs|banging|banged .. door|doors|cupboard*|cabinet*|drawer*, door* & slam*|bang|bangs|banging|banged, let .. door fall|bang|swing, thunder* .. door',
    say: 'the slamming doors',
    ask: {
      close_door: 'close the doors gently',
      stop: 'stop slamming the doors',
      turn_down: 'close the doors more quietly',
    },
  },
  footsteps: {
    hear: 'stomp*, footstep*, foot steps, heels, heavy steps, stamping, running around, walk|walking|pace|pacing & heavy|heavily|shoes|heels|night|loud|upstairs|above|creak*, creak*, heel & !over, steps & loud|heavy|hear|night, elephant*, run|running up and down, pacing, dancing, workout|workouts|exercise|exercising & jump*|loud|noise|night|floor, tiptoe*, slippers, clomp*, boots & floor|night|loud|upstairs, skipping rope, jump* & floor|ceiling|above, weights & drop*|floor, dumbbell*, yoga & jump*, tread & heavy|heavily|light*, walk* & softly|above, jumping & !off|bridge, jump around, stamp* & floor|stairs|ceiling|around|about, stomping, footsteps, heels & floor|wood*|laminate|ceiling|night, tramp* & floor|stairs|ceiling|upstairs, thunder* & stairs|floor|ceiling, elephant* & stairs|floor|upstairs|walk*|herd, clogs, jumping & ceiling|floor|above, run*|running up & stairs, treadmill',
    say: 'the footsteps',
    ask: { turn_down: 'soften your footsteps a little' },
  },
  instrument: {
    hear: 'guitar*, piano, drum, drums, drumming, violin, trumpet, keyboard & play*|practi*, instrument*, practising & !driving, practicing, singing, saxophone, band practice, karaoke, ukulele, guitar, flute, trombone, rehears*, practise*, practice & !driving|what, play|playing the, recorder, harmonica, accordion, scales, choir, cello, drum kit, drumkit, drum|drums, bass guitar, practise|practising|practice|practicing & !law, sing|sings & shower|loud|night|morning, clarinet, bagpipes, oboe, rehearsal, jam session*, your band, strum*, tuba, opera, wonderwall, tone deaf, butchered, ears are bleeding, ears bleeding, play & song|wonderwall|riff & times|hundred, keyboard & practis*|practic*|play*, drum|drums|drumming|drumkit, sax, recorder & play*|practis*|practic*, bagpipe*, banjo, scales & practis*|practic*|play*|violin|piano, sings, vocal warm*, amp & guitar|bass|loud|night, practis* & wall|loud|night|hours|evening, bongo*, djembe',
    say: 'the music practice',
    ask: {
      turn_down: 'practise your instrument a little more quietly',
      stop: 'stop playing your instrument',
    },
  },
  party: {
    hear: 'partys, parties, partying, afterparty, house party, birthday & people|over|here|celebrat*, rave, bash, get together*, thirty|twenty|fifty|dozen|40|20|30|50 people, celebrat*, drinks & friday|saturday|people|here, birthday do, house warming, housewarming, poker night, game night & people|loud|late, gathering, celebration, pre drinks, predrinks, after party, barbecue & people|loud|night, throw a do, a do for, thirtieth, twentieth, fortieth, birthday & throw|party|finish*, afterparties, after parties, party & !third|political|search, pre game, pregame, bash & birthday|house|saturday, ravers, dj & saturday|planned|friday|night|here, get together & saturday|friday|loud|night, shindig, piss up, booze up, beer pong, hen do, stag do, drinks here, game night, open house',
    say: 'the party',
    ask: {
      turn_down: 'keep the party a little quieter',
      give_notice: 'let me know before a party',
      stop: 'stop having parties here',
    },
  },
  appliance_noise: {
    hear: 'blender, juicer, vacuum*|hoover* & loud|noise|night|morning*|am|early|late|6am|7am|8am|11pm|10pm|midnight|wait|sunday*|who|before|after & !turn, drill|drilling & !my drill|back|borrow*|return, hair dryer, hairdryer, coffee grinder, coffee machine & loud|noise|morning, food processor, appliance*, hammering, sawing, washing machine/dryer/dishwasher/spin cycle & night|noise|noisy|loud|midnight|late|10pm|11pm|early|6am|rattl*, power tool*, leaf blower, lawn mower, lawnmower, treadmill, fan & loud|noise|rattl*, hoover* & !turn|week|your, vacuum* & six|seven|eight|nine|ten|eleven|sundays|saturdays, hair straightener, kettle & night|morning|whistl*, juicing, smoothie*, dehumidifier, tumble dryer & night|loud, washing machine & after|past|at, spin & night|midnight|machine, power drill, sewing machine, exercise bike, diy, mixer, hoover, hoovering, vacuum, vacuuming, drill & !my drill|back|borrow*|lend|lent, drilling, grinder, nutribullet, strimmer, extractor & loud|night|hum*, spin cycle, dryer & rumbl*|loud|night|shak*|vibrat*, washing machine & night|loud|shak*|vibrat*|spin*|midnight, tumble dryer & night|loud|rumbl*, hammer & wall|sunday|morning|night, smoothie* & morning|midnight|six|wake*|woke*, espresso machine & morning|loud',
    say: 'the noise of the appliances',
    ask: {
      turn_down: 'run noisy appliances at another time',
      stop: 'stop running noisy appliances at that hour',
    },
  },
  barking: {
    hear: 'bark, barks, barking, dog|dogs|puppy & howl*|whin*|loud|noise, meowing, howling, your dog & noise|loud|cries|crying|howl*|all day, dog & howl*|cry|cries|whine*|all day|yap*, yapping, yap, rooster, cat & meow*|loud|cries, parrot & loud|scream*|squawk*, bark|barks|barked|barking & !at me|orders, howl*, yap|yaps|yapping, yelp*, whin* & dog|puppy|door|cat, meow*, miaow*, mewl*, squawk*, parrot & loud|scream*|squawk*|morning, cockerel, crow* & cockerel|rooster',
    say: 'the barking',
    ask: { turn_down: 'do something about the barking' },
  },
  sleep: {
    hear: 'sleep|sleeping|asleep|slept & !over|overs|sleepover|couch|sofa|here|friend|friends|guest|guests|girlfriend|boyfriend, sleepless, insomnia, wake|wakes|woke|waking|woken me, woken up, awake, wake up because, trying to sleep, get some rest, go to bed, cant sleep, could not sleep, no sleep, sleep in, slept, nap, napping, woke, wakes, keep|keeps|keeping|kept me up|awake, up all night, bed & at|by|early|get|go & !room|my, shut|closed an eye, a wink, tired & because|work|tomorrow, rest & need|night|get, interview & night|4|am|morning|bass|people, woken, rest & need|some|night|little, early night, bed by, up since, cant nod off, nod off, doze*, exhausted & night|sleep*|noise, lie in, wake up & baby|kid|child|night, baby & wakes|sleep*|asleep|nap*, going to bed, bother going to bed, lie awake, lying awake, awake one more, asleep, sleep* & cant|not|need|try*|trying|hours|wake*|woke*|lack|haven*|no|without|properly|never|lost, wakes me|us, woke me|us, wake me|us & !up call, waking me|us, kept awake, awake & lie|lay|lying|kept|keep*|til|till|until|night|again|wide|am, earplug*, ear plugs, shut eye, kip & no|hours|get|trying, knackered, exhausted & night|noise|music|sleep, one more night, from my bed, in my bed & hear|noise|music|loud, kept up, kept me up, bags under, drift off, get back off, wake* the baby, wakes the baby, in bed & trying|noise|loud|music|by',
    say: 'my sleep',
    note: 'It makes it hard for me to sleep.',
  },
  study_time: {
    hear: 'study, studying & !abroad, exam, exams, concentrat*, homework, thesis, revise & exam*, revising, lectures, online class*, work from home, working from home, home office, remote work, while i work, trying to work, my meetings, work meeting*, work call*, finals, essay, dissertation, deadline*, revision, coursework, test & study*|prep*|tomorrow, lecture, my class|classes, college, university & work, concentrate, presentation, interview & prep*, need to work, i work from, meeting & i|my|online|during, on a deadline, college work, uni work, essay due, working from, video meeting*, client*, zoom & i|my|have|class|meeting, interview & tomorrow|online|prepar*, revise, lecture*, write my, writing my, tutorial*, course & online, revis* & exam*|trying|finals|for|desk|table|im|test, exam*, essay & due|write|writing|finish*|deadline, deadline & work*|noise|concentrate|tomorrow, focus & !on the, studies, my studies, assignment*, get any work done, get work done, work from home & noise|quiet|calls|concentrate|hard|loud, interview & my|have|online|front room|zoom|job|morning, webinar, presentation & tomorrow|prepare|have|morning, thread & losing|lose, bar exam, mocks, reading & trying|quiet|loud',
    say: 'my time to study or work',
    note: 'I need to be able to study or work.',
  },
  quiet_time: {
    hear: 'quiet hours, quiet time, quiet evening*, peace and quiet, some quiet, some peace, bit of quiet, bit of peace, need quiet, need .. quiet|silence, silence at night, quiet after, quiet at, quiet night*, be quiet after|at|in, moment of peace, calm evening*, quiet weekend*, quiet morning*, quiet house, quiet & hour|hours|evening|evenings|night|nights|weekend|sunday|after|morning|afternoon*|some|bit|need|want, silence & need|some|please & !between us|silence between, peace & need|some|bit|quiet, calm & evening|need|hour, tranquil*, quiet & !too quiet|gone quiet|been quiet, silence & need|want|hour*|some|bit|after|please & !between us|silence between, lie in, lie ins, day of rest, wind down, undisturbed, nap & need|trying|my|afternoon|baby, noise curfew, curfew, house rule* & noise|quiet|10|11|ten|eleven, the one day & sleep|woken|clock|rest',
    say: 'some quiet time',
    ask: { turn_down: 'help keep some quiet time' },
  },
} as const satisfies ConceptPart;
