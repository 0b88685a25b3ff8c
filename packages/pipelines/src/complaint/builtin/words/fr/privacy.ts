import type { ConceptPart } from '../concept-words.ts';

export const PRIVACY = {
  room_entry: {
    hear: 'entrer|entres|entre|entré|entrée|entrez|rentres|rentrer|rentre|rentré|viens|venir|débarqu*|allé|allée|vas|aller|pénétr* & dans ma chambre|dans ma piaule|ma chambre & !froid|retrouvé|à côté, dans ma chambre & sans|quelqu|personne|fouill*|entr*|quand je|absence|toqu*|frapp*, sors de ma chambre, hors de ma chambre, ma chambre & interdit*|sans frapper|sans toquer|sans permission|privé*|entr*, sans frapper & entr*|chambre|porte|débarqu*, sans toquer, toque*|frappe* & entr*|chambre|porte|attend*, ma chambre & entr*|sans|quand|pendant|frapp*|interdit|ferm* & !froid|degrés|côté|juste|retrouvé, entres dans ma, entrer dans ma, entré dans ma, rentres dans ma, viens dans ma, dans ma chambre sans, dans ma chambre quand, dans ma chambre pendant, débarques, débarquer, ouvrir ma porte, ouvres ma porte, remets les pieds, mettre les pieds, mon lit & utilis*|dormi|vacances|draps, entr* .. ma chambre, dans ma chambre & entr*|rentr*|venu*|fouill*|va|vas',
    say: 'entrer dans ma chambre',
    ask: {
      respect_space: 'ne pas entrer dans ma chambre sans mon accord',
      knock: 'frapper avant d’entrer dans ma chambre',
      ask_first: 'me demander avant d’entrer dans ma chambre',
      stop: 'arrêter d’entrer dans ma chambre sans demander',
    },
  },
  knocking: {
    hear: 'frapper & porte|avant|entr*|toqu*, frappe & porte|avant|entr*, frappes & porte|avant|entr*, frappé & porte|avant, toquer, toque & avant|porte, toques, toqué & porte, frapp* & attend*|réponde|entr*|porte|avant, sans frapper, toqu*',
    say: 'frapper à la porte',
    ask: { knock: 'frapper à la porte et attendre un instant' },
  },
  personal_items: {
    weak: 'mes affaires, mes trucs, mes choses',
    hear: 'touch* & mes|mon|ma & !touche pas|vie privée & !porte, fouill*, fouin*, déplac* & mes|mon|ma|affaires, toucher à mes|mon|ma & !vie privée, touche* à mes|mon|ma|pas & !vie privée, mes tiroirs, mon tiroir, mon sac & fouill*|ouvr*|touch*, mon bureau & touch*|fouill*|rang*|affaires, mon journal, mon portefeuille, mon maquillage, ma crème, mes lentilles, ma brosse à dents, mon rasoir, mon parfum, mes affaires & touch*|fouill*|déplac*|prend*|bouge*|pos*, bouge* mes, mes affaires & touch*|fouill*|dépla*|prend*|bouge*|personn*, mes bijoux, mes médicaments, mes lunettes, ma trousse, mon placard & fouill*|ouvr*|prend*, mon armoire & fouill*|ouvr*|prend*|ser*, mes papiers, mon carnet, ma brosse, mes produits, fouilles dans, fouiller dans, fouillé dans, farfouill*, trifouill*',
    say: 'mes affaires personnelles',
    ask: {
      respect_space: 'laisser mes affaires personnelles à leur place',
      ask_first: 'me demander avant de toucher à mes affaires personnelles',
      stop: 'arrêter de toucher à mes affaires personnelles',
    },
  },
  borrowed_items: {
    hear: 'emprunt*, l utilisation de mon|ma|mes, prêt* & !à|argent|prête à|prêts à|sous, utilis* & mon|ma|mes|sans & !compte|spotify|netflix|serviette*, prendre|prends|prend|pris|piqu*|pique|pioch*|sers & mon|ma|mes & !nourriture|fromage|yaourt*|serviette*|lait|temps|tour|bière*|vêtement*|place|prendre un moment|prends un moment, rendre|rends|rend|rendes|rendu & !compte|visite|service|clé|clés|fou|folle|triste, mon chargeur, ma perceuse, ma voiture & prend*|pris|emprunt*|demand*, mon vélo & prend*|pris|emprunt*|demand*|utilis*, mon casque & prend*|pris|emprunt*|rend*, mon parapluie & prend*|pris|emprunt*|rend*|vu, mon gel douche, mon livre, mes livres, ma valise, mon sèche cheveux, mes outils, mon fer, ma tasse, mon mug, mon couteau, ma poêle, mon shampo*, vide mon, vides mon, se sert, te sers & mon|ma|mes, prends pas mon|ma|mes, prendre mon|ma|mes & !temps|tour|douche, prends mon|ma|mes & !temps|tour, pris mon|ma|mes & !repas|yaourt*|fromage, utilises mon|ma|mes & !compte, utiliser mon|ma|mes & !compte, mon appareil, appareil à raclette, mon mixeur, me rapportes, rapporter mon|ma|mes, rapportes mon|ma|mes, tu me rends, me rendre, rends moi, ma tente, mon câble, mon adaptateur, ma guitare & prend*|utilis*|emprunt*, mes clés & prend*|pris, mon duvet, où est mon|ma & !fromage|yaourt|repas, qui a pris mon|ma|mes & !fromage|yaourt*|repas, emprunté, empruntes, emprunter, sans ma permission & prend*|pris|utilis*, ma planche, mon plaid, mes ciseaux, ma trottinette, mon ordi & sert|serv*|libre, en libre service, libre service, s en serve',
    say: 'l’utilisation de {my}',
    ask: {
      ask_first: 'me demander avant d’utiliser {my}',
      return: 'me rendre {my}',
      replace: 'remplacer {my}',
      stop: 'arrêter d’utiliser {my}',
    },
  },
  clothes: {
    hear: 'mes vêtements, mes habits, mes fringues, mon pull, mes pulls, ma veste, mon manteau, ma robe, mon t shirt, mon tee shirt, mon jean, mes chaussettes, ma chemise, mon écharpe, ma jupe, mon sweat, mon blouson, mes chaussures & port*|mis|mets|emprunt*|prêt*, mon bonnet, mes gants, pull & prêt*|rend*|emprunt*|gris|laine|rétréci*, sous vêtements, mon chemisier, écharpe, mon imper, mon gilet, mes collants, mon costume, ma cravate, mes leggings, mon pyjama, ma ceinture, mes boucles, mon collier, mes baskets & port*|mis|emprunt*, porter mes|mon|ma, portes mes|mon|ma, tu as mis mon|ma|mes & !vidéo|photo, mon polo, mon débardeur, fringues, garde robe, pull|pulls',
    say: 'mes vêtements',
    ask: {
      ask_first: 'me demander avant de porter mes vêtements',
      return: 'me rendre mes vêtements',
      stop: 'arrêter de porter mes vêtements',
    },
  },
  food_taken: {
    hear: 'ma nourriture, ma bouffe, mes yaourts, mon yaourt, mon fromage, mon lait, mes restes, mon pain, mes œufs, mes gâteaux, mes biscuits, mon jus, ma bière, mes bières, mon vin, mon café & bu|pris|fini|prend*, mon chocolat, ma pizza, mes céréales, mon jambon, mes fruits, ma glace, mon beurre, mon plat & mang*, mon repas & mang*|pris, mes courses & mang*|pris|touch*, mon goûter, mang* & mes|mon|ma|mien|miens|étagère & !chambre|avec, bu & mon|ma|mes|lait|bière*|jus|café|vin, boire|bois & mon|ma|mes, fini & mon lait|mes céréales|mon fromage|le fromage|ma|mes yaourts, disparu & fromage|yaourt*|lait|nourriture|bouffe|gâteau*|frigo, étagère & mang*|pris|sers|yaourt*|nourriture, étiquet* & nourriture|yaourt*|frigo|nom, yaourts & plus|disparu|mang*, fromage & disparu|plus|moitié|mang*, pique* & bouffe|nourriture|frigo, mes lentilles & mang*|repas|frigo, mon repas, ma soupe, mon poulet, mon riz & mang*, ma salade, mes pâtes & mang*, mon gratin & mang*, ma confiture, mon miel, mon thon, ma crème fraîche, mes bananes, mon avocat*, mes boissons, mon coca, mangé & mon|ma|mes|qui|tu as, tu as mangé, quelqu un a mangé, qui a mangé, qui a fini, qui a bu, tu as bu, tu as fini & mon|ma|mes|lait|café|fromage, se sert dans, sers dans & frigo|placard|mes, mon déjeuner & mang*|disparu, mon dîner & mang*|disparu, grignot* & mon|ma|mes, pique dans, piques dans, ma part & mang*, étagère & mang*|sers|ma, disparaît & frigo|nourriture|yaourt*, bouffé mon|ma|mes, bouffes tout, mon gâteau, bouff* & achète|gâteau|yaourts|fromage, tout ce que j achète, mangé mon|ma|mes, siffl* & bière*|vin|lait',
    say: '{my}',
    ask: {
      ask_first: 'me demander avant de prendre {my}',
      stop: 'arrêter de manger {my}',
      replace: 'racheter {my}',
      respect_space: 'me laisser {my}',
    },
  },
  mail: {
    hear: 'courrier & !électron*, lettre|lettres & ouv*|nom|mon|ma|mes|caf|banque|boîte|reç*|vu, colis, paquet & ouv*|livr*|nom|mon|pris|reç*, enveloppe*, boîte aux lettres, recommandé & lettre|poste, mes colis, mon colis, ouvres mes|mon & colis|courrier|lettre*, mes lettres, ma lettre, facteur & colis|lettre, mon paquet, amazon & colis|ouv*|paquet, relevé de & banque|compte, carte postale, recommandé, relevés de banque, décachet*',
    say: 'mon courrier',
    ask: {
      respect_space: 'me laisser ouvrir mon courrier',
      stop: 'arrêter d’ouvrir mon courrier',
      give_notice: 'me prévenir quand mon courrier arrive',
      return: 'me rendre mon courrier',
    },
  },
  private_messages: {
    hear: 'mon téléphone & !numéro|appel*|prêt*|charg*, mon portable & !numéro|appel*|prêt*|charg*, mes messages & !répon*|vu et|reçu|ignor*|sans réponse|écri*, mon ordi & !prêt*, mon ordinateur & !prêt*, lire|lis|lu|lisais mes messages|mails|sms|conversations, mes mails, mes sms, mes conversations & lu|li*|whatsapp|fouill*, mon pc & fouill*|regard*|utilis*, fouill* & téléphone|portable|ordi*|messages, mon téléphone & regard*|fouill*|lis|lu|déverr*|pris|écran|touch*, mes messages & lis|lu|lire|regard*|fouill*, mon ordi & ouv*|fouill*|regard*|lu|touch*|allum*, mon portable & regard*|fouill*|lis|lu|pris|écran, ma tablette, mon whatsapp, par dessus mon épaule, mon écran, mon historique, code de mon téléphone',
    say: 'mes messages privés et mes appareils',
    ask: {
      respect_space: 'ne pas regarder mes messages privés ni mes appareils',
      stop: 'arrêter de lire mes messages privés',
      keep_private: 'laisser mes messages privés rester privés',
    },
  },
  photos: {
    hear: 'photo, photos, vidéo|vidéos & moi|post*|publi*|mis|story|film*|danser, story, stories, filmer, filmes, filmé*, insta & photo*|vidéo*|story|post*|publi*|mis, instagram & photo*|vidéo*|story|post*|publi*|mis, tiktok, caméra, selfie*, snap, photo de moi, photos de moi, en story, ta story, publié, publier, poster & photo*|vidéo*|moi, posté & photo*|vidéo*|moi, vidéo de moi, tagu*, identifi* & photo*|facebook|insta, captures d écran & moi|message*, enregistr* & moi|conversation*',
    say: 'les photos',
    ask: {
      ask_first: 'me demander avant de prendre ou de partager des photos',
      stop: 'arrêter de publier des photos de moi',
      keep_private: 'garder les photos privées',
      move: 'tourner la caméra, pour éviter les photos',
    },
  },
  eavesdropping: {
    hear: 'écout* & derrière|porte|conversations|mes appels|en douce|cachette & !musique|casque, espionn*, oreille & porte|tends|coll*, épier, épies, indiscr*, derrière la porte, oreille à la porte, écoutes aux portes, écouter aux portes, écoutes mes & appel*|conversation*, espionne*, colles l oreille, entends mes conversations, tout s entend, n ose plus téléphoner, écoute* aux portes, oreille* & porte*',
    say: 'écouter mes conversations',
    ask: {
      respect_space: 'me laisser mes conversations privées',
      stop: 'arrêter d’écouter mes conversations',
    },
  },
  private_matters: {
    hear: 'vie privée, ma vie perso*, mes secrets, mon secret, secret*, en confidence, confi* & t|te|entre|secret|raconté, raconter|racontes|raconté|racontez|répét* & tout le monde|autres|mes|ma|colocs|voisins|copa*|partout|amis|parents & !répétition & !sur moi, dire|dit|dis & à tout le monde|aux autres & ma|mon|mes, entre nous & rest*|raconté, ma rupture, ma thérapie, mon salaire, ce que je gagne, ma santé, mon diagnostic, ma relation, mes histoires, te regarde pas, ça ne te regarde, pas tes affaires, mes affaires privées, au courant & tout le monde|ma|mon|tous, questions perso*, je t ai dit & secret|confi*|seul*, c était privé, c est privé, quelque chose de privé, combien je gagne, tu as dit à & gagne|privé|secret|que je|ma|mon, tu as raconté, tu racontes & !sur moi, raconté à, dit à tout le monde, répété à, mon ex, mon divorce, mon psy, ma psy, mon médecin, mes dettes, ma famille & raconté|dit, confiance & trahi*|confié|raconté, trahi*, ne regarde que moi, regarde que moi, vie amoureuse, commérages & ma|vie',
    say: 'ma vie privée',
    ask: {
      keep_private: 'garder pour toi ce qui touche à ma vie privée',
      stop: 'arrêter de parler de ma vie privée aux autres',
    },
  },
  personal_space: {
    hear: 'intimité & !salle|douche, mon espace, espace personnel, besoin d espace, être seul, être seule, seul* & besoin|moment|heure|envie|temps|tranquille & !canapé, du temps pour moi, un moment pour moi, une heure pour moi, un peu de temps seul*, laisse* moi tranquille, fiche* moi la paix, fous moi la paix, foutre la paix, me laisser respirer, respirer & besoin|peu, ma bulle, limites & respect*|mes|pos*, envahi*, souffler & besoin|moment|seul*|rentr*, décompress*, ne me parle pas avant, me parle pas avant, avant mon café, parle* pas le matin, mon moment, un moment à moi, du temps seule|seul, y être tranquille, porte fermée & tranquille|dérang*|seul*|repos*, seule dans ma chambre, besoin de calme & seul*, étouffe, étouffant*, collant & toujours, me coller, envahissant*, câlins & pas, prends ton espace, souffler',
    say: 'mon espace personnel',
    ask: { respect_space: 'me laisser un peu d’espace personnel', stop: 'respecter mon espace personnel' },
  },
  bathroom_privacy: {
    hear: 'salle de bain/salle de bains/douche/toilettes & entr*|ouvr*|débarqu* & quand|pendant|sans|suis|nu|nue|dedans & !cheveux, intimité & salle de bain|douche|toilettes, verrou & salle de bain|toilettes|douche, quand je suis sous la douche|dans la douche|aux toilettes|dans la salle, pendant que je me douche|lave, je me douche & entr*|ouvr*, verrou, entres quand je & douche|lave, porte de la salle de bain & ouv*|frapp*, sous la douche & personne|entr*|rentr*|veux|salle, quand je suis sous la douche',
    say: 'l’intimité dans la salle de bain',
    ask: {
      knock: 'frapper avant d’entrer dans la salle de bain',
      respect_space: 'me laisser mon intimité dans la salle de bain',
    },
  },
  accounts: {
    hear: 'mot de passe, mots de passe, mon compte & !tiens|rend*|bancaire|sur, compte spotify|netflix|amazon|disney|prime|deezer, mon netflix, mon spotify, mon amazon, identifiants, code & wifi|netflix|compte|box, codes & netflix|compte|wifi, mon abonnement, mon profil, code netflix, mes identifiants, ma carte & utilis*|code|bancaire, me connecter & netflix|compte|spotify',
    say: 'mes comptes et mots de passe',
    ask: {
      ask_first: 'me demander avant d’utiliser mes comptes ou mots de passe',
      stop: 'arrêter d’utiliser mes comptes',
      keep_private: 'garder pour toi mes mots de passe',
    },
  },
} as const satisfies ConceptPart;
