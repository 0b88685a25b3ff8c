/** Rooms entered, belongings used, private matters told, wanting to be alone. */
export const PRIVACY = `
3: vie privee, intimite|prive|privee|prives|privees|confidentiel|confidentielle, espace personnel|vital|perso
mon espace, besoin|envie d espace|etre|un|air seul|seule|tranquille|peu, besoin de solitude|temps|calme|intimite
besoin d intimite, etre seul|seule|tranquille, du temps seul|seule|pour moi, tranquille|tranquillite
laisse|laissez|laisser moi|me tranquille|seul|seule|respirer, me laisser tranquille|seul|seule
frappe|frappes|frapper|frappez|toque|toques|toquer|toquez a|avant|pas?
sans frapper|toquer|prevenir|autorisation|permission
entre|entres|entrer|entrez|entrent|entree|rentre|rentres|rentrer|rentrez|debarque|debarques|debarquer|viens|venir|va|vas|aller|penetrer _ chambre|piaule|salle|bain|douche
ma chambre|piaule, entrer|rentrer|entres|rentres|entre sans, dans ma chambre|piaule, hors de ma
fouille|fouilles|fouiller|fouillent|fouilles|fouine|fouines|fouiner|espionne|espionnes|espionner|espionnez|epie|epies|fureter|indiscret|indiscrete|curieux
ecoute|ecoutes|ecouter _ portes|porte|conversations|appels|derriere
emprunte|empruntes|emprunter|emprunté|empruntee|empruntez|empruntent|emprunts|emprunt
vole|voles|voler|volee|volent|voleur|vols
pique|piques|piquer|piquent|chipe|chipes|chiper|pris|prend|prends|prendre|prennent|prenez|prenne|utilise|utilises|utiliser|utilisez|utilisent|touche|touches|toucher|touchez|touchent|sers|servir|sert|met|mets|mettre|porte|portes|porter|te _ mon|ma|mes|mienne|mien
sers|sert|servir de mon|ma|mes
lis|lire|lit|lu|lisez|ouvre|ouvres|ouvrir|ouvert|ouvrez|ouvrent _ mon|mes|ma|courrier|lettres|colis|messages
mot|mots de passe, code|codes d acces, mon . compte|netflix|spotify, photo|photos|video|videos de|me|sans|que|moi
filme|filmes|filmer, prendre|prends|pris en photo|video, me photographi*, camera|cameras
poste|postes|poster|publie|publies|publier|publiez _ photo|photos|video|moi|mes|ma
raconte|racontes|raconter|racontez|dis|dit|dire|parle|parles|parler _ vie|privee|problemes|secrets|intimite|perso|personnel|personnelles|monde|gens
ma vie, secret|secrets, te regarde pas, regarde pas tes, occupe toi de tes, mele toi de tes
sans ma|mon|demander|permission|accord|autorisation permission|accord|autorisation|avis
rends|rendre|rendez|rendu _ moi|me|mon|ma|mes, me le|la|les rendre|rends|rendes, le|la|les rendre
prete|pretee|pretes pour|a|il|depuis, vu mon|ma|mes|une lettre, a mon nom, lettre|colis|courrier
je te confie|confie|confie|ai confie, supprime|efface|enleve cette|la|ma photo|video|story, story, autorise
derriere la porte, compte spotify|netflix|amazon|disney, mon salaire|poids|regime|psy|ex|traitement|accouchement
tout raconte, seul|seule dans|avec|une|un|ce, en secret, vide|vides|finis|finit|utilise|utilises mon|ma|mes
ai prete, t ai prete, me rendre, ma rupture|separation|maladie|famille|relation, est a moi
mon etagere|coin|tiroir|casier|compartiment, parle de ma|mon|mes, par dessus mon epaule, dessus mon epaule
se prete pas, journal intime
2: sans demander|permission|autorisation|accord|prevenir, demander|demande|demandes|demandez avant|d|la permission?
mienne|mien|miens|miennes, ma porte, mon etagere|coin, perso|personnel|personnelle|personnels|personnelles
m appartient|appartiennent, a moi
mange|manges|manger|mangent|mangez|bois|bu|boire|boit|fini|finis|finir|termine|termines|terminer|bouffe|bouffes|bouffer _ mon|ma|mes
mon|ma|mes . robe|penderie|garderobe|dressing|jupe|chemisier|pantalon|ceinture|cravate|bijou|collier|bague|boucles|montre|lunettes|valise|tente|raquette|patins|appareil|objectif|drone|dossier|papiers|passeport|releve|ordonnance|medicaments|pilules|cable|adaptateur|clavier|souris|ecran|manette|jeux|vinyles|outils|echelle|ventilateur|bouilloire|grille|couteau|couteaux|gourde|cafetiere|the|epices|sauce|vegan|proteines|whisky|gin|champagne|brosse|peigne|fer|mascara|vernis|pyjama|peignoir|culotte|soutien|chaussons|talons|baskets|bottes|coussin|couette|oreiller|draps|casque|ordi|compte|chambre|tiroir
sans me demander, sans ma permission, touche plus|pas a, ne touche plus, rapport* mon|ma|mes
rapporte|rapportes|rends|rendre|recuper*, me rapport*, ou est|sont|passe|passee mon|ma|mes
retrouve plus|pas mon|ma|mes, trouve plus mon|ma|mes, disparu|disparue|disparus
fouill*|farfouill*|furet*|espionn*|epi*|lis*|lu dans|mes|mon|ma
dans mon ordi|tel|portable|telephone|sac|courrier|tiroir|placard|lit, pendant que je dors|douche|change
toute nue|nu|nue|serviette|sous la douche quand|et|alors, mot de passe|code|identifiants|mdp
capture*|transf* mes|mon|la, publi*|post*|partag* _ photo|photos|video|moi, ma vie|intimit*|perso*|priv*
confie*|confidence*|secret*, mon poids|regime|salaire|sante|traitement|psy|rupture|ex|famille|grossesse
etre|rester|laisser|laisse tranquille|seul|seule|en paz|en paix, besoin|envie de souffler|solitude|calme
mon coin|espace|etagere|bac, porte fermee, frapper|toquer|toque|frappe, sert|sers|servi de mon|ma|mes
vide|finit|finis|termine|boit|bois|mange|manges|bu|mange mon|ma|mes
mes . affaires|trucs|vetements|fringues|habits|biens|effets|produits|cremes|chaussures|serviettes|tasses|livres|tiroirs|pulls|bijoux|outils|ecouteurs|cosmetiques
mon . fromage|yaourt|lait|pain|cafe|repas|plat|gateau|chocolat|vin|jambon|beurre|dejeuner|gel
mes . yaourts|oeufs|restes|bieres|cereales|biscuits|courses|lasagnes|fruits
ma . nourriture|bouffe|biere|pizza|part de
mon . shampooing|pyjama|parapluie|livre|echarpe|bonnet|coussin|oreiller|drap|plaid|enceinte|console|perceuse|marteau|tapis|montre|rouge|assiette|mug|linge|vernis|deo
mon . chargeur|ordi|ordinateur|pc|portable|telephone|tel|pull|tshirt|manteau|velo|shampoing|gel|parfum|maquillage|rasoir|journal|courrier|bureau|lit|armoire|placard|tiroir|sac|casque|seche
ma . brosse|veste|chemise|robe|serviette|creme|tablette|tasse|poele|trousse|trottinette|bouteille
mes . courriers|lettres|colis|messages|mails|sms|mots, mes . secrets|problemes|histoires|affaires
1: limite|limites
0: mon tour, ma part, mes messages|sms|appels|mails sans
repond|reponds|repondre|repondez|ignore|ignores|ignorer _ messages|sms|appels|mails|message
a mes messages|sms|appels|mails, entends|entend|bruit|musique _ ma chambre, depuis ma chambre
ma chambre est|sent|pue|donne|a, dormir|travailler|etudier|bosser|reviser|dors dans ma chambre
jusque dans ma chambre, odeur _ ma chambre, jusqu a|dans
prends|prend|prendre|prenez mon|ma|mes|en|la|le|une|des|soin|du temps|parole|tour|compte|decision|decisions|patience|vacances
te prends, mon temps, porte plainte, porte ouverte, mettre|mets|met la|le|ta|ton|de|en|du|un|une|tout, te mets
te met, pas curieux, suis curieux|curieuse, curieux de, par curiosite, entre nous, entre midi|22|minuit|deux|les|dix
tranquille pour, mon lit, au dessus de mon lit, ma chambre est|donne, quand on est seuls, besoin de calme
tranquille, laisser seul, mon fauteuil|velo|etagere|linge|reveil|accent, dans mon salon|dos, mon tour|creneau
dans mes plantes, ma musique, ma mere|soeur|fille|musique, mes messages, mon frere|pere, seul creneau, mon seul
seul, faire le courrier, mon linge, mon regime, sur mon regime, mes orchidees|plantes|fleurs, mes cours
mon chat|chien|bebe, ma voiture|place|part, mes nuits|oreilles|nerfs, mon sommeil|reveil|tour
ma seance|reunion|patience, degres dans ma chambre, froid dans ma chambre, fait _ dans ma chambre, mon canape
de mon canape, piques sur|mon, petites piques
`;
