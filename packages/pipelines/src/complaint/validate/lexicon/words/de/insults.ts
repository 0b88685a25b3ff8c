// Vulgar words, slurs and insults, so that no message that holds one is ever delivered. Data of a safety lexicon: kept in
// a file of its own. `~` stands for the endings "", e, en, er, es, em. German builds words: stems catch compounds.

export const VULGAR_STEMS = `scheiß scheiss schei(ss|ß)e arschl arschg arschk arschf arschw arschb verarsch fick wichs fotz hurens hurenk nutte schlamp beschiss verpiss angepiss gepiss gekotz vollkotz ankotz gekackt geschiss angeschiss verkack miststück mistkerl dreckskerl drecksack drecksau drecksl dreckskind leckmich pisser pissnelk pissflitsch`;
export const VULGAR_WORDS = `
scheiße scheiß scheisse scheiss scheissen scheißen scheißt schiss beschissen~ beschissene verschissen~ shit shice kacke kackt kacken
arsch ärsche arschig~ arschloch arschlöcher ficken fickt fick gefickt ficker ficker~ fickt~ fickfehler verfickt~ verfickte
wichser wichsen wichst wichs wixer wixxer wixen fotze fotzen fotz möse mösen titten tittchen schwanzlutscher pimmel pimmelkopf
nutte nutten hure huren hurensohn hurensöhne hurenkind schlampe schlampen flittchen luder tussi tussis bitch bitches
pisse pissen pisst verpiss verpisst verpissen pissig~ kotzbrocken kotzt kotzen miststück miststücke mistkerl mistkerle
mistvieh mistviecher drecksack dreckskerl drecksau dreckschwein saukerl sauhund saubande scheißkerl verdammt~ verdammte
verdammter verdammtes verdammten verdammt verflucht~ verfluchte gottverdammt~ hurensohn bumsen vögeln rumvögeln
`;
export const VULGAR_PHRASES = `
leck (?:mich|mi|mir)|(?:am|in den|den|im|dein|mein|sein|ihr|einen) arsch|(?:verpiss|schleich|zisch|hau) (?:dich|ab)(?= ?(?:$|[.,!]|du|aus|von|endlich|hier))|halt(?:'s|et|s)? (?:die |dein |deine |mal die |endlich die |einfach die |das |s |'s )?(?:fresse|schnauze|klappe|maul|mund|goschn?|gosche)|fresse(?= ?(?:$|[!.,]| jetzt| halten))|schnauze(?= ?(?:$|[!.]| voll| halten))|maul halten|zum (?:teufel|henker|kotzen)|geh (?:zum teufel|zur holle|scheissen|kacken)|fahr zur holle|auf den (?:sack|keks|geist|zeiger|wecker|senkel) (?:gehst|gehen|geht)|(?:gehst|geht|gehen) (?:mir|uns) (?:so |echt |langsam |tierisch |gewaltig |total |unglaublich )?auf (?:den|die) (?:sack|eier|nerven|keks|zeiger|wecker|senkel|nusse)|am sack|einen scheiss|so ein mist|verdammte axt|(?:verdammte?|verfluchte?)[rsn]? [a-z]{2,}|(?:bei dir )?(?:gehackt|hakt's|hackt's|piept's)(?= ?(?:$|[?!]))
`;
export const SLUR_STEMS = `kanake nigger neger schwuchtel spast mongo untermensch zigeuner kümmeltürk schlitzaug judensau`;
export const SLUR_WORDS = `
kanake kanaken kanacke kanacken neger negerin nigger bimbo bimbos schwuchtel schwuchteln schwuppe tunte tunten
kampflesbe transe transen spast spasti spastis spasten spacko spackos mongo mongos krüppel behindi missgeburt missgeburten
zigeuner zigeunerpack zigeunerin kümmeltürke kameltreiber ölauge schlitzauge schlitzaugen fidschi fidschis reisfresser polacke
polacken itaker spaghettifresser judensau judenpack saujude ziegenficker kopftuchmädchen feminazi
`;
export const SLUR_PHRASES = `
(?:scheiss|dreckige?|verdammte?|sau|elende?|blode?)[rsn]?[- ]?(?:auslander|turken?|araber|juden?|moslems?|polen|russen|schwarzen?|zigeuner|fluchtlinge|kanaken|schwule[rn]?)|(?:geh|geht|verschwinde|hau ab) (?:zuruck )?(?:dahin|dorthin|in dein (?:land|heimatland)|wo du herkommst)|(?:geistig|bist du|du bist|total|vollig|so) (?:zuruckgeblieben|behindert|minderbemittelt)
`;
export const ATTACK_STEMS = `idiot vollpfost dummkopf blödmann dämlich hirnlos hirnverbrannt schwachsinn schwachkopf volltrottel vollhonk dumpfback hohlkopf holzkopf`;
export const ATTACK_WORDS = `
idiot idioten idiotin idiotisch~ idiotie vollidiot vollidioten dumm dumme dummer dummes dummen dümmer dümmste dümmsten dummkopf dummköpfe dummheit
dummheiten dumpfbacke doof doofe doofer doofes doofen doofi doofmann blöd blöde blöder blödes blöden blödmann blödsinn blödian blödheit
trottel trottels trottelig~ depp deppen deppert~ depperte volldepp schwachkopf schwachköpfe schwachsinnig~ hohlkopf hornochse
hornochsen rindvieh schafskopf dussel dödel dösbaddel honk honks spinner spinnerin spinnst tölpel
penner pennerin assi assis asi asis asozial~ asoziale asozialer proll prolls prolet proleten abschaum gesindel lump
schwein schweine schweinehund schweinerei sau säue wildsau ferkel drecksferkel schmutzfink dreckspatz drecksbande dreckfink
faulpelz faulpelze faulenzer faulenzerin faultier nichtsnutz nichtsnutze taugenichts schmarotzer schmarotzerin parasit parasiten
schnorrer schnorrerin gammler versager versagerin versagern loser niete nieten lusche luschen
waschlappen weichei weicheier memme memmen feigling feiglinge heulsuse jammerlappen lügner lügnerin lügnern heuchler
heuchlerin dieb diebin diebe betrüger betrügerin verräter verräterin schuft halunke halunken schurke schurken gauner
ekelhaft~ widerlich~ widerling ekelpaket scheusal kotzbrocken fiesling mistbiene stinker
egoist egoisten egoistin egoistisch~ rücksichtslos~ unverschämt~ unverschämtheit flegel rüpel rüpelhaft~ prolo
 unausstehlich~ nervensäge nervensägen zicke zicken zickig~ furie schreckschraube giftschlange giftspritze
schnepfe schnepfen trulla tusse tussen blödkuh weibsbild waschweib klatschweib tratschtante
psycho psychos psychopath psychopathen psychopathin geisteskrank~ geistesgestört~ bekloppt~ bescheuert~
behämmert~ bestußt bescheuerte meschugge plemplem perversling perverser perverse pervers spanner spannern lüstling
armselig~ erbärmlich~ jämmerlich~ lächerlich~ primitiv~ niveaulos~ hirnlos~ unfähig~ nutzlos~ wertlos~
fettsack fettsau fettkloß fettarsch vogelscheuche missgestalt ungeziefer bastard bastarde
flachpfeife flachpfeifen arschgeige arschgesicht arschkriecher schleimer schleimscheißer schleimbeutel wichtigtuer klugscheißer besserwisser angeber
miesepeter kotzkuh hampelmann hanswurst witzfigur lachnummer vollpfosten
kindskopf rotzlöffel rotzgör göre gören creep creeps
`;
export const ATTACK_PHRASES = `
(?:du|ihr|sie sind|bist|seid) (?:bist |seid |blod[a-z]{0,2} |dumm[a-z]{0,2} |faul[a-z]{0,2} |alt[a-z]{0,2} |dreckig[a-z]{0,2} |mies[a-z]{0,2} |fett[a-z]{0,2} |so |echt |einfach |total |ein |eine |einer |so ein |so eine |ja |doch |wirklich |nur |immer |die |der |das |letzte |absolut |vollig |du |ihr |richtig |dermassen ){1,4}(?:schwein|schweine|sau|kuh|ziege|esel|affe|ratte|schlange|hexe|faul|fauler|faules|faulste|dreckig|unordentlich|respektlos|laut und|mies|miese|mieser|gemein|krank|gestort|verruckt|irre|wahnsinnig|hohl|peinlich|eklig|ekelig|kindisch|unreif|verwohnt|nervig|anstrengend|schlimm|unmoglich|unertraglich|das letzte|letzte|katastrophe|schande|zumutung|null|tier|tiere|kind|baby|witz|dreckspatz|unzuverlassig|verantwortungslos|unhoflich|fies|falsch|verlogen|geizig|fett|hasslich|unsensibel|schlechter mensch|schlechte mitbewohnerin|schlechter mitbewohner|frech|arrogant|eingebildet|inkompetent|unfahig|asozial|psycho|monster|belastung|niete|flasche)(?= ?(?:$|[.,!?;]|und|wie|mit|von|fur|in|dass|,))
(?:so|was fur|du|dieser?|dumme[rs]?|blode[rs]?|faule[rs]?|alte[rs]?|fette[rs]?|dreckige[rs]?|elende[rs]?|miese[rs]?|arme[rs]?) (?:ein |eine |faule[rs]? |blode[rs]? |dumme[rs]? |alte[rs]? |fette[rs]? |dreckige[rs]? |elende[rs]? |verdammte[rs]? |kleine[rs]? |miese[rs]? ){0,2}(?:schwein|sau|kuh|ziege|esel|affe|ratte|schlange|hexe|sack|hund|tier|stuck dreck|irre[r]?|gor|arsch|penner|null|flasche|schnepfe|wurst|pute|gans|krote|made|zecke)|stuck (?:dreck|scheisse)|(?:wie|als) (?:ein |eine |die |im |in einem |der )?(?:schweine?|sau|saue|saustall|schweinestall|tiere?|wilde[rn]?|asozial(?:e|er)?|kleinkind(?:er)?|vandalen|barbaren|verwohntes kind)(?= ?(?:$|[.,!?]|hier|lebst|benimmst|leben))|saustall|schweinestall
du stinkst|ihr stinkt|krank im kopf|(?:du hast|hast du) sie nicht (?:mehr )?alle|du opfer|stuck mensch|das (?:aller)?letzte(?= ?(?:$|[.,!]))|hast du (?:sie )?noch alle|geht's (?:dir )?noch(?= ?[?!])|(?:du|ihr) (?:kotzt|kotzen|widerst|ekelst|ekelt) (?:mich|uns)|(?:ich|wir) (?:hasse|hassen|verachte|verabscheue) (?:dich|euch)|(?:stirb|verrecke|krepier)(?:e|t)?(?= ?(?:$|[.!]|endlich|doch))|niemand (?:mag|will|braucht) dich|(?:bist du|seid ihr) (?:blind|taub|bescheuert|bekloppt|irre|verruckt|krank|wahnsinnig|behammert|noch ganz)|nicht (?:mehr )?(?:alle tassen im schrank|ganz dicht|ganz bei trost|richtig im kopf|ganz sauber)|(?:kein|ohne|null|dein) (?:hirn|gehirn|verstand|anstand|benehmen)|(?:scham|schamt) (?:dich|euch)|du solltest dich schamen|was stimmt (?:nicht )?mit dir|was ist (?:los|falsch) mit dir(?: nicht)?(?= ?[?!])|deine (?:faulheit|dummheit|blodheit|unordnung nervt|frechheit|rucksichtslosigkeit|respektlosigkeit|unverschamtheit|egoismus)|dein (?:egoismus|dreck|saustall|mangelnder respekt)|(?:schlechteste|faulste|dreckigste|nervigste|unordentlichste|egoistischste)[rn]? (?:mitbewohner|mitbewohnerin|mensch|nachbar|person)|werd(?:e|et)? (?:endlich |mal )?erwachsen|lern(?:e|t)? (?:mal |endlich )?(?:benehmen|manieren|anstand)
`;
export const INNOCENT = `marschland arschin`;
export const INNOCENT_PHRASES = `
(?:schweine)(?:fleisch|braten|schnitzel|filet|steak)|meerschwein(?:chen)?|sparschwein|wild(?:e )?sau(?:en)? im wald|(?:ich (?:fuhle|komme|kam|fuhlte) (?:mich|mir) )(?:so |etwas |ein bisschen |richtig |total |wie ein )?(?:dumm|blod|doof|idiot|lacherlich|nutzlos|trottel)(?: vor)?|(?:mich|mir) (?:[a-z]{2,12} ){0,3}(?:dumm|blod|doof) (?:gefuhlt|vorgekommen|vor)|dumm gelaufen|(?:es|das) (?:ware|ist|war) (?:mir )?(?:etwas |ein bisschen )?(?:dumm|blod|doof|lacherlich),? (?:wenn|dass|von mir|gelaufen)|(?:bloderweise|dummerweise)|(?:hosen?|marsch)boden|(?:blode|dumme) frage|zu dumm,? dass ich|schnepfen (?:im|am)|gans (?:essen|braten)|die null
`;
