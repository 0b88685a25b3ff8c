import type { ConceptPart } from '../concept-words.ts';

export const GUESTS = {
  guests: {
    hear: 'gast & !gastherme, gäste, gästen, besuch & !arzt|besuch bei, besucher*, deine freunde, deinen freunden, deine freundinnen, deine kumpel*, deinem besuch, deine leute, deine clique, freunde & hier|da|einlad*|mitbring*|kommen|bei uns|eingeladen|wohn*, kumpels & hier|da|kommen, leute & zum essen|da|einlad*|eingeladen|mitbring*|hier|bei uns|kommen|gern & !wildfremd*, einladen, einlädst, eingeladen, lädst .. ein, mitbringst & leute|jemand*|freunde|gäste, kumpels, fünf|sechs|vier|acht|zehn|sieben leute|freunde|gäste, viele leute, so viele leute, voller leute, haufen leute, leute einlädst, leute mitbring*, bringst .. mit & leute|jemand*|freund*|kumpel*, lädst, pokerrunde, pokerabend, lerngruppe & hier|wohn*|küche, gesellschaft, kommen leute, leute da, jemanden mit & bring*|nach hause, besuch & !wohnungsbesichtigung|besuch vom handwerker, gast|gäste|gästen, deinen leuten, eure freunde, deinen kumpel*, deine kollegen & hier|küche|wohnzimmer|da, leute & da|hier|vorbeikomm*|eingeladen|mitbring*|wohnung|wohnzimmer|einlad*|kommen, vorbeikomm*, einlad*, mitbringst, anschlepp*, angeschleppt, mitgebracht & leute|freund*|jemand*, keiner von denen, saufkumpan*, wie viele kommen, kommen denn & wochenende|viele|alle, in der kneipe treffen, euch treffen, trefft euch, bude voll, besuchst, fußballverein, mannschaft & hier|küche|wohnzimmer, truppe, horde, meute, bagage',
    say: 'die Gäste',
    ask: {
      give_notice: 'mir Bescheid sagen, bevor Gäste kommen',
      ask_first: 'mich vorher fragen, bevor du Gäste einlädst',
      limit: 'etwas seltener Gäste einladen',
      turn_down: 'etwas leiser sein, wenn Gäste da sind',
      stop: 'keine Gäste mehr mitbringen',
      respect_space: 'mir etwas Ruhe lassen, wenn Gäste da sind',
      clean_up: 'nach deinen Gästen aufräumen',
    },
  },
  overnight_guests: {
    hear: 'übernacht*, schläft|schlafen|schlief|geschlafen|pennt|pennen|penn* & hier|bei uns|bei dir|sofa|couch|wieder|freund*|besuch|gäste|kumpel & !kann|ich kann|kleine|nicht ein|einschlaf*, über nacht & bleib*|da|hier|gäste|besuch, bleibt & nacht|nächte|woche*|länger|wochenende|tage|hier & !bleibt liegen|stehen, bleiben & nacht|nächte|über & gäste|besuch|freund*, nächte & woche|hier|da|pro|freund*, wohnt & hier|praktisch|quasi|schon|fast & !gern|wohnt & nicht hier, eingezogen & freund*|quasi|praktisch|fast, sofa & wochen|schläft|pennt, one night stand*, affäre, bettgeschichte*, tinder*, schläft hier, schlafen hier, schläft bei uns, auf unserem sofa, auf dem sofa & schläft|pennt|lag|lagen|wochen|fremde, pennt hier, übernachtet, übernachten, übernachtung*, von sieben nächten, vier nächte, drei nächte, fünf nächte, jede nacht & hier|da|schläft, luftmatratze, gästematratze, schlafcouch, kein hotel, hotel & hier|kein|wg, schnorrer, rausschmeiss*, quasi eingezogen, eingezogen, eingenistet, nistet, dauergast, wohnt hier, wohnt praktisch, jedes wochenende & hier|da|schläft, schläft in meinem bett, in meinem bett & cousin|freund*|bruder|schwester|schläft|besuch, pennen & hause|hier|sofa|couch|bei, pennt & hier|sofa|couch|bei|schon, seit .. tagen hier, tagen hier & ist|der|sie|schon, nächte pro woche, schlafsack, schlafgast, schlafgäste, matratze & wohnzimmer|besuch|gast|boden, bleibt bis & montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag, bleibt .. über nacht, campiert, hotel & kein|hier|ist, jugendherberge, untergekommen, haust & bei uns|hier|freund, untermieter, nächtig*',
    say: 'die Übernachtungsgäste',
    ask: {
      give_notice: 'mir Bescheid sagen, bevor Übernachtungsgäste kommen',
      ask_first: 'mich vorher fragen, bevor Übernachtungsgäste kommen',
      limit: 'etwas seltener Übernachtungsgäste haben',
      stop: 'keine Übernachtungsgäste mehr haben',
    },
  },
  partner_over: {
    hear: 'dein freund & !freund von dir|freundes|bester, deine freundin, dein partner, deine partnerin, dein macker, dein typ, deine alte, dein mann, deine frau, deinem freund & hier|ständig|wohnt|immer|schläft, deiner freundin, dein lover, deinen freund & hier|ständig|immer|wohnt, seit .. quasi, seit .. eingezogen, dein neuer, deine neue & hier|freundin, turteltauben, pärchen, ihre zahnbürste, seine zahnbürste, mitbewohner mehr, dein schatz, der kerl & hier|schläft|wohn*, sie pennt, er pennt, dein freund & !bester, deinen freund, deinem freund, freund & parasiten|heim|deinen|dein, dein kerl, deinen kerl, dein stecher, deine flamme, deine perle, dein liebster, deine liebste, bei sich zu hause, bei ihr treffen, bei ihm treffen, bei ihr schlafen, bei ihm schlafen, bei ihr & könntet|mal|auch|ab und zu, bei ihm & könntet|mal|auch|ab und zu, mehr besuch von, der ist seit, zu viert & bad|morgens|eng|wohn*|dritt, zu dritt & wohn*|zahl*|eng|bad, zieht .. ein & freund*|er|sie, dein ex & hier, knutsch*, rumknutsch*, fummel*, deine bekanntschaft, dein date, seine sachen & bad|hier|schrank, ihre sachen & bad|hier|schrank, fast eingezogen, dein verlobter, deine verlobte, dein göttergatte, fünftes rad',
    say: 'die Besuche deiner Partnerin oder deines Partners',
    ask: {
      limit: 'deine Partnerin oder deinen Partner etwas seltener hierhaben',
      give_notice: 'mir Bescheid sagen, bevor deine Partnerin oder dein Partner kommt',
      pay: 'die Kosten teilen, wenn deine Partnerin oder dein Partner hier ist',
      ask_first: 'mich vorher fragen, bevor deine Partnerin oder dein Partner kommt',
    },
  },
  unannounced_guests: {
    hear: 'unangekündigt*, ohne ankündig*, unangemeldet*, ohne bescheid & besuch|gäste|leute|freunde|jemand*|mitbring*, bescheid & besuch|gäste|leute|freunde|vorbei*|mitbring*|jemand & !schläft|übernacht*|kommst nicht|wohnzimmer brauchst|isst|bevor gäste kommen|zu besuch kommt|vor den besuchen, ohne vorwarnung & leute|besuch|gäste|freunde, plötzlich & leute|gäste|besuch|fremde|jemand, überraschungsbesuch, spontan & besuch|gäste|leute|freunde, wusste gar nicht dass jemand, wusste nicht dass jemand|besuch|gäste, wer war denn & küche|bad|wohnzimmer|hier, wer war das & küche|bad|wohnzimmer|hier|heute, bescheid & besuch|gäste|leute|freunde|kommen|mitbring*|vorbei* & !schwester|mutter|eltern|übernacht*|schläft|essen|rad|zu sagen|bevor gäste kommen|zu besuch kommt|vor den besuchen, ohne vorwarnung, ohne ankündigung, plötzlich & leute|gäste|besuch|jemand|küche|wohnzimmer, unangemeldet, spontan & besuch|leute|gäste|freunde, steht plötzlich, stehen plötzlich, standen plötzlich, überrascht & besuch|gäste|leute, spontan* & besuch|gäste|leute|freund*|einlad*|party, ohne vorwarnung & besuch|gäste|leute|freund*|jemand|steh*|stand*, ohne bescheid, ohne was zu sagen & besuch|leute|gäste|freund*|einlad*|mitbring*, vorher & besuch|leute|gäste|freund*|einlad*|mitbring*|vorbeikomm*|verein|kommt|kommen & schreib*|sag*|bescheid|frag*|meld*|ankünd*, bescheid & besuch|leute|gäste|freund*|vorbeikomm*|jemand kommt|kommt & !bevor gäste kommen|zu besuch kommt|vor den besuchen|partner|partnerin, wenn leute vorbeikommen, wenn jemand kommt, wenn besuch kommt, auf einmal & leute|fremde|besuch|wohnzimmer|küche, plötzlich & leute|fremde|besuch|gäste|küche stand*, im schlafanzug, im pyjama, ankünd*, stand* plötzlich, hereinschnei*, reinschnei*, unerwartet* & besuch|gäste',
    say: 'die unangekündigten Gäste',
    ask: {
      give_notice: 'mir vorher Bescheid sagen, wenn Gäste kommen',
      limit: 'seltener unangekündigte Gäste haben',
    },
  },
  strangers: {
    hear: 'fremde & leute|menschen|wohnung|typen|hier|personen|in|ständig & !fremde sachen, fremden leuten, fremder & küche|bad|typ|wohnung, wildfremde*, unbekannte*, leute die ich nicht kenne, kenne ich nicht & leute|typ|niemand, nicht kenne & leute|menschen|jemand, typen & kenne|fremd*, airbnb, keiner kennt, niemand kennt, fremder, fremden, unbekannte, wer war das, wer sind die, wer ist das & küche|bad|wohn*|sofa, keine ahnung wer, kenne nicht & leute|typen|die, kenne ich gar nicht, nie gesehen & leute|typ*, jede nacht & eine andere|ein anderer, wildfremd*, fremde & !fremde sachen|handtücher, wer war die & frau|typ*|leute|schlüssel, wer war der & typ|mann|kerl|dusche|küche|sofa, wer zum teufel, wer waren die, wer war denn das, wer ist die & frau|küche|bad|sofa, wer ist der & typ|mann|kerl|küche|bad, irgendwelche leute|typen, irgendein typ, irgendwelche, leuten die ich nicht kenne, typen die, kennt hier keiner, kennt keiner, tinder*, nicht sicher & leute|fremde|wohnung|gäste, unbekannt* & leute|mann|frau|person*|typ*, komische typen|leute|gestalten, couchsurf*',
    say: 'die Leute, die ich nicht kenne',
    ask: {
      give_notice: 'mir Bescheid sagen, bevor Leute kommen, die ich nicht kenne',
      ask_first: 'mich vorher fragen, bevor Leute kommen, die ich nicht kenne',
      stop: 'keine Leute mehr mitbringen, die ich nicht kenne',
    },
  },
  family_visit: {
    hear: 'deine eltern, dein vater, dein papa, dein bruder, deine schwester, deine familie, dein cousin, deine cousine, deine oma, dein opa, deine tante, dein onkel, deine geschwister, deine schwiegereltern, deine kinder, meine eltern & kommen|besuch*, deiner familie & besuch*|hier, deine nichte, dein neffe, dein sohn, deine tochter, schwiegermutter, familie & kommt|besuch*|wochenende|hier, mama & kommt|besuch*|hier, onkel & kommt|besuch*, schwiegereltern, deine mutter & !ich bin nicht deine mutter|nicht deine mutter, deine mama & !nicht deine mama, deine verwandt*, verwandtschaft, familienbesuch, verwandte, sippe, sippschaft',
    say: 'die Besuche deiner Familie',
    ask: {
      give_notice: 'mir Bescheid sagen, bevor deine Familie kommt',
      limit: 'deine Familie etwas seltener hierhaben',
      ask_first: 'mich vorher fragen, bevor deine Familie kommt',
    },
  },
  guest_mess: {
    hear: 'gäste*|besuch|freunde|kumpel*|party|feier|spieleabend|freundin & dreck*|kleb*|klebt|chips|flaschen|müll|aufräum*|putz*|kaputt|kotze*|gekotzt|zerbroch*|scherben|krümel*|chaos|sauerei|dosen|kippen|hinterlass*|wegräum*, gäste|freunde|kumpels|besuch|party|pokerabend|spieleabend|feier & flaschen|bierflaschen|dosen|müll|dreck*|fleck*|kaputt|kippen|krümel*|gläser|kotze|aufräum*|putz*|klo|matsch*, nach der party, nach deiner party, saufkumpan*, gekotzt & treppenhaus|flur|bad|freund*|gäste|kumpel*|besuch, kotze & flur|treppe*|bad|party|feier & !katze*, kippen & blumentöpf*|balkon|flur|boden|party|feier, nach eurer party, nach der feier, eure feier, besuch|gäste|freunde|kumpels|leute & dreck|müll|flaschen|aufräum*|chaos|sauber*|kaputt|geascht|verschütt*|geschirr|gläser|kippen|hinterlass*|liegen lass*|saustall|abwasch*, geascht, bierflaschen & freund*|gäste|überall|party|balkon|samstag|freitag, erbrochen*',
    say: 'das, was die Gäste hinterlassen',
    ask: { clean_up: 'aufräumen, was die Gäste hinterlassen' },
  },
  keys: {
    hear: 'schlüssel* & !schlüsseldienst, hausschlüssel, wohnungsschlüssel, zweitschlüssel, schlüssel, ersatzschlüssel, schlüsselbund, ausgesperrt, schlüssel & verlor*|gegeb*|nachmach*|kopie, türcode, haustürcode, code & tür|haus|eingang, nachmachen lass*, nachgemacht',
    say: 'die Schlüssel',
    ask: {
      return: 'die Schlüssel zurückgeben',
      ask_first: 'mich vorher fragen, bevor du die Schlüssel weitergibst',
      stop: 'die Schlüssel nicht mehr weitergeben',
      replace: 'die Schlüssel ersetzen',
    },
  },
} as const satisfies ConceptPart;
