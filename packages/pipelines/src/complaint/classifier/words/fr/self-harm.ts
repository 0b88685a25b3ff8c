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
`;
