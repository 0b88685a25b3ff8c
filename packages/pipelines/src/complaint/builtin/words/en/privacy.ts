import type { ConceptPart } from '../concept-words.ts';

export const PRIVACY = {
  room_entry: {
    hear: 'into|inside my room|bedroom, enter|entering|entered|enters .. room|bedroom, out of my room|bedroom, come|comes|coming|came|go|goes|going|went|walk*|barge*|barging|burst*|been|were|was|sneak*|snuck|wander* .. in|into|inside my room|bedroom|bed, without knocking, open|opening|opens .. my door, in my room when|while|without & !i, in my room & someone|you|anyone|nobody|people, my room & off limits|private|stay out|enter*|lock*, knock* & come|coming|enter*|door|wait*|waited|in|before, my room & while|when|ask*|without|before|again|through|out|away, came in without|while|when, come in without|when|before, let yourself in, poke your head, my bedroom & door|without|while|when|enter*|in|out, stay out, keep out & room|bedroom, in and out of my, unlocked my & door|room, set foot, sets foot, doors shut, door is shut, door shut & left|peace|alone, walk|walking|walks|walked|barge|barging|barges|barged|burst|bursting in & room|bedroom|me|door|knock*|just & !bathroom|shower|loo, burst* in & !bathroom|shower|loo, walks in & !bathroom|shower|loo, walked in & !bathroom|shower|loo|toilet',
    say: 'going into my room',
    ask: {
      respect_space: 'stay out of my room unless I say yes',
      knock: 'knock before you come into my room',
      ask_first: 'ask before you go into my room',
      stop: 'stop coming into my room without asking',
    },
  },
  knocking: {
    hear: 'knock*, a tap & door|bathroom|before, tap before, give .. door .. tap',
    say: 'knocking first',
    ask: { knock: 'knock and wait a moment before you come in' },
  },
  personal_items: {
    weak: 'my stuff, my things, my belongings',
    hear: 'touch|touching|touched my, go|going|went|goes|gone through my, my drawer*, my bag, my purse, my wallet, my diary, my journal, snoop* & !phone, rummag*, hands off my, look* through my & !phone|messages, belongings, touch .. things|stuff, my cream, my make up, my makeup, my razor, my toothbrush, my perfume, my toiletries, my cosmetics, moved my, move my, move|moving|moved|touch* .. things|stuff & my|mine, my shelf & !food|eat|milk|space|fridge, my side, my drawer, my makeup, my make up, my jewellery, my jewelry, my perfume, my medication, my pills, going through & my|things|drawers|bag|stuff, touching & my|things|stuff, rifl*, hands off, moving my, moved my, rearranged my, my wardrobe, my cupboard & go*|through|open*, my contact lens*, my glasses, my handbag, my nail, my hairbrush, my papers, my notebook, by mistake & my|wash|towel, my beach towel, in your wash',
    say: 'my personal things',
    ask: {
      respect_space: 'leave my personal things where they are',
      ask_first: 'ask before touching my personal things',
      stop: 'stop going through my personal things',
    },
  },
  borrowed_items: {
    hear: 'borrow*, use|used|uses|using my & !room|bedroom|food|milk|towel|towels|clothes|shower, take|takes|took|taking|taken my & !food|milk|time|clothes|room|snacks|yogurt, without asking & my|mine & !room|bedroom|knock*|food|guest*|friend*|party, give|gave|given .. back & !key|keys|money, giving .. back, return* my, bring .. back & my, stole|steal|stealing|stolen my & !food|milk|clothes, missing & my & !food|milk, my drill, my charger*, my headphones, my mug, my razor, my shampoo, my bike & use|took|take|ask|borrow*, my car & use|took|take|ask|borrow*, my umbrella, my book*, my ladder, my tools, my hairdryer, my iron, my pan, my knife, my knives, my suitcase, my speaker, have|get my .. back, take|took .. without asking, uses my, help* yourself to my, used .. without asking & mine|my, my .. charger, use of my, lend .. my, lend|lent & !money|cash|hand|euros|dollars, my iron, my hair, my scissors, my tent, my sleeping bag, my jumper & borrow*, my coat & borrow*|took, my camera, my guitar & use*|play*|borrow*|took, my tools, my toolbox, my blender & use*|broke, my pot, my tupperware, my corkscrew, my adapter, my cable, my lighter, my card, my keys & took|take|borrow*, my mat, my racket, my ball, my speaker*, my yoga, use|using .. of mine, took .. without, take .. without, taking .. without, return & my|it|borrow*, hasnt come back, never came back, get it back, still have my, got my .. still, where is my, wheres my, seen my & !food, still havent given',
    say: 'the use of {my}',
    ask: {
      ask_first: 'ask me before using {my}',
      return: 'give back {my}',
      replace: 'replace {my}',
      stop: 'stop using {my}',
    },
  },
  clothes: {
    hear: 'my clothes, my shirt*, my jacket, my sweater*, my hoodie*, my dress*, my jeans, my t-shirt*, my coat, my socks, my underwear, my shoes & wear*|wore|borrow*, wear|wearing|wore my, my scarf, my hat, my wool|blue|grey|black|red|white|green|favourite|favorite sweater|jumper|shirt|jacket|dress|coat|hoodie|top, my jumper*, my top, my skirt, my trousers, my pants, my blouse, my gloves, my boots & wear*|wore|borrow*, my favourite|favorite .. shirt|sweater|jacket|dress, scarf, sweater, jumper, hoodie, my clothes & smell, raincoat, cardigan, my leggings, my trainers & wear*|wore|borrow*, my bra, my suit, my tie, my belt & wear*|borrow*|took, my pyjamas, my swimsuit, my bathrobe, my vest, wardrobe & my|borrow*|take*|took, blouse, my earrings, my necklace, my watch & wear*|borrow*, my leather jacket, leather jacket, my .. jacket, my .. shirt, my .. dress, my .. coat, my .. boots & wear*|wore|in my, on instagram in my',
    say: 'my clothes',
    ask: {
      ask_first: 'ask before wearing my clothes',
      return: 'give back my clothes',
      stop: 'stop wearing my clothes',
    },
  },
  food_taken: {
    hear: 'eat|eating|eats|ate|eaten .. my & !room|bedroom|desk|bed, my food, my milk, my snacks, my leftovers, my yogurt*, my yoghurt*, my cheese, my lunch, my beer*, my cereal, my coffee, my bread, my eggs, my groceries, my wine, my juice, my chocolate, my pizza, my sandwich*, my cookies, my butter, my ice cream, my fruit, drank my, drink* my, label* .. food, food .. label*, took|taking|take|steal|stealing|stole .. food, food & missing|disappear*|gone|mine, cheese & gone|ate|eaten|half|finish*|who|my, yogurt*|yoghurt*|milk|snacks|leftovers|cookies|chocolate|pizza & gone|ate|eaten|mine|finish*|my|disappear*|drank, eat|eating .. on|off|from my, my shelf & food|eat*|yog*|milk, my ham, my sauce, my oil, my pasta, my dinner, my breakfast, my meal*, my cake, my tea, my cola, my soda, my water bottle, help yourself & food|fridge, label, eaten by, finish* my & milk|food|juice|wine|beer|cheese|cereal|bread|coffee, finished the & coffee|milk|bread|cheese|butter|cereal|juice, empty jar, empty carton, my lentils, my soup, my stew, my curry, my pasta & ate|eaten|gone, my rice & ate|eaten|gone, my chicken, my salad, my jam, my honey, my tuna, my sausages, my spices, my crisps, my sweets, my ice cream, my bananas, my berries, my avocado*, my drinks, my gin, my whisky, eaten & mine|my|someone|somebody|half|last|whole|all, ate & mine|someone|somebody|half|last|whole|all, nibbl*, help* yourself|yourselves, dinner & ate|eaten & my|mine, drink|drank|drunk & mine|milk|beer|wine|juice|my, food & mine|my|label*|name, lunch & ate|eaten|gone|my|took, snack & my|ate|gone, who & ate|drank|finished|eaten',
    say: '{my}',
    ask: {
      ask_first: 'ask before having {my}',
      stop: 'stop eating {my}',
      replace: 'replace {my}',
      respect_space: 'leave {my} for me',
    },
  },
  mail: {
    hear: 'my mail, mailbox, the mail, my letter*, letters & open*|read*|my, my package*, my parcel*, parcel*, package|packages & open*|took|my|deliver*, envelope*, my post, mail & open*|read*, letter & open*|my|from|read, delivery & my|took|open*, post & open*|my|letters, parcels, my parcel, amazon & parcel|box|open*, my post & !it|photo*, postcard*, letter & my|bank|opened|open, post & opened|my|letterbox, delivery & mine|opened|my, envelope, letterbox, letters, my bank statement*',
    say: 'my mail',
    ask: {
      respect_space: 'leave my mail for me to open',
      stop: 'stop opening my mail',
      give_notice: 'let me know when mail comes for me',
      return: 'give back my mail',
    },
  },
  private_messages: {
    hear: 'my phone & !borrow*|use|using|charger|call*|number, my messages & !answer*|reply|replies|replied|ignor*|respond*|seen|unread|get, my laptop & !borrow*|use|used|using|charger, my texts & read*|look*|snoop*, reading my messages|texts|chats, read* my messages|texts|chats|diary|journal, through my phone|laptop|messages|computer, my computer & look*|read*|snoop*, my emails, my texts, my phone & look*|read*|check*|went|through|unlock*|screen|scroll*, my messages & read|reading|look*|scroll*|through, my laptop & open*|look*|read*|through|was|touch*|password, my tablet, my ipad, my inbox, my whatsapp, read over my shoulder, over my shoulder, my browser, my search history, my notes & phone|read*, snooping & phone|laptop|computer, my screen, my laptop & general use|log out|alone|client, client data',
    say: 'my private messages and devices',
    ask: {
      respect_space: 'leave my private messages and devices alone',
      stop: 'stop reading my private messages',
      keep_private: 'let my private messages stay private',
    },
  },
  photos: {
    hear: 'photo*, picture|pictures, pics, selfie*, instagram, post|posting|posted .. me & !it|mail, videos & me|film*|post*, film|filming me, tagged me, tiktok, camera, webcam, video of, recording & me|us, record|recorded|recording me, story & instagram|posted|me, facebook, social media, pictures of, photo of, posted & me|us|online|picture*|photo*, upload*, video of, filming, filmed, snapchat, your story, live stream*, streaming & me|room, recorded & me|us|conversation*, doorbell camera, cctv, screenshots & me|my|private',
    say: 'the photos',
    ask: {
      ask_first: 'ask before taking or sharing photos',
      stop: 'stop posting photos of me',
      keep_private: 'keep the photos private',
    },
  },
  eavesdropping: {
    hear: 'eavesdrop*, listen|listening|listened in, listen* to my calls|conversation*|phone, listen* at .. door, overhear*, overheard, listening at, ear to the door|wall, ear against, listening to my & call*|conversation*|talk*, spying, spy on, listen through|at, overhear*',
    say: 'listening in on my conversations',
    ask: {
      respect_space: 'give me privacy for my conversations',
      stop: 'stop listening in on my conversations',
    },
  },
  private_matters: {
    hear: 'private matters, my private life, my personal life, my secret*, in confidence, confided, told you in|privately, my business, my salary, what i earn, tell|tells|telling|told .. everyone|others|people|roommates|friends|neighbours|neighbors .. my|me|about & !late|shut|clean, my personal matters, my breakup, my therapy, my diagnosis, my relationship, my health, share|sharing|shared my & private|personal|business, nosy, pry|prying, personal questions, discuss .. with the others, none of your business, between you and me, only told you, i told you & others|everyone|knows|now, was private, is private, thats private, something private, personal stuff, my divorce, my therapist, my doctor, my job loss, my ex, my date*, my love life, my debts, my finances, my salary, my family problems, told & everyone|others|your friends|mark|them & private|i earn|secret|personal|trust|confid*, secret, secrets, asking about my & sex|weight|ex|salary|love|health|family, keep it to yourself, trusted you, betray* & trust|told, what i told you, blab*',
    say: 'my private matters',
    ask: { keep_private: 'keep my private matters between us', stop: 'stop sharing my private matters' },
  },
  personal_space: {
    hear: 'privacy, personal space, my space, my own space, time alone, alone time, be alone, time to myself, by myself & time|need|want, leave me alone, some space, need space, boundar*, breathing room, invad*, a moment to myself, room to breathe, an hour to myself, on my own & time|need|hour|evening, the door closed & alone|need|hour, dont talk to me when|before|until, hug|hugging|touch|touching me, too close, crowded & me, down time, downtime, unwind, decompress, my own room & alone|peace, hour alone, time for myself, me time, be by myself, left alone, leave me be, on my own for, talk to me before|until|when i get, before ive had, introvert*, recharge, door is closed|shut & leave|alone|mean*|please|knock, space, crowding, hovering, follow* me around, in my face, hugs, hug me',
    say: 'my personal space',
    ask: { respect_space: 'give me some personal space', stop: 'leave me my personal space' },
  },
  bathroom_privacy: {
    hear: 'bathroom|shower|toilet & walk*|barg*|came in|come in|coming in|burst*|enter*|naked|lock* & !out, in the shower & come|came|walk*|in, bathroom & privacy|private, while im in the shower|bath|bathroom|loo, when im in the shower|bath|bathroom|loo, on the loo & walk*|come|came|door, lock on the bathroom, bathroom door & open*|knock|lock|shut',
    say: 'privacy in the bathroom',
    ask: {
      knock: 'knock before coming into the bathroom',
      respect_space: 'leave me my privacy in the bathroom',
    },
  },
  accounts: {
    hear: 'password*, my account*, my netflix, my spotify, my login, streaming account*, my amazon, account & use|using|log*, my netflix|spotify|amazon|disney|hbo|prime, profile & netflix|my|use*, logged in, log in & my|account, log out & my|account, my subscription, password, passwords, wifi code, pin & my|card|number, my card details, log out, logged out, sign out',
    say: 'my accounts and passwords',
    ask: {
      ask_first: 'ask before using my accounts',
      stop: 'stop using my accounts',
      keep_private: 'keep my passwords private',
    },
  },
} as const satisfies ConceptPart;
