/** Visitors, partners who stay, parties. */
export const GUESTS = `
3: guest|guests, visitor|visitors, visit|visits|visiting|visited
your . friend|friends|mates|mate|buddies|buddy|pals|crew|bros|colleagues
friends|people|someone|somebody|anyone|him|her|them|guys|girls|dates|everyone over|round|around
boyfriend|boyfriends|girlfriend|girlfriends|bf|gf, invite|invites|invited|inviting|invitation
party|parties|partying|partys, get together|gathering|gatherings, overnight, sleepover|sleepovers|sleep over
sleep|sleeps|sleeping|slept over|here|on|at
stay|stays|stayed|staying over|overnight|here|all|every|three|four|five|two|weeks
stay|stays|stayed|staying the night|weekend|week
stay|stays|stayed|staying for|with us|days|weeks|so|a|two|three|the, stranger|strangers
people|person|ppl|men|guys|women i|we _ know, random people|guys|dudes|person|men|women|ppl, hookup|hookups|hook up
one night stand*, tinder date|dates
your|ur partner|mom|mum|mother|dad|father|parents|sister|brother|cousin|family|nephew|niece|aunt|uncle|grandma
crash|crashes|crashing|crashed on|here|at, practically|basically|virtually _ lives|living|live|moved here|in
moved in|lives here|living here, host|hosting|hosts|hosted, company over, airbnb
brings|bring|bringing|brought _ home|over|round|back|here|people|friends|girls|guys|someone
come|comes|coming|came over|round
have|having|has|had _ friends|people|someone|company|guests _ over|round|here|in|stay|staying, couch surf*
couchsurf*, extra person|roommate|people, third|fourth|fifth|sixth roommate|housemate|flatmate|tenant, unannounced
hang|hangs|hanging out here|at, your date|dates|girl|guy|hookups|ex
people|ppl ive|i|we|weve never|dont|didnt|do _ seen|know|met, never seen before
thirty|twenty|ten|fifteen|fifty|so|dozen|many people|ppl, your hookup|hookups|man|woman|bloke|lad|mooching|ex
he|shes|hes|she|they _ on the couch|sofa, when _ stays over, stays over, on the couch tomorrow|again|tonight|every
five|six of us, his|her place, at his|hers, live here too who, people who dont live, doesnt|dont live here
for the weekend, moved himself|herself, crash here, housewarming, birthday|bbq|barbecue|dinner party
people round|over|in, guest*|visitor*|visiting|partie*|partying, people i dont know
people i|we dont|didnt|never know|met|seen, someone|somebody|people|guy|girl|person|strangers on the|our couch|sofa
someone in|on our living|couch|sofa, always someone
blokes|four|five|three men|guys|lads|people eating|sitting|sleeping|in, in my pants and
study|work|book|yoga|church|band|dance|reading group|club|circle|rehearsal|team|class, overnight visitors
2: friends|friend, partner, over here|again|tonight|yesterday|last|every|on|this|all|for|until|till, spare key*
copy of the key, key to, people here, people in
lads|pals|mates|chums|gang|posse|entourage|squad|bandmates|teammates|classmates|coworkers|fling|flings|lover|lovers|missus|fiance|fiancee|husband|wife|situationship|toyboy|sugar
come|comes|came|coming round|over|by|to stay, the boys|girls|lads come|came|over|round|were
throw|throwing|threw a do|party|bash|gig|rave|dinner, your|a do for
bash|rave|shindig|bbq|barbecue|afters|after party|afterparty|pre drinks|predrinks|pres|housewarming|birthday|stag|hen|reunion|gathering|soiree|poker night|game night|movie night
squat|squatter|squatting|freeload*|moved himself|herself|themselves in, on our sofa|couch|floor|settee
air mattress|airbed|sofa bed, extra body|bodies|mouth|mouths|person|people
four|five|six|seven|three of us|people|in, door open to, your lot|people|crowd, full house, head count
sublet*|subtenant*, lodger, overstay*|outstay*, third|fourth|fifth week|night|day|month in
week|weeks|fortnight|month now, since|for _ weeks|months _ here
stays|stay|staying|sleep|sleeps|sleeping here|over|round|at|in, brings|brought|bring _ home|back
random|randoms|rando|randos, unknown|unfamiliar face|faces|people|men, didnt know was|were
who was|is that guy|man|woman|girl, spare room|bed, gave|give|giving|lend|lent|copied|copy _ key|keys to
1: so many people, crowd
0: friendly, as a friend, be friends, as friends
stay|stays|staying out of|away|up|quiet|calm|clean|on top|in touch|in your, sleep|sleeping|slept on my|it
party wall, business partner, stay at work, over and over, over it, over text|the|my|your|a|an, all over, invite you
come over to|and talk|for a chat, knock over, start over, sleep at night|all|at 7|at, sleep here, still here
my friends|friend|partner|boyfriend|girlfriend said|says|told|thinks, third party, people in the group|chat
take* over, hand* over, family dinner|group, get over, over dishes|this|that|money, live here too, i live here
we live here, you live here, who lives here, living here since|is
mums|moms|parents visiting|coming|visit tomorrow|on|this, mum|mom is visiting, so do you, bring back, brings back
bring me|my, noone else, your friend said, over a coffee|text|the|there|here, we were friends, talking over
over the top, told|tell|tells|telling|told _ your|my mum|mom|mother|dad|parents|sister|brother|friends
your mum|mom|mother about
`;
