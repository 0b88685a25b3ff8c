import type { AskTable } from '../concept-words.ts';

export const ASKS_FR: AskTable = {
  turn_down: {
    hear: 'baisse & !prix|rideau, baisser, baisses, baissez, moins fort, moins de bruit, volume, plus bas & parl*|mets|mettre, doucement & parl*|march*|voix|pas, calme & besoin|peu|garder|moments, silence & besoin|peu|garder|svp, faire moins, moins bruyant*, taire, tais toi, taisez, chut, limiter les & bruits|aboiements, un autre moment & appareils|bruyants|aspirateur|machine, trop fort, si fort, éviter le bruit, sans bruit, coupe ce micro, coupe & son|musique|micro, vos gueules, ta gueule, fermez la, ferme la & gueule, baisser, moins fort, moins de bruit, volume, chut, plus bas, bruit & arrêt*|moins|faire, trop fort, mets moins, à fond & musique|son|télé, baisse la, baisse le, baisse un, baisse ta, baisse ton, baisse ce, mon calme, du calme, de calme, un peu de silence, doucement & march*|parl*|porte|voix, de la fermer, le bruit, baisse le son, éteins ta musique, plus doucement',
    say: 'faire un peu moins de bruit',
  },
  use_headphones: {
    hear: 'casque & !moto|vélo|grit*, casques, écouteur*, oreillette*, airpods',
    say: 'mettre un casque',
  },
  stop: {
    hear: 'arrête & !bus, arrêter, arrêtes, arrêtez, arrête*, stop, ça suffit, plus jamais, cesse*, cesser, ne veux plus, veux plus, je ne veux pas, je veux pas, dernière fois, c est fini, pas d accord & ne suis|suis, ne fais plus, évite de, éviter de & !lancer, s il te plaît ne, ne .. plus & s il te plaît|svp|stp, pour moi c est non, encore une fois & tu verras|et, je n accepte pas, n accepte plus, compter sur moi & arrêter, ne laisse pas, ne laissez pas, ne prends pas, ne touche pas, ne m appelle pas, n ouvre pas, n entre pas, ne mange pas, ne fume pas, ne mets pas, ne parle pas, ne fais pas, n utilise pas, ne lis pas, ne poste pas, ne publie pas, je n aime pas, je préfère que tu ne, n accepte pas, plus possible, intolérable & arrêt*|dehors, ça s arrête, j aimerais que tu arrêtes, je ne veux plus, c est non, non merci, plus une seule, plus un seul, plus aucun*, encore une nuit, touche encore, laisse encore, refais, dégage, je préfère laisser, ne tolér*, hors de question, refuse',
    say: 'arrêter cela',
  },
  ask_first: {
    hear: 'demand* & avant|sans|d abord|moi, demande moi, me demander avant, demander avant, sans demander, sans permission, sans autorisation, sans me demander, poser la question avant, avec ma permission, me consulter avant, sans me demander, sans demander, sans permission, sans me prévenir & prend*|mon|ma|mes|utilis*, demande moi, demander avant, me demander, demande avant, avant de prendre|utiliser|ouvrir|inviter|changer|toucher|manger, avec mon accord, mon autorisation, sans moi & déplac*|touch*|ouvr*, s en serve, libre service',
    say: 'me demander avant',
  },
  clean_up: {
    hear: 'nettoy*, nettoi*, rang* & !en rang, ranger, range, laver & !mains, lave & !vaisselle plein|linge|lave vaisselle plein, laves, vaisselle & faire|fais|fasses|faites|ta|lav*, essuy*, essui*, enlever & cheveux|poils|miettes, enlève* & cheveux|poils|les, balay*, passer .. coup|éponge|aspirateur|balai|serpillière, passe .. coup|éponge|aspirateur|balai, débarrass*, ménage & faire|fais|fasses|peux, vider & lave vaisselle|machine, vide & lave vaisselle, propre & laisser|laisse, tirer la chasse, chasse & tir*|option, ramass*, frott*, récur*, étendre & serviettes, faire le tri, faire quelque chose contre l odeur, faire ce qu on avait, rinces, rincer, rince, nettoies, nettoyer, nettoie, range, ranges, ranger, lave, laver, laves, ramasse, ramasser, passer l aspirateur, passer la serpillière, passer le balai, essuie, essuyer, vider, frotter, désinfect*, la vaisselle & faire|fais|ta, enlève les, jette & restes|moisi*, après toi, derrière toi, décaper, décap*, litière & occupe|chang*|vid*, vire* & moisi*|frigo|horreur, trébuch*, coup d éponge, ce qui traîne, tire* la chasse, lessiver, astiqu*',
    say: 'nettoyer et ranger',
  },
  take_out: {
    hear: 'sortir|sors|sort|sortez|sortes .. poubelle*|ordures|tri|bac*|sac*, descend* .. poubelle*|verre|tri|carton*|bouteilles, descendre le|la|les, prendre le verre, jeter & restes|poubelle*|carton*|bouteilles|verre, porter .. verre|bouteilles|tri, vider la poubelle, poubelle* & sort*|descend*|vid*, sors les, sors tes, sortir les, descends, descendre, jette, jeter, poubelle & sort*|tour|plein*|déborde*, emmène & verre|bouteilles|carton*, déposer & verre|bocaux|conteneur|bouteilles, conteneur',
    say: 'sortir ce qu’il faut',
  },
  return: {
    hear: 'rendre & !visite|compte|service|fou|folle|triste, rends & !compte|service, rende*, rapport*|rapporte & mon|ma|mes|la|le|les & !par rapport, ramène & mon|ma|mes|le|la, remettre & place|en place, remets & place, redonn*, récupér* & mon|ma|mes|puis|peux|voudrais, remettre les, rendre un jour, rendre & comptes & mon|ma|mes|me',
    say: 'le rendre',
  },
  replace: {
    hear: 'rachet*, remplac*, racheter, acheter & nouveau|nouvelle|autre|papier|éponge|un|une & tu peux|peux tu|pourrais, prendre & papier|éponge|pain & passant|route|tu peux, refaire un double, reprendre & passage|papier|liquide|pain|lait, en reprendre, racheter, rachète, remplacer, remplace, un neuf, une neuve, plus de papier|liquide|savon|lait|café, en prendre, au passage',
    say: 'le remplacer',
  },
  share_time: {
    hear: 'partag* & place|machine|salle|temps|cuisine|équitable*|salon|étagères|utilisation & !photos, créneau*, plus court*, moins longtemps, moins de temps, plus vite, libre & laiss*|parti*, me laisser & samedi|matin|machine|salle|place|eau|cuisine, horaire* & convenir|trouver|mettre|salle|cuisine, plus tôt & douche|salle, tour & salle|douche|machine, jour* & lessive*, dépêch*, une heure & salle|douche|bain, organis* & matin|salle|tour*, à tour de rôle, répartir & autrement|salle|horaire*|matin, répartir ça, le soir & douche|machine|bain, douche le soir, répartir, se répartir, créneaux, à tour, autrement & répart*|organis*, après moi, avant moi, plus tôt, laisse moi & salle|machine|cuisine|place, partager & salle|machine|cuisine|salon|place, maquiller dans ta chambre, sors de cette|la & salle|douche, cuisine est à moi, salle de bain est libre, salle de bain & prise|occup*|libre, machine est à moi',
    say: 'le laisser libre une partie du temps',
  },
  take_turns: {
    hear: 'chacun son tour, chacun sa semaine, à tour de rôle, ta part & ménage|tâches|tours|faire|faisais & !pay*, ta semaine, la tienne & faire|fais, alterner & ménage|vaisselle|poubelles|tri|sol|courses|lave|utilisation, partag* & tâches|ménage|corvée*, répartir, répart* & tâches|ménage, ton tour & faire|fais|c est, faire ta part, participer & ménage|tâches, ton tour, ton tour, mon tour, on se partage, partage le ménage, partager & ménage|tâches|corvées, chacun son tour, chacun sa, ta part du ménage, fais ta part, la tienne, à toi de & nettoy*|sort*|pass*|faire, tour de rôle, répartir & tâches|ménage|corvées, un jour sur deux, qu on tourne, on tourne & faut, chacun sa part',
    say: 'faire ta part',
  },
  be_on_time: {
    hear: 'à l heure, ponctu*, tenir & parole|promesse*|engagement*|ce qu on, tiens & parole|promesse*, respecter & horaires|heure|ce qu on|engagement*|accord, sois là, être là à|pour, ne sois pas en retard, comme promis, comme convenu, ce que tu as promis, à l heure, ponctuel, tiens ta promesse, tes promesses & tiens|tenir|respect*, aujourd hui pas, pas en retard, arrive à l heure, comme prévu, tenir parole, attendrai plus, je n attends plus',
    say: 'être à l’heure',
  },
  talk: {
    hear: 'parler & veux|voudrais|besoin|peut|pourrait|peux|moment|ensemble|avec moi|faut|aimerais|café|en|autour|de l appart|viens & !sur un ton|dos|fort|bas|façon, on se parle, se parler, discut* & peut|pourrait|ensemble|moment|veux|aimerais|en, s asseoir, se pose|poser|posait & ensemble|tous|deux|café|parler|dimanche, un moment pour parler, en discuter, viens me parler, parle moi & au lieu|plutôt|s il|stp|svp, revoir les factures avec moi, en parler ensemble, qu on parle, on peut parler, peut parler, reparler, on se voit & parler|reparler|discut*, discuter, on discute, on en parle, en parle, se parler, parle moi & étouffe|mot|bon dieu|s il, s asseoir & parler|discut*|ensemble, autour d un café, faire le point, mettre à plat',
    say: 'trouver un moment pour en parler',
  },
  explain: {
    hear: 'expliqu*, pourquoi & !tu peux pas|jamais, qui a|est|était & ?, qui & ? & a|déplacé|pris|mangé|cassé|laissé, c est quoi & ?, c est quel|quelle, est ce que tu as & ?, as tu & ?, tu as & ? & vu|reçu|pris|mis|ouvert|bien|lu|mangé|utilisé & !pourrais, tu n aurais pas vu, tu sais & ?|qui|quand|comment|si|où|pourquoi, qu est ce qui s est, que s est il passé, tu voulais dire, voulais dire, quand & ?, où & ?, combien & ?, quel|quelle & ? & jour|heure|est, ou & ? & c est|cette|travailles|dort|bien|celui|reste, arrive bien & ?, retenu, dis moi ce que|pourquoi|qui|comment, je ne comprends pas, clarifi*, une question, petite question, me dire ce qui|un peu plus, ce qui s est passé, je me demande, c est toi, c est ton & ?, tu m en veux, fâché* & ?, ? & !pourrais|peux|pouvez|pourriez|on peut|pourrait|s il te plaît|svp|stp|est ce que tu pourrais|ça t irait|tu me dis|tu me rapportes|tu me fais|on se voit|on se partage|tu la rinces|dis le moi|tu nettoies|un jour, qui a & ?, c était toi, pourquoi, quelqu un a & ?, c était quoi, tu l as donné, tu as vu, où est, qui s occupe',
    say: 'm’expliquer un peu plus',
  },
  give_notice: {
    hear: 'prévien*, prévenir, prévenez, préven*, à l avance, dire & avant|à l avance|plus tôt & !directement, dis moi & si|quand|avant & !directement|pourquoi|gêne, dites moi & si|quand|avant, tenir au courant, tiens moi au courant, avert*, fais moi signe, me faire signe, savoir & à l avance|si|quand & besoin, un petit message avant, avant de passer & message, noter à l avance, tu me dis & avant|si|quand, dis moi & si|quand|avant|date|à l avance, prévenir, préviens, avertir, à l avance, avant lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche & si|dis|savoir, un message & avant|quand|si|petit, envoie moi un, fais moi savoir, tiens moi, la date, sans me prévenir, noter & agenda|horaires|planning, nous donner la date',
    say: 'me prévenir avant',
  },
  respect_space: {
    hear: 'laisse* moi tranquille, laisser tranquille, espace & besoin|laisse*|respect*|mon|peu|personnel, intimité, respect* & mon|ma|mes|intimité|espace|vie|sommeil|limites|repos, ne pas entrer, n entre* pas, entre* pas & chambre|dans, ne touche* pas, touche* pas, pas toucher, ne pas regarder, seul* & besoin|moment|laisse*|envie|être, paix & laisse*|fich*|fous|besoin|foutre, besoin qu on ne me réveille pas, réveille pas & me|moi|besoin, ne me réveill*, me laisser & yaourt*|nourriture|ouvrir|conversations|utilisation|fromage|courrier, laisser .. place & affaires, hors de ma, sors de ma, ne .. entre dans ma, pour moi & moment|heure|temps|besoin, me dérang*, dérange* pas, me traiter, traite* & moi|encore, ne me parle pas, me parle pas avant, ne regarde que moi, n entre pas, ne touche pas, ne fouille pas, ne lis pas, n ouvre pas, qu on l ouvre, mon intimité, ma vie privée, besoin de la pièce|du salon|du bureau, y être tranquille, être tranquille, tranquille, mon espace, seul & moment|être|besoin|laisse*, hors de ma chambre, mes affaires & laisse*|touch*, personne dans la salle, est à moi, à garder ce créneau, n y touches plus, rien à y faire, entrer dans ma chambre, décachet*, ma chambre & interdit*|personne|entr*',
    say: 'me laisser un peu d’espace',
  },
  knock: {
    hear: 'frapp* & porte|avant|entr*|chambre|instant, toqu*, frappe, frapper, toque, toquer, toques, frappes, entres|entre & douche|salle de bain|frapp*',
    say: 'frapper avant d’entrer',
  },
  agree: {
    hear: 'd accord & mettre|mette|met|mettons|trouver|tomber, convenir, trouver & solution|arrangement|compromis|terrain|moyen|façon, solution, compromis & trouv*|faire|un, arrangement, s arranger, s organiser & ?|ensemble|peut|pourrait, couper la poire, terrain d entente, on coupe la poire, se mettre d accord, on fait & moitié|planning|milieu & ?, se mettre d accord, on s arrange, on s organise, s organiser, on trouve, solution, compromis, on se partage, répartir, répartition & trouver|faire, on fait comment, comment on fait, moitié moitié, arrangement',
    say: 'trouver une solution ensemble',
  },
  limit: {
    hear: 'moins souvent, moins de & nuits|fois|visites|messages|soirées|monde|invités, moins d & invités|eau|messages, pas si souvent, trop souvent, si souvent, altern* & chez lui|chez elle|un peu, limit* & nuits|visites|soirées, deux nuits|soirs par semaine, un mois complet, tous les week ends, tous les soirs & ici|là|dort, réduire, nuits par semaine, tout le temps & là|ici, quasiment ici, un peu moins & !bruit|fort|temps|longtemps|de bruit, nuits sur sept, quatre nuits, cinq nuits, moins souvent, trop souvent, tous les week ends, une fois par semaine & plus|max|pas, maximum, pas plus de, trop de & messages|monde|nuits|invités|soirées, vire moi, pique assiette, armée du salut, avant 18h & répèt*|jou*, pas tous les, réduire, espacer, trop c est trop, plus de quelques jours, trouve autre chose, chez lui de temps en temps, chez elle de temps en temps, ne dort plus ici, semaines à la maison',
    say: 'le faire un peu moins souvent',
  },
  reply: {
    hear: 'répond* & moi|me|message*|groupe|stp|svp|s il|peux|pourrais|veux, réponds moi, répondre, réponse & attend*|besoin|donn*, réponds, répondre, répondes, réponse, oui ou non, me réponds, dis quelque chose, un petit mot & groupe|message*, jeter un œil, jette un œil, réagir, un pouce, mettre un pouce, répond*',
    say: 'me répondre',
  },
  listen: {
    hear: 'écoute moi, m écouter, écoute & !musique|casque|porte & moi|m|s il|peux, laisse* moi finir|parler|terminer, me laisser finir|parler|terminer, sans interrup*, ne me coupe* pas, ne m interromp*, écoute moi, m écouter, m écoutes, écoute & ce que|quand|un peu|s il, laisse moi parler|finir|terminer, me laisser parler|finir, laisse parler, sans couper, coupe la parole, couper la parole, me coupe*',
    say: 'm’écouter un instant',
  },
  speak_kindly: {
    hear: 'autre ton, ton plus, sur un ton|ce ton, parle* & respect|gentiment|calmement|correctement|autrement|mieux|bien & moi|me|m, ne me crie* pas, arrêt* .. crier, ne crie* pas, hausser le ton|la voix, hausse* pas, gentil* & plus|être|sois|moi, avec respect, poli*, plus doux, plus gentiment, autre ton, parle moi & gentiment|mieux|autrement|respect|calmement, parler autrement, parler mieux, parler correctement, gentiment, poliment, calmement, sans crier, ne crie pas, arrête de crier, crie pas, crie* dessus, sur ce ton, baisse d un ton, meilleur ton',
    say: 'me parler plus gentiment',
  },
  tell_directly: {
    hear: 'dis le moi, me le dire & !avance|avant, directement, en face, en personne, de vive voix, viens me parler, viens me voir, m en parles, parle m en, m en parler & directement|face|plutôt, dis le & face|moi|seuls, dire les choses, me parler & plutôt|dos|directement, plutôt que & dos|mots|groupe, dises à moi, me le dises, me le dire, dis le moi, à moi et pas, m en parler, viens m en parler, en face, directement, de vive voix, parle m en, parle à deux, en parle à deux, devant les invités, devant tout le monde, me le dis en face',
    say: 'me le dire directement',
  },
  include: {
    hear: 'inclu*, consult*, concert*, avec moi & décid*|choisi*, sans moi, décider ensemble, avant de décider, attend* & décid*|que je sois là|choisi*, demander l avis, mon avis, notre avis, participer & décision*|choix|aux, être au courant, au courant & aim*|tenir|être|mettre, nous en parler avant, en parler avant, demande moi aussi, demandez moi, demander mon avis, mon avis, notre avis, consulter, me consulter, décider ensemble, décide ensemble, ensemble & décid*|choisi*|choix, attendez moi, en parler avant, parlez en, inclure, avant d acheter, avant de changer|choisir|décider, au courant, choisisse à deux, choisi* ensemble|à deux, décid* ensemble|à deux|tous',
    say: 'm’inclure',
  },
  keep_private: {
    hear: 'entre nous & rest*|garde*|ça, garder pour toi, garde* pour toi, privé* & garder|rest*|photos, secret & gard*|rest*, ne raconte* pas, ne dis rien, n en parle* pas, ne le dis, sans me demander & vidéo*|photo*|story|post*|publi*, supprim*, enlever|retirer|enlève|retire & photo*|vidéo*|story, ne publie* pas, publi* pas, confid*, ne pas partager, parler de ma vie, c était privé, privé, secret, confiance & raconté|dit|confié, supprime, supprimer, enlève la photo|vidéo, retire la photo|vidéo, efface, ne poste pas, ne publie pas, sans mon accord & photo*|vidéo*|film*|story, en story, garde le pour toi, ne le répète pas, entre nous, as raconté, racontes, apparaître sur, stories, story, supprim* & photo*|story|vidéo*',
    say: 'garder ça entre nous',
  },
  pay: {
    hear: 'payer & !je ne vais|plus envie, paie*, payes, paye & !paye plus rien, rembours*, virer & moitié|part|argent|euros, vire* & moitié|part|argent|euros, virement, ta moitié, ta part & pay*|loyer|factur*|frais|internet|dépenses|euros|vers*, me dois, dois & euros|e|toujours|argent, partager & frais|prix|coût*|facture*, régler & facture*|loyer|part|dette, contribu*, donner & euros|argent|part|moitié & peux|pourrais|avant, euros & peux|dois|donn*|pay*|vir*|avant, virement, quote part, ta part & pay*|attend|vir*|euros|eau|loyer, loyer & pay*|retard|attend*|dois|vir*, facture & pay*|part|moitié|dois, tu me dois, ta moitié, rembours*, régler, avancerai plus, centime*',
    say: 'payer ta part',
  },
  turn_off: {
    hear: 'éteind*, éteins, éteign*, éteint*, couper & réveil|lumière*|chauffage|alarme & !pas couper, débranch*, allumé* & reste*|laiss*, coupe & alarme|réveil|lumière, éviter de lancer, laiss* .. allum*, ne pas éteindre, éteins, éteindre, éteint, éteignes, débranche, allumée, allumées, couper & sors|pars|radiateur, le couper, coupe le & radiateur|chauffage|gaz & !n accepte pas|pas qu on|absence',
    say: 'l’éteindre',
  },
  close_door: {
    hear: 'ferm* & porte*|fenêtre*|clé|doucement|volet*|derrière|partant, claqu* & !doigts, retenir & porte, retiens & porte, porte & retenir|doucement, à clé & ferm*|port*, pe la retenir, ferme ta, ferme la, ferme les, fermer ta, fermer la, fermer les, fermer ton, fermes, à clé, claque pas, sans claquer, doucement la porte, porte doucement',
    say: 'fermer doucement',
  },
  go_outside: {
    hear: 'dehors & fum*|va|aller|faire|télép*|appel* & !chauffe, à l extérieur, sur le balcon & fum*, dans une autre pièce, autre pièce, dans ta chambre & télép*|appel*|parl*|va|jou*, ailleurs & fum*|télép*|parl*|jou* & !rang*, sortir pour & fum*|télép*, à l intérieur & fum*, dehors, à l extérieur, autre pièce, va fumer, pas à l intérieur, pas ici & fum*, dans ta chambre & parl*|appel*|jou*|rire*|télép*, sur le balcon & fum*|appel*, dans ta chambre & prends|prendre|appels|fais, refum*, fum* & salon|appart|chambre|intérieur|cuisine, haut parleur & veux plus|réunions|appels, open space',
    say: 'le faire dehors ou dans une autre pièce',
  },
  move: {
    hear: 'déplac* & peux|pourrais|stp|svp|s il|ton|ta|tes|voiture|vélo & !mes affaires|qui a, bouger & voiture|vélo|tes|affaires, bouge & voiture|vélo|tes, ranger & ailleurs|vélo|chaussures|traînent, mettre ailleurs, ailleurs & mett*|mets|rang*|gare*|pos*, dégag* & laiss*|couloir|place|libre|plan, laisser libre, laisser .. libre, faire de la place, place & laisser|fais|faire & étagères|frigo|peu, sortir ton linge, sort* .. linge, enlève tes & chaussures|affaires, enlever tes, tourner la caméra, pousser & vélo|voiture|affaires, débarras, déplacer, déplace, déplaces, bouger, bouge, range & vélo|chaussures|cartons|haltères, ranger & vélo|chaussures|cartons|haltères, mettre ailleurs, ailleurs, à la cave, dans ta chambre & mets|mettre|range|pose|laisse, slalomer, libère, libérer, laisse la place, faire de la place, enlève tes, enlever tes',
    say: 'le mettre ailleurs',
  },
  repair: {
    hear: 'répare*, réparer*, réparation*, réparé*, faire venir & plombier|technicien, appeler .. plombier|proprio*|technicien|agence, réparer, réparation, répare, appelle le & plombier|proprio|technicien, appeler le & plombier|proprio|technicien, faire venir, prévenir le proprio, prévenir l agence',
    say: 'le faire réparer',
  },
  help: {
    hear: 'aide & !à dormir, aider, aides, aidez, coup de main, donner un coup, être là pour .. ouvrir, lui ouvrir, ouvrir & plombier|technicien|livreur, prendre soin, arroser & peux|pourrais|plantes, t occuper & plantes|chat|chien|animal, aide moi, m aider, m aides, tu peux m aider, nourrir, arroser, t occuper de, garder & chat|chien|enfant*|plantes, être là pour, ouvrir au, coup de main, rendre service, un service, dépanner, prendre du pain, sauverais la vie, service & rendre|demander',
    say: 'm’aider',
  },
  other: { hear: '', say: '' },
};
