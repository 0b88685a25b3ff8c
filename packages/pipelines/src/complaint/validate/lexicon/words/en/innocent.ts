/** Surroundings in which a listed word is meant harmlessly. */
export const INNOCENT_PHRASES = `
dick (?:van|cheney|turpin|tracy|francis|clark|whittington|wolf)|moby[- ]dick|(?:maine|raccoon) coons?|spotted dick|philip k[.]? dick
(?:cigarettes?|cigar|rifle|scuttle|pork|water|joint) butts?|butts? (?:of (?:the|a) joke|joint|out|in(?:to)? (?:the|a|my|our))
freak (?:accident|weather|storm|occurrence|out|wave)|(?:lazy|lazier) (?:sundays?|saturdays?|days?|mornings?|afternoons?|evenings?|weekends?|susan|river|eye)
punk(?:-| )(?:rock|music|band|bands|concert|songs?|record|gig|style)|pussy[- ](?:willow|cat|riot)|cock[- ]a[- ]doodle|cock (?:and bull|crow)|tit for tat|(?:blue|great|coal|willow|marsh|long-tailed) tits?
suck(?:s|ed|ing)? (?:up|in|out|air|dust|through|water)|(?:jerk|jerky) (?:chicken|pork|beef|sauce|seasoning|marinade)|beef jerky|april fools?(?:'s? day)?|(?:fool|idiot|bully)[- ]?proof|clown ?fish|circus clowns?|hell (?:do|go|be|have|come|get|take|see|tell|call|need|want|say|make|probably|never)|hell's (?:kitchen|angels)|hell ?bent
hoe (?:the|our|my|and rake)|rake and hoe|jack ass penguin|wild ass(?:es)?|(?:creep|creeps|creeping) (?:up|in|into|under|across)|bum bag|loser(?:s)? (?:of the (?:match|game))?(?<=game|match)|stupid(?:ly)? (?:of me|mistake of mine|question)|(?:feel|felt|feeling|i was|i'm|i am|my) (?:so |a bit |really |own |such an? |an? )?(?:stupid|foolish|dumb|an idiot|clueless|idiot|lazy|fool|smug|ridiculous)|(?:sound|sounds|look|looks|seem|seems|might be|may be) (?:a bit |a little )?(?:ridiculous|silly|stupid)|nasty (?:smell|cold|flu|fall|surprise|stain|bug|bump|cough)|screwed (?:in|on|into|onto|to|tight|back|it)
dumb (?:bell|bells|waiter|phone|luck|founded)|(?:deaf and|struck) dumb|snow ?flakes? (?:fell|fall|are falling|on)|(?:paper|first) snowflakes?|dead leech|leech(?:es)? in the|bore(?:d)? stupid|evil (?:eye)|suck(?:s|ed)? my thumb|crystal meth|damn(?=ation)
`;
