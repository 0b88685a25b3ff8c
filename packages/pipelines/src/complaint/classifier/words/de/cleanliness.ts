/** Dirt, mess, rubbish, smells, things lying about, who cleans. */
export const CLEANLINESS = `
3: putzen|putzt|putz|geputzt|putze|putzdienst|putzplan|putzmittel|putzwoche|badputz|küchenputz|putzfrau|putzlappen|geputzte
sauber|saubere|sauberer|sauberes|säubern|sauberkeit|sauberhalten|saubermachen|sauberzumachen|säuberst|unsauber
reinigen|reinigst|reinigung|gereinigt
dreck|dreckig|dreckige|dreckiges|dreckigen|dreckiger|verdreckt|dreckstall|dreckloch|drecksgeschirr
schmutz|schmutzig|schmutzige|schmutziges|schmutzigen|verschmutzt
eklig|ekelig|ekelhaft|ekel|widerlich|versifft|siff|siffig|verkeimt|unhygienisch|hygiene
saustall|schweinestall|müllhalde, chaos|chaotisch|unordnung|unordentlich|ordnung|ordentlich|durcheinander
aufräumen|aufräumst|aufgeräumt|räum|räumst|räume|räumt|wegräumen|wegräumst|weggeräumt|aufzuräumen|wegzuräumen|einräumen|ausräumen|einzuräumen|auszuräumen|aufraeumen
wegmachen|weggemacht
geschirr|abwasch|abwaschen|abgewaschen|abwäschst|spülen|spülst|spült|gespült|spül|spüle|spülbecken|abspülen|abgespült|spülmaschine|geschirrspüler|geschirrspülmaschine|teller|töpfe|topf|pfanne|pfannen|besteck|krümel|krümeln|brösel
fettig|fett|klebt|kleben|klebrig|fleck|flecken|verschüttet|verkleckert|gekleckert
fegen|fegst|gefegt|kehren|gekehrt|wischen|wischst|gewischt|wisch|abwischen|abgewischt|aufwischen|staubsaugen|saugen|gesaugt|staubsauger|staub|staubig|schrubben|schwamm|lappen|spüli
müll|müllbeutel|mülleimer|mülltonne|mülltüte|abfall|abfälle|biomüll|biotonne|papiermüll|altglas|altpapier|pfand|pfandflaschen|gelber|gelbe sack|tonne?
müll|altpapier|restmüll|recycling|mülltrennung|kompost
schimmel|schimmelt|schimmelig|schimmlig|verschimmelt|verschimmelte|verschimmeltes|vergammelt|vergammelte|gammelt|gammelig|verfault|fault|verdorben|abgelaufen|abgelaufene
stinkt|stinken|gestank|stinkig|stinkende|stinkst|riecht|riechen|geruch|müffelt|mief|gerüche
haare|haaren|haar im|in|aus|vom abfluss|dusche|waschbecken|sieb|ausguss, verstopft|abfluss|siphon
hausarbeit|haushalt|putzen, ameisen|kakerlaken|mäuse|ratten|fliegen|fruchtfliegen|maden|motten|ungeziefer
klospülung|klobrille|klobürste|klodeckel|toilettenbrille|bremsspuren|abziehen|abgezogen|nachspülen|pinkel|pinkelt|pinkeln|urin
katzenklo|katzenstreu|hundehaufen|katzenhaare
liegen|liegt|rumliegen|rumliegt|herumliegen|herumliegt|liegenlassen|liegengelassen|liegenbleibt _ lassen|lässt|gelassen|rum|herum|überall|boden
rumliegen|rumliegt|herumliegen|herumliegt|rumsteht|rumstehen|rumgelegen
lässt|lassen|lasst|gelassen|lass _ stehen|liegen|rumliegen|herumliegen, stehen lassen|lässt|gelassen
überall verteilt|rum, auf dem boden, in der spüle, arbeitsplatte|herd|herdplatte|ceranfeld, dreckwäsche
wäsche liegt|liegen|stinkt|schmutzige, eingebrannt|eingebrannte|angebrannt|angebrannte|angetrocknet*, suppe war
lebt inzwischen|schon|bereits, bartstoppeln|nägel|fußnägel, katzenklo, kotze|erbrochenes, pfand, kiste quillt|voll
quillt über, wegmachen|selber weg|wieder weg, schwarze punkte, siffig*, essensreste
überquillt|überquellen|überfüllt
putz*|sauber*|gesäubert|aufräum*|aufgeräum*|wegräum*|abspül*|gespül*|abwasch*|dreck*|schmutz*|müll*|schimm*|verschimm*|stink*|gestank*|riech*|geruch*|versifft*|krümel*|*müll|*geschirr|*schimmel|*abfall|*gestank
*haare im, zahnpasta, ausspül*|abspül*|runtergebracht|rausgebracht|runterbring*|rausbring*
stiefel|schuhe|wanderstiefel|rucksack|tasche bin|fast|über|gestolpert|geflogen|regal
über dein* _ gestolpert|geflogen, ins regal
2: tassen|tasse|gläser|flaschen|dosen|schüsseln|becher, handtücher|handtuch, socken|schuhe|schuhen|stiefel
ofen|backofen|mikrowelle, klo|toilette|wc, klopapier|toilettenpapier|seife|waschmittel, deinen anteil|teil
mithelfen|hilfst|mithilfst|mitmachst|beteiligst|beteiligen, putzfrau|dienstmädchen|putzhilfe|haushälterin|diener
wäsche|wäscheständer, waschen|wäschst|gewaschen, tisch|küchentisch
verlottert|versifft|verdreckt|vermüllt|verschmiert|verklebt|verkrustet|verkalkt|verstopft|schmierig|fettig|speckig|klebrig|pappig|eingetrocknet|angebrannt|angetrocknet|kalk|schmodder|pampe|pfütze|lache|spritzer
geschrubbt|schrubb*|putz*|wisch*|feg*|kehr*|saug*|staub*|spül*|abspül*|abtrock*|abwasch*|einräum*|ausräum*|aufräum*|wegräum*|sauber*|rein*ig*
pfannen|töpfe|teller|gläser|tassen|schüsseln|besteck|brotdosen|tupper* dreckig*|schmutzig*|stehen|stapel*|rum|herum|in|seit
stapel*|türm*|berg*|haufen|sammel* geschirr|wäsche|müll|altpapier|pfand|kartons|sich
müll*|tonne|biotonne|gelber sack|papiertonne|restmüll|kompost|altglas|pfand*|eimer quill*|voll|läuft|stinkt|runter|raus
essensreste|reste|schalen|kaffeesatz|teebeutel|krümel|brösel|taschentücher
fliegen|fruchtfliegen|maden|motten|silberfische|mäuse|ameisen|schimmel*|moder*|pilz
haare|bart*|stoppeln|nägel|fußnägel|rasierer im|in|auf
klo|toilette|wc|klobürste|klobrille|spülung|bremsstreifen|abziehen dreckig*|nicht|benutz*|putz*
gestank|stink*|riech*|miefig|müffel*|geruch|geruchs*
schuhe|socken|klamotten|wäsche|taschen|jacken|kartons|kisten|zeug|kram|krempel|spielzeug|koffer|hanteln liegen|liegt|steht|stehen|rum|herum|überall|im|auf _ flur|boden|weg|sofa|gang
rumliegen|herumliegen|rumstehen|im weg, stolper* über, drüber|drübersteig*|slalom
katzenklo|streu|haufen|pipi|kotze|erbroch*, hygien*|ekel*|eklig|widerlich|saustall|schweinestall
putzplan|putzdienst|putzwoche|putzfee|putzen dran, müllrunterbring*|müll runter|raus|wegbring*
arbeitsplatte|herd|ofen|mikrowelle|kühlschrank|waschbecken|dusche|wanne dreckig*|versifft|verkalkt|putz*|sauber*|wisch*|verklebt
hinterher|hinter dir aufräum*|putz*|her|wisch*
1: küche, bad|badezimmer, dusche|badewanne|waschbecken, wohnzimmer, flur|gang|treppe|eingang|treppenhaus, boden
kühlschrank, gemeinschaftsräume|gemeinschaftsraum|gemeinschaftsküche
0: mein handtuch, meine tasse|socken|schuhe|pfanne|handtücher|wäsche|töpfe|flaschen|haare, meinen topf|teller
in ordnung|ordnen, geht in ordnung, ist das in ordnung, alles in ordnung, nicht in ordnung
riecht|stinkt nach rauch|zigaretten|gras|zigarette|kippen|qualm|weed|tabak|joint
geruch nach rauch|zigaretten|gras|qualm, rauchgeruch|zigarettenrauch, dreckskerl|drecksack|dreckig grinsen
wäsche waschen|wäscht, lass|lasst|lassen mich|uns reden|sprechen|darüber|in|mal
bad besetzt|belegt|blockiert|blockierst|frei, wäscheplan|waschplan, gelegen|liegen an, liegt an|am|mir|daran
liegen geblieben, klo besetzt, ordentlich laut|krach, sauber bleiben, auf dem boden schlafen|schläft
schuhe aus|im|in, am boden zerstört, mülleimer, topf, in die|der küche umziehen|gehen|kochen, ich dienstags wasche
wenn ich wasche, dienstags wasche, stinksauer|stinksaur|stinkfaul|stinkwütend
putze|putz|putzen mir|die|meine . zähne, zähne putz*, kaum noch an den herd, an den herd
`;
