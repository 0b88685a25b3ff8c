import { wordList } from '@palimpsest/kernel/text';

/** Words of Spanish messages that need only a light touch, folded. A sentence of these alone may be passed on. */
export const CALM_WORDS_ES: ReadonlySet<string> = wordList(`
  abajo abierta abiertas abierto abiertos abogado abre abren abres abri abrias abrigo abrigos abril abrio abrir
  abriria abrirle abrirles abriste absoluto abue abuela abuelita abuelito abuelo aca acaba acababa acaban acabar
  acabaron acabas acabaste acabe acabes acabo acaparas acceso aceite acento acepto acercaria acerquen achuchon aclara
  aclaramos aclarar aclaro acomodamos acompana acompanar acompanas acondicionado acoplo acordamos acordas acostada
  acostar acostarse acostarte acta acto acuario acuerdas acuerdo acuesta acuesto adelantar adelante ademas
  administrador administradora adoptasteis adorables adornos adoro adultos afeitar afeitarme afeitarte afilo aflojale
  after agarrar agarre agencia agobia agobio agosto agradece agradeceria agradezco agua aguacate aguacates aguantando
  aguantar aguita agujas agujereabas agujero ahi ahogando ahora ahorita ahorros aire aislar aja ajedrez ajena ajo al
  alacena alarma albahaca albergue albornoz album alcachofa alcalde alcanza alcanzo alegra alegria aleman alergia
  alergias alergica alfeizar alfombra alfombrilla algo alguien algun alguna algunas alguno alias alimentar alma
  almacen almohada almorzar alquilamos alquilar alquile alquiler alrededor alta altavoces altavoz alternar alternas
  altillo altisimo alto aluminio alumnos alzheimer amable amanece amanecido amanecio amarillo amasar ambiente
  ambulancia amiga amigas amigo amigos amor amplificador anades anatomia anda andaba andador andamos andan andas ande
  ando anduvo anexa animados animan animas ano anoche anochecer anos anotadas anote antemano anterior antes antro
  anulan anunciaba anuncio anuncios apaga apagada apagado apagalo apagamos apagar apagas apagues aparcar aparece
  aparecen aparecer apareces aparecio apareciste aparezca apartamento aparte apellidos apenas aperitivo apestan
  apetece aplaza apodo aporte apoyar app aprender aprendido aprendiendo aprendo aprobar apunta apuntadas apuntado
  apuntando apuntarlo apunte apuntes apunto apuro aqui arbol arcoiris ardillas arena arenero arepas armario armarios
  armo aroma arranca arranco arrastraba arrastrando arrastrandome arrastrar arrastraran arregla arreglabas arreglalo
  arreglamos arreglan arreglar arreglarlo arreglen arreglo arriba arriendo arroz arte artilugios artista asado
  asamblea ascensor aseguraste asesino asi asiento asma asociacion asoman aspiradora aspirar aspirina asusta asuste
  ataja atasca atascado aterrices atiendo atrae atras atrasado atravesado audifonos audio audios aullar aullido
  aumento aun aunque auricular auriculares ausencias austral autoescuela autolavan autopista avena averia avion avisa
  avisalo avisame avisar avisas aviso ayer ayuda ayudan ayudar ayudaria ayudarme ayudas azotea azul azulejos azules
  bacteria bailamos bailando bailo baja bajado bajai bajale bajamos bajan bajar bajara bajaras bajarla bajarle bajaron
  bajas baje bajemos bajen bajita bajito bajo bajon bajoneada bajos balcon balda ballenas banando banar banarnos banas
  banco banda bandeja bandera bandoneon banera bano banos bar baranda barba barbacoa barbaridades barbaro barra barran
  barremos barrer barrica barrieras barro basta bastante baston basura bata bateria batidora baul bayeta bebe beber
  bebido beca beso biblioteca bicho bici bicicleta bicicletas bien bienvenidas bienvenido bife billete birra bisabuelo
  bizcocho bizum blanco blog bloque bloquean blusa boca boda bodega bogota boiler boleta boli boligrafos bollo bolsa
  bolsas bomba bombilla bombin bonito bonitos boquerones borde borra borrado botas bote botella botellas botellines
  botes botines botiquin boxeo bragas brasero brazo brazos briks brillando brinco brisca broma bromas bronca broncas
  bronquiolitis buen buena buenas buenisimo bueno buenos bufanda burbujas burpees bus busca buscaba buscando
  buscandola buscar buscaramos busco busque butaca buzon caballo cabe cabecera cabecero cabeza cabina cabra cachorro
  cactus cada cadena caducado caduque cae caen cafe cafecito cafetera cafeteria caiga caja cajas cajon cajones
  calabacines calabaza calcetin calcetines calculado calcular calculo caldera calefaccion calefactor calendario
  calentador calentamos calentita calentito calienta caliente calimocho callandome callarme callas calle calles calma
  calme calmita calor calvo calzoncillos cama camara camas cambia cambiada cambiado cambiandome cambiar cambiarlo
  cambiarme cambiaron cambie cambien cambio caminar caminara camino camion camioneta camisa camiseta campana campeones
  camping canal canasto cancelara cancha canciones caneca canguro canos cansa cansada cansado cansan canta cantan
  cantando cantar cantenlo cantidad canto caos capital capitulo capitulos capricho captura cara caramelo carbon
  carcajada carcajadas carcajeaban cardio carga cargador cargando cargas cargo caries carino carisima carita
  caritativa carne carpinteria carrera carretes carrito carta cartas cartel cartelito cartero carton cartones casa
  cascara cascaras cascos caseta casi castellano casualidad catalogo catequesis cave cayo cazuela cebolla ceder cedo
  cel celebraban celebramos celebrar celebrarlo celebreis celebro celiaca celo celu celular cemento cena cenamos cenan
  cenando cenar cenas cenicero ceniza ceno censo centeno centimo centrifugando cepillo cerca cerco cereales cerezas
  cero cerrada cerrado cerrajero cerramos cerrar cerrojo certificado cervecita cerveza cervezas cesta cesto chaleco
  chamba champu chanclas chaqueta charco charla charlar charlas charquito chat chavales che chica chicas chicle chico
  chilla chillones chiquito chiringuito chirria chirrido chistes chocamos chocolate chof chorrea chorrean chorrito
  chorro cielo cien ciencia cierra cierrame cierras cierre cierren cigarro cincel cinco cine cinta circulacion
  cisterna cita claraboya claro clase clases clasica clavadito clave clics clienta clientes clinica closet club
  cobertura cobijas cobra cobraron cobre cobres coche cochera coches cocido cocina cocinar cocinas cocines cocino
  codazos codigo cofradia coge coger coges cogido coincidamos coincidimos coja cojas cojeando cojin cojo cola colada
  colapso colarme colchon cole colectivo colega colegas colegio colgada colgar colillas colonia color colores columna
  comadre comba come comedor comemos comensales comentamelo comentar comentario comentarios comentarte comentas
  comente comento comer comerselos comes comida comido comiendo comieron comimos comio como comoda comodo compa
  compadre companero companeros compania compartas compartido compartimos compartir compas competir complica
  complicada compra comprado comprame comprando comprar comprarme compraste compre compresor compro comprobar compu
  comulgaron comun comunes comunicado comunidad con concentrarme concentro concierto concurso conducir conectarte
  conejo conexion confeti confianza confidencial confirma confirmado confirmas confirmen congela congelador conmigo
  conoce conocerlo conocias conozco consejos conserje conste consulado consulta consultalo consultame consultanos
  consultarlo consultarme consultas consultorio contabilidad contable contado contadores contando contar contaras
  contare contarlo contarnoslo conte contenedor contento contentos contesta contestado contestame contestan contestar
  contestarias contestas contestaste conteste contestes contesto contigo conto contorno contra contraluz contraria
  contrasena contratado contrato convencion conversacion convertirse conviene convierte convivir convocatoria copas
  copia copias corazon corcho cornisa coro corras corre corredor corremos correo correr correspondencia corrijas corta
  cortada cortadas cortar cortas cortaste corte corten cortina cortinas cosa cosas coseche coser cosita cositas
  costando costura cotorra crack cracks crece creci creeme crei creia crema cremas creo crespo crimen crimenes crio
  crios cristal cristales cristalitos critica crucifijo crudo crujidos cruzamos cruzar cruzarme cruzas cuadernos
  cuadra cuadrante cuadro cuadros cual cualquier cualquiera cuando cuanta cuanto cuantos cuarenta cuarta cuarto
  cuartos cuatro cubierto cubo cubos cubriendo cubrir cubro cuchara cucharitas cuchicheos cuchilla cuchillo cuchillos
  cuela cuelgas cuenta cuentame cuentan cuentas cuenten cuentes cuento cuerda cuerpo cuesta cuidado cuidadora cuidar
  cuidarnos culpa culpables cumbre cumplas cumple cumpleanos cunada curiosamente curioso currar curro curry curso
  cuyos da daban dado dale damascos damos dan dando dandole danza dar darle das datos de debajo debate debe debo
  decente deciden decidido decidimos decidio decidir decidmelo decido decime decir decirle decirlo decirme decirmelo
  decirnos decirselo decirte decirtelo decoracion dedo dedos defensa defiendo deja dejado dejais dejalo dejame dejamos
  dejan dejando dejar dejaras dejarias dejarla dejarle dejarles dejarlo dejarme dejaron dejas dejaste deje dejen dejes
  dejo del delante dele delgadas delicados demas demasiado dentadura dental dentista dentro depa departamento
  depilarte depilas deporte depositarle deposito derechito derecho dermatologo derramo des desague desanimo
  desaparecido desaparezcas desayuna desayunaba desayunando desayunar desayunas desayuno desborda descalza descalzamos
  descansando descansar descansas descansen descanso descargamos descargando descargas descomprimir desconectar
  desconectate descongelo desconocido desconocidos descubro descuelgan desde desengrasamos deseo deshollinador
  desinfectado desorden despacho despacito despedida despega despegado despegue despejada despejar despelote despensa
  despertador despertamos desperto despido despierta despiertas despierten despierto despues destornillador desvelada
  desvelan desvelo detalle detalles detector detergente detras devocion devolver devolves devuelva devuelve
  devuelvemela devuelves di dia dialogos diario diarios dias dibujos dice dicen dices dicho diciendo dieciseis
  diecisiete dientes dieron diez diferencia diga digan digas digital digo dije dijera dijeras dijeron dijimos dijiste
  dijo dilo dime dimelo dimos dinero dio direccion directo directos diria dirias dirigi dirigiendo disco discoteca
  discrecion disculpa disculpandome discusion discute discutiendo discutir discutirlo discutis disfrutar disfruto
  dispara disparado distancia distante diste distintas dividiendo divino divorcio dizque doblar doblas doble doblo
  doce docena documental dolido dolio domingo domingos don dona donde dormi dormido dormir dormirse dormiste dos
  doscientos dosifica doy dragon dragones drama dramas dsd ducha duchandome duchandonos duchandose duchar ducharse
  ducharte duchas duche duda duerme duermes duermo dura duran durante durisimo durmiendo durmiera durmio duro echa
  echada echamos echar echarles echas echo eco edificio educo eh ejemplo el elecciones elegimos elegir elige eligieron
  elijais ella embarazada embarazo emergencia emocionas emoji empanada empanadas empapada emparejar empastes empezada
  empezamos empezar empiecen empieza empiezas empiezo empresa empujar empujes en enamore encanta encantada encantaria
  encanto encarga encargar encargarme encargas encargo encenderlo encendida encendio encerrada encerrado enchiladas
  enchufado enchufar enchufe encienda enciendan enciendo encierro encima encimera encoge encojo encontraba encontrado
  encontrar encontrarme encontre encontro encuentre encuentro encuesta encuestas energetica enero enfadado enfermedad
  enfermera enfrente enfriar enfrie enfrio engorde enjabonaba enjuagalos enjuagar enjuagas enlace enojada enojado
  enojes enorme enredamos ensaya ensayar ensayaras ensayes ensayo ensayos enseguida ensucian ensucio entender
  entenderlo entendi entendio entendiste entera enterado enteramos enterarme enteras entere entero entiendan entiendas
  entiende entiendo entonces entornada entra entraba entraban entrada entradas entrado entrar entras entraste entre
  entregado entregan entrego entregue entreno entres entrevista entrevistar entro envases equilibrios equipo equis
  equivoco era erais eramos eran eres error es esa esas escala escalando escalas escalera escaleras escalonar
  escandalo escapa escena escoba escobilla escogido esconder escondidas escriba escribes escribi escribiendo escribir
  escribo escrito escritorio escucha escuchabais escuchame escuchan escuchar escucharla escucharme escucharnos escuche
  escucho escultura ese esforce eso esos espacio espalda espaldas espanol especias espejo espera esperais esperando
  esperar esperaras esperarte esperas espere espero espuma esquina esquis esta estaba estabamos estaban estabas
  estacion estacionamiento estacionan estacionar estadio estado estais estamos estan estante estanteria estanterias
  estar estarias estas estatica este esten estes esto estomago estornudo estos estoy estrenan estricta estropajazo
  estropajo estropee estudiando estudiar estudias estudio estufa estuviera estuvimos estuvo etiqueta euro euros
  euskera evaporo ex exactamente examen examenes examinandome example existe existo exitos experiencia experimento
  explica explicado explicar explicarte explicas explico expliques explota exploto exquisito extractor extranar fa
  fachas facil factura falle falta faltado faltan faltaria faltas familia familiar farmacia faro fastidia fatal favor
  favores febrero fecha fechas felices feliz felpudo feo feria ferreteria ferry fertilidad festival festivos fibra
  ficus fideos fiesta fiestas fieston figuras fija fijado fijamos fijo fila filtro fin final finales finde findes
  fines finisima firma firmamos firmar firme firmes firmo fisio flaco flamenca flechas flipa floja flojito fobia foco
  fogones fondo fontanero foquito forma foto fotos fragil frances frasco frase frases fregadero fregando fregar
  fregarlos fregona fregue freidora freimos frenos frente fria frias friega friegas friego friendo frio fruteria
  frutillas fue fuego fuegos fuente fuera fueramos fueran fueron fuerte fuga fui fuiste fuisteis full fuma fumar fume
  fumes fumigacion funcionando funcione furgoneta furia fusil futbol futbolin gala galeria gallegos galletas gallinas
  gallo galpon gambas ganando ganar ganas gancho gano garaje garbanzos gargaras garrafa garrapata gas gasolina gasta
  gastamos gastas gastaste gastos gata gatea gatear gatita gatito gato gel general genial gente geranios gimnasio
  giras globos gobierno gol golpe golpecito golpecitos golpee golpes gordi gotas gotea goteando gotee gotele gotera
  grabarlos gracia gracias graciass grados graduacion gran grande grandes grasa gratis grave grieta grifo gris
  gritabas gritarme grito gritonas gritos grunona grupo guagua guantes guapa guapisima guardada guardado guardala
  guardame guardan guardando guardar guardarropa guardaste guarderia guardia guardias guasa guisante guisar guiso
  gusta gustado gustan gustaria guste gusten gusto gym ha habeis haber haberlo habia habiamos habian habias habiendo
  habitacion habitaciones hablaba hablabas hablad hablado hablalo hablamos hablan hablando hablar hablarias hablarle
  hablarles hablarnos hablarte hablas hablaste hable hablemos hablen hables hablo habras habre habria hace hacen hacer
  hacerla hacerlo hacerme haces hacias haciendo haga hagais hagame hagan hagas hago hamster han harina has hasta hay
  haya haz hazlo he hecha hecho helada heladera helado helechos hemos hermana hermano hernia herramienta herramientas
  hervidor hervir hice hiciera hicieron hicimos hiciste hielan higienico hija hijo hijos hilo hilos hinchable historia
  historias hizo hoja hojas hojeando hola holaa holter hombre hombro hongo honor hora horario horarios horas horita
  hormigas hornallas hornear hornilla horno horrible hospital hostal hoy https hubiera hubo hueco huele huelen huellas
  huerto huesos huevo huevos humano humea humedad humedos hummus humo huron husky huso iba ibamos ibas icono id idea
  ideas iglu igual iguala iguales ilumina ilusion imaginacion imaginaciones imanes imitan impedimento importa
  importante importaria imposible impresion inaugura inauguracion incluidas incluye incomoda indirectas inflable
  inflados informa ingenio ingles inglesa ingreso inicial inmobiliaria inodoro inquieta insistais insoportable
  inspeccion insulto insultos intencion intentando intente intento internet interrupciones intestinal intranquila
  introvertida inunda inundo inventos invierno invita invitada invitado invitados invitar invites invito ir iros irse
  irte isla it its izquierda izquierdos jabon jaguar jaja jajaja jamaica jamon japoneses jardin jarra jaula jaulas
  jazmin jefa jefe jeje jersey jicarazos jiji jovenes joyero juega juegas juego juegos juegues jueves jugando jugar
  jugaran jugo juguete juicio julio junio junta juntan juntarnos juntarse juntas junten junto juntos justo karaoke
  kebab kilometros kilos la lado ladra ladrar ladre lago lagrimear lampara lamparas lana lancha lapiz largarse largas
  larguita las lasana latas late lateral lavabo lavada lavadero lavado lavadora lavadoras lavala lavamanos lavandina
  lavandome lavandose lavaplatos lavar lavarla lavarme lavarse lavas lavavajillas laves lavo le lean leas leche
  lechuga lechugas lectura lee leen legal lei leido lejia lentejas lentillas lento leo les letrero levantada levantan
  levantar levantas levante levanten levanto leyenda leyo liado liberar libre libres libreta libro libros licuadora
  licuar licuas ligero ligue limite limpia limpiado limpiador limpiame limpiando limpiar limpiarlo limpias limpieza
  limpio linda lindas lindo linea link lio liquida liquido lista listo living llama llamaba llamabas llamada llamadas
  llamadme llamado llaman llamando llamar llamarme llamaron llamas llamaste llame llamen llames llave llaves llega
  llegabas llegado llegan llegando llegar llegaron llegas llegaste llego llegue lleguemos lleguen llegues llena llenas
  llene lleno lleva llevaba llevabas llevad llevamos llevan llevarme llevarte llevas llevaste lleve llevemos llevo
  llora llorado llorando llore lloro llovio llueve lluvia lo loca local loco locura lodo loro los losa loza luces
  luego lugar lumbago lumbares luna lunes luz macetas machos madera madre madrina madrugada madrugador madrugo
  madrugones madruguen madura maestra magia majisimo majisimos majo majos mal mala malas maldiciones maleta maletas
  malo malos mama mamadera manana mananas mancha manchas manda mandado mandais mandame mandar mandarlos mandas mando
  manera mania manita manitas mano manos manoso manso manta manzana manzanilla mapa maquillar maquina maraton marcho
  margen marisco marron martes marzo mas mascarilla matan matanza mate maximo mayo mayorcito mayusculas me meal media
  medianoche medias medicacion medicinas medico medio mediodia medir medito mejor meme memes memoria menos mensaje
  mensajes mensajito mensajitos mentira mercado mercadona mereceis merezco merienda mermelada mes mesa mesada meses
  mesita meson metal mete meter meterla meterme metes metida metido metio metiste metro metros mezcla mezcladora mi
  mia mias micro microondas miden miedo miel mientras miercoles migas migrana mijo mil milanesas min minifridge minino
  minutitos minuto minutos mio mios mira mirado mirandome mirar mirarlo miras mire miren miro mis misa misma mismo
  mitad modem moderno modo modos moho mojada mojadas mojado mojados mojo molesta molestarte moleste molesto molida
  momento monito monje monosilabos montado montais montamos montana montar monte monton mopa morado mortal mosqueada
  mosquitos mote motivo moto motocicleta mover movias movido movieras movieron movil moviles movio mu mucama mucha
  muchisimo mucho muchos muda mudaba mudado mudamos mudando mudanza mudaste mude muebles muerde muerdo mueren muero
  muerto muevan mueves muevo mujer muletas muneca muriendo murieron murio museo musica mustios muy nacido nada nadie
  naranja nariz narraste nazca necesario neceser necesidad necesitan necesitas necesite necesito negociable
  negociasteis negocio negra negras negros nena nenes nerviosa nervioso nevera ni nietos nieva nina ningun ninguna
  ninguno nino ninos nivel no noche noches nomas nombre nombres nono normal normas norte nos nosotras nosotros nota
  notado notario notas noticia noticias noticion notitas noto novia noviembre novio nubecita nuestra nuestras nuestro
  nueva nueve nuevo numero numeros nunca obra obrador ochenta ocho octubre ocupa ocupada ocupadas ocupando ocurre
  odian oe oficialmente oficina ofrecerle ofrecerselo ofrecido oia oidos oigo oimos oir oirlas oirlo ojo olla ollas
  olor olvidamos olvidarme olvidas olvidaste olvide once onda online opcion opera operacion operan opina opinan
  opinando opinar opines opinion opiniones oposicion oposiciones oracion orden ordenado ordenador ordenar ordenaras
  oreja orejas orejeras org organica organico organizamos organizar organizarme organizo orquesta orujo os oscuridad
  oso otra otras otro otros ovejas ovillo oye oyen oyes pacientes padre padres paella paellera paga pagamos pagando
  pagar pagaste pago pais paisanos palabra pales palier palita palomitas palta paltas pan panadera panaderia panal
  panales pandilla panes panico panito pantalla pantallazo pantalon pantalones pantano pantuflas pantuflitas papa
  papas papel papeles papelitos paquete paquetes paquetito par para parada parado parafina paraguas paran parar parce
  parciales parece parecer parecia parecido pared paredes pareja parejas parejo parezca pario parlante paro parque
  parra parrilla parrillada parte partes participar particulares partida partidas partido partimos partir pasa pasaba
  pasada pasadita pasado pasale pasamos pasando pasaporte pasar pasarias pasarle pasas pasasteis pasate pase paseando
  pasemos paseo pases pasillo pasito paso pasta pastilla pastillas pastillitas patas pate patinar patinete patio pausa
  paz pecera peces pedal pedi pedido pedir pediste pega pegada pegadas pegado pegados pegajoso pegan pegando pegar
  pegarme pegatina pego peinandome peine pela pelear peli pelicula peligroso pelillo pelillos pelin pelis pelito
  pelitos pelo pelos peluqueria pelusa pena pendiente penita pensaba pensabais pensabas pensais pensando pensar pense
  pension peor peque pequeno perchas perchero perder perdi perdida perdio perdon perdona perdoname perdonen
  perfectamente perfecto perfil perfume periodico perito permanente permiso permitir pero peros perra perrita perro
  perros persecuciones persiana persona personal personas peruano pesada pesado pesame pesando pesas pescado peso
  pesos pestillo pesto piano picar picnic pida pidas pidiendolo pidio pido pie piedad piensas pienso pierdan pierdo
  pies pieza piezas pijama pila pilas pilates pileta pillado pillais pillaron pillaste pillo pinceles pinchada
  pinchaste ping pintabamos pintar pintaron pintaste pintura pio piratas pis pisa pisada pisado pisarnos pisas pisaste
  pisen piso pisos pite pitido pitillos pito pizarra pizca pizza pizzas placard plan plancha planchado planchandose
  planchar planeada planear planes planeta plantas planteo plantita plastico plastificado plata platano platanos
  platicamos platicar plato platos plaza plegable pleito plena pleno plis plomero pls pobrecita poco podar podcast
  podeis podemos poder podes podria podrian podrias poker politica pollo polo polvo pon pondrias pone poneis ponemos
  ponen poner ponerlo ponerme ponerse ponerte pones pong ponga pongais pongan pongas pongo ponte poquito por porfa
  porfi porfis porque porra portal portarrollos portatil portazo portazos portera portero porton posible posos
  pospones posponiendo post postres potitos pq practicar practicas practico precioso preciso prefiero pregunta
  preguntado preguntais preguntame preguntamos preguntan preguntar preguntara preguntaran preguntaras preguntarme
  preguntarnos preguntaron preguntas preguntaste pregunte pregunten preguntenme preguntita pregunto prende prendele
  prendes prendida prendidas prendido preocupa preocupada preocupan preocupar preocupo prep preparada preparar
  prepararme prepararte presencia presencial presentada presidente presta prestada prestado prestamo prestar prestarlo
  prestarte prestaste preste presto presupuesto prevenida prima primavera primer primera primeras primero primeros
  primo primos princesa principios prisa prisas privado probado probe problema problemas profe profesora programa
  programador prohibir prometeis propia propias propietarios propinas propio prospero protesta provecho proxima
  proximo proyecto prueba psicologa publicidad publico pude pueblo pueda puedas puede pueden puedes puedo puente
  puerta pues puesta puestas puesto puestos pulgar punk punta punteria puntillas puntitos punto puntual puro purpurina
  puse pusieron pusiste puso puzle que queda quedaba quedado quedamos quedan quedar quedarme quedarse quedarte
  quedaste quedate quede queden quedito quedo quejandose quejas quema quemadas quemado queremos querer queria querias
  queriendo queso quien quienes quiera quieras quiere quieren quieres quiero quimio quince quincena quincho quinto
  quirofano quisiera quita quitalo quitalos quitar quitarla quitarte quitas quite quiza racion radiador radio raja
  rajada rajaste rajo ramo rampa rancio raparme rapidito rapido rarisimo raro rasca rascala rascalo raspar rastro
  ratito rato ratones rayaste rayitas rayo rayon realeza reality realquilada rebosa rebota recalentar recamara receta
  rechina recibidor recibir recibo reciclaje recien recogelo recoger recogerla recoges recogida recogiendo recogiste
  recojan recojo recomendaciones reconozco record recordartelo recortarte recortes recuerdo recuperar red redactando
  redacto redes reflectante refresco refri regadera regala regalarlo regalas regalo regar regaria regarias regarla
  rego regueton regular reimos reiniciar reir reja releer religion rellano remo remojo remos rencores renta renuevas
  reordeno reorganiza reorganizo reparo repartidores repartimos repartir repartirnos reparto repasando repasar repeat
  repertorio repetido repetir repisa repite repito repones reposo reproches repuse resaca resbalo reservalo reservar
  reservas resorte respetaria respetarlo respeto respiraciones respiratorios respondan responder respondes respuesta
  respuestas restauracion restaurante resto restos resulta retire retransmitir retumba reu reunion reunioncita
  reuniones reventada revisor revivio revuelto revueltos reza rie riegas riego riegues riel rien rincon rio riquisimo
  risa ritmo robado robar rodillas roja rojos rol rollo rompio rompiste ronca roncando ronco ropa ropero roque rosa
  rosario rota roto rotulador router rueda ruega ruego rugby ruge ruido ruptura rural sabado sabados sabanas sabe
  sabeis sabemos saben saber saberlo sabes sabia sabiais sabias saca sacando sacar sacarla sacas sacaste saco sacos
  sagrados sal sala salada sale salen sales salga salgan salgas salgo salida saliendo salieron salio salir saliste
  salita salon salsa salta saltada saltan saltar salto salud salude saludo santa santo saque saques sarten sartenes
  saxo se sea sean seca secador secadora secar seco seguia seguian seguidas seguido seguidos seguir segunda segundo
  segundos segura seguridad seguro seis seiscientos semana semanas sembre senal senor senora senores sensacion
  sensible sentado sentados sentamos sentar sentaramos sentarme sentemonos sentemos senti sentidos sentir sentirme
  sento sepa separado separas septiembre septima septimo seque ser sera seremos serenata seria serie serio serpentinas
  serpiente servilletas sesion setenta sevillanas sh si sido siempre siendo sientate siente siento sierra siesta siete
  siga significa sigo sigue siguen sigues siguiendo siguiente silenciar silencio silla sillas sillin sillita sillon
  sin sinergia sintiendome siquiera sirena sirve sirvienta sistema sitio sobran sobras sobre sobremesa sobrepasa
  sobrina sobrinos sofa sol sola solas solita solo soltado soltera solto solucion somos son sonaba sonado sonambulo
  sonando sonar sone sono sonora sonriente sonrio sorprender sorry sos sostienes soy stickers su suave suavecito suba
  suban subarriendo subas sube subi subia subida subido subio subir subirlas subirnos subiste subrayado subwoofer
  sucia sucio sudadera suecos suegra suegros sueldo suelen sueles suelo sueltalo sueltas suelto suena suenan sueno
  suero suerte sujetas supe super superficie supimos suplico supo supongo surf surgio sus sushi susto suya suyo tabaco
  tabique tabla tablet tablon tachado taconazos tacones tacos tacto tal taladrando taladro taladros talla tallarines
  taller talones tambien tambor tampoco tan tango tanta tantas tantita tantito tanto tapa tapada tapadillo tapado
  tapalas tapando taper tapo tapones taquicardia tarareando tardar tardas tarde tardes tardisimo tarea tareas tarifa
  tarjeta tarta tasador tatuaje taza tazas te techo tecnico tecnicos tejerle tele telediario telefono telenovela
  teletrabajo television tema temazo temblar temperatura temprano tendedero tender tendida tenedor tenemos tener
  tenerlo tenes tenga tengais tengamos tengan tengas tengo tenia teniamos tenias tenido tenso terapia tercer tercera
  tercero tercio terma terminada terminado terminar terminas termine termines termino termo termostato terraza
  terrible terror tertulia tertulias tesis ti tia tibia tibio ticket tickets tiembla tiempo tienda tiene tienen tienes
  tijeras timbre tines tino tinta tio tios tipo tira tirada tirado tirar tiras tire tiro tiron tiros titulo toalla
  toallas toallero toc toca tocaba tocadiscos tocado tocan tocar tocaras tocaria toco toda todas todavia todo todos
  tolerar tolero toma tomado tomamos tomar tomaste tomate tomates tomatito tomatitos tome tomes tomo tono tope
  toquecito toquenme torci torcido torcio torero tormenta torneo torre tortilla tortillas tortuga tortugas tostadas
  tostadora total tqm trabajando trabajar trabajas trabajo tractor traeme traemos traen traer traerlo traes trafico
  trague traicionero traido traiga traje trajeron trajo tramos trampa trancon tranquila tranquilidad tranquilo
  transferencia transferis transfiero trap trapear trapeas trapo traqueteo trastero trastes trastoco tratamiento
  tratar tratarme traves treinta tremendo tren tres trineo triste trivial trizas trompeta tronco tropezado trozo truco
  trueno tu tufillo tumba tunel tuppers turistas turno turnos tus tutora tuve tuya tuyas tuyo tuyos ukelele ultima
  ultimamente ultimas ultimo ultimos un una unas uni unica unico unicornios uniforme uno unos urbano urgencia
  urgencias urgente urticaria usa usado usando usar usaras usarla usarlo usas usaste use usemos uses uso usted ustedes
  va vacaciones vacia vaciando vacias vacie vacio vado vale valen valija valla vallenato vamos van vapear vapee
  vaquera vas vaso vasos vater vaya vayan vayas ve vea veamos vean veces vecina vecindario vecino vecinos veia veinte
  vela velo velorio vemos ven vence vendada venden vendes vendida vendo vendria venga vengan venganse vengas vengo
  venia venian venios venir ventana ventanal ventilador ventilar veo ver verano verdad verde veremos verla verlo verme
  verte ves vestido vestir veterinario vez vi viaje vibrar vida video videoconferencia videollamada videollamadas
  videos vidrio vidrios vieja viejita viejos viendo viene vienen vienes viento vieras viernes vigilada vikingo vino
  violin visas visita visitas vista vistazo viste visto vitrina vitro viva vive viven vivir vivo vocecita volco voley
  voltereta volumen volver volverme volviendo volvio vomito vos vosotros votad votarlo voto voy voz vuelta vueltas
  vuelto vuelve vuelves vuelvo vuestras vuestro whatsapps wifi xd ya yerba yo yoga yogures you zampaste zampo
  zapateando zapatero zapatillas zapatos zocalos zombi zonas zotehuela zumban zumbido zurda
`);
