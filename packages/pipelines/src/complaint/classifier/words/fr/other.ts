/** Everything else a home has: money, food, heating, repairs, animals, smoke, parking. */
export const OTHER = `
3: loyer|loyers, facture|factures, electricite|edf|gaz|internet|wifi|box|charges
argent|fric|thunes|thune|prelevement|moitie|virer|virement
paye|payes|payer|paie|paies|paient|payez|paiement|paiements|payee|rembourse|rembourses|rembourser|remboursement|virement|lydia|paypal
dois|doit|devez|dette|dettes de l|encore|me|l argent|euros|sous?, me dois|doit|devez
cout|couts|frais|depense|depenses|euros|balles|caution|bail
courses|supermarche|achats|achete|achetes|acheter|achetez|acheté
bouffe|nourriture|repas|lait|oeufs|pain|beurre|fromage|yaourt|yaourts|restes|cereales|cafe|biere|bieres|vin|jus|pizza|viande|chocolat|gateau|gateaux|glace|biscuits|plat|plats|pates|huile|sucre|fruits|lasagnes|sandwich
chauffage|thermostat|radiateur|radiateurs|clim|climatisation|temperature|froid|chaud|gele|caille
fenetre|fenetres|volet|volets, lumiere|lumieres|lampe|lampes|ampoule, eau chaude|froide, ballon d eau
porte d|de entree|l|dehors, porte ouverte|entree|fermee
fermer|ferme|fermes|fermez a|la|les|bien cle|porte|clef|fenetre|fenetres
verrou|verrouille|verrouiller|cle|cles|clef|clefs
fume|fumes|fumer|fument|fumez|fumee|fumeur|tabac|clope|clopes|cigarette|cigarettes|megots|megot|cendrier|joint|joints|beuh|shit|weed|cannabis|vapote|vapoter|vapoteuse
chat|chats|chien|chiens|animal|animaux|chiot|chaton|hamster
parking|gare|garer|gares|garé|garee|stationne|stationner|voiture|garage|bagnole, place de parking|garage
velo|velos|trottinette, plante|plantes|jardin|balcon|terrasse|arrose|arroser|arroses
meuble|meubles|canape|fauteuil|chaise|chaises|deco|decoration
etagere|etageres|placard|placards|cave|grenier|rangement|stockage
casse|casses|casser|cassee|casseee|abime|abimes|abimer|abimee|degat|degats|raye
repare|repares|reparer|reparation|reparations|fuite|fuit|plombier|chaudiere|robinet|panne, demenagement, assurance
abonnement|abonnements, allergie|allergique, vegan|vegetarien|vegetarienne|halal|porc
alcool|ivre|bourre|bourree|drogue|drogues|saoul, nu|nue|slip|calecon, poussette|local|trou dans
aquarium|fauteuil|etagere|tableau, degres|crever de chaud|froid|frigorifie, chauffe dehors, radiateur a fond
on chauffe|gele|caille|etouffe, dans les plantes|mes, euro|centime|centimes, pilules|cachets
poignee|prise|store|plafonnier|interrupteur|chasse cassee|casse|fuit?, debranche la box
seize|dix|quinze|dix sept|dix huit degres, degres
2: espace, place, frigo|congelateur|congelo, partager, porte, dangereux|danger, acheter
quote part|part d eau|d eau|electricite
eau|edf|engie|gaz|charges|internet|box|fibre|abonnement*|facture*|virement*|rembours*|doit|dois|avance|preter argent|dette*|cagnotte|tricount|frais|loyer|caution|bail|euros|centimes
minette|chat*|chien*|chaton*|lapin|hamster|poisson*|aquarium|croquette*|veterinaire|gratte|griff*|mord*
orchidee*|plante*|fleur*|basilic|pot|pots|arros*|jardin*|balcon*
clope*|cigarette*|fum*|tabac|cendr*|megot*|joint*|chicha|vapot*|bougie*|encens
canape|fauteuil*|table|tapis|rideau*|lampe|miroir|tableau|mur|murs|peinture|trou|clou|meuble*|commode|armoire|etagere*|demonter|deplac* les|le|la|mon
fenetre*|volet*|radiateur*|chauff*|clim*|froid|chaud|gel*|courant d air|degres|aer*|humid*
lumiere*|lampe*|prise|ampoule|disjoncteur
porte|portail|garage|cave|local|parking|place|voiture|scooter|velo*|poussette|trottinette|stationn*|gar*
cle|cles|serrure|verrou*, cass*|abim*|fuit*|fuite|panne|repar*|plombier|robinet|chasse d|chaudiere|ballon
courses|frigo vide|lait|cafe|sel|huile|papier|provisions|liste, alcool|bourre*|ivre|drogue*
proprio|proprietaire|agence|syndic|contrat|preavis
0: espace personnel, mon espace, nourriture|bouffe|restes|plats moisie|moisis|pourrie|perimee|qui, plats sales
plats dans|a, laver|lave tes|les|ton plat|plats, restes de, tu restes, restes a|dormir|dans
claque|claques|claquer la|les porte|portes, frapper|toquer|frappe|toque a la porte, derriere la porte, a la porte de
ma porte, sur le canape, dort|dorment|dormir sur le canape, chien aboie|n|hurle|qui, ton chien aboie|n|hurle
cartons de pizza, canettes|bouteilles de biere, tasses de cafe, papier glace, il fait beau, garder mon
sous la|le|les|ma|douche, c est du gateau, d un coup, sur place, en place, a la place, mettre en place, chat de
chat whatsapp, groupe chat, ca me casse, casse les|la|pas|toi, pieds
dois de|encore|je|tu|pas|le|la|faire|me|toujours|etre|tout|aller|partir, charge de, une cle de|a|pour, ait une cle
froid entre|avec|dans, ton froid, table sale|colle|pleine, sur la table, murs sont|fins|papier, a travers les murs
place a, mettre a ma place, gar*, garcon*|garder|garde, courant, au courant, casse les|la|pieds
prise de tete|parole|decision, porte qui claqu*, claquer la|les porte*, porte de ma, a ma porte, frapper a la porte
chauffe* la voix, chatte|chatter, chats de groupe, cours, cartes, cassant, conversation, gel douche
`;
