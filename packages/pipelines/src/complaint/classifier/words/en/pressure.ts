/** Ultimatums and threats short of danger: moving out, the landlord, throwing things away. */
export const PRESSURE = `
3: or else
or im|ill|were|well calling|telling|throwing|moving|call|tell|throw|move|going|gone|out|leaving|done|leave|changing|change|locking|reporting|report|cutting|binning|bin
last|final warning|chance, one more time and, or i call|tell|throw|move|leave|swear|start, swear to god, i swear
ill|im|going|might|about _ tell|telling|call|calling|talk|talking|report|reporting|email|emailing|contact|contacting|inform|ring|message|speak|speaking|go|going _ landlord|landlady|agency|management|police|cops|council|owner
and|then call|tell the landlord|landlady|agency|police, report you, police|cops, lawyer|sue|court
kick you|him|her|them out, kicking you out
throw|throwing|toss|tossing|chuck|chucking|put|putting|dump|dumping|bin|binning it|them|everything|your|all|his|her|whatever|that|this _ out|away|bin|trash|garbage|window|street|skip|outside|curb
out on the street|curb, out the window, move|moving|moved out $, ill|im|going|gonna|might _ move|moving out
leave this house|place|flat|apartment
find|finding|look|looking|get|getting for? a? new|another|someone roommate|place|flat|apartment|else
find somewhere|someplace else, evict*, consequences, youll|youre|going regret|pay|be|see, regret it|this
see what happens, watch me, dont make me|test|push|try, im warning, you were|have been warned, youve been warned
lock you|the out, cut|cutting off? your|the wifi|internet, change|changing the|your wifi|password|lock|locks|code
stop paying, withhold*, two can play, payback|revenge, get even, make your life hell|miserable
goes|going|go|end|ends|ending up? in|into|to|on the trash|bin|garbage|street|skip|tip, get out $, pack your
if you|this|it|that|he|she _ again|more _ i|ill|im|were|well
if you dont|keep|do|ever|touch|come|use|wake|cant _ _ ill|im|i
next time i|ill|im throw|change|call|bin|lock|chuck|put|will|tell|report, im out of here, out of here
not one penny|cent more, on the pavement|doorstep
0: take out the trash, throw|put _ out|away the? trash|garbage|rubbish|recycling
put|throw it|them|everything|your|all|that|this _ in|away|back the? bin|cupboard|fridge|dishwasher|drawer|place
put it|them|your|everything|that|this _ away, find another|a solution|way|time|compromise|day
if you dont|do|cant mind|want|have|like|know|feel|need|agree|make|come, last time you|we|i|it, last chance to
or ill|im can|could|happy|just|be|fine, landlord said|says|is|asked|told|wants, i swear i|im not|love
if it|this|that happens again _ i _ help|understand, if you ever need, if you _ again _ i _ help|happy
going to be|see, youre going to be, youll see, youll be|pay back|fine|happy|glad|late|home
next time ill help|do|ask|tell|cook|bring|buy, if you do _ ill do|wash|help|cook|clean, regret it but
`;
