import type { LanguageCode } from '../languages.ts';

/** What stands before something the sender will not do (any more); runs of words as in `openers.ts`. */
export const LIMITS: Readonly<Record<LanguageCode, string>> = {
  en: 'i|we wont|will-not, i|we wont|will-not be, i|we wont|will-not keep, i|we will|ll no longer, i|we will no longer be, ill no longer, ill no longer be, im|i-am|were|we-are not, im|i-am|were|we-are not gonna, im|i-am|were|we-are not going to, im|i-am|were|we-are not going to keep, im|i-am|were|we-are no longer, im|i-am|were|we-are no longer going to, i|we refuse to, im|i-am|were|we-are done|finished|through, i|we dont|do-not want to, i|we no longer want to, i|we dont|do-not want to keep, i|we would rather not, id rather not, i|we would prefer not to, id prefer not to, i|we cant|cannot keep, i|we cant|cannot keep on, i|we have stopped, ive stopped, ive|i-have|weve had enough of, im|i-am|were|we-are sick|tired|fed-up|bored of|with, im|i-am|were|we-are so|really|just sick|tired|fed-up of|with, sick of, fed up with|of, tired of, sick and tired of, im|i-am|were|we-are never, i|we wont|will-not ever, im|i-am|were|we-are over',
  es: 'ya no te|os|le|les voy|vamos|pienso|quiero a, ya no te|os|le|les pienso|quiero|puedo, no te|os|le|les voy|vamos a, no te|os|le|les pienso|quiero|vuelvo-a, ya no pienso|quiero volver-a, no|tampoco voy|vamos a, ya no voy|vamos a, no|tampoco voy|vamos a seguir|andar, ya no voy|vamos a seguir, no|tampoco pienso|pensamos, no|tampoco pienso|pensamos seguir, no|tampoco quiero|queremos, ya no quiero|queremos, no quiero|queremos seguir, no pienso volver a, no voy a volver a, no vuelvo a, me niego a, me niego a seguir, prefiero|preferiría|preferimos no, no estoy dispuesto|dispuesta a, no estoy dispuesto|dispuesta a seguir, no puedo|podemos seguir, dejo de, he dejado de, estoy|estamos harto|harta|hartos|hartas|cansado|cansada|cansados|cansadas|hasta-las-narices|hasta-los-huevos|hasta-el-moño|hasta-el-gorro|hasta-los-cojones de, estoy|estamos harto|harta|hartos|hartas|cansado|cansada|cansados|cansadas de tener-que|andar, paso de, paso de seguir, me he cansado|hartado de, se acabó',
  fr: 'je ne vais|veux|compte|souhaite plus|pas, je n ai pas|plus envie de|d, je vais|veux plus|pas, je ne vais|veux pas|plus continuer à, je refuse|arrête de|d, je préfère|préférerais ne-pas|ne-plus, je ne suis pas|plus prêt|prête à, je ne peux pas|plus continuer à, hors de question que je, pas question que je, on ne va|veut plus|pas, on va|veut plus|pas, j en ai|on-en-a marre|assez|ras-le-bol|plein-le-dos de|d, marre|ras-le-bol|assez de|d',
  de: 'ich|wir werde|werd|werden|will|wollen|möchte|möchten|mag .. nicht|nich|net|ned|nimmer|kein|keine|keinen, werde|werd|will|möchte|mag ich .. nicht|nich|net|ned|nimmer|kein|keine|keinen',
};

/** Words that say it has gone on long enough. */
export const ANY_MORE: Readonly<Record<LanguageCode, string>> = {
  en: 'any|anymore|longer|more|keep|done|finished|through|stopped|enough|sick|tired|fed|bored',
  es: 'más|ya|seguir|dejo|dejado|volver|vuelvo|harto|harta|hartos|hartas|cansado|cansada|cansados|cansadas|hartado|siempre',
  fr: 'plus|arrête|continuer',
  de: 'mehr|nimmer|länger|weiter|weiterhin',
};
