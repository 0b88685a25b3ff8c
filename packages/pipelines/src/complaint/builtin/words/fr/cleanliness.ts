import type { ConceptPart } from '../concept-words.ts';

export const CLEANLINESS = {
  dishes: {
    hear: 'poêles, casserole*, verres & sales|table|traîn*|évier|lav*, bols, bol & sale|évier|traîn*, plat & sale|évier|tremp*|four|gratin, plats & sales|évier|traîn*, marmite*, fourchette*, montagne de & tasses|vaisselle|assiettes, verre & sale|table|traîne, cuillère*, couteaux, plat à gratin, saladier*, égouttoir, mugs, bol & !ras le, lunch box, la plonge, dans l évier & bordel|laiss*|tas|pile, vaisselle & !lave vaisselle|liquide vaisselle|produit vaisselle|pastille*|inconnu|machine à vaisselle|savon à vaisselle, vaisselle & faire|fais|fait|sale|laver|ta vaisselle|évier, assiette|assiettes & !pique assiette*|mes assiettes|en moins|dans son assiette|pas dans mon assiette, couverts & !couverts de|à couvert|mollo|entend*|bruit, tasses & !danser, tasse & sale|évier|traîn*|lav*|propre|laiss*|table, gamelle|gamelles & !chien|chat|croquette*|sa gamelle|mort aux rats, verres & !cass*|lunettes|verres de contact, poêle|poêles & !chauff*|à poêle|poêle à bois, cocotte & !minute papillon|revenue|couvercle, tupper* & !c est pour|gardé|sauce, pas une|un tasse|assiette|fourchette|verre|bol propre, plus une|un|aucune|de tasse|assiette|fourchette|verre|bol|couverts|assiettes|verres propre|propres, biberon* & lav*|évier|sale, plats & laver|vaisselle|four, wok, poêlon*, faitout, sauteuse, louche & sale|évier, passoire*, moule & gâteau|tremper|lav*, couvercles & sale*|évier, thermos & lav*, shaker & lav*|pue|évier, vaisselles, laver|lave|lavez|laves tes|vos|leurs trucs|affaires|merdes & !linge|machine, lavez vos, faire tremper, laisse* tremper, laiss* .. tremper, trempe|trempent & évier|jours|casserole|depuis|bac, récur* & plat*|poêle|casserole|four|fond, dégraiss* & poêle|plat, chaudron*, frott* & poêle|casserole|fond|plat, assiette sale, assiettes sales, plats sales, verres sales, pile|piles|tas|tour|pyramide|montagne de|d .. assiettes|vaisselle|casseroles|plats|bols|tasses|verres, vaisselle d hier|de la veille, faire la plonge, planche à découper & lav*|sale, batterie de cuisine, mug & sale|évier|traîn*|lav*, service & assiettes|porcelaine & !cass*, plat du four, plat à four, barquettes sales, bassine & vaisselle|lav*|reste*|tremp*, lave que ce que, ne lave que|plus & utilis*|vaisselle|tes|vos',
    say: 'la vaisselle',
    ask: {
      clean_up: 'laver ta vaisselle',
      help: 'aider pour la vaisselle',
      take_turns: 'alterner avec moi pour la vaisselle',
      return: 'rapporter la vaisselle',
    },
  },
  sink: {
    hear: 'siphon & évier|cuisine, casseroles & moisies|tas|jours, évier & !sous l évier, sous l évier & fuit*|fuite*|bouch*, bac & vaisselle, lavabo & poils|barbe|cheveux|bouch*|sale|rinc*|dentifrice|nettoy*|nettoi*|plein|coul*, siphon, bonde & bouch*|évier|lavabo, refoul* & évier|lavabo|odeur|soupe, égouttoir, s écoule plus|pas|mal, eau stagn*, plonge pleine',
    say: 'l’évier',
    at: 'dans l’évier',
    ask: { clean_up: 'laisser l’évier propre', move: 'laisser l’évier libre' },
  },
  dishwasher: {
    hear: 'lave vaisselle, machine à vaisselle, lave vaisselles, le lave est plein, vid*|rempli*|charg* .. machine & assiettes|couverts|vaisselle|propre, panier à couverts',
    say: 'le lave-vaisselle',
    ask: {
      clean_up: 'remplir et vider le lave-vaisselle quand il le faut',
      take_turns: 'alterner avec moi pour le lave-vaisselle',
    },
  },
  kitchen: {
    hear: 'kitchenette, coin cuisine, cuisinette, fourneaux & nettoy*|nettoi*|sale*|gras, cuisine & !je cuisine|tu cuisines|robot|côté de la cuisine|fum*|téléphon*|haut parleur|parlez|discuter|voix|inconnu*|calme à mon|depuis la cuisine|entend*|c était qui|ma cuisine|façon de cuisin*|poubelle de la cuisine|chaussures',
    say: 'la cuisine',
    at: 'dans la cuisine',
    ask: {
      clean_up: 'laisser la cuisine propre',
      take_turns: 'alterner avec moi pour le ménage de la cuisine',
      help: 'aider dans la cuisine',
    },
  },
  stove: {
    hear: 'plaques & !immatric*, four & !fou, micro ondes, micro onde, gazinière, cuisinière, hotte, feux & gaz|cuisine|éteind*|éteins|éteign*|allumé*, graisse, gras & plaque*|cuisine|mur*|four, grille pain & miettes, feu & gaz|allumé|éteind*|éteins|éteign*, plaque & cuisson|cuisine|sale|gras*|nettoy*|nettoi*|vitro|coll*|caramel|brûl*|gaz|induction|cramé*|éclabouss*|sauce & !à côté de la plaque, vitrocéram*, vitro, induction, friteuse & !évier, air fryer, airfryer, ronds & poêle|cuisinière|sale*, taque|taques, brûleur*, grille pain, gaufrier, lèchefrite, croque monsieur & appareil, feux & quatre feux|squatt*|sale*|gras, débord* & plaque|four|lait|sauce & !poubelle, cramé* & four|plaque|casserole|fond, four & sale|cramé|fumée|nettoy*|nettoi*|gras, gaz & allumé|ouvert|ferm*|fermer|éteint, plat & explosé|micro, graisseu*, projections & graisse|mur|plaque|sauce',
    say: 'la plaque de cuisson',
    ask: { clean_up: 'nettoyer la plaque de cuisson', turn_off: 'éteindre la plaque de cuisson' },
  },
  counter: {
    hear: 'plan de travail, miettes, table & sale|nettoy*|nettoi*|collante|débarrass*|miettes|essuy*|essui*|traîn*|salon|basse|cuisine, coup d éponge, comptoir, table & petit déj*|miettes|assiettes|café|restes|collant*, épluchures, petit déjeuner & table|traîn*|laiss*|miettes, toile cirée, planche à découper, éponge & coup|passe|passer|passes & !plus d éponge|reprendre|rachet*, coup de lavette|chiffon & table|plan|comptoir|cuisine, farine & partout|plan|table|nettoy*|nettoi*|prises, marc de café, coquilles & œuf*|table|plan|laiss*, confiture & table|plan|ouverte|coll*, beurre & miettes|ouvert|plan|sorti, cerne* de café, sucre & table|plan|fourmis, fourmis, table & sale|poisse*|coll*|grasse|gras|pétri*, îlot & sale|cuisine|rang*, nappe & sale|tache*|taché*, chaussure*|baskets|pieds .. sur la table, plan & débarrass*|miettes|sale|encombr*|coll*, traces de café|gras|doigts, pelures',
    say: 'le plan de travail',
    ask: { clean_up: 'essuyer le plan de travail', move: 'laisser le plan de travail libre' },
  },
  fridge: {
    hear: 'réfrigérateur, congélateur, congélo, frigidaire, frigo & !bruit|gargouill*|ronron*|sur le frigo|au frigo|frigo vide|tracteur, frigo|frigos & plein|sale|nettoy*|nettoi*|vide*|rang*|dégivr*|pue|odeur|porte|ouvert*|place, bac|tiroir à légumes, congel, freezer, clayette*, glacière & plein*, étage & frigo, compartiment & frigo|congel*, givre & congel*|frigo, dégivr*, porte du frigo, tiroir du congel*',
    say: 'le frigo',
    at: 'dans le frigo',
    ask: { clean_up: 'ranger le frigo', move: 'laisser un peu de place dans le frigo' },
  },
  spoiled_food: {
    hear: 'pourri* & aliment*|frigo|fruit*|légume*|nourriture|viande|restes|truc, nourriture & vieille|avariée|odeur|moisi*, avarié*, restes & frigo|semaine*|moisi*|pourri*|vieux, asticots, vers & poubelle|frigo, date dépassée, vieux restes, tourne & lait, lait & tourné|dehors|périmé, mouches & fruits|poubelle|cuisine, moucherons, verdâtre, vert & fromage|pain|yaourt|frigo, oublié & frigo|semaines, depuis des semaines & frigo|boîte|restes, expérience & frigo, date & dépassée|périmée, barquette* & frigo|semaine*, pourri* & frigo|fruit*|légume*|bac|fromage|salade, périm*, moisi* & !mur|murs|salle de bain|douche|plafond|joint*|robinet|ce sac|rideau|tapis, pourrit & !vie|nuits|ambiance|me pourrit, pourrissent & !vie|nuits, pourri* & pommes|bananes|tomates|patates|oignons|poisson|plat|sac|odeur|placard|tupper*, datent de & frigo|restes|plat|noël, duvet & frigo|yaourt|fromage|plat, champignon* & yaourt|fromage|pousse*|frigo|pain, pousse* .. frigo|yaourt|tupper*|casserole, poil* & fromage|yaourt|confiture|sauce|pain, fermente*, rance*, fossil* & frigo|plat|pain, pris|prend|prendre vie, vivant* & frigo|bocal|yaourt|compost|tupper*, bocal|boîte|tupper*|barquette*|yaourt & fond du frigo|personnalité|vert|verte|bleu|noir|liquide|bouge|moutarde, nuage de .. mouches|moucherons, petites mouches, drosophile*, mites & farine|placard|alimentaire*, larves, liquide & salade|légumes|bac|frigo|marron|noir, fond du frigo, salade & liquide|molle|noire|bouillie|flétri*, bananes & noir*|mouches, tourné au noir, date limite, péremption, dlc, expiré* & lait|yaourt*|frigo|date|produit*, passé date, bon*|bons à jeter, bête morte, rat mort, cadavre & frigo|odeur|plat, vieille|vieux|vieilles pizza|soupe|sauce|riz|fromage|poulet|plat|yaourt|légumes|fruits|pâtes, surveille* .. dates, oublié du|un|une|des|son|sa .. frigo|casier, poisson|maquereau|viande|poulet & oublié*|casier|dehors|odeur|vert*|pue, pas frais|fraîche, légumes & flétri*|mous|pourri*|noirs, vert|verte|verts|bleu|noir|gris|poilu|vivant & riz|pain|fromage|pâtes|sauce|soupe|citron|tomate*|yaourt|reste|restes & !poubelle verte|bac vert|canapé, reste|restes de & vert|jeté|jours|semaine|date, date|datait de & semaine|mois|noël|jours & poulet|soupe|plat|riz|sauce|lait|viande|poisson, première jeunesse, plus très|tout frais|frais, jus & marron|noir|verdâtre|bac|coule, coule* .. frigo',
    say: 'les restes périmés',
    ask: { clean_up: 'jeter les restes périmés', take_out: 'jeter les restes périmés' },
  },
  bathroom: {
    hear: 'salle de bain, salle de bains, salle d eau, sdb, douche & cheveux|sale|propre|nettoy*|nettoi*|moisi*|joint*|bonde|rideau|calcaire, rideau de douche, dentifrice, miroir & trace*|éclabouss*|sale, douche & rinc*|cheveux|savon|nettoy*|nettoi*|propre|flaque, tapis de bain, flaque & douche|bain, joints & douche|noirs|moisi*, calcaire, lavabo & !enceinte, baignoire & !type|inconnu*|robinet|biberon*|briller|endormi, miroir & dentifrice|salle|points|buée|douche, carreaux & salle|douche|calcaire|bain, douche & sale|noire|crade|dégueu*|poils|mousse|raclette|gluant*|récur*|après l avoir|rinçage & !minutes|tour|fois de suite, bac de|à douche, paroi|parois & douche|calcaire|trace*, pommeau, receveur, bidet, vasque, tapis trempé, eau partout & douche|bain|sol|salle, inond* & salle|douche|bain, cotons tiges, coton tige, cotons & lavabo|salle|démaquill*, robinet & calcaire|rose|dentifrice, gobelet & dents|dentifrice|brosse*|poils, verre à dents, flacons & vides|douche|salle|rebord, gel douche & vide*|traîn*, salle de bain*, salles de bain*, bain & nettoy*|nettoi*|récur*|frott* & !prendre un bain',
    say: 'la salle de bain',
    at: 'dans la salle de bain',
    ask: {
      clean_up: 'laisser la salle de bain propre',
      take_turns: 'alterner avec moi pour le ménage de la salle de bain',
    },
  },
  toilet: {
    hear: 'wc, cuvette, chiottes, chasse d eau, tirer la chasse, lunette & toilettes|wc|lev*|baiss*, brosse & toilettes|wc, pipi & cuvette|lunette|côté|toilettes, abattant, lunette, toilettes & !aux toilettes|fenêtre|verrou|porte|queue|frapp*|papier|atteindre|ma brosse, aux toilettes & sale*|pisse|pipi|propre*|nettoy*|nettoi*|odeur|chasse|trace*|dégueu*, pipi & !chat|chien|chiot|tapis|canapé|faire pipi, la chasse & !élastique|chasse au|fuit|marche, trône & !libér*, la toilette & sale|nettoy*|nettoi*|bouch*|siège|bol|flush*|chasse, bol de toilette, siège & toilette*|relev*|lever|levé|baiss*, bécosse*, gogues, latrines, petit coin & sale|propre, balayette, traces de frein, traces & cuvette|toilettes|wc|brosse, pisse|pisses|pisser|pissez|pissé & !chat|chien|chiot|violon|me pisse, gouttes & lunette|cuvette|siège|toilettes, urine & !chat|chien, assis & pipi|pisser|pisse, merde & cuvette|toilettes|wc|chiotte*, caca & !chat|chien, chier & !fait chier|fais chier|font chier|envoi*|envoy*|faire chier|va chier, vis*|viser & cuvette|lunette|à côté|pas bien|mal visé|mieux, brosse & cuvette|chiotte*, flush*, tire* .. chasse, s est vidé',
    say: 'les toilettes',
    ask: { clean_up: 'laisser les toilettes propres' },
  },
  hair: {
    hear: 'barbe & lavabo|évier|poils|ras*, siphon & bouch*|cheveux, douche & bouch*, poils & !chien|chat|animal & douche|lavabo|savon|partout|évier|rasage, bonde, barbe & lavabo|poils|partout|évier, ongles & coup*|canapé|table|sol, cheveux & !sèche cheveux|tondeuse|fer à|brosse à cheveux|par les cheveux|arrach* les|cheveu sur, rasage & !après rasage, poils & !chien|chat|animal|litière|chien de & douche|lavabo|barbe|évier|bonde|baignoire|rasage|partout|rasoir|savon|collé*|gobelet|ramass*|verre, tes poils & !chat|chien, poils de barbe|cul|jambes|moustache|nez|pubis, touffe*, barbe & verre|rasoir|lavabo, épil* & salle|douche|lavabo|poils|bande*, moustache & lavabo|évier, perruque & douche|siphon|bonde, yéti, coupe maison, extensions & douche|bonde, boule*|paquet|pelote de cheveux, mèches & lavabo|sol|douche, rasé*|rasant & lavabo|évier|douche|poils, épil*|épiles|épiler & baignoire|douche|rinc*|lavabo|poils',
    say: 'les cheveux',
    ask: { clean_up: 'enlever tes cheveux' },
  },
  trash: {
    hear: 'ordures, déchets & !tri|trier, détritus, benne, poubelle, couches & poubelle|odeur, déborde & poubelle|sac, jeter & poubelle|ordures, cartons de pizza, poubelle* & !goût des poubelles|poubelle de table, sac & descend*|sortir|pue|coule|moisi*|trottoir|poubelle|éventr*|déchets & !sac de sport|sac à, déchet|déchets & !tri|trier, vidanges, bac noir|gris|brun, sacs blancs|blanc|bleus, encombrants, éboueur*, ramassage, collecte & poubelle*|déchets|jour|encombrants|sacs, conteneur*, container*, couches & bac|sale*|traîn*|tri, emballage|emballages & traîn*|laiss*|sol|table|vides|par terre, mégots & jardinière*|sol|partout|pots, peau de banane, épluchures & évier|poubelle|laiss*, déborde|débordent & poubelle*|sac*|bac|seau|couvercle, débordant*, décharge, dépotoir & trash|sacs, sors|sort*|descend* .. sacs|bac|bacs|ordures, ça déborde, local à poubelles, le bac & sortir|sors|rue|trottoir|vider, litière & poubelle|sac, compost & mouches|vider|pue|couvercle, vider la|le|les poubelle*|bac|seau, jeter .. par terre, camion & passe|bacs|poubelle*|éboueurs, sors|sort* .. bacs|bac|sacs|sac & !sport|courses',
    say: 'les poubelles',
    ask: {
      take_out: 'sortir les poubelles',
      take_turns: 'alterner avec moi pour les poubelles',
      clean_up: 'ramasser ce qui déborde des poubelles',
    },
  },
  recycling: {
    hear: 'recycl*, tri sélectif, trier, carton|cartons & plier|recycl*|jeter|descend*|pizza|poubelle, bouteilles & !eau & vides|traîn*|verre|descend*|tour|fête|bière|vin|encore|jeter|salon, compost, bouteilles vides, poubelle jaune|verte, verre & tri|benne|jaune|poubelle|descendre, poubelle jaune, bac jaune, bac bleu, cartons & plier|tri|jaune|poubelle|aplatir, plastique & tri|jaune|poubelle, bouteilles de bière, bouteilles de vin, tri & !tri dans|émotion|fais un tri|faire un tri|couches|fais le tri dans, bouteilles & !soirée|eau chaude|ranger|par terre, bocaux & vid*|bulle|verre|descend*|caisse|jeter, le verre & descend*|benne|conteneur|jeter|porter|bulle|amener & !verre d eau, bulle à|de verre, la bulle & verre|bocaux|bouteilles|vider, déchetterie, déchèterie, parc à conteneurs, écocentre, centre de tri, pmc, sac bleu|jaune, bac vert|de tri|à papier|recyclage, canette*, cannette*, cannes & vides|consign*, cadavres & bouteille*|bière*, briques de lait, conserves & vide*|rinc*, cartons & aplat*|pli*|écras*|jaune, emballages & tri|jaune|plastique, pots de yaourt & tri|rinc*, bouteille & vide|traîn*|verre, verres & tri, plier .. cartons, consign*, verre & pots|refus*|couleurs|bocal, refus* .. bac|poubelle, cartons & descendre|plient|pli*',
    say: 'le tri',
    ask: {
      take_out: 'descendre le verre et le tri',
      clean_up: 'faire le tri',
      take_turns: 'alterner avec moi pour le tri',
    },
  },
  floor: {
    hear: 'passer l aspirateur, parquet & tache*|sale|nettoy*|nettoi*|ray*, boue, tapis & sale|tache*|aspir*|nettoy*|nettoi*, aspirateur & tour|semaine|passer|jour sur|tienne & !nuit|bruit, moutons & poussière|lit|sol, poussière & sol|meubles|partout, traces de pas, sable & sol|plage|partout, parquet & sale|tache*|cire*|ray*, tapis & aspir*|sale|poils, propre par terre, par terre & sale|miettes|nettoy*|nettoi*, aspirateur & !nuit|matin|bruit|soir|tôt|dimanche|à main|aux yeux|travailles|7h*|6h*|22h*|heures, carrelage & sale|nettoy*|nettoi*|trace*|tache*|collant|gras|poisse*|laver|boue & !gelé|froid|glacé, balai & !police du, moppe, mop, vadrouille, pass* .. aspi|aspirateur|balai|serpillière|moppe|loque|raclette|balayeuse|swiffer|vadrouille|torchon & sol|terre|cuisine|salon|jamais|peux|pourrais|couloir|stp|coup|fois|semaine & !22h*|minuit|6h*|7h*, swiffer, panosse, aspi & !nuit|matin|bruit|22h*, aspire|aspirer|aspirez & sol|tapis|autour|salon|bac|jours, lav* par terre, par terre & coll*|poisse*|poussière|eau partout|gras, semelles & coll*|retient|boue|sol|sale*|retien*, coll* & semelles|sol|pieds, moquette & sale|tache*|aspir*|nettoy*|nettoi*, lino & sale|coll*|nettoy*|nettoi*, moutons & !compter, minous & poussière|lit, traces & sol|carrelage|parquet|boue|pas, boueu*, gadoue, sloche, neige & entrée|sol|bottes, ciré|cirer .. parquet, serpill*, laver les sols|le sol, balay*, sol & !dorm*|sous sol|matelas|tournesol, pieds mouillés, eau par terre, flotte par terre',
    say: 'le sol',
    ask: { clean_up: 'passer un coup sur le sol', take_turns: 'alterner avec moi pour le sol' },
  },
  laundry: {
    hear: 'linge, machine à laver, étendoir, étendage, vider la machine, séchoir, tancarville, draps & lav*|machine|étend*|sécher, chaussettes & machine|étend*|sécher, repassage, lessive|lessives & !produit|acheter|acheté|baril|racheter|plus de lessive|bidon, machine & linge|laver|vid*|tourn*|fini*|mouillé*|humide*|hublot|oublié*|dedans|lessive|occup*|propre|étend* & !café|assiettes|vaisselle|arrive, brassée*, laveuse, sécheuse, buanderie, salle de lavage, laverie, hublot, vêtements & machine|étend*|sécher|mouillés|séch*, slips|culottes|caleçons|boxers & étend*|machine|radiateur|séch*, draps & radiateur|étendoir, étend|étends|étendre|étendu|étendez & !jusqu|entend*, plier|plie|pliez .. linge|vêtements|draps|lessive, repass* & !derrière|repasse plus|repassent, fer à repasser, adoucissant, relanc* & cycle|machine|lessive, cycle & machine|fini*|essor*|relanc*, programme & machine|tambour|lave, blouse & machine|tourne|lav*, chaussettes & humides|mouillées|séch*',
    say: 'le linge',
    ask: {
      clean_up: 'ranger le linge',
      move: 'sortir ton linge quand la machine a fini',
      take_out: 'sortir ton linge quand la machine a fini',
    },
  },
  living_room: {
    hear: 'pièce commune, pièces communes, espaces communs, parties communes, salle commune, canapé & miettes|plaid*|affaires|occup*|traîn*|tach*|canettes|sous, pièce à vivre, table basse, salon & !thé|coiffure|chauffage|radiateur|inconnu*|télé|jardin|réunions|visio, séjour & !ton séjour|bon|titre|permis|carte|mon séjour, canapé & !dor*|mois|nuit*|semaine*|squatt*|crash*|commandé|mon avis|acheté|inconnu*|lit|euros, divan & !dor*|trottoir, sofa & !dor*, coussins & canapé|traîn*|sol|rang*, zones|espace|coin commun|communes|partagé*, salle à manger, salle de séjour, véranda, living, vivoir, pièces à vivre, tapis & salon|jetons|roue|miettes',
    say: 'le salon',
    at: 'dans le salon',
    ask: { clean_up: 'laisser le salon rangé' },
  },
  hallway: {
    hear: 'vestibule, couloir|entrée|palier|escalier|escaliers|hall|corridor|paillasson & traîn*|encombr*|carton*|chaussures|chaussure|sacs|sac|vélo*|bloqu*|passer|passage|plein|pleine|libre|libér*|laiss*|poussette|valise*|trébuch*|cogn*|gên*|rang*|sale|nettoy*|nettoi*|nettoie|boue|balay*|balai|aspir*|meuble*|affaires|paires|bazar|bordel|manteau*|caddie|trottinette*|dégag*|pos*|ménage|cadeau|cirer|tond*|semaine|commun|bécane|vider|poubelle*|slalom* & !porte d entrée|chauffage|radiateur, dans le couloir & mets|mis|laisse*|planche|skis|surf, béquilles & cartons|passer|slalom, porte manteau*, portemanteau*, passage & bloqu*|libre|encombr*|gên*|dégag*, peut|peux|arrive plus à passer, peut|peux plus passer, plus rien .. entre, marches & traîn*|laiss*|sacs, dans le noir & cogn*|trébuch*|tibia|planche|connaissance, sas d entrée, travers|milieu de|du|l .. entrée|couloir|escalier|palier, couloir|entrée|palier|escalier|hall & baskets|bottes|pompes|godasses|souliers|skis|jouets|planche*|figure|odeur|parapluie*|bouteilles|courses|armoire|table|canapé',
    say: 'le couloir',
    at: 'dans le couloir',
    ask: { clean_up: 'laisser le couloir rangé', move: 'laisser le couloir libre' },
  },
  shoes: {
    hear: 'godasses, tongs & traîn*|entrée, sandales, enlève tes & chaussures|baskets|bottes, godillots, déchauss*, chaussures & puent|odeur|entrée|boue|couloir, chaussure|chaussures & !changé de|mes chaussures|lacet*, tes|vos|les|ses|des baskets|bottes|crampons|escarpins|bottines|sneakers|souliers|tongs|claquettes|sandales|crocs|tennis & !plein les bottes, baskets|bottes & entrée|traîn*|couloir|boue|puent|sentent|odeur|enlev*|enlèv*|table, souliers, bottines & !mes, crampons, pompes & entrée|traîn*|couloir|boue|sentent|puent|odeur|enlev*|tes pompes, grolles, tatanes, paires & entrée|pieds|couloir|chaussures|meuble, enlèv*|enlev*|retire*|ôt* .. chaussures|souliers|pompes|bottes|baskets, en chaussettes & entr*|march*|sol, meuble à chaussures, semelles & sales|boue',
    say: 'les chaussures',
    ask: {
      move: 'ranger tes chaussures',
      clean_up: 'ranger tes chaussures',
      stop: 'éviter de garder les chaussures à l’intérieur',
    },
  },
  clutter: {
    hear: 'traîn* & affaires|partout|tes|trucs|vêtements|sac|chaussettes|salon|jouets|choses|tout, tes affaires & partout|traîn*|salon|rang*|couloir|table|canapé|sol, partout & affaires|laisse*|trucs|vêtements, bazar & partout|salon|table|affaires, cartons & couloir|entrée|semaines|mois|salon|déménag*, éparpill*, capharnaüm, s entass*, chaussettes & sale*|traîn*|canapé|partout, laisses tout & traîn*|partout, traînent, traîner, bazar, haltères, slalomer, débarras, encombre, encombrent, valise & couloir|entrée|salon|semaines, sacs & entrée|couloir|sol|traîn*, manteaux & chaise*|canapé, laisses & affaires|trucs|vêtements|livres|tout, enjamber & affaires|sacs|cartons|chaussures, tas de & linge|affaires|vêtements|papiers|livres, paperasse, jouets & sol|salon|partout, vêtements & sol|canapé|partout|chaise, bric à brac, fatras, cartons & !mes cartons|emménag*|pizza|jaune|plier|aplat*|trois cartons, encombr* & !encombrants, traîne & !je traîne|ça traîne, tes|vos|ses|leurs trucs|bidules|machins|merdes|saloperies|cochonneries|conneries|babioles & traîn*|partout|salon|table|sol|rang*|ramass*|laiss*|dégag*|couloir, lego*, jouets, poussette & couloir|entrée|milieu, outils & traîn*|partout|table|sol, bagages & couloir|entrée|salon|milieu, sac|sacs de sport & traîn*|entrée|couloir|milieu, planche|skis|ski & couloir|entrée|salon|tibia|milieu|noir, tas|pile|piles|montagne .. affaires|vêtements|papiers|livres|linge|fringues, dossier|dossiers de|des|d .. chaise|chaises, ramass* .. tes|vos affaires|trucs|chaussettes|jouets|lego|fringues|vêtements, rang* .. tes|vos affaires|trucs|choses|jouets|fringues|vêtements|outils, fouillis, barda, pagaille, fourbi, brol, laiss* .. traîn*, laiss* .. par terre & !eau, laisses tout & !sale, jonch*, étal* & affaires|table|partout|livres|papiers, envahi* & affaires|table|bureau|jouets, débarrass* & affaires|jetons|avant|table|tes, vestiaire & !atmosphère, dressing & salon|serve|sert, en vrac, partout dans le|l|la & affaires|fringues|jouets|trucs|papiers, en plein milieu, au milieu du|de & couloir|salon|passage|entrée|cuisine, piège|piéger|marché|marche|gliss* .. dessus & jouet*|lego*|chaussure*, habite|vit|dort sur .. chaise*|canapé|table, parcours du combattant, slalom* & cartons|affaires|sacs, récupér* tes|vos & sacs|bouquins|livres|affaires|cartons|jouets|vêtements|trucs, bouquins & traîn*|partout|table|sacs, entrepôt, dirait un .. entrepôt|vide grenier|brocante, vide grenier, brocante & salon|appart, slips|culottes|caleçon|caleçons|chaussettes|soutif*|fringues|habits|vêtements|pulls|vestes|manteaux|manteau & traîn*|sol|par terre|canapé|chaise*|salon|partout|couloir|ramass*|rampe|dressing|tapis|bidet|table & !machine|radiateur|tambour|mouillé*, tes|vos affaires & !congél*|frigo|mêle*|occupe*|pas tes|étagère|ton affaire|goûts, table|planche à repasser, trône|trônent & depuis|salon|devant|semaine|milieu, figure & affaires|sacs|sac|cartons|jouets',
    say: 'les affaires qui traînent',
    ask: { clean_up: 'ranger les affaires qui traînent', move: 'ranger ailleurs les affaires qui traînent' },
  },
  mess: {
    hear: 'bordel dans|partout|sur, ton|ce|votre|le|un|quel|du|ranger|tout bordel & !putain de|bordel de, désordre, saleté*, porcherie, crasse, crasseu*, dégueulasse & cuisine|salle|appart|partout|évier|table|c est, foutoir, souk, chantier & cuisine|salon|appart, taudis, immonde & cuisine|salle|appart|évier|wc, tout est sens dessus, cartons & assiettes|linge, n importe quoi & cuisine|salon, dans un état, sens dessus dessous, souillon, écurie, champ de bataille, ramasser* .. derrière toi, derrière toi & ramass*|nettoy*|nettoi*|range*|passe, chantier & !mon chantier|sur le chantier|de chantier|sur mon, plus où & mettre|poser|marcher|asseoir|les pieds, crade|crades|crado*|cradingue, dégueu & !gros, bazar, état & cuisine|salle|toilettes|appart|lamentable|déplorable|pitoyable|salon|quel état|maison & !état des lieux|un état de choc, porc|porcs|porcherie & !porc aux|rôti|filet|côte*|halal|mange, cochon*|élevé* & vivre|vit|vivez|comme des|sale*|maison|cuisine|cochons & !cochon d inde, infâme* & cuisine|salle|appart|donne|c est, ignoble* & cuisine|salle|appart|poils|odeur, répugnant*, cloaque, bauge, étable, zone de guerre, guerre mondiale, tornade|ouragan|tempête|cyclone|bombe & passé*|cuisine|salon|appart|explosé*|dirait, brol, merdier, boxon, bordélique*, cafards, blattes, crottes de souris, insalubre*, décharge, dépotoir, champ de ruines, naufrage, squat & état|dirait|appart|vivre, c est sale|crade|dégueulasse, trop sale, tout est sale, vraiment sale, sale ici, dégoûtant* & cuisine|salle|appart|évier|table|c est, décap*, aplomb & remet*, vivre dans & merde|crasse|saleté|poubelle|bordel, nettoie* .. merde|merdes|bordel|crasse|traces, rang* .. bordel|merdier|bazar|foutoir|chambard, propreté, pas vivable, invivable, pagaille, laissé dans un|cet état, tout nettoyer|ranger, coup de propre, coup de chiffon, poussière & partout|meubles|épais*|étagère*|doigt, explosé* & cuisine|plafond|dirait|salon, graisse|sauce .. plafond|murs',
    weak: 'sale|sales, ménage, nettoyer|nettoie|nettoies|nettoyez|nettoyé, ranger|range|ranges, propre|propreté, hygiène, poussière, dégueulasse, dégoûtant*',
    say: 'le désordre',
    ask: { clean_up: 'ranger le désordre' },
  },
  spills: {
    hear: 'renvers*, éclabouss*, flaque*, collant & sol|table|plan, collante, dégouli*, coul* & café|lait|sauce|vin, vin & canapé|tapis|tach*|nappe, jus & collant|sol|frigo, sauce & mur*|plaque*|table, coulures, café & renvers*|flaque|mare|tache, tache|taches|tachée|tachés|taché & canapé|tapis|sol|plan|table|mur|murs|vin|café|sauce|gras|moquette|nappe|drap*|rouge|noire|frott*|part|partent|huile|encre|fauteuil & !ménag*|répart*|partag*|tour|planning|corvée*|semaine|liste, tache de, taches de & !rousseur, une mare, collant & sol|table|plan|parquet|frigo & !mes collants, colle|collent & sol|table|plan|semelles, débord* & lait|casserole|baignoire|café|bain, goutt* & sol|café|huile|traînée, auréole*, vin rouge, béchamel|sauce|ketchup|confiture|sirop|soda|coca|bière|soupe & coll*|sol|mur|murs|plaque|tapis|canapé|partout|repeint*|renvers*, poisseu*|poisse, gluant*, trempé* & tapis|canapé|sol|moquette, tapis & retourné|cach*|dessous|tache*, cire & table|tapis|bougie, vernis & table|canapé|parquet, inond* & sol|cuisine|salle|couloir, encre & table|canapé|tapis, coulé & partout|sol|frigo|plaque',
    say: 'les taches',
    ask: { clean_up: 'essuyer les taches' },
  },
  smell: {
    hear: 'odeur*, pue, puent, puer, sent mauvais, sentait mauvais, sent & mauvais|fort|frigo|poubelle|rat|dans tout|jusque, empest*, fouett* & odeur|frigo|ça, sent & mauvais|fort|frigo|tabac|pied*|renfermé|égout|poisson|friture|poubelle, relent*, friture & odeur|sent, fétide, renfermé|renfermée & sent*|odeur|air|chambre, ça sent & !bon|la fin|roussi|ça sent que, parfum & fort|trop|entêtant|vaporis*, cocotte & ça|odeur|salle, fouette|fouettent & ça|chaussures|pieds, chlingu*, schling*, infection & c est|odeur|frigo, pestilen*, nauséabond*, puant*, sentent & pied*|mauvais|putois|fauve|bouc|fort|pas bon, sent|sentait|sentent .. poisson|friture|pieds|chien|tabac|clope|joint|mort|égout*|vestiaire|fauve|putois|bouc|moisi|pisse|poubelle|ail|graillon|gaz|brûlé|cramé|fromage|rat|sueur|humidité|humide|chacal|mauvais|chou|oignon|encens|cigarette|poubelles|crevé|transpiration, pas bon & sent*, sens pas bon, graillon, effluve*, prend* à la gorge, vestiaire & atmosphère|odeur|sent*, fermente*, nez & bouch*|pinc*|pince, transpir* & odeur|sent|pue, désodorisant, masques à gaz, asphyxi*, ça daube, remugle*, sans odorat, parfum d ambiance & fort|trop, se sent depuis|jusqu|dès|jusque, la|le|les sent dès|depuis|jusque|jusqu, cocotte & poubelle|odeur|sent',
    say: 'l’odeur',
    ask: { clean_up: 'faire quelque chose contre l’odeur' },
  },
  cleaning_turns: {
    hear: 'planning & ménage|corvée*|tâches|nettoy*|nettoi*|semaine, tour de ménage, tours de ménage, à qui le tour, corvée*, tâches ménagères, tâches & partag*|répart*|ménage|maison, chacun sa semaine, chacun son tour, partager le ménage, grand ménage, ménage & toujours|seul|seule|tout|moi|fais|semaine|faire|planning|jamais, je fais tout, ta semaine, ma semaine, ta part & ménage|tâches|nettoy*|nettoi*|appart, bonniche, boniche, la bonne & pas|suis, répartir & ménage|tâches|corvée*|semaine*, partage le ménage, tâches & ménage|ménagères|part|tour|répart*|commun*|semaine|planning|liste|partag*|faire, reparler des tâches, qui s occupe, s occupe & carreaux|ménage|poubelles|vaisselle, bonne & suis|pas ta, femme de ménage & suis|pas ta|moi, moitié du ménage, perdu le fil & tour|ménage|semaine, organisation & ménage|tâches, le ménage & tour|partag*|qui|planning|toujours|seul*|semaine|tâches|moi|fais, planning & nom|poubelles|ménage|changé, qu on tourne, faut qu on tourne, toutes les semaines & ferai|fais|toilettes|sols, pas ta bonne|bonniche|boniche|femme de ménage|mère, répartition & ménage|tâches|corvées|vaisselle, chacun sa semaine|part|zone|tâche|pièce, chacun .. sa|son semaine|part|tour & ménage|vaisselle|nettoy*|nettoi*|balai|escalier|poubelle*, mon tour & !fourneaux|douche|machine|lessive|salle de bain|cuisiner|parler|de passer, ton tour & !fourneaux|douche|machine|lessive|salle de bain|parler, ta part & !pay*|paie*|vir*|euros|loyer|facture*|rembours*|internet|de ta part|virement|novembre|frais|dépenses|ma part, tour & ménage|poubelle*|vaisselle|nettoy*|nettoi*|escalier|balai|à qui & !tour de clé|faire un, tout faire & seul*|moi|maison|appart|ici, fais tout & moi|je|ici|seul*, tour de nettoy*|nettoi*|vaisselle|poubelle*, à qui de & sortir|nettoy*|nettoi*|faire|poubelle*|ménage|vaisselle|vider|passer, c est à qui & sortir|nettoy*|nettoi*|faire|poubelle*|ménage|vaisselle|tour, à toi de & nettoy*|nettoi*|sors|sort*|pass*|faire|laver|ménage, nettoy*|nettoi*|nettoie*|nettoierai|rang*|ramass*|repass*|lav* .. derrière toi|vous|eux|tout le monde|les autres, derrière toi & nettoy*|nettoi*|nettoie*|rang*|ramass*|repass*|lav*, à votre|ta place & nettoy*|nettoi*|lav*|rang*|jette*|vide*, pas ta|votre|leur|la mère|maman & !c est pas ta mère qui|appelle, servante, esclave & suis|pas|ton|votre, domestique*, larbin*, soubrette, cendrillon, conchita, bibi, ma pomme, toujours les mêmes|le même|la même qui, moi qui me tape|colle|coltine|farcis, me tape|coltine|farcis .. ménage|vaisselle|poubelles|nettoyage|corvées, m y colle, s y colle, tout seul|toute seule & ménage|nettoy*|nettoi*|appart|vaisselle, particip* & ménage|tâches|nettoy*|nettoi*|maison|vie de la, roulement & ménage|tâches|semaine|poubelle*|faire|mettre, tournante, tableau & corvées|ménage|tâches|poubelle*, feuille|liste|grille|fiche de ménage|tâches|corvées, ménage & feuille|nom|vos semaines|mienne|tienne|équit*|barré, semaine de ménage, vos|ma|ta|sa semaines|semaine de & ménage|nettoy*|nettoi*|poubelle*|cuisine, un mois sur deux, une semaine sur deux|chacun, semaine chacun, équitable*|équité & ménage|tâches|appart|vaisselle|faire, fais|fait|faites rien & jamais|appart|maison|ménage|tu ne, lev* .. petit doigt, petit doigt, faire l éboueur, vitres & laver|nettoy*|nettoi*|laisse*|faire|tour, carreaux & faire|laver|nettoy*|nettoi*|tour, ménage de printemps, grand nettoyage, tour de rôle & ménage|nettoy*|nettoi*|poubelle*|vaisselle, jamais le ménage, fait|faire le ménage, fois de suite & nettoy*|nettoi*|poubelle*|vaisselle|ménage|douche, qui le ferai*, si je ne le fais pas, si c est pas moi, personne .. nettoie|range|vide|sort, je suis le seul|la seule à & nettoy*|nettoi*|rang*|faire|sors|sort*|vid*|passer, suis la seule, suis le seul & nettoy*|nettoi*|rang*|faire|sors|sort*|vid*, toujours moi & nettoy*|nettoi*|nettoie|rang*|ménage|vaisselle|poubelle*|vid*|sors|sort*|ramass*|lav*|fais|fait|colle|corvée*|passe & !achèt*|achet*|pay*|paie*|avanc*|attend*|paie, toi qui rang*|nettoi*|nettoy*|ramass*, équilibré* & tâches|corvées|ménage|tableau|répart*|tour, ton|mon|son tour de|pour nettoy*|nettoi*|faire|laver|sortir|vider|passer & !la douche|prendre, ton|mon tour & faire .. salle|faire .. cuisine|faire .. toilettes, récur*|nettoie|nettoy* .. depuis|toujours moi|quelqu un d autre & !tache*, toujours sur la|le même|mêmes, retombe* .. sur & moi|même|mêmes, chacun fait sa|son, sa part & fais*|fait & !pay*',
    say: 'les tours de ménage',
    ask: {
      take_turns: 'faire ta part du ménage',
      clean_up: 'faire le ménage quand c’est ton tour',
    },
  },
  cleaning_supplies: {
    hear: 'éponge & neuve|acheter|racheter|nouvelle|vieille|sale|changer, éponges, liquide vaisselle, produit vaisselle, produits ménagers, produit ménager, javel, sopalin, essuie tout, sacs poubelle & racheter|acheter|plus, lessive & acheter|racheter|plus de|finie|produit, produits & ménage|nettoy*|nettoi*|entretien, lessive & plus|acheter|racheter, sacs poubelle, pastilles, tablettes & lave vaisselle, gants & ménage|vaisselle, balai & neuf|acheter|cassé, vinaigre & ménag*|plus, éponge & plus|racheter|acheter|vieille|neuve|changer|pue|sale|remplac*|prendre|dégueu* & !passe l éponge|passer l éponge|coup d éponge, savon & plus|racheter|acheter|fini|vide|manque|distributeur|liquide|recharg* & !poils|reste, produit|produits & vitres|wc|lav*|sol|finis|rachet*|entretien|nettoy*|nettoi*, papier absorbant, rouleau*|rouleaux d essuie|absorbant, lingettes, sacs & poubelle|plus de sacs|rachet*, cif, ajax, paic, monsieur propre, mr propre, destop, harpic, liquide & plus|vaisselle, détergent*, gants de vaisselle|ménage, seau & balai|sol|serpillière, microfibre*, chiffons, savon à vaisselle|linge, essuie main* & !mon, baril de lessive, lessive & fini*|baril|bidon, plus de produit, sopalins, vinaigre blanc, bicarbonate',
    say: 'les produits ménagers',
    ask: {
      replace: 'racheter des produits ménagers quand il n’y en a plus',
      return: 'remettre les produits ménagers à leur place',
      pay: 'partager le prix des produits ménagers',
    },
  },
  toilet_paper: {
    hear: 'papier toilette, papier wc, pq, papier toilettes, rouleau & toilette*|pq|wc|vide|dernier, rouleaux, papier hygiénique, rouleau, papier & toilette|toilettes|wc|cul|rouleau|hygiénique|dernier|reprendre|racheter & !administr*|photo|post it|bac à papier|peint, plus de papier & !imprimante|administr*, plus un carré|feuille, papier cul|q, pécu, carré & rouleau|dernier rouleau|seul carré, lotus, moltonel',
    say: 'le papier toilette',
    ask: { replace: 'racheter du papier toilette quand il n’y en a plus' },
  },
  towels: {
    hear: 'serviette*, torchon*, drap de bain, gant de toilette, tapis de bain, peignoir|peignoirs & !ouvert en|en peignoir, essuie|essuies & bain|mouillé*|mon essuie|ton essuie|mes essuies|sécher|de bain, essuie main*, débarbouillette*, linge de bain, draps de bain, sortie de bain, gants de toilette',
    say: 'les serviettes',
    ask: {
      clean_up: 'étendre les serviettes',
      stop: 'arrêter d’utiliser mes serviettes',
      ask_first: 'me demander avant d’utiliser mes serviettes',
    },
  },
  pet_mess: {
    hear: 'poils de chat|chien, poils du chat|chien, poils & chat|chien, pisse|pipi|pissé|crotte|caca|vomi* & chat|chien|tapis|chiot, chat|chien|chiot & pipi|pisse|pissé|crotte*|caca|vomi*|tapis, cage & nettoy*|nettoi*|odeur|lapin|hamster, mue du chien, vomi & chat|chien, pipi & chat|chien|tapis|canapé, griffé & canapé|chat|rideaux, litière & !sous ta litière|lettre, mue & chien|chat|poils|aspirateur, poils & canapé|aspirateur|chaussettes|pull|noir|vêtements & !barbe|douche|lavabo|savon|rasoir|baignoire|gobelet, pattes & boue|chien|chat & !sales pattes, caisse & chat|litière|sent|changer & !voiture, bac & chat|litière|félix|minou|changer & !douche|légumes|tri, accident & chat|chien|chiot|minou|minette|matou, cadeau|surprise|souvenir & chat|chien|chiot|minou|paillasson|pattes & !noël|anniv*, uriné & chat|chien|lit|tapis|robe, fait ses|leurs besoins, besoins & chat|chien|tapis|salon|balcon, déjection*, régurgit*, boule* de poils, croquettes & partout|sol|renvers*|éparp*, plumes & oiseau|cage|partout|perr*, foin|copeaux & partout|sol|lapin|hamster|cage, griff* & canapé|fauteuil|rideau*|papier peint|chat, crotte*, marqu* & chat|territoire, cage & sale|pue|nettoy*|nettoi*, aquarium & sale|vert|pue|nettoy*|nettoi*, terrarium, sable & chat|litière|bac',
    say: 'les saletés de l’animal',
    ask: { clean_up: 'nettoyer derrière ton animal' },
  },
} as const satisfies ConceptPart;
