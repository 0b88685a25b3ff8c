import type { LanguageCode } from '../languages.ts';

/** A sentence with one of these supposes, wishes, sets a limit or thanks: what stands in it need not be so. */
export const SUPPOSED: Readonly<Record<LanguageCode, string>> = {
  en: "if|unless|in case|would be (?:nice|great|good)|thanks? (?:you )?(?:so much |a lot )?for|hope|imagine|pretend|next time|from now on|suppose|i (?:don['’]?t|do not) want|i(?:['’]d| would) (?:rather|prefer)|i['’]?(?:m| am) not (?:ok|okay|happy|comfortable)",
  es: 'si (?!no )|a no ser|en caso de|ojalá|gracias por|espero|imagina\\p{L}*|la próxima|a partir de ahora|no quiero|prefiero que|preferiría',
  fr: "si|s['’]ils?|au cas où|merci (?:de|d['’]|pour)|j['’]espère|imagine\\p{L}*|la prochaine fois|désormais|à partir de maintenant|je (?:ne )?veux pas|je préfère|je préférerais",
  de: 'falls|sofern|danke,? dass|danke für|hoffe|hoffentlich|stell dir vor|nächstes mal|beim nächsten mal|ab jetzt|ab sofort|(?:will|möchte) (?:\\p{L}+ ){0,4}nicht|lieber',
};

/** What is not to happen again has happened. */
export const AGAIN: Readonly<Record<LanguageCode, string>> = {
  en: 'again|any ?more|no more|another|yet|still|keep\\p{L}*|stop|always|every time|once more',
  es: 'otra vez|de nuevo|más|vuelv\\p{L}*|volver|sigu\\p{L}*|siempre|cada vez',
  fr: 'encore|plus|de nouveau|à nouveau|toujours|chaque fois|arrêt\\p{L}*',
  de: 'wieder|mehr|noch|nimmer|ständig|immer|jedes mal|schon',
};

/** What is asked to end goes on. */
export const ENDED: Readonly<Record<LanguageCode, string>> = {
  en: 'stop|quit|cut out',
  es: 'dejar de|deja de|dejas de|dejes de|dejad de|dejéis de|parar de|para de',
  fr: 'arrêt\\p{L}*|cess\\p{L}*',
  de: 'aufhör\\p{L}*|hör(?:t|en)? .{0,60}auf',
};
