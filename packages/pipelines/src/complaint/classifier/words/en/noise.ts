/** Sounds, whoever makes them. */
export const NOISE = `
3: noise|noises|noisy|noisey|nois|noize, loud|louder|loudly|loudest|lound|laud, volume, bass, subwoofer*
speaker|speakers|loudspeaker*, music|musics|musik, blast|blasting|blasts|blasted, blar*, racket, ruckus, commotion
decibel*, soundproof*, slam|slams|slammed|slamming, stomp*, thump*, thud*, bang|bangs|banging|banged, pound|pounding
hammering, drilling, quite down, quiet|quieter|quietly, silence|silent, peace and quiet, quiet hours, keep it down
keep _ down, turn _ down, turned _ down, tone it down
headphones|headphone|earphones|earbuds|headset|earplugs|airpods, speakerphone, on speaker
wake|wakes|woke|waking|wakin me|us|everyone|everybody|people|her|him up?, woken up, woken by, kept me|us awake|up
keeps|keep|keeping me|us awake|up, awake at|until|till|all, cant|couldnt _ sleep, trying to sleep|nap|rest
try to sleep, let me|us sleep, get some|any sleep, sleep through, lose|losing|lost sleep, sleepless
barely|hardly _ sleep|slept, havent slept, light sleeper, alarm|alarms|snooze|snoozing, guitar, drum|drums|drumming
piano, violin, trumpet, saxophone|sax, ukulele, cello, flute, accordion, karaoke, whistling|whistle, humming
sing|sings|singing|sung, bark|barks|barking|barked, howling|howls, meowing|meows, blender, juicer, coffee grinder
hairdryer|hair dryer, snore|snores|snoring, moaning|moans, sex noises, scream|screams|screaming|screamed
yelling|yells|yelled|yell, shouting|shouts|shouted|shout, laughing|cackling|giggling, footsteps, heavy steps
high heels, hear every|everything|all|your|you|him|her|it, listen to your|his|her|their
walls are|r so|really|very|too? thin, thin walls, through the wall|walls|ceiling
nois*|loud*|bark*|drumm*|snor*|turn that|it|this _ off, turn|switch that|this crap|shit|racket|noise|junk|thing off
hoover*|vacuum* at, could|can play in|before|after|outside, play in the
at 11pm|12am|1am|2am|3am|4am|5am|6am _ loud*|music|noise|hoover*|vacuum*|drill*|tv|bang*, beep*
through _ doors|walls|floor|ceiling, closed doors, could hear, shut up, shut the hell|fuck up
football match|tv|match through, slippers, good|big laugh|laughs in|at|until|every, on the landing
laugh|laughing|chat|chatting|talking _ landing|hallway|corridor|stairs|outside
butchered|murder|murdering|mangling _ song|guitar|wonderwall|times, tone deaf
hoovering|vacuuming wait|at|before|after|on, power tools|tool, word of your, every word
2: wake|wakes|waking|woke|woken, up|wide awake, tv|television|telly, netflix
video games|gaming|playstation|xbox|game, phone calls|calls, video calls|zoom calls, on the phone, podcast|podcasts
heels, dj, sound|sounds|soundbar, washing machine at night, asleep, sleeping|sleep, concentrate|concentrating|focus
study|studying for|exam|exams
hoover|hoovers|hoovering|vacuum|vacuums|vacuuming at|after|before|wait|while|past _ 11|am|pm|night|9|7|8|6|midnight|sunday|sundays|seven|eight|nine
moving furniture, play|playing that|the|your song|songs|game|instrument, song|songs
kids|children|they play|playing|run|running, stereo|playlist|radio|sonos|echo|woofer|megaphone
chatting|chatter|chat at|until|till|all|outside, stomp, on the phone at|until|all, sleep in, work|working nights
hear|heard _ word|beat|through|bass, clatter|clattering|clanging|banging
scream|screaming|yell|yelling|shout|shouting at each other, gig|rehears*|band practice|practising|practicing
talking|talk loudly|loud|all|until, tv is|on|until, lie|lying|lay awake, awake, cannot hear myself
yelling at teenagers|the, racket
whir*|buzz*|hum|clank*|rattl*|squeak*|creak*|rumbl*|vibrat*|thunder*|boom*|echo*|shriek*|squeal*|holler*|wail*|roar*|gigg*|cheer*|chant*|clap*|tap tap
tap dancing, gaming headset|rage, shoot em, loudspeaker, tiktok*|reels|youtube|spotify out|on|at|without
ringtone|ringing|rings|phone on silent, sleep deprived, shut eye, nap|naps|napping, lullaby, ears|earache
deaf|deafening, din, mute|muted|unmute, full blast, max volume, pin drop, whisper*|hush|shush|shh*, sound proof
playing at|until|til|all, disturb* _ sleep|study|work|night, keep* _ awake, kettle at
dragging|scraping chairs|furniture|the, bounce|bouncing|jump|jumping|running up|around|down
treadmill|workout|weights|dumbbells|skipping, practice|practise|practising|rehearse
blender|smoothie|mixer|grinder at|every|so|in, garage band
spin cycle|washing machine at|after|past|running _ night|11|12|midnight|late|am, bed springs, headboard
football|match|game on|until|through|at|full, turn it down|off, turn down, lower your|the _ voice|volume|sound
inside voice, keep your voice, voices carry, carry on the phone, on loudspeaker, conference calls
1: at night, in the middle of the night, midnight
0: silent treatment, sleep over, sleep here|on|in, slept here|over|on, sleeping here|over|on
yell|yells|yelled|yelling at me|us|people|him|her|each, shout|shouts|shouted|shouting at me|us|people|him|her
scream|screams|screamed|screaming at me|us|people|him|her, sounds good|great|like|fair|ok|okay, loud and clear
keep your|the|his|her _ clean|tidy down, break* down, sit|sat|sitting down, calm|calming down, put _ down
let _ down, write|wrote down, cut|cutting down, close|shut _ down, down the drain|hall|stairs|toilet, snooze you
ignore _ calls, my calls, answer _ calls, alarm bells, quite, game plan, call me|you|the|a, the way you speak
could scream, i could scream, wanna scream, turn it off, off the heating|thermostat|light|lights|oven|radiator
thermostat _ turn it off, each other
`;
