/** Further words of the meanings, one line a meaning (see ../../model/meanings.ts); ids with a dot are small words of grammar. */
export const THESAURUS_FR = `
.more: plus davantage ajout* rajout* additionn* complét* encore mieux surtout
.because: parce car donc puisque cause grâce alors pcq pq ainsi comme effet selon
.we: avec nous on ensemble notre avons sommes allons
.there: voilà ailleurs delà là loin endroit
.during: quand pendant lorsque lorsqu tandis durant moment
.when: quand moment
.your: ta ton tes toi te votre vos vous tien tienne tiennes tiens vs t vôtre jte
.my: mon ma mes notre nos mien mienne nôtre moi bibi perso
.their: ses son sa leur leurs sien sienne siens siennes elle elles ils eux celles ceux lui
.everything: tout toute toutes tous totalité intégralit* entier entièr* complèt* total totale totalement carrément royalement littéralement absolument intégral* infiniment complète* complet*
everybody: tous toutes chacun chacune tlm ensemble chaque
.few: peu quelque quelques moindre pincée bout bouts morceau* boutte bribe* part chouia brin
.after: après ensuite puis suivant suivante ultérieur* finalement suite lendemain dorénavant désormais
hour: midi journée aprèm tantôt aprem aprème mn h tapantes pile fuseau* horaire* journées
today: midi journée jour tantôt aujourd
.nothing: rien dalle nada aucun aucune zéro nul
.less: moins moindre minimum moyennement
week: jour jours journée journées semestre trimestre quotidien* daily hebdo*
.next: prochain* suivant* deuxième* lendemain
different: différent* divers diverse diverses différen* autre* contraire* inverse* alternati* divergen* original exception* inversé version versions variante*
go_come: passe passer passé passée passes passent passerai passerais passait passera passez jpasse travers* circul* défil* dépass* aille ailles aillent allez allons allant allé allée allés allées allais allait vont irai iras ira irais irait jvais sortant sorti sortir sort sors sortait sortent sortie iraient jviens descend* monte go file
somebody: personne qqun qqn type mec mecs gars bonhomme individu quiconque quelqu celui celle certain certains autrui homme hommes humain* dame dames nana
nobody: personne aucun aucune degun nul
stay: reste restes rester restent resté restée restés restait restais restera resterai restez restons demeur* stagn* restées restaient attard* séjourn* moment
.still: reste encore toujours tjrs tjs
too_much: trop excessi* abus* exagér* infiniment satur* inadmissible* scandal* max maximum excess* délire insupportable dépass* bornes h24 luxe gavé gaver
bad: pis nul nulle nuls naze nazes minable* lamentable* pathétique* pitoyable* pourri horrible* horreur* ignoble* infâme* infect infecte épouvantable* atroce* daube dommage scandaleu* déplor* drame* dramatique* inadmissible* inacceptable* imbuvable* honteux honteuse laid laide hideu* cruel* cruelle* cruauté méchan* sadique* barbare* pauvre* pire* mauvais* insupportable* affreu* pénible* moche* malsain* toxique* foutu* fichu* fameux inutile* vain superflu* bidon insensé* culotté intolérable
.beside: côté cote près proche* bord rebord milieu face flanc autour bordure* bords lisière* loin distance* auprès contre chez gauche droite voisin* envers vers
.down: bas dessous sous inférieur* fond descend* redescend* rez creux
.up: haut dessus étage hauteur* monter monte montes montent monté montée remonter remontant grimp* sur haute debout sommet
arrive: arriv* débarqu* ramèn* apparaî* apparaiss* apparu* rejoign* rejoin* parven* attein* coming rappliqu* approch* atterri* pointe viens vient jviens vienne
house: maison appart apparts appartement* logement* logis domicile* baraque* foyer demeure piaule pavillon auberge local locaux bâtisse studio toit
lives_here: appart appartement logement domicile vivre vis vivent vivez vit loge logent squat squatte habite campe incrust* habiter vivait
building: maison appartement étage étages bloc logement syndic* régie* copro conciergerie* palière résidence* façade* hlm tour
.inside: derrière dedans intérieur* dans
.before: devant avant avt auparavant jadis déjà autrefois préalablement
repeat: refais refaire refait referai recommenc* rebelote revoir relu relis relire recompter réexpliqu* redemand* affilée redescend* remont* reproduis* redit redis redire redirai répèt* encore revoilà réitér* enchaîn* remis derechef nouveau copie refumes
every_time: chaque tjrs tjs affilée continuel* systématique* constamment h24 enchaîn* continu* sempitern* éternel* systématiq* perpétu* régulièr* recommenc*
good: bon bonne bons bonnes bien oui super top cool nickel parfait* génial* excellent* meilleur* mieux joli jolie jolis jolies belle belles beau beaux superbe* merveill* idéal* correct* formidable* impeccable* adorable* charmant* mignon* ravi ravie ravis incroyable* magnifique* extra royal* louable* fine champion* réussi* élégan* raffin* raffinement* classe chic ingénieu* malin maligne intelligen* astucieu* futé* utile* efficac* pratique* inutile* passionn* intéress* captiv* chou craquant* kiki loulou* optimal* chouette* sympa* délicieux délicieuse* agréable* original succès glamour élégant* sublime*
agree: oui voui ouais ouaip ok okay voilà yess carrément consensus accordé confirm* négoci* volontiers niet marchand* concession* cède cédé céder concéd* ensemble partant partante transig* règle règles règlement* convention* charte*
small: minuscule* mini miniature* moindre riquiqui fin fine court courte courts courtes léger* légèr* raccourci* rétréci* petit* ptit ptite mince étroit* menu détail* légère* fines
direction: vers côté direction travers droit gauche gauches nord sud ouest arrière envers distance* raccourci* loin lointain* éloign* détour* rapproch*
cut: couper coupe coupes coupé coupure* taill* tranch* découp* rabot* éminc* ciseaux coupée coupez coupent coupait tondre tondeuse* rogn* hach* scie
interrupt: coupe coupé couper dérang* parole transper* intervenir
electricity: coupure* edf engie hydro élec élect* énergie* kwh jus néon halogène* usb vmc débranch* rebranch* branchement* électrique* électri* plomb pile piles batterie* fusible* survolt*
bill: edf engie hydro urssaf impôt* impots régul tarif* montant* surcoût* augment* total fournisseur* amende* contraven* pv taxe* fisc frais forfait* assurance* imposition échéance* échelonn* abonn* résili* régie somme sommes mensualit* acompte* solde
.last: bout final* dernier* dernière* ultime enfin
insult: espèce boulet* minable* souillon* feignasse* larve* dictateur* bourrin* branleur* branleuse* niaiseu* mollusque* clochard* raclure* ivrogne* bouffon* naze nazes mariole bougre pathétique* taré tarés tarée tocard* soulaud* soûlard* beauf beaufs bledard* bourge* snob* crevard* rapiat* hypocrite* dégénér* décérébr* fainéant* peste bique cruel* lamentable* pitoyable* chacal hyène* maudit* trouduc bête imbécile* cochon* truie couillon* clodo* guignol* baraki* pervers* malotru* vipère* lourdaud* sagouin* gueux dadais nique* feignant* putois enflure* plouc* cassos cinglé* clapet nul dingue* barge fada fou folle fous folles délire* délir* maboul* maniaque* timbré* zinzin méchant* méchanceté* humili* dignité injur* insult* tarte
wash_up: lave laves lavé lavée lavés lavées lavent lavez lavait relav* lavage laverai lavera plonge plongé relave* vaisselles laveuse décrass* racler gratter
clean: lave lavé lavent nettoie* décap* astiqu* purg* nickel désinfect* récure cire ciré cirer lavage brique briquer hygièn* gratt* racler racle raclé décrass* détach* détartr* dépouss* lustr* laves laver mopp* panosse récurer détergent impeccab* poutser produit produits
know: savoir sais sait savez savons savent sache saches sachez su savait savais saurai saura saurais saurait connais connaît connaitre connaissez connaissent connaissait connaissance* connu connue jsp reconnaî* reconnait* reconnu* identif* sauras connaissais connaître
.something: chose choses machin* bidule* affaire affaires objet* matériel quelque* truc* ceci cela quoi
half_number: vingt* trente quarante cinquante soixante septante octante huitante nonante cent cents mille treize quatorze quinze seize un deux zéro tiers demi semi moit sixième* septième* cinquième* quatrième* paire impaire* double numéro* chiffre* dizaine* tapantes
greet: bonjour bonsoir salut* slt coucu coucou hello allô allo bjr cordialement bye ciao a7 agréer yo wesh bisous saluer salue salues saluez salué monsieur madame messieurs mesdames dame bienvenu* salutation* cc
energy: veille plafonnier* conso* appoint spots
night: veille couche rendorm* endor*
curtain_privacy: sors sort sortez sortir sortais dégage* flouter paravent*
go_away: sors sort sorts sortez sortir sorti sortie sortis sortait sortais pars part partez partent parte partes partait partais partir parti partie barrer barre barres tire tires dégag* file filer quitt* déguerp* absent* passer passe passes passent passez départ partant tirer décamp* partons sortant éloign* migre migré migrer migrent migriez
.many: tant tellement autant plusieurs nombre nombreu* plein beaucoup bcp maints mille énormément stock* réserve* quantité* dose* pack packs tous toutes certains moult dizaine* somme largement collection* très super vachement hyper trop
money: pièce pièces monnaie crédit* bourse* crypto* billet* gratos gratuit* banquier* richesse* enrich* blé pognon oseille crésus tarif* prime augmentation surcoût* gagn* interac mtn économie primes bonus valait vaut valoir valeur* vaudrait riche* fortune* bourge* montant* solde* promo remise* frais francs franc piasse* cenne* sou balle salaire* boursier* boursière thunes somme* tune tunes luxe assurance* fonds compte promos
.who: quel quelle quels quelles lequel laquelle quoi dont qui lesquels koi celui celle ceux celles
.here: ici icitte ci présence présent* céans
new: nouvel neuf neufs récent* moderne* neuve* nouveau* nouvelle* inédit* contemporain*
body_part: main mains bras doigt* orteil* cul fesse* tête cerveau* cervelle* estomac* ventre langue sang dos poignet* phalange* tibia* sourcil* moustache* corps barbu mèche* frange cœur gorge bouche oreille* pied jambe* genou* cheville* cou hanche* flanc face visage peau pieds œil yeux crâne* front poumon* patte* pouce menton coude* mollet*
body: bras doigt* orteil* fesse* estomac* cul ventre langue corps sourcil* moustache* poignet* tibia* pied cœur œil crâne* gorge cou épaule* front bec pattes chevilles poumon* hanche* queue main cuisse* jarret gueule mine teint barbe roux
touch_things: affaires choses trucs bagages possessions tripatouill* manip manipul* effleur* papatte* pattes grattouill* dérang* fouille
clutter: affaires trucs choses machin* bidule* merdier bordel vrac brocante* ferraille gadget* bric cheni fatras dessins bricole* fourbi* bibelots catalogue* revue* prospectus paperasse* vinyles breloque*
.not: point guère pas ne ni non niet nan nullement aucune aucun sans nenni pantoute
meeting: point séance* séminaire* assemblée conclusions conseil débat* rediscut* session* sondage*
put: remets remet remettre remis remise remettez met mette mettes mettez mettent mettait mettrai mettra mettrait mettrez mise mises dépos* place placer placé placée replac* install* gliss* étal* remettrai remises cale caler calé flanqu* foutre
give_back: remets remettre remis récup* reprend* reprendr* repren* rendais rendait rendez rendent jrends rendrai rendra rendrais récupér* retourné retournée ravoir redonn* rendrait redemand* revaudrai
think: pense* pensais pensait pensant pensé crois croit croire croyez croyais croirait croiriez cru crue croient imagin* réfléch* gamberg* suppos* idée* estim* avis devin* doute* soupçonn* apparemment invent* ingénieu* créati* créer impression devine* figure semble paraît persuad* selon
air_room: air vmc ventil* respir* souffl* inspire haleine étouff* buée vapeur aération* oxygèn* hotte aère
.like_a: air comme genre sembl* paraît croirait façon sorte paraissent apparemment dirait tel telle pareil ressembl* guise exemple manière*
weather: temps hiver nuage* ciel gel flotte drache* drach* plu mistral givre* tempête* brume* brouillard* éclaircie* averse* grêle* tonnerre* verglas* buée ensoleil* printemps canicul* pleuv* mouille bise
keep: garder garde gardé gardais gardes conserv* tenais tenait tient tenir tenu tenue reten* gardée gardait gardez garderai retien* tiens tiennent tenez maintenu* maintenir préserv*
.oh: hein ah oh eh hé euh bof allez oups hélas peuchère yo wesh heille voyons ben bah ouf zut mince aïe ouh pfff wallahi walaay wallah chuut ouah waouh purée punaise tiens sacré ouais ok bon coudonc tabarnak godverdomme sacrement frr dieu hop toc flûte pitié crotte jme jte jm
.haha: mdr lol ptdr haha hihi ri ris riait rit héhé xd hahaha
document: signe signé signée signer signant signature* signez panneau* marque autocollant* badge* indiqu* contrat* dossier* fiche attestation* déclaration* constit archiv* credit formulaire* statut* résili* titre* justificatif* certificat* nom noms prénom* mme monsieur madame mademoiselle exemplaire* copie* photocop* double doubles page pages acte actes passeport* bulletin* papier* permis* visa* imposition cv résiliation* libell* catalogue* ordonnance quittance* procuration
.how: comment combien façon manière
to_my_face: face franche franc franchement direct directe franchise
sleep: rendor* rendorm* endors endort endorme* jdors pionc* dormeur* hibern* ronfl* couch* pieu rêve rêves rêver rêvé apnée lune marmotte coucouche oreiller somnol* repos
bed: plaid plaids superposés natte* bouillotte* couverture* couette* couvr* recouvr* couch* pieu plumard hamac* sommier* plume traversin* édredon*
colour: mat brillant* épais terne noir noire noirs noires blanc blanche blancs blanches gris grise grises vert verts rose orange marron doré blonde blond roux rouge* bleu* verte* roses brun brune jaune* violet* fluo beige* rousse couleur*
smell: sent sentent sentait sentirais infecte nausée* écœur* écoeur* puanteur* fétide* relent* péter pète pètes pété rot roter respir* puant* vapeur* hotte putois friture* odorant* renifl* senti senteur* parfum effluve* monoï déo munster pet pets refoul* andouillettes cigare
feel: sent sentait sentirais émotion* ému émue humeur* vexé* vexera froiss* ressent* moral grognon* agac* sentiments impression senti sentie sensible* ressenti* cœur âme sensation*
fair: droit droits mérit* légitim* équilibr* tort torts proportionn* lié liée lien liens divise équitable* honneur moral* justice proportion*
permission: droit droits
sure: vraiment sûre sûrs sûrement surement clair clairement évidemment certain* évident* vrai vraie vrais vraies assur* précis* précision* confirm* absolument doute exact* claire clairs claires visible* limpide net vérité* réel* réalité* littéral* sérieu* franche franchement authentique* certes manifestement parfaitement forcément sûr grave preuve* persuad* selon
live: vivre vis vit vivent vivez vivais vivait vécu habite habites habiter habitent habitait habitais habitez habité logent loge loges loger cohabit* exist* survivr* vivant vive vie logement crèche piaule kot studio survi* revit revive humains âge
occupied: libre libres libér* dispo disponible* complet complète bloqu* envahi* impossible dispos disponib* dégages dégager libère trône accapar* squat pris
rest: libre libres dispo disponible* rtt peinard* congé* loisir* aise confort* douillet* cosy moelleux cool détendu* relax* spa repos* récupère pause* vacances renais renaît revivre respir* souffl* détent* récupér* sérénit* zen tranquil* lézard* sieste* hamac*
family: famille* filleul* jumeau* jumel* jumell* pépé papy mamy frérot reuf frangin* sœurette frangine* bru gendre tata tatie grossesse daron* tonton* marraine* parrain* belle smala* marmaille proche proches
finish: termin* terme fini finis finit finir finie achev* boucl* conclu* aboutir fin complét* close clos clôtur* résultat* conclusion* conséquence* impact* bilan* effet effets finisse finissent finissiez finira finirai finissez fins end final définitivement
death: mort morts morte mortes mourir meurs meurt cadavre* enterrement* décès décéd* tuer tué tuerais tuera tuerie* massacre* suicid* obsèques tue tues massacr* assassin*
tired: mort morte naze nazes vanné* lessivé* hs ko fatig* fatiguant* vidée nase loque* burn éreint* exténu* rétam* tuant rincé* zombie bâille bâiller bâillait bâillement
friend: mec mecs gars chum frérot reuf boy boys loulou* team frère équipe* groupe* club clique communauté cercle* horde gang camarade* frr jul biloute fréquentation* proche proches bff couz nana nanas
partner: mec chum blonde amour amours minou loulou mariée époux homme couple* nana nanas meuf* épouse* conjoint* concubin* moitié dulciné* prince roi ange crush
take: enlev* enlève retir* ôter ôte ôté reprend* repren* saisi* pioch* pogne pogner récup* embarqu* arrach* confisqu* attrap* efface* effac* supprim* décoll* débarrasse* dégag* décachet* dévis* décroch* adopt* repris jprends ramass* rafl* subtilis* otez prélev* hérit* ôtez
angry: enrag* agac* agacement* grognon* grogn* vexé* vexera seum rager rageu* soûle soûles soûlant* saoul* excéd* outré* outrag* humeur exaspér* irrit* remonté péter fiel amer amère aigre* rancun* rancœur* jalou* craque craquer explose plombs furax révolt* scandalis* indign* haine aigri* gronde gronder véner* rogne bouil* colér* disjonct* hargn* vexer vexe
fed_up: relou* écœur* écoeur* saoul* soûle soûles soûlent satur* seum exaspér* patience supplie gonfle gonfles gonflant* insupportable* agac* agaçait excéd* intolér* hallucin* horripil* révolt* endur* craqu* soûlé soûler gonflée cran basta lasse lasser lassé pénible* casquette tannée tanné débord* dépass* fatigant* fatiguant* tuant usant* saoulant* lourd lourde chiant* gave gavé gavée gavant
.now: désormais dorénavant maintenant mtn asteure présentement actuel* présent direct tt
.soon: bientôt prochainement tantôt
try: essai* essay* tenter tenté tentative* tente test* effort* osé oses oser risque
manage: façon débrouill* gère gérer parven* parviens parvient réuss* progress* géran* assum* maîtris* atteins atteint atteindre joindre gères gestion* démerd* capable* assur* succès surmont* cap apte
learn: appren* appris leçon* lecons éducation* enseign* étudi* exercice* dictée* élève* élev* formation* stagiaire* expérience* apprend* apprenne* apprentissage* étud* stage* progress* école* technique* culture exercic*
study_exam: élève* agrégation syllabus constit constitutionnel* rattrapage* semestre* exercice* leçon* dictée* collège* lycée* université* stagiaire* maîtresse bibli biblio révision* résumer école* prof profs stage* soutenance* exam exams amphi* td tp labo agreg scolaire* capes note rédaction dossier dys master licence doctorat* résultat* chapitre* session* bts prépa titularisation candidat* powerpoint boursi* pharmaco bulletin* diplôme* campus conférence* cantine socrate camus devoirs classe classes
message: envoi* envoyer enverra mail mails courriel* texter discord snap dm info infos mp communiqu* monosyllab* email joindre joignable* contact* injoignable* appeler ligne réponse dsl gsm natel bigophone appli story envoyée envoyé
.must: devait devais doit faudrait faudra fallait faut oblig* devrait devraient devrons devez devaient dois devoir faille soyez sois
.should: faudrait devrais devrait devriez devraient conseil* suffirait vaudrait valait
like: ador* aimais aime aimes aimer aimé aimez aimait aimant aimerais préfér* préfèr* apprécie* appréci* kiff* plaît plaire plaisir* amour* fan passionn* goût goûter goûté adore* tendresse* amoureu* affection* cœur aiment aimerait plais affectueu* apprécié* content contente contents joie ravi ravie heureu* bonheur passion* culture attire attirer
hate: détest* haine horreur* mépris* maudit* exècre* déteste* insupportable* rancune* horripil* exècr* abhorr* écœur* intolér* haïr haïs
organise: prépar* organis* program* planifi* aménage coordonn* gérance apprêt* réorganis* programm* coordon* gérer gère agenc* align* déroul*
cook: prépar* cuisson* bouill* bous bout mixer grill* fondue fondre cuis bouillant* batch commis cooking réchauff* chauffer friture* frit frites bouillon* fouetter batteur moudre éplu* popote recettes poêler rissol* cuisto* braise étuve vapeur fourneau tambouille mélange mélanger touiller pâte
book: histoire* récit* légende* roman* conte contes lecture* syllabus bibli biblio bd manga* modiano littérature lire lisez lisent lises lirai lirez page pages chapitre* polar* tome encyclopédie*
problem: histoire histoires souci* problème* embêt* ennui* incident* erreur* tracas galère* complic* difficult* obstacle*
.almost: failli faillit presque environ quasi*
idea: idée* option* propos* conseil* suggér* suggest* intention* inspir* invent* proposition* recommand*
light: clair claire néon* halogène* clignot* illumin* lueur* éclats éclat lampion* voyant lustre* plafonnier* spot spots lampadaire* veilleuse* projecteur* led leds ombre lune torche* aveugl* éblou* bougie
leave_verb: lâch* tomb* retomb* chute abandonn* délaiss* abandon* oublié quitté
fall: tomb* retomb* chute* gliss* écroul* effondr* dégringol* renvers* bascul* pendouill* croul*
say: dites disait disais disant diras dira dirait disons avou* cite citer indiqu* précis* exprim* déclar* affirm* prétend* prononc* taire tait taisez tais reconn* reconnaî* admet assum* confess* dévoil* dite dise dises dirai redit redis redire redirai redites expression propos verbe mots signal*
easy: simple* facile* faisable basique* pratique* peinard* fastoche purement évident* tranquille jouable aisé* enfantin léger
.only: simple simplement seul seulement juste uniquement purement unique
toilet: toilette pisse pisser pissé repisse* cabinet sanitaire* vécés pipi vise vises visé cible* chasse trône pisses urin* chiotte* abattant
hygiene: toilette savonn* lingerie coiffure* brushing* brossage* pompon* dentier* lisser lisseur* peign* brosser déodorant* aisselle* transpiration bave hygiène brosse déo coton tampon* laves pet pets rot épil* mouchoir* bain puant* haleine refoul*
throw: lanc* jette jeter jeté crach* balanc* virer virez tirs efface* effac* supprim* vire bazard* jettes jetée jetés jetez jetais jettent
start: lanc* commenc* commençais démarr* début* entam* débutant* recommenc* débu* premier départ attaqu*
pain: sang saign* blessure* entorse* plâtre* cicatri* bleus ecchymose* égratign* plaie* mal douleur* souffr* crampe* tibia béquille* varices aïe bobo* courbatur* foulure* fracture* mords mord mordu mordre courbature* souffran* torture gémi* brûlure* ronge
sit_lie: asseoir assis assise allong* étal* étendu étendue étends vautr* affal* pench* banc assied* assoi* couch* avach* accoud*
.but: sauf excepté hormis mais or pourtant cependant revanche toutefois malgré néanmoins
get: reçu reçus reçue recois recev* récup* obten* obtien* touche collect* récolt* amass* rassembl* récupér* reçoi* attrape aura eu ravoir hérité gagn* cherch* rattrape rattraper
stranger: type types gus touriste* zigoto* quidam* clampin* anonyme* quiconque intrus inconn* loueur clodo*
worried: souci* craign* inquié* panique* paniqu* alarm* détresse désespér* tremblante trembler tremble frousse trouille flip* terroris* terrif* craint* crain* affol* effray* persuad* tourment* étouff* phobie* burn
care: souci dérang* préoccup* soigneu* soign* fiche importe importer soucie* concern* attention embêt* fichais fout gaffe
disrespect: dérang* embêt* nargu* mépris* foutage envahi* envahissant* culot* insolen* effront* abus* malotru* dédain* condescend* snob* daign* incrust* intrus* foutre fous fout dégage envers impoli* pitié grossi* incorrect* vulgaire irresponsable* égoïsme gueux intrusi* manières
.can: pouvait pouvais peux peut pouvez pouvons peuvent pourrai pourra pourras pourrez pourrait pourront puisse puisses puissent pu pouvoir capable* impossible* possible* pourrais pourraient pourriez pouviez pouvaient pus jpeux incapable saurais
want: veut veux veulent voulez voulons voulu voulais voulait voudrez voudriez voudrais voudrait voudraient voudra vouloir veuille* volonté* envie* souhait* prière prie réclam* désir* prétend intention* gré volontiers jveux aimerais ravoir
hope: souhait* espère* espér* chance* vivement vœux espèr* espoir* rêve
eat: buffet* goûter goûté faim appétit* dégust* aval* mâche mâcher croqu* affam* nourri* dalle dînes dîne dîné dînez repas affamé* soif estomac creux goût goûts gouter saveur* épicé épicée sucré* goûte ronge rongé ronger rassasi* savour* bec miam mords mord lécher picor* engouffr* boulott*
damage: craqu* pété pétée défonc* écras* explos* foutu foutue foutus tordu* ruin* plié pliée arrach* rouill* massacr* démol* dézingu* éclat* chiffonn* froiss* fripé* effrit* fend percer percé perçais troué* trou trous mort morte détruit* détruire creux bombe* morceau* débris bout bouts bribe* corrod* gratt* griff* éraflure* état péter pète pètes démont* ronge rongé rongée éventr* décap* épave gribouill* charnière* plaie ravag* rainure* entaille* érafl*
age_of_share: commun commune communaut* communes communs partage* collectif* collectiv* public publique altern* échelonn* distribu*
bag: poche poches panier* sac sacs cabas trousse* sacoche* portefeuille* sachet* bourse cartable* pochette* malle* mallette* besace étui* caddie*
play: jouer joue joues joué jouez jouent jouait jouais joueur* jeu jeux amus* babyfoot billard pétanque pong prolongation* jouable jouons partie*
gaming: joueur* headshot* pixel* pong skin ranked manette* team serveur joueuse* jeu joue joues jouer jouais jouez fifa switch gameur* lan niveau ps5 ps4 flèches
trash_out: descendre descendez descendue sors trie trier triez encombrant* conteneur* container* pmc collecte* vider descends descend descendu éboueur* vidang*
quiet: taire tais tait taisez taisent discret* discrèt* discrétion* douceur chuut silencieu* lentement peinard* muet* mollo clapet sérénité apais* pianissimo douce feutr*
slam: tape tapé tapent tambourin* défonc* bang battant tinte coup coups tapait
hit: tape taper tapé tapes frapp* gifle* pousse* poussée poussais bataille* attaqu* coup coups baffe* fouet bagarr* tir tirs tabass* castagn* tapait cogn* claque poing tambourin* gratt*
.without: sans absence* dépourvu hormis malgré
lose: perds perd perdre perdez perdu perdue perdent perdait perte* égar* paum* absence perdes
gone: absence* absent* perds perd perdre égar* paumé* évapor* volatilis* retrouve retrouver retrouvée retrouvé vide
thank: grâce remerci* gratitude reconnaiss* gré reconnaissant* merci* revaudrai mci thx gracias
schedule_2: horaire* emploi programme* délai* décalage espac* altern* ajourn* tranche* minuté chronomètr* échelonn*
calendar: horaire* programme* agenda* date datent planning* échéance* année semainier* alphabétique tableau* excel ardoise* déroul*
window: vitre* vitré* vitrage baie baies vasistas carreau* battant tringle* rebord buée ventaux embrasure*
house_part: vitre* barre barreau* rebord* toiture* grille rambarde* rampe* corridor palier étage véranda* mezzanine* tringle* vasistas portière* portail* gouttière* canal canalisation* plinthe* cage corniche* coin perron* cheminée toit* charnière* clenche* paroi* sas mansarde* seuil* hotte carreau carreaux vitrée faïence* poutre* tuyau* issue* comble* galerie*
material: barre barreau* tringle* plomb fonte ferraille* acier fer sable* brique* plâtre* argile* bois métal* plastique* plastifi* béton* ciment* cire mazout tissu* cuir papier* carton* verre gomme alu caoutchouc* coton soie marbre* laine faïence* plume* pierre* velours inox fourrure* poudre élastique* laiton mousse polystyr*
hide: cachette* planqu* dissimul* camoufl* enfou* cach* masqu* enterr* enfoui* couvre effac* flouter
pub_cafe: restaurant* bar bars brasserie* pub bistrot* kebab* boulangerie* pâtisserie* snack cantine* buffet* taverne* auberge* mcdo discothèque* pubs resto* restau* boui troquet* guinguette* estaminet self
force: forc* oblig* contrain* impos* insist* exig* obstin* pression ordonner ordonne ordres harcel*
wait: patience* attente* provisoire* patien* queue file mariner
microwave: ondes onde vague*
child: élève* élevé minot* mioche* môme gamin* bambin* adolescen* ado ados bébé jeune* loulou* marmot* jumeaux jumelles naissance* filleul* petits bambine* gosse* crèche* garçon* enfance marmaille cadet élever élevée éduqu*
old_thing: vieux vieil vieille* ancien* usé usée usés usag* rouill* antiqu* vétust* rétro jadis décrépi* datent brocante* vintage vétuste* antique* épave* carcasse* historique* démodé* délabr* loque* âge âges
old_person: vieux vieille pépé retrait* senior* aîné* ancêtre* papy papi dentier* mamie mémé vieillard* retraité* doyen* aïeul* âge âgé âgée âgées
swear: foutu foutue fichu fichue maudit* merdier marde cul fout fous foutez foutent foutait sacré sacrément tabarnak câlisse emmerd* chiale nique* foutrai godverdomme sacrement pisser fada dégage chiant* démerd* couillon clapet
continue: continu* poursui* poursuiv* progress* prolong* prolongation* maintien* persist* suit suivre suivez suivi insist* enchaîn* maintenu* suite remets reprendre
write: marqu* trait cerne cernes pointillé* coche cocher notait note* noté rédig* inscri* écriv* écrit* majuscule* syllab* texter dictée* titre* stylo* capitale majuscul* rédaction* réécri* gribouill* signe signer signé signature* copie copies copier crayon* libell* recopi*
label: marqué marquer autocollant* sticker* badge* étiquette* nom prénom note pancarte panneau indélébile cocher coche coches coché
criticise: ronchon* grogn* chiale chialer réclam* plaint* déplor* agac* protest* dénonc* oppos* commente* commentaire* pinaill* ronchonn* corrig* désapprouv* plaign* exagèr* réflexion* maniaque* insist* reprend défaut* correction* tacle* tatillon* gronder gronde contredi* moral*
minutes: min mins sec chrono* instant* mn moment chronomètr*
soft_drink: jus soda* coca limonade* sirop* bulles glaçon* orangina diabolo smoothie* cola pack kinkeliba
dinner: dej déj dîne dînes dînez dîné goûter* dessert* kermesse buffet* brunch* collation* dine cantine tablée* festin* banquet* resto midi
ex_partner: ex divorc* sépar* largu* ancien* séparé* rupture*
disgusting: écœur* écoeur* ignoble* infecte* imbuvable* nausée* infâme* répuls* gerbe bave crad* crach* baver salive écœurant* puant* malsain* cadavre* dégoûte répugnant* berk pouah nausé* immond*
early_start: lever lève lèves levez lèvent levé levée aube debout leverai
stand: lever lève levez lèvent debout redress* appuy* dress* accoud* tient droit figé* fige immobil* planté*
stupid: cerveau* cervelle* bête bêtes bêtement bêtise* niais* inconscient* décérébr* dégénér* taré maladroit* neuneu* andouille* imbécile* mollusque* nouille* absurde* pigeon ahuri* irrespons* imbécil* couillon* neurone* débile* crétin* dadais lourdaud* sot sotte idiot* abruti* ridicul* nigaud* gourde fada tarée inutile* cornichon dingue* barge cinglé* fou folle fous folles délire* délir* maboul* maniaque* timbré* zinzin
hang: crochet* accroch* pend pendre pendu pends suspend* cloué cloue clouer scotch* étends étendre fixe fixer fixé fixée fixation* fixes installer recoll* coller colle collé collées colles autocollant* clou clous pendent pendouill* épingl* collés collée collent noue nouer nœud
wardrobe: crochet* bahut* armoire* penderie* dressing* vestiaire* accroche* patère* commode*
religion: saint sainte toussaint pâques noël prière* priez ramadan carême messe église* ange anges seigneur dieu carnaval kermesse wallahi wallah curé chrétien* musulman* halal casher tabaski aïd messes prie prier saints bible coran imam prêtre baptême communion croix âme diable sacrement mosquée synagogue shabbat offrande mecque jeûne jeûner enterrement vœux
holiday: toussaint pâques noël rtt touriste* montagne* congé* pont carnaval chandeleur pause férié* tabaski aïd ramadan vacance* printemps camping absenc* absent* loin vadrouill*
push_pull: pousser pousse poussé poussée poussais tire tirer tires tiré bouscul* traîner repouss* recul* secou* trembl* branl* vibr* agite agiter poussent arrach* levier tract* remorqu*
health: santé hosto* clinique* sécu médecin* urgences chimio* béquille* bequilles thermomètre* vaccin* secours plâtre* cure traitement* soin prothèse* dentier* soignant* grippe* kiné* gynéco* pma opère opéré opérée opérer bronchite* insuline holter pharmac* pharmacie* docteur* infirm* ambulance* plaie* fracture* syndrome fiv forme
sweets: crêpe* choco* gaufre* pâtisserie* dessert* vanille bûche bûches coulis chewing viennoiserie* croissant* tarte* sucre* sucr* sucette* friandise* fraisier* madeleine* brioche* mousse caramel* glace* sorbet* compote* bonbon* chocolat* pastilles gâteau* viennois* biscuit* cookie* gum nutella éclair beignet* tartelette*
kitchen_tool: moulin* mixer blender* rouleau économe batteur* épluche* spatule* couteau* balance minuteur* ciseaux billot* alu fouet* éplucheur* râpe* décapsuleur* planche* passoire* entonnoir* mandoline
kettle: blender* mixer moulin* cafetière* appareil* friteuse* batteur* mixeur* gaufrier* robot* thermomix centrifugeuse* yaourtière* moudre smoothie* crêpière airfryer cuiseur*
litter_box: pisse pissé repisse* minou minette matou minet pisser urine* crottin besoins gratte litières chier
water: canal flotte robinet lac lacs noyade aquatique* noyer
outdoors: canal montagne* lac lacs alpes parc parcs forêt* bois arbre* chemin* terrain* clôtur* enclos buttes sable ciel étang* mare campagne rosier* laurier* buisson* grotte* nature grille banc haies jardin mouton* village* caverne* mer rivière* océan* sapin* branche* tronc* terre portail* alpage* gadoue boueu* tonnelle* cabane* clôture* désert pont sentier* fontaine*
read: lis lire lisez lisent lu lue lecture* relu relis relire lisant bouquin*
accessory: chapeau* foulard* mitaine* gant gants lunettes perruque* casquette* ceinture* écharpe* bonnet* béret* lentilles parapluie* masque* tuque* bretelle* cravate* capuche* mouchoir* étui* moufle* cagoule* nœud
clothes: chapeau* foulard* mitaine* maillot* blouse* chemisier* doudoune* shirt tshirt habits habill* habit tenue* kimono* boubou* tablier* lingerie combinaison* manche manches plaid guenille* short* legging* gilet* cardigan* blouson* anorak* linge déguis* costume* col cols casquette* tuque* imper* jogging* polo débardeur* basket tongs gant loque* caleçon* soie fourrure* timberland costard* parka lessivée coton amples
shoes: godillot* godasse* soulier* crocs semelle* sandale* tongs mocassin* lacet* pompe basket timberland crampon* espadrille* ballerine* cirage cirer sabots escarpin* palmes boueuses croc bottine*
order: command* leboncoin livraison* abonn* abonnement* résili* souscri* commande* deliveroo uber vinted ikea réserv* catalogue* panier
empty: vide vides vidé vidée vider videz vident vidange* purger vidés vidang* creux fini épuis* débouch*
bring: porter portais transport* apport* trimball* amène livre portait portez amènes amener amené amènent emmèn* porté porte livraison livrer traîner traîne accompagn* raccompagn* rapport* porterai dépos* soulev* monter
liar: hypocrit* mytho* bidon fourbe* menteur* menteuse* pipeau faux fausse hypocrite* vipère* escroc* filou* comédie
cheat: trich* tricheu* tromperie* arnaqu* escroqu* abus* foutage bidon entourloup* rouler malin maline filou* escroc* magouill* tricheur* pigeon* tromp* roulé manipul* embobin* profiter plumer carott* comédie piston
cold: hiver* gel glaçon* groenland frisquet* enrhum* frais fraîche fraîcheur frette givr* banquise* pingouin* igloo* glagla polaire* gelure* mistral pôle fige figé
difficult: compliqu* dur dure durs dures difficile* difficult* impossible* galère* pénible* ardu* laborieu* insurmontable* problème* galèr* rude lourd lourde délicat* souci* embrouille* peine tendu
long_time: court courte long longue longues longs longueur durée dure lent lente lents lentement tranquillement doucement an ans année* plombe traîne éternité attard* autrefois
rent: contrat* bail* louer loue loué loues location* résili* gérance* logement dépôt* dépos* loueur loyers caf apl quittance* tontine
landlord: gérance* syndic* bailleresse contrat* régie* loueur* location* louer loue résili* proprio* caf garant*
move_out: résili* quitt* dégag* départ location valises
sad: sanglot* désespér* désespère vexé* vexera froiss* moral drame* malheur* déprim* hélas émotion* dommage regrett* peuchère désespoir* offens* susceptib* pauvre* cœur pincement chagrin* pitié effondr* chial* gémi* mélancol* regret* enterr* déception peiné* âme deuil décès mort morte mortes mortel
want_stop: arrêt* cess* stopp* inadmissible* intolérable* niet stop basta évite éviter évitez éviterait dorénavant mollo retiens retenir
search: retrouv* cherch* recherch* fouille* enquêt* fouill* fouin* loupe
charger: charger charge chargé recharg* usb batterie* pile piles débranch* rebranch* fil fils câbles
fill: charger chargé chargée rempli* gonfl* couvr* plein recharg* bourr* approvision*
baby_stuff: biberon* tétine* couche couches lange* tétée* crèche poussette* talc doudou* berceau* babyphone landau hochet* bavoir* garderie
baby: biberon* couche couches grossesse* naissance* crèche accouch* enceinte baby tétine* nounou poupon* garderie grandi* élever élevée
sport: sport* sportif* yoga skate skis ski surf hockey squash luge vtt foot tennis burpees sprint* course pétanque babyfoot billard derby om psg maillot* entraîn* coach* gym muscu* natation piscine judo escrime équitation olympique* champion* médaille* rando* hand handball basket rugby boxe slalom* fitness pilates match matchs gagn* victoire* record* vainqueur* nage exercice* pompes abdos trophée* coupe séance* footing* jogging* crossfit volley* marathon* plongée plonge escalad* karaté vélo rameur* sportive* étirement* squat squats football* badminton danse gymnast* patin* trail palmes arc nager nagé
sports_gear: skis ski surf skate luge vtt raquette* ballon* haltère* natte boules kimono maillot* patin* corde* fatbike palmes* rameur* snowboard* canoë* kayak* baudrier* rame rames crampon* roller* pagaie* selle flèches arc élastique* combinaison*
smalltalk_media: om psg derby match* disney koh arte rtl théâtre* spectacle* star stars artiste* sketch* prod francofolies vlog* scroll* shazam brocante* légende* expo musée* supporter* joueur* champion* olympique* prolongation* médaille* publi* scène* rideau audition* concert* cirque* liker like likes stories candidat* hanouna lanta polar* fifa johnny cinéma rugby stade victoire* gagn* lotto loto final jt épisode* saison* abba exposition* buts mondial socrate camus
.instead: autrement plutôt revanche sinon contraire lieu contre
mess: souillon* merdier taudis vrac étable* cheni bataille enclos chamboul* grotte cadavre* porcherie* foutage auberge sème épave souk* chenil* fatras zone sagouin* barge tornade* boxon* désert ikea explos* cambuse
dirty: souillon* infâme* taudis pisse tache raclure crado* crade* sali salie salir salis salissant* souill* bave guenille* clochard* marde bidonville* squat* gourbi hygiène salet* salit* saleté* décrass* cambouis gadoue boueu* cochon* sagouin* porcherie* miteux insalubre* puant* noirâtre*
animal_said: troupeau* baleine* chacal hyène* buffle* mollusque* poule poules ours chèvre* larve* bique peste mouton* poulpe* phoque* dragon* raton* bœuf* vache* bêtes mammouth* hippopotame* bête cochon* rat rats vipère* truie* âne ânes putois caniche* pingouin* canard* marmotte* bestiaux bestiole* carpe* sagouin* sangsue* éléphant* porc singe* dinde* mule pigeon*
people_in_home: troupeau* horde* bande* meute* tribu armée* touriste* envahi* envahissant* public gang smala* homme hommes humain* cohorte* foule* attroup* clique* défilé* régiment* couple* harem camarades
kindly: éducation* éduqu* élevé manières aimable* adorable* charmant* douceur* mignon* bienveill* courtois* cordial* délicat* élégan* raffin* hospitalit* attentionn* généreu* douce douces tendre* moelleu* mou molle comport* comportement* attitude* conduite sympa* bonté doucement amabilité brave braves affectueu* mollo prévenant* tact
lazy: feignasse* fainéant* feignant* larve* branle branleur* branleuse* glandeu* gland* paresseu* mollusque* flemme* flanc mou molle mous pacha* flemm* vautr* paress* loque cossard* branleu*
internet: mail mails courriel* discord https http site sites usb scroll* snap lien liens données application* publi* web google clic plateforme* donnée info infos dossier ligne bug bugs appli* rame cliqu* org page ww co deezer excel connecté* serveur* hotline rebranch* modem* routeur*
joke: nargu* marrant* comique* sketch* clown* humor* rigolo* rigolote* ironi* ri ris foutage caricatur* cosette drôlement amus* tordant mariole* bouffon* guignol* ironie* haha comédie* ridicul* rira canular* farce* railler railleri* délire guise humili* sorcier masque
come_back: reviens revient reviennent reviendrai reviendra retour* revoilà revoila renais reven* rentr* revit remonte
come_home_late: revenu revenue revenir reviendrai retour*
vomit: nausée* nauséeu* écœur* crach* régurgit*
watch: fixe fixes fixer fixait mate mates mater observ* lorgn* voyeu* scrut* braque braqué braquer braquée œil yeux surveill* guett* vue loupe dévisag* zieut*
big: grand grande grands grandes énorm* immense* géant* gigantesque* massif* gros grosse grosses épais épaisse* profond* large* longue longues monstre* monstrueu* majuscul* fort forte fortes forts force* puissan* costaud* musclé* dense* fond énorme* haut long longs immensément maximum maous balèze
vegetable: chou choux champignon* carotte* céleri* haricot* endive* lentille* courgette* poireau* aubergine* ail salade* concombre* poivron* brocoli* épinard* radis avocat cornichon* courge* fenouil navet* guacamole asperge* artichaut* betterave* échalote* pois oignon* laitue* champi* potiron* pdt patate* tomate* végétal* légume*
fruit: pastèque* fraisier* melon* orange* citron* poire cerise* raisin* mangue* ananas kiwi* abricot* noix noisette* cacahuète* arachide* framboise* myrtille* vanille clémentine* pêche* prune* compote* smoothie*
heating: chauff* mazout fioul bouillotte* cheminée chauffagiste* appoint calorifère* convecteur* granulés pellets degré* plinthe réchauff* radiat*
hot: chauff* bouillotte brûlant* sauna réchauff* bouillant* étouff* fournaise* hammam suer sueur braise désert
happy: ravi ravie ravis content* heureu* bonheur* joie* joyeu* enchant* sourire* sourit souriait souriant* amus* fier fiers fière satisf* charmé* fierté contente* gai gaie plaisir* euphor* enchanté* victoire soulag* enthous* chouette
street: quartier* ville* village* centre* capitale* municipal* banlieue périph chaussée* chemin* avenue* boulevard* route* trajet* carrefour* pont quai impasse*
city_country: ville* village* paris montréal lille versailles bretagne bouaké bouake belge* belgique français* france allemand* allemagne groenland alpes jourdain lyon marseille toulouse bordeaux nantes strasbourg genève bruxelles québec dakar abidjan afrique italie* espagne espagnol* anglais* angleterre maroc* algérie* tunisie* sénégal* canada* national* nord namur sherbrooke deauville singapour kazakhstan valence chaumont tignes connemara corbas perrache meuse lanta suisse* breton* néerland* rennes nice montpellier liège lausanne londres berlin madrid rome portugal amérique asie chine japon sud ouest région* pays campagne banlieue* province* capitale* urbain* étranger kheops gaspé europe
meal_food: kebab* couscous sushi* chili raviolis blanquette* attiéké thiéboudienne tajine* tourtière* taboulé* béchamel* fondue* daube* quiche* burger* tacos omelette* crêpe* gratin* tartiflette moules mafé ragoût* plat plats fajita* guacamole pesto couscoussier frites frite ratatouille* purée* mayo nouille* houmous bouillon* tarte* raclette* ramen hachis risotto* wrap bolo bolognaise* friture* spaghetti* paella* soupe* compote* choucroute* hamburger* waterzooi carbonnade* poutine cassoulet*
bed_linen: plie plié pliée pliées plies pli plis repli* déplie* froiss* chiffonn* plaid* drap* housse* taie* couvre édredon* étendage soie
change: devient deviens devenir deviennent modif* transform* renouvel* corrig* adapt* évolu* invers* échange deviendra* métamorph* chang* devenu* converti* refait refaire réorganis* développ* varie mue retourn*
decoration: vase* bougeoir* sapin* guirlande* sculpture* mosaïque* figurine* statue* poupée* bibelot* dessin* empaill* rosier ballon* miniature* tableau* croquis illumin* aimant* magnet noël boule lustre* cadre masque* plume pompon* confettis couronne* nappe napperon* tapisserie* anneaux affiche
plant: rosier* laurier* fraisier* terreau* arbre* sapin* semées semé semer semence* graine* bêche* feuillage* cactée* géranium* orchidée* jacinthe* narcisse* tulipe* lavande* végétal* pousse* bonsaï* ficus bouquet* feuille* jardinage aloe monstera succulente* rose roses
plants: terreau* semées semé semer rosier* fraisier* laurier* thym géranium* orchidée* jacinthe* arrose* pousse pousses graines
container: bocal bocaux brique* bidon* barquette* tupp tupper* cubi pack packs emball* emballage* boîte* bouchon* pot pots sachet* tube tubes flacon* conserve* saladier* alu conteneur* bassine* glacière* tupperware* tup gobelet* seau* corbeille* étui* paquet* bouteille* canette* couvercle* thermos gourde* cageot* panier* caisse* pochette* contient contenu contenir renferme
tableware: mug mugs gobelet* saladier* plateau* tasse* assiette* fourchette* cuillère* couteau* couvert carafe* soucoupe* chope* plate plat nappe* soupière* verre* pichet* écuelle* flûtes timbale* paille* louche* bol bols
dishes: mug mugs gobelet* saladier* plateau* tupp tupper* soupière* tajine* barquette* tupperware* vaisselles bocal
train_travel: rer périph trajet* vélib* station correspondance* navette* tgv ter sncf ratp rame rames perrache quai* gare tram* métro* bus train* ferry vol voyageur* avion* escale* tcl covoit* grève
travel: bateau* trajet* touriste* montagne* hélicoptère* excursion* auberge valise* étape route* parcours ferry voyageur* camping rando* tignes deauville mer passeport* chalet* voyage* ski dakar singapour atterri* hôtel* croisière* visa touris* quai escapade* séjour valence
camping: couchage tente tentes camping* natte* bivouac* duvet réchaud* randonn* glacière* gamelle hamac* piquet* gourde*
spy: contrôl* fliqu* espion* détecteur* suivais traqu* suit suivi suivre suivent flic flics intrusi* pister interrog* surveill*
cleaning_tool: pelle* plumeau* wassingue* serpillère* serpillière* lavette* guenille* panosse* gants balayette* brosse* éponge* sopalin chiffon* escabeau* bassine* seau* moppe* balai* serpill* raclette* gant jet aspirateur* microfibre*
sweep: balaies balaie wassingue* serpillère* serpillere balayette* pelle panosse* moppe* raclette racler ramassette*
wipe: essui* lavette* guenille* sopalin lingette* chiffonn* couvr* recouvr* recouvert* nappe mouchoir* panosse moppe raclette
sponge: lavette* wassingue vinaigre* produits produit sopalin bicarbonate grattoir* pastille* tablette* panosse gel
childish: princesse* diva enfantin* gamin* gaminerie* caprice* caprici* puéril* immatur* reine* roi bébé cosette prince* seigneur* majesté* irresponsab* capric* altesse bouder comédie grandi grandir bêtise* maternelle adolescent*
sing_dance: zouk salsa danse* chante chanter chantes chanteu* chanson* chorégraph* mélodie* fredonn* siffl* chœur vocalis* refrain* couplet* chanté sifflot* dansé harmonica valse* chorale rythme*
music: mélodie* zouk compilation* prod concert* shazam francofolies orchestre* métronome* vocalis* fredonn* refrain* couplet* vinyle* deezer jul johnny abba rythme* chorale* rap slam tube tubes harmonie opéra hallyday rock jazz reggae partition* symphon* chorégraph*
instrument: instrument* métronome* saxophone* harmonica* cymbale* tambour* trompe contrebasse* harpe* basson violoncell* contrebass* cor vocalis* batteur* tambourin* orchestre* synthé* hautbois banjo* orgue* xylophone mandoline* alto maracas
pet: cage cages clébard* clebs teckel* minou minet minette matou chatte* toutou* lézard* boa perroquet* canari poule niche croquette* lapine mord mordre mordu griff* bête bêtes caniche* beagle* bouledogue* poney* vivarium* terrarium* mygale* félin canin rex meute labrador* patte pattes reptile* iguane* gecko* ambulante
vet_walk: balade* baladé promenade* gamelle* nourri* alimenter gaver véto* toilett*
bird_animal: poule canard* pigeon* chèvre* baleine* chacal* hyène* buffle* ours mouton* poulpe* phoque* dragon licorne* raton* lézard* boa cheval* chevaux vache* cochon* singe* renard* sanglier* huître* lion tigre* rat rats tortue* girafe* bête bêtes bestiole* loup loups vipère* poules mygale* âne ânes pingouin* poney* agneau* escargot* carpe* gabian* mouette* goéland* oiseau* corbeau* animal meute caniche* beagle* bouledogue* putois marmotte* dinde* aile ailes plume
loud: forte fortes retent* réson* assourd* explos* tonitru* braill* hausse beugl* gueul* assourdi* mitraillette trombe vrombi* sirène tambourin*
noise: réson* tintouin* bang explos* raffut* tronçonneuse* hélicoptère* usine* clapot* écho cloche* sirène* boom vrombi* silencieu* tint* tintement* crécelle* boucan* barouf* tapag* grond* glouglou* tambourin* décibel* nuisance* sonore* potin mitraillette sons ramdam
urgent: urgen* urgence* immédiat* illico secours presser grave direct tt vite fissa aussitôt presto
recycling: trie tries trié trier triez collecte* consigne* pmc cubi emballage* cadavres bocal bocaux plastique* conteneur* conserves alu barquette* compost* tupperware
bin: trie trier emballage* conteneur* container* corbeille* éboueur* vidanges benne* détritus pelure* épluchure* immondice*
shopping: delhaize colruyt leclerc lidl franprix carrefour auchan monoprix intermarché aldi casino magasin* épicerie* boulang* pâtisserie* commissions dépanneur* leboncoin supérette* boutique* stock* caddie* cabas panier brocante* provision* achats achat vinted ikea promo promos soldes pack packs braderie* catalogue* decathlon action
public_place: parc parcs magasin* épicerie* usine* boulang* commissariat* théâtre* hosto* collège* bibli école* caserne* crèche* mairie* municipal* église* palais spa centre station* gare musée* tribunal* université* fac gymnase* fournil* atelier* village place poste laverie* amphi cimetière* fabrique* lycée* maternelle* élève* maîtresse classe prof préfecture* gym stade* biblio* carrefour pharmacie* hôpital* clinique* cinéma* marché banque* cantine* galerie* fontaine* quai* garderie* labo braderie
profession: boulang* artisan* artiste* banquier* stagiaire* coach* drh maîtresse maître opérateur* professeur* prof profs ingénieur* maçon* coiffeu* serveu* dépanneur* livreu* pompier* infirmière* comptable* notaire* vendeu* caissi* instit* architecte* éboueur* joueur* métier* carrière* agrégation commis camion coiffeur* coiffeuse* chauffagiste* menuisier* électricien* plombier* directeur* directrice* infirmi* soignant* kiné* gynéco* véto* pharmac* contrôleur* médecin* docteur* serveur* cuisinier* boulanger* poissonni* cheffe chef stage étudiant* patron* avocat* intérimaire* livreur* chauffeur* sorcier facteur jardini* ouvrier* pro pros professionnel*
work: métier* carrière* emploi* drh licenci* usine* rtt embauch* séminaire* stagiaire* job jobs turbin* artisan* entreprise* chantier* dossier* bahut virez virer viré chômage* chômeu* démission* mission* stage* rôle prof soutenance rédaction* congé cheffe réunion* call calls télétravaill* burn labo grève powerpoint excel candidat* engager soignant* directeur titularis*
job_person: drh maître boss patronne* manageur* manager* stagiaire* opérateur* cheffe directeur* directrice supérieur* rh prof profs
understand: capt* pige pigé compréhens* comprend* comprises inconscient piger comprise réalis* saisi* clair devin* reconnai* piges
stationery: agrafeuse* agrafe* stylo* crayon* ciseaux gomme* autocollant* scotch* trousse* feutre* cahier* feuille* règle imprimante* encre classeur* dossier* trombone* fiche fiches colle marqueur* bloc plastifi* agraf* papeterie* tampon* cartouche* surligneur* chemise chiffre élastique* punaise* enveloppe* ruban* cartable
craft: pelote* tricot* laine coudre cousu* brodé* crochet* pinceau* argile* sculpture* dessin* mosaïque* croquis aiguille* poterie* peinture patchwork ficelle* art arts artiste* théâtre* peintre* toile expo spectacle* scène brod* broderie* couture* coud fil tissu* perles modelage tapisserie* gribouill* peindre canevas scrapbook*
wish_luck: courage* bonheur* appétit champion* félicitation* chapeau rétablissement bons vœux bienvenue magnifique santé victoire* joyeuse* hourra youpi talent*
normal: normal* habituel* ordinaire* classique* banal* standard* habitud* manie manies tic tics normale* normaux habitude* courant hab coutume* basique
lie: franche franc franchement bidon mytho* mensong* prétexte* vrai vrais faux fausse fausses franchise mens baratin* bobard* réalité hypocri* pipeau propagande* désinform*
boat_vehicle: pêche pêcher barque* bateau* vtt fatbike* bécane* vélib* hélicoptère* trottinette* scooter* camion* caravane* remorque* moto motos mobylette* voilier* luge roulettes navire* van scoot* ferry char cargo* trott* péniche* canoë* kayak* engin* skate* camionn* tracteur* quad tricycle* rame rames
bike: vtt fatbike* vélib* bécane* roulettes bicyclette* pédale* selle rustine* rouler cycle cycles dérailleur* pédal* guidon* antivol* scoot* scooter* trott* cycliste* frein freins
car: portière* bécane* pneu pneus permis bagnole* mazout scooter* volant camion* clio twingo renault peugeot citroën van embraye embrayage char caisse* coffre rétro klaxon* gasoil diesel parebrise autoradio* scénic auto covoitur* vidange roue roues accoudoir
box: emball* déball* paquet* ouvrir malle* corbeille* barquette*
give: cadeau* offert offerte déball* donn* cède céder filer file tend fourni* fournisseur* distribu* prêter offr* offrande* propos* remettre remet transmet* confi* filé
blame: assume* responsab* charge engag* coupable* accus* dénonc* reproch* soupçonn* témoin* faute fautes tort torts dictateur culpabili* honte culpa* sermonn* exprès volontairement délibér* sciemment
forbid: empêch* interdi* prohib* niet défend* stop évit* illégal* illegal proscri* bannir banni veto exclu
open_close: close clos clôtur* bouclé rabatt* battant débouch* décachet* décachète entrouv* déball* portière* referm* béant* rouvr* claquemur* clapet open
drain: débouch* ventouse* furet canal canalis* stagne purg* dévidoir bouchon* siphon* glouglou* évacu* égout* refoul* tuyauterie*
speech: bégaie* bégaiement* accent* prononc* monosyllab* discours syllabe* mot voix muet muette dialogue* langue* traduction* tradui* français* anglais* allemand* dictée* patois interprèt* verbe vocabulaire dys bégai* articul* prononci* expression* lapsus
hair_drain: touffe* mèche* moustache* frange* perruque* barbu* sourcil* toison chevelure* crinière* brushing* coiff* lisseur* boule crin épil* tondeuse* tond* coiffeur* coiffeuse* brosser brosse peigne* roux
toiletries: trousse* gel cire lisseur* savonnette* lotion* coton* démaquill* déo tube brosse monoï tampon* cosmét* sérum* mousse baume*
makeup: teint lisseur* brushing* coiffure* vernis rouge pomponn* coiffer lisser coton cotons démaquill* fard* gloss palette* eyeliner* poudre monoï cosmétiq* coiffeu*
war_said: guerre* bataille* armée* fusil* fusillade* massacre* bombe* tranchée* attaque* tuerie* explos* tirs caserne* hécatombe* apocalyps* catastroph* bombard* pistolet* arme armes couteau* tir headshot* tirer massacr* torture* mitraillette* invasion* tsunami* ouragan* ravag* cyclone* assaut* terroris* missile* cadavre* gang arc flèche* grenade* carnage* calvaire* enfer syndrome
garden: clôtur* terreau* bêche* rosier* pelle enclos potager* tondeuse* herbe* tonnelle* tond* gazon* cabane* serre arrosage haies mare poulailler*
authority: commissariat* police* municipal* impôt* urssaf procès officiel* dictateur* tribunal* juge juges huissier* préfecture* gendarme* mairie* syndic* déclaration* justice électoral* loi lois règlement* droit plainte* témoin* attestation* constitutionnel* légal* illégal* règle règles règne régner régie* caf flic* keuf* pompiers législ* audience* avocat* ministère* cpam maire amende* douane* contrôleur* inspecteur* conseil imposition
.if: condition si sinon cas
medicine: sirop* pansement* plâtre* pommade* béquille* thermomètre* traitement* chimio* vaccin* spray pilule* prothèse* seringue* pharmaci* insuline pastille* pharmac* pharmacie* antibio* aspirine* gélule* dose doses
illness: grippe* toux enrhum* rhume* eczéma* infection* nausée* varices entorse* chimio* cancer* grossesse* angine* gastro* prothèse* bronchite* microb* contagi* allergie peste empoisonn* intoxi* toxique* poison* apnée* burn syndrome* covid* tousse* microbe* virus* otite* diabèt* insuline dys infect* opère opéré opérée opérer opération malad* enceinte anémi* épilep* mort morte* morts mourir meurt mouru décès décéd* enterr* enterrement* cadavre* deuil funéra* tue tuer tué tues tuent obsèques condoléance* tombe tombes aveugle* sourd* handicap* intoxic*
stairs: escabeau* échelle marche marches rambarde* rampe balustrade* monte monter montes montent monterais monté descends descend descendre descendu étage étages rez palière remonte remonter
tool: escabeau* bêche* tronçonneuse* cruciforme* clou clous cloue vis visse visser dévis* pince* boulon* mètre burin* scie pinceau* détecteur* corde* ficelle* fil fils câble* visseu* levier niveau cric pioche* brouette* tondeuse* râteau* élastique* pelle* fer
build: vissé dévis* assembl* construi* install* cloue clouer créé créer crée monter monte cloué plâtre* fixe fixée visse* fabriqu* bricol* démont* bâti* tonnelle échafaud*
drill: dévis* perçais tronçonneuse* cloue clouer ponceuse* atelier chantier visseu* visseuse* percé vis viss* tondeuse* ponç* décapeu* disqueuse* karcher
moved_thing: secou* roulettes recul* avance bouge bouger chamboul* bouscul* perturb* boulevers* égar* replac* rabattre dépla* retire retirer retiré retourné retournée enlev* dégag* ôté otez ôter supprim* réorganis* transfér* déménage migre migré migrer migrent migriez voyage balad* dérang*
count: recompt* calcul* nombre* chiffre* mesur* total* peser tiers équation* thermomètre* chrono* mètre compt* numéro* mètres centimètre* kilo kilos kg litre litres kilomètre* km m2 poids pèse somme dose* max maximum minimum niveau chronomètr* statis* stats échelle large* points point
expect: compte compter compté comptez comptais comptait comptent prévoi* espér* prévu comptes comptiez attend* mise fiable
.everywhere: partout travers vrac autour
party_noise: boum boums kermesse* carnaval* festif* festive* spectacle* fiesta nouba bamboche* réveillon* danse after cubi festivit* joyeuses noël boule party chandeleur evjf evg java tabaski ramadan pâques confettis cotillon* braderie blind quiz
strange: bizarre* étrange* louche* tordu* drôle drôlement mystère* mystérieu* yéti chelou* insolite* suspect* space énigme* devin* secret hallucin* dingue* délir* magie sorcier curieu* incompr* improbable cinglé* barge fada loufoque étonn* surpren* stupéf* ahuri*
laugh: ri ris rit riait riaient riez rient sourire* sourit souriait souriant* mdr grimac* mine rira hihi rigolad* éclat* marrer marrais marrant* bidon* haha pouff*
ask: suppli* implor* prie priez prière réclam* redemand* sollicit* interrog* interrogation* exig* sondage* questionn* quémand* mendi* jdemande priais requête*
please_kind: prière prie priez supplie agréer aimable* cordialement solliciter veuillez priais plaît amabilité bonté volontiers jolie sympa mignon* charmant* délicatesse
photo: publi* snap vlog* caméra* cliché* screen screens statut* enregistr* flouter flouté* stories like liker image* poste portrait* cadrer
tell_others: publi* dénonc* diffus* divulgu* cafter répand* colport* info signal* histoire* commérage* confier confid* trahir cafte
sauce_spice: sucre sucré* sel vinaigre* moutarde* mayo* ketchup vanille coulis pesto béchamel* épicé épicée cornichon* laurier safran curry cumin harissa piment* sauce* arachide herbe* basilic persil poivre* mayonnaise* épice* houmous vinaigr* bouillon* huile* soja cannelle paprika échalote* mafé caramel
milk: gruyère* maroilles camembert* comté chèvre raclette fondue crème* emmental roquefort feta béchamel* margarine fromage* munster fromag* mozza* parmesan* reblochon lacté* végétal omelette
bread: boulang* fournil* noix cacahuète* choco croissant* baguette* brioche* pâtisserie* viennoiserie* crêpe* bûche mie tartin* gaufre* seigle* tarte* biscotte* viennois* galette* muffin* pâte levain
meat_fish: thon maquereau* huître* poulpe* crevette* sardine* saumon* merguez lardon* steak* bœuf porc mouton rosbif couenne* jambon* chorizo rillettes moules poule blanquette daube escalope* pêche agneau* dinde* bacon* jarret* andouillette* saucisse* moule poisson* poissonn* crabe* poulet* canard* veau viande* rôti* charcut* saucisson* truite* foie escargot* carpe*
food: gruyère* maroilles moutarde* noix cacahuète* arachide* dessert* goûter épicerie* nourri* vivres sucre conserve* gâteries surgelé* pistache* amande* apéro gaufre* houmous pastilles caramel bio réchauff* friture* munster végétal* seigle miam bouillon* restant* mets denrée* victuaille*
smoke: pipe pipes narguilé* narguile vape vapes chicha* cigare* mégot* shit respir* étouff* cendres taff* refum* vapeur pétard* fumeur* rouler roulé enfum*
alcohol: bulles cubi porto ivrogne* soulaud* soûlard* pompette* saoul soûl cidre* ricard apéritif* pinte* ivresse mousseux jupiler beer* bar chouffe apéro* champagne* cocktail* soif picol* murge* biture* trinqu* tequila* whisky* rosé
furniture: buffet* vaisselier* bahut* banc commode* étagère* chevet superposés mobilier* ikea meubl* lustre vitrine* bibliothèque* guéridon* armoire* démont* tapisserie
shelf: clayette* râtelier* rayon* rayonnage* bahut buffet* casier* compartiment* étendoir* étage case vaisselier* bibliothèque* corbeille*
fridge: clayette* glaçon* givre* dégivr* glacière* frigidaire* freezer* congel* banquise
choose: option* préfér* préfèr* choix sélectionn* élu élire vote électoral* alternative* choisi* jpréfère plutôt
decide: sondage* électoral* consensus tranch* volonté imposé majorité voté impose* choix veto arrêt* conclu* résolu* décret*
consult: sondage* consensus conseil* solliciter collectivement propos* débat débats rediscut* communiqu* concern* imposer impose imposé
diet: régime* vege vegan* végan* végétarien* halal casher gluten* lactose* bio flexitarien* végétal* végé* végétar* kasher ramadan jeûne jeûner calorie* protéin*
walk_run: suivre suit suivez suivais suivi suivent suivant poursuiv* accompagn* slalom* zigzag* enjamb* contourn* couru courir court courent courait marche marches marcher marchait marché balad* travers* sprint* grimp* cavale* galop* trott* chemin défile balade* promen* rando* sortie passer passage passant passais passaient passent croise croiser croises croisez croisant cours déambul* arpent* footing jogging pas circul*
tidy: trie trier replier plie enlever ménager
meet: assembl* assemblée* rassembl* réuni* cercle* club rencontr* rejoign* rejoin* croiser croise croisé retrouv* connaissance* assister assiste particip* présence présent* croises croisez croisant réun* fréquent* attroup*
health_private: grossesse* chimio* licenci* sépar* psychologue* moral émotion* eczéma* varices pma gynéco* fiv cancer holter avort* insuline opérée règles
broken_state: fragile* faible* délicat* mou molle raide* rigide* bloqu* barrer barrée coinc* bouché bouchée obstru* entrav* tordu* coincé* rouill* branlant* grippé* déréglé* desserr* bancal* hs foutu pété état décroch* naze foutue fichue bug bugs bugg* démont* décollé* branl* débranch* grippe élastique inutilisab* morte mortes mort crevé
paint: repeind* peindre peins pinceau* décap* teint teinte* peigne vernis* rouleaux rouleau tapisserie* dessins
picture_frame: dessin* croquis cloue clou clous accroch* sculpture* image* toile tapisserie* galerie* poster* œuvre* cadre*
fire: détecteur* extincteur* cramer pompier* allumette* bûche* secours braise* cheminée sirène fumées crame
bathtub: spa jacuzzi* sauna* hammam* baignade* bulles plongée plonge mousse baignoir*
help: dépann* dépannage* soutien* soutenais soutenir soutenu rescouss* sauve sauvé sauver sauvera sauverais sauvetage conseil* épaul* sauvegard* soulève* soulev* accompagn* service servir secour* sauves piston ressource*
repair: dépann* dépannage* dépanneur* artisan* recoll* visse serrur* plomberie rafistol* entretien réparateur* opérateur* intervention corrig* rectif* correct* charnière* débouch* démont* dérailleur* bricol* chauffagiste* menuisier* resserr* bug maintenance remarch* technique*
protect: protég* protèg* sauve sauvé sauver sauvera sauverais sauvetage surveill* soign* soin soins défend* rambarde plastifi* parer sauves protect* soutien prudent* préserv* veill* garderai gardez gardait assur* assurance*
no_answer: muet muette monosyllab* silence disparais tais mur silencieu* réagir réagi réagis réaction* snob* zapp* esquiv* fuis anonyme bloquée
tell: info infos information* nouvelles actu journal dossier* données renseign* annonce signal* communiqu* transmet* avertir histoire* préviens confier détail*
mail: décachet* décachète timbre* enveloppe* cacheté* poste adresse* relais bulletin postal* facteur* envoyée envoyé envoie envoyer envoi envois
read_private: décachet* décachète espion* relire lire lis lisez lisent lises lirai lirez lu curiosité enregistr* intrusi*
see: voyant voyez voyons verra verrai verras verrez vu vue vues visible* aperç* apparemment revoir revoilà constat* repér* témoin* témoign* retrouv* aperçoi* voyait voyais reconnai* œil yeux découvr*
defend: justif* excuse* défend* prétexte* soutenais soutenir justifi* exception* alibi* plaid* contredi* honneur dignité rédemption
alone: soi perso solo peinard* seuls isol* esseul* intimité exclu exclue solitaire* ermite* tranquil* seules
private: perso domicile discrétion* discret* confidence* discrét* pudeur* pudique* pervers discrèt* anonym* intrusi* confident* curiosité
selfish: fier fiers fière vant* frim* snob* crâne égoïst* nombril* abus* envahissant* profiteu* perso individualist* bourge* prétent* hautain* roi majesté altesse prince reine égoïsm* égocentr* narciss* vizir diva trône personnel individualis* indiff*
cheapskate: rapiat* radin* pingre* avare* crevard* mesquin* rat rats économe*
freeload: rapiat* abus* crevard* incrust* squatteu* squatt* tapeur* profiteur* squat* clodo* gratt* rat rats
space_storage: stock* galetas râtelier* surface* casier* envahi* remise barrée bloquée encombrant* obstacle* poids dépassent niveau accès passage étroit* coin empile largeur centimètre* contourn* enjamb* traverse empiét*
cellar: galetas cave* souillarde* remise mezzanine grenier* lieux box réserve mansarde* comble* buanderie
kitchen: souillarde* fourneau* hotte* crédence îlot billot* vitro induction
promise: engag* engagement* wallahi promets revaudrai garanti* honneur
.enough: suffi* suffisant* assez basta suffis* suffir* stop
hallway: corridor* couloir* rambarde galerie accès passage sas palière perron* issue seuil vestiaire
hotel_zoo: cirque* auberge* zoo ménagerie* usine* palais caserne* étable* hôtel* gare musée* camping hospice garderie* spa asile* resto pension château* trône cantine ferme écurie moulin squat fourrière guinguette chalet restaurant palace pyramide casino bordel
used_like: auberge* resto cosette bonniche* domestique* larbin* serviteur* majesté altesse roi prince reine vizir boniche* valet* groom esclav* conciergerie torchon
tone: dictateur* mépris* autoritair* daign* majuscules grognon* monosyllab* aigre fiel cassant* impoli* commander règne commande méchant* méchanceté* ironie ironiq* hausse rude* vulgaire froid* aigri* gronde mordant* expression moqueu* cynique* dédain* agressiv* transige impérat* cri condesc* amer amère amertume glacial ordonner ordonne ordres
raise_voice: hausser haussé hausse crache gueuler
swap: altern* troc invers* remplace
turn: altern* rotation* retourne échelonn* relais
floor_stuff: slalom* enjamb* vrac étal* amas monticule* montagne* cadavre* traverser sème semé sèmes semer pyramide* étalé* jonch* répandu* encombr* dispers* tapiss*
gadget: gadget* usb drone* imprimante* appareil* détecteur* halogène* pixel* matériel* thermomètre* lisseur* thermostat* appli* scanner* gsm natel bigophone pile piles headset bouton* télécommande* autoradio gps cloud enceinte* engin* ressource
laptop: usb pixel* souris imprimante* clavier données écran* fichier* fixe macbook excel powerpoint mac scanner* bug
password: accéd* accès atteind* attein* badge* données codes identif* connexion digicode* anonyme identifi* mdp appli
footsteps: marchait marche godillots galop* burpees sprint* cavalcade* troupeau* pied pieds marcher bonds tambourin* jogging semelle* arpent* sabot* tongs chevaux
talk: sujet* thème* question affaire affaires dossier communiqu* dialogu* abord* échang* bavard* jacasse* causette* papote exprim* entretien* débat* propos rediscut* conseil* commentaire* jacter vocabulaire
drink: soif assoiff* désaltér* gorgée* jus sirop bulles trinqu* goûté siffl* picole
yesterday: veille
wedding_news: audition* entretien* concours evjf evg pma grossesse enceinte titularis* candidat* soutenance* agreg engager engagée embauche* résultats noces baptême victoire bourse gagné succès
remember: souvenir* souvenu rappelle* mémoire* retenu retenir oubli* souvien* rappell* mémoir* mémoris* retien* reconnai*
gossip: médis* fiel jacass* cracher balancer commentes messes vipère* médisan* histoires calomn* potin*
toilet_paper: sopalin mouchoir* kleenex rouleaux dévidoir* tube lotus
group_chat: discord team canal messenger exclu
cleaning_duty: mission missions responsabilité* charge commissions wassingue récure bonniche* conciergerie décrass* nettoies
apolog: déplor* regrett* remords hélas dommage oups navré* pardonn* dsl regret* excuse* confus*
key: doubles double badge* copies bip
same: exemple* exemplaire* example correspond* coïncid* assorti* pareil* idem identique* semblable* égal égale même* autant égaux reproduis* copie
toy_boardgame: figurine* poupée* peluche* lego puzzle* échecs babyfoot billard monopoly kapla doudou* loto scrabble jouet* licorne* jeu jeux tarot* belote* carte* dés uno domino* rami confettis
treat_like: exist* fantôme mépris* paillasson infantilis* rabaiss* invisible* clébard humili* dignité considér* respect honneur manières torchon clodo
sticky: coller collé collée collées collent glu gluant* poisse* cire sirop chewing visqueu* friture* visqu* gomme gum caramel cambouis moule huileu* poiss* confiture
threat_leave: virez virer viré dégage* expuls* tuerais plainte procès huissier* harcel* dictateur* tyran* tyrannis* terroris* brimad* intimid* vire virée assieds résili* tribunal
guest: hospitalit* accueil* accueill* héberg* visiteur* touriste* team convive* chasse gang smala* bienvenu* fréquentation* voyageur* camarades collègues couple accompagn* raccompagn*
overnight: héberg* nuitée* couchage squatteu* gonflable* squat
.rarely: rare* guère exceptionnel*
tv: tévé teve disney koh arte rtl prolongations derby plateforme* chaîne* streaming ciné émission* feuilleton* jt saison* hanouna lanta cinéma polar* écran canal prime replay générique*
note: plastifiée plastifié autocollant* affichette* note noté majuscules consigne* notes noter panneau* bulletin* ardoise* affich* rédig* pancarte*
split: sépar* divis* division* distin* tiers total cotis* équilibr* calcul* parts distribu* répart* quota* fraction* moyenn* échelonn*
pour: verser verse verses versé coule couler coulé goutte* flotte débord* dégoulin* ruissel* transvas* coulait coulent baver fuit bave bavé
pay: verser versé versement* montant* rembours* acompte* frais dépens* interac cotis* banqu* revaudrai avanc* acquitt* échelonn* verse casqu*
transfer: interac mtn versement* verser iban compte wero banquier* verse versé transfér* revolut remboursement*
phone_call: joindre joignable* injoignable* allô allo opérateur* répondeur* sonnée messagerie call calls hotline bigophon* sonnerie* facetime
phone: opérateur* forfait* smartphone* snap pixel téloche batterie appli gsm natel bigophone appareil samsung android cellulaire* cell fixe
crusted: gratt* racler racle raclé décap* grillée calcin* incrust* carbonis* cramer récurer croûte* attach* durci* braise caramel* adhér*
safety_child: inconscient* tronçonneuse* rambarde* fragile* entorse* chute secours risqu* péril* électrocut* pompiers prudent* gaffe risque* risqué* toxique* glissant* enjamb* prudence fer étouff* urgence perfor*
doorbell: sonnée sonné sonner sonnent tinte tinter bouton sonne digicode cloche sonnez carillon*
food_taken: goûter barquette* vidé gratt* croquer croque goûté pioch*
appliance_noise: blender* mixer tronçonneuse* moulin* vmc
explain: résum* synthèse* bref réexpliqu* précis* précision* motif* justif* explication* propos détail* préci* exempl* technique histoire sujet
fail: abandonn* délaiss* renonc* échec* échou* raté foir* louper capot* planté loupé loupée incapable* loupe ratée zapp* galère merdé merder rater rate rates
bathroom_time: libère libérez libérer brushing* lisseur* pomponn* grouille* coiff* épil* brosser pisser pisse
spend: tarif* surcoût* dépens* ruin* augmentation* frais forfait* coût* vaut valent valoir luxe
uncomfortable: froiss* vexé* glauqu* malaisan* intrus* voyeu* envahissant* pincement délicat* gênant* scandal* rougi* intrusi* ridicul* humili* malsain* pervers* toxique* malaisant* dérang* embêt* importun* chagrin* ennuy* ennui* tracass* horripil* incommod*
.sometimes: parfois tantôt occasionnel* quelquefois
.often: souvent généralement tjrs habituellement fréquemment surtout normalement habitude
.already: déjà auparavant
.first: initial* début premier* première* abord primo débutant
.outside: dehors extérieur* hors out
.also: aussi également idem pareil itou pareillement
.never: jamais jms zéro
important: important* sérieu* grave* essentiel* officiel* capital* vital* primordial* importe* surtout essenti* crucial*
heads_up: info infos texter joindre signale* signal*
sell: brocante* leboncoin vends vendez vendent vendait vendre vendeu* vinted vente* revend* vend vendu* enchère* braderie*
bedroom: mezzanine* piaule* chambrée
show: montr* indiqu* désign* expos* exhib* présent* affich* signal* preuve* manifest* démontr* prouv* geste gestes
mirror: reflet* psyché buée
drive: conduire conduis conduit roule rouler recul* stationn* démarr* camion roulé embraye pédal* frein* klaxonn* route routes selle volant trajet* gare garer garé garée
naked: habill* rhabill* lingerie cul fesses tenue seins nudité couvre nus nues dénud* slip maillot maillots épil*
naked_towel: lingerie peignoir* pyjama* slip* caleçon* tenue boubou kimono culotte* soutif* nuisette* maillot* string* boxer serviette
enter_room: envahi* travers* surgi* improviste intrus* intrusi* franchi* irruption* passes passe
volume: cran monte monter hausse hausser niveau
concentrate: réfléch* rédig* distrai* dérang* attention rédaction neurones
wall_thin: résonne coin paroi* tapisserie* placo placoplâtre isolation* insonoris* écho
iron: lisser fripé* froissé chiffonné plis fer fers
toothbrush: brossage* brosses dentier* brosser
towel: peignoir* drap essuie
forgot: zapp* distrait* mémo souvien* mémoire
hearsay: info infos appris apprenne devine deviné apparemment paraît
lunchbox: tupp tupper* goûter
dishwasher: charger chargé videz vider
washing_machine: programme cycle hublot cycles laveuse* essor* lave
laundry: lingerie linges laver laveuse* étend* lavage* adoucissant* lessiv* repassage délav* coton
key_to_guest: doubles badge
security: badge* détecteur* intrus* portail* verrouill* issue digicode* flics effraction*
misunderstand: réexpliqu* compréhension interprét* monosyllab* confusion* déform* trouble embrouill* quiproquo*
unannounced: déboul* revoilà improviste impromptu* incrust* surgi*
atmosphere: fiel froid glacial* drame* humeur* atmosphère* toxique* conflit* pesant* électriq* malsain* étouff* orage délétère* lourde
need: besoin besoins nécessit* nécessaire* indispensable* manque faut nécess* exig* requi*
appointment: rendezvous rencard kiné* gynéco* coiffeu* chauffagiste* menuisier* rdvs consult* audience* véto* préfecture contrôleur holter
living_room: living salle canap
wake: éveil éveils lève lèves levée leverai debout lever
weekend: week we
creak: pouet pouët klaxon* trompette cloche* glouglou* tic tac clac vrombi* grond* tint* gémi* crécelle* craqu* gratte pendule* horloge* toc cliqu* cliquet*
.where: où lieu lieux
wish_would: aimerais aimerait voudrais auriez pourriez pourrait pouvez serait souhaiterais jdemande veuillez jveux jpeux
knock: toc tambourin* gratte gratter
suitcase: sac sacs malle* mallette*
how_often: deuxième* quatrième* cinquième* neuvième* sixième* septième* énième autant fréquemment
floor: terre parquet dalle* carreau carreaux nappe plinthe*
month: an ans année* mai printemps été hiver automne saison* mensuel* âge
leave_me: dégage dégager éloigne lâche
weekday: ds jours journée* férié*
flood_leak: coule couler coulait goutte dégoulin* débord* ruissel* suint*
leave_on: débranch* éteignez tourne allum* éteignent éteignais
letter: adresse timbre* bulletin* missive*
parcel: adresse relais vinted carton commande commandé* commandais colissimo transporteur* expédi* retours
allow: droit droits autoris* permet* permis* laisse libre permissi* tolér*
plan: propos* proposition* suggér* suggestion* idée* programm* projet* dessein* comptiez initiative*
flies: rat rats mygale* araignée* punaise* puces mite mites cloporte* bestiole* insecte* rongeur* mulot* nuisible* cancrelat* pucerons larve* ver vers
insect: mygale* araignée* bestiole* insecte* mouche moustique* guêpe* abeille* frelon* mite mites fourmi* punaise* cafard* cloporte* papillon* coccinelle* scarabée* puce puces
home_quiet_life: pause* respir* cocon* zen sérénité paisible* serein* havre
argue_loud: histoires histoire conflit* dispute* embrouille* débat* chamaill* contredi* bagarre* clash* conflict* altercation* bousculade*
sofa_guest: gonflable* hamac canap convertible futon
oven: hotte* vitro* induction* feux brûleur* friteuse*
shift_work: mission* soignant* shift shifts urgences pompiers intérim
migraine: crâne* tempes explos* tambourin*
door: referm* clenche* charnière* battant* portail* portière* entrebâill* béante béant seuil loquet palière vitrée paillasson
front_door_open: béante entrouvert* issue portail
shout: beugl* vocifér* gronde* hurlement* éclat* tonitru* brame*
voice: vocalis* monologu* jacass* débat* refrain* fredonn*
bass: batteur tambour* grond* vrombi*
cookware: bassine* tajine* soupière* casserole* poêle* marmite* cocotte* wok plat plats moule moules friteuse* sauteuse* faitout* couscoussier* crêpière* poissonnière*
chair: accoudoir* assise trône tabouret* fauteuil* banc bancs transat* rocking
sofa: accoudoir* canap* vautr* hamac* plaid* méridienne
soap: mousse* gel savonnette* bulle bulles
shower: mousse vapeur buée paroi* cabine* pommeau*
coffee: kinkeliba moudre grains tisane* infusion* cappuccino* déca
accounts_2: case deezer appli pack forfait abonn*
neighbours_complain: audience* réclam* flics plainte* mairie pétition* signalement* tapage râlent plaign*
respect_limits: négociable* dépass* intrusi* franchir abus* inaccept* intolér* tolérance culot ingérence*
accept: endur* encaiss* transig* céder admet* intolér* compromis négoc* jouable
kitty: tontine* fonds cagnotte* caisse tirelire* ardoise* pot
disappointed: fiable* crédib* loyal* déloyal* trahison* désillus* regrett* fidèle* pincement amer amère amertume
tinder: pervers* nique niquer sexe sexuel* sexy baise baiser capote* préservatif* coucher galipette* érot* porno* libido orgasm* ébats
headphones: quies headset bluetooth
ears: quies assourd* tympan* décibels
dryer: étendage* étend* sécheuse* sèche sécher
candle: bougie* encens diffuseur* chandelle* photophore* bougeoir* cire
postpone: retard* remise échelonn* inverser
cancel: empêchement* empêch* contretemps supprim* résili* imprévu* renonc* désist* annulation* zappe exclu
answer: réagi* redire réplique* rappel* confirm* retour recontact*
be_late: loupe louper loupé attard* bourre
hurry: grouill* magne accélér* fissa speed activ*
invite: incruste accompagn* emmèn* convie* convi* convoqu* recevoir reçoit
silent_treatment: bec muet* rancun* fâchée évite exclu* froideur tronche
nails: vernis dissolvant* orteil* manucure* rognure*
razor: tondeuse* épilateur* lame lames épil*
jewellery: anneau* alliance* pendentif* gourmette* perle* broche*
tap: glouglou* mitigeur* couler coule robinetterie* vanne*
hot_water: bouillant*
balcony: tonnelle* transat* rambarde* véranda*
kids_guest: gamin* garderie* biberon babysitt* nounou*
cuddle_touch: affection* affectueu* caress* bisou* bécot* papouill* enlac* coller tendresse* bec
stain: indélébile* boueu* marque* bavure* baver bave salit salir gribouill* cambouis dégoulin* constell* salissure* caramel gadoue
pet_hair: fourrure* mue muer toison* pelage* touffes
bark: gronde gémi* grogn* jappe* japp* hurlement* cui cocorico* caquet* hennir meugl* beugl*
snore: apnée* ronflement* ronfleu* tronçonneuse
limescale: détartr*
crumbs: pelure* grains confettis miett* chapelure trognon* noyau* sciure
wet: plu drache* dégoulin* buée mouill* éponger ruissel* mare eaux boueu*
table: nappe* billot* tréteau* pupitre* guéridon* établi
umbrella: drache ombrelle* parasol* pépin
energy_waste: gaspi inutilement rédui* conso* consomm* écolo*
wear_mine: porterai habille habiller
use_mine: user use usé empreint* manip entame sert employer emploie
borrow: récupères récupérait ravoir redonne
replace: rachète neuve neuf reprendre revaudrai
tenant: colloc* occupant* cohabit* loc
found_out_how: apprenne* appris constat* découvert apprends
listen: attenti* jentend
hear: jentend perçoi*
ambiguous: machin disons passons guise soit admettons bah
guest_count: dizaine* smala combien nombreu* vingtaine* centaine*
slot: programm* libre libres disponib* dispo session* séance
punctual: tapantes pile chronomètr* ponctu*
late: tardi* attard*
parking_spot: portail horodateur* emplacement* box
mailbox: courriers
bathroom: vasque* faïence* lavabos
basin: bassine* vasque* plonge mitigeur*
lock: barré barrer clenche* cylindre* blindée
rotten: cadavre* carcasse* moisissure* champignon* putréf* pourriss* fermenté* périme* périm* toxique
owe: ardoise* devais devait revaudrai redevab* créance* redev*
eavesdrop: enregistr* indiscret*
private_2: enregistr* caméras suivi suivent traqu*
dust: plumeau* toiles acarien* poudre plâtre
windows: vasistas lucarne* carreaux moustiquaires
smalltalk_2: coucou bienvenue hâte chouette
since_when: dpuis
`;
