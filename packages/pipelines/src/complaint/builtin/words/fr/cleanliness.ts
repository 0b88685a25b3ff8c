import type { ConceptPart } from '../concept-words.ts';

export const CLEANLINESS = {
  dishes: {
    hear: 'vaisselle & !lave vaisselle|lave|liquide vaisselle|produit vaisselle|pastille*, assiette*, poêle & !chauff*, poêles, casserole*, couverts & !couverts de|à couvert, verres & sales|table|traîn*|évier|lav*, tasses, tasse & sale|café|évier|traîn*|lav*, bols, bol & sale|évier|traîn*, plat & sale|évier|tremp*|four|gratin, plats & sales|évier|traîn*, marmite*, cocotte & !minute papillon, fourchette*, tupper*, assiettes, casseroles, gamelles, montagne de & tasses|vaisselle|assiettes, verre & sale|table|traîne, verres, cuillère*, couteaux, plat à gratin, saladier*, égouttoir, mugs, bol & !ras le, lunch box, la plonge, dans l évier & bordel|laiss*|tas|pile, poêle|poêles, gamelle*',
    say: 'la vaisselle',
    ask: {
      clean_up: 'laver ta vaisselle',
      help: 'aider pour la vaisselle',
      take_turns: 'alterner avec moi pour la vaisselle',
      return: 'rapporter la vaisselle',
    },
  },
  sink: {
    hear: 'évier, bac & vaisselle|plein, siphon & évier|cuisine, casseroles & moisies|tas|jours',
    say: 'l’évier',
    at: 'dans l’évier',
    ask: { clean_up: 'laisser l’évier propre', move: 'laisser l’évier libre' },
  },
  dishwasher: {
    hear: 'lave vaisselle',
    say: 'le lave-vaisselle',
    ask: {
      clean_up: 'remplir et vider le lave-vaisselle quand il le faut',
      take_turns: 'alterner avec moi pour le lave-vaisselle',
    },
  },
  kitchen: {
    hear: 'cuisine & !je cuisine|tu cuisines|robot, kitchenette, coin cuisine',
    say: 'la cuisine',
    at: 'dans la cuisine',
    ask: {
      clean_up: 'laisser la cuisine propre',
      take_turns: 'alterner avec moi pour le ménage de la cuisine',
      help: 'aider dans la cuisine',
    },
  },
  stove: {
    hear: 'plaques & !immatric*, plaque & cuisson|cuisine|sale|gras*|nettoy*, four & !fou, micro ondes, micro onde, gazinière, cuisinière, hotte, feux & gaz|cuisine|éteind*|allumé*, friteuse, graisse, gras & plaque*|cuisine|mur*|four, grille pain & miettes, feu & gaz|allumé|éteind*',
    say: 'la plaque de cuisson',
    ask: { clean_up: 'nettoyer la plaque de cuisson', turn_off: 'éteindre la plaque de cuisson' },
  },
  counter: {
    hear: 'plan de travail, miettes, table & sale|nettoy*|collante|débarrass*|miettes|essuy*|traîn*|salon|basse|cuisine, éponge & coup|passe*|passer, coup d éponge, comptoir, table & petit déj*|miettes|assiettes|café|restes|collant*, épluchures, petit déjeuner & table|traîn*|laiss*|miettes, toile cirée, planche à découper',
    say: 'le plan de travail',
    ask: { clean_up: 'essuyer le plan de travail', move: 'laisser le plan de travail libre' },
  },
  fridge: {
    hear: 'frigo, frigos, réfrigérateur, congélateur, congélo, bac à légumes, frigidaire',
    say: 'le frigo',
    at: 'dans le frigo',
    ask: { clean_up: 'ranger le frigo', move: 'laisser un peu de place dans le frigo' },
  },
  spoiled_food: {
    hear: 'moisi* & !mur|salle de bain|douche|plafond|joint*, pourri* & aliment*|frigo|fruit*|légume*|nourriture|viande|restes|truc, périmé*, nourriture & vieille|avariée|odeur|moisi*, avarié*, restes & frigo|semaine*|moisi*|pourri*|vieux, asticots, vers & poubelle|frigo, date dépassée, vieux restes, tourne & lait, lait & tourné|dehors|périmé, moisi, moisie, moisies, moisis, pourri, pourrit, pourris, mouches & fruits|poubelle|cuisine, moucherons, verdâtre, vert & fromage|pain|yaourt|frigo, oublié & frigo|semaines, depuis des semaines & frigo|boîte|restes, expérience & frigo, date & dépassée|périmée, barquette* & frigo|semaine*, datent de, pourri* & frigo|fruit*|légume*|bac|fromage|salade, périm*, huîtres',
    say: 'les restes périmés',
    ask: { clean_up: 'jeter les restes périmés', take_out: 'jeter les restes périmés' },
  },
  bathroom: {
    hear: 'salle de bain, salle de bains, salle d eau, sdb, baignoire, lavabo, douche & cheveux|sale|propre|nettoy*|moisi*|joint*|bonde|rideau|calcaire, rideau de douche, bonde & douche|salle de bain|baignoire, dentifrice, miroir & trace*|éclabouss*|sale, douche & rinc*|cheveux|savon|nettoy*|propre|flaque, serviettes mouillées, tapis de bain, miroir, flaque & douche|bain, carreaux, joints & douche|noirs|moisi*, calcaire',
    say: 'la salle de bain',
    at: 'dans la salle de bain',
    ask: {
      clean_up: 'laisser la salle de bain propre',
      take_turns: 'alterner avec moi pour le ménage de la salle de bain',
    },
  },
  toilet: {
    hear: 'toilettes, wc, cuvette, chiottes, chasse d eau, tirer la chasse, lunette & toilettes|wc|lev*|baiss*, brosse & toilettes|wc, pipi & cuvette|lunette|côté|toilettes, abattant, lunette, pipi, la chasse, trône',
    say: 'les toilettes',
    ask: { clean_up: 'laisser les toilettes propres' },
  },
  hair: {
    hear: 'cheveux, poils & !chien|chat & douche|lavabo|barbe|évier|bonde|baignoire|rasage|partout, bonde & bouch*|cheveux, barbe & lavabo|évier|poils|ras*, siphon & bouch*|cheveux, douche & bouch*, poils & !chien|chat|animal & douche|lavabo|savon|partout|évier|rasage, bonde, rasage, barbe & lavabo|poils|partout|évier, ongles & coup*|canapé|table|sol',
    say: 'les cheveux',
    ask: { clean_up: 'enlever tes cheveux' },
  },
  trash: {
    hear: 'poubelle*, ordures, déchets & !tri|trier, sac|sacs poubelle, détritus, benne, poubelle, poubelles, sacs poubelle, couches & poubelle|odeur, vide ordures, local poubelle, déborde & poubelle|sac, jeter & poubelle|ordures, cartons de pizza',
    say: 'les poubelles',
    ask: {
      take_out: 'sortir les poubelles',
      take_turns: 'alterner avec moi pour les poubelles',
      clean_up: 'ramasser ce qui déborde des poubelles',
    },
  },
  recycling: {
    hear: 'recycl*, tri & !tri dans|émotion, tri sélectif, trier, carton|cartons & plier|recycl*|jeter|descend*|pizza|poubelle, bouteilles & !eau & vides|traîn*|verre|descend*|tour|fête|bière|vin|encore|jeter|salon, canettes, compost, consigne*, bouteilles vides, poubelle jaune|verte, bouteilles, verre & tri|benne|jaune|poubelle|descendre, poubelle jaune, bac jaune, bac bleu, cartons & plier|tri|jaune|poubelle|aplatir, plastique & tri|jaune|poubelle, bocaux, consigne, bouteilles de bière, bouteilles de vin, le verre & descend*|prendre|benne|conteneur|jeter|porter',
    say: 'le tri',
    ask: {
      take_out: 'descendre le verre et le tri',
      clean_up: 'faire le tri',
      take_turns: 'alterner avec moi pour le tri',
    },
  },
  floor: {
    hear: 'sol & !dorm*, balai, balayer, balaye*, serpillière, aspirateur & !nuit|matin|bruit|soir|tôt|dimanche, passer l aspirateur, parquet & tache*|sale|nettoy*|ray*, boue, carrelage & sale|nettoy*|lav*, tapis & sale|tache*|aspir*|nettoy*, aspirateur & tour|semaine|passer|jour sur|tienne & !nuit|bruit, moutons & poussière|lit|sol, poussière & sol|meubles|partout, traces de pas, sable & sol|plage|partout, parquet & sale|tache*|cire*|ray*, tapis & aspir*|sale|poils, propre par terre, par terre & sale|miettes|nettoy*, carrelage',
    say: 'le sol',
    ask: { clean_up: 'passer un coup sur le sol', take_turns: 'alterner avec moi pour le sol' },
  },
  laundry: {
    hear: 'linge, lessive|lessives & !produit|acheter, machine à laver, lave linge, sèche linge, étendoir, étendage, vider la machine, machine & linge|lav*|vid*|tourn*|finie|mouillé* & !café, séchoir, ton linge, lessive, tancarville, corde à linge, draps & lav*|machine|étend*|sécher, chaussettes & machine|étend*|sécher, machine & vid*|linge|finie|jours|lessive|occup*|tourn*, repassage, bac à linge, panier à linge',
    say: 'le linge',
    ask: {
      clean_up: 'ranger le linge',
      move: 'sortir ton linge quand la machine a fini',
      take_out: 'sortir ton linge quand la machine a fini',
    },
  },
  living_room: {
    hear: 'salon & !thé, séjour & !ton séjour|bon, pièce commune, pièces communes, espaces communs, parties communes, canapé & !dor*|mois|nuit*|semaine*|squatt*|crash*, salle commune, canapé & miettes|plaid*|affaires|occup*|traîn*|tach*|canettes|sous, pièce à vivre, table basse',
    say: 'le salon',
    at: 'dans le salon',
    ask: { clean_up: 'laisser le salon rangé' },
  },
  hallway: {
    hear: 'couloir, entrée & !porte d|prix|clé, palier, escalier*, hall, vestibule, entrée & !porte d|prix, escalier, cage d escalier, placard de l entrée',
    say: 'le couloir',
    at: 'dans le couloir',
    ask: { clean_up: 'laisser le couloir rangé', move: 'laisser le couloir libre' },
  },
  shoes: {
    hear: 'chaussure*, baskets, bottes, godasses, pompes & entrée|traîn*|couloir|boue, chaussures, tongs & traîn*|entrée, sandales, enlève tes & chaussures|baskets|bottes, godillots, déchauss*, chaussures & puent|odeur|entrée|boue|couloir',
    say: 'les chaussures',
    ask: {
      move: 'ranger tes chaussures',
      clean_up: 'ranger tes chaussures',
      stop: 'éviter de garder les chaussures à l’intérieur',
    },
  },
  clutter: {
    hear: 'traîn* & affaires|partout|tes|trucs|vêtements|sac|chaussettes|salon|jouets|choses|tout, tes affaires & partout|traîn*|salon|rang*|couloir|table|canapé|sol, partout & affaires|laisse*|trucs|vêtements, bazar & partout|salon|table|affaires, cartons & couloir|entrée|semaines|mois|salon|déménag*, encombr*, éparpill*, capharnaüm, s entass*, chaussettes & sale*|traîn*|canapé|partout, laisses tout & traîn*|partout, tes affaires, traîne, traînent, traîner, bazar, cartons, haltères, slalomer, débarras, encombre, encombrent, valise & couloir|entrée|salon|semaines, sacs & entrée|couloir|sol|traîn*, manteaux & chaise*|canapé, laisses & affaires|trucs|vêtements|livres|tout, enjamber & affaires|sacs|cartons|chaussures, tas de & linge|affaires|vêtements|papiers|livres, paperasse, jouets & sol|salon|partout, vêtements & sol|canapé|partout|chaise, bric à brac, fatras',
    say: 'les affaires qui traînent',
    ask: { clean_up: 'ranger les affaires qui traînent', move: 'ranger ailleurs les affaires qui traînent' },
  },
  mess: {
    hear: 'bordel dans|partout|sur, ton|ce|votre|le|un|quel|du|ranger|tout bordel & !putain de|bordel de, désordre, saleté*, porcherie, crasse, crasseu*, dégueulasse & cuisine|salle|appart|partout|évier|table|c est, foutoir, crade, souk, chantier & cuisine|salon|appart, taudis, immonde & cuisine|salle|appart|évier|wc, bazar & !partout|affaires, où m asseoir, plus où, tout est sens dessus, cartons & assiettes|linge, n importe quoi & cuisine|salon, chantier, saleté, dans un état, état & cuisine|salle|toilettes|appart|lamentable|déplorable, sens dessus dessous, dégueu, souillon, écurie, champ de bataille, ramasser* .. derrière toi, derrière toi & ramass*|nettoy*|range*|passe, ta crasse',
    weak: 'sale|sales, ménage, nettoyer|nettoie|nettoies|nettoyez|nettoyé, ranger|range|ranges, propre|propreté, hygiène, poussière, dégueulasse, dégoûtant*',
    say: 'le désordre',
    ask: { clean_up: 'ranger le désordre' },
  },
  spills: {
    hear: 'tache|taches & !tâche ménagère, renvers*, éclabouss*, mare de, flaque*, collant & sol|table|plan, collante, dégouli*, coul* & café|lait|sauce|vin, tache, taches, renversé, vin & canapé|tapis|tach*|nappe, jus & collant|sol|frigo, flaque, mare, éclaboussures, sauce & mur*|plaque*|table, colle & sol|table|plan, collant, dégoulin*, coulures, café & renvers*|flaque|mare|tache',
    say: 'les taches',
    ask: { clean_up: 'essuyer les taches' },
  },
  smell: {
    hear: 'odeur*, pue, puent, puer, puanteur, sent mauvais, sentait mauvais, sent & mauvais|fort|frigo|poubelle|rat|dans tout|jusque, empest*, schlingu*, fouett* & odeur|frigo|ça, odeur, odeurs, ça sent, sent & mauvais|fort|frigo|tabac|pied*|renfermé|égout|poisson|friture|poubelle, empeste*, relent*, friture & odeur|sent, parfum & fort|trop, renfermé, fétide, schlingue',
    say: 'l’odeur',
    ask: { clean_up: 'faire quelque chose contre l’odeur' },
  },
  cleaning_turns: {
    hear: 'planning & ménage|corvée*|tâches|nettoy*|semaine, tour de ménage, tours de ménage, tour & ménage|poubelle*|vaisselle|nettoy*|cuisine|ton|mon|à qui & !tour de|faire un, ton tour, mon tour, à qui le tour, corvée*, tâches ménagères, tâches & partag*|répart*|ménage|maison, chacun sa semaine, chacun son tour, partager le ménage, répartition, grand ménage, ménage & toujours|seul|seule|tout|moi|fais|semaine|faire|planning|jamais, c est toujours moi, tout faire, fais tout, je fais tout, ta semaine, ma semaine, ta part & ménage|tâches|nettoy*|appart, bonniche, boniche, la bonne & pas|suis, répartir & ménage|tâches|corvée*|semaine*, partage le ménage, tâches & ménage|ménagères|part|tour|répart*|commun*|semaine|planning|liste|partag*|faire, reparler des tâches, qui s occupe, s occupe & carreaux|ménage|poubelles|vaisselle, carreaux, chacun sa, corvées, la tienne, bonne & suis|pas ta, femme de ménage & suis|pas ta|moi, toujours moi, encore moi & nettoy*|rang*|ménage, ta part & !pay*|vir*|euros|loyer|facture*|rembours*|internet, moitié du ménage, perdu le fil & tour|ménage|semaine, organisation & ménage|tâches, le ménage & tour|partag*|qui|planning|toujours|seul*|semaine|tâches|moi|fais, planning & nom|poubelles|ménage|changé, qu on tourne, faut qu on tourne, toutes les semaines & ferai|fais|toilettes|sols, pas ta bonne|bonniche|boniche|femme de ménage|mère',
    say: 'les tours de ménage',
    ask: {
      take_turns: 'faire ta part du ménage',
      clean_up: 'faire le ménage quand c’est ton tour',
    },
  },
  cleaning_supplies: {
    hear: 'éponge & neuve|acheter|racheter|nouvelle|vieille|sale|changer, éponges, liquide vaisselle, produit vaisselle, produits ménagers, produit ménager, javel, savon & !de marseille à moi, sopalin, essuie tout, sacs poubelle & racheter|acheter|plus, lessive & acheter|racheter|plus de|finie|produit, produits & ménage|nettoy*|entretien, éponge, lessive & plus|acheter|racheter, sacs poubelle, pastilles, tablettes & lave vaisselle, gants & ménage|vaisselle, balai & neuf|acheter|cassé, vinaigre & ménag*|plus',
    say: 'les produits ménagers',
    ask: {
      replace: 'racheter des produits ménagers quand il n’y en a plus',
      return: 'remettre les produits ménagers à leur place',
      pay: 'partager le prix des produits ménagers',
    },
  },
  toilet_paper: {
    hear: 'papier toilette, papier wc, pq, papier toilettes, rouleau & toilette*|pq|wc|vide|dernier, rouleaux, papier hygiénique, papier & plus|toilette|dernier|reprendre|racheter|maison & !administr*|photo, rouleau',
    say: 'le papier toilette',
    ask: { replace: 'racheter du papier toilette quand il n’y en a plus' },
  },
  towels: {
    hear: 'serviette*, peignoir, torchon*, serviette, serviettes, drap de bain, gant de toilette, tapis de bain',
    say: 'les serviettes',
    ask: {
      clean_up: 'étendre les serviettes',
      stop: 'arrêter d’utiliser mes serviettes',
      ask_first: 'me demander avant d’utiliser mes serviettes',
    },
  },
  pet_mess: {
    hear: 'litière, poils de chat|chien, poils du chat|chien, poils & chat|chien, pisse|pipi|pissé|crotte|caca|vomi* & chat|chien|tapis|chiot, chat|chien|chiot & pipi|pisse|pissé|crotte*|caca|vomi*|tapis, cage & nettoy*|odeur|lapin|hamster, mue, mue du chien, poils & chien|chat|canapé|partout|aspirateur|chaussettes, vomi & chat|chien, pipi & chat|chien|tapis|canapé, crottes, pattes & boue|chien|chat|sales, griffé & canapé|chat|rideaux, griffes & canapé|chat',
    say: 'les saletés de l’animal',
    ask: { clean_up: 'nettoyer derrière ton animal' },
  },
} as const satisfies ConceptPart;
