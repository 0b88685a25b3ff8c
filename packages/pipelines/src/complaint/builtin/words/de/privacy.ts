import type { ConceptPart } from '../concept-words.ts';

export const PRIVACY = {
  room_entry: {
    hear: 'in mein zimmer, in meinem zimmer & ohne|warst|du|jemand|war|gewühl*|rum & !höre|hör|hört|kalt, mein zimmer & betret*|geh*|reinkomm*|rein|platz*|ohne|tabu|abschliess*|verlass* & !grenzt|neben|unter|direkt, meinem zimmer & raus|fern*|such*|verloren|gewesen, reinplatz*, platzt .. rein, ohne anklopfen, ohne anzuklopfen, ohne zu klopfen, reinkommst, reinkommen & zimmer|klopf*|anklopf*|einfach|bevor, zimmer & betret*|reingeh*|reinkomm*|reingehst|eindring*, anklopf* & rein*|komm*|zimmer|tür|bevor',
    say: 'das Betreten von meinem Zimmer',
    ask: {
      respect_space: 'mein Zimmer nicht betreten, außer ich sage ja',
      knock: 'anklopfen, bevor du mein Zimmer betrittst',
      ask_first: 'vorher fragen, bevor du mein Zimmer betrittst',
      stop: 'mein Zimmer nicht mehr ohne Fragen betreten',
    },
  },
  knocking: {
    hear: 'anklopf*, klopf & an|vorher|bitte|tür, klopfen & an|vorher|tür|bevor, klopfst, geklopft & tür|nicht|an, anzuklopfen, angeklopft',
    say: 'das Anklopfen',
    ask: { knock: 'kurz anklopfen und warten' },
  },
  personal_items: {
    weak: 'meine sachen, meinen sachen, mein zeug, meinem zeug',
    hear: 'an meine sachen, an meinen sachen & warst|gehst|gewesen|rum*|geh, an meinem zeug, anfass* & meine|mein|sachen, fass & mein*|sachen & an|nicht, angefasst & mein*, durchwühl*, wühl* & mein*|sachen|schrank|zimmer|schublade*, herumschnüffel*, schnüffel*, meine schublade*, mein tagebuch, meine tasche & wühl*|durch*|geh*|offen, meine handtasche, mein portemonnaie, meinen schreibtisch & wühl*|durch*|anfass*, finger weg & sachen|meinen|meinem, meine creme, meine zahnbürste, meine schminke, mein parfüm, mein rasierer, pfoten weg, meine sachen & anfass*|durch*|verstell*|räum*|berühr*|finger|wühl*, umgeräumt & mein*',
    say: 'meine persönlichen Sachen',
    ask: {
      respect_space: 'meine persönlichen Sachen in Ruhe lassen',
      ask_first: 'vorher fragen, bevor du meine persönlichen Sachen anfasst',
      stop: 'meine persönlichen Sachen nicht mehr anfassen',
    },
  },
  borrowed_items: {
    hear: 'ausleih*, ausgelieh*, geliehen*, leih*, ausborg*, geborgt, borgen, das benutzen von, benutz|benutzt|benutzen|benutze & mein|meine|meinen|meiner|meins & !konto|handtuch|handtücher|amazon|netflix|klobürste, nimm|nimmst|nimmt|nehmen|genommen|weggenommen & mein|meine|meinen|einfach|ohne & !essen|joghurt|käse|platz|pfand|kopfhörer .. an|müll|rücksicht|zeit|wäsche|haare, zurückgeb*, gib .. zurück, zurückgibst, wiedergeb*, wiederhaben, zurück & mein|meine|meinen|brauche|bräuchte|wann|bekomm*|krieg* & !schreib*|komm, mein ladekabel, mein ladegerät, meine bohrmaschine, mein fahrrad & benutz*|nimm*|genommen|frag*|leih*, mein rad & benutz*|nimm*|genommen|frag*|leih*, mein auto & benutz*|nimm*|genommen|frag*|leih*, mein shampoo, mein duschgel, mein föhn, mein werkzeug, meinen koffer, mein regenschirm, meinen regenschirm & !gesehen, meine tasse, meinen topf, meine pfanne, mein buch, meine kopfhörer & genommen|benutz*|zurück|weg',
    say: 'das Benutzen von {myDative}',
    ask: {
      ask_first: 'mich vorher fragen, bevor du {my} benutzt',
      return: 'mir {my} zurückgeben',
      replace: '{my} ersetzen',
      stop: '{my} nicht mehr benutzen',
    },
  },
  clothes: {
    hear: 'meine klamotten, meine kleidung, mein pulli, meinen pulli, mein pullover, meinen pullover, meine jacke, mein hemd, mein kleid, meine hose, meine jeans, mein t shirt, mein tshirt, meinen mantel, mein mantel, meinen schal, mein schal, meine socken, meine mütze, meine bluse, meine unterwäsche, meine schuhe & anzieh*|angezogen|trag*|getragen|leih*, meinen hoodie, mein hoodie, pulli & ausgelieh*|zurück|trockner|eingelaufen|anzieh*, meine sachen & anzieh*|angezogen|trägst|getragen',
    say: 'meine Kleidung',
    ask: {
      ask_first: 'vorher fragen, bevor du meine Kleidung anziehst',
      return: 'mir meine Kleidung zurückgeben',
      stop: 'meine Kleidung nicht mehr anziehen',
    },
  },
  food_taken: {
    hear: 'mein essen, meinem essen, meine lebensmittel, meinen käse, mein käse, meine milch, mein joghurt, meinen joghurt, meine joghurts, mein brot, meine eier, mein bier, mein wein, meinen wein, mein kaffee & getrunken|leer|genommen|weg, meinen kaffee & getrunken|leer|nimm*|trink*, meine reste, meine schokolade, meine pizza, mein saft, meinen saft, meine butter, mein müsli, meine wurst, mein schinken, meine kekse, mein obst, mein eis & gegessen|weg|aufgegessen, meine vorräte, iss|isst|esst|gegessen|aufgegessen|essen|weggegessen|aufgefuttert|gefuttert|futter* & mein*|von meinem|weg & !wohnzimmer|zimmer, ausgetrunken, weggetrunken, trinkst mein*, getrunken & mein*, mein fach & ess*|iss|nimm*|weg|joghurt*|kühlschrank, meinem fach, beschrift* & essen|joghurt*|lebensmittel|name, käse|joghurt*|milch & weg|verschwunden|leer|aufgegessen|schon wieder|fehlt, schnorr*',
    say: '{my}',
    ask: {
      ask_first: 'vorher fragen, bevor du {my} nimmst',
      stop: '{my} nicht mehr essen',
      replace: '{my} ersetzen',
      respect_space: 'mir {my} lassen',
    },
  },
  mail: {
    hear: 'meine post, briefkasten*, mein brief, meinen brief, meine briefe, brief|briefe & geöffnet|aufgemacht|gelesen|mein*|bank|post, paket|pakete|päckchen & geöffnet|aufgemacht|angenommen|mein*|abgeholt|wo|verschwunden, umschlag & offen|auf|geöffnet, post & geöffnet|aufgemacht|gelesen|mein* & !postit',
    say: 'meine Post',
    ask: {
      respect_space: 'meine Post für mich liegen lassen',
      stop: 'meine Post nicht mehr öffnen',
      give_notice: 'mir Bescheid sagen, wenn Post für mich kommt',
      return: 'mir meine Post zurückgeben',
    },
  },
  private_messages: {
    hear: 'mein handy & !nummer|laden|leih*, meinem handy, meinem laptop, meinen laptop & !leih*, mein laptop & !leih*|ladekabel, meine nachrichten & gelesen|lies*|les*|mitles* & !beantwort*|antwort*, meine chats, meine mails & les*|gelesen, mitgelesen & mein*|nachrichten|chat*, mitlesen, meinem computer, meinem rechner, meinem pc',
    say: 'meine privaten Nachrichten und Geräte',
    ask: {
      respect_space: 'meine privaten Nachrichten und Geräte in Ruhe lassen',
      stop: 'meine privaten Nachrichten nicht mehr lesen',
      keep_private: 'meine privaten Nachrichten privat lassen',
    },
  },
  photos: {
    hear: 'foto*, bild von mir, bilder von mir, bilder & gepostet|hochgeladen|insta*|mir, video|videos & mir|von mir|gepostet|hochgeladen|gefilmt, gefilmt, filmst, filmen & mich|ohne, insta, instagram, tiktok, story & mich|mir|insta*|gepostet, kamera, selfie*, fotografier*',
    say: 'die Fotos',
    ask: {
      ask_first: 'vorher fragen, bevor du Fotos machst oder teilst',
      stop: 'keine Fotos mehr von mir veröffentlichen',
      keep_private: 'die Fotos privat halten',
      move: 'die Kamera anders ausrichten, damit keine Fotos entstehen',
    },
  },
  eavesdropping: {
    hear: 'lausch*, belausch*, mithör* & gespräch*|telefon*|mein*, hörst mit, mitgehört, an der tür & hör*|lausch*|ohr|steh*, horch*, ausspionier*, spionier*',
    say: 'das Mithören bei meinen Gesprächen',
    ask: {
      respect_space: 'meine Gespräche privat lassen, ohne Mithören',
      stop: 'das Mithören bei meinen Gesprächen lassen',
    },
  },
  private_matters: {
    hear: 'privatleben, privatsache*, privates & erzähl*|weiter*|ausgeplaud*, meine privaten angelegenheiten, mein geheimnis, geheimnis*, im vertrauen, anvertrau*, weitererzähl*, weiter erzählt, herumerzähl*, rumerzähl*, nur dir erzählt, dir erzählt & nur|allen|anderen|jetzt|alle, erzählst|erzählt|erzählen|verrat*|plauder* & allen|anderen|jedem|überall|nachbarn|freunden & mein*|von mir|mich|dass ich|über & !lügen über, meine therapie, therapie & mache|erzählt|weiss, meine trennung, mein gehalt, was ich verdiene, meine gesundheit, meine diagnose, meine beziehung, geht dich nichts an, geht keinen was an, geht niemanden, neugierig*, persönliche fragen',
    say: 'meine privaten Angelegenheiten',
    ask: {
      keep_private: 'meine privaten Angelegenheiten für dich behalten',
      stop: 'meine privaten Angelegenheiten nicht mehr weitererzählen',
    },
  },
  personal_space: {
    hear: 'privatsphäre & !bad|badezimmer|dusche, mein freiraum, freiraum, für mich & stunde|zeit|brauche|moment|allein|abend|erstmal, allein sein, alleine sein, zeit für mich, meine ruhe, in ruhe lass*|gelassen|zu lassen, lass mich in ruhe, lasst mich in ruhe, mal allein*, abstand & brauche|bisschen|etwas|halt*, grenzen & respekt*|meine|überschreit*|setz*, bedräng*, zu nah, luft zum atmen, rückzug*, eigenen raum',
    say: 'meinen Freiraum',
    ask: { respect_space: 'mir etwas Freiraum lassen', stop: 'meinen Freiraum respektieren' },
  },
  bathroom_privacy: {
    hear: 'bad/badezimmer/dusche/klo & reinkomm*|reinplatz*|platz*|rein|abschliess*|nackt|während ich, privatsphäre & bad|badezimmer|dusche|klo',
    say: 'die Privatsphäre im Bad',
    ask: {
      knock: 'anklopfen, bevor du ins Bad kommst',
      respect_space: 'mir meine Privatsphäre im Bad lassen',
    },
  },
  accounts: {
    hear: 'passwort*, passwörter, mein konto & !bank|überweis*|geld, amazon konto, netflix konto, mein netflix, mein spotify, mein amazon*, mein account, meinen account, meinem account, meinem konto & !bank|überweis*|geld, zugangsdaten, wlan passwort, login, logindaten',
    say: 'meine Konten und Passwörter',
    ask: {
      ask_first: 'vorher fragen, bevor du meine Konten oder Passwörter benutzt',
      stop: 'meine Konten nicht mehr benutzen',
      keep_private: 'meine Passwörter für dich behalten',
    },
  },
} as const satisfies ConceptPart;
