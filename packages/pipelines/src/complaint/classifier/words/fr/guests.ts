/** Visitors, partners who stay, parties. */
export const GUESTS = `
3: invite|invites|inviter|invitee|invitees|invitent|invitez|invitait|invitation|invitations|invitais|inviterais
visite|visites|visiteur|visiteurs|visiteuse
tes|ses|vos potes|amis|amies|copains|copines|collegues|parents|cousins|invites|freres|soeurs|pote|conquetes|plans
ton|son|votre pote|ami|amie|copain|mec|petit|frere|pere|cousin|ex|compagnon|chum|conjoint
ta|sa copine|meuf|nana|petite|soeur|mere|famille|cousine|compagne|blonde, copain|copine|meuf|mec|nana
petit ami|copain, petite amie|copine, du monde, des gens|inconnus|potes|amis|copains|mecs|filles
inconnu|inconnus|inconnue|inconnues|etranger|etrangers, gens que je, connais pas ces|les
ramene|ramenes|ramener|ramenent|ramenez|amene|amenes|amener|amenent _ gens|monde|potes|amis|quelqu|mec|mecs|fille|filles|copain|copine|inconnus|personne|invites|conquetes|appart|maison
fete|fetes|soiree|soirees|teuf|teufs|boum|apero|aperos|afterwork|after|anniv
dort|dorment|dormir|dormi|dorme ici|chez|la, dort|dorment|dormir sur|dans le canape|salon
reste|restent|rester|restee|restes dormir|ici|la|chez|plusieurs|toute|tout|des|trois|deux
passe|passent|passer la nuit|nuits|le week, squatte|squattes|squatter|squattent|squat
vit|vivent|habite|habitent pratiquement|quasiment|presque|ici|maintenant
quasiment|pratiquement|presque _ vit|habite|ici|installe|emmenage, installe|installee chez|ici
recevoir|recois|recoit|recevez, heberge|heberges|heberger|airbnb|couchsurf*, colocataire de plus, coloc de plus
a l improviste, debarque|debarquent|debarquer, plan cul|plans|tinder
un|deux|trois mois|semaines|jours complet|sur|sur le canape, sur le canape, nuits par semaine, a cinq|six|quatre
alterner avec, chez lui|elle, cremaillere, chorale|equipe|groupe au|a la|dans salon|maison|appart?
une dizaine|vingtaine|quinzaine, voyageurs|touristes|voyageur, ramener|ramene|ramenes un|une|des inconnu*
rencontre|rencontree a|en|sur, reste|restera aussi la|une semaine, ta soeur arrive|vient|reste, dort ici
elle|il dort|reste|squatte ici|la|tous, encore la|ici ce, conquetes
personnes|gens|types|mecs que je|on connais|connait|connaissais pas, six|cinq|dix|vingt personnes|inconnus
quelqu un sur|dans le|notre canape|salon, toujours quelqu un|du monde, pique assiette
depuis que . dort|vit|habite ici|la, armee du salut, vire moi ce|cette|ton|ta
groupe de travail|amis|lecture|theatre|revision, visiteurs
2: amis|amie|ami|potes|pote|copains, monde, gens, partenaire, famille, double|copie des|de cles|la|cle
bande|clique|copains|copines|collegues|conquete*|amant*|plan cul|mari|femme|fiance*|belle|beau mere|pere|famille
cousin*|neveu*|niece*|tonton|grand mere|pere, du monde samedi|vendredi|ce|a|chez|tous
inviter|invite*|recev*|recoi*|accueill*|heberg*|loge*|squatt*|incrust*|tape l incruste
passe|passent|reste|restent|dort|dorment|vient|viennent|debarqu*|plante*|install* ici|a|chez|tous|sur|pour|la nuit|dormir
teuf*|fete*|fiesta|soiree*|boum|apero*|barbecue|cremaillere|anniv*|raclette party|nouvel an|afterwork
a l improviste, sans prevenir _ monde|gens|ami*|invite*, inconnu*|etranger*|tete* que, gens que
matelas|canape lit|clic clac|sac de couchage, un|une de plus, cinq|six|sept|quatre a|dans l, double des|de cles
donner|donne|prete|laisse les|la|tes|nos|une cles|cle|clefs, airbnb|couchsurf*|sous lou*, quelqu un dormir|ici|dans
ton|ta|tes mec|meuf|pote|potes|ami*|soeur|frere|parents|cousin*|invite*|copain*|copine*|gars|fille*
0: tout le monde, beaucoup de monde au, bonne|bonsoir soiree, cette soiree, en soiree, toute la soiree
chaque soiree, la soiree, en fin de soiree, ami|amis comme, entre amis, on est amis, gens normaux|bien|de la
fete des|du|nationale, du monde dans|le monde, reste|rester|restes a|poli|calme|dans|en|au|respectueux|du, en visite
reste la, monde entier, le monde, reste ici, des gens qui vivent|dorment|travaillent|bossent, des gens
pour une soiree, prete pour une soiree, de la soiree, gens qui|normaux, au dessus, dorme chez, chez mon, collegues
mes collegues, devant mes, gens qui vivent ici, qui vivent ici, vivent ici
parle|raconte|dit|dire|raconter|racontes a ta|tes|ton|sa mere|soeur|copine|potes|amis|pere|copain|parents
rupture a ta mere, ta fille|fils, robe de soiree, tenue de soiree, par soiree, mari*, mardi soir, de soiree
fete des, bandes|bande de, bonne soiree, a trois ou|a quatre, trois ou a quatre
`;
