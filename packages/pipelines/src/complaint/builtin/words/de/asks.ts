import type { AskTable } from '../concept-words.ts';

export const ASKS_DE: AskTable = {
  turn_down: {
    hear: 'leiser, leise & bitte|sei|seid|sein|mach*|etwas|dreh*|stell*, runterdreh*, dreh .. runter|leiser, runter & dreh*|mach*|musik|bass|lautstärke, lautstärke, ruhe & brauche|bitte|gib|gebt|jetzt|endlich|nachmittag*|abends, weniger lärm|laut|krach, mach .. leiser|aus & musik|radio|bass, ruhig & sei|seid|etwas|sein|zeiten, ruhige zeiten, zu laut, so laut, nicht so laut, halt & klappe|mund|fresse|maul, klappe, weniger wird, zu einer anderen zeit, leiser, ruhe da, lautstärke, runter & musik|bass|lautstärke|ton, zimmerlautstärke, flüster*, gepolter, nicht so laut, ruhe da, ruhe bitte, brauche ruhe, brauche .. ruhe, etwas ruhe, bitte leise, leise bitte, etwas leise*, leise sein, mal leise',
    say: 'etwas leiser sein',
  },
  use_headphones: {
    hear: 'kopfhörer & !aufhabe|auf habe, headset & nimm*|setz*|benutz*|bitte, ohrhörer, airpods, ohrstöpsel & du',
    say: 'Kopfhörer benutzen',
  },
  stop: {
    hear: 'aufhör*, hör .. auf & !musik .. auf, hört auf, lass das, lass es, lasst das, unterlass*, stopp, stop, nie wieder, nicht mehr & bitte|möchte|will|mache|mach|so|das|hören|benutzen|ohne|lesen|lass|mehr & !kann nicht mehr|pack|leben|verzeih, schluss & damit|jetzt|mit|ist, keine mehr, keine .. mehr, kein .. mehr, möchte das nicht, will das nicht, ich will nicht, ich möchte nicht, das war das letzte mal, mache ich nicht mit, nicht nochmal, bleiben lassen, lassen & bitte das|sein, sein lassen, auf zu & hör, zurückhalten, respektieren, mithören bei, lass das, nicht mehr, nenn mich nicht, nimm .. nicht, hör auf, hört auf, will nicht, möchte nicht, ich will nicht, mag das nicht, mach das nicht, nicht draussen, nicht ohne, geht für mich nicht, gehen für mich nicht, nicht okay, nicht in ordnung, kein mehr, fass .. nicht, iss .. nicht, benutz .. nicht, öffne .. nicht, stell .. nicht, schluss, es reicht, unterlasse, lass die & nicht, lass den & nicht',
    say: 'damit aufhören',
  },
  ask_first: {
    hear: 'frag* & vorher|bevor|erst|bitte|mich|ohne|nie & !fragst|frage mich|rumfrag*, vorher fragen, ohne zu fragen, ohne mich zu fragen, ungefragt, um erlaubnis, ohne erlaubnis, frag bitte, erst fragen, ohne bescheid & nimm*|mein*|benutz*, ohne zu fragen, ohne fragen, frag, fragst, fragt, fragen & vorher|bevor|bitte|mich|erst, vorher fragen, um erlaubnis, ohne erlaubnis, ohne meine erlaubnis, bevor du & nimmst|benutzt|öffnest|einlädst|isst|änderst',
    say: 'mich vorher fragen',
  },
  clean_up: {
    hear: 'putzen & !putzplan, putz & bitte|das|die|den|dein*, putzt, sauber mach*, sauber & mach*|hinterlass*|gemacht|halt*|werden, saubermach*, aufräum*, räum .. auf|weg, aufgeräumt, wegräum*, abspül*, spül*|spülst|spülen & !spülmaschine|spülung, abwasch*, abwisch*, wisch*, wegwisch*, feg*, kehr & !zurück, saug & bitte|den|die, klobürste, mach .. weg, mach es selber weg, wegmach*, hol .. haare, haare & hol*|nehmen|raus|entfern*, abräum*, einräum*, ausräum*, aufhäng*, sortieren, hinterlass* & ordentlich|sauber, etwas gegen den geruch, erledigen was, spülst .. weg, spül .. weg, wegspül*, abspülen, spül, putz, putzt, aufräumen, räum, räumst, wegräumen, wischen, wisch, saugen, saug, sauber machen, saubermachen, schrubb*, abwaschen, ausspülen, ausräumen, einräumen, fegen, abwischen, entkalk*, wegmachen, mach .. weg, mach .. sauber, ordnung & mach*|halt*|bring*, putzen & bitte|könntest|kannst|magst|mal|aufteil*|wollen',
    say: 'aufräumen und sauber machen',
  },
  take_out: {
    hear: 'rausbring*, bring .. raus|weg|runter, raustrag*, runterbring*, wegbring*, müll & raus|bring*|trag*|runter, leer* & eimer|müll*|tonne, nimmst & pfand|müll|altglas|flaschen, pfand & mit|weg*|nimm*|bring*, wegwerf*, entsorg*, rausbringen, bring .. raus|runter|weg, runterbringen, wegbringen, leeren & eimer|müll|tonne, müll & bring*|raus|runter|trag*|dran, raustragen, tonne & rausstell*|raus|stell*, kartons & weg*|altpapier|runter',
    say: 'alles rausbringen',
  },
  return: {
    hear: 'zurückgeb*, gib .. zurück|wieder, zurückgibst, zurückbring*, bring .. zurück, zurück & brauche|bräuchte|hätte|möchte|will|bekomm*|krieg*|haben|geb*|gib, wiedergeb*, wiederhaben, zurückstell*, zurückleg*, bringst du mir .. wieder, bringst .. zurück, bring .. wieder, wieder & bringst|bring|hätte|haben|krieg*|bekomm* & mein*, zurückbringen, wiederhaben, gib mir .. zurück, gib .. wieder',
    say: 'es zurückgeben',
  },
  replace: {
    hear: 'ersetz*, nachkauf*, neu* & kauf*|besorg*|hol*, kauf .. neu*|nach|wieder, besorg* & neu*|klopapier|milch|ersatz, nachfüll*, auffüll* & !fass, bringst du welches, bringst .. mit, mitbringen, nachkaufen, kauf .. neu*, neu kaufen, besorgen, besorgst, kein .. mehr & klopapier|spüli|milch|kaffee|öl|seife, ersetzen, ersetz, ersatz, auffüllen, nachfüllen',
    say: 'es ersetzen',
  },
  share_time: {
    hear: 'absprech* & bad|küche|morgens|zeiten|wasch*|dusch*, kürzer, schneller & dusch*|bad|beeil*, frei lassen, freilassen, teil der zeit|kochzeiten, teilen & zeit*|parkplatz|platz|maschine|fair|internet, abwechsel* & bad|maschine|küche|wohnzimmer|dienstag*, staffel*, aufteil* & zeit*|tage|bad, übrig lassen, übriglass*, dienstags .. donnerstags, stunde duschen|im bad, beeil*, reihenfolge, zeiten & vereinbar*|ausmach*|festleg*, länger als, nach mir, vor mir, erst nach, abends oder, dusch doch, absprechen, staffeln, kürzer, schneller, aufteilen & zeit*|bad|herd|küche|maschine, frei & lass*|halt*|mach* & bad|maschine|küche|herd, nacheinander, beeil*, stunde duschen, eine stunde',
    say: 'es einen Teil der Zeit frei lassen',
  },
  take_turns: {
    hear: 'abwechsel* & putz*|geschirr|müll|küche|bads|boden|spülmaschine|pfand|einkäufen|nutzung, abwechseln, deinen teil & putz*|haushalt|übernehm*|mach*|erledig*|beitrag* & !zahl*, teil beim putzplan, deine woche, dran & bist|du & !danach, an der reihe, reihum, aufteil* & aufgaben|putz*|haushalt|arbeit, mithelf* & haushalt|putz*, nur noch mein eigenes, deins lasse ich, deinen beitrag, dran & bist|du|woche, aufteilen, aufteilung, abwechseln, abwechselnd, deine woche, reihum, deinen teil, teil & haushalt|putz*|beitrag*, mithelfen, mal du, auch mal & putz*|müll|machst, diesmal lasse ich, du bist diese woche, zum dritten mal, in folge',
    say: 'deinen Teil übernehmen',
  },
  be_on_time: {
    hear: 'pünktlich*, rechtzeitig & komm*|sei|da|bitte, halt* & an das|an die abmachung|dein wort|versprech*|an absprachen|vereinbart, hältst & dich|du dich & nicht|nie & bitte, sei um .. da, da sein & pünktlich|um|termin*, nicht zu spät, mach .. was du versproch*, wie versprochen, pünktlich, rechtzeitig, sei da, um .. da sein, halte dich, halt dich an, dein wort, wie abgemacht, wie besprochen, wie versprochen, nicht zu spät',
    say: 'pünktlich sein',
  },
  talk: {
    hear: 'reden & können|wollen|lass|lasst|müssen|sollten|gemeinsam|zusammen|in ruhe|darüber|drüber|mit mir|mal|möchte|würde & !nicht reden|hinter|ton|leiser|lassen, zusammensetz*, hinsetz* & zusammen|gemeinsam|mal|wir, gespräch & suchen|führen|haben|gern|können|zeit, besprech* & können|wollen|lass*|gemeinsam|mit mir|das, rede mit mir, red mit mir, sprechen & können|darüber|mal|wollen|möchte|zusammen & !leiser, unterhalten & mal|können|wollen|darüber, durchgehen & mit mir, quatschen & mal darüber|können wir, drüber reden, darüber reden, können wir & reden|sprechen|besprechen|unterhalten|klären, reden & können|lass*|gestern|darüber|drüber|mal|wollen, sprechen wir, gehen .. durch & aufgaben|kosten|liste|plan, treffen wir uns, zusammensetzen, setzen wir uns, kaffee & reden|quatschen|zusammen, aussprache, klären & können|lass*|mal, gespräch',
    say: 'mit mir darüber reden',
  },
  explain: {
    hear: 'erklär*, warum & !kannst du nie|immer, wieso, weshalb, was war|ist los|passiert, wie hast du, wie meinst, was meinst, gemeint & wie|was|hast|ob, weisst du & ?|wann|wer|wie|warum|wo|ob|noch, wer hat|war|ist & ?, wer & ?, hast du & ? & gesehen|genommen|benutzt|geöffnet|gelesen|aufgemacht|gegessen|mein*, warst du & ?, wann & ?, wo ist|sind|warst & ?, wie ist das passiert, bist du & ? & sauer|böse|noch, ist das & ?, stimmt & es|das & ?, kommt das, was soll das, sag mir & warum|was|wie|wer, mehr dazu sagen, etwas dazu sagen, klarstell*, aufklär*, bin unsicher, frage & kurze|eine|hab|habe & !fragen, ? & !kannst|könntest|könnt|können wir|würdest|magst|bitte|wollen wir|hättest|wärst|machst du|bringst du|sagst du|nimmst du|treffen wir|stellst du|gibst du|spülst du|ja, warum, wieso, wer hat, wer war, was war, warst du das, hast du & ?, kommt & ? & oder, willst du & ? & oder, ist & ? & oder|bei dir|das, weisst du, wo ist',
    say: 'mir etwas mehr dazu sagen',
  },
  give_notice: {
    hear: 'bescheid, vorher sagen, sag & vorher|bitte vorher|rechtzeitig|wenn & mir|uns|bescheid, ankündig*, vorwarn*, im voraus, vorab & sag*|info*|wiss*|schreib*, rechtzeitig & sag*|info*|wiss*|bescheid, informier* & mich|bitte|vorher, schreib mir & wenn|vorher|kurz, melde dich & wenn|vorher, früher sagen, vorher wissen, eintragen, sagst du & vorher|wann, sagst du mir, sag mir & bis|wann|ob|vorher|wenn, ob .. kommt, bis donnerstag|freitag|montag|dienstag|mittwoch|sonntag|samstag & ob|bescheid|sag*|wiss*, bescheid, vorher wissen, schreib mir & wenn|vorher|kurz|ob, rechtzeitig wissen, vorwarnung, ankündigung, lass mich wissen',
    say: 'mir vorher Bescheid sagen',
  },
  respect_space: {
    hear: 'in ruhe & lass*|mich|meine, lass mich, für mich & stunde|zeit|brauche|allein|erstmal|abend, privatsphäre, freiraum, respektier* & mein*|zimmer|grenzen|privat*|schlaf|ruhe, finger weg, nicht anfassen, nicht an mein*, nicht in mein*, mein zimmer nicht, in mein zimmer & nicht|niemand|jemand|möchte|kein*, nicht .. betret*, nicht betreten, raus aus meinem, bleib|bleibt .. raus|weg, fernbleib*, allein* & sein|lass*|brauche|möchte, abstand, mir .. lassen & essen|käse|joghurt*|nutzung|ruhe|privat*, liegen lassen & post, stör* & nicht|mich|bitte, privat lassen, nicht wecken, pfoten weg, nicht durchsuch*, durchsuchst, draufschaust, geht niemanden, geht keinen, geht dich nichts, sprich mich .. nicht, nicht ansprechen, nicht vor dem, brauche es & für mich|zeit, brauche & wohnzimmer|schreibtisch|tisch|bad|ruhe|raum, für mich, in ruhe, finger weg, pfoten weg, nicht an mein*, nicht in mein*, meine sachen & nicht|lass*, mein zimmer & nicht|tabu, respektier*, mein handy & nicht|niemand*, ungestört',
    say: 'mir da etwas Freiraum lassen',
  },
  knock: {
    hear: 'anklopf*, klopf* & vorher|bitte|tür|an|warte*, angeklopft, anzuklopfen, anklopfen, klopf, klopfst, klopfen, angeklopft, klopfe',
    say: 'vorher anklopfen',
  },
  agree: {
    hear: 'einig*, kompromiss*, lösung*, vereinbar* & mit mir|gemeinsam|können|wollen|lass*|wir, absprach*, absprech* & gemeinsam|können wir|heizung, ausmachen & gemeinsam|können|wollen|zeiten, plan & machen|wollen wir|gemeinsam*, gemeinsam & überleg*|lösung|finden|schau*, in der mitte & treffen, mittelweg, einen weg finden, überleg* & wie wir|gemeinsam|zusammen, einigen, absprechen, absprache, aufteilen & wollen|können|lass*, vereinbaren, lösung, kompromiss, plan & machen|wollen|aufstell*, regeln & wie wir|das|können, ausmachen, wie machen wir',
    say: 'gemeinsam eine Lösung finden',
  },
  limit: {
    hear: 'seltener, weniger oft, nicht so oft, so oft, zu oft, weniger & nächte|besuch|gäste|nachrichten|mal|schreiben|verbrauchen & !lärm, nicht jeden & tag|abend|nacht, jedes wochenende & hier|da, jeden tag & hier|da|freund*, ständig hier, einschränk*, reduzier*, begrenz*, wohnt & quasi|praktisch|fast|hier, höchstens & nächte|mal, nicht mehr 30|so viele, auf vor, vor 20 uhr, nächte pro woche, nächte die woche, von sieben, vier nächte, fünf nächte, zu oft, so oft, jede nacht & hier|da|schläft, schnorrer, raus & schmeiss|hotel, kein hotel, höchstens, maximal, nicht mehr als, seltener, einmal die woche & nur|reicht, so viele, vor sechs & üb*|spiel*',
    say: 'das etwas seltener machen',
  },
  reply: {
    hear: 'antworten, antworte & bitte|mir|mal|doch|endlich, antwortest & bitte|du|?, rückmeldung, zurückschreib*, schreib .. zurück, meld dich, melde dich & zurück|bitte|mal, reagier* & bitte|mal|gruppe, antwort & warte|brauche|bitte, antworten, antworte, antwortest, zurückschreiben, melden & zurück|mal|dich, rückmeldung, ja oder nein, reagieren, kurze antwort',
    say: 'mir antworten',
  },
  listen: {
    hear: 'zuhör*, hör mir zu, hör .. zu, ausreden & lass*|lassen, nicht unterbrech*, ohne unterbrech*, ins wort & nicht|fall*, zuhören, hör mir zu, hörst du mir, ausreden lassen, lass mich ausreden, ausreden, unterbrich mich nicht, nicht ins wort, hinhören',
    say: 'mir kurz zuhören',
  },
  speak_kindly: {
    hear: 'ton & anderer|anderen|ruhig*|freundlich*|dem|diesem|deinen, freundlicher, ruhiger & red*|sprich*|ton|sprech*, respektvoll*, nicht anschrei*, schrei mich nicht, nicht so mit mir, so redest du, so nicht mit mir, höflich*, nicht so anfahr*, netter & red*|sprich*|sein|etwas, in ruhe & sag*|sprich, mit respekt, befehlston, nicht in diesem, nicht in dem ton, anderer ton, freundlich, freundlicher, höflich, respektvoll, ohne zu schreien, nicht so anschrei*, nicht anschreien, ruhig & red*|sprich*|bleib*|sag*, anständig & red*|sprich*|mit mir',
    say: 'freundlicher mit mir reden',
  },
  tell_directly: {
    hear: 'direkt & sag*|sprich*|mir|ansprech*|zu mir, sprich mich, ins gesicht, persönlich & sag*|sprich*|mir|ansprech*, sag es mir & !vorher, sag mir .. direkt|ins|selbst, komm zu mir, ansprechen, von dir & hör*|erfahr*, mit mir statt, statt hinter|über zettel|im gruppenchat, über mich & läster*|beschwer*, lästerst, sagst es mir, sag es mir, sag mir & direkt|selbst|persönlich|ins, mir und nicht, direkt, ins gesicht, persönlich, zu mir kommen, komm zu mir, mit mir sprechen statt, sprich mit mir & statt|direkt, von dir selbst, ansprech*',
    say: 'es mir direkt sagen',
  },
  include: {
    hear: 'einbezieh*, bezieht mich, bezieh mich, einbeziehen, mitentscheid*, mitbestimm*, mitreden, gemeinsam entscheid*, zusammen entscheid*, ohne mich, ohne uns zu fragen, meine meinung, fragt mich & entscheid*|vorher|auch, auch fragen, einbezogen, in die runde fragen, fragt mich, frag mich & mit|auch|vorher|entscheid*, fragt .. mit, mitentscheiden, einbeziehen, bezieht, mitreden, gefragt & werden|mich|nicht|vorher, abstimmen, gemeinsam entscheiden, zusammen entscheiden, meine meinung, ohne mich zu fragen, ohne mich, absprechen & vorher|mit allen|entscheid*',
    say: 'mich einbeziehen',
  },
  keep_private: {
    hear: 'für dich behalt*, behalte* .. für dich, für sich behalt*, nicht weiter*, weitererzähl*, nicht weitersag*, unter uns & bleib*|das, privat & halten|bleib*|lassen, geheim*, vertraulich*, lösch* & foto*|video*|bild*|es|das, nicht posten, nicht hochlad*, niemandem & erzähl*|sag*, nur dir erzählt, erzähl & nicht|niemand*, nicht veröffentlich*, veröffentlichen, war privat, ist privat, privat, im vertrauen, anvertraut, niemandem, nicht weiter, weitererzählt, lösch, löschen, lösch das, nimm .. runter & foto*|bild*|story|video*, ohne meine erlaubnis, ohne mein einverständnis, geheim, geheimnis, nur dir erzählt, hast .. erzählt',
    say: 'das für dich behalten',
  },
  pay: {
    hear: 'überweis*, bezahl*, zahlen & deinen|bitte|teil|miete|anteil|noch & !keinen cent, zahl & bitte|deinen|mir, schuldest, anteil & zahl*|überweis*|miete|rechnung*|dein*, kosten & teil*, beteilig* & kosten|rechnung*|miete|einkauf*, geld zurück, zurückzahl*, einzahl*, teil der & miete|rechnungen|kosten, gibst du mir & euro|geld, euro & gib*|schuld*|zahl*|überweis*|noch|begleich*, schuldig, schuldest, begleichen, begleich*, überweis*, miete & fällig|zahl*|überweis*|noch|spät, rechnung & fällig|zahl*|überweis*|anteil|hälfte|noch, deine hälfte, dein anteil, deinen anteil, geld & zurück|geb*|gib*|überweis*, zahl deinen, zahlst du',
    say: 'deinen Teil zahlen',
  },
  turn_off: {
    hear: 'ausmach*, ausschalt*, mach .. aus & licht|heizung|wecker|fernseher|musik|herd|es, schalt* .. aus|ab, abschalt*, abstell* & heizung|wecker|musik|licht, angelassen & licht|herd|heizung, licht & an|brenn* & lass*|immer|ständig|überall, abdreh*, stecker, ausstell*, nicht ausschalten, machst .. aus, mach .. aus, ausmachen, ausschalten, schalt .. aus, schaltest .. aus, abschalten, abstellen, zieh den stecker, stecker ziehen, licht aus, wecker aus, heizung aus, runterdrehen & heizung',
    say: 'es ausschalten',
  },
  close_door: {
    hear: 'abschliess*, schliess & ab|tür|fenster|bitte, zumach* & tür*|fenster|leise, mach .. zu & tür|fenster|türen, zuzieh*, tür & offen|leise|knall*|zu, türen & leise|knall*|zu, fenster & zu|offen|auf|schliess*, zuknall*, knall* & tür*, türenknall*, zusperr*, zu & fenster|tür|türen & mach*|bitte, mach die & fenster|tür|türen & zu, schliessen & tür|fenster, schliess die, abschliessen, abschließen, zumachen, leise zu, tür leise, türen leise, absperren',
    say: 'es leise zumachen',
  },
  go_outside: {
    hear: 'draussen & rauch*|telefon*|geh*|mach*|bitte, nach draussen, auf dem balkon & rauch*, auf den balkon & geh*|rauch*, vor die tür & geh*|rauch*, vor der tür & rauch*, in einem anderen zimmer, in ein anderes zimmer, in deinem zimmer & telefon*|rauch* .. nicht|zock*|bitte, woanders & rauch*|telefon*, drinnen & rauch*|nicht, draussen & rauch*|telefon*|geh*, im flur gehen, flur & telefon*|anruf*|video*|nicht, auf dem balkon, vor die tür, in deinem zimmer & telefon*|red*|lach*, anderen raum, nicht drinnen, nicht in der wohnung',
    say: 'das draußen oder in einem anderen Zimmer machen',
  },
  move: {
    hear: 'wegstell*, stell .. weg|woanders|um|in, wegräum* & schuhe|kartons|sachen|rad, woanders & hin*|stell*|räum*|park*, umzieh* & küche|zimmer|könnt*|können, umziehen zum, platz mach*, mach* .. platz, frei & halt*|lass*|mach* & flur|parkplatz|spüle|platz|weg|arbeitsplatte|spülbecken, umpark*, fahr .. weg, wäsche & nehmen|nimm*|raus|rausnehm*, platz & lassen|lass*, drübersteigen, im weg & steh*|liegt|ist, ausrichten, steht seit|stehen seit, nicht auf meinem & parken|parkplatz|stellplatz, stellst du, stell .. vom|ins|woanders|weg|in, ins regal, wegstellen, umstellen, räum .. weg, wegräumen & schuhe|stiefel|kisten|kartons|rad, woanders, in den keller, in dein zimmer, platz machen, im weg, vom fensterbrett, umziehen, umparken, mach .. frei, freimachen',
    say: 'es woanders hinstellen',
  },
  repair: {
    hear: 'reparier*, reparatur*, handwerker & ruf*|hol*|bestell*|anruf*, hausverwaltung & anruf*|bescheid|ruf*|meld*, hausmeister & anruf*|ruf*|bescheid, kümmern & reparatur*|kaputt|tropf*, reparieren, reparierst, repariert & werden|bitte|lass*, hausverwaltung & anruf*|meld*|schreib*|bescheid, vermieter & anruf*|meld*|bescheid, handwerker rufen, klempner rufen, kümmerst du dich',
    say: 'es reparieren lassen',
  },
  help: {
    hear: 'helf*, hilf*, hilfst, unterstütz*, mit anpack*, anpacken, zur hand, kümmer* & haustier|pflanzen|katze|hund & !reparatur*, giess* & kannst|könntest|magst|wolltest|bitte, aufmachen & handwerker|techniker, helfen, hilf mir, hilfst du, fütter*, füttern, giessen & könntest|kannst|magst, aufpassen & könntest|kannst|magst|auf, reinlassen & könntest|kannst|techniker, zur hand gehen, unterstützen, mal mit anpacken, gefallen & tun|tust',
    say: 'mir dabei helfen',
  },
  other: { hear: '', say: '' },
};
