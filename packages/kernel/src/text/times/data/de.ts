import type { TimeTable } from '../time.ts';
import { FIGURE_PATTERNS, FIGURES } from './numeric.ts';

/** How German writes times. Templates are folded: "fünf" stands as "funf", and "fuenf" is written too. */
export const GERMAN: TimeTable = {
  parts: {
    ...FIGURES,
    end: '(?=_(?:$|(?:[.,;:!?)\\]"\'\\n/]|-(?![a-z]))(?!\\d)|(?:und|oder|aber|denn|weil|wenn|als|dass|dann|bin|bist|ist|sind|war|warst|waren|wird|werde|wirst|werden|kann|kannst|konnte|hab|habe|hast|hat|haben|hatte|will|willst|muss|musst|soll|sollte|geht|gehe|komm|komme|kommst|kommt|los|weg|da|zuruck|noch|schon|immer|nicht|auf|an|am|im|in|bis|von|vor|nach|fur|mit|ohne|zu|jeden|jede|heute|morgen|gestern|morgens|abends|nachts|mittags|fruh|nachmittags|vormittags|die|der|das|den|dem|ich|du|er|sie|es|wir|ihr|mein|dein|so|bitte|laut|wach|ruhe|schluss|treffen|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)(?![a-z])))',
    hw: 'ein|eins|zwei|zwo|drei|vier|funf|fuenf|sechs|sieben|acht|neun|zehn|elf|zwolf|zwoelf',
    big: 'dreizehn|vierzehn|funfzehn|fuenfzehn|sechzehn|siebzehn|achtzehn|neunzehn|(?:ein|zwei|drei|vier|funf|sechs|sieben|acht|neun)und(?:zwanzig|dreissig|vierzig|funfzig)|zwanzig|dreissig|vierzig|funfzig|fuenfzig|sechzig|neunzig|hundert',
    hour: '{h}|{big}|{hw}',
    num: '\\d{1,4}(?:[.,]\\d{1,3})?|{big}|{hw}|eine[mnrs]?',
    some: 'eine[mnrs]?|einige[nr]?|mehrere[nr]?|viele[nr]?|wenige[nr]?|ein paar|paar|ein(?:e[nr]?)? halbe[nrs]?|eine dreiviertel|anderthalb|eineinhalb|zweieinhalb|dreieinhalb|ganze[nrs]?|zig|etliche[nr]?|dutzende|stundenlange',
    unit: 'sekunden?|sek[.]?|minuten?|min[.]?|std[.]?|stunden?|stundchen|tage[ns]?|tag|nachte?n?|naechten?|wochen?|wochenenden?|monate?n?s?|monats|jahre?n?s?|jahrzehnte?n?|jahrhunderte?n?|quartale?n?|semestern?|abenden?|morgen|mal am tag',
    month:
      'januar|janner|februar|feber|marz|maerz|april|mai|juni|juli|august|september|oktober|november|dezember|jan[.]?|feb[.]?|apr[.]?|aug[.]?|sept?[.]?|okt[.]?|nov[.]?|dez[.]?',
    longMonth:
      'januar|janner|februar|feber|marz|maerz|april|mai|juni|juli|august|september|oktober|november|dezember',
    weekday:
      '(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonnabend|sonntag)(?:s|en|e)?(?:fruh|morgens?|vormittags?|mittags?|nachmittags?|abends?|nachts?)?',
    shortDay: '(?:mo|di|mi|do|fr|sa|so)[.]',
    dayWord:
      'fruh|morgens?|vormittags?|mittags?|nachmittags?|abends?|nachts?|mitternachts?|fruhmorgens|spatabends|spatnachts|spatabend',
    ofPart:
      '(?:(?:am|in der|des|zu|vor|gegen|heute|morgen|gestern|in die|jeden) (?:fruhen |spaten |selben )?(?:{dayWord}|fruhe|nacht|fruh|morgen)|{dayWord})',
    uhr: '_uhr(?:_(?:{m}|{big}|{hw}))?',
    clockBase:
      '{h}[:.]{m}(?:[:.]{m})?(?:_uhr)?|(?:{hour}){uhr}|(?:halb|viertel|dreiviertel|drei viertel) (?:{hour})(?:_uhr)?|(?:kurz |knapp )?(?:(?:{num})(?:_(?:minuten|minute|min)[.]?)?|viertel|dreiviertel|drei viertel|kurz) (?:vor|nach)(?: halb)? (?:{hour})(?:_uhr)?|{h}_h',
    fullClock: '(?:{ofPart} )?(?:um )?(?:{clockBase})(?:,? {ofPart})?',
    duration:
      '(?:\\d{1,4}(?:[.,]\\d{1,3})?_|(?:{num}|{some})[- ])(?:(?:bis|oder|-) (?:{num}) |-_\\d{1,3} )?(?:(?:ganze[nrs]?|volle[nrs]?|lange[nrs]?|weitere[nrs]?|gute[nrs]?|geschlagene[nrs]?|halbe[nrs]?) )?{unit}(?:_,?_(?:und )?(?:{num})_{unit}){0,3}(?: lang)?',
  },
  patterns: [
    ...FIGURE_PATTERNS,
    {
      kind: 'clock',
      template: '{h}[:.]{m}(?:[:.]{m})?_uhr|{h}[.]{m}(?=_uhr)|(?:{hour}){uhr}(?:,? {ofPart})?|{h}_h(?![a-z])',
    },
    {
      kind: 'clock',
      template:
        '(?:halb|viertel|dreiviertel|drei viertel) (?:{hour})(?:_uhr)?(?:,? {ofPart}|(?![a-z]| [a-z]{0,12}(?:tonne|liter|meter)))',
    },
    {
      kind: 'clock',
      template:
        '(?:funf|fuenf|zehn|zwanzig|5|10|15|20|(?:{num})_(?:minuten|minute|min)[.]?|viertel|dreiviertel|kurz|punkt) (?:vor|nach)(?: halb)? (?:{hour})(?:_uhr)?(?:,? {ofPart})?(?! (?:tag|woche|monat|jahr|stunde|minute)[a-z]{0,3})',
    },
    {
      kind: 'clock',
      template:
        '(?<=(?<![a-z])(?:um|gegen|ab|bis|punkt|seit|vor|nach|so um) )(?:{h}|{hw}|{big})(?: (?:{dayWord})|{end})',
    },
    {
      kind: 'clock',
      template:
        '(?:{hour})(?:_uhr)? (?:{dayWord}|am (?:fruhen |spaten )?(?:morgen|abend|nachmittag|vormittag|mittag)|in der (?:nacht|fruh|fruhe))',
    },
    {
      kind: 'clock',
      template:
        '(?:{ofPart}),? (?:um |gegen |ab |bis |so um )?(?:{clockBase})|(?:{ofPart}),? (?:um|gegen|ab|so um) (?:{hour})',
    },
    {
      kind: 'clock',
      template:
        '(?:um |zu |gegen |nach |vor |bis )?mitternacht|(?:um |gegen |zu )?zwolf uhr mittags|(?:um )?12 uhr mittags',
    },

    {
      kind: 'range',
      template:
        '(?:(?:von|zwischen|ab|vom) )?(?:{hour})(?:[:.]{m})?(?:_uhr)?(?: {dayWord})?_(?:bis|und|-|bis um|bis zu)_(?:{fullClock})(?:,? {ofPart})?',
    },
    {
      kind: 'range',
      template:
        '(?:von|zwischen) (?:{hour})(?:[:.]{m})?(?:_uhr)? (?:bis|und) (?:{fullClock}|{hour})(?:,? {ofPart})?{end}',
    },
    { kind: 'range', template: '(?:vor|nach|bis|ab|seit|gegen) (?:{fullClock})' },
    {
      kind: 'range',
      template:
        '(?:(?:wahrend|in|ausserhalb|zu) )?(?:der |den )?(?:geschafts|arbeits|buro|offnungs|dienst|schlafens|mittags|ruhe|nacht)(?:zeit|zeiten|stunden|ruhe)',
      vague: true,
    },

    {
      kind: 'date',
      template:
        '(?:(?:{day})[.]?|erste[rn]?|zweite[rn]?|dritte[rn]?|vierte[rn]?|funfte[rn]?|zehnte[rn]?)_(?:{month})(?:_{year})?',
    },
    { kind: 'date', template: '{day}[.]_{mon}[.](?:_(?:{year}|\\d\\d))?' },
    {
      kind: 'date',
      template:
        '(?:{longMonth}),? {year}|(?:im|seit|bis|ab|ende|anfang|mitte|vom|letzten|nachsten|diesen|kommenden) (?:{longMonth})',
    },
    {
      kind: 'date',
      template: '(?:januar|februar|marz|april|juni|juli|august|september|oktober|november|dezember)',
      capital: true,
    },
    { kind: 'date', template: '(?:im jahre?|seit|bis|ab|anfang|ende|mitte|in|von|vor|nach) {year}' },
    {
      kind: 'date',
      template: '(?<=(?:am|zum|bis|vom|den|der) )(?:{day})[.](?:,? (?:um )?(?:{clockBase}|{h})|{end})',
    },
    { kind: 'date', template: '(?:{day})[.](?={month})', weak: true },
    {
      kind: 'date',
      template:
        '(?:vor)?gestern|heute|ubermorgen|uebermorgen|(?:heute|gestern|morgen|vorgestern|ubermorgen) (?:fruh|morgen|vormittag|mittag|nachmittag|abend|nacht)|am (?:nachsten|selben|gleichen|anderen|folgenden) (?:tag|morgen|abend)|letzte nacht|neulich(?: (?:abends?|nachts?))?',
    },
    // "der Morgen", "am Morgen", "guten Morgen" are the part of the day.
    {
      kind: 'date',
      template:
        '(?<!(?:der|am|den|jeden|guten|dem|diesen|eines|fruhen|spaten|ganzen|nachsten|zum|bis zum|mein|dein) )morgen',
    },
    {
      kind: 'date',
      template:
        '(?:(?:am|im|in|zum|bis|ab|seit|vom|der|die|das|den) )?(?:(?:der|dem|den) )?(?:nachste|letzte|vorige|vergangene|kommende|diese|ubernachste|folgende|vorletzte|naechste)[nmrs]? (?:(?:{num}|paar) )?(?:woche|wochen|monats?|monate|monaten|jahr|jahre|jahren|jahres|tage?n?|nacht|nachte|wochenende|stunden?|minuten|abend|mal|sommer|winter|herbst|fruhling|fruhjahr|quartal|semester|{weekday})',
    },
    {
      kind: 'date',
      template:
        '(?:(?:am|bis|gegen|zum|ab) )?(?:ende|anfang|mitte|beginn|schluss)(?: (?:des|der|dieser|dieses|vom|nachster|nachsten|von))? (?:tages?|woche|monats?|jahres?|wochenendes?|montags?|dienstags?|mittwochs?|donnerstags?|freitags?|samstags?|sonntags?|heutigen tages|arbeitstages|heute|morgen)|feierabend|tagesende',
    },
    {
      kind: 'date',
      template:
        '(?:(?:am|jedes|ubers|das|dieses|an|uber das) )?wochenenden?|(?:unter der|unter) woche|werktags?|wochentags?|an (?:werktagen|wochentagen)|wochenends?',
      vague: true,
    },
    { kind: 'date', template: 'weihnachten|ostern|silvester|heiligabend|neujahr|pfingsten' },
    { kind: 'date', template: '(?:{day})/(?:{mon})', weak: true },

    {
      kind: 'weekday',
      template:
        '(?:(?:am|jeden|diesen|nachsten|letzten|kommenden|ab|bis|seit|immer|den|zum|von) )?(?:kommenden |nachsten |letzten )?{weekday}(?: (?:fruh|morgen|vormittag|mittag|nachmittag|abend|nacht|{dayWord}))?',
    },
    { kind: 'weekday', template: '{shortDay}', weak: true, capital: true },

    {
      kind: 'daypart',
      template:
        '(?:(?:am|in der|in die|uber|gegen|jeden|zum|zur|diesen|dieser|mitten in der|tief in der|des|wahrend der|den|die|der) )?(?:(?:fruhen|spaten|ganzen|ganze|selben|spate|fruhe) )?(?:vormittags?|nachmittags?|abends?|nachts?|mittags?|nacht|nachte|morgens|fruhmorgens|spatabends|morgengrauen|spatnachmittag|spatabend)',
      vague: true,
    },
    {
      kind: 'daypart',
      template:
        '(?:am (?:fruhen |spaten |nachsten )?|in den? (?:fruhen )?|jeden |fruh am |spat am |der |diesen )(?:morgen|morgenstunden|fruhe|abendstunden)|in (?:aller|der) (?:fruhe?|herrgottsfruhe)|fruh(?:morgens)|(?:spat|fruh) (?:abends?|nachts?|morgens?|am abend|am morgen|in der nacht)|tagsuber|nachtsuber|abendessenszeit|schlafenszeit|mittagszeit|(?:zur )?essenszeit',
      vague: true,
    },

    { kind: 'duration', template: '(?:{duration})' },
    { kind: 'duration', template: '\\d{1,3}_(?:std|stdn|min|sek|h)(?:[.]|(?![a-z]))' },
    {
      kind: 'duration',
      template:
        '(?:eine[r]? )?(?:halbe[n]?|viertel|dreiviertel)_?stunden?|anderthalb stunden|eineinhalb stunden|halbstunde',
    },
    {
      kind: 'duration',
      template:
        '(?:(?:den|die|das) )?ganze[nrs]? (?:tag|nacht|morgen|abend|woche|monat|jahr|wochenende|vormittag|nachmittag|zeit lang|sommer)(?: lang| uber)?',
    },
    {
      kind: 'duration',
      template:
        '(?:(?:seit|nach|in|vor|wahrend|uber|fur) )(?:(?:vielen|mehreren|langen|vielen) )?(?:stunden|tagen|wochen|monaten|jahren|minuten|ewigkeiten)|(?:stunden|tage|nachte|wochen|monate|jahre|minuten)lang(?:e[nrs]?)?',
    },
    {
      kind: 'duration',
      template: '(?:fur |in )?eine[nr]? (?:moment|augenblick|sekunde|minute|tages|tag|weile)',
      vague: true,
    },
    { kind: 'duration', template: '24/7|rund um die uhr|tag und nacht' },

    {
      kind: 'relative',
      template:
        '(?:in|vor|nach|seit|binnen|innerhalb von|innerhalb|fur|uber|wahrend) (?:(?:etwa|circa|ca[.]|ungefahr|fast|mehr als|weniger als|uber|noch|schon|genau|den letzten|den nachsten|rund|knapp) ){0,2}(?:{duration})',
    },
    {
      kind: 'relative',
      template: '(?:{duration}) (?:spater|fruher|zuvor|danach|davor|vorher|nachher|her|zuruck)',
    },

    {
      kind: 'set',
      template:
        '(?:jede[nrsm]?|alle|fast jede[nrsm]?) (?:einzelne[nrs]? |verdammte[nrs]? |zweite[nrs]? |dritte[nrs]? )?(?:(?:{num}|paar) )?(?:tage?n?|nacht|nachte|woche|wochen|monate?|jahre?|wochenende|morgen|abend|vormittag|nachmittag|mittag|stunden?|minuten?|sekunde|{weekday})',
    },
    {
      kind: 'set',
      template:
        '(?:einmal|zweimal|dreimal|viermal|mehrmals|(?:{num}|ein paar|paar|mehrere)_?_mal) (?:am|pro|in der|die|im|jede[nsr]?) (?:tag|nacht|woche|monat|jahr|stunde|abend)',
    },
    {
      kind: 'set',
      template:
        '(?:nacht fur nacht|tag fur tag|woche fur woche|abend fur abend|tagaus,? tagein|tagein,? tagaus)',
    },
    {
      kind: 'set',
      template:
        'taglich(?:e[nrsm]?)?|taeglich|wochentlich(?:e[nrsm]?)?|woechentlich|monatlich(?:e[nrsm]?)?|jahrlich(?:e[nrsm]?)?|stundlich|allabendlich|allnachtlich|nachtlich(?:e[nrsm]?)?|(?:montags|dienstags|mittwochs|donnerstags|freitags|samstags|sonntags)',
    },

    {
      kind: 'now',
      template:
        '(?:genau |gerade |bis |ab |von )?jetzt(?: gleich| sofort)?|sofort|so (?:schnell|bald|fruh) wie moglich|moglichst (?:bald|schnell)|schnellstmoglich|baldmoglichst|umgehend|auf der stelle|gerade eben|im moment|unverzuglich',
      vague: true,
    },
  ],
  joins: ',?_|_,?_(?:um|am|im|in der|von|vom|den|der|des|an|ab|gegen|so um|zur|zum|in den|fur|und zwar)_',
  rangeJoins: '_-_| (?:bis|bis zum|bis um) ',
};
