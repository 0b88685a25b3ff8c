import type { PlainFacts } from '../plain-facts.ts';

export const PLAIN_FACTS_FR: PlainFacts = {
  conditions: 'si|ou|sinon|la prochaine|prochaine fois|une fois de plus|encore une fois|jusqu’à ce',
  unsure:
    "dernière fois|plus jamais|jamais|plus aucune?|je refuse|je vais|je ne veux|dorénavant|à partir|désormais|sauf|qui|pourquoi|on dirait|je suppose|j[’']imagine|je parie|je te jure|je jure|faudrait|il faut|tu crois|quoi",
  sharp:
    "encore|et (?:je|j['’]\\p{L}+|tu|on)|ta vie|gamelle|avant que|(?:ta|ton|tes|la|le|les) (?:de|en|que)|de$",
  urgent: 'tout de suite|immédiatement|maintenant',
  irony:
    "(?<=^|[.!?…] )(?:super|cool|top|parfait|nickel|excellent)(?: hein| vraiment)?[,!.…:]+ (?:encore|re|t[’']as|tu as)|un (?:vrai|pur) (?:bonheur|régal|plaisir)|bravo|félicitations|chapeau|merci|quel (?:honneur|raffinement|talent|plaisir|bonheur|luxe|génie|artiste)|quelle (?:chance|élégance|classe|surprise|joie|délicatesse|attention|générosité)|majesté|altesse|princesse|princes?|reine|roi|monsieur|madame|monseigneur|comte|comtesse|génie|einstein|charmant\\p{L}*|adorable|magnifique|merveilleu\\p{L}*|formidable|fantastique|génial\\p{L}*|superbe|splendide|sympa|trop aimable|bien aimable|j[’']adore|ma belle|mon grand|mon chou|chéri\\p{L}*|mon cœur|ma chérie|domestique|larbin|médaille|applaud\\p{L}*|félicite|apparemment|paraît-il|tant mieux|oh|ah|tiens|désolée? de|pardon de|excuse-moi de|navrée?",
  subjects:
    "je|j[’']\\p{L}+|tu|t[’']\\p{L}+|il|elle|on|nous|vous|ils|elles|c[’']\\p{L}+|ça|ce|quelqu[’']un|personne|mon|ma|mes|ton|ta|tes|le|la|les|l[’']\\p{L}+|y|mais|stop|qui|ne|coupe|arrête|des|un|une",
  and: 'et|mais|donc',
  hanging: 'parce que|alors que|pendant que|quand|que',
};
