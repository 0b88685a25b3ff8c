import type { LanguageCode } from '../languages.ts';

/** Whose or which a thing is. */
export type Determiner = 'the' | 'a' | 'some' | 'no' | 'my' | 'your' | 'our' | 'his' | 'her' | 'their';

type OfLanguage<Value> = Readonly<Record<LanguageCode, Value>>;

/** The words before a noun that say whose or which it is. */
export const DETERMINERS: OfLanguage<Readonly<Record<Determiner, string>>> = {
  en: {
    the: 'the|this|that|these|those|da|each|every',
    a: 'a|an|one|another',
    some: 'some|any',
    no: 'no',
    my: 'my|mine',
    your: 'your|ur|yer|yo|youre',
    our: 'our',
    his: 'his',
    her: 'her',
    their: 'their',
  },
  es: {
    the: 'el|la|los|las|este|esta|estos|estas|ese|esa|esos|esas|aquel|aquella|aquellos|aquellas|cada|lo',
    a: 'un|una|otro|otra',
    some: 'unos|unas|algunos|algunas|algun|alguna',
    no: 'ningun|ninguna',
    my: 'mi|mis',
    your: 'tu|tus|vuestro|vuestra|vuestros|vuestras',
    our: 'nuestro|nuestra|nuestros|nuestras',
    his: 'su|sus',
    her: 'sus',
    their: 'sus',
  },
  fr: {
    the: 'le|la|les|l|ce|cet|cette|ces|chaque',
    a: 'un|une',
    some: 'du|des|quelques',
    no: 'aucun|aucune',
    my: 'mon|ma|mes',
    your: 'ton|ta|tes|votre|vos',
    our: 'notre|nos',
    his: 'son|sa|ses',
    her: 'ses',
    their: 'leur|leurs',
  },
  de: {
    the: 'der|die|das|den|dem|des|dieser|diese|dieses|diesen|diesem|jeder|jede|jedes|jeden|jedem|n',
    a: 'ein|eine|einen|einem|einer|eines|ne|nen|ner',
    some: 'einige|ein paar|paar|etwas',
    no: 'kein|keine|keinen|keinem|keiner',
    my: 'mein|meine|meinen|meinem|meiner|meines|mei|meim',
    your: 'dein|deine|deinen|deinem|deiner|deines|euer|eure|euren|eurem|eurer|dei|deim',
    our: 'unser|unsere|unseren|unserem|unserer|unsre|unsren',
    his: 'sein|seine|seinen|seinem|seiner',
    her: 'ihr|ihre|ihren|ihrem|ihrer',
    their: 'ihre|ihren',
  },
};

/** Determiners that stand with several things only. */
export const PLURAL_DETERMINERS: OfLanguage<string> = {
  en: 'these|those',
  es: 'los|las|estos|estas|esos|esas|unos|unas|mis|tus|sus|nuestros|nuestras|vuestros|vuestras',
  fr: 'les|ces|des|mes|tes|ses|nos|vos|leurs|quelques',
  de: 'paar|einige',
};

/** What stands before a determiner, or between it and the noun, and says only how many. */
export const QUANTITIES: OfLanguage<string> = {
  en: 'all|all of|both|last|of|two|three|four|five|six|2|3|4|5|6|couple of|bit of|piece of|lot of|lots of|bunch of|pile of|half of',
  es: 'todo|toda|todos|todas|dos|tres|cuatro|cinco|2|3|4|5|puto|puta|putos|putas|maldito|maldita|malditos|malditas|pinche|pinches|trozo de|trocito de|pedazo de|cacho de|porción de|poquito de|resto de|último|última|últimos|últimas',
  fr: 'plein de|plein d|beaucoup de|beaucoup d|un tas de|un tas d|des tas de|pas mal de|une pile de|une montagne de|des tonnes de|tout|toute|tous|toutes|deux|trois|quatre|2|3|4|putain de|foutu|foutue|foutus|foutues|propre|morceau de|bout de|reste de|reste du|reste des|dernier|dernière|derniers|dernières',
  de: 'alle|all|alles|ganze|ganzen|zwei|drei|vier|2|3|4|verdammte|verdammten|scheiß|blöde|blöden|dämliche|dämlichen|dreckige|blödes|letzte|letzten|letztes|letzter|rest|restliche|restlichen|stückchen|rest von|rest vom',
};

/** A preposition and an article in one word: what they are apart. */
export const CONTRACTED: OfLanguage<Readonly<Record<string, string>>> = {
  en: {},
  es: { del: 'de', al: 'a' },
  fr: { du: 'de', des: 'de', au: 'à', aux: 'à' },
  de: {
    im: 'in',
    ins: 'in',
    am: 'an',
    ans: 'an',
    aufs: 'auf',
    vom: 'von',
    zum: 'zu',
    zur: 'zu',
    beim: 'bei',
    ausm: 'aus',
    aufm: 'auf',
    inner: 'in',
    unterm: 'unter',
    hinterm: 'hinter',
    vorm: 'vor',
    fürs: 'für',
    übers: 'über',
  },
};

/** `the floor of the kitchen`: what joins the two. */
export const OF: OfLanguage<string> = { en: 'of', es: 'de|del', fr: 'de|du|des|d', de: 'von|vom' };

/** Words that stand for a thing named before. */
export const PRONOUNS: OfLanguage<string> = {
  en: 'it|them|that|this|these|those|em|him',
  es: 'lo|la|los|las|eso|esto',
  fr: 'le|la|les|l|ça|ca|cela',
  de: 'es|sie|ihn|das|die|den|diese|welche|welches|welchen',
};

/** Of these the ones that stand for several things. */
export const PLURAL_PRONOUNS: OfLanguage<string> = {
  en: 'them|these|those|em',
  es: 'los|las',
  fr: 'les',
  de: 'welche',
};

/** A single word that denies. */
export const DENIALS: OfLanguage<string> = {
  en: 'not|dont|never|wont|cant|didnt|doesnt|havent|hasnt|isnt|arent|wasnt|werent|nobody|noone|nothing|no|nt|couldnt|wouldnt|hadnt|neither|nor|forgot|forgotten|forgets|forgetting',
  es: 'no|nunca|jamas|nadie|nada|ninguno|ninguna|tampoco|ni',
  fr: 'ne|n|pas|plus|jamais|personne|rien|aucun|aucune|ni',
  de: 'nicht|nie|niemals|niemand|keiner|kein|keine|keinen|keinem|ned|nich|nix|nichts|weder|niemandem|niemanden|nimmer|net|nit',
};

/** What joins two things, or two requests. */
export const JOINS: OfLanguage<string> = {
  en: 'and|n|then|plus',
  es: 'y|e|luego|despues',
  fr: 'et|puis|ensuite',
  de: 'und|u|dann',
};

/** What begins a part of a sentence that only says why, or something else beside. */
export const ASIDES: OfLanguage<string> = {
  en: 'because|cause|cos|cuz|since|as|so|but|which|who|though|although|thanks|thank|however',
  es: 'porque|pq|xq|ya|pues|pero|sino|aunque|gracias|que',
  fr: 'parce|car|puisque|mais|alors|donc|merci|comme|sinon|que|qui',
  de: 'weil|denn|da|aber|sonst|danke|damit|sodass|obwohl|schließlich|also|dass',
};

/** What begins a part of a sentence that says under which condition. */
export const CONDITIONS: OfLanguage<string> = {
  en: 'when|if|unless|until|till|whenever|while|before|after|once|where|wherever|instead|except|apart',
  es: 'cuando|si|hasta|mientras|antes|despues|donde|apenas|siempre|excepto|salvo',
  fr: 'quand|si|jusqu|jusque|pendant|avant|après|lorsque|dès|tant|où|sauf',
  de: 'wenn|falls|bis|während|bevor|nachdem|sobald|solange|wo|statt|anstatt|außer',
};

/** Who is spoken to. */
export const YOU: OfLanguage<string> = {
  en: 'you|u|ya|youre|youve|yall',
  es: 'tú|vos|vosotros|ustedes|usted|te|os',
  fr: 'tu|t|vous|toi',
  de: 'du|ihr|dich|dir|euch',
};

/** Small words that say nothing by themselves in a request. */
export const EMPTY: OfLanguage<string> = {
  en: 'to|me|us|yourself|yourselves|there|here|then|do|be|my|self|the|a|an|it|been|being|has|have|had|was|were|is|are|keep|keeps|kept|someone|somebody|someones|somebodys|everyones|everybodys|they|he|she|s|ve|re|bothered|managed|decided|dared|started|tend|tends|insist|insists|chose',
  es: 'un|una|has|ha|han|habeis|alguien|me|te|se|nos|os|le|les|de|a|que|alli|ahi|alla|aqui|aca|lo|la|los|las|el|tu|vos|mismo|misma|bien',
  fr: 'me|m|te|t|se|s|nous|vous|de|d|a|y|en|là|ici|moi|toi|que|tu|ne|n|pas|le|la|les|l|à|as|ai|avez|avons|ont|es|est|sont|êtes|été|avais|avait|avaient|étais|était|étaient|quelqu|un|c|vas|comptes|comptez|depuis|toujours|tjs|tjrs',
  de: 'mir|mich|dir|dich|sich|uns|zu|da|dort|hier|du|ihr|es|dass|selbst|selber|dafür|dabei|davon|darauf|drauf|drin|hast|hat|habt|ist|sind|wurde|wurden|worden|war|waren|immer|ständig|dauernd|andauernd|so|würdest|würdet|könntest|könntet|kannst|könnt|mehr|halt|wieder|direkt|genau|mitten|jemand|irgendwer|irgendjemand|irgendeiner',
};

/** Who speaks: what stands behind them is told of the sender. */
export const I: OfLanguage<string> = {
  en: 'i|im|ive|ill|id|we|weve',
  es: 'yo|nosotros|nosotras|he|hemos|puedo|podemos|quiero|tengo|voy|estoy|llevo|llevamos',
  fr: 'je|j|nous|on',
  de: 'ich|wir|man',
};

/** Who else does something. */
export const OTHERS: OfLanguage<string> = {
  en: 'he|she|they|hes|shes|theyre|nobody|someone|somebody|everyone|everybody',
  es: 'él|ella|ellos|ellas|nadie|alguien',
  fr: 'il|elle|ils|elles|quelqu|personne',
  de: 'er|man|jemand|keiner|niemand|wer|einer',
};
