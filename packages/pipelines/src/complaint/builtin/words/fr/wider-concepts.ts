/** More words, phrases and situations around each concept (see matching/near-words.ts): what near-concepts leaves out. */
export const WIDER_CONCEPTS_FR = `
noise: ramdam volume decibel* assourdi* frapp* choc insonoris* migraine travaux perceuse tape_contre papier_a_cigarette boules_quies mal_de_tete remue-menage tout_l'immeuble tintamarre cacophonie gargouill* ronfleur* fanfare
loud_music: raï jazz deezer vinyle* platine* casque ecouteurs bluetooth tubes a_donf plein_pot a_tue-tete plein_volume en_boucle boum_boum zenith festival boite_de_nuit
loud_tv: televis* emission* feuilleton* documentaire* telecommande projecteur telerealite dessins_animes barre_de_son home_cinema coupe_du_monde
loud_voices: cri* disput* haussez discussion* pleur* glouss* vocifer* parles_fort parle_moins_fort parler_moins_fort moins_fort plus_bas baisser_d'un_ton marrer esclaff* retrouvailles trinqu* chuuut
phone_calls: raccroch* visioconference* coups_de_fil sur_haut-parleur en_haut-parleur mains_libres reunion_en_ligne
gaming: console* manette* gamer* discord joue_en_ligne clavier_mecanique
late_noise: noctamb* a_deux_heures_du a_trois_heures_du 2h_du_matin 1h_du_matin 3h_du_matin a_22h apres_22h heures_indues pas_d'heure a_pas_d'heure a_point_d'heure jusqu'a_2h jusqu'a_3h jusqu'au_petit_matin
early_noise: 6h30 de_bonne_heure au_reveil a_6h a_5h a_7h avant_8h avant_7h avant_9h chant_du_coq potron-minet aux_aurores
alarm_clock: alarme* sonner sonnerie* biper repousse*
slamming_doors: tiroirs gond* charniere* loquet fermer_en_douceur
footsteps: escaliers pantoufles gym halteres danser danse train* dans_l'escalier au-dessus_de_ma au-dessus_de_moi mon_plafond sport_a
instrument: instrument* tambour* trompette* violon* flute* basse chanter vocalises solfege trombone ampli conservatoire exerc* jouer_du jouer_de_la
party: pendaison beuverie* reveillon cuite picoler celebr* rave enterrement_de_vie nouvel_an gueule_de_bois bouteilles_de_biere
appliance_noise: aspirateur* aspirer mixeur* perceuse* percer bricol* imprimante volet* grince lave-vaisselle_la_nuit brosse_a_dents_electrique rasoir_electrique velo_d'appartement tapis_roulant frigo_fait
barking: couine* canari grogn* glapi*
sleep: dors endorm* insomni* eveill* recuper* naze zombie pioncer pionce roupill* nuits_blanches tete_dans_le je_me_leve_a me_lever me_leve_tot
study_time: etud* dissert* rendu lire rediger presentation oral licence master prepa apprendre bosser_a_la_maison travailler_a_la_maison travaille_a_la_maison travail_a_la_maison reunion_de_travail barreau agreg copies deadline rapport patients
quiet_time: tranquil* chut chuchoter serein* sans_bruit sans_faire_de_bruit faire_moins_de_bruit heures_de_repos repos_dominical baisser_le_volume au_repos respecter_le_sommeil
dishes: vaisselle* marmite* saladier* plateau* egouttoir incrust* croute passoire rape theiere carafe boite_repas colle_au_fond planche_a_decouper
sink: evier* lavabo* bouch* evacuation tuyau* debouch* ventouse grille canalisation* eau_stagnante s'ecoule s'ecoule_plus s'evacue
dishwasher: tablettes vide_le_lave lancer_le_lave panier_a_couverts programme_eco
kitchen: cuisson mijot* frire friture gateau recette* epices torchon poeler garde-manger
stove: gaziniere* induction vitroceramique graisse* eclabouss* brule* gaufrier plancha deborde deborder bouilli explose rechaud air_fryer
counter: colle essuy* essuie lavette nappe epluchure* traces ilot ronds passer_un_coup sucre_partout farine_partout sachet_de_the sachets_de_the trace_de toile_ciree
fridge: frigo* refrigerateur* congel* freezer clayette* glacon* degivr* givre glaciere
spoiled_food: peremption vers larves verdatre immangeable flet* fermente* mites vieille_bouffe depuis_trois_semaines depuis_deux_semaines champignons_dans vie_propre experience_scientifique liquide_marron bouffe_qui_pue oublie_au_fond jeunesse personnalite bocal
bathroom: douche* baignoire* pommeau flaque* inonde* inondation trempe savon cotons teinture mousse_a_raser brosse_a_dents maquillage_sur robinet_de_la
toilet: chiotte* balayette pisse* uriner gouttes lingettes pot tampon* merde_dans trace_de_freinage pq_dans petit_coin serviettes_hygieniques
hair: meche* ongle* perruque epil*
trash: container* conteneur* ramassage emballage* couche rats cafards sac_plein vides_la plein_a_craquer carton_de_pizza sac_eventre
recycling: tries trie cannette* briques consigne* dechetterie aplatir compresser piles bouchons bac_vert brique_de
floor: serpill* moquette* boueu* sable pelle ramassette paillettes carrelage_sale pieds_qui_collent
laundry: culotte* slip* calecon* plier plie retreci* deteint* lavomatic sent_le_moisi housse_de_couette
living_room: salon* canape* fauteuil* coussin* pouf sofa* banquette piece_a_vivre espaces_communs clic-clac
hallway: couloir* corridor poussette passage trebuch* tomber tombe enjamb* bleu me_casser_la_figure me_prendre_les_pieds pris_les_pieds sortie_de_secours tibia slalom* bequilles
shoes: escarpins godasse* dechausse* semelle* crocs
clutter: foutoir partout etale* amoncel* valise* manteau* vestes legos magazines ranger range rangez debarrass* trucs materiel skate skis dans_toute_la_maison plus_de_place_sur on_ne_voit_plus bric-a-brac planche_de_surf
mess: desordre* capharnaüm depotoir salissur* immonde* nettoie hygien* insalubre ecurie cochon* porc pagaille fourmi* invasion etat_de_la etat_dans_lequel puces_de_lit
spills: cire encre vernis feutre goutt* degouline* auréole* repandu poisse* bechamel poisseu* aureole* gluant*
smell: senteur* puant* empest* cocotte parfum* bougie* desodorisant sueur aisselle* oignon* chou poisson curry egout* canalisations aerer aeration nez nausee fumet infect* eau_de_cologne fromage_qui haut-le-coeur mal_au_coeur
cleaning_turns: rotation cendrillon participer equitable* a_toi_de fais_ta_part faire_ta_part pas_ta_mere ta_mere_ici toujours_moi toujours_moi_qui toujours_a_moi seule_a seul_a la_seule_a le_seul_a je_suis_la_seule je_suis_le_seul passe_derriere derriere_vous ramasser_derriere mettre_la_main_a mettre_du_tien tire_au_flanc flemmard* feignasse* feignant* faineant* glandeu* larbin* servante bibi la_mienne la_tienne
cleaning_supplies: savon* desinfectant* chiffon* seau recharge* detartrant* spray rachet* reserve stock lessive_vide sacs_poubelles plus_de_liquide y_a_plus il_ne_reste_plus reste_plus presque_vide fini_le finir_le termine_le en_rab
toilet_paper: rouleau* mouchoirs plus_de_papier plus_de_pq carton_vide papier_hygienique
towels: peignoir* essuie-mains s'essuyer essuie_avec
pet_mess: litiere* vomi* copeaux foin plumes caisse_du_chat caca_du pisse_sur fait_ses_besoins besoins_sur traces_de_pattes pattes_sales griffe_le
room_entry: debouler penetr* cadenas fouin* ma_piece ma_porte ouvrir_ma_porte ouvres_ma_porte pendant_que_je_suis fermer_a_cle mon_lit sur_mon_lit dans_mon_lit hors_de_ma passer_la_tete
knocking: signaler attendre_que_je attends_que_je attendre_ma_reponse avant_d'entrer avant_d'ouvrir taper_a_la_porte tape_a_la_porte
personal_items: tripot* effets souvenirs medicament* cosmetique* mon_sac mon_porte-monnaie ma_brosse mon_parfum ma_creme mon_shampoing mon_etagere bas_les_pattes objets_personnels pas_a_toi c'est_a_moi deplace_mes deplacer_mes bouge_mes change_de_place fond_de_teint gel_douche entrouvert* pinceaux fiches montre
borrowed_items: rendez rapport* ramene* chargeur* valise adaptateur rallonge dispar* piqu* chourav* chip* vol* prend_mes te_servir_de se_sert_de se_servir_de sans_me_demander sans_mon_accord sans_autorisation demander_avant demande_avant demande-moi me_demander ma_voiture mon_scooter mon_fer mon_seche-cheveux ma_poele ma_casserole ma_tasse mon_mug mon_sac_de_couchage mon_appareil mon_enceinte ma_trottinette mon_mixeur ou_est_mon ou_est_ma ou_sont_mes quelqu'un_a_vu t'as_vu_mon tu_as_vu_mon retrouve_pas retrouve_plus trouve_plus ravoir echelle couvercle essence
clothes: pull* chemise* robe* jupe* pantalon* jean* blouson* veste* echarpe* sweat* gilet* bonnet* gants costume* jogging tailleur collant debardeur dressing penderie detendu agrandi mon_t-shirt mes_chaussures mes_bottes ma_casquette ma_ceinture mon_pyjama mes_baskets mon_legging porte_mes mis_ma mis_mon mettre_mes retreci_mon
food_taken: boulott* engloutir aval* etiquet* croqu* entame* fromage* camembert biscuit* chocolat* glace* saucisson lasagne* quiche soupe tartine* mon_dejeuner mon_diner mes_avocats mon_etage_du mon_etage bu_mon bu_mes bu_ma bois_mon te_sers_dans se_sert_dans pique_mes mon_nom_dessus avec_mon_nom plat_prepare ce_que_j'achete alu cornichon* raviolis bocal etage
mail: enveloppe* paquet* chronopost decachet* carte_postale avis_de_passage a_mon_nom ouvrir_mon ouvres_mon ouvre_mon point_relais mondial_relay
private_messages: epaule mon_ordinateur lu_mes lisais_mes mon_journal_intime mon_tel
photos: poste identifi* tagg* selfie* capture* screenshot* meme* camera webcam effac* consentement mis_en_ligne mettre_en_ligne en_direct
eavesdropping: oreille aux_portes derriere_ma_porte laisse_trainer_tes_oreilles trainer_les_oreilles mes_appels mes_conversations ma_conversation conversation_privee conversations_privees repeter_ce_que
private_matters: prive* divulgu* deball* intimite* entre_toi_et_moi ma_vie ma_vie_amoureuse mon_ex ma_grossesse ma_famille_a ma_maladie dire_a_tout crier_sur_les_toits ne_regarde_personne regarde_que_moi ca_ne_te_regarde ne_te_regarde_pas tout_le_monde_sait au_courant comment_il_sait comment_elle_sait garder_pour_toi garde_pour_toi garder_ca_pour
personal_space: decompresser introverti* foutre_la_paix fiche_la_paix du_temps_pour_moi temps_pour_moi besoin_d'air collant_avec sur_le_dos me_toucher me_touches me_suivre me_suis me_fixer torse_nu nu_dans a_poil pas_envie_de_parler pas_envie_de_discuter pas_d'humeur
bathroom_privacy: occupe quand_je_suis_sous pendant_ma_douche dans_la_douche je_suis_aux_toilettes je_me_change tout_nu en_culotte en_sous-vetements loquet_des
accounts: canal mots_de_passe mon_mot_de_passe connecte_a_mon te_connecter appareils_connectes carte_bancaire ma_carte forfait_famille
guests: copines clique equipe moulin tablee convive* copine_de maison_pleine chaque_week-end tous_les_week-ends toujours_quelqu'un club_de_lecture dix_personnes huit_personnes six_personnes tournoi gars_dans beer-pong evjf
overnight_guests: incruste dorment_ici dormi_ici dormi_sur_le_canape sur_le_canape matelas_par_terre toute_la_semaine toute_une_semaine tout_le_week-end une_semaine_entiere petit_dejeuner_avec
partner_over: amant fourree bisou* embrass* roucoul* gemissements sommier ebats ton_petit_ami ta_petite_amie vit_pratiquement vit_quasiment tous_les_jours_ici tous_les_soirs_la tout_le_temps_la toujours_la sa_brosse_a_dents ses_affaires_ici ne_paie_pas paie_rien paye_rien colocataire_de_plus coloc_de_plus quatrieme_coloc cinquieme_coloc coloc_en_plus se_douche_ici soirs_sur chum blonde chandelle parasite
unannounced_guests: preven* avert* surgi* point* apparai* annonc* imprevu* decouvrir sans_rien_dire sans_me_dire sans_me_le_dire a_l'avance en_avance la_veille en_culotte en_peignoir en_serviette en_calecon un_petit_message un_message_avant un_sms_avant personne_m'a_dit au_courant_avant du_ciel nez_a_nez en_slip belle-famille
strangers: tinder couchsurf* que_je_ne_connais je_ne_connais_pas je_connais_pas connais_ni qui_est_cette c'est_qui_ce c'etait_qui qui_etait qui_sont_ces un_mec_que un_gars une_fille_que n'importe_qui coup_d'un_soir jamais_vus jamais_croise date_d_hier tetes_nouvelles louche*
family_visit: soeur* frere* neveu* niece* enfant* gosse* gamin* bebe
guest_mess: gobelet* degobill* confettis apres_ta_fete apres_la_fete apres_ta_soiree apres_la_soiree lendemain_de_fete lendemain_de_soiree tes_amis_ont tes_potes_ont tes_invites_ont ont_laisse laisse_par_tes canettes_vides casse_par_tes ont_casse ont_sali ont_tache restes_de_ta_soiree
keys: serrure* serrurier interphone sonnette dehors_sans reste_dehors ouvrir_la_porte_a m'ouvrir t'ouvrir
bathroom_time: accapar* heures_dans_la_salle trop_longtemps_dans_la si_longtemps_dans_la longtemps_dans_la_salle bloques_la_salle bloque_la_salle file_d'attente une_seule_salle vingt_minutes quarante_minutes trois_quarts_d'heure te_coiffer en_retard_au_travail libere_la_salle liberer_la_salle planning_de_la_salle brushing masque ordre_de_passage
long_showers: pression buee eau_qui_coule facture_d'eau
laundry_time: trois_machines quatre_machines seche-linge_occupe
kitchen_time: cuisines_a heure_de_pointe batch_cooking manger_a_19h aux_fourneaux quatre_feux estomac
room_booking: pilates approprie* privatis* la_terrasse la_terrasse_pour le_jardin_pour le_garage_pour soiree_film eleves_dans_le
house_meeting: reunir conseil_de_maison se_voir_tous tous_ensemble s'asseoir_tous autour_d'une_table autour_de_la_table faire_le_point compte-rendu se_poser_tous se_poser_ensemble
shared_meals: fondue crepe* refroidi* couscous j'avais_prepare table_mise mettre_la_table mis_la_table a_table froid_dans_l'assiette tajine chapon rechauff* fourneaux souper
lateness: ponctualite montre delai* tarder on_avait_dit avait_dit_19h rendez-vous_a rate_le_bus rate_le_debut commence_sans panne_de_reveil tapantes drache trottoir chaise_vide
cancelled_plans: lapin planter change_d'avis changes_d'avis au_dernier_moment dernier_moment plante_la m'as_plantee nous_as_plantes laisse_tomber_au t'es_pas_venu pas_venu pas_venue pas_presente jamais_venu places_achetees billets_perdus decu* demi-journee places_pour
late_return: ivre bourre bourree saoul* soul retour_de_soiree sorties_nocturnes sortir_le_soir dernier_metro dernier_bus ou_etais-tu ou_tu_etais decouch* hopitaux en_dernier
work_schedule: embauche hopital infirmier* boulanger* 3x8 taffe reunions conge usine serveu* commence_a_6h commence_a_5h commence_tot trois-huit reunion_a_9h jour_de_repos jours_de_repos urgences fournil bloc astreinte* hosto infirmi*
appointments: plombier* electricien* technicien* chauffagiste creneau ouvrier* macon peintre installateur intervention expert dentiste medecin demenageurs deratis* desinsect* proprio_passe agence_passe livreur_passe etre_la_pour etre_present_pour ouvrir_au lui_ouvrir entre_8h_et serrurier_passe
calendar: calendrier* agenda* planning* marque* inscri* excel tableur appli note_dans notes_dans note-le feuille_de meme_jour date_sur liste_sur_le_frigo
no_reply: message* decroch* rappel* texto* sms laisser_en_vu laisses_en_vu laisse_en_vu en_vu vu_sans lu_et lu_mais coches_bleues je_t'ai_envoye je_t'ai_appele appels_manques appels_en_absence signe_de_vie donner_signe oui_ou_non je_t'ai_demande demande_trois_fois
group_chat: conv telegram muet notif* sondage* gifs chat_de_la_coloc en_sourdine
tone_of_voice: agress* cassant* cass* brusque* desagreabl* malpoli* impoli* irrespect* hautain* condescend* ironi* soupir* gentiment gentil* enerv* emport* ordres gronde* me_parler_comme me_parler_mal facon_de_parler facon_dont_tu maniere_de_parler maniere_dont_tu lever_les_yeux leves_les_yeux comme_a_un_chien comme_a_un_enfant comme_une_gamine comme_un_gosse doucement_avec
interrupting: interrom* interruption* finir_mes_phrases laisse-moi_finir me_laisser_finir laisser_parler laisse-moi_parler me_laisser_parler parler_en_meme_temps parles_par-dessus par-dessus_moi placer_un_mot en_placer_une quand_je_parle mon_tour_de_parler
not_listening: rive* repeter repete entendu* parle_dans_le_vide parler_dans_le_vide dans_le_vide oreille_ou entre_par_une_oreille sur_ton_telephone yeux_sur_ton nez_dans_ton pose_ton_telephone lache_ton_telephone prendre_au_serieux prise_au_serieux pris_au_serieux au_serieux tu_t'en_fous fiche_de_ce dix_fois cent_fois mille_fois tapisserie violon semblant
notes: postit* panneau* pancarte* anonyme* souligne* scotch* papier_sur papiers_sur par_ecrit feutre_rouge
silence: fuis fuir salu* ambiance tendu* tension* malaise invisible transparent* regard* mutisme ne_me_parles_plus me_parles_plus me_parle_plus on_se_parle_plus ne_se_parle_plus plus_un_mot pas_un_mot meme_pas_bonjour pas_bonjour dire_bonjour dit_bonjour bonjour_le_matin faire_la_tete fait_la_tete bouche_cousue quand_j'arrive quitter_la_piece quittes_la_piece ai-je_fait soupirs calcules transparente plante_verte
gossip: potin* commer* directement hypocrite* colport* parles_de_moi parle_de_moi parlez_de_moi parler_sur_moi parles_sur_moi dire_du_mal dis_du_mal dit_du_mal casser_du_sucre te_plaindre_de_moi te_plains_de_moi plaindre_de_moi dire_en_face dis-moi_en_face viens_me_voir venir_me_voir j'apprends_par appris_par j'ai_appris on_m'a_dit balancer_sur a_ton_pote_que meche jeton bav* sucre_sur
decisions: souslou* repeint* ecart* exclu* inclure incluse inclus associ* sans_en_parler sans_nous_en_parler sans_m'en_parler en_parler_avant en_discuter_avant sans_nous_demander sans_demander_a_personne sans_demander_notre sans_nous dans_ton_coin de_ton_cote tout_seul toute_seule fait_accompli personne_m'a_demande mot_a_dire mon_mot_a_dire voix_au_chapitre ensemble_avant tous_d'accord d'accord_tous depuis_quand nouvelle_coloc nouveau_colocataire signe_un change_d'operateur change_de_fournisseur changer_le vendu_le vendu_la jete_le jete_mon achete_un mise_devant mettre_devant derniere_au_courant dernier_au_courant la_derniere_a boucle bulletin convie negoci* resili*
promises: engag* deal cense* fiable* repousses tiens_pas marche_conclu tu_avais_dit t'avais_dit tu_as_dit_que plus_tard_tu toujours_pas toujours_rien pas_encore_fait rien_de_fait rien_n'a_ete depuis_des_semaines depuis_un_mois compter_sur_toi compter_sur comptais_sur oublie_de rappeler_que menteu* baratin* redit
jokes: reflexion* commentaire* pique* allusion* chambr* sexist* racist* homophob* ris_de_moi riez_de_moi rigole_de mon_corps mon_physique mon_nez second_degre a_mes_depens se_foutre_de te_fous_de_moi foutre_de_ma m'appeler_comme
criticism: plain* grond* blam* accus* jug* redire morale sermon* injuste* conseils reconnai* valoris* apprecie* c'est_pas_moi pas_moi_qui jamais_content jamais_contente jamais_assez jamais_assez_bien rien_ne_va quoi_que_je_fasse trouves_toujours prendre_la_tete sur_le_dos t'en_prendre conseil_non merci_pour_ce
misunderstanding: quiproquo* incompris* incomprehension eclairc* explication* bless* froiss* embrouill* mal_comprise mal_pris je_ne_comprends_pas comprends_pas pas_clair pas_clairs mise_au_point tu_voulais_dire veux_dire tu_veux_dire vouloir_dire tu_m'en_veux m'en_veux en_veux dit_quelque_chose_de c'etait_quoi pas_fait_expres sans_le_vouloir pas_mon_intention desole_si desolee_si bizarre_avec
rent: loyer* proprio* proprietaire* locataire* location quittance* preavis expuls* mensualite* apl demenag* debut_du_mois fin_du_mois premier_du_mois le_5_du_mois
bills: engie kilowatt* prelevement* impaye* echeance assurance regularis* relance_de coupure_de fibre_a franchise hydro
shared_costs: thune* doi* virement* vire poche radin* pingre profiteur* profit* crevard* gratt* comptes regler reglement* prix cher* moyens fauch* divis* ticket* addition pot_commun participer_aux solde_de a_sec francs pension sangsue reclam*
groceries: monoprix franprix marche racheter rachete riz sucre farine cafe beurre reserves drive panier produits_communs choses_communes
heating: thermostat* temperature* degre* caill* grelott* frissonn* chaleur sauna hammam fournaise couverture* bouillotte clim* ventilo bois cheminee igloo polaire four_ici pull_en_interieur deux_pulls plaid_sur pole_nord frigo_ici
windows: ventil* condensation buee humidite* humide moustique* rideau* carreau* oscillo moisissure_au_mur
lights: plafonnier neon* led guirlande* minuterie eblou* aveugl* versailles debranch* branche* multiprise sapin_de_noel dans_le_noir noir_dans
hot_water: plus_d'eau_chaude pas_d'eau_chaude sans_eau_chaude douche_froide reste_plus_d'eau reserve_d'eau
internet: torrent* lent* coupure* deconnect* redemarr* streaming lag* 4g signal repeteur buffer* wi-fi ca_coupe coupe_tout_le_temps partage_de_co
front_door: portillon voleur* entrebail* double_tour a_double_tour digicode_de_l'entree dernier_a_partir dernier_qui_sort derniere_a_sortir
smoking: beuh herbe shit vape puff cigare* narguile asthmatique* touss* poumons nicotine
pets: chiot* toutou minou matou hamster* lapin* perroquet* perruche* canari* tortue* serpent* furet* iguane rat* araignee* poule* bete* bestiole* nourrir croquette* patee mord* morsure* puces tiques veto donner_a_manger_au monte_sur_mon monte_sur_le saute_sur
parking: allee pv fourriere remorque bateau bloques_ma bloque_la_sortie double_file en_double_file peux_pas_sortir
bikes: bicyclette* trottinette* antivol* roue* cyclis* derailleur
plants: jardin* tonte gazon haie* tailler orchidee* ficus monstera feuille* desseche* geranium* bouture* desherb* graines semis rosier* pots_de
furniture: commode* tabouret* lampadaire poster* peindre repeindre accrocher amenag* reamenag* buffet vitrine sapin bibelot* bureau_neuf un_trou percer_un_trou
storage: etagere* placard* armoire* buanderie local entrepos* liber* tiroir* patere* garde-meuble occupe_tout moitie_du_frigo tout_le_congel ne_rentre_plus rentre_plus penderie_pleine
damage: eraflure* bosse* cabosse* fondu* tordu* deterior* bousill* flingu* niqu* peté arrach* ecaill* degrad* foutu* dedommag* en_morceaux en_mille_morceaux miettes_de_verre faire_tomber fait_tomber laisse_tomber_mon fendu* poupee rayure couvercle
repairs: panne* robinet* deboucher fusible* plombs prise* visser vis gonds charniere infiltration* marche_plus fonctionne_plus ne_fonctionne_plus ne_marche_plus bouche_depuis plus_de_courant court-circuit serrure_cassee poignee_cassee appeler_le_proprio appelle_le_proprio prevenir_le_proprio degat_des_eaux joint_a_refaire changer_l'ampoule ampoule_grillee depuis_des_semaines_que elastique sonnette raboter menuisier
`;
