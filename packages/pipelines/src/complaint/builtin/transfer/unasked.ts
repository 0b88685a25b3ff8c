import type { LanguageCode } from '../words/languages.ts';

/**
 * Who does not mind something asks for nothing (`I don't mind lending you the charger`), and what has to end is not to be
 * done (`hablar de mis cosas se tiene que acabar`).
 */
export const UNASKED: Readonly<Record<LanguageCode, RegExp>> = {
  en: /^\P{L}*(?:thanks|thank you|ta|cheers) for(?!\p{L})|(?<!\p{L})(?:(?:i|we) (?:really )?(?:don['’]?t|do not|wouldn['’]?t) mind|(?:don['’]?t|do not) (?:have|need) to|no need to|(?:has|have|needs?) to (?:stop|end))(?!\p{L})/iu,
  es: /^\P{L}*gracias por(?!\p{L})|(?<!\p{L})(?:no hace falta|no tienes que|no es necesario|no (?:me|nos) (?:importa|molesta)|me da igual|tiene que (?:acabar|terminar|parar)(?:se)?|se acabó)(?!\p{L})/iu,
  fr: /^\P{L}*merci (?:d['’]avoir|pour)(?!\p{L})|(?<!\p{L})(?:pas (?:obligée?|besoin) d|(?:me|m['’]|nous) ?(?:dérange|gêne|embête) pas|ça ne me fait rien|(?:doit|doivent) (?:cesser|s['’]arrêter))(?!\p{L})/iu,
  de: /^\P{L}*(?:danke|vielen dank),? (?:fürs?|dass)(?!\p{L})|(?<!\p{L})(?:(?:musst|müsst|brauchst|braucht) (?:\p{L}+ ){0,3}nicht|(?:macht|machen) (?:mir|uns) nichts|(?:hab|habe|haben) nichts dagegen|(?:stört|stören) (?:mich|uns) nicht|(?:muss|müssen) aufhören)(?!\p{L})/iu,
};
