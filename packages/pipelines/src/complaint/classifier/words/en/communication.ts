/** How we speak or dont speak: no answer, notes, tone, decisions without a word. */
export const COMMUNICATION = `
3: communicate|communicates|communicating|communication|comunicate|comunication
answer|answers|answering|answered _ my|me|messages|message|texts|text|calls|call|anyone|us|phone|chat|group|questions
never answer, reply|replies|replied|replying|rply, respond|responds|responded|responding|response
ignore|ignores|ignored|ignoring|ingore|ingoring, ghost|ghosts|ghosted|ghosting, on read, on seen, left me on
group chat|chats, whatsapp|telegram|messenger, groupchat, passive aggressive|agressive|aggressively, note|notes
post it|its, sticky notes, tone, talk|talks|talked|talking|speak|speaks|spoke|speaking to me|us _ like|that|way
talk|talked|talking|spoke|speak down to, the way you talk|speak|spoke|talked|said
yell|yells|yelled|yelling|shout|shouts|shouted|shouting|scream|screams|screamed|screaming|snap|snaps|snapped|snapping|swear|swearing|sworn at
raise* your voice, interrupt|interrupts|interrupted|interrupting, talk* over me|us|people|everyone, cut* me off
let me finish, listen|listens|listening to me|us|when|what, never listen, dont listen, not listening, feel heard
be heard, silent treatment, cold shoulder, not speaking|talking, stopped talking|speaking
wont|dont|doesnt|didnt talk|speak to|with, behind my|our|peoples|his|her back, gossip|gossips|gossiping|gossipping
rumor|rumors|rumour|rumours, to my face, face to face, in person, talk* about me, said about me, say* _ about me
without telling|consulting|talking|discussing|informing|letting|checking|warning|saying|involving, without a word
decide|decides|decided|deciding|decision|decisions, consult*, included in, left out, out of the loop, in the loop
keep me informed, inform|informed, promise|promises|promised|promising, keep* your word, broke* _ word|promise
misunderst*, miscommunicat*, what you|u mean|meant, what did|do you|u mean, mean by
joke|jokes|joked|joking|jokingly, make|makes|making|made fun of, mock|mocks|mocking|mocked
teas|tease|teasing|teased, sarcas*, critic*, roll* your eyes, eye roll*, attitude, talk* it out, honest with
honesty, be honest, lie|lies|lied to, lying to, apologi*, apology, argue|argues|argued|arguing|argument|arguments
conversation|conversations, respectful|disrespectful way|tone|manner|language, comment|comments, remark|remarks
complain* to|about me|behind, complaining to, say* it to, tell|told|telling me directly|straight|yourself|in
never tell|told|say|said, didnt|dont|doesnt|never tell|told|say|mention me|us|anything|a, didnt bother to tell|ask
avoid|avoiding|avoids|avoided me|us, text back, texted back, call* me names, name calling, patroni*, condescend*
insult|insults|insulted|insulting, whining|whine|moaning|complaining|complain|bitching|talking about me
to everyone except me, insults, was there a vote, vote about|on, comment on my body|weight|looks|clothes|accent
quiet|distant|short|cold|weird with|to|towards me, instead of talking|telling|asking|speaking to|me
rather than talking|telling|asking|speaking, told the others|everyone|people im|that i, say|said a word to
didnt say a word, finish my sentences
2: message|messages|text|texts|texted|messaged, email|emails, talk|talks|talking
discuss|discussed|discussing|discussion, agreed|agreement|agree, blamed|blame, rude|rudely, tell|told, conflict
house meeting, listen|listening, snap, updates|update
called|call|calling|calls me _ princess|names|crazy|stupid|lazy|fat|darling|honey|baby|kiddo|a|the|dramatic
be called, nickname*, grow up and talk, talk to me, not speaking, way you spoke|talk|talked|look|treat, you promised
you said you|youd|you|that|on, finish my sentence|sentences, over the top of each, talking over, i said things
things i said, said _ sorry|things, two faced|twofaced, accent, laughed at me, laugh at me, fair warning
cleared the air, clear the air, go on like this, tension|tense, get along|on better, judged|judging
feel unwelcome|excluded|invisible|unheard, apolog*, let down, keep|kept|keeping me posted|updated, lied|lying|liar
no word|reply|answer|response|thank, seen it, thumbs up
ask me before|first _ change|changing|moving|moved|buying|decide
without asking us|me|anyone _ moved|changed|bought|sold|cancelled|decided|got|signed, would have liked to know
would|wouldve been nice to know, had no idea, found out from, have my say, heard|hear it|about from
sneer*|snide|snarky|snippy|curt|blunt|sharp|cold|distant|frosty|hostile|aggressive|dismissive|patroni*|condescend*|belittl*|humiliat*|embarrass*|ridicul*|scold*|lectur*|nag|nagging|preach*|accus*|blam*|finger pointing|point* fingers
proper chat, a chat|conversation|word with, sit down and|together, feel better after, hear what* bother*|you|wrong
bothering you, comes with, take it out, moody|mood|sulk*|huff*|grump*, roll* _ eyes
silent|cold|blank|blanked|blanking|blanks me, walk* past|off|away|out when|while|mid, hang* up on
left on read|seen|delivered, blue ticks, unread|unanswered, no answer|reply|response|word|update|explanation|apology
radio silence, voice note|voicemail|voice message, mute* the|group, leave|left the group|chat|conversation
whatsapp|telegram|slack|signal, typo, third hand|second hand|secondhand, heard from|through someone|others|your|the
grapevine, talk* about me|us|people, slag* off|me, bad mouth*|badmouth*, backstab*
two faced|fake|false|insincere|dishonest|untruthful|manipulat*|gaslight*, twist* my|words, put* words, mean by
what* that supposed|about, take* it wrong|personal*, came across|comes across, out of order|line
apologis*|apologiz*, own up, admit, excuse*, promise*|promis*, word of honour, change of mind without
behind|without us|my|our back|knowledge, consult*, vote|voted, house decision|rules
signed|ordered|bought|cancelled|painted|moved _ without, nobody asked|told|said|mentioned
noone asked|told|said|mentioned, didnt ask|tell|say|mention|warn|consult me|us|anyone, would have been nice
heads up would, keep* things from, secretive, open with|up, honest*|transparent
joke*|banter|teas*|mock*|impression|impersonat*|laugh* at, nickname*|called me|calling me|call me
accent|pronunciation|my english, passive, notes on|all|everywhere|under|about, note said|was
emoji|caps lock|all caps, tone of|your|that|in, shout*|yell*|snap*|bark* at|orders, order* me|us around|about
boss* me|us around|about|bossy, interrupt*|talk* over|cut* off, listen* to|properly|for, hear me out
feel heard|ignored|invisible|excluded|unwelcome|disrespected, get along|on, drama|fight|argument|row|quarrel|bicker*
1: say|said|saying, speak|spoke
0: agreed _ to clean|wash|do|take, listen to music|your music|podcasts|the radio|loud, note that, take note
quick note, on that note, just a note, let me know, talk about it|this|that|the, talk this
tell me what|who|when|where|if|why|how|whether, talking on, talking loudly, talk loud, talking at
listen* to your|his|her|their, ignore this, please note, side note, to be honest, honestly, say* hi
talk later|soon|tonight|tomorrow|today|about, agree on|to a, can we talk|discuss, we need to talk, we should talk
could we talk, to talk about|with you about, message me|you, text me|you, a message when|if|before
ask first|before|me, jokes aside, no joke, ringtone|ring tone, skin tone, tone it|down, lie* down|in, lie* around
no comment, no drama, without drama, speakerphone conversations, conversations going on
`;
