import { wordList } from '@palimpsest/kernel/text';
import type { EditWords } from './edit-words.ts';

export const EDIT_DE: EditWords = {
  drop: [
    '(?<=(?:^|\\s|st )du (?:\\p{L}{2,12} )?)(?:immer|ständig|dauernd)',
    'verdammt(?: noch ?mal)?',
    'verdammte[nrms]?',
    'verflucht(?:e[nrms]?)?',
    'verflixt(?: noch ?mal)?',
    'verflixte[nrms]?',
    'scheiß',
    'scheiss',
    'scheiß(?= )',
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
    '(?<=\\p{L} )wegen dir',
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
    ['nervt (?:mich )?(?:total|extrem|tierisch)?', 'ist schwierig für mich'],
    ['halt die klappe', 'sei bitte etwas leiser'],
    ['unmöglich|inakzeptabel|unzumutbar', 'schwierig für mich'],
    ['ich verlange', 'ich bitte dich'],
    ['ein saustall|ein schweinestall', 'unordentlich'],
    ['scheiße', 'Sachen'],
    ['mist', 'Kram'],
    ['dreck', 'Schmutz'],
    ['brüllst', 'sprichst laut'],
    ['(?<=\\p{L} )nie wieder', 'nicht mehr'],
  ],
  orders: [
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
    '\\p{L}+ ich|hab(?! (?:bitte|geduld|verständnis|mal|keine angst))|kommt (?:nicht|mir|vom|davon|drauf|darauf)|geht (?:nicht|mir|das|klar|so|es)|macht (?:nichts|mir|das)|passt? (?:schon|mir|das|so)|hört sich|liegt',
  please: { before: 'Bitte', asks: false },
  alreadyPolite:
    'bitte|könntest|könntet|kannst|könnt|können wir|würdest|magst|danke|vielleicht|wäre|hättest|wollen wir|wärst',
  greeting: '(?:hallo|hi|hey|moin|servus|guten (?:morgen|tag|abend)|liebe|lieber|na|huhu)',
  thanks: 'danke|dank|dankbar',
};
