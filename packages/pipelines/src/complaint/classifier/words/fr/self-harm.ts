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
`;
