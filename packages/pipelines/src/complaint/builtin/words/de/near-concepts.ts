/** Words near each concept, whether or not they name it (see matching/near-words.ts). */
export const NEAR_CONCEPTS_DE = `
noise: *lärm* krach *laut* laut* lautstärke geräusch* *geräusch* radau getöse getrampel gepolter poltern polter* dröhn* brumm* summ* klopf* knarz* quietsch* klapper* schepper* hör* gehört hörbar ohr ohren trommelfell* hellhörig wand wände dünn* decke fußboden nachbar* nachbarin stör* rumms* rums* hall* echo wumm* krawall spektakel tumult geklapper hämmer* ohropax ohrstöpsel dezibel
loud_music: *musik* mucke lied* lieder song* playlist *bass* subwoofer box boxen *lautsprecher* anlage stereoanlage techno rap metal rock schlager hip_hop reggaeton elektro disco spotify karaoke dj radio platte schallplatte verstärker beat* wummer* aufdreh* aufgedreht konzert album mukke sound
loud_tv: *fernseh* glotze tv netflix film* filme serie* folge* krimi tatort fußball spiel* verlängerung nachrichten doku zeichentrick bildschirm
loud_voices: stimme* brüll* gröl* kreisch* lach* gelächter kicher* gekicher quatsch* gequatsche quassel* streit* gestritten zank* gezanke sing* gesang unterhalt* unterhaltung* reden laut_reden flüster* labern gelaber plauder* palaver* johl* zoff anschrei* gejohle schrei schreit schreist schreien geschrien schreierei schreie
phone_calls: *telefon* telefonat* telefonier* anruf* anrufe zoom teams videokonferenz* videocall* lautsprecher freisprech* sprachnachricht* facetime handy skype call calls gespräch* klingel*
gaming: zock* gezocke spielen spielst *konsole* playstation ps5 xbox nintendo switch fortnite fifa minecraft valorant lol twitch stream* controller headset mikro gamer onlinespiel* ballern geballer pc_spiel computerspiel* daddel*
late_noise: *nacht* nachts mitternacht abend* abends spät spätabends um_eins um_zwei um_drei um_vier nächtlich* halb_zwei
early_noise: *morgen* früh frühmorgens um_sechs um_fünf um_sieben vor_acht ausschlaf* sonntagmorgen herrgottsfrühe halb_sechs sonntags
alarm_clock: *wecker* schlummer* snooze klingel* bimmel* piep* gepiepe alarm weck*
slamming_doors: *knall* zuknall* zuschlag* zugeschlagen *tür* türen türenknallen leise_zu sachte klinke zuwerf* schranktür* donner* kracht
footsteps: schritt* trampel* stampf* getrampel absätze pumps stöckel* laufen läufst renn* hüpf* spring* elefant* nilpferd* herde dielen parkett schleich* stapf* zehenspitzen
instrument: *gitarre* klavier keyboard *schlagzeug* trommel* trompete saxofon saxophon geige violine cello flöte ukulele mundharmonika akkordeon üben übst probe proben tonleiter* akkorde band klarinette dudelsack chor klimper* posaune proberaum
party: *party* *parties* *partys* feier* fete* feten *feier* umtrunk geburtstag* einweihung* grillabend grill* vorglüh* vorglühen sause besäufnis saufgelage silvester afterparty rave spieleabend polterabend
appliance_noise: *waschmaschine* *trockner* schleuder* staubsaug* saugen saugt mixer pürier* bohr* bohrmaschine hammer hämmern säge heimwerk* kaffeemaschine mühle wasserkocher ventilator dunstabzug* föhn rasenmäher pumpe nähmaschine spülmaschine_läuft küchenmaschine dröhnt thermomix
barking: bell* gebell jaul* heul* winsel* knurr* miau* *hund* köter welpe papagei hahn kläff*
sleep: *schlaf* schläft schlief geschlafen aufwach* wach wachgelegen weck* geweckt bett kissen matratze kopfende müde übermüdet hundemüde ausruh* nickerchen mittagsschlaf augenringe auge einschlaf* schnarch* pennen penn* ausgeschlafen ruhe
study_time: lern* *prüfung* *klausur* examen bachelorarbeit ba masterarbeit hausarbeit abgabe studi* uni bibliothek konzentrier* konzentration hausaufgaben referat vorlesung abi staatsexamen vorstellungsgespräch homeoffice
quiet_time: ruhe ruhig* still* stille leise* leiser ruhezeit* mittagsruhe nachtruhe mucksmäuschenstill zimmerlautstärke
dishes: *geschirr* teller* *schüssel* topf töpfe *pfanne* *tasse* becher glas gläser besteck gabel* löffel* messer abwasch* abwaschen spül* spülen gespült schrubb* einweich* *schale* tupper* brotdose auflaufform backblech eingetrocknet angebrannt kochlöffel weinglas weingläser abtrockn*
sink: *spüle* spülbecken *becken* abfluss wasserhahn abtropf* verstopft waschbecken
dishwasher: *spülmaschine* geschirrspüler *spüler* ausräum* einräum* tabs klarspüler
kitchen: *küche* kochen koch* gekocht *koch* backen speisekammer rezept schneidebrett kochnische
stove: *herd* *ofen* *mikrowelle* kochfeld herdplatte* platte fett fettig* ceranfeld toaster backofen dunstabzugshaube eingebrannt* heißluftfritteuse pommes spritzer
counter: *arbeitsplatte* *tisch* ablage krümel* kleb* klebrig* abwisch* wisch* *fläche* oberfläche* lappen anrichte kaffeesatz eierschale* marmelade butter brösel* theke tresen ameisen
fridge: *kühlschrank* *gefrier* gefriertruhe tiefkühl* gemüsefach eisfach froster
spoiled_food: schimmel* verschimmelt* vergammel* gammel* verfault* faul* abgelaufen* verdorben* sauer ranzig pelz pelzig maden fliegen fruchtfliegen reste essensreste gärt haltbar mhd lebt biotop brühe eklig verwest
bathroom: *badezimmer* bad *dusche* badewanne wanne *waschbecken* spiegel fliesen fugen duschvorhang zahnpasta kalk duschwand badematte bäder armatur
toilet: *toilette* klo *klo* wc klobürste brille klobrille spülung spül spülen klodeckel pinkel* urin kacke pissen pisst deckel schüssel
hair: *haar* haare haarbüschel abfluss *bart* stoppel* bartstoppeln rasier* sieb büschel locken stutz* gestutzt nägel fußnägel
trash: *müll* *abfall* *tonne* eimer mülleimer müllbeutel beutel überquill* quillt runterbring* rausbring* runtertrag* biomüll restmüll müllabfuhr kippen essensreste windeln pizzakarton* container überlaufen
recycling: *pfand* altglas *flasche* flaschen dose dosen gelber_sack gelbe_tonne papiertonne altpapier karton* kartons pappe plastik trenn* mülltrennung glascontainer leergut sortier* verpackung* wertstoff* kartonberg
floor: *boden* böden fußboden wisch* feg* kehr* *saug* staub *staub* besen teppich* läufer matsch dreckspuren parkett laminat wischmopp fusseln schlamm
laundry: *wäsche* *waschmaschine* *trockner* *wäscheständer* leine trommel maschine bügel* socken bettwäsche wäschekorb klamotten_nass waschmittel aufhäng* weichspüler waschkeller wäscheklammern
living_room: *wohnzimmer* sofa couch sessel couchtisch gemeinschaftsraum gemeinschaftsräume gemeinsame_räume kissen decke wohnküche esszimmer
hallway: *flur* gang diele *treppenhaus* *treppe* eingang hausflur garderobe fußmatte stiege vorraum
shoes: *schuh* stiefel sneaker* turnschuhe sandalen latschen pantoffeln schlappen pumps gummistiefel
clutter: *kram* kisten kiste *karton* koffer tasche taschen rumlieg* rumsteh* herumlieg* liegen_lassen liegen_gelassen stapel haufen zeug sachen gerümpel krempel spielzeug papierkram jacken rucksack roller stolper* verstreut wegräum* räum* aufräum* abgestellt drübersteig* zugestellt vollgestellt unordnung gelümpel sporttasche
mess: *dreck* *schmutz* *sau* saustall schweinestall *chaos* unordnung sauber* putz* geputzt aufräum* eklig* ekel* widerlich versifft* siff* verdreckt* *müllhalde* schlampig* messie ordentlich ordnung hygien* kakerlake* mäuse maus ratte* ameisen ungeziefer bude schlachtfeld verwahrlost schmuddel* tatort
spills: *fleck* flecken *pfütze* verschütt* gekleckert kleck* kleckse ausgelaufen *tropf* rotwein kaffee saft soße spritzer klebrig rutsch* ausrutsch* umgekippt überschwemm* nass
smell: *geruch* gerüche riech* stink* stinkt gestank gestunken müffel* mief* mieft muffig parfüm räucherstäbchen knoblauch schweiß duft* ausdünst* bestialisch modrig raumspray
cleaning_turns: *putzplan* *putz* plan dran reihe an_der_reihe *dienst* putzdienst aufgabe* haushalt* aufteil* abwechs* turnus putzfrau putzkraft dienstmädchen hausarbeit anteil beteilig* drück* gerecht fair hinterherräum* hinterherputz* großputz mein_teil deinen_teil woche wochenweise bedienstet* mithilf* mithelf* mitmach*
cleaning_supplies: *schwamm* *spülmittel* *seife* putzmittel reiniger müllbeutel müllsäcke küchenrolle lappen tabs waschmittel chlor handschuhe putzzeug glasreiniger wc-reiniger nachschub weichspüler
toilet_paper: *klopapier* toilettenpapier *rolle* klorolle klopapierrolle
towels: *handtuch* handtücher *tücher* badetuch bademantel geschirrtuch duschtuch waschlappen
pet_mess: *katzenklo* katzenhaare hundehaare *kot* häufchen erbrochenes katzenkotze streu katzenstreu fusselrolle käfig kacke pipi hundehaufen näpfe
room_entry: *zimmer* reinkomm* reingeh* reinplatz* reingekommen betret* reinspazier* hereinplatz* draußen_bleiben tabu abschließ* eintreten raus reinlauf* reingeplatzt schwelle ungefragt eindring* reinschneien
knocking: *klopf* anklopf* anklopfen geklopft angeklopft geschlossene_tür
personal_items: *sachen* *schublade* schrank schreibtisch kramen wühl* gewühlt durchwühl* anfass* angefasst finger tagebuch *tasche* portemonnaie geldbeutel schmuck ring schminke kulturbeutel medikamente unterlagen reisepass rasierer zahnbürste klau* geklaut dieb* diebin beklaut eigentum schnüffl* schnüffel* geschnüffelt durcheinander verschwund* gestohlen
borrowed_items: *leih* ausleih* ausgeliehen geborgt borg* zurückgeb* zurück wiederhaben *ladekabel* ladegerät kopfhörer laptop *rad* glätteisen bohrmaschine föhn regenschirm kamera zelt buch bücher schere werkzeug helm kabel shampoo parfüm creme duschgel erlaubnis ungefragt benutz* aufgebraucht genommen nimmst fritteuse fön yogamatte schläger
clothes: *klamotten* kleid* kleidung pulli pullover hoodie jacke mantel hemd t-shirt hose jeans rock schal mütze socken anzieh* angezogen trägst getragen bluse *kleid* strickjacke kleiderschrank
food_taken: *essen* aufgegessen gegessen isst futter* weggegessen gefuttert milch käse joghurt* schokolade kekse chips reste brot *brot* butter eier saft bier wein kaffee müsli eis pizza obst banane* avocado schinken wurst hummus vorräte vorrat leer geleert aufgefuttert weggefressen fressen mein_fach beschrift* name mundraub nutella snack* kuchen bedient bedienen pausenbrot getrunken ausgetrunken lasagne
mail: *post* brief* briefe *paket* päckchen umschlag briefkasten dhl hermes amazon lieferung geöffnet aufgemacht bankpost einschreiben postbote sendung
private_messages: *nachricht* chat chats whatsapp handy laptop computer bildschirm mail mails lesen gelesen liest spionier* ausspionier* mitlesen verlauf entsperr* tagebuch sms
photos: *foto* fotos *bild* bilder *video* story storys insta instagram tiktok post* poste posten gepostet hochlad* hochgeladen markier* film* kamera selfie screenshot lösch* facebook verlink* snapchat
eavesdropping: *lausch* belausch* gelauscht mithör* mitgehört hinter_der_tür ohr_an abhör* horch* spitzel* neugierig mitschneid*
private_matters: *geheim* vertrau* anvertraut *erzähl* weitererzähl* trennung scheidung gesundheit diagnose therapie schwanger gehalt kündigung unter_uns intim* privates privatleben ausgeplaudert ausplauder* herumerzähl* rumerzähl* weitersag*
personal_space: raum abstand allein* für_mich ruhe privatsphäre rückzug* zurückzieh* luft atmen pause einsam* in_ruhe_lassen umarm* freiraum nähe abschalt* auf_die_pelle bedräng* ansprechbar kraft_tanken
bathroom_privacy: reingeplatzt unter_der_dusche nackt umzieh* in_der_wanne während_ich_geduscht badtür riegel beim_duschen
accounts: *passwort* *konto* account* zugang zugangsdaten netflix spotify disney abo *abo* profil einlogg* eingeloggt abmeld* login prime pin streaming
guests: *gast* gäste *gäste* *besuch* freunde freund* kumpel* kumpels leute bekannte* clique truppe kollegen einlad* eingeladen kommen vorbeikomm* mitbring* hotel jugendherberge durchgangsverkehr bude_voll mädels jungs besuchsfrei
overnight_guests: *übernacht* pennen pennt schläft schlafen_hier bleib* bleibt nacht nächte luftmatratze schlafsofa gästebett wochenende* einquartier* unterkommen gästezimmer couch
partner_over: *freund* freundin partner* macker typ alte olle mann frau verlobt* tinder pärchen eingezogen wohnt_hier wohnt quasi nächte_die_woche liebhaber flirt* schatz lebensgefährt* turtel*
unannounced_guests: unangekündigt angekünd* ankündig* vorwarn* vorher überrasch* plötzlich spontan aus_heiterem schlafanzug unangemeldet ohne_bescheid
strangers: fremd* unbekannt* kenne_ich_nicht nie_gesehen wildfremd* irgendwer typ typen internetbekanntschaft* wer_ist
family_visit: mutter vater mama papa eltern bruder schwester cousin* cousine oma opa großeltern onkel tante schwiegermutter schwiegereltern neffe nichte *familie* kinder sohn tochter verwandt* geschwister
guest_mess: kippen bierflaschen flaschen kotze gekotzt hinterlassen zurückgelassen stehen_gelassen kaputt klebrig döner
keys: *schlüssel* zweitschlüssel ersatzschlüssel nachmach* nachgemacht ausgesperrt schlüsselbund schloss aufschließ*
bathroom_time: blockier* besetzt bad_frei belegt stunde halbe_stunde schlange anstehen warte* fertigmach* schminken morgens_bad badzeit* frei ewig
long_showers: *dusch* geduscht duschst vollbad vollbäder bade* lange kürzer minuten dampf
laundry_time: *waschmaschine* waschtag waschgang waschgänge waschzeit* waschen wasch* belegt frei samstag sonntag slot maschine_läuft
kitchen_time: kochen herd ofen *küche* essenszeit gleichzeitig torte backen blockier* gedränge abendessen_kochen
room_booking: wohnzimmer reservier* belegt kurs unterricht klienten kunden online yoga probe sitzung brauche_den brauche_das nachhilfe gebucht gemeinschaftsraum
house_meeting: *sitzung* besprechung hausbesprechung wg-treffen wg-sitzung wg-runde treffen versammlung abstimm* tagesordnung plenum
shared_meals: *abendessen* *essen* mittagessen frühstück* raclette brunch kochabend gekocht_für auflauf pizzaabend filmabend spieleabend mitessen mitisst zusammen_essen gemeinsam_essen grillen
lateness: *spät* verspät* pünktlich* unpünktlich* wart* gewartet warten zu_spät uhr stunde minuten versetzt verabredet verabredung zuverlässig unzuverlässig* bummel* trödel*
cancelled_plans: abgesagt absag* verschob* verschieb* verleg* ausgefallen ausfall* fällt_aus plan pläne kurzfristig vergessen umgeplant doch_nicht platzen geplatzt storn* abgeblasen
late_return: heimkomm* nach_hause heim spät_nachts zurückkomm* auftauch* tauchst abschließ* riegel mitten_in_der_nacht sorgen handy_aus unmöglichsten
work_schedule: *schicht* frühschicht spätschicht nachtschicht *dienst* dienste arbeit arbeite* job homeoffice büro arbeitszeit* dienstplan bereitschaft früh spät feierabend
appointments: handwerker klempner elektriker techniker monteur schornsteinfeger lieferung termin *termin* ablesung heizungsmonteur hausmeister besichtigung installateur übergabe vermieter_kommt wartung
calendar: *kalender* plan tafel stundenplan liste eintrag* eintragen daten übersicht whiteboard überschneid* google doodle
no_reply: *antwort* antworte* geantwortet reagier* reaktion gelesen blaue_haken haken ghost* ignorier* meld* gemeldet rückmeldung funkstille geschrieben daumen
group_chat: *gruppe* gruppenchat chat whatsapp-gruppe wg-gruppe benachrichtigung* verlauf stumm
tone_of_voice: *ton* tonfall anschrei* anbrüll* angeschrien schnauz* anschnauz* angeschnauzt anfahr* angefahren patzig* pampig* unfreundlich* respekt* freundlich* beleidig* herablass* aggressiv* zick* umgang höflich* sanft* rede_mit_mir zur_schnecke anpflaum* angepflaumt schroff schrei_mich schreist schreien
interrupting: unterbrech* unterbrichst unterbrochen ausreden ausred* ins_wort wort_fallen satz dazwischen* reinred* fährst_mir
not_listening: zuhör* zugehört hörst_zu wand ignorier* aufmerksam* durchzug scroll* ans_handy display wischst taub* hinhör*
notes: *zettel* notiz* post-it* klebezettel kühlschrank_zettel aushang großbuchstaben passiv-aggressiv* anschlag
silence: schweig* anschweig* ignorier* wortlos aus_dem_weg meid* kalte_schulter redest_nicht schmoll* distanz* beleidigte_leberwurst kühl luft_behandel* eiszeit funkstille kein_hallo grüßt grüßen gegrüßt
gossip: *läster* gelästert hinter_meinem_rücken rücken tratsch* getratscht gerücht* schlecht_reden schlechtmach* über_mich ins_gesicht falsch* schlange hintenrum hintenherum gerede
decisions: *entscheid* entschieden entschluss beschloss* beschließ* abgestimmt abstimm* gefragt ohne_mich ausgesucht gekauft_ohne mitred* mitbestimm* einbezieh* einbezogen übergangen eigenmächtig absprache abgesprochen mitbewohner_neu meinung vor_vollendete gekündigt vor_die_nase erfahre erfahr
promises: *versprech* versprochen versprichst zugesagt zusag* abgemacht abmach* vereinbart* vereinbarung ausrede* wort_halten wolltest verlass* hoch_und_heilig wolltest_du_nicht geschworen
jokes: *witz* spaß* scherz* spitzname* sprüche spruch kommentar* veräppel* verarsch* lustig auslach* ausgelacht akzent gewicht nachäff* aufzieh* foppen frotzel* lästig_witzig
criticism: *kritik* kritisier* *vorwurf* vorwürfe mecker* gemeckert nörgel* genörgel beschwer* urteil* bewert* schuld belehr* rummecker* passt_nie verbessern anstrengend standpauke gemotze motz* rumnörgel*
misunderstanding: *missverständnis* missverst* gemeint meintest unklar erklär* klären sauer verletz* beleidigt verwirr* falsch_verstanden entschuldig* geradebieg* zwischen_uns falsch_gemacht komisch_zwischen böse falsch_verstanden verstanden
rent: *miete* vermieter* kaution mietvertrag dauerauftrag *miet* nebenkosten hausverwaltung warmmiete
bills: *rechnung* strom *strom* gas wasserrechnung nebenkosten abschlag nachzahlung nachforderung zähler tarif gez rundfunk stadtwerke heizkosten abrechnung kilowatt*
shared_costs: *geld* schuld* schulden schuldest zahl* bezahl* überweis* paypal kosten hälfte anteil euro tacken kohle knete moneten auslagen ausgelegt vorstreck* vorgestreckt wg-kasse kasse splitwise teilen blechen geizkragen schnorr* kassenzettel beteilig* pleite umlage
groceries: *einkauf* einkaufen eingekauft supermarkt rewe lidl aldi edeka milch brot öl salz eier grundvorrat einkaufsliste besorg* mitbring* vorräte haushaltskasse kaufst kauft
heating: *heiz* heizung heizkörper thermostat temperatur grad warm kalt kälte frier* eiskalt klimaanlage heiß schwitz* wärme stoßlüften decke tropen bibber*
windows: *fenster* lüft* gelüftet durchzug zugluft rollo rollladen jalousie luft scheibe* reingeregnet gekippt kipp
lights: *licht* lampe* *lampe* glühbirne* birne brennt brennen ausknips* ausschalt* schalter steckdose* festbeleuchtung anlassen standby
hot_water: warmwasser warmes_wasser kaltes_wasser heißes_wasser boiler durchlauferhitzer kalt_dusch* lauwarm eiskaltes
internet: *internet* wlan wifi router leitung verbindung download* runterlad* runterlädst lädst lahm* langsam bandbreite netz datenvolumen glasfaser hochladen ruckel*
front_door: *haustür* *wohnungstür* *eingangstür* abschließ* abgeschlossen offen sperrangelweit einbruch einbrecher schloss zuschließ* verriegel* *tor* hintertür zugezogen
smoking: *rauch* geraucht zigarette* kippe* kippen qualm* gequalmt joint* gras kiff* gekifft vape* vapen dampf* asche aschenbecher tabak feuerzeug balkon asthma shisha
pets: *katze* *hund* hunde haustier* *tier* kater welpe hamster kaninchen papagei *schlange* fisch* aquarium vogel meerschweinchen schildkröte frettchen kratz* leine gassi tierarzt allergi* futter köter angenagt nag* krall* spinne echse wellensittich zerkratz*
parking: *park* geparkt parkplatz stellplatz *auto* garage einfahrt wagen transporter zugeparkt motorrad parklücke anwohner* karre
bikes: *rad* *fahrrad* räder helm sattel reifen fahrradschloss fahrradkeller lenker platt pedal* e-bike
plants: *pflanze* *garten* gieß* gegossen blume* *blume* topf balkon rasen mähen basilikum tomaten *tomate* minze kaktus erde unkraut beet kräuter hecke verwelk* vertrockn* petersilie blätter
furniture: *möbel* sofa schrank *schrank* tisch stuhl stühle sessel regal* bett bild bilder wand streich* gestrichen *deko* spiegel teppich kommode lampe umgestell* umstell* ikea poster aufbau* hochtrag* vorhänge
storage: *platz* *regal* fach schrank keller dachboden gefrierfach speisekammer abstell* abstellkammer voll stauraum lager* verstau* zentimeter zusammenschieb* brett vollgestopft fächer gefrierfach kühlschrankfach regalfach schrankfach
damage: *kaputt* zerbroch* zerbrich* *bruch* beschädig* beule kratzer riss sprung loch abgebroch* zerkratz* zerstör* *schaden* eingerissen gerissen demolier* hinüber verbrannt brandfleck kaution rausgerissen
repairs: *reparier* *reparatur* tropf* undicht leck handwerker klempner defekt wasserhahn klemm* klemmt verstopft hausmeister heizung_ausgefallen sicherung *therme* gluckert funktioniert_nicht geht_nicht wartung duschkopf wackel* instand durchgebrannt
`;
