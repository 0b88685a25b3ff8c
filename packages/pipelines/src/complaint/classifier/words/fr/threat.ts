const BODY =
  'gueule|tete|tronche|face|figure|visage|bouche|trogne|nez|dent|dents|molaires|machoire|machoires|crane|cou|gorge|nuque|oeil|yeux|oreille|langue|levre|levres|bras|main|mains|poignet|poignets|doigt|doigts|pouce|pouces|jambe|jambes|genou|genoux|rotule|rotules|cheville|chevilles|os|cotes|colonne|ventre|bide|tripes|foie|couilles|portrait|rate|cervelle|race|mere|peau|gosier';
const PET =
  'chat|chats|chatte|chaton|chien|chiens|chienne|chiot|clebs|clebard|cabot|bestiole|bete|animal|matou|toutou|lapin|hamster|perroquet|perruche|canari|oiseau|cochon|furet|tortue|poisson|lezard|serpent|caniche|chihuahua|minou|molosse|roquet';
const ARMS =
  'couteau|lame|cran|flingue|pistolet|fusil|batte|hache|machette|barre|marteau|tronconneuse|matraque|poignard|sabre|taser|gourdin|chaine|revolver|carabine';
const WEAPON =
  'couteau|lame|flingue|pistolet|fusil|batte|hache|machette|barre|marteau|tronconneuse|matraque|poignard|sabre|gourdin|tournevis|ciseaux|bouteille|poele|fourchette|brique|chaise|casserole|ceinture|baton|pelle|poing|poings';
const BLOW =
  'raclee|rouste|derouillee|branlee|baffe|baffes|gifle|torgnole|torgnoles|beigne|mandale|tannee|avoinee|fessee|peignee|trempe';
const VERB =
  'casse|casser|casserai|cassent|pete|peter|peterai|petent|eclate|eclater|eclaterai|explose|exploser|exploserai|defonce|defoncer|defoncerai|fracasse|fracasser|fracasserai|brise|briser|briserai|demonte|demonter|demonterai|demolis|demolir|fends|fendre|fend|arrache|arracher|arracherai|creve|crever|creverai|coupe|couper|couperai|tranche|trancher|tords|tordre|tordrai|broie|broyer|ecrase|ecraser|ecraserai|ouvre|ouvrir|perce|percer|ravale|refais|refaire|savate|savater|taillade|taillader|lacere|nique|niquer|aplatis|aplatir|enfonce|enfoncer|latte|latter|pulverise|massacre|massacrer|deboite|deboiter|pietine|pietiner|bousille|bousiller|scie|scier|eborgne|troue|trouer|esquinte|rentre|rentrer|fais|arrangerai|arranger';

/** Announcing harm to body, life or animals, or fire. */
export const THREAT = `
3: le|la|les tue|tuer|tuerai|bute|buter|buterai|empoisonne|empoisonner|egorge|egorger|etrangle|etrangler
te|t|vous tue|tuer|tuerai|egorge|egorger|etrangle|etrangler|etranglerai|bute|buter|buterai|butte|poignarde|poignarder|plante|planter|empoisonne|empoisonner|empoisonnerai|frappe|frapper|frapperai|tabasse|tabasser|cogne|cogner|demolis|demolir|demonte|demonter|massacre|massacrer|crame|cramer|brule|bruler|noie|noyer|saigne|saigner|creve|crever|gifle|gifler|claque|descends|descendre|flingue|flinguer|demolirai|defonce|defoncer|eclate|eclater|explose|exploser|tuerais
je vais|vait te|t|vous|le|la|les tuer|frapper|buter|egorger|etrangler|tabasser|cogner|defoncer|massacrer|demolir|bruler|cramer|crever|planter|empoisonner|gifler|eclater|exploser|demonter|poignarder|faire
casser|casse|casserai|peter|pete|peterai|eclater|eclate|defoncer|defonce|exploser|briser|brise|arracher|arrache|couper|trancher|tordre|tords|fracasser|fracasse la|ta|le|ton|les|tes|sa|son|ses|te|lui gueule|tete|nez|dents|jambes|bras|figure|face|cou|yeux|doigts|cou|crane|machoire
te casser|peter|casse|pete|arracher|tordre|trancher la|le|les|ta gueule|tete|nez|dents|jambes|bras|figure|face|cou|yeux|gorge
mon poing|poings, coup de|coups de poing|couteau|batte|pied|marteau, avec un|mon couteau|batte|marteau|flingue
un couteau, te faire la peau|mal|saigner|souffrir, vous faire la peau
tu es|t es|vas mort|morte|mourir|crever, t es mort|morte, tu vas mourir|crever|saigner|souffrir|morfler
je vais te faire|te mal|la|payer mal?, j espere que tu creves|meurs|vas, creve|crevez, va crever|mourir
que tu meures|creves, tue toi, suicide toi, mettre|mets|foutre|fous|fouttrai le|les feu, le feu a
brule|bruler|brulerai|crame|cramer|cramerai la|l|cette|ta|tes|ton maison|appart|appartement|chambre|affaires|baraque|lit
tue|tuer|tuerai|empoisonne|empoisonner|empoisonnerai|noie|noyer|etrangle|etrangler|zigouille ton|ta|ce|votre|le chat|chien|chatte|copain|mec|lapin|hamster
sais ou tu dors, pendant que tu dors, dans ton sommeil, dormir|dors que d un|d un oeil, d un oeil
surveille tes|ton arrieres|dos, finir|finiras|finis a l hopital|cimetiere|morgue
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
3: te|t|lui|vous|leur ${VERB} la|le|les|l|un|une|ta|ton|tes|chaque|sa . ${BODY}, ${VERB} ta|ton|tes|sa|ses|vos|votre . ${BODY}, tordre|tords|tordrai _ cou, tordre|tords|broyer|broie|casser|couper _ a ton|ta|tes|ce|sa gosse|fils|fille|frere|soeur|mere|copain|copine|mec
je|j|on|va|vais|vont|jvais|jvai|vouloir|veux|peux|faudrait te|t|vous etouffe|etouffer|etoufferai|lyncher|lynche|noyer|noie|noierai|eventrer|eventre|ecorcher|ecorche|scalper|pendre|pends|dezinguer|dezingue|trucider|zigouiller|zigouille|fumer|fume|latter|latte|rosser|rosse|savater|savate|dechirer|dechire|demembrer|depecer|depece|decouper|decoupe|decapiter|decapite|ecrabouiller|ecrabouille|ecraser|ecrase|niquer|nique|fracasser|fracasse|degommer|refroidir|refroidis|bastonner|derouiller|derouille|marave|maraver|torturer|torture|mutiler|defigurer|defigure|enterrer|enterre|ebouillanter|ebouillante|electrocuter|gazer|carboniser|pulveriser|pulverise|amocher|estropier|abattre|abats|fusiller|liquider|liquide|assommer|assomme|aplatir|suriner|planter|saigner|saigne|asperger|asperge|etriper|etripe|cogne|tape|taper|frapper|allonge|allonger|encule|enculer|cramer|crame|bruler|brule|tuer|egorger|broyer|broie|hacher|crucifier|fouetter|castrer
je|on|vais|va|veux le|la|les|l etouffer|lyncher|noyer|eventrer|ecorcher|etriper|trucider|zigouiller|tabasser|torturer|decapiter|defigurer|empoisonner|egorger, te mettre|mets|mettrai|foutre|fous|passer|envoyer|reduire|mettra|mettent en|ko|minable|une? charpie|pieces|bouillie|miettes|morceaux|sang|coma|compote|puree
je|on te|t|vous|le|la plante avec|dans|si|au|un|une|ma|mon, je te|le|la|vous plante $, plante|planter|plantera|enfonce|enfoncer|fous|foutre|mets|mettre|casse|casser|ecrase|ecraser|eclate|colle|balance un|une|le|la|mon|ma|des|les|ton|ta . ${WEAPON} dans|sur|en|entre|a|au|contre le|la|les|ton|ta|tes|l|travers . ${BODY}|gueule|dos|coeur|tete
merit*|cherch*|gagn*|vas|veux|faut|donner|prendre|prends|mettre|mets|colle|foutre|envoyer|filer|file une|un|la|des|deux . . ${BLOW} , une balle dans|entre|en la|le|les|ta|tes|l tete|jambe|yeux|genou|pleine|crane|ventre|rotule, te|t|lui|vous mettre|mets|mettrai|tirer|tire|loger|coller|colle une|deux|des|mon|un . balle|balles|plomb|coup|coups|poing
finir*|finis|ressors|ressortir*|repars|repartir*|sors|sortir*|partir*|quitter*|atterrir*|atterris|termin*|iras|envoie|envoyer|expedie|expedier|emmene|direct|direction|bonjour|mettre|colle _ _ ambulance|hopital|urgences|reanimation|rea|cercueil|brancard|civiere|corbillard|morgue|cimetiere|tombe|fauteuil|mortuaire|cadavre|platre|bequilles|coma|benne|fosse
urgences pour|qui toi|t, six pieds sous|dessous, sous terre, les pieds devant, sac mortuaire|poubelle et|avec toi, retrouv* te|t|ton|dans|le|la? corps|cadavre|raide|benne|fosse|ravin|canal|mort|morte|noye|pendu|seine
te|t|le|la|vous retrouver|retrouvera|retrouve|ramasser|ramassera _ benne|fosse|fosse|canal|ravin|mort|morte|raide|petite|morceaux|riviere|trottoir|cave|foret|coffre
bouffer|manger|mangeras|boufferas|bouffes|manges|nourri|becter|repas _ a|avec|par|d une? la? paille|sonde, plus|perdre|perdras|perds|compter|compteras|ramasser|ramasseras|avaler|avaleras|cracher|cracheras|chercher|avales _ une|tes|ses|toutes|des|les|de|que dent|dents|molaires|chicots
besoin|appeler|appelle|prevois|prevoir|reserve|chercher|cherche|trouver _ dentiste|dentier|ambulance|bequilles|prothese|chirurgien|croque|fauteuil|machoire|minerve pour|quand|apres|bientot|si|neuf|neuve, besoin|appeler|appelle|prevois|prevoir|reserve|chercher|cherche|trouver _ dentiste|dentier|ambulance|bequilles|prothese|chirurgien|croque|fauteuil|machoire|minerve $, vas _ besoin _ dentiste|dentier|ambulance|bequilles|chirurgien|machoire|nouvelle|nouveau
prepare|choisis|choisir|reserve|commande|creuse|creuser|prepares ta|ton|deja|une|un|sa . cercueil|tombe|pierre|obseques|enterrement|testament|caveau|urne, ton|ta|tes cercueil|tombe|obseques|cadavre|funerailles|pierre tombale?, pierre tombale
ton|ta|ce|cette|votre|son|sa|le . ${PET} passera|passe|verra|survivra|survit|tiendra|vivra|finira|fera|revera|voit pas|plus|jamais _ nuit|semaine|demain|matin|noel|longtemps|jour|week|lundi|dimanche|hiver|mois
ton|ta|ce|cette|votre|son|sa|tes . ${PET} va|finira|finit|passe|part|ira|vas|finir|termine|vont|raide|on|je _ finir|civet|casserole|marmite|four|ragout|pate|brochette|brochettes|riviere|canal|barbecue|mixeur|micro|congelo|congelateur|noyer|crever|raide|empoisonn*|tuer|buter|bouffer
etouffe|etouffer|pends|pendre|cuire|cuis|griller|grille|eventrer|eventre|ecraser|ecrase|frapper|frappe|tabasser|shooter|shoote|flinguer|flingue|bute|buter|egorger|egorge|ecorcher|crame|cramer|jette|massacrer|decapiter|cogner|piquer ton|ta|ce|cette|votre|tes|sa|son . ${PET}, civet|ragout|brochettes|pate de|avec ton|ta|ce ${PET}
lui mettre|mets|mettrai|verser|verse|glisser|glisse|foutre|fous _ antigel|poison|mort|arsenic|javel|boulettes, boulette|boulettes empoisonnee|empoisonnees|pour ton?, dis|dire|dites adieu a ton|ta|tes . ${PET}|dents|jambes|famille|vie
cousins|cousin|freres|frere|potes|pote|gars|mecs|oncles|pere|types|bande|beau|equipe _ _ te|t|vous casser|cassent|cassera|casserait|peter|tabasser|frapper|fracasser|demonter|defoncer|cogner|buter, cousins|cousin|freres|frere|potes|pote|gars|mecs|oncles|pere|types|bande|beau|equipe _ _ te|t|vous rendre|rendra|rendront une|petite . visite, cousins|cousin|freres|frere|potes|pote|gars|mecs|oncles|pere|types|bande|beau|equipe _ _ remarches|marches|remarcheras jamais|plus, poing americain
connais|paye|paie|payer|engage|envoie|appelle des|un|quelqu|mes|deux . mecs|gars|types|gens|mec|type|un|potes qui|pour _ te|t|lui|vous cass*|pet*|tu*|but*|frapp*|tabass*|cogn*|regl*|demont*|defonc*|fass*
remarch*|remarches|marcher*|remacher*|macher*|parler* plus|jamais|pas|droit droit|jamais|plus|pendant, remarch*|remarches|marcher*|remacher*|macher*|parler* plus|jamais|pas|droit $, plus|jamais _ remarch*|marcher* droit|jamais, plus|jamais _ remarch*|marcher* $, tu _ remarches|marches|remarcheras jamais|plus
mains|corde|ceinture|cable autour|sur|a|au|de de|du|ton|ta|la cou|gorge|ton, je|on te|t|vous serre|serrer|prends|chope|tiens|saute a|par|au|le|la la? gorge|cou|kiki|colback
essence|acide|alcool|kerosene|spirit|petrole|javel _ dessus|visage|gueule|porte|lit|chambre|matelas|allum*|briquet|toi|figure|face|brule, asperge|asperger|arrose|arroser te|t|toi|d|de|avec essence|alcool|acide|petrole|white, t|te|vous asperge|arrose|asperger|arroser d|de|avec|a essence|alcool|acide|white|petrole|l
huile|eau|cafe|casserole bouillante|bouillant|brulante|chaude dessus|sur|dans|a _ toi|gueule|lit|visage|dors|tete|pendant|figure|dessus, bouillante|bouillant dessus|sur toi|ta|pendant
feu a|au|dans ton|ta|tes|votre|vos|l|cet|lit|matelas|cette, foutre|fous|foutrai|mettre|mets|mettrai|met le feu, part|partir|partira|partez|finir|finira|finit|va|vont _ en fumee|flammes|cendres, bruler|cramer|brule|crame|flamber|griller|cramez|brulez _ vif|vifs|vive|vives|vivant|vivants|dedans|dans|toi, craque|craquer|gratte|gratter|allume une|un|l allumette|briquet|allumette et|sur, craque|craquer|gratte|gratter|allume une|un|l allumette|briquet|allumette $
monte|descends|viens|arrive|debarque|reviens|passe|attends|attendrai|entre|entrerai|attend|pointe|ramene|rentre _ avec|chez une|un|ma|mon|le|la|l|des . ${ARMS}, j|je ai|garde|sors|cache|achete|prends|aiguise|charge une|un|ma|mon|le|la|l|des . flingue|fusil|machette|hache|batte|pistolet|sabre|poignard|carabine|revolver
politesse|lecon|manieres|respect|vivre|vie _ coups|avec|a|de . . ${WEAPON}|batte|pied, a|grands coups de|d batte|hache|marteau|barre|poing|poings|pelle|ceinture|couteau|lame|machette
espere|souhaite|voudrais|prie|vivement _ tu|vous|te|t|qu|que|quelqu|il _ ecraser|ecrase|creve|crever|meures|mourir|crames|noies|etouffes|renverse|faucher|tombes|buter|percute|etouffer|pourrisses|bute|plante
lache|lacher|lacherai|jette|envoie mon|mes|le|ma . pitbull|rottweiler|chien|chiens|molosse|berger|doberman _ sur|contre|dessus toi|ton|ta|tes|lui|vous, fini|finie|finirai|finis avec toi|ton|vous, aurai|aurais|aura ta|sa|leur|votre peau, avoir ta|sa peau, fais|faire|ferai la peau
arriver|arriverait|arrive|passer un|une|des|quelque . truc|malheur|chose|accident|bricoles moche|grave|vilain|a|horrible|mal ton|ta|tes|toi|vous|lui, pourrait|peut|va|risque|risquerait il|t|lui? arriver|t|lui? un|une|des|quelque . truc|malheur|accident|bricole|bricoles|chose a|moche|vilaine|grave, pourrait|peut|va|risque|risquerait il|t|lui? arriver|t|lui? un|une|des|quelque . truc|malheur|accident|bricole|bricoles|chose $
tu|t|vous es|etes|est un|une|deja|des|qu homme|femme|cadavre|hommes|mec mort|morte|morts|ambulant, tu|t|vous es|etes|est un|une|deja|des|qu homme|femme|cadavre|hommes|mec $, homme|femme mort|morte $, compte tes jours, dernieres heures a vivre, jours sont comptes, heures sont comptees
passer|roule|rouler|passe|passerai|roulerai te|t|vous|lui? dessus|sur avec|en|le|ta|la ma|bagnole|voiture|corps|gueule, passer|roule|rouler|passe|passerai|roulerai te|t|vous|lui? dessus|sur avec|en|le|ta|la $, te|t|vous|lui passer|rouler|roule|passe|roulerai|passerai dessus|sur, te|t|vous|lui pousser|pousse|pousserai|jeter|balancer|foutre sous|dans|du|par|devant le|un|la|l|les . metro|train|bus|escalier|escaliers|vide|balcon|seine|fleuve|canal|fenetre
viens|venir|entre|entrer|viendrai|entrerai|debarque _ t|te|vous egorger|etouffer|etrangler|tuer|planter|saigner|buter|crever|cramer|couper|tabasser, tete|crane|gueule contre|dans|sur le|un|la|les mur|beton|evier|radiateur|table|trottoir|carrelage
maintenir|maintiens|tenir|tiens|enfoncer|enfonce|plonger|plonge _ tete sous|dans l|la|le|les eau|baignoire|chiottes|cuvette, profite _ nuits|jours|vie|dents|chat|chien bientot|avant|tant, couler|coule ton|ta|tes sang
0: tu vas|risques|pourrais|peux|finiras|vas te|t ${VERB} la|le|les|l|un|une . ${BODY}, vas|risques|pourrais|peux te|t casser|peter|couper|tordre|bruler|fouler|ecraser|fracasser|noyer|etouffer|electrocuter|ecorcher|assommer la|le|les|l|un|une|dans|avec|si|sur . ${BODY}, vas te|t noyer|etouffer|bruler|assommer|electrocuter
me|m|nous casse|defonce|explose|eclate|pete|perce|fracasse|ouvre|coupe|brule|tords|tordre|casser|peter|arrache|demonte|brise|broie|ecrase la|le|les|l|un|une . ${BODY}, ca|musique|basse|odeur|bruit te|vous|lui|me casse|pete|perce|explose|arrache|coupe la|le|les ${BODY}
te|t|vous ouvre|ouvrir|coupe|couper|rentre|fais|arranger|refais la|le|les|un|une|l|ta|ton porte|main|bouche|oeil|mains|bras|face|figure|peau pour|en|de|a, te|t|vous fais|faire|rentre la|le|les|un|une|l . tete|bouche|mains|figure|peau|dents|main|gueule|face|bras|nez
failli|manque|risque|risques|faillit|bougie|bougies|cigarette|megot|allumette _ mettre|mis|foutre|fous|foutu le feu, failli mettre|foutre le feu a|au, mettre|mets le feu au|sous|a rideau|minimum|fond|plaque|doux|vif
on|je t|te fume|fumer|ecrase|explose|eclate|massacre|defonce|demonte|liquide|dechire au|a|le|ce|aux|pas|sur|un, sous terre il|dans|la, visite medicale|a|chez|d|de|du|pour
tes|ton|ta|ses|sa fais|casse|coupe|ouvre|rentre ta|ton|tes|sa|ses main|mains|dents|nez|bouche|langue|tete, rentre|coupe|couper|ouvre|ouvrir|fais|refais ta|ton|tes|sa|ses|ta . ${BODY}, besoin|appelle|appeler|trouver _ dentiste|ambulance pour|si ma|mon|mes|elle|il|mamie
ton|ta|ce|cette|votre|son|sa|le . ${PET} passe|passera pas|plus|jamais _ nuit sans|dehors|seul|seule|chez|dans|avec|ici|tranquille
monte|descends|viens|arrive|passe|reviens|rentre _ avec une|un|ma|mon|le|la|l|des . barre|chaine|marteau|lame pour|et|de rideau|rideaux|douche|traction|seuil|parquet|te|accrocher|reparer|fixer|les|la|le|t
`;
