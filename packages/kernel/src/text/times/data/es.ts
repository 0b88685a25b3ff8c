import type { TimeTable } from '../time.ts';
import { FIGURE_PATTERNS, FIGURES } from './numeric.ts';

/** How Spanish writes times. Templates are folded: "mañana" stands as "manana". */
export const SPANISH: TimeTable = {
  parts: {
    ...FIGURES,
    end: '(?=_(?:$|(?:[.,;:!?)\\]"\'\\n/]|-(?![a-z]))(?!\\d)|(?:y|e|o|u|pero|porque|si|cuando|mientras|entonces|de la|del|en|a|al|hasta|desde|para|por|con|sin|es|fue|ya|no|cada|hoy|manana|ayer|esta|este|el|la|los|las|mi|tu|su|yo|que|se|me|te|todos|todas|siempre|lunes|martes|miercoles|jueves|viernes|sabado|domingo)(?![a-z])))',
    hw: 'una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce',
    hour: '{h}|{hw}|trece|catorce|quince|dieciseis|diecisiete|dieciocho|diecinueve|veinte|veintiuna|veintidos|veintitres|veinticuatro',
    units: 'un[oa]?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve',
    teen: 'diez|once|doce|trece|catorce|quince|dieciseis|diecisiete|dieciocho|diecinueve',
    tens: 'veinte|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa|veinti(?:un[oa]?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve)',
    word: '{tens}(?: y {units})?|{teen}|{units}|cien|docena de|cientos de',
    mw: '(?:veinte|treinta|cuarenta|cincuenta|veinti(?:uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve))(?: y {units})?|{teen}|cinco',
    num: '\\d{1,4}(?:[.,]\\d{1,3})?|{word}',
    some: 'un|una|unos|unas|varios|varias|muchos|muchas|algunos|algunas|media|medio|un par de|unos pocos|unas pocas|pocas|pocos|otra|otro|cuantos|cuantas|unos cuantos|unas cuantas',
    ap: '[ap][.]?_m(?:[.]|(?![a-z]))',
    unit: 'segundos?|minutos?|mins?|horas?|hrs?|dias?|noches?|semanas?|quincenas?|mes(?:es)?|anos?|decadas?|siglos?|trimestres?|semestres?|tardes|mananas|fines de semana',
    month:
      'enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|setiembre|octubre|noviembre|diciembre|ene[.]?|feb[.]?|abr[.]?|jun[.]?|jul[.]?|ago[.]?|sept?[.]?|oct[.]?|nov[.]?|dic[.]?',
    longMonth:
      'enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|setiembre|octubre|noviembre|diciembre',
    weekday: 'lunes|martes|miercoles|jueves|viernes|sabados?|domingos?',
    part: 'manana|mananita|tarde|tardecita|noche|madrugada|mediodia|medio dia|medianoche|media noche|atardecer|amanecer|anochecer|alba',
    ofPart:
      '(?:de|en|por|a) (?:la (?:manana|tarde|noche|madrugada)|el mediodia)|del (?:mediodia|medio dia)|de esta (?:manana|tarde|noche)|esta (?:manana|tarde|noche)',
    duration:
      '(?:\\d{1,4}(?:[.,]\\d{1,3})?_|(?:{num}|{some}) )(?:(?:o|a|u) (?:{num}) |-_\\d{1,3} )?(?:(?:largas|largos|buenas|enteras|enteros|seguidas|seguidos|benditas|completas) )?{unit}(?: (?:seguidas|seguidos|enteras|enteros|y medi[ao]|completos|completas))?(?:_,?_(?:y |con )?(?:{num}|un|una)_{unit}){0,3}(?: y medi[ao])?',
    tail: '(?: y (?:media|cuarto|pico|{mw}|{m}(?: (?:minutos|min))?)| menos (?:cuarto|{mw}|{m}|veinticinco)| (?:{mw}))?(?: en punto)?(?:_{ap})?(?: y (?:media|cuarto)| menos cuarto)?(?:_(?:h|hs|hrs|horas)(?![a-z]))?',
    fullClock:
      '(?:(?:las|la) )?(?:{h}[:.]{m}(?:[:.]{m})?(?:_{ap}|_(?:h|hs|hrs)(?![a-z]))?(?: {ofPart})?|(?:{hour}){tail}(?:,? {ofPart})?|\\d{3,4}_{ap})',
  },
  patterns: [
    ...FIGURE_PATTERNS,
    {
      kind: 'clock',
      template:
        '(?:{h}[:.]{m}(?:[:.]{m})?|\\d{3,4}|{hour}(?: (?:{mw}))?)_{ap}(?: y (?:media|cuarto)| menos cuarto)?(?: {ofPart})?',
    },
    { kind: 'clock', template: '(?<=(?:las|la) )(?:{h}[:.]{m}|(?:{hour}){tail})(?: {ofPart}|{end})' },
    {
      kind: 'clock',
      template:
        '(?:{hour})(?: y (?:media|cuarto|{mw})| menos (?:cuarto|{mw})| (?:treinta|quince|cuarenta y cinco|{mw}))?,? (?:{ofPart})',
    },
    {
      kind: 'clock',
      template:
        '(?:{h}|{hw})(?: y (?:media|cuarto)| menos (?:cuarto|cinco|diez|veinte|veinticinco))(?: en punto)?(?: de manana|{end})',
    },
    { kind: 'clock', template: '(?:{hour}) en punto(?: {ofPart})?' },
    {
      kind: 'clock',
      template:
        '(?:{num})_(?:minutos|minuto|min) (?:para|pasadas|despues de|antes de|pasados de) (?:las |la )?(?:{hour})(?: {ofPart}| en punto|_{ap})?',
    },
    {
      kind: 'clock',
      template: '(?:cuarto|media|diez|cinco|veinte) (?:para|pasadas) (?:las|la) (?:{hour})(?: {ofPart})?',
    },
    { kind: 'clock', template: '{h}(?:[:.]{m})?_(?:h|hs|hrs)(?:[.]|(?![a-z]))' },
    { kind: 'clock', template: '(?<=(?:las|la) ){h}_horas' },
    { kind: 'clock', template: '(?:al? )?(?:la )?(?:medianoche|media noche|mediodia|medio dia)' },
    {
      kind: 'clock',
      template:
        '(?:{ofPart}|{weekday}|manana|hoy|ayer),? a (?:las|la) (?:{h}[:.]{m}(?:_{ap})?|(?:{hour}){tail})',
    },
    { kind: 'clock', template: '(?:las|la) (?:{hour})(?=_[:])', weak: true },
    { kind: 'clock', template: 'a las (?:tantas|quinientas)' },

    {
      kind: 'range',
      template: '(?:de|desde|entre) (?:{fullClock}) ?(?:a|hasta|y|-) ?(?:{fullClock})(?: {ofPart}|{end})',
    },
    {
      kind: 'range',
      template:
        '(?:de|desde|entre)? ?(?:{h}(?:[:.]{m})?(?:_{ap})?)_-_(?:{h}(?:[:.]{m})?_(?:{ap}|h)|{h}[:.]{m})',
    },
    {
      kind: 'range',
      template:
        '(?:de|desde|entre) (?:las |la )?(?:{hour})(?:[:.]{m})?(?:_{ap})? (?:a|hasta|y) (?:las |la )(?:{hour}){tail}',
    },
    {
      kind: 'range',
      template:
        '(?:antes de|despues de|hasta|desde|a partir de|pasadas|sobre|hacia) (?:las|la) (?:{h}[:.]{m}|(?:{hour}){tail})(?: {ofPart}|{end})',
    },
    {
      kind: 'range',
      template:
        '(?:(?:en|durante|fuera del?|dentro del?) )?(?:el |las )?(?:horario|horas?) (?:de )?(?:oficina|trabajo|laborales|laborable|laboral|comercial|negocios|escolar|habil(?:es)?)',
      vague: true,
    },
    {
      kind: 'range',
      template:
        '(?:a )?(?:primeras?|ultimas?) horas? (?:de|del) (?:la )?{part}(?: {part})?|a (?:primera|ultima) hora',
      vague: true,
    },

    {
      kind: 'date',
      template: '(?:{day})(?:ero|ro|o|º|°)?_(?:de|del mes de)?_(?:{longMonth})(?:_(?:de|del|,)?_{year})?',
    },
    { kind: 'date', template: '(?:uno|primero|{word}) de (?:{longMonth})(?:(?: de| del|,)? {year})?' },
    { kind: 'date', template: '(?:{day})[ -](?:{month})(?:[ -,]{year})?' },
    {
      kind: 'date',
      template: '(?:{longMonth}) (?:{day})(?:,? {year})?|(?:{longMonth})(?: de| del|,)? {year}',
    },
    {
      kind: 'date',
      template:
        '(?:en|desde|hasta|de|este|pasado|proximo|durante|a partir de|a (?:principios|finales|mediados) de) (?:{longMonth})',
    },
    { kind: 'date', template: '(?:{longMonth}) (?:pasado|proximo|que viene)' },
    {
      kind: 'date',
      template:
        '(?:en|desde|hasta|del?|durante|para|antes de|a (?:principios|finales|mediados) de) (?:el (?:ano )?)?{year}',
    },
    {
      kind: 'date',
      template:
        '(?<=(?:el|dia) )(?:{day})(?:,?_a (?:las|la) (?:{h}(?:[:.]{m})?(?:[:.]{m})?|{hour}){tail}|{end})',
    },
    { kind: 'date', template: '(?<=(?:el|dia) )(?:{day}),? (?:{h}:{m}(?::{m})?(?:_{ap})?|{h}_{ap})' },
    { kind: 'date', template: '(?:{day})/(?:{mon})', weak: true },
    {
      kind: 'date',
      template:
        'hoy(?: (?:mismo|en dia|dia))?|ayer|anteayer|antier|antes de ayer|anoche|anteanoche|pasado manana|esta (?:misma )?(?:manana|tarde|noche|madrugada|semana)|este (?:mismo )?(?:mes|ano|dia|mediodia|fin de semana|finde|trimestre)|al dia siguiente|el otro dia|la otra noche',
    },
    {
      kind: 'date',
      template:
        '(?<!(?:la|una|media|cada|esa|buena|toda) )manana(?: (?:por|en|a|de) la (?:manana|tarde|noche)| al mediodia| temprano)?',
    },
    {
      kind: 'date',
      template:
        '(?:(?:la|el|los|las) )?(?:(?:proxim|ultim|pasad|siguient|anterior)(?:[oa]s?|es?)?) (?:(?:{num}) )?(?:dia|noche|semana|mes|meses|ano|finde|fin de semana|verano|invierno|otono|primavera|trimestre|dias|semanas|anos|horas|noches|minutos|{weekday})',
    },
    {
      kind: 'date',
      template:
        '(?:(?:la|el|los|las) )?(?:dia|noche|semana|mes|ano|verano|invierno|finde|fin de semana|{weekday}) (?:pasad[oa]|proxim[oa]|siguiente|anterior|que viene|entrante)',
    },
    {
      kind: 'date',
      template:
        '(?:(?:al?|el|para el|hacia el) )?(?:final(?:es)?|finalizar|terminar|acabar|principios?|mediados|comienzos?|fin|inicio) (?:del?|el|la|de la|de el|de este|de esta) (?:dia|semana|mes|ano|jornada|tarde|manana|{weekday})|(?:a )?(?:fin|fines|finales|principios|mediados) de (?:dia|mes|semana|ano)',
    },
    {
      kind: 'date',
      template: '(?:(?:el|los|en|este|cada|durante el|al) )?(?:fin(?:es)? de semana|findes?)',
      vague: true,
    },
    { kind: 'date', template: 'entre semana|dias? laborables?|dias? habiles', vague: true },
    { kind: 'date', template: 'navidad(?:es)?|nochebuena|nochevieja|ano nuevo|semana santa' },

    {
      kind: 'weekday',
      template:
        '(?:(?:este|el|los|cada|proximo|pasado|todos los|el proximo|el pasado|dia) )?(?:{weekday})(?:,? (?:por|en|a|de) la (?:manana|tarde|noche|madrugada)| al mediodia| que viene| noche)?(?: a primera hora)?',
    },

    {
      kind: 'daypart',
      template:
        '(?:(?:por|en|a|de|durante|hacia|toda) (?:las? |el )|al )(?:{part}|mananas|tardes|noches|madrugadas)',
      vague: true,
    },
    {
      kind: 'daypart',
      template:
        '(?:a |en )?(?:la )?(?:media|medias|plena|pleno|temprana|tardia) (?:manana|tarde|noche|madrugada|mananas)',
      vague: true,
    },
    {
      kind: 'daypart',
      template:
        '(?:muy )?(?:temprano|tarde) (?:en|por|de|a) la (?:manana|noche|tarde)|noche|noches|madrugada|de madrugada|de noche|de dia|de tarde',
      vague: true,
    },
    {
      kind: 'daypart',
      template:
        '(?:(?:a|en) )?la hora (?:de|del) (?:comer|almuerzo|almorzar|cenar|la cena|la comida|dormir|desayuno|desayunar|acostarse|la siesta)',
      vague: true,
    },

    { kind: 'duration', template: '(?:{duration})' },
    { kind: 'duration', template: '\\d{1,3}_(?:min|mins|seg|segs)(?:[.]|(?![a-z]))' },
    {
      kind: 'duration',
      template:
        'media hora|hora y media|un cuarto de hora|tres cuartos de hora|una? (?:hora|dia|semana|mes|ano) y medi[ao]|un rato largo',
    },
    {
      kind: 'duration',
      template:
        '(?:tod[oa]s?|durante tod[oa]) (?:el|la|los|las) (?:santo |santa )?(?:dia|noche|manana|tarde|semana|mes|ano|fin de semana|finde|verano)(?: entero| entera)?|(?:dia|noche|semana)s? enter[oa]s?',
    },
    {
      kind: 'duration',
      template:
        '(?:por|durante|desde hace|hace|en|tras|lleva|llevas|llevamos|llevo) (?:(?:largas|largos|muchas|muchos|varias|varios) )?(?:horas|dias|semanas|meses|anos|minutos|siglos)(?: y (?:horas|dias|semanas|meses|anos))?',
    },
    { kind: 'duration', template: '(?:horas|dias|semanas|meses) (?:y|de) (?:horas|dias|semanas|meses)' },
    {
      kind: 'duration',
      template: '(?:en |por )?un (?:minuto|minutito|momento|momentito|segundo|rato|ratito|dia)',
      vague: true,
    },
    { kind: 'duration', template: '24/7|las 24 horas|las veinticuatro horas' },

    {
      kind: 'relative',
      template:
        '(?:en|dentro de|desde hace|hace|tras|despues de|al cabo de|durante|por) (?:(?:unos|unas|casi|mas de|menos de|como|aproximadamente|solo|apenas|los proximos|las proximas|los ultimos|las ultimas) ){0,2}(?:{duration})(?: atras)?',
    },
    {
      kind: 'relative',
      template:
        '(?:{duration}) (?:atras|despues|antes|mas tarde|antes de (?:hoy|ayer)|a partir de (?:ahora|hoy)|desde (?:ahora|hoy))',
    },

    {
      kind: 'set',
      template:
        'cada (?:(?:{num}) )?(?:{unit}|{weekday}|manana|tarde|noche|madrugada|mediodia|dos por tres)|cada dos por tres',
    },
    {
      kind: 'set',
      template:
        '(?:tod[oa]s|casi tod[oa]s) (?:l[oa]s|sus|mis|nuestras) (?:santos |santas )?(?:dias|noches|mananas|tardes|semanas|meses|anos|fines de semana|findes|{weekday}|madrugadas)',
    },
    {
      kind: 'set',
      template:
        '(?:una vez|(?:{num}|varias|muchas|algunas|un par de|unas) veces) (?:al?|por|cada|a la|en la|en el) (?:dia|noche|semana|mes|ano|hora|minuto)',
    },
    {
      kind: 'set',
      template:
        '(?:los|las) (?:lunes|martes|miercoles|jueves|viernes|sabados|domingos|mananas|tardes|noches|madrugadas)|noche tras noche|dia tras dia|semana tras semana|dia y noche|noche y dia',
    },
    {
      kind: 'set',
      template:
        'diari[oa](?:mente|s)?|a diario|semanal(?:es|mente)?|mensual(?:es|mente)?|quincenal(?:es|mente)?|anual(?:es|mente)?',
    },

    {
      kind: 'now',
      template:
        '(?:justo |por |hasta |desde |a partir de )?ahora(?: mismo)?|ahorita|ya mismo|(?:lo )?(?:mas|antes) (?:pronto )?posible|cuanto antes|lo antes posible|tan pronto (?:como|sea) (?:sea )?(?:posible|pued[a-z]{1,6}|podamos|podais)|en cuanto (?:pued[a-z]{1,6}|podamos|podais)|inmediatamente|enseguida|de inmediato|en este momento',
      vague: true,
    },
  ],
  joins:
    ',?_|_,?_(?:a|al|a la|a las|para|para las|de|del|de la|el|en|por|por la|en la|los|sobre las|hacia las|desde las|a eso de|a eso de las)_',
  rangeJoins: '_-_| (?:a|al|hasta|hasta el|hasta las|hasta la|a las) ',
};
