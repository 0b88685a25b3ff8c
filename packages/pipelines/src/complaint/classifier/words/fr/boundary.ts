/** What the sender does not accept, does not want, or will not do from now on. */
export const BOUNDARY = `
3: je veux|accepte|paierai|payerai|paye|paie|ferai|laverai|nettoierai|prete|preterai|partage|rangerai|avance|avancerai pas|plus|rien
je veux|accepte|accepterai|tolere|tolererai|supporte|permets|souhaite|compte|paierai|preterai|prete|ferai pas|plus
veux pas|plus que|qu|de|d|voir|avoir, ne|plus jamais ca, pour moi c est non, c est non, pas negociable
je prefere|prefererais que ca s arrete, ca s arrete, ca me fait pas rire, fait pas rire, je suis pas a l aise
je refuse, je suis pas|plus|ne d accord|a l|a|prete|pret|ta|votre aise|de|pour|bonne|boniche|mere|femme
pas a l aise, mal a l aise, pas d accord avec|pour|que, ca me met mal, c est pas|plus acceptable|ok, pas acceptable
inacceptable pour moi, hors de question, hors limites, ma limite, mes limites, une limite, limite a ne
poser une|des|mes limite|limites, ligne rouge, laisse|laissez moi|me tranquille|seul|seule|en|respirer
me laisser|laisse|laisses tranquille|seul|seule|hors
rentre|rentres|entre|entres|touche|touches|touchez|prends|prenez|utilise|utilises|ouvre|ouvres|lis|mange|manges|mangez|fouille|fouilles|viens|raconte|racontes|parle|parles|reveille|filme|poste|publie|te|m|me pas|plus|jamais|sers _ mon|ma|mes|moi|sans|me|dans
touche|touches|touchez|prends|utilise|utilises|entre|entres|rentre|rentres|mange|ouvre|fouille pas|plus|jamais
ne me|m touche|parle|parles|reveille|filme|crie|adresse|ecris|appelle|mele|derange pas|plus
arrete|arretes|arretez|arreter|cesse|cesses|cessez de prendre|fouiller|toucher|utiliser|entrer|rentrer|lire|ouvrir|manger|piquer|emprunter|te|m|me|raconter|venir|espionner|voler|filmer|poster|publier|boire|porter
arrete|arretes|arreter|arretez d entrer|utiliser|ouvrir|emprunter|ecouter
sors|sortez|reste|restez|degage de|hors ma|mon|mes|de, bas les pattes
respecte|respectes|respectez|respecter|respecte mon|ma|mes
besoin d espace|intimite|etre|air|un seul|seule|tranquille|peu
besoin de calme|temps|solitude|tranquillite|mon|ma|me|repos|silence, envie d etre seul|seule|tranquille, c est a moi
a moi seul|seule, c est prive|perso|personnel|mon|ma|mes, sans ma|mon permission|autorisation|accord
sans autorisation|permission, personne n|ne entre|touche|rentre|utilise
a partir de maintenant|aujourd|demain je|hui|c|j, desormais|dorenavant je|j|ma|mes|mon, maintenant je ne|fais|paie|m
plus question, compte pas|plus sur moi, comptez pas sur, ne compte|comptez pas|plus sur
pas ta|votre|ton bonne|boniche|bonniche|mere|femme|banque|chauffeur|esclave|servante
c est pas|plus mon|ma|a role|travail|responsabilite|probleme|moi|job, pas mon|a moi role|travail|probleme|de
ca te|vous regarde pas, te regarde pas, mele|meles|occupe toi|pas de tes|de, j ai le droit
tu n as|as pas le|a droit|entrer|toucher|prendre
prefere|prefererais que|qu|ne|etre personne|tu|on|vous ne|n|pas|seul|seule, je preferais|prefererais que tu n|ne
m impliquez|implique|melez pas, me melez|mele pas
merci de pas|plus _ entrer|toucher|prendre|utiliser|ouvrir|rentrer|fouiller|lire|manger|venir|me|mes|mon|ma
merci de respecter mon|ma|mes|l, je suis pas d accord, j accepte|tolere pas|plus, plus un centime|euro|sou
pas un centime|euro|sou, j ai besoin d|de etre|calme|mon|mes|temps|silence|solitude|intimite|espace|tranquillite|ma
besoin qu on me, je vais pas|plus payer|faire|continuer|nettoyer|ranger|preter|avancer
c est ma|mon|mes chambre|espace|affaires|lit|vie|argent, jamais autorise, j ai pas a
je prefere garder|faire|rester|etre|gerer|payer, a partir de|du maintenant|mois|aujourd|lundi|demain _ je|mes|ma|mon
non c est non, ca reste prive|entre, je t interdis, interdit de|d, encore une fois et|de|et, derniere fois que
et tu verras, si ton|ta|tes|tu _ encore|retourne|recommence|refait|refais|touche|touches _ je, ca va pas
laisser seul _ avec mes, je *rai pas|plus|rien
je veux|souhaite|voudrais pas|plus de|d|que|qu|entendre|voir|avoir|preter|partager|payer|etre
me crie|criez|parle|touche|hurle|reveille|coupe pas|plus, prefere que personne, je vais pas|plus, je continuerai pas
est a moi, prefere pas, je prefere pas, je prefererais pas
pas de chien|chat|animaux|invites|fete|visiteurs dans|chez|ici|a, je suis pas ta|votre bonne|mere|boniche|femme
besoin d espace|intimite|air, je prete|paie|fais pas, a partir de maintenant je|j, je lave|paie|fais|range que
qu on y touche, pas qu on, plus envie de, j ai plus envie, est pas un debarras|hotel|parking, plus possible pour moi
c est plus possible, je tiens a, y etre tranquille, etre tranquille, mais pas qu on, pas qu on me parle
pendant cette heure, se prete|touche|partage pas
2: veux pas, pas ok, pas acceptable, inacceptable, sans demander, me gene, mes affaires, ca suffit
0: veux|voudrais pas|surtout etre|paraitre|deranger|me|te|faire|causer|creer mechant|mechante|embeter|blesser|vexer|disputer|histoires|probleme|problemes|conflit|drame|tu
je veux pas te|vous|etre|me|faire|paraitre|qu on|que ca
je ne veux pas te|vous|d|de|etre|me|faire|paraitre|qu on|que ca
je ne veux pas etre|paraitre mechant|mechante|lourd|lourde|relou|desagreable|penible
je suis pas|plus sur|sure|certain|certaine|fachee|fache|parfait|parfaite|en, je n arrive|ai|en|y pas|plus|rien
je supporte|tolere pas|plus, je ne supporte|suis|peux plus|pas, besoin de te|parler|toi|savoir|dormir|me|la|ton
besoin de calme|silence pour, reste|restez a|en|au
arrete|arretes de te|me plaindre|croire|reveiller|gueuler|crier|prendre|moquer|coucher, te prendre pour
ca me gene un, personne n est|a|en, je compte sur, c est ma|mon tour|faute|seul|seule|avis
je veux pas te|vous|etre|me|faire|paraitre, j ai besoin de m|savoir|dormir|toi|te|la|parler, besoin de m organiser
si tu manges pas, me laisser le|la|un|une, je suis pas d accord avec|sur la|le|les, mal a l aise, met mal a l aise
met vraiment mal, pas d accord avec, pas d accord sur, besoin d etre, tu manges pas, d accord avec|sur
je pourrai|saurai|dormirai|arriverai|serai pas|plus, je veux pas d histoires|histoire|ennuis, ete mal a l aise
je vais pas bien|bien|mentir|tarder|pouvoir|te mentir
`;
