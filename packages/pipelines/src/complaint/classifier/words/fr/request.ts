/** Asking the reader to do something, or to do it otherwise. */
export const REQUEST = `
3: s il te|vous plait, stp, please
pourrais|pourriez|pourrait|pourrions|peux|pouvez|peut|pouvons|pourras tu|vous|on|nous
tu|on|vous pourrais|pourriez|pourrait|peux|pouvez|peut|pourras|pourrez
est ce que tu|vous|on|ca peux|pourrais|pouvez|pourriez|peut|pourrait|serait
ca te|vous|t derange|derangerait|embete|ennuie|dirait|va|irait|irait
ca serait|sera bien|cool|sympa|top|super|genial|mieux|possible|chouette
ce serait bien|cool|sympa|top|super|genial|mieux|possible|gentil|chouette, serait possible|bien|sympa|cool
j aimerais|apprecierais|aimerai bien? que|qu|vraiment|beaucoup|si, j apprecierais
je voudrais|souhaite|souhaiterais|prefererais|veux|demande|aimerais que|qu|bien|te|vous
je te|vous demande|prie|saurais|serais|demanderais de|d|gre|reconnaissant|reconnaissante, merci de|d, merci d avance
priere de, pense|penses|pensez a|au, oublie|oublies|oubliez pas
essaie|essaye|essayer|essayez|essaies|essayons|tache|tachez de|d|un, fais|faites|faire attention|gaffe|en|un effort
veille|veillez|veuillez a|de|faire|ranger|nettoyer, il faut|faudrait que|qu|vraiment|absolument tu|on|vous|ca
faudrait, faut que tu|on|vous, tu|vous dois|devrais|devez|devriez, on devrait, j ai besoin|bes que|qu tu|vous|on?
j attends que|de toi|vous?, et si on|tu|vous, si on se|faisait|mettait|pouvait|essayait
si tu|vous pouvais|pouviez|pourrais, la prochaine fois, a l avenir
desormais|dorenavant _ tu|on|previens|demande|merci, previens|prevenez|dis|dites moi|nous|le
me prevenir|previens|le|dire avant|a|si|quand|l, demande|demandez|demander moi|avant|d, a ton tour, c est ton tour
a toi de, c est a toi, arrete|arretes|arretez|arreter|cesse|cesses|cessez de|d|avec|un|ca|tes|ton|ta|$, stop
on s organise|arrange, on se met|partage|repartit|organise|pose|voit d|le|les|la|comment
mettons|organisons|trouvons|faisons|parlons|partageons nous|un|une|en|le|la
coupe|debranche|eteins|remets|rends|range|vide|lave|ferme|baisse|supprime|efface ce|cette|la|le|les|ton|ta|tes|ca|moi|ton
petite demande, un peu plus|moins fort|doucement|tard|tot|rapide|souvent|discret
^ baisse|baissez|range|ranges|rangez|nettoie|nettoies|nettoyez|lave|laves|lavez|sors|sortez|vide|videz|ferme|fermez|eteins|eteignez|paie|paye|payez|utilise|utilisez|mets|mettez|fais|faites|parle|parlez|reponds|repondez|respecte|respectez|rends|rendez|laisse|laissez|prends|prenez|jette|jetez|frappe|frappez|toque|toquez|enleve|enlevez|ramasse|ramassez|viens|venez|dis|dites|va|allez|garde|gardez|evite|evitez|achete|achetez|repare|reparez|passe|passez|tire|tirez|essuie|essuyez|bouge|bougez|attends|attendez|deplace|deplacez|partage|ecoute|ecoutez|aide|aidez|occupe|occupez|previens|prevenez|change|remets|remettez|sois|soyez|tais|supprime|efface|debranche|coupe|envoie|vire|grandis|apprends|calme|lache|retire|recupere|descends|monte|trouve|trouvons|assieds|bosse|decroche|excuse|colle
^ et|mais|donc|alors|puis|aussi baisse|range|nettoie|lave|sors|vide|ferme|eteins|paie|mets|fais|respecte|reponds|arrete|arretez|previens|coupe|rends
^ laisse|laisses|fais|mets|claque|crie|fume|invite|jette|ramene|oublie|reveille|gare|monopolise|sois|joue|parle pas|plus
^ baisser|ranger|nettoyer|laver|sortir|fermer|eteindre|respecter
tu nettoies|ranges|baisses|fermes|viens|passes|laves|vides|sors $, ? tu *es|*s $, il faut|faudrait que tu|vous|on
on se organise|partage|repartit|pose, ^ degage|vire|sors tes|ton|ta|les, demandez|demande|demandez aussi mon|ma|moi
dehors ou, ou tu arretes|sors|changes|baisses, ? tu me fais|rapportes|rends|vires|passes|prends
oter|ote|otes tes|ton|ta, jeter un oeil, passer l aspirateur, ? pourraient|peuvent|pourrait|peut
tes . pourraient|peuvent, on peut tous|toutes|essayer|faire|se|mettre|rincer|ranger|laver|echanger|partager
2: moins fort, moins de bruit, plus doucement, au moins, un peu plus|moins, avec un|des|tes casque|ecouteurs
ca aiderait, idealement, serait, maintenant, tout de suite
? tu|vous|on *es|*ez|*e|*s|*ons|fais|mets|prends|viens|comptes|veux|veut le|la|les|ton|ta|tes|un|une|me|moi|ca|plus|moins|de|d|a|au|avec|l|aujourd|ce|cette|en
? tu me|m|nous|le|la|l *es|*s|*e, ? tu veux|veut|voudrais|voudrais bien|pas|qu|que|que, ? on *e|*t|*ons, ? *ons
0: tu peux|pourrais m|me expliquer|dire|preciser|rappeler|confirmer
peux|pourrais|pouvez|pourriez tu|vous m|me expliquer|dire|preciser|rappeler|confirmer
vous pouvez|pourriez me|m expliquer|dire|preciser|rappeler, tu peux pas|plus|rien|toujours, comment tu peux|peut
comment peux tu, on peut pas|plus|rien|parler|en|jamais|se parler, peut etre, on peut entendre|sentir|voir|dire
quand|si|des|comme tu peux|pouvez|veux|pourras, on doit parler, il faut qu on parle, faut qu on parle|discute
il faut que je|j, tu dois etre|te|avoir|penser|savoir|croire|vraiment
^ entre|entres|touche|touches|prends|utilise|utilises|ouvre|ouvres|lis|mange|manges|fouille|rentre|rentres pas|plus
arrete|arretes|arretez|arreter|cesse de prendre|fouiller|toucher|utiliser|entrer|rentrer|lire|ouvrir|manger|piquer|emprunter|raconter|venir|espionner|voler|m|me
arrete d entrer|utiliser|ouvrir|emprunter, laisse|laissez moi|mes|mon|ma tranquille|seul|seule|affaires|?
respecte|respectez|respecter mon|ma|mes, sors|sortez de ma, plutot que|bien|mal, je veux|souhaite|voudrais pas que
je prefere que tu|vous|personne pas, que tu saches, stop a, ^ passe ton|une|un, ^ fais ch|la|chier, ^ dis donc|a
^ va te, ? tu crois|penses|trouves|sais|es|as|vois|te|t|realises|vis|entends|m|me|l
? tu as|avais|es|etais|etait|sais|travailles|dors|pars|rentres|viens, ? on a|est|avait|dirait|peut
? tu le|la|l|me sais|savais|as|dis, ? vous|on avez|etes|est, merci d avoir|etre, merci de pas|plus, merci de ne
c est a toi qui|le, a toi de jouer, coupe ma|la parole|me, ? tu fais ca|quoi|exprès|expres|la|semblant
? tu te rends|fous|moques, on se parle|dit|croise|voit|voyait, ? combien on|tu|il, combien on doit, ? on doit
`;
