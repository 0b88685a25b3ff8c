/** Words near each concept, whether or not they name it (see matching/near-words.ts). */
export const NEAR_CONCEPTS_ES = `
noise: ruid* ruidos* sonido* suena sonaba oye oigo oír oir escucha* escuch* estruendo jaleo alboroto bulla barullo escándalo follón quilombo retumb* zumb* golpe golpes golpecitos chirri* cruj* martille* eco pared paredes tabique tabiques tímpano* oído oídos volumen molest* decibelios vecino* vecina* techo arrastr* traquete* estrépito batifondo rechina* temblor tiembla* vibra* papel_de_fumar
loud_music: música musica canción canciones temazo* playlist lista_de_reproducción bajo bajos altavoz altavoces parlante* bocina* equipo_de_música estéreo reguetón reggaeton trap techno rock metal salsa bachata cumbia flamenco electrónica disco spotify karaoke dj radio subwoofer cantante concierto tema temas a_todo_trapo a_todo_volumen a_tope vinilo ritmo bafle*
loud_tv: tele televisión televisor tv netflix serie series película* peli pelis telenovela novela capítulo* fútbol partido final noticias documental dibujos pantalla maratón
loud_voices: voz voces gritar grita gritas grito gritos gritando gritáis chill* berre* vocifer* risa risas reír ríes carcajad* risotada* charl* chacharear discusi* discut* bronca* pelea* pelear cant* cantando conversaci* cuchiche* vocea* alarido* susurr* flojito bajito hablar_alto cacareo algarabía parlote* palique
phone_calls: teléfono telefono llamada* llamas videollamada* zoom teams audio audios manos_libres altavoz_del_móvil móvil celular facetime nota_de_voz notas_de_voz mensaje_de_voz skype hablas_por suena_el
gaming: juego juegos jugar juegas jugando partida* videojuego* consola play playstation ps5 xbox nintendo switch fortnite fifa minecraft valorant lol twitch stream* mando micro micrófono gamer raid equipo disparos tiros en_línea
late_noise: noche noches medianoche madrugada tarde_por_la_noche las_doce las_once la_una las_dos las_tres las_cuatro trasnoch* altas_horas
early_noise: madrug* amanec* temprano mañana mañanas las_seis las_siete las_cinco alba antes_de_las_ocho primera_hora
alarm_clock: despertador* alarma alarmas pospon* snooze timbre pitido pita pitando
slamming_doors: portazo* puerta puertas golpe despacito despacio suave suavemente cierra_despacio pestillo cajones armarios
footsteps: paso pasos pisa* pisad* taconeo tacón tacones zapate* trote elefante* caballo* salta* saltos corretea* andar andas caminas zancada* puntillas parqué zuecos
instrument: guitarra* piano teclado batería tambor* trompeta saxo saxofón violín flauta ukelele armónica acordeón ensay* practic* escalas acordes banda tocar tocas cajón gaita clarinete bajo_eléctrico coro
party: fiesta fiestas fiestón festejo cumple cumpleaños botellón botellones juerga farra* rumba parranda carrete previa previas celebración barbacoa asado parrillada after inauguración despedida sarao guateque pachanga reventón copas
appliance_noise: lavadora secadora centrifug* aspirador* batidora licuadora taladr* martill* sierra bricolaje cafetera molinillo hervidor ventilador extractor secador campana cortacésped bomba turbina máquina_de_coser exprimidor thermomix
barking: ladr* ladrido* aúll* aull* gime gimot* gruñ* maúll* maull* llora perro perra perrito cachorro loro gallo gato pía pájaro
sleep: dorm* duerm* sueño despert* despiert* desvel* insomnio siesta cama almohada colchón cabecero descans* cansad* agotad* reventad* ojeras pegar_ojo conciliar roque ronc* pijama molid*
study_time: estudi* examen exámenes oposici* tfg tesis tesina trabajo_de_clase entrega apuntes biblioteca concentr* repas* parciales finales clase_online deberes selectividad temario entrevista teletrabaj*
quiet_time: silencio silencios* tranquil* calma paz quietud callad* bajito horas_de_descanso horario_de_silencio sosiego
dishes: plato* vajilla sartén sartenes olla* cazuela* cacerola* cazo taza* vaso* copa copas cubiertos tenedor* cuchara* cuchill* bol boles tupper* táper* fuente bandeja freg* lav* enjuag* trastes cacharro* loza restregar remojo estropajo costra pegado cafetera fiambrera*
sink: fregadero pila pileta tarja seno desagüe grifo atasc* escurreplatos escurridor lavaplatos
dishwasher: lavavajillas lavaplatos friegaplatos vaci* carg* pastilla* abrillantador
kitchen: cocina cocinas cocinar cocino cocinando cocinado guis* hornear alacena despensa receta delantal
stove: horno hornilla* fogón fogones vitro* vitrocerámica microondas micro placa placas campana_extractora grasa grasient* quemador* estufa hornalla* tostador* freidora salpic* quemad* aceite
counter: encimera mesada mesa mesón barra miga* pegajos* trapo bayeta superficie* restos posos cáscara* mermelada mantequilla tabla tostada* hormigas
fridge: nevera frigo frigorífico refri refrigerador heladera congelador balda cajón_de_la_verdura
spoiled_food: podrid* pudr* moho mohos* caducad* caduc* vencid* agri* rancio pocho pocha pasado pasada pelusa gusano* mosca* mosquitas bicho* verde fermenta* asquerosidad sobras estropead* viscoso putrefact* lechuga
bathroom: baño baños ducha bañera lavabo espejo azulejo* cortina mampara pasta_de_dientes dentífrico cal aseo bidé regadera tina alfombrilla junta humedad
toilet: váter water wáter inodoro retrete taza_del_váter cadena tapa escobilla pis orina mear mea meas caca cagada cisterna poceta excusado
hair: pelo* pelillo* pelitos cabello* vello barba afeit* desagüe sumidero tapón rizos melena bigote recort* uñas maquinilla
trash: basura* cubo cubos bolsa bolsas contenedor* papelera residuos desperdicio* rebos* desbord* tacho bote basurero vertedero orgánica camión_de_la_basura bajar_la sacar_la pañales colilla* cáscaras
recycling: recicl* cartón cartones vidrio botella* lata latas plástico* papel envase* brik briks amarillo azul contenedor_azul separar bote botes frascos embalaje tapones
floor: suelo piso barr* fregona trape* mop* aspir* alfombra* moqueta polvo barro lodo pisadas huella* escoba pelusas arena parqué baldosas fregar fregas fregado fregona friega friego
laundry: colada lavadora secadora tender tendedero tendid* ropa_sucia ropa_mojada tambor detergente suavizante pinzas planch* sábanas cesto cesta lavarropas lavar_la_ropa calcetines colgar húmed*
living_room: salón sala living comedor sofá sillón butaca mesita cojines manta zonas_comunes zona_común estar salita
hallway: pasillo* entrada recibidor escalera* rellano portal descansillo vestíbulo felpudo perchero zaguán
shoes: zapato* zapatilla* bota botas deportivas tenis sandalias chanclas calzado descalz* tacones pantuflas
clutter: tirad* trasto* caja cajas maleta mochila bolsa_de_deporte desparram* esparcid* amonton* montón montaña por_medio en_medio cosas chaqueta juguetes papeles desord* estorb* tropiez* tropec* tropez* cachivache* bulto* patinete obstáculo despejad* trastero leonera acumul* invadid*
mess: suci* mugr* desorden* desastre asco asqueros* porquería pocilga cochin* guarr* cerd* limpi* orden* recog* higien* roña caos chiquero vertedero cucaracha* ratón ratones rata hormigas zorrera cuadra inmund* cochambr* pringos* adecent* basurero
spills: derram* mancha* manch* charco* salpic* goter* gotas vino café zumo jugo salsa tinta pegote* resbal* volc* tir* empapad* cerco
smell: olor* huele* huelen olía apest* peste hedor tufo pestilencia perfume incienso ajo fritanga humedad ambientador sudor pies cerrado maloliente hedion*
cleaning_turns: turno* toca tocaba tareas quehaceres limpieza cuadrante reparto repart* semana_tuya tu_semana mi_semana tu_parte mi_parte criada chacha sirvienta asistenta esclav* escaque* faenas labores calendario_de_limpieza equitativ* siempre_yo yo_solo yo_sola domésticas colabor* arrim* hombro limpiadora alternas turnarnos a_fondo
cleaning_supplies: jabón estropajo* esponja* lejía detergente fairy lavavajillas_líquido bolsas_de_basura productos_de_limpieza papel_de_cocina bayeta* guantes limpiador amoniaco suavizante fregasuelos recambio rollo_de_cocina servilletas spray
toilet_paper: papel_higiénico papel_del_baño rollo rollos confort papel_de_baño
towels: toalla* albornoz paño_de_cocina bata_de_baño toallón
pet_mess: arenero arena_del_gato caca cacas pelos_del_perro pelos_del_gato vómito pis excremento* deposiciones jaula bebedero muda mea orina
room_entry: cuarto habitación dormitorio pieza recámara entr* entras entraste entrar meterte colarte pisar pisa permiso cerrojo pestillo invad* irrump* sin_llamar prohibido fuera
knocking: llamar_a_la_puerta tocar_la_puerta golpear toc toc_toc toquecito llama_antes puerta_cerrada nudillos
personal_items: mis_cosas cajón cajones armario escritorio revuelt* hurg* registr* tocar toques tocaste rebusc* fisg* diario bolso cartera monedero joyas anillo maquillaje neceser medicación pastillas_mías documentos pasaporte cepillo cuchilla ladr* robar robado robo mangar mangas pertenencias curios* cotill* desaparec* manos
borrowed_items: prest* prestad* devolv* devuelv* cargador auriculares cascos portátil bici plancha taladro secador paraguas cámara tienda libro libros tijeras herramienta* casco cable champú colonia crema gel permiso sin_pedir sin_preguntar gast* usar usaste usas agarr* cog* tom* freidora patinete raqueta esterilla
clothes: ropa camiseta camisa sudadera jersey suéter chaqueta cazadora abrigo vestido vaqueros pantalón pantalones falda bufanda gorro calcetines remera buzo chamarra polera ponerte llevabas zapatos blusa
food_taken: comida comer comes comiste comido comió comerte leche queso yogur* chocolate galletas patatas sobras bocadillo pan mantequilla huevos zumo cerveza* vino café cereales helado pizza fruta plátano aguacate jamón hummus táper tupper almuerzo zamp* picar pica piques acab* terminaste mi_balda etiqueta birlar bebid* beber tragón merienda tarta pastel
mail: correo carta cartas paquete* sobres cartero buzón entrega amazon mensajero pedido abiert* certificado postal encomienda
private_messages: mensaje* whatsapp chat chats móvil celular correo_electrónico ordenador portátil pantalla leer leído lees leíste espiar espías conversaciones historial desbloque* contraseña_del_móvil dm privados
photos: foto* vídeo* video* historia historias story stories instagram insta tiktok subir subiste subas publicar publicas etiquet* grabar grabaste cámara selfie pantallazo captura borra borrar reel facebook
eavesdropping: escuch* detrás_de_la_puerta pegado_a_la_puerta oreja espiar espías orejas cotillear poner_la_oreja metiche grab* enter*
private_matters: secreto* confianza confidencial confes* cont* contaste contado ruptura divorcio salud diagnóstico terapia embaraz* sueldo entre_nosotros entre_nosotras intim* íntimo discreción vida_privada rajar traicion* confi*
personal_space: espacio solas intimidad privacidad paz aire a_mi_aire rato tranquil* respirar desconectar burbuja agobi* encima recarg* abraz* toques distancia invad* descansar aislar sola solas a_solas solita estar_solo quedarme_solo
bathroom_privacy: entraste_al_baño en_la_ducha desnud* cambiándome vistiéndome bañando duchando pestillo toalla ducharme
accounts: contraseña* clave claves cuenta* perfil netflix spotify disney suscripci* sesión usuario wifi prime pin acceso compartida
guests: invitad* visita* amig* colega* gente personas compañer* pandilla peña chavales tropa compas invitar invit* venir vienen vino_gente traer traes trajiste reunión gentío albergue hotel hostal parcero* panas cuates pibes gente_en_casa
overnight_guests: dormir duerme quedarse queda quede quedan noche noches sofá_cama colchón_inflable pernoct* fin_de_semana finde hosped* cama_de_invitados alojar aloj* instal*
partner_over: novio novia pareja chico chica ligue rollo marido mujer prometid* tinder media_naranja instalad* vive_aquí viviendo_aquí tortolitos noches_a_la_semana mudó mudado churri pololo polola amante
unannounced_guests: sin_avisar avis* aviso sorpresa de_repente improviso de_golpe aparec* presentarse presentó pijama de_la_nada
strangers: desconocid* extrañ* quién_es no_conozco no_había_visto tipo tío tipos ajen* cualquiera internet no_sé_quién
family_visit: madre padre mamá papá padres hermano hermana primo prima abuel* tío tía tíos suegr* sobrin* familia familiares hijo hija niños cuñad*
guest_mess: colillas botellas vómito vomit* latas destroz* rompieron dejaron kebab pegajoso restos_de_la_fiesta alfombra
keys: llave llaves copia duplicado llavero cerradura perder_las_llaves entró_solo abrir bombín
bathroom_time: ocup* ocupado cola acapar* baño_libre una_hora media_hora cuarto_de_hora arregl* maquill* turno_de_baño libre esper* mañanas encerrad*
long_showers: ducha* duch* duchas duchándote larga* baño_de_una_hora minutos vapor bomba bañ*
laundry_time: lavadora turno_de_lavadora lavo colada libre hueco programa centrifugado poner_lavadora sábado domingo lavado escalonar lavadoras
kitchen_time: cocinar cocinas horno fogones hora_de_comer hora_de_cenar coincidimos ocupando tarta hornear al_mismo_tiempo preparar
room_booking: salón sala reserv* clase clases consulta online reunión libre_la_sala usar_la_sala yoga sesión ensayo mesa particulares necesito_la
house_meeting: reunión asamblea junta reunirnos reuni* orden_del_día votar votación acta
shared_meals: cena cenas cenar comida_juntos comidas desayuno almuerzo tacos paella pizza barbacoa cociné guiso noche_de_pelis noche_de_juegos banquete sobremesa merienda plantad*
lateness: tarde puntual* retras* impuntual* esper* esperando esperé hora minutos a_tiempo llegar llegas llegaste plantón informal fiable demora* reloj
cancelled_plans: cancel* suspend* aplaz* cambi* plan planes última_hora plantar plantaste olvid* rajar rajarse anul* mover mueves movisteis posponer quedamos quedada al_final
late_return: llegar_tarde llegas vuelves volver vuelta regresas apareces a_cualquier_hora deshoras madrugada cerrojo trasnochar móvil_apagado preocup* horas
work_schedule: turno turnos trabajo trabaj* curro curr* noche mañanas tardes guardia guardias jornada horario teletrabajo oficina reunión madrugar cuadrante_del_trabajo entrevista
appointments: fontanero electricista técnico caldera gas revisión cita entrega instalador casero_viene lectura contador inspección repartidor obrero persianista plomero visita_del
calendar: calendario agenda pizarra planning horario* plan apuntar apunta fechas google tablón cuadrante organiz* coincid* solap*
no_reply: contest* respond* respuesta* visto en_visto leído doble_check ignor* mensaje_sin caso ghoste* escrib* emoji ni_caso reaccion* mutis
group_chat: grupo chat whatsapp wasap notificaciones mensajes_del_grupo cadena canal silenciar hilo
tone_of_voice: tono gritar gritas grites gritos hablarme hablas hables hablaste forma modo modos maneras bord* groser* alzar levantar_la_voz levantas contestación faltar falta_de_respeto respeto educación insult* agresiv* sec* chul* trat* tratarme amab* más_cariño malas_formas desprecio
interrupting: interrump* cortar cortas cortes terminar_de_hablar dejas_hablar palabra frase pisas pisaste acabar_la_frase meter_baza
not_listening: escuchar escuchas escuches caso pared hablar_solo atención atiendes oídos_sordos móvil_mientras miras_el_móvil entra_por ignoras atender
notes: nota notas notita* post-it post-its papelito cartel carteles nevera pegad* mayúsculas pasivo-agresiv* letrero
silence: palabra dirigir_la_palabra ignor* saludo salud* saludas callad* frío fría distante evit* morros ley_del_hielo hablamos hablas enfurruñad* indiferencia retirar ni_hola
gossip: espaldas cotille* chism* criticar rajas rajar poner_verde hablas_de_mí a_mis_espaldas rumor* falsa falso víbora cara habladurías decírmelo me_enteré enterarme por_otros
decisions: decid* decisi* elegi* elig* consult* sin_consultar sin_preguntar votar voto opinar opinión enter* compañero_nuevo cambi* contrat* por_tu_cuenta unilateral* contar_conmigo participar pintar comprasteis acuerdo_sin
promises: promet* promesa* prometiste jur* juraste dijiste palabra acordamos acuerdo* quedamos cumpl* excusa* mañana_mañana ibas_a cuento pendiente compromiso
jokes: broma* bromita* chiste* burl* guasa mote apodo coña reír risa gracios* comentario* acento peso imit* vacil* pitorreo mofa sin_gracia hace_gracia tiene_gracia
criticism: critic* quej* reproch* juzg* opinas culp* pega pegas defecto nada_te_parece sermón regañ* machac* echar_en_cara corrig* exigente amargad* tocapelotas complicad* comentario
misunderstanding: malentendid* entendí entender mal aclar* referías querías_decir quisiste confund* confusión molest* enfad* ofend* duda explic* disculp* perdón fallé significa arreglarlo
rent: alquiler renta arriendo casero casera fianza contrato arrendador mensualidad inquilin* transferencia_del_alquiler
bills: factura* recibo* luz agua gas electricidad fibra contador tarifa suministros gastos comunidad kilovatios domicili*
shared_costs: dinero debes deber deuda* pagar paga pagas pago pagado pagues bizum transfer* pasta plata pavos pelas duro duros lana guita bote euros pesos mitad dividir a_medias prest* gastos cuota aport* poner gorrón jeta caradura ticket cuentas morros luca* feria
groceries: compra súper supermercado mercadona lidl carrefour aceite sal leche pan huevos papel arroz despensa básicos lista_de_la_compra ticket reponer mandado comprar compro compras
heating: calefac* radiador* termostato temperatura grados calor frío caldera aire_acondicionado aire estufa calent* helad* congel* tropical sud* manta brasero ventilador bochorno
windows: ventana* ventil* persiana* corriente aire cristal cristales lluvia airear cortina* mosquitera alféizar
lights: luz luces lámpara* bombilla* encendid* apag* enchuf* interruptor flexo foco regleta standby
hot_water: agua_caliente agua_fría agua_helada caldera calentador termo boiler ducha_fría templada
internet: internet wifi router conexión fibra red descarg* ancho_de_banda lento datos señal corta_el_wifi cobertura megas módem en_línea
front_door: puerta_de_la_calle portal cerrar cierra cierres cerrad* llave echar_la_llave abierta abiertas cerrojo ladrones robos verja entrada_abierta seguridad pestillo
smoking: fum* tabaco cigarr* porro* marihuana ceniza* cenicero colilla* vape* vapor vapear pitillo* humo mechero hierba cachimba asma balcón puro
pets: gat* perr* mascota* cachorro hámster conejo loro serpiente pez peces acuario pájaro cobaya tortuga lagarto hurón rata arañ* uñas correa pasear veterinari* alergi* pienso animal* bicho iguana periquito chucho mord* rasc*
parking: aparc* coche coches plaza garaje carro auto estacion* furgoneta moto vado parking calle cochera patente manzana
bikes: bici bicis bicicleta* casco sillín rueda* candado ciclo pedal* manillar pinch*
plants: planta* jardín maceta* riego regar riega riegas flores balcón terraza césped albahaca tomate* tomatera* hierbabuena cactus abono tierra seca mustio geranio* huerto perejil hojas poda*
furniture: mueble* sofá armario mesa silla* sillón estantería cama cuadro* pared decor* pint* espejo alfombra cómoda lámpara mover moviste subir montar ikea póster* colgar rascador
storage: espacio sitio balda estante* armario alacena trastero sótano congelador cabe cabén caben hueco guardar altillo despensa lleno estantería desván bodega
damage: romp* rompi* roto rota rotas raj* abollad* bollo golpe estrope* rasguñ* arañazo grieta* quebr* destroz* desperfecto* quemadura agujero fianza cascad* partid* trizas añicos
repairs: arregl* repar* gote* goter* grifo fontanero fuga avería* averiad* caldera persiana cisterna no_funciona atasc* fusible* técnico bisagra manitas mantenimiento descompuest* humedad_en rota alcachofa enchufe_suelto gárgaras
`;
