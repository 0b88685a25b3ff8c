/** Words near each ask, whether or not they say it (see matching/near-words.ts). */
export const NEAR_ASKS_ES = `
turn_down: baja bajar bajas bajes bajad bajen bajo bajito volumen silencio callad* menos_ruido flojito más_bajo despacio susurr* moderar tono afloj* bájale bájalo silencio_absoluto calma sin_ruido suba bajéis
use_headphones: auriculares cascos audífonos ponte_los_cascos earpods
stop: deja dejad dejen para parad paren basta ya_no no_más ni_una_más no_vuelvas se_acabó se_terminó nunca_más dejar_de deja_de no_quiero quítalo corta termina no_acepto no_tolero no_me no_hagas fuera no_vuelve
ask_first: pregunta pregúntame preguntar pide pídeme pedir permiso consultar consúltalo antes_de avísame_antes dímelo_antes comentas_antes sin_pedir sin_permiso
clean_up: limpia limpiar limpies limpias limpie lava lavar laves lavas friega fregar friegas recoge recoger recojas recoges ordena ordenar barre barrer barres pasa_la pásale pasas aspira enjuaga enjuagar aclara acláralo seca secar vacía vaciar quita quitar tira_de_la_cadena hazlo recógelo límpialo arréglalo pasadita trapo guarda sácala
take_out: saca sacar saques baja_la bajar_la bájalo bájala basura reciclaje contenedor tirar tira llevar cubo cartones botellas bajas
return: devuelve devolver devuelvas devuélveme devuélvemela devuélvemelo regresa trae de_vuelta quiero_mi en_su_sitio devuelves ponla_en_su
replace: compra comprar compras compres cómprame repón reponer trae traer tráeme otro otra nuevo nueva pon_otro rollo coges_un pasas_por_el súper recambio
share_time: turnos rápido menos_tiempo hueco franja me_dejas dejarme libre compartir antes_que primero ocupas sal salir cambiar horario repartir media_hora minutos acapar* necesito_la necesito_el antes_de_las de_seis_a escalonar
take_turns: turno te_toca tu_parte tu_semana repartir tareas turnarnos colabora ayuda mi_parte no_lo_hago_más yo_sola yo_solo cada_uno alternas criada solo_lavo limpio_lo_mío chacha
be_on_time: puntual a_tiempo a_la_hora cumple cumplir no_llegues_tarde llega como_quedamos lo_prometido en_punto prometiste hora espero
talk: hablar hablamos hablemos charlar conversar sentarnos café quedar vernos hablarlo reunirnos aclarar aclaramos calma rato juntos
explain: por_qué quién qué cuándo dónde cómo cuál cuánto explica explicar sabes fuiste has es_que aclárame dime_qué pasó significa hasta_cuándo de_quién a_qué
give_notice: avisa avisar avises avisas avísame antelación antes dime mensaje me_escribes con_tiempo informar un_día_antes previo apunta dilo mándame pasas_tus aviso
respect_space: no_entres fuera_de_mi mi_cuarto mi_habitación mi_espacio a_solas sola solo tranquil* no_toques mis_cosas privacidad intimidad déjame dejarme respeta paz a_mi_aire no_se_pisa privado
knock: llama_a_la_puerta tocar_la_puerta toca_antes llamar golpea toquecito se_llama
agree: acuerdo acordar ponernos quedamos_en solución organizarnos arreglo reglas llegar_a podemos_poner dejamos_hablado compromiso qué_tal_si y_si normas
limit: menos limitar noches fin_de_semana solo_los como_mucho máximo veces_por_semana no_tan reducir finde semanas alquilé sin_visitas al_mes no_tanto
reply: contesta contestar contestes responde responder respondas respuesta contéstame emoji escribe_de_vuelta di_algo sí_o_no un_ok
listen: escucha escuchar escúchame déjame_terminar interrumpir dejar_hablar atención terminar_la_frase escuches frase
speak_kindly: tono grites gritar hablarme_así háblame_bien respeto educación calma amable cariño levantar_la_voz malos_modos no_me_hables así trátame tratarme
tell_directly: a_la_cara directamente dímelo decírmelo a_mí cara_a_cara en_persona háblame coméntamelo me_lo_dices de_frente
include: consultar consúltanos contar_conmigo participar decidir_juntos incluir votar preguntarnos opinión entre_todos contad_conmigo opinar
keep_private: privado entre_nosotros no_lo_cuentes secreto borrar borra no_subas no_publiques confidencial guárdatelo quitar_la_foto no_me_etiquetes entre_nosotras no_salir
pay: paga pagar pagues bizum transferencia transfiere dinero debes mitad dividir poner devuelve_el_dinero suelta parte pásame euros aportar cubrir pongas pago
turn_off: apaga apagar apagues apagas desenchufa luces apágalo apágalas apagarla quítale
close_door: cierra cerrar cierres cierras echa_la_llave llave portazos despacio puerta ventana pestillo cuidado cerrarla suave
go_outside: fuera afuera balcón terraza en_tu_cuarto en_tu_habitación a_otro_sitio calle en_tu_pieza patio
move: mueve mover muevas quita guarda guardar cambia_de_sitio sitio espacio hueco trastero lleva llévala aparca aparta dejar_libre despejar plaza quítalos ensayar_en balda
repair: arregla arreglar repara reparar llama_al fontanero técnico mirar_la echar_un_ojo echas_un_ojo casero arreglarlo plomero
help: ayuda ayudar ayúdame ayudas echar_una_mano echas_una_mano mano regar cuidar colaborar cargar subir
`;
