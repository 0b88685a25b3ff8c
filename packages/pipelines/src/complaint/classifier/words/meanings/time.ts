/** What words mean, whatever the language: `meaning | English | Spanish | French | German` (see ../../model/meanings.ts). */
export const MEANINGS_TIME = `
night | night nights tonight midnight small_hours | noche* medianoche madrugada anoche | nuit* minuit soir_tard | nacht nachts nächte mitternacht
evening | evening* | tarde_noche por_la_noche | soir soirs soirée | abend* abends
morning | morning* dawn sunrise crack_of_dawn before_seven | mañana_temprano por_la_mañana mañanas amanec* alba | matin* matinée aube aurore | morgens früh frühmorgens morgengrauen
early | early earlier | temprano pronto | tôt | früh früher
late | late later | tarde tardísimo | tard retard | spät später
weekday | monday tuesday wednesday thursday friday weekday* weeknight* school_night | lunes martes miércoles jueves viernes entre_semana | lundi mardi mercredi jeudi vendredi semaine | montag* dienstag* mittwoch* donnerstag* freitag* werktag* wochentag*
weekend | saturday sunday weekend* | sábado domingo finde fin_de_semana | samedi dimanche weekend week_end | samstag* sonntag* wochenende* sonnabend
week | week weekly weeks fortnight | semana* quincena semanal | semaine* quinzaine | woche* wöchentlich
month | month* monthly january february march april june july august september october november december | mes meses enero febrero marzo abril junio julio agosto septiembre octubre noviembre diciembre | mois janvier février mars avril juin juillet août septembre octobre novembre décembre | monat* januar jänner februar märz april juni juli august september oktober november dezember
hour | hour* hours oclock clock | hora* | heure* | stunde* uhr
minutes | minute* mins sec second* | minuto* segundo* ratito rato | minute* seconde* | minute* sekunde*
today | today | hoy | aujourd_hui | heute heut
tomorrow | tomorrow | mañana | demain | morgen
yesterday | yesterday last_night the_other_day | ayer anoche anteayer el_otro_día | hier avant_hier l_autre_jour | gestern vorgestern neulich letztens
long_time | ages forever hours_on hours_in so_long too_long an_hour half_an_hour forty | horas_y una_eternidad siglos demasiado_tiempo media_hora tanto_rato eternidad cuarenta | des_heures une_éternité longtemps une_heure demi_heure plombes quarante | ewig* stundenlang zu_lange stunde_lang halbe_stunde ewigkeit vierzig
wait | wait* queue* stand_outside hang_around hold_up | esper* cola aguard* hacer_fila | attend* poireaut* file_d_attente patient* attent* | wart* gewartet schlange_stehen rumsteh*
hurry | hurry rush quick* speed_up in_time | prisa apur* rápid* a_tiempo | dépêch* vite rapide* press* | beeil* eil* schnell* hetz*
be_late | late_for running_late overslept miss_the missed_my bus train missed_the_flight locksmith_left waiting_since cold_dinner food_went_cold stood_outside kept_waiting table_for | llegar_tarde llego_tarde retras* bus tren autobús perdimos_el se_enfrió esperándote cena_fría plantón | en_retard retard* raté rate rater train bus métro raté_l_avion refroidi froid_à_t_attendre fait_attendre lapin | zu_spät verspät* verpasst bus zug bahn flieger_verpasst kalt_geworden warten_lassen umsonst_gewartet steht_kalt
punctual | on_time punctual* stood_up no_show agreed_time | puntual* a_la_hora plantad* impuntual* | à_l_heure ponctuel* lapin posé_un | pünktlich* versetzt unpünktlich*
occupied | occupied hog* engaged busy in_use tie_up locked_in monopol* | ocup* acapar* encerrad* monopol* | occup* squatt* monopolis* enferm* | besetz* belegt blockier* eingesperrt beleg*
turn | turn turns rota roster whose_turn my_turn your_turn skipped_your covered_for covered_your twice_in_a_row my_week your_week who_is_next | turno* tocaba toca me_toca te_toca le_toca cuadrante me_has_cubierto cubrir_tu te_saltas saltaste mi_semana tu_semana | tour tour_de à_toi_de roulement planning sauté_ton ta_semaine ma_semaine deux_fois_de_suite remplac* | dran reihe turnus wer_ist_dran an_der_reihe deine_woche meine_woche ausgelassen gedrückt übernommen eingesprungen
slot | slot* book* booked booking reserve* sign_up | reserv* hueco franja apunt* | créneau* réserv* inscri* | termin* buch* gebucht reservier* eintrag* eingetragen zeitfenster slot
calendar | calendar schedule timetable whiteboard planner plan_on list | calendario horario pizarra lista planning planificación cuadrante | calendrier agenda planning tableau emploi_du_temps liste | kalender plan stundenplan tafel liste terminplan
swap | swap* trade exchange switch_days | cambi* intercambi* | échang* troqu* permut* | tausch* getauscht wechsel*
cancel | cancel* called_off bail* pull_out flak* drop_out changed_your_mind last_minute again_not_coming raincheck another_time still_on | cancel* anul* rajar* dejar_plantad* se_cae a_última_hora te_rajas sigue_en_pie en_pie cambio_de_planes | annul* décommand* laisser_tomber lâcher dernière_minute ça_tient_toujours tient_toujours changement_de_programme | absag* abgesagt ausfallen sausen in_letzter_minute kurzfristig steht_noch bleibt_es_dabei doch_nicht
postpone | postpon* move* moved_it reschedul* bring_forward changed_the shift* push_back | aplaz* pospon* mov* adelant* cambiaste retras* atras* | décal* report* repouss* déplac* avanc* | verschieb* verschoben verleg* vorgezogen umgelegt geändert
plan | plan* planned arranged arrangement | plan* planes previst* organiz* | plan* prév* prévu* organis* | plan* geplant vorhab* verabred*
forgot | forgot* forget* slipped remind* | olvid* record* recuerd* | oubli* rappel* | vergess* vergisst erinner*
meeting | meeting house_meeting sit_down get_together catch_up talk_together | reunión junta asamblea sentarnos reunirnos | réunion point_coloc se_réunir s_asseoir réunir | wg_treffen besprechung treffen hausversammlung zusammensetz* sitzung
dinner | dinner supper tea_time meal* lunch breakfast eat_together cook_together | cena* comida_juntos almuerzo desayun* cenar | dîner souper repas déjeuner petit_déj* p_tit_déj manger_ensemble | abendessen essen_zusammen mittagessen frühstück* gemeinsam_essen mahlzeit
cook | cook* bak* fry* roast* grill_food recipe | cocin* hornea* fre* asar guis* receta | cuisin* cuir* cuit* frire rôt* mijot* recette fourneaux | koch* gekocht back* gebacken brat* gebraten rezept
shift_work | shift* night_shift early_shift on_call duty rota_work nurse hospital ward | turno_de guardia* nocturn* enfermer* hospital de_noche | garde de_nuit équipe poste infirmi* hôpital astreinte | schicht* nachtdienst frühdienst spätdienst bereitschaft krankenhaus klinik dienst nachtschicht
work | work* job office home_office desk_job deadline | trabaj* curr* oficina teletrabajo entrega | travail* boulot boss* bureau télétravail taf | arbeit* job büro homeoffice feierabend
early_start | get_up up_at_five up_at_six alarm_at start_at leave_at | madrug* me_levanto levanto a_las_seis a_las_cinco entro_a | me_lève lève_tôt embauche à_cinq_heures | aufsteh* steh_auf um_fünf um_sechs raus_muss frühschicht
come_home_late | come_home came_home get_in got_in home_at rolled_in stagger* return_home back_at | llegas llegaste vuelves vuelta | rentr* rentré* retour_à_la | heimkomm* nach_hause heimgekommen heim nachhause
appointment | appointment engineer plumber electrician inspection viewing meter_reading chimney technician delivery_slot fitter | cita técnico fontanero electricista inspección lectura instalador revisión | rendez_vous rdv technicien plombier électricien visite_du relevé ramoneur état_des_lieux | termin handwerker klempner installateur elektriker ablesen schornsteinfeger techniker besichtigung
holiday | holiday* vacation away trip travel* | vacaciones viaje fuera puente | vacances voyage congés parti* | urlaub verreis* reise ferien
every_time | every_time each_time every_single constantly always again | cada_vez siempre constantemente otra_vez todos_los_días | chaque_fois toujours tout_le_temps encore sans_arrêt | jedes_mal immer ständig dauernd andauernd schon_wieder
how_often | twice three_times four_times times_a third_time often | dos_veces tres_veces veces tercera_vez a_menudo | deux_fois trois_fois fois troisième souvent | zweimal dreimal viermal zum_dritten oft
until_when | until till by_when deadline how_long | hasta cuándo_piensas hasta_cuándo | jusqu jusque jusqu_à_quand combien_de_temps | bis wie_lange bis_wann
since_when | since ago for_weeks for_days | desde hace lleva_dos llevo | depuis il_y_a ça_fait | seit vor_zwei seit_tagen
half_number | half quarter ten eleven twelve six seven eight nine five four three | media cuarto diez once doce seis siete ocho nueve cinco cuatro tres | demie quart dix onze douze six sept huit neuf cinq quatre trois | halb viertel zehn elf zwölf sechs sieben acht neun fünf vier drei
age_of_share | share_time fair_use take_it_in | compartir_el repartir | partag* répart* | teil* aufteil*
`;
