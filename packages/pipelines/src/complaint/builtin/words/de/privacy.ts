import type { ConceptPart } from '../concept-words.ts';

export const PRIVACY = {
  room_entry: {
    hear: 'in mein zimmer, in meinem zimmer & ohne|warst|du|jemand|war|gewühl*|rum & !höre|hör|hört|kalt, mein zimmer & betret*|geh*|reinkomm*|rein|platz*|ohne|tabu|abschliess*|verlass* & !grenzt|neben|unter|direkt, meinem zimmer & raus|fern*|such*|verloren|gewesen, reinplatz*, platzt .. rein, ohne anklopfen, ohne anzuklopfen, ohne zu klopfen, reinkommst, reinkommen & zimmer|klopf*|anklopf*|einfach|bevor, zimmer & betret*|reingeh*|reinkomm*|reingehst|eindring*, anklopf* & rein*|komm*|zimmer|tür|bevor, in mein zimmer & geh*|komm*|platz*|ohne|nicht|warst|rein|einfach, mein zimmer & betret*|betritt*|ohne|nicht|tabu|geh*|warst, reinplatzt, reinplatzen, einfach rein, platzt einfach, stehst plötzlich in meinem, meine tür & auf*|klopf*|zu|geschlossen, setz* .. fuss in, keinen fuss, mein zimmer & geh*|komm*|rein*|betret*|platz*|ohne|einfach|weg|noch|war*|niemand|keiner|tabu & !putz*|laut|höre, meinem zimmer & war*|such*|wühl*|nichts|niemand|jemand|rum*|verloren|aus, zimmer & tabu|reinkomm*|reingeh*|reinplatz*|betret*, meinem bett, mein bett & schläft|schlaf*|gelegen|benutz*|gesessen|gelegt|katze|hund|köter, reingeplatzt, reinmarschier*, hereinspazier*, reinspazier*, abschließen & zimmer|mein, durch mein zimmer',
    say: 'das Betreten von meinem Zimmer',
    ask: {
      respect_space: 'mein Zimmer nicht betreten, außer ich sage ja',
      knock: 'anklopfen, bevor du mein Zimmer betrittst',
      ask_first: 'vorher fragen, bevor du mein Zimmer betrittst',
      stop: 'mein Zimmer nicht mehr ohne Fragen betreten',
    },
  },
  knocking: {
    hear: 'anklopf*, klopf & an|vorher|bitte|tür, klopfen & an|vorher|tür|bevor, klopfst, geklopft & tür|nicht|an, anzuklopfen, angeklopft, klopf* & !herz|handwerk|teppich|wand, geklopft, ohne zu klopfen, ohne klopfen, ohne anzuklopfen',
    say: 'das Anklopfen',
    ask: { knock: 'kurz anklopfen und warten' },
  },
  personal_items: {
    weak: 'meine sachen, meinen sachen, mein zeug, meinem zeug',
    hear: 'an meine sachen, an meinen sachen & warst|gehst|gewesen|rum*|geh, an meinem zeug, anfass* & meine|mein|sachen, fass & mein*|sachen & an|nicht, angefasst & mein*, durchwühl*, wühl* & mein*|sachen|schrank|zimmer|schublade*, herumschnüffel*, schnüffel*, meine schublade*, mein tagebuch, meine tasche & wühl*|durch*|geh*|offen, meine handtasche, mein portemonnaie, meinen schreibtisch & wühl*|durch*|anfass*, finger weg & sachen|meinen|meinem, meine creme, meine zahnbürste, meine schminke, mein parfüm, mein rasierer, pfoten weg, meine sachen & anfass*|durch*|verstell*|räum*|berühr*|finger|wühl*, umgeräumt & mein*, durchsuch* & mein*|sachen, meine sachen & durch*|wühl*|anfass*|nicht|finger|pfoten|privat*, duschgel, mein duschgel, meine cremes, mein schmuck, meine tabletten, meine medikamente, meine brille, meine bürste, mein kulturbeutel, meine unterlagen, mein notizbuch, mein schrank & geh*|wühl*|offen|auf*, meinem schrank, kleiderschrank & finger|meinem|mein, mein regal & nimm*|wühl*, an mein & schrank|regal|schublade|tasche, meine schubladen, mein regal, meinem regal & !kühlschrank|essen, meine bücher, meinen büchern, meinem schreibtisch, meinen schreibtisch, mein schreibtisch, schublade & meine*|nachttisch*, nachttischschublade, meine kosmetik, mein make up, meine creme*, mein parfum, mein shampoo, unterlagen & meine|schublade|schreibtisch|durch*|liegen, meine tasche & wühl*|durch*|geh*|such*, meinen sachen, meine sachen & !nass*|maschine|wäsche|trockner, an meine & sachen|schublade*|tasche|bücher, wühl*, durchsuch*, rumschnüffel*, umsortiert, umgeräumt & mein*|sachen|regal|schrank, finger weg, die finger & lass*|weg|von, drecksfinger*, angefasst & mein*|sachen, fass* & mein*|sachen|nicht & an, gemeinschaftsgut, nichts zu suchen, was zu suchen, mein kissen, meine decke, mein geldbeutel, mein pass, meinen schrank & !kleid*|klamott*|lebensmittel, persönliche sachen, allgemeingut',
    say: 'meine persönlichen Sachen',
    ask: {
      respect_space: 'meine persönlichen Sachen in Ruhe lassen',
      ask_first: 'vorher fragen, bevor du meine persönlichen Sachen anfasst',
      stop: 'meine persönlichen Sachen nicht mehr anfassen',
    },
  },
  borrowed_items: {
    hear: 'ausleih*, ausgelieh*, geliehen*, leih*, ausborg*, geborgt, borgen, das benutzen von, benutz|benutzt|benutzen|benutze & mein|meine|meinen|meiner|meins & !konto|konten|passw*|handtuch|handtücher|amazon|netflix|klobürste, nimm|nimmst|nimmt|nehmen|genommen|weggenommen & mein|meine|meinen|einfach|ohne & !essen|joghurt|käse|platz|pfand|kopfhörer .. an|müll|rücksicht|zeit|wäsche|haare, zurückgeb*, gib .. zurück, zurückgibst, wiedergeb*, wiederhaben, zurück & mein|meine|meinen|brauche|bräuchte|wann|bekomm*|krieg* & !schreib*|komm, mein ladekabel, mein ladegerät, meine bohrmaschine, mein fahrrad & benutz*|nimm*|genommen|frag*|leih*, mein rad & benutz*|nimm*|genommen|frag*|leih*, mein auto & benutz*|nimm*|genommen|frag*|leih*, mein shampoo, mein duschgel, mein föhn, mein werkzeug, meinen koffer, mein regenschirm, meinen regenschirm & !gesehen, meine tasse, meinen topf, meine pfanne, mein buch, meine kopfhörer & genommen|benutz*|zurück|weg, nimm mein*, nimmst mein*, genommen & mein*|wer|meinen|meine, benutzt mein*, benutz mein*, benutze mein*, benutzt & mein* & !konto|konten|passw*, leihst, ausgeliehen, ausleihen, geliehen, verliehen, borgst, bringst du mir .. wieder|zurück, wiederbring*, wieder & bringst|bekomm*|haben|krieg*|zurück & mein*, mein zelt, meine kamera, mein kabel, meine gitarre & nimm*|benutz*|leih*|genommen, meinen mixer, mein raclette, meine schere, meine luftpumpe, meinen helm, wo ist mein*, wo sind meine, hast du mein* & gesehen|genommen|benutzt|geliehen, meine säge, leert sich, immer leerer, verleih*, zurückgegeben, bring .. zurück, bring .. wieder, rück .. raus, rausrück*, ladekabel, ladegerät, mein koffer, mein rad & nimmst|genommen|benutz*|ausge*, mein fahrrad & nimmst|genommen|benutz*|ausge*|weg, meinen föhn, mein bügeleisen, meine kopfhörer, mein laptop & benutz*|nimmst|genommen|ausge*, mein schirm, meinen schirm, mein rucksack, mein topf, mein messer, meine lieblingstasse, mein adapter, mein akku*, ohne zu fragen & genommen|nimmst|benutz*|mein*|nehm*, ungefragt & mein*|nimm*|genommen|benutz*|nehm*, einfach genommen, seit .. bei dir, langfinger, geklaut & !essen|joghurt|käse|milch, gemopst, wo ist mein|meine & !essen|joghurt|käse|milch|paket|post|brief, eingesteckt & mein*, mitgenommen & mein*|einfach, roller & mein*|genommen|ausge*',
    say: 'das Benutzen von {myDative}',
    ask: {
      ask_first: 'mich vorher fragen, bevor du {my} benutzt',
      return: 'mir {my} zurückgeben',
      replace: '{my} ersetzen',
      stop: '{my} nicht mehr benutzen',
    },
  },
  clothes: {
    hear: 'meine klamotten, meine kleidung, mein pulli, meinen pulli, mein pullover, meinen pullover, meine jacke, mein hemd, mein kleid, meine hose, meine jeans, mein t shirt, mein tshirt, meinen mantel, mein mantel, meinen schal, mein schal, meine socken, meine mütze, meine bluse, meine unterwäsche, meine schuhe & anzieh*|angezogen|trag*|getragen|leih*, meinen hoodie, mein hoodie, pulli & ausgelieh*|zurück|trockner|eingelaufen|anzieh*, meine sachen & anzieh*|angezogen|trägst|getragen, roten schal, schal, kleiderschrank, das hemd, meine strickjacke, meine regenjacke, mein anzug, meine krawatte, meine leggings, mein schlafanzug, meinen gürtel, meine ohrringe, meine kette, meine sneaker & trag*|getragen|an|anzieh*, meinen rock, meine kleider, pulli, pullover, angezogen & mein*, trägst mein*, anziehst & mein*, meinen .. schal|pulli|mantel|hoodie|rock|hut, meine .. jacke|hose|bluse|mütze, klamotten & mein*|verleih*|anzieh*|trägst|angezogen|schrank|leih*, meine lederjacke, lederjacke, meine jacke*, meine pullis, meine hoodies, meine hose*, meine hemden, mein shirt, meine schuhe & an|getragen|trägst|ausge*|anzieh*|gezogen, meine weste, an dir zu sehen, an meinen schrank, meinen schrank bitte zu',
    say: 'meine Kleidung',
    ask: {
      ask_first: 'vorher fragen, bevor du meine Kleidung anziehst',
      return: 'mir meine Kleidung zurückgeben',
      stop: 'meine Kleidung nicht mehr anziehen',
    },
  },
  food_taken: {
    hear: 'mein essen, meinem essen, meine lebensmittel, meinen käse, mein käse, meine milch, mein joghurt, meinen joghurt, meine joghurts, mein brot, meine eier, mein bier, mein wein, meinen wein, mein kaffee & getrunken|leer|genommen|weg, meinen kaffee & getrunken|leer|nimm*|trink*, meine reste, meine schokolade, meine pizza, mein saft, meinen saft, meine butter, mein müsli, meine wurst, mein schinken, meine kekse, mein obst, mein eis & gegessen|weg|aufgegessen, meine vorräte, iss|isst|esst|gegessen|aufgegessen|essen|weggegessen|aufgefuttert|gefuttert|futter* & mein*|von meinem|weg & !wohnzimmer|zimmer, ausgetrunken, weggetrunken, trinkst mein*, getrunken & mein*, mein fach & ess*|iss|nimm*|weg|joghurt*|kühlschrank, meinem fach, beschrift* & essen|joghurt*|lebensmittel|name, käse|joghurt*|milch & weg|verschwunden|leer|aufgegessen|schon wieder|fehlt, schnorr*, meine linsen, meine suppe, mein hähnchen, mein reis & gegessen|weg, meinen salat, meine nudeln & gegessen|weg, meine marmelade, meinen honig, meinen thunfisch, meine sahne, meine bananen, meine avocado*, meine getränke, meine cola, mein eis, gegessen & mein*|wer|du hast|halb*|alles, aufgegessen, weggegessen, aufgefuttert, genascht & mein*, getrunken & mein*|wer|milch|bier|wein, leer getrunken, leergemacht & mein*|milch|kaffee, bedienst dich, bedien* & kühlschrank|mein*|fach, mittagessen & gegessen|weg|mein*, mein abendessen, mein frühstück & gegessen|weg, mein fach, an meinem & fach|essen|käse|joghurt, verschwindet & käse|essen|joghurt*|milch, verschwunden & käse|essen|joghurt*|milch, meine hafermilch, joghurt & weg|gegessen|mein*, schokolade & meine|gegessen|weg, meine lasagne, lasagne & meine|gegessen|erwischt|weg, meinen kuchen, mein kuchen, mein kaffee & leer*|getrunken|alle|weg, meinen kaffee, meine nudeln, mein mittagessen, meine chips, weggefuttert, gefuttert, leergetrunken, leergefressen, frisst & uns|mein*|alles|kühlschrank, weggefressen, isst & mein*|sachen|ständig, gegessen & mein*|war meine|wer, wer hat .. gegessen|getrunken|aufgegessen, war meine & dose|schokolade|fach|kühlschrank, meins & kühlschrank|fach|essen, mein fach & kühlschrank|essen|tabu, schmarotzer & essen|kühlschrank|joghurt, klau* & essen|joghurt|käse|milch, bedien* & kühlschrank|essen|mein*',
    say: '{my}',
    ask: {
      ask_first: 'vorher fragen, bevor du {my} nimmst',
      stop: '{my} nicht mehr essen',
      replace: '{my} ersetzen',
      respect_space: 'mir {my} lassen',
    },
  },
  mail: {
    hear: 'meine post, briefkasten*, mein brief, meinen brief, meine briefe, brief|briefe & geöffnet|aufgemacht|gelesen|mein*|bank|post, paket|pakete|päckchen & geöffnet|aufgemacht|angenommen|mein*|abgeholt|wo|verschwunden, umschlag & offen|auf|geöffnet, post & geöffnet|aufgemacht|gelesen|mein* & !postit, pakete, paket, meine pakete, mein paket, post & geöffnet|auf*|meine|briefkasten|an mich, briefe, amazon paket, umschlag, postkarte, kontoauszug*, sendung & angenommen|auf*|mein*, post & !post it|gepostet|postest|posten, paket*, päckchen*, brief & !briefkasten kaputt, briefe*, briefen, briefkasten, kontoauszüge, einschreiben, sendung & paket|für mich|angenommen|abgeholt, lieferung & für mich|angenommen|geöffnet|paket, geöffnet & brief*|post|paket*|mein*, postkarte*, abholschein',
    say: 'meine Post',
    ask: {
      respect_space: 'meine Post für mich liegen lassen',
      stop: 'meine Post nicht mehr öffnen',
      give_notice: 'mir Bescheid sagen, wenn Post für mich kommt',
      return: 'mir meine Post zurückgeben',
    },
  },
  private_messages: {
    hear: 'mein handy & !nummer|laden|leih*, meinem handy, meinem laptop, meinen laptop & !leih*, mein laptop & !leih*|ladekabel, meine nachrichten & gelesen|lies*|les*|mitles* & !beantwort*|antwort*, meine chats, meine mails & les*|gelesen, mitgelesen & mein*|nachrichten|chat*, mitlesen, meinem computer, meinem rechner, meinem pc, mein handy & geh*|draufschau*|les*|geschaut|entsperr*|bildschirm|nimm*|guck*|schau*, draufschaust, meine nachrichten & les*|gelesen|mitles*|lies*, mein laptop & auf*|les*|geschaut|offen|benutz*|guck*, mein tablet, mein whatsapp, meine mails, über die schulter, meinen bildschirm, mein bildschirm, meinen verlauf, chat & mitles*|mein*|gelesen & !gruppenchat, mein laptop & gelesen|geguckt|an|geh*|durch*|offen, meine nachrichten & !antwort*|reagier*|beantwort*, meine e mails, mein tagebuch, mein tablet & gelesen|geguckt|an|geh*, meinen rechner, mitgelesen, mitliest, handy & gelesen|geschnüffel*|durch*|entsperr*|geguckt & mein*, screenshot* & chat*|nachricht*|mein*|geschickt, suchverlauf',
    say: 'meine privaten Nachrichten und Geräte',
    ask: {
      respect_space: 'meine privaten Nachrichten und Geräte in Ruhe lassen',
      stop: 'meine privaten Nachrichten nicht mehr lesen',
      keep_private: 'meine privaten Nachrichten privat lassen',
    },
  },
  photos: {
    hear: 'foto*, bild von mir, bilder von mir, bilder & gepostet|hochgeladen|insta*|mir, video|videos & mir|von mir|gepostet|hochgeladen|gefilmt, gefilmt, filmst, filmen & mich|ohne, insta & foto*|bild*|video*|story|gepostet|hochgeladen|post*, instagram & foto*|bild*|video*|story|gepostet|hochgeladen|post*, tiktok, story & mich|mir|insta*|gepostet, kamera, selfie*, fotografier*, fotos von mir, foto von mir, in deine story, deine story, gepostet, posten & foto*|bild*|video*|mich|mir, hochgeladen, markiert & foto*|bild*|insta*, snapchat, screenshot*, aufgenommen & mich|gespräch*, video von mir, bilder & mir|gepostet|insta*|lösch*|von uns|status|story, bild & mir|gepostet|insta*|lösch*|status|story, film* & mich|uns|heimlich & !filmabend, video & mir|gepostet|lösch*|von mir, videos & mir|gepostet|lösch*|von mir, story, in deinem status, status & foto*|bild*|mir|mich|whatsapp, tiktok & mir|mich|film*|gepostet, kamera & flur|wohnzimmer|aufgestellt|installiert|küche|film*, hochgelad*, markier* & mich|foto*, aufgenommen & mich|heimlich|video',
    say: 'die Fotos',
    ask: {
      ask_first: 'vorher fragen, bevor du Fotos machst oder teilst',
      stop: 'keine Fotos mehr von mir veröffentlichen',
      keep_private: 'die Fotos privat halten',
      move: 'die Kamera anders ausrichten, damit keine Fotos entstehen',
    },
  },
  eavesdropping: {
    hear: 'lausch*, belausch*, mithör* & gespräch*|telefon*|mein*, hörst mit, mitgehört, an der tür & hör*|lausch*|ohr|steh*, horch*, ausspionier*, spionier*, ohr an, ohr & tür|wand, lauschst, belauschst, mithören, hörst bei & telefon*|gespräch*, spionierst, spitzelst, mithör*, zugehört & heimlich|tür|telefon, mit anhör*, an meiner tür & lausch*|steh*|schatten|horch*|ohr, hört jeder & telefon*|wort|was ich, hört man & telefon*|jedes wort|was ich, hören was ich, jedes wort & telefon*|höre|hört|mein*',
    say: 'das Mithören bei meinen Gesprächen',
    ask: {
      respect_space: 'meine Gespräche privat lassen, ohne Mithören',
      stop: 'das Mithören bei meinen Gesprächen lassen',
    },
  },
  private_matters: {
    hear: 'privatleben, privatsache*, privates & erzähl*|weiter*|ausgeplaud*, meine privaten angelegenheiten, mein geheimnis, geheimnis*, im vertrauen, anvertrau*, weitererzähl*, weiter erzählt, herumerzähl*, rumerzähl*, nur dir erzählt, dir erzählt & nur|allen|anderen|jetzt|alle, erzählst|erzählt|erzählen|verrat*|plauder* & allen|anderen|jedem|überall|nachbarn|freunden & mein*|von mir|mich|dass ich|über & !lügen über, meine therapie, therapie & mache|erzählt|weiss, meine trennung, mein gehalt, was ich verdiene, meine gesundheit, meine diagnose, meine beziehung, geht dich nichts an, geht keinen was an, geht niemanden, neugierig*, persönliche fragen, war privat, ist privat, etwas privates, erzählt & was ich|dass ich|von mir|privat*|mein* & marc|allen|anderen|ihm|ihr|jemand*|wg, hast .. erzählt, weitererzählt, ausgeplaudert, verraten & mein*|geheim*|ihm|ihr|allen, mein ex, meine scheidung, mein therapeut, mein arzt, meine schulden, mein liebesleben, meine familie & erzählt|weiter*, vertrauen & missbrauch*|erzählt|gebrochen|dir, geheimnis, geht keinen, geht dich, intime*, erzähl* & jedem|allen|nicht|anderen|mutter|freund*|weiter|überall|leuten|job|privat* & !angefangen zu erzählen, rumerzähl* & privat*|meine*|job|krank*|trennung, ausplauder*, geplaudert & privat*|mein*, vertraul*, anvertraut, privates, privatsache, privatangelegenheit*, meine krankheit, mein ex & erzähl*|jedem, geht .. nichts an, für dich behalten, ausfrag*',
    say: 'meine privaten Angelegenheiten',
    ask: {
      keep_private: 'meine privaten Angelegenheiten für dich behalten',
      stop: 'meine privaten Angelegenheiten nicht mehr weitererzählen',
    },
  },
  personal_space: {
    hear: 'privatsphäre & !bad|badezimmer|dusche, mein freiraum, freiraum & !da etwas freiraum, für mich & stunde|zeit|brauche|moment|allein|abend|erstmal & !waschmaschine|küche|wohnzimmer|bad|kochen|frei lassen, allein sein, alleine sein, zeit für mich & !frei lassen|waschmaschine, meine ruhe, in ruhe lass*|gelassen|zu lassen, lass mich in ruhe, lasst mich in ruhe, mal allein*, abstand & brauche|bisschen|etwas|halt*, grenzen & respekt*|meine|überschreit*|setz*, bedräng*, zu nah, luft zum atmen, rückzug*, eigenen raum, sprich mich & nicht vor|morgens nicht|nicht an, nicht ansprechen, vor dem ersten kaffee, vor meinem kaffee, morgens nicht & reden|ansprech*|an, für mich allein, ruhe haben & zimmer|allein|für mich, tür zu & ruhe|allein|stör*, rückzugsort, rückzug, klammer*, zu viel nähe, umarm*, durchatmen, runterkommen & allein|ruhe|erstmal, abschalten & allein|ruhe|brauche, in frieden, für mich & zeit|brauch*|stunde|allein|hätte|abend|sein & !ist für mich|reicht für mich|wichtig für mich|für mich die|für mich das|frei lassen|waschmaschine, allein & sein|brauch*|zeit|zimmer|lass*|stunde, alleine & sein|brauch*|zeit|lass*, abstand, meine einzige ruhige, abschalten & muss|abends|brauch*, auf die pelle, eng & fühl*|mir zu, luft & brauch*|atmen, sprich mich nicht an, erst ankommen, pause & brauch*|von, stumm & gruppe|schalt*, grenze & meine|respektier*|überschr*, grenzen & meine|respektier*|überschr*, anfassen & mich|nicht, hinterherlauf*, mir zu viel nähe',
    say: 'meinen Freiraum',
    ask: { respect_space: 'mir etwas Freiraum lassen', stop: 'meinen Freiraum respektieren' },
  },
  bathroom_privacy: {
    hear: 'bad/badezimmer/dusche/klo & reinkomm*|reinplatz*|platz*|rein|abschliess*|nackt|während ich, privatsphäre & bad|badezimmer|dusche|klo, während ich dusche, wenn ich dusche & rein*|tür|komm*|platz*, wenn ich im bad bin, wenn ich auf dem klo, badtür & auf|klopf*|rein*|zu, unter der dusche & rein*|komm*|platz*, bad & reinkomm*|reinplatz*|reingeh*|nackt|abschließ*|privatsphäre|für mich|unangenehm|wanne, dusche & reinkomm*|reinplatz*|nackt|rein|während ich, wanne & reinkomm*|für mich|rein, unter der dusche & komm*|rein*|steh*, auf dem klo & komm*|rein*|sitze|tür, badtür, badezimmertür, wenn ich dusche, wenn ich im bad, während ich im bad',
    say: 'die Privatsphäre im Bad',
    ask: {
      knock: 'anklopfen, bevor du ins Bad kommst',
      respect_space: 'mir meine Privatsphäre im Bad lassen',
    },
  },
  accounts: {
    hear: 'passwort*, passwörter, mein konto & !bank|überweis*|geld, amazon konto, netflix konto, mein netflix, mein spotify, mein amazon*, mein account, meinen account, meinem account, meinem konto & !bank|überweis*|geld, zugangsdaten, wlan passwort, login, logindaten, passwort, konto & mein*|netflix|spotify|amazon, mein profil, mein abo, anmelden & netflix|mein*|konto, einloggen, eingeloggt, meine karte & benutz*|bestell*|daten, pin & mein*|karte, passwörter*, meinem netflix, meinem spotify, mein konto & !überweis*|bank, account*, profile & netflix|mein*|disney, zugang & netflix|mein*|passwort, mein amazon, meinem amazon, mein disney, streaming*, abo & mein*|netflix|mitnutz*, ausloggen, pin & mein*|karte|geheim, meine kreditkarte, mein paypal',
    say: 'meine Konten und Passwörter',
    ask: {
      ask_first: 'vorher fragen, bevor du meine Konten oder Passwörter benutzt',
      stop: 'meine Konten nicht mehr benutzen',
      keep_private: 'meine Passwörter für dich behalten',
    },
  },
} as const satisfies ConceptPart;
