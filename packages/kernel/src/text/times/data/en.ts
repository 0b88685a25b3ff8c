import type { TimeTable } from '../time.ts';
import { FIGURE_PATTERNS, FIGURES } from './numeric.ts';

/** How English writes times. */
export const ENGLISH: TimeTable = {
  parts: {
    ...FIGURES,
    // A bare number is an hour only when no noun follows that it could count.
    end: '(?=_(?:$|(?:[.,;:!?)\\]"\'\\n/]|-(?![a-z]))(?!\\d)|(?:and|or|but|so|because|if|when|while|then|on|in|at|to|till|until|for|with|is|was|are|as|please|every|each|today|tomorrow|tonight|yesterday|this|next|last|the|i|we|you|he|she|it|they|your|my|our|again|already|sharp|exactly|monday|tuesday|wednesday|thursday|friday|saturday|sunday)(?![a-z])))',
    hw: 'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve',
    hour: '{h}|{hw}',
    tens: 'twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety',
    teen: 'ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen',
    units: 'one|two|three|four|five|six|seven|eight|nine',
    word: '{tens}(?:[- ]{units})?|{teen}|{units}|(?:a|one|two|several) hundred|hundreds of|dozens of|a dozen',
    mw: "(?:twenty|thirty|forty|fifty)(?:[- ]{units})?|{teen}|o[h']?[- ]{units}",
    num: '\\d{1,4}(?:[.,]\\d{1,3})?|{word}',
    some: 'a|an|a few|few|several|some|many|a couple(?: of)?|couple(?: of)?|half an?|half a|the last few|a good|a whole',
    ap: '[ap][.]?_m(?:[.]|(?![a-z]))',
    unit: 'seconds?|secs?|minutes?|mins?|hours?|hrs?|days?|nights?|weeks?|fortnights?|weekends?|months?|years?|yrs?|decades?|centur(?:y|ies)|quarters?|semesters?|mornings?|evenings?|afternoons?',
    longUnit:
      'minutes?|mins?|hours?|hrs?|days?|nights?|weeks?|fortnights?|weekends?|months?|years?|decades?|mornings?|evenings?|afternoons?',
    month:
      'january|february|march|april|may|june|july|august|september|october|november|december|jan[.]?|feb[.]?|mar[.]?|apr[.]?|jun[.]?|jul[.]?|aug[.]?|sept?[.]?|oct[.]?|nov[.]?|dec[.]?',
    sureMonth: 'january|february|april|june|july|august|september|october|november|december',
    weekday: "(?:mon|tues|wednes|thurs|fri|satur|sun)days?(?:'s)?",
    shortDay: '(?:mon|tues?|wed|thur?s?|fri|sat|sun)[.]?',
    part: 'mornings?|afternoons?|evenings?|nights?|night-?time|night time|daytime|dawn|dusk|sunrise|sunset|lunch-?time|lunch time|dinner-?time|dinner time|breakfast time|bed-?time|midday|mid-?night',
    shade: '(?:early|late|mid|very late|later)[- ]',
    whichDay: 'today|tonight|tonite|tomorrow|yesterday',
    nth: '(?:3[01]|[12]\\d|0?[1-9])_(?:st|nd|rd|th)|(?:twenty[- ]|thirty[- ])?(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth)|tenth|eleventh|twelfth|thirteenth|fourteenth|fifteenth|sixteenth|seventeenth|eighteenth|nineteenth|twentieth|thirtieth',
    duration:
      '(?:(?:\\d{1,4}(?:[.,]\\d{1,3})?_|(?:{num})(?:-| )|{some} )(?:(?:or|to) (?:{num})[- ]|(?:-_)?\\d{1,3}[- ])?)(?:(?:long|more|whole|full|straight|solid|entire|consecutive|good|working|business|long) )?{unit}(?:_,?_(?:and )?(?:{num}|a|an)_-?_{unit}){0,3}(?: and a (?:half|quarter))?',
    fullClock:
      "{h}[:.]{m}(?:[:.]{m})?_{ap}|\\d{3,4}_{ap}|{hour}(?:[ -](?:{mw}))?_{ap}|{h}:{m}(?::{m})?|{hour}(?: (?:{mw}))?_o'?_clock(?:_{ap})?|(?:half|a quarter|quarter|three quarters|(?:{num})_(?:minutes|minute|mins|min)|{mw}|five) (?:past|to|before|after|till) (?:{hour})(?:[: ](?:{mw}|{m}))?(?:_{ap}|_o'?_clock)?|(?:12 |twelve )?noon|midnight|midday",
  },
  patterns: [
    ...FIGURE_PATTERNS,
    { kind: 'clock', template: '{h}[:.]{m}(?:[:.]{m})?_{ap}|\\d{3,4}_{ap}' },
    {
      kind: 'clock',
      template: '{h}_p|{h}:{m}_[ap]|(?<=(?<![a-z])(?:at|around|after|before|until|till|by) ){h}_a',
    },
    { kind: 'clock', template: '{hour}(?:[ -](?:{mw}))?_{ap}' },
    { kind: 'clock', template: "{hour}(?: (?:{mw}|{m}))?_o'?_clock(?:_{ap})?" },
    {
      kind: 'clock',
      template:
        "(?:half|a quarter|quarter|three quarters|(?:{num})_(?:minutes|minute|mins|min)) (?:past|to|before|after|till|until) (?:{hour})(?:[: ](?:{mw}|{m}))?(?:_{ap}|_o'?_clock)?",
    },
    {
      kind: 'clock',
      template:
        "(?:{mw}|five|5|10|15|20|25) (?:past|to|till|after) (?:{hour})(?: (?:{mw}))?(?:_{ap}|_o'?_clock|{end})",
    },
    { kind: 'clock', template: 'half {hw}{end}' },
    { kind: 'clock', template: '(?:{hour}|noon|midnight)(?::{m})?_-?_ish' },
    { kind: 'clock', template: '(?<=(?<![a-z])at ){hw} {units}{end}' },
    { kind: 'clock', template: '(?:12 |twelve )?(?:noon|midday|mid[- ]?day|midnight)|mid[- ]?day' },
    { kind: 'clock', template: '(?:{hour})_(?:noon|midnight|hundred hours)|\\d{4} (?:hours|hrs)' },
    {
      kind: 'clock',
      template:
        '(?<=(?<![a-z])(?:at|at about|at around|until|till|til|before|after|past|since) )(?:{hour})(?: (?:{mw})(?![- ]?[a-z]*(?:percent|people|times|years)))?{end}',
    },
    {
      kind: 'clock',
      template: "(?<=(?<![a-z])(?:it's|it is|by|about|around) ){hw} (?:thirty|fifteen|forty-five){end}",
    },
    {
      kind: 'clock',
      template: '(?:{hour}),?_(?:in the|this|at|tomorrow) (?:{shade})?(?:morning|afternoon|evening|night)',
    },
    { kind: 'clock', template: '(?:{hour}),?_(?:{shade})?(?:tomorrow|tonight)(?<=[a-z])', weak: true },
    {
      kind: 'clock',
      template:
        '(?:{part}|{whichDay}|{weekday}),? (?:at |around |about )?(?:{hour})(?::{m})?(?: (?:{mw}))?{end}(?!:)',
    },
    { kind: 'clock', template: '{mw} {hw}{end}', weak: true },
    { kind: 'clock', template: '{hw} (?:thirty|fifteen|forty-five|forty five)', weak: true },

    {
      kind: 'range',
      template:
        '(?:from |between )?(?:{hour})(?::{m}|[.]{m}| thirty)?(?:_{ap})?_(?:-|to|till|til|until|and|through|thru)_(?:{fullClock})',
    },
    {
      kind: 'range',
      template:
        'from (?:{fullClock}|{hour})_(?:-|to|till|til|until|through|thru)_(?:{fullClock}|{hour}){end}',
    },
    { kind: 'range', template: 'between (?:{fullClock}|{hour}) (?:and|to) (?:{fullClock}|{hour}){end}' },
    { kind: 'range', template: '(?:{h})-(?:{h})_{ap}' },
    {
      kind: 'range',
      template: 'from (?:{fullClock}) for (?:{duration})|for (?:{duration}) from (?:{fullClock})',
    },
    { kind: 'range', template: '(?:before|after|until|till|since|by|past) (?:{fullClock})' },
    {
      kind: 'range',
      template:
        '(?:(?:in|during|outside|after|within) )?(?:the )?(?:business|office|working|work|school|waking|sleeping|opening) hours?',
      vague: true,
    },

    { kind: 'date', template: '(?:{month}),? (?:the )?(?:{day}|{nth})_(?:st|nd|rd|th)?(?:,? {year})?' },
    {
      kind: 'date',
      template: '(?:the )?(?:(?:{day})_(?:st|nd|rd|th)?|{nth})(?: of)?[ -](?:{month})(?:,?[ -]{year})?',
    },
    { kind: 'date', template: '(?:{month})(?:,| of)? {year}' },
    { kind: 'date', template: "(?:{sureMonth})(?:'s)?", capital: true },
    {
      kind: 'date',
      template:
        '(?<=(?:in|since|until|till|by|last|next|this|early|late|mid|every|of|during|before|after|from|to) )(?:may|march)',
      capital: true,
    },
    {
      kind: 'date',
      template:
        "(?:in|since|until|before|after|during|from|by|of|late|early|mid)[ -](?:{year})(?:s|'s)?(?![-\\d])",
    },
    {
      kind: 'date',
      template: '(?<=(?:on|by|until|till|before|after|since|from) )the (?:{day})_(?:st|nd|rd|th){end}',
    },
    {
      kind: 'date',
      template:
        '(?:on )?(?:the )?(?:{day}|{nth})(?:_(?:st|nd|rd|th))?,? (?:at )?(?:{h}:{m}(?::{m})?(?:_{ap})?|{h}_{ap})',
    },
    { kind: 'date', template: '(?:{h}:{m}(?::{m})?(?:_{ap})?|{h}_{ap}),? (?:on )?the (?:{nth})' },
    { kind: 'date', template: '(?:{day})/(?:{mon})', weak: true },
    {
      kind: 'date',
      template:
        '(?:the )?day after tomorrow|(?:the )?day before yesterday|the day before|the day after|the next day|the other (?:day|night|morning|evening|week)',
    },
    { kind: 'date', template: "{whichDay}(?:'s)?" },
    {
      kind: 'date',
      template:
        '(?:the )?(?:this|next|last|past|coming|previous|following|upcoming) (?:coming |past )?(?:day|night|week|weekend|month|year|fortnight|quarter|semester|term|summer|winter|spring|autumn|fall|morning|evening|afternoon)',
    },
    { kind: 'date', template: '(?:this|that|these) (?:very )?(?:morning|afternoon|evening|night|weekend)' },
    {
      kind: 'date',
      template:
        '(?:the )?(?:beginning|start|middle|end)(?: of)? (?:the |this |next |last )?(?:day|week|month|year|weekend|{whichDay}|{weekday})|eod|eom|(?:the )?end of (?:the )?(?:day|{whichDay}|{weekday})',
    },
    { kind: 'date', template: '(?:at |on |over |during )?(?:the )?weekends?', vague: true },
    {
      kind: 'date',
      template: 'on (?:a )?week(?:days?|nights?)|weekdays?|weeknights?|school nights?|work nights?',
      vague: true,
    },
    { kind: 'date', template: "(?:christmas|easter|new year's|thanksgiving|halloween)(?: (?:day|eve))?" },
    { kind: 'date', template: 'the (?:{nth})(?: week| day| weekend) of (?:the )?(?:month|year|{month})' },
    { kind: 'date', template: 'week (?:\\d{1,2}){end}', weak: true },

    {
      kind: 'weekday',
      template:
        '(?:(?:this|next|last|every|each|on|by|until|coming|past) )?(?:coming |past )?{weekday}(?: {shade}?{part})?',
    },
    {
      kind: 'weekday',
      template: '(?:this|next|last|every|each|on|by|until) {shortDay}(?: {part})?',
      capital: false,
      weak: true,
    },
    { kind: 'weekday', template: '{shortDay}', weak: true, capital: true },

    {
      kind: 'daypart',
      template: '(?:(?:in|at|during|through|by|into|throughout) )?(?:the )?(?:{shade})?{part}',
      vague: true,
    },
    {
      kind: 'daypart',
      template:
        'mid[- ]?(?:morning|afternoon|evening)s?|{shade}?(?:mid[- ]?)?(?:morning|afternoon|evening|night)s?',
      vague: true,
    },
    {
      kind: 'daypart',
      template:
        '(?:in |during )?the (?:early|late|small|wee|middle) (?:hours|of the (?:night|day))(?: of the (?:morning|night))?',
      vague: true,
    },
    {
      kind: 'daypart',
      template:
        '(?:at|after|before|over|during) (?:breakfast|lunch|dinner|supper)(?! (?:table|party|room|plates?|dishes))',
      vague: true,
    },
    {
      kind: 'daypart',
      template: '(?:at |by |before )?(?:dinner|lunch|breakfast|supper|tea|nap)[- ]?time',
      vague: true,
    },

    { kind: 'duration', template: '(?:for )?(?:{duration})' },
    { kind: 'duration', template: '\\d{1,3}_(?:h|hr|hrs|min|mins|sec|secs)(?:_\\d{1,2}_(?:m|min|mins))?' },
    {
      kind: 'duration',
      template:
        'half an hour|half hour|(?:quarter|three quarters) of an hour|an hour and a half|an hour or (?:two|so)|a day or two|a week or two',
    },
    {
      kind: 'duration',
      template:
        '(?:all|the whole|the entire|whole|entire) (?:day|night|morning|afternoon|evening|week|weekend|month|year|summer|time long)(?: long)?',
    },
    {
      kind: 'duration',
      template:
        '(?:for|in|over|takes?|took|lasts?|lasted) (?:(?:many|several|long|countless) )?(?:minutes|hours|days|weeks|months|years|ages|decades)(?: on end| at a time)?',
    },
    { kind: 'duration', template: '(?:hours|days|weeks|months|years|nights) (?:on end|at a time|ago|later)' },
    {
      kind: 'duration',
      template:
        '(?:in |for |just |give me |wait )?(?:a|one) (?:minute|moment|second|sec|day)(?! (?:time|one|person|perspective|chance|look|thing|opinion|thought))',
      vague: true,
    },
    { kind: 'duration', template: '24/7|around the clock|round the clock' },

    {
      kind: 'relative',
      template:
        "(?:in|within|after|for|over) (?:the (?:last|next|past|coming|following) )?(?:about |around |another |just |less than |more than )?(?:{duration})(?:'s? time)?",
    },
    {
      kind: 'relative',
      template:
        "(?:{duration})(?: |'s? )(?:ago|later|from now|earlier|before|after|from (?:today|tomorrow)|back)",
    },
    {
      kind: 'relative',
      template:
        '(?:the )?(?:last|next|past|previous|coming|following|first) (?:{num}|few|couple(?: of)?) {unit}',
    },

    {
      kind: 'set',
      template:
        '(?:every|each) (?:single |other |second |third |few |couple of )?(?:(?:{num}) )?(?:{longUnit}|{weekday}|{part}|day|time of day)(?: {part})?',
    },
    {
      kind: 'set',
      template:
        '(?:once|twice|thrice|(?:{num}|several|many|a few|a couple of|multiple) times) (?:a|an|per|each|every|in a) (?:{longUnit})',
    },
    {
      kind: 'set',
      template:
        '(?:night after night|day after day|week after week|day in,? day out|day and night|night and day)',
    },
    {
      kind: 'set',
      template: 'daily|nightly|weekly|fortnightly|monthly|hourly|yearly|annually|biweekly|bi-weekly|everyday',
    },

    {
      kind: 'now',
      template:
        '(?:right |just |until |by |as of |from )?now|asap|a[.]s[.]a[.]p[.]?|as soon as (?:possible|you can)|immediately|straight away|right away|at once|at the moment',
      vague: true,
    },
    {
      kind: 'now',
      template: '(?:recently|lately|soon|later(?: on)?|nowadays|these days|currently|earlier)',
      vague: true,
      weak: true,
    },
  ],
  joins:
    ',?_|_,?_(?:at|on|in|of|for|from|by|around|about|starting|the|in the|at the|on the|of the|at around|at about|and then|the night of)_|_@_',
  rangeJoins: '_-_| (?:to|till|til|until|through|thru|up to) (?:the )?',
};
