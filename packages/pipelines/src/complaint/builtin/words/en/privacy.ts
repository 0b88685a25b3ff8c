import type { ConceptPart } from '../concept-words.ts';

export const PRIVACY = {
  room_entry: {
    hear: 'into|inside my room|bedroom, enter|entering|entered|enters .. room|bedroom, out of my room|bedroom, come|comes|coming|came|go|goes|going|went|walk*|barge*|barging|burst*|been|were|was|sneak*|snuck|wander* .. in|into|inside my room|bedroom|bed, walk|walking|walks|walked|barge|barging|barges|barged|burst|bursting in & room|bedroom|me|door|knock*|just, without knocking, open|opening|opens .. my door, in my room when|while|without & !i, in my room & someone|you|anyone|nobody|people, my room & off limits|private|stay out|enter*|lock*, knock* & come|coming|enter*|door|wait*|waited|in|before',
    say: 'going into my room',
    ask: { respect_space: 'stay out of my room unless I say yes', knock: 'knock before you come into my room', ask_first: 'ask before you go into my room', stop: 'stop coming into my room without asking' },
  },
  knocking: {
    hear: 'knock*',
    say: 'knocking first',
    ask: { knock: 'knock and wait a moment before you come in' },
  },
  personal_items: {
    weak: 'my stuff, my things, my belongings',
    hear: 'touch|touching|touched my, go|going|went|goes|gone through my, my drawer*, my bag, my purse, my wallet, my diary, my journal, snoop* & !phone, rummag*, hands off my, look* through my & !phone|messages, belongings, touch .. things|stuff, my cream, my make up, my makeup, my razor, my toothbrush, my perfume, my toiletries, my cosmetics, moved my, move my, move|moving|moved|touch* .. things|stuff & my|mine, my shelf & !food|eat|milk|space|fridge, my side, my drawer',
    say: 'my personal things',
    ask: { respect_space: 'leave my personal things where they are', ask_first: 'ask before touching my personal things', stop: 'stop going through my personal things' },
  },
  borrowed_items: {
    hear: 'borrow*, use|used|uses|using my & !room|bedroom|food|milk|towel|towels|clothes|shower, take|takes|took|taking|taken my & !food|milk|time|clothes|room|snacks|yogurt, without asking & my|mine & !room|bedroom|knock*|food|guest*|friend*|party, give|gave|given .. back & !key|keys|money, giving .. back, return* my, bring .. back & my, stole|steal|stealing|stolen my & !food|milk|clothes, missing & my & !food|milk, my drill, my charger*, my headphones, my mug, my razor, my shampoo, my bike & use|took|take|ask|borrow*, my car & use|took|take|ask|borrow*, my umbrella, my book*, my ladder, my tools, my hairdryer, my iron, my pan, my knife, my knives, my suitcase, my speaker, have|get my .. back, take|took .. without asking, uses my, help* yourself to my, used .. without asking & mine|my, my .. charger, use of my, lend .. my, lend|lent & !money|cash|hand|euros|dollars',
    say: 'the use of {my}',
    ask: { ask_first: 'ask me before using {my}', return: 'give back {my}', replace: 'replace {my}', stop: 'stop using {my}' },
  },
  clothes: {
    hear: 'my clothes, my shirt*, my jacket, my sweater*, my hoodie*, my dress*, my jeans, my t-shirt*, my coat, my socks, my underwear, my shoes & wear*|wore|borrow*, wear|wearing|wore my, my scarf, my hat, my wool|blue|grey|black|red|white|green|favourite|favorite sweater|jumper|shirt|jacket|dress|coat|hoodie|top, my jumper*, my top, my skirt, my trousers, my pants, my blouse, my gloves, my boots & wear*|wore|borrow*, my favourite|favorite .. shirt|sweater|jacket|dress, scarf, sweater, jumper, hoodie, my clothes & smell',
    say: 'my clothes',
    ask: { ask_first: 'ask before wearing my clothes', return: 'give back my clothes', stop: 'stop wearing my clothes' },
  },
  food_taken: {
    hear: 'eat|eating|eats|ate|eaten .. my & !room|bedroom|desk|bed, my food, my milk, my snacks, my leftovers, my yogurt*, my yoghurt*, my cheese, my lunch, my beer*, my cereal, my coffee, my bread, my eggs, my groceries, my wine, my juice, my chocolate, my pizza, my sandwich*, my cookies, my butter, my ice cream, my fruit, drank my, drink* my, label* .. food, food .. label*, took|taking|take|steal|stealing|stole .. food, food & missing|disappear*|gone|mine, cheese & gone|ate|eaten|half|finish*|who|my, yogurt*|yoghurt*|milk|snacks|leftovers|cookies|chocolate|pizza & gone|ate|eaten|mine|finish*|my|disappear*|drank, eat|eating .. on|off|from my, my shelf & food|eat*|yog*|milk, my ham, my sauce, my oil, my pasta, my dinner, my breakfast, my meal*, my cake, my tea, my cola, my soda, my water bottle, help yourself & food|fridge, label, eaten by, finish* my & milk|food|juice|wine|beer|cheese|cereal|bread|coffee',
    say: '{my}',
    ask: { ask_first: 'ask before having {my}', stop: 'stop eating {my}', replace: 'replace {my}', respect_space: 'leave {my} for me' },
  },
  mail: {
    hear: 'my mail, mailbox, the mail, my letter*, letters & open*|read*|my, my package*, my parcel*, parcel*, package|packages & open*|took|my|deliver*, envelope*, my post, mail & open*|read*, letter & open*|my|from|read, delivery & my|took|open*, post & open*|my|letters',
    say: 'my mail',
    ask: { respect_space: 'leave my mail for me to open', stop: 'stop opening my mail', give_notice: 'let me know when mail comes for me', return: 'give back my mail' },
  },
  private_messages: {
    hear: 'my phone & !borrow*|use|using|charger|call*|number, my messages & !answer*|reply|replies|replied|ignor*|respond*|seen|unread|get, my laptop & !borrow*|use|used|using|charger, my texts & read*|look*|snoop*, reading my messages|texts|chats, read* my messages|texts|chats|diary|journal, through my phone|laptop|messages|computer, my computer & look*|read*|snoop*, my emails',
    say: 'my private messages and devices',
    ask: { respect_space: 'leave my private messages and devices alone', stop: 'stop reading my private messages', keep_private: 'let my private messages stay private' },
  },
  photos: {
    hear: 'photo*, picture|pictures, pics, selfie*, instagram, post|posting|posted .. me & !it|mail, videos & me|film*|post*, film|filming me, tagged me, tiktok, camera, webcam, video of, recording & me|us, record|recorded|recording me, story & instagram|posted|me, facebook, social media',
    say: 'the photos',
    ask: { ask_first: 'ask before taking or sharing photos', stop: 'stop posting photos of me', keep_private: 'keep the photos private' },
  },
  eavesdropping: {
    hear: 'eavesdrop*, listen|listening|listened in, listen* to my calls|conversation*|phone, listen* at .. door, overhear*, overheard',
    say: 'listening in on my conversations',
    ask: { respect_space: 'give me privacy for my conversations', stop: 'stop listening in on my conversations' },
  },
  private_matters: {
    hear: 'private matters, my private life, my personal life, my secret*, in confidence, confided, told you in|privately, my business, my salary, what i earn, tell|tells|telling|told .. everyone|others|people|roommates|friends|neighbours|neighbors .. my|me|about & !late|shut|clean, my personal matters, my breakup, my therapy, my diagnosis, my relationship, my health, share|sharing|shared my & private|personal|business, nosy, pry|prying, personal questions, discuss .. with the others, none of your business, between you and me, only told you, i told you & others|everyone|knows|now',
    say: 'my private matters',
    ask: { keep_private: 'keep my private matters between us', stop: 'stop sharing my private matters' },
  },
  personal_space: {
    hear: 'privacy, personal space, my space, my own space, time alone, alone time, be alone, time to myself, by myself & time|need|want, leave me alone, some space, need space, boundar*, breathing room, invad*, a moment to myself, room to breathe, an hour to myself, on my own & time|need|hour|evening, the door closed & alone|need|hour, dont talk to me when|before|until, hug|hugging|touch|touching me, too close, crowded & me, down time, downtime, unwind, decompress',
    say: 'my personal space',
    ask: { respect_space: 'give me some personal space', stop: 'leave me my personal space' },
  },
  bathroom_privacy: {
    hear: 'bathroom|shower|toilet & walk*|barg*|came in|come in|coming in|burst*|enter*|naked|lock* & !out, in the shower & come|came|walk*|in, bathroom & privacy|private',
    say: 'privacy in the bathroom',
    ask: { knock: 'knock before coming into the bathroom', respect_space: 'leave me my privacy in the bathroom' },
  },
  accounts: {
    hear: 'password*, my account*, my netflix, my spotify, my login, streaming account*, my amazon, account & use|using|log*',
    say: 'my accounts and passwords',
    ask: { ask_first: 'ask before using my accounts', stop: 'stop using my accounts', keep_private: 'keep my passwords private' },
  },
} as const satisfies ConceptPart;
