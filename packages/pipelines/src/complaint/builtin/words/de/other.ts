import type { ConceptPart } from '../concept-words.ts';

export const OTHER = {
  rent: {
    hear: 'miete & !mietvertrag, mietzahlung, kaltmiete, warmmiete, monatsmiete, vermieter & geld|zahl*|miete|überweis*, am ersten & fällig|zahl*|miete, fällig & miete|ersten, miete & !vermieter|mieter, mieten, mietanteil, kaution, untermiete, mietvertrag, untervermiet*, mietrückstand, mieterhöhung',
    say: 'die Miete',
    ask: { pay: 'deinen Teil der Miete zahlen' },
  },
  bills: {
    hear: 'rechnung*, nebenkosten*, stromkosten, stromrechnung, gasrechnung, nachzahlung*, strom & schuld*|zahl*|euro|kosten|überweis*|teuer|verbrauch*, heizkosten*, abschlag, internetrechnung, gez, rundfunkbeitrag, heizlüfter & zahl*|strom|läuft|kosten|cent, für die heizung & euro, wasserrechnung, abrechnung, abo & zahl*|kosten|teilen, gas & euro|zahl*|rechnung|fürs, fürs gas, nebenkosten, rechnung, rechnungen, wasser & rechnung|zahl*|euro|nachzahl*, internet & euro|zahl*|schuldig|rechnung|gez, versicherung & zahl*|teil*, heizkosten, strom & zahl*|euro|schuld*|rechnung|kosten|teuer|verbrauch*, strom & !stromschlag|strömt, gas & rechnung|kosten|zahl*|abschlag|teil*, nachzahlung, internetkosten, abschlag & strom|gas|zahl*, rundfunk*, internet & zahl*|kosten|rechnung|anteil|teil*|vertrag, betriebskosten, für vier zu heizen, heizen & zahl*|kosten|rechnung|dritt, wlan & zahl*|kosten|rechnung|anteil, stromanbieter, grundgebühr, energiekosten',
    say: 'die Rechnungen',
    ask: {
      pay: 'deinen Teil der Rechnungen zahlen',
      talk: 'die Rechnungen mit mir durchgehen',
      explain: 'mir die Rechnungen erklären',
    },
  },
  shared_costs: {
    hear: 'geld & !geldbörse, schuldest mir & !erklär*|strom, schulden & !schuldig, schuldest, bezahl* & !miete, zahl|zahlst|zahlt|zahlen|zahle|gezahlt & !miete|strom|rechnung*|heizlüfter, kosten & teil*|aufteil*|gemeinsam*|wg|fair, überweis* & geld|euro|bis|noch, wg kasse, haushaltskasse, gemeinsamen kasse, gemeinsame kasse, kasse & gemeinsam*|wg|einzahl*|zahl*, kaution, auslag*, ausgaben, paypal, vorgestreckt, ausgelegt & geld|euro|habe, leihen & geld, geliehen & geld, kohle & schuld*|zurück|zahl*, euro|euros, euro, schuldig, zahlst, gezahlt, überweis*, überweisung, anteil, hälfte & zahl*|geld|überweis*|kosten|rechnung, begleich*, kasse, beleg & einkauf|geld, kassenzettel, ausgelegt, abdrück* & geld|euro, schnorren & geld, schuld|schulden & euro|geld|mir|noch|zahl*, schuldet, geld & zurück|auslege*|auslegen|leih*|noch|haushalts*|geb*|borg*|schuld*|überweis*|mehr|lege|kriege|bekomme, auslegen, vorstreck*, vorgeschossen, überwiesen, paypal*, euro & bis|zurück|noch|schuld*|für|da|fehlen|anteil|überweis*|bekomme|kriege, cent & mehr|keinen|jeden, dein teil & zahl*|geld|rechnung, kasse & wg|haushalt*|leer|einzahl*|gemeinsam*, splitwise, hälfte & zahl*|kosten|übernehm*|überweis*|rechnung|preis, kosten & teil*|aufteil*|gemeinsam*|übernehm*|tragen|anteil, aufteilen & kosten|strom|rechnung|geld|preis, teilen & strom|kosten|rechnung|preis|internet & wie|durch|nach|wir, nicht deine bank, deine bank, zurückzahl*, zurückgezahlt, schnorr*, pump* & geld|mich|an, knauser*, geizig*, geizhals, geizkragen, zusammenleg*, zusammengelegt, beteilig* & kosten|geld|dich|rechnung|preis, auf meine kosten, zahle & alles|immer|für alle|nicht mehr, bezahl* & immer|alles|mir|anteil|hälfte|endlich|zurück',
    say: 'die gemeinsamen Kosten',
    ask: {
      pay: 'deinen Teil der gemeinsamen Kosten zahlen',
      stop: 'mich bei den gemeinsamen Kosten nicht mehr nach Geld fragen',
    },
  },
  groceries: {
    hear: 'einkauf & !pfand .. nächsten, einkäufe, einkaufen, einkaufsliste, einkauf* & gemeinsam*|immer ich|teil*|getrennt|liste, lebensmittel & gemeinsam*|kauf*|teil*, supermarkt, aldi, rewe, lidl, öl & leer|kaufen|nachkauf*|liste, kaffee & leer|kaufen|nachkauf*, milch & kaufen|nachkauf*|einkauf*|leer, vorräte & gemeinsam*|leer, eingekauft, milch & kaufen|mitbring*|leer|holen, brot & kaufen|mitbring*|leer|holen, eier & kaufen|mitbring*|leer, kaffee & kaufen|mitbring*|leer|alle, öl & kaufen|mitbring*|leer|alle, salz & leer|alle|kaufen, lebensmittel & kaufen|gemeinsam*|teil*, vorräte, wocheneinkauf, mitbringen & laden|supermarkt|einkauf*|milch|brot, bringst du welches, großeinkauf, einkauf* & !einkaufstasche|mit den einkäufen, lebensmittel & gemeinsam*|kauf*|teil*|wer, edeka, kauf* & milch|brot|kaffee|butter|eier|öl|salz|grund*, besorg* & milch|brot|kaffee|essen|einkauf*|lebensmittel, vorräte & gemeinsam*|wg|kauf*|leer, alle & kaffee ist|milch ist|öl ist|salz ist, mitbringen & milch|brot|kaffee|supermarkt|einkauf*, grundnahrungs*, penny & markt|einkauf*, biokiste',
    say: 'die Einkäufe',
    ask: {
      pay: 'die Kosten für die Einkäufe teilen',
      replace: 'bei den Einkäufen nachkaufen, was leer ist',
      take_turns: 'dich mit mir bei den Einkäufen abwechseln',
      stop: 'bei den Einkäufen nicht mehr auf mich zählen',
    },
  },
  heating: {
    hear: 'heizung*, heizkörper*, heizen, heizt, geheizt, heizlüfter, thermostat*, klimaanlage, temperatur*, grad & !gerade|abschluss|im zweiten, kalt & wohnung|wohnzimmer|hier|zimmer|bad & !wasser, zu warm & hier|wohn*, frier* & hier|wohn*|ich, heizung, heizkörper, aufgedreht & heizung|voll, aufdrehst, kalt & wohnung|zimmer|hier|wohnzimmer|bad|frier*, warm & zu|viel|wohnung|hier, frieren, thermostat, nebenkosten & gestiegen|heiz*, decke & frier*|heizung|kalt, schwitz* & hier|wohnung|heizung, heiz* & !heizkissen, temperatur, grad & warm|kalt|heiz*|zimmer|wohnung|draußen, kalt & wohnung|zimmer|hier|eiskalt|küche|bad|frier* & !essen|kaltes wasser|auflauf|dusch*|abendessen|wasser, frier*, eiskalt & wohnung|bad|zimmer|hier, gekippt* & winter|heiz*|fenster|nachts, sauna & wohnung|wie|hier|zimmer, auf fünf & heiz*|stuf*|dreh*, erfrier* & !wir anderen, kamin & heiz*|holz|ofen, ventilator, lüfter & heiz*',
    say: 'die Heizung',
    ask: {
      turn_down: 'die Heizung etwas runterdrehen',
      turn_off: 'die Heizung runterdrehen oder ausmachen, wenn sie nicht gebraucht wird',
      ask_first: 'mich vorher fragen, bevor du die Heizung verstellst',
    },
  },
  windows: {
    hear: 'fenster*, rollladen, rollläden, rolläden, lüften, gelüftet, lüftest, lüfte, durchzug, jalousie*, rollos, vorhänge & zu|auf|zieh*, gekippt, kippfenster, zugluft, frische luft, stickig, fensterbrett, beschlagen & fenster|scheiben, fenster & !fensterputz*, küchenfenster, badfenster, dachfenster, stoßlüften, durchlüften, rollo*, rolladen, es zieht, balkontür, reingeregnet',
    say: 'die Fenster',
    ask: { close_door: 'die Fenster zumachen' },
  },
  lights: {
    hear: 'licht & an|aus|brenn*|flur|lassen|nacht*|anlässt|überall|ausmach*|angelassen|hell, lichter, lampe|lampen & an|aus|brenn*|angelassen, beleuchtung & an|aus|brenn*, festbeleuchtung, strom & verschwend*|licht*|geräte|standby, lampen, bügeleisen & an|aus|eingesteckt, stecker & raus|zieh*|drin, steckdosenleiste, standby, brennt & licht|lampe|flur|bad|küche, ausknips*, licht im, stromverschwend*, licht & !lichtblick|tageslicht, flurlicht, badlicht, küchenlicht, lampe & an|aus|brenn*|nachts|lass*|brennt, lampen & an|aus|brenn*, brenn* & licht|lampe, beleuchtung, stand by, ausmach* & licht|fernseher|lampe|herd|computer, ausschalt* & licht|lampe|fernseher|herd|gerät*|computer, angelassen, anlässt, an lassen, brennen lass*, stromfresser',
    say: 'das Licht',
    ask: { turn_off: 'das Licht ausmachen' },
  },
  hot_water: {
    hear: 'warmwasser, warmes wasser, heisses wasser, kaltes wasser, boiler & leer|warm*, wasser & kalt|warm*|boiler|verbrauch* & dusch*|bad|nach dir|leer, kalt duschen, eiskalt & wasser|dusch*|nach dir, wasser & eiskalt|kalt|warm|heiss & !kochen, kalt geduscht, boiler, warmwasser*, warmen wasser, heißes wasser, wasser & kalt|warm|eiskalt|leer|lauwarm|boiler & !trink*|flasche*|gieß*, kalt dusch*, kalte dusche, warm geduscht, durchlauferhitzer, eiskalt & dusch*|wasser, duschen & arbeit|minuten|drei leute & vierzig|dreißig|zwanzig|stunde*',
    say: 'das warme Wasser',
    ask: {
      share_time: 'mir etwas warmes Wasser übrig lassen',
      limit: 'etwas weniger warmes Wasser verbrauchen',
    },
  },
  internet: {
    hear: 'internet & !internetvertrag, wlan, w lan, router, bandbreite, download*, streamen & langsam|internet, internetvertrag, verbindung & langsam|internet|wlan, netz & weg|langsam|wlan, verbindung, download, streamen, lahm & internet|wlan, internet*, wi fi, wifi, netz & langsam|weg|lahm|internet, verbindung & internet|langsam|abbr*|wlan|schlecht*, ruckel*, streamst, hotspot, repeater, glasfaser, fritzbox',
    say: 'das Internet',
    ask: {
      share_time: 'mir einen Teil vom Internet frei lassen',
      turn_off: 'das Internet nicht ausschalten',
      pay: 'deinen Teil für das Internet zahlen',
      repair: 'das Internet reparieren lassen',
      ask_first: 'mich vorher fragen, bevor du am Internet etwas änderst',
      help: 'beim Internet helfen',
    },
  },
  front_door: {
    hear: 'haustür & !knall*|leise, wohnungstür & !knall*|leise, eingangstür & !knall*|leise, abschliess*, schliess & ab, abgeschlossen & tür|nicht|wohnung, schliesst & ab|nicht, tür & offen|abschliess*|sperrangel*|abgeschlossen|zuschliess* & !zimmer|bad|kühlschrank, zusperr*, absperr*, als letzter gehst, als letzte gehst, offen & tür|haustür|wohnungstür & !zimmer|bad, sperrangelweit, abgeschlossen, abschließen, abschließt, zugesperrt, tür nicht zu, einbrecher, eingebrochen, einbruch, hoftor, gartentor, schloss & abschliess*|tür|zu, haustür*, wohnungstür*, eingangstür*, tür & offen|abschließ*|abgeschlossen|zusperr*|schloss|unverschlossen|auf gelassen|angelehnt|gartentor|zweimal & !zimmertür|badtür|kühlschranktür|ofentür|verschlossener, abschließ* & !zimmer|bad, abgeschlossen & tür|haus|wohnung|nicht, schließe nicht ab, kellertür, einbrech*, tor & offen|zu|abschließ*|schließ*',
    say: 'die Haustür',
    ask: { close_door: 'die Haustür abschließen' },
  },
  smoking: {
    hear: 'rauch* & !rauchmelder, geraucht, qualm*, zigarette*, kippe|kippen & !aus, kiff*, gekifft, joint*, gras & riecht|rauch*|stink*, tabak*, aschenbecher, asche & balkon|boden|zigarett*, vape*, shisha, vapen, stummel, rauchen, rauchst, rauch, qualm, kippen, zigaretten, zigarette, kiffst, kiffen, tabak, aschebecher, asche, e zigarette, nach rauch, raucher*, rauch* & !rauchmelder|räucher*, kippe|kippen & !umkippen|gekippt, gequalm*, gras & rauch*|riech*|stink*|kiff*, dampf* & !dampfen|dampft|wasserdampf & zigarette|vape|zimmer, asche*, shisha*, verqualm*, geascht, zigarre*, glimmstängel, bude voll & qualm*|rauch*',
    say: 'das Rauchen',
    ask: { go_outside: 'draußen rauchen', stop: 'drinnen nicht mehr rauchen' },
  },
  pets: {
    hear: 'katze & !katzenklo|haare, kater & !kater haben, katzen & !haare, hund & !bell*|hundefutter|hundehaar*, hunde & !bell*, hündin, köter, welpe*, haustier*, kaninchen, hamster & !käfig, papagei*, wellensittich*, aquarium, meerschwein*, tier & dein|mitbring*|wohn*, katzenklo*, dein hund, deine katze, fische & fütter*|aquarium|deine, meerschweinchen, schildkröte, vogel & käfig|dein, wellensittich, schlange & terrarium|deine, tierarzt, gassi, futter & katze|hund|leer|näpf*, napf, katze*, kater & !verkatert|einen kater, hund & !hundert, hamster*, hase & stall|käfig|dein|füttern, vogel & käfig|dein|füttern|laut, schlange & terrarium|entwischt|füttern, tierhaar*, vieh, leine & hund, füttern & !frettchen, terrarium, schildkröte*, mieze, kätzchen, ratten & käfig|dein*|haustier',
    say: 'das Haustier',
    ask: {
      help: 'dich um dein Haustier kümmern',
      respect_space: 'dein Haustier nicht in mein Zimmer lassen',
      clean_up: 'hinter deinem Tier sauber machen',
      ask_first: 'mich vorher fragen, bevor du ein Haustier holst',
    },
  },
  parking: {
    hear: 'parkplatz*, parkplätze, stellplatz*, parken, parkst, parkt, geparkt, garage, auto & blockier*|weg*|steht|parkplatz|umpark*|ausfahrt, einfahrt & blockier*|zugestellt|auto|steh*, umpark*, carport, tiefgarage, stellplatz, parkplatz, auto & umpark*|zugeparkt|einfahrt|davor|stellplatz|weg, zugeparkt, motorrad & platz|stell*|garage, anwohnerpark*, transporter, park|parke|parken|parkst|parkt|geparkt|parkplatz|parkplätze & !im park|spazier*, garage*, auto & !autor|autobahn, karre, wagen & steht|park*|weg|platz|einfahrt|zugestellt & !wagenheber, einfahrt, abschlepp*, motorrad, roller & steht|park*|flur|weg|einfahrt|stellplatz, parklücke, lieferwagen, falschpark*, kotflügel',
    say: 'den Parkplatz',
    ask: {
      move: 'den Parkplatz frei lassen',
      share_time: 'den Parkplatz mit mir teilen',
      ask_first: 'mich vorher fragen, bevor du den Parkplatz benutzt',
    },
  },
  bikes: {
    hear: 'fahrrad & !fahrradkeller, fahrräder, rad & flur|steht|weg|treppenhaus|benutz*|keller|leih*|mein, räder & flur|stehen|treppenhaus, bike|bikes, e bike, roller & flur|steht|weg, rad, mein rad, roller & flur|mein|leih*, fahrradschloss, helm & rad|fahr*, fahrrad* & !fahrradkeller, fahrräder*, rad & !radio|radau|radler & steht|flur|keller|weg|hof|mein|dein|platt*|treppenhaus|schloss|abgestellt, räder & flur|keller|hof|treppenhaus, drahtesel, mountainbike, rennrad, pedal*, velo, velos, luftpumpe, lastenrad',
    say: 'die Fahrräder',
    ask: {
      move: 'dein Fahrrad woanders hinstellen',
      ask_first: 'mich vorher fragen, bevor du das Fahrrad nimmst',
      return: 'das Fahrrad zurückbringen',
    },
  },
  plants: {
    hear: 'pflanze|pflanzen & !sich fort, blumen, giess*, gegossen, garten, balkon & !rauch*|kippen|zigarett*, terrasse & !rauch*, tomaten & balkon|vertrocknet|giess*, beet*, rasen & mäh*, vertrocknet, orchidee*, pflanzen, pflanze, blumentopf, blumentöpfe, blumenkästen, giessen, rasen, kräuter, basilikum, kaktus, unkraut, beet, tomaten, pflanze*, blume*, gieß* & !vergieß*, garten*, rasen & mäh*|gemäht|garten|hoch, balkon & pflanze*|blume*|gieß*|kübel|kasten|aufräum*|voll|steht, topfpflanze*, blumentöpfe*, kräuter*, tomaten & gieß*|pflanz*|balkon|garten|gegossen, geranien, hecke, erde & sack|blume*|topf|pflanz*|blumenerde, kakteen, monstera, laub',
    say: 'die Pflanzen und den Balkon',
    ask: { help: 'bei den Pflanzen helfen', clean_up: 'bei den Pflanzen und auf dem Balkon aufräumen' },
  },
  furniture: {
    hear: 'möbel*, sessel, regal & umgestellt|neu*|weg|aufgebaut|gekauft, sofa & neu*|umgestellt|verkauft|weg, matratze, bild & wand|aufgehäng*, bilder & wand|aufgehäng*, deko*, schrank & umgestellt|neu*|weg|verschoben, stuhl & kaputt|weg|neu*, stühle, tisch & neu*|umgestellt|weg|verkauft, umgestellt, umgeräumt & wohnzimmer|möbel, teppich & neu*|weg|gekauft, neues sofa, sofa & neu*|gekauft|verkauf*|umgestellt|ersetzt, gekauft & sofa|möbel|tisch|lampe|teppich|sessel|regal, verkauf* & sofa|möbel|tisch|sessel, möbel, umgeräumt, lampe & neu*|umgestellt|gekauft, bett & neu*|umgestellt|aufgebaut, gestrichen & wand|wohnzimmer|flur, streichen & wand|wohnzimmer|flur, bilder & aufgehäng*|wand, spiegel & aufgehäng*|neu*|umgehäng*, einrichtung, schrank & hochtrag*|neu*|aufbau*|trag*|umstell*|verrück*|gekauft|verkauft, kommode, regal & neu*|aufbau*|umstell*|verrück*|gekauft|häng*|anbring*, esstisch & neu*|alte*|verkauft|gekauft, tisch & neu*|verkauft|gekauft|umgestellt|ikea, stuhl & neu*|gekauft|kaputt|verkauft, sofa & neu*|verkauft|gekauft|weg|umgestellt|ausgesucht, couch & neu*|verkauft|gekauft|weg|umgestellt, wand & gestrichen|grün|dunkelgrün|farbe|blau|rot|schwarz|streich*|bild*, gestrichen & wand|flur|küche|zimmer|wohnzimmer|bad, streichen & wand|wände|flur|küche|zimmer, umgeräumt & wohnzimmer|möbel|küche, poster, bild & aufgehängt|wand|hängt|abgehängt, vorhang & neu*|gekauft|häng* & !dusch*, vorhänge, teppich & neu*|gekauft|ausgesucht|hässlich, matratze & neu*|flur|alt*|gekauft, ikea, bett & aufbau*|gekauft|gestell, lampe & neu*|gekauft|hässlich|aufgehängt, spiegel & aufgehängt|neu*|gekauft|wand, sessel & neu*|alt*|verkauft|hässlich',
    say: 'die Möbel',
    ask: {
      ask_first: 'mich vorher fragen, bevor du die Möbel umstellst',
      return: 'die Möbel zurückstellen',
      move: 'die Möbel woanders hinstellen',
    },
  },
  storage: {
    hear: 'regal & platz|voll|mein*|dein*|frei|fach & !umgestellt|neu*, regalplatz, schrank & platz|voll|fach|frei|teil*, platz im & kühlschrank|schrank|regal|bad|gefrierfach|keller, kein platz & kühlschrank|schrank|regal|bad, keller & platz|voll|kram|aufräum*, abstellraum, abstellkammer, dachboden & !geräusch*, speicher & kram|voll, fach & platz|voll|teil*|frei & !mein fach, stauraum, schublade & platz|voll|küche, reinpassen, reinpasst, passt nichts mehr, passt nicht rein, passen nicht, kein platz, keinen platz, platz & kühlschrank|schrank|regal|gefrierfach|keller|bad|garderobe, kühlschrank & voll|platz|vollgestopft, schrank & voll|platz|geht nicht auf, keller & voll|platz|kram|kisten, fach & voll|platz|frei|mein & !ess*|iss, garderobe & voll|platz, regalbrett, speisekammer, keller & !fahrradkeller|waschkeller, kellerabteil, abstellkammerl, speicher & sachen|kisten|platz|karton*, fach & mein*|kühlschrank|platz|dein|voll|schrank & !gemüsefach, fächer, regal & platz|voll|mein|fach|lebensmittel|küche & !umsortiert|bücher, regalfach, schrank & platz|voll|fach|hälfte|teil*|küche|flur, platz & kühlschrank|schrank|regal|keller|gefrier*|fach|stauraum|abstell*|kammer, vorratskammer, vorratsschrank, lager* & keller|sachen|kisten|flur|dein*, schublade & platz|küche|voll|teil*, kammer, schuppen, gefrierfach & platz|voll',
    say: 'den Platz im Regal',
    ask: { move: 'mir etwas Platz im Regal lassen', share_time: 'den Platz im Regal mit mir teilen' },
  },
  damage: {
    hear: 'kaputt*, zerbroch*, zerbrech*, beschädig*, schaden & !schade, schäden, zerkratz*, kratzer, verbeult, delle, loch & wand|teppich|decke, riss & wand|scheibe|sofa, gerissen & !ausgerissen|hingerissen, zerstör*, eingelaufen & pulli|pullover|wäsche, abgebrochen, verbrannt & topf|arbeitsplatte|teppich, ruinier*, scherben, gesprungen & glas|scheibe|tasse|teller, demolier*, eingegangen, eingelaufen, ruiniert, kaputt, zerbrochen, gesprungen, verbogen, angebrannt & topf|platte|arbeitsplatte, brandfleck, brandloch, zerrissen, gerissen & mein*|jacke|hose, verfärbt, geschmolzen, zersprungen, überschwemm*, beschädigt, zerschlag*, gesprung* & glas|scheibe|platte|spiegel|display|fliese, sprung & scheibe|spiegel|glas|platte, abgebroch*, verbogen*, demoliert, ruiniert*, schaden & !schadenfroh, delle*, loch & wand|tür|sofa|hose|pulli|teppich, riss & sofa|wand|vorhang|hose|kissen, eingerissen, zerriss*, gerissen & vorhang|kette|seil|hose, verbrannt & pfanne|topf|platte|tisch|arbeits*, brandfleck*, was ist mit .. passiert, was ist mit .. los & rollo|tür|lampe|spiegel|stuhl|tisch|fenster|regal|maschine, war .. noch ganz, noch ganz & scheibe|glas|tür|tasse|war, ging es noch, ging .. noch, geschrottet, schrott*, zu bruch, runtergefallen & kaputt|glas|tasse|handy, eingelaufen & pulli|pullover|wolle, hinüber & maschine|pfanne|topf|gerät, angebrannt & pfanne|topf',
    say: 'den Schaden',
    ask: {
      replace: 'ersetzen, was kaputtgegangen ist',
      repair: 'den Schaden reparieren',
      pay: 'den Schaden bezahlen',
      explain: 'mir erklären, wie es zu dem Schaden kam',
    },
  },
  repairs: {
    hear: 'reparier*, reparatur*, tropf*, undicht*, leck & rohr|wasser, wasserhahn & tropf*|kaputt|leck*, verstopft & !haare|dusche, funktioniert nicht, geht nicht mehr & !so geht, defekt*, glühbirne*, hausmeister & anruf*|bescheid|kümmer*, hausverwaltung & anruf*|kümmer*|reparatur*, heizung & defekt|kaputt|ausgefallen, therme, tropft, wasserhahn, undicht, kaputt & waschmaschine|heizung|herd|schloss|tür|spülung|dusche|kühlschrank|birne, repariert, reparatur, geht nicht & heizung|licht|herd|waschmaschine|klingel, birne & kaputt|wechsel*, glühbirne, klemmt, quietscht, hausverwaltung & meld*|anruf*|bescheid|schreib*, vermieter & meld*|anruf*|bescheid|reparier*, piept, rauchmelder, schimmel & wand|decke|bad|fenster, feuchtigkeit, tropfen & hahn|wasser|decke|rohr, leck & rohr|wasser|spül*, wasserhahn & tropf*|kaputt|locker, geht nicht mehr & licht|heizung|lampe|spül*|herd|klingel|schloss|rollo|dusche, geht immer noch nur, geht nicht & licht|heizung|lampe|spülung|herd|klingel|schloss|rollo|fenster|tür, brummt & kühlschrank|gerät|heizung, taut ab, macht es nicht mehr lange, hausmeister, hausverwaltung & anruf*|bescheid|kaputt|reparier*|gemeldet & !sonst|melde ich es, vermieter & anruf*|kaputt|reparier*|gemeldet|bescheid|reden|wegen & !zahl*|sonst, elektriker & gemeldet|komm*|anruf*|lampe|strom, klempner, handwerker, schimmel & wand|decke|bad|fuge*|ecke|fenster|zimmer, feucht* & wand|decke|fleck|ecke|keller, sicherung & raus*|kaputt|geflogen|fliegt & !dreh ich dir, locker & griff|schraube|steckdose|fliese|sitz, steckdose*, wackel*, rohrbruch, rollo & los|kaputt|hoch|klemmt, rausgesprungen, instand*, kühlschrank & brummt|kaputt|kühlt nicht|taut',
    say: 'die Reparaturen',
    ask: { repair: 'dich um die Reparaturen kümmern', help: 'bei den Reparaturen helfen' },
  },
} as const satisfies ConceptPart;
