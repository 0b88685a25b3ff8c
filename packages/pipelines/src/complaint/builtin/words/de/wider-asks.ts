/** More words and phrases around each ask (see matching/near-words.ts): what near-asks leaves out. */
export const WIDER_ASKS_DE = `
turn_down: ruhiger runterdreh* drehst pst psst nicht_so_laut so_laut zu_laut weniger_lärm stimme_senken ton_runter
use_headphones: kopfhörern
stop: aufhör* unterlasse unterlassen akzeptier* vermeide* verzicht* untersteh* hört_auf höre_auf hörst_auf lasst_das sein_lassen jetzt_reicht_es reicht_jetzt geht_nicht das_geht_gar_nicht gar_nicht läuft_nicht mach_ich_nicht_mehr mache_ich_nicht will_das_nicht ich_will_nicht nicht_noch_einmal nicht_nochmal bitte_nicht
ask_first: rücksprache fragt_mich mich_vorher ob_du_darfst darfst_du bevor_du_was bevor_du_dir bevor_ihr
clean_up: aufgeräumt aufräumst aufräumt wegräumst weggeräumt wegräumt geputzt gewischt abwischen abwischst abspülst abgespült abwaschst abgewaschen saubermach* hinterlass* ausleeren leerst einräumst ausräumst aufhängen abhängen zusammenlegen wegwerfen wegschmeißen lüften reinig* hinter_dir_her leer_machen mitnehmen_und
take_out: rausbringst runterbringst runterbringt rausträgst entsorgen wegbringst zum_container mit_runternehmen mit_runter
return: zurückgibst zurückgegeben zurückbringst zurückgebracht zurückstellst zurücklegst zurückhaben wiederbring* wiederbekomm* zurückbekomm* bring_mir an_den_platz wo_es_hingehört wo_es_war
replace: ersetzt nachkaufst besorgst besorgen nachfüllst auffüllen ersatz kaufst_du
share_time: kürzere freimachst nutzungszeiten eintragen nacheinander reinlassen weniger_lang so_lange zu_lange nicht_so_lange wie_lange_noch fertig_wirst auch_mal auch_mal_dran auch_nutzen auch_benutzen ich_auch_brauche feste_zeiten zeiten_ausmachen zeiten_absprechen andere_uhrzeit zu_anderen absprechen_wann
take_turns: abwechsel* gerecht aufteilung beteiligst beteiligt mitmachen mitmachst erledigst deine_aufgabe deine_aufgaben dein_teil an_der_reihe gleich_viel jeder_seinen jeder_seine immer_ich nur_ich
be_on_time: pünktlicher abmachung vereinbarung ausgemacht verspät* dran_hältst daran_hältst dran_halten daran_halten hältst_dich_an an_abmachungen wort_halten hältst_dein zu_spät_kommst
talk: gespräch austausch* bereden bequatschen redet_mit_mir setzen_wir_uns tasse_tee kurz_zeit zeit_für_ein
explain: erklärst erklärung gemeint sag_mal sagst_du_mir weiß_jemand wisst_ihr kannst_du_mir_sagen könntest_du_mir_sagen gibt_es stimmt_das stimmt_es ist_das frage_mich ich_frag_mich
give_notice: ankündigst ankündig* vorwarn* vorab frühzeitig informier* schick_mir einen_tag wissen_lassen lass_mich_wissen
respect_space: alleine grenze grenzen rückzug* freiraum mein_bereich aus_meinem_zimmer in_mein_zimmer nicht_in_mein nicht_rein nicht_an_meine nicht_anfasst lass_die_finger finger_von finger_lassen lass_meine lass_mich lasst_mich ruhe_lässt zeit_für_mich
knock: klopfe klopft anklopfst angeklopft bevor_du_reinkommst bevor_du_rein warte_bis_ich
agree: einig* absprache absprachen vorschlag vorschlage vorschlagen entgegenkomm* regelung finden_wir können_wir könnten_wir wollen_wir_nicht wie_wäre_es wie_wäre was_haltet was_hältst zusammen_überlegen plan_machen
limit: einschränk* begrenz* pause wochenenden nicht_jeden nicht_jede_nacht nicht_ständig nicht_dauernd nicht_mehr_als mehr_als_zwei ein_mal einmal_die_woche zweimal_die_woche die_woche ab_und_zu nur_noch zu_oft so_oft zu_viele so_viele kleinere_runde
reply: antwortest zurückschreib* rangeh* reagierst eine_antwort antwort_geben kurze_antwort schreib_mir_zurück ruf_zurück ruf_mich_zurück geh_ran meld_dich meldest_dich lies_und
listen: unterbrich hör_mir hör_mal_zu nicht_ins_wort ernst_nimmst schau_mich_an handy_weg
speak_kindly: freundlicher respektvoll respektvoller höflicher sachlich gemäßigter beleidig* ruhiger_reden ruhig_mit_mir ruhig_miteinander nicht_so_mit_mir normal_reden vernünftig_mit_mir
tell_directly: sag_es_mir sagt_es_mir sprich_mit_mir komm_zu_mir kommt_zu_mir komm_einfach_zu red_mit_mir statt_zettel statt_einem_zettel nicht_hinter_meinem von_dir_hören lieber_von_dir offen_sagen
include: einbezogen mitsprache mitzuentscheid* mich_fragen_bevor_ihr uns_fragen alle_fragen vorher_besprechen vorher_mit_uns vorher_mit_mir alle_zusammen gemeinsam_besprechen
keep_private: behältst weitersagen weitererzählen diskret löschst behalte_das niemandem_sagen erzähl_das_nicht bleibt_unter_uns nimm_das_foto ohne_meine_erlaubnis ohne_meine_zustimmung
pay: zahlst bezahlst überweisung zurückzahl* begleich* kasse einzahl* euro auslage* abrechn* halbe_halbe beteiligst_dich
turn_off: ausmachst ausschaltest abschaltest ausgeschaltet abdrehen abdrehst das_licht heizung_runter runterdrehen_die drehst_ab
close_door: zumachst schließt abschließt abschließ* zusperr* absperr* zuziehst zuknallen vorsichtig sanft behutsam haustür_zu
go_outside: rausgehst anderswo auf_der_terrasse vor_der_tür in_deinem_eigenen bei_ihm bei_ihr_zuhause ins_zimmer_gehst
move: wegstellst umstellst stellst woandershin woanders freihalten freizuhalten beiseite unterbring* parkst_um frei_halten aus_dem_weg im_weg zur_seite
repair: repariert kümmer* nachschauen entstopf* in_ordnung vermieter_bescheid schau_mal_nach
help: helft mithelf* gefallen übernimmst aufpassen füttern gießt anpacken unterstütz* zur_hand_gehen tust_du_mir kümmern_um
`;
