/** Words near each ask, whether or not they say it (see matching/near-words.ts). */
export const NEAR_ASKS_FR = `
turn_down: baisse baisser baisses baissez moins_fort moins_de_bruit son volume chuchot* calme silence doucement bas moins_haut plus_bas zéro_bruit ton parler_moins diminu* garder_le_son
use_headphones: casque écouteurs oreillettes airpods
stop: arrête arrêter arrêtes arrêtez stop cesse plus_de fini plus_jamais ne_veux_plus ça_suffit c'est_fini assez pas_de range ne_fais_plus lâche-moi ne_plus refuse n'accepte n'accepte_plus
ask_first: demande demander demandes avant_de permission prévenir_avant autorisation sans_demander consulte préviens-moi_avant me_demander
clean_up: nettoie nettoyer nettoyes lave laver laves range ranger ranges vide vider rince rincer passe_l'aspirateur passer_le balai essuie essuyer ramasse ramasser éponge tire_la_chasse débarrasse débarrasser coup_d'éponge enlève propre faire_la_vaisselle passer_un_coup récure l'aspi
take_out: sors sortir descends descendre descendez poubelle poubelles tri carton jeter jette benne
return: rends rendre rends-moi rendu ramène remets remettre retrouver récupérer à_sa_place mon_retour rendes
replace: rachète racheter remplace remplacer achète acheter reprendre prends rouleau nouveau nouvelle recharge rachètes en_rentrant courses_en ramener prendre
share_time: plus_court vite créneau tour laisser_la libre partager avant_toi premier minutes dégage sors je_peux_avoir entre occuper échelonner laisser_le décaler plus_vite besoin_du moitié horaires monopolise
take_turns: tour ta_part ta_semaine partager tâches alterner roulement chacun ma_part aide participer derrière_toi ménage bonne alterne on_alterne que_ce_que
be_on_time: à_l'heure ponctuel retard respecter tenir comme_promis comme_convenu tiens_parole à_temps attends rendez-vous
talk: parler parle discuter discute se_poser café en_parler cinq_minutes conversation se_voir on_se_pose mettre_à_plat autour
explain: pourquoi qui quoi quand où comment combien quel quelle est-ce explique expliquer sais c'est_quoi que_s'est-il voulais_dire jusqu'à_quand tu_as à_qui
give_notice: préviens prévenir prévenez dis-moi avertir à_l'avance texto message_avant la_veille avant_que tenir_au_courant envoyer dis-le me_dire petit_mot un_mot_avant m'écrire informe
respect_space: ma_chambre n'entre_pas laisse-moi tranquille seul seule intimité mes_affaires ne_touche_pas mon_espace espace sors_de respecter on_n'entre_pas vie_privée paix n'y_remets bulle
knock: frappe frapper toque toquer toc
agree: accord se_mettre_d'accord compromis solution trouver s'arranger règles ensemble on_pourrait et_si convenir terrain_d'entente
limit: moins limiter nuits_par_semaine week-end fois_par_semaine maximum pas_tous réduire seulement signé semaines sans_invités en_semaine pas_plus
reply: réponds répondre réponse répondez réagis pouce un_ok oui_ou_non donne_des_nouvelles rappelle me_répondre
listen: écoute écouter laisse-moi_finir couper interrompre attention laisser_parler au_bout écoutes coupes m'écouter
speak_kindly: ton parler_mieux crier respect gentiment calmement poli parle-moi_autrement doux hurler me_parler ne_me_parle aboyer
tell_directly: en_face dis-le-moi directement viens_me_voir me_le_dire parle-moi à_moi de_vive_voix dire_en_face venir_me
include: consulter demander_mon_avis avis ensemble décider inclure participer voter sans_moi mon_mot concerter impliquer attendez
keep_private: privé garde-le_pour_toi ne_publie supprime supprimer entre_nous secret ne_raconte_pas confidentiel retire_la_photo ne_publies me_taguer garder_pour
pay: paie payer payes virement virer rembourse rembourser moitié argent part dois crache partager_les lydia cotiser avancer euros mettre_sa
turn_off: éteins éteindre éteint coupe couper débranche lumière éteignez éteindre_la
close_door: ferme fermer fermes verrouille claquer clé porte fenêtre doucement retenir rabattre refermer verrou en_douceur
go_outside: dehors balcon ailleurs dans_ta_chambre extérieur terrasse sur_le_palier sortir_fumer
move: déplace déplacer bouge bouger mets mets-les mettre_ailleurs pousse pousser place garer cave libérer ranger_ailleurs installer enlève virer étagère faire_de_la_place mets-le répéter
repair: répare réparer réparateur plombier appeler_le dépanner proprio jeter_un_œil jettes_un_œil faire_réparer bricoler appelles_le
help: aide aider aides coup_de_main m'aider arroser porter donner_un monter ensemble garder
`;
