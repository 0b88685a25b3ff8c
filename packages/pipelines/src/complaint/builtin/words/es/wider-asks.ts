/** More words and phrases around each ask (see matching/near-words.ts): what near-asks leaves out. */
export const WIDER_ASKS_ES = `
turn_down: moder* no_hacer_ruido hacer_menos_ruido hagais_menos no_tan_alto tan_alto
stop: parar prohib* evita evitar dejes_de ya_esta_bien no_quiero_que no_admito no_pienso no_voy_a no_vuelva ni_una_vez_mas
ask_first: preguntes preguntarme pidemelo pedirmelo consultame antes_de_coger antes_de_usar antes_de_tomar
clean_up: limpi* recog* friegues lavarlo orden* guardar guardes enjuag* tender tiende despeja* pasar_la tirar_lo
take_out: bajes_la
return: devolv* recuperar traer_de_vuelta volver_a_poner ponlo_en_su_sitio dejar_en_su_sitio donde_estaba
replace: repongas sustitu* rellenar rellena
share_time: comparte repartirnos prisa mas_corto mas_cortas tanto_tiempo tanto_rato turnarnos_el usarla_yo usarlo_yo tambien_la_necesito tambien_lo_necesito a_otra_hora otro_momento despues_de_las
take_turns: toca turnar* repart* colaborar arrimar equitativ* alternar por_turnos hacer_tu_parte ayudar_en_casa a_partes_iguales por_igual siempre_yo todos_por_igual
be_on_time: puntualidad cumplas quedamos dijiste tarde llegues_a_la respetar_lo_acordado lo_acordado cuando_dices
talk: charlamos sentemos comentar tratar_el_tema un_momento cara_a_cara
explain: porque explic* sabeis dime alguien_sabe me_dices puedes_decirme es_verdad hay_alguna me_pregunto
give_notice: avis* informa escribeme de_antemano
respect_space: respet* limites no_entrar no_tocar no_cojas no_uses
knock: llames nudillos llama_a_la llama_antes toca_la tocar_la toques_la pica_antes espera_a_que
agree: acordemos acordamos pactar solucionar podriamos podemos organizar norma llegar_a_un buscar_una encontrar_una entre_todos que_os_parece que_te_parece
limit: limita reduce espaciar una_vez dos_veces no_todos_los no_cada tantos_dias tan_a_menudo tan_seguido fines_de_semana por_semana a_la_semana
reply: contest* respond* dime_algo dame_una devuelve_la_llamada coge_el_telefono
listen: escuch* atiende dejame_hablar no_interrumpas hazme_caso
speak_kindly: amable* trat* hablar_bien hablame_con sin_gritos mejores_formas buenas_formas
tell_directly: hablalo_conmigo hablarlo_conmigo hablar_conmigo en_lugar_de_notas sin_intermediarios
include: consultame consultadnos preguntadnos inclui* cuenta_conmigo decidirlo_juntos decidir_entre_todos tenerme_en_cuenta en_cuenta hablarlo_antes
keep_private: discrecion discret* borres privad* no_cuentes no_contar no_digas no_se_lo_digas para_ti quita_la_foto no_compartas sin_mi_permiso
pay: pag* transfer* abon* ingresar saldar hacer_el_ingreso a_medias pon_tu
turn_off: apag* desenchuf* desconect* luz quitar_la_alarma bajar_la_calefaccion baja_la_calefaccion cerrar_el_gas
close_door: cerrad suavemente
go_outside: a_tu_cuarto otro_sitio otro_lugar otra_parte sal_a salir_a en_su_casa
move: quitar apartar liberar libera poner_en_otro ponlo_en en_medio
repair: arregl* repar* cambiar_la_bombilla solucionar_la_averia mirar_el
help: ayud* favor dar_de_comer_al llevar_a recoger_mi
`;
