import type { ConceptPart } from '../concept-words.ts';

export const CLEANLINESS = {
  dishes: {
    hear: 'geschirr & !geschirrspüler, abwasch, abwaschen, abspül*, spülst|spülen|spüle|gespült|spül & töpfe|geschirr|teller|pfanne*|deine|tassen|gläser|sachen & !klo|toilette|spülmaschine, teller, tellern, töpfe, topf & dreckig*|herd|spül*|spüle|steht|angebrannt|eingebrannt|schmutzig*, pfanne*, tassen, tasse & dreckig*|spül*|steht|herum|rum|schreibtisch, besteck, gläser & dreckig*|spül*|stehen|herum|tisch, schüssel*, auflaufform, tupper*, wok, messer & spül*|dreckig*, becher, gläser, stapel* & becher|teller|tassen|geschirr|töpfe, schüsseln, pfannen, löffel, gabeln, backblech, brotdose*, müslischale*, dreckiges zeug & küche|spüle, spülen & !klo|toilette|spülmaschine|haare|weg, ungespült*, geschirr*, teller*, tasse* & !meine tasse|zurück*, topf & dreck*|spül*|abwasch*|steh*|einweich*|angebrannt, gläser & spül*|dreck*|steh*|schrank|abwasch*|rumsteh*, abwasch*, spülen & !klo|toilette|spülung, abgewaschen, gespült & !klo|toilette, messer & spül*|dreck*|abwasch*, brettchen, tupper* & dreck*|spül*, einweich*, kochtopf, kochgeschirr, becher & dreck*|steh*|schimmel*|überall',
    say: 'das Geschirr',
    ask: {
      clean_up: 'dein Geschirr abspülen',
      help: 'beim Geschirr helfen',
      take_turns: 'dich mit mir beim Geschirr abwechseln',
      return: 'das Geschirr zurückbringen',
    },
  },
  sink: {
    hear: 'die spüle, spülbecken, spüle & voll|dreckig|steht|stapel*|verstopft|in der|sauber, waschbecken & küche|voll|geschirr, abfluss & küche|spüle, der spüle, spüle & !ich spüle, waschbecken, ausguss, becken & voll|geschirr|dreckig, abfluss & fett|küche|verstopf*|gekippt|essensrest*|reis, verstopft, becken & voll|dreck*|verstopf*, siphon',
    say: 'das Spülbecken',
    at: 'im Spülbecken',
    ask: { clean_up: 'das Spülbecken sauber hinterlassen', move: 'das Spülbecken frei lassen' },
  },
  dishwasher: {
    hear: 'spülmaschine*, geschirrspüler*, geschirrspülmaschine, spülmaschine, geschirrspüler',
    say: 'die Spülmaschine',
    ask: {
      clean_up: 'die Spülmaschine ein- und ausräumen, wenn es nötig ist',
      take_turns: 'dich mit mir bei der Spülmaschine abwechseln',
    },
  },
  kitchen: {
    hear: 'küche, wg küche, küchen & !küchentuch, kochecke, kochnische, gekocht & dreck*|sauber|aufräum*, küche*',
    say: 'die Küche',
    at: 'in der Küche',
    ask: {
      clean_up: 'die Küche sauber hinterlassen',
      take_turns: 'dich mit mir beim Putzen der Küche abwechseln',
      help: 'in der Küche helfen',
    },
  },
  stove: {
    hear: 'herd, herdplatte*, ofen & !kachelofen, backofen, mikrowelle, kochfeld, ceranfeld, eingebrannt*, angebrannt*, kochplatte*, pfanne & fett|eingebrannt*|herd, fett & herd|spritz*|küche|pfanne, fritteuse, toaster & krümel*, kochplatten, dunstabzug, übergelaufen & milch|topf|nudel*, herd*, ofen & !ofenfrisch, backofen*, backofentür, mikrowelle*, platten & herd|belegt|verkrust*|dreck*|sauber, backblech*, toaster & krümel*|dreck*, grill & dreck*|sauber|fett*, airfryer, heißluftfritteuse',
    say: 'den Herd',
    ask: { clean_up: 'den Herd sauber machen', turn_off: 'den Herd ausschalten' },
  },
  counter: {
    hear: 'arbeitsplatte, arbeitsfläche, krümel*, esstisch, küchentisch, tisch & kleb*|dreckig|abwisch*|wisch*|schmutzig|sauber|voll|krümel*|aufräum*|abräum*, anrichte, wohnzimmertisch, couchtisch, theke & küche|sauber|wisch*, krümel, tisch & krümel*|essen|geschirr|kaffee|frühstück|kleb*, frühstück & stehen|tisch|krümel*|wegräum*, brotkrümel, schneidebrett*, kaffeeränder, kaffeeflecken, ablage & küche|dreck*|voll|kleb*, esstisch & kleb*|dreck*|krümel*|abwisch*|voll|zeug|sachen, tisch & kleb*|krümel*|abwisch*|dreck*|wisch*|fett*|voll, tresen',
    say: 'die Arbeitsplatte',
    ask: { clean_up: 'die Arbeitsplatte abwischen', move: 'die Arbeitsplatte frei halten' },
  },
  fridge: {
    hear: 'kühlschrank*, gefrierfach, gefriertruhe, tiefkühl*, eisfach, gefrierschrank, kühlfach, kühlschrank, gefrier*, tiefkühl* & fach|schrank|truhe|voll|platz, gemüsefach, kühlregal',
    say: 'den Kühlschrank',
    at: 'im Kühlschrank',
    ask: { clean_up: 'den Kühlschrank aufräumen', move: 'etwas Platz im Kühlschrank lassen' },
  },
  spoiled_food: {
    hear: 'schimmel*|verschimmel* & essen|brot|kühlschrank|käse|joghurt|topf|suppe|reste|obst|gemüse|lebensmittel, verschimmelt* & !wand|decke|bad|fuge*|dusche|pfanne*, vergammel*, gammel*, verdorben*, abgelaufen*, faul|faulig*|verfault* & obst|gemüse|essen|kartoffel*|eier, alte reste, altes essen, essensreste, etwas das mal & suppe|war|essen, lebt inzwischen, maden, reste & kühlschrank|wochen|alt*|stink*, wird sauer, sauer & milch|sahne, milch & draussen|sauer|schlecht, schlecht & wird|geworden & essen|milch|fleisch|obst, schimmelt, verschimmelt, schimmelig*, gammelt, vergammelt, faules obst, fruchtfliegen, fliegen & obst|müll|küche, pelzig*, grün & brot|käse|kühlschrank, mindesthaltbar*, seit wochen & kühlschrank|dose|reste, lebendig & kühlschrank, suppe & alt|woche*|lebt|kühlschrank, joghurts & abgelaufen|alt, schimmel* & !wand|decke|bad|fuge*|dusche|ecke|fenster, verschimmel*, vergoren, verfault*, faul* & obst|gemüse|essen|eier|salat|tomaten, schlecht geworden, lebt was, lebt inzwischen & kühlschrank|essen|dose|salat|joghurt, essensrest*, reste & alt*|wochen|schimmel*|kühlschrank|gammel*, ranzig*, haltbar*, grün geworden, matschig*, pelz* & dose|käse|essen|kühlschrank, sauer & milch, stinkt & kühlschrank|käse|fisch|fleisch, mindesthaltbarkeit',
    say: 'das alte Essen',
    ask: { clean_up: 'das alte Essen wegräumen', take_out: 'das alte Essen wegwerfen' },
  },
  bathroom: {
    hear: 'bad & !badewanne kaputt, badezimmer, badewanne, waschbecken & !küche, dusche & haare|dreckig*|sauber|schimmel*|putz*|abfluss|kalk|duschvorhang, zahnpasta, spiegel & zahnpasta|dreckig|spritz*|putz*, duschvorhang, duschkabine, abfluss & dusche|bad, dusche & haar*|putz*|sauber|schrubb*|kalk|ausspül*|pfütze|geschrubbt, wanne, badvorleger, fliesen, duschwand, pfütze & bad|dusche, bad & !bad im wald|freibad, badezimmer*, dusche & sauber*|dreck*|putz*|haare|schimmel*|abfluss|kalk|vorhang, duschwanne, zahnpasta*, waschraum, fliesen & bad|dusche|putz*, bartstoppeln, badteppich, spiegel & zahnpasta|spritzer|dreck*|bad, kalkflecken',
    say: 'das Bad',
    at: 'im Bad',
    ask: {
      clean_up: 'das Bad sauber hinterlassen',
      take_turns: 'dich mit mir beim Putzen des Bads abwechseln',
    },
  },
  toilet: {
    hear: 'klo & !katzenklo|klopapier, toilette & !toilettenpapier, wc, klobürste, klobrille, toilettenbrille, klodeckel, spülung, stehpinkel*, klospülung, brille & klo|hoch|runter|nass, spülen & klo|toilette|nicht, pinkel*, stehpinkler, urin*, klo & !klopapier|klorolle|katzenklo|klopf*, toilette*, vollgepinkel*, pinkel* & brille|sitz|stehen|klo|rand, im stehen, pisse, urin, bremsspur*, lokus, klos, kloschüssel, gäste wc, toilettensitz',
    say: 'die Toilette',
    ask: { clean_up: 'die Toilette sauber hinterlassen' },
  },
  hair: {
    hear: 'haare & !katze*|hund*|föhn*, haar & abfluss|dusche|waschbecken, bartstoppeln, barthaare, bart & waschbecken|haare, abfluss & haare|verstopft|läuft|läuft ab, stoppeln, haar & abfluss|dusche|seife|überall|bürste, rasier* & waschbecken|haare|stoppeln, fussnägel, nägel & schneid*|boden|sofa, abfluss, haare & abfluss|dusche|waschbecken|wanne|sieb|überall|boden|seife|bürste|ausguss & !katze*|hund*|tier*|vom kopf, haarbüschel, haarknäuel, barthaar*, haarballen & abfluss',
    say: 'die Haare',
    ask: { clean_up: 'deine Haare wegmachen' },
  },
  trash: {
    hear: 'müll & !mülltrenn*, müllbeutel, mülleimer, mülltonne*, abfälle, biomüll, restmüll, tonne & raus*|leer*|voll*, müllsack*, müllsäck*, kehricht, tonne, müllbeutel & voll|stink*|tropf*|flur, windeln, biotonne, eimer & voll|quillt|stink*|überläuft, quillt über, pizzakartons, müllabfuhr, müll* & !mülltrennung|landet im müll, abfall & !abfluss, tonne|tonnen & müll|leer*|raus*|voll|gelb*|bio|straße, gelbe sack, gelber sack, gelben sack, eimer & voll|leer*|stink*|quillt|müll, mülltüte*, kompost & voll|stink*|leer*|raus*, komposteimer, windeln & müll|eimer, mist & kübel|runter, mistkübel',
    say: 'den Müll',
    ask: {
      take_out: 'den Müll rausbringen',
      take_turns: 'dich mit mir beim Müll abwechseln',
      clean_up: 'den Müll wegräumen',
    },
  },
  recycling: {
    hear: 'pfand*, altglas, altpapier, gelber sack, gelbe tonne, gelben sack, recycl*, mülltrenn*, trennen & müll|plastik, karton|kartons & altpapier|falt*|klein*|papier, leergut, flaschen & leer*|pfand|weg*|glas|container|stehen|bier*|wein*|party, dosen & leer*|bier*|pfand, glascontainer, wertstoff*, bierflaschen, weinflaschen, flaschen, dosen, pfandflaschen, pfand, leere flaschen, blaue tonne, gelbe oder, blaue oder, papiertonne, kartons & papier*|falt*|tonne|altpapier, karton & tonne|papier*|blaue|gelbe, plastik & tonne|trenn*|gelb*, marmeladengläser, altglas*, trenn* & müll|papier|plastik|abfall, flaschen & leer*|pfand|container|wegbring*|sammel*|bier|balkon|keller|abgeb*, dosen & pfand|leer*, karton|kartons & papier*|falt*|müll|altpapier, gelbe sack, pappe',
    say: 'die Wertstoffe',
    ask: {
      take_out: 'die Wertstoffe wegbringen',
      clean_up: 'die Wertstoffe sortieren',
      take_turns: 'dich mit mir bei den Wertstoffen abwechseln',
    },
  },
  floor: {
    hear: 'boden & !liegt|gelegt|fällt|schlaf*|heizung & putz*|wisch*|saug*|dreckig|kleb*|fegen|feg*|schmutz*|matsch*|krümel, boden wischen, staubsaugen & !nacht*|früh|laut|sonntag*|morgens, fegen, gefegt, kehren & !zurück|heim, wischen & boden|flur|küche, gewischt & boden|flur|küche, putzen & boden|flur, matsch*, fussboden, teppich & saug*|dreckig|krümel*, saugen & dran|woche|wohnung|wohnzimmer|teppich, staubsauger & !nacht*|laut|früh, boden, gewischt, besen, staub & wollmäuse|boden|möbel|regal*, wollmäuse, staubflusen, sand & boden|strand|überall, fussspuren, matsch, schlamm, teppich & saug*|fleck*|dreck*|haare, feucht durchwischen, boden & wisch*|saug*|dreck*|kleb*|nass*|sauber*|krümel*|feg*|putz*|schlamm*, fußboden, wischen & !tisch, staubsaugen & !nachts|sonntag*|laut, gesaugt, durchsaugen, teppich & fleck*|saug*|dreck*|rotwein, parkett, fliesen & wisch*|dreck*, laminat, feudel*, schlamm*, fußspuren, pfütze & boden|flur|bad',
    say: 'den Boden',
    ask: { clean_up: 'den Boden wischen', take_turns: 'dich mit mir beim Boden abwechseln' },
  },
  laundry: {
    hear: 'waschmaschine, trockner & !haar*, wäscheständer, wäscheleine, wäschekorb, klamotten & waschmaschine|trockner|nass*|wäsche*, waschen & wäsche|dienstags|maschine|samstag*|klamotten, wasche & dienstags|samstag*|montag*|donnerstag*, maschine & wäsche|nass*|leer*|fertig & !kaffee|spül*, nasse wäsche, trommel, wäscheklammern, bettwäsche & wasch*|trockn*, socken & trockner|wasch*|maschine, wäscheberg, bügel*, aufhängen & wäsche, maschine & wäsche|wasch*|seit|tagen|leer*|nass*, wäsche & !abwäsche|bettwäsche kauf*, waschmaschine*, waschkeller, waschküche, nasse klamotten, nasse sachen, trommel & wäsche|nass*|maschine|klamotten, maschine & nass*|wäsche|klamotten|bis fünf|waschen|trommel|läuft, waschen & klamotten|maschine|wäsche|samstag*|sonntag*|tag|gewaschen, gewaschen & !abgewaschen|hände & nach|maschine|22|uhr, bettwäsche & maschine|hängt|trockn*|wasch*|durch|ständer, waschtag*, waschgang, waschmittel & maschine|trommel, unterhosen & ständer|leine|bad',
    say: 'die Wäsche',
    ask: {
      clean_up: 'die Wäsche wegräumen',
      move: 'deine Wäsche aus der Maschine nehmen, wenn sie fertig ist',
      take_out: 'deine Wäsche aus der Maschine nehmen, wenn sie fertig ist',
    },
  },
  living_room: {
    hear: 'wohnzimmer*, gemeinschaftsraum*, gemeinschaftsräum*, sofa & !schlaf*|übernacht*|pennt|wochen, couch & !schlaf*|übernacht*|pennt|wochen, gemeinsame räume, gemeinsamen räume*, stube, gemeinschaftsfläche*, wohnzimmer, gemeinschaftsraum, couchtisch, sofadecke*, gemeinsames zimmer, sofa & !schläft|pennt|neu*|verkauf*|übernacht*|raus, unserem sofa, unterm sofa, unter dem sofa, gemeinschaftsräume, esszimmer, sessel, wohnküche, polster',
    say: 'das Wohnzimmer',
    at: 'im Wohnzimmer',
    ask: { clean_up: 'das Wohnzimmer ordentlich hinterlassen' },
  },
  hallway: {
    hear: 'flur, gang & !im gang ist|in gang, treppenhaus, diele & !dielen, treppe, eingang & !eingangstür, eingangsbereich, korridor, hausflur, vorraum, garderobe, regal & stiefel|schuhe|flur|stell*, flur*, gang & !waschgang|in gang|vorgang, treppe*, eingang*, vor meiner tür, vor der tür & karton*|schuhe|rad|sack|müll|steh*|kiste*, vorzimmer, stiegenhaus, fußmatte, hauseingang',
    say: 'den Flur',
    at: 'im Flur',
    ask: { clean_up: 'den Flur ordentlich hinterlassen', move: 'den Flur frei halten' },
  },
  shoes: {
    hear: 'schuhe & !hausschuhe|absatz*|läufst, schuh, stiefel*, turnschuhe, sneaker*, latschen & flur|rum*|liegen, wanderstiefel, stiefel, sneaker, sandalen, schuhe aus, zieh .. schuhe, hausschuhe & liegen|rum*, über deine & stiefel|schuhe|wander*, latschen, schuhe*, turnschuh*, gummistiefel, schuhregal, straßenschuhe, pantoffeln, fußballschuhe, schlappen',
    say: 'die Schuhe',
    ask: {
      move: 'deine Schuhe wegräumen',
      clean_up: 'deine Schuhe wegräumen',
      stop: 'die Schuhe drinnen nicht mehr tragen',
    },
  },
  clutter: {
    hear: 'rumliegen*, herumliegen*, liegt|liegen .. rum|herum|überall, rumliegt, herumliegt, überall & sachen|zeug|klamotten|kram|liegt|liegen|lässt, deine sachen & !finger|leih*, dein zeug, dein kram, kram & überall|liegt|weg*, kartons & flur|stehen|einzug|seit|wochen|weg*, zugestellt, vollgestellt, gerümpel, klamotten & boden|überall|sofa|stuhl|flur|bad, lässt alles, stehen und liegen, liegen gelassen, liegen lassen & alles|sachen|zeug, rumstehen*, herumstehen*, chips & sofa|boden|unterm, socken & überall|rum*|sofa, drübersteigen, papierkram & tisch, sachen & rum*|liegen|überall|flur|sofa|boden|weg*, herumliegen, liegt .. überall, kartons, kisten, stolper*, gestolpert, geflogen & über|stiefel|schuhe|tasche|kisten, tasche & flur|boden|rum*|mitten, koffer & flur|seit|rum*|wohnzimmer, jacken & stuhl|sofa|überall, stapel & papier*|zeitschrift*|bücher|klamotten|wäsche, papiere & tisch|überall|rum*, spielzeug & boden|überall|wohnzimmer, klamotten & rum*|überall|boden|bad|stuhl|sofa, deinem zeug, deinem kram, zeug & rum*|überall|flur|sofa|weg*, herumlieg*, rumlieg*, liegt rum|herum|überall, liegen rum|herum|überall, rumsteh*, herumsteh*, zeug & überall|rum*|herum*|flur|wohnzimmer|sofa|tisch|räum*|weg, kram & überall|rum*|herum*|flur|wohnzimmer|sofa|tisch|räum*|weg|dein*, umzugskarton*, karton|kartons & flur|tür|wohnzimmer|wochen|keller & !altpapier, kisten & flur|tür|wohnzimmer|wochen|weg, plunder, krempel, krimskrams, sachen & überall|rum*|herum*|verteil*|sofa|flur|wohnzimmer|tisch|wegräum*|boden, drübergefallen, drübersteig*, socken & überall|sofa|boden|rum*|hinterher|tisch|flur, klamotten & überall|rum*|herum*|boden|sofa|stuhl|flur|bad, tasche & flur|weg|rum*|stolper*, spielzeug & überall|boden|rum*, hanteln, sporttasche, koffer & flur|weg|wochen|rum*, zugemüllt, steht im weg, stehen im weg, herumfliegen, fliegt rum|herum, fliegen rum|herum',
    say: 'die herumliegenden Sachen',
    ask: {
      clean_up: 'die herumliegenden Sachen wegräumen',
      move: 'die herumliegenden Sachen woanders hinräumen',
    },
  },
  mess: {
    hear: 'saustall, schweinestall, chaos, unordnung, sauerei, schlamperei, müllhalde, durcheinander, versifft*, verdreckt*, siff, siffig*, zumüll*, ekelhaft & küche|bad|hier|wohn*|aussieht|sieht, widerlich & küche|bad|hier|wohn*, drecks*, sieht schlimm aus, sieht aus & küche|bad|wohnzimmer|wohnung|hier|schlimm|furchtbar, schweinerei, verwüst*, schlachtfeld, wie bei hempels, dreckloch, dreck & !drecksack|dreckskerl, dreckig & küche|bad|wohnung|alles, sauhaufen & !denen|verdammter, schlampig*, siff*, hinterherräum*, hinterher & räum*|putz*|wisch*|socken, räume dir, hinter dir her, wie ein schwein, wie schweine, haust, zustand & küche|bad|wohnung|zimmer|wohnzimmer, drecksloch, schmutz*, unaufgeräumt, sieht aus & küche|bad|wohnung|hier|wohnzimmer & wie|schlimm|aus|furchtbar, saubär*, verwahrlos*, bombe & eingeschlagen|küche, keime, ekelhaft & küche|bad|wohnung, messie*, dreckstall, putz* hinter, putzfrau & deine|nicht, unhygien*',
    weak: 'dreckig*, schmutzig*, putzen|putz|putzt|putze|geputzt, aufräumen|räum|räumst|räumt|aufgeräumt, sauber*, sauber machen, staub, hygien*, unordentlich, klebt|klebrig*, ekel|eklig',
    say: 'die Unordnung',
    ask: { clean_up: 'die Unordnung aufräumen' },
  },
  spills: {
    hear: 'fleck|flecken & !fleck weg vom, verschütt*, ausgelaufen, ausgekippt, klebt & tisch|boden|arbeitsplatte|wohnzimmertisch|alles, klebrig*, pfütze*, spritzer*, vollgespritzt, gekleckert, kleckern, übergekocht*, milch & eingebrannt*|übergekocht*|verschütt*|ausgelaufen, flecken, verschüttet, rotwein & sofa|teppich|fleck*, saft & kleb*|boden|kühlschrank, pfütze, spritzer, sosse & wand|herd|tisch, kaffee & verschütt*|fleck*|pfütze|boden, klebt, klebrig, übergelaufen, milch & eingebrannt*|übergelaufen|verschütt*|pfütze, fleck & !vom fleck|am fleck, kleck*, bekleckert, umgekippt, umgeschüttet, verspritzt, kleb* & boden|tisch|herd|kühlschrank|fläche|platte|griff, rotwein, lache & kaffee|saft|milch|wasser|öl, explodiert & mikrowelle|ofen, soße & herd|wand|tisch|boden, fettspritzer, angetrocknet*, eingetrocknet*',
    say: 'die Flecken',
    ask: { clean_up: 'die Flecken wegwischen' },
  },
  smell: {
    hear: 'geruch*, gerüche, riecht & !gut|lecker, riechen & !nicht riechen können, gestank, stinkt, stinken, stinkst, stinkig*, mief*, müffel*, muffig*, mieft, riech & nach|bad|küche|flur, gerochen, rauch zieht, geruch, müffelt, muff, duft & stark|penetrant, parfüm & stark|viel|zu, knoblauch & riech*|stink*, abgestanden*, nach rauch, stink* & !stinkwütend|stinksauer|stinktier|stinkfaul, riechen & !gut riechen, muff*, miefig, mir wird schlecht & kühlschrank|müll|salat|vergammel*|geruch, modrig*, gammelig*, luft & schlecht*|stick*|dick*|verbraucht, ausdünst*, zum kotzen & gestank|riecht|geruch, fischgeruch, käsefüße, schweiß*',
    say: 'den Geruch',
    ask: { clean_up: 'etwas gegen den Geruch tun' },
  },
  cleaning_turns: {
    hear: 'putzplan*, putzdienst*, putzwoche, putzliste, putztag, putzen & plan|dran|reihe|wer|immer ich|immer nur|allein*|jeder|woche|abwechsel*|fair|aufteil*, dran & putz*|müll|bad|küche|du|wer|ich|woche|bist|abwasch|klo & !bist du dran .. danach|gedanken|danach bist, an der reihe, reihum, haushalt*, deine woche, meine woche, wochen & übernommen|getauscht, tausche & !schlüssel, tauschen & woche|dienst|putz*, deinen teil & putz*|haushalt|mach*|erledig*, deine aufgaben, aufgaben & haushalt|wg|verteil*|aufteil*, ich mache alles|hier alles, alles allein*, alles ich, immer ich, nur ich, ich bin die einzige, ich bin der einzige, grossputz, aufteilen & aufgaben|putz*|besser|wie, putzfrau, dienstmädchen, nur noch mein eigenes, personal & frei|bin, putzen aufteilen, putzen & aufteil*|dran|woche|wer|plan|abwechs*|reihum|einteil*|allein*|immer, aufgaben & durch*|gehen|aufteil*|verteil*|wg|haushalt|liste, putzplan, putzdienst, dran & staubsaug*|putzen|müll|bad|küche|woche|wischen|abwasch, bist diese woche, zum dritten mal & putz*|schrubb*|geschrubbt|müll|dusche|klo, in folge & putz*|schrubb*|geschrubbt|dusche|klo, diesmal lasse ich, putze & allein*|immer, nicht eure & putzfrau|mutter|mama, nicht deine & putzfrau|mutter|mama, immer bleibt alles, an mir hängen, hängen & an mir|bleibt, gerecht & aufteil*|putz*|haushalt, wer putzt, wer macht & putz*|bad|küche|klo, fenster putzen & wer|dran, putzwoche*, dran & bist|warst|wer|war|du|ich|wieder|wäre|putz*|woche|müll & !denk|denkt|denken|schloss|daran, haushalt & !haushaltsgeld|haushaltskasse, haushaltsdienst, hausarbeit & teil*|allein|mach*, putze & immer|allein|schon wieder|ich|nie|letzten, nur ich & putz*|räum*|wisch*|bring*, alles allein & putz*|mach*, eingesprungen, küchendienst, mülldienst, baddienst, dein dienst, aufgaben & verteil*|haushalt|teil*|wg, fair & putz*|aufteil*|haushalt|verteil*, ämtli, deine aufgabe, dein job & putz*|müll|bad|küche, kehrwoche, flurwoche, nicht deine putzfrau|mutter|mama|magd|dienstmädchen|putze',
    say: 'den Putzplan',
    ask: {
      take_turns: 'deinen Teil beim Putzplan übernehmen',
      clean_up: 'putzen, wenn du im Putzplan dran bist',
    },
  },
  cleaning_supplies: {
    hear: 'spüli, spülmittel, schwamm, schwämme, putzmittel*, putzzeug, reiniger, waschmittel, küchenrolle, müllbeutel & kaufen|nachkauf*|leer|keine|mehr, lappen & neu*|dreckig*|stink*, spüllappen, putzlappen, allzweckreiniger, waschpulver, weichspüler, putzmittel, spülmaschinentabs, tabs & spülmaschine|leer|kaufen, handschuhe & putz*|spül*, essigreiniger, alufolie & leer|kaufen, schwamm*, lappen & !waschlappen|lappalie, wischmopp, wischmop, mopp, mop, besen, kehrblech, handfeger, putzeimer, wischer & bad|küche|boden|wo, seife, spültuch, geschirrtuch, geschirrtücher, müllbeutel & kauf*|leer|alle|neue|keine, tabs & spülmaschine|leer|kauf*, staubsaugerbeutel, entkalker, gummihandschuhe, putztuch, putzschrank',
    say: 'die Putzmittel',
    ask: {
      replace: 'Putzmittel nachkaufen, wenn sie leer sind',
      return: 'die Putzmittel zurückstellen',
      pay: 'die Kosten für die Putzmittel teilen',
    },
  },
  toilet_paper: {
    hear: 'klopapier, toilettenpapier, klorolle*, rolle & klo|papier|leer|letzte, letzte rolle, kein papier, klorolle, klopapier*, toilettenpapier*, wc papier, letzte blatt, neue rolle, papprolle, rolle & klo|leer*|neue|letzte & !küchenrolle|spielt',
    say: 'das Klopapier',
    ask: { replace: 'Klopapier nachkaufen, wenn es leer ist' },
  },
  towels: {
    hear: 'handtuch*, handtüch*, badetuch, badetücher, bademantel & nass*|benutz*|mein*, geschirrtuch*, waschlappen, handtuch, handtücher, mein handtuch, bademantel, handtücher*, badetuch*, duschtuch, geschirrtuch & nass|dreck*',
    say: 'die Handtücher',
    ask: {
      clean_up: 'die Handtücher aufhängen',
      stop: 'meine Handtücher nicht mehr benutzen',
      ask_first: 'mich vorher fragen, bevor du meine Handtücher benutzt',
    },
  },
  pet_mess: {
    hear: 'katzenklo*, katzenstreu, katzenhaar*, hundehaar*, tierhaar*, hundehaufen, kot & hund|katze|köter, hund|katze|kater|köter|welpe & pinkel*|gepinkelt|gekackt|kackt|haare|kotz*|haufen|teppich, pfütze & hund|katze, käfig & sauber|stink*|riecht|putz*, hamsterkäfig, katzenklo, hundehaare, katzenhaare, tierhaare, haare & hund|katze|sofa & !abfluss|dusche, pfoten & dreck*|matsch*|nass*, kotze & katze|hund, häufchen, pinkelt & hund|katze|teppich|sofa, kratz* & sofa|katze|möbel, haart, fell & sofa|überall|katze|hund, streu & katze*|hamster|käfig|hase*, katzenkotze, hundekot, hundekacke, haufen & hund|katze|teppich|garten, kot & hund|katze*, kotze & katze*|hund, gekotzt & katze*|hund, pinkel* & hund|katze|kater|teppich|welpe, gepinkelt & hund|katze|kater|teppich|welpe, gepisst & hund|katze|kater, käfig & sauber*|stink*|putz*|mist*, fell & sofa|überall|kleid*, zerkratzt & katze|kater|hund|sofa, angeknabbert, zerkaut, haarballen',
    say: 'den Schmutz durch das Haustier',
    ask: { clean_up: 'hinter deinem Tier sauber machen' },
  },
} as const satisfies ConceptPart;
