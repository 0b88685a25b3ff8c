import type { ConceptPart } from '../concept-words.ts';

export const OTHER = {
  rent: {
    hear: 'loyer*, loyer, proprio & pay*|argent|virement, le premier du mois, bail & pay*',
    say: 'le loyer',
    ask: { pay: 'payer ta part du loyer' },
  },
  bills: {
    hear: 'facture*, edf, électricité & pay*|cher|facture|cons*, charges & pay*|loyer|eau|électric*, gaz & facture|pay*|cher, eau & facture|pay*|cher, abonnement* & pay*|internet|box|part, prélèvement*, relevé & cher|électric*, gaz & euros|pay*|facture|donner, électricité, eau & quote|part|facture|pay*|euros, quote part, facture, charges, internet & euros|pay*|facture|prélèv* & !part d internet, taxe & habitation|ordures|pay*, régul*, abonnement & part|pay*|box',
    say: 'les factures',
    ask: { pay: 'payer ta part des factures', talk: 'revoir les factures avec moi' },
  },
  shared_costs: {
    hear: 'argent, dois & euros|e|toujours|encore|argent|me & !être|faire|aller|te dois, me dois, devez & euros|argent, rembours*, frais & !au frais|boissons, dépenses, payer & !loyer|facture*|électric*, paies & !loyer, paye & !loyer, paie & !loyer, payé & !loyer, cagnotte, tricount, lydia, virement, virer & moitié|part|argent|euros, ta moitié & vir*|pay*|euros, euros, découvert, caution, prêter & argent|sous|euros, thune*, fric, partager les & frais|coûts, pot commun, caisse commune, sous & dois|prêt*|pay*, moitié & vir*|pay*|donn*|part, ta part & pay*|euros|vir*|donn* & !facture*|loyer|internet|électricité, rembourser, remboursé, paypal, dois & euros|argent|moi, tu me dois, ticket* & courses|partag*|caisse, note & resto|partag*|payer, addition, sous & prêt*|dois|rend*, avancé & argent|euros|frais|somme, pique assiette, avancerai plus, un centime, radin*, avanc* & argent|euros|centime|loyer',
    say: 'les dépenses communes',
    ask: {
      pay: 'payer ta part des dépenses communes',
      stop: 'arrêter de me demander de l’argent pour les dépenses communes',
    },
  },
  groceries: {
    hear: 'supermarché, liste de courses, faire les courses, acheter|achète|acheté|racheter & lait|huile|pain|café|beurre|pâtes|commun*, courses communes, provisions, huile & plus|fini*|liste|rachet*, marché & courses|achet*, carrefour, monoprix, lidl, mes courses & frigo|rentr*, acheter & lait|pain|œufs|café|huile|sel|sucre|beurre, plus de & lait|pain|café|huile|sel|sucre|beurre, épicerie, placard & commun|vide|huile, frigo vide, marché & dimanche|courses, ravitail*, prendre du pain, du pain & rentrant|prendre|acheter, citrons & prendre|acheter, courses & !course à pied, leclerc',
    say: 'les courses',
    ask: {
      pay: 'partager le prix des courses',
      replace: 'racheter ce qui manque dans les courses',
      take_turns: 'alterner avec moi pour les courses',
      stop: 'arrêter de compter sur moi pour les courses',
    },
  },
  heating: {
    hear: 'chauffage, radiateur*, thermostat, clim, climatisation, température, degrés, chauffe dehors, on chauffe, il fait froid & appart|salon|chambre|ici|maison, il fait trop chaud, on gèle, caillé & appart|ici, chauffer & dehors|appart, étouffe & chaud|ici, radiateur, radiateurs, froid & appart|salon|ici|chambre|gèle, chaud & trop|appart|ici|salon, gèle, caille, pull & chauffage|froid, couverture & froid|chauffage, étouffe & chaud|chauffage, poêle & chauff*',
    say: 'le chauffage',
    ask: {
      turn_down: 'baisser un peu le chauffage',
      turn_off: 'baisser ou éteindre le chauffage quand il n’est pas utile',
      ask_first: 'me demander avant de changer le chauffage',
      stop: 'arrêter de couper le chauffage',
    },
  },
  windows: {
    hear: 'fenêtre*, volet*, aérer, aère, aères, courant d air, store|stores, fenêtre, fenêtres, aération, volets, rideaux & ferm*|ouv*|tir*, baie vitrée, velux, air frais, buée',
    say: 'les fenêtres',
    ask: { close_door: 'fermer les fenêtres' },
  },
  lights: {
    hear: 'lumière*, lampe* & !cass*, ampoule & allum*, allumé* & lumière*|lampe*|couloir|nuit|salle & !chauffage, éclairage, interrupteur, éteindre & lumière*|lampe*|couloir|partant|sortant|tout & !télé|chauffage|réveil|musique, lumière, lumières, lampes, allumée & lumière|salle|couloir|cuisine, reste allumé*, laisses allumé*, laissé allumé*, fer & allumé|branché|repasser, multiprise, prises & branch*|éteind*, veille & appareils|télé, gaspill* & électricité|énergie|lumière',
    say: 'les lumières',
    ask: { turn_off: 'éteindre les lumières' },
  },
  hot_water: {
    hear: 'eau chaude, eau froide & douche|plus|reste, ballon & eau|vide|chaud|douche, chauffe eau, cumulus, ballon, eau froide, eau glacée, eau gelée, douche froide, plus d eau, glacé* & douche|eau, tiède & eau|douche, ballon d eau',
    say: 'l’eau chaude',
    ask: { share_time: 'me laisser un peu d’eau chaude', limit: 'utiliser un peu moins d’eau chaude' },
  },
  internet: {
    hear: 'internet, wifi, wi fi, la box & !lettres, box & internet|wifi|prélèv*|débranch*|abonn*|paie*, connexion, débit, télécharg*, routeur, réseau & wifi|lent|marche, télécharge*, bug & wifi|box|internet, nouvelle box, box & internet|wifi|abonnement*|redémarr*, fibre & !fibres',
    say: 'internet',
    ask: {
      share_time: 'me laisser une partie de la connexion internet',
      turn_off: 'ne pas éteindre internet',
      pay: 'payer ta part d’internet',
      repair: 'faire réparer internet',
      ask_first: 'me demander avant de changer internet',
      help: 'aider pour internet',
    },
  },
  front_door: {
    hear: 'porte d entrée & !doucement|claqu*, porte principale, porte de l immeuble, fermer à clé, ferme* à clé, fermé à clé, à clé & port*|ferm*, porte ouverte & !chambre|salle|frigo, verrouill*, verrou & !salle|toilettes, porte & grande ouverte|ouverte & nuit|partant|dehors|départ, dernier à partir|sortir, dernière à partir|sortir, porte d entrée & ouverte|clé|ferm*|verrou*, grande ouverte, à clé, verrouiller, pas fermé* & porte|clé, portail, porte du hall, hall d entrée & ferm*|ouvert, cambriol*, serrure & ferm*|clé, claquer la porte en partant & !doucement, dernier à sortir',
    say: 'la porte d’entrée',
    ask: { close_door: 'fermer à clé la porte d’entrée' },
  },
  smoking: {
    hear: 'fumer, fume, fumes, fumez, fumé & !saumon|jambon, fumée, cigarette*, clope*, tabac, mégot*, cendre*, cendrier*, joint|joints & fum*|odeur|sent|shit|salon & !salle|baignoire, vapot*, shit, weed, herbe & odeur|fum*|sent, cannabis, ta clope, clope, clopes, cigarettes, cendriers, mégots, joints & fum*|odeur|shit, vapote*, chicha, odeur de tabac, sent le tabac, fumeur*',
    say: 'la cigarette et la fumée',
    ask: { go_outside: 'fumer dehors', stop: 'arrêter de fumer à l’intérieur' },
  },
  pets: {
    hear: 'chat & !poil*|groupe|litière, chats, chaton*, chien & !aboi*|poil*|comme un chien, chiens, chienne, chiot & !chiottes, chiots, lapin & !pos*, hamster*, ton animal, animal & compagnie, animaux, perroquet*, aquarium & !remplac*, poisson|poissons & nourr*|aquarium, animal, minette, minou, ton chat, ton chien, poissons, poisson rouge, hamster, tortue, cochon d inde, oiseau* & cage|ton|chant*, serpent, nourrir & chat|chien|poisson*, croquettes, promener & chien, toutou, matou, félin, vétérinaire',
    say: 'l’animal',
    ask: {
      help: 'prendre soin de ton animal',
      respect_space: 'ne pas laisser ton animal entrer dans ma chambre',
      clean_up: 'nettoyer derrière ton animal',
      ask_first: 'me demander avant de prendre un animal',
    },
  },
  parking: {
    hear: 'parking, place de parking, place & voiture|parking|garer|garé*|garage|moto|local, garer, gare & voiture|place, garé*, garage, stationn*, voiture & bloqu*|place|déplac*|devant|gêne, local & vélo*|poussette|bloqu*, place & parking|garer|voiture|semaine|garage, garé, voiture & gar*|place|bloqu*|devant|sortie, scooter & place|trottoir|garage, stationnement, camionnette, moto & place|garage, caisse & place|gar*|dégage|pourrie|voiture, portière, rayure & voiture|portière|carrosserie, ma place & voiture|caisse|gar*|parking|moto, bagnole',
    say: 'la place de parking',
    ask: {
      move: 'laisser libre la place de parking',
      share_time: 'partager la place de parking',
      ask_first: 'me demander avant d’utiliser la place de parking',
    },
  },
  bikes: {
    hear: 'vélo*, bicyclette*, trottinette*, vélo, vélos, bicyclette, trottinette, casque de vélo',
    say: 'les vélos',
    ask: {
      move: 'ranger ton vélo ailleurs',
      ask_first: 'me demander avant d’utiliser le vélo',
      return: 'rendre le vélo',
    },
  },
  plants: {
    hear: 'plante|plantes & !des pieds, arros*, jardin, balcon & !fum*|mégot*|clope*|cigarette*, terrasse & !fum*, fleurs, pots de & fleurs, pelouse, tomates & balcon|arros*, basilic & arros*|balcon, orchidée*, orchidées, plantes, plante, arroser, arrosage, jardinière*, pots & fleurs|balcon|plantes, basilic, herbes & balcon|jardin, tondre, cactus, géranium*, potager, terreau, jardin*, balcon & plant*|pot*|fleur*, géraniums',
    say: 'l’espace plantes et balcon',
    ask: { help: 'aider pour les plantes', clean_up: 'ranger les plantes et le balcon' },
  },
  furniture: {
    hear: 'meuble*, fauteuil*, canapé & nouveau|chang*|déplac*|vendu|acheté, étagère & déplac*|mont*|nouvelle, matelas, décor*, tableau|tableaux & mur|accroch*, chaise|chaises & cass*|dispar*|déplac*|nouvelle*, table & déplac*|nouvelle|vendu*, tapis & nouveau|déplac*, rideaux & chang*|nouveau*, étagère & jolie|chang*|salon|nouvelle|mont*|avis, changer le salon, changer la déco, déplacé & canapé|table|salon, nouveau canapé, canapé & nouveau|acheté|changé|vendu, acheté & canapé|meuble*|table|lampe|tapis|fauteuil, changé & canapé|meuble*|table|place|disposition, meubles, meuble, armoire & nouvelle|dépla*|mont*, lampe & nouvelle|dépla*|achet*, lit & nouveau|dépla*|mont*, peindre & mur*|salon, repeint*, tableaux, miroir & dépla*|accroch*|nouveau, décoration, agencement, ma commode, commode, on change de canapé, canapé & change*|nouveau|vend*|achet*, étagère & mont*|fix*|neuve, tableau & mur|accroch*, déco',
    say: 'les meubles',
    ask: {
      ask_first: 'me demander avant de déplacer les meubles',
      return: 'remettre les meubles à leur place',
      move: 'déplacer les meubles',
    },
  },
  storage: {
    hear: 'étagère & place|plus|libre|espace|pleine|partag* & !mang*, étagères, placard|placards & place|plein*|espace|partag*|libre & !claqu*, grenier, rangement*, place dans & frigo|placard|congél*|salle|cuisine, espace dans & frigo|placard|congél*, débarras, tiroir & place|plein|cuisine|partag*, armoire & place|plein*|partag*, local & place|plein, ne rentrent pas, ne rentre pas, rentre plus, rentrent plus, plus de place, pas de place, place & frigo|placard|congél*|étagère*|salle|armoire, frigo & plein|place|bourré|déborde, placards pleins, penderie, portemanteau & plein, cellier, débarras & plein|place, espace de rangement, étagère & congélo|frigo|reste|moitié|place, bac à légumes, demi étagère, place & frigo|congélo|placard|étagère*|cave, placard*, cave & !caveau, cagibi',
    say: 'la place sur les étagères',
    ask: {
      move: 'me laisser un peu de place sur les étagères',
      share_time: 'partager la place sur les étagères',
    },
  },
  damage: {
    hear: 'cass* & !oreilles|pieds|tête|couilles|casserole*, abîm*, endommag*, rayé*|rayure*, trou & mur|tapis|canapé|dans, brûl* & table|tapis|casserole|canapé|plan|poêle, fissur*, déchir* & !carton, détruit*, bris* & verre|vitre|objet, rétréci*, fêlé*, ébréch*, dégât*, pété* & !câble|plomb, rétréci, rétrécit, cassé, cassée, cassés, abîmé, déchiré, tordu, fondu & plastique|casserole|manche, brûlé, brûlure, rayé, griffé, ébréché, fissuré, tâché & ma|mon, décoloré*, déteint, esquint*, inondé*, en morceaux, dégradation*',
    say: 'les dégâts',
    ask: {
      replace: 'remplacer ce qui a été cassé',
      repair: 'réparer les dégâts',
      pay: 'payer les dégâts',
      explain: 'me dire ce qui s’est passé pour les dégâts',
    },
  },
  repairs: {
    hear: 'répare*, réparer*, réparation*, réparé*, fuite*, fuit & robinet|eau|toit|chasse, goutte & robinet|plafond|à goutte, en panne, panne, bouché* & !cheveux|douche|bonde, se vide & mal, chaudière, ampoule & grill*|chang*|mort*, marche plus, fonctionne plus|pas, robinet & fuit*|goutte|cass*, entretien & chaudière|appart, proprio* & appel*|répar*|fuite|panne, goutte à goutte, fuit, fuite, bouché, ne marche pas & !wifi, cassé & robinet|chaudière|four|machine|serrure|chauffage, réparation, ampoule grillée, interrupteur & cassé|marche, infiltration*, moisissure & mur|plafond, proprio & appeler|prévenir|dire, bip & détecteur, détecteur & bip*|fumée, poignée & cassée|porte',
    say: 'les réparations',
    ask: { repair: 't’occuper des réparations', help: 'aider pour les réparations' },
  },
} as const satisfies ConceptPart;
