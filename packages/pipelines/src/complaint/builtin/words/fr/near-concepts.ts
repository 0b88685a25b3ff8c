/** Words near each concept, whether or not they name it (see matching/near-words.ts). */
export const NEAR_CONCEPTS_FR = `
noise: bruit* bruyant* sonore* son sons boucan vacarme raffut tapage tintamarre chahut boom entend* entends entendre écoute oreille* tympan* vibr* bourdonn* grinc* craqu* claqu* résonn* mur murs cloison* plafond plancher dérang* nuisance* décibels voisin* barouf fracas cogn* tambourin* coups isolation écho ferraille bordel_sonore potin
loud_music: musique* chanson* playlist son sons basse basses caisson enceinte* ampli chaîne_hifi techno rap trap rock metal reggaeton salsa électro disco spotify karaoké dj radio vinyle concert à_fond sono morceau* titre remix zik zique album
loud_tv: télé télévision tv netflix film* série* épisode* feuilleton match foot football prolongations infos documentaire dessin_animé écran téléviseur
loud_voices: voix cri cris crie criez crier hurl* gueul* braill* rire* rires rigol* ricaner bavard* papot* discut* dispute* engueul* chant* chuchot* parler_fort parlez éclats_de_rire conversation* brouhaha piaill* jacass* beugl* tchatch*
phone_calls: téléphone téléphon* appel* appelles coup_de_fil visio zoom teams haut-parleur haut_parleur facetime vocal vocaux portable mobile skype sonne sonnerie kit_mains_libres
gaming: jeu jeux jouer joues jouez partie* console play playstation ps5 xbox nintendo switch fortnite fifa minecraft valorant lol twitch stream* manette micro gamer casque en_ligne coups_de_feu raid équipe
late_noise: nuit nuits minuit soir tard soirée 23h 2h 3h 1h du_mat petit_matin deux_heures trois_heures une_heure nocturne*
early_noise: matin aube tôt 6h 5h 7h six_heures sept_heures cinq_heures grasse aurore avant_huit lève-tôt matinal*
alarm_clock: réveil* réveille-matin alarme sonnerie snooze sonne bip bips bipe
slamming_doors: claque* claquer claqu* porte portes placards doucement retenir poignée battant en_douceur
footsteps: pas talon* marche* marcher piétin* saut* cour* parquet plancher éléphant* troupeau sabots galop* pieds chaussons piétine traverses
instrument: guitare* piano clavier batterie tambour trompette saxo* violon flûte ukulélé harmonica accordéon répét* gammes accords groupe jouer_de djembé clarinette violoncelle cornemuse chorale
party: fête* teuf soirée* anniv anniversaire apéro* crémaillère before after boum barbecue bringue nouba fiesta raclette invités pot beuverie
appliance_noise: machine lave-linge sèche-linge essorage aspirateur aspi mixeur blender robot perceuse perce marteau scie bricolage cafetière moulin bouilloire ventilateur ventilo hotte sèche-cheveux tondeuse vmc pompe chaudière ponceuse
barking: aboie* aboi* gémi* jappe* miaul* hurle chien chienne chiot perroquet coq couine chat
sleep: dorm* dort dormir sommeil réveill* insomnie* lit oreiller matelas sieste fatigu* épuis* crevé* nuit_blanche fermé_l'œil œil cernes repos* reposer coucher couche ronfl* lessivé* debout éveillé*
study_time: révis* exam* partiel* concours mémoire thèse dossier bac fac étudi* concentr* bibliothèque devoirs cours dissertation rendre soutenance entretien télétravail*
quiet_time: calme silence silencieu* tranquill* paix moins_de_bruit heures_calmes zéro_bruit sérénité
dishes: vaisselle assiette* casserole* poêle* verre* tasse* mug* couvert* fourchette* cuillère* couteau* bol bols plat plats saladier gamelle* lav* rinc* récur* éponge tupperware* cocotte tremp* marmite faitout crasseu*
sink: évier lavabo bac siphon robinet bouché égouttoir bonde bassine
dishwasher: lave-vaisselle lave_vaisselle vider remplir charger pastille*
kitchen: cuisine* cuisiner cuisin* placard_de_cuisine recette tablier pâtisser*
stove: four plaque* gazinière micro-ondes micro_ondes gras grasse* graisse hotte grille-pain brûleur* cuisinière friteuse cramé* huile feu_de_cuisson frites
counter: plan_de_travail table comptoir miette* collant* éponge surface* tache marc_de_café coquille* confiture beurre buffet planche fourmis
fridge: frigo réfrigérateur congélateur congélo bac_à_légumes étage_du_frigo frigidaire
spoiled_food: moisi* pourri* périmé* avarié* tourné rance vert poil* asticot* moucheron* mouche* restes fermenté rassis dlc date_limite bactérie* jus_marron première_jeunesse décompos*
bathroom: salle_de_bain sdb salle_d'eau douche baignoire lavabo miroir carrelage rideau dentifrice calcaire tartre paroi joint joints vasque robinetterie tapis_de_bain
toilet: toilette* wc chiottes cuvette chasse lunette abattant brosse pipi urine caca pisse pisser trône sanitaires
hair: cheveu* poil* barbe siphon bonde touffe* rasoir ras* moustache bouché tond* ongles boucles
trash: poubelle* ordures déchet* sac_poubelle benne déborde* descendre sortir_la compost vide-ordures local_poubelle éboueurs mégot* cartons_de_pizza pelures couches
recycling: recycl* tri trier tri_sélectif carton* bouteille* canette* verre bac_jaune poubelle_jaune plastique* emballage* papier conserve* bocal bocaux consigne
floor: sol sols aspirateur aspi balai* balay* serpillière lino parquet tapis moquette poussière* boue bouse terre traces passer_le carreaux
laundry: linge lessive* machine lave-linge sèche-linge étendoir étendage étend* séchoir tambour repass* panier draps chaussettes pinces adoucissant laver_le_linge mouillé buanderie laverie
living_room: salon séjour canapé fauteuil table_basse coussins plaid pièces_communes pièce_commune espace_commun parties_communes salle_à_manger véranda
hallway: couloir entrée escalier* palier hall vestibule paillasson porte-manteau portemanteau cage_d'escalier
shoes: chaussure* basket* botte* tong* sandale* talons chaussons pompes godasses bottines
clutter: traîn* train* bazar affaires cartons carton valise sac sacs éparpill* tas pile piles encombr* fouillis trottinette jouets paperasse manteaux chaussettes objets déballé entass* enjamb* trébuch* empil* dépotoir débarras ramass* bordel
mess: sale* saleté crasse* crade* crado* dégueu* dégoût* désordre bazar bordel foutoir porcherie propre* nettoy* rang* ménage* hygiène taudis souillon cafard* souris fourmis rat décharge chantier souk champ_de_bataille
spills: tache* tâche* renvers* flaque* éclabouss* coul* goutte* vin café jus sauce auréole colle collant gliss* trempé inond*
smell: odeur* pue* puent puer sent sentent empeste* empuant* relent* renfermé parfum encens ail friture transpiration fétide nauséabond* schlingu* fouett* moisi_odeur
cleaning_turns: tour tours ménage planning corvée* tâche* répart* roulement semaine_de_ménage ta_semaine ma_semaine ta_part ma_part boniche bonne femme_de_ménage esclave chacun tâches_ménagères partag* équitable tableau_de_ménage aider grand_nettoyage derrière_toi alterne*
cleaning_supplies: éponge* savon liquide_vaisselle javel produit* produits_d'entretien sacs_poubelle pastilles sopalin essuie-tout lingettes gants détergent nettoyant adoucissant torchon vinaigre_blanc rouleau
toilet_paper: papier_toilette pq papier_wc rouleau rouleaux papier_cul
towels: serviette* peignoir torchon* gant_de_toilette drap_de_bain
pet_mess: litière croquettes_partout crotte* pipi poils vomi déjection* cage gamelle_du_chien mue aquarium_sale
room_entry: chambre entr* entrer entres entré entrée_dans_ma débarqu* rentr* verrou absence piaule irruption autoris* interdit sors intrusion mets_les_pieds seuil
knocking: frapp* toqu* toc-toc porte_fermée attendre_réponse
personal_items: affaires tiroir* armoire bureau fouill* touch* farfouill* fouin* journal sac_à_main portefeuille bijou* bague maquillage trousse médicaments papiers passeport rasoir brosse_à_dents vol* voleu* piqu* effets_personnels sens_dessus_dessous appartiennent dispar* nez
borrowed_items: emprunt* prêt* prêter rendre rends rendu chargeur casque écouteurs ordi vélo fer_à_lisser perceuse sèche-cheveux parapluie appareil_photo tente livre* ciseaux outil* câble shampoing shampooing parfum crème permission sans_demander utilis* servi sers prendre pris prends friteuse tapis_de_yoga raquette gel_douche
clothes: vêtement* fringue* pull sweat t-shirt chemise veste manteau robe jean pantalon jupe écharpe bonnet chaussettes porter portes mets hoodie doudoune chemisier habits
food_taken: mang* bouff* boire bu nourriture lait fromage yaourt* chocolat gâteau* biscuits chips restes sandwich pain beurre œufs jus bière* vin café céréales glace pizza fruit* banane avocat jambon houmous gamelle repas vidé fini* piocher pioch* taper_dans étiquette mon_nom pâte_à_tartiner nutella goûter grignot* serv* dévor*
mail: courrier* lettre* colis paquet enveloppe facteur boîte_aux_lettres recommandé livraison livreur amazon ouvert* relevé poste
private_messages: message* textos sms whatsapp conversation* mail mails ordi portable téléphone écran lire lis lu espionn* historique déverrouill* code messenger privé*
photos: photo* vidéo* story stories insta instagram tiktok publi* poster postes tagu* film* appareil selfie capture supprim* réseaux snap facebook reel
eavesdropping: écout* derrière_la_porte espionn* oreille_collée indiscret* épi* enregistr* collé*
private_matters: secret* confi* confidence* raconter racont* rupture divorce santé diagnostic thérapie enceinte salaire licenciement entre_nous intime vie_privée balanc* ébruit* trahi* répét*
personal_space: espace seul* intimité vie_privée tranquille bulle souffler respirer moment_à_moi calme solitude me_laisser envahi* étouff* recharg* distance câlin* isoler
bathroom_privacy: sous_la_douche entré_dans_la_salle_de_bain nu nue verrou serviette changer habill* dans_mon_bain pendant_que_j'étais
accounts: compte* mot_de_passe code codes identifiant* profil netflix spotify disney abonnement* connex* déconnect* prime session
guests: invité* visite* visiteur* ami* amis pote* copain* gens monde bande collègues venir viennent inviter invit* recevoir reçois ramen* débarquer hôtel auberge passage foule gars
overnight_guests: dort dormir nuit nuits canapé-lit matelas_gonflable rest* reste héberg* week-end couchage squatt* crèch* coucher chambre_d'amis séjour_prolongé
partner_over: copain copine mec nana meuf chéri* petit_ami petite_amie conjoint* mari femme fiancé* tinder couple vit_ici habite installé* nuits_par_semaine emménag* plan_cul tourtereaux amoureu* compagne compagnon
unannounced_guests: sans_prévenir prévien* prévenir improviste surprise à_l'improviste débarqu* texto_avant pyjama sans_un_mot tomb*
strangers: inconnu* étranger* connais_pas jamais_vu c'est_qui type types rencontré* internet quidam
family_visit: mère père maman papa parents frère sœur cousin* grand-mère mamie papi oncle tante belle-mère beaux-parents neveu nièce famille enfants fils fille gosses beau-frère
guest_mess: mégots verres_sales bouteilles_vides vomi kebab ramasser cadavres dégâts
keys: clé* clef* double trousseau badge serrure porte-clés doubles enfermé* digicode
bathroom_time: monopolis* occup* squatt* douche_libre salle_de_bain_libre une_heure demi-heure queue attendre prépar* maquill* libre enfermé matin brosse
long_showers: douche* doucher bain* baigner longtemps plus_court* longue* vapeur
laundry_time: machine créneau lessive lave-linge libre tourner lancer programme samedi dimanche échelonner laverie
kitchen_time: cuisiner four plaques cuisine repas en_même_temps gâteau préparer heure_du_repas mitonner dîner fourneaux
room_booking: salon séjour réserv* cours visio clients séance yoga répétition table utiliser_le besoin_du soutien
house_meeting: réunion* assemblée ordre_du_jour se_réunir vote coloc
shared_meals: dîner* repas souper crêpes raclette brunch déjeuner gratin cuisiné soirée_film soirée_jeux soirée_crêpes apéro ensemble manger_ensemble tablée
lateness: retard* ponctuel* heure à_l'heure attend* attendre attendu minutes poireaut* lapin rendez-vous traîn* fiable délai
cancelled_plans: annul* report* décal* repouss* changer plan plans dernière_minute désist* oubli* prévu tombé_à_l'eau lâch* imprévu décommand*
late_return: rentr* rentres rentrer tard n'importe_quelle_heure verrou nuit inquiet inquiét* revenir clé_dans_la_serrure
work_schedule: travail* boulot bosse* taf garde gardes horaire* équipe nuit matin télétravail service emploi_du_temps bureau shift astreinte roulement_au_travail entretien
appointments: plombier électricien technicien chaudière fibre livraison rendez-vous rdv visite relevé compteur ramoneur réparateur installation propriétaire_passe état_des_lieux ouvrier
calendar: calendrier agenda planning tableau emploi_du_temps doodle noter dates chevauch* ardoise partagé
no_reply: répond* réponse* répons* vu ignor* message_sans relanc* pouce silence_radio ghost* lu nouvelles écrit
group_chat: groupe conversation whatsapp messenger notifs notifications fil discussion canal
tone_of_voice: ton cri* crier hurl* parler_comme parles parle gueul* agressi* sec sèche* méchant* respect* poli* rabaiss* insult* sarcas* mépris* hauss* calm* brusque doux doux* désagréable aboyer engueul* manières rude
interrupting: coup* couper coupes interromp* finir_ma_phrase parole laisser_finir phrase au_bout terminer
not_listening: écout* écoute écoutes mur attention entendu ignor* scroll* sourde_oreille regarde_ton téléphone_pendant prêter_attention
notes: mot mots note notes post-it petit_mot petits_mots frigo affich* pancarte majuscules passif-agressif papier_collé
silence: parole adress* fais_la_tête gueule ignor* évit* froid* boud* distance silence parles_plus distant* glacial* ni_bonjour dis_bonjour salues saluer
gossip: dos derrière_mon_dos médi* commérage* ragot* critiqu* langue_de_vipère parler_de_moi racont* en_face hypocrite rumeur* vipère cancan* apprendre_par
decisions: décid* décision* choisi* choisir consult* concert* sans_moi sans_demander nouveau_coloc avis vot* voté impos* pris_seul changé_de unilatéral* appris informé* participer impliqu* découvert mis_devant
promises: promis promesse* promet* juré* dit_que accord parole convenu excuse* demain tenu tenir engagement devais
jokes: blague* plaisant* moqu* surnom* vanne* remarque* drôle rire humour accent poids imit* taquin* raill* charri*
criticism: critiqu* reproch* juge* jugement râl* remarque* leçon* faute plaint* plaind* faire_la_morale donneur rien_ne_te_va corrig* avis compliqué aigri* sermon pinaill*
misunderstanding: malentendu* compris comprendre voulu_dire voulais_dire quiproquo clarifi* expliqu* fâché* vexé* blessé* confus* ambigu* travers cloche excus* pardon
rent: loyer propriétaire proprio bail caution dépôt_de_garantie virement_du_loyer agence charges bailleur
bills: facture* électricité edf gaz eau internet_facture régularisation compteur charges kwh abonnement_internet taxe consommation prélèvement
shared_costs: argent dois devoir doit dette* pay* paie paies rembours* virement virer moitié part cagnotte lydia euros balles fric thunes pognon monnaie frais avanc* partager_les cotis* radin pique-assiette tricount sous dépens* ticket
groceries: courses supermarché lidl leclerc carrefour auchan huile sel lait pain œufs pâtes liste provisions acheter achète achat épicerie faire_les_courses stock
heating: chauff* radiateur* thermostat température degrés froid* chaud* clim climatisation gel* glacial couverture canicule transpir* poêle étouffe
windows: fenêtre* aér* volet* courant_d'air air vitre* store* pluie rideaux lucarne velux
lights: lumière* lampe* ampoule* allum* étein* éteindre interrupteur éclairage prise* veilleuse veille
hot_water: eau_chaude eau_froide ballon chauffe-eau cumulus tiède glacée eau_glacée
internet: internet wifi box connexion fibre réseau débit téléchar* rame* routeur coupure en_ligne lag bande_passante mails
front_door: porte_d'entrée porte verrou* ferm* clé fermer_à_clé ouverte cambriol* portail sécurité loquet grande_ouverte porte_du_bas
smoking: fum* clope* cigarette* tabac joint* cannabis weed vapot* cendr* cendrier mégot* briquet fumée balcon asthme chicha pétard*
pets: chat* chien* chaton chiot animal animaux hamster lapin perroquet serpent poisson aquarium oiseau cochon_d'inde tortue furet rat griff* laisse promener vétérinaire allergi* croquettes rong* clebs araignée canari lézard
parking: park* gar* garer garé place voiture* bagnole garage stationn* camionnette moto scooter emplacement véhicule portail
bikes: vélo* bicyclette casque selle pneu* antivol guidon pédal* local_à_vélos vtt
plants: plante* jardin arros* fleur* pot balcon terrasse pelouse basilic tomate* menthe cactus terre terreau herbe* potager jardinière feuilles fan* tondre persil
furniture: meuble* canapé armoire table chaise* fauteuil étagère lit cadre* mur déco* peint* peinture miroir tapis commode lampe déplac* ikea affiche monter bibliothèque
storage: place espace étagère placard cave grenier congélateur rang* cagibi débarras plein tiroir stock* pousser centimètre remise garage cellier
damage: cass* abîm* abim* fissur* fêl* fend* ray* bris* trou* brûl* dégât* bosse rayure déchir* casse fichu explos* arraché* endommag* caution
repairs: répar* fuite* fuit goutte* robinet plombier panne chaudière coinc* bloqué volet bricol* dépann* cassé marche_pas fonctionne_pas fusible disjonct* serrurier entretien chasse_d'eau gargouill* pommeau
`;
