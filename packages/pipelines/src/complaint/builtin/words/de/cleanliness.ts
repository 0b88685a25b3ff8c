import type { ConceptPart } from '../concept-words.ts';

export const CLEANLINESS = {
  dishes: {
    hear: 'geschirr & !geschirrspüler, geschirr, abwasch, abwaschen, abspül*, spülst|spülen|spüle|gespült|spül & töpfe|geschirr|teller|pfanne*|deine|tassen|gläser|sachen & !klo|toilette|spülmaschine, teller, tellern, töpfe, topf & dreckig*|herd|spül*|spüle|steht|angebrannt|eingebrannt|schmutzig*, pfanne*, tassen, tasse & dreckig*|spül*|steht|herum|rum|schreibtisch, besteck, gläser & dreckig*|spül*|stehen|herum|tisch, schüssel*, auflaufform, tupper*, wok, messer & spül*|dreckig*',
    say: 'das Geschirr',
    ask: {
      clean_up: 'dein Geschirr abspülen',
      help: 'beim Geschirr helfen',
      take_turns: 'dich mit mir beim Geschirr abwechseln',
      return: 'das Geschirr zurückbringen',
    },
  },
  sink: {
    hear: 'die spüle, spülbecken, spüle & voll|dreckig|steht|stapel*|verstopft|in der|sauber, waschbecken & küche|voll|geschirr, abfluss & küche|spüle, der spüle',
    say: 'das Spülbecken',
    at: 'im Spülbecken',
    ask: { clean_up: 'das Spülbecken sauber hinterlassen', move: 'das Spülbecken frei lassen' },
  },
  dishwasher: {
    hear: 'spülmaschine*, geschirrspüler*, geschirrspülmaschine',
    say: 'die Spülmaschine',
    ask: {
      clean_up: 'die Spülmaschine ein- und ausräumen, wenn es nötig ist',
      take_turns: 'dich mit mir bei der Spülmaschine abwechseln',
    },
  },
  kitchen: {
    hear: 'küche, wg küche, küchen & !küchentuch',
    say: 'die Küche',
    at: 'in der Küche',
    ask: {
      clean_up: 'die Küche sauber hinterlassen',
      take_turns: 'dich mit mir beim Putzen der Küche abwechseln',
      help: 'in der Küche helfen',
    },
  },
  stove: {
    hear: 'herd, herdplatte*, ofen & !kachelofen, backofen, mikrowelle, kochfeld, ceranfeld, eingebrannt*, angebrannt*, kochplatte*',
    say: 'den Herd',
    ask: { clean_up: 'den Herd sauber machen', turn_off: 'den Herd ausschalten' },
  },
  counter: {
    hear: 'arbeitsplatte, arbeitsfläche, krümel*, esstisch, küchentisch, tisch & kleb*|dreckig|abwisch*|wisch*|schmutzig|sauber|voll|krümel*|aufräum*|abräum*, anrichte, wohnzimmertisch, couchtisch, theke & küche|sauber|wisch*',
    say: 'die Arbeitsplatte',
    ask: { clean_up: 'die Arbeitsplatte abwischen', move: 'die Arbeitsplatte frei halten' },
  },
  fridge: {
    hear: 'kühlschrank*, gefrierfach, gefriertruhe, tiefkühl*, eisfach, gefrierschrank, kühlfach',
    say: 'den Kühlschrank',
    at: 'im Kühlschrank',
    ask: { clean_up: 'den Kühlschrank aufräumen', move: 'etwas Platz im Kühlschrank lassen' },
  },
  spoiled_food: {
    hear: 'schimmel*|verschimmel* & essen|brot|kühlschrank|käse|joghurt|topf|suppe|reste|obst|gemüse|lebensmittel, verschimmelt*, vergammel*, gammel*, verdorben*, abgelaufen*, faul|faulig*|verfault* & obst|gemüse|essen|kartoffel*|eier, alte reste, altes essen, essensreste, etwas das mal & suppe|war|essen, lebt inzwischen, maden, reste & kühlschrank|wochen|alt*|stink*',
    say: 'das alte Essen',
    ask: { clean_up: 'das alte Essen wegräumen', take_out: 'das alte Essen wegwerfen' },
  },
  bathroom: {
    hear: 'bad & !badewanne kaputt, badezimmer, badewanne, waschbecken & !küche, dusche & haare|dreckig*|sauber|schimmel*|putz*|abfluss|kalk|duschvorhang, zahnpasta, spiegel & zahnpasta|dreckig|spritz*|putz*, duschvorhang, duschkabine, abfluss & haare|dusche|bad|verstopft|wasser',
    say: 'das Bad',
    at: 'im Bad',
    ask: {
      clean_up: 'das Bad sauber hinterlassen',
      take_turns: 'dich mit mir beim Putzen des Bads abwechseln',
    },
  },
  toilet: {
    hear: 'klo & !katzenklo|klopapier, toilette & !toilettenpapier, wc, klobürste, klobrille, toilettenbrille, klodeckel, spülung, stehpinkel*, klospülung',
    say: 'die Toilette',
    ask: { clean_up: 'die Toilette sauber hinterlassen' },
  },
  hair: {
    hear: 'haare & !katze*|hund*|föhn*, haar & abfluss|dusche|waschbecken, bartstoppeln, barthaare, bart & waschbecken|haare, abfluss & haare|verstopft|läuft|läuft ab, stoppeln',
    say: 'die Haare im Abfluss',
    ask: { clean_up: 'die Haare aus dem Abfluss nehmen' },
  },
  trash: {
    hear: 'müll & !mülltrenn*, müllbeutel, mülleimer, mülltonne*, abfall, abfälle, biomüll, restmüll, tonne & raus*|leer*|voll*, müllsack*, müllsäck*, kehricht',
    say: 'den Müll',
    ask: {
      take_out: 'den Müll rausbringen',
      take_turns: 'dich mit mir beim Müll abwechseln',
      clean_up: 'den Müll wegräumen',
    },
  },
  recycling: {
    hear: 'pfand*, altglas, altpapier, gelber sack, gelbe tonne, gelben sack, recycl*, mülltrenn*, trennen & müll|plastik, karton|kartons & altpapier|falt*|klein*|papier, leergut, flaschen & leer*|pfand|weg*|glas|container|stehen|bier*|wein*|party, dosen & leer*|bier*|pfand, glascontainer, wertstoff*',
    say: 'das Pfand und den Wertstoff',
    ask: {
      take_out: 'das Pfand und den Wertstoff wegbringen',
      clean_up: 'Pfand und Wertstoff sortieren',
      take_turns: 'dich mit mir bei Pfand und Wertstoff abwechseln',
    },
  },
  floor: {
    hear: 'boden & !liegt|gelegt|fällt|schlaf*|heizung & putz*|wisch*|saug*|dreckig|kleb*|fegen|feg*|schmutz*|matsch*|krümel, boden wischen, staubsaugen & !nacht*|früh|laut|sonntag*|morgens, fegen, gefegt, kehren & !zurück|heim, wischen & boden|flur|küche, gewischt & boden|flur|küche, putzen & boden|flur, matsch*, fussboden, teppich & saug*|dreckig|krümel*',
    say: 'den Boden',
    ask: { clean_up: 'den Boden wischen', take_turns: 'dich mit mir beim Boden abwechseln' },
  },
  laundry: {
    hear: 'wäsche, waschmaschine, trockner & !haar*, wäscheständer, wäscheleine, wäschekorb, klamotten & waschmaschine|trockner|nass*|wäsche*, waschen & wäsche|dienstags|maschine|samstag*|klamotten, wasche & dienstags|samstag*|montag*|donnerstag*, maschine & wäsche|nass*|leer*|fertig & !kaffee|spül*',
    say: 'die Wäsche',
    ask: {
      clean_up: 'die Wäsche wegräumen',
      move: 'deine Wäsche aus der Maschine nehmen, wenn sie fertig ist',
    },
  },
  living_room: {
    hear: 'wohnzimmer*, gemeinschaftsraum*, gemeinschaftsräum*, sofa & !schlaf*|übernacht*|pennt|wochen, couch & !schlaf*|übernacht*|pennt|wochen, gemeinsame räume, gemeinsamen räume*, stube, gemeinschaftsfläche*',
    say: 'das Wohnzimmer',
    at: 'im Wohnzimmer',
    ask: { clean_up: 'das Wohnzimmer ordentlich hinterlassen' },
  },
  hallway: {
    hear: 'flur, gang & !im gang ist|in gang, treppenhaus, diele & !dielen, treppe, eingang & !eingangstür, eingangsbereich, korridor',
    say: 'den Flur',
    at: 'im Flur',
    ask: { clean_up: 'den Flur ordentlich hinterlassen', move: 'den Flur frei halten' },
  },
  shoes: {
    hear: 'schuhe & !hausschuhe|absatz*|läufst, schuh, stiefel*, turnschuhe, sneaker*, latschen & flur|rum*|liegen',
    say: 'die Schuhe',
    ask: {
      move: 'deine Schuhe wegräumen',
      clean_up: 'deine Schuhe wegräumen',
      stop: 'die Schuhe drinnen nicht mehr tragen',
    },
  },
  clutter: {
    hear: 'rumliegen*, herumliegen*, liegt|liegen .. rum|herum|überall, rumliegt, herumliegt, überall & sachen|zeug|klamotten|kram|liegt|liegen|lässt, deine sachen & !finger|leih*, dein zeug, dein kram, kram & überall|liegt|weg*, kartons & flur|stehen|einzug|seit|wochen|weg*, zugestellt, vollgestellt, gerümpel, klamotten & boden|überall|sofa|stuhl|flur|bad, lässt alles, stehen und liegen, liegen gelassen, liegen lassen & alles|sachen|zeug, rumstehen*, herumstehen*, chips & sofa|boden|unterm, socken & überall|rum*|sofa, drübersteigen, papierkram & tisch',
    say: 'die herumliegenden Sachen',
    ask: {
      clean_up: 'die herumliegenden Sachen wegräumen',
      move: 'die herumliegenden Sachen woanders hinräumen',
    },
  },
  mess: {
    hear: 'saustall, schweinestall, chaos, unordnung, dreck, sauerei, schlamperei, müllhalde, durcheinander, versifft*, verdreckt*, siff, siffig*, zumüll*, ekelhaft & küche|bad|hier|wohn*|aussieht|sieht, widerlich & küche|bad|hier|wohn*, drecks*',
    weak: 'dreckig*, schmutzig*, putzen|putz|putzt|putze|geputzt, aufräumen|räum|räumst|räumt|aufgeräumt, sauber*, sauber machen, staub, hygien*, unordentlich, klebt|klebrig*, ekel|eklig',
    say: 'die Unordnung',
    ask: { clean_up: 'die Unordnung aufräumen' },
  },
  spills: {
    hear: 'fleck|flecken & !fleck weg vom, verschütt*, ausgelaufen, ausgekippt, klebt & tisch|boden|arbeitsplatte|wohnzimmertisch|alles, klebrig*, pfütze*, spritzer*, vollgespritzt, gekleckert, kleckern, übergekocht*, milch & eingebrannt*|übergekocht*|verschütt*|ausgelaufen',
    say: 'die Flecken',
    ask: { clean_up: 'die Flecken wegwischen' },
  },
  smell: {
    hear: 'geruch*, gerüche, riecht & !gut|lecker, riechen & !nicht riechen können, gestank, stinkt, stinken, stinkst, stinkig*, mief*, müffel*, muffig*, mieft, riech & nach|bad|küche|flur, gerochen, rauch zieht',
    say: 'den Geruch',
    ask: { clean_up: 'etwas gegen den Geruch tun' },
  },
  cleaning_turns: {
    hear: 'putzplan*, putzdienst*, putzwoche, putzliste, putztag, putzen & plan|dran|reihe|wer|immer ich|immer nur|allein*|jeder|woche|abwechsel*|fair|aufteil*, dran & putz*|müll|bad|küche|du|wer|ich|woche|bist|abwasch|klo & !bist du dran .. danach|gedanken|danach bist, an der reihe, reihum, haushalt*, deine woche, meine woche, wochen & übernommen|getauscht, tausche & !schlüssel, tauschen & woche|dienst|putz*, deinen teil & putz*|haushalt|mach*|erledig*, deine aufgaben, aufgaben & haushalt|wg|verteil*|aufteil*, ich mache alles|hier alles, alles allein*, alles ich, immer ich, nur ich, ich bin die einzige, ich bin der einzige, grossputz, aufteilen & aufgaben|putz*|besser|wie, putzfrau, dienstmädchen, nur noch mein eigenes, personal & frei|bin',
    say: 'den Putzplan',
    ask: {
      take_turns: 'deinen Teil beim Putzplan übernehmen',
      clean_up: 'putzen, wenn du im Putzplan dran bist',
    },
  },
  cleaning_supplies: {
    hear: 'spüli, spülmittel, schwamm, schwämme, putzmittel*, putzzeug, reiniger, waschmittel, seife, küchenrolle, müllbeutel & kaufen|nachkauf*|leer|keine|mehr, lappen & neu*|dreckig*|stink*, spüllappen, putzlappen, allzweckreiniger, waschpulver, weichspüler',
    say: 'die Putzmittel',
    ask: {
      replace: 'Putzmittel nachkaufen, wenn sie leer sind',
      return: 'die Putzmittel zurückstellen',
      pay: 'die Kosten für die Putzmittel teilen',
    },
  },
  toilet_paper: {
    hear: 'klopapier, toilettenpapier, klorolle*, rolle & klo|papier|leer|letzte',
    say: 'das Klopapier',
    ask: { replace: 'Klopapier nachkaufen, wenn es leer ist' },
  },
  towels: {
    hear: 'handtuch*, handtüch*, badetuch, badetücher, bademantel & nass*|benutz*|mein*, geschirrtuch*, waschlappen',
    say: 'die Handtücher',
    ask: {
      clean_up: 'die Handtücher aufhängen',
      stop: 'meine Handtücher nicht mehr benutzen',
      ask_first: 'mich vorher fragen, bevor du meine Handtücher benutzt',
    },
  },
  pet_mess: {
    hear: 'katzenklo*, katzenstreu, katzenhaar*, hundehaar*, tierhaar*, hundehaufen, kot & hund|katze|köter, hund|katze|kater|köter|welpe & pinkel*|gepinkelt|gekackt|kackt|haare|kotz*|haufen|teppich, pfütze & hund|katze, käfig & sauber|stink*|riecht|putz*, hamsterkäfig',
    say: 'das Katzenklo und die Tierhaare',
    ask: { clean_up: 'hinter deinem Tier sauber machen' },
  },
} as const satisfies ConceptPart;
