/** What the sender does not accept, does not want, or will not do from now on. */
export const BOUNDARY = `
3: not ok|okay|fine|comfortable|cool|happy|willing|prepared|available with|for|to|paying|cleaning|doing
not comfortable, dont feel comfortable|safe, i dont want|accept|allow|tolerate|consent|lend|share|like
dont want you|anyone|people|strangers|guests|him|her|them|my|any|it|that|to|noone, i wont, ill not
wont be _ paying|cleaning|doing|lending|covering|sharing, i refuse|decline
i cant accept|tolerate|allow|lend|cover|keep|have|host|share _ any|more|it|this|anymore|longer|you|people|paying|doing|?
i cant lend|accept|tolerate|allow, i no longer, im no longer
im not _ paying|pay|going|willing|doing|cleaning|lending|covering|sharing|your|washing|available|cooking|buying|here|part|lend
not paying, not my job|responsibility|problem|mess|child
im done _ paying|cleaning|covering|lending|picking|waiting|being|buying|washing|doing, leave me alone|out|be
leave me, leave my _ alone, stay|keep _ out of|from my|me, stay away from
keep your hands|nose|friends _ off|out|away, get out of my, hands off, off limits, draw the|a line, my limit
crosses a line, line crossed, set a boundary, my boundary|boundaries, boundary, respect my
i need|want space|alone|privacy|some|my|to be|time, i need some|my space|privacy|time|alone|peace|quiet|own
i need quiet|silence|peace, need to be alone|left, need _ to myself, want|like to be alone|left, time to myself
only mine, is mine, are mine, for me only, not for sharing|everyone|you, none of your business, not your business
is|are my business, is|are private, is personal, without my permission|consent, unless i
from now on _ i|my|im|ill|we, starting now|today|tomorrow|next _ i|ill|im, no means no
please|pls dont|stop come|touch|use|take|go|enter|read|open|eat|wear|borrow|tell|share|post|lend|give|sit|talk|call|text|wake|film|speak|comment|discuss|ask|touching|using|taking|reading|opening|entering|eating|borrowing|wearing|coming|sharing|posting|telling _ me|my|mine|again|it|in|about|without|them|?
dont|never come|touch|enter|read|open|eat|wear|borrow|take|use|go|tell|share|post|speak|talk|sit|lie|lend|wake|call|text|film|ask|discuss|look|photograph _ me|my|mine
dont touch|enter, dont you dare|ever
stop|quit touching|using|taking|reading|opening|going|entering|eating|borrowing|wearing|coming|walking|barging|telling|stealing|sharing|posting|asking|calling|texting|following|commenting|speaking|talking|drinking|filming|photographing|listening|looking|watching|treating|making|waking _ me|my|mine
isnt|not acceptable to|for me, unacceptable to me, i decide|choose who, answer is no, i have a right
noone touches|enters|comes|goes|uses|gets, not allowed to|in my, youre not allowed|welcome
you cant use|come|take|enter|go|have|just|keep|treat|talk|speak _ my|me|in|into|like
my room is off|private|mine|my|not|the, count me out, dont involve|include|drag|put|expect me
id rather|prefer _ not|keep|noone|you|you|didnt|dont, prefer not, prefer that noone|no
please|pls respect|leave my|me, thats a no, its a no, hard no, i will no longer, no longer going|willing|ok
not one|another _ from me, not fair on me, thats my, it stops today|now|here, my money
not lending|sharing|paying|covering, one more time and, one more _ and i|ill|im, again and i|ill|im
if you|he|she|it|that _ again _ i|ill|im, next time i|ill change|call|lock|tell|throw, last time you
im done with being, no more parties|guests|visitors, if i wanted, not negotiable, im not *ing, i will not
im not going to, stay untouched, only washing|cleaning|paying|doing my own, my own dishes|stuff|things|food
i dont lend|share|do, i never lend, dont|never ever comment|touch|enter|do|call|talk|speak|use|wear|read|open
comment on my, not for general|sharing|you, isnt for general|sharing|you, i refuse to
i dont want _ going|happening|next|in|near|around, take part in, be left in peace, left in peace
is my recharge|quiet|alone|own, leave it|them alone, set foot, not as a joke
isnt|not for borrowing|sharing|lending|others, leave it where
2: not ok|okay|fine with, not acceptable, unacceptable, dont want, i need, too far, my things|stuff, alone
without asking, please stop $, stop $, isnt funny to
0: dont want to be|seem|sound rude|mean|annoying|petty|that|a|the
dont want to fight|argue|make|cause|bother|start|offend|nag|complain|blame|annoy|upset|accuse
dont want to _ fight|argue|drama|conflict, dont want any|a drama|fight|problems|trouble|conflict|argument
i dont want to be the only, dont want you to feel|think, dont like to complain|bring
i dont like conflict|drama|how|that|when|the, i cant sleep|keep|live|be|do|have|continue, i cant have a
i cant do this|anything|my, i need you|help|it|sleep|the|a, i need to talk|sleep|get|study|work|know|be up|leave
i need to, dont want to bother, not going to lie, im not going to lie, im not your enemy
private message|messages|chat|matter, wont take|bite|stop|work|close|open|turn|drain|flush
i wont lie|sleep|be long|mention|go, need some help|sleep|rest, i refuse to believe, not happy about|with, not cool
not fair, i need some help|sleep|rest, im not sure|angry|mad|trying|blaming|saying|home|the|a|happy|here|up
i wont be here|home|there|around|able, my money back, dont want us to, one more time and then, reached my limit
my limit, again and i would|could|cant, if _ again _ i would appreciate|help|happy
im not trying|saying|blaming|asking|judging|complaining|accusing|sleeping|getting|being|feeling|hoping|looking|kidding|joking|imagining|lying|having|coming|telling|making|attacking
felt uncomfortable, i felt _ uncomfortable, again and i missed|couldnt|had|was|cant|could
im not going to lie|argue|pretend|make|say|blame|tell, id like it to, standing in, clear it out, not one apology
`;
