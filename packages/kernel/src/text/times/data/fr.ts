import type { TimeTable } from '../time.ts';
import { FIGURE_PATTERNS, FIGURES } from './numeric.ts';

/** How French writes times. Templates are folded: "après-midi" stands as "apres-midi". */
export const FRENCH: TimeTable = {
  parts: {
    ...FIGURES,
    end: '(?=_(?:$|(?:[.,;:!?)\\]"\'\\n/]|-(?![a-z]))(?!\\d)|(?:et|ou|mais|car|donc|si|quand|pendant|alors|a|au|aux|du|de|le|la|les|ce|cet|cette|dans|en|pour|par|avec|sans|est|etait|chaque|tous|toutes|demain|hier|aujourd|je|tu|il|elle|on|nous|vous|ils|elles|que|qui|c|j|ca|pile|precises|environ|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)(?![a-z])))',
    hw: 'une|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze',
    hour: '{h}|{hw}|treize|quatorze|quinze|seize|dix-sept|dix-huit|dix-neuf|vingt(?:(?: et |-et-)une|[- ](?:deux|trois|quatre))?',
    units: 'un|une|deux|trois|quatre|cinq|six|sept|huit|neuf',
    teen: 'dix[- ]sept|dix[- ]huit|dix[- ]neuf|dix|onze|douze|treize|quatorze|quinze|seize',
    tens: 'vingt|trente|quarante|cinquante|soixante(?:[- ]dix)?|quatre[- ]vingts?(?:[- ]dix)?',
    word: '{tens}(?:(?: et |-et-|[- ])(?:{units}|{teen}))?|{teen}|{units}|cent',
    mw: '(?:vingt|trente|quarante|cinquante)(?:(?: et |-et-|[- ]){units})?|{teen}|cinq',
    num: '\\d{1,4}(?:[.,]\\d{1,3})?|{word}',
    some: 'un|une|quelques|plusieurs|des|une? demie?|une? demie?-|deux ou trois|une dizaine de?|une vingtaine de?|une quinzaine de?|une trentaine de?|une centaine de?|une douzaine de?|des dizaines de?|des centaines de?',
    ap: '[ap][.]?_m(?:[.]|(?![a-z]))',
    unit: 'secondes?|secs?|minutes?|mins?|mn|heures?|jours?|journees?|nuits?|soirees?|semaines?|quinzaines?|mois|ans?|annees?|decennies?|siecles?|trimestres?|semestres?|week-?ends?',
    month:
      'janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre|janv?[.]?|fev(?:r)?[.]?|avr[.]?|juil[.]?|sept[.]?|oct[.]?|nov[.]?|dec[.]?',
    longMonth: 'janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre',
    weekday: '(?:lun|mar|mercre|jeu|vendre|same)dis?|dimanches?',
    shortDay: '(?:lun|mar|mer|jeu|ven|sam|dim)[.]',
    part: 'matins?|matinees?|apres[- ]?midis?|soirs?|soirees?|nuits?|midi|minuit|aube|crepuscule|journee',
    ofPart:
      "(?:(?:du|de|le|dans le|au|ce|cet|cette|en|de ce) (?:matin|soir|midi|matinee|soiree|apres[- ]?midi|nuit)|(?:de|dans|en) ?l'_(?:apres[- ]?midi|aube)|l'_apres[- ]?midi|(?:de|dans|en|pendant) (?:la )?(?:nuit|matinee|soiree)|(?:de )?(?:ce|cet|cette) (?:matin|matinee|soir|soiree|nuit|apres[- ]?midi)|la nuit|matin|soir)",
    hsign: '_(?:heures?|hrs?|h)(?![a-z])',
    hm: '{h}_h_(?:[0-5]?\\d)?(?:_(?:min|mn|m))?(?:_[0-5]?\\d_s)?(?::{m})?',
    duration:
      "(?:\\d{1,4}(?:[.,]\\d{1,3})?_|(?:{num}|{some})[- ])(?:(?:ou|a) (?:{num}) |-_\\d{1,3} )?(?:(?:bonnes?|longues?|longs?|petites?|bons?|pleines?) )?{unit}(?: (?:entieres?|entiers?|d'affilee|de suite|et demie?))?(?:_,?_(?:et )?(?:{num}|un|une)_{unit}){0,3}(?: et (?:demie?|quart))?",
    clockBase:
      '{h}[:.]{m}(?:[:.]{m})?(?:_{ap})?|{hm}|(?:{hour}){hsign}(?:_(?:{mw}|{m}|et demie?|et quart|moins le quart|moins quart|moins (?:{mw})|pile|trois quarts))?|{hour}_{ap}(?: et demie)?|midi(?: et demie?| et quart)?|minuit(?: et demie?| et quart)?',
    fullClock: '(?:{clockBase})(?:,? {ofPart})?',
  },
  patterns: [
    ...FIGURE_PATTERNS,
    { kind: 'clock', template: '(?:{clockBase})(?:,? {ofPart})?' },
    { kind: 'clock', template: 't{h}_h_{m}(?:_min_{m}_s)?' },
    {
      kind: 'clock',
      template:
        '(?:{h}[:.]{m}(?:[:.]{m})?|\\d{3,4}|{hour}(?: (?:{mw}))?)_{ap}(?: et (?:demie?|quart))?(?: {ofPart})?',
    },
    {
      kind: 'clock',
      template:
        "(?<=(?<![a-z])(?:a|vers|apres|avant|jusqu'a|depuis) )(?:{hour})(?: (?:{mw}|et demie?|et quart|moins le quart))?{end}",
    },
    { kind: 'clock', template: '(?<=(?<![a-z])a )(?:{hour}) (?={weekday})' },
    {
      kind: 'clock',
      template:
        '(?:{hour})(?: (?:{mw}|et demie?|et quart|moins (?:le )?quart|moins (?:{mw})))?,? (?:{ofPart})',
    },
    {
      kind: 'clock',
      template:
        '(?:{h}|{hw})(?:(?:{hsign}))? (?:et (?:demie?|quart)|moins (?:le )?quart)(?:{hsign}| {ofPart}|{end})',
    },
    {
      kind: 'clock',
      template:
        '(?:{ofPart}|apres[- ]?midi|matinee|soiree),? (?:a |vers )?(?:{h}:{m}|{hour}(?: (?:{mw}))?)(?:{hsign})?{end}',
    },
    {
      kind: 'clock',
      template: '(?:{hw}) (?:trente|quinze|quarante[- ]cinq)(?:[- ]cinq)?(?: {ofPart}|_{ap}|{end})',
    },
    {
      kind: 'clock',
      template:
        '(?:{num}|un quart|le quart|une demie)(?:_(?:minutes?|min|mn))? (?:apres|avant|a|passe|passees?) (?:{hour})(?:{hsign})(?: {ofPart})?',
    },
    {
      kind: 'clock',
      template: '(?:{num})_(?:minutes?|min|mn) (?:apres|avant|a|passe) (?:{hour})(?: {ofPart}|{end})?',
    },
    { kind: 'clock', template: '(?:a )?(?:peu pres|environ|vers)(?: a)? (?:{hour})(?:{hsign})?{end}' },
    {
      kind: 'clock',
      template:
        "(?:(?:en|au|vers le|a|a la|la) )?(?:(?:le )?milieu (?:de |du |d'_)(?:la |l'_)?|mi[- ])(?:matin|matinee|apres[- ]?midi|jour|journee|midi|nuit|soir|soiree)",
    },
    { kind: 'clock', template: '(?:{h}(?::{m})? )?(?:midi|minuit)' },
    {
      kind: 'clock',
      template:
        "(?:l')?_heure (?:de|du) (?:dejeuner|diner|repas|gouter|souper|coucher|la sieste|pointe)(?:,? (?:a )?(?:{fullClock}|{h}))?",
      vague: true,
    },
    { kind: 'clock', template: '{mw} {hw}{end}|(?:{hw}) (?:{mw}){end}', weak: true },

    {
      kind: 'range',
      template:
        "(?:(?:de|entre|des|depuis) )?(?:{fullClock}|{hour}) ?(?:a|au|et|jusqu'a|jusqu'au|-) ?(?:{fullClock}|(?:{hour}) {ofPart})",
    },
    {
      kind: 'range',
      template: "(?:de|entre|des) (?:{fullClock}|{hour}) ?(?:a|au|et|jusqu'a|-) ?(?:{fullClock}|{hour}){end}",
    },
    { kind: 'range', template: "(?:avant|apres|jusqu'a|jusqu'au|des|depuis|passe) (?:{fullClock})" },
    {
      kind: 'range',
      template:
        "(?:(?:pendant|durant|en dehors des|hors) )?(?:les )?heures (?:ouvrees|ouvrables|de bureau|de travail|d'ouverture|de service|de cours)",
      vague: true,
    },

    {
      kind: 'date',
      template:
        '(?:(?:le|au|du) )?(?:(?:{day})(?:_er)?|premier|{word})[ -](?:{month})(?:(?:,|[ -]){1,2}{year})?',
    },
    { kind: 'date', template: '(?:{longMonth}),? {year}' },
    {
      kind: 'date',
      template: "(?:en|depuis|jusqu'en|des|fin|debut|mi|courant|de|au mois de|ce mois de)[ -](?:{longMonth})",
    },
    {
      kind: 'date',
      template:
        '(?:janvier|fevrier|avril|juin|juillet|aout|septembre|octobre|novembre|decembre)(?: (?:prochain|dernier))?',
    },
    {
      kind: 'date',
      template: "(?:en|depuis|jusqu'en|des|fin|debut|de|vers|annee|avant|apres)[ -](?:l'an(?:nee)? )?{year}",
    },
    {
      kind: 'date',
      template:
        '(?<=(?<![a-z])le )(?:{day})(?:er)?(?:,?_a (?:{fullClock}|{hour})|,? (?:{h}:{m}(?::{m})?(?:_{ap})?|{h}_h_(?:{m})?)|{end})',
    },
    {
      kind: 'date',
      template: '(?:{fullClock}),? le (?:{day})(?:er)?{end}|le (?:{day})(?:er)? a (?:{fullClock})',
    },
    { kind: 'date', template: '(?:{day})/(?:{mon})', weak: true },
    {
      kind: 'date',
      template:
        "aujourd'?_hui|demain|hier|avant[- ]hier|apres[- ]demain|le lendemain|la veille|l'autre (?:jour|soir|nuit)|(?:demain|hier) (?:matin|soir|midi|apres[- ]?midi)|hier dans la (?:nuit|soiree)",
    },
    {
      kind: 'date',
      template:
        '(?:ce|cet|cette) (?:matin|matinee|soir|soiree|apres[- ]?midi|nuit|semaine|mois|annee|week-?end|midi|ete|hiver|printemps|automne|jour|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)(?:-ci| dernier| prochain)?',
    },
    {
      kind: 'date',
      template:
        "(?:(?:la|le|l'|les|au|ces) ?)?(?:(?:{num}) )?(?:semaines?|mois|annees?|an|nuit|nuits|week-?ends?|jours?|heures|minutes|trimestre|ete|hiver|printemps|automne|{weekday}) (?:prochaine?s?|derniere?s?|dernieres?|passee?s?|precedente?s?|suivante?s?|qui vient)",
    },
    {
      kind: 'date',
      template:
        '(?:(?:la|le|les|ces|des|aux?) )?(?:prochain|dernier|prochaine|derniere)(?:e?s)? (?:(?:{num}) )?(?:semaines?|mois|annees?|nuits?|week-?ends?|jours?|heures|minutes|{weekday})',
    },
    {
      kind: 'date',
      template:
        "(?:(?:a|en|vers|d'ici|pour|au) )?(?:la )?(?:fin|debut|milieu)(?: (?:de|du|d')_?(?:la |l'|ce |cette )?(?:jour|journee|semaine|mois|annee|week-?end|{weekday}|demain|apres[- ]?midi|soiree|matinee)| demain)",
    },
    {
      kind: 'date',
      template: '(?:(?:le|les|ce|en|pendant le|au) )?week-?ends?|en semaine|jours? ouvrables?',
      vague: true,
    },
    { kind: 'date', template: 'noel|paques|nouvel an|saint-sylvestre|toussaint' },
    { kind: 'date', template: '(?:la )?semaine \\d{1,2}', weak: true },

    {
      kind: 'weekday',
      template:
        '(?:(?:ce|le|les|chaque|tous les|de|du|prochain) )?(?:{weekday})(?: (?:matin|soir|midi|apres[- ]?midi|nuit|prochain|dernier|qui vient))?',
    },
    { kind: 'weekday', template: '{shortDay}', weak: true },

    {
      kind: 'daypart',
      template:
        "(?:(?:dans|en|pendant|durant|vers|plus tard dans|au milieu de|tot|tard|tot dans|tard dans|tot en|tard en|plus tot dans|de bon|de|au petit|debut|debut de|fin de|fin) )?(?:(?:le|la|les|du|cette|ce|au) |l')?_(?:matins?|matinees?|apres[- ]?midis?|soirs?|soirees?|nuits?|aube)",
      vague: true,
    },
    {
      kind: 'daypart',
      template:
        '(?:tot|tard)(?: (?:le|la|dans la|dans le|en|cette|ce))? (?:matin|matinee|soir|soiree|nuit|apres[- ]?midi)',
      vague: true,
    },

    { kind: 'duration', template: '(?:{duration})' },
    { kind: 'duration', template: '\\d{1,3}_(?:min|mn|sec|h)(?:[.]|(?![a-z]))' },
    {
      kind: 'duration',
      template:
        "(?:une )?demi-?_heure|une heure et demie|un quart d'heure|trois quarts d'heure|(?:un an|une (?:heure|semaine|annee|journee)) et demie?",
    },
    {
      kind: 'duration',
      template:
        "(?:toute?s?|durant toute?) (?:le|la|les|l'_) ?_(?:sainte |longue )?(?:journee|nuit|matinee|soiree|apres[- ]?midi|semaine|annee|week-?end|mois|jour|temps long|ete|hiver)|(?:nuit|journee|semaine)s? entieres?",
    },
    {
      kind: 'duration',
      template:
        '(?:pendant|depuis|durant|il y a|dans|en|ca fait|cela fait|pour) (?:des |de longues |de longs |plusieurs )(?:heures|jours|semaines|mois|annees|minutes|lustres)',
    },
    {
      kind: 'duration',
      template: '(?:dans |pour |pendant )?une? (?:minute|petite minute|instant|seconde|moment|jour)',
      vague: true,
    },
    { kind: 'duration', template: '24_h?_/_24|24/7|7_j?/7|jour et nuit' },

    {
      kind: 'relative',
      template:
        "(?:dans|d'ici|il y a|depuis|en|pendant|durant|apres|pour|avant|sous|ca fait|cela fait) (?:(?:environ|a peu pres|presque|plus de|plus d'|moins de|moins d'|encore|deja|seulement|au moins|les|ces) ?){0,2}(?:{duration})",
    },
    {
      kind: 'relative',
      template:
        '(?:{duration}) (?:plus tard|plus tot|apres|avant|auparavant|de plus|a partir de (?:maintenant|demain|aujourd))',
    },

    {
      kind: 'set',
      template:
        'chaque (?:jour|nuit|soir|matin|semaine|mois|annee|week-?end|apres[- ]?midi|midi|heure|minute|fois par|{weekday})(?: (?:matin|soir|midi))?',
    },
    {
      kind: 'set',
      template:
        "(?:tous|toutes|presque tous|presque toutes) les (?:(?:{num}) )?(?:jours|nuits|soirs|matins|semaines|mois|ans|annees|week-?ends|apres[- ]?midis?|midis|heures|minutes|quarts d'heure|{weekday})(?: (?:matins?|soirs?|nuits?))?",
    },
    {
      kind: 'set',
      template:
        '(?:une fois|(?:{num}|plusieurs|quelques) fois) (?:par|a la|dans la|chaque|tous les) (?:jour|nuit|semaine|mois|an|annee|heure|soir|minute)',
    },
    {
      kind: 'set',
      template:
        'nuit apres nuit|jour apres jour|semaine apres semaine|jour et nuit|nuit et jour|les (?:lundis|mardis|mercredis|jeudis|vendredis|samedis|dimanches)',
    },
    {
      kind: 'set',
      template:
        'quotidien(?:ne|s|nes|nement)?|hebdomadaires?|mensuel(?:le|s|les|lement)?|annuel(?:le|s|les|lement)?|journalier',
    },

    {
      kind: 'now',
      template:
        "(?:a partir de |des |jusqu'a |pour )?maintenant|tout de suite|immediatement|des que possible|d[eq]s? que possible|le plus (?:tot|vite|rapidement) possible|au plus (?:vite|tot)|sur-le-champ|a l'instant|dqp|en ce moment|a present",
      vague: true,
    },
  ],
  joins:
    ",?_|_,?_(?:a|au|le|la|les|l'|du|de|des|de la|de l'|en|dans|dans la|dans le|pour|vers|autour de|aux alentours de|a partir de|d')_",
  rangeJoins: "_-_| (?:a|au|jusqu'a|jusqu'au) ",
};
