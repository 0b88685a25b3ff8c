import { wordList } from '@palimpsest/kernel/text';
import type { EditWords } from './edit-words.ts';

/** What a noun is cursed with, and nouns that are; each is written as by itself. */
const CURSED = '(?:schei(?:ß|ss)|drecks|kack|mist|sau)-?';
const NOUNS =
  'Musik Mucke Wecker Hund Katze Fahrrad Rad Handy Tür Fenster Geschirr Teller Pfanne Topf Töpfe Wäsche Müll Kippen Schuhe Socken Konsole Fernseher Paket Pakete Zettel Auto Bass Boxen Pflanze Pflanzen Klo Küche Bad Spülmaschine Waschmaschine Sachen Laune Lärm Party Partys Gitarre Trompete Schlagzeug Haare Kram Zeug Plan Putzplan Heizung Kinder Vogel Viecher Serie Podcast Radio Konto Tasche Jacke Rucksack'.split(
    ' ',
  );
/** Beasts do not eat like people. */
const NO_BEAST =
  '(?<!(?:hund|katze|kater|hase|hamster|kaninchen|vogel|vögel|köter|töle|tier|viech?|ratten?|maus|mäuse|motten|mader|marder)[^.!?]{0,60})';
/** Words that open a sentence behind what the reader is called. */
const BEHIND_CALL =
  'es|das|du|ihr|was|wie|wer|wo|wann|warum|wieso|ich|wir|man|mach\\p{L}*|könnt|kannst|habt|hast|räumt?|stellt?|dreht?|bringt?|nimm|nehmt|hört?|lasst?|komm|geh|dein\\p{L}*|eure?\\p{L}*|echt|jetzt|nachts|schon|jeden|jede|bei|hier|bitte|ist das|check|chill|schläfst|weißt|denk\\p{L}*';

export const EDIT_DE: EditWords = {
  drop: [
    // What the reader is called, and cries, before what is said.
    '^[ ,!.]*(?:oida|oider|heast|alda|digg[aie]\\p{L}*|boah|booah|ey|eyy|maann?|hömma|meine fresse|heilige scheiße|ach du scheiße|schei(?:ß|ss)e|mist|himmel)(?:,? (?:ey|alter|alda|mann|digga|junge|echt|mensch|du))?(?=[,.!?:]? |[.!?]*$)',
    `^[ ,!.]*(?:alter|junge|mann|mensch|bruder|bro|freundchen)(?:,? (?:ey|alter|mann|digga|junge|echt))?(?=,|[.!?]*$| (?:${BEHIND_CALL})(?!\\p{L}))`,
    `^[ ,!.]*(?:leute|leude|jungs|mädels|kinder)(?=,| (?:ihr|das|der|den|dem|wer|was|wo|hier|ich|wir|es|kann|mal|echt|bitte|könnt|habt|macht|räumt|stellt|bringt|dreht|hört|lasst|nehmt)(?!\\p{L}))`,
    '(?<=, )(?:alter|digg[aei]\\p{L}*|mann|mann ey|junge|ey|oida|alda|bruder|bro)(?=[.!?]|$)',
    '(?<=\\p{L} )(?:ey|digg[aei]\\p{L}*|oida|heast|alda)(?=[.!?]|$)',
    'allen ernstes',
    '^[ ,]*(?:mensch|mann|boah|ey)(?= \\p{L}{2,14},)',
    '^[ ,]*(?:na )?(?:toll|super|klasse|spitze|herrlich|wunderbar|großartig|perfekt|prima|bravo)(?=, (?:jetzt|mein\\p{L}*|schon wieder|wieder|nun|die|der|das)(?!\\p{L}))',
    '^[ ,]*(?:tja|naja|na ja)(?=,)',
    // What somebody is called in the middle of a sentence, and what only cries out behind it.
    '(?<=, )(?:du|ihr) (?!lieb)(?:\\p{L}{3,12}(?:e|er|es|en) )(?!\\p{L}*[sß]t(?!\\p{L}))\\p{L}{4,20}(?=,|[.!?]|$)',
    '(?<=, )(?:du|ihr) (?!lieb)(?!\\p{L}*[sß]t(?!\\p{L}))\\p{L}{4,20}(?=,)',
    '(?<=, )(?:(?:echt|so|voll|total|einfach|wie|richtig|sowas von|ganz schön) ){0,2}(?:widerlich|ekelhaft|eklig|asozial|unmöglich|unfassbar|unglaublich|krass|peinlich|frech|dreist|mies|erbärmlich|lächerlich|widerwärtig|abartig)(?=[.!?]|$)',
    'ernsthaft jetzt',
    'im ernst(?=,|[.!?]|$)',
    'ohne schei(?:ß|ss)(?: jetzt)?',
    'kein schei(?:ß|ss)(?: jetzt)?',
    'zum (?:teufel|henker|kuckuck)(?: ?noch ?mal)?',
    '(?:himmel)?herrgott(?: ?noch ?mal)?',
    'um (?:himmels|gottes) willen',
    'zefix(?: noch ?amal)?',
    'kruzifix|sakrament|himmelarsch\\p{L}*|donnerwetter',
    'sag mal(?:,? (?:spinnst|hackts|gehts|tickst|bist) \\p{L}+(?: \\p{L}+){0,3})?(?=,|[.!?]|$)',
    '(?<=(?:^|\\s|st )du (?:\\p{L}{2,12} )?)(?:immer|ständig|dauernd)',
    'verdammt(?: noch ?mal)?',
    'verdammte[nrms]?',
    'verflucht(?:e[nrms]?)?',
    'verflixt(?: noch ?mal)?',
    'verflixte[nrms]?',
    '(?<!(?:ganzen?|(?<!\\p{L})einen?) )schei(?:ß|ss)(?! ?(?:[.,!?;]|$))(?! (?:weg|auf|raus|aus|da|hier|nicht|endlich|immer|in|im|von|an|ab|mit|selber|selbst|liegen|stehen|überall|einfach|mal|jetzt|und|rum|wieder)(?!\\p{L}))',
    'ernsthaft',
    'ehrlich gesagt(?=,)',
    'echt jetzt',
    'sag mal',
    'mein gott',
    'herrgott',
    'zum (?:hundertsten|tausendsten|x-ten) mal',
    'ein für alle ?mal',
    'wie immer',
    'wie üblich',
    "geht’?'?s noch",
    'spinnst du',
    'hast du sie noch alle',
    "hackt’?'?s",
    'es reicht(?: jetzt| mir)?(?= ?(?:[.,!?;]|$))',
    "mir reicht’?'?s(?= ?(?:[.,!?;]|$))",
    'ich hab(?:e)? die (?:schnauze|nase) voll(?! von)',
    'so schwer ist das nicht',
    'das ist doch nicht so schwer',
    'letzte warnung',
    "sonst knallt’?'?s",
    '(?:alter|digga)(?=,)',
    '(?<=, )(?:alter|digga)(?=[.!?]|$)',
    'lol',
    'wtf',
    'omg',
    'eure hoheit',
    'prinzessin(?=[,.:!?]|$)',
    'endlich mal',
    'gefälligst',
    '(?<=\\p{L} )(?:nur |alles nur |und das )?(?:wegen (?:dir|euch)(?! und)|deinetwegen|euretwegen)',
    'buchstäblich',
  ],
  replace: [
    ['ich hab(?:e)? (?:so |echt )?die (?:schnauze|nase) (?:so |gestrichen )?voll(?= von)', 'ich habe genug'],
    [
      'nicht (?:ein)?mal(?= (?:was|etwas|bescheid|gefragt|gesagt|geantwortet|entschuldigt)(?!\\p{L}))',
      'nicht',
    ],
    ['widerlich|ekelhaft|eklig', 'unangenehm'],
    ['ich hasse', 'ich mag nicht'],
    ['kotzt mich an', 'ist schwierig für mich'],
    [
      'kotzt mich (?:(?:so|echt|langsam|total|richtig|nur noch|einfach|mittlerweile|wirklich|dermaßen|sowas von|tierisch) )+an',
      'stört mich',
    ],
    ['ankotzt', 'stört'],
    ['zum kotzen', 'nicht in Ordnung'],
    [
      'geht mir (?:(?:so|echt|langsam|total|richtig|nur noch|einfach|mittlerweile|wirklich|dermaßen|sowas von|tierisch|gewaltig|ziemlich) )*auf (?:den|die) (?:sack|keks|zeiger|eier|nüsse|nerven|geist|wecker|senkel|ketten)',
      'stört mich',
    ],
    [
      'gehen mir (?:(?:so|echt|langsam|total|richtig|nur noch|einfach|mittlerweile|wirklich|dermaßen|sowas von|tierisch|gewaltig|ziemlich) )*auf (?:den|die) (?:sack|keks|zeiger|eier|nüsse|nerven|geist|wecker|senkel|ketten)',
      'stören mich',
    ],
    ['nervt (?:mich )?(?:total|extrem|tierisch)?', 'ist schwierig für mich'],
    ['halt die klappe', 'sei bitte etwas leiser'],
    ['unmöglich|inakzeptabel|unzumutbar', 'schwierig für mich'],
    ['ich verlange', 'ich bitte dich'],
    ['ein saustall|ein schweinestall', 'unordentlich'],
    [
      '(?<=(?:ist|war|sind|läuft|riecht|stinkt|sieht|geht|das|es|echt|richtig|total|voll|ziemlich|so|super|mega|einfach|ganz schön|find|finde|finds|ist|nur) )schei(?:ß|ss)e(?= ?(?:[.,!?;]|$|und|aber|aus|dass|wenn))',
      'nicht gut',
    ],
    ['(?:der|dieser) (?:ganzen )?schei(?:ß|ss)e', 'dem ganzen Kram'],
    ['(?:deiner|eurer) (?:ganzen )?schei(?:ß|ss)e', 'deinem Kram'],
    ['schei(?:ß|ss)e', 'Sachen'],
    ['schei(?:ß|ss)', 'Kram'],
    ['(?<=so ein )mist', 'Ärger'],
    ['mist', 'Kram'],
    ...NOUNS.map((noun): [string, string] => [`${CURSED}${noun.toLowerCase()}`, noun]),
    ['(?:schei(?:ß|ss)|arsch|sau|schweine|kack)(kalt|laut|teuer|heiß|früh|spät|eng|dreckig)', 'sehr $1'],
    // Beastly and coarse verbs, each with the everyday one.
    ['(?:leer|weg)(?:ge)?fressen', 'leer gegessen'],
    ['aufgefressen|aufgefuttert', 'aufgegessen'],
    [`${NO_BEAST}gefressen`, 'gegessen'],
    [`${NO_BEAST}(?:frisst|frißt)(?! (?:\\p{L}+ ){0,2}(?:strom|zeit|platz|geld|akku))`, 'isst'],
    [`${NO_BEAST}friss`, 'iss'],
    [`${NO_BEAST}fresst`, 'esst'],
    [`${NO_BEAST}fressen`, 'essen'],
    [`${NO_BEAST}auffressen`, 'aufessen'],
    ['säufst', 'trinkst'],
    ['säuft', 'trinkt'],
    ['sauft', 'trinkt'],
    ['(?<=(?:beim|zum|vom|das|dem) )saufen', 'Trinken'],
    ['saufen', 'trinken'],
    ['(?:aus|leer|weg)gesoffen', 'ausgetrunken'],
    ['gesoffen', 'getrunken'],
    ['besoffen(e[nrms]?)?', 'betrunken$1'],
    ['voll(?:gepisst|gekotzt|gekackt|geschissen|gespuckt)|(?:ein|voll|zu)gesaut', 'verschmutzt'],
    ['danebengepisst', 'danebengepinkelt'],
    ['angepisst', 'sauer'],
    ['gepisst', 'gepinkelt'],
    ['pisst(?= (?:\\p{L}+ ){0,3}(?:daneben|in|auf|neben|ins|im|an))', 'pinkelt'],
    ['(?:daneben)pissen', 'danebenpinkeln'],
    ['pissen', 'pinkeln'],
    ['(?:gekackt|geschissen)(?! (?:auf|drauf))(?<!(?:drauf|darauf) \\p{L}+)', 'gemacht'],
    ['(?:sich )?(?:aus)?gekotzt', 'erbrochen'],
    ['kotze', 'Erbrochenes'],
    ['angeschissen(?= ?(?:[.,!?;]|$|und|weil|dass|deswegen))', 'angemeckert'],
    ['laberst (mich|uns) (?:\\p{L}+ ){0,3}voll', 'redest auf $1 ein'],
    ['laberst', 'redest'],
    ['labert', 'redet'],
    ['gelabert', 'geredet'],
    ['labern', 'reden'],
    ['pennst', 'schläfst'],
    ['pennt', 'schläft'],
    ['gepennt', 'geschlafen'],
    ['pennen', 'schlafen'],
    ['glotzt', 'schaut'],
    ['glotzen', 'schauen'],
    ['(?<!(?:mir|wurde|wird|wurden|werden) (?:\\p{L}+ ){0,4})geklaut', 'genommen'],
    ['klaust', 'nimmst'],
    ['klaut', 'nimmt'],
    ['klauen', 'nehmen'],
    ['zugemüllt|vollgemüllt', 'vollgestellt'],
    ['(?<=(?:deine|eure|die|diese) )(?:sauerei|schweinerei)', 'Unordnung'],
    ['(?:versifft|siffig)(e[nrms]?)?', 'schmutzig$1'],
    ['(?:drecks|schei(?:ß|ss)|mist)?köter', 'Hund'],
    [
      '(?<=(?:dein|das|dieses|diesem|deinem|dem|euer|eurem) )(?:mist|drecks|schei(?:ß|ss))?(?:vieh|viech)',
      'Tier',
    ],
    ['(?<=(?:deine|die|eure|deinen|diese) )(?:mist|drecks|schei(?:ß|ss))?viecher', 'Tiere'],
    ['(?<=dein(?:em|en)? )(?:typ|typen|macker|stecher|lover)', 'Freund'],
    ['(?<=deine[rn]? )(?:tussi|olle|trulla|ische)', 'Freundin'],
    ['(?<=(?:deine|eure) (?:\\p{L}{3,14} )?)sauf(?:kumpane|kumpels?|brüder|freunde)', 'Freunde'],
    ['(?<=(?:deinen|euren) (?:\\p{L}{3,14} )?)sauf(?:kumpanen|kumpels?|brüdern|freunden)', 'Freunden'],
    ['keinen bock', 'keine Lust'],
    // What came of it is told without whose fault it is.
    ['wegen (?:dir|euch) und (dein|eur)(\\p{L}*)', 'wegen $1$2'],
    [
      '^[ ,]*(?:wegen (?:dir|euch)|deinetwegen|euretwegen) (hab|habe|musste|muss|bin|kann|konnte|war|komm|komme|steh|stehe|sitz|sitze|verpass|verpasse|schlaf|schlafe|krieg|kriege) ich',
      'ich $1',
    ],
    ['dreck', 'Schmutz'],
    ['brüllst', 'sprichst laut'],
    ['(?<=\\p{L} )nie wieder', 'nicht mehr'],
  ],
  orders: [
    {
      pattern:
        'kannst du (?:denn |eigentlich |bitte )?nicht (?:ein ?mal|ein einziges mal|wenigstens|endlich|mal)(?: mal)?',
      becomes: 'kannst du bitte',
      asks: true,
    },
    {
      pattern:
        'könnt ihr (?:denn |eigentlich |bitte )?nicht (?:ein ?mal|ein einziges mal|wenigstens|endlich|mal)(?: mal)?',
      becomes: 'könnt ihr bitte',
      asks: true,
    },
    { pattern: 'du (?:musst|sollst|solltest|hast gefälligst)', becomes: 'könntest du bitte', asks: true },
    { pattern: 'ihr (?:müsst|sollt|solltet)', becomes: 'könntet ihr bitte', asks: true },
    { pattern: 'ich will, dass du', becomes: 'es wäre schön, wenn du', asks: false },
  ],
  verbs: wordList(`
    mach macht räum räumt putz putzt spül spült stell stellt dreh dreht bring bringt gib gebt frag fragt klopf klopft sag
    sagt zahl zahlt überweis nimm nehmt hol holt wasch wascht schließ schliess schließt respektier sei seid geh geht hör
    hört lass lasst komm kommt red rede redet sprich sprecht antworte antwortet warte wartet benutz benutzt schalt schaltet
    leg legt park parkt kauf kauft ersetz wirf werft leer leert wisch wischt feg fegt saug saugt häng hängt melde meldet
    beantworte erklär erzähl hilf helft pass achte denk versuch schick zieh lies fahr fahrt trag iss trink fass bleib sortier
    gieß füll lüfte kümmer kümmere behalt bezahl heb
  `),
  noOrder:
    'klar(?! (?:das|den|die|mit|ab))|alles klar|lass ruhig|sei (?:doch )?froh|\\p{L}+ ich|hab(?! (?:bitte|geduld|verständnis|mal|keine angst))|kommt (?:nicht|mir|vom|davon|drauf|darauf)|geht (?:nicht|mir|das|klar|so|es)|macht (?:nichts|mir|das)|passt? (?:schon|mir|das|so)|hört sich|liegt',
  please: { before: 'Bitte', asks: false },
  alreadyPolite:
    'bitte|könntest|könntet|kannst|könnt|können wir|würdest|magst|danke|vielleicht|wäre|hättest|wollen wir|wärst',
  greeting:
    '(?:hallo|hallöchen|hallihallo|hi+|hey+|heyho|moin(?:sen)?|servus|servas|grüezi|gr(?:iaß|ias|üß) (?:di|eich|dich|euch|gott)|salü|sali|tach|ciao|guten (?:morgen|tag|abend)|liebe|lieber|na|huhu)',
  thanks: 'danke|dank|dankbar',
};
