/** Irony that mocks the reader. */
export const IRONY = `
3: your majesty|highness|royal|lordship, princess|queen bee
thank you|u so|very _ for leaving|keeping|waking|ignoring|making|not|eating|using|ruining|nothing|the
thanks for nothing|leaving|waking|ignoring|ruining|keeping|not
thanks so|a _ for leaving|waking|ignoring|keeping|ruining|not|another, many thanks for leaving|waking
how nice|kind|lovely|sweet|generous|thoughtful|considerate|convenient of|that
so kind|nice|thoughtful|considerate|generous of you to leave|wake|keep|ignore|share
what a surprise|shock|shocker|treat|pleasure|joy, surprise surprise, congratulations|congrats|bravo, well done
good|great|nice job, slow clap, round of applause, must be nice|great|easy|hard, lucky me|us
oh great|wonderful|lovely|joy|sure|wow|look, newsflash|news flash, breaking news, genius, einstein, sherlock, hero
master|mister|miss|mr|mrs perfect, dishes|dish fairy, magically|fairy|fairies|elves, by magic
clean|wash|cleans _ themselves|itself, clean* themselves, cleans itself, wash themselves, this isnt a|isnt hotel
is this a hotel, not a hotel|restaurant, hotel staff
im not|am not your maid|mother|mom|mum|servant|slave|butler|cleaner
not your maid|mother|mom|mum|servant|slave|butler|personal, your|ur personal maid|servant|cleaner|slave
maid service, did your mother|mom|mum|parents never|not|teach, your mother|mom|mum doesnt live|work, mommy|mummy
since you|u obviously|clearly, apparently you|u|im|its|no|nobody|i, im so glad|happy|sorry that my
so sorry to interrupt|disturb|bother your, forgive me for, excuse me for existing|living|sleeping|breathing
poor you|baby|thing, boo hoo, heaven forbid|god forbid, award|medal|trophy|oscar|prize, clap clap, how on earth
love it when|how, love how you|u, i love|adore|enjoy waking|cleaning|finding|listening|hearing|how|when, love being
as if, your kingdom|throne|palace, rocket science, brain surgery, science project|experiment
obviously too|so busy|good|important, too good|busy|important to, is that clear, understood, got it, capiche
playing hotel|maid|mother|mom|cleaner, play hotel
0: how kind of you to offer|help
thank you|u so much for understanding|listening|helping|cleaning|being|your|taking|doing, must be hard for|on
hard to, award winning, as if i|im|nothing|it, apparently you were|are|left|there|someone, hope thats clear
i understood, im so glad|happy you|that|we|to
congratulations|congrats on|to|for|you|both|again, well done on|with|for|you
i|you|we|u got it, got it from|for|at|in|on|back|fixed|done|wrong|thanks
`;
