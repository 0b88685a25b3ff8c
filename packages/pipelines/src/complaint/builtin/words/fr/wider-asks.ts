/** More words and phrases around each ask (see matching/near-words.ts): what near-asks leaves out. */
export const WIDER_ASKS_FR = `
turn_down: faire_moins_de_bruit sans_bruit voix_basse en_sourdine pas_si_fort si_fort
stop: cesser cessez suffit evite eviter interdit* veux_plus pas_question hors_de_question je_n'accepte n'accepte_pas accepte_plus ne_tolere il_est_temps_que
ask_first: mon_accord avant_de_prendre avant_d'utiliser avant_de_te_servir pose_la_question
clean_up: nettoy* rang* essuy* debarrass* ramass* balay* aspirer recur* frotter enlever retirer retire etendre plier jeter jette passer_l'aspirateur fais_ta_vaisselle trier_le
take_out: porter_le_verre amener_le_verre
return: ramener rapporter rapporte recupere a_leur_place
replace: remplac* rachet* un_autre remettre_du remets_un
share_time: liberer libere partage creneaux horaire depeche* tot plus_courte plus_courtes moins_longtemps si_longtemps trop_longtemps autre_heure autre_moment a_un_autre_moment avant_moi apres_toi l'utiliser_aussi en_profiter_aussi plus_tard
take_turns: participe repartir repartis* repartition equitable* planning contribuer faire_ta_part fais_ta_part toujours_moi
be_on_time: ponctuel* ponctualite promis comme_prevu quand_tu_dis
talk: parlons discutons echanger s'asseoir un_moment cinq_minutes_pour faire_le_point de_vive_voix
explain: explique* savoir savez comprendre ou_est est-ce_que qu'est-ce dis-moi quelqu'un_sait je_me_demande tu_voulais_dire
give_notice: preven* avertis informer signaler annoncer annonce d'avance un_message un_petit_mot_avant dis-moi_avant dire_avant dis-le_moi me_le_dire_avant tiens-moi
respect_space: respect* seul* limite ma_vie_privee ne_pas_entrer ne_rentre_pas touche_pas ne_touche ne_pas_toucher laissez-moi hors_de_ma ne_prends_pas
knock: frappez avant_d'entrer attends_que attendre_que
agree: arrangement arrang* regle pourrait-on on_peut si_on et_si_on s'organiser
limit: limite max espacer au_plus pas_plus_de une_fois_par deux_fois_par par_semaine nuits_par pas_tous_les pas_chaque si_souvent trop_souvent
reply: repond* reagir dis_oui un_oui_ou un_signe
listen: entends laisse-moi_parler laisser_finir ne_me_coupe
speak_kindly: poliment douceur politesse parle-moi_mieux parle-moi_correctement ne_crie_pas ne_me_parle_pas
tell_directly: en_personne venir_me_voir viens_m'en_parler m'en_parler plutot_que_par plutot_qu'un_mot
include: incluez associer consulte demandez-moi en_discuter_avant en_parler_avant tenir_compte faire_partie
keep_private: discret* efface effacer prive* garde_ca garder_pour_toi garde_pour_toi n'en_parle ne_dis_pas ne_le_dis ne_poste_pas ne_publie_pas pas_de_photos sans_mon_accord
pay: paye rembours* paypal regler regle verser vire-moi partager_les_frais
turn_off: etein* eteignes debranch* baisser_le_chauffage baisse_le_chauffage arreter_le_reveil
close_door: fermez claque verrouille*
go_outside: autre_part sortir_pour sors_pour va_fumer chez_lui chez_elle dans_le_jardin
move: deplac* degag* ailleurs_que gene_le
repair: repar* debloquer deboucher appelle_le changer_l'ampoule regarder_le
help: service nourrir soutien un_coup_de_main donner_un_coup filer_un_coup
`;
