/** More words, phrases and situations around each concept (see matching/near-words.ts): what near-concepts leaves out. */
export const WIDER_CONCEPTS_ES = `
noise: bullicio decibel* ensordec* golpetazo* porrazo* tronar trueno* oia oimos tabique* tapones auriculares insonoriz* jaqueca migraña obra taladr* se_oyen dolor_de_cabeza caer_cosas
loud_music: musica* cancion* altavoz* merengue rap pop graves bluetooth cascos auriculares tocadiscos vinilo* discoteca a_toda_pastilla a_toda_leche sube_el_volumen bajar_el_volumen baja_el_volumen bajes_el_volumen en_bucle
loud_tv: televis* telenovela* concurso telediario documental* mando proyector hbo reality barra_de_sonido
loud_voices: grit* vozarron reis reirse chachara cotorre* llanto* llora* tertulia berr* hablas_alto hablais_alto hablando_alto mas_bajo
phone_calls: telefon* llamad* videoconferencia* cuelg* colgar auricular con_el_altavoz en_altavoz reunion_online reuniones_online
gaming: videojueg* juego* jugais consola* online gamer* headset discord clan nivel call_of_duty teclado_mecanico
late_noise: madrugada* anoche nocturn* 23h 1am 2am 3am a_las_tantas a_las_mil hasta_las_tantas a_las_once a_las_doce a_la_una a_las_dos a_las_tres a_las_cuatro las_dos_de_la las_tres_de_la la_una_de_la las_once_de_la pasadas_las_doce despues_de_las_once despues_de_las_doce despues_de_las_diez horas_intempestivas a_estas_horas a_esas_horas entre_semana
early_noise: tempranito 6am 7am 5am a_las_seis a_las_siete a_las_cinco las_seis_de_la las_siete_de_la las_cinco_de_la antes_de_las_siete antes_de_las_nueve los_domingos_por fin_de_semana_por a_primera_hora canto_del_gallo
alarm_clock: alarma* sonar sonando suena pitido*
slamming_doors: portaz* bisagra* picaporte manilla cerrar_con_cuidado con_cuidado
footsteps: pisoton* taconea* pisotea* correr corres corriendo arrastr* descalz* manada gimnasia pesas ejercicio* entrenamiento bailar bailando escaleras techo_de_mi encima_de_mi zapatillas_de_casa
instrument: instrumento* piano* trompeta* saxo* violin* violonchelo chelo flauta* tocando cantar canto vocalizacion* afinar gaita* trombon amplificador solfeo
party: fiesta* fieston* juerga* parranda* botellon* celebra* cubatas verbena nochevieja desfase afterparty resaca multitudinaria
appliance_noise: batidor* minipimer lijadora impresora maquinilla persiana* amoladora lavaplatos_de_noche nevera_hace cepillo_electrico caldera_hace bici_estatica cinta_de_correr
barking: gemir cotorra canario cacare*
sleep: durmiendo acostar* acost* madrugo levantarme ronqu* zombi en_vela no_pego_ojo me_acuesto hecho_polvo hecha_polvo me_levanto_a cuatro_horas tres_horas cinco_horas
study_time: examen* opositor* tfm deber* clase entregar leer redact* presentacion exponer memoriz* curso master doctorado parcial universidad facultad profes* trabajo_final trabajar_desde_casa trabajo_desde_casa trabajo_en_casa reunion_de_trabajo
quiet_time: callar callaos descanso susurr* apacible mas_bajo sin_ruido sin_hacer_ruido hora_de_la_siesta bajar_el_tono bajad_el_tono menos_ruido no_hacer_ruido
dishes: vajilla* friega* tazon* cuenco* cubierto* cucharita* sarten* cazo* perol* puchero bandeja* jarra* tetera escurreplatos pegad* reseco* rallador colador espatula tabla_de_cortar batidora_sucia
sink: fregadero* lavabo lavamanos desague* sumidero* tapon taponad* atrancad* rejilla sifon tuberia* desatasca* no_traga restos_de_comida agua_estancada
dishwasher: llenar_el descargar_el bandeja_de_arriba cesta_de_los_cubiertos
kitchen: cocin* freir frito fritanga horneado recet* tostada* especias comida_hecha
stove: fogon* hornillo* induccion pringos* plancha sandwichera campana rebos* hervir parrilla explot* palomitas cocina_de_gas se_quemo
counter: encimera* pringue cercos cerco isla mantel poyete azucar_por harina_por
fridge: nevera* frigorifico* refrigerador* congelador* balda* descongel* hielo escarcha cubitera cajon_de_las_verduras
spoiled_food: moho* enmohec* rancio* larvas cortada hongos polillas apestos* en_mal_estado pelos_verdes cria_pelo vida_propia restos_de_hace hace_dos_semanas comida_vieja echado_a_perder echa_a_perder experimento_cientifico
bathroom: baño* bañera* ducha* alcachofa jabonera charco encharcad* tinte algodones bastoncillos lejia pasta_dental suelo_mojado mojado_el_suelo espuma_de_afeitar maquillaje_en cepillo_de_dientes
toilet: vater* inodoro* retrete* wc meada* orin* gotas salpicas toallitas bide compresa* tampones mierda_en_el
hair: pelito* cortauñas mechon* flequillo peluca depil* cuchilla_con cepillo_lleno
trash: desperdici* residuo* papelera* organico* pañal* chorrea caneca zafacon ratas cucarachas envoltorio* hasta_arriba cajas_de_pizza
recycling: lata* tarro* separa clasific* aplastar pilas contenedor_verde punto_limpio cascos_vacios cajas_de_amazon
floor: suelo* escob* recogedor pelusa* parquet baldosa* tarima tierra purpurina
laundry: lavadora* colada* tiend* tendedero* tendal secadora* secar pinza* calzoncillos bragas lavado doblar doblada encogi* desteñi* lavanderia ropa_limpia
living_room: salon* sofa* butaca* sillon* cojin* estancia espacios_comunes espacio_comun
hallway: escaler* paraguero cochecito carrito paso tropez* tropiez* caerme corredor moraton me_caigo me_cai casi_me_mato casi_me_caigo salida_de_emergencia
shoes: bota* chancla* sandalia* zapatero calzad* suela* zuecos calcetines_en_el
clutter: desperdigad* montones bartulos enseres chismes mochila* maleta* bolso* mudanza revistas abrigo* recoger recoge recoged apila* esquis por_en_medio por_todas_partes por_todos_lados por_toda_la_casa libros_por chaquetas_en bolsas_en_el guarda_tus guardar_tus tabla_de_surf
mess: desastre* leonera pocilga* estercolero porquer* roños* insalubre basural muladar desaseo puerc* plaga hormiga* patas_arriba como_una_bomba
spills: goteo verti* cera esmalte rotulador lamparon* aceite_en_el
smell: huel* oler hed* pestazo tufillo aroma* colonia* sobaco* cebolla coliflor pescado curry alcantarilla cloaca cañerias ventil* airear nariz nauseas arcadas arcada humanidad humo_de a_tigre
cleaning_turns: criad* justo tu_madre no_soy_tu_madre limpia_despues siempre_limpio solo_yo soy_la_unica soy_el_unico la_unica_que el_unico_que haz_tu_parte hacer_tu_parte a_medias poner_de_tu_parte
cleaning_supplies: jabon* desinfectante limpiacristales trapos producto* reponer repon* repuesto agotado bolsas_de_la_basura cubo_de_fregar gel_de_manos se_ha_acabado se_acabo se_acaba acabado_el queda_poco no_queda no_quedan
toilet_paper: rollo* pañuelos papel_del_vater sin_papel no_hay_papel el_carton_del papel_de_water
towels: albornoz* toallero secarse secarte
pet_mess: arenero* vomitado vomit* deposicion* cagado cago plumas bolsita arena_de_gato meado_del pelos_de_perro pelos_de_gato huellas_de_patas meo_en pienso_por bola_de_pelos acuario_sucio
room_entry: colarse colado abriste candado asomar* husme* fisg* mi_puerta te_cuelas abrir_la_puerta abres_la_puerta cuando_no_estoy mientras_no_estoy sin_estar_yo cerrar_con_llave bajo_llave en_mi_cama sentado_en_mi_cama terreno_privado
knocking: picar llama_a_la_puerta llames_a_la_puerta llamas_a_la_puerta llamar_antes toca_la_puerta toques_la_puerta tocar_antes toca_antes toques_antes sin_llamar sin_tocar esperar_a_que_conteste esperar_respuesta espera_a_que pica_antes antes_de_entrar antes_de_pasar
personal_items: toquete* remov* revolv* husmear efectos medicament* pastillas recuerdos mi_mochila mi_maquinilla mi_perfume mi_crema mi_champu mi_cama mi_estante mi_balda mis_papeles tocas_mis toca_mis tocado_mis lo_mio objetos_personales cosas_personales no_es_tuyo no_son_tuyas cambiado_de_sitio moviste_mis mover_mis
borrowed_items: devol* devuelta pideme pidemelo pedirmelo pedirme maleta adaptador alargador desaparec* robar robas robaste mangar mangas birl* afan* usado_mi uses_mi usan_mi usando_mi usais_mis utilizar_mi utilizas_mi sin_preguntarme mi_bicicleta mi_coche mi_moto mi_sarten mi_olla mi_taza mi_saco mi_altavoz mi_batidora donde_esta_mi donde_estan_mis has_visto_mi alguien_ha_visto no_encuentro_mi no_encuentro perdido_mi
clothes: camiseta* camisa* jersey* sudadera* vestido* falda* pantalon* vaquero* abrigo* bufanda* cazadora* blusa* gorro* guantes medias leggins chandal traje* pollera campera chaqueta* vestid* estirad* encogido mis_botas mi_gorra mi_cinturon mi_bikini mi_pijama mis_zapatillas mis_tacones puesto_mi puesta_mi ponerse_mi te_pones_mi te_pusiste_mi llevas_mi armario_mio dado_de_si manchado_mi
food_taken: comerse comeis devor* trag* bebiste picote* pican mordisco* ladron etiquet* rotulad* galleta* chocolate* helado* aguacate* embutid* chorizo tortilla lentejas lasaña croquetas empanada* gazpacho nutella mi_cena mi_estante_de_la comiendo_mi se_come te_bebes terminado_mi con_mi_nombre mi_nombre lo_que_compro
mail: mensajero* repartidor* correspondencia albaran abriste_mi abres_mi a_mi_nombre extracto_del_banco aviso_de_correos
private_messages: espi* hombro mi_telefono mis_whatsapps mis_correos leyendo_mis mirado_mi cotillear_mi mi_diario revisar_mi revisas_mi revisado_mi cotilleando_mi
photos: grab* historia* publicaste publicado subido colgado selfie* captura* pantallazo* meme* sticker* webcam borres borrala consentimiento redes en_directo
eavesdropping: antena espiando tras_la_puerta mis_conversaciones mi_conversacion conversacion_privada conversaciones_privadas mis_llamadas a_escondidas de_tapadillo repetir_lo_que_dije
private_matters: privad* aire* pregon* divulg* filtr* chiv* soltar soltaste entre_tu_y_yo mi_vida mi_vida_amorosa mi_ex mi_familia_le mi_enfermedad mi_despido cuentas_mis ir_diciendo no_es_asunto asunto_tuyo asunto_mio no_te_incumbe se_ha_enterado se_ha_enterado_todo todos_lo_saben como_sabe como_lo_sabe
personal_space: atosig* asfixi* introvertid* tocarme sobar seguirme perseguirme desnud* dejame_solo tiempo_para_mi mi_tiempo me_tocas mirarme_fijamente sin_camiseta_por necesito_estar no_me_apetece_hablar no_me_apetece
bathroom_privacy: cerrojo ocupado mientras_me_ducho cuando_me_ducho estoy_en_la_ducha estaba_en_la_ducha estoy_en_el_baño estaba_en_el_baño mientras_estoy_en_el en_el_vater en_ropa_interior puerta_del_baño asoma_la_cabeza correr_la_cortina
accounts: hbo conectad* tarjeta icloud plan_familiar datos_bancarios mis_datos
guests: cuadrilla panda pension bar comensales quedada* grupo_de casa_llena cada_fin_de_semana siempre_hay_alguien
overnight_guests: colchoneta acopl* amaneci* se_quedo se_quedaron duermen_aqui durmiendo_en_el_sofa durmio_aqui durmiendo_aqui en_el_sofa colchon_hinchable toda_la_semana una_semana_entera fin_de_semana_entero
partner_over: novi* esposo esposa ligue* rollete besos besando* morre* arrumacos gemidos somier sexo practicamente_vive casi_vive ya_vive siempre_aqui todos_los_dias_aqui cada_noche_aqui cepillo_de_dientes_de su_cepillo no_paga cuarto_compañero un_compañero_mas inquilino_extra ruidos_de_tu_cuarto dormir_con_tu
unannounced_guests: antelacion present* enter* de_antemano sin_decir sin_decir_nada sin_decirme sin_previo sin_preguntar me_encuentro_a me_encontre me_encontre_con en_bragas en_calzoncillos en_toalla un_mensaje_antes mandame_un_mensaje nadie_me_dijo no_me_dijiste no_dijiste
strangers: tinder ligues couchsurf* gente_que_no_conozco no_conocemos que_no_conozco alguien_que_no_conozco no_se_quien_es no_se_quienes quien_es_ese quien_es_esa quien_era quienes_son quienes_eran una_tia_que un_señor un_hombre de_la_discoteca
family_visit: herman* prim* familia* parientes niño niña nietos bebe crio nene
guest_mess: mancharon ensuci* confeti dejado_tus_amigos despues_de_la_fiesta tras_la_fiesta despues_de_tu_fiesta vasos_de_plastico recoger_lo_de vasos_por
keys: llave* duplicad* cerrajero abrirte abrirme timbre telefonillo perdiste_las me_quede_fuera portero_automatico
bathroom_time: minutos prisa peinarte el_baño_una_hora rato_en_el_baño horas_en_el_baño turno_del_baño horario_del_baño un_solo_baño un_baño_para solo_hay_un_baño me_meo llegar_tarde_al_trabajo secarte_el_pelo
long_showers: correr_el_agua presion_del_agua consumo_de_agua
laundry_time: secadora_ocupada lavar_los_domingos
kitchen_time: batch usar_la_cocina uso_de_la_cocina ocupar_la_cocina ocupas_la_cocina cocina_ocupada cocina_libre horas_en_la_cocina horario_de_cocina turnos_de_cocina hora_de_la_cena la_hora_punta necesito_la_cocina los_fuegos todos_los_fuegos ocupa_la_cocina cenar_a_las
room_booking: pilates apropi* adueñ* la_terraza_el la_terraza_para noche_de_pelis el_jardin_para el_garaje_para
house_meeting: asamblea* juntarnos sentarnos convoc* todos_juntos hablar_todos quedar_todos poner_en_comun charla_de_piso
shared_meals: cenamos almuerz* brunch nochebuena comer_juntos comemos_juntos comida_comun tortilla_para_todos cocinado_para cocinar_para_todos mesa_puesta poner_la_mesa se_enfrio se_quedo_fria desayunar_juntos asado_del_domingo comida_del_domingo
lateness: plantad* tardar tardas tardaste tardon* demor* quedamos_a_las habiamos_quedado quedado_a_las perdimos_el perdi_el_tren perdi_el_bus empezo_sin
cancelled_plans: pospuest* tirada tirado plant* rajaste escaquear reprogram* a_ultima_hora ultimo_momento ultimo_minuto en_el_ultimo te_rajas no_viniste no_apareciste no_aparecio no_vino no_te_presentaste entradas_compradas echarte_atras te_echaste_atras
late_return: borrach* regres* llegar_a_casa llega_a_casa llegaste_a_casa vuelve_tarde volviste_tarde volviste_a_las llegar_a_las_tres llegaste_a_las llega_a_las entrar_a_las entras_a_las de_fiesta de_juerga sales_de_noche al_llegar_de_noche ultimo_metro donde_estabas no_volviste
work_schedule: hospital enfermer* panader* reuniones fabrica medic* camarer* festivo entro_a_las madrugo_para dia_libre dias_libres
appointments: fontaner* inspector instalar obrer* albañil* pintor fumig* dentista franja tecnica_de viene_el_casero traen_el traen_la cerrajero_viene visita_al_piso visitas_al_piso medico_a_domicilio estar_en_casa_para alguien_en_casa abrirle_la_puerta entre_las_nueve ikea_trae mudanza_viene
calendar: calendario* pizarra* planificacion cuadrante* apuntalo anot* excel corcho apuntarse apuntes_en hoja_de_calculo tabla_de fecha_en lista_en_la_nevera app_de
no_reply: mensaje* wasap* whatsapp* ghosting check_azul te_he_escrito te_mande te_he_mandado escrito_tres_veces te_llame te_he_llamado llamadas_perdidas no_coges_el_telefono no_me_lo_coges coger_el_telefono devuelveme_la_llamada señales_de_vida señal_de_vida dime_algo sin_noticias te_pregunte te_he_preguntado
group_chat: telegram notificacion* encuesta* memes_en_el
tone_of_voice: gritarme chillarme contestaciones brusc* cortante desagradabl* maleducad* irrespetuos* despectiv* despreci* ironi* sarcas* burlon* mandon* ordenes genio estallar saltas mala_manera las_formas manera_de_hablar me_gritaste me_chillas me_chillaste con_mas_cariño con_mas_calma mas_calma mejores_formas como_a_un_niño como_a_un_perro como_si_fuera pierdes_los_nervios
interrupting: interrupcion* cortarme pisarme me_cortaste hablar_por_encima hablas_por_encima dejar_terminar dejame_terminar dejarme_terminar dejame_hablar dejarme_hablar dejar_hablar no_me_dejas_hablar no_me_dejas_acabar mientras_hablo cuando_hablo a_la_vez
not_listening: escuch* ningun* repetir repito repetirlo oido_sordo por_un_oido mirando_el_movil con_el_movil_mientras pendiente_del_movil deja_el_movil soltar_el_movil tomar_en_serio me_tomas_en_serio pasas_de_mi pasar_de_mi mil_veces veinte_veces te_lo_he_dicho
notes: papelito* postit* cartel* anonimas subrayad* papel_en_la por_escrito rotulador_rojo
silence: esquiv* hielo frialdad distante* distanci* tension tirantez enfurruñ* mosque* invisible vacio no_me_habla dejar_de_hablar dejaste_de_hablarme sin_hablar sin_hablarnos ni_un_hola ni_buenos_dias buenos_dias ambiente_tenso mal_ambiente mal_rollo cara_larga malas_caras mala_cara como_si_no_existiera silencio_incomodo no_dices_nada te_vas_cuando sin_mirarme ni_me_miras he_hecho_algo te_he_hecho_algo
gossip: cotilla* bulo* malmet* falsedad cuchicheos por_detras por_la_espalda hablar_mal hablas_mal hablando_mal hablar_de_mi hablando_de_mi hablais_de_mi ponerme_verde pones_verde me_han_contado me_han_dicho me_he_enterado_por me_entero_por decir_de_mi dices_de_mi dos_caras directamente_a_mi dimelo_a_mi
decisions: votarlo realquil* subarrend* vendiste pintasteis excluid* inclui* sin_contar_conmigo contad_conmigo contar_con_todos cuenta_conmigo sin_preguntarnos sin_preguntar_a_nadie sin_decirnos sin_hablarlo sin_comentar hablarlo_antes hablarlo_entre_todos por_vuestra_cuenta hechos_consumados nadie_me_pregunto nadie_me_ha_preguntado no_me_preguntasteis no_me_preguntaste tengo_voz entre_todos todos_de_acuerdo de_acuerdo_todos desde_cuando nuevo_compañero nueva_compañera nuevo_inquilino vendido_el tirado_el_sofa tiraste_el comprado_un compraste_un pintado_la dejarme_fuera dejado_fuera soy_el_ultimo soy_la_ultima
promises: incumpl* acord* trato largas fiar* compromi* recordar* habiamos_quedado_en quedado_en ya_lo_hare luego_lo_hago ahora_lo_hago mañana_lo_hago sigue_sin sigues_sin sin_hacer aun_no todavia_no_has todavia_nada desde_hace_semanas hace_un_mes hace_semanas contar_contigo se_te_ha_olvidado
jokes: bromear chistoso* gracia mofa* apodo* comentarito* indirect* pull* puyas coña* cachonde* machista* racista* homofob* reirte_de_mi te_ries_de_mi os_reis_de_mi reirse_de mi_cuerpo mi_nariz mi_forma_de tomar_el_pelo tomas_el_pelo a_mi_costa sentido_del_humor llamarme_asi me_llamas me_llames
criticism: acus* corregir* sermon* lecciones injust* valor* reconoc* agradec* consejos echas_en_cara bronca_por no_fui_yo yo_no_fui no_he_sido_yo sacar_defectos sacas_faltas todo_lo_que_hago nada_te_parece_bien nunca_esta_bien siempre_hago_mal hago_todo_mal lo_hago_mal meterte_con te_metes_con meterse_conmigo gracias_por_lo_que
misunderstanding: malinterpret* entendi* confus* lio liad* mosquead* no_entiendo no_me_queda_claro queda_claro que_quieres_decir que_querias_decir he_dicho_algo dije_algo que_ha_pasado que_paso que_te_pasa te_pasa_algo no_era_mi_intencion sin_querer sin_mala_intencion lo_siento_si raro_conmigo rara_conmigo
rent: alquiler* casero* arrendador* inmobiliaria desahuci* deposito mudarse mudar* primero_de_mes dia_uno principios_de_mes dejar_el_piso
bills: consumo endesa iberdrola naturgy kilovatio* impagad* vencimiento boleta* aviso_de_corte
shared_costs: deb* pag* gasto ingres* dolares adelant* bolsillo gorr* morro tacañ* ratero saldar splitwise reembols* precio car* dividimos escot* tique* tu_parte_del fondo_comun pongo_yo_el sin_blanca
groceries: compre comprado mercado lista azucar cafe traes abarrotes comida_comun cosas_comunes productos_comunes
heating: estufa* termostato* fria tirit* calur* sauna chimenea leña iglu abrigad* horno_aqui jersey_en_casa nevera_parece bajo_cero
windows: condens* humedad* mosquito* cristal* marco oscilobatiente claraboya toldo moho_en_la_pared entra_agua entra_frio
lights: foco* fluorescente led brillante deslumbr* oscuras desenchuf* alumbr* arbol_de_navidad_parece
hot_water: sin_agua_caliente agua_tibia me_quede_sin_agua no_queda_agua_caliente se_acabo_el_agua gastas_el_agua gastar_el_agua_caliente ducharme_con_agua_fria deposito_de_agua ducha_helada
internet: rúter torrent* desconect* streaming lag reinici* repetidor wi-fi bajar_pelis se_corta banda_ancha
front_door: ladron* robo segur* inseguridad cancela puerta_de_casa puerta_principal puerta_de_entrada sin_echar puerta_del_garaje robar_en_casa el_ultimo_que_salga la_ultima_en_salir alarma_de_casa entrar_cualquiera
smoking: piti cenicero* maria hachis canuto* shisha puro* encendedor asma* tos tosiendo pulmones nicotina
pets: cachorro* hamster* conejo* conejillo cobaya* loro* periquito* canario* pecera tortuga* serpiente* gallina* muerde pulgas garrapatas felino canino dar_de_comer_al dar_de_comer echar_de_comer sube_al_sofa sube_a_mi_cama
parking: multa grua remolque bloqueas_mi doble_fila en_doble_fila no_puedo_salir
bikes: bici* patinete inflador ciclis* bomba_de_aire
plants: tiesto* riega* regado rieg* jardin* seto* flor* huerta orquidea* marchit* regadera romero semillas helecho malas_hierbas
furniture: estanteria* comoda* taburete* escritorio agujero recoloc* redecor* vitrina adorno* tresillo mesita_de_noche colchon_viejo arbol_de_navidad
storage: trastero* sotano* desvan* altillo* guardas almacen* ocupando despej* liberar percha* ocupa_todo ocupas_todo ocupa_mucho llena_de_tus media_nevera cajones_llenos cuarto_de_los_trastos
damage: raya* rayon* abolla* golpead* agrieta* daño* dañ* quemaste fundid* desgarr* desconch* arranc* desencaj* quemado_mi mancha_en_mi se_ha_caido caido_y pagar_el_arreglo
repairs: estropead* fuga* grifo* fundida fundio plomos enchufe cortocircuito tornillo* humedades desprend* silicona desatascador no_va no_enciende no_cierra no_abre escape_de_agua pierde_agua llamar_al_casero avisar_al_casero avisa_al_casero sigue_roto cambiar_la_bombilla
`;
