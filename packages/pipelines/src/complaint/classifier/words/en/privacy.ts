/** Rooms entered, belongings used, private matters told, wanting to be alone. */
export const PRIVACY = `
3: privacy|privat|private|privately|confidential, personal space, own space, need|want|like|get some? space
give me _ space, my space, time to myself, alone time, time alone, be alone, be by myself, leave me alone
left alone, knock|knocks|knocked|knocking, barg* in|into, burst* in|into, walk|walks|walked|walking in on
walk|walks|walked|walking in|into|through my|the, come|comes|came|coming in|into|inside my|the bathroom|room|shower
come|comes|came|coming in without, go|goes|going|went|been in|into|inside my, enter|enters|entering|entered my
enter|enters|entering|entered _ room|bedroom, in my room|bedroom, into my room|bedroom, my bedroom
out of my room|bedroom|stuff|things|business, my room without|when|while, sneak|sneaking|snuck|sneaks in|into|around
snoop|snoops|snooping|snooped, spy|spying|spied, eavesdrop*, listen|listening|listens in, nosy|nosey, pry|prying
stalk*, rummag*, search* my, go|goes|going|went|gone|look|looked|looking through my
borrow|borrows|borrowed|borrowing|borow|borowed, steal|steals|stealing|stole|stolen|theft|thief
help* yourself|themselves|himself|herself to, read|reads|reading|open|opens|opened|opening my, password|passwords
login|logins, my netflix|spotify|account, delete _ photo|video|pic
photo|photos|picture|pictures|pics|video|videos|selfie of me, post* _ me|my online|instagram|facebook|social
film* me, camera|cameras
tell|told|telling|tells _ everyone|everybody|people|others|them|friends|parents about|that|my|what
my personal|private life|matters|stuff|things|business|relationship|health|breakup, share* my, shared my
none of your business, my life, my love life, my dating, in confidence, secret|secrets, off limits, hands off
lock on my, lock my door|room, locked my
use|uses|using|used|take|takes|taking|took|taken|wear|wears|wearing|wore|grab|grabs|grabbing|touch|touches|touching|touched _ my
give|bring|get|have|want|need _ back, give _ back, bring back, return my|the|it, what i earn|weigh|make|do|eat|wear
my salary|income|weight|diagnosis|therapy|ex|breakup|boyfriend|girlfriend|date|dates
amazon|netflix|spotify|icloud|google account, wifi password, in the shower|bathroom while|when i
lock on the bathroom, check with me before, broke|broken|damaged|ruined|lost|shrunk my
told|tell|telling your|his|her|their mum|mom|mother|dad|friends|parents|boyfriend|girlfriend about|that|what
charger you borrowed, half dressed|naked|undressed|in the nude
in my . jacket|dress|shirt|hoodie|sweater|coat|jeans|shoes, set foot in, caught half|naked|me, instagram in my
over my shoulder, not for borrowing, stay away from my, diary|journal, anyone elses|others eyes|hands
2: without asking|permission|consent|my, ask* first|before, in private, my room, my door, my side, my shelf, mine
stay out, keep out, personal, eat|eats|eating|ate|eaten|drink|drinks|drinking|drank|finish|finished|finishing _ my
wheres my, where is|are my, cant|couldnt find my|it|them, have you seen my, did my
my . helmet|tent|suitcase|skates|racket|ball|board|camera|lens|drone|plants|lamp|chair|pillowcase|duvet|bedding|nail|polish|lipstick|foundation|mascara|hair|dryer|comb|sunglasses|belt|tie|suit|trousers|skirt|blouse|tights|bra|underwear|pyjamas|pajamas|robe|slippers|trainers|sneakers|heels|rug|carpet|art|painting|photos|documents|papers|passport|bank|statement|letter|prescription|pills|insulin|charger|cable|adapter|keyboard|mouse|monitor|tv|console|controller|games|dvd|vinyl|records|amp|tools|hammer|ladder|toolbox|vacuum|fan|heater|kettle|toaster|airfryer|pan|wok|knives|tupperware|lunchbox|flask|bottle|coffee|tea|beans|spices|sauce|oil|vegan|protein|powder|whisky|gin|vodka|champagne _ used|use|using|gone|missing|back|borrowed|took|taken|without|again|empty|broke|broken|ruined|open|opened|half|ate|drank|finished|disappeared|vanished
used it|them|mine without|on|again|all, id like|want|need it|them|that|those back, back on its|the|my
end|ended up in your|the, disappear*|vanish*|missing|gone again|from, help* herself|himself|yourself|themselves
not yours|for general|communal|public|shared, isnt yours|communal|public|shared, log out|logged|logging in
client data, on my laptop|phone|account|computer, recharge|downtime|peace|in peace, left in peace
door is|doors|when shut|closed|locked, shut door, closed door, barge*|burst*|wander* into|in, walk* in
peek*|peep*|star*|watch* me|at|in|through, overhear*|eavesdrop*, screenshot*|forward* my|our|the
show* _ my messages|photos|texts, gossip about my, personal stuff|matter|matters|life|questions, too personal
intrusive|nosy|nosey, my salary|job|weight|health|mental|illness|period|pregnancy|sexuality|religion|family|past
in my underwear|towel|bra, privacy, on me while, tag|tagged me, posted|post|upload* _ me|my
my . yogurt|yogurts|yoghurt|cheese|milk|leftovers|food|snacks|beer|beers|eggs|bread|butter|chocolate|wine|juice|cereal|groceries|lunch|dinner|meal|meals|cookies|pizza|sandwich|cake|ice|chicken|coffee|meat|fruit
my . shelf|shelves|half|side|corner|seat
my . drill|mug|scarf|sweater|hat|gloves|glasses|book|books|notes|medicine|meds|vitamins|bike|scooter|guitar|console|pillow|blanket|sheets|plate|bowl|glass|cup|earrings|jewellery|jewelry|necklace|watch|wallet|purse|money|card|keys|car|playstation|speaker|router|printer|iron|hairdryer|straightener|lotion|soap|sponge|detergent|toilet|razor
my . stuff|things|belongings|possessions|clothes|clothing|shirt|jacket|sweater|hoodie|dress|jeans|charger|laptop|computer|phone|tablet|ipad|headphones|bike|towel|towels|shampoo|conditioner|toothbrush|toothpaste|razor|makeup|perfume|cream|deodorant|pan|pans|mug|diary|journal|drawer|drawers|closet|wardrobe|desk|bed|shoes|socks|bag|tools|camera|hairbrush|umbrella|coat|scarf|knife|knives|blender|cosmetics|products|skincare
my . mail|post|letters|letter|package|packages|parcel|parcels|messages|texts|texting|emails|dms
boundary|boundaries|limit
0: take|takes|taking|took my|the turn|word|time|advice|call|calls|seriously, use my turn, leave me alone with|to
my share of, go through this|it|that|with, mine is|are, opened the window, my time, my turn, my part
my plate|plates, took my, my bedroom window, my room is next|right|above|below, sleep in my room, study in my room
hear _ in|from my room|bedroom, into my room from, noise in my room, smell* _ my room, smoke _ my room
my room smells, smells _ my room, off my, used to, my messages|texts|calls unanswered
answer|answering|ignore|ignoring|ignored|ignores|reply|respond* _ my messages|texts|calls|message|text|email|emails
to my messages|texts|message|text|emails, come back, back from, back room|home|door|yard, get back to, put back
get my|some|any|no, have my say|doubts|exam|exams, my job|work|class|interview|boss|parents|mum|mom|mother
my books up|on, get|have|need _ back to|from|home|at|by|in, my bed is|at|by|time, leave my|the parking
my clothes smell|stink|reek, my car|bike parked|in|blocked, my money|keys|key, my desk now, my coffee machine
bring back memories, money back, knocked|knock _ over, knock|knocked over|down|off|into, knocked red|the|my|a
`;
