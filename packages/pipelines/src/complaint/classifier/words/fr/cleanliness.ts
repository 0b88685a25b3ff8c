/** Dirt, mess, rubbish, smells, things lying about, who cleans. */
export const CLEANLINESS = `
3: nettoie|nettoies|nettoyer|nettoye|nettoyee|nettoyez|nettoyage|nettoyes|nettoient|nettoyant|netoyer|nettoyons
menage|menages|menager, propre|propres|proprete, sale|sales|salis|salir|salit|salissure|salete|saletes
crade|crados|cracra|degueu|degueulasse|degueulasses|degoutant|degoutante|degoutants|immonde
crasse|crasseux|crasseuse, souille|souillon
bordel|bordelique|foutoir|desordre|bazar|souk|capharnaum|porcherie|depotoir|taudis|chantier
range|ranges|ranger|rangee|rangez|rangement|rangent|rangeais|rangeait|rangerais
traine|traines|trainer|trainent|trainez|trainaient|trainait, ramasse|ramasses|ramasser|ramassez|ramassent
vaisselle|vaiselle|assiette|assiettes|casserole|casseroles|poele|poeles|couverts|evier|lavevaisselle, lave vaisselle
miettes, gras|grasse|graisse|graisseux, collant|collante|colle, tache|taches, renverse|renverses|renverser
serpillere|serpilliere|balai|balayer|balaye|balaies, aspirateur|aspirer, poussiere|poussieres, frotter|frotte
essuie|essuyer|essuies|essuyez, eponge|eponges|torchon
poubelle|poubelles|ordures|dechets|detritus|tri|recyclage|recycler|compost
moisi|moisie|moisis|moisies|moisissure|moisissures, pourri|pourrie|pourris|pourrit|pourrir|pourriture
perime|perimee|perimes|perimees, pue|pues|puent|puer|puanteur|puait
odeur|odeurs|sent|sentait mauvais|le|la|les|fort|tres|dans|de|horrible|horribles, odeur|odeurs
malodorant|nauseabond|nauseabonde|schlingue, cheveux|poils|cheveu|poil
bouche|bouchee|bouchent siphon|evier|douche|le|la, siphon|bonde, corvee|corvees, taches menageres
hygiene|hygienique, insalubre, fourmis|cafards|cafard|souris|rats|mouches|moucherons|asticots|vermine|bestioles
tire|tirer|tires|tirez la chasse, chasse d eau, lunette des, papier toilette, cuvette|urine|pipi|caca|pisse, litiere
crottes, par terre, partout dans|sur?, dans l evier
laisse|laisses|laisser|laissent|laissez|laissees _ trainer|sale|sales|partout|evier|vaisselle|linge|chaussures|chaussettes
lave|laves|laver|lavez|lavee|lavent _ vaisselle|assiette|assiettes|tasses|verres|plats|casseroles|affaires
plan de travail, linge sale|mouille|humide|qui|par, planning de menage, tour de menage, poubelles pleines|debordent
deborde|debordent, plaques|gaziniere, le verre, bouteilles, faire une tour, sa semaine pour la salle
semaine pour la|le salle|cuisine|menage|bain, vider la machine|le lave, ta part du menage, poubelles jaunes
ramassage, barbe|ongles|poils, vomi, ketchup|sauce sur
nettoi*|nettoy*|rangera*|rangerai|rangeons|lavera*|poubell*|moisi*|pourri*|crass*|debarrass*, pue*|sali*, dentifrice
rinc*, carreaux|vitres|fenetres sales|laver, s occupe des carreaux|vitres|poubelles|menage, mue du
plein les chaussettes
2: tasses|tasse|verres|bouteilles|canettes|cartons|emballages, serviettes|serviette
chaussettes|chaussures|godasses|bottes|baskets, four|microonde|microondes, toilettes|wc|chiottes|cuvette
savon|lessive|produit|produits, ta part, participer|participe|participes|participez
bonne|boniche|bonniche|femme de menage, lave|laves|laver, linge, table
graisse|gras*|colle*|poisseu*|croute*|calcaire|tartre|traces|eclabouss*|goutt*|flaque|mare|mares
eponge|torchon|serpill*|balai|pelle|javel|lessive|liquide vaisselle
vaisselle|assiettes|verres|couverts|fourchettes|casseroles|poeles|plats|tasses|tupper* sale*|dans|empil*|accumul*|qui|pas|sans
empil*|accumul*|entass*|eparpill*|jonch*|traine*|etale*|debord*, sac|sacs poubelle|de|plein*
poubelle*|corbeille|ordure*|tri|verre|carton*|emballage*, restes|epluchures|marc|miettes|mouchoirs|cotons
moucheron*|mouches|mites|larves|champignon*|humidite|noirci*|verdatre, cheveux|poils|touffe*|ongles|barbe|rasoir
cuvette|chasse|lunette|chiottes|toilettes|wc sale*|bouche*|degueu*|pas
odeur*|sent|pue*|puant*|relent*|nauseab*|infect*
chaussures|baskets|chaussettes|fringues|vetements|linge|sacs|cartons|haltere*|affaires|bazar|jouets|valises par|dans|sur|qui|partout|au _ terre|milieu|salon|couloir|canape|entree
debarras|foutoir|bric|capharn*, slalom*|enjamb*|trebuch* entre|sur|par, pas un debarras|depotoir
litiere|crotte*|pipi|vomi*|pisse*, hygien*|propr*|desinf*|aer*
tour|planning|corvee|semaine de|du|pour menage|nettoyage|vaisselle|poubelles|salle|cuisine
sortir|sors|descendre|descends|vider|vide la|les|le poubelle|poubelles|verre|cartons|composteur|lave
plan de travail|plaque*|four|micro|evier|lavabo|douche|baignoire|frigo sale*|degueu*|plein*|a nettoyer|colle*|gras*|bouch*
lave vaisselle vider|vide|plein|remplir|rang*, laver|lave|lavez derriere|apres toi|vous, derriere toi
ranger|range|nettoie|ramasse apres|derriere
1: cuisine, bain, sdb, douche|baignoire|lavabo, salon|sejour, couloir|entree|escalier, sol
frigo|refrigerateur|congelo, pieces|espaces|parties communes|commune|communs
0: ma serviette|tasse|poele|casserole|lessive, mes chaussettes|chaussures|tasses|serviettes|affaires|cheveux
mon linge|assiette, odeur de|du tabac|clope|cigarette|fumee|joint|beuh|cannabis|weed
sent le|la tabac|clope|cigarette|fumee|joint|beuh|cannabis|weed
pue le|la tabac|clope|cigarette|fumee|joint|beuh|weed, bordel de merde, c est le bordel dans ma tete, range toi
ca sent bon, sens propre, propre chambre|argent, mon propre|ma propre|mes propres|ton propre, sa propre|ma propre
sale type|con|connard|conne|gosse|caractere|nuit|quart|gueule|temps|coup|blague|tour, fait chier, passe la bonde
a ta table, tour de lessive|machine, la bouche, bouche bee, ferme la bouche, a sale, mettre la table, de ta bonne
une bonne|bonne, bonne journee|soiree|nuit|chose|idee|annee|entente|ambiance|raison, bonne, de table, chantier de
la poele a frire, aller aux toilettes, aux toilettes
sale hypocrite|egoiste|menteur|menteuse|voleur|race|gamin|peste, mettre des|une serviette, sous la douche, salive
salir mon nom, pourrir la vie, pueril*, brosser les dents|me, oter tes bottes|chaussures, tes bottes en rentrant
mets des chaussettes, seule|seul a table, a table, pique assiette, brosser les dents
`;
