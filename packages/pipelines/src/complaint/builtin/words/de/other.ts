import type { ConceptPart } from '../concept-words.ts';

export const OTHER = {
  rent: {
    hear: 'miete & !mietvertrag, mietzahlung, kaltmiete, warmmiete, monatsmiete',
    say: 'die Miete',
    ask: { pay: 'deinen Teil der Miete zahlen' },
  },
  bills: {
    hear: 'rechnung*, nebenkosten*, stromkosten, stromrechnung, gasrechnung, nachzahlung*, strom & schuld*|zahl*|euro|kosten|überweis*|teuer|verbrauch*, heizkosten*, abschlag, internetrechnung, gez, rundfunkbeitrag, heizlüfter & zahl*|strom|läuft|kosten|cent, für die heizung & euro, wasserrechnung, abrechnung, abo & zahl*|kosten|teilen',
    say: 'die Rechnungen',
    ask: {
      pay: 'deinen Teil der Rechnungen zahlen',
      talk: 'die Rechnungen mit mir durchgehen',
      explain: 'mir die Rechnungen erklären',
    },
  },
  shared_costs: {
    hear: 'geld & !geldbörse, schuldest mir & !erklär*|strom, schulden & !schuldig, schuldest, bezahl* & !miete, zahl|zahlst|zahlt|zahlen|zahle|gezahlt & !miete|strom|rechnung*|heizlüfter, kosten & teil*|aufteil*|gemeinsam*|wg|fair, überweis* & geld|euro|bis|noch, wg kasse, haushaltskasse, gemeinsamen kasse, gemeinsame kasse, kasse & gemeinsam*|wg|einzahl*|zahl*, kaution, auslag*, ausgaben, paypal, vorgestreckt, ausgelegt & geld|euro|habe, leihen & geld, geliehen & geld, kohle & schuld*|zurück|zahl*, euro|euros',
    say: 'die gemeinsamen Kosten',
    ask: {
      pay: 'deinen Teil der gemeinsamen Kosten zahlen',
      talk: 'mit mir über die gemeinsamen Kosten reden',
      stop: 'mich bei den gemeinsamen Kosten nicht mehr nach Geld fragen',
    },
  },
  groceries: {
    hear: 'einkauf & !pfand .. nächsten, einkäufe, einkaufen, einkaufsliste, einkauf* & gemeinsam*|immer ich|teil*|getrennt|liste, lebensmittel & gemeinsam*|kauf*|teil*, supermarkt, aldi, rewe, lidl, öl & leer|kaufen|nachkauf*|liste, kaffee & leer|kaufen|nachkauf*, milch & kaufen|nachkauf*|einkauf*|leer, vorräte & gemeinsam*|leer, eingekauft',
    say: 'die Einkäufe',
    ask: {
      pay: 'die Kosten für die Einkäufe teilen',
      replace: 'bei den Einkäufen nachkaufen, was leer ist',
      take_turns: 'dich mit mir bei den Einkäufen abwechseln',
      stop: 'bei den Einkäufen nicht mehr auf mich zählen',
    },
  },
  heating: {
    hear: 'heizung*, heizkörper*, heizen, heizt, geheizt, heizlüfter, thermostat*, klimaanlage, temperatur*, grad & !gerade|abschluss|im zweiten, kalt & wohnung|wohnzimmer|hier|zimmer|bad & !wasser, zu warm & hier|wohn*, frier* & hier|wohn*|ich',
    say: 'die Heizung',
    ask: {
      turn_off: 'die Heizung ausmachen, wenn sie nicht gebraucht wird',
      turn_down: 'die Heizung etwas runterdrehen',
      agree: 'die Heizung mit mir absprechen und uns einigen',
      ask_first: 'mich vorher fragen, bevor du die Heizung verstellst',
    },
  },
  windows: {
    hear: 'fenster*, rollladen, rollläden, rolläden, lüften, gelüftet, lüftest, lüfte, durchzug, jalousie*',
    say: 'die Fenster',
    ask: { close_door: 'die Fenster zumachen' },
  },
  lights: {
    hear: 'licht & an|aus|brenn*|flur|lassen|nacht*|anlässt|überall|ausmach*|angelassen|hell, lichter, lampe|lampen & an|aus|brenn*|angelassen, beleuchtung & an|aus|brenn*, festbeleuchtung, strom & verschwend*|licht*|geräte|standby',
    say: 'das Licht',
    ask: { turn_off: 'das Licht ausmachen' },
  },
  hot_water: {
    hear: 'warmwasser, warmes wasser, heisses wasser, kaltes wasser, boiler & leer|warm*, wasser & kalt|warm*|boiler|verbrauch* & dusch*|bad|nach dir|leer, kalt duschen',
    say: 'das warme Wasser',
    ask: {
      share_time: 'mir etwas warmes Wasser übrig lassen',
      limit: 'etwas weniger warmes Wasser verbrauchen',
    },
  },
  internet: {
    hear: 'internet & !internetvertrag, wlan, w lan, router, bandbreite, download*, streamen & langsam|internet, internetvertrag, verbindung & langsam|internet|wlan',
    say: 'das Internet',
    ask: {
      share_time: 'mir einen Teil vom Internet frei lassen',
      turn_off: 'das Internet nicht ausschalten',
      pay: 'deinen Teil für das Internet zahlen',
      repair: 'das Internet reparieren lassen',
      ask_first: 'mich vorher fragen, bevor du am Internet etwas änderst',
    },
  },
  front_door: {
    hear: 'haustür & !knall*|leise, wohnungstür & !knall*|leise, eingangstür & !knall*|leise, abschliess*, schliess & ab, abgeschlossen & tür|nicht|wohnung, schliesst & ab|nicht, tür & offen|abschliess*|sperrangel*|abgeschlossen|zuschliess* & !zimmer|bad|kühlschrank, zusperr*, absperr*, als letzter gehst, als letzte gehst',
    say: 'die Haustür',
    ask: { close_door: 'die Haustür abschließen' },
  },
  smoking: {
    hear: 'rauch* & !rauchmelder, geraucht, qualm*, zigarette*, kippe|kippen & !aus, kiff*, gekifft, joint*, gras & riecht|rauch*|stink*, tabak*, aschenbecher, asche & balkon|boden|zigarett*, vape*, shisha, vapen, stummel',
    say: 'das Rauchen',
    ask: { go_outside: 'draußen rauchen', stop: 'drinnen nicht mehr rauchen' },
  },
  pets: {
    hear: 'katze & !katzenklo|haare, kater & !kater haben, katzen & !haare, hund & !bell*|hundefutter|hundehaar*, hunde & !bell*, hündin, köter, welpe*, haustier*, kaninchen, hamster & !käfig, papagei*, wellensittich*, aquarium, meerschwein*, tier & dein|mitbring*|wohn*, katzenklo*',
    say: 'das Haustier',
    ask: {
      respect_space: 'dein Haustier nicht in mein Zimmer lassen',
      help: 'dich um dein Haustier kümmern',
      clean_up: 'hinter deinem Haustier sauber machen',
      ask_first: 'mich vorher fragen, bevor du ein Haustier holst',
    },
  },
  parking: {
    hear: 'parkplatz*, parkplätze, stellplatz*, parken, parkst, parkt, geparkt, garage, auto & blockier*|weg*|steht|parkplatz|umpark*|ausfahrt, einfahrt & blockier*|zugestellt|auto|steh*, umpark*, carport, tiefgarage',
    say: 'den Parkplatz',
    ask: {
      move: 'den Parkplatz frei lassen',
      share_time: 'den Parkplatz mit mir teilen',
      ask_first: 'mich vorher fragen, bevor du den Parkplatz benutzt',
    },
  },
  bikes: {
    hear: 'fahrrad & !fahrradkeller, fahrräder, rad & flur|steht|weg|treppenhaus|benutz*|keller|leih*|mein, räder & flur|stehen|treppenhaus, bike|bikes, e bike, roller & flur|steht|weg',
    say: 'die Fahrräder',
    ask: {
      move: 'dein Fahrrad woanders hinstellen',
      ask_first: 'mich vorher fragen, bevor du das Fahrrad nimmst',
      return: 'das Fahrrad zurückbringen',
    },
  },
  plants: {
    hear: 'pflanze|pflanzen & !sich fort, blumen, giess*, gegossen, garten, balkon & !rauch*|kippen|zigarett*, terrasse & !rauch*, tomaten & balkon|vertrocknet|giess*, beet*, rasen & mäh*, vertrocknet',
    say: 'die Pflanzen und den Balkon',
    ask: { help: 'bei den Pflanzen helfen', clean_up: 'bei den Pflanzen und auf dem Balkon aufräumen' },
  },
  furniture: {
    hear: 'möbel*, sessel, regal & umgestellt|neu*|weg|aufgebaut|gekauft, sofa & neu*|umgestellt|verkauft|weg, matratze, bild & wand|aufgehäng*, bilder & wand|aufgehäng*, deko*, schrank & umgestellt|neu*|weg|verschoben, stuhl & kaputt|weg|neu*, stühle, tisch & neu*|umgestellt|weg|verkauft, umgestellt, umgeräumt & wohnzimmer|möbel, teppich & neu*|weg|gekauft',
    say: 'die Möbel',
    ask: {
      ask_first: 'mich vorher fragen, bevor du die Möbel umstellst',
      return: 'die Möbel zurückstellen',
      move: 'die Möbel woanders hinstellen',
    },
  },
  storage: {
    hear: 'regal & platz|voll|mein*|dein*|frei|fach & !umgestellt|neu*, regalplatz, schrank & platz|voll|fach|frei|teil*, platz im & kühlschrank|schrank|regal|bad|gefrierfach|keller, kein platz & kühlschrank|schrank|regal|bad, keller & platz|voll|kram|aufräum*, abstellraum, abstellkammer, dachboden & !geräusch*, speicher & kram|voll, fach & platz|voll|teil*|frei & !mein fach, stauraum, schublade & platz|voll|küche',
    say: 'den Platz im Regal',
    ask: { move: 'mir etwas Platz im Regal lassen', share_time: 'den Platz im Regal mit mir teilen' },
  },
  damage: {
    hear: 'kaputt*, zerbroch*, zerbrech*, beschädig*, schaden & !schade, schäden, zerkratz*, kratzer, verbeult, delle, loch & wand|teppich|decke, riss & wand|scheibe|sofa, gerissen & !ausgerissen|hingerissen, zerstör*, eingelaufen & pulli|pullover|wäsche, abgebrochen, verbrannt & topf|arbeitsplatte|teppich, ruinier*, scherben, gesprungen & glas|scheibe|tasse|teller, demolier*',
    say: 'den Schaden',
    ask: {
      replace: 'ersetzen, was einen Schaden hat',
      repair: 'den Schaden reparieren',
      pay: 'den Schaden bezahlen',
      explain: 'mir erklären, wie es zu dem Schaden kam',
    },
  },
  repairs: {
    hear: 'reparier*, reparatur*, tropf*, undicht*, leck & rohr|wasser, wasserhahn & tropf*|kaputt|leck*, verstopft & !haare|dusche, funktioniert nicht, geht nicht mehr & !so geht, defekt*, glühbirne*, hausmeister & anruf*|bescheid|kümmer*, hausverwaltung & anruf*|kümmer*|reparatur*, heizung & defekt|kaputt|ausgefallen, therme',
    say: 'die Reparaturen',
    ask: { repair: 'dich um die Reparaturen kümmern', help: 'bei den Reparaturen helfen' },
  },
} as const satisfies ConceptPart;
