import type { ConceptPart } from '../concept-words.ts';

export const COMMUNICATION = {
  no_reply: {
    hear: 'antwort* & nachricht*|nie|nicht|keine|kein|keiner|niemand|gruppe|mir|tagen|selten|bitte|endlich & !patzig|frech|unverschämt|eilt, unbeantwortet*, rückmeldung*, meldest dich, meld* & nicht|nie|dich|endlich|zurück & !hausverwaltung|melden will, zurückschreib*, schreibst nicht zurück, kommt selten was zurück, kommt nichts zurück, blaue haken, gelesen & antwort*|blau*|nicht, ignorier* & nachricht*|anruf*|meine & !mich, reagier* & nachricht*|nicht|nie|keiner|niemand|gruppe, keiner antwortet, niemand antwortet, antwortest nicht, keine antwort, antwortet keiner, nicht geantwortet, zurückgeschrieben, gefragt & gruppe|chat & keiner|niemand|antwort*, nachricht & unbeantwort*|gelesen|ignorier*|reagier*, geschrieben & keine|nicht|nichts|zweimal|dreimal & antwort*|zurück|reaktion, keine rückmeldung, keine reaktion, meldest dich nicht, ghost*, gesehen & haken|antwort*',
    say: 'meine unbeantworteten Nachrichten',
    ask: { reply: 'auf meine Nachrichten antworten' },
  },
  group_chat: {
    hear: 'gruppe & !lerngruppe|musikgruppe, gruppenchat*, wg gruppe, whatsapp*, chat, chatgruppe, gruppenchats, wg chat, in der gruppe, wg gruppe, gruppe, chat, whatsapp, nachrichten am tag, benachrichtigungen, memes',
    say: 'den Gruppenchat',
    ask: {
      reply: 'im Gruppenchat antworten',
      tell_directly: 'es mir direkt sagen statt im Gruppenchat',
      stop: 'das im Gruppenchat nicht mehr machen',
      limit: 'im Gruppenchat etwas weniger schreiben',
    },
  },
  tone_of_voice: {
    hear: 'tonfall*, umgangston, ton & !fernseh*|musik|film|leiser, in dem ton, anschrei*, angeschrien, schreist mich, schrei mich, anbrüll*, angebrüllt, brüllst mich, anschnauz*, angeschnauzt, schnauzt, anmotz*, anfahr* & mich, angefahren & mich|hast, anpflaum*, anblaff*, angeblafft, angemault, redest & mit mir|so|von oben, so redest du, so mit mir reden, mit mir redest, mit mir geredet|gesprochen, mit mir umgeh*|umgegangen, art und weise & red*|sprich*|sprech*|mit mir, von oben herab, patzig*, unfreundlich*, respektlos*, frech & zu mir|antwort*, aggressiv*, beleidig* & mich|du, herumkommandier*, rumkommandier*, befehl*, im ton vergriffen, wie du mit mir, befehlston, wie mit einer, wie mit einem & kind|hund|idiot|angestellt*, redest mit mir, wie du mit mir, angeschnauzt, angeblafft, angebrüllt, lauter & wirst|geworden|sofort, schroff, barsch, genervter ton, abfällig*, verächtlich*, herablassend*, augen verdreh*, verdrehst die augen, im ton, dieser ton, kommandier*, giften, giftig*, unverschämt*, pampig*, schnippisch*',
    say: 'den Ton zwischen uns',
    ask: {
      speak_kindly: 'in einem ruhigeren Ton mit mir reden',
      stop: 'nicht mehr in diesem Ton mit mir reden',
    },
  },
  interrupting: {
    hear: 'unterbrich*, unterbrech*, unterbroch*, ins wort, ausreden, fällst mir ins, wort abschneid*, ins wort, fällst mir, unterbrichst, ausreden, ausgeredet, über mich drüber, dazwischenred*, redest dazwischen, zu wort & komme|kommen|nicht',
    say: 'die Unterbrechungen',
    ask: { listen: 'mich ausreden lassen, ohne Unterbrechungen', stop: 'mich nicht mehr unterbrechen' },
  },
  not_listening: {
    hear: 'zuhör*, hörst & nicht zu|nie zu|mir|mal zu|überhaupt|eh nicht, hör & mir zu|mal zu, zugehört, hinhör*, gegen eine wand, zur wand & red*|sprech*, an dir vorbei, nimmst mich nicht ernst, ernst genommen, nicht ernst, ausreden lassen, gegen eine wand, gegen wände, hörst nie, hörst mir nicht, zuhörst, taube ohren, interessiert dich nicht, starrst aufs handy, aufs handy & red*|starr*|schau*, ernst & nimm*|genommen|nehmen, links rein, egal was ich sage',
    say: 'das Zuhören',
    ask: { listen: 'mir zuhören' },
  },
  notes: {
    hear: 'zettel*, zetteln, post it*, postit*, notiz*, haftnotiz*, klebezettel*, zettelchen, aushang & !schornstein*|vormittag*, zettel, zettelchen, klebezettel, post its, notizen, schild & kühlschrank|tür|bad|küche, schilder & kühlschrank|tür|bad|küche, aushänge, botschaften & kühlschrank|spiegel|tür',
    say: 'die Zettel',
    ask: { tell_directly: 'es mir direkt sagen statt über Zettel', stop: 'keine Zettel mehr hinhängen' },
  },
  silence: {
    hear: 'anschweig*, schweigst mich, angeschwiegen, ignorierst mich, ignoriert mich, mich ignorier*, mich zu ignorieren, aus dem weg & geh*|mir|gehst, redest nicht mit mir, redest nicht mehr, nicht mehr mit mir, rede mit mir, red mit mir, mit mir reden & statt|anstatt, sauer auf mich, böse auf mich, grüsst nicht, grüsst mich, sagst nicht mal hallo, kein hallo, nicht mal hallo, funkstille, schweigen, sprichst nicht mit mir, kein wort mit mir, kein wort & redest|seit|mehr, links liegen, meidest, mich meid*, niemand redet mit mir, keiner redet mit mir, nicht reden & mit dir kann, redest nicht, sprichst nicht, schweigst, ignorierst, gehst mir aus, aus dem weg, sauer auf mich, böse auf mich, habe ich was falsch, hab ich was, beleidigt & seit|bist|du, schmollst, eingeschnappt, kühl & zu mir|mir gegenüber, distanziert, kein guten morgen, guten morgen & nicht|kein|mal, eiszeit, wir reden kaum, reden kaum, kaum noch miteinander, stille zwischen',
    say: 'das Schweigen zwischen uns',
    ask: {
      talk: 'mit mir über das Schweigen zwischen uns reden',
      explain: 'mir das Schweigen zwischen uns erklären',
    },
  },
  gossip: {
    hear: 'läster*, gelästert, hinter meinem rücken, hintenrum, hinterm rücken, über mich & erzähl*|red*|geredet|sprich*|sag*|beschwer*|herzieh*|gesprochen|läster*, tratsch*, gerede, gerücht*, beschwer* & über mich|nachbarn, schlecht über mich, von .. musste ich hören, musste ich hören, klatsch & tratsch|über, hintenrum, vornerum, sagst es mir und nicht, mir und nicht & anna|anderen|allen|paul, über andere & erfahr*|hör*, von anderen & erfahr*|hör*, hinter meinem, lästert, lästern, geläster, redest über mich, schlecht machst, schlechtmach*, über mich & erzähl*|red*|läster*|sag*, erfahren & von|über & !du sag*, petz*, herziehst, hergezogen',
    say: 'das Reden hinter meinem Rücken',
    ask: {
      tell_directly: 'es mir direkt sagen statt hinter meinem Rücken',
      stop: 'nicht mehr hinter meinem Rücken reden',
    },
  },
  decisions: {
    hear: 'entscheid*, entschied*, entschluss, beschlossen, ohne mich zu fragen & !mein|meine|foto*, ohne uns zu fragen, ohne absprache, ohne rücksprache, über meinen kopf, gekündigt & ohne|vertrag|internet*, vertrag & gekündigt|abgeschlossen|gewechselt, meine meinung, einbezieh*, einbezogen, bezieht mich, bezieh mich, mitbestimm*, mitreden, mitentscheid*, übergangen, ausgesucht & ohne|neu*, neue mitbewohner*, neuer mitbewohner, neuen mitbewohner, vor vollendete tatsachen, nicht eingeweiht, ausgeschlossen & fühl*|mich, abgestimmt & ohne, ohne mich zu fragen, habt .. gekauft & ohne, gekauft & ohne|gefragt, verkaufen & während|ohne|urlaub, fragt mich, keiner hat mich gefragt, niemand hat mich gefragt, nicht gefragt, ungefragt & gekauft|geändert|entschied*|gekündigt|gewechselt, entschieden, entscheidungen, beschlossen, abgestimmt, gekündigt & ohne|internet*|vertrag|streaming, gewechselt & ohne|anbieter|schloss, einfach & entschied*|beschlossen|gekauft|gekündigt & ohne, mitreden, ohne absprache, eigenmächtig, übergangen, vor vollendete, ausgesucht & ohne|neu*',
    say: 'die gemeinsamen Entscheidungen',
    ask: {
      include: 'mich bei Entscheidungen einbeziehen',
      ask_first: 'mich vorher fragen, bevor Entscheidungen fallen',
      stop: 'Entscheidungen nicht mehr ohne mich treffen',
    },
  },
  promises: {
    hear: 'versproch*, versprich*, versprech*, abgemacht, abmachung*, vereinbart* & hatten|war|haben|nicht, hältst du dich, hältst dich nicht, dein wort, wort gehalten, zugesagt, ausrede*, du wolltest doch, du wolltest & giessen|putzen|anrufen|einkaufen|machen|kümmern & !mir, du hast gesagt & dass du|du machst|würdest, wie besprochen, so war das nicht ausgemacht, ausgemacht & war|hatten|haben, hatten wir & besprochen|gesagt|ausgemacht|abgemacht|vereinbart, das hatten wir, versprochen, versprichst, du wolltest, zugesagt, ausgemacht, abgemacht, ausreden & immer|nur|wieder & !lass*|lassen, morgen & immer|versproch*|sagst, immer noch nicht & gemacht|erledigt|repariert|geputzt|da, nächste woche & immer|sagst|wieder, wort halten, dein wort',
    say: 'das, was wir vereinbart hatten',
    ask: {
      be_on_time: 'dich an das halten, was wir vereinbart hatten',
      talk: 'mit mir über das reden, was wir vereinbart hatten',
      clean_up: 'erledigen, was wir vereinbart hatten',
    },
  },
  jokes: {
    hear: 'witz|witze & !ist das ein witz, scherz*, lustig & nicht|über mich|machst, lachst über mich, machst dich lustig, lustig machen, spott*, verspott*, spruch|sprüche & blöd*|über|mein*|deine|dumme, kommentar|kommentare & mein*|über|deine|blöd*|zu, spitzname*, nenn* & mich & nicht|so|immer, nennst mich, auslach*, ausgelacht, hänsel*, sarkas*, nachäff*, nachmach* & mich, mein gewicht, meinen akzent, mein akzent, bemerkung*, gewitzel, nenn mich, nennst mich, sprüche, dialekt, witze, witz, lustig, spitzname, bemerkungen, kommentare, auslachst, lachst mich aus, mein aussehen, mein körper, meine figur, mein alter, mein gewicht, mein dialekt, meinen dialekt, nachmachst, frotzel*, stichel*, veräppel*, verarsch*, aufzieh* & mich|damit, ziehst mich auf',
    say: 'die Witze und Kommentare',
    ask: {
      stop: 'mit den Witzen und Kommentaren aufhören',
      speak_kindly: 'bei Witzen und Kommentaren etwas freundlicher sein',
    },
  },
  criticism: {
    hear: 'kritik, kritisier*, vorwurf & !keinen|draus, vorwürf*, vorwerf* & mir, meckern, meckerst, gemecker, nörgel*, rummecker*, mir die schuld, schuld & gibst|immer ich|ich an allem, belehr*, anschuldig*, beschuldig*, was ich falsch, alles falsch & mache|ich, nichts recht, rumnörgel*, zurechtgewiesen, zurechtweis*, auf mir rum*|herum*, verurteil*, moralpredigt, kritik, sprüche über, kritisierst, meckerst, nörgelst, vorwürfe, vorwerfen, giften, alles schlecht, nichts gut genug, nie gut genug, belehrst, tadel*, zurechtgewiesen, beschwerst dich & !über mich, hältst mir vor, vorhält*, vergleichst mich, kontrollier*, bevormund*, oberlehrer*, rumgemecker',
    say: 'die Kritik',
    ask: {
      stop: 'dich mit der Kritik etwas zurückhalten',
      speak_kindly: 'Kritik etwas freundlicher sagen',
      tell_directly: 'mir Kritik direkt sagen',
    },
  },
  misunderstanding: {
    hear: 'missverst*, missverständnis*, gemeint & wie|was|hast|ob|war|warst, meintest du, meinst du & was|wie|damit, was war damit, verstehe nicht & was|warum|wie|ganz, nicht verstanden, falsch verstanden, unklar*, klarstell*, aufklär*, klären & !sauber, verwirr*, auf mich bezogen, ging das gegen mich, war das auf mich, blick* nicht durch, unsicher & ob|gemeint|was, nicht ganz verstanden, verstanden & nicht|falsch|ganz|sprachnachricht, über gestern reden, gestern & reden|komisch|gemeint, komisch an, kam bei mir, falsch angekommen, falsch aufgefasst, missverstanden, wie war das gemeint, was meintest, nicht sicher ob, irritiert, verwirrt, ich versteh nicht, verstehe ich nicht, klären & können|lass*|kurz|zwischen, aussprache, aussprechen & uns|mal',
    say: 'ein mögliches Missverständnis',
    ask: {
      explain: 'mir erklären, wie es gemeint war, damit kein Missverständnis bleibt',
      talk: 'mit mir über ein mögliches Missverständnis reden',
    },
  },
} as const satisfies ConceptPart;
