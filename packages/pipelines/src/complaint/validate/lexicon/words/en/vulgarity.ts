// Vulgar words, so that no message that holds one is ever delivered. Data of a safety lexicon: kept in files of its own.

/** Any word that holds one of these counts, whatever stands around it. */
export const VULGAR_STEMS = `
fuck motherf fcuk phuck shit bullsh bitch biatch biotch cunt asshole arsehole assfuck asswhip dickhead cocksuck
bollock wanker jackass dumbass fatass jizz blowjob handjob cumshot goddam gawddam
`;

/** Innocent words that hold a stem. */
export const INNOCENT = `
scunthorpe shitake shitakes shiitake mishit mishits matsushita yamashita nishitani kinoshita snigger sniggers sniggered
sniggering
`;

export const VULGAR_WORDS = `
fvck fvcking fk fking fuk fuks fukin fuking fukn fukkin fukked fuked fuc fck fckin fcking fkn fkin fking effing effin mofo mofos mf mfer mfers
muthafucka mothafucka muhfucka fugly frigging friggin frickin fricking freaking freakin
sht shite shites shyt shyte bullcrap horsecrap
btch bich biches beotch beeotch
ass asses azz azzes azs arse arses assed asshat asshats asswipe asswipes asswhole asshole asswad assclown assclowns assface
badass badasses smartass dumbazz hardass lazyass bigass punkass bitchass lardass kickass asskisser asslicker
butt butts butthole buttholes butthurt butthead buttface buttplug
cock cocks cockhead cockface dick dicks dickless dickface dickwad dickwads dik diks prick pricks pecker schlong
dong pussy pussies pusy pussi coochie coochy cooch poontang poon
tit tits titty titties boob boobs booby boobies knockers clit clits
cum cums cumming cummed jerkoff jackoff wank wanks wanking wanked wankers tosser tossers dildo dildos boner boners
hardon fap fapping
whore whores whoring whored hoe hoes slut sluts slutty slutting skank skanks skanky thot thots hooker hookers
crap craps crappy crappier crappiest crapped crapping crapola crapload
damn damned damnit dammit damns damm dayum goddamn goddamned gdamn
helluva hellhole hellholes
piss pissed pisses pissing pissy pisser pissant pissoff pist
suck sucking sucky suckers sucker suckin sux sukz suks succ
turd turds fart fartface poopy poophead
twat twats bugger buggers buggered sodding bollox bellend bellends knobhead knobheads knobend
screwed wtf stfu gtfo omfg ffs fml af gtfoh idgaf smfh foh tf milf
douche douches douchebag douchebags douchey
porn porno whorehouse pimp pimps
nutsack ballsack scrotum dipshit dipshits horseshit chickenshit shithead
`;

export const VULGAR_PHRASES = `
(?:suck|lick|kiss|eat|blow) my|(?:suck|lick|blow) (?:it|me|on it)
(?:grow|got|have|had|has|some|steel|big|my|your|his) (?:a pair of )?balls|balls (?:deep|off|to the wall)|by the balls
(?:screw|sod|bugger|eff|f) (?:you|u|off|him|her|them|that|this|it|y'all|all)|screwed (?:over|in the)
(?:go|went|gone|straight|rot|burn|come|came) (?:to|in) hell|(?:what|who|how|where|why|when|wtf|shut|get|in|the|da|tha|bloody|holy|fucking|freaking|like|ugly|crazy|boring|stupid|scared|annoying|mad) (?:the |as |tha |da )?hell(?! (?:of|is|was|or|are|and))|hell (?:no|nah|naw|out|with (?:you|this|that|him|her|them))|what the (?:f|eff|crap)|kick(?:s|ed|ing)? (?:your|ur|his|her|their|my|some|yo) (?:a|butt|behind|rear)
son of a (?:b|gun|bitch)|son-of-a|s[.]o[.]b|sob's
bloody (?:hell|idiot|fool|moron|liar|useless|stupid|annoying|rude|awful|mess|thing)
piece of (?:crap|filth|trash|garbage|dirt|sh|s|scum)
(?:get|getting|got|gets) laid|jerk(?:ing|ed|s)? (?:off|it)|jack(?:ing)? off|blow job|hand job|hard on for
f off|f u|f that|f this|f it|eff off|a[.]s[.]s
mother (?:effer|f|fer)
god damn|(?:you|he|she|they|life|school|team|this place) (?:really |fucking |so |just |guys )?sucks?(?! (?:up|in|out))
`;
