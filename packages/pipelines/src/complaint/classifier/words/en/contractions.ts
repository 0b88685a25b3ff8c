/** Spellings that are read as one, from full forms to text-speak. */
export const CONTRACTIONS = `
do not = dont, does not = doesnt, did not = didnt, can not = cant, cannot = cant, could not = couldnt
will not = wont, would not = wouldnt, should not = shouldnt, is not = isnt, are not = arent, was not = wasnt
were not = werent, have not = havent, has not = hasnt, had not = hadnt, i am = im, i will = ill, i have = ive
i would = id, i had = id, you are = youre, you r = youre, u r = youre, u are = youre, you will = youll
u will = youll, you have = youve, u have = youve, it is = its, that is = thats, what is = whats, who is = whos
it would = itd, there is = theres, we are = were, u = you, ur = your, r = are, pls = please, plz = please
plse = please, pleas = please, pleese = please, plez = please, wanna = want to, gonna = going to, gotta = got to
dunno = dont know, cuz = because, coz = because, bc = because, cos = because, ppl = people, thru = through
nite = night, nites = nights, abt = about, rn = right now, thx = thanks, ty = thanks, somebody = someone
anybody = anyone, everybody = everyone, nobody = noone, no one = noone, housemate = roommate, flatmate = roommate
housemates = roommates, flatmates = roommates, aint = isnt, arnt = arent, wont = wont, tryna = trying to
lemme = let me, gimme = give me, kinda =, sorta =, bf = boyfriend, gf = girlfriend
`;
