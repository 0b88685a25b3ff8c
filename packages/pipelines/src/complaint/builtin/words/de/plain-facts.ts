import { wordList } from '@palimpsest/kernel/text';
import type { PlainFacts } from '../plain-facts.ts';

const THEIRS =
  'wecker|rad|fahrrad|auto|musik|fernseher|wäsche|geschirr|teller|töpfe|pfannen?|sachen|tüten?|kartons|schuhe|haare|pakete?|essen';
const THEY =
  'freund|freundin|partner|partnerin|freunde|kumpels|gäste|gast|besuch|bruder|schwester|cousin|katze|kater|hund';

export const PLAIN_FACTS_DE: PlainFacts = {
  self: `es ist (?:schon |gleich |fast |erst )?(?:mitternacht|halb|\\d|eins|zwei|drei|vier|fünf|sechs|dienstag|montag|mittwoch|donnerstag|sonntag|kurz|viertel)|ich (?:hab|habe) (?:den|die|das|meinen|meine|mein|eine?n?|heute|gestern|morgen|seit|dich|dir|es|kein auge|nicht geschlafen|kaum geschlafen|schlecht geschlafen|um|am|\\p{L}+ (?:stunden?|minuten|mal) )|(?:\\p{L}+ ){1,3}(?:hab|habe) ich (?:dich|dir|vor|auf|gewartet|gefragt|im|in|die|den|das|nicht geschlafen)|(?:\\p{L}+ ){1,3}stand ich (?:mit|vor|im|in|auf)|ich (?:arbeite|komme (?:um|von|gerade)|stehe um|muss (?:um|morgen|früh|heute|in)|musste|konnte nicht|kann (?:nicht|kaum) (?:schlafen|arbeiten|kochen|lernen|duschen)|war (?:um|heute|gestern|wach|müde|krank|zu spät)|stand|hatte (?:eine?n?|heute|gestern|dich|dir|die|den|das)|schlafe|bin (?:zu spät|wach|krank|schwanger|aufgewacht|allergisch|seit|um)|schreibe dir|warte seit|zahle seit|putze seit|räume seit)|(?:mein|meine) (?!gott)\\p{L}+(?: \\p{L}+){0,2} (?:ist|sind|war|waren|fährt|beginnt|fängt|riecht|riechen|liegt|liegen|fehlt|fehlen|hat|haben)|wir (?:hatten|haben) (?:ausgemacht|gesagt|abgemacht|vereinbart|besprochen|uns|sonntag|montag)`,
  home: `es gab|(?:der|die|das|unser|unsere) \\p{L}+(?: \\p{L}+){0,3} (?:ist|sind|war|waren|liegt|liegen|lag|lagen|steht|stehen|stand|standen|läuft|lief|riecht|kommt|klebt|tropft|brennt|ging|fehlt)|(?:im|in der|auf dem|auf der|in den|am|unter dem|vor der) \\p{L}+ (?:liegt|liegen|lag|lagen|steht|stehen|stand|standen|ist|sind|war|waren|klebt|kleben|schimmelt)|da (?:liegt|liegen|lag|lagen|stand|steht|stehen) (?:eben )?|jemand hat|(?:dein|deine) (?:${THEIRS}) (?:ist|sind|war|waren|liegt|liegen|steht|stehen|läuft|weckt|riecht)|(?:dein|deine) (?:${THEY}) (?:hat|haben|war|waren|schläft|wohnt|nimmt|weckt|ist seit|sind seit)|einer von deinen (?:freunden|gästen) hat|du hast (?:gesagt|versprochen|mein|meine|meinen|wieder|gestern|heute|vergessen|die|den|das|einen|zehn)`,
  found: `(?!(?:ich|du|er|sie|es|wir|ihr|kein|keine|keinen|nicht|nie|immer|wer|was|wie|warum|wo|schluss|finger|raus|mach|räum|putz|spül|bring|geh|hör|so|als|und|oder|aber|dieses|diese|das|jede|jeder|jeden|mit|ohne|wenn|weil|nur|schon|noch|bis|pack|rück|spar|mehr|allein)(?!\\p{L}))(?:\\p{L}+ ){1,3}(?:im|in der|in den|in meinem|in meiner|in meinen|auf dem|auf der|an der|unter dem|hinter dem|vor der) \\p{L}+`,
  refused:
    'du bist|ihr seid|dir egal|egal|immer|nie|niemals|niemand|keiner|alles|alle|jeder|ständig|dauernd|satt|reicht|voll|schnauze|nase|schuld|wegen dir|dank dir|danke|respekt|als ob|als wäre|wut|wütend|sauer|stinksauer|rasend|wahnsinnig|verrückt|durch|platzt?|ekel\\p{L}*|eklig|schämen?|schäme|peinlich|unangenehm|unmöglich|frechheit|faul|dreist|egoistisch|putzfrau|mutter|hotel|zirkus|zoo|gott|tier|tiere|angeblich|offenbar|natürlich|klar|ehrlich|ernsthaft|echt|wirklich|sogar|so|solche|dermaßen|wie|das|dies|dieser|diese|dieses|diesen|er|sie|ihm|ihn|ihr|ihre|ihren|seine?|es|denen|toll|reizend\\p{L}*|großartig|herrlich|wunderbar|polizei|vermieter|musst|solltest|solltet|leben|hölle|witz|null|einfach|endlich|schlange|einen namen|vermutlich|wohl',
  conditions: 'wenn|falls|oder|sonst|nächstes mal|nächsten mal|noch einmal|noch mal',
  unsure:
    'zu \\p{L}{2,20}en$|ein letztes|letzte|ab sofort|ab jetzt|ab heute|ab montag|nie wieder|kein einziges|ich werde|ich will|ich zahle kein\\p{L}*|ich putze kein\\p{L}*|ich weigere|wer|warum|wieso|würde|wäre|hätte|könnte|schwör\\p{L}*|wette|glaubst|denkst',
  asides: 'wegen dir|deinetwegen|mal wieder|schon wieder',
  sharp:
    'noch|nochmal|und (?:ich|du)|normal|anständig|einmal|bevor|(?:dein|deine|deinen|deinem|den|die|das) (?:weg|aus|raus|auf|ab|zu|in|im)',
  urgent: 'sofort|jetzt|endlich|gefälligst',
  irony:
    'glückwunsch|gratul\\p{L}*|herzlichen dank|vielen dank auch|danke|na toll|na super|na bravo|bravo|welch\\p{L}* (?:ehre|überraschung|freude|glück)|was für (?:ein|eine) (?:ehre|freude|überraschung|glück|held|talent)|hoheit|majestät|prinzessin|prinz|könig|königin|gnädig\\p{L}*|der herr|die dame|herr ober\\p{L}*|fräulein|genie|einstein|chef|meister|schätzchen|schatz|liebling|reizend\\p{L}*|entzückend\\p{L}*|großartig|herrlich|wunderbar|fantastisch|traumhaft|prächtig|toll|klasse|super|spitze|applaus|medaille|orden|personal|butler|diener|zu diensten|schön für|wie schön|wie nett|wie lieb|sehr reif|oh|ach|tja|entschuldige dass|verzeih|offenbar|anscheinend',
  subjects:
    'ich|du|er|sie|es|wir|ihr|das|da|man|jemand|keiner|mein|meine|dein|deine|der|die|den|wie|wer|was|sonst|also|mir|so|und|dann',
  and: 'und|aber|denn|also',
  hanging: 'weil|während|dass|als|der|die|den',
  contrast:
    'dann|nicht|jetzt|nun|sondern|aber|wer|was|wo|wann|wie|ob|dass|zwei|drei|vier|fünf|sechs|zehn|\\d+',
  places: 'in|im|am|auf|an|mit|für|ohne|unter|mein|meine|meinen',
  mine: wordList('mein meine meinen meinem meiner unser unsere'),
  also: wordList(`
    abfluss abgesagt ameisen antwortet asche aufgestanden aufgewacht ausgemacht ausgesperrt benutz benutzt
    besichtigung bettwasche bewerbungsgesprach bezahlt bier bluse brandloch brandlocher bremse brief bus decke
    einkauf einkaufe erbrochenes fett fleck flecken fliegen fliesen flur fremder fruhschicht fruhstuck gearbeitet
    gefunden gegessen gehort gekauft gekocht gelassen geldbeutel gelesen geliehen genommen geoffnet geputzt
    geschlafen gestanden getrunken gewartet gewaschen geweckt glas haare handtuch handtucher helm hemd herd hose
    jacke joghurt kaputt kartons kase kippen kissen klausur kleid kotze krankenhaus krumel kundigung ladekabel lampe
    leer loch maden matratze mause mikrowelle milch minuten muell mull nachtschicht nachzahlung nass nudeln ofen
    offen parkplatz pfanne pfannen pflanzen pfutze pizza prufung pulli rad rasierer reifen ruiniert scherben schicht
    schimmel schlussel schuhe schulden sofa spatschicht spiegel spul spule spulmaschine spult strafzettel stuhl
    stunde stunden tasse teppich termin termine topf topfe trockner tur vase vergessen verloren verpasst
    verschlossen verschlossener verschoben versprochen vorlesung vorrate vorstellungsgesprach wand waschbecken
    waschmaschine wein zahnarzt zerbrochen zug
  `),
};
