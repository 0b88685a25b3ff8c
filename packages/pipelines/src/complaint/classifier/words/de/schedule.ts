/** When something is done and for how long: times of use, turns, being late, plans moved. */
export const SCHEDULE = `
3: zeitplan|zeitpläne|terminplan|kalender|stundenplan|dienstplan|waschplan|badplan|duschplan
blockierst|blockiert|blockieren|blockier|belegst|belegt|belegen|besetzt|besetzen|besetzen|besetzt|okkupierst|beanspruchst _ bad|dusche|badezimmer|klo|küche|waschmaschine|stunden|stunde|lange|ewig
bad|badezimmer|dusche|klo|küche|waschmaschine|trockner|toilette _ besetzt|belegt|blockiert|blockierst|stunden|stunde|stundenlang|ewig|minuten|lange|lang|frei|morgens
stunden|stunde|stundenlang|ewig|minuten|lange|lang im|in|unter|am|die bad|der|dem|badezimmer|dusche|küche|klo
dusche|duschst|duschen|duschzeit|duschzeiten _ lange|lang|ewig|stunde|stunden|kürzer|minuten|schneller
lange|lang|ewig|stundenlang|kürzer|schneller duschen|duschst|geduscht|badest|brauchst
badzeiten|badezeit|badzeit|duschzeiten|küchenzeiten|waschzeiten|waschtag|waschtage|waschzeit|zeitfenster|zeiten|uhrzeiten|slot|slots
verspätet|verspätung|verspätest, zu spät, pünktlich|unpünktlich|pünktlichkeit|unpünktlichkeit
warten|gewartet|wartest|wartet|warte|lässt auf|lassen|seit|schon|ewig|stunde|stunden|über|eine|halbe|umsonst|vergeblich dich|uns|mich|eine
warten lassen|lässt|gelassen, auf dich gewartet|warten|warte, versetzt|versetzen|versetzt
abgesagt|absagst|absagen|absage|abgesagt|absagst|absagen|absage
verschoben|verschiebst|verschieben|verschieb|umgeplant|umplanen|umgeworfen, last minute
kurzfristig|kurzfristige|kurzfristigen, letzter|letzten minute|moment|sekunde, pläne|planung|geplant|verplant
planänderung|planänderungen, reihum|abwechseln|abwechselnd, um wie viel uhr, um wieviel uhr
waschmaschine|trockner|waschküche läuft|frei|belegt|voll|benutz*|wann|am|dauernd
termin|termine|verabredung|verabredet|handwerker|lieferung|paketbote
absprechen|abstimmen|koordinieren|organisieren|aufteilen|einteilen wann|zeiten|die|das|uns|mit _ zeiten|bad|küche|dusche
gleichzeitig|zeitgleich, gleichen|selben zeit, reservieren|reserviert|buchen|gebucht, verfügbar
wgtreffen|wgabend|haustreffen|wgsitzung|hausversammlung, wg treffen|abend|sitzung|meeting|essen
besprechung|treffen um|am|verpasst|vergessen|verschoben|abgesagt, gemeinsames|gemeinsam essen|kochen|abendessen
*zeiten|*plan|*termin|*termine|verspät*|abgesagt*|verschob*|pünktlich*|unpünktlich*
dusch* _ schneller|kürzer|flotter, schneller|kürzer duschen, wie viel uhr, zug|bus|bahn verpasst
brauchst|brauche|brauchen _ bad|küche|dusche um|ab|morgens|von|zwischen
klempner|handwerker|elektriker|installateur|techniker|schornsteinfeger|lieferant|ableser _ kommt|kommen|da|vorbei
wann _ klempner|handwerker|elektriker|techniker|schornsteinfeger|lieferung
dusche|bad|waschmaschine|küche|klo|toilette ist|immer|dauernd|ständig _ besetzt|belegt|frei, waschtag*|tage tauschen
tauschen, blockierst|blockiert|belegst, für sieben|sechs|acht|neun geplant, niemand da, besser abstimmen
morgens abstimmen|absprechen, abstimmen, keiner|niemand zum kochen|essen kam|gekommen|erschienen
kaum noch an den|die|das herd|bad|dusche|waschmaschine, komme ich _ an den herd, für alle eingekauft|gekocht
duschen|kochen|waschen|baden nachdem|bevor|vor|nach|um
brauchst|braucht du|ihr _ küche|bad|waschmaschine|wohnzimmer|dusche
welchen|welchem|welche abenden|tagen|abend|tag|tage|abende|uhrzeit, wollten|sollten um _ los|essen|starten
bis acht|sieben|neun mit|fertig, ofen|küche|herd|bad benutzen kann, noch im bett, mit kochen fertig
2: spät|später|früh, plan, zeit|zeiten, stunde|stunden|stundenlang, waschmaschine|trockner, eilig|hetzen|gestresst
rechtzeitig, lange|ewig, wann bist|kommst|kommt|willst|ist|wollen, wie lange, bis wann, ab wann
welchem|welchen|welcher tag, vor der|dem arbeit|uni|schule, zur arbeit|uni, fertig machen
nachtschicht|frühschicht|spätschicht|schicht, an der reihe, bist|ist|wer dran, morgens, halbe stunde, eine stunde
nach hause kommst, heimkommst|heimkommen|heimkommt
dienstags|donnerstags|montags|mittwochs|freitags|samstags|sonntags, in die quere, vormittags|nachmittags
schornsteinfeger|handwerker|ableser|installateur, um drei|sechs|sieben|zwei|vier|fünf, staffeln, gleichzeitig
verschlossener tür, muss um los, fängt um|mein tag, von . bis . uhr
von 17|18|19|8|9|10|14|15|16|7 bis 19|20|21|10|11|12|16|17|18|9|8, in der zeit, um die zeit
mittwochs|montags|dienstags|donnerstags|freitags|samstags|sonntags von|um|ab|immer|hab|habe
seminar|kurs|unterricht|online|homeoffice|videokonferenz im wohnzimmer|bad|küche|zimmer|esszimmer
blockier*|belager*|beschlagnahm*|belegt|besetzt
plan|pläne|kalender|zeitplan|dienstplan|tauschen|tauscht|tausch woche|tag|dienst|schicht|termin|mit
abwechsel*|reihum|einteil*|aufteil* zeit*|bad|küche|dusche, schlange steh*|anstehen
stunde*|ewig*|lange*|halbe im|in der|unter der bad|dusche|badewanne|küche|klo
verpass* bus|bahn|zug|vorlesung|termin|den
zu spät|verspät*|unpünktlich|pünktlich|warten|gewartet|versetz*|sitzen lassen|absag*|abgesagt|verschieb*|verschoben|umgeplant|kurzfristig|last minute
vergess* _ termin|essen|treffen|verabred*|geburtstag, vergessen dass|das|den|unser _ wir|essen|treffen|termin
ausgemacht|verabredet|abgemacht|geplant um|für|am|war _ uhr|sieben|acht|sonntag|samstag, gekocht für|umsonst|vier
allein gegessen, handwerker|klempner|ableser|paket*|lieferung|besichtigung|vermieter kommt|zwischen|am|termin
tür aufmachen|öffnen|reinlassen, schichtarbeit|nachtdienst|frühdienst|spätdienst|bereitschaft
waschtag*|waschzeit*|badzeit*|kochzeit*|duschzeit*, zur gleichen|selben zeit, stoßzeit*|rushhour
1: minuten, morgen|abend|abends, woche, wochenende, montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag
0: putzplan|putzwoche, plan zum|fürs putzen, mit putzen|müll|spülen dran|dran, dran mit
dran mit putzen|müll|bad|küche|dem|der, dran zu putzen, mit dem müll|putzen|abwasch|spülen|bad|klo dran, putzen dran
müll dran, spät in der nacht, spät nachts|abends, so spät, spät am abend, bis spät, früher|später, früh oder spät
zur zeit, die ganze zeit, ganze zeit, jederzeit, ruhezeit|ruhezeiten, mit der zeit, seit langer, schon lange
lange her, solange, guten morgen|abend, heute morgen|abend, gestern abend|morgen, morgen früh, in letzter zeit
letzter zeit, es wird zeit, wird zeit, zeit für mich|dich|uns|ein, zeit zum reden|nehmen, keine zeit
hast du zeit|kurz, nicht dran, warten bis, wie lange noch, zu laut, am abend, am morgen, die woche, diese woche
unter der woche, in der früh, früh morgens, stunden schlaf, stunden am, denk dran|daran, dran denken, gedacht
putzplan|putzpläne|*putzplan, ruhezeiten|mahlzeiten|auszeiten|hochzeiten|jahreszeiten|öffnungszeiten|zeiten
zimmer tauschen, das zimmer tauschen, seit wann, um die zeit ruhe|laut, plan b, spül* plan, keinen plan
tauschen wir die möbel, schloss austausch*, die ganze woche, papiere _ verschoben, verschoben auf meinem
`;
