import type { ConceptPart } from '../concept-words.ts';

export const SCHEDULE = {
  bathroom_time: {
    hear: 'salle de bain/salle de bains/sdb/salle d eau & heure|heures|minutes|longtemps|occup*|libre|monopolis*|attend*|matin|matins|vite|rapide*|retard|tour|créneau*|enferm*|squatt*|trois quarts|temps|planning & !cheveux|sale|nettoy*|ménage|semaine|odeur|fuite, temps dans la salle, monopolis* la salle, salle de bain/salle de bains/douche/sdb & queue|occup*|heures|trois quarts|plombes|maquill*|brosser|prépar*|le soir|monopol*|enferm*|dent*|retard|libre|matin|avant moi|tour & !cheveux|sale|nettoy*|lumière|odeur|serviette*, fais la queue, faire la queue, me brosser les dents, salle de bain* & prise|occup*|libre|maquill*|heure*|quarts|squatt*|monopol* & !nettoy*|sale, maquill* & heure*|salle, sors de la salle, devant la glace|miroir',
    say: 'le temps passé dans la salle de bain',
    ask: {
      share_time: 'passer un peu moins de temps dans la salle de bain',
      give_notice: 'me prévenir avant d’occuper longtemps la salle de bain',
    },
  },
  long_showers: {
    hear: 'douche & longue*|court*|heure|minutes|longtemps|vite|rapide*|eau chaude|temps|matin|soir|ballon & !cheveux|sale|nettoy*|rideau|bonde, douches, te doucher, se doucher, me doucher & plus|eau|retard, ta douche & soir|matin|longue|plus|eau|temps|minutes, prendre ta douche, prends ta douche, sous la douche & heure*|minutes|longtemps|eau, bain & heure*|eau chaude|longtemps, minutes sous l eau, sous l eau & minutes|heure*',
    say: 'les douches',
    ask: {
      share_time: 'prendre des douches un peu plus courtes',
    },
  },
  laundry_time: {
    hear: 'lessive/lessives/machine à laver/lave linge/sèche linge/linge/machine & créneau*|jour|jours|samedi|dimanche|lundi|mardi|mercredi|jeudi|vendredi|horaire*|tour|libre|occup*|attend*|week end|quand|prise & !café|bruit|nuit|réveil*, tes lessives, tours de lessive, machine/lave linge/sèche linge/lessives/lessive & occup*|toujours|jamais libre|tour|jours|week end|créneau*|réserv*|monopol*|samedi|dimanche|mercredi|attend* & !bruit|nuit|café|mouillé|vid*, jour de lessive, faire une machine & samedi|dimanche|jour|quand|jamais, tambour, restée dans la machine, machine est à moi, lessive & tambour|journée|restée|créneau',
    say: 'les jours de lessive',
    ask: {
      share_time: 'laisser la machine libre une partie du temps pour mes lessives',
      move: 'sortir ton linge de la machine quand elle a fini',
      take_out: 'sortir ton linge de la machine quand elle a fini',
    },
  },
  kitchen_time: {
    hear: 'cuisine & heure|heures|occup*|monopolis*|même temps|horaire*|créneau*|tour|attend*|libre & !sale|nettoy*|ménage|vaisselle|fenêtre, cuisiner|cuisines|cuisinez|cuisine & même temps|même heure|tard|minuit|heure*|tôt|créneau*, à quelle heure & cuisin*|mang*, cuisiner/cuisines/cuisine & en même temps|même heure|19h|20h|chacun|tour|se marche*|étroit|horaire*|créneau*|avant toi|après toi & !sale|nettoy*|vaisselle|goutte|odeur, se marche dessus & cuisine, cuisine est à moi|prise|occupée, cuisine était à moi, cuisine & créneau*|à moi|de 19|20 h & !nettoy*|sale',
    say: 'les horaires pour cuisiner dans la cuisine',
    ask: {
      share_time: 'laisser la cuisine libre une partie du temps pour que je puisse cuisiner',
    },
  },
  room_booking: {
    hear: 'salon/séjour/pièce commune/canapé/bureau/table & recevoir|réserv*|occup*|monopolis*|besoin|horaire*|créneau*|jeudi|vendredi|samedi|prévu|de 14|de 15|libre|tour|cours en|visio & !bouteilles|miettes|sale|rang*|odeur|traîn*|inconnus|aquarium|fauteuil, utilisation du salon, salon/séjour/bureau/table/canapé & mardi|mercredi|jeudi|lundi|vendredi|séance|yoga|cours|réunion|besoin|réserv*|toujours toi|monopol*|soir|créneau*|tranquille & !sale|miettes|traîn*|inconnu*|canettes|bouteilles|rang*|assiettes|fous rires, utiliser le salon|bureau, qui utilise le, table du salon, il me faut la table|le salon, salon & créneau|réserv*|besoin|après midi & !sale|rang*',
    say: 'l’utilisation du salon',
    ask: {
      share_time: 'laisser le salon libre une partie du temps, pour une utilisation partagée',
      take_turns: 'alterner avec moi pour l’utilisation du salon',
      respect_space: 'me laisser l’utilisation du salon à ce moment',
      give_notice: 'me dire à l’avance tes besoins pour l’utilisation du salon',
    },
  },
  house_meeting: {
    hear: 'réunion & coloc*|appart|maison|tous|dimanche|ensemble|report*|déplac*|prochaine, réunions & coloc*|maison|tous, conseil de coloc, se poser & tous|ensemble, posait & tous|ensemble, point coloc, réunion & coloc|dimanche|tous|semaine|rappel|oubli* & !travail|visio|boulot|client*, réunion de coloc, se réunir, on se réunit, point tous ensemble, tous ensemble & parler|discut*|café, discussion tous, se poser & parler|organisation|soir, réunion & coloc|appart|dimanche|prochaine|tous',
    say: 'la réunion de la coloc',
    ask: {
      be_on_time: 'être à l’heure à la réunion de la coloc',
      give_notice: 'prévenir avant de manquer la réunion de la coloc',
    },
  },
  shared_meals: {
    hear: 'manger ensemble, dîner & ensemble|commun|préven*|prêt|froid|attend*|tous|nous, repas & ensemble|commun*|préven*|tous|partag*, manges avec nous, mange avec nous, bouffe ensemble, brunch & ensemble|tous|dimanche, barbecue, une part & jet*|mang*, dîners, cuisiner ensemble, souper ensemble, remange ensemble, mange ensemble, repas & ensemble|tous|prêt|froid|seul*|prépar*, dîner ensemble, préparé & gratin|dîner|repas|tout le monde, cuisiné pour, seule à table, seul à table, brunch, raclette & ensemble|tous|samedi, crêpes & ensemble|tous|soirée, petit déj ensemble, apéro ensemble, dînes|dîne|dînez avec nous, cuisine pas pour rien, repas & ensemble|commun|froid, dîner & ensemble|attend*|jeudi|réserver|coloc',
    say: 'les repas ensemble',
    ask: {
      be_on_time: 'être à l’heure pour les repas ensemble',
      give_notice: 'prévenir quand tu manques les repas ensemble',
    },
  },
  lateness: {
    hear: 'retard & !paiement|loyer, en retard, à l heure & être|jamais|toujours|pas|sois|soyez, ponctuel*, attendu & heure*|minutes|te|devant|porte, attendre & fais|heure|heures|fait|toujours|me|nous, poireaut*, pas venu & rendez vous|devais, jamais là & heure, lapin & pos*, tu devais être là, devais être là, arriv* & retard|heure après|tard & !prévien*, faire attendre, et personne, personne n était là, serais là à, tu serais là, attendu, j ai attendu, poireauté, une heure de retard, heures de retard, minutes de retard, l heure prévue, ponctualité, pas là à l heure, lapin, attendrai plus, j attends & heure|bas|minutes, ça fait .. heure* que j attends, t es où, à la bourre',
    say: 'la ponctualité',
    ask: { be_on_time: 'être à l’heure', give_notice: 'prévenir en cas de retard' },
  },
  cancelled_plans: {
    hear: 'annul*, repouss*, reporté*|reporter|reporte|report & fois|encore|ménage|soirée|date|réunion|dîner, décal*, au dernier moment, dernière minute, changement de programme, changements de programme, changer de programme, changé* & plan*|programme|date|avis & !mon avis, plans & chang*|tomb*|annul*, tombe à l eau, laissé tomber & plan*|soirée, exprès & samedi|libéré|libre, désist*, seule à table, seul à table, personne n est venu, personne est venu, tombé à l eau, annulé, reporté, repoussé, décalé, changé d avis, laissé en plan, planté & soirée|dîner|rendez vous|hier, oublié & rendez vous|soirée|dîner|notre, désistement, ton excuse & rendez vous, poser un lapin, posé un lapin, faux bond',
    say: 'les changements de programme',
    ask: { give_notice: 'me prévenir plus tôt des changements de programme' },
  },
  late_return: {
    hear: 'rentr* & tard|nuit|3h|2h|4h|minuit|ivre|bourré*|soûl* & !chez moi ça, rentrer tard, rentres tard, rentrez tard, retour* & tard|nuit & !soirée, arriv* & 3h|2h|4h|minuit|nuit & porte|réveil*|cuisin*, rentres à & 2h|3h|4h|1h|minuit, rentrer à & 2h|3h|4h|minuit, rentres & tard|nuit|3h|2h|4h|minuit|boîte|soirée|bourré*|ivre, en pleine nuit & rentr*|porte|clé*|arriv*, au milieu de la nuit & rentr*|porte|arriv*, clés dans la serrure, retour de soirée, tes retours, retours & matin|h|nuit, rentr* & tard|nuit|matin|minuit',
    say: 'les retours tard à la maison',
    ask: {
      turn_down: 'faire un peu moins de bruit lors des retours tard à la maison',
      close_door: 'fermer doucement la porte lors des retours tard à la maison',
      give_notice: 'me prévenir des retours tard à la maison',
    },
  },
  work_schedule: {
    hear: 'me lève & heure*|tôt|5h|6h|7h|à, je me lève, lever tôt, de garde & semaine|nuit|je, bosse|bosses|bossent demain, travaille* de nuit, travaille* la nuit, bosse* de nuit, travaille demain, commence & 5h|6h|7h|tôt, horaires de travail, mes horaires, de nuit & travail*|boss*|semaine|garde, équipe du matin|de nuit, levé* à 5h|6h, je bosse & demain|tôt|5h|6h, réveil & 5h|6h & je, j embauche, embauche à, je commence à, levée à, debout à, je bosse & tôt|nuit|demain|matin, je travaille & tôt|nuit|demain|matin|6h|5h, de garde, infirmi*, hôpital, équipe de nuit, travail de nuit, service & matin|nuit|tôt & travail*|mon, me lever',
    say: 'mes horaires de travail',
    note: 'J’ai mes horaires de travail à respecter.',
  },
  appointments: {
    hear: 'plombier, technicien, électricien, livreur, livraison*, rendez vous & appart|maison|technicien|agence|plombier, rdv & technicien|plombier|agence|maison, réparateur, état des lieux, agence & pass*|vient|visite|venir, relevé & compteur, ramon*, chauffagiste, propriétaire & pass*|vient|visite, visite & agence|appart|propriétaire, ouvrir au, livraison, agence, gaz & relevé|technicien|vien*|pass*, ramoneur, serrurier, déménageur*, rdv, rendez vous & technicien|maison|appart, compteur, installateur',
    say: 'les rendez-vous à la maison',
    ask: {
      give_notice: 'me prévenir des rendez-vous à la maison',
      be_on_time: 'être là à l’heure pour les rendez-vous à la maison',
      help: 'aider pour les rendez-vous à la maison',
    },
  },
  calendar: {
    hear: 'calendrier, agenda, planning & partag*|commun|coloc|frigo & !ménage, emploi du temps, tableau & dates|not*|frigo, planning & partag*|frigo|not*|commun, google agenda, ardoise & not*|dates, dates & regard*|ensemble|note*, planning, mon nom & planning|disparu',
    say: 'le calendrier partagé',
    ask: {
      give_notice: 'le noter à l’avance dans le calendrier partagé',
      be_on_time: 'être à l’heure pour ce qui est dans le calendrier partagé',
    },
  },
} as const satisfies ConceptPart;
