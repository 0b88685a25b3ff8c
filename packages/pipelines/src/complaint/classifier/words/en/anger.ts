/** Strong anger in words. */
export const ANGER = `
3: sick of|and|n, sick to death
tired of your|ur|this|cleaning|being|having|asking|telling|picking|living|it|all|always|the|waking, so tired of
fed up, fedup, had enough, had it, have had it, ive had it, enough is enough, enough already, enough of|with
thats enough, last straw, final straw, done with|cleaning|picking|asking|being|this|you|it, im|am|so done, over it
cant|can not take|bear|stand|deal|handle|do|live _ any|anymore|more|longer|it|this|you|like, cant stand
cant take it|this, hate|hates|hated, furious, livid, enraged, raging|rage, angry|angrily|pissed|seething|fuming
so mad, mad at you|u, outrag*, unacceptable, disgust|disgusts|disgusted|disgusting, revolting
repulsive|vile|appalling|atrocious|horrendous|shameful
drive|drives|driving|drove me|us crazy|insane|mad|nuts|up|bananas, losing|lost|lose my|it mind|patience|temper|shit
losing it, at my limit|wits, end of my rope|tether|patience, breaking point, ran out of patience
patience is|has run*|over|gone|ended|thin, no patience, how many times|fucking, how many more times, how hard is|can
for the _ time|last, hundredth time, thousandth time, millionth time, a hundred|thousand|million times, for once
the nerve|audacity, unbelievable, are you|u kidding|serious|for|joking|fucking|actually, r u kidding|serious
seriously what|wtf|how, nightmare|hell living|to|with|hole, living hell, i explode|snap|scream|lose
gonna explode|snap|scream|lose, going to explode|snap|scream|lose, about to explode|snap|scream|lose
absolutely|completely|totally disgusting|ridiculous|unacceptable|insane|crazy
ruin|ruins|ruined|ruining my|everything|our, i despise|loathe, get off your, fed the
beyond annoying|frustrating|ridiculous|belief|rude, lost all|my respect|patience|faith|trust, zero tolerance|respect
is a joke, what a joke|disgrace|shame, clearly dont|doesnt|do not care, you obviously|clearly dont care, dont give a
couldnt care less, makes me sick|want, cross the|a line, wont tolerate|stand, not putting up, put up with
cut the crap, cut it out, knock it off, stop it now, pigsty|shithole|zoo|biohazard, pig sty, war|disaster zone
a dump, wake up call, so over this|it|you, over this, im so over, appalled|fuming|ashamed to live|livid
could scream, have had enough, i mean it
2: ridiculous, insane|crazy, unbelievable, absurd, nonsense, awful|horrible|terrible|gross|nasty, infuriat*
maddening|exasperat*, mad, stop being, intolerable|unbearable, tired of, seriously, really pisses, shocking|shocked
0: hate to|that|asking|being|bringing|nagging|having to bring|ask|say|nag|complain|be|do|i, i hate to, dont|not hate
no hate, not angry|mad|furious|upset, im|am not mad|angry|furious|trying, not done, are you done with
when youre done, once youre|you done, are you mad|angry, dont be mad|angry
done with the|your dishes|laundry|shower|bathroom|washing|machine|kitchen|it, have enough, not|isnt enough
sick leave|day|today|this|in|at, im|am|i|was|been|feeling sick $, are you serious about, angry emails
right now i|we|im|its|and|because, im right now, love hate, dump the, food dump
im done with work|class|school|dinner|cooking|the, was done with
horrible|terrible|awful headache|migraine|day|night|week|sleep|cold|at, crazy busy|week|day|schedule|hours|at
insane hours|week|amount|schedule, knock it off the, mad about, seriously consider*|think*, seriously though
tired of work|today|and, awful|terrible|horrible about|for, feel awful|terrible|horrible|bad, put up with me
put up with it for, for once a, hearing from, right now please, right now i, willing to put up, not put up with
youve|you|hes|shes|theyve|u had it, had it for|since|in|on|back|fixed|repaired|cleaned
havent|hasnt|not|never|didnt|youve|ive|have|has|had|wont done|do it, done it yet|already|before|again|twice|myself
3: everything you|u touch, you|u always? wreck|ruin|destroy|spoil|break everything
`;
