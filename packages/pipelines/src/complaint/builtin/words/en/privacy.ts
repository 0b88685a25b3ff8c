import type { ConceptPart } from '../concept-words.ts';

export const PRIVACY = {
  room_entry: {
    hear: 'into|inside my room|bedroom, enter|entering|entered|enters .. room|bedroom, out of my room|bedroom, come|comes|coming|came|go|goes|going|went|walk*|barge*|barging|burst*|been|were|was|sneak*|snuck|wander* .. in|into|inside my room|bedroom|bed, without knocking, open|opening|opens .. my door, in my room when|while|without & !i, in my room & someone|you|anyone|nobody|people, my room & off limits|private|stay out|enter*|lock*, knock* & come|coming|enter*|door|wait*|waited|in|before, my room & while|when|ask*|without|before|again|through|out|away, came in without|while|when, come in without|when|before, let yourself in, poke your head, my bedroom & door|without|while|when|enter*|in|out, stay out, keep out & room|bedroom, in and out of my, unlocked my & door|room, set foot, sets foot, doors shut, door is shut, door shut & left|peace|alone, walk|walking|walks|walked|barge|barging|barges|barged|burst|bursting in & room|bedroom|me|door|knock*|just & !bathroom|shower|loo, burst* in & !bathroom|shower|loo, walks in & !bathroom|shower|loo, walked in & !bathroom|shower|loo|toilet, my room & enter*|in|into|go|going|went|gone|walk*|came|come|coming|barg*|burst*|off limits|without|stay|out|found|while & !in my room i|noise|hear|loud, my bedroom & enter*|in|into|go|going|went|walk*|came|come|coming|barg*|off limits|without|stay|out|found|while & !hear|noise|loud, been in my room|bedroom, were you in my, in my room when|while|without|again, off limits, my bed & slept|sleep*|sat|lay|someone|used|jump*|cat|dog, snoop* & room|bedroom, used my room|bedroom, use my room|bedroom, using my room|bedroom, my desk drawer & were|in|through|open*, my door & open*|lock*|without|barg* & !outside|front of|listen*',
    say: 'going into my room',
    ask: {
      respect_space: 'stay out of my room unless I say yes',
      knock: 'knock before you come into my room',
      ask_first: 'ask before you go into my room',
      stop: 'stop coming into my room without asking',
    },
  },
  knocking: {
    hear: 'a tap & door|bathroom|before, tap before, give .. door .. tap, knock* & !knock it off|knock over|knocked over, without knocking, barg* in, burst* in, walk* in on, walks in, walked in & room|me|changing|naked|dressed, straight in & room|walk*|door',
    say: 'knocking first',
    ask: { knock: 'knock and wait a moment before you come in' },
  },
  personal_items: {
    weak: 'my stuff, my things, my belongings',
    hear: 'touch|touching|touched my, go|going|went|goes|gone through my, my drawer*, my bag, my purse, my wallet, my diary, my journal, snoop* & !phone, rummag*, hands off my, look* through my & !phone|messages, belongings, touch .. things|stuff, my cream, my make up, my makeup, my razor, my toothbrush, my perfume, my toiletries, my cosmetics, moved my, move my, move|moving|moved|touch* .. things|stuff & my|mine, my shelf & !food|eat|milk|space|fridge, my side, my drawer, my jewellery, my jewelry, my medication, my pills, going through & my|things|drawers|bag|stuff, touching & my|things|stuff, rifl*, hands off, moving my, rearranged my, my wardrobe, my cupboard & go*|through|open*, my contact lens*, my glasses, my handbag, my nail, my hairbrush, my papers, my notebook, by mistake & my|wash|towel, my beach towel, in your wash, my things, my stuff & touch*|through|went|go|going|mov*|use|using|hands|leave|rummag*|snoop*|alone, through my & drawer*|things|stuff|bag|desk|wardrobe|cupboard|phone|room|belongings|post|papers, my desk & drawer|touch*|move*|went|were|through|papers|tidied, my belongings, rifl* through, my skincare, my passport, my bedside, my wardrobe & through|touch*|in|went|leave|alone, my diary & read*|touch*|found, touch* my & !heart|base, fingers off my, keep your hands off, my shampoo, my pillow, tamper*, different place & left|my, not where i left, where i left it',
    say: 'my personal things',
    ask: {
      respect_space: 'leave my personal things where they are',
      ask_first: 'ask before touching my personal things',
      stop: 'stop going through my personal things',
    },
  },
  borrowed_items: {
    hear: 'borrow*, use|used|uses|using my & !room|bedroom|food|milk|towel|towels|clothes|shower|account|accounts|password*, take|takes|took|taking|taken my & !food|milk|time|clothes|room|snacks|yogurt, without asking & my|mine & !room|bedroom|knock*|food|guest*|friend*|party, give|gave|given .. back & !key|keys|money, giving .. back, return* my, bring .. back & my, stole|steal|stealing|stolen my & !food|milk|clothes, missing & my & !food|milk, my drill, my charger*, my headphones, my mug, my razor, my shampoo, my bike & use|took|take|ask|borrow*, my car & use|took|take|ask|borrow*, my umbrella, my book*, my ladder, my tools, my hairdryer, my iron, my pan, my knife, my knives, my suitcase, my speaker, have|get my .. back, take|took .. without asking, uses my, help* yourself to my, used .. without asking & mine|my, my .. charger, use of my, lend .. my, lend|lent & !money|cash|hand|euros|dollars, my hair, my scissors, my tent, my sleeping bag, my jumper & borrow*, my coat & borrow*|took, my camera, my guitar & use*|play*|borrow*|took, my toolbox, my blender & use*|broke, my pot, my tupperware, my corkscrew, my adapter, my cable, my lighter, my card, my keys & took|take|borrow*, my mat, my racket, my ball, my speaker*, my yoga, use|using .. of mine, took .. without, take .. without, taking .. without, return & my|it|borrow*, hasnt come back, never came back, get it back, still have my, got my .. still, where is my, wheres my, seen my & !food, still havent given, my charger, my bike & take|took|taken|use|used|using|ride|rode|bent, did you take|have|use & my|it, lent you, lend you, lend & my|dont|again|things|clothes, i lent, give .. back & my|it|charger|book|drill, gave .. back & never|my, without asking & use*|took|take*|using|my|borrow*, use my & !room|bathroom|account*|netflix|wifi|address, using my & !room|account*|netflix, used my & !room|account*|netflix, helped yourself, help yourself & my, before you use it|my, share my & air|fryer|laptop|bike|car|charger|tools, nicked, pinched & my, swiped & my, where is my|wheres my & !food|milk|parcel|letter|post|rent|money|deposit, where did you put my, still have|got my, returned my, return my, get my .. back, want my .. back, my straighteners, my air fryer, my blender, my pan|pans|pot|knife|mug, my laptop & use*|using|took|take*|borrow*, my scooter',
    say: 'the use of {my}',
    ask: {
      ask_first: 'ask me before using {my}',
      return: 'give back {my}',
      replace: 'replace {my}',
      stop: 'stop using {my}',
    },
  },
  clothes: {
    hear: 'my shirt*, my jacket, my sweater*, my hoodie*, my dress*, my jeans, my t-shirt*, my coat, my socks, my underwear, my shoes & wear*|wore|borrow*, wear|wearing|wore my, my scarf, my hat, my wool|blue|grey|black|red|white|green|favourite|favorite sweater|jumper|shirt|jacket|dress|coat|hoodie|top, my jumper*, my top, my skirt, my trousers, my pants, my blouse, my gloves, my boots & wear*|wore|borrow*, my favourite|favorite .. shirt|sweater|jacket|dress, scarf, sweater, jumper, hoodie, my clothes & smell, raincoat, cardigan, my leggings, my trainers & wear*|wore|borrow*, my bra, my suit, my tie, my belt & wear*|borrow*|took, my pyjamas, my swimsuit, my bathrobe, my vest, wardrobe & my|borrow*|take*|took, blouse, my earrings, my necklace, my watch & wear*|borrow*, my leather jacket, leather jacket, my .. jacket, my .. shirt, my .. dress, my .. coat, my .. boots & wear*|wore|in my, on instagram in my, my clothes & !wet|machine|dryer|washing machine, my jacket*, my t shirt*, my dress, my dresses, my coat* & wear*|wore|took|take*|borrow*|stain*|back|stretch*|find, my shoes & wear*|wore|took|take*|borrow*|stretch*|back, my top|tops, my boots & wear*|wore|took|borrow*, my trainers & wear*|wore|took|borrow*, lend clothes, my wardrobe, my closet, wearing my, wore my, wear my, my cardigan, my tracksuit, my tights',
    say: 'my clothes',
    ask: {
      ask_first: 'ask before wearing my clothes',
      return: 'give back my clothes',
      stop: 'stop wearing my clothes',
    },
  },
  food_taken: {
    hear: 'eat|eating|eats|ate|eaten .. my & !room|bedroom|desk|bed, my food, my milk, my snacks, my leftovers, my yogurt*, my yoghurt*, my cheese, my lunch, my beer*, my cereal, my coffee, my bread, my eggs, my groceries, my wine, my juice, my chocolate, my pizza, my sandwich*, my cookies, my butter, my ice cream, my fruit, drank my, drink* my, label* .. food, food .. label*, took|taking|take|steal|stealing|stole .. food, food & missing|disappear*|gone|mine, cheese & gone|ate|eaten|half|finish*|who|my, yogurt*|yoghurt*|milk|snacks|leftovers|cookies|chocolate|pizza & gone|ate|eaten|mine|finish*|my|disappear*|drank, eat|eating .. on|off|from my, my shelf & food|eat*|yog*|milk, my ham, my sauce, my oil, my pasta, my dinner, my breakfast, my meal*, my cake, my tea, my cola, my soda, my water bottle, help yourself & food|fridge, label, eaten by, finish* my & milk|food|juice|wine|beer|cheese|cereal|bread|coffee, finished the & coffee|milk|bread|cheese|butter|cereal|juice, empty jar, empty carton, my lentils, my soup, my stew, my curry, my pasta & ate|eaten|gone, my rice & ate|eaten|gone, my chicken, my salad, my jam, my honey, my tuna, my sausages, my spices, my crisps, my sweets, my bananas, my berries, my avocado*, my drinks, my gin, my whisky, eaten & mine|my|someone|somebody|half|last|whole|all, ate & mine|someone|somebody|half|last|whole|all, nibbl*, help* yourself|yourselves, dinner & ate|eaten & my|mine, drink|drank|drunk & mine|milk|beer|wine|juice|my, food & mine|my|label*|name, lunch & ate|eaten|gone|my|took, snack & my|ate|gone, who & ate|drank|finished|eaten, my oat milk, my coffee & drink*|drank|finish*|use*|took|last|gone, my dinner & ate|eat*|took|gone|nick*|fridge, my biscuits, my meal prep, my rice, my pasta & ate|eat*|gone|took|finish*, my lasagne, my olive oil, my protein, ate my, eaten my, eating my, eat my, eats my, drunk my, drinking my, drink my, finished my & milk|cheese|coffee|bread|oat|cereal|juice|food, nick* my & food|milk|cheese|lunch|yoghurt*|yogurt*|leftovers|snacks, food thief, food* & disappear*|vanish*|steal*|stole*|missing|label*, my name on it & ate|food|eat*|fridge|milk, scoff*, half my & food|cheese|cake|milk|pizza|pack, what i buy & eat*|ate, my shelf & food|eat*|take*|took|fridge|touch',
    say: '{my}',
    ask: {
      ask_first: 'ask before having {my}',
      stop: 'stop eating {my}',
      replace: 'replace {my}',
      respect_space: 'leave {my} for me',
    },
  },
  mail: {
    hear: 'my mail, mailbox, the mail, my letter*, letters & open*|read*|my, my package*, my parcel*, parcel*, package|packages & open*|took|my|deliver*, envelope*, mail & open*|read*, letter & open*|my|from|read, delivery & my|took|open*, post & open*|my|letters, parcels, my parcel, amazon & parcel|box|open*, my post & !it|photo*, postcard*, letter & my|bank|opened|open, post & opened|my|letterbox, delivery & mine|opened|my, envelope, letterbox, letters, my bank statement*, letter|letters & open*|my|for me|bank|post|address*|arriv* & !to the letter, package|packages & my|open*|deliver*|for me|arriv*|took|sign*, post & open*|for me|arriv*|letterbox & !post a|post it|posted online, opened my & post|mail|letter*|parcel*|bank, bank statement*, amazon box, registered, addressed to me',
    say: 'my mail',
    ask: {
      respect_space: 'leave my mail for me to open',
      stop: 'stop opening my mail',
      give_notice: 'let me know when mail comes for me',
      return: 'give back my mail',
    },
  },
  private_messages: {
    hear: 'my phone & !borrow*|use|using|charger|call*|number, my messages & !answer*|reply|replies|replied|ignor*|respond*|seen|unread|get, my laptop & !borrow*|use|used|using|charger, my texts & read*|look*|snoop*, reading my messages|texts|chats, read* my messages|texts|chats|diary|journal, through my phone|laptop|messages|computer, my computer & look*|read*|snoop*, my emails, my texts, my phone & look*|read*|check*|went|through|unlock*|screen|scroll*, my messages & read|reading|look*|scroll*|through, my laptop & open*|look*|read*|through|was|touch*|password, my tablet, my ipad, my inbox, my whatsapp, read over my shoulder, over my shoulder, my browser, my search history, my notes & phone|read*, snooping & phone|laptop|computer, my screen, my laptop & general use|log out|alone|client, client data, my phone & read*|look*|through|scroll*|unlock*|went|go|going|check*|messages|touch*|pick*, my messages & read*|look*|through|went, my laptop & open*|read*|look*|through|went|go|search*|browser|log*|password, my chats, my email & read*|open*|look*, my dms, my screen & read*|look*|over|peek*, my notifications, reading over my shoulder, screenshot* & my|message*|chat|sent|private, my tablet & read*|look*|open*, my diary, my journal',
    say: 'my private messages and devices',
    ask: {
      respect_space: 'leave my private messages and devices alone',
      stop: 'stop reading my private messages',
      keep_private: 'let my private messages stay private',
    },
  },
  photos: {
    hear: 'photo*, picture|pictures, pics, selfie*, instagram & photo*|picture*|pic|video*|post*|story|tagged|me on, post|posting|posted .. me & !it|mail, videos & me|film*|post*, film|filming me, tagged me, tiktok, camera, webcam, video of, recording & me|us, record|recorded|recording me, story & instagram|posted|me, facebook, social media, pictures of, photo of, posted & me|us|online|picture*|photo*, upload*, filming, filmed, snapchat, your story, live stream*, streaming & me|room, recorded & me|us|conversation*, doorbell camera, cctv, screenshots & me|my|private, pic|pics|picture|pictures & me|post*|insta*|took|take*|story|online|tag*|delete & !frame|wall, film|filming|filmed me|us, filming & without|stop|me|us, video of me|us, videos of me|us, insta, tiktok & me|my|film*|post*, your story|stories & me|my|post*|delete|take, tag me, camera & hallway|living|room|film*|me|kitchen|hidden|install*, record|recording|recorded me|us, posted & me|my|pictur*|photo*|video*, livestream*',
    say: 'the photos',
    ask: {
      ask_first: 'ask before taking or sharing photos',
      stop: 'stop posting photos of me',
      keep_private: 'keep the photos private',
    },
  },
  eavesdropping: {
    hear: 'eavesdrop*, listen|listening|listened in, listen* to my calls|conversation*|phone, listen* at .. door, overhear*, overheard, listening at, ear to the door|wall, ear against, listening to my & call*|conversation*|talk*, spying, spy on, listen through|at, listen* in, listen* at|to my|outside|through & door|call*|conversation*|phone|wall, ear to the|my door|wall, hear what i say, hear everything i say, hear me on the phone, hear my & call*|conversation*|phone, listening to my|me & call*|phone|conversation*|private|door, at my door & listen*|stand*|hover*|feet|lurk*, outside my door & listen*|stand*|hover*|lurk*',
    say: 'listening in on my conversations',
    ask: {
      respect_space: 'give me privacy for my conversations',
      stop: 'stop listening in on my conversations',
    },
  },
  private_matters: {
    hear: 'private matters, my private life, my personal life, my secret*, in confidence, confided, told you in|privately, my business, my salary, what i earn, tell|tells|telling|told .. everyone|others|people|roommates|friends|neighbours|neighbors .. my|me|about & !late|shut|clean, my personal matters, my breakup, my therapy, my diagnosis, my relationship, my health, share|sharing|shared my & private|personal|business, nosy, pry|prying, personal questions, discuss .. with the others, none of your business, between you and me, only told you, i told you & others|everyone|knows|now, was private, is private, thats private, something private, personal stuff, my divorce, my therapist, my doctor, my job loss, my ex, my date*, my love life, my debts, my finances, my family problems, told & everyone|others|your friends|mark|them & private|i earn|secret|personal|trust|confid*, secret, secrets, asking about my & sex|weight|ex|salary|love|health|family, keep it to yourself, trusted you, betray* & trust|told, what i told you, blab*, told everyone & my|about|me, tell everyone & my|about|me, telling everyone & my|about|me, tell people & my|about me|private, telling people & my|about me|private, told your & mum|mom|mother|friend*|sister|girlfriend|boyfriend & my|about|me, keep .. to yourself, private life, my ex & told|tell*|mention*|talk*|everyone, my break up, my illness, my medical, none of your|their business, spread* & private|my|about me, my job & told|tell*|everyone|people, between us & tell|told|stay*|keep, nosey',
    say: 'my private matters',
    ask: { keep_private: 'keep my private matters between us', stop: 'stop sharing my private matters' },
  },
  personal_space: {
    hear: 'privacy, personal space, my space, my own space, time alone, alone time, be alone, time to myself, by myself & time|need|want, leave me alone, some space, need space, boundar*, breathing room, invad*, a moment to myself, room to breathe, an hour to myself, on my own & time|need|hour|evening, the door closed & alone|need|hour, dont talk to me when|before|until, hug|hugging|touch|touching me, too close, crowded & me, down time, downtime, unwind, decompress, my own room & alone|peace, hour alone, time for myself, me time, be by myself, left alone, leave me be, on my own for, talk to me before|until|when i get, before ive had, introvert*, recharge, door is closed|shut & leave|alone|mean*|please|knock, space & !parking|fridge|shelf|storage|cupboard|freezer|little space there|there, crowding, hovering, follow* me around, in my face, hugs, hug me, space & need|some|my|personal|give|room to & !parking|fridge|shelf|storage|cupboard|freezer|space there, exposed & feel*, need a couple of days, need a day|few days|some time|a moment|a minute, not ready to talk, couple of days & talk|need, on my own before, half an hour & own|alone|myself, evenings off, switch off & need|evening*|phone, muting, by myself, clingy, smother*, suffocat*, stop following, follow* me, bubble & my|personal, give me a break & need|space, head space, headspace',
    say: 'my personal space',
    ask: { respect_space: 'give me some personal space', stop: 'leave me my personal space' },
  },
  bathroom_privacy: {
    hear: 'bathroom|shower|toilet & walk*|barg*|came in|come in|coming in|burst*|enter*|naked|lock* & !out, in the shower & come|came|walk*|in, bathroom & privacy|private, while im in the shower|bath|bathroom|loo, when im in the shower|bath|bathroom|loo, on the loo & walk*|come|came|door, lock on the bathroom, bathroom door & open*|knock|lock|shut, bathroom & in on me|walk* in|barg*|naked|undress*|privacy, im in the shower|bath|bathroom|loo, i was in the shower|bath|bathroom|loo, im on the loo|toilet, i was on the loo|toilet, while i shower, when i shower & come|in|door|walk*, bathroom door & lock*|open*|knock*|shut',
    say: 'privacy in the bathroom',
    ask: {
      knock: 'knock before coming into the bathroom',
      respect_space: 'leave me my privacy in the bathroom',
    },
  },
  accounts: {
    hear: 'password*, my account*, my netflix, my spotify, my login, streaming account*, my amazon, account & use|using|log*, my netflix|spotify|amazon|disney|hbo|prime, profile & netflix|my|use*, logged in, log in & my|account, log out & my|account, my subscription, password, passwords, wifi code, pin & my|card|number, my card details, log out, logged out, sign out, profiles & netflix|disney|my, my disney, login & my|share*|use*, my subscription*, log|logged into my, logged in as me, my prime, my hbo, my youtube, my icloud, my apple, streaming, my card & details|saved|bought|order*, my uber, my deliveroo, sharing my & netflix|spotify|password|login, my paypal',
    say: 'my accounts and passwords',
    ask: {
      ask_first: 'ask before using my accounts',
      stop: 'stop using my accounts',
      keep_private: 'keep my passwords private',
    },
  },
} as const satisfies ConceptPart;
