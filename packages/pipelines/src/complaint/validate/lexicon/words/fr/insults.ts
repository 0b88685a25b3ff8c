// Vulgar words, slurs and insults, so that no message that holds one is ever delivered. Data of a safety lexicon: kept in
// a file of its own. `~` stands for the endings "", s, e, es.

export const VULGAR_STEMS = `merde merdi enculé encule connard connass salopard salopri saloper putain branleu emmerd enfoir trouduc couillon bordell`;
export const VULGAR_WORDS = `
putain putains pute putes putin ptn ptain merde merdes merdeux merdeuse merdier merdique merdiques mrd
con conne cons connes connard connards connarde connasse connasses conasse conard conards connerie conneries déconne déconner déconnes
salope salopes salop salopard salopards saloperie saloperies salaud salauds salaude
enculé enculés enculée enculer enculeur enfoiré enfoirés enfoirée fdp ntm tg ftg vtff
bite bites zob couille couilles couillon couillons chibre teub teubé nichon nichons
cul culs trouduc troudballe branler branleur branleurs branleuse branlette branlo branleuses
baise baises baisé baisée baiseur niquer nique niques niqué niquée niker nik niqueur
foutre foutaise foutaises foutez emmerder emmerde emmerdes emmerdeur emmerdeurs emmerdeuse emmerdant emmerdante
chier chié chie chies chiant chiante chiants chiantes chieur chieurs chieuse chieuses chiottes chiasse
bordel bordels pisser pisse pisses pissé pisseux garce garces pouffiasse pouffiasses poufiasse
catin catins grognasse grognasses pétasse pétasses roulure roulures crevard crevards crevure crevures
ordure raclure raclures enflure enflures batard bâtard bâtards bâtarde bouffon bouffons bouffonne bouffonnes
`;
export const VULGAR_PHRASES = `
(?:fils|fille|enfants?) de (?:pute|putes|chien|chienne)|(?:va|vas|allez) (?:te|vous) faire (?:foutre|voir|enculer|mettre|cuire|pendre)|va (?:chier|crever|mourir|au diable|en enfer)|(?:ta|vos|leur|sa|ferme ta|fermez|ferme (?:la|ta)) (?:gueules?|grande gueule)|ferme[- ]la|fermez[- ]la|ta gueule|(?:je m'en|tu t'en|on s'en|il s'en|elle s'en|ils s'en|s'en|t'en) (?:fous|fout|foutent|bats|branle|tape)|(?:casse|casses|cassez|casser|gonfle|brise|brises) (?:pas )?(?:moi |nous )?(?:les |mes )?(?:couilles|pieds|noix|burnes)|trou du cul|tete de (?:con|noeud|bite|cul)|espece d(?:e |')(?:[a-z]{2,14})|(?:gros|grosse|sale|petit|petite|pauvre|vieille|vieux) (?:con|conne|pute|salope|merde|connard|connasse|porc|truie|vache|cochon|type|mec|garce|batard|idiot|idiote)|(?:fous|foutez|foutre|foutu|fout)[- ](?:le camp|moi la paix|la paix|de (?:ma|notre) gueule|de moi|le bordel|la merde|en l'air)|nique (?:ta|sa|vos)|qu'est[- ]ce que tu fous|a foutre|(?:au|mon|ton|son) cul
`;
export const SLUR_WORDS = `
pédé pédés pédale pédales tapette tapettes tafiole tafioles tarlouze tarlouzes gouine gouines travelo travelos fiotte fiottes
bougnoule bougnoules bicot bicots crouille négro négros nègre nègres négresse bamboula bamboulas youpin youpins
youpine chinetoque chinetoques niakoué niakoués espingouin boche boches
mongol mongols mongolien mongoliens mongolienne attardé attardée attardés triso trisos gogol gogols
beauf beaufs cassos
`;
export const SLUR_PHRASES = `
(?:sales?|putain de|fichus?|foutus?) (?:arabes?|noirs?|juifs?|juives?|chinois|chinoises?|gitane?s?|roms?|musulmane?s?|etrangers?|etrangeres?|negres?|immigres?|blancs?|pedes?|gouines?)|(?:rentre|retourne|retournez|rentrez) (?:chez toi|chez vous|dans (?:ton|votre) pays)(?= ?(?:$|[.!]))|(?:debile|attarde|handicape) mental
`;
export const ATTACK_STEMS = `idiot imbecil stupid abruti cretin debil`;
export const ATTACK_WORDS = `
idiot~ idiotie idioties imbécile imbéciles stupide stupides stupidité stupidités crétin~ crétine crétines abruti~ abrutie débile débiles
sot sotte sots sottes sottise niais niaise niais~ nigaud nigaude nigauds andouille andouilles
bouseux plouc ploucs péquenaud péquenauds minable minables pathétique pathétiques lamentable lamentables ridicule ridicules pitoyable
pitoyables nullard nullarde nullité incapable incapables vaurien vauriens fainéant~ feignant~ feignasse
feignasses flemmard~ flemmarde glandeur glandeurs glandeuse parasite parasites profiteur profiteurs profiteuse sangsue
crasseux crasseuse crasseuses cochon cochonne cochons porc porcs porcherie truie truies souillon souillons dégoûtant~
dégueulasse dégueulasses degueulasse dégueu dégueux répugnant~ répugnante immonde immondes malpropre malpropres
égoïste égoïstes malpoli~ malpolie goujat goujats mufle mufles rustre rustres malotru malotrus
    chieur emmerdeur
menteur menteurs menteuse menteuses hypocrite hypocrites voleur voleurs voleuse voleuses
escroc escrocs ordure salaud pourriture pourritures racaille racailles vermine canaille canailles crapule crapules
mégère mégères harpie harpies greluche greluches bécasse bécasses
taré tarés tarée tarées cinglé cinglés cinglée cinglées timbré timbrée psychopathe psychopathes
détraqué détraquée pervers satyre
loser losers bolos bolosse bolos guignol guignols tocard tocards tocarde
branquignol morveux morveuse morveux chochotte chochottes mauviette mauviettes lopette lopettes
pimbêche pimbêches pétochard laideron
connaud pignouf pignoufs
creep
`;
export const ATTACK_PHRASES = `
(?:tais|taisez)[- ](?:toi|vous)|la ferme|boucle[- ]la|fermez-la|(?:degage|degagez|casse[- ]toi|cassez[- ]vous|tire[- ]toi|barre[- ]toi)(?= ?(?:$|[.,!]|d'ici|de))|fiche (?:le camp|moi la paix)|va[- ]t'en
(?:tu es|t'es|tu n'es qu'|vous etes|vous n'etes qu'|tu n'es vraiment qu') ?(?:un |une |des |si |tres |trop |tellement |vraiment |toujours |qu'un |qu'une |aussi |le |la |plus |juste |completement |franchement |de |d'un |d'une ){0,3}(?:toquee?s?|sale|sales|dego[uû]tante?s?|mal elevee?s?|malpolie?s?|impolie?s?|grossiere?s?|lourde?s?|penible?s?|folle|fou|fous|malades?|laches?|nul|nuls|nulles?|boulets?|plaies?|danger public|sauvages?|ratee?s?|desastres?|catastrophes?|honte|porcs?|cochonn?e?s?|animal|animaux|monstres?|paresseux|paresseuses?|irresponsables?|immatures?|puerile?s?|infecte?s?|odieux|odieuses?|egocentriques?|irrespectueux|irrespectueuses?|desordonnee?s?|bordelique?s?|bruyante?s?|chiante?s?|agacante?s?|enervante?s?|mauvaise? personne|moche?s?|grosse?s?|radine?s?|gamine?s?|betes?|mechante?s?|impossibles? a vivre|insupportables?|invivables?|sans[- ]gene|fainean[a-z]{0,4}|incompetente?s?|inutiles?|cruche|cloche|gourde|sorciere|vipere|pire|bizarre|pervers|negligente?s?)
(?:quel|quelle|quels|quelles|bande d(?:e |')|tas d(?:e |')|sale|sales|pauvre|vieux|vieille|espece d(?:e |')) ?(?:petit |petite |gros |grosse )?(?:idiote?s?|porcs?|cochons?|animal|cloches?|cruches?|fou|folle|malades?|nuls?|nulles?|rats?|chiens?|chienne|vaches?|truie|ane|dindes?|loques?|tares?|voleurs?|menteurs?|sorciere|vipere|type|gamine?s?|bons? a rien|incapables?|faineants?|degoutants?|dechets?)|(?:bon|bonne|bons) a rien|moins que rien|(?:comme|tels?) (?:un |une |des )(?:porcs?|cochons?|animal|animaux|betes?|sauvages?|gamine?s?(?: gatee?s?)?|enfants? gatee?s?|idiote?s?)
tu pues(?! (?:la|le) )|tu pues|aucun (?:respect|savoir[- ]vivre)|sales? (?:gosses?|gamine?s?|types?)|(?:tu me|vous me) (?:degoutes?|degoutez|fais honte|fais pitie|rends malade|donnes envie de vomir|saoules|soules|gonfles|fatigues)|je (?:te|vous) (?:deteste|hais|supporte plus|meprise)|(?:tu ne vaux|tu vaux) rien|creve(?= ?(?:$|[.!]))|personne ne (?:t'aime|te supporte)|(?:tu es|t'es) (?:malade|fou|folle|sourd|sourde|aveugle|debile|completement)(?= ?(?:$|[.!?]|ou))|ca (?:ne )?va pas (?:la tete|bien dans ta tete)|honte a toi|tu devrais avoir honte|(?:ta|votre) (?:betise|paresse|stupidite|saleté|salete|mechancete|grossierete|faineantise|crasse)|ton (?:egoisme|ignorance|manque de (?:respect|savoir[- ]vivre|education|consideration))|pas de cervelle|sans cervelle|aucune education|mal eleve
`;
export const INNOCENT = `cochonnet cochonnets`;
export const INNOCENT_PHRASES = `
cul[- ]de[- ](?:sac|poule|lampe)|(?:cote|cotes|roti|filet|viande|longe|jarret|joue|saute)s? de (?:porc|cochon)|porc (?:au|aux|roti|grille)|cochon d'inde|(?:je me (?:sens|suis senti|suis sentie)) (?:un peu |vraiment |tellement |tres )?(?:bete|idiote?|ridicule|stupide|nulle?)|(?:bite|bites) d'amarrage|(?:batards?|bâtards?) (?:de pain|bien cuit)|pain batard|(?:ordures?) (?:menageres?|a sortir|dans)|(?:sortir|descendre|vider|jeter|boite a|sac a|sacs a|poubelle a|bac a) (?:les |l'|des )?ordures?|tirelire cochon|faire des betises|sans ridicule
`;
