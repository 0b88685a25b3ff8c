import type { ConceptPart } from '../concept-words.ts';

export const COMMUNICATION = {
  no_reply: {
    hear: 'reply & !in the, replies, replied, replying, answer|answers|answered|answering & message*|text*|me|call*|never|chat|dont|didnt|havent|nobody|anyone & !door|phone|always answer, nobody replied|answered|responded, respond*, response, leave|left .. on read, on read, ignore|ignores|ignored|ignoring my & message*|text*|call*, text|texts back, message|messages|text|texts & ignor*|unanswered|answer|answered|seen|back|nothing & !always answer, ghost*, get back to me, unanswered, still waiting for an answer, blue ticks, no answer, no answer, got no answer, hasnt answered, havent answered, didnt answer, never answer*, not answering, dont reply, didnt reply, not replying, havent heard back, hear back, heard nothing, asked you & times|twice|three|chat|text & answer|nothing|reply|no, ticks, on read, message & seen|ignored|unread, texted you, i texted, ive texted, ive messaged, radio silence, silence & text|message*|chat, one word answer, drop .. answer, whatsapp & answer|reply|question, question & chat|whatsapp|group & answer|reply',
    say: 'my unanswered messages',
    ask: { reply: 'reply to my messages' },
  },
  group_chat: {
    hear: 'group chat*, groupchat*, whatsapp, group message*, house chat, flat chat, our chat, the chat, other chat, chat group, house message*, flat group, the group & message*|write|wrote|post*|chat|answer|read*, messages & house|flat|after 10pm|a day, chat, group, our group, group thread, messenger, the thread, messages a day, notifications, house group, telegram, memes & chat|group|phone',
    say: 'the group chat',
    ask: {
      reply: 'answer in the group chat',
      tell_directly: 'tell me directly instead of in the group chat',
      stop: 'stop that in the group chat',
      explain: 'tell me what the group chat message meant',
    },
  },
  tone_of_voice: {
    hear: 'yell|yells|yelled|yelling|shout|shouts|shouted|shouting|scream|screamed|screaming|snap|snaps|snapped|snapping|bark|barked at me|us|him|her|my, raise|raised|raising .. voice, tone & !phone|ring|skin, rude, rudely, talk|talking|talks|talked|speak|speaking|spoke|spoken to me like|that|this|in|so|as|down|with|about|again, way you speak|spoke|talk|talked, speak to me & like|tone|respect*|calm*|kind*|again, talk down to, condescend*, patroni*, bossy, boss me, order|ordering|orders me, attitude, harsh*, hostile, bite my head, aggressive*, said things, im not proud of, disrespect*, swear|swearing|swore at, insult|insults|insulted|insulting me, bite|bit|biting my head, the way you talk|spoke|speak|said|snapped, like im a & child|servant|idiot|kid|five, like a & child|servant|dog & talk*|speak|treat*, talk to me like|as if, speak to me like|as if, spoke to me, snap at, snapped at, snappy, barked at, shouted at, yelled at, raised your voice, sharp with me, short with me, sarcastic, dismissive, treated me, treat me like, polite & more|little|please|be, order me around, ordering me, orders & give*|me, bite my head, nasty to me, swore at, roll* your eyes, comment on my body, sneer*, sneering, fuming & tone, contempt, smirk*, eye roll*',
    say: 'the tone between us',
    ask: { speak_kindly: 'speak to me in a calmer tone', stop: 'stop raising your voice at me' },
  },
  interrupting: {
    hear: 'interrupt*, cut|cuts|cutting me off, talk|talking|talks over me, let me finish, finish my sentence*, finish speaking, finish talking, finish my, cut me off, cuts me short, let me speak, talking over, over the top of each other, cut in, cuts in, cutting in, butt in, butting in, talk over me, talked over me, finish what im saying, before im done, before ive finished, let me finish, get a word in, mid sentence, word in edgeways',
    say: 'the interruptions',
    ask: { listen: 'let me finish without interruptions', stop: 'stop interrupting me' },
  },
  not_listening: {
    hear: 'not listening, dont listen, doesnt listen, never listen*, wont listen, didnt listen, listen to me, listen to what, listening to me, tune|tuned me out, not heard, feel heard, talk* to a wall, hear me out, pay* attention, in one ear, listen when, listening to each other, brick wall, talking to a wall, to a wall, heard & feel|not|being|never, on deaf ears, dont take me seriously, take me seriously, taking me seriously, look at your phone when|while, scrolling while|when, nodding, tune out, ignore what i say, forget what i say, forgot what i said, never remember what i, not hearing me',
    say: 'listening to each other',
    ask: { listen: 'listen to me' },
  },
  notes: {
    hear: 'note|notes & left|leave|leaving|fridge|door|passive|post|sticky|write|writing|written|wrote|table|mirror, sticky note*, post it*, postit*, passive aggressive note*, notes, post its, stickies, note on, notes on, written note*, left a note, notes everywhere, capital letters & note*|fridge|door, laminated, sign & fridge|kitchen|door|toilet|bathroom, signs & fridge|kitchen|door|bathroom',
    say: 'the notes',
    ask: { tell_directly: 'tell me directly instead of leaving notes', stop: 'stop leaving notes' },
  },
  silence: {
    hear: 'silent treatment, ignore|ignores|ignored|ignoring me|us, ignoring & !message*|text*, dont talk to me, not talking to me, not speaking to me, havent spoken, havent talked, havent said a word, avoid|avoids|avoided|avoiding me, dont say hi|hello, dont even say, wont talk to me, stopped talking, walk|walks|walked past me, cold shoulder, talk to me anymore, give* me the silent, silence & !night|hours, nobody talks to me, no one talks to me, talks to me, talk to me instead, spoke to me in, hardly speak, barely speak|talk, not a word, give me the cold, dont look at me, mad at me, upset with me, out of my way & avoid*|since, not talking, dont speak, stopped speaking, no longer speak, no longer talk, blank me, blanking me, blanked me, wont look at me, looks through me, sulk*, moody & not|talk*|since, giving me the, distant, frosty, icy, walk out when i, leave the room when i, havent said a word, did i do something, angry with me, annoyed with me, cross with me, avoiding, are we ok, are we okay, are we good',
    say: 'the silence between us',
    ask: { talk: 'talk with me about the silence between us' },
  },
  gossip: {
    hear: 'gossip*, behind my back, behind .. back, bad mouth*, badmouth*, rumor*, rumour*, spread* .. about me, said about me, saying about me, trash talk*, whisper*, tell|telling|told|say|saying .. about me, say about me, complain|complaining|complained .. about me, what you say about me, talk|talking|talked about me, neighbours|neighbors & complain*|about me|told|whisper*, heard from & you|that|about, rather you said it to me, said it to me, say it to me, than to & anna|others|them|neighbours|flatmates|friends|everyone, from someone else, through someone else, heard it from, heard from & you|that you|about, told tom|anna|others|everyone|the others .. about me, behind backs, complaining to, moaning about me, bitching about, slagging, slag off, stories about me, lies about me, what you said about me, hear from & that you',
    say: 'the talk behind my back',
    ask: {
      tell_directly: 'tell me directly instead of talking behind my back',
      stop: 'stop talking behind my back',
    },
  },
  decisions: {
    hear: 'decide|decides|decided|deciding & !late, decision*, without asking me & !my, without consult*, consult*, left out, leave me out, leaving me out, exclude*, excluding, had a say, have a say, my opinion, ask* my opinion, without me & decid*|chang*|plan*|agree*, on your own & decid*, vote, decided, planned .. without, chose .. without, new flatmate, new roommate, changed the & provider|contract|lock*|without, without saying a word, found out from, hearing from, would have liked to know, signed .. without, without discussing, behind our backs, whether we wanted, asked whether|if we, asked us, nobody asked, no one asked, didnt ask us|me if|whether|about|before, without asking & us|anyone|everyone|all, not even asked, been decided, who decided, had no idea & until|that, told me after, too late to & say, informed & not|wasnt|never, agree* without, new tenant, choosing & without, chose & without|new, picked & without|new, ordered & without|us, bought & without asking|telling|us, painted & without, cancelled & contract|netflix|internet & without, my say, consulted',
    say: 'the decisions for all of us',
    ask: {
      include: 'include me in the decisions',
      ask_first: 'ask me before decisions are made',
      stop: 'stop making decisions without me',
    },
  },
  promises: {
    hear: "promis*, you said you would, you said youd, said you will, said youll, you agreed, we agreed, agreed to, agreement, deal was, our deal, keep your word, your word, follow through, commitment*, you told me you would, you said, like you promised, as agreed, like we said, we said, gave me your word, you were going to, you were supposed to, excuse*, always tomorrow, tomorrow & always, promise, promised, promises, you swore, gave your word, said you'd, you were meant to, meant to & you|do|clean|call, supposed to & you|clean|call|do|be, agreed & we|you|on|that, the agreement, we had a deal, we said, said that in, excuses, next week & always|you|again|said, still hasnt happened, still not done, still havent, yet again & said|promis*",
    say: 'what we agreed',
    ask: {
      be_on_time: 'keep to what we agreed',
      clean_up: 'do what we agreed',
      talk: 'talk with me about what we agreed',
    },
  },
  jokes: {
    hear: 'joke*, joking, teas|tease|teasing|teases, make|makes|making|made fun, mock*, remark*, comment|comments|commenting & my|me|about|on|rude|snarky, laugh|laughing|laughed at me, nickname*, sarcas*, funny & not, call|calls|called|calling me & !when|back|if|at|on|later|phone, called & princess|names|crazy|fat|baby, dont want to be called, not funny, isnt funny, imitat*, impression of me, accent, my weight, make fun, making fun, laughed at me, laugh at me, names & call*, laugh* at me, nickname, nicknames, funny, banter, teasing, laugh at, laughing at, laughs at, mocking, impressions of, remarks, comments & my|about|weight|clothes|food|accent, comment on my, commenting on my, call me & names|fat|lazy|baby|crazy|that|shorty|grandma, calling me, dig at me, digs, jibes, pranks, prank, wind me up, comment on my, my body, advice & body|weight|my',
    say: 'the jokes and remarks',
    ask: {
      stop: 'leave out the jokes and remarks',
      speak_kindly: 'be a little kinder with jokes and remarks',
    },
  },
  criticism: {
    hear: 'critici*, critique*, nag|nags|nagging|nagged, pick|picking on me, complain|complains|complaining & !about me, nitpick*, lecture me, lecturing, judg*, find fault, blame|blames|blamed|blaming me, accus*, on my case, micromanag*, do wrong, doing wrong, did wrong, list of everything, told off, telling me off, tell me off, everything i do, nothing i do, not good enough, correct|correcting|corrected me, feedback & harsh|front|public, in front of & criti*|embarrass*|told|correct*|tell, nothing is ever good enough, criticise, criticism, picky, pick at, picking at, correcting me, correct me, told me off, tell me off, having a go, have a go at me, having a go at, point out & every|wrong|mistake*, lecture, lectures, lectured, nag, nagging, complaining & everything|always|me|how i, blame me, blaming me, my fault, always my fault, finger pointing, fault with, comparing me, compare me, judging me, judged, not your job to, parenting me, comments on my & cooking|cleaning|food|way|clothes|work, whats bothering you, bothering you & sneer*|tone|say',
    say: 'the criticism',
    ask: {
      stop: 'hold back a little with the criticism',
      speak_kindly: 'put the criticism in kinder words',
      tell_directly: 'tell me any criticism directly',
    },
  },
  misunderstanding: {
    hear: 'misunder*, what|whatever you meant|mean, what did you mean, did you mean, do you mean, you mean by, mean by, confus*, unclear, mixed up, mix up, dont understand|get what|why, do not understand, didnt understand, clarify, make sense of, not sure i understood, meant by, was that about me, was that aimed, did i do something, did i get, came across, come across, what happened yesterday|last|on, got the wrong, wrong end of the stick, not what i meant, what i meant, what you meant, understood, misread, misheard, mixed messages, mixed signals, what was that about, took it the wrong way, take it the wrong way, taken it wrong, puzzled, dont know what to make, what did i do, something i said, clear the air, crossed wires',
    say: 'a possible misunderstanding',
    ask: {
      explain: 'explain what was meant, so that there is no misunderstanding',
      talk: 'talk with me about a possible misunderstanding',
    },
  },
} as const satisfies ConceptPart;
