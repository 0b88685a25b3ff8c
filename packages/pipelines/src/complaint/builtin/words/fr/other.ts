import type { ConceptPart } from '../concept-words.ts';

export const OTHER = {
  rent: {
    hear: 'proprio & pay*|argent|virement, le premier du mois, loyer|loyers & !payer un loyer avant|paie mon loyer, loyer & part|retard|virement|pay*|quart|mois, bail, proprio*|propriétaire* & part|virement|relanc*|pay*|retard|huissier|réclam*, ta part de janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre, préavis & !rends mon, régie|gérance & loyer|bail|rendez vous, quittance*, apl, caution & bail|appart|départ|proprio|chambre, dépôt de garantie, début|fin|premier|5|1er du mois & pay*|vir*|loyer|part, expuls*, impayé*, huissier* & loyer|proprio|dette*, bailleur',
    say: 'le loyer',
    ask: { pay: 'payer ta part du loyer' },
  },
  bills: {
    hear: 'facture*, edf, électricité & pay*|cher|facture|cons*, charges & pay*|loyer|eau|électric*, gaz & facture|pay*|cher, eau & facture|pay*|cher, abonnement* & pay*|internet|box|part, prélèvement*, relevé & cher|électric*, gaz & euros|pay*|facture|donner, électricité, eau & quote|part|facture|pay*|euros, quote part, charges, internet & euros|pay*|facture|prélèv* & !part d internet, taxe & habitation|ordures|pay*, régul*, abonnement & part|pay*|box, fibre|internet|box|abonnement|forfait & pay*|cher|signé|contrat|mois|prélev*|factur*|tarif & !rame|coupe|lent, engie, veolia, hydro, luminus, proximus & factur*|pay*, élec & pay*|cher|facture|part, électric* & pay*|cher|facture|part|consomm*|compteur, consommation & eau|élec*|gaz|factur*|grimp*, conso & eau|élec*|gaz|factur*, kwh, redevance, taxe*, assurance habitation, assurance & part|pay*|habitation, échéancier, mensualis*, passés à la fibre',
    say: 'les factures',
    ask: { pay: 'payer ta part des factures', talk: 'revoir les factures avec moi' },
  },
  shared_costs: {
    hear: 'me dois, devez & euros|argent, rembours*, dépenses, paies & !loyer, cagnotte, tricount, lydia, virer & moitié|part|argent|euros, ta moitié & vir*|pay*|euros, euros, caution, prêter & argent|sous|euros, thune*, fric, partager les & frais|coûts, pot commun, caisse commune, moitié & vir*|pay*|donn*|part, ta part & pay*|euros|vir*|donn* & !facture*|loyer|internet|électricité, paypal, tu me dois, ticket* & courses|partag*|caisse, note & resto|partag*|payer, addition, avancé & argent|euros|frais|somme, pique assiette, avancerai plus, un centime, radin*, avanc* & argent|euros|centime|loyer, à découvert, mon découvert, me|m dois|doit|devez|devait|devais & !respect|excuses|explication*, dois|doit|devez & euros|argent|balles|francs|dollars|piastres, des|mes|tes|les|nos sous & dois|prêt*|pay*|rend*|engag*|avanc*|part, paie|paye|paies|payes|payer|payé|payait|paient & !loyer|ma paie|la paie|tarte|facture*|électric*|je la paie|mon loyer|place, argent & !argent de poche|beaucoup d argent, virement & !loyer|proprio, frais & partag*|part|commun*|avanc*|pay*|rembours*|maison|divis* & !au frais|frais de, balles & dois|rend*|doit|rembours*|filer|prêt*, francs & dois|réclam*|rend*|rembours*|mois|doit, piastres, bidous, pognon, blé & dois|rend*|doit, oseille, flouze, tunes, cash & dois|rend*|rembours*|pay*, j avance|ai avancé|avançais|avance toujours & !la facture|loyer, réclam* & euros|francs|argent|dois|mois, me verse*, verser & part|euros|moitié|argent, ardoise & pay*|dette|régl*|coloc, dette*, les comptes & fait*|faire|régl*|sont|coloc|bon, fait|faire|faits les comptes, splitwise, paylib, wero, interac, revolut, payconiq, twint, on partage|divise .. trois|quatre|deux & !photo*|chambre|machine, divis* & en deux|en trois|en quatre|frais|prix|addition, cotis*, particip* & cadeau|frais|financ*|euros|argent|dépenses, cadeau & participer|commun|euros|cotis*, budget, trop cher, franchise & assurance|vitre|dégât*|part, profiteur*, sangsue*, parasite* & !copain|copine|plante*, crevard*, rapiat*, pingre*, entretiens|entretenir personne|vous|toi, à mes frais, frais de la princesse, pour zéro, pay* .. à ta place|pour toi|pour vous|toujours moi, oursin*, moit moit, 50 50, moitié moitié, avanc* .. courses|billets|resto, ma petite pension, au prorata, contribu*',
    say: 'les dépenses communes',
    ask: {
      pay: 'payer ta part des dépenses communes',
      stop: 'arrêter de me demander de l’argent pour les dépenses communes',
    },
  },
  groceries: {
    hear: 'supermarché, liste de courses, faire les courses, acheter|achète|acheté|racheter & lait|huile|pain|café|beurre|pâtes|commun*, courses communes, provisions, huile & plus|fini*|liste|rachet*, marché & courses|achet*, carrefour, monoprix, lidl, mes courses & frigo|rentr*, acheter & lait|pain|œufs|café|huile|sel|sucre|beurre, plus de & lait|pain|café|huile|sel|sucre|beurre, épicerie, placard & commun|vide|huile, frigo vide, marché & dimanche|courses, ravitail*, prendre du pain, du pain & rentrant|prendre|acheter, citrons & prendre|acheter, leclerc, courses & !course à pied|mes courses|restent pour moi|courses de|fais mes, commissions & faire|fais|magasin, super u, intermarché, auchan, franprix, biocoop, colruyt, delhaize, aldi, migros, iga & épicerie|passer, provigo, costco, boucher|boucherie|boulangerie & passer|aille|prendre|acheter|vais, achet* .. en commun|commun, jamais|rien acheté|achète|acheter & manger|oignon|bouffe|maison|ici|commun|pour, n achète|achèterai plus rien, pack d eau|de lait|de bière & !messages, huile|sel|sucre|poivre|farine|café|thé|riz|pâtes|lait|œufs|beurre & rachet*|manque*|acheter|achète|fini*|commun*|cagnotte|stock|pénurie|ramen*|ramèn*|liste|acheté|reste plus & !mon|ma|mes, ramèn*|ramener|prends|prendre du|de|le|des|un .. lait|pain|beurre|baguette|œufs|eau|café|pq|papier & rentrant|passant|peux|pourrais|stp|rentres, baguette & prendre|acheter|ramener, garde manger & vide|plein|commun, placards vides, rien à manger, mang* pour trois|quatre|deux|dix, stock* & pâtes|riz|papier|épuisé|placard, drive & courses|chercher|commande, amap, marque du|de & beurre|courses|bio|achet*, qui va|ira|fait aux|au|les courses|commissions|épicerie|supermarché, va racheter, emballage vide & rachet*|acheter',
    say: 'les courses',
    ask: {
      pay: 'partager le prix des courses',
      replace: 'racheter ce qui manque dans les courses',
      take_turns: 'alterner avec moi pour les courses',
      stop: 'arrêter de compter sur moi pour les courses',
    },
  },
  heating: {
    hear: 'chauffage, radiateur*, thermostat, climatisation, température, chauffe dehors, on chauffe, il fait froid & appart|salon|chambre|ici|maison, il fait trop chaud, on gèle, caillé & appart|ici, chauffer & dehors|appart, étouffe & chaud|ici, caille, pull & chauffage|froid, couverture & froid|chauffage, étouffe & chaud|chauffage, poêle & chauff*, gèle & !queue|cette nuit, gelé* & appart|chambre|pieds|ici|carrelage|maison, degrés & !quatre vingt|soie|machine|linge|60|soixante|second, clim & !bruit|actives, chaud & trop chaud|appart|ici|salon|fait chaud|meurt & !eau|chocolat, froid & appart|salon|ici|chambre|gèle|pull|couverture|fait froid|dedans & !un froid|eau froide|mangé froid|en froid|froid entre, grelott*, frissonn*, glacial* & appart|chambre|maison|salon, nez glacé, pieds gelés, mains gelées, deux|trois pulls, bouillotte, doudoune & intérieur|salon|dedans, fournaise & ici|appart|salon|dehors, sauna & ici|appart|salon|transform*|dirait, on étouffe, étuve, chauff* & baiss*|mont*|fond|éteint|coup*|froid|cher|pigeons|fenêtre*|fort|19|20|21|22, chaleur & ici|appart|supporte|étouff*|nuit, glacière|frigo ici & appart, igloo, pôle nord, sibérie, polaire & intérieur|maison|garde, poêle à bois|granulés, cheminée & allum*|bois|feu, convecteur*, dix neuf|dix huit|vingt et un degrés, canicule, ventilateur & chaud|chaleur|nuit, caille*|caillait & !grand, il fait 15|16|17|18|19|24|25|14, il fait froid|trop chaud|glacial',
    say: 'le chauffage',
    ask: {
      turn_down: 'baisser un peu le chauffage',
      turn_off: 'baisser ou éteindre le chauffage quand il n’est pas utile',
      ask_first: 'me demander avant de changer le chauffage',
      stop: 'arrêter de couper le chauffage',
    },
  },
  windows: {
    hear: 'volet*, aérer, aère, aères, courant d air, store|stores, aération, rideaux & ferm*|ouv*|tir*, baie vitrée, velux, air frais, fenêtre|fenêtres & !rebord|fum*|sous ma fenêtre|jeter|par la fenêtre|appui|sauter|crier|gueul*|lit fait, fenêtre*|fenêtres & ouvert*|ouvrir|ferm*|aér*|courant|froid|nuit|pluie|refermer & !lit fait, porte fenêtre, châssis & ouvert*|ferm*|fenêtre, moustiquaire*, aéré|aérez|aérons|aères|aère, ventiler, ouvr* .. en grand, air & renouvel*|frais|pur & ouvr*|fenêtre*, humidité & fenêtre*|aér*|buée|mur*, condensation, buée & vitre*|fenêtre*|aér*|douche, rideaux & nuit|voisin*|vis à vis, vis à vis, vasistas, lucarne, persienne*, moustiques & fenêtre*|ouvert*',
    say: 'les fenêtres',
    ask: { close_door: 'fermer les fenêtres' },
  },
  lights: {
    hear: 'lumière*, ampoule & allum*, allumé* & lumière*|lampe*|couloir|nuit|salle & !chauffage, éclairage, interrupteur, éteindre & lumière*|lampe*|couloir|partant|sortant|tout & !télé|chauffage|réveil|musique, allumée & lumière|salle|couloir|cuisine, reste allumé*, laisses allumé*, laissé allumé*, fer & allumé|branché|repasser, multiprise, prises & branch*|éteind*, veille & appareils|télé, gaspill* & électricité|énergie|lumière, lampe|lampes & allum*|éteind*|éteins|laiss*|nuit|restée & !grignot*|cass*|tomb*|pouss*|cogn*|change, néon*, led|leds & allum*|nuit|éteind*|chambre, guirlande* & allum*|nuit|éteind*|clignot*, plafonnier & allum*|éteind*|nuit, éclair* & sapin|appart|partout|nuit|comme|toute, comme un sapin, versailles, spot|spots & allum*|éteind*, laiss* .. allumé|allumée|allumés|allumées|allumer, éteign*|éteins|éteindre|éteint & lumière*|lampe*|sort*|partant|montant|montant|quitt*|néon|salle|cuisine|couloir|dors|tout & !télé|chauffage|réveil|musique|radiateur|radio, sous ma porte & lumière|néon|lampe, éblou*, aveugl* & lumière|lampe|écran, branché* & reste*|laiss*|chargeur|partant, veilleuse*, minuterie, noël & lumières|éclair*',
    say: 'les lumières',
    ask: { turn_off: 'éteindre les lumières' },
  },
  hot_water: {
    hear: 'eau froide & douche|plus|reste, ballon & eau|vide|chaud|douche, chauffe eau, cumulus, eau froide, eau glacée, eau gelée, douche froide, glacé* & douche|eau, tiède & eau|douche, ballon d eau, eau chaude & !coupe, ballon & eau|vide|chaud*|douche|litres, plus d eau & chaude|douche|ballon, tiède, banquise, glacial* & douche|eau, froide|glacée|gelée & douche|eau, boiler, chaude & plus d eau|reste|goutte, réservoir & eau|chaud*, à l eau froide, vid* .. ballon|cumulus|boiler|réservoir, relais & douche*|chauffe eau, se rincer & froid*',
    say: 'l’eau chaude',
    ask: { share_time: 'me laisser un peu d’eau chaude', limit: 'utiliser un peu moins d’eau chaude' },
  },
  internet: {
    hear: 'internet, wifi, wi fi, la box & !lettres, box & internet|wifi|prélèv*|débranch*|abonn*|paie*, connexion, débit, télécharg*, routeur, réseau & wifi|lent|marche, bug & wifi|box|internet, nouvelle box, box & internet|wifi|abonnement*|redémarr*, fibre & !fibres|technicien|résili*|manette|passe|signé|alimentaire*, co & coupe|lag*|rame|internet, réseau & coupe*|rame*|lent|saturé|capte, rame|rament|ramer|ramait & internet|connexion|wifi|ordi|visio|netflix|ça rame|tout, ça rame, lag|lags|laggue|lague|laguer, ping, bande passante, modem, répéteur, livebox, freebox, bbox, netflix & rame|charge, torrent*, hotspot, 4g & partage|obligé*|wifi|box, ethernet, rj45, ça coupe, coupures & internet|visio|réseau|wifi, visio & coup*|rame|moitié|pixel*|saccad*, débranch* .. box|modem|routeur, streaming & rame|connexion|débit',
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
    hear: 'porte d entrée & !doucement|claqu*, porte principale, porte de l immeuble, porte & grande ouverte|ouverte & nuit|partant|dehors|départ, dernier à partir|sortir, dernière à partir|sortir, porte d entrée & ouverte|clé|ferm*|verrou*, verrouiller, pas fermé* & porte|clé, portail, porte du hall, hall d entrée & ferm*|ouvert, serrure & ferm*|clé, claquer la porte en partant & !doucement, dernier à sortir, à clé|clef & !salle de bain|toilettes|wc|ma chambre|douche|tiroir, ferm* à clé|clef & !salle de bain|toilettes|wc|ma chambre|douche|tiroir, verrouill* & !téléphone|ordi*|déverrouill*|écran|salle de bain, verrou & porte|entrée|nuit|soir|partant|tir* & !chambre|pose|salle|toilettes, barr*|barrer la porte, porte .. barrée|débarrée, porte du|de bas|immeuble|hall|jardin|rue|garage|dehors & ouvert*|ferm*|tir*|bâill*|pouss*|claqu*, porte du bas, tour|tours de clé|clef, double tour, porte & juste poussée|grande ouverte|entrebâill*|mal fermée|pas fermée|non verrouillée|bâill*|béante & !placard|frigo|chambre|salle de bain, laiss* .. porte .. ouverte & !frigo|chambre|salle|placard, porte|portail & ouvert|ouverte|ouvertes & nuit|matin|rentrant|trouvé*|retrouvé*|voleur*|clés & !frigo|ma porte|placard|chambre, claqu* la porte derrière, n importe qui .. entrer, cambrio*, voleur* & porte|entrer|fenêtre|ouvert*, alarme & maison|activ*|enclench*, chaîne & porte, interphone & ouvr*|n importe, bâillait, loquet, grande ouverte & porte|entrée|immeuble|nuit|appart & !fenêtre, porte ouverte & !chambre|salle|frigo|four|placard, porte d en bas, en bas & porte & ouvert*|ferm*',
    say: 'la porte d’entrée',
    ask: { close_door: 'fermer à clé la porte d’entrée' },
  },
  smoking: {
    hear: 'fumer, fume, fumes, fumez, fumée, clope*, tabac, mégot*, cendrier*, vapot*, shit, weed, herbe & odeur|fum*|sent, cannabis, joints & fum*|odeur|shit, chicha, fumeur*, fumé|fument|fumait|fumais|fumant|fumiez|fumeur* & !saumon|jambon|lardons, joint|joints & fum*|odeur|sent*|shit|salon|schling*|chlingu*|pue*|roul*|balcon & !salle|baignoire|carrelage|oublié le joint|robinet|fuite, cendre|cendres|cendrier* & !cendrillon, vape, vapes, puff, puffs, pétard|pétards & fum*|roul*|odeur|sent*, beuh, ganja, bédo*, spliff*, narguilé, cigare*, nicotine, taffe*, asthm* & fum*|clope*|tabac|cigarette*, poumons & fum*|clope*|tabac|donné, boucane, tabagi*, pot & fum*|sent le pot, haschi*, roul* .. clope*|joint*|cigarette*',
    say: 'la cigarette et la fumée',
    ask: { go_outside: 'fumer dehors', stop: 'arrêter de fumer à l’intérieur' },
  },
  pets: {
    hear: 'chats, chaton*, chiens, chienne, chiot & !chiottes, chiots, hamster*, ton animal, animaux, perroquet*, poisson|poissons & nourr*|aquarium, minette, minou, poisson rouge, tortue, cochon d inde, oiseau* & cage|ton|chant*, nourrir & chat|chien|poisson*, croquettes, promener & chien, toutou, matou, félin, vétérinaire, chat & !poil*|groupe|litière|chat de la coloc|cause du chat|pour le chat|vous laisse le chat|chat échaudé, chien & !aboi*|aboy*|poil*|comme un chien|comme à|ton chien|mal de chien|chien de, ton chien|chat & !suis pas ton|comme à ton|aboy*, ton|votre|cet|l|un animal & !de ferme|t es|comme|animal social, serpent & !faux|langue, aquarium & ton|poisson*|nettoy*|bruit|eau|nourr*|pompe, poissons & nourr*|aquarium|morts|bocal, lapin & !pos*|chaud, furet*, mygale*, iguane*, gecko*, python*, boa, rat|rats & ton|tes|domestique*|cage, souris & cage|ta souris|tes souris, perruche*, canari*, poules, bête & ramen*|ramèn*|ta|ton|sale|maison & !c est bête|bête morte|petite bête|pas bête, bestiole*, clebs, cabot, molosse*, gamelle & chat|chien|remplis|sa, laisse & chien & sans|tenir, allergique*|allergie* & chat|chats|chien|chiens|poil*|animaux, puces & chien|chat|canapé|piqu*, mord*|mordu* & chien|chat|furet|lapin|câble|plinthe, promen* .. chien|le chien, sortir le chien, véto, garder .. chat|chien|chats, nourrir .. chat|chien|poisson*|lapin|animaux, enclos, cage & lapin|oiseau*|hamster|rat*|perr*, araignée & ta|ton|terrarium, chatte & ta|litière|stéril*, matous, reptile*',
    say: 'l’animal',
    ask: {
      help: 'prendre soin de ton animal',
      respect_space: 'ne pas laisser ton animal entrer dans ma chambre',
      clean_up: 'nettoyer derrière ton animal',
      ask_first: 'me demander avant de prendre un animal',
    },
  },
  parking: {
    hear: 'place de parking, place & voiture|parking|garer|garé*|garage|moto|local, gare & voiture|place, garage, stationn*, voiture & bloqu*|place|déplac*|devant|gêne, place & parking|garer|voiture|semaine|garage, voiture & gar*|place|bloqu*|devant|sortie, scooter & place|trottoir|garage, camionnette, moto & place|garage, caisse & place|gar*|dégage|pourrie|voiture, ma place & voiture|caisse|gar*|parking|moto, parking & !entend*|depuis le parking|parking de la mairie, garer|gares|garez|garée|garés|garées|garait|gariez, est|es|était|êtes|suis|mal|bien|toujours|encore|pote garé, se gare|te gares, gare ta|ton|toi|pas, bagnole & !rayé*|rayure, portière & gar*|place|cogn*, ma place & pris*|dégag*|épave|caravane|van|numéro|nom|occup*|toujours quelqu|dessus & !à ma place|à table, place & numéro|louée|loue|handicap*|fourrière|épave|caravane|à mon nom|voiture, fourrière, épave, ton|mon|son char, ton|ta|votre|sa|le|la auto|caisse|voiture|caravane|van|camion|camping car|scooter|moto|utilitaire|remorque|tacot|clio|twingo|golf & bloqu*|place|gên*|devant|sortie|garage|dépl*|boug*|dégag*|cour|allée|gar*|trottoir|pouss*|bouch*|double & !rayé*|cassé*, double file, allée & bloqu*|voiture|gar*|auto, bouch*|bloqu*|barr* .. accès|sortie|garage|allée|portail, accès pompiers, déneig*, vignette & voiture|parking|résident*, amende|contravention|pv & voiture|gar*|stationn*, ta place & besoin|week end|parking|caravane|libre|voiture, carport, box & voiture|garage|gar*, tasse le|ton & char|auto|voiture',
    say: 'la place de parking',
    ask: {
      move: 'laisser libre la place de parking',
      share_time: 'partager la place de parking',
      ask_first: 'me demander avant d’utiliser la place de parking',
    },
  },
  bikes: {
    hear: 'vélo*, bicyclette*, trottinette*, bécane, biclou, biclo, bicycle, vtt, vélib, cadenas & vélo|local|roue, antivol*, tandem, monocycle, guidon*, bixi, pneu* & vélo|crevé*, deux roues, trott, selle & vélo|volée|baiss*|hauteur',
    say: 'les vélos',
    ask: {
      move: 'ranger ton vélo ailleurs',
      ask_first: 'me demander avant d’utiliser le vélo',
      return: 'rendre le vélo',
    },
  },
  plants: {
    hear: 'arros*, fleurs, pots de & fleurs, pelouse, tomates & balcon|arros*, basilic & arros*|balcon, orchidée*, pots & fleurs|balcon|plantes, basilic, herbes & balcon|jardin, tondre, cactus, géranium*, potager, terreau, balcon & plant*|pot*|fleur*, plante|plantes & !des pieds|comme une plante|étais une plante|plante verte dis|se plante|tu plantes, jardin|jardins|jardiner|jardinage & !rez de jardin|porte du jardin|salon de jardin|fête dans le jardin, jardinière* & !mégot*, balcon & plant*|pot*|fleur*|rang*|sale|jardinière*|encombr*|nettoy*|débarras & !fum*|mégot*, terrasse & plant*|pot*|fleur*|rang*|sale|encombr*|nettoy*, mes tomates|salades|fraisiers|rosiers|semis|boutures|succulentes|cactus|herbes|courgettes|fleurs|orchidées|basilics, tomates & séch*|plant*|arros*, rosier*, tulipes, haie & taill*, gazon, mauvaises herbes, désherb*, taill* .. haie|rosier|arbre|buis, pots & cour|rentrer|gel|terre|lourds, fané*, desséch*|desséché* & plante*|feuille*|basilic|pot*, ficus, monstera, pothos, bonsaï*, yucca, fougère*, lavande & pot|balcon|jardin, feuilles mortes, ramasser les feuilles, bêch*, semé & potager|jardin|salades, soif & plante*|fleur*|ficus',
    say: 'l’espace plantes et balcon',
    ask: { help: 'aider pour les plantes', clean_up: 'ranger les plantes et le balcon' },
  },
  furniture: {
    hear: 'meuble*, canapé & nouveau|chang*|déplac*|vendu|acheté, étagère & déplac*|mont*|nouvelle, décor*, tableau|tableaux & mur|accroch*, chaise|chaises & cass*|dispar*|déplac*|nouvelle*, table & déplac*|nouvelle|vendu*, tapis & nouveau|déplac*, rideaux & chang*|nouveau*, étagère & jolie|chang*|salon|nouvelle|mont*|avis, changer le salon, changer la déco, déplacé & canapé|table|salon, nouveau canapé, canapé & nouveau|acheté|changé|vendu, acheté & canapé|meuble*|table|lampe|tapis|fauteuil, changé & canapé|meuble*|table|place|disposition, armoire & nouvelle|dépla*|mont*, lit & nouveau|dépla*|mont*, peindre & mur*|salon, tableaux, miroir & dépla*|accroch*|nouveau, agencement, commode, on change de canapé, canapé & change*|nouveau|vend*|achet*, étagère & mont*|fix*|neuve, tableau & mur|accroch*, fauteuil|fauteuils & !derrière le|libère|linge|accident|pipi|miettes, matelas & !trou|fum*|gonflable|sol|salon|dorm*, déco & !pour la déco, repeint*|repeindre & !béchamel|sauce|plaque, lampe & nouvelle|dépla*|achet*|pouss*|cogn* & !change|grignot*, papier peint & chang*|salon|couleur, peinture & salon|mur|murs|couleur|chang*, devenu vert|rose|bleu|noir|jaune|rouge & salon|mur|cuisine|chambre, peint & mur|murs|salon|cuisine, buffet & dépla*|vend*|vieux, bibliothèque & dépla*|mont*|nouvelle, affreu*|moche|hideu* & tableau|canapé|tapis|rideau*|lampe|meuble|poster, poster|posters|affiches & mur|salon|accroch*, pouss*|boug*|dépla* .. meuble|meubles|lampe|canapé|lit|fauteuil|commode|buffet|armoire, réaménag*, aménag* & salon|cuisine|pièce, tringle*, rideaux & nouveau*|chang*|moche*|achet*, ikea & meuble*|canapé|mont*|achet*, bibelot*, disposition & meuble*|salon|pièce, vend*|vendu|jeté|donné .. meuble|meubles|canapé|table|fauteuil|armoire|commode|chaise|chaises|tapis, horreur|mocheté & tableau|canapé|lampe|meuble|tapis|rideau*|mur',
    say: 'les meubles',
    ask: {
      ask_first: 'me demander avant de déplacer les meubles',
      return: 'remettre les meubles à leur place',
      move: 'déplacer les meubles',
    },
  },
  storage: {
    hear: 'étagère & place|plus|libre|espace|pleine|partag* & !mang*, étagères, placard|placards & place|plein*|espace|partag*|libre & !claqu*, rangement*, place dans & frigo|placard|congél*|salle|cuisine, espace dans & frigo|placard|congél*, armoire & place|plein*|partag*, local & place|plein, ne rentrent pas, rentre plus, rentrent plus, plus de place, pas de place, place & frigo|placard|congél*|étagère*|salle|armoire, frigo & plein|place|bourré|déborde, placards pleins, penderie, portemanteau & plein, cellier, débarras & plein|place, étagère & congélo|frigo|reste|moitié|place, demi étagère, place & frigo|congélo|placard|étagère*|cave, cave & !caveau, placard|placards & place|plein*|espace|partag*|libre|libér*|moitié|rang*|déborde*|mien|tien|occup*|vide* & !claqu*|balais|doucement|téléphon*|courses|frigo vide, cagibi & !bloque la porte, grenier & !entend*|jusqu, tiroir & plein|cuisine|partag*|tien|mien|moitié|congél*|libér* & !entrouvert|5h*|entend*|petit déj*, ne rentre pas & frigo|placard|armoire|étagère|congél*|tiroir, clayette* & mienne|milieu|tienne|place|étage, étage|étages & frigo|mien|tien|place & !entend*|voisin*|bruit, moitié du|de .. placard|tiroir|frigo|congél*|étagère|armoire, lui|leur|me|nous de la place & fais*|faire|laiss*, faire|fais|faites de la place, plus aucune place, prend*|prennent|occup* .. tout le|toute la|trop & place|frigo|congél*|placard|étagère|armoire|clayette, toute la place, entrepos*, stock* & cave|garage|couloir|salon|balcon|affaires, garde meuble*, local & cadres|plein|place, débarras*, penderie|dressing & place|pleine|partag*, étagère|étagères & à moi|mienne|vide*|occup*|pris* & !mang*, bac & porte|place|mien & frais|plein|place, patère*|crochet* & place|libre|pris, bac de la porte, cave & place|plein*|box|affaires|encombr*, rangement & place|manque',
    say: 'la place sur les étagères',
    ask: {
      move: 'me laisser un peu de place sur les étagères',
      share_time: 'partager la place sur les étagères',
    },
  },
  damage: {
    hear: 'abîm*, endommag*, rayé*|rayure*, brûl* & table|tapis|casserole|canapé|plan|poêle, fissur*, déchir* & !carton, détruit*, bris* & verre|vitre|objet, fêlé*, ébréch*, dégât*, déchiré, fondu & plastique|casserole|manche, brûlure, rayé, griffé, tâché & ma|mon, décoloré*, déteint, esquint*, inondé*, en morceaux, dégradation*, cassé*|casse|cassent|casser|casses|cassait & !oreilles|pieds|tête|couilles|jambes|gueule|te casses|casse toi|casse pas|croûte|proprio|bonbons|casserole*|cassos|moral|dos|robinet|chaudière|ambiance|noisettes, rétréci* & !fromage, trou|trous & mur|murs|tapis|canapé|porte|matelas|pull|drap* & !fum*, tordu*|tordue & roue|clé|couvert*|mon|ma, brûlé*|brûlée & table|tapis|casserole|plan|canapé|poêle|mon|ma|nappe|parquet, fait|faire|fais tomber & !laisse|neige, en moins & assiettes|verres|tasses|service, fendu*, fichu*|foutu*|fichue & mon|ma|mes|elle* sont|bottes|ordi*|écran|pull, bousill*, niqué* & mon|ma|mes|porte|machine, flingu*, explosé* & mon|ma|vitre|écran, massacr*, ruin* & mon|ma|mes|pull|poêle|parquet|tapis, saccag*, détérior*, cabossé*, bosse & voiture|portière|carrosserie|casserole, érafl*, égratign*, carbonis*, cramé* & poêle|casserole|mon|ma|mes, vitre & cass*|bris*|fêl*|ballon, arraché* & porte|poignée|rideau*|tringle|page*, sans couvercle, renvers* .. ordi*|ordinateur|clavier|téléphone|dessus, bière|café|eau|vin .. ordi|ordinateur|clavier|téléphone|livre|livres, ordinateur|ordi & renvers*|cass*|écran fendu|noyé, taché*|tachée & mon|ma|mes|elle, grignoté|mâchouill*|rongé*|ronge|mangé .. câble|diplôme|chaussure*|meuble|plinthe|fil|fils|coin, quatre vingt dix|90|60|soixante degrés & mon|ma|pull|soie|laine, feutré*, poupée & irait|taille, dédommag*, qui a cassé|pété|rayé|abîmé|bousillé|explosé, en miettes & mon|ma|vase|verre|vitre, inutilisable*, plus bon à rien, a lâché, tient avec & scotch|élastique|ficelle, amoché*, éclat* & assiette|émail|lavabo|pare brise, en mille morceaux, brisé*, tourne plus droit, pété|pétée|pétés & mon|ma|mes|porte|vitre|machine|mug|verre|qui',
    say: 'les dégâts',
    ask: {
      replace: 'remplacer ce qui a été cassé',
      repair: 'réparer les dégâts',
      pay: 'payer les dégâts',
      explain: 'me dire ce qui s’est passé pour les dégâts',
    },
  },
  repairs: {
    hear: 'réparation*, fuite*, fuit & robinet|eau|toit|chasse, panne, se vide & mal, chaudière, ampoule & grill*|chang*|mort*, marche plus, fonctionne plus|pas, robinet & fuit*|goutte|cass*, entretien & chaudière|appart, goutte à goutte, fuit, ne marche pas & !wifi, cassé & robinet|chaudière|four|machine|serrure|chauffage, ampoule grillée, interrupteur & cassé|marche, infiltration*, moisissure & mur|plafond, proprio & appeler|prévenir|dire, poignée & cassée|porte, répar* & !mon vélo et, bouché*|bouchée|bouchées|bouchés & évier|lavabo|wc|toilettes|siphon|canalisation*|tuyau*|évacuation & !cheveux|boucher, est|sont|encore|toujours|complètement bouché*|bouchés|bouchées & !la bouche, débouch* & !bouteille, proprio* & appel*|répar*|fuite|panne|signal* & !fête|soirée|bruit|loyer, détecteur & pile*|marche|fumée, goutte* & robinet|plafond|à goutte|tuyau*, chasse & fuit|coule|marche|élastique|cass*|tient|tire plus, robinet & goutte*|coul*|ferme|serr*, sonnette & marche|joue|cass*|toute seule, poignée|serrure|verrou|volet|volets|store|fenêtre|porte|charnière|gonds|tiroir & marche plus|bloqu*|ferme plus|coinc*|reste dans la main|répar*|démont*|dégond*, ferme plus|mal & porte|fenêtre|frigo|four|robinet, ne ferme plus, tourne plus|pas & machine|tambour|lave|clé|ventil*, ouvre|allume|chauffe|coule|démarre|fonctionne|marche|essore|refroidit plus & !dehors|jambes, hors service, hs, en rade, visser|revisser|dévissé* & !matin|nuit, fixer|fixe & étagère|tringle|meuble|barre|patère, raboter, plomberie, disjonct*, plombs & saut*, fusible*, court circuit, prise & marche|étincelle*|courant, ampoule & clignot*|plus|remplac*, interphone & marche|cass*|panne, ascenseur & panne, dégât des eaux, humidité & mur|murs|plafond, moisissure* & mur|murs|plafond, appel* .. plombier|électricien|syndic|gérance|concierge|régie|réparateur, signal* & proprio|panne|agence|syndic|rien, garantie & machine|frigo|lave|four, tient avec .. scotch|élastique|ficelle, appel* quelqu un & frigo|bruit|machine|fuite|chaudière|robinet, remets le|la droit|comme avant, cassée|cassé & proprio|réparat*|plombier|robinet|douche|chaudière|chasse, command* la pièce, pièce & commandais|command*|rechange, changer .. joint|ampoule|serrure|robinet|pile',
    say: 'les réparations',
    ask: { repair: 't’occuper des réparations', help: 'aider pour les réparations' },
  },
} as const satisfies ConceptPart;
