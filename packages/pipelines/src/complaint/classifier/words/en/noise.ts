import { phraseList } from '../../phrases/phrase-list.ts';

/** Sounds, whoever makes them. */
export const NOISE = phraseList(`
3: noise|noises|noisy|noisey|nois|noize, loud|louder|loudly|loudest|lound|laud, volume, bass, subwoofer*, speaker|speakers|loudspeaker*
music|musics|musik, blast|blasting|blasts|blasted, blar*, racket, ruckus, commotion, decibel*, soundproof*
slam|slams|slammed|slamming, stomp*, thump*, thud*, bang|bangs|banging|banged, pound|pounding, hammering, drilling
quite down, quiet|quieter|quietly, silence|silent, peace and quiet, quiet hours, keep it down, keep _ down, turn _ down, turned _ down, tone it down
headphones|headphone|earphones|earbuds|headset|earplugs|airpods, speakerphone, on speaker
wake|wakes|woke|waking|wakin me|us|everyone|everybody|people|her|him up?, woken up, woken by, kept me|us awake|up, keeps|keep|keeping me|us awake|up, awake at|until|till|all
cant|couldnt _ sleep, trying to sleep|nap|rest, try to sleep, let me|us sleep, get some|any sleep, sleep through, lose|losing|lost sleep, sleepless
barely|hardly _ sleep|slept, havent slept, light sleeper
alarm|alarms|snooze|snoozing, guitar, drum|drums|drumming, piano, violin, trumpet, saxophone|sax, ukulele, cello, flute, accordion, karaoke, whistling|whistle, humming, sing|sings|singing|sung
bark|barks|barking|barked, howling|howls, meowing|meows, blender, juicer, coffee grinder, hairdryer|hair dryer, snore|snores|snoring, moaning|moans, sex noises
scream|screams|screaming|screamed, yelling|yells|yelled|yell, shouting|shouts|shouted|shout, laughing|cackling|giggling, footsteps, heavy steps, high heels
hear every|everything|all|your|you|him|her|it, listen to your|his|her|their, walls are|r so|really|very|too? thin, thin walls, through the wall|walls|ceiling
2: wake|wakes|waking|woke|woken, up|wide awake, tv|television|telly, netflix, video games|gaming|playstation|xbox|game, phone calls|calls, video calls|zoom calls, on the phone, podcast|podcasts, heels, dj, sound|sounds|soundbar, washing machine at night, asleep, sleeping|sleep
concentrate|concentrating|focus, study|studying for|exam|exams
1: at night, in the middle of the night, midnight
0: silent treatment, sleep over, sleep here|on|in, slept here|over|on, sleeping here|over|on, yell|yells|yelled|yelling at me|us|people|him|her|each, shout|shouts|shouted|shouting at me|us|people|him|her, scream|screams|screamed|screaming at me|us|people|him|her, sounds good|great|like|fair|ok|okay, loud and clear, keep your|the|his|her _ clean|tidy down, break* down, sit|sat|sitting down, calm|calming down, put _ down, let _ down, write|wrote down, cut|cutting down, close|shut _ down, down the drain|hall|stairs|toilet, snooze you, ignore _ calls, my calls, answer _ calls, alarm bells, quite, game plan, call me|you|the|a, the way you speak
3: hoover|hoovers|hoovering|vacuum|vacuums|vacuuming at|after|before|wait|while|past _ 11|am|pm|night|9|7|8|6|midnight|sunday|sundays|seven|eight|nine, moving furniture, play|playing that|the|your song|songs|game|instrument, song|songs, kids|children|they play|playing|run|running, stereo|playlist|radio|sonos|echo|woofer|megaphone, chatting|chatter|chat at|until|till|all|outside, stomp, on the phone at|until|all, sleep in, work|working nights, hear|heard _ word|beat|through|bass, clatter|clattering|clanging|banging, scream|screaming|yell|yelling|shout|shouting at each other, gig|rehears*|band practice|practising|practicing, talking|talk loudly|loud|all|until, tv is|on|until
`);
