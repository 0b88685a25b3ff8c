import type { LanguageCode } from './languages.ts';

/** Words of who is troubled: without one of them a calm message may only bring news. Beginnings of words. */
export const TROUBLED: Readonly<Record<LanguageCode, string>> = {
  en: "bother|annoy|worr|concern|upset|frustrat|stress|hard|difficult|tired|sick of|fed up|problem|issue|struggl|uncomfortable|uneasy|awkward|sad|hurt|disappoint|can['’]?t|cannot|couldn['’]?t|again|still|always|never|too |every |nobody|no one|without|not |n['’]t |left |mess|dirt|loud|smell|gross|unfair|wak|woke|sleep",
  es: 'molest|preocup|agobi|cans|hart|difícil|cuesta|problema|incómod|trist|duel|decepcion|estres|no |otra vez|siempre|nunca|todavía|sigue|demasiado|cada |todos los|todas las|nadie|sin |suci|ruido|huele|despiert|dorm',
  fr: 'gên|dérang|inqui|énerv|stress|fatigu|marre|difficile|dur|problème|mal |triste|bless|déçu|pas |plus |encore|toujours|jamais|trop|chaque|tous les|toutes les|personne|sans |sale|bruit|pue|sent |réveil|dor',
  de: 'stör|nerv|sorg|mulmig|stress|müde|schwer|schwierig|problem|unangenehm|traurig|verletz|enttäusch|nicht|kein|wieder|immer|nie|noch|zu |jede|niemand|ohne|dreck|schmutz|laut|stink|riech|weck|schlaf',
};
