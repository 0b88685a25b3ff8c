import type { ConceptPart } from '../concept-words.ts';

export const GUESTS = {
  guests: {
    hear: 'guest*, visitor*, friends over, people over, have|having|had|bring|bringing|brought .. over|friends|people & !not know|dont know, friend & stay*|over|visit*|sleep*|crash*, company over, mates over|round, invite|invited|inviting, people round, people in the living, your mates, your friends, your crowd, your buddies, have people, having people, full house, lads|girls round|over, your crew, visit & friend*|guest*|your, many friends, mates, your mate, your friend & over|round|again|stay*|here|always|loud|came, pals, your cousin & here|stay*, bunch of people, group of friends, visitors, having friends, have friends, had friends, poker & night|friends|people, book club, study group, people in & kitchen|our|living|flat|house, crowd, company & have|over|bring, loads of people, so many people, six|five|four|eight|ten|seven people|mates|friends, bring people, brought people, bringing people & !not know|dont know, came over, coming over, comes over, entertain*, the lads, lads come, girls come, come round, comes round, came round, coming round, blokes, your pals, your lot, your gang, guest|guests, visit|visits|visiting & !landlord|plumber|doctor, your friend|friends|mates|mate|pals|buddies|crew|crowd|lot|gang, have .. over|round & friend*|people|mates|someone|anyone, having .. over|round & friend*|people|mates, bring* .. home|back|over|round & people|friend*|mates|someone|girls|guys|lads, come over & !here, afterparty, afterparties, company & have|over|tonight|having & !the company|my company|insurance, crowd & home|house|flat|here|living|come, drinks with & friends|here|mates, entourage, hangers on, invite* & people|friends|them|over|someone|anyone|dinner|six|who, lads, mates & round|over|here|tonight|stream',
    say: 'the guests',
    ask: {
      give_notice: 'let me know before guests come',
      ask_first: 'ask me before you invite guests',
      limit: 'have guests a little less often',
      turn_down: 'keep it a little quieter when guests are here',
      stop: 'stop bringing guests over',
      respect_space: 'leave me some space when guests are here',
    },
  },
  overnight_guests: {
    hear: 'overnight, sleepover*, sleep|sleeping|sleeps|slept over|here & !my bed, stay|stays|staying|stayed the night, spend|spends|spending|spent the night, stay|stays|staying|stayed over, stay|stays|staying & weekend|longer|week|weeks|until|month|days & cousin|friend|friends|he|she|brother|sister|guest*|they, guest|guests|friend|friends & sleep*|crash*|nights, crash|crashing|crashes on .. couch|sofa, sleep* on .. couch|sofa, on the couch|sofa & he|she|weeks|nights|month|living, nights a week, here every weekend|night, living here, lives here & !anyone, moved in, hookup, hook up, one night stand*, every weekend & here|her|him|she|he, asleep on & sofa|couch|floor, sleeping on & sofa|couch|floor, stayed the|for|all & night|week|weekend|days, staying with us, staying here, stays here, sleeps here, slept here, night here, nights here, spare mattress, air mattress, airbed, crashes here, crashed here, bed for the night, for the weekend & stay*|here|friend*, four nights, three nights, five nights, every night & here|she|he|stays|sleeps, toothbrush* & here, let himself in, let herself in, let themselves in, stay over, stayed over, staying over, sleep over, slept over, kipping, crash* on, crash* here|at ours, here till|until & brother|sister|cousin|friend|mum|dad|he|she|monday|tuesday|wednesday|thursday|friday|saturday|sunday, staying tonight, staying the night, stay the night, nights running, nights in a row & here|stay*|sleep*|he|she & !sleep i|kept, days on the trot & here, been here & days|nights|weeks|a week|since & he|she|hes|shes|they|friend|cousin|brother|sister, using my room & cousin|friend|brother|sister, sofa surf*, sleeping bag, house guest*, houseguest*, living on our sofa, spending the night, asleep on our, hotel & not a|isnt|running|hostel, hostel, bed and breakfast, b and b',
    say: 'the overnight guests',
    ask: {
      give_notice: 'let me know before overnight guests come',
      ask_first: 'ask me before overnight guests come',
      limit: 'have overnight guests a little less often',
      stop: 'stop having overnight guests',
    },
  },
  partner_over: {
    hear: 'girlfriend*, boyfriend*, your partner, your gf, your bf, gf, bf, your husband, your wife, your date, your lover, fiance*, tinder, your boyfriend, your girlfriend, your new man, your fella, your lad, your missus, your other half, her toothbrush, his toothbrush, lovebirds, couple & you two|here, practically lives, basically lives, third flatmate, fourth flatmate, extra flatmate, your bloke, your boyf, your man, your guy, your girl, your bird, your squeeze, your new flame, third wheel, you two & night*|stay*|kiss*|together|bedroom, you and .. are happy, go to his|her own place, his own place, her own place, his place|hers & night*|stay*|sometimes|once, at hers|his & night*|stay*|sometimes|once, nights running & hes|shes|he|she, is .. moving in, is .. actually moving in, been here .. nights|days & hes|shes|he|she, being here most, here most evenings|nights|days, his coat, his xbox, her coat, in his pants|boxers, in her pyjamas, pda, snog*, making out, canoodl*, your ex & here|over|stay*, hubby, your situationship, your tinder, your fling, rent free & he|she|here|lives, move in & boyfriend|girlfriend|he|she|him|her, keep it to two|three & nights|week',
    say: 'the visits of your partner',
    ask: {
      limit: 'have your partner over a little less often',
      give_notice: 'let me know before your partner comes',
      pay: 'share the costs when your partner is here',
      ask_first: 'ask me before your partner comes',
    },
  },
  unannounced_guests: {
    hear: 'unannounced, without notice & guest*|friend*|people|visit*|over, without warning & guest*|friend*|people|visit*|over, without telling & guest*|friend*|people|over|visitor*|party|someone|family|parents|brother|sister|me, no notice, no heads up, heads up & guest*|friend*|people over|visitor*|someone & !stay*, without asking & guest*|friend*|people over|visitor*, surprise guest*|visit*, show|shows|showing|showed up & guest*|friend*|people|unannounced|someone, unexpected guest*|visit*, announce & guest*|friend*|visit*, in advance & guest*|friend*|people|visit*|bring|over, let me know|tell me & before|when|if|ahead & guest*|friends|people over|visitor*|bring*|invit* & !stay*, beforehand & guest*|friend*|people|visit*|over, who was in the kitchen|bathroom|living, didnt know anyone|someone|somebody was, warn .. guest*|friend*|people|bring, drop|dropped|dropping by|in & friend*|people|your, let me know|tell me|text me & before|if|when & coming over|come over|comes over|bring|visitors|guests|friends|people|someone, out of the blue, unexpectedly & friend*|people|guest*|visit*|someone, surprise & guest*|visit*|people, heads up & visit*|people|guest*|coming, no idea & coming|people|guest*|who, walked in on & people|friends|strangers|someone, turned up & friend*|people|with|unannounced|your, appear* & kitchen|bathroom|hallway & who|man|woman|guy|girl|someone, stood in my kitchen, quick text beforehand, text beforehand, text before, came down & blokes|people|strangers|men|someone, there were .. blokes|people|men|strangers, turning up & without|unannounced|heads, turn up & without|unannounced, turned up & without|unannounced|people|friends, without a heads up, without telling & guest*|people|friends|over|invite*|round|brought|someone, without warning & guest*|people|friends|over|invite*|brought|someone|mother|mum, no warning & people|friends|guest*|over, people are coming round|over, people coming round|over, when people come round|over, when someone is coming|comes, when you have people|friends|guests|someone, drop* by & friend*|people|unannounced|just, dropped in, pop* in & friend*|people, heads up & guest*|people|friends|over|round|visit*|someone|anyone, people in my|our living room|kitchen|lounge, who said they could, ask .. first & invite*|people over|friends over, invite* & without|ask*|first|tell*|told, let me know & guest*|people|friends|over|round|visit* & !before guests come|before overnight|stays over|comes over, surprise visit*, out of the blue & guest*|friend*|visit*|people, came home to & people|strangers|crowd|party, five|six|seven|eight|ten people, pyjamas & people|guest*|strangers|friends, spontaneous',
    say: 'guests who come without notice',
    ask: { give_notice: 'give me notice before guests come' },
  },
  strangers: {
    hear: 'stranger*, people i dont know, people i do not know, someone i dont know, someone i do not know, dont know them, dont even know, random people, random guy*|girl*|person, randoms, unknown people, parasite, people who dont live here, people that dont live here, never seen, ive never met, never met before, who is that|this, some guy|dude|man|woman, someone i, unfamiliar, people from the internet, airbnb, couchsurf*, strangers, people ive never, somebody i dont know, men i dont know, who was that, who are these, dont know who, never seen before, no idea who, unknown & man|people|person|guy, couch surf*, dates & bring*|home|different, different person|girl|guy|man every, tinder, blokes eating, four|three|five|six|two blokes|men|guys|strangers, who the hell was, who was the guy|man|woman|girl|bloke|person, who were those, who was in, people ive not met, ive not met, havent met, not met before, the guy asleep, some random*, a random*, people none of us know, people nobody knows, gang of, gets a key, a stranger, complete stranger*, people off the internet, tinder date*, hinge, guy|man|bloke|woman|girl|dude in our|my kitchen|shower|bathroom|living|sofa|lounge, who they are, dont know from adam, weirdos, dodgy people|characters|mates, feel safe & people|guests|men|here',
    say: 'people I do not know being here',
    ask: {
      give_notice: 'let me know before people I do not know come',
      ask_first: 'ask me before people I do not know come',
      stop: 'stop bringing people I do not know',
    },
  },
  family_visit: {
    hear: 'your parents, your mom, your mum, your mother, your dad, your father, your sister, your family, your cousin*, your aunt, your uncle, your relatives, your siblings, your kids, your grandm*, parents & visit*|stay*|come|coming, your brothers, your cousin, your nephew*, your niece*, your in laws, mum visiting, mums visiting, moms visiting, my parents are coming, parents & weekend|visit*|stay*|here, family & visit*|stay*|over, your mums, your dads, your folks, your nan, your gran, your granny, your grandma, your son, your daughter, your mother in law, your nieces, sister & coming|stay*|visit*, brother & coming|stay*|visit*, mum & coming|stay*|visit*|weeks, parents & weeks|stay*, aunt & stay*|visit*, your brother & !my brother, your gran*, in laws, your aunt*, your uncle*, relatives, your relative*, your stepdad',
    say: 'the visits of your family',
    ask: {
      give_notice: 'let me know before your family visits',
      limit: 'have your family here a little less often',
      ask_first: 'ask me before your family visits',
    },
  },
  guest_mess: {
    hear: 'guest*|friends|friend|visitors|boyfriend|girlfriend|party|parties|mates & mess|messy|dirty|clean*|broke|broken|trash|bottles|cans|crumbs|leave .. everything|dishes|tidy*|spill*|spilt|vomit*|puke|sick|clear up|pick up|wreck*|stain*|cigarette*|butts, parties && puke|vomit|broke|broken|mess|bottles, after your party|friends|guests & !ask, guest*|friends|friend|mates|visitors|party|poker night|boyfriend|girlfriend & bottles|cans|wrappers|under the couch|stains|ash|mud|hair|crisps|left behind|plates|glasses|vomit|sick|toilet, after the party, clean up after your & !pet|dog|cat|puppy, tidy up after your, pals & burns|cracked|broke*|mess|apology, fag burns, burns in the carpet, friends|guests|mates|lot|visitors|people & mess|clean*|beer cans|bottles|cans|vomit|puke|broke|broken|spill*|stain*|left|fag|butts|disgrace|cigarette*|rubbish|glasses|dishes|washing up|tidy|wreck*|trash* & your|party|guests, beer cans & friday|saturday|patio|your|party|all over|everywhere, vomit, puke|puked, threw up, was sick & hall|carpet|sofa|stairs|friend, after your party, after the party & clean*|mess|bottles, before your friends came, red cups, your friends broke|smashed, party & aftermath|clean*|mess|bottles|cans|glasses|tidy',
    say: 'what guests leave behind',
    ask: { clean_up: 'clean up after your guests' },
  },
  keys: {
    hear: 'key & !is|to success|point, keys, spare key, house key*, key copy, house keys, spare keys, key back, lost & key|keys, locked out, lock yourself out, key under, copied & key, keyring, fob, key & !key point|key thing|keyboard|low key, door code, entry code, key code, latchkey, spare key*, key copied|cut, copy of the key, lockbox, code for the & door|gate|building|entrance, key safe',
    say: 'the keys',
    ask: {
      return: 'give back the keys',
      ask_first: 'ask me before lending the keys',
      stop: 'stop lending out the keys',
      replace: 'replace the keys',
    },
  },
} as const satisfies ConceptPart;
