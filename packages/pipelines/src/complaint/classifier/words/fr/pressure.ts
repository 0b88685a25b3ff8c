/** Ultimatums and threats short of danger: moving out, the landlord, throwing things away. */
export const PRESSURE = `
3: sinon je|j|tu, ou je|j vais|appelle|te|jette|demenage|pars|previens|parle|me|balance|vire, ou sinon
ou alors je|tu, dernier avertissement, derniere chance|fois|sommation, je te previens|previens, je vous previens
t es prevenu|prevenue, tu es prevenu|prevenue, te voila prevenu
vais|appelle|appeler|previens|prevenir|parler|parle|dire|dis|ecris|ecrire|contacte|contacter|signale|signaler _ proprio|proprietaire|bailleur|agence|syndic
police|flics|avocat|tribunal, porter plainte, te vire|virer|virerai|mettre dehors|mets
vire|virer|virons toi|te|les|tous, mettre|mets|foutre|fous|foutrai dehors, mettre a la porte, te mettre dehors
fous dehors, demenage|demenager|demenagerai, je pars|m en vais|quitte|quitter cet|l|la|cette|ce|d
quitter l appart|la|cette, je me casse|tire|barre
cherche|chercher|chercherai|trouve|trouver|trouvez un|une|autre autre|nouveau|nouvelle|appart|coloc|colocataire
chercher ailleurs, je jette|jetterai|balance|balancerai|fous tout|tes|ta|les|le|a|tout
jette|jetterai|jeter|balance|balancerai|balancer|finir|finira|finissent|finiront|partir|part _ poubelle|fenetre|rue|dehors
a la poubelle, par la fenetre, consequences, tu vas|le regretter|voir|regretteras|payer, tu vas le regretter|payer
vas voir, tu verras, gare a, ne me cherche|pousse|teste pas, me cherche pas|plus
change|changer|changerai la|le|les serrure|mot|code|wifi
coupe|couper|couperai le|l|la|internet wifi|internet|electricite|eau, arrete|arreter|arreterai de payer
si tu|vous|ca ne|n|continue|continues|recommence|recommences|refais|touches|laisses|arretes|baisses|ranges|nettoies|paies|fais _ je|j|tu|on|ca
si ca continue|recommence|change|se, si tu continues|recommences|refais
0: jette|jeter|jetez|sortir|sors|mets|mettre|mettez|jettes _ poubelle|poubelles|ordures
jeter|jette ce|les|tes|la|le qui|restes|plats|ordures, a la poubelle ce|les restes, a la porte avant
frapper|toquer|frappe|toque|frappes|toques|frappez a la|ma porte, frapper a, sonner a la
proprio a|dit|demande|passe|veut|vient, demander|parler|voir au|avec|a le|l proprio|proprietaire ensemble
si tu|vous ne peux|veux|pouvez|voulez|comprends|sais pas, si tu n|ne es|peux|as|veux pas
si tu veux|peux|as|preferes|pouvais|es|cherches|arrives|rentres|cuisines|viens
fumer|fume|fumes|mettre|laisser dehors, dehors pour|sur|s, sortir dehors, sinon on|je peut|peux|pourrait
sinon|alors on, tu vas voir|ou, je pars|quitte tot|travailler|au|demain|en|a|lundi|pour, je m en vais tot
trouver|cherche|chercher|trouve|trouvons un|une|autre solution|compromis|moment|accord|arrangement|creneau|autre
trouver un autre moment|creneau|horaire|endroit, la derniere fois, a ou, change le|du|de mot|code passe?
changer le|de mot|code, changer le mot de passe
encore|est|es|suis|sont|etait|toujours|mal|jamais|deja gare|garee|gares a
`;
