/** What words mean, whatever the language: `meaning | English | Spanish | French | German` (see ../../model/meanings.ts). */
export const MEANINGS_FEEL = `
angry | angry furious fuming livid mad raging seething rage anger | furios* enfad* rabia cabread* cabre* ira | furieu* colère énerv* rage fâch* | wütend* wut sauer stinksauer zornig
fed_up | fed_up sick_of had_enough enough tired_of done_with last_straw | hart* hasta_las_narices basta no_aguanto no_puedo_más hasta_aquí | marre ras_le_bol assez supporte_plus en_peux_plus ça_suffit | satt genug reicht nase_voll die_schnauze halte_das_nicht
sad | sad hurt* upset cry* crying tears gutted lonely | triste* dol* duele llor* lágrimas sola me_siento | triste* bless* pleur* larmes mal peine | traurig* verletz* weh wein* heul* tränen einsam
worried | worr* anxious nervous scared afraid uneasy unsafe concern* | preocup* nervios* ansie* miedo inquiet* angusti* | inquièt* inquiet* anxieu* peur stress* angoiss* | sorg* angst nervös* unruhig* mulmig* beunruhig*
uncomfortable | uncomfortable awkward embarrass* weird creepy creep odd asham* | incómod* vergüenza rar* violent* siento_raro | mal_à_l_aise gêné* gên* bizarre honte* embarrass* | unangenehm* unwohl peinlich* komisch* schäm*
tired | tired exhausted knackered shattered drained | cansad* agotad* reventad* | fatigué* crevé* épuisé* claqué* | müde erschöpft kaputt_bin fertig platt
disappointed | disappoint* let_down trust* betray* | decepcion* confi* traicion* fall* | déçu* décev* confiance trahi* | enttäusch* vertrau* verrat* hintergangen
disrespect | disrespect* inconsiderate selfish rude entitled lazy | falta_de_respeto egoísta* desconsiderad* maleducad* vag* | irrespect* égoïste* malpoli* flemmard* sans_gêne | respektlos* rücksichtslos* egoist* unverschämt* faul*
insult | idiot* moron* stupid pig* slob* jerk* arse* prick* rat cow snake bitch bastard tosser muppet twat | idiota* imbécil* estúpid* cerd* guarr* gilip* cabr* rata zorra capull* payas* mierda | idiot* abruti* con connard* connasse porc* crétin* débile* salaud* salope ordure merde | idiot* depp* arsch* schwein* trottel* blöd* dumm* wichser schlampe vollidiot* sau
swear | fuck* shit* bloody damn hell crap wtf piss* | joder* hostia* coño carajo puta* mierda cojon* leches | putain merde bordel foutre ptn chier | scheiß* verdammt* fuck mist zum_teufel kack*
threat_leave | landlord_will last_warning or_else next_time final_warning ill_throw report_you | último_aviso o_si_no la_próxima te_juro denunci* o_me_voy | dernier_avertissement sinon la_prochaine je_te_jure dernière_fois | letzte_warnung sonst beim_nächsten ich_schwöre letztes_mal
please_kind | please kindly lovely appreciate grateful thanks | por_favor porfa agradec* gracias cariño | s_il_te_plaît stp svp merci gentil | bitte danke lieb* dankbar nett
want_stop | stop quit dont_want wont_have not_okay no_more refuse | deja_de no_quiero no_acepto no_voy no_más nunca_más niego | arrête cesse je_ne_veux pas_question refuse plus_jamais | hör_auf ich_will_nicht nicht_mehr lasse_nicht keine_lust weigere
accept | accept* okay_with fine_with tolerate stand_for allow* put_up_with | acept* toler* permit* soport* consent* | accept* tolér* support* permet* admett* | akzeptier* duld* toler* erlaub* hinnehm* in_ordnung
feel | feel* felt feeling | sient* sent* sensación | sens ressen* sentir sentiment | fühl* gefühl*
fair | fair unfair equal* share_of justice | just* injust* igual equitat* | juste* injuste* équit* | fair* unfair* gerecht* ungerecht*
used_like | servant maid hotel your_mum slave cleaner_of | criada sirvient* hotel tu_madre esclav* chacha | bonne hôtel ta_mère esclave larbin boniche | hotel deine_mutter sklave dienstmädchen putze bedienung
health | ill sick doctor hospital fever cold_flu dentist surgery | enferm* médic* hospital fiebre resfriad* dentista operación | malade* médecin hôpital fièvre rhume dentiste opération | krank* arzt ärztin krankenhaus fieber erkält* zahnarzt op
home_quiet_life | peace_in home_life relax unwind rest | paz descans* relaj* tranquilidad | repos* détend* tranquillité souffler | erhol* entspann* ausruh* ruhe_haben abschalten
ownership | mine yours my_own belongs own | mío mía tuyo tuya propi* míos mías | le_mien la_mienne à_moi le_tien propre* mien* | meins deins eigen* gehört mir_gehört
leave_verb | leave* left leaving | dej* deja* | laiss* | lass* gelassen hinterlass*
put | put putting place* | pon* puse pusiste coloc* | mets mettre mis pos* | stell* leg* gelegt gestellt
open_close | open* close* shut* closed | abr* cerr* cierr* abiert* | ouvr* ouvert* ferm* | öffn* offen schließ* zumach* geschlossen aufgemacht
go_come | go going went come coming came | voy vas va ir vien* ven* fui | vais vas va aller vien* ven* | gehen gehst geht geh komm* kam gegangen
hear | hear* heard | oig* oír* escuch* | entend* | hör* gehört
see | see* seen saw notic* look* find found | veo ves ver visto vi viste not* encontr* mir* | voi* remarqu* regard* trouv* | seh* gesehen sah bemerk* schau* gefunden guck*
wish_would | would_be_great would_love id_like could_you can_you would_you | podrías puedes me_gustaría estaría_bien podemos | pourrais tu_peux j_aimerais serait_bien on_peut | könntest kannst du_bitte wäre_schön hätte_gern würdest können_wir
`;
