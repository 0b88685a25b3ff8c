/** Words near each ask, whether or not they say it (see matching/near-words.ts). */
export const NEAR_ASKS_DE = `
turn_down: leiser leise lautstärke ruhig ruhe still stille flüstern runterdrehen dreh_runter aufdrehen zimmerlautstärke weniger_laut gang_runter dämpf* drossel* leise_lassen mucke_leise
use_headphones: kopfhörer headset ohrstöpsel earpods stöpsel
stop: hör_auf aufhören lass schluss stopp nicht_mehr keine_mehr nie_wieder unterlass genug finger_weg pack_weg keine kein will_nicht möchte_nicht dulde verbiet* es_reicht trampel_nicht weg
ask_first: frag fragen fragst vorher_fragen erlaubnis bevor_du absprechen ungefragt sprich_das_ab um_erlaubnis sag_vorher frag_vorher
clean_up: putz putzen putzt aufräumen räum räumst räumt wisch wischen wischst spül spülen spülst abwaschen wegräumen weg saug saugen fegen leeren ausräumen abtrocknen sauber_machen sauber wegmachen wegwischen ausspülst mach_weg raus abspülen ausspülen einräumen schrubben hol_sie_raus entsorg* mach_die
take_out: rausbringen runterbringen bring_runter bring_raus müll tonne altglas pfand runtertragen wegbringen bring_den nimmst_mit rausstellen
return: zurück zurückgeben wiederhaben zurückbringen gib bring_zurück zurücklegen zurückstellen an_seinen_platz wieder_an
replace: kauf kaufen ersetzen ersetz neu neues neue besorg nachkaufen bring_mit mitbringen nachfüllen bringst_du neuen rolle
share_time: kürzer schneller beeil* frei freigeben slot tausch* vor_dir nach_dir zeit teilen abwechselnd minuten hau_ab kann_ich_haben brauche_den brauche_das blockier* von_bis früher später entzerren aufteilen bad_gehe dusch_vor
take_turns: dran abwechseln aufteilen putzplan anteil deinen_teil deine_woche reihum beteiligen mithelfen hinterher jeder_macht nur_noch_mein putzfrau wechsel* meine_woche übernimm
be_on_time: pünktlich rechtzeitig zu_spät einhalten halt_dich wie_abgemacht wie_versprochen versprochen warte_ich um_punkt verlassen
talk: reden sprechen zusammensetzen setzen_wir kaffee unterhalten klären besprechen aussprechen hinsetzen quatschen treffen
explain: warum wieso weshalb wer was wann wo wie wieviel welche erklär erklären weißt meintest bis_wann wem wessen hast_du war_das seit_wann wofür
give_notice: bescheid sag vorher ankündigen rechtzeitig schreib kurz_schreiben informieren im_voraus tag_vorher warn vorwarnen schreibst schickst melde sag_es sagen nachricht
respect_space: mein_zimmer raus_aus draußen in_ruhe ruhe_lassen allein für_mich privatsphäre meine_sachen nicht_anfassen abstand finger_weg respektier* betreten tabu geht_keiner bleib_draußen
knock: klopf klopfen klopfst anklopfen
agree: einigen absprechen kompromiss lösung vereinbaren regel regeln ausmachen gemeinsam wie_wär's wollen_wir machen_wir_aus abmachen mitte
limit: weniger begrenzen nächte höchstens maximal wochenende nur_am seltener nicht_so_oft pro_woche besuchsfrei unterschrieben einschränken wochen reduzier* öfter
reply: antworte antworten reagier reagieren melde_dich rückmeldung beantworte schreib_zurück daumen ja_oder_nein zurückrufen
listen: zuhören hör_zu ausreden unterbrechen ins_wort zuhörst aufmerksam hörst_mir satz
speak_kindly: ton freundlich ruhig_reden schreien anschreien respekt sanfter höflich rede_nicht_so sprich_nicht_so umgangston anschnauzen netter
tell_directly: ins_gesicht direkt sag_mir persönlich sag's_mir sprich_mich_an zu_mir mir_sagen sagen_kannst
include: einbeziehen mitreden mitentscheiden gemeinsam_entscheiden fragt_mich absprechen abstimmen ohne_mich meinung mitbestimmen gefragt
keep_private: für_dich behalt behalten privat löschen lösch nicht_posten nicht_weitererzählen unter_uns geheim postest nicht_erzählen vertraulich
pay: zahl zahlen bezahl bezahlen überweis überweisen überweist hälfte anteil geld schulden rück_raus kohle beteiligen teilen auslegen vorstrecken paypal kosten
turn_off: ausmachen mach_aus ausschalten abschalten licht_aus ausknipsen abstellen aus stecker ausstell*
close_door: zumachen mach_zu schließ schließen abschließen leise_zu tür fenster festhalten zuschließen sachte nicht_knallen verriegeln zuziehen
go_outside: draußen balkon raus in_deinem_zimmer woanders garten vor_die_tür rausgehen in_dein_zimmer
move: stell stellen woanders_hin wegstellen umstellen verschieb* platz keller umparken räumen stellplatz verstauen zusammenschieben freimachen umziehen hinstellen freiräumen regal
repair: reparieren reparier handwerker klempner anrufen schaust_dir vermieter_anrufen richten in_ordnung_bringen reparierst hausmeister
help: hilf hilfst helfen mit_anpacken packst_mit_an unterstützen tragen gießen zur_hand hilfe
`;
