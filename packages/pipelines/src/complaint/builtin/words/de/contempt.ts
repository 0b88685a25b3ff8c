/** One pattern a line, matched as whole words in any case; lines that begin with # say what follows. */
export const CONTEMPT_DE = String.raw`
# German (DE, AT, CH): contemptuous, mocking, scolding words and turns.
# Short words stand several to a line.
# --- belongings, rooms, things
(?:plunder\p{L}*|gerümpel\p{L}*|gelump\p{L}*|(?:klump|glump)(?:ert|at|p|ad)?\p{L}{0,2}|schrott(?:karre|kiste|haufen|mühle|teil|ding|kübel|kasten|laube|auto|rad)\p{L}*)
(?:(?:rost|dreck|blech|mist|klapper)(?:karre|kiste|laube|schleuder|mühle)\p{L}*|(?:haufen|stück|ladung) (?:schrott|müll|mist|elend|dreck|scheiße?)|(?:klapperkiste|nuckelpinne|dreckschüssel)n?)
(?:flimmer|glotz|dudel|quassel)(?:kasten|kiste|ding|teil)\p{L}*
(?:dreck|mist|sau|scheiß|schund|schrott|schwachsinns|drecks|saft)(?:ding|teil|zeug|viech|vieh|köter|köder|katze|loch|bude|musik|mucke|radio|handy|karre|wecker|nest|zettel|gerät|kram)\p{L}*
(?:dein|euer|ihr|eur|sein)\p{L}{0,2} (?:\p{L}+ )?(?:siff|mief|müllhaufen|dreckhaufen|lumpen|gschmarri|graffl|geraffel|gedöns|klimbim|schnickschnack|firlefanz|brimborium|pamps|schlabber|schlonz|glumpert)
(?:dreckslöcher|drecksloch\p{L}{0,2}|\p{L}*saustall\p{L}*|\p{L}*sauställ\p{L}*|\p{L}*schweinest(?:a|ä)ll\p{L}*|(?:sauhaufen|saubande|sauwirtschaft|schweinerei|schlamperei|sauerei)\p{L}*)
(?:dreck|müll|messie|siff|ratten|rattenl|lotter|affen|kakerlaken|seuchen|schimmel|räuber|drachen|höllen|drecks)(?:bude|loch|höhle|stall|nest|käfig|hölle|hölln)n?
(?:\p{L}*müll(?:halde|kippe)n?|(?:pumak|affenk|affenst|kuhst|ziegenst|hühnerst|schafst|rattenl)\p{L}*)
wie (?:bei|auf|in|im|unter|aus) (?:\p{L}+ ){0,2}(?:hempels|hottentotten|vandalen|neandertaler\p{L}*|zoo|zirkus|irrenhaus|tollhaus|klapse|schlachtfeld|dschungel|affenhaus|bahnhofsklo|kneipe|klapsmühle|busch|urwald|steinzeit|höhle|stall|knast|gefängnis|kasernenhof|ballermann|jahrmarkt|rummel|kindergarten)
(?:hempels|irrenhaus|tollhaus|affenhaus|affenstall|narrenhaus|klapsmühle|klapse|kasperltheater|kasperletheater|affentheater|affenzirkus|kindergartentheater|affenzoo)
(?:versifft|verlottert|verwahrlost|verkommen|verlaust|schmuddelig|schmierig|speckig|ranzig|räudig|versaut|siffig|abgeranzt|gammelig|dreckert|grindig|verkeimt|vermieft|müffelnd|verranzt)(?:e|en|er|em) (?:\p{L}+ )?(?:\p{L}*(?:freund\p{L}*|kumpel\p{L}*|truppe|finger\p{L}*|hände|socken|füße|haufen|bande|bude|loch|köter|vieh|viech|töle|pfoten|griffel|visage|typ\p{L}*|leute|tür|unterhose\p{L}*|schlabberhose|latschen|lappen|kerl\p{L}*|bart|hund\p{L}*))
(?:versifft|verlottert|verwahrlost|verlaust|schmuddelig|verkommen|vermüllt|räudig|grindig|siffig)\p{L}{0,2}
(?:(?:versiff|vermüll|verlotter|zusiff|versif)\p{L}*|siff|sifft|siffen|siffst|(?:käs|schweiß|stink|müffel)(?:mauken|quanten|füße|latschen|socken|treter)|mauken|stinkelatschen|käsefüße|käsfiaß|biotop\p{L}*)
(?:biowaffe\p{L}*|biolabor\p{L}*|penicillin\p{L}*|schimmelzucht|schimmelkultur\p{L}*|schimmelfarm|versuchslabor|zuchtstation|petrischale\p{L}*|artenschutz|seuchengebiet|sperrgebiet|sondermüll)
(?:sperrmüll(?:lager|halde|platz)|eigen(?:e|es|en) (?:bewusstsein|ökosystem|zivilisation))
# --- bodies, mouths, hands, heads
(?:wurst|stink|fett|drecks?|schmier|lang|griffel|gicht|schmutz)(?:finger|pfoten|griffel|flossen|pratzen|tatzen|pranken|händ|hände)n?
(?:griffel\p{L}{0,2}|pratz(?:e|en|n)|pranke\p{L}?|wichsgriffel|dreckgriffel|schmierig\p{L}{0,2} finger\p{L}?|fettig\p{L}{0,2} (?:finger|griffel|pfoten|hände|haare|visage)\p{L}?)
(?:deine?|eure?|seine?|ihre?)\p{L}? (?:\p{L}+ )?(?:rüssel|goschn?|gosch|gosche[nr]?|gusche|fresse|mäuler|visage|fratze|schädel|hintern|arsch|wampe|wanst|plauze|zinken|schnute|schlund|spatzenhirn|erbsenhirn|hohlkopf|dickkopf|dickschädel|quadratschädel|schnörre|organ|kauleiste|matschhirn|hohle birne)
(?:halt|haltet|halten sie|hoit|heb|hebt|hoids|halts) (?:\p{L}+ ){0,3}(?:klappe|schnauze|mund|maul|fresse|rand|goschn?|gosch|gosche|gusche|schnabel|sabbel|babbel|latz|schnörre|pappn|pappen|schlapp|bappn|frässe|schnüss|schnut|mul)
(?:(?:schnauze|fresse|maul|goschn?|gosch|pappn) (?:zu|halten|da (?:drüben|drin|unten|oben))|halt (?:\p{L}+ ){0,2}die luft an)
(?:(?:große|vorlaute|freche|dumme|volle|dicke) (?:klappe|schnauze|fresse|lippe|gosche\p{L}?)|großmaul\p{L}*|großmäul\p{L}*|großkotz\p{L}*|schandmaul\p{L}*|lästermaul\p{L}*|lästermäul\p{L}*|lügenmaul\p{L}*)
(?:quatschmaul|plappermaul\p{L}*|plappermäul\p{L}*|plaudertasche\p{L}*|tratsch(?:tante|weib|base|maul|mäul|onkel|liese|e)\p{L}*|klatsch(?:tante|weib|base|maul|mäul|onkel|blatt|presse)\p{L}*|ratschkathl)
(?:dorfratsche?|waschweib\p{L}*|fischweib\p{L}*|marktweib\p{L}*|fischhändler\p{L}*|marktschreier\p{L}*)
(?:schief|dreckig|schmutzig|neugierig|gierig|fett|ungewaschen)\p{L}{0,2} (?:nase|ohr|ohren|rüssel|visage|grinsen|zinken|gesicht|augen)
(?:beweg|beweg(?:en sie|t)|heb|schwing|schieb|krieg|bring|scher|roll|schaff|schwingt|bewegt|hebt) (?:\p{L}+ ){0,2}(?:hintern|arsch|allerwertesten|popo|po|fettarsch|kadaver|gerippe|popsch|füdli|füdle|hinterteil)
(?:spatzen|erbsen|matsch|hühner|vogel|stroh|gold ?fisch|hohl)(?:hirn|kopf|köpf|schädel|kopp|birne|köppe)\p{L}*
hirn(?:los|tot|amputiert|verbrannt|rissig|zelle|verbrannt|geschädigt)\p{L}*
(?:kein|keinen|keine|null|ohne|nicht viel|funken) (?:hirn|grips|hirnschmalz|rückgrat|charakter|benehmen|benimm|gehirn|anstand|manieren|verstand|schamgefühl|erziehung|kinderstube|respekt|taktgefühl|feingefühl|selbstachtung|würde|stil|niveau|eier|arsch in der hose|mumm|schneid)
(?:rückgrat\p{L}*|charakterlos\p{L}*|charakterschwein\p{L}*|charakterschwäche)
(?:mies\p{L}{0,2}|erbärmlich\p{L}*|schäbiger?|schlechter?|verdorbener?|billiger?|schwacher?) (?:charakter|mensch|benehmen|ausrede\p{L}?|nummer|trick|show|masche|person|kreatur)
(?:kinderstube|benimm\p{L}*|stroh im (?:kopf|hirn)|dick\p{L}{0,2} (?:bretter|brett) vorm? (?:dem )?kopf|brett vorm? (?:dem )?kopf|tomaten auf den augen|bohnen in den ohren|tomaten auf de augn|dreck in den ohren)
(?:watte in den ohren|kartoffeln in den ohren|(?:ohren|ohrwascheln?) (?:putzen|waschen|aufsperren)|wasch dir (?:\p{L}+ ){0,2}(?:ohren|hals|hände))
# --- noise, voice, talk
(?:gegacker|gelaber|gesabber|geplapper|geseier|gejammer|gejohle|gejaule|gewieher|gemecker|genörgel|gebrüll|gezeter|gezicke)
(?:gekeife|gekläff|geschnatter|gegröle|getratsche|gefasel|geschwafel|geschwurbel|gewäsch|geschwätz|gschwätz|gschwafel|geseire|geseires)
(?:gesülze|gesums|gedöns|getue|getöse|gelärme|geschrei um nichts|gefuchtel)
\p{L}*(?:kreissäge|presslufthammer|nebelhorn|vuvuzela|feuersirene|luftschutzsirene|rauchmelder|baustellenradio|laubbläser|tinnitus|gießkanne) auf \p{L}+
(?:organ|stimme|lache|lachen) wie (?:ein|eine)
wie (?:ein|eine|einer|einem|einen|n|ne|'n|'ne|der|die letzten|das letzte|so ein|so eine) (?:\p{L}+ ){0,3}(?:\p{L}*(?:elefant|nilpferd|nashorn|rhinozeros|walross|walroß|trampeltier|ochse?|bulle|stier|kuh|esel|ziege|schwein|sau|ferkel|hyäne|affe|gorilla|schimpanse|pavian|orang|primat|brüllaffe|huhn|gockel|gans|pfau|krähe|geier|ratte|made|wurm|zecke|laus|parasit|blutegel|klette|vandale|barbar|neandertaler|höhlenmensch|wikinger|hunne|kleinkind|kindergartenkind|dreijährige|fünfjährige|zweijährige|pascha|könig|prinz|prinzessin|diva|waldschrat|berserker|irre|geisteskranke|bekloppte|verrückte|idiot|depp|trottel|stasi|blockwart|feldwebel|kreissäge|presslufthammer|dampfwalze|bulldozer|walze|panzer|abrissbirne|mähdrescher|sack kartoffeln|kartoffelsack|hippo|gaul|ross|bauer|strauß|faultier|bahnhofspenner|penner|assi|proll|tier|köter|scheunendrescher|schlot|wasserfall|buch mit sieben|gestörte|geistesgestörte|wildsau|wildschwein|kamel|lama|mülleimer|müllmann|mülltonne|leiche|toter|zombie|besenstiel|rührmixer|gießkanne|betrunkene|besoffene|parkuhr|toastbrot|stück brot|sieb|aasgeier|heuschrecke|raubtier))(?:e|en|er|s|n|in|innen)?
wie (?:\p{L}+ ){0,2}(?:die|von) (?:letzten? |wilden? |allerletzten )?(?:\p{L}*(?:vandalen|affen|primaten|tiere?|schweine?|säue|barbaren|wilden|hunnen|neandertaler|heuschrecken|hyänen|ratten|geier|hühner|gänse|elefanten|ochsen|irren|bekloppten|verrückten|idioten|deppen|asozialen|assis|penner|kinder|kleinkinder|kesselflicker|bürstenbinder|wildschweine|wölfe|aasgeier|paviane|brüllaffen|lemminge|kühe|esel|orks|kannibalen|räuber|scheunendrescher|besoffenen|gestörten|hottentotten|steinzeitmenschen|höhlenmenschen))
(?:horde|herde|rudel|haufen|rotte|meute|bande|schar|sippe|invasion|stampede)\p{L}? (?:von |an )?(?:\p{L}+er )?(?:\p{L}*(?:elefanten|affen|büffel\p{L}?|paviane\p{L}?|wildschweine\p{L}?|schweine\p{L}?|säue|nashörner\p{L}?|nilpferde\p{L}?|barbaren|wilde[rn]?|vandalen|hyänen|idioten|kleinkinder\p{L}?|hooligans|primaten|hunnen|gorillas|gnus|ochsen|ratten|tiere\p{L}?|assis|chaoten|prolls|irre[rn]?|verrückte[rn]?|besoffene[rn]?|wikinger\p{L}?|orks|teenager\p{L}?|deppen|rindviecher|kindergartenkinder\p{L}?))
(?:elefantenherde|büffelherde|affenbande|affenhorde|saufbande|schweinebande|elefantenparade|elefantenfüße|trampeltier\p{L}*)
(?:besoffen|betrunken|tollwütig|schwanger|hysterisch|brunftig|wildgeworden|angestochen|abgestochen|läufig|brünftig|balzend|rollig|verendend|sterbend|kastriert|aufgescheucht|geköpft|bekifft|verhungernd|ausgehungert|halbverhungert)\p{L}{0,2} (?:\p{L}*(?:elefant|nilpferd|nashorn|walross|ochse|stier|kuh|esel|ziege|schwein|sau|hyäne|affe|gorilla|huhn|hühner|hirsch|kater|katze|wildsau|trampeltier|gans|gänse|robbe|seehund|bär|wölfe|wolf))\p{L}{0,2}
(?:hab(?:en|t)? (?:\p{L}+ ){0,2}gehaust|trampelst|trampelt|trampeln|trample|trampler\p{L}*|trampelei|rumtrampel\p{L}*|herumtrampel\p{L}*)
\p{L}*(?:rumtrampel|rumstampf|rumplärr|rumbrüll|rumgröl|rumschrei|rumjammer|rumheul|rumzick|rummotz|rummecker|rumnörgel|rumlunger|rumgammel|rumhäng|rumglotz|rumschnüffel|rumflenn|rumjaul|rumpoltern?|rumerzähl|rumlaber|rumlatsch|rumferkel|rumsau|rumsiff|rumfurz|rumprotz|rumprahl|rumschlamp|rumeier|rumtröt|rumkeif|rumkläff|rumfuhrwerk|rumkommandier|rumschnauz|rumpampe|rumpöbel|rumstänker|rumopfer)\p{L}*
\p{L}*rumge(?:trampel|plärr|brüll|gröl|heul|zick|motz|mecker|nörgel|lunger|gammel|schnüffel|laber|latsch|sau|opfer|mach)\p{L}*
herum(?:lunger|gammel|schnüffel|plärr|kommandier|schnauz|lümmel|nörgel|zick|grapsch|stolzier|posaun|tratsch)\p{L}*
(?:herumzuschnüffeln|rumzuschnüffeln|herumge(?:lungert|schnüffelt|gammelt|lümmelt)|laber|laberst|labert|labern|quassel|quasselst|quasselt|quasseln|sülz|sülzt|schwafel)
(?:schwafelst|schwafelt|schwafeln|faselt|faselst|sabbel|sabbelst|sabbelt|sabbeln|sabber|sabberst|sabbern|blökst|blökt)
(?:gackerst|gackert|wieherst|wiehert|wiehern|schnatterst|schnattert|grunzt|grunzen|keifst|keift|keifen|zeterst|kläffst)
(?:plapperst|jaulst|flennst|flennt|flennen|zickst|zickt|raunz\p{L}{0,3}|suder(?:st|t|n)|röhrst|röhrt|röhren|winselst|winseln)
(?:palaver\p{L}{0,2}|faseln|schwurbel\p{L}{0,2}|schwadronier\p{L}{0,3}|salbader\p{L}{0,2}|krakeel\p{L}{0,3})
\p{L}*(?:quassel|quatsch|laber|plapper|schwätz)(?:tante|strippe|backe|er|erin|kopf|tasche|tüte|liese|wasserfall|ern)\p{L}?
(?:schwätzer\p{L}*|labertasche\p{L}?|laberkopf|schwafler\p{L}*|sülzer\p{L}*|jodel(?:diplom|könig|kasper)\p{L}*|lärm(?:terror|orgie|hölle|folter|belästiger|schwein|sau)\p{L}*|krach(?:macher|schläger|bruder)\p{L}*)
(?:radau(?:bruder|brüder|macher)\p{L}*|polterkonzert|poltergeist\p{L}*|(?:ohren|nerven|augen)(?:krebs|terror|folter|qual|säge|vergewaltig)\p{L}*|zumutung\p{L}*|nervensäge\p{L}*|landplage|nervtöter\p{L}*)
(?:katzenmusik|katzenjammer|gefiedel|katzengejammer|krawallmusik|bumsmusik|negermusik|asimucke|schlagerscheiße|drecksmucke|ballermannmucke|(?:talentfrei|talentlos|unmusikalisch|unbegabt|stümperhaft)\p{L}{0,2})
(?:stümper\p{L}*|pfuscher\p{L}*|möchtegern\p{L}*|pseudo\p{L}*|amateur\p{L}*|dilettant\p{L}*)
hobby(?:griller|dj|koch|psycholog|gärtner|philosoph|handwerker|musiker|detektiv|polizist|jurist)\p{L}*
(?:küchenpsycholog\p{L}*|superstar|popstar|rockstar|opernstar|operndiva|primadonna|caruso|pavarotti|sherlock|sherlock holmes|casanova)
# --- eating, drinking, smoking, smell
(?:(?:weg|auf|leer|voll|zu|durch|mit|kahl|raus)(?:gefress|fress|friss)\p{L}*|fressorgie|fraß\p{L}*|fressalien|pampf|pamps|schlangenfraß|saufraß|schweinefutter|schweinefraß|schweinetrog|futtertrog)
(?:futterneid|napf)
(?:verfressen|versoffen|besoffen|zugedröhnt|zugekifft|bekifft|zugekokst|dauerbesoffen|dauerbekifft|rotzbesoffen|sturzbesoffen)\p{L}{0,2} (?:\p{L}+ )?(?:\p{L}*(?:kumpel|freund|bruder|brüder|truppe|haufen|bande|kopf|köpf|kerl|typ|meute|horde|sippe|sippschaft|gäste|gesellschaft|clique|kumpane|loch|vater|mutter|schwester))\p{L}*
(?:verfressen\p{L}{0,2}|versoffen\p{L}{0,2}|vielfr(?:a|ä)ß\p{L}*|fresssack|fress(?:sack|säcke|er|maschine|raupe)\p{L}*|nimmersatt\p{L}*|gierschlund\p{L}*|gierhals\p{L}*|gierlapp\p{L}*|raffzahn|raffke)
raupe nimmersatt
\p{L}*(?:sauf|suff)(?:kumpan|kumpel|bruder|brüder|kopf|köpp|köpf|nase|bold|loch|truppe|gelage|eskapade|tour|en)\p{L}*
(?:säufer\p{L}*|suffkopp|suffköppe|schluckspecht\p{L}*|schnapsdrossel\p{L}*|schnapsnase\p{L}*|kampftrinker\p{L}*|kiffer(?:höhle|bude|truppe|kopf)\p{L}*|frisst (?:\p{L}+ ){0,3}haare vom kopf|haare vom kopf)
(?:mäst|sich voll|vollstopf|reinstopf|reinschaufel|verschling|schaufelst)\p{L}{0,3}
(?:stink|miefst|müffelst|stänker)(?:tier|stiefel|bombe|bock|morchel|socke|sack|er|erin|st|käfer)?\p{L}{0,2} (?:du|ihr)
(?:du stinkst|ihr stinkt|stinktier\p{L}*|stinkstiefel\p{L}*|stinkmorchel|miefst|müffelst|stinkbombe|mief|miefs|stinkfaul\p{L}*|stinkend faul\p{L}*|strunz(?:dumm|blöd|faul)\p{L}*|stroh(?:dumm|doof|blöd)\p{L}*)
(?:sau(?:dumm|blöd|doof|frech|faul|mäßig)\p{L}*|rotzfrech\p{L}*|unverschämt\p{L}*|unverfroren\p{L}*|stinkig\p{L}{0,2}|abgrundtief|faulenz\p{L}*|körperhygiene|schon mal (?:was )?von (?:\p{L}+ ){1,3}gehört)
noch nie (?:was )?von (?:\p{L}+ ){1,3}gehört
# --- people: character nouns
(?:schmarotz\p{L}*|parasit\p{L}*|schnorr\p{L}*|nassauer\p{L}*|blutsauger\p{L}*|blutegel\p{L}*|trittbrettfahrer\p{L}*|durchfütter\p{L}*|durchgefüttert|durchzufüttern|abzock\p{L}*|abstaub(?:er|erin|st)\p{L}*)
(?:mietnomad\p{L}*|mitesser\p{L}*)
dauer(?:gast|camper|besucher|schnorrer|pennerin|parasit|duscher|quassler|surfer|schläfer|nörgler|kiffer|glotzer|telefonierer)\p{L}*
(?:faul(?:pelz|tier|enzer|sack|bär|e socke|e nuss|es stück|er sack|e haut|er hund)\p{L}*|(?:penn|pennst|pennt) (?:\p{L}+ ){0,2}(?:bis|brücke)|schlaf(?:mütze|tablette|haube)\p{L}*|schnarch(?:nase|zapfen|sack)\p{L}*)
(?:penntüte|trantüte\p{L}?|tranfunzel\p{L}?|trödel(?:liese|suse|heini|fritze|tante)\p{L}*|lahmarsch\p{L}*|drückeberger\p{L}*|tagedieb\p{L}*|taugenichts\p{L}*|nichtsnutz\p{L}*|nichtskönner\p{L}*|versager\p{L}*)
(?:totalausfall\p{L}*|blindgänger\p{L}*|null nummer|nullnummer\p{L}?|lusche\p{L}?|loser\p{L}?|looser|flasche\p{L}? du|weichei\p{L}*|warmduscher\p{L}*|jammerlappen|memme\p{L}?|feigling\p{L}*|heulsuse\p{L}?)
(?:mimose\p{L}?|angsthase\p{L}?|schlappschwanz|lappen du|du lappen|milchbubi\p{L}?|muttersöhnchen|mamakind\p{L}*|mamas? (?:liebling|bubi|söhnchen)|papas? (?:liebling|prinzessin|töchterchen|söhnchen)|töchterchen)
(?:söhnchen|prinzesschen|früchtchen|bürschchen|bürscherl|bürschlein|freundchen|fräulein|frollein|mein lieber freund|meine liebe freundin|herzchen|schätzchen|kindchen)
(?:schnucki|spatzl|min jung|jungchen)
(?:schmutz|schmier|dreck|mist|schmudd|schmuddel)(?:fink|lapp|lappen|ferkel|liese|kerl|bär|spatz|fratz|schleuder|kind)\p{L}*
(?:messie\p{L}?|messis?|\p{L}*ferkel\p{L}{0,2}|schlamp(?:ig|ert|e|er|n)\p{L}{0,2}|schluder\p{L}*|dreckspatz\p{L}*)
(?:\p{L}{0,9}schnüffler|schnüfflerin|schnüffelnase|spanner|glotzer|stalker|spitzel|stasi|stasimann|blockwart|petze|petzliese|kontrollfreak|kontrolletti|überwacher|denunziant|schleicher)\p{L}{0,5}
(?:verpetz\p{L}*|naseweis|neugierige? nase\p{L}?|rumschnüffel\p{L}*)
nase (?:\p{L}+ ){0,2}(?:stecken|reinstecken|steckst|steckt|rein|raushalten|hineinstecken|reinzustecken)
(?:steck\p{L}{0,3} (?:\p{L}+ ){0,3}nase|nase aus|nase raus|deine nase|eure nase|trulla|tusse?|tussi|zimtzicke|spinatwachtel|schreckschraube|giftspritze|giftzwerg\p{L}*|giftnudel)
(?:zicke|zickig\p{L}*|klette|kotzbrocken|brechmittel|ekelpaket|pappnase\p{L}?|pflaumenaugust|hanswurst|hampelmann|witzfigur\p{L}*|lackaffe\p{L}?|schnösel\p{L}*|rüpel\p{L}*)
(?:flegel\p{L}*|lümmel\p{L}*|rotzlöffel|rotzgöre\p{L}?|göre|proll\p{L}*|prolet\p{L}*|banause\p{L}*|primat\p{L}*|neandertaler\p{L}*|höhlenmensch\p{L}*|barbar\p{L}*|tyrann\p{L}*|diktator\p{L}*)
(?:choleri\p{L}*|egoschwein\p{L}*|egoist\p{L}*|egozentr\p{L}*|egoman\p{L}*|narzis\p{L}*|ichling|heuchler\p{L}*|lügner\p{L}*|verlogen\p{L}*|heuchlerisch\p{L}*|hinterfotzig\p{L}*|hinterhältig\p{L}*)
(?:hinterlistig\p{L}*|falsche? schlange|falsch wie|scheinheilig\p{L}*|wichtigtuer\p{L}*|wichtigmacher\p{L}*|angeber\p{L}*|protz\p{L}*|großspurig\p{L}*|großkotzig\p{L}*|überheblich\p{L}*|arrogant\p{L}*)
(?:eingebildet\p{L}*|hochnäsig\p{L}*|selbstgefällig\p{L}*|selbstherrlich\p{L}*|selbstgerecht\p{L}*|hochwohlgeboren\p{L}*|(?:verwöhnt|verzogen|verhätschelt)\p{L}{1,2}|asozial\p{L}*|assozial\p{L}*|primitiv\p{L}*)
(?:niveaulos\p{L}*|armselig\p{L}*|jämmerlich\p{L}*|erbärmlich\p{L}*|schäbig\p{L}*|lächerlich\p{L}*|kindisch\p{L}*|infantil\p{L}*|bescheuert\p{L}*|behämmert\p{L}*|bekloppt\p{L}*|beknackt\p{L}*|dämlich\p{L}*)
(?:dusselig\p{L}*|dusslig\p{L}*|deppert\p{L}*|teppert\p{L}*|gschissen\p{L}*|bled|bleda|hohl wie|dumm wie|begriffsstutzig\p{L}*|unterbelichtet\p{L}*|minderbemittelt\p{L}*|unfähig\p{L}*|nutzlos\p{L}*)
(?:unbrauchbar\p{L}*|nichtsnutzig\p{L}*|(?:bist|seid|sind|ist|völlig|total|komplett|echt) (?:\p{L}+ )?gestört|geistesgestört\p{L}*|krank im kopf|krank im hirn|nicht normal im|größenwahn\p{L}*|respektlos\p{L}{1,2})
(?:distanzlos\p{L}*|schamlos\p{L}*|gewissenlos\p{L}*|skrupellos\p{L}*|ehrlos\p{L}*|verantwortungslos\p{L}*|undankbar\p{L}*|rotzig\p{L}*|widerwärtig\p{L}*|abartig\p{L}*|widerling\p{L}*|abstoßend\p{L}*)
(?:menschenverachtend|geizig\p{L}*|knausrig\p{L}*|knauserig\p{L}*|knickrig\p{L}*|geizhals|geizkragen|pfennigfuchser\p{L}*|erbsenzähler\p{L}*|korinthenkacker\p{L}*|besserwisser\p{L}*|oberlehrer\p{L}*)
(?:moralapostel\p{L}*|klugscheiß\p{L}*|klugschwätz\p{L}*|neunmalklug\p{L}*|oberschlau\p{L}*|superschlau\p{L}*|superhirn|schlauberger\p{L}*|schlaumeier\p{L}*|gscheithaferl\p{L}*|gscheiterl\p{L}*|klugi|schreihals)
(?:schreihälse|brüllaffe\p{L}*|radaubr\p{L}*|krawallo|halbschuh\p{L}?|halbaffe\p{L}?|vollpfosten|vollhorst|flachzange\p{L}?|flachpfeife\p{L}?|vollpfeife\p{L}?|honk\p{L}?|lauch|larry)
(?:spacken|spacko\p{L}?|spako|vollspast\p{L}*|flitzpiepe\p{L}?|dösbaddel\p{L}*|döskopp|dussel|dödel|vollhonk\p{L}*|knallkopf|knallköpfe|knalltüte\p{L}?|hornochs\p{L}*)
(?:rindvie\p{L}*|hohlbirne\p{L}?|hohlkopf|hohlköpfe|matschbirne\p{L}?|hohle nuss|dumpfbacke\p{L}?|torfnase\p{L}?|torfkopp|armleuchter\p{L}?|pfeifenkopf|dämlack\p{L}?|schwachmat\p{L}*|intelligenzbestie\p{L}?)
(?:geistesgröße\p{L}?|blitzmerker\p{L}*|blitzbirne|nicht die hellste\p{L}?|nicht der hellste|tollpatsch\p{L}*|tölpel\p{L}*|trampeltier|tollpatschig\p{L}*|ungeschickter|grobmotorik\p{L}*|wappler\p{L}?|sandler\p{L}*)
(?:dolm|dodel|dodl|gfrast\p{L}*|gfrieß\p{L}?|pappn|blunzn|bissgurn|zwiderwurz\p{L}*|funsn|fetzenschädel|nudelaug|ungustl\p{L}?|ungustiös\p{L}*)
(?:gschaftlhuber\p{L}*|gschaftig|haderlump\p{L}*|saubär\p{L}?|saubeidl|hundling|lackl|rotzbub\p{L}*|rotzpipn|krätzn|beidl|häusltschick|tschopperl|tschecherant\p{L}*)
(?:zniachtl|grantscherb\p{L}?|gschnappig\p{L}*|gschert\p{L}*|letschert\p{L}*|patschert\p{L}*|schmähtandler|zezn|tachinier\p{L}*|owezahrer\p{L}?|sumper\p{L}?|pülcher|gsindl|gsindel)
(?:bagasch|baggasch|gschwerl|grattler\p{L}?|loas|fotzn|bix|britschn|gifthaferl|duckmauser|gloifl|hirnbatzl|hirsl|hirnederl)
(?:g?scheißhaferl|i-tüpferl-reiter|jammerlappn|löli|lööli|tubel|dubel|galöri|galööri|glünggi|plauderi|schnurri|schnörri|schnuri)
(?:tschumpel|laferi|lappi|säuniggel|soucheib|saucheib|sauhund|sürmel|gigu|tschooli|totsch|babeli|höseler|zwängi)
(?:zwängeli|grüsel|dräcksau|drecksiech|siech|seckel|schafseckel|schofseckel|seggl|halbseggl|bünzli\p{L}?|füdlibürger\p{L}?|motzchopf|täubele\p{L}?)
(?:gopferdammi|gopferdammt|gopfertami|gopfertelli|gopfnomal|gopfridstutz|gopf|heilandsack|hergottsack|goht'?s no|gaht'?s (?:eigentlich )?no|spinnsch|schnorre\p{L}?)
(?:so ?(?:'?n|'?ne|ein|eine|einen|einem|einer)) (?:\p{L}+ )?(?:dieb|clown|schnösel|trampel|wicht|feigling|kasper|held|genie|idiot|depp|schnorrer|heini|fuzzi|vogel|knilch|hansel|typ wie du|pfeife|lusche|schwätzer|affe|pascha|spinner|schlange|drachen?|person|armes würstchen|arme socke|mensch wie du|kerl wie du|charakter)
(?:arme? (?:socke|würstchen|wurst|irrer|irre|sau|säue|willi|teufel|wicht)|mensch wie du|leute wie (?:du|ihr|dich|euch|sie)|so (?:jemand\p{L}{0,2}|eine[nrm]?|was) wie (?:du|dich|dir|ihr|euch|sie|ihnen))
typen wie (?:du|dich|dir|ihr|euch)
# --- friends, partners, family, pets
(?:sippschaft\p{L}*|sippe|mischpoke\p{L}*|mischpoche|bagage|baggage|gesindel|gesocks|gesochs|gesox|lumpenpack|dreckspack|pöbel|abschaum)
(?:brut|meute|rasselbande|chaotentruppe|chaotenhaufen|blagen|gören|bälger|balg|rotzblagen|rotzgören|fratzn)
(?:deine?|eure?|ihre?|seine?)\p{L}? (?:\p{L}+ )?(?:\p{L}*(?:lover|macker|stecher|beschäler|göttergatte\p{L}?|gspusi|tussi|tusse|trulla|weiber|herr papa|frau mama|groupies?|hofstaat|gefolge|harem|fanclub|saubande|horde|meute|truppe|bagage|sauhaufen|spießgesellen|konsorten|kumpan\p{L}*|spezln?|spezis?|gestalten|viech|vieh|köter|töle|kläffer|mistvieh|flohzirkus|promenadenmischung|bestie|fußhupe|flohschleuder|dreckstöle|höllenhund|flohsack|fellwurst))
(?:lover|macker|göttergatt\p{L}*|töle\p{L}?|köter\p{L}{0,3}|fußhupe|kläffer\p{L}?|vieh|viech\p{L}*|flohschleuder|flohzirkus|promenadenmischung|mistvie\p{L}*)
(?:sauber|fein|reizend|toll|werte|super|großartig|edel|(?<=(?:dein|eur|euer|unser)\p{L}{0,2} )lieb|entzückend|illustre|erlaucht)(?:e|er|en|es|em) (?:\p{L}+ )?(?:herr|herrn|dame|damen|freund(?:e|en|in|innen|eskreis)?|gesellschaft|gäste|gast|kumpel\p{L}?|kumpan\p{L}?|bruder|schwester|familie|mitbewohner\p{L}*|bekannt\p{L}*|partner\p{L}*|besuch|leute\p{L}?|söhne?|sohn|tochter|typ|clique|gesellschaft|verwandtschaft|runde)
(?:die (?:feinen|werten|gnädigen|edlen) (?:herren|herrschaften|damen)|(?:die )?herrschaften|zwielichtig\p{L}*|dahergelaufen\p{L}*|hergelaufen\p{L}*|angeschleppt\p{L}*|anschlepp\p{L}*|abgeschleppt\p{L}* typen)
(?:aufgabelst|aufgegabelt|heini\p{L}?|fuzzi\p{L}?|typ da|knilch|dieser vogel|hansel|hanseln)
# --- titles, mocking address
(?:euer|eure|ihre|seine|ihro) (?:durchlaucht|hoheit|majestät|gnaden|exzellenz|eminenz|heiligkeit|hochwohlgeboren|lordschaft|merkwürden)
(?:durchlaucht|hoheit|majestät|exzellenz|eminenz|gnädigste\p{L}?|gnädigster|gnä ?frau|madame|mademoiselle|monsieur|signorina|mylady|mylord)
(?:diva|dramaqueen|pascha|sonnenkönig\p{L}*|sultan|scheich|maharadscha|hochwürden|gebieter\p{L}*|hofnarr\p{L}*|hofstaat|fußvolk|untertan\p{L}*|untergeben\p{L}*)
(?:der|die|dem|den|unser|unsere|unserem|unseren|unserer|ein hoch auf|na|ach|dieser) (?:feine|gnädige|liebe|werte|saubere|große)?\p{L}? ?(?:herr|frau|fräulein|lord|lady|graf|gräfin|baron|baronin|baroness|fürst|fürstin|kaiser|kaiserin|prinz|könig|königin|chef|häuptling|oberst|general|kommandant) (?:\p{L}+)?(?:wichtig|oberschlau|superschlau|schlau|neunmalklug|direktor|direktorin|sternekoch|von und zu|general|major|oberlehrer|saubermann|hochwohlgeboren|besserwisser|superstar|sofa\p{L}*|gscheit|perfekt|pünktlich|obergescheit)
(?:herr|frau|fräulein) (?:\p{L}*(?:wichtig|schlau|oberschlau|superschlau|direktor|direktorin|oberlehrer|oberlehrerin|general|feldwebel|neunmalklug|saubermann|hochwohlgeboren|besserwisser|perfekt|gscheit|obergescheit|dieb|diebin|könig|königin|nassauer|schnorrer|lauschangriff|kapellmeister|dirigent|sternekoch|maestro|mutter|papa|mama|vater|gemahlin?|kommissar|kommissarin|inspektor|staatsanwalt|richter|pascha|sonnenschein|künstler|superstar|blockwart|hausmeister|gouvernante|prinzessin))
(?:der|die) (?:herr|dame|herrschaften|gnädige) (?:sich zu|zu fein|wünsch\p{L}*|geruh\p{L}*|belieb\p{L}*)
(?:geruh\p{L}*|sich bequem\p{L}*|bequemst|bequemen sie|sich dazu herab\p{L}*|herablass\p{L}*|gnädigerweise|gnädiger weise|gnädigst|freundlicherweise|netterweise|großzügigerweise|liebenswürdigerweise)
(?:allerhöchst\p{L}*|sternekoch|sternekoche|meisterkoch|chefkoch|spitzenkoch|maestro|meister des|virtuos\p{L}*|held des|superheld\p{L}*|heldin|schlaubi|olympiasieger\p{L}*)
(?:experte\p{L}? für|expertin für|nobelpreis\p{L}*|starkoch|hoteldirektor)
(?:putz|spül|dusch|bad|klo|sofa|chaos|müll|lärm|party|ausreden|schnarch|zettel|bestell|drama|faul|dreck|pünktlich|rede|schwätz|kühlschrank|parkplatz|netflix|gaming)(?:könig|königin|weltmeister|weltmeisterin|meister|papst|päpstin|prinzessin|diva|gott|göttin|queen|kaiser|minister|polizei|nazi|terrorist|sheriff|held|experte|dieb|diebin|teufel|monster|baron|general)\p{L}{0,2}
(?:bin|bi|bün|sind) (?:doch |auch |ja |hier |eben |halt |aber |keine? )?(?:nicht|ned|net|nöd|nich|ni|keine?|koa|ka|kei|nüm|nimmer) (?:mehr )?(?:hier )?(?:deine?|eure?|ihre?|dei|eier|euri|dini|die|der|das|s)?\p{L}? ?(?:\p{L}*(?:putze|putzfrau|putzfraue|putzkraft|dienstmagd|dienstmädchen|magd|zofe|butler|diener|dienerin|sklave|sklavin|stubenmädl?|zimmermädchen|kindermädchen|babysitter\p{L}*|mama|mami|mutti|mudder|mutter|mueter|caritas|wohlfahrt|sozialamt|hotel|fußabtreter|fußmatte|mülleimer|taxi|packesel|depp|bank|geldautomat|bankomat|goldesel|samariter|lakai|bedienung|kellnerin?|müllabfuhr|reinigungskraft|chauffeur|roboter|erzieherin|wecker|weckdienst|nanny|ausleihstation|selbstbedienungsladen|müllmann|hausmeisterin?|amme|therapeutin?|klofrau|bedienstete\p{L}?|personal))
wie (?:eine|die|deine|eure|der|ein) (?:letzte )?(?:putze|putzfrau|magd|sklavin|sklave|diener|dienstmagd)
(?:kein|koa|ka|nicht dein|nicht euer|sind hier nicht (?:im|bei|auf)|doch hier nicht (?:im|bei)|hier nicht (?:im|bei|auf)|nicht im|nicht auf) (?:\p{L}+ )?(?:hotel|hotel mama|zoo|zirkus|kindergarten|puff|obdachlosenheim|asyl|bahnhofsklo|bahnhof|wunschkonzert|ponyhof|selbstbedienungsladen|jugendherberge|stundenhotel|müllkippe|saloon|kneipe|ballermann|rummelplatz|irrenhaus|knast|taubenschlag|wartesaal|schullandheim|schlaraffenland|deponie|tierheim|kuhstall|internat|all-inclusive|streichelzoo|tierpark|swingerclub|camping(?:platz)?|oktoberfest|bierzelt|sanatorium|kasernenhof)
(?:hotel mama|schlaraffenland|wunschkonzert|ponyhof|obdachlosenheim|selbstbedienungsladen)
# --- scolding, imperatives
(?:lern (?:\p{L}+ ){0,2}(?:uhr|anklopfen|klopfen|manieren|benehmen|anstand|teilen|zuhören|lesen)|(?:lern|lernt|lernts|lernen sie) (?:mal|endlich|gefälligst|erst mal|erstmal)|wann lernst du (?:endlich|das|es))
(?:werd(?:e|et)? (?:\p{L}+ )?erwachsen|werden sie (?:\p{L}+ )?erwachsen|benimm dich|benehmt euch|benehmen sie sich|führ dich nicht (?:so )?auf|führt euch (?:nicht )?(?:so )?auf|führst dich auf|reiß dich|reißt euch)
(?:reißen sie sich|reiss di|reiss dich|reiß di|riss di)
wie (?:ein|eine) (?:normaler?|erwachsener?|zivilisierter?|gesitteter?|anständiger?|vernünftiger?) (?:mensch|person|mann|frau|erwachsener?)
(?:wie (?:normale|zivilisierte|erwachsene|anständige) (?:menschen|leute|mitteleuropäer)|wie jeder normale mensch|jeder normale mensch|normale (?:menschen|leute)|erwachsener? (?:mensch|mann|frau))
(?:ein|jeder) mensch mit
(?:kauf|kauft|besorg|leg|hol|such|leist|schaff|zieh|les|lies) (?:dir|euch|da|sich) (?:\p{L}+ ){0,4}(?:uhr|leben|hobby|hobbys|hobbies|freunde|deo|brille|hörgerät|kalender|duden|kochbuch|gehirn|hirn|job|therapeuten?|therapie|seife|putze|putzfrau|magd|dumme[nr]?|depp\p{L}*|idiot\p{L}*|sklav\p{L}*|dienstmädchen|babysitter|zoo|höhle|waldstück|taschenrechner|anstand|rückgrat|manieren|psychiater|stöpsel|schwein|anderen dummen|wen anderen|'n schwein|andere putze|andre putze|was eigenes)
(?:kein|keine|sonst kein|sonst keine|keine anderen|eigenes|null) (?:hobbys|hobbies|hobby|privatleben|freunde|leben)
(?:(?:nichts|nix|sonst nichts) (?:besseres|anderes) zu tun|sonst nichts zu tun|zu viel freizeit|gefälligst|gfälligst|gfelligst|himmelherrgott\p{L}*|herrgott\p{L}*|herrschaftszeiten|herrschaftsseiten|zefix|kruzifix)
(?:kruzitürken|sakra|sakrament|sapperlot|donnerwetter|verdammt\p{L}*|verdammich|gottverdammt\p{L}*|verflucht\p{L}*|verflixt\p{L}*|himmelarsch|himmi ?herrgott\p{L}*|zum (?:teufel|geier|henker|kuckuck|donnerwetter))
(?:zur hölle|in (?:drei )?(?:teufels|gottes) namen|um (?:himmels|gottes) willen|kreuz ?kruzi\p{L}*|sakradi|heilandzack|heiland ?sack\p{L}*|gottverdammi|pfui ?(?:teufel|deibel|spinne)?|igitt\p{L}*)
(?:kotze(?:n)? (?:mich|wegen)|zum kotzen|ankotz\p{L}*|kotz\p{L}{0,3} (?:mich|mi|mir|uns) (?:so |echt |total )?an)
zum (?:davonlaufen|auswachsen|haareraufen|verrücktwerden|aus der haut fahren|in die tischkante beißen|fremdschämen|mäusemelken|reihern|speiben|fremdschämen)
spar(?:e|t|en)? (?:dir|euch|sie sich|da|mir) (?:\p{L}+ ){0,3}(?:\p{L}*(?:ausrede|belehrung|gelaber|gejammer|kommentar|spruch|sprüche|zettel|predigt|vorträge|vortrag|mitleid|entschuldigung|tränen|geheul|theater|show|lächeln|grinsen|moral|moralpredigt|atem|erklärung|lüge|nachricht|ratschläge|zettelchen|weisheit|gesülze|tipps|drama))\p{L}{0,3}
(?:kannst|könnt|könn(?:en)?|kannste|kannsch) (?:du|ihr|sie)? ?(?:dir|euch|sich)? ?(?:\p{L}+ ){0,3}(?:sparen|sonstwohin|in die haare schmieren|an den hut stecken|abschminken|hinten reinschieben|schenken|gehackt legen|mich mal|mich kreuzweise|mir gestohlen bleiben|gestohlen bleiben|einrahmen|einsalzen|brausen gehen|dich gehackt legen|vergess(?:a|en)|knicken|klemmen|in die tonne kloppen)
(?:gestohlen bleiben|den buckel (?:runter|hinunter)\p{L}*|den buckl|hör(?:t|en sie)? mir auf mit|verschon(?:e|t)? (?:mich|uns)|verschonen sie|tu(?:t|n sie)? (?:bloß |doch |ja |jetzt )?nicht so|tu ned so|tua ned so)
(?:stell(?:t)? (?:dich|euch) nicht (?:so )?(?:an|dumm|blöd|taub)|schieb(?:t)? (?:\p{L}+ ){0,2}ab|zieh(?:t)? leine|leine ziehen|zieht leine|hau(?:t)? (?:\p{L}+ )?ab|verpiss\p{L}*|verzieh (?:dich|di)|verzieht euch)
(?:mach (?:dich|di) (?:vom acker|dünne?|schleich)|(?:schleich(?:t)?) (?:dich|di|euch)(?! (?:nein|rein|hinein|rauf|leise))|schleichts eich|putz di|scher(?:t)? (?:dich|euch)|troll(?:t)? (?:dich|euch)|zisch ab)
(?:kratz die kurve|zieh (?:doch )?zurück zu|zurück zu (?:deiner )?(?:mama|mami|mutti|mutter)|(?:nach hause|heim) zu (?:mama|mami|mutti)|raus aus meinem leben|auf den mond schießen)
(?:geh (?:doch )?(?:heulen|sterben|scheißen|weinen|kacken|woanders)|heul (?:doch|leise|woanders|weiter)|weine? leise|wein doch|checkst|kapierst|kapiert|kapier|kapiers|geschnallt|schnallst)
(?:begreif (?:das|es|endlich)|merkst (?:du|d)? ?(?:noch was|was|eigentlich|nicht mal|selber)|merkst's|merkt ihr (?:noch was|eigentlich|was)|merkste|schnall (?:das|es)|checks? (?:mal|endlich))
(?:(?:hast|habt|haben) (?:du |sie |ihr |wir )(?:mich |uns |mcih |das )?verstanden|verstanda|verstanden\?|geht es noch|gehts noch|geht's eigentlich noch|geht das in (?:deinen|euren|ihren)|spinnst|spinnt ihr|spinnts)
(?:spinnen sie|spinnst\p{L}*|tickst (?:du )?|ned ganz (?:dicht|sauber)|alle tassen|latten am zaun|sprung in der schüssel|nicht alle (?:\p{L}+ )?(?:beisammen|im schrank)|hackts|hackt's|hackt es)
(?:hast du sie noch alle|alle beieinander|ins hirn geschissen|den arsch offen|lack gesoffen)
bist du (?:\p{L}+ )?(?:blind|taub|blöd|dumm|doof|bescheuert|deppert|irre|behindert|hohl|bekloppt|unfähig|bled|geistig|lebensmüde|wahnsinnig)
bist deppert
seid ihr (?:\p{L}+ )?(?:blind|taub|blöd|dumm|doof|bescheuert|deppert|irre|unfähig|bekloppt|lebensmüde|verrückt|wahnsinnig|zu blöd|zu faul)
sind sie (?:\p{L}+ )?(?:blind|taub|blöd|dumm|unfähig|lebensmüde|schwerhörig|verrückt|wahnsinnig)
bist du dir zu
zu (?:blöd|dumm|doof|dämlich|faul|fein|vornehm|unfähig|bequem|feige|geizig|beschränkt|bled|blöde|dusselig) (?:zum|für|um|dafür|dazu|als|dass|zu|sein|bist|seid|sind|ist)
(?:(?:euch|dir|sich|ihnen) (?:\p{L}+ )?zu (?:fein|vornehm|schade|gut)|für wie (?:blöd|dumm|doof|bescheuert|dämlich) (?:\p{L}+ )?(?:\p{L}+ )?(?:hält|halt)\p{L}*)
hält\p{L}{0,2} (?:du |ihr )?(?:mich|uns) (?:eigentlich )?für (?:blöd|dumm|doof|bescheuert|\p{L}+ idiot\p{L}*)
(?:(?:für|zum) (?:blöd|dumm|doof|narren|deppen) (?:verkaufen|halten|hältst|gehalten)|verarsch\p{L}*|auf den arm nehm\p{L}*|verscheißer\p{L}*|pflanz(?:t|st|en) (?:mich|mi)|wer glaubst|was glauben sie)
(?:was erlaub\p{L}*|was bildest|was bildet ihr|was bilden sie|wofür hält\p{L}{0,2}|wer hat (?:dich|euch) (?:\p{L}+ )?(?:erzogen|großgezogen|gefragt))
(?:hat (?:dich|dir|euch|ihnen) (?:\p{L}+ ){0,3}(?:erzogen|beigebracht|großgezogen)|(?:nie|nicht|keiner|niemand) (?:\p{L}+ ){0,2}(?:beigebracht|erzogen)|schlecht erzogen)
(?:was stimmt (?:\p{L}+ )?(?:mit|bei) (?:dir|euch|ihnen)|stimmt (?:was|etwas) nicht mit (?:dir|euch)|was läuft (?:bei dir|bei euch)|läuft bei dir|was hast du für ein problem|was ist dein problem)
was soll der (?:scheiß|mist|quatsch|käse|schwachsinn|unfug|blödsinn|müll|schmarrn|schmarren|kack|dreck)
(?:was für eine (?:frechheit|unverschämtheit|schande|zumutung|sauerei|schweinerei)|was für ein (?:saftladen|sauhaufen|haufen|mensch|theater|charakter|verhalten|armutszeugnis)|wie redest|wie reden sie)
(?:wie kann (?:ein|man als) (?:\p{L}+ )?mensch|wie (?:\p{L}+) (?:muss|kann|darf) man (?:\p{L}+ )?sein|wie oft (?:\p{L}+ ){0,3}noch|so schwer (?:kann|ist) (?:das|es|doch))
(?:(?:das|es|doch) (?:\p{L}+ )?(?:nicht )?so schwer (?:sein)?|zu viel verlangt|zuviel verlangt|ist das so schwer|was ist daran so schwer|raketenwissenschaft|raketentechnik|hexenwerk|kein hexenwerk|doktorarbeit)
das schafft (?:sogar|selbst|jed\p{L}*)
(?:sogar|selbst|jed\p{L}*) (?:ein |eine )(?:\p{L}+ )?(?:affe|schimpanse|kind|kleinkind|dreijährig\p{L}*|fünfjährig\p{L}*|vierjährig\p{L}*|zweijährig\p{L}*|hund|idiot|depp|blinder|baby|grundschüler|erstklässler|volksschüler)\p{L}?
(?:(?:sogar|selbst) \p{L}+ \p{L}*jährige[rs]?(?: kind)? (?:kann|kriegt|schafft|weiß|räumt)|schäm(?:st|t|en)? (?:du |ihr |sie )?(?:dich|euch|sich)|schäm di|schamst di)
(?:sollt\p{L}{1,3} (?:dich|euch|sich) (?:\p{L}+ )?schämen|eine schande|schande|(?:einfach nur|nur noch|sowas von) peinlich|armutszeugnis|trauerspiel|jammerspiel|frechheit\p{L}*|unverschämtheit\p{L}*|impertinenz)
(?:dreistigkeit\p{L}*|rücksichtslosigkeit|charakterlosigkeit)
das (?:ist|is) (?:ja |doch |echt |wirklich |einfach |wohl )?(?:das )?(?:letzte(?! mal)|allerletzte|hinterletzte|höchste|die höhe|der gipfel|krank|lächerlich|unter aller (?:sau|kanone))
(?:(?:echt|wirklich|einfach|doch|so) das (?:aller)?letzte(?! mal)|unter aller (?:sau|kanone)|ist ja (?:wohl )?die höhe|da hört (?:sich )?(?:doch |ja )?(?:alles|der spaß|der spass) auf|i glaub i spinn)
(?:ich glaub\p{L}? (?:ich|es|mein|mich) (?:spinn\p{L}?|hackt|schwein|hakt|knutscht)|schwein pfeift|hamster bohnert)
# --- ultimatum, threat, fed-up idioms
(?:(?:schnauze|schnauzn|faxen|fresse) (?:\p{L}+ )?(?:voll|dicke)|nase (?:gestrichen |so |echt )?voll|(?:hals|kanal|kragen|kaffee|papp) (?:gestrichen )?(?:voll|auf))
(?:platzt (?:\p{L}+ ){0,3}(?:kragen|schädel|trommelfell|hutschnur|der arsch)|(?:mir|der) (?:\p{L}+ )?kragen platzt|das maß (?:ist|is) voll|maß ist voll|das fass (?:läuft|zum)|über die hutschnur)
(?:(?:mir|uns) (?:steht|steht's|stehts|langt) (?:\p{L}+ ){0,2}bis|steht(?:'s| es| das)? (?:mir|uns) (?:\p{L}+ )?bis (?:hier|da|oben|zum)|satt bis oben\p{L}*|bis obenhin satt)
(?:auf'?n? (?:den )?(?:sack|zeiger|oarsch|die eier)|am arsch vorbei|einen (?:feuchten )?(?:kehricht|scheißdreck|furz)|feuchten kehricht|geht (?:dich|euch) (?:\p{L}+ )?(?:an feichten|einen))
rede gegen (?:eine|ne) wand
wie mit (?:einem|einer|ner|nem|ne|'ner) (?:wand|hund|parkuhr|kind|kleinkind|kranken gaul|idioten)
(?:in den wind|perlen vor die|hopfen und malz|auf die palme|die wände hoch|zur weißglut|ausrast\p{L}*|raste? (?:\p{L}+ )?aus|flippe? (?:\p{L}+ )?aus|dreh(?:e)? (?:\p{L}+ ){0,2}durch)
(?:könnt\p{L}? (?:\p{L}+ )?(?:platzen|kotzen|schreien|heulen vor|speiben|brechen)|(?:platz|platze|koche?|zittere?|heule?|tobe|schäume?|kotz\p{L}?) (?:\p{L}+ )?vor (?:wut|zorn)|stinksauer|stinkwütend)
(?:fuchsteufelswild|so was von geladen|schreikrampf|schreikrämpfe)
sonst (?:knallt|kracht|rappelt|scheppert|setzt|raucht|fliegst|lern\p{L}*|is feierabend|gnade|hagelt|raste ich)\p{L}*
(?:(?:du|sie|ihr) lern\p{L}{0,3} (?:du |ihr |sie )?mich (?:\p{L}+ )?kennen|lern\p{L}{0,3} (?:du |ihr |sie )?mich (?:\p{L}+ ){0,4}kennen|gnade dir|dann gnade|gnad dir|dann knallt'?s|dann kracht'?s|dann raucht'?s)
(?:dann rappelt'?s|dann ist (?:feierabend|schicht|polen|holland|sense|die hölle)|dann setzt es|dann kannst du was erleben|was erleben|blaues wunder|noch wundern|ihr werdet (?:schon )?sehen)
(?:du wirst (?:schon )?sehen|ich warne (?:dich|euch|sie)|i warn di|wehe(?:e)?|wag(?:e)? (?:es|dich|euch)|untersteh (?:dich|di)|zum (?:aller)?letzten mal|allerletzt\p{L}*|geschiedene leute)
(?:für mich (?:gestorben|unten durch|luft)|unten durch|durch mit (?:dir|euch)|basta|aus ende|ende der durchsage|ende gelände|aus die maus|schluss mit lustig|feierabend zwischen|genug ist genug)
(?:es reicht (?:mir|jetzt|langsam|endgültig)|(?:mir|jetzt|uns) (?:langt'?s|reicht'?s|langets|längt'?s|langt es|reicht es)|schnitt im schritt|du fliegst|fliegst (?:du )?(?:raus|hier))
(?:setz(?:e)? (?:dich|euch) vor die tür|schmei(?:ß|ss)e? (?:\p{L}+ ){0,4}(?:aus dem fenster|ausm fenster|ins klo|vom balkon)|schmei(?:ß|ss)e?n? (?:ich )?(?:dich|euch) (?:\p{L}+ ){0,2}raus)
(?:fliegt|fliegst|landet|landen|fliegen) (?:\p{L}+ ){0,3}(?:aus dem fenster|vom balkon|in den container|ausm fenster|in deinem bett|in dein bett|in deinem zimmer|auf der straße)
(?:häng(?:e)? (?:ich )?(?:sie|die tür) aus|dreh(?:e)? (?:ich )?(?:\p{L}+ ){0,2}(?:den hals um|den saft ab)|tausche? (?:ich )?(?:das|die) schl(?:oss|össer)|kannst (?:du )?(?:deine|gleich deine) koffer|neue bleibe)
such(?:t|e)? (?:dir|euch) (?:\p{L}+ ){0,3}(?:dumme\p{L}?|bleibe|was eigenes|magd|putze|schwein|anderen idioten)
(?:einmal|ein mal|ein einziges mal|wenigstens einmal|ein verdammtes mal) (?:im|in deinem|in eurem) leben
(?:im leben (?:nicht|nie|nich|ned)|nie im leben|zur abwechslung(?: mal)?|ausnahmsweise (?:mal |auch )?|mal was (?:neues|ganz neues))
# --- character judgements
du bist (?:\p{L}+ ){0,3}(?:unmöglich|das letzte|widerlich|ekelhaft|eklig|faul|dumm|blöd|erbärmlich|peinlich|lächerlich|unerträglich|untragbar|unausstehlich|unzumutbar|unzuverlässig\p{L}*|rücksichtslos\p{L}*|respektlos|egoistisch|verlogen|feige|geizig|gierig|frech|dreist|kindisch|unreif|undankbar|hohl|ein witz|eine zumutung|ein albtraum|ein kind|ein fall|nichts wert|die größte|der größte|das größte|die schlimmste|der schlimmste|ein nichts|eine null|bemitleidenswert|armselig|jämmerlich|unverschämt|wie ein|wie eine|schlimmer als|das allerletzte|das hinterletzte|unfähig|und bleibst|so ein|so eine)
ihr seid (?:\p{L}+ ){0,3}(?:unmöglich|das letzte|krank|widerlich|ekelhaft|eklig|faul|dumm|blöd|erbärmlich|peinlich|lächerlich|unerträglich|unausstehlich|unzuverlässig|rücksichtslos|respektlos|egoistisch|verlogen|falsch|feige|geizig|frech|dreist|kindisch|schlimmer|alle gleich|das allerletzte|zu nichts|wie|so ein)
zu nichts (?:zu gebrauchen|nütze|nutze|fähig|in der lage)
(?:nichts|nix|nie was|nie etwas) (?:auf die reihe|gebacken|auf die kette|zustande|zuwege|geregelt)
(?:auf die reihe|auf die kette|net amal|ned amoi|nich ma(?:l)?|nicht einmal (?:fähig|in der lage|imstande|dazu|zu|ein|eine|das)|auf dich ist (?:\p{L}+ )?verlass|so viel verlass|kein verlass)
(?:verlass(?:e)? (?:ich )?mich nicht mehr|nie (?:\p{L}+ ){0,2}(?:verlassen|verlass)|auf (?:dich|euch) (?:kann|konnte) (?:man|ich) sich|dein wort|euer wort|wort halten|leere versprechen)
(?:(?:du|ihr) versprich\p{L}* (?:alles|viel|immer|ständig)|versprechungen|immer (?:hast|habt) (?:du|ihr) (?:\p{L}+ ){0,2}(?:ausrede|rücken)|immer (?:nur du|nur ich|kommt was|tust du|musst du)|immer bin ich)
(?:nie|niemals) (?:hältst|haltet|fragst|fragt|hörst|hört|spülst|spült|putzt|machst|macht|bringst|bringt|hast|habt|kommst|kommt|räumst|räumt|zahlst|zahlt|bist|seid|kannst|könnt|denkst|denkt|kann man|passt dir|du|hilfst)
(?:du|ihr) (?:denkst|denkt|interessierst|kümmerst|schaust) (?:immer |dich |nur |eh |euch ){1,2}(?:nur |bloß )?(?:an|um|für|auf) (?:dich|euch)
(?:nur an dich|nur um dich|die welt (?:dreht|kreist)|dreht sich (?:nicht )?(?:alles )?(?:nur )?um (?:dich|euch)|mittelpunkt|nabel der welt|extrawurst|extrawürste|sonderbehandlung|für was besseres)
(?:typisch (?:du|ihr|für dich|mann|frau)|von (?:dir|euch) (?:kann man|war|erwarte|hab) (?:ja |ich )?(?:nichts|nix|auch nichts)|war (?:ja )?(?:wieder )?klar|war ja wieder|wieder mal typisch|mal wieder typisch)
(?:das war ja klar|wen wundert'?s?)
wundert (?:mich|een|einen|sich) (?:\p{L}+ )?(?:gar |auch |ja |bei )?(?:nichts|nix|nischt|nicht|dir|euch|ihnen)
(?:welch (?:ein\p{L}? )?(?:überraschung|wunder|ehre|glanz|freude|erleuchtung)|oh wunder|wunder o wunder)
(?:dich|euch|ihn|sie) (?:\p{L}+ )?(?:erträgt|vermisst|mag|braucht|will|hält|leiden kann) (?:\p{L}+ ){0,3}(?:keiner|keine sau|niemand|kein mensch|kein schwein)
(?:keiner|niemand|kein mensch|keine sau|kein schwein) (?:\p{L}+ )?(?:mag|erträgt|vermisst|braucht) (?:dich|euch)
interessiert (?:\p{L}+ ){0,2}(?:keine? sau|kein schwein|niemanden|keinen|null|nicht die bohne|keine)
(?:juckt (?:mich|niemand\p{L}*|keinen|keine sau)|ist mir (?:\p{L}+ )?(?:schnurz\p{L}*|piepegal|schnurzpiepegal|latte|powidl)|(?:der|dein|aus|von|ein|einen|so ein|diesen|euer) (?:\p{L}+ )?(?:senf))
(?:(?:kein|keinen) (?:finger krumm|handschlag)|finger krumm|keinen finger|krumm (?:machst|zu machen|gemacht)|arbeitsscheu\p{L}*|auf der faulen haut|faule haut|auf die faule)
(?:(?:den|deinen) (?:ganzen tag )?(?:hintern|arsch) (?:plattsitz|breitsitz|platt|breit)\p{L}*|penn(?:t|en) bis|glotzt|glotzen|glotz|glotzst|zu glotzen|gafft|gaffst|gaffen|lungerst|lungert|lungern|hockst)
(?:hockt (?:den|nur)|fläzt|fläzen|lümmelst|lümmelt|lümmeln|stolzier\p{L}*|latschst|latsch|grapsch\p{L}*|begrapsch\p{L}*|angrapsch\p{L}*|krallst|kralls)
(?:eingekrallt|gekrallt|krallen|unter den nagel|klauweib|geklaut du|diebisch\p{L}*|langfinger\p{L}*|kleptoman\p{L}*|beklaust|krepier\p{L}*|verreck\p{L}*)
# --- sarcastic openers, thanks and praise
(?:bravo|hurra|hurrah|halleluja|gratuliere|gratulation|glückwunsch|herzlichen glückwunsch|chapeau|applaus|glanzleistung|meisterleistung|spitzenleistung|starke leistung)
(?:reife leistung|großes kino|großes tennis|ganz großes \p{L}+|ganz toll|ganz klasse|na toll|na super|na prima|na bravo|na klasse|na servus|na wunderbar|na dann)
(?:schon klar|aber sicher doch|sehr witzig|wie witzig|wie lustig|wie reizend|wie süß|wie originell|wie entzückend|wie aufmerksam|wie rücksichtsvoll|wie großzügig|wie edel|ach nee)
(?:ach wie|ach gottchen|soso|schön für dich|schön für euch|toll gemacht|super gemacht|prima gemacht|fein gemacht|applaus applaus|saubere leistung|tolle leistung|ich bin entzückt|vielen herzlichen dank)
(?:verbindlichsten dank|besten dank auch|schönen dank auch|danke für nichts|heißen dank|schönes leben noch|leiwand|ur leiwand|bärig|da kommt freude auf|schlaf weiter|träum weiter|sabbel weiter)
(?:mach ruhig (?:so )?weiter|nur weiter so|red(?:e)? ruhig|red nur|lach nur|lach du nur|bloß keinen stress|stress dich|lass dich nicht stören|lasst euch nicht stören|fühl dich (?:ganz )?wie zu ?hause)
(?:fühlt euch wie zu ?hause|mit frostigen grüßen|mit bockigen grüßen|ohne gruß|hochachtungsvoll)
werte[rsn]? (?:mitbewohner\p{L}*|herr\p{L}*|frau|damen|dame|nachbar\p{L}*|kollege\p{L}*|kollegin)
sehr geehrte\p{L}? (?:\p{L}+ )?(?:tollpatsch|vielfraß|spaßvögel|parkplatzdieb|lauschangriff|nassauer|dieb\p{L}*|schnarch\p{L}*|faulpelz\p{L}*|genie\p{L}*|könig\p{L}*|hoheit)
(?:verehrteste\p{L}?|wertester|werteste|teuerste\p{L}?|meine verehrt\p{L}*|mein bester|meine beste|mein lieber schwan|meine herren|guter mann|gute frau|gutster|kollege schnürschuh|sportsfreund\p{L}?)
(?:digga|oida|heast|hearst|opfa)
(?:tu|tut|tun sie|tätest|würdest du) (?:\p{L}+ ){0,3}(?:einen|'nen|nen|den|an) (?:\p{L}+ )?gefallen
(?:verrückte idee|kleiner tipp|tipp am rande|für die (?:ganz )?(?:langsamen|dummen|blöden|begriffsstutzigen|dümmsten)|zum mitschreiben|zum mitdenken|nochmal (?:ganz )?langsam|noch einmal (?:ganz )?langsam)
(?:ganz langsam|zu viele silben|fremdwort\p{L}?|(?:überfordert|überfordern) (?:\p{L}+ )?(?:dich|euch|sie|selbst))
falls (?:du|ihr|sie) (?:das|es|dir|wisst|weißt) (?:\p{L}+ ){0,3}(?:entgangen|kennst|kennt|wort|kennen|nicht)
(?:wenn (?:dir|euch) (?:das )?(?:\p{L}+ )?nicht (?:zu viel|zu anstrengend|zu schwer|passt)|wenn's (?:\p{L}+ )?(?:genehm|recht|keine umstände)|genehm|hand(?:\p{L}*) abgefallen|abfaulen)
(?:(?:zacken|stein|perle) aus der krone|schon mal was von)
(?:von zauberhand|magische weise|magisch|heinzelmännchen|putzfee|klofee|zauberfee|geschirrfee|wichtel|zaubertrick)
(?:räumt sich (?:\p{L}+ )?selbst|baust du (?:da )?|gepachtet|eingepachtet|dauerhaft gepachtet|wurzeln (?:geschlagen|schlagen)|in deinem alter|wächst (?:das )?\p{L}+ (?:auf|im))
(?:letzten? (?:deppen?|idioten?|trottel|penner|husten|dreck|heuler)|der depp|verlier(?:e|st) (?:\p{L}+ )?verstand|sklaverei|irrsinn|schwachsinn\p{L}*|blödsinn|humbug|bullshit|schmarrn|schmarren|mumpitz|kokolores)
(?:larifari|pillepalle|firlefanz|kinkerlitzchen|schnickschnack|tussig\p{L}*|spießer\p{L}*|spießig\p{L}*|spaßbremse\p{L}?)
# --- more
ge(?:laber|quatsch|quassel|sülz|blubber|sabbel|sabber|seier|seire|schwafel|schwätz|schwurbel|plapper|plärr|kreisch|keif|gröl|johl|jodel|jaul|winsel|jammer|zeter|mecker|nörgel|maul|moser|motz|brabbel|brüll|wieher|gacker|schnatter|grunz|schmatz|schlürf|rülps|furz)(?:e|es|s)?
ge(?:stampf|trampel|hampel|zappel|fiedel|klimper|flöt|blas|tröt|zock|baller|turtel|schleim|heuchel|tratsch|läster|tuschel|schnüffel|spann|glotz|röchel|rotz|pinkel|zick|kicher|raunz|suder|ätz|proll|flenn|grein|kräh|quak|quäk|quiek|quengel|krakeel|blök|krächz)(?:e|es|s)
(?:dein|euer|dei|eier|deinem|eurem) (?:\p{L}+ )?(?:geheule?|geklampfe|gehabe|gejodel|tamtam|trara|tralala|heckmeck|theater|drama)
(?:du|bist eine?) (?:lügner(?:in)?|lügenb\p{L}+|heuchler(?:in)?|betrüger(?:in)?|dieb(?:in)?|gauner(?:in)?|halunken?|schuft|lump|strolch|hochstapler(?:in)?|schlange|kröte|hexe|drache|furie|xanthippe|ziege|kuh|gans|schnepfe|schachtel|schrulle|wachtel|krähe)
(?:so eine?|so'n|so'ne|was für eine?) (?:lügner(?:in)?|lügenb\p{L}+|heuchler(?:in)?|betrüger(?:in)?|dieb(?:in)?|gauner(?:in)?|halunken?|schuft|lump|strolch|hochstapler(?:in)?|furie|xanthippe|schnepfe|schrulle)
(?:elend|blöd|dumm|doof|faul|mies|feig|falsch|arrogant|verlogen|verwöhnt|verzogen|unverschämt|respektlos|rücksichtslos|gierig|geizig|neugierig|hysterisch|armselig|jämmerlich|erbärmlich|hinterhältig|verbittert|egoistisch|undankbar|frech|nutzlos|traurig|lächerlich|hohl|naiv|widerlich|ekelhaft|taub|fett|aufgeblasen|aufgeblosn)e[rsn]? (?:lügner(?:in)?|lügenb\p{L}+|heuchler(?:in)?|betrüger(?:in)?|dieb(?:in)?|gauner(?:in)?|halunken?|schuft|lump|strolch|hochstapler(?:in)?|schlange|kröte|hexe|drache|furie|xanthippe|ziege|kuh|gans|schnepfe|schachtel|schrulle|wachtel|krähe)
(?:du|bist eine?) (?:bengel|tyrann|despot|snob|schleimer(?:in)?|ekel|scheusal|quälgeist|störenfried|chaot(?:in)?|chaoten|spinner(?:in)?|irrer?|psycho|psychopath(?:in)?|kasperl?|clowns?|witzbold|komiker|kamel|schaf|esel|affen?|pfosten|horst|spaten|lauch|knecht)
(?:so eine?|so'n|so'ne|was für eine?) (?:bengel|tyrann|despot|snob|schleimer(?:in)?|scheusal|quälgeist|störenfried|chaot(?:in)?|chaoten|spinner(?:in)?|irrer?|psycho|psychopath(?:in)?|kasperl?|clowns?|witzbold|komiker|horst)
(?:elend|blöd|dumm|doof|faul|mies|feig|falsch|arrogant|verlogen|verwöhnt|verzogen|unverschämt|respektlos|rücksichtslos|gierig|geizig|neugierig|hysterisch|armselig|jämmerlich|erbärmlich|hinterhältig|verbittert|egoistisch|undankbar|frech|nutzlos|traurig|lächerlich|hohl|naiv|widerlich|ekelhaft|taub|fett|aufgeblasen|aufgeblosn)e[rsn]? (?:bengel|tyrann|despot|snob|schleimer(?:in)?|ekel|scheusal|quälgeist|störenfried|chaot(?:in)?|chaoten|spinner(?:in)?|irrer?|psycho|psychopath(?:in)?|kasperl?|clowns?|witzbold|komiker|kamel|schaf|esel|affen?|pfosten|horst|spaten|lauch|knecht)
(?:du|bist eine?) (?:kindskopf|kleinkind|knauser|knicker|nörgler(?:in)?|griesgram|stinker|gammler(?:in)?|koffer|hirsch|dackel|pflaume|gurke|nuss|made|wurm|wicht|würstchen|zwerg|gartenzwerg|knirps|lulatsch|fettsack|klotz|klette|monster|zombie|analphabet(?:in)?|wrack)
(?:so eine?|so'n|so'ne|was für eine?) (?:kindskopf|kleinkind|knauser|knicker|nörgler(?:in)?|griesgram|stinker|gammler(?:in)?|wicht|würstchen|knirps|lulatsch|fettsack|analphabet(?:in)?)
(?:elend|blöd|dumm|doof|faul|mies|feig|falsch|arrogant|verlogen|verwöhnt|verzogen|unverschämt|respektlos|rücksichtslos|gierig|geizig|neugierig|hysterisch|armselig|jämmerlich|erbärmlich|hinterhältig|verbittert|egoistisch|undankbar|frech|nutzlos|traurig|lächerlich|hohl|naiv|aufgeblasen|aufgeblosn)e[rsn]? (?:kindskopf|kleinkind|knauser|knicker|nörgler(?:in)?|griesgram|stinker|gammler(?:in)?|koffer|hirsch|dackel|nuss|made|wurm|wicht|würstchen|zwerg|gartenzwerg|knirps|lulatsch|fettsack|klotz|klette|monster|zombie|analphabet(?:in)?|wrack|elend)
(?:du|bist eine?) (?:sack|säcke|socke|sau|säue|bande|pinsel|weib|weiber|schweine?|hetzer|ratten?|leuchte|genie|held|trine|kreatur|existenz|opfer|pfeife|niete|flasche|lappen|waschlappen|zecken?|bohnenstange|schnecke|depp\p{L}{0,2}|pack|mischpoke|schwachkopf)
(?:so eine?|so'n|so'ne|was für eine?) (?:weib|weiber|hetzer|genie|held|trine|kreatur|existenz|opfer|depp\p{L}{0,2}|mischpoke|schwachkopf)
(?:elend|blöd|dumm|doof|faul|mies|feig|falsch|arrogant|verlogen|verwöhnt|verzogen|unverschämt|respektlos|rücksichtslos|gierig|geizig|neugierig|hysterisch|armselig|jämmerlich|erbärmlich|hinterhältig|verbittert|egoistisch|undankbar|frech|nutzlos|traurig|lächerlich|hohl|naiv|aufgeblasen|aufgeblosn)e[rsn]? (?:sack|säcke|socke|sau|säue|bande|pinsel|weib|weiber|schweine?|hetzer|ratten?|leuchte|genie|held|trine|kreatur|existenz|opfer|pfeife|niete|lappen|waschlappen|zecken?|bohnenstange|schnecke|depp\p{L}{0,2}|pack|mischpoke|schwachkopf)
(?:ihr|sie) (?:lügner(?:in)?|heuchler(?:in)?|betrüger(?:in)?|diebe?|gauner|halunken?|schufte?|lump|hexe|chaot(?:in)?|chaoten|spinner(?:in)?|clowns?|witzbold\p{L}?|komiker|esel|affen|kindskopf|nörgler(?:in)?|zwerge?|analphabet\p{L}*|säue|schweine|ratten|genies?|helden|opfer|pfeifen|nieten|pack|fischweib|flegel)
(?:elend|faul|mies|feig|falsch|arrogant|verlogen|unverschämt|respektlos|rücksichtslos|hysterisch|armselig|jämmerlich|erbärmlich|hinterhältig|undankbar|nutzlos|widerlich|distanzlos)e[rsn]? (?:person|stück|typ|kerl|hund|weib|mensch|gestalt|ding|tier|nase|type|dame|herr)
(?:(?:du|ihr|sie) (?:\p{L}+ )?(?:faules|elendes|mieses|freches|dummes|feiges|falsches) stück|du (?:\p{L}+e[rs]? )(?:wicht|klotz|pinsel|besen|nudel|trampel|tropf|gockel|bock|geier))
(?:aufgeblasene\p{L}? (?:\p{L}+ )?(?:schnösel|wicht|gockel|affe|typ|kerl|pfau|frosch|\p{L}*sack)|(?:bist|seid|sind sie|ist der|ist die) (?:\p{L}+ ){0,2}gestört|gestörte[rsn]? (?:\p{L}+ )?(?:typ|mensch|person|kerl))
(?:dieser|so ein|der|fauler|dein) (?:\p{L}+er )?(?:faul|mies|schmierig|widerlich|komisch)\p{L}{1,2} kerl
(?:diese|deine|eure|so) (?:komischen|schrägen|schmierigen|seltsamen|abgeranzten|besoffenen|versoffenen|widerlichen) (?:typen|gestalten|vögel|kerle|figuren)
(?:(?:dieses|das|so ein|asoziales|elendes) pack|(?:deinem|deinen|euren|eurem) (?:\p{L}+ )?anhang|(?:du|ihr|er|sie|der|typ|kerl|lover|freund) (?:\p{L}+ ){0,2}(?:frisst|fresst|friss))
(?:(?:du|ihr) (?:\p{L}+ ){0,5}gefressen|friss (?:\p{L}+ ){0,3}(?:selber|selbst|alleine?|doch|weiter|nicht)|frisst (?:\p{L}+ )?(?:uns|mir|mich|alles|dich) (?:\p{L}+ )?)
(?:trampel (?:nicht|doch|woanders|hier|da|ned|nich)|(?:du|dieser|so ein|a) (?:\p{L}+ )?trampel)
(?:deine?|eure)n? (?:\p{L}+ )?(?:quanten|mauken|treter|stinkelatschen|pfoten|flossen|lumpen|fetzen|hintern|anhängsel|panzer)
(?:(?:pfoten|griffel|flossen) (?:weg|davon|raus)|dreist(?:e[rsmn]?|igkeit\p{L}*)?|verschwinde (?:aus|endlich|hier|von|du|bloß|einfach|jetzt)|komm(?:t)? mir (?:bloß|ja|jetzt) (?:nicht )?(?:mit|so|blöd|frech|dumm))
(?:komm(?:t)? mir nicht (?:mit|so|blöd|frech|dumm)|(?:bist|seid|sind) (?:\p{L}+ ){1,3}ganz (?:dicht|bei trost|sauber|richtig|gescheit|knusper))
(?:hast|habt|haben) (?:du|ihr|sie) (?:\p{L}+ )?(?:einen|an|'n|n) (?:vogel|dachschaden|klatsch|huscher|sprung in)
(?:was fällt (?:dir|euch|ihnen) (?:eigentlich |bloß |denn )?ein|was glaub(?:st du|t ihr|en sie) (?:eigentlich|denn|bloß|wer)|wie kann man (?:denn |eigentlich )?(?:nur|bloß|so)|wie schwer (?:kann|ist) (?:es|das|so))
(?:was (?:ist|stimmt|läuft) (?:\p{L}+ )?(?:falsch|schief|kaputt) (?:mit|bei) (?:dir|euch)|schad(?:e)? um (?:dich|euch)|(?:mach|machst|macht|machen|werd|werde|krank) (?:\p{L}+ ){0,3}wahnsinnig)
(?:ich (?:\p{L}+ )?explodiere?|(?:einfach nur|nur noch|wie|einfach) peinlich|geht's (?:eigentlich |denn )?noch|das war das letzte mal)
(?:(?:meine|deine|eure|das ist die|das war die) (?:aller)?letzte (?:warnung|chance|ansage)|(?:(?:ein|dein|mein) )?letztes wort|ausrede|(?:faulen?|deine[nr]?|eure[nr]?|von|billigen?|ewigen) ausreden)
(?:keine?n?) (?:pfifferling|finger krumm|finger|handschlag)
(?:räumt|putzt|spült|macht|wäscht|leert|füllt) sich (?:\p{L}+ ){0,2}(?:von )?(?:selbst|selber|allein|alleine|zauberhand)
(?:hand|hände|arm|arme|finger|daumen|zacken) (?:\p{L}+ )?(?:abgefallen|abfallen|abfällt|aus der krone)
(?:nichts|nix|nie was) (?:\p{L}+ )?gebacken
(?:kriegst|schaffst|schafft|kriegt|du kannst ja|du kannst doch) (?:\p{L}+ ){0,3}(?:nicht mal|nicht einmal|net amal|ned amoi|nich mal|nich ma)
(?:nicht mal|nicht einmal) (?:\p{L}+ ){1,4}(?:kannst|kriegst|schaffst|könnt ihr|schafft ihr|kriegt ihr)
(?:für|etwas|sich für) (?:was|etwas) besseres (?:hält|bist|halten|zu)
als wär(?:e|en|st)? (?:ich|das hier|des|hier) (?:\p{L}+ )?(?:deine?|eure?|a|ein|die putz\p{L}*|die magd)
(?:(?:die|frau|unsere|eure|kleine|verwöhnte|du) prinzessin|prinzessin auf|(?:die|unsere|frau|du) (?:\p{L}+ )?(?:leuchte|koryphäe|geistige leuchte)|zwei linke (?:hände|füße)|zwee linken?|\p{L}{3,}papst)
(?:(?:schnarch|tratsch|klatsch)(?:nase|sack|tante)|räudig\p{L}{0,2}|(?:hat|haben) (?:wieder|mal wieder|mal) (?:keiner|niemand) (?:hirn|gedacht)|(?:deine|eure|ihre) (?:hohle|verkorkste|kranke) (?:birne|rübe|art))
(?:(?:haust|hausen|haust ihr|hausten)|iq (?:einer?s?|von|unter|wie)|(?:erbärmliche|mickrige|kümmerliche|armselige)[srnm]? (?:\p{L}+))
(?:heilige[nrs]?|geheiligte[nrs]?) (?:\p{L}+)?(?:duschvorleger|handtuch|ruhe|schlaf|pfanne|sofa|katze|pflanzen|zeit|auto|messer|küche|pc|rechner|kaffee)
geistig\p{L}{0,2} (?:leuchte|tiefflieger|umnacht\p{L}+|größe|höhenflug|nullnummer)
(?:schaff|schafft|schaffen sie|schmeiß|schmeißt) (?:\p{L}+ ){0,3}(?:schnorrer|schmarotzer|vieh|viech|typ|kerl|suffköppe|parasit|nichtsnutz|penner|macker|opfer)\p{L}{0,2}
(?:deine|eure|ihre|seine) (?:ewige|blöde|bescheuerte|dämliche|hysterische|kranke|kindische|lächerliche|jämmerliche|erbärmliche|peinliche|dumme|verdammte|verfluchte|gottverdammte|verschissene|beknackte|beschissene|grenzenlose|chronische|notorische|unverschämte|widerliche|eklige|ekelhafte|schmierige|versiffte|abartige)[nrms]? \p{L}+
(?:dein|euer|ihr|sein) (?:ewiges|blödes|bescheuertes|dämliches|hysterisches|krankes|kindisches|lächerliches|jämmerliches|erbärmliches|dummes|verdammtes|beknacktes|beschissenes|widerliches|ekliges|ekelhaftes|schmieriges|versifftes|verfluchtes|gottverdammtes|ewiger|dämlicher|bescheuerter|dummer|blöder|verdammter|widerlicher|ekelhafter|kranker|lächerlicher) \p{L}+
(?:deinen|deinem|euren|eurem|ihren|ihrem) (?:ewig|blöd|bescheuert|dämlich|hysterisch|krank|kindisch|lächerlich|jämmerlich|erbärmlich|peinlich|dumm|verdammt|verflucht|gottverdammt|beknackt|beschissen|widerlich|eklig|ekelhaft|schmierig|abartig)e[nm] \p{L}+
(?:asozial|versifft|verlaust|verfickt|verkackt|verschissen|gottverdammt|verdammt|verflucht|beschissen|dämlich|bescheuert|depperte?|verhunzt|verkorkst|saudumm|saublöd)e[nmrs]?
(?:nicht|nie|kein\p{L}?) (?:\p{L}+ ){0,2}(?:in der kinderstube|im elternhaus)
(?:im|in einem) (?:stall|schweinestall|zoo|wald|dschungel|busch|urwald) (?:groß ?geworden|aufgewachsen|geboren)
(?:(?:zum einen|beim einen|bei einem|ins eine) ohr|(?:nicht|ned|net) (?:der|die) hellste|der apfel fällt|apfel (?:\p{L}+ )?nicht weit vom stamm|nicht mein zirkus)
(?:nur|bloß) (?:faul|stinkfaul|blöd|dumm|dreist|frech|rücksichtslos|peinlich|erbärmlich|lächerlich|noch krank|noch zum)
(?:rechtfertigt|tust|machst|spielst) (?:\p{L}+ ){0,2}(?:auf unschuldig|auf dumm|auf blöd|auf taub|unschuldslamm|opfer|auf tot|beleidigte leberwurst)
(?:beleidigte leberwurst|unschuldslamm|unschuldsengel|unschuldsmiene|dackelblick|märtyrer\p{L}*|krokodilstränen|mitleidstour|opferrolle|opfernummer|mimimi|eingeschnappt\p{L}*)
(?:(?:noch )?(?:grün|nicht trocken) hinter den ohren|rotznase\p{L}?|grünschnabel|halbwüchsig\p{L}*)
(?:steck|schieb|stopf|kleb|schmier|häng) (?:es |das |sie |den |die |dir |dein\p{L}{0,2} |'s |deine )?(?:dir |dein\p{L}{0,2} |euch )?(?:\p{L}+ ){0,3}(?:sonstwohin|sonst wohin|sonst wo hin|in den hintern|in die haare|an den hut|ans knie|in den arsch|auf die stirn)
(?:(?:lauf|tramp\p{L}+|stampf\p{L}*|geh) (?:mal |doch )?wie (?:'n|ein|n) mensch|wie'?n mensch|(?:wie|bei) (?:den |einem |einer )?(?:wilden|hunnen|vandalen|barbaren|neandertalern|asozialen)|andere leute haben)
(?:normale menschen|(?:hirn|kopf|verstand|gehirn) (?:ein|an|be)(?:schalten|nutzen|geschaltet|zuschalten)|schalt (?:\p{L}+ )?(?:hirn|gehirn|kopf|verstand) ein|erst denken|denken hilft)
brauchst du (?:eine|ne|'ne) (?:anleitung|einladung|extraeinladung|zeichnung|karte|skizze|einweisung|landkarte)
(?:extraeinladung|extra einladung|schriftliche einladung)
soll ich (?:dir|euch) (?:\p{L}+ ){0,4}(?:aufmalen|vorlesen|buchstabieren|malen|zeichnung|einladung|anleitung|karte|hinterhertragen)
muss ich (?:dir|euch|ihnen) (?:\p{L}+ ){0,4}(?:aufmalen|vorlesen|buchstabieren|erklären|hinterhertragen|beibringen|den hintern)
soll ich popcorn
(?:blöd|dumm|dämlich|doof|frech) (?:\p{L}+ )?(?:grinst|grinsen|glotzt|schaust|schauen|quatschst|angrinst|anmachst|daherred\p{L}*|daherkomm\p{L}*|gelacht|gegrinst|rumsteh\p{L}*)
(?:grinst (?:auch noch|noch|nur|blöd|dumm|dämlich|frech)|(?:ihr|du) kichers?t|auch noch stolz|seelenruhig|in aller seelenruhe|(?:aus|fertig) (?:amen|schluss|basta)|ende der diskussion|keine diskussion)
(?:hausdrache|gouvernante|anstandsdame|oberkellner|kommandant|blockwart|feldwebel|sheriff|diktator|kaiser von china|graf koks|rotz am ärmel|graf rotz|krösus|rockefeller)\p{L}{0,2}
(?:(?:hintern|arsch|popo|po|nase|rotz) (?:ab|nach|hinterher)(?:wisch|putz|trag)\p{L}*|hinterhertrag\p{L}*|(?:fällt|fällst|bricht) (?:\p{L}+ ){0,2}(?:kein|der) (?:zacken|stein) (?:\p{L}+ )?(?:aus|vom))
(?:deine|eure|ihre) (?:faulheit|dummheit|blödheit|frechheit|schlamperei|unfähigkeit|unverschämtheit|rücksichtslosigkeit|ignoranz|arroganz|gier|geiz|verlogenheit|unzuverlässigkeit|launen|zickereien|weisheiten|ergüsse|predigten|moralpredigten|belehrungen|lügen|lügerei|märchen|märchenstunde|starallüren|allüren|extrawürste|neugier|profilneurose|eitelkeit|selbstsucht)
(?:lügengeschichte\p{L}?|lügenmärchen|märchenonkel|verarsche|lüg(?:st|t) (?:doch )?wie gedruckt|lüg mich nicht|lügst (?:doch )?(?:wenn|wie|sobald)|das blaue vom himmel|nachttrampel\p{L}*|nachtschwärmer\p{L}*)
(?:zettelwirtschaft|zettelkrieg|zettelterror|zettelchen|wisch(?:e)? (?:unter|an) (?:meiner|der)|ballermann\p{L}*|technobunker|schuhplattler\p{L}*|krawallbruder|dampfplauderer|dampfplauderi|laberbacke)
(?:deine|eure|ihre|seine) (?:\p{L}+ )?\p{L}{3,}(?:truppe|bande|meute|horde|kumpane|sippe|visage|pfoten|griffel)
(?:(?:und|auch) (?:schon |mal )?(?:den|deinen) mund hal\p{L}+|halt (?:danach |endlich |einfach |jetzt |mal |nachts |in zukunft )?(?:für immer )?den mund)
(?:(?:klebst|kleben|hängst|klebt) (?:\p{L}+ ){0,4}(?:am rockzipfel|an mir|an meinem|wie eine)|rockzipfel|(?:hinter|rum|herum|über mich) ?her(?:zieh|zuzieh|gezogen)\p{L}*|das maul zerreiß\p{L}*|maul zerrissen)
(?:giftspritz\p{L}*|hintenrum|hinten rum|vorne rum|vornerum|(?:deine?|eure?|ihre?|diese[nrms]?)n? (?:\p{L}+ ){0,2}(?:trödel|schrott|plunder|müllberg|mist)|bin (?:\p{L}+ )?außer mir)
(?:(?:rein|herein|heran|an)getrampelt|sicherung rausdreh\p{L}*|dreh\p{L}? (?:\p{L}+ ){0,3}sicherung (?:raus|ab)|(?:arbeitsscheues|faules|elendes|erbärmliches|jämmerliches|widerliches|mieses) etwas)
(?:(?:mir|uns) langt (?:jetzt|nu|mit|gründlich)|tick\p{L}{0,2} (?:\p{L}+ ){0,3}(?:richtig|sauber|ganz richtig))
# --- further turns
(?:unzuverlässige[rs]? (?:nuss|null|person|haufen|truppe|typ|tante)|unzuverlässigste[rn]?|du (?:\p{L}+ ){0,2}alte[rs]? (?:schachtel|sack|hexe|ziege|schrulle|knacker|zicke)|alte[rn]? knacker|alte jungfer)
(?:gescheiterte existenz\p{L}{0,2}|jauchegrube\p{L}?|heimtorkel\p{L}*|heimgetorkelt|wie auf godot|hast du überhaupt (?:eine |ne |'ne )?(?:ahnung|idee))
hältst dich (?:wohl |eh |auch )?(?:noch )?für (?:so )?(?:witzig|schlau|was|etwas|wichtig|toll|unwiderstehlich|den größten|die größte|gott)
(?:menschen mit (?:nase|ohren|gefühlen|augen|hirn|anstand)|dalli|aber flott|hopp ?hopp|zack ?zack|subito)
welche[rs]? (?:\p{L}+ )?(?:idiot|schwachkopf|honk|trottel|schwein|hirni|genie|held|witzbold|clown|spaßvogel|vollidiot|volldepp|heini|knallkopf|komiker|trampel|ferkel)
(?:(?:eure|deine|andere|ne|'ne|die|keine|als) putze|dienstmagd|magd|mägde|dienstmädchen|stubenm[äa]d[el]*|leibeigene\p{L}?)
wie (?:den letzten |der letzte )?(?:dreck|abschaum|luft und|aussätzige\p{L}?|schmutz) (?:behandel\p{L}*|und)
(?:behandelst (?:\p{L}+ ){0,3}wie (?:dreck|schmutz|abschaum)|spiel(?:st|t)? (?:du |ihr )?(?:dich|euch) (?:nicht |hier |nur |bloß |immer )?(?:so )?auf|aufgespielt|plusterst|aufplustern|wichtig ?mach\p{L}*)
(?:führst? (?:du )?dich (?:hier |immer )?auf|hinz und kunz|kre(?:t|th)i und pleti|hans und franz|gott und die welt hier|ein volk ein und aus|seltsames volk|komisches volk)
(?:(?:ein )?(?:feiner|toller|schöner|sauberer) (?:freund|mitbewohner|nachbar|kumpel|bruder|vater)|(?:eine )?(?:feine|tolle|schöne|saubere) (?:freundin|mitbewohnerin|nachbarin|schwester|mutter)|cringe\p{L}*)
(?:hobbylos\p{L}*|(?:so|voll|komplett|total|echt) lost|npc|talahon\p{L}?|hayvan\p{L}?|peinlo|bodenlos\p{L}*|ehrenlos\p{L}*|hängengeblieben\p{L}*|zurückgeblieben\p{L}*|verpeilt\p{L}*|verstrahlt\p{L}*)
(?:verballert\p{L}*|(?:ohrfeigen|backpfeifen|watschen|milch|pfannkuchen)gesicht\p{L}*|watschenbaum|witzbold\p{L}?|komiker|clowns?|kasper(?:l|n)?|schwachk(?:o|ö)pf\p{L}{0,2}|wicht|aasgeier\p{L}*|gernegroß|hirni)
(?:spaßvögel|flachmann|noch vornehm ausgedrückt|schöne bescherung|wird ja immer (?:besser|schöner)|dem fass den boden|im guten gesagt|setzt (?:\p{L}+ ){0,3}die krone auf|ein (?:dreifaches )?hoch auf)
standing ovations
(?:willst|kriegst|bekommst|verdienst|brauchst) (?:\p{L}+ ){0,4}(?:orden|medaille|keks|pokal|fleißbienchen|applaus|extralob|sternchen)
mit verlaub
(?:hätte|hätten|haben|hättest|hättet) (?:du |sie |ihr |der herr |die dame )?(?:vielleicht )?die güte
(?:so gütig|untertänigst|ergebenst|gehorsamst|sieh an|siehe da|schau (?:einer )?an|da schau her|schau schau|ei der daus|potzblitz|potztausend|man höre und staune|man glaubt es kaum)
(?:hört hört|(?:dich|euch) gelten (?:\p{L}+ )?(?:andere|keine|eigene) regeln)
regeln gelten (?:wohl |anscheinend |scheinbar )?(?:nur )?für (?:die )?(?:anderen|andere|uns|mich)
(?:im lotto|kaugummiautomat\p{L}*|weisheit mit (?:dem )?löffel\p{L}*|auf (?:der|unserer|meiner) tasche|(?:auf|von) (?:der|unserer|meiner) tasche lieg\p{L}*|eingenistet|einnist\p{L}*|\p{L}{2,8}schnorr\p{L}*)
(?:vor (?:deiner|eurer|ihrer) eigenen (?:\p{L}+ )?(?:tür|haustür)|an (?:die|deine|eure) eigene nase|eigenen nase|(?:bei|in) (?:dir|euch|ihnen) (?:piept|hakt|tickt|brennt|klemmt)\p{L}?(?:'s| es)?|piept'?s)
(?:schraube locker|ein rad ab|dachschaden|(?:eine|ne|'ne) meise|oberstübchen|dachstübchen|allen guten geistern|dümmer als|(?:dumm|blöd|doof|hohl) wie (?:brot|stroh|bohnenstroh|toast|ein|eine|n|'n|5|fünf|ne))
(?:so dumm wie|so blöd wie|noch dümmer|noch blöder)
(?:dein|eure|deine|ihre|euer)[nrms]? (?:hässlich|mickrig|lausig|stümperhaft|amateurhaft|talentfrei|pseudo\p{L}*|möchtegern\p{L}*|neunmalklug|oberlehrerhaft|selbstgerecht|scheinheilig|weinerlich|quäkend|krächzend|schrill|nölig|pampig|schnippisch|rotzig)\p{L}{0,2}
(?:(?:pampig|schnippisch|patzig|großkotzig|schnodderig|oberlehrerhaft)\p{L}{0,2}|schnauz(?:t|st|en)? (?:mich|uns) (?:nicht )?(?:so )?an|geschmacksverirrung\p{L}*|leute ohne (?:geschmack|freunde|anstand))
(?:kein(?:en)? geschmack|ohne (?:geschmack|freunde|talent)|null talent|kein talent|(?:wär|wäre|bist) (?:\p{L}+ )?(?:als mensch|menschlich) (?:\p{L}+ )?(?:ein|eine|das)|als mensch (?:ein|eine|unten))
(?:wasch|dusch|bade) (?:dich|di) (?:endlich|mal|gefälligst)
(?:dein|euer|ihr)e? (?:privat|privater|privates|persönlicher|persönliches|persönliche) (?:\p{L}*(?:diener|butler|putz\p{L}*|sklave|chauffeur|taxi|hotel|reich|schloss|königreich|müllabfuhr|disco|disko|club|konzertsaal|aschenbecher|müllhalde))
(?:dein|euer|ihr) (?:königreich|thron|hofstaat|reich|palast|hochsitz|elfenbeinturm)
(?:spül|putz|koch|lauf|sing|red|sprich|park|fahr)\p{L}{0,3} (?:\p{L}+ ){0,3}wie (?:ein|eine|einer|'n|n) (?:anfänger|blinder|betrunkener|besoffener|irrer|bekloppter|verrückter|wilder|gestörter|geisteskranker|fünfjähriger|dreijähriger|idiot|fahrschüler|rentner)
tu(?:n|t|st) mir (?:nur |echt |ehrlich |wirklich )?leid
(?:saugst|ziehst) (?:\p{L}+ ){0,4}(?:stimmung|energie|freude|luft)(?: aus dem raum)?
wie (?:ein|eine) (?:kaputte[rs]?|rostige[rs]?|alte[rs]?|lahme[rs]?) \p{L}+
(?:du|ihr|dein(?:e)? \p{L}+|eure? \p{L}+) (?:bist|seid|ist|sind) (?:doch |echt |nur |einfach |der letzte |das letzte |letzter )?(?:müll|abfall|dreck|schrott|letzte|letzter|abschaum|schmutz)
mehr (?:hirn|anstand|verstand|grips|gefühl) (?:als|wie)
(?:hat|haben|hätte) (?:\p{L}+ )?mehr (?:hirn|anstand|verstand|grips)
(?:verzieh|schleich|verpiss|verkrümel|troll) (?:dich|di|euch)
wir feiern,? (?:wenn|sobald) du
(?:deine|eure) eltern haben (?:\p{L}+ )?versagt
# --- mock questions, mock leave, ultimatums of moving out
(?:bin|sind|wohn\p{L}{0,3}|leb\p{L}{0,3}|hab\p{L}{0,2}|glaub\p{L}{0,3}|denk\p{L}{0,3}|meinst|ist|seid|bist|hast|soll|willst) (?:ich|wir|du|ihr|das|die|der|er|sie|hier) [^.!?]{0,80}oder was(?= ?(?:[?!.]|$))
oder was(?= ?[?!])
(?:sind|ist) (?:ja|eh|doch) (?:nur|bloß) (?:mein|unser)\p{L}*
(?:klar|ja|na klar|nur zu|genau),? (?:mach|lass|nimm|stell|park|feier|koch|rauch) (?:\p{L}+ )?(?:ruhig|nur|halt|doch)
(?:mach|lass|lasst|nimm|bedien dich) (?:\p{L}+ )?ruhig (?:weiter|alles|die|den|das|mein\p{L}*|dein\p{L}*|wieder|überall)
(?:kannst|könntest|könnt|kann man) (?:du|ihr)? ?(?:denn |eigentlich |vielleicht )?(?:nicht |auch |nur )?(?:ein ?mal|mal|überhaupt) (?:mit|nach)?denken
(?:hast|habt) (?:du|ihr)? ?(?:es )?(?:also |ja |tatsächlich |echt |wirklich |mal wieder |wieder |doch )+(?:tatsächlich |mal wieder |wieder |echt |wirklich )*geschafft
(?<=(?:^|[.!?] ))(?:respekt|chapeau|stark|sauber|läuft bei dir|nice|weltklasse|meisterleistung)(?=[.!]|$)
läuft bei (?:dir|euch)
(?:geht|gehts|kümmert|interessiert|schert|juckt) (?:\p{L}+ ){0,3}(?:dreck|scheißdreck|schmutz|feuchten|kehricht)(?: \p{L}+)?(?: an)?
(?:bock|lust|nerv|nerven) mehr auf (?:dein|euer|eure|euren|diese)\p{L}* (?:\p{L}+ )?(?:dreck|schmutz|siff|müll|kram|zeug|sachen|theater|gelaber|gerede|spielchen|ausreden|chaos|scheiße)
(?:kannst|könnt|könntest|darfst|dürft|musst|müsst) (?:du |ihr )?(?:dir|euch) (?:\p{L}+ ){0,4}(?:wg|wohnung|bude|bleibe|zimmer|dach|zuhause|mitbewohner\p{L}*|neues|anderes|andere|neue|anderen|neuen) (?:\p{L}+ )?suchen
(?:such|sucht|suchst) (?:du |ihr )?(?:dir|euch) (?:\p{L}+ ){0,4}(?:wg|wohnung|bude|bleibe|zimmer|zuhause|mitbewohner\p{L}*|neues|anderes|andere|neue|anderen|neuen|dummen|doofen)
(?:such|suche|suchen) (?:ich |wir )?(?:mir|uns) (?:\p{L}+ ){0,4}(?:wg|wohnung|bude|mitbewohner\p{L}*|nachmieter\p{L}*|jemand(?:en)? (?:neuen?s?|anderen?s?))
(?:kannst|könnt|darfst|dürft) (?:du |ihr )?(?:\p{L}+ ){0,3}(?:ausziehen|(?:deine|eure|die) (?:sachen|koffer|siebensachen|zeug) packen|koffer packen|gehen)(?=[.!,]|$)
(?:pack|packt|packst) (?:du |ihr )?(?:\p{L}+ ){0,3}(?:deine|eure|die) (?:\p{L}+ )?(?:sachen|koffer|siebensachen|taschen)(?= ?(?:[.!,]|$|und |oder ))
(?:ziehst|ziehen|zieht) (?:du |ihr |sie )?(?:\p{L}+ ){0,2}aus(?=[.!]|$)
(?:du|ihr) (?:ziehst|zieht|fliegst|fliegt) (?:\p{L}+ ){0,3}(?:aus|raus)
(?:zieh|zieht) (?:doch|halt|endlich|einfach|bitte|gefälligst)(?: \p{L}+){0,3} aus(?=[.!]|$)
(?:vor die tür|auf die straße) (?:setz|gesetzt|schmeiß)\p{L}*
(?:setz|schmeiß|werf)\p{L}* (?:ich )?(?:dich|euch|ihn|sie) (?:\p{L}+ ){0,3}(?:raus|vor die tür|auf die straße)
(?:ausziehen|auszug) oder
da (?:ist|hat der maurer) (?:die tür|das loch)
(?:geht|gehts|geht's|gings|ging's) (?:es )?(?:\p{L}+ ){0,2}noch (?:ein bisschen |etwas |viel )?(?:lauter|langsamer|dreister|später|dümmer|dreckiger|egoistischer|schlimmer|auffälliger|peinlicher|unhöflicher|länger)
(?:der|unser|dem|den|die|unsere|der werten|die werte) (?:herrn?|dame|herrschaften)(?= (?:\p{L}{2,}t|ist|hat|war|braucht|kann|muss|will|sich|selbst|hier|da|mal|wieder|wohl|auch|nicht|den|das|ja|natürlich)(?!\p{L}))(?! (?:kommt|von|aus|im|am|mit))
(?:den )?schuss nicht gehört
nur weil (?:du|ihr|dir|euch)
(?:geh|macht?|lasst?|feiert?|schlaft?|zockt?|duscht?) (?:du|ihr) (?:nur|ruhig|mal|doch)
toll\p{L}{1,2} (?:\p{L}+ )?\p{L}+ (?:bist du|seid ihr)
(?:sehr|so|echt|ganz schön|richtig) (?:erwachsen|reif|clever|schlau|sozial|rücksichtsvoll|großzügig)(?=[.!]|$)
(?:hast|habt|haben) (?:du|ihr|sie) (?:\p{L}+ ){0,2}(?:einen|nen|an|'n|n|'nen) (?:\p{L}+ )?(?:knall|schuss|schaden|vogel|dachschaden|hau|knacks|sprung|hirnschaden|sockenschuss)
(?:zahl|mach|räum|putz|hilf|hilft|koch|kauf|beteilig|arbeit)\p{L}* (?:die|der|du|ihr|sie|er)(?: sich)? (?:(?:vielleicht|eigentlich|denn|auch|irgendwann|überhaupt) )*mal (?:was|etwas|irgendwas|mit)
(?:na |vielen |schönen |herzlichen |besten )(?:dank|danke) auch
(?<=(?:^|[.!?,] ))na (?:danke|schönen dank|vielen dank)(?=[.!]|$)
(?:keine[nrm]? )?fremdwort(?: für (?:dich|euch))?
(?:erzieh|erziehen) (?:\p{L}+ ){0,3}(?:die|den|das|sie|ihn|mal|besser|endlich)
(?:der |die |das )?(?:heilige geist|osterhase|weihnachtsmann|nikolaus|christkind|zahnfee|putzfee|heinzelmännchen|wichtel)(?= ?\?)
(?:^|(?<=[.!?] ))(?:aha|soso|so so|ach nee|ach was|ach so),? (?:und|wer|jetzt|klar|genau)
sei(?:d)? (?:doch |bloß |lieber |einfach )?froh
(?:wenn|falls|sollte\p{L}*) (?:du|ihr)(?! (?:\p{L}+ ){0,4}nicht (?:magst|willst|kannst|da bist|zuhause|möchtest|zeit))[^.!?]{0,80}, (?:dann )?(?:änder|sperr|kündig|verkauf|werf|wirf|schmeiß|schalt|dreh|wechsel|entsorg|behalt|nehm|zahl|stell|lass|räum|hol)\p{L}* ich(?! (?:dir|euch|gern))
(?:du|ihr) (?:hast|habt) (?:(?:doch|wohl|echt|ja|sie|auch) ){1,3}nicht (?:mehr )?(?:alle|ganz)
wie (?:in|auf|nach|bei) (?:'?nem|'?ner|einem|einer|dem|der) (?:\p{L}+ )?\p{L}*(?:fabrik|schlachtfeld|kriegsgebiet|katastrophengebiet|bombenangriff|puff|kloake|kläranlage|tierheim|deponie|müllkippe)
(?:ganz|so) einfach(?= ?[.!]|$)(?<=, (?:ganz|so) einfach)
(?:^|(?<=[.!?] ))(?:schön|toll|super|nett|lieb),? (?:dass|das) (?:du|ihr) [^.!?]{0,80},? aber
(?:jetzt|nun|ich) (?:sag|sage)(?:'?s)?(?: ich)?(?:'?s| es| das)? (?:\p{L}+ ){0,2}(?:nicht mehr (?:höflich|nett|freundlich)|zum letzten|noch genau einmal|ein letztes|nur einmal|genau einmal)
(?:mieft|müffelt|stinkt|riecht) (?:\p{L}+ ){0,4}nach dein\p{L}* (?:\p{L}+ )?(?:schweiß|käse?|stink|dreck|müffel)?(?:füßen|füße|socken|schuhen|latschen|mauken|achseln|schweiß)
(?:schweiß|käs|stink|müffel)füßen
(?:deine?|eure|diese) (?:\p{L}+ )?spielchen
(?:^|(?<=[.!?] ))(?:tja|von wegen|ja genau|ja klar|is klar|ist klar|schon klar|nee ist klar|raus mit der sprache)
wer nie (?:da|hier|zu ?hause|daheim) ist
(?:^|(?<=[.!?] ))(?:na )?(?:toll|super|klasse|spitze|herrlich|wunderbar|großartig|perfekt|prima|bravo),? (?:du hast|ihr habt|danke|gemacht|hinbekommen|hingekriegt)
\p{L}*-?orgien?
deiner? alten?(?= (?:hier|da|ist|hat|kommt|war|schläft|duscht|wohnt|macht|immer|schon|wieder|nicht|auch|bei|im|in|auf|mit))
(?:rotz(?:t|en|st|e|fahne|fahnen)?|gerotzt|hinrotz\p{L}*)
ist ja (?:auch )?nicht so,? (?:dass|als)
was (?:geht|läuft) (?:\p{L}+ )?(?:bei|mit) (?:dir|euch)
(?:^|(?<=[.!?] ))und (?:du|ihr)(?! (?:kannst|könntest|hast recht))(?![^.!?]{0,120}\?)
(?:bist|seid|ist) (?:\p{L}+ ){0,2}(?:der letzte (?:mensch|dreck|abschaum|arsch)|das (?:aller)?letzte)(?=[.!,]|$)
(?:nichts|nix|gar nichts) (?:kannst|kriegst|schaffst|machst|tust) du
(?:^|(?<=[.!?] ))(?:nicht (?:ein)?mal|aber nein|aber nee|natürlich nicht)
wie (?:krank|dumm|dreist|asozial|peinlich|bescheuert|frech|egoistisch|dämlich|blöd|eklig|widerlich|assi|mies|rücksichtslos|faul) (?:ist|kann|muss|bist|seid|sind)
wie wär(?:e|'?s|’s)? (?:es )?(?:denn )?mal mit (?:\p{L}+ )?(?:zuhören|nachdenken|denken|anstand|respekt|putzen|aufräumen|arbeit\p{L}*|duschen|seife|rücksicht|fragen|aufstehen|manieren|benehmen|zahlen|danke|bitte)
und wer (?:sitzt|steht|liegt|macht|muss|darf|putzt|räumt|zahlt|hat|kommt)\p{L}{0,2}(?: [^.!?]{0,40})?(?= ?\?)
(?:such|sucht) (?:dir|euch) (?:\p{L}+ ){0,2}(?:job|arbeit|hobby|hobbys|freunde|leben|hilfe|therapeuten)
geh (?:\p{L}+ ){0,2}(?:arbeiten|zum (?:arzt|psychiater|therapeuten|psychologen))
(?:man|du|ihr) (?:kann|kannst|könnt|könnte|könntest) (?:ja |auch |sich )*(?:ruhig |einfach |doch |ja )*mal (?:danke|bitte|hallo|guten morgen|entschuldigung|sorry) sagen
kein wunder,? (?:dass|das|wenn)
(?:merkst|checkst|raffst|schnallst|peilst|blickst) (?:du|ihr) (?:\p{L}+ ){0,2}(?:noch was|noch irgendwas|noch etwas|überhaupt was|es|das|nichts)
wehe (?:dein\p{L}*|du|ihr|das|es|wenn)
hauptsache,? (?:du|dir|ihr|euch|dein\p{L}*|der herr|madame)
entweder [^.!?]{0,60}(?:weg|geht|raus|aus|verschwindet|auf),? oder ich
entweder [^.!?]{0,80} oder (?:ich|du|ihr|wir) (?:zieh|flieg|hol|ruf|werf|schmeiß|kündig|meld|such|bist|seid|kannst|könnt)\p{L}*
# --- drink, filth, scorn for bodies
(?:schei(?:ß|ss)t|geschissen|schei(?:ß|ss)e?) (?:\p{L}+ ){0,2}(?:auf (?:alles|alle|mich|uns|regeln|absprachen|den|die|das)|drauf)
(?:zieh|ziehe|zog|ziehst) (?:\p{L}+ ){0,2}konsequenzen
geh(?:t|en) (?:dich|euch) (?:\p{L}+ ){0,3}(?:nichts|nix|gar nichts) an
`;
