const PILLS =
  'cachets|comprimes|medocs|medicaments|somniferes|pilules|anxiolytiques|doliprane|paracetamol|xanax|ibuprofene|antidepresseurs|calmants|lexomil|valium';
const DIE =
  'mort|morte|mourais|meurs|mourrais|creve|crevais|disparais|disparaissais|disparaisse|meure|existais';

/** The sender speaks of hurting or killing themselves, or of not wanting to live. */
export const SELF_HARM = `
3: me tuer|suicider|suicide|foutre|flinguer|pendre|mutiler|scarifier|tue|faire|taillader en|l|du|mal|moi
me faire du mal, suicid*, envie de mourir|crever|disparaitre|vivre, plus envie de vivre
veux mourir|crever|disparaitre, je veux mourir|crever, veux plus|pas vivre|continuer|exister|me reveiller?
ne veux plus vivre|exister|continuer, en finir, finir avec la|ma vie, mettre fin a mes|ma, fin a mes jours
mes jours, ma vie ne|n vaut|a plus|pas|aucun|sert, la vie ne vaut, vaut pas|plus la peine
serais|seriez|serait|seraient mieux mort|morte|sans, mieux mort|morte, plus de|aucune raison|raisons de vivre
automutil*|scarifi*, overdose, sauter|jeter|jette par|du|d|de la|un|pont|toit|fenetre moi?
me jeter|sauter par|du|sous|d, m ouvrir les veines, les veines, vaudrait mieux que je meure|sois|disparaisse
preferais|prefererais|prefere mourir|etre|crever mort|morte?
me suicider|pendre|flinguer|mutiler|scarifier|taillader, me tuer|foutre en l air, me tuer $
me jeter|jette sous|du|par|d un|dans _ train|pont|metro|fenetre|toit|balcon|vide, sous un train, plus la force $
disparaitre pour toujours, plus me reveiller $, seriez mieux sans moi, mieux sans moi
penser|pense souvent|a mourir|la mort, cachets|medocs tous|tout|la|avaler, me couper|me coupe les|encore veines
voudrais|aimerais|prefererais|prefere ne plus|pas me reveiller|exister|etre|vivre|la, ne plus me reveiller
remarquerait|manquerais _ plus la|personne, fatigue*|marre|lasse de vivre|exister $, je vais en finir
0: veux plus|pas vivre comme|avec|ici|dans|ca|ensemble|ainsi|la|sous|en
ne veux plus|pas vivre comme|avec|ici|dans|ca|ensemble|ainsi|la|en|continuer
envie de vivre avec|comme|ici|dans|en|la, plus envie de vivre avec|comme|ici|dans|en|la|ici
mourir|crever de faim|froid|chaud|rire|honte|fatigue|soif|sommeil, meurs de
en finir avec le|la|les|ce|cette|ces|tes|l, veux plus continuer a|comme|ainsi
me reveiller a|la|en|tous|chaque|pour|le, veux pas me reveiller
ne veux plus|pas continuer|me a|comme|ainsi|reveiller, me tuer a|au, me tue a|au|le, envie de disparaitre de
veux disparaitre sous, prefererais mourir que, vaut pas la peine de|d|que, vaut plus la peine de
me couper les cheveux|ongles, me coupe la|le|les parole|cheveux
plus la force de ranger|nettoyer|faire|discuter|crier, sous la douche
marre|fatigue*|lasse de vivre dans|avec|comme|ici|au|la, ne plus etre derangee?|reveillee?|dans|sur|oblige*|avec|le|la
3: m endormir et|pour|sans ne? plus|jamais|me . . reveiller, jamais me reveiller $, envie|espere|reve|pense|rever|penser de|a|que? ne? plus|pas|jamais me reveiller
me reveiller plus|jamais $, me reveille plus|jamais $, me reveillais|reveillerai plus|jamais $
simple|facile|tranquille|tranquilles|heureux|heureuse|heureuses|leger|bien . sans moi, sans moi tout|vous|ce|tu|ca|on|la|les|c _ serait|seriez|serez|iriez|irait|sera|serais|seraient _ mieux|simple|facile|tranquille*|heureu*|leger|bien
si je n? etais|existais plus la|vivant|vivante|en|de|parmi, si je n? existais plus, mieux|simple|facile|tranquille*|heureu*|leger si je disparaissais|mourais|mourrais|crevais|partais|n
plus|marre|fatigue*|assez|arreter _ etre|d un|une? poids|fardeau|boulet|charge, suis . un|une poids|fardeau|boulet|charge, qu un|une poids|fardeau|boulet|charge
quand|lorsque|si vous|tu|on|quelqu un? lirez|liras|verrez|verras|trouverez|trouveras|lisez|lis|lira|lit ca|cela|ceci|ce|cette|mon _ serai|suis|serais|aurai _ plus|mort|morte|parti|partie|disparu
compte|comptes|recompte|economise|accumule|stocke|aligne|garde|mis|conte deja|tous|bien? les|mes|tous|toutes|assez . cachets|comprimes|medocs|medicaments|somniferes|pilules|anxiolytiques, mis|garde|mets|mettre de cote _ cachets|comprimes|medocs|medicaments|somniferes|pilules|anxiolytiques, assez de cachets|comprimes|medocs|medicaments|somniferes|pilules|anxiolytiques
0: ne|plus|n plus|jamais|pas . me reveiller a|la|en|tous|chaque|pour|le|avec|au|toutes|cause|quand|si|dans|par|trop|tard|tot
ne|plus|n plus|jamais|pas? me reveiller a|la|en|tous|chaque|pour|le|avec|au|toutes|cause|quand|si|dans|par|trop|tard|tot, voudrais|aimerais|prefererais|prefere|envie|espere de? ne? plus|pas|jamais me reveiller a|la|en|tous|chaque|pour|le|avec|au|toutes|cause|quand|si|dans|par|trop|tard|tot
simple|facile|tranquille|tranquilles|heureux|bien . sans moi ce|demain|pour|a|au|samedi|dimanche|lundi|cette|dans|et
si je n? etais plus la pour|a|ce|quand|le, la|le poids|charge|fardeau, plus _ etre|d une charge de|commune|mentale
quand|lorsque|si vous|tu|on|quelqu un? lirez|liras|verrez|verras|trouverez|trouveras|lisez|lis|lira|lit ca|cela|ceci|ce|cette|mon _ serai|suis|serais|aurai _ plus|parti|partie la? avant|jusqu|chez|a|au|pour|en|faire|travailler|bosser
mis|garde les|mes|tous|toutes . medicaments|comprimes|medocs dans|sur|au|a|pour|du|de, assez de cachets|comprimes|medocs|medicaments|somniferes|pilules|anxiolytiques pour|contre le|la|l
compte|comptes|garde|mis deja|tous|bien? les|mes|tous|toutes|assez . cachets|comprimes|medocs|medicaments|somniferes|pilules|anxiolytiques du|de|pour la|le|chat|chien|mamie|lave
3: lettre|lettres|mot|message d adieu|adieux, lettre|lettres de suicide|adieu, ecrit|laisse|ecris _ lettre|lettres|mot _ adieu|tous|famille|parents, dernier|derniers message|mots|mot|soir|texto _ occup*|pardon*|adieu|prenez|prends|desole*|aime|veill*
personne|tout|tous|vous|quelqu|ca|t|on _ pleurer*|remarquer*|manquer*|fich*|apercev*|content*|soulag*|tranquill*|fou|fout|moque*|importe*|changer*|regretter* _ si|quand|lorsque|que je|j . serai|serais|etais|suis|sois|est? ${DIE}|plus|disparu, si|quand|lorsque je|j suis|serai|etais|serais|mourais|crevais|meurs|creve|soit|sois mort|morte, si|quand|lorsque je|j suis|serai|etais|serais|mourais|crevais|meurs|creve|soit|sois $
avale|pris|prends|prendre|avaler|gobe|gober|avalerai|prendrai|bouffe|ingere _ toute|tous|tout|toutes|entiere|boite|plaquette|flacon|tube|trop _ ${PILLS}|entiere, boite|plaquette|flacon|tube entiere|entier|de|d de? ${PILLS}, aligne|prepare|sorti|alignes|etale|prets _ ${PILLS}, tous|toutes mes|les ${PILLS}
serai|suis|verrai|vivrai|fetera|sera plus|pas|jamais la|vivant|vivante|noel|vie|monde|printemps a|au|en|quand|de noel|mois|printemps|prochain|decide|anniversaire|demain, verrai|vivrai|atteindrai|passerai pas|plus|jamais _ noel|ete|hiver|annee|anniversaire|jour|printemps|semaine|trente|nuit
me|m taillade|tailladais|tailladee|scarifie|coupe|coupais|entaille|ouvre|ouvert|suis|lacere|tranche|ouvrir ouvert|coupe|taillade|entaille? les|la|le|mes|l bras|veines|poignets|poignet|cuisses|avant|peau, me|m brule|brulais|bruler|cramer|pique avec|les|le|la|un|des . briquet|cigarette|cigarettes|clope|clopes|bras|fer pour|quand|et, me|m brule|brulais|bruler|cramer|pique avec|les|le|la|un|des . briquet|cigarette|cigarettes|clope|clopes|bras|fer $
prefere|aurais|aimerais|voudrais|regrette|devrais|etais|suis|aurait|fallait|vaudrait|mieux|dommage|pourquoi _ jamais|pas|plus|d nee?|naitre|naissance|existe|exister|existence, jamais nee?|naitre|du naitre, si j etais|suis pas|jamais ne|nee
corde|lames|lame|rasoir|noeud|${PILLS} est|sont|dans|au|attend|attendent . prete|pretes|prets|pret|accrochee|attachee|attachees|la, noeud coulant, me|m pends|pendre|pendrai|pendu|pendue, lames de rasoir
ma|la vie a|vaut|n|est|sert|perdu plus|pas|a|rien|finie|foutue|aucun|sans|tout aucun|de|un|son|le|rien|la|a? sens|interet|but|rien|peine, pense|penser|envisage|songe|reve|decide|envie|temps|vais|idee|hate a|d|de|en? d? en? finir une|pour|avec, pense|penser|envisage|songe|reve|decide|envie|temps|vais|idee|hate a|d|de|en? d? en? finir $, en finir pour de|toutes bon, en finir pour de|toutes $
que je|j sois|etais mort|morte, mieux|preferable|vaudrait que je|j meure|disparaisse|creve, mieux|preferable|vaudrait|reve|aimerais|voudrais|veux que je|j? existe|existais plus|pas, que je|j arrete|cesse d|de exister|vivre|respirer, arreter|cesser|arrete|cesse|plus d|de exister|respirer, facons|facon|manieres|maniere|moyens|moyen|comment de|d|pour mourir|crever|suicid*, facons|moyens|maniere|moyen|comment de|pour? me tuer, mourir sans|en souffrir|douleur|paix|dormant
plus|pas|marre|assez|fatigue* envie|de|la|l|force|raison|courage d|de|force etre|d|vivre|exister|continuer|rester|respirer|force de|en|au|parmi|sur|vivant|vivante|a? ce|cette|vivre|vie|monde|terre|vous, plus|pas|marre|assez|fatigue* envie|de|la|l|force|raison|courage d|de|force etre|d|vivre|exister|continuer|rester|respirer|force de|en|au|parmi|sur|vivant|vivante|a? $, plus|pas|aucune|sans force|courage|raison|raisons|energie|gout de|d|pour|a vivre|continuer|exister|rester|etre en|vivante|vivant|a, plus|pas|aucune|sans force|courage|raison|raisons|energie|gout de|d|pour|a vivre|continuer|exister|rester|etre $
de|sur|quitter|quitte|partir ce|cette monde|terre pour|bientot|demain|et, de|sur|quitter|quitte|partir ce|cette monde|terre $, rester|reste|etre|suis|merite|meriter _ en vie pour, rester|reste|etre|suis|merite|meriter _ en vie $, merite|meritais|devrais pas|plus|de de? vivre|exister|vie|rester|etre|respirer en|la|vivant|vivante, merite|meritais|devrais pas|plus|de de? vivre|exister|vie|rester|etre|respirer $, merite de mourir|crever
me|m tirer|tire|mettre|mets|loger|colle|foutre|faire|exploser|explose|tirerai une|sauter|la|le balle|cervelle|caisson|tete dans|si|ce|demain, me|m tirer|tire|mettre|mets|loger|colle|foutre|faire|exploser|explose|tirerai une|sauter|la|le balle|cervelle|caisson|tete $, a quoi bon|sert de? vivre|exister|respirer, a quoi bon|sert de? continuer|rester a|en vivre|exister|vie, a quoi bon|sert continuer|vivre|rester|exister|respirer|de|encore|se a|vivre|en|lever? $, pourquoi|comment je|continuer|continue|rester|suis|vivre|suis je? continue|encore|reste|a|toujours|vivre|respire|en vivre|en|vivant|vivante|respirer|la|vie, pourquoi|comment je|continuer|continue|rester|suis|vivre|suis je? continue|encore|reste|a|toujours|vivre|respire|en $
tranquille*|mieux|soulag*|content*|heureu*|libres|debarrasses|paix quand|si|lorsque|une|le je|fois|jour|j . serai|serais|etais|suis|j|je|mourrai|creve|crevais . mort|morte|enterree?|crevee?|plus|disparu, mieux|serais|merite|place|suis|voudrais|etre _ sous terre|pieds, six pieds sous
voiture|camion|bus|train|metro|quelqu|truc|voitures|chauffard _ m|me renverse|ecrase|percute|fauche|tue|acheve|roule|passe|bute, espere|aimerais|voudrais|souhaite|reve|prie _ m|me|je renverse|ecrase|percute|fauche|tue|meure|meurs|creve|faire|acheve et|ecraser|sur|demain|cette|dans|en|un|une, espere|aimerais|voudrais|souhaite|reve|prie _ m|me|je renverse|ecrase|percute|fauche|tue|meure|meurs|creve|faire|acheve $
sauter|saute|jeter|lancer|balancer|tomber|basculer|enjamber|enjambe|lacher|lache du|de|d|par|dans|sous|la|le|depuis|un haut|l|le|la|un|une|les? premier|deuxieme|troisieme|quatrieme|cinquieme|sixieme|septieme|huitieme|dixieme|pont|toit|falaise|vide|immeuble|metro|train|rails|rambarde|viaduc, quand|lorsque _ rentrer*|reviendr*|lirez|liras|trouver*|arriver* _ serai|suis|serais mort|morte|froid|froide|plus
autre|seule|meilleure|aucune|qu issue|solution|sortie|option _ mort|mourir|suicid*|crever|tuer, veux|voudrais|voir|voudrai|vois|pense pas|plus|jamais|ne voir|vivre|connaitre le|un|d|demain|autre|mon|jour . jour|matin|anniversaire|noel|lever|lendemain|autre|demain|aube se|prochain, veux|voudrais|voir|voudrai|vois|pense pas|plus|jamais|ne voir|vivre|connaitre le|un|d|demain|autre|mon|jour . jour|matin|anniversaire|noel|lever|lendemain|autre|demain|aube $, disparais|disparaitre|disparaisse|disparaissais|partir|pars pour de|toujours|jamais bon|vrai|tout, disparais|disparaitre|disparaisse|disparaissais|partir|pars pour de|toujours|jamais $
regarde|pense|fixe|vois|passe|arrete|sur|devant _ pont|rails|falaise|rambarde|corde|vide _ demande|sauter|pourquoi|facile|envie|matin|soir|jour, tout|souffrance|douleur|ca _ s? arrete|s|arreter|cesse|finisse pour toujours|bon|de|jamais, veux|voudrais|veut plus|pas etre la demain|ni, veux|voudrais|veut plus|pas etre la $, foutre|fous|fout en l air $, me foutre|fous|balance en|sous l|le|un air|train|metro
si je me reveillais|reveille|reveillerais pas|plus|jamais _ simple|mieux|monde|facile|grave|soulagement
0: merite|envie|force|courage|raison|plus|pas|marre d|de|pour|a la? vivre|continuer|etre|rester|exister a|avec|dans|ici|comme|la|au|discuter|ranger|reveillee?|derangee?|le|en|sur|oblige*|ca|ainsi|bruit
si|quand je|j suis|etais|meurs|creve de|d|la|pas|en|au, tous|toutes mes|les ${PILLS} du|de|dans|pour|contre, cru|failli|peur mourir|mort, plutot|prefere|prefererais mourir|crever que|de
pense|temps|envie|vais|decide d|de|a? en finir avec|une|et bonne|fois? pour|avec|toutes? toutes? , quitte|quitter|partir ce|cette|cet appart|appartement|coloc, reste|rester|suis en vie dans|grace
en finir une bonne fois pour toutes avec, en finir une bonne fois avec, en finir pour de bon avec, en finir avec ces|tes|vos|nos
`;
