/** How we speak or do not speak: no answer, notes, tone, decisions without a word. */
export const COMMUNICATION = `
3: communique|communiques|communiquer|communication|communiquez
reponds|repond|repondre|repondez|repondu|reponse|reponses|repondais|repondent|reponde
ignore|ignores|ignorer|ignoree|ignorent|ignorez|ignoré, vu|vus en, en vu|vue
laisse|laisses|laisser|laissee en vu|vue|plan, ghoste|ghostes|ghoster
groupe|conversation|conv de|whatsapp|la|messenger|coloc, le groupe, whatsapp|messenger|telegram|discord
passif|passive agressif|agressive|agressifs, passifs agressifs, mot|mots sur|laisse|laisses|colle|colles|du|que
petits mots, petit mot, postit|postits, post it|its, ton que|avec|de|sur|sec|agressif|employe, le ton, ce ton
ton ton, d un ton, sur un ton
me parle|parles|parlez|parler|parlent|adresse|adresses mal|comme|ainsi|avec|sur|de|pas|plus|sechement|sur|d
parles|parle|parler|parlez de? cette|cette|comme|sur|mal|sechement, facon|maniere de|dont parler|tu|me|vous
me crie|cries|criez|hurle|hurles|gueule|gueules|engueule|engueules|engueuler
crier|crie|cries|hurler|hurle|gueuler|gueule|gueules|cris sur|dessus|apres
eleve|eleves|elever|hausse|hausses|hausser la|le voix|ton, coupe|coupes|couper|coupez la|me parole
me coupe|coupes|coupez, interrompt|interromps|interrompre|interrompez
laisse|laisses|laissez|laisser moi|me finir|parler|terminer
ecoute|ecoutes|ecouter|ecoutez|ecoutee jamais|pas|ce|quand|moi|me|vraiment|l, m ecoute|ecoutes|ecouter|ecoutez
pas ecoute|ecoutee|entendu|entendue, me sens pas ecoute*|entendu*|consider*, fais|fait|faire la gueule|tete
ne me parle|parles|parlez|adresse, m adresse|adresses|adresser la|plus, plus la parole, dos, dans mon dos
ragot|ragots|potin|potins|rumeur|rumeurs|commerage|commerages, en face, en personne, directement, de vive voix
parle|parles|parler|parlez de moi, critique|critiques|critiquer|critiquez|reproche|reproches|reprocher
sans me|nous|m|en|consulter|prevenir|parler|rien|avertir|concerter|informer|un consulter|prevenir|parler|dire|demander|avertir|informer|inclure|mot
decide|decides|decider|decidee|decident|decision|decisions|decidez, consulte|consultes|consulter|consultez
informe|informes|informer|tenir au courant, au courant, tenue a l ecart, a l ecart
promis|promesse|promesses|promets|promettre, tiens|tenir|tient parole|tes|ta, parole
malentendu|malentendus|mal compris|quiproquo, tu voulais|veux|entends|entendais dire|par, voulais dire
qu est ce que tu voulais|veux|entends, entends|entendais par la
blague|blagues|plaisanterie|plaisanteries|plaisantes|vannes|vanne, moque|moques|moquer|moquez|moquent, rire de moi
ris|rit|rigoles de moi, sarcas*|ironie|ironique, attitude|comportement
sincere|honnete|franc|franche|franchise|honnetete, mens|menti|mentir|mensonge|mensonges|ment
excuse|excuses|excuser toi|m|moi?, dispute|disputes|disputer|engueulade|engueulades
discussion|discussions|conversation|conversations, remarque|remarques|commentaire|commentaires|reflexion|reflexions
plains|plaindre|plaint aupres|de|a, tu m as|avais pas|rien|jamais|meme|dit|prevenu|prevenue, rien dit|dis
m as pas prevenu|dit|prevenue|demande, jamais dit|prevenu, evite|evites|eviter me|de|m, m evite|evites
leves|lever les yeux, soupire|soupires, insulte|insultes|insulter|insultez, manque de respect|communication
respect|respectueux|respectueuse|respectueusement, de haut, condescend*, te plains de moi, plains de moi
a tout le monde sauf, insultes, oeil au groupe, au groupe quand, simple oui ou non, mon avis
vendu|change|repeint|jete pendant mes, parle comme a
silencieux|silencieuse|distant|distante|froid|froide|bizarre avec moi
au lieu de m|me|nous en|le|parler|dire|demander parler?, plutot que de m en parler
dises|dis|dit|dire aux autres que, pas dit un mot, dit un mot, finir mes phrases
2: message|messages|texto|textos|sms|mail|mails, prevenir|previens|previent|prevenez|prevenu|prevenue|avertir
parler|parle|parles|parlons|parlez|discuter|discutons, accord|convenu|convenus, faute|accuse|accuses|accuser
dire|dis|dit|dites, traite|traites|traiter moi|m|me de|comme|mal, traite moi, blagues|moqueries sur|a, mon accent
etre au courant, aurais|aurait aime|prefere|voulu etre|savoir|donner|que|qu, donner mon avis, mon avis
langue de vipere, vipere, te degoutes|degoute, tu me degoutes, me sens juge*|exclu*|invisible|mise|mis, juge|jugee
tendu|tendue|tension|tensions|ambiance, se posait|poser|pose tous|ensemble|autour, parler de l appart|la coloc
dis le moi|moi, dis moi|le en, devant les autres, sais tres bien, demande deux|trois|plusieurs fois, reponds moi
recu mes|mon messages|message|mail, sans m en parler, me repond*, en parler directement, pique|piques|petites piques
remarque*|reflexion*|critiqu*|reproch*|jug*|moqu*|blagu*|vanne*|sarcas*|iron*|imit*|surnom*|accent|rabaiss*|humili*|ridicul*|mepris*|insult*
ton sec|agressif|hautain|condescend*|cassant
sec|seche|cassant|froid|froide|distant*|agressi*|hautain*|arrogan* avec|envers|dans|ton|quand
ton message|mail|vocal|audio|sms|texto, message vocal|d|d hier|groupe|lundi, pas bien saisi|compris ton|ta|ce|le
saisi ton, repond*|reponse*|ignor*|vu|lu|ghost*|snob*|boud*|fais|fait la tete|gueule
me parle|parles|parlez|reponds|reponde|reproches|critiques|coupes|interromps|ignores|evites|fuis|cries|juges|rabaisses|mens|prends de haut
coup* la parole, laisse* parler|finir, ecout*|entend* me|m|jamais|quand|ce|vraiment, dans mon dos, derriere mon dos
ragot*|rumeur*|commer*|potin*|bavass*, parl* sur|de|dans moi|mon dos|nous, sait tout, toujours raison, monsieur sait
dire en face, en face|franchement|franchise|honnet*|sincer*
decid*|decision*|consult*|vote*|avis|concert*|associ*|mis devant|au courant|mise devant, fait accompli
appris par|que, personne m|nous a|n dit|prevenu|demande|consulte
sans prevenir|demander|consulter|concertation|rien|dire _ change*|vendu|resilie|peint|deplace|achete|jete|vire
promis|promess*|parole|engag*|menti|mens*|ment*|excus*|pretext*, pardon|t excus*
dispute*|engueul*|conflit*|tension*|froid entre|ambiance|malaise, malentend*|mal compris|interpret*|quiproquo
mot|mots|note|notes|post it|pancarte*|affich* sur|coll*|laiss*, se parler|parle|voir plus|moins|calmement
discuter|discussion|causer|papoter calmement|serieus*|ensemble|tous
exclu*|ecart*|mise de cote|mis de cote|invisible|entendu*, yeux au ciel|soupir*
1: demander|demande|demandes
0: se mettre d accord, mettre d accord, d accord, on etait d accord, etre d accord, un accord, mot|mots de passe
en un mot, parler|parle|parles au|fort|moins|trop|plus telephone|fort|bas?, parle fort|moins|au, en parler|parle
on en parle|discute, qu on parle|en|discute, parlons en, on peut parler|discuter|en, on doit parler|discuter
il faut qu on parle|discute|en, besoin de parler, te parler de|d|du
me dire|dis|dites si|quand|qui|ce|pourquoi|comment|ou|a
previens|prevenir|prevenez|prevenir moi|avant|a|nous|quand|l, me prevenir|previens, merci de prevenir
excuse|excusez moi|de, excuse moi, je m excuse, ecoute|ecoutes|ecouter|ecoutez de la|ta|ton|la|musique|tes|un
sans exception|blague|faire|mettre|ranger|laver|nettoyer|frapper|toquer|m en, sans blague, bon dos, le dos
mal au dos, ton copain|pote|linge|chien|chat|tour|mec|frere|reveil, ton, le ton monte, en face de, avec respect pour
tu m as pas rendu, groupe de, respecter|respecte|respectes|respectez le|la|les|mon|ma|mes|ton|l, sans me demander
ecoutes derriere, penser a vider|fermer|sortir, tes promesses, eviter de, je voudrais eviter
dis moi juste|la|si|quand|a, dis, on avait dit, pas d accord avec|sur, d accord avec, dis moi, quoi en penser
en parle, sans commentaire, aucun respect, vraiment aucun respect, on peut discuter, discuter
j ai entendu|entends tes|ta|la|les|du|ton|vos, sec, ecouter|ecoute la|ta|de|musique|ton, lu, pardon, mot de passe
sans prevenir, vu mon|ma|mes, note de, parle, vote, sans demander
`;
