import type { ConceptPart } from '../concept-words.ts';

export const COMMUNICATION = {
  no_reply: {
    hear: 'antwort* & nachricht*|nie|nicht|keine|kein|keiner|niemand|gruppe|mir|tagen|selten|bitte|endlich & !patzig|frech|unverschämt|eilt, unbeantwortet*, rückmeldung*, meldest dich, meld* & nicht|nie|dich|endlich|zurück & !hausverwaltung|melden will, zurückschreib*, schreibst nicht zurück, kommt selten was zurück, kommt nichts zurück, blaue haken, gelesen & antwort*|blau*|nicht, ignorier* & nachricht*|anruf*|meine & !mich, reagier* & nachricht*|nicht|nie|keiner|niemand|gruppe, keiner antwortet, niemand antwortet, antwortest nicht, keine antwort, antwortet keiner, nicht geantwortet, zurückgeschrieben, gefragt & gruppe|chat & keiner|niemand|antwort*, nachricht & unbeantwort*|gelesen|ignorier*|reagier*, geschrieben & keine|nicht|nichts|zweimal|dreimal & antwort*|zurück|reaktion, keine rückmeldung, keine reaktion, meldest dich nicht, ghost*, gesehen & haken|antwort*, antwort* & nicht|nie|keiner|niemand|endlich|nachricht*|gruppe & !verantwort*|ich antworte|beantworte ich|eilt, rückmeld*, zurückgeschrieb*, gelesen & nachricht*|nicht|blaue|geantwortet|whatsapp, ignorier* & nachricht*|anruf*|whatsapp, meld* & nicht|nie|dich|zurück|mal & !anmeld*|abmeld*, meldest, nachricht & bekommen|gelesen|gesehen|geschickt|montag|gestern|seit|dritte, nachrichten & unbeantwortet|ignor*|gelesen|seit|drei|antwort*, reagier* & nicht|nie|keiner|niemand|nachricht*|endlich, ob der termin passt, daumen & reicht|hoch|gruppe, gruppe schreiben & ob|termin|passt, funkstille, gehst nicht ran, nicht rangeh*, abstimmung & fehlt|noch|gruppe, blockiert & mich|nummer|whatsapp',
    say: 'meine unbeantworteten Nachrichten',
    ask: { reply: 'auf meine Nachrichten antworten' },
  },
  group_chat: {
    hear: 'gruppe & !lerngruppe|musikgruppe, gruppenchat*, wg gruppe, whatsapp*, chat, chatgruppe, gruppenchats, wg chat, in der gruppe, whatsapp, nachrichten am tag, benachrichtigungen, memes, gruppe & !selbsthilfegruppe|lerngruppe|reisegruppe, gruppenchat, whatsapp gruppe, chat & wg|gruppe|geschrieben|gelesen, wg nachrichten, chatverlauf, im chat, telegram, signal gruppe, umfrage',
    say: 'den Gruppenchat',
    ask: {
      reply: 'im Gruppenchat antworten',
      tell_directly: 'es mir direkt sagen statt im Gruppenchat',
      stop: 'das im Gruppenchat nicht mehr machen',
      limit: 'im Gruppenchat etwas weniger schreiben',
    },
  },
  tone_of_voice: {
    hear: 'tonfall*, umgangston, ton & !fernseh*|musik|film|leiser, in dem ton, anschrei*, angeschrien, schreist mich, schrei mich, anbrüll*, angebrüllt, brüllst mich, anschnauz*, angeschnauzt, schnauzt, anmotz*, anfahr* & mich, angefahren & mich|hast, anpflaum*, anblaff*, angeblafft, angemault, redest & mit mir|so|von oben, so redest du, so mit mir reden, mit mir redest, mit mir geredet|gesprochen, mit mir umgeh*|umgegangen, art und weise & red*|sprich*|sprech*|mit mir, von oben herab, patzig*, unfreundlich*, respektlos*, frech & zu mir|antwort*, aggressiv*, beleidig* & mich|du, herumkommandier*, rumkommandier*, befehl*, im ton vergriffen, wie du mit mir, befehlston, wie mit einer, wie mit einem & kind|hund|idiot|angestellt*, redest mit mir, lauter & wirst|geworden|sofort, schroff, barsch, genervter ton, abfällig*, verächtlich*, herablassend*, augen verdreh*, verdrehst die augen, im ton, dieser ton, kommandier*, giften, giftig*, unverschämt*, pampig*, schnippisch*, anzubrüllen, anmaul*, angemotzt, angefahren & mich, ankeif*, keif*, anpampen, ton & dein|deinen|diesem|diesen|so einem|falsch*|anderen|ander*|mit mir|vergreif*|vergriffen|dieser, tonfall, unhöflich*, frech & mir|zu|wirst|warst, beleidig*, beschimpf*, schrei* mich an, schreist, brüll* mich an, brüllst, so lasse ich nicht, so lass ich nicht, mit mir reden & so|nicht|normal|lasse|ton, so mit mir redest, red* normal, wie mit einem kind, wie ein kind & behandel*|red*|sprich*, wie dreck, wie den letzten dreck, schroff*, harsch*, barsch*, zick* & mich|an, zickig, laut wird, wird laut & gespräch|streit|du, wirst laut, lauter & wirst|du|stimme & mir gegenüber, sarkastisch*, genervt & ton|reagier*|antwort*, zynisch*, fies & zu mir|warst|bist, gemein & zu mir|warst|bist|war, angegiftet, augenroll*, verdreh* & augen, dumm anmach*, angemacht & dumm|blöd',
    say: 'den Ton zwischen uns',
    ask: {
      speak_kindly: 'in einem ruhigeren Ton mit mir reden',
      stop: 'nicht mehr in diesem Ton mit mir reden',
    },
  },
  interrupting: {
    hear: 'unterbrich*, unterbrech*, unterbroch*, ins wort, ausreden, fällst mir ins, wort abschneid*, fällst mir, unterbrichst, ausgeredet, über mich drüber, dazwischenred*, redest dazwischen, zu wort & komme|kommen|nicht, ausreden lass*, dazwischen & red*|quatsch*, reinred*, reinquatsch*, über den ersten satz, zu wort, satz & beenden|zu ende|ersten|mitten, fällt mir ins, abgewürgt, abwürg*, mitten im satz, redest drüber',
    say: 'die Unterbrechungen',
    ask: { listen: 'mich ausreden lassen, ohne Unterbrechungen', stop: 'mich nicht mehr unterbrechen' },
  },
  not_listening: {
    hear: 'hörst & nicht zu|nie zu|mir|mal zu|überhaupt|eh nicht, hör & mir zu|mal zu, zugehört, hinhör*, gegen eine wand, zur wand & red*|sprech*, an dir vorbei, nimmst mich nicht ernst, ernst genommen, nicht ernst, ausreden lassen, gegen wände, hörst nie, hörst mir nicht, zuhörst, taube ohren, interessiert dich nicht, starrst aufs handy, aufs handy & red*|starr*|schau*, ernst & nimm*|genommen|nehmen, links rein, egal was ich sage, zuhör* & !heimlich, zugehört & nie|nicht|keiner|niemand|hast|hat|mir, hörst & nicht|nie|mir|zu & !musik, hört & mir|niemand|keiner & zu, nicht gehört, überhört, gegen eine wand|wand red*, gegen die wand, wand & red*|rede, taub*, nimmt .. ernst, nimmst .. ernst, übergang*, übergeh* & mich|werde, abgetan, abwink*, abgewunken, abgebügelt, mundtot, egal & was ich|meine meinung|dir, am handy & red*|während|wenn ich|spreche, ins handy, wie oft & noch|soll|muss|sag*, zum hundertsten, zum zehnten mal, hundertmal, tausendmal, wiederhol* & mich|muss|ständig, themawechsel, thema & wechsel*|gewechselt',
    say: 'das Zuhören',
    ask: { listen: 'mir zuhören' },
  },
  notes: {
    hear: 'zettel*, zetteln, post it*, postit*, notiz*, haftnotiz*, klebezettel*, zettelchen, aushang & !schornstein*|vormittag*, zettel, klebezettel, post its, notizen, schild & kühlschrank|tür|bad|küche, schilder & kühlschrank|tür|bad|küche, aushänge, botschaften & kühlschrank|spiegel|tür, schild & tür|kühlschrank|bad|aufgehängt|spiegel, gekritzel, an den kühlschrank geklebt, an die tür geklebt',
    say: 'die Zettel',
    ask: { tell_directly: 'es mir direkt sagen statt über Zettel', stop: 'keine Zettel mehr hinhängen' },
  },
  silence: {
    hear: 'anschweig*, schweigst mich, angeschwiegen, ignorierst mich, ignoriert mich, mich ignorier*, mich zu ignorieren, aus dem weg & geh*|mir|gehst, redest nicht mit mir, redest nicht mehr, nicht mehr mit mir, rede mit mir, red mit mir, mit mir reden & statt|anstatt, sauer auf mich, böse auf mich, grüsst nicht, grüsst mich, sagst nicht mal hallo, kein hallo, nicht mal hallo, funkstille, schweigen, sprichst nicht mit mir, kein wort mit mir, kein wort & redest|seit|mehr, links liegen, meidest, mich meid*, niemand redet mit mir, keiner redet mit mir, nicht reden & mit dir kann, redest nicht, sprichst nicht, schweigst, ignorierst, gehst mir aus, aus dem weg, habe ich was falsch, hab ich was, beleidigt & seit|bist|du, schmollst, eingeschnappt, kühl & zu mir|mir gegenüber, distanziert, kein guten morgen, guten morgen & nicht|kein|mal, eiszeit, wir reden kaum, reden kaum, kaum noch miteinander, stille zwischen, ignorier* & mich|uns|du|seit & !nachricht*, schweig*, redet nicht mit mir, redest kein wort, kein wort & mehr|mit mir|red*|seit|sprich*|gesagt, aus dem weg & geh*|gehst, gemieden, komisch zwischen uns, seltsam zwischen uns, stimmung & zwischen|schlecht*|wg|komisch|seit|angespannt|eisig, kalte schulter, schmoll*, beleidigte leberwurst, ausgeschlossen, ausgegrenzt, grüß* & nicht|nie|mehr|mich, wie luft, verstummt, abweisend, zwischen uns & stimmt|los|komisch|steht|seit',
    say: 'das Schweigen zwischen uns',
    ask: {
      explain: 'mir das Schweigen zwischen uns erklären',
    },
  },
  gossip: {
    hear: 'läster*, gelästert, hinter meinem rücken, hintenrum, hinterm rücken, über mich & erzähl*|red*|geredet|sprich*|sag*|beschwer*|herzieh*|gesprochen|läster*, tratsch*, gerede, gerücht*, beschwer* & über mich|nachbarn, schlecht über mich, von .. musste ich hören, musste ich hören, klatsch & tratsch|über, vornerum, sagst es mir und nicht, mir und nicht & anna|anderen|allen|paul, über andere & erfahr*|hör*, von anderen & erfahr*|hör*, hinter meinem, lästert, lästern, geläster, redest über mich, schlecht machst, schlechtmach*, über mich & erzähl*|red*|läster*|sag*, erfahren & von|über & !du sag*, petz*, herziehst, hergezogen, rumerzähl*, herumerzähl*, lästern*, rücken & hinter|meinem & red*|sprich*|erzähl*|läster*|sag*, getratsch*, über mich & erzähl*|red*|sag*|gesagt|herzieh*|lach*|läster*|sprich*|geredet|erzählst, herzieh* & mich|über, schlecht gemacht, falsche schlange, lügen & über|verbreit*, tuschel*, getuschel, anschwärz*, angeschwärzt, intrig*',
    say: 'das Reden hinter meinem Rücken',
    ask: {
      tell_directly: 'es mir direkt sagen statt hinter meinem Rücken',
      stop: 'nicht mehr hinter meinem Rücken reden',
    },
  },
  decisions: {
    hear: 'entscheid*, entschied*, entschluss, beschlossen, ohne mich zu fragen & !mein|meine|foto*, ohne uns zu fragen, ohne absprache, ohne rücksprache, über meinen kopf, gekündigt & ohne|vertrag|internet*, vertrag & gekündigt|abgeschlossen|gewechselt, meine meinung, einbezieh*, einbezogen, bezieht mich, bezieh mich, mitbestimm*, mitreden, mitentscheid*, übergangen, ausgesucht & ohne|neu*, neue mitbewohner*, neuer mitbewohner, neuen mitbewohner, vor vollendete tatsachen, nicht eingeweiht, ausgeschlossen & fühl*|mich, abgestimmt & ohne, habt .. gekauft & ohne, gekauft & ohne|gefragt, verkaufen & während|ohne|urlaub, fragt mich, keiner hat mich gefragt, niemand hat mich gefragt, nicht gefragt, ungefragt & gekauft|geändert|entschied*|gekündigt|gewechselt, entschieden, entscheidungen, abgestimmt, gekündigt & ohne|internet*|vertrag|streaming, gewechselt & ohne|anbieter|schloss, einfach & entschied*|beschlossen|gekauft|gekündigt & ohne, eigenmächtig, vor vollendete, entscheid* & ohne|allein|einfach|gemeinsam|mich|zusammen|alle|über|hinweg|selbst|nicht, entschied* & ohne|allein|einfach|gemeinsam|mich|wer|alle|über|hinweg|schon, entscheidung*, beschließ*, abgesprochen, absprache & ohne|keine|vorher, absprechen, besprich .. vorher|mit uns, besprechen & vorher|gemeinsam|alle|zusammen & !nicht, gefragt hat mich, mich keiner gefragt, niemand gefragt, keiner gefragt, nie gefragt, niemand hat .. gefragt, keiner hat .. gefragt, hat mich niemand|keiner, ohne zu fragen & gekauft|gestrichen|bestellt|verkauft|gekündigt|gewechselt|geändert|eingeladen|weggeworfen, einfach neu verteilt, einfach & gekauft|gestrichen|bestellt|verkauft|gekündigt|gewechselt|geändert|umgestell*|weggeworfen|neu, über unsere köpfe, eigenmächtig*, im alleingang, alleingang, vom nachbarn gehört, nebenbei erfahren, erst .. erfahren, beim frühstück gemerkt, ist verkauft, plötzlich ist & wand|sofa|tisch|weg|neu*, rücksprache, ohne uns, ohne mich & entsch*|besproch*|gekauft|geändert|beschlossen, abstimm* & vorher|alle|wir|gemeinsam',
    say: 'die gemeinsamen Entscheidungen',
    ask: {
      include: 'mich bei Entscheidungen einbeziehen',
      ask_first: 'mich vorher fragen, bevor Entscheidungen fallen',
      stop: 'Entscheidungen nicht mehr ohne mich treffen',
    },
  },
  promises: {
    hear: 'versproch*, versprich*, versprech*, abgemacht, abmachung*, vereinbart* & hatten|war|haben|nicht, hältst du dich, hältst dich nicht, dein wort, wort gehalten, zugesagt, ausrede* & !ausreden lassen|ausreden zu lassen|lass mich, du wolltest doch, du wolltest & giessen|putzen|anrufen|einkaufen|machen|kümmern & !mir, du hast gesagt & dass du|du machst|würdest, wie besprochen, so war das nicht ausgemacht, ausgemacht & war|hatten|haben, hatten wir & besprochen|gesagt|ausgemacht|abgemacht|vereinbart, das hatten wir, versprochen, versprichst, du wolltest, ausreden & immer|nur|wieder & !lass*|lassen, morgen & immer|versproch*|sagst, immer noch nicht & gemacht|erledigt|repariert|geputzt|da, nächste woche & immer|sagst|wieder, wort halten, zusage, ausgemacht & !licht|aus gemacht, vereinbart, vereinbarung*, wolltest du nicht, wolltest & doch|nicht|schon|längst|letzte woche|anrufen|kümmern|reparieren, hattest gesagt, hast gesagt & du|dass|würdest|machst|bringst|rufst, wort & halt*|hältst|gegeben|gehalten|dein, gesagt hast, was ist daraus geworden, rausgekommen & was|vermieter|da, hatten wir nicht, hatten .. gesagt, geschworen, halt dich an, daran halten, immer noch nicht & wolltest|gesagt|versproch*|hast|gemacht, kümmern wolltest, wolltest dich kümmern, seit wochen & wolltest|versproch*|sagst, leere worte, morgen morgen, hoch und heilig',
    say: 'das, was wir vereinbart hatten',
    ask: {
      be_on_time: 'dich an das halten, was wir vereinbart hatten',
      clean_up: 'erledigen, was wir vereinbart hatten',
    },
  },
  jokes: {
    hear: 'witz|witze & !ist das ein witz, scherz*, lustig & nicht|über mich|machst, lachst über mich, machst dich lustig, lustig machen, spott*, verspott*, spruch|sprüche & blöd*|über|mein*|deine|dumme, kommentar|kommentare & mein*|über|deine|blöd*|zu, spitzname*, nenn* & mich & nicht|so|immer, nennst mich, auslach*, ausgelacht, hänsel*, sarkas*, nachäff*, nachmach* & mich, mein gewicht, meinen akzent, mein akzent, bemerkung*, gewitzel, nenn mich, sprüche, dialekt, witze, witz, lustig, spitzname, bemerkungen, kommentare, auslachst, lachst mich aus, mein aussehen, mein körper, meine figur, mein alter, mein dialekt, meinen dialekt, nachmachst, frotzel*, stichel*, veräppel*, verarsch*, aufzieh* & mich|damit, ziehst mich auf, witz*, spruch & blöd*|dumm*|dein|der|gestern|über|mein*, lustig & mach*|findest|nicht|über|gar, aufzieh* & mich, gehänselt, lachen & alle|mich|über|mitleid, lacht & über mich|mich aus|alle, nenn* mich & dick*|noch|nicht|immer|so, bemerkung* & über|gewicht|dein*|mein*|fies*|blöd*, kommentar* & über|gewicht|mein*|dein*|figur|essen|aussehen, nachmach* & akzent|mich, dickerchen, anspielung*, hältst dich für witzig, neck*, bloßstell*, bloßgestellt, lächerlich & mach*|mich|gemacht, streich & gespielt|spiel*',
    say: 'die Witze und Kommentare',
    ask: {
      stop: 'mit den Witzen und Kommentaren aufhören',
      speak_kindly: 'bei Witzen und Kommentaren etwas freundlicher sein',
    },
  },
  criticism: {
    hear: 'kritik, kritisier*, vorwurf & !keinen|draus, vorwürf*, vorwerf* & mir, meckern, meckerst, gemecker, nörgel*, rummecker*, mir die schuld, schuld & gibst|immer ich|ich an allem, belehr*, anschuldig*, beschuldig*, was ich falsch, alles falsch & mache|ich, nichts recht, rumnörgel*, zurechtgewiesen, zurechtweis*, auf mir rum*|herum*, verurteil*, moralpredigt, sprüche über, kritisierst, nörgelst, vorwürfe, vorwerfen, giften, alles schlecht, nichts gut genug, nie gut genug, belehrst, tadel*, beschwerst dich & !über mich, hältst mir vor, vorhält*, vergleichst mich, kontrollier*, bevormund*, oberlehrer*, rumgemecker, kritik*, genörgel, mecker*, gemecker*, beschwer* & über mich|ständig|dich|immer|bei mir, vorwerf*, wirfst mir, wirft mir, stört dich & an mir|etwas|was, dich etwas an mir stört, an mir stört, was gegen mich, etwas gegen mich, erklären wie ich, wie ich mein kind, zu erziehen, besserwiss*, korrigier* & mich, vor allen & kritis*|bloß*|mecker*|zurecht*|anmach*, schuld & gib*|mir|immer ich|bin, unterstell*, mir nichts zu befehlen, an allem & auszusetz*|mecker*|nörgel*, auszusetzen, nicht gut genug, falsch gemacht & habe|hab|ich|etwas, mach* alles falsch, fertigmach*, runtermach*, runterputz*, gemaßregelt',
    say: 'die Kritik',
    ask: {
      stop: 'dich mit der Kritik etwas zurückhalten',
      speak_kindly: 'Kritik etwas freundlicher sagen',
      tell_directly: 'mir Kritik direkt sagen',
    },
  },
  misunderstanding: {
    hear: 'missverst*, missverständnis*, gemeint & wie|was|hast|ob|war|warst, meintest du, meinst du & was|wie|damit, was war damit, verstehe nicht & was|warum|wie|ganz, nicht verstanden, falsch verstanden, unklar*, klarstell*, aufklär*, klären & !sauber, verwirr*, auf mich bezogen, ging das gegen mich, war das auf mich, blick* nicht durch, unsicher & ob|gemeint|was, nicht ganz verstanden, verstanden & nicht|falsch|ganz|sprachnachricht, über gestern reden, gestern & reden|komisch|gemeint, komisch an, kam bei mir, falsch angekommen, falsch aufgefasst, missverstanden, wie war das gemeint, was meintest, nicht sicher ob, irritiert, verwirrt, ich versteh nicht, verstehe ich nicht, klären & können|lass*|kurz|zwischen, aussprache, aussprechen & uns|mal, was sollte & spruch|das|heißen|gestern|?, was sollte das, was soll das heißen, was meinst, gemeint & was|wie|hast|war|du|damit|nicht böse & !nicht böse gemeint|lieb gemeint|gut gemeint, meintest, meinst du & ?, nicht klar & mir|ob|was|wer, unsicher & ob|was, verwechsel*, aneinander vorbei, verstehe nicht & was|warum|wieso|ganz, habe ich .. richtig verstanden, richtig verstanden, in den falschen hals, klären & missverst*|was|etwas, sauer & warst|bist|auf mich|? & !stinksauer, auf wen, an wen, was bedeutet',
    say: 'ein mögliches Missverständnis',
    ask: {
      explain: 'mir erklären, wie es gemeint war, damit kein Missverständnis bleibt',
    },
  },
} as const satisfies ConceptPart;
