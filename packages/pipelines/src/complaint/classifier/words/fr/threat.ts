/** Announcing harm to body, life or animals, or fire. */
export const THREAT = `
3: le|la|les tue|tuer|tuerai|bute|buter|buterai|empoisonne|empoisonner|egorge|egorger|etrangle|etrangler
te|t|vous tue|tuer|tuerai|egorge|egorger|etrangle|etrangler|etranglerai|bute|buter|buterai|butte|poignarde|poignarder|plante|planter|empoisonne|empoisonner|empoisonnerai|frappe|frapper|frapperai|tabasse|tabasser|cogne|cogner|demolis|demolir|demonte|demonter|massacre|massacrer|crame|cramer|brule|bruler|noie|noyer|saigne|saigner|creve|crever|gifle|gifler|claque|descends|descendre|flingue|flinguer|demolirai|defonce|defoncer|eclate|eclater|explose|exploser|tuerais
je vais|vait te|t|vous|le|la|les tuer|frapper|buter|egorger|etrangler|tabasser|cogner|defoncer|massacrer|demolir|bruler|cramer|crever|planter|empoisonner|gifler|eclater|exploser|demonter|poignarder|faire
casser|casse|casserai|peter|pete|peterai|eclater|eclate|defoncer|defonce|exploser|briser|brise|arracher|arrache|couper|trancher|tordre|tords|fracasser|fracasse la|ta|le|ton|les|tes|sa|son|ses|te|lui gueule|tete|nez|dents|jambes|bras|figure|face|cou|yeux|doigts|cou|crane|machoire
te casser|peter|casse|pete|arracher|tordre|trancher la|le|les|ta gueule|tete|nez|dents|jambes|bras|figure|face|cou|yeux|gorge
mon poing|poings, coup de|coups de poing|couteau|batte|pied|marteau, avec un|mon couteau|batte|marteau|flingue
un couteau, te faire la peau|mal|saigner|souffrir, la peau, vous faire la peau
tu es|t es|vas mort|morte|mourir|crever, t es mort|morte, tu vas mourir|crever|saigner|souffrir|morfler
je vais te faire|te mal|la|payer mal?, j espere que tu creves|meurs|vas, creve|crevez, va crever|mourir
que tu meures|creves, tue toi, suicide toi, mettre|mets|foutre|fous|fouttrai le|les feu, le feu a
brule|bruler|brulerai|crame|cramer|cramerai la|l|cette|ta|tes|ton maison|appart|appartement|chambre|affaires|baraque|lit
tue|tuer|tuerai|empoisonne|empoisonner|empoisonnerai|noie|noyer|etrangle|etrangler|zigouille ton|ta|ce|votre|le chat|chien|chatte|copain|mec|lapin|hamster
sais ou tu dors, pendant que tu dors, dans ton sommeil, dormir|dors que d un|d un oeil, d un oeil
surveille tes|ton arrieres|dos, finir|finiras|finis a l hopital|cimetiere|morgue, a l hopital
te defenestrer|etriper, par la fenetre toi|avec toi
te jeter|jette|balance|balancer par|dans la|les|l fenetre|escaliers|escalier|balcon, faire|fera|fais du mal a
te refaire le portrait, refaire le portrait, balance|balancer|jette|jeter|jetterai|balancerai _ fenetre et toi|avec
je le|la balance|jette|bute par, et toi avec, ton|le chat _ fenetre|poubelle, ton chat _ je le
ambulance|cercueil|tombe|fauteuil roulant|morgue finir*|repartir*|sortir*|partir*|vas|tu
repartiras|sortiras|finiras|finis en|dans|a _ ambulance|hopital|cercueil|tombe|chaise, les pieds devant
derniere chose que, te saigner|planter|crever|etriper|demolir|exploser
te casse|pete|brise|fracasse|casser|casserai _ genoux|jambes|rotules|bras|dents|doigts|nez|os
vais|veux|peux l empoisonner|etrangler|egorger|noyer|buter|tuer|etriper|etouffer
0: me casse|cassent|casses|cassez la|les tete|pieds|oreilles, me tue|tues|tuer a?|le, tuer le temps, ca me tue, ca te tuerait|tuerai|tue de?, te tuerait, ca ne va pas te tuer
pas te tuer|blesser|faire de|du mal, sans te|vouloir, te frappe pas|que, te plante, me plante, t explose
creve de|la|les|un|mes|ton|son|le pneu|dalle|faim|chaud|froid|fatigue, je creve de|la, la peau de|est|du|seche|sur
brule|bruler la|le|les|un|des bougie|bougies|plat|repas|casserole|cafe|encens|calories
coup de fil|main|balai|pouce|eponge|gueule|serpillere|telephone|tete, coups de telephone, tue mouche*
la te|le planter, un couteau dans l|de|qui|a, couteau de|sale, tu vas mourir de, pas mort, on te tue
le feu rouge|vert|de|sous, le feu allume, laisse le feu, eteindre le feu, feu a, mal a la|au
fais|fait du mal a dormir, fait mal
3: je l empoisonne|empoisonnerai|egorge|egorgerai|etrangle|etranglerai|noie|noierai|bute|flingue|etouffe|zigouille|etripe, je le|la|les zigouille|etouffe|flingue|etripe
tue|tuer|tuerai|bute|buter|empoisonne|empoisonner|empoisonnerai|noie|noyer|etrangle|etrangler|zigouille|egorge|crever ton|ta|ce|cette|votre|le|sale clebs|cabot|clebard|bestiole|bete|animal|matou|toutou|chienne|perroquet
mort aux rats dans|pour ton|ta|sa|son, poison|javel|antigel dans ta|ton|sa|son|tes|votre _ gamelle|cafe|verre|plat|assiette|nourriture|bouffe|croquettes|lait|the
bete|chat|chien|clebs|cabot|clebard|bestiole|animal|chatte|chienne|matou|toutou|lapin|hamster|perroquet pisse|repisse|chie|rechie|aboie|miaule|mord|gratte|griffe|recommence|continue|vomit|hurle _ _ passe|vole|finit|part|saute|gicle|jette|balance|sort par la|le fenetre|balcon
jette|jetterai|jeter|balance|balancer|balancerai|lance|lancer ton|ta|ce|cette|votre|le . bete|chat|chien|clebs|cabot|clebard|bestiole|animal|chatte|chienne|matou|toutou|lapin|hamster|perroquet par|du|d|dans
tu vas passer|voler|finir|sortir|gicler par la|le fenetre|balcon, ou tu passes|voles|sors|gicles par la|le fenetre|balcon, te|vous passer|jeter|balancer|pousser par|dans|du _ fenetre|balcon|escalier|escaliers|toit
casser|casse|casserai|briser|brise|briserai|peter|pete|peterai|broyer|broie|broierai|ecraser|ecrase|ecraserai|fracturer tes|chaque|tous|toutes|les|un|un a? tes|les|un|par? doigts|doigt|os|cotes|genoux|rotules|mains|jambes|bras|phalanges
brule|bruler|brulerai|crame|cramer|cramerai|incendie|incendier|incendierai la|l|le|cette|ce|votre|ta|ton taudis|immeuble|trou|porcherie|bicoque|piaule|maison|appart|appartement|baraque|bordel
brule*|crame*|feu|flamber|incendi* _ _ avec|et vous|toi|tous|tout|eux _ dedans|interieur|dans
je sais tres|bien|parfaitement|exactement? bien? ou tu|vous bosses|travailles|gares|habites|etudies|dors|dormez|habitez|travaillez, sais ou _ _ accident|accidents
pourrait|peut|va|risque t|vous|de|lui t? arriver un|des malheur|accident|bricoles|truc|bricole, arriver malheur|bricoles, dommage|bete qu|s|si il . t|te|lui|vous arrive|arrivait
0: suis|ai|est|a|as|me|m|s|se casse|casser|brise|pete|ecrase|peter|ecraser tes|chaque|tous|toutes|les|un|un a? tes|les|un|par? doigts|doigt|os|cotes|genoux|rotules|mains|jambes|bras|phalanges
me casser|casse|peter|pete|eclater|eclate la|le|les|ta figure|gueule|nez|dents|jambes|cou|bras|tete, ai|a|as|avoir la peau seche|fragile|sensible|irritee
ton|le chat sort|entre|rentre|dort|est|regarde|attend _ fenetre
3: je|j te|t|vous|lui colle|collerai|mets|mettrai|fous|foutrai|fiche|envoie|flanque|donne|balance|vais . une|un|mon|ma|deux|coller|mettre . baffe|baffes|gifle|claque|tarte|beigne|droite|poing|mandale|patate|torgnole|pain|coup|raclee|correction
te coller|mettre|foutre|flanquer|envoyer une|un|mon|deux . baffe|gifle|claque|tarte|beigne|droite|poing|mandale|patate|torgnole|raclee|correction
monte|descends|viens|arrive|debarque|reviens|passe avec|chez . une|un|ma|mon|le|la . batte|couteau|marteau|barre|flingue|hache|machette
envoie|enverrai|appelle|appellerai|ramene|ramenerai|fais mes|mon|venir cousins|cousin|freres|frere|potes|gars|mes _ tabasser|casser|peter|voir|visite|occuper|parler|rendre|corriger|frapper
chat|chien|chatte|chienne|clebs|cabot|lapin|hamster|bestiole va|vas|risque|peut|pourrait|finira|finir|terminera de? finir|disparaitre|noye|noyee|empoisonne|empoisonnee|mort|morte|riviere|canal
a deux doigts|un cheveu de te|t|vous|lui frapper|gifler|cogner|tuer|etrangler|baffer|claquer|en
jambes|os|dents|bras|nez|doigts casses|cassees|casse|brisees|brises si|la|quand, tu ne? marcheras|remarcheras|marchera plus|jamais
0: ficus|plante|plantes|fleur|fleurs|pneu|pneus|basilic|orchidee|cactus|velo|roue|ballon|yucca|tomates|arbre _ _ creve|crevee|creves|crevees
creve|crevee|creves|crevees parce|depuis|a cause|je t|faute
`;
