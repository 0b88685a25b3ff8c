import { wordList } from '@palimpsest/kernel/text';

/** Words of French messages that need only a light touch, folded. A sentence of these alone may be passed on. */
export const CALM_WORDS_FR: ReadonlySet<string> = wordList(`
  abandonne aboie abonnement abonnements abonnes abord aborder aboye absence absences abusent acceder accent accepte
  accepter acces accident accompagnerais accord accoudoir accroche accrochent accuser achat achete acheter acheterai
  acte actives adapte adopte adoption adorable adorables adore adresse adultes aeration aere aerer affaires affection
  affectueuses affectueux affiche affichee affilee agacait agace age agence agenda agent agility agisse agrafeuse
  agreg agregation ah ai aide aider aiderait aides aie aies aiguille aile aille ailleurs aimable aimais aime aimerais
  ainsi air aise ait ajouter ajoutes alarme alarmes album aliment allais allait allaite allant alle allee allees
  allemand aller allergique allers allez allongee allume allumee aloko alors alphabetique alterne alterner alu amann
  ambiance ame amelioree amene amenes ami amie amis amour amoureux amours amphi ampoule ampoules amuse an ancien
  ancienne andouillettes anges anglais angoisse animaux anneaux annee anniv anniversaire anniversaires annoncait
  annonce annoncent annoncer annule annulee annules ans anxieuse apero aperos apnee apparaitre appareil apparemment
  appart appartement appel appelait appelee appeler appelez appelle appelles appels appetit appli appoint apportez
  apprendre apprends appris approche aprem apres aquarium arachide araignees arc archi ardoise argent argile armoire
  armoires arrange arranger arret arrete arreter arreteras arretez arriere arrivaient arrive arrivee arrivent arriver
  arrives arrivez arroser art artisan as ascenseur aspi aspirateur asseoir assez assiette assiettes assis asso assois
  assurance assure asthmatique asthme astreinte astreintes atelier atmosphere atteindre atteins attend attendais
  attendant attendez attendrai attendrait attendre attends attendu attendue attente attention atterri attire attrape
  au aube aubergine aucun aucune audio augmentation aujourd aurais aurait auras aureole auriez aussi autant
  autocollant autoradio autour autre autrement autres aux avaient avais avait avance avancent avancerai avant avec
  avertie avertir avertis avez aviez avion avis avoine avoir avons avoue avril baby babyfoot bac bacs badge bafouille
  baie baignoire baillait bain bains baisse baissee baisser baissez balader balai balais balayette balcon baleines
  balles ballon bananes banc bande bang banque banquier banquise bar barbe barbecue barbu baril barque barquette
  barreau bas basilics baskets basse basses bassine basta batch batterie beagle beau beaucoup beaux bebe becanes
  bechamel beche beer begaiement belge belle belote ben bequilles besoin bete betises beurre biberons bibli
  bibliotheque bidet bien bientot bienvenue bieres bijoux billard billets bio bip bipe biscotte biscottes bisous
  bizarre bizarrement blague blagues blanc blanche blanquette bledard blender blesse blessee blessent bleu bleue
  bleues blind bloc blonde bloque bloquee blouse blouses boa bocal bocaux boeuf boire bois boit boite bol bolognaise
  bon bonde bonjour bonne bonnet bons bonte bord bosse bosser bosses bottes boucan bouche boucher bouchon bouchons
  boucle boue bouffe bouge bouger bouillir bouilloire bouillotte boulanger boulangere boulangerie boule boules boulot
  bourdonnement bourge bourre boursiere bousculade bout bouteilles bouts box brailler branche brancher bras breton
  bricoler bricoleur brille briller brique brise brocante bronchite brossage brosse brosser bruit brule brulees
  brulure buanderie buche budget buffet bug bulle bulletin bureau burpees bus but buts buvait ca cabine cable
  cacahuetes cachette cachot cadavres cadeau cadenas cadres cafard cafe cafetiere cage cagibi caisse caisson cajon
  calcul calculatrice cale calecon calendrier caler calins calme camarades cambouis cambriolage cambriolee camera
  camion camionnette camping canal canape canettes cantine caoutchouc capitale capte caramel caravane cargo carnet
  carnets carre carreaux carrelage cartable carte cartes carton cartons cas caserne casier casque casse cassee casser
  casserole casseroles castagnettes catalogues cause causer cave ce cede ceder celeri celle cellier celui cendre
  cendrier cent centime centimetre centimetres centre cents cerises cerne certains cerveau ces cesse cet cette ceux
  chacun chacune chagrine chaine chaines chaise chaises chalet chaleur chamboule chambre chance change changeait
  changee changees changent changer changera changerai changes chanson chant chantant chante chanter chantier chapitre
  chapon chaque char charger chargeur chasse chat chaton chaud chaude chaudiere chauffage chauffagiste chauffe
  chaussee chaussette chaussettes chaussons chaussure chaussures chef cheffe chemise cherchais cherchent chercher
  cherches chere cheval chevalet cheveu cheveux chevilles chevre chewing chez chien chiffon chiffre chili chimio chiot
  chips chocolat choisi choisir choisisse choix chorale choregraphie chose choses chou chouette chouia chrono
  chuchotement chuchoter chui chum chut chute ci ciel cigales cigare cigarette cine cinq cinquante cinquieme cirage
  circule circulent cirer ciseaux citronnier citrons clair claque classes clayette cle clef cles clics client clients
  clignote clim clinique cliquer cloche clochettes cloison cloisons clopes cloture cloue club co coach coches cocorico
  cocotte code coeur cogne coiffeur coiffeuse coiffure coin coince coincee coincidence colis collant colle collection
  collee collees college collegue collegues collent coller colloc coloc colocataire colonne combien coming comique
  commandais commande commandee comme commencaient commencais commence commencent commencer commences commencez
  comment commentaire commentaires commenterai commentes commissariat commode commun communaute commune communes
  communiques complet complete compliment complique comporte compost compote comprehension comprendre comprends
  comprimes compris compta comptais compte compter comptes compteur comptiez concert concierge conciliabules concours
  condition confettis confiance confie confier confirme confiture conge congelateur congelo conges connais connaissais
  connaissance connaissez connait connecter connexion conseil consensus conserves consigne console consoles construit
  consulte consultee consultes contemporaine conteneur contente contents contient continu continuer continuerai
  continues contourne contrat contre controle controleur convecteur convenait convenir conventionne convenu
  conversation conversations convient cooking copain copains copies copine copines copropriete coq coquilles
  coquillettes corde cordonnerie coreens cornemuse cornichons corps correct correspond corrige corriges corvees
  costaud cote cou couchage couche coucher couches coucou couette couinement coule couleur couloir coup coupe couper
  coupes coups cour courage courant courgettes courrier courriers cours course courses coursive court courtes couscous
  cousin cousine cousins coussin coute couvercle couvert couverts couvrait crache crame crampons cran craquant craquer
  cravate credit cree cremaillere creme creneau crepes creuses creux crevettes crie crime cris crispe critique crochet
  croient croirait croire crois croisant croise croiser croises croissant croix croquer croquettes croquis crossfit
  croyais cru cruciforme cryptos cui cuilleres cuisine cuisiner cuisinerai cuisinier cumulus curieux curiosite curry
  cuvette cycle dame dans dansais dansante danse danser date datent dates davantage de debarque debarquent debarras
  debarrasser debarrasserai debat debats debit deborde debout debranche debut decachete decachette decale decalee
  decaler decalerai decaper dechets decide decider decollage decolle decongelez deconnecte deconnecter decoratif
  decouches decouvert decouvre decroche decrocher decu dedans defile degager degat degre degres dehors dej deja
  dejeuner dela delicat delicieux demain demandais demandait demande demander demandes demarcheurs demarre demarrent
  demeler demenageait demenagement demenager demenages demi demie denoncer dentier dentifrice dentiste dents depannage
  depanneur depassee deplace deplacement deplacer deplacez depose deposer depuis derange derby dernier derniere
  derniers derriere des descend descendre descends descendu descendue desole desolee desordre desormais dessert
  dessine dessous dessus details detecteur deux deuxieme devais devait devant developpe devenir devenu devenue devient
  devinez devoir devrait diabete dialogues dialyse dictee differe differentes dignement dignite dimanche dimanches
  dinde diner diners dines diplome dirai dirait dire direct directement dis disait disant discours discretes
  discussion discussions discutait discute discutent discuter disent disparait disparu dispo dispute distance dit dite
  dites divan divers divinement divise divisee diviserai division divorce dix dizaine djembe docu doigts dois doit
  doivent dommage donc donne donnees donner donnes dont dormait dorme dorment dormi dormir dors dort dos dossier
  dossiers double doubles douce doucement douche doucher douches doudoune doute doux douze dpuis drache dragon dramas
  drame drap draps dressing droit droite drole droles ds du dur durant dure dys eats eau eaux eboueurs echalote
  echange echarpe echarpes echelle echelonner echo eclaire eclaires eclats ecole ecoutais ecoute ecoutent ecouter
  ecoutes ecouteurs ecran ecrase ecrire ecris ecrit eczema education efficaces effort effrite egare elastique
  electorale electricite electrique elevee elever eleves elle elles embauche embete embeter embeterait embrasse
  embraye emission emmenage emoji emotions empechement empestent emploi emprunte empruntee emu en enceinte enceintes
  enclos encombrants encore end endormi endormie endormir endors endort endroit energie enerve enfants enfin engager
  engagez engueulades enlevait enleve enlevee enlever enorme enregistre enrichis ensemble ensuite entamees entames
  entend entendait entendent entendre entends entendu entendus enterrement entier entiere entorse entrainer entre
  entree entrer entres entretien entrouvert entrouverte enveloppe enverra envers envie envoie envoies envolent envoye
  envoyee envoyer epais epaule epicee epicerie epices epicier epiler epiles episodes eponge eponger eponges equilibrer
  equipe erreur es escabeau escalade escalier escaliers escarpins espace espere essai essaie essaierai essayais essaye
  essayer essorage essuie est estimation et etage etagere etages etaient etais etait etaler etat ete eteindre eteins
  eteint etendoir etendre etends eternellement eternue etes ethiopien etiez etiquette etiquettes etrange etre etroit
  etudes etudiante etui eu euros eux eveillee evidemment evier evite eviter evitera evitez ex exactement exagere exam
  examen example exclu excuserai excusez exemple exercice existe explication explique expliquer expliques explose
  expres expresso fac face fache fachee facher facile facon facteur facture factures faience failli faim faire fais
  faisais faisait fait faite faites faits fallait fameuse famille familles fan fanfare farine fasse fatbike fatigant
  fatigue faudrait fausse faut fautes fauteuil faux feliciter femme fend fendre fendu fendue fenetre fenetres fer
  ferai ferais ferme fermee fermees fermente fermer fermes ferraille fesses festif fete feter fetez feu feuille
  feuilles feuilleton feutre feux fevrier fi fibre fichais fiche fiches figure fil file filer fille filles filleule
  film filme fils fin finale finalement fines fini finir finis finisse finissent finissiez fixe fixee fixer fixes
  flacon flaque fleches fleurir fleurs flotte flouter fluo fois folie fond fonds fondue font fontaine fonte foot
  footing force forfait forme formuler fort forte fou fouet fouille fouines four fourchette fourchettes fourmis
  fourneaux fournil fragile frais fraises fraisiers francais franche franchement frange frappe frapper fredonnais
  fredonner frere frigo fringues fripee frisson frites friteuse froid froide froisse fromage frotte frousse fuit fuite
  fume fumee fument fumer fumes fumoir furet fuseau fusil fusillade fut gadgets gadoue gaffe gagne gagner gagnes gai
  gamberger gamelle gamins gammes gang gant garage garcon garcons gardais garde garder garderai garderie gardes
  gardien gardienne gare garer gargouille gargouillis gars gateau gauche gaufres gaz gel gele gemit genant gencives
  gene genee gener geniale genou genoux genre gens gentil gentille gentillesse gentils gentiment geraniums geste
  geyser girafes glace glaciere glamour glisse glisserais glougloute gonflable gonfle gosse gout goute gouter goutte
  gouttes grace grains grand grande grandes grandi grands gras grasse grasses gratin gratte gratter gratuit grave
  grelotte grenier greve grignote grignoter grillee grippe gris grise gronde gros grosse grossesse groupe grue
  guacamole guirlande guise gum gym hab habiller habite habits habituer haha haie halal halogene halteres hamster
  hanche hand hasard hausse hausser haut haute hein helicoptere hello herite heure heures heureuse heureux hi hier
  hihi histoire histoires historique hiver holter homme hommes hopital hopitaux horaire horaires hors hospitalite
  hosto hotel hotte houmous house https hui huile huissier huit huitre huitres humains humeur humide humides hurler
  hygiene ici ideal idee idees il illegal illimite ils imagine imbuvable imite imitez immense impact impaire
  importance important importe imposition impossible impots impression imprimante inconnu incroyable indelebile info
  informee ingenieux ingredient inquiete inquieter inscris inscrit insister installe installee installer insuline
  intention interieur intermediaire interne internet interrogation interrupteur inutile inverser invitation invite
  invitee inviter invites irai irait ironie issue it jacuzzi jamais janvier jardin jardinieres jaune jaunes je jeans
  jentend jete jeter jetons jette jetterais jettes jeu jeudi jeune jeunes jeunesse jeux jme jogging joindre joint
  jointe joints joli jolie jouable jouais joue jouent jouer joues joueurs jouez jour journal journee jours joyeuses
  jrends jte juge jugee juin jumeaux jure jus jusqu jusque juste karaoke kebab kg kilometres kilos kine kinkeliba kot
  kouign la lactee lactose laisse laisser laisserai laisses laissez lait lampe lance lancee lancer lances langue lapin
  large larmes lasagnes lasser lavabo lave laver laverie lavette le leclerc lecture legende legere legumes lendemain
  lent lente lentilles lequel les lessive lessivee lessives lettre lettres leur leurs leve levent lever leves levez
  libelle libere liberer libre licenciement lie lien lieu lieux ligne liker limite linge lingerie liquide lirai lire
  lis lisent lisez lisser lisseur liste lit litiere litres lits living livre livree livres livret livreur livreurs
  local locataire location logement loi long longtemps longues louable louer loulous loupe louper lourd lourde loyer
  lu luge lui lumiere lundi lundis lune lunette lunettes lustre ma machine machines mafe magasin magie magnifique mai
  mail maillot mails main mains maintenant maintenue mairie mais maison majuscules mal malade maladroit malgre
  mallette maman mamie manette mange mangent manger mangerai manges mangez maniaque manie manifestement manip manipule
  manque manquer manquez mansarde manteau manteaux maquereau maquillage maquiller marathon marc marche marcher marches
  mardi maree mari mariage marmotte marque marraine marrant marron mars masque masques mat match matelas materiel
  maternel matin matinee matinees matins mauvais mauvaises max maximum mayo me mechancete medaille medecin mediatheque
  medicaments medite megot megots meilleur melange melodie meme memes memoire menage menton menuisier mer merci mercii
  mercredi mere merite merveille mes message messagerie messages messes mesure met metre metres mets mettaient mettait
  mette mettes mettez mettrait mettre meuble meubles miaule micro midi mien mienne miens miettes mieux mignon migraine
  migre migriez milieu mille min mince mine miner miniature minuit minuscule minute minuterie minutes miracle miroir
  mis mise mises mission mitaines mitraillette mixeur mm mobilier mode modifie moi moins mois moisissure moitie mollo
  moment mon monde monnaie monocycle monosyllabes monsieur montagne montant monte monter montes montrer moppe moque
  mords mosaique mot moto mots moucherons mouches moudre mouille mouillee mouillees mouilles moules moulin mousse
  moutarde moutons mue mug multiprise municipale munster mur murs musique nains naissance nargue nationale naufrage
  nazes ne neerlandais negocier neige neon netflix nettement nettoie nettoyage nettoye nettoyer nettoyeur neuf neuve
  neuves neveux nez ni nid niece niveau noel noir noirci noire noirs noix nom nombre non nord normal normalement
  normande nos notait note noter notification notifications notre nourrir nourris nous nouveau nouveaux nouvelle
  nouvelles novembre nu nuage nuit nuits numerique numero nus occupais occupant occupe occupee occupent occuper
  occupes octobre odeur oeil oeuf oeufs offert officielle offre offrir oignon ok olympiques on oncle ondes ont onze
  open operation oppose oral orchidees ordi ordinateur ordre oreiller oreilles oreillettes org organisation organise
  organiser original ose oter ou oublie oubliee oui out outil outils ouvert ouverte ouvertes ouverts ouvre ouvres
  ouvrir pack page paie paillasson paille paillettes pain paire paires palier paliere panier panne pantalon pantalons
  pantoufles papa papi papier papote papotez paquet par parait parapluie parc parce pardon pare pareil parents parfait
  parfaite parfois parfum parking parlait parle parlent parler parlera parles parleur parlez parole parquet pars part
  partage partageait partager partant parte partent partez parti participe participer participerai particulier partie
  partiel partiels parties partir partira partis partout parts parvenir pas passage passais passant passe passee
  passees passent passeport passer passerais passes passez passionnants pasteque pastilles pate pates patients
  patisserie pattes pause paye payer pe peau peche peignoir peindre peine peinture pelle penche pend pendant pendent
  penderie pensais pensant pense pensee penser penses pepe percais percer perceuse perd perdes perdre perds perdu pere
  perimes periode periph permettront permis perron perroquet perruche personnalite personne personnes pese pesent
  pesto petanque petit petite petites petits petris peu peur peut peuvent peux pharmacie pharmaco photo photos phrase
  phrases piano piece pieces pied pieds piege pigeon pile piles pinceaux pincee pincement pingouin piocher pique
  piques piquet pire pis piscine pitie pizza pizzas placard placards place placer places plafond plafonnier plages
  plaids plaignent plaisante plaisir plait plan planche plancher planete planning planquer plans plantes plants plaque
  plaques plastifiee plastiques plat platre plats playlist plein pleine pleines pleure pleurer pleut plie pliees plier
  plinthe plinthes plomb plombier plu pluie plus plusieurs plutot poche podcast poele poids poignee poil poils poilus
  point pointe pointer pointilles points poireauter poisson poissons poker polar poli police polie politique
  politiques pomme pommeau pompe pompiers pompon ponceuse pong pont portable portail portais portait porte portes
  portiere posait pose posee poser poserai poses position possible post poste postnatal pot potager pote potes potins
  pots poubelle poubelles pouce poudre pouet poule poules poulet poumons pour pourquoi pourrai pourraient pourrais
  pourrait pourras pourrez pourriez pourtant poussais pousse poussee pousser poussette poussiere pouvais pouvait
  pouvez pouvoir powerpoint pralinee preavis precision prefecture prefere preferee prefererais preferez prelevement
  premier premiere prenais prend prendre prends prenez prennent prenom prenoms prepare preparent preparer prepares
  pres presence presque pressentiment pression pret prete pretee preter preuve prevenir prevenu prevenue previens
  prevoir prevoirai prevois prevu priais prie priere prince printemps pris prise prive probleme problemes prochain
  prochaine prochains produit produits prof profil profite profitez programmation programme programmer progresse
  progresses prolongations promene promener promis propagande propose propre prothese provisions provisoire psy ptit
  pu publies publiez pubs puis puisse pull pulls pus pyjama pyramide qqun qu quai quand quarante quartier quarts
  quatorze quatre quatrieme que quel quelle quelqu quelque quelques question questionnaire questions queue qui quinze
  quitte quoi quote rabattre raboter raccroches rachete racheter rachetes racler raclette racontant raconte raconter
  racontes radiateur radio raffut rafraichit rainures raison raisons rajoute rale rallonge ramadan ramassage ramassent
  ramasser rame ramene ramener ramenes rames rameur ramoneur rampe rancune rando rang range rangeait ranger rappel
  rappelee rappeler rappelle rappels rapport rapporte rapporter rapportes raquettes rasage rase raser rasoir
  rassurerait ratelier rater raviolis ravoir raye reagir realite rebord rebranche recale receptionner recette recevoir
  rechauffe reclament reclamer recois recoive recommande reconnaissante reconnaitre reconnaitront reconnu recu recule
  recuperait recupere recuperer recuperes recure recurer redemande redemander redescendrai redige rediscute redit
  redresser reduire reecrit reexpliquer refaire refais refait referai referme refermer reflechir refuse regarde
  regardent regarder regarderais regardez reggae regie regime regle reglee reglerai regne regrouper regul
  regularisation reine relais relance relevee releves relu remarche remarque remarques rembourse rembourses remercie
  remet remets remettez remettre remis remise remix remontant remonte remontez remoulade remplace remplacement remplir
  renais rencontre rencontres rend rendais rendez rendormir rendrait rendre rends rendu renferme renouvelee rentrant
  rentre rentree rentrer rentrerait rentres renverse renvoie renvoye reorganise reparateur repare reparent reparer
  repars repart repartir repartition repas repasse repasser repasserai repeindre repeint repeinte repete repeter
  repetes repond reponde repondrai repondrais repondre reponds repondu reponse reportee repos repousse reprend
  reprendrais reprendre reprends reproche reproches reproduise reprogramme reserve reserver reserves reservoir
  resiliation resilier resonne respectee respire respirer ressemble ressource restait reste restee restent rester
  restera restes resto resultat resultats resumer retard retenir retenu retiens retient retire retirer retirerai
  retires retombe retour retourne retourner retours retraite retreci retrouvailles retrouve retrouvee retrouver
  reunion reunions reunir reussi reussie revaudrai reve reveil reveille reveillee reveiller reveillon revend revenu
  revenue reviennent revient revise revises revision revisions revit revive revoir revolution rez rhum ri riait
  rideaux rien rigoler rigolo rincage rincait rince rincer rinces rira rire rires ris risque rit riz robe robinet
  robinetterie robot roi role rond ronds ronfle ronge rose rosier roti roue roues rouge rouille rouleau roulement
  roulettes rue rues rugby rugbymen rupture sa sabots sac sachets sacoche sacree sacs sais saisi sait salade salades
  sale sales salit salle salon salue saluer samedi sandwichs sans sante sapin sas sauce sauces saucisson sauf saumon
  saurais saut saute sautent sauter sautes sauvage sauvegarde sauverais sauves savais savait savent savez savoir savon
  savonnes saxo saxophone scene scotches scroller scrolles sculpture sdb se seance seances sec seche sechement secher
  secheuse seconde secondes secoue secours securite seigle seize sejour sel self selle semaine semaines semble seme
  semees semelles semi sens sensible sensibles sent sentait sentent sentez senti sentir sentirais separe sept septante
  septembre septieme sera serai serais serait seras serez serie series serieusement serieux seriez serpent serpilliere
  serrure serrures sers sert serve servent servi service services serviette serviettes servir ses session seul seule
  seulement seules seuls shampoing shirt si siege sien sienne sieste sifflent signal signale signaler signatures signe
  signer silence silencieuse silencieux simple simplement sincerement sinon siphon sirene site six sixieme skate
  sketch skis slalom slalomer slip slt smoothie snooze soda soeur soi soir soiree soirees soirs sois soit soixante sol
  soleil solitaire solo sols sommeil sommes sommet son sondage sondages sonne sonnerie sonnette sont sors sort sortant
  sorte sortent sorti sortie sorties sortir souci soufflant souhaitait souhaite souhaiterais souleve soupconne soupe
  souper soupirant soupirs source sourcils sourdine sourds souris sous soutenais soutenance soutien soutiens soutif
  souvent souviens space special sport sportif squash squatte squattes stage station stats steuplait stock stop store
  stories story stp stressee studio stylos su succes sud suffit suis suit suite suivant suivante suivent suivez suivre
  sujet sujets super superbe supermarche superposes supplie support supporte suppose sur surcout sure surement surf
  surface surligneur surnom surnoms sursaut sursauter surtout surveille survie sushis suture svp syllabus sympa sympas
  sympathise ta tabac table tableau tablee tablette taboule tache taf taille tailles taire tajine talons tambour
  tampon tandem tangente tant tante tantot tapantes tape taper tapis tapisse tapisserie tard tarif tarot tarots tarte
  tartiner tas tasse tasses tatin te technicien teckel tel tele telechargement telechargements telechargent
  telecharger teleconsultation telephone telephoner teletravail teletravaille tellement temoins temps tenait tendu
  tenir tenue termine terrain terrasse terre terreau tes test teste tete tetes teuf texto textos the theatre
  therapeute thermostat these thieboudienne tibia tic ticket tickets tiede tien tienne tiennent tiens tient tiers
  timide tinte tintent tire tiree tirer tiroir tiroirs tirs titre titularisation tjrs toc toi toilette toilettes toit
  tolere tolererai tomates tombe tombee tomber ton tondeuse tongs tonne tonnelle tontine tonton top toquer toques
  torchon torchons tort tot touche touchent touffe toujours tour tournait tourne tournent tourner tournerai tournevis
  tournoi tours tourtiere tous tout toute toutes trace traces tracteur traduction traductrice train trainent traite
  traitement trajet tram tranche tranquille transige transition transmets travail travaille travailler travailles
  travers traverse traversent traverses trebuche trebucher treize tremble trembler trempe trempees tremper trente tres
  tri tricher tricotait trie triees tringle trinque triste trois troisieme trompe trompee trompette tronconneuse trone
  trop trottinette trottinettes trottoir trouble trousse trousseau trouve trouvee trouver truc trucs tu tuerais tuerie
  tupperware tuque tuyau tuyauterie tympans type uber un une uniquement urbaine urgence urgences usb use utiles
  utilise utiliser va vacances vacarme vaches vais vaisselle valise valises van vanille vannes vapeur vapote varices
  vas vase vasistas vasque vege vegetal veille velo velos venais vendeur vendredi vendu venir vent ventilo venu venue
  venus veranda verbe verifie verifier vernis verre verres verrou verrouille verrouillee vers verse verser versions
  vert verte vertes vestiaire vetements veulent veut veux vexe vexee vexera viande vibre vibrer vide videe video vider
  vides vie vieille viendra viendrai vienne viennent viens vient vieux village ville vin vinaigre vingt vinyles violet
  violon violoncelle virement virements virer vis visage vise visible visiblement visio visios visite visiter visites
  visiteurs visseuse vite vitre vitree vitres vitro vivarium vivre vlogs vocabulaire vocal vocaux voeux voie voila
  voir vois voisin voisine voisins voit voiturage voiture voix vol volatilisee vole volet volets volley volonte
  volontiers volume vomi vos vote votre votres voudrais voudrait voulais voulez vouloir voulu vous voyage voyageur
  voyageurs voyait voyant vrai vraiment vrombissement vs vu vue vus week wesh wifi ya yaourt yeah yes yeux yoga zappe
  zero zombie zouk zumba
`);
