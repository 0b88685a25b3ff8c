import type { ConceptPart } from '../concept-words.ts';

export const NOISE = {
  noise: {
    hear: 'lärm*, krach & !haben|verkracht, radau, geräusch*, getöse, gepolter, poltern, polterst, lautstärke & !musik|fernseh*, ruhestör*, krawall, rumor*, hellhörig, man hört alles, höre alles, hör alles, lärmen, stühlerücken, stühle & rück*|nacht*|mitternacht, rück* & stühle|möbel|stuhl, polter*, rums*, rumpel*, hört man alles, hellhörig*, zu laut, wände & dünn|hör*|papier, dumpf*, kratz* & boden|stühle, ihr seid & laut, lautlos, leise sein, umgefallen, rumpol*, rumpolter*, herumpolter*, krach & !verkracht, möbel & verrück*|rück*|schieb*|nachts, dünne wände, wände & dünn|papier, gehämmer, hämmer*, gehämmere, getrampel, geschepper, schepper*, gedröhne, dröhn*, auf den kopf stell*',
    weak: 'laut & zu|so|nicht|weniger|ist|echt|sind, lauter & !leute, leise & bitte|sei|seid|sein, leiser, ruhe & !in ruhe lass*|lass mich in ruhe',
    say: 'den Lärm',
    ask: { turn_down: 'etwas weniger Lärm machen', stop: 'mit dem Lärm aufhören' },
  },
  loud_music: {
    hear: 'musik & !üb*|instrument, bässe, boxen & !karton*|umzug*, lautsprecher*, techno, playlist*, anlage & musik|laut|dreh*|bass|auf, lieder, song*, radio, musikbox, schlager, rap, beats, dj, wummer*, dröhn*, mukke, mucke, stereoanlage, subwoofer, boxen & laut|musik|bass|dreh*, playlist, anlage, deine musik, dein techno, elektro, metal & laut|hör*|musik, lied & wieder|laut|schleife, spotify & laut, beat, plattenspieler, vinyl, techno*, scheißtechno, bass & !kontrabass, box|boxen & laut|dröhn*|musik|wand|aus|leiser|bass, lautsprecher, anlage & laut|musik|aufdreh*|leiser|bass, rap & laut|nachts, metal, lied|lieder, gedudel, gewummer, spotify & laut|nachts',
    say: 'die Musik',
    ask: {
      turn_down: 'die Musik etwas leiser machen',
      use_headphones: 'die Musik über Kopfhörer hören',
      stop: 'mit der Musik aufhören',
      turn_off: 'die Musik ausmachen',
      close_door: 'die Tür zumachen, wenn du Musik hörst',
    },
  },
  loud_tv: {
    hear: 'fernseh*, glotze, tv, netflix & !konto|passwort|account, serie|serien, film|filme & laut|nacht*|ton|schau*|leiser, fussball & laut|fernseh*|ton|schau*, fussballspiel, glotzt, fernseher, fernsehen, netflix & laut|nacht*|ton, youtube & laut|ton|handy|nacht*, videos & laut|ton|handy|nacht*, serien, krimi*, fussball & laut|grölt|schrei*, sportschau, netflix & laut|nachts|leiser|höre, film & laut|nachts|leiser|mithören|höre, youtube & laut|nachts|video*, fußballspiel, tatort, beamer & laut|film*|nachts, tiktok* & laut|nachts',
    say: 'den Fernseher',
    ask: {
      turn_down: 'den Fernseher etwas leiser machen',
      use_headphones: 'beim Fernseher Kopfhörer nehmen',
      turn_off: 'den Fernseher ausmachen',
    },
  },
  loud_voices: {
    hear: 'geschrei, schrei|schreit|schreien|schreist|geschrien & !an|mich an|angeschrien|headset|spiel*|baby, gebrüll & !headset, brüll* & !an|headset|angebrüllt, stimmen & laut*|hör*|wand|nachts & !abstimm*, stimme & laut|leiser|senk*, gelächter, lachen & laut|nacht*|hör*|wand, lachst, lautes lachen, reden|redet|redest|quatsch*|sprech*|sprecht|unterhalt* & laut|leiser|lautstark|nacht*|mitternacht|spät|wand & !mit mir|telef*, quatschen, gekreisch*, kreisch*, gegröle, gröl*, laute gespräche, gespräche & laut*|nachts|hör*, streit|streiten|streitet|streitereien & hör*|nachts|laut|wand|ihr, gejohle, ruhe da drüben, da drüben & ruhe|laut, laut reden|lachen|quatschen, lautes & lachen|reden|gerede|gequatsche, gequatsche, gerede & laut|nacht*|hör*, kichern, gekicher, unterhaltungen & laut|nacht*|flur|hör*, schreit, brüllt, kinder & schrei*|laut|brüll*|toben, diskutier* & laut|nacht*|hör*, streitet, zankt, zoff & hör*|laut|nacht*, stimme & laut|leise|leiser|dämpf*, flüster*, gebrüll*, brüll* & !mich|anbrüll*, schrei* & !mich an|mir|anschrei*|schreib*, gekreische, lach* & laut|nachts|nacht|wand|höre|hört, gegacker, laut & reden|redet|redest|unterhalt*|sprech*|sprichst|lachen|stimme*, stimmen & laut|höre|wand|nachts, streitet & laut|nachts|euch|höre, gezanke, unterhalt* & laut|nachts|balkon|flur|leiser, johl*, plärr*, quassel* & nachts|laut',
    say: 'die lauten Stimmen',
    ask: { turn_down: 'etwas leiser reden' },
  },
  phone_calls: {
    hear: 'telefonat*, telefonier*, am telefon, telefon & laut|hör*|stunde*|lautsprech*, anrufe & !nicht, videocall*, videoanruf*, zoom & laut|hör*|call*, facetime, auf lautsprecher, sprachnachricht* & !gruppe, calls & laut|hör*, telko*, skype*, telefonierst, telefonieren, telefonate, gespräche am handy, handy & laut|telef*|lautsprecher, freisprech*, sprachnachrichten & laut|hör*|abspiel*, telefonkonferenz*, skypen, zoomen, call & laut|flur|hör*, videokonferenz*, zoom*, lautsprecher & telefon*|anruf*|handy, am telefon & laut|hör*|schrei*|nachts|stunden, call|calls, anruf|anrufe & laut|nachts|flur|küche, teams meeting*',
    say: 'die Telefonate',
    ask: {
      turn_down: 'bei den Telefonaten etwas leiser sprechen',
      use_headphones: 'für die Telefonate Kopfhörer nehmen',
      go_outside: 'die Telefonate in einem anderen Zimmer führen',
      close_door: 'bei den Telefonaten die Tür zumachen',
    },
  },
  gaming: {
    hear: 'zock*, gezocke, videospiel*, computerspiel*, playstation, ps5, ps4, xbox, konsole & !konsole kaputt, headset, gaming, gamer, fortnite, gamen, discord, twitch, online spiel*, fifa, league of, am pc & spiel*|schrei*|nacht*, controller, spielst & nacht*|laut|pc|headset|online, zocken, gezockt, minecraft, nintendo, counter strike, spielst & online|nacht*|pc|konsole, brüllst ins, schreist ins, schreist den & bildschirm|monitor, mikro & schrei*|brüll*|laut, computer & zock*|spiel*|nacht*, lan party, turnier & gebrüllt|nacht|online|wieder, daddel*, ranked, fifa & nachts|brüll*|schrei*, tastatur & klapper*|nachts|laut',
    say: 'das Zocken',
    ask: { turn_down: 'beim Zocken etwas leiser sein', use_headphones: 'beim Zocken Kopfhörer tragen' },
  },
  late_noise: {
    hear: 'lärm*|krach|radau|poltern|geräusch* & nacht*|abend*|spät|mitternacht|23|22, nachtruhe, nächtlich*, möbel & nacht*|mitternacht|2 uhr|3 uhr, um drei & gebrüllt|musik|laut',
    say: 'den Lärm in der Nacht',
    at: 'in der Nacht',
    ask: { turn_down: 'in der Nacht weniger Lärm machen', stop: 'in der Nacht mit dem Lärm aufhören' },
  },
  early_noise: {
    hear: 'lärm*|krach|radau|poltern|geräusch* & morgen*|früh*|6 uhr|7 uhr|5 uhr, in aller herrgottsfrühe, herrgottsfrühe, vor neun & geweckt|wecken|mixer|staubsaug*|laut, morgens & laut|mixer|staubsaug*|musik|föhn*|geweckt|krach|lärm, sonntagfrüh, um sechs|sieben|fünf & mixer|laut|geweckt|staubsaug*|musik|kaffee*, in der früh & laut|krach|musik',
    say: 'den Lärm am frühen Morgen',
    at: 'am frühen Morgen',
    ask: {
      turn_down: 'am frühen Morgen weniger Lärm machen',
      stop: 'am frühen Morgen mit dem Lärm aufhören',
    },
  },
  alarm_clock: {
    hear: 'wecker*, weckalarm, handywecker, alarm & klingel*|morgens|aus|handy|snooz*|geht, snooz*, schlummertaste, wecker, klingelt & morgens|stunde|früh|handy|ewig, alarm, handyalarm, geklingelt, klingelt & stunde|morgens|handy|ewig, klingel* & wecker|handy|stunde|schlumm*, snooze*, weckton',
    say: 'den Wecker',
    ask: { turn_off: 'den Wecker gleich ausmachen', turn_down: 'den Wecker etwas leiser stellen' },
  },
  slamming_doors: {
    hear: 'türenknall*, türknall*, knall|knallst|knallt|knallen|geknallt|zuknall*|zugeknall* & tür*|schrank*|türen, tür|türen & knall*|leise|zuschlag*|zuschläg*|donner*|sanft|vorsichtig|rums* & !hör*, zuschlagen, zuschlägst, zugeschlagen, türen schlagen, türenschlagen, schlag* & tür*, knallst, zuknallst, zuknallen, schrank & knall*|zuschlag*|zuknall*, schränke & knall*, schubladen & knall*|zuknall*, tür & leise*|sanft|vorsichtig|knall*|zuschlag*|wums*, wums*, zuknall*, knall* & tür*|schrank*, zuschlag*, schlag* & tür zu|türen, tür* & knall*|schlag*|schlägt|schmeiß*|leise|zuzieh*|zufall*|scheppert|donner*, rumms*, türenknallen, leise zuzieh*|zumach*|schließ*',
    say: 'das Türenknallen',
    ask: {
      close_door: 'die Türen leise zumachen, ohne Türenknallen',
      stop: 'mit dem Türenknallen aufhören',
      turn_down: 'die Türen leiser zumachen, ohne Türenknallen',
    },
  },
  footsteps: {
    hear: 'schritt|schritte & !nächste*|für schritt|ersten, stampf*, trampel*, getrampel, absätze, absatzschuh*, stöckel*, trampl*, hüpf*, spring|springst|springen|springt & boden|decke|über|oben|nacht*|wohnzimmer, rennst|rennen|rennt & flur|oben|treppe|nacht*, dielen, hausschuhe & anzieh*|zieh*|trag*, elefant*, knarr*, läufst & nachts|laut|schuhe*, laufen & nachts|oben|laut, schritte, schritt, trampelst, stampfst, hackenschuh*, pantoffel*, hausschuhe, barfuss, läufst & nacht*|laut|absätz*|schuhen, laufen & laut|absätz*, hüpfst, springst, seilspring*, hanteln & boden|fallen|knall*, gewichte & boden|fallen, workout & laut|spring*|boden, absätze & boden|laut|nachts|parkett, hackenschuhe, high heels, poltern & treppe|oben|nachts, elefant* & läuf*|trampel*|treppe|oben, auf und ab & läuf*|geh*|nachts, holzschuhe, laufband',
    say: 'die lauten Schritte',
    ask: { turn_down: 'mit etwas leiseren Schritten gehen' },
  },
  instrument: {
    hear: 'gitarre*, klavier*, schlagzeug*, geige*, trompete*, flöte*, saxof*, saxoph*, instrument*, üben & instrument|klavier|gitarre|geige|musik|abends|stunden|trompete, das üben, geprobt, proben & band|laut|musik, bandprobe*, singen, singst, gesang & laut|dusche|nacht*, karaoke, ukulele, cello, trommel*, akkordeon, tonleiter*, keyboard & spiel*|üb*, e gitarre, schlagzeug, gitarre, üben & !prüfung|klausur|vokabeln, übst & !prüfung, spielst & klavier|gitarre|geige|schlagzeug|trompete|flöte, probst, probe & band|musik|laut, proben, chor & üb*|prob*, klarinette, mundharmonika, e bass, deine band, keyboard, geprobe, blockflöte, flöte, geige, violine, klavier, keyboard & üb*|spiel*, saxofon, saxophon, trompete, posaune, sing|singst|singen|singt|gesang|gesinge, bandprobe, proben & band|chor|laut, musizier*, chor & üb*|prob*|sing*, cajon, verstärker',
    say: 'das Üben mit dem Instrument',
    ask: {
      turn_down: 'das Instrument etwas leiser spielen',
      stop: 'mit dem Instrument aufhören',
      limit: 'etwas weniger oft mit dem Instrument üben',
    },
  },
  party: {
    hear: 'party, partys, parties, feier & !abend, feiern & leute|hier|wg|nacht*|wohn*, feiert & hier|wieder|nacht*, fete, feten, geburtstag* & leute|feier*|hier|gäste|einlad*, saufgelage, besäufnis, einweihungs*, wg feier, hausparty, dreissig|zwanzig|vierzig|20|30|40 leute, vorglüh*, spieleabend, geburtstag, pokerabend, grillfest, einweihung*, wg party, hauspartys, gefeiert, saufen & hier|wohn*|nacht*, sause, after hour, leute & party|feier*|nacht*, feier & !feierabend, feiern, feiert, afterhour*, geburtstagsfeier, gelage, junggesell*, umtrunk',
    say: 'die Party',
    ask: {
      turn_down: 'bei der Party etwas leiser sein',
      give_notice: 'mir vor einer Party Bescheid sagen',
      stop: 'mit den Partys aufhören',
    },
  },
  appliance_noise: {
    hear: 'staubsaug*|saugen|saugst|gesaugt & nacht*|morgen*|früh|abends|laut|sonntag*|uhr|lärm|spät, mixer, standmixer, bohrmaschine & laut|sonntag*|nacht*|lärm|uhr & !zurück|ausgelieh*|brauch*|bräuchte, bohren & sonntag*|laut|nacht*|früh|uhr, bohrst, föhn*, fön*, waschmaschine|trockner|spülmaschine|schleuder* & nacht*|laut|lärm|mitternacht|spät|22|23|nachts, hämmer*, kaffeemühle, kaffeemaschine & laut|früh|morgens|weckt, küchenmaschine, ventilator & laut|brumm*, laufband, geräte & laut*|nachts, heimwerk*, dein föhn, föhn, staubsaug* & früh|sonntag*|nacht*|mittag*|laut|sechs|sieben|acht|elf, saugst, smoothie*, waschmaschine & nacht*|laut|spät|elf|zehn|schleuder*|22|23, trockner & nacht*|laut|spät|brumm*, geschirrspüler & nacht*|laut, bohren, bohrmaschine & laut|sonntag*|lärm|früh, rasenmäh*, hämmern, entsafter, wasserkocher & pfeif*|nacht*, brummen, brummt, summen & kühlschrank|nacht*, kühlschrank & brumm*|laut|geräusch*, nähmaschine, trockner & rumpel*|laut|nachts|kopf|nach zehn|vibr*, staubsaug*, saugen & nachts|sonntag*|früh|morgens|laut|uhr, bohr* & !meine bohrmaschine|zurück*|geliehen|leih*, bohrmaschine & !meine bohrmaschine|zurück*|geliehen|leih*, föhn* & laut|nachts|früh|morgens|weck*|wand, kaffeemaschine & laut|früh|weck*, waschmaschine & nachts|schleuder*|laut|vibr*|rumpel*|zehn|22, schleuder*, smoothie* & früh|morgens|laut, rasenmäher, dunstabzug* & laut, laubbläser, akkuschrauber',
    say: 'den Lärm der Geräte',
    ask: {
      turn_down: 'laute Geräte zu einer anderen Zeit laufen lassen',
      stop: 'um diese Zeit keine lauten Geräte mehr laufen lassen',
    },
  },
  barking: {
    hear: 'bell*|gebell & hund*|köter|nacht*|laut|ständig|den ganzen, gebell, bellen, bellt, jaul*, hund & heul*|winsel*|laut|lärm, miau*, dein hund & laut|nacht*|heult|jault|ganzen tag|winselt, kläff*, gekläff, katze & miau*|schreit|nacht*, papagei & schrei*|laut, hahn & kräht, bell|bellt|bellen|gebell|gebelle|kläff*|gekläffe, winsel*, heul* & hund|allein|köter, maunz*, kräh*, hund & laut|lärm|jault',
    say: 'das Bellen',
    ask: { turn_down: 'etwas gegen das Bellen tun' },
  },
  sleep: {
    hear: 'schlaf & !schlafzimmer|sofa, schlafen & !hier|übernacht*|sofa|bei uns|gäste|besuch|couch, schlafe & !bei, geschlafen & !hier|sofa|couch, einschlafen, einschlaf*, schläft & kleine|kind|baby|nicht|ein, schlaflos*, wach & bin|werde|lieg*|wieder|halb|davon|jedes|die|lag, wache & auf|davon, aufgewacht, aufwach*, weck|weckst|weckt|wecken|geweckt|aufgeweckt & !wecker*, aufweck*, wachgehalten, ausschlafen, ins bett & muss|will|gehe|früh|geh & !rauch*, mittagsschlaf, meinen schlaf, nachtschlaf, kein auge, ausgeruht, geweckt, weckt, wecken, wach, wachgelegen, wachliegen, schlafen & !hier|bei uns|sofa|gäste|besuch|übernacht*|freund*, schlaf & brauche|kein|meinen|um den|wenig|mein, geschlafen & !hier|bei uns|sofa, eingeschlafen, ausgeschlafen, übermüdet, müde & nacht*|lärm|früh|wach, bett & muss|will|lag|lieg*|früh|um, baby & schläf*|weck*|wach, kind & schläf*|weck*|wach, nickerchen, schlaf & !schlafanzug|schlafzimmer|schlafsack, schlafen & !bei uns|auf dem sofa, schlafe & bis|nicht|schlecht|kaum, schlief & ich|kaum|nicht, geschlafen & kaum|nicht|habe|hab|schlecht, wach & lieg*|lag|werde|wurde|bin|mach*, weckt & mich|uns, weckst, aufgeweckt, ohropax, ohrstöpsel, müde & bin|nacht|wegen|arbeit, aus dem schlaf, muss .. raus & stunden|fünf|sechs|uhr, frühschicht & ruhe|durch|schlaf*, kopfende, im bett & laut|höre|lieg*|saß',
    say: 'meinen Schlaf',
    note: 'Ich kann dabei schlecht schlafen.',
  },
  study_time: {
    hear: 'lernen & muss|will|für|prüfung*|klausur*|kann|versuch*|brauche|ich|konzentr* & !kennen|kennenlernen, klausur*, prüfung*, examen*, bachelorarbeit, masterarbeit, hausarbeit & schreib*|abgab*|uni, homeoffice, home office, konzentrier*, von zu hause arbeit*, zuhause arbeit*, meetings & ich|mein*|online|habe, staatsexamen, abitur, abi & lern*|schreib*, referat, doktorarbeit, studieren & muss|kann|nicht, vorlesung*, onlinekurs*, online unterricht, arbeiten & muss .. hier|konzentr*|ruhe, online seminar, seminar, vorlesung, uni & lern*|arbeit*|seminar|klausur*, lernen & !kennen, kurs & online|habe|mein*, klausuren, prüfungen, hausarbeit & uni|schreib*|abgeb*, abgabe, kunden & call*|gespräch*|video*, meeting, konzentrieren, konzentration, onlinekurs, fortbildung & online, arbeiten & konzentr*|zuhause|von zu|ruhe|wohnzimmer & !morgen, lern|lerne|lernen, examen, abschlussarbeit, hausarbeit, homeoffice & laut|ruhe|konzentr*|calls, arbeiten & konzentr*|ruhe|laut|kann ich nicht, abgabe & morgen|freitag|montag|hab*, bewerbungsgespräch, vorstellungsgespräch, studier*, kunden am telefon',
    say: 'meine Zeit zum Lernen oder Arbeiten',
    note: 'Ich brauche Zeit zum Lernen oder Arbeiten.',
  },
  quiet_time: {
    hear: 'ruhe & brauche|bisschen|etwas|meine|hätte|möchte|will|nachmittag*|abend*|mal|endlich|einfach & !in ruhe lass*|lass mich, ruhezeit*, ruhige stunde*, ruhiger abend, ruhigen abend, ruhige nacht, ruhige zeit*, stille, nachtruhe, mittagsruhe, sonntagsruhe, ruhiges wochenende, ruhig & abend|abends|haben|hätte|sein, ruhe & !in ruhe lass*|lass mich in|gib ruhe|ruhe da, ruhige, ruhigen, ruhiger, still & abends|mal|haben|bleib*, ruhe & !lass mich in ruhe|lasst mich in ruhe|in ruhe lassen, ruhige & zeit|stunde*|abend*|minute*, stille & brauch*|stunde*|will, ruhig & bleib*|sein|nach|ab, leise sein, nach 22 uhr, nach zehn & ruhe|nicht mehr|leise|schluss, schlafe bis, ab zehn ist schluss, zimmerlautstärke',
    say: 'die ruhigen Zeiten',
    ask: { turn_down: 'auf ruhige Zeiten achten' },
  },
} as const satisfies ConceptPart;
