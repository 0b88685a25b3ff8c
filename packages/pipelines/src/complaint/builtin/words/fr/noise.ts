import type { ConceptPart } from '../concept-words.ts';

export const NOISE = {
  noise: {
    hear: 'bruit, bruits, bruyant*, boucan, vacarme, tapage, raffut, ramdam, barouf, brouhaha, on entend tout, j entends tout, chahut*, coups de chaise, coups & mur|plafond|minuit|nuit, volume & plein|fort|à fond & !musique|télé, plein volume, racl* & chaise*|sol, traîn* & chaise*|meuble*|valise, murs & fins|papier|entend*, on s entend plus, vous entends, t entends & mur|travers|nuit, boum boum, grinc*, chaises & minuit|nuit|raclent|bruit, sonore, résonne, nuit|nuits blanche|blanches, le bruit',
    weak: 'fort & trop|moins|si|tellement|parle*, forte & trop|moins, silence & !entre nous, calme & besoin|peu',
    say: 'le bruit',
    ask: { turn_down: 'faire un peu moins de bruit', stop: 'arrêter le bruit' },
  },
  loud_music: {
    hear: 'musique & !coupe ma|spotify|répét*|instrument, enceinte|enceintes & !femme, baffle*, techno, rap & fort|son|basses|musique, basses, playlist*, sono, chanson|chansons, radio, haut parleur*, mets du son, ton son, le son & fort|baisse*|monte*|fond & !télé|tv, dj, concert & chambre|salon|nuit, salsa, reggae*, électro, metal, hard rock, le son à fond, ton enceinte, tes basses, ta musique, ton rap, ta techno, du métal, vinyle*, platine*, spotify & fort|fond|volume, concerts, mélodie & fort, zik, zic, à fond & met|mets|son|enceinte|musique & !radiateur|chauffage, enceinte*',
    say: 'la musique',
    ask: {
      turn_down: 'baisser un peu la musique',
      use_headphones: 'écouter la musique au casque',
      stop: 'arrêter la musique',
      turn_off: 'éteindre la musique',
      close_door: 'fermer la porte quand tu mets de la musique',
    },
  },
  loud_tv: {
    hear: 'télé, télés, télévision*, tv, netflix & !compte|mot de passe|code, série, séries, film, films, match & télé|fort|son|volume, téléviseur, youtube & fort|volume|tel|nuit, vidéos & fort|volume|téléphone|son, foot & télé|fort|cris|hurl*, émission*, écran & fort|son',
    say: 'la télé',
    ask: {
      turn_down: 'baisser un peu la télé',
      use_headphones: 'regarder la télé au casque',
      turn_off: 'éteindre la télé',
    },
  },
  loud_voices: {
    hear: 'cri|cris & !me, crier & !me|dessus, criez, criant, hurle* & !dessus|fortnite|casque|micro, hurlement* & !fortnite|casque|micro|jeu*, rires, fous rires, rigol* & fort|nuit|minuit|heures|couloir, éclats de voix, éclats de rire, voix & forte|fortes|haute|bass*|entend*, parler|parle|parles|parlez|discut* .. fort|bas|doucement, voix, bavard* & nuit|tard|minuit|fort, disput* & entend*|nuit|vous|mur, engueul* & nuit|entend*|vous deux, papot* & nuit|minuit|fort, gueuler & !dessus, gueulez, braill*, vos gueules, ta gueule, gueules & fermez, vous criez, rigolez, éclats, papote*, papoter, bavarde*, bavardage*, discussions & couloir|nuit|tard|fort|entend*, conversations & couloir|nuit|tard|fort|entend*, parlez & fort|moins|bas, enfants & crient|cris|hurlent, disputes, engueulades, scènes de ménage, voix & porte|forte|baisse|basse, chuchot*, entendait rire|rigoler|crier|parler, entend rire|rigoler|crier, rigol* & soir|nuit|fort|entend*, de la fermer, beugl*, brail*, hurl* & !dessus|sur moi, vociféra*',
    say: 'les éclats de voix',
    ask: { turn_down: 'parler un peu moins fort' },
  },
  phone_calls: {
    hear: 'appels & !entends pas|rat*, coups de fil, coup de fil & fort|entend*|heures, au téléphone, téléphone & fort|entend*|heures|haut parleur|mur, en haut parleur, visio*, facetime, conversations téléphoniques, appels vidéo, messages vocaux & fort|écout*|entend*, vocaux & fort|écout*|entend*|haut parleur, téléphones & fort|heures|couloir|nuit, tu téléphones, haut parleur & !enceinte, visios & fort|entend*, ta mère au téléphone, vocaux, skype',
    say: 'les appels au téléphone',
    ask: {
      turn_down: 'parler un peu moins fort pendant les appels au téléphone',
      use_headphones: 'prendre un casque pour les appels au téléphone',
      go_outside: 'passer tes appels au téléphone dans une autre pièce',
      close_door: 'fermer la porte pendant tes appels au téléphone',
    },
  },
  gaming: {
    hear: 'jeu vidéo, jeux vidéo, jeux vidéos, console, ps5, ps4, playstation, xbox, fortnite, gaming, gamer, manette, parties & ligne|jeu|casque|nuit|jou*, en ligne & jou*|parti*|casque, micro & coupe*|jeu|cri*|hurl*, discord, twitch, fifa, call of, jouer & nuit|ordi|casque|ordinateur & !cartes, tu joues & nuit|ordi|casque, lol & jou*, casque & cri*|hurl*|jou*, parties en ligne, jeux en ligne, en ligne & volume|cri*|nuit|partie*, ton micro, ton casque & hurl*|cri*, nintendo, minecraft, tes parties, joues & ligne|nuit|ordi|heures|console, hurles sur ton écran, écran & hurl*|cri*, gamers',
    say: 'les jeux vidéo',
    ask: {
      turn_down: 'faire un peu moins de bruit avec les jeux vidéo',
      use_headphones: 'mettre un casque pour les jeux vidéo',
    },
  },
  late_noise: {
    hear: 'bruit*|boucan|vacarme|tapage & nuit|soir|tard|minuit|23h|22h|2h|3h, tapage nocturne, bruit nocturne, meubles & nuit|2h|3h|minuit',
    say: 'le bruit la nuit',
    at: 'la nuit',
    ask: { turn_down: 'faire moins de bruit la nuit', stop: 'arrêter le bruit la nuit' },
  },
  early_noise: {
    hear: 'bruit*|boucan|vacarme & matin|matins|aube|tôt|6h|7h|5h, bruit matinal, grasse* matinée*, aux aurores, à l aube',
    say: 'le bruit tôt le matin',
    at: 'tôt le matin',
    ask: { turn_down: 'faire moins de bruit tôt le matin', stop: 'arrêter le bruit tôt le matin' },
  },
  alarm_clock: {
    hear: 'réveil & sonne*|sonner|matin|alarme|ton|éteins|éteindre|snooze|coupe & !me réveil|au réveil, alarme & !incendie|maison|voiture, alarmes, réveils, snooze, ton réveil, ton alarme, sonne & matin|5h|6h|demi heure|fois, sonnerie & tourn*|heure|matin|réveil, réveil & sonne*',
    say: 'le réveil qui sonne',
    ask: { turn_off: 'éteindre ton réveil dès qu’il sonne', turn_down: 'baisser un peu le réveil qui sonne' },
  },
  slamming_doors: {
    hear: 'claqu*|claquer & port*|placard*|tiroir*|tu|arrêt*|la|des, porte|portes & doucement|claqu*|fort|bruit|retenir|délicat*, taper|tapes dans les murs|portes|placards, portes claquées, claques, claquent, claqué, placards & claqu*|fort|tap*, tiroirs & claqu*|fort, porte & claque*|doucement|retenir|fort',
    say: 'les portes qui claquent',
    ask: {
      close_door: 'fermer doucement les portes pour éviter qu’elles claquent',
      stop: 'arrêter de claquer les portes',
      turn_down: 'éviter le bruit des portes qui claquent',
    },
  },
  footsteps: {
    hear: 'talons, pas & lourds|entend*|parquet|bruit|dessus|plafond & bruit de pas|tes pas|pas lourds|chaque pas, bruit de pas, bruits de pas, tes pas, chaque pas, marcher|marches|marche & fort|lourd*|talons|parquet|nuit|éléphant|dessus, chaussons, pantoufles, piétin*, saut* & dessus|plafond|parquet|salon|nuit, courir & couloir|appart|dessus, parquet & grince|craque|nuit|pas, cheval & dessus|talons, tape* du pied, sauter & étage|tête, pas & !je|ne|n|c|suis|ai|est & entend*|lourds|étage|plafond, marches & fort|talons|pieds nus|tout le temps|dessus, parquet & craque*|grince*, piétine*, sautes & plafond|dessus|étage, corde à sauter, haltères & tomb*|sol|bruit, sport & dessus|saut*|bruit|plafond, éléphant*, pieds nus, couru & escalier|couloir, court & escalier|couloir, pas lourds',
    say: 'les bruits de pas',
    ask: { turn_down: 'marcher un peu plus doucement, pour limiter les bruits de pas' },
  },
  instrument: {
    hear: 'guitare*, piano, batterie & jou*|répét*|tap*|bruit, violon*, trompette, flûte, saxo*, instrument*, répète|répètes|répéter|répétition|répétitions & !toujours|fois, chant|chanter|chantes|chante|chantez & !oiseau*, karaoké, accordéon, gamme|gammes & piano|jou*|fais, ukulélé, tambour*, djembé, violoncelle, clarinette, batterie & !téléphone|voiture|charge*, répéter & avant|après|instrument|batterie|guitare|piano|groupe, répètes, tu joues & guitare|piano|batterie|violon|trompette|flûte, chanter, chantes, chorale & répèt*|chante*, basse & joue*|répèt*, harmonica, cornemuse, tes gammes, ton groupe & répèt*|joue*',
    say: 'les répétitions d’instrument',
    ask: {
      turn_down: 'jouer de ton instrument un peu moins fort',
      stop: 'arrêter de jouer de ton instrument',
    },
  },
  party: {
    hear: 'fête, fêtes, soirée & !bonne|pour une|toute la|dans la & hier|samedi|vendredi|gens|monde|ici|appart|chez|bruit|arrosée|après|ta|fais|organis*|prévien*|encore, soirées, teuf, boum & fais, apéro & bruit|tard|gens|monde|organis*, anniversaire & gens|ici|monde|invit*|appart|fête, crémaillère, vingt|trente|quarante|20|30|40 personnes, afterwork & ici, after & ici|matin|appart, enjamb*, soirée & inconnus|gens|samedi, inconnus & salon & 4h|3h|nuit|mat, soirée poker, soirée & poker|jeux|gens|potes|monde|samedi|vendredi, anniversaire, fêter, fêtard*, apéro, apéros, pendaison, boom, beuverie*, barbecue & monde|bruit|tard, réveillon, ton anniv, anniv & appart|fais|soirée, teuf*, apéro*, boum, nouba, soirée* & appart|ici|chez nous|potes',
    say: 'la fête',
    ask: {
      turn_down: 'faire moins de bruit pendant la fête',
      give_notice: 'me prévenir avant une fête',
      stop: 'arrêter les fêtes ici',
    },
  },
  appliance_noise: {
    hear: 'blender, mixeur, mixer & matin|bruit|soupe|heure*, aspirateur & nuit|matin|soir|bruit|dimanche|tôt|heure*|6h|7h|8h|22h|23h, perceuse & !rend*|prêt*, perce|percer & mur|dimanche|matin|bruit, sèche linge/sèche cheveux & nuit|matin|bruit|soir|tard|éviter|réveil*, machine/lave linge/lave vaisselle/essorage & nuit|bruit|minuit|tard|soir|matin|réveille* & !café vide, marteau, bricol*, robot & cuisine|bruit|matin, moulin à café, cafetière & bruit|matin|réveill*, tapis de course, ventilateur & bruit, travaux & bruit|matin|dimanche|tôt, électroménager, hotte & bruit|nuit, ton sèche cheveux, sèche cheveux, ton mixeur, aspirateur & 6h|7h|8h|dimanche|sieste|nuit|matin|tôt|soir|22h|23h & !jour sur, machine & nuit|23h|minuit|essor*|bruit & !café, lave linge & nuit|bruit|soir|tard, perceuse & dimanche|matin|bruit|sieste, tondeuse, presse agrumes, smoothie*, bouilloire & siffl*|nuit|bruit, vmc, déshumidificateur, ronron* & frigo|congél*, bourdonn*, vrombi*, moulin & café|réveille, essorage, moudre, perceuse & !ma perceuse|rend*|prêt*|emprunt*, aspirateur & dimanche|h|nuit|matin, sèche cheveux & matin|nuit',
    say: 'le bruit des appareils',
    ask: {
      turn_down: 'faire tourner les appareils bruyants à un autre moment',
      stop: 'arrêter de faire tourner les appareils bruyants à ces heures',
    },
  },
  barking: {
    hear: 'aboie*, aboy*, aboiement*, chien & hurle*|pleure*|gémi*|bruit, miaul*, jappe*, ton chien & bruit|nuit|pleure|hurle|aboie|journée, chien & pleure*|aboie*|hurle*|couine*, couine*, perroquet & crie|hurle, coq, chat & miaule*|pleure|nuit',
    say: 'les aboiements',
    ask: { turn_down: 'faire quelque chose pour les aboiements' },
  },
  sleep: {
    hear: 'dormir & !venir|canapé|chez|ici|copa*|reste*|pote*, dors & !ici|chez|photo & je|pas|plus|jour|mal, dormi & !ici|chez & pas|mal|peu|heures|ai, réveille & !tu te|réveil & me|petit|petite|bébé|moi|nous|chaque|tout|enfant*, réveiller & me|moi|bébé|petit*|enfant*|pas, réveilles, réveillé*, sommeil, sieste, insomnie, fermer l œil, fermé l œil, nuit blanche, nuits blanches, me coucher, je me couche, couche tôt, épuisé* & nuit|dorm*|sommeil, me reposer, repos & besoin|mon, empêch* .. dormir, m endor*, à mon lit, m a réveillé*, me réveille, réveillée, réveillé, réveille, réveiller, dormi & !ici|canapé, dormir & !ici|canapé|copa*|pote*|ta|ton|chez|reste*, je dors & !chez, insomnies, couchée, couché & tôt|heure|lit, lit & réveil*|dor*|nuit|couch*, bébé & dort|réveil*|sieste, fatigué* & nuit|réveil*|bruit, endormir, m endors, grasse mat*, rendormir, nuit|nuits blanche|blanches, dans mon lit & sursaut*|entend*|bruit, réveillé* & nuit|bruit|encore, insomnie*, boules quies, de nuit & besoin|silence, une nuit comme ça',
    say: 'mon sommeil',
    note: 'J’ai du mal à dormir avec ça.',
  },
  study_time: {
    hear: 'étudier, étudie, révis* & examen*|partiel*|concours|besoin|essaie|bac|pour|mes|je|peux, examen*, partiel*, concours, concentr*, télétravail*, mémoire & écri*|rend*|rédig*|finir|master, thèse, bac & révis*|passe|prépar*, cours en ligne, visio & je|mes|boulot|réunion & !entend*, travailler & besoin|chez|maison|calme|essaie|peux & !demain, réunions & je|mes|visio|travail, devoirs & faire|mes, soutenance, me concentrer, examen, examens, partiels, partiel, mes cours, visio & client*|travail|boulot|chef, en visio, réunion & travail|boulot|visio|client*, révisions, réviser, révise, mémoire, devoirs, fac & réviser|examen*|travail*, concentrer, télétravaille, bosser & besoin|tranquille|calme|maison|chez, formation & ligne|suivre|ma',
    say: 'mon temps pour étudier ou travailler',
    note: 'J’ai besoin de pouvoir étudier ou travailler.',
  },
  quiet_time: {
    hear: 'calme & besoin|peu de|moments de|heures de|soirée|après midi|week end|tranquille|du, tranquill* & soirée|être|nuit|un peu|peu|après midi|besoin & !sans moi|serez, silence & besoin|peu de|heures de|du|après|moment de & !entre, paix & besoin|peu de|avoir la, soirée tranquille|calme, moments de calme, calme & tiens|besoin|soir|22|nuit|dimanche|après|mon|un peu|retrouver & !calmement, mon calme, tranquillité, du calme, silence & !radio|entre, tranquille & soir|soirée|y être|heure|dimanche, la paix & soir|dimanche|un peu, moment de calme, pause & bruit',
    say: 'les moments de calme',
    ask: { turn_down: 'aider à garder des moments de calme' },
  },
} as const satisfies ConceptPart;
