/** Words by kind, of the home and beyond it (see model/kinds.ts). */
export const KINDS_DE = `
i: ich mir mich
my: mein meine meinen meinem meiner meines meins
we: wir uns
our: unser unsere unseren unserem unserer
you: du dir dich ihr euch
your: dein deine deinen deinem deiner deines euer eure euren eurem eurer
other_people: er sie ihm ihn ihnen sein seine jemand wer_anders
not: nicht kein keine keinen keinem keiner nichts nich net nimmer
never: nie niemals niemand keiner
no_longer: mehr weiterhin wieder nochmal
want: will möchte brauche wünsche hätte hätt wünschte lieber wollte gern gerne
will: werde wird werden werd
would: könntest könntet könnten könnte würdest würdet wäre magst würde kannst könnt mögt könntma
can: kann können
must: musst muss sollst solltest solltet sollte müssen sollten musste müsst
accept: akzeptier* dulde toleriere hinnehmen grenze grenzen okay ok einverstanden weigere bereit kommt_nicht_in_frage nicht_in_ordnung reicht
please: bitte büdde
thanks: danke dank lieb nett merci dankbar
if: wenn falls
without: ohne bevor bis außer vorher
stop: hör hört aufhören lass lasst stopp schluss genug finger_weg hörts
who: wer wem wessen wen jemand
what: was welche welcher welchen welches wofür
why: warum wieso weshalb
when: wann
how: wie wieviel
where: wo wohin
did: hast habt hat war ist bist seid sind hattest warst habts
feel: fühle fühl ärger* stört belast* nervt traurig müde gestresst unwohl verletz* weh schade sorge* angst komisch peinlich enttäusch* einsam
always: immer jedes jeden jede ständig dauernd alle_naselang
from_now: ab_jetzt künftig zukunft sofort ab_heute ab_sofort
sorry: sorry entschuldig* leid tschuldig*
partner: freund_von freundin partner partnerin mann_von frau_von ex schatz verlobt* typ
friend: freund freunde freunden kumpel* clique leute jungs mädels gruppe runde bande verein mannschaft lerngruppe haberer
family: mutter vater mama papa schwester bruder cousin* tante onkel oma opa eltern kind kinder baby sohn tochter neffe nichte schwieger* familie enkel
name: flo lotte clara mehmet mirko lena anna max paul jonas lukas tim tom felix jan lisa laura julia sarah marie sophie leon finn ben emma mia david kevin sven anke heike uwe ali ayse igor nina tobi basti
stranger: fremd* unbekannt* besuch* gast gäste gästen leut
visit: besuch* kommen kommt kam kamen vorbei einlad* eingeladen mitbring* mitgebracht auftauch* steht_vor angekündigt unangekündigt
stay: übernacht* bleib* schläft pennt eingezogen wohnt_hier koffer zahnbürste eigenes_fach dauergast
party: party partys fete feier* geburtstagsfeier einweihung grillen grillabend vorglühen
food: essen käse joghurt* milch brot butter ei eier schinken huhn hähnchen fleisch fisch nudeln reis pizza suppe eintopf lasagne salat tomate* kartoffel* erdäpfel zwiebel* banane* apfel äpfel obst gemüse kuchen keks* schokolade chips müsli haferflocken reste brötchen semmel* mittagessen abendessen frühstück knödel auflauf soße marmelade honig zucker mehl öl gewürz* eis pesto portion tupper* dose glas_mit packung jause vorrat leberkas topfen
drink: kaffee tee bier* wein saft wasser cola flasche flaschen sprudel schnaps spritzer
dishware: teller* schüssel* tasse* becher glas gläser pfanne* topf töpfe gabel* messer löffel* besteck geschirr* tablett spüle abwasch häferl
appliance: kühlschrank gefrier* backofen ofen herd mikrowelle spülmaschine geschirrspüler wasserkocher toaster waschmaschine trockner staubsauger mixer bohrmaschine boiler therme ventilator föhn bügeleisen eiskasten
cook: koch* brat* back* gebacken rezept aufwärm*
clothes: kleid* pulli pullover hoodie hemd* tshirt jacke mantel hose* jeans socken unterhose turnschuhe schuhe stiefel absätze hausschuhe patschen schal mütze bluse* rock bh schrank pyjama bademantel klamotten wäsche finken
toiletries: shampoo spülung seife duschgel zahnpasta zahnbürste rasierer klinge parfüm deo schminke creme handtuch handtücher tampons tabletten medikament* schwamm waschmittel waschpulver klopapier bürste
furniture: sofa couch tisch schreibtisch stuhl stühle bett regal* fach schublade* schrank* kasten kastl teppich matratze lampe sessel spiegel bügelbrett
room: küche bad badezimmer schlafzimmer flur gang wohnzimmer balkon garten keller dachboden garage treppe* stiege* klo toilette dusche wanne zimmer wohnung haus wg stube
my_room: mein_zimmer meinem_zimmer meinem_bett mein_bett meine_tür meinem_schreibtisch mein_fach meinem_schrank meine_schublade meiner_tür
sleep: schlaf* schlief wach aufgewacht geweckt wecker weckt bett nickerchen kissen ausschlafen aufwach* *schlaf*
sound: *lärm* laut* musik *musik* bass lied* sing* schrei* brüll* lach* knall* zuknall* poltern polter* trampel* stampf* bell* jaul* schnarch* brumm* summ* piep* klingel* läutet klirr* quietsch* knarr* krach* trommel* schlagzeug gitarre klavier trompete geige *lautsprecher* box boxen hör hört höre hören hallt echo ohrstöpsel kopfhörer leiser lautstärke anlage dröhn* wummer* hämmer* bohr* klopf* rumpel*
quiet: ruhe* ruhig* still* leise* pst konzentrier* frieden
dirt: *dreck* schmutz* *schimmel* fleck* kleb* fett* krümel* staub* haar haare haaren stinkt stink* geruch riecht muffel* verfault* gammel* kalk schleim* scheiße pfütze* saustall schwarz ameisen fliegen maden eklig* ekel* grind bröselt brösel* versifft
tidy: putz* *putz* sauber* wasch* spül* abspül* wisch* schrubb* kehr* feg* aufräum* räum* ausräum* ausspül* kratz* leer* falt* bügel* saug* desinfizier* abwasch*
rubbish: *müll* tonne tonnen sack säcke altpapier gelber_sack pfand* kompost biomüll karton* abfall mist mistkübel leergut
lying_about: liegen liegt liegenlass* lässt gelassen stapel haufen boden überall verstreut rumliegen herumliegen zeug kram im_weg stell* steht_rum
animal: hund* katze* kater welpe* hase* vogel papagei haustier* katzenklo pfoten flöhe gassi tierarzt
plant: pflanze* blumen basilikum gieß* gegossen topfpflanze*
vehicle: auto wagen *rad* fahrrad roller motorrad transporter park* parkplatz stellplatz garage tank sprit strafzettel platz
money: geld zahl* bezahl* *miete* rechnung* kaution euro* schuld* teilen geteilt überweis* paypal kosten preis kasse haushaltskasse strom gas teuer beitrag kohle vorgestreckt gerl
broken: kaputt* bruch gebrochen *sprung* riss* kratzer tropf* leck* reparier* reparatur defekt* beschädig* zerbroch* locker schief
heat: heizung* heizen thermostat kalt friere* frier* warm* fenster* luft lüft* zieht warmwasser therme temperatur
light: licht* lampe* birne dunkel ausknips* anlassen brennt
smoke: rauch* kippe* zigarette* joint* kiff* gras vape* asche* aschenbecher qualm* tschick
screen: fernseh* film* serie* netflix folge spiel* zock* konsole playstation match fußball stream* video* youtube glotze tatort
phone: telefon* anruf* handy zoom videocall call freisprech* natel
message: nachricht* schreib* geschrieben chat whatsapp zettel post_it gruppe emoji sprachnachricht* gelesen blaue_haken mail
speak: sag* gesagt red* erzähl* wort worte sprich* sprech* erwähn* gespräch* erklär* plauder* besprech*
reply: antwort* ignorier* keine_reaktion zurückschreib* meld* bescheid
tone: ton frech unhöflich* patzig sarkas* anschnauz* schnauz* herablass* respekt* manieren stichel* unterbrech* kritisier* spott* motz* meckern mecker* zickig schroff augenrollen sanfter
behind_back: hinter_meinem_rücken läster* tratsch* gerücht* geheimnis* ins_gesicht beschwer* weitererzähl* herumerzähl*
joke: witz* scherz* spaß lustig auf_meine_kosten
listen: zuhör* zuhören verstehen verstanden missverst* gemeint meinst meintest
decide: entscheid* entschieden abstimm* frag* gefragt ohne_zu_fragen gemeinsam zusammen abgesprochen absprache beschloss*
promise: versproch* versprech* abgemacht abmachung ausgemacht vereinbar* wort_gehalten gesagt_wir
spy: les* gelesen geöffnet aufgemacht geschaut guck* durchsuch* schnüffel* spionier* durchwühl* wühl* lausch* foto* bilder kamera gefilmt gepostet markiert tagebuch laptop passwort konto brief* paket päckchen post kuvert
take: nimm* nehm* genommen leih* ausgeliehen verleih* borg* geklaut klau* stibitz* benutz* verwend* gegessen iss aufgegessen trink* getrunken aufgebraucht anzieh* angezogen anfass* fass bedien* finger
gone: weg fehlt fehlen verschwund* leer weniger hälfte halb find_nicht finde_nicht wo_ist wo_sind wo_sind_die aufgehoben
give_back: zurück* wiederbring* ersetz* nachkauf* zurückstell* zurückgeb*
enter: rein reinkomm* hineingeh* platz* reinplatz* betret* betreten anklopf* geklopft ohne_anzuklopfen herein
door: tür* haustür schlüssel* schloss abschließ* zusperr* abgesperrt riegel tor zumach*
alone: allein* für_mich abstand rückzug privat* privatsphäre ruhe_haben keiner_fragt niemand_fragt
touch: anfass* umarm* küss* nackt umzieh* körper schulter
private_matter: diagnose krankheit schwanger* therapie gehalt trennung kündigung arzt arzttermin für_dich_behalten geheim*
wait: wart* spät* verspät* schlange eil* pünktlich* stunden minuten ewig lange halbe_stunde besetzt blockier*
clock: uhr mitternacht mittag um_eins um_zwei um_drei um_vier um_fünf um_sechs um_sieben um_acht um_neun um_zehn um_elf halb
night: nacht* nachts abend* abends heute_abend
morning: morgen* morgens früh* vormittag*
day: montag* dienstag* mittwoch* donnerstag* freitag* samstag* sonntag* wochenende* woche* heute gestern tag tage monat*
turn: dran reihe putzplan plan* dienst kalender liste tausch* wechsel* reservier* einspring* spring eintrag*
plan: geplant verschob* verschieb* abgesagt absag* termin* verabred* treffen vergess* bescheid_sag* gekommen zugesagt
work: arbeit* job schicht* büro chef* meeting* besprechung deadline kolleg* kund* projekt homeoffice nachtdienst frühschicht hackn vorstellungsgespräch beförder*
study: studi* prüfung* klausur* hausarbeit bachelorarbeit masterarbeit lern* vorlesung uni kurs schule umfrage seminar referat
health: krank* ärztin krankenhaus spital zahnarzt kopfweh migräne fieber medizin apotheke
weather: sonne sonnig regen* regnet schnee schneit wetter gewitter sturm
sport: spiel_heute fußball training lauf* marathon tor liga tennis finale yoga wandern skat
wish: geburtstag alles_liebe alles_gute glückwunsch gratulier* viel_glück frohe_weihnachten guten_morgen gute_nacht schönes_wochenende schönen_tag genieß* willkommen vermiss* gute_besserung bussi* lg drück_dich prost hdl
fun: haha* lol link video meme podcast artikel schau_dir schaut guck_mal rate_mal konzert festival ticket* karte_für kino buch trailer rezept youtu https www quiz
travel: zug flug flieg* flughafen urlaub reise* angekommen bus bahnhof hotel strand stau autobahn bahn
news: habt_ihr_gehört nachrichten wahl wie_war na_wie wie_gehts wie_lief hat_wer_lust wer_hat_lust zählt eigentlich_als
shop: einkauf* eingekauft kauf* gekauft supermarkt bestell* lieferung liste einkaufsliste
online: wlan internet router leitung verbindung passwort netz
move_out: umzug* umzieh* auszieh* ausziehen mietvertrag vermieter* mitbewohner* nachmieter wohnung_in besichtigung
alarm_me: drohe* umbring* sterben tot verbrenn* schlag_dir
`;
