import type { ConceptPart } from '../concept-words.ts';

export const NOISE = {
  noise: {
    hear: 'noise|noises|noisy|racket|ruckus|din|commotion, sound travels, hear everything, hear every sound, volume, sound & every|hear|loud, thud*, thump*, clatter*, banging & !door*, bang & wall|pots|pans|night, chairs & scrap*|drag*|scrape, dragging furniture|chairs, hear you through, walls are thin, thin walls, whisper & could|not|cant, quieter, keep it down, loud & !clothes, noisily, rattl*, rumbl*, drag|dragging & floor|suitcase|chair*',
    weak: 'loud|louder|loudly|quieter, keep it down',
    say: 'the noise',
    ask: { turn_down: 'keep the noise down a little', stop: 'stop the noise' },
  },
  loud_music: {
    hear: 'music & !practi*|instrument, bass, stereo, subwoofer*, loudspeaker*, speakers & !without|phone, playlist*, song|songs, techno, sound system, boombox, blasting & !past, beats, salsa, amp, amplifier, dj, tunes, hip hop, record player, thumping, radio, tracks, vinyl, hi fi, hifi, singer, band & plays|playing|loud, dance music, rap, metal & play*|loud, disco, soundbar, guitar solo, mixtape, beat|beats & hear|loud|night',
    say: 'the music',
    ask: {
      turn_down: 'turn the music down a little',
      use_headphones: 'use headphones for your music',
      stop: 'stop the music',
      turn_off: 'switch the music off',
    },
  },
  loud_tv: {
    hear: 'tv, tvs, telly, television*, netflix, movies|movie|film|films, series & !of, watching shows, your shows, match & volume|loud|tv|shout*, show & tv|loud|volume, streaming & loud|volume|night, youtube, video|videos & loud|volume|phone|night|speaker, netflix, screen & loud, football & tv|watch*',
    say: 'the TV',
    ask: {
      turn_down: 'turn the TV down a little',
      use_headphones: 'use headphones for the TV',
      turn_off: 'switch the TV off',
    },
  },
  loud_voices: {
    hear: 'yelling|yell|shouting|shout|screaming|scream & !at me|us|him|her, laughing & !at me, laughter, giggl*, loud voice|voices, voices, talk|talking|talks|speak|speaking .. loud|loudly|louder, loud .. talk|talking|conversation*, conversation* .. loud*|night|wall*|midnight, chatting .. loud*, chatter*, argue|arguing|fight|fighting & hear|loud|night|wall*|each other|you two, hear every word & !call*|phone, rowdy, shriek*, shouty, hollering, cackl*, chat & hallway|night|loud|stairs, hallway & talk*|chat*|voices, kids & scream*|loud|shout*, argument* & hear|night|loud|wall*, conversation* & balcony|stairs|hallway, whisper, arguing, quarrel*, rows & night|hear, football & bed|lads|round|watch, a good laugh, laugh & evenings|night|landing|loud|hallway, cheering, cheer* & loud|night|goal, in your room instead',
    say: 'the loud voices',
    ask: { turn_down: 'keep your voice a little lower' },
  },
  phone_calls: {
    hear: 'calls & !it|me|him|her|this|video calls with|clients, your call|calls, phone call*, video call* & !with clients, call|calls on speaker, speakerphone, facetime*, zoom, on the phone, phone on speaker, phone conversation*, voice message*, voice note*, phone & loud*|hear|wall*|hours|speaker, fantasy football, talking to your & hear|loud|midnight|wall*, on your phone & hear|loud|hours|shout*, talking on|to .. phone, skype, calls & hallway|kitchen|hour*|loud|speaker|night, calling your & loud|night|hour*, mum & phone, facetiming, teams call*, conference call*, hands free, loudspeaker',
    say: 'the phone calls',
    ask: {
      turn_down: 'keep your phone calls a little quieter',
      use_headphones: 'use headphones for your phone calls',
      go_outside: 'take your phone calls in another room',
    },
  },
  gaming: {
    hear: 'gaming, video game*, videogame*, playstation, ps5, xbox, headset, controller, fortnite, call of duty, game|games & headset|console|online|play|playing|pc, play & without .. speakers, gamer, twitch, discord, your game|games, fifa, minecraft, ps4, nintendo, switch & play*|game*, raid & night|headset, your mic, the mic, gaming pc, rage quit*, shouting at the screen, playing & headset|online|night|pc|computer|until & !guitar|piano|drums|music, teenagers on the internet, yelling at & internet|screen|teenagers|game, online & yelling|shout*|scream*',
    say: 'the gaming',
    ask: { turn_down: 'be a little quieter while gaming', use_headphones: 'use headphones for gaming' },
  },
  late_noise: {
    hear: 'night noise, noise at night, late night noise, night time noise, moving|move furniture & 1am|2am|3am|night|midnight|11pm, finishing time, past eleven, past ten, past midnight',
    say: 'the noise at night',
    at: 'at night',
    ask: { turn_down: 'keep the noise down at night' },
  },
  early_noise: {
    hear: 'early morning noise, noise early, noise in the morning',
    say: 'the noise early in the morning',
    at: 'early in the morning',
    ask: { turn_down: 'keep the noise down early in the morning' },
  },
  alarm_clock: {
    hear: 'alarm*, snooz*, alarm clock*, your alarm .. ring*, phone alarm, wake up alarm, ringtone & morning, rings & five|six|morning|every',
    say: 'the alarm clock',
    ask: {
      turn_off: 'switch off your alarm clock when it rings',
      turn_down: 'turn your alarm clock down a little',
    },
  },
  slamming_doors: {
    hear: 'slam*, bang|banging|bangs .. door|doors|cupboard*|cabinet*, door|doors & loud|loudly|gently|quietly|bang*|slam*, slam, cupboard*|cabinet*|drawer* & slam*|bang*, door & bang*|shakes|softly, doors & bang*|softly',
    say: 'the slamming doors',
    ask: {
      close_door: 'close the doors gently',
      stop: 'stop slamming the doors',
      turn_down: 'close the doors more quietly',
    },
  },
  footsteps: {
    hear: 'stomp*, footstep*, foot steps, heels, heavy steps, stamping, running around, walk|walking|pace|pacing & heavy|heavily|shoes|heels|night|loud|upstairs|above|creak*, creak*, heel & !over, steps & loud|heavy|hear|night, elephant*, run|running up and down, pacing, dancing, workout|workouts|exercise|exercising & jump*|loud|noise|night|floor, tiptoe*, slippers, clomp*, boots & floor|night|loud|upstairs, skipping rope, jump* & floor|ceiling|above, weights & drop*|floor, dumbbell*, yoga & jump*, tread & heavy|heavily|light*, walk* & softly|above, jumping & !off|bridge, jump around',
    say: 'the footsteps',
    ask: { turn_down: 'soften your footsteps a little' },
  },
  instrument: {
    hear: 'guitar*, piano, drum, drums, drumming, violin, trumpet, keyboard & play*|practi*, instrument*, practising & !driving, practicing, singing, saxophone, band practice, karaoke, ukulele, guitar, flute, trombone, rehears*, practise*, practice & !driving|what, play|playing the, recorder, harmonica, accordion, scales, choir, cello, drum kit, drumkit, drum|drums, bass guitar, practise|practising|practice|practicing & !law, sing|sings & shower|loud|night|morning, clarinet, bagpipes, oboe, rehearsal, jam session*, your band, strum*, tuba, opera, wonderwall, tone deaf, butchered, ears are bleeding, ears bleeding, play & song|wonderwall|riff & times|hundred',
    say: 'the music practice',
    ask: {
      turn_down: 'practise your instrument a little more quietly',
      stop: 'stop playing your instrument at that hour',
    },
  },
  party: {
    hear: 'party, partys, parties, partying, afterparty, house party, birthday & people|over|here|celebrat*, rave, bash, get together*, thirty|twenty|fifty|dozen|40|20|30|50 people, celebrat*, drinks & friday|saturday|people|here, birthday do, house warming, housewarming, poker night, game night & people|loud|late, gathering, celebration, pre drinks, predrinks, after party, barbecue & people|loud|night, throw a do, a do for, thirtieth, twentieth, fortieth, birthday & throw|party|finish*',
    say: 'the party',
    ask: {
      turn_down: 'keep the party a little quieter',
      give_notice: 'let me know before a party',
      stop: 'stop having parties here',
    },
  },
  appliance_noise: {
    hear: 'blender, juicer, vacuum*|hoover* & loud|noise|night|morning*|am|early|late|6am|7am|8am|11pm|10pm|midnight|wait|sunday*|who|before|after & !turn, drill|drilling & !my drill|back|borrow*|return, hair dryer, hairdryer, coffee grinder, coffee machine & loud|noise|morning, food processor, appliance*, hammering, sawing, washing machine/dryer/dishwasher/spin cycle & night|noise|noisy|loud|midnight|late|10pm|11pm|early|6am|rattl*, power tool*, leaf blower, lawn mower, lawnmower, treadmill, fan & loud|noise|rattl*, hoover* & !turn|week|your, vacuum* & six|seven|eight|nine|ten|eleven|sundays|saturdays, hair straightener, hairdryer, kettle & night|morning|whistl*, juicing, smoothie*, dehumidifier, tumble dryer & night|loud, washing machine & after|past|at, spin & night|midnight|machine, power drill, sewing machine, exercise bike, diy, lawnmower',
    say: 'the noise of the appliances',
    ask: { turn_down: 'run noisy appliances at another time' },
  },
  barking: {
    hear: 'bark, barks, barking, dog|dogs|puppy & howl*|whin*|loud|noise, meowing, howling, your dog & noise|loud|cries|crying|howl*|all day, dog & howl*|cry|cries|whine*|all day|yap*, yapping, yap, rooster, cat & meow*|loud|cries, parrot & loud|scream*|squawk*',
    say: 'the barking',
    ask: { turn_down: 'keep the barking down' },
  },
  sleep: {
    hear: 'sleep|sleeping|asleep|slept & !over|overs|sleepover|couch|sofa|here|friend|friends|guest|guests|girlfriend|boyfriend, sleepless, insomnia, wake|wakes|woke|waking|woken me, woken up, awake, wake up because, trying to sleep, get some rest, go to bed, cant sleep, could not sleep, no sleep, sleep in, slept, nap, napping, woke, wakes, keep|keeps|keeping|kept me up|awake, up all night, bed & at|by|early|get|go & !room|my, insomnia, shut|closed an eye, a wink, tired & because|work|tomorrow, rest & need|night|get, interview & night|4|am|morning|bass|people, wakes, woken, sleepless, rest & need|some|night|little, early night, bed by, up since, cant nod off, nod off, doze*, awake, exhausted & night|sleep*|noise, lie in, wake up & baby|kid|child|night, baby & wakes|sleep*|asleep|nap*, going to bed, bother going to bed, lie awake, lying awake, awake one more',
    say: 'my sleep',
    note: 'It makes it hard for me to sleep.',
  },
  study_time: {
    hear: 'study, studying & !abroad, exam, exams, concentrat*, focus, homework, thesis, revise & exam*, revising, lectures, online class*, work from home, working from home, home office, remote work, while i work, trying to work, my meetings, work meeting*, work call*, finals, essay, dissertation, deadline*, revision, coursework, test & study*|prep*|tomorrow, lecture, my class|classes, college, university & work, concentrate, presentation, interview & prep*, need to work, i work from, meeting & i|my|online|during, thesis, on a deadline, studying, exam, exams, college work, uni work, essay due, working from, video meeting*, client*, zoom & i|my|have|class|meeting, interview & tomorrow|online|prepar*, revise, lecture*, dissertation, write my, writing my, tutorial*, course & online',
    say: 'my time to study or work',
    note: 'I need to be able to study or work.',
  },
  quiet_time: {
    hear: 'quiet hours, quiet time, quiet evening*, peace and quiet, some quiet, some peace, bit of quiet, bit of peace, need quiet, need .. quiet|silence, silence at night, quiet after, quiet at, quiet night*, be quiet after|at|in, moment of peace, calm evening*, quiet weekend*, quiet morning*, quiet house, quiet & hour|hours|evening|evenings|night|nights|weekend|sunday|after|morning|afternoon*|some|bit|need|want, silence & need|some|please, peace & need|some|bit|quiet, calm & evening|need|hour, tranquil*',
    say: 'some quiet time',
    ask: { turn_down: 'help keep some quiet time', agree: 'agree on some quiet time with me' },
  },
} as const satisfies ConceptPart;
