import type { ConceptPart } from '../concept-words.ts';

export const COMMUNICATION = {
  no_reply: {
    hear: 'reply & !in the, replies, replied, replying, answer|answers|answered|answering & message*|text*|me|call*|never|chat|dont|didnt|havent|nobody|anyone & !door|phone|always answer, nobody replied|answered|responded, respond*, response, leave|left .. on read, on read, ignore|ignores|ignored|ignoring my & message*|text*|call*, text|texts back, message|messages|text|texts & ignor*|unanswered|answer|answered|seen|back|nothing & !always answer, ghost*, get back to me, unanswered, still waiting for an answer, blue ticks, no answer',
    say: 'my unanswered messages',
    ask: { reply: 'reply to my messages' },
  },
  group_chat: {
    hear: 'group chat*, groupchat*, whatsapp, group message*, house chat, flat chat, our chat, the chat, other chat, chat group, house message*, flat group, the group & message*|write|wrote|post*|chat|answer|read*, messages & house|flat|after 10pm|a day, chat',
    say: 'the group chat',
    ask: { reply: 'answer in the group chat', tell_directly: 'tell me directly instead of in the group chat', stop: 'stop that in the group chat', explain: 'tell me what the group chat message meant' },
  },
  tone_of_voice: {
    hear: 'yell|yells|yelled|yelling|shout|shouts|shouted|shouting|scream|screamed|screaming|snap|snaps|snapped|snapping|bark|barked at me|us|him|her|my, raise|raised|raising .. voice, tone & !phone|ring|skin, rude, rudely, talk|talking|talks|talked|speak|speaking|spoke|spoken to me like|that|this|in|so|as|down|with|about|again, way you speak|spoke|talk|talked, speak to me & like|tone|respect*|calm*|kind*|again, talk down to, condescend*, patroni*, bossy, boss me, order|ordering|orders me, attitude, harsh*, hostile, bite my head, aggressive*, said things, im not proud of, disrespect*, swear|swearing|swore at, insult|insults|insulted|insulting me, bite|bit|biting my head',
    say: 'the tone between us',
    ask: { speak_kindly: 'speak to me in a calmer tone', stop: 'stop raising your voice at me' },
  },
  interrupting: {
    hear: 'interrupt*, cut|cuts|cutting me off, talk|talking|talks over me, let me finish, finish my sentence*, finish speaking, finish talking, finish my, cut me off, cuts me short, let me speak, talking over, over the top of each other',
    say: 'the interruptions',
    ask: { listen: 'let me finish without interruptions', stop: 'stop interrupting me' },
  },
  not_listening: {
    hear: 'not listening, dont listen, doesnt listen, never listen*, wont listen, didnt listen, listen to me, listen to what, listening to me, tune|tuned me out, not heard, feel heard, talk* to a wall, hear me out, pay* attention, in one ear, listen when, listening to each other',
    say: 'listening to each other',
    ask: { listen: 'listen to me' },
  },
  notes: {
    hear: 'note|notes & left|leave|leaving|fridge|door|passive|post|sticky|write|writing|written|wrote|table|mirror, sticky note*, post it*, postit*, passive aggressive note*, notes',
    say: 'the notes',
    ask: { tell_directly: 'tell me directly instead of leaving notes', stop: 'stop leaving notes' },
  },
  silence: {
    hear: 'silent treatment, ignore|ignores|ignored|ignoring me|us, ignoring & !message*|text*, dont talk to me, not talking to me, not speaking to me, havent spoken, havent talked, havent said a word, avoid|avoids|avoided|avoiding me, dont say hi|hello, dont even say, wont talk to me, stopped talking, walk|walks|walked past me, cold shoulder, talk to me anymore, give* me the silent, silence & !night|hours, nobody talks to me, no one talks to me, talks to me, talk to me instead, spoke to me in, hardly speak, barely speak|talk, not a word, give me the cold, dont look at me, mad at me, upset with me, out of my way & avoid*|since',
    say: 'the silence between us',
    ask: { talk: 'talk with me about the silence between us' },
  },
  gossip: {
    hear: 'gossip*, behind my back, behind .. back, bad mouth*, badmouth*, rumor*, rumour*, spread* .. about me, said about me, saying about me, trash talk*, whisper*, tell|telling|told|say|saying .. about me, say about me, complain|complaining|complained .. about me, what you say about me, talk|talking|talked about me, neighbours|neighbors & complain*|about me|told|whisper*, heard from & you|that|about',
    say: 'the talk behind my back',
    ask: { tell_directly: 'tell me directly instead of talking behind my back', stop: 'stop talking behind my back' },
  },
  decisions: {
    hear: 'decide|decides|decided|deciding & !late, decision*, without asking me & !my, without consult*, consult*, left out, leave me out, leaving me out, exclude*, excluding, had a say, have a say, my opinion, ask* my opinion, without me & decid*|chang*|plan*|agree*, on your own & decid*, vote, decided, planned .. without, chose .. without, new flatmate, new roommate, changed the & provider|contract|lock*|without, without saying a word, found out from, hearing from, would have liked to know, signed .. without, without discussing, behind our backs',
    say: 'the decisions for all of us',
    ask: { include: 'include me in the decisions', ask_first: 'ask me before decisions are made', stop: 'stop making decisions without me' },
  },
  promises: {
    hear: 'promis*, you said you would, you said youd, said you will, said youll, you agreed, we agreed, agreed to, agreement, deal was, our deal, keep your word, your word, follow through, commitment*, you told me you would, you said, like you promised, as agreed, like we said, we said, gave me your word, you were going to, you were supposed to, excuse*, always tomorrow, tomorrow & always',
    say: 'what we agreed',
    ask: { be_on_time: 'keep to what we agreed', clean_up: 'do what we agreed', talk: 'talk with me about what we agreed' },
  },
  jokes: {
    hear: 'joke*, joking, teas|tease|teasing|teases, make|makes|making|made fun, mock*, remark*, comment|comments|commenting & my|me|about|on|rude|snarky, laugh|laughing|laughed at me, nickname*, sarcas*, funny & not, call|calls|called|calling me & !when|back|if|at|on|later|phone, called & princess|names|crazy|fat|baby, dont want to be called, not funny, isnt funny, imitat*, impression of me, accent, my weight, make fun, making fun, laughed at me, laugh at me, names & call*, laugh* at me',
    say: 'the jokes and remarks',
    ask: { stop: 'leave out the jokes and remarks', speak_kindly: 'be a little kinder with jokes and remarks' },
  },
  criticism: {
    hear: 'critici*, critique*, nag|nags|nagging|nagged, pick|picking on me, complain|complains|complaining & !about me, nitpick*, lecture me, lecturing, judg*, find fault, blame|blames|blamed|blaming me, accus*, on my case, micromanag*, do wrong, doing wrong, did wrong, list of everything, told off, telling me off, tell me off, everything i do, nothing i do, not good enough, correct|correcting|corrected me, feedback & harsh|front|public, in front of & criti*|embarrass*|told|correct*|tell',
    say: 'the criticism',
    ask: { stop: 'hold back a little with the criticism', speak_kindly: 'put the criticism in kinder words', tell_directly: 'tell me any criticism directly' },
  },
  misunderstanding: {
    hear: 'misunder*, what|whatever you meant|mean, what did you mean, did you mean, do you mean, you mean by, mean by, confus*, unclear, mixed up, mix up, dont understand|get what|why, do not understand, didnt understand, clarify, make sense of, not sure i understood, meant by, was that about me, was that aimed, did i do something, did i get',
    say: 'a possible misunderstanding',
    ask: { explain: 'explain what was meant, so that there is no misunderstanding', talk: 'talk with me about a possible misunderstanding' },
  },
} as const satisfies ConceptPart;
