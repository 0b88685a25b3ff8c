import type { ConceptPart } from '../concept-words.ts';

export const SCHEDULE = {
  bathroom_time: {
    hear: 'bad/badezimmer/dusche/duschen & stunde*|minuten|lange|länger|besetz*|blockier*|morgens|warte*|absprech*|schneller|beeil*|verschlossen*|ewig*|reihenfolge|zeiten|zug|belegt|belegst|früh & !putz*|haare|dreckig*|schimmel*|wasser|fenster, badzeit*, zeit im bad, bad/badezimmer/dusche & schlange|anstehen|schmink*|blockier*|belegt|besetz*|stunde*|ewig|morgens|minuten|abends|vor mir|nach mir|reihenfolge|zeit* & !putz*|haare|dreckig*|licht|stoppeln|sauber|handtuch, zähneputzen & warte*|anstehen|schlange, stehe schlange, schlange stehen, bahn & dusch*|bad, bad & gehört|raus aus|brauche ich|verschlossen*|zwanzig minuten|stunde*|minuten|besetzt|blockier*|halb sieben|halb acht|zwischen|lange|ewig|morgens|warte*|schlange|frei|zug|bus|eng|föhn*|schmink* & !putz*|sauber*|dreck*, badezimmer & stunde*|minuten|besetzt|blockier*|lange|ewig|morgens|warte*|frei, raus aus dem bad, vor verschlossener tür & bad|badezimmer|dusche|waschen|klo, im bad & stunde*|minuten|lange|ewig|besetzt|blockier*, schmink* & stunde*|bad|ewig|lange, vor dem spiegel & stunde*|ewig|lange|minuten, rasier* & stunde*|morgens|früh|bad, morgens ins bad, waschraum & besetzt',
    say: 'die Zeit im Bad',
    ask: {
      share_time: 'die Zeit im Bad etwas kürzer halten',
      give_notice: 'mir Bescheid sagen, bevor du das Bad für längere Zeit brauchst',
    },
  },
  long_showers: {
    hear: 'dusch|duschst|duscht|dusche|duschen & kürzer|lang*|stunde*|minuten|wasser|morgens|nachts|schneller|spät|ewig & !haare|schimmel*|dreckig*|vorhang|putz*, duschzeit*, geduscht & lang*|stunde*|wasser, unter der dusche & lang*|stunde*|minuten, dusch doch, dusch bitte, duschst, geduscht, duschen & abends|nach mir|vor mir|kürzer|lang*|stunde*|minuten|wasser, dusche & abends|nach mir|lang*|kürzer|minuten|stunde*, badest & stunde*|lang*, unter der dusche & lang*|stunde*|ewig, dusch* & lang*|minuten|stunde*|ewig|kürzer|viertelstunde|kurz|wasser|zeit & !duschvorhang, unter der dusche & stunde*|minuten|lang|ewig, warm geduscht, dauerdusch*, raus aus der dusche, baden & lange|stunde*|wasser|jeden, vollbad, geduscht & lang|warm|stunde*|minuten',
    say: 'das lange Duschen',
    ask: {
      share_time: 'etwas kürzer duschen',
      turn_down: 'beim Duschen etwas leiser sein',
    },
  },
  laundry_time: {
    hear: 'waschmaschine|wäsche|trockner|wasche|waschen|waschtag|waschküche|wäscheständer & dienstag*|montag*|mittwoch*|donnerstag*|freitag*|samstag*|sonntag*|tag|tage|zeit*|belegt|blockier*|frei|warte*|wann|plan|abwechsel*|immer voll|ständig|reihe & !wäsche auf den|boden|lärm|laut|nachts, waschtag*, waschzeit*, waschmaschine|trockner|wäsche|waschen|waschküche & immer belegt|nie frei|frei|tag|tage|wann|reservier*|blockier*|samstag*|sonntag*|wochenende|plan|abend* & !nass*|boden|laut|nachts|weg*|liegt, waschtage, waschplan, maschine & bis fünf|war .. meine|meine|besetzt|belegt|blockier*|samstag*|sonntag*|frei|ständig|läuft|immer|stunden|fertig|programm|dran & !kaffeemaschine|spülmaschine|bohrmaschine, waschmaschine & besetzt|belegt|blockier*|samstag*|sonntag*|frei|ständig|stunden|fertig|tag|gehört|zeit*|dran, wäsche & stunden|fertig|seit|maschine|trommel|rausnehm*|raus & maschine|trommel|trockner, programm & lange|noch|maschine|timer|braucht, nach 22 uhr & gewaschen|waschen|wäsche, waschkeller & termin|zeit*|eintrag*|besetzt',
    say: 'die Waschzeiten',
    ask: {
      share_time: 'die Waschmaschine einen Teil der Zeit für mich frei lassen',
      move: 'deine Wäsche aus der Waschmaschine nehmen, wenn sie fertig ist',
      take_out: 'deine Wäsche aus der Waschmaschine nehmen, wenn sie fertig ist',
    },
  },
  kitchen_time: {
    hear: 'küche & gleichzeitig|zeiten|besetz*|blockier*|staffel*|belegt|stunden|warte*|absprech* & !putz*|dreckig*|umzieh*, kochen|kochst|koche|kocht & gleichzeitig|staffel*|zeit*|abends um|spät|stunden|eng|wann|nachts & !wollte nachher|nudeln, kochzeit*, an den herd, herd & abends|kaum|komm*|belegt|besetz*|gleichzeitig, kochen & gleichzeitig|zeit*|nacheinander|vor mir|nach mir|eng|abends um|um sieben|um acht & !keiner|kam|eingekauft, küche & gleichzeitig|eng|belegt|besetz*|nacheinander|um sieben, kochst & ewig|stunden|immer wenn|abends, küche & gehört|besetzt|belegt|blockier*|zeit*|um sieben|halb sieben|kochen|gleichzeitig|im weg|eng|frei|abends|kalender|alle & !putz*|sauber*|dreck*|müll|spül*, platten belegt, herdplatten & belegt|frei|alle, platten & belegt|besetzt|alle vier|frei, kochplan, herd & belegt|besetzt|blockier*|frei|stunden|brauche, kochst & lange|stunden|immer|spät|um, koche & um|wann|später|nach, gleichzeitig & koch*, meal prep, vorkoch*, backofen & besetzt|belegt|brauche|frei',
    say: 'die Kochzeiten in der Küche',
    ask: {
      share_time: 'die Küche einen Teil der Kochzeiten frei lassen',
    },
  },
  room_booking: {
    hear: 'wohnzimmer*|gemeinschaftsraum|sofa|couch|esstisch|schreibtisch & brauch*|belegt|besetz*|blockier*|reservier*|frei|von 14|von 15|nutzen|nutzt|absprech*|abend|freitag|samstag|für mich|unterricht|zoom & !kleb*|chips|dreckig*|flaschen|grenzt|aufräum*|schläft|quatschen, nutzung des wohnzimmers, nutzung vom wohnzimmer, wohnzimmer/esstisch/schreibtisch/gemeinschaftsraum & mittwoch*|montag*|dienstag*|donnerstag*|freitag*|seminar|kurs|yoga|brauche|für mich|reservier*|belegt|immer du|blockier*|abends & !kleb*|chips|dreckig*|flaschen|aufräum*, wohnzimmer nutzen, wer nutzt, wohnzimmer & brauche|belegt|besetzt|blockier*|reservier*|frei|für mich|nutz*|gebucht|donnerstag*|freitag*|samstag*|abend & !dreck*|putz*|aufräum*|müll|wand, esszimmer & arbeitsplatz|brauche|belegt|besetzt|blockier*|nutz*, esstisch & brauche|belegt|blockier*|arbeit*|nutz*, großen tisch, arbeitszimmer, gemeinschaftsraum & brauche|belegt|besetzt|nutz*|reservier*, arbeitsplatz, eingetragen & wohnzimmer|raum|zimmer, balkon & brauche|reservier*|belegt|für mich, garten & brauche|reservier*|belegt|grill*',
    say: 'die Nutzung vom Wohnzimmer',
    ask: {
      share_time: 'das Wohnzimmer einen Teil der Zeit frei lassen, für eine gemeinsame Nutzung',
      take_turns: 'dich mit mir bei der Nutzung vom Wohnzimmer abwechseln',
      respect_space: 'mir die Nutzung vom Wohnzimmer in der Zeit lassen',
      give_notice: 'mir vorher Bescheid sagen wegen der Nutzung vom Wohnzimmer',
    },
  },
  house_meeting: {
    hear: 'wg treffen, wg besprechung, hausversammlung, wg sitzung, hausbesprechung, plenum, wg plenum, wg meeting, besprechung & wg|alle|haus|sonntag, wg abend, treffen & wg|sonntag|alle|gemeinsam & !uns mit|kumpel*, wg runde, alle zusammen & setz*|red*|besprech*, hausplenum, besprechung, zusammenkommen, wg besprechung*, besprechung*, zusammensetz* & alle|wg|mal|sonntag|abend, wg gespräch, runder tisch, wg rat, sitzung & wg|sonntag|montag',
    say: 'das WG-Treffen',
    ask: {
      be_on_time: 'pünktlich zum WG-Treffen kommen',
      give_notice: 'vorher Bescheid sagen, wenn du nicht zum WG-Treffen kommst',
    },
  },
  shared_meals: {
    hear: 'zusammen essen, gemeinsam essen, gemeinsam kochen, zusammen kochen, abendessen & zusammen|gemeinsam|kalt|warten|gewartet|wg|mit uns|bescheid, essen & mit uns|mitisst|gemeinsam|zusammen|kalt|gewartet, mitisst, grillabend & !verschoben, gemeinsame mahlzeit*, wg essen, frühstück & zusammen|gemeinsam, kochabend, brunch, zum kochen kam, kochen & gemeinsam|zusammen|alle|keiner|für alle|kam, für alle & gekocht|eingekauft|koch*, abendessen & gemeinsam|alle|warte*|kalt|keiner, mitessen, mitgegessen, isst mit, essen & alle|tisch|kalt|allein am, allein am tisch, spaghettiabend, raclette, pizzaabend, sonntagsfrühstück, wg frühstück, auflauf & kalt|ofen|warte*|stand, wg abend, gemeinsame* essen, gemeinsam* & koch*|abendessen|frühstück*|mahlzeit*, abendessen & kalt|warte*|zusammen|alle|gemeinsam|wir|pünktlich, brunch*, essen & kalt|wartet|gewartet|zusammen|tisch|steht & !kühlschrank|mein essen, gekocht & kalt|für alle|für dich|für euch|umsonst|gewartet|niemand|keiner, koche für dich|euch|alle|uns, koche & nie wieder|für dich|umsonst, beim essen & alle|wir|zusammen|gemeinsam, spieleabend & essen, kochen zusammen, gemeinsames',
    say: 'unsere gemeinsamen Essen',
    ask: {
      be_on_time: 'pünktlich zu unseren gemeinsamen Essen kommen',
      give_notice: 'vorher Bescheid sagen, wenn du bei unseren gemeinsamen Essen nicht dabei bist',
    },
  },
  lateness: {
    hear: 'unpünktlich*, pünktlich*, verspät*, zu spät & komm*|gekommen|bist|warst|schon wieder|immer & !nachts, warten lassen, lässt mich warten, warten gelassen, warte & stunde*|minuten|auf dich|immer|schon, gewartet & stunde*|minuten|auf dich|handwerker|klempner, auf dich warten, morgen immer|morgen, immer nur morgen, versetzt & mich|hast, nicht aufgetaucht, stunde zu spät, minuten zu spät, kommst nie, nie rechtzeitig, rechtzeitig, keiner war da, niemand war da, da sein & wolltest|solltest, um .. da sein, warst nicht da, gewartet, warte & stunde*|minuten|auf dich|immer, stunde gewartet, verspätung, versetzt, pünktlich, wolltest um, uhr ausgemacht, zu spät & !schlaf*|nachts|spätschicht, warten & lass*|alle|ewig|stunde*|auf dich|minuten, gewartet & stunde*|minuten|auf dich|ewig|bis|ich, warte & auf dich|stunde*|minuten|seit|immer, wartest, stand ich & stunde*|vor der tür|regen|minuten|rum, stunden stand, anderthalb stunden, halbe stunde & spät|warte*|gewartet|stand|vorher, verabredeten zeit, vereinbarte zeit, zeitverschwend*, stehen lassen & mich|uns, nimm den bus, wo bleibst, wo warst du, versetzt & mich|uns, trödel*, uhr lesen, verschlafen & du|hast|wieder, verpasst & bus|zug|termin|wegen dir|deinetwegen',
    say: 'die Pünktlichkeit',
    ask: {
      be_on_time: 'pünktlich sein',
      give_notice: 'mir Bescheid sagen, wenn du dich verspätest',
    },
  },
  cancelled_plans: {
    hear: 'abgesagt, absag*, verschoben, verschieb*, verlegt & termin|treffen|putz*|abend, umgeplant, planänderung*, plan & geändert|ändert|umgeworfen|über den haufen, pläne & geändert|ändern|immer, im letzten moment, auf den letzten drücker, kurzfristig & abgesagt|absag*|geändert|verschoben, ins wasser gefallen, extra & getauscht|frei|genommen|urlaub, gecancelt, cancel*, keiner kam, niemand kam, keiner zum, umentschieden, anders überlegt, ins wasser, geplatzt, platzen lassen, vergessen & verabred*|treffen|termin|essen, kurzfristig, wieder nichts, doch nicht & gekommen|kommst|klappt, hängen lassen, sitzen lassen, sitzenlassen, abblas*, abgeblasen, ausfällt, ausgefallen & treffen|brunch|abend|essen|wieder|doch, ausfall*, fällt aus, fällt .. aus, verschwitzt, vergessen & treffen|termin|verabred*|besprechung|essen|unser*|wg, kurzfristig*, pläne & geändert|ändern|platz*|über den haufen, plan & geändert|ändern|über den haufen, termine & weichen|verschieb*|absag*|ändern, doch nicht & komm*|kam*|gekomm*|dabei, sitzengelassen, sitzen gelassen, rückzieher, kneif*, in letzter minute, umentschied*, hängenlassen',
    say: 'die Änderung unserer Pläne',
    ask: { give_notice: 'mir früher Bescheid sagen, wenn sich Pläne ändern' },
  },
  late_return: {
    hear: 'heimkomm*, heimkommst, nach hause komm* & spät|nachts|drei|zwei|3|2|4|mitternacht|betrunken|besoffen, nachhause komm* & spät|nachts, spät heim*, nachts heim*, nachts nach hause, spät nach hause, kommst & nachts|um drei|um zwei|um vier|um 3|um 2|um 4|mitten in der nacht|spät & heim|hause|tür|rein|laut, heimkommen, nach hause kommst, nachts & kommst|heim|tür|schlüssel|hause|reinkommst, mitten in der nacht & komm*|heim|tür|koch*, um drei & komm*|heim|hause|koch*, um zwei & komm*|heim|hause, betrunken & heim|hause|nacht*|komm*, vom feiern & komm*|nachts|heim, spät & nach hause|heim*|komm*|wird & nachts|später|nacht|heim*|hause|wenn es|uhr, wenn es später wird, um vier kommst, um drei & kommst|heim*|hause, mitten in der nacht & komm*|heim|hause|tür, nachts & heim*|nach hause|reinkomm*|kommst, nachhause & spät|nacht*|drei|vier|betrunken, nach hause & spät|nacht*|drei|vier|betrunken|kommst|kommt, wolltest um & da sein|zurück|zuhause|hause|zehn|elf, um elf sagst, betrunken & komm*|heim|hause|nachts, aus dem club, vom feiern, von der kneipe, bis eins auf dem sofa, mach* mir sorgen & nacht*|spät|komm*, mache mir gedanken & nacht*|spät|komm*',
    say: 'das späte Heimkommen',
    ask: {
      turn_down: 'beim späten Heimkommen etwas leiser sein',
      give_notice: 'mir Bescheid sagen vor spätem Heimkommen',
      close_door: 'beim späten Heimkommen die Tür leise zumachen',
    },
  },
  work_schedule: {
    hear: 'frühschicht*, nachtschicht*, spätschicht*, schicht & früh|nacht|arbeit*|habe|muss, schichten, früh raus & muss, früh aufstehen, muss um & raus|aufstehen|los|auf, um fünf|sechs|5|6 & raus|aufstehen|arbeit*, tag fängt um, arbeitszeit*, muss morgen arbeiten, morgen arbeiten, dienst & früh|nacht|habe|hab|getauscht, um sechs an, nachtdienst*, frühdienst*, bereitschaft*, von der klinik, bahn um, zug um & kriegen|muss|erwisch*, schicht, schichtdienst, frühdienst, nachtdienst, klinik & komm*|dienst|schicht, krankenhaus & dienst|schicht|arbeit*, muss früh, früh raus, um fünf raus, um sechs raus, um sechs auf, arbeite nachts, unterricht & geb*|online, arbeitsbeginn, schicht*, spätdienst, nachtwache, homeoffice, home office, muss .. raus & um|früh|fünf|sechs|stunden, früh aufsteh*, um fünf|sechs & aufsteh*|raus|arbeit*|muss|mitnehmen, arbeit & morgen|müss*|früh|feierabend|pendel* & !hausarbeit, arbeiten & morgen|früh|muss|müssen|sechs|fünf, feierabend, dienst & !putzdienst|mülldienst|küchendienst|zu diensten & morgen|früh|nach|habe|hab|nacht*, dienstplan, arbeitstag, mein arbeitsplatz, überstunden',
    say: 'meine Arbeitszeiten',
    note: 'Ich muss auf meine Arbeitszeiten achten.',
  },
  appointments: {
    hear: 'handwerker*, klempner*, techniker*, elektriker*, schornsteinfeger*, ableser, zählerablesung, ablesung, termin|termine & hausverwaltung|vermieter|handwerker|zuhause|wohnung|monteur|internet, lieferung*, lieferdienst & da|kommt, monteur*, paketbote, besichtigung*, vermieter & kommt|vorbei|besuch, hausmeister & kommt|vorbei|termin, heizungsableser, techniker, handwerker, reinzulassen, reinlassen & techniker|handwerker|ableser|bote, lieferung, paketdienst & da|kommt|warte*, termin & hausverwaltung|handwerker|techniker|zuhause|wohnung, schlüsseldienst, makler, besichtigung, umzugs*, hausmeister & kommt|da|uhr, installateur, installateur*, zähler & ablesen|ableser, vermieter & kommt|vorbei|besuch|besichtig*, lieferung & komm*|da|warte*|nehm*|morgen|uhr, lieferant, lieferdienst & wart*|öffn*, schornsteinfeger, termin & handwerker|kommt|jemand|zu hause|ableser|arzt|hausverwaltung, termine & handwerker|haus|mit mir, spediteur*, möbellieferung, telekom, kaminkehrer, hausmeister & komm*|termin, makler*',
    say: 'die Termine zu Hause',
    ask: {
      give_notice: 'mir Bescheid sagen über Termine zu Hause',
      be_on_time: 'pünktlich da sein für Termine zu Hause',
      help: 'bei den Terminen zu Hause helfen',
    },
  },
  calendar: {
    hear: 'kalender*, wochenplan*, plan & kleinen|gemeinsam*|tag ihm passt|aufhäng*|kühlschrank|machen & !putzplan & wollen|wir|gemeinsam*, stundenplan, kalender, wochenplan, tafel & eintrag*|schreib*|termine, eintragen & kalender|plan|termine, google kalender, termine & abgleich*|eintrag*|zusammen, jahresplan, wandkalender, wg kalender, kochplan, plan & gilt|monat|neu*|hängt|eingetragen|wg|kühlschrank|eintrag*|steht & !putzplan, terminplan, eintragen & !klopf, eingetragen, termine & meine|weichen|kalender|eintrag*, terminkalender, doodle, zeitplan, belegungsplan, liste & hängt|eintrag*|kühlschrank|küche',
    say: 'den gemeinsamen Kalender',
    ask: {
      give_notice: 'es vorher in den gemeinsamen Kalender eintragen',
      be_on_time: 'dich pünktlich an den gemeinsamen Kalender halten',
    },
  },
} as const satisfies ConceptPart;
