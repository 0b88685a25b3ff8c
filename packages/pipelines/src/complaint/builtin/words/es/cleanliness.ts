import type { ConceptPart } from '../concept-words.ts';

export const CLEANLINESS = {
  dishes: {
    hear: 'plato|platos & !comer|cocin* .. plato|principal|preferid*, vajilla, sartén, sartenes, olla, ollas, cazuela*, cacharros, cubiertos, vasos, vaso & sucio|frega*|mesa|dejas|lava*, tazas, taza & sucia|frega*|mesa|fregadero, fregar & !suelo|suelos, friego & !suelo, friegas & !suelo, fregado & !suelo, friega & !suelo, fregarlos, lavar los platos, trastes, tupper*, cazo, loza, traste, plato & sucio|fregadero|dejas|días, lavar & cacharros|vasos|trastes, fregadero & lleno|llena|llenos, cubertería, cuchara*, cafetera & sucia|limpi*, ensaladera, taza & !mi taza|devol*|devuel*, lavar & platos|vajilla|trastes|ollas, montaña de & platos|tazas|cacharros|vasos, fregar & platos|cacharros|vasos|sartén|ollas, por fregar, sin fregar, sin lavar & platos|vasos|tazas|sartén|ollas, bol, boles, cuchillos, tenedores, bandeja & horno|sucia, paellera, cafetera & sucia|dejas|fregar, escurridor, fiambrera*, plato',
    say: 'los platos',
    ask: {
      clean_up: 'fregar tus platos',
      help: 'ayudar con los platos',
      take_turns: 'turnarte conmigo con los platos',
      return: 'devolver los platos',
    },
  },
  sink: {
    hear: 'fregadero, pila & cocina|platos|llena|lavar, desagüe de la cocina, lavaplatos, desagüe & fregadero|cocina|atasc*, pileta & platos|llena|cocina, tarja',
    say: 'el fregadero',
    at: 'en el fregadero',
    ask: { clean_up: 'dejar limpio el fregadero', move: 'dejar libre el fregadero' },
  },
  dishwasher: {
    hear: 'lavavajillas, lavaplatos & vac*|llen*|pon*, friegaplatos & vac*|llen*',
    say: 'el lavavajillas',
    ask: {
      clean_up: 'poner y vaciar el lavavajillas cuando haga falta',
      take_turns: 'turnarte conmigo con el lavavajillas',
    },
  },
  kitchen: {
    hear: 'cocina & !robot|libro|cómo cocina|mientras cocina|vitro*, la cocina, cocinita, ensucio, cocinas y',
    say: 'la cocina',
    at: 'en la cocina',
    ask: {
      clean_up: 'dejar la cocina limpia',
      take_turns: 'turnarte conmigo para limpiar la cocina',
      help: 'ayudar con la cocina',
    },
  },
  stove: {
    hear: 'vitro*, fogón, fogones, horno, microondas, hornilla*, estufa & cocin*|sucia|grasa, placa & cocina|sucia|grasa|limpi*, estufa & grasa|limpi*|sucia|llena, hornallas, hornalla, cocina & gas & apag*|encendida, cocina de gas, hornillos, quemador*, freidora, grasa, campana & grasa|limpi*, tostadora & migas|limpi*, olla & quemada, sartén & grasa|fuego',
    say: 'los fogones y el horno',
    ask: { clean_up: 'limpiar el horno y los fogones', turn_off: 'apagar el horno y los fogones' },
  },
  counter: {
    hear: 'encimera*, mesada, migas, mesa & limpi*|sucia|recog*|pegajosa|restos|migas|llena|comedor|cocina|trapo, bayeta & pasar|pasa|pases|pásale, trapo & pasa*|pásale|limpi*, mesón, barra & cocina|sucia|limpi*, pegajosa & mesa|encimera|cocina, sobras & mesa|encimera, encimera, mesa & comida|platos|café|vasos|desayuno|pegaj*|restos, desayuno & mesa|recog*|migas|dejas, restos & mesa|encimera|comida & !nevera, mesa pegajosa, tabla de cortar, cáscaras',
    say: 'la encimera',
    ask: { clean_up: 'limpiar la encimera', move: 'dejar despejada la encimera' },
  },
  fridge: {
    hear: 'nevera, frigorífico, frigo, refrigerador, congelador, heladera, refri, táper, tupper',
    say: 'la nevera',
    at: 'en la nevera',
    ask: { clean_up: 'ordenar la nevera', move: 'dejar un poco de sitio en la nevera' },
  },
  spoiled_food: {
    hear: 'moho & !baño|ducha|pared|techo|cortina|azulejo*, podrid*, pudri*, caducad*, comida & mala|pasada|vieja|estropeada|mohosa|huele, mohos*, pocho*, restos de comida, estropeada & comida|carne|leche, bichos en & nevera|comida, gusanos, arcadas & nevera|comida|tupper*, tupper & nevera|tuyo|semanas|dentro, vencid* & comida|leche|yogur*, echad* a perder, comida & semanas|podr*, cosa verde, bicho & nevera|comida, se pone mala, se pone malo, mala & leche|comida|carne|fruta & pon*|está|huele, agria, agrio, podrido, pasado de fecha, fecha & caducad*|pasada|yogur*, bichos, moscas & fruta|comida|basura|cocina, verde & pan|queso|yogur|nevera, con pelo, pelusa & comida|queso|tupper, vida propia, experimento & nevera, hace semanas & nevera|comida|tupper, comida de hace, tiene pelo, del mes pasado & táper|comida|lentejas, pasad* & yogur|leche|fruta',
    say: 'la comida pasada',
    ask: { clean_up: 'retirar la comida pasada', take_out: 'tirar la comida pasada' },
  },
  bathroom: {
    hear: 'baño, cuarto de baño, bañera, lavabo & pelos|sucio|limpi*|pasta|barba, aseo, ducha & pelos|sucia|limpi*|moho|cortina|desagüe|mampara, mampara, pasta de dientes, espejo & salpic*|sucio|pasta|limpi*, azulejos, regadera & suci*|pelo*|limpi*, ducha & llena de, jabón & ducha|restos, lavabo, ducha & aclar*|limpi*|pelos|jabón|charco|suelo, baños, espejo del baño, alfombrilla, charco & ducha|baño, cortina de la ducha, desagüe & duch*|baño, pelitos',
    say: 'el baño',
    at: 'en el baño',
    ask: { clean_up: 'dejar el baño limpio', take_turns: 'turnarte conmigo para limpiar el baño' },
  },
  toilet: {
    hear: 'váter, wáter, retrete, inodoro, taza del, tirar de la cadena, cadena & tira*|baño, escobilla, tapa & váter|baño|bajar|levantada, mear fuera, meado*, wc, tapa & levant*|baj*|váter|arriba, cisterna, meas, pis, orina & váter|taza|suelo, el trono',
    say: 'el váter',
    ask: { clean_up: 'dejar el váter limpio' },
  },
  hair: {
    hear: 'pelo & ducha|desagüe|lavabo|bañera|suelo|sumidero & !secador|perro|gato, desagüe & atasc*|pelo*|baño|ducha, sumidero, barba & lavabo|pelos|restos, cabellos, pelos & !perro|gato|lengua|mascota, pelo en, barba & lavabo|pelos|afeit*, afeit*, uñas & cort*|suelo|sofá, tapón de pelo, desagüe, pelitos & desagüe|ducha|lavabo',
    say: 'los pelos',
    ask: { clean_up: 'quitar tus pelos' },
  },
  trash: {
    hear: 'basura & !lo de la|la forma|bolsas de basura .. comprar, basuras, cubo & lleno|rebosa*|sac*|tira*|basura, bolsa de basura, bote de basura, contenedor & !azul|amarillo|verde|vidrio, desperdicios, tacho, bolsa & basura|apest*|chorre*|rebosa, basurero, cubo de, tirar la basura, bajar la basura, sacar la basura, pañales, restos & cubo|basura, cajas de pizza, desperdicio, contenedores & !reciclaje',
    say: 'la basura',
    ask: {
      take_out: 'sacar la basura',
      take_turns: 'turnarte conmigo con la basura',
      clean_up: 'recoger la basura',
    },
  },
  recycling: {
    hear: 'recicl*, cartones, cartón & tirar|bajar|caja*|contenedor, vidrio & tirar|bajar|contenedor|botella*, envases, botellas & vacías|bajar|tirar|siguen|fiesta|cerveza|vino|llevar, latas & vacías|cerveza|tirar|dejaron|fiesta, contenedor amarillo|azul|verde, cascos & botella*|bajar, botellas de cerveza, botellas de vino, botellas vacías, latas, latas de cerveza, plástico & contenedor|amarillo|separ*|tir*, papel & azul|contenedor|recicl*, cartones de leche, tarros, bricks, separar la basura, orgánico, briks, brik, amarillo & azul|van|contenedor|tir*, en el amarillo, en el azul, contenedor',
    say: 'el reciclaje',
    ask: {
      take_out: 'bajar el reciclaje',
      clean_up: 'separar el reciclaje',
      take_turns: 'turnarte conmigo con el reciclaje',
    },
  },
  floor: {
    hear: 'suelo & !dormi*|oye|oigo|retumb*|pasos|estropee|golpe*, piso & barr*|frega*|sucio|trapea*, barrer, barres, barrido, fregar el suelo, fregona, pasar la aspiradora, aspirar & !noche|ruido|mañana|temprano, escoba, trapear, barro & suelo|zapatos|botas|entrada, suelo & frega*|barr*|sucio|pegajoso|manch*|limpi*|migas|pelos, aspiradora & toca|semana|pasar|turno & !noche|ruido, pasar la fregona, mopa, pelusas, polvo & suelo|muebles|casa|acumul*, acabo de fregar, huellas, arena & suelo|playa|zapatos, alfombra & aspir*|limpi*|suci*, recién fregado, barr* & migas|suelo|piso, barrieras, fregar & suelo|piso',
    say: 'el suelo',
    ask: { clean_up: 'barrer el suelo', take_turns: 'turnarte conmigo con el suelo' },
  },
  laundry: {
    hear: 'colada, lavadora, secadora & !pelo, tendedero, tender, ropa & lavadora|tender|tendid*|mojada|tendedero|secadora|lavar|húmeda, hacer la colada, ropa sucia, detergente & ropa, ropa & mojada|húmeda|tendida|lavar|sucia|secar|cesto, lavarropas, tendal, lavado & ropa, ropa mojada, ropa tendida, ropa en la lavadora, pinzas, sábanas & lav*|tend*|lavadora, calcetines & lavadora|tend*, cesto de la ropa, plancha & ropa|montón, poner una lavadora, lavar la ropa, secar la ropa',
    say: 'la colada',
    ask: {
      clean_up: 'recoger la colada',
      move: 'sacar tu colada cuando termine',
      take_out: 'sacar tu colada cuando termine',
    },
  },
  living_room: {
    hear: 'salón & !clases|necesito el, sala & estar|común|comunes|recog*|desorden*|tele, sala de estar, comedor & recog*|desorden*|sucio|limpi*, zonas comunes, espacios comunes, áreas comunes, sofá & !dorm*|duerm*|quede*|noche*, el salón, sofá & manta*|migas|cosas|ocup*|tirad*, salita, cuarto de estar, zona común, estancia común',
    say: 'el salón',
    at: 'en el salón',
    ask: { clean_up: 'dejar el salón recogido' },
  },
  hallway: {
    hear: 'pasillo*, entrada & !precio|concierto|llave, recibidor, escalera & !subir por|mano, rellano, portal & bici*|cosas|deja*|trastos, vestíbulo, escaleras, la entrada, entrada & !puerta de entrada|de entrada, zaguán, descansillo, pasillo',
    say: 'el pasillo',
    at: 'en el pasillo',
    ask: { clean_up: 'dejar el pasillo recogido', move: 'dejar libre el pasillo' },
  },
  shoes: {
    hear: 'zapato*, zapatillas & !andar|ponte|pongas|usar, botas, deportivas, zapatilla & entrada|pasillo|medio, zapatillas & apest*|olor|entrada|pasillo|barro|medio|quit*, quítate los zapatos, descalz*, chanclas & entrada|medio, sandalias, tenis & pasillo|entrada|sucios, calzado',
    say: 'los zapatos',
    ask: {
      move: 'guardar tus zapatos',
      clean_up: 'guardar tus zapatos',
      stop: 'dejar de entrar con los zapatos puestos',
    },
  },
  clutter: {
    hear: 'tirad*|tiradas|tirados & cosas|ropa|todo|por|mochila|bolsas|medio|casa, cosas por todas partes, cosas por medio, por en medio, tus cosas, trastos, todo por medio, desparramad*, esparcid*, cosas por & casa|salón|suelo|todas|todos|ahí, dejas todo, cajas & pasillo|semanas|entrada|salón|medio, por todas partes & cosas|ropa|dejas, leonera, papeles & mesa|salón, regad* & cosas|ropa|todo, botad* & cosas|ropa, ropa & sofá|silla|suelo|salón, mochila & medio|salón|entrada|suelo, juguetes & suelo|salón|todas, cosas tiradas, ropa tirada, cajas, mochila, bolsas & entrada|pasillo|suelo|medio, maleta & pasillo|entrada|salón|semanas, chaquetas & silla*|sofá, dejas & ropa|cosas|todo|libros|bolsas|chaqueta, tropiez*, tropec*, montón de & ropa|cosas|libros|papeles, papeles, juguetes, desperdig*, cachivaches, cosas en medio, estorb*, tus libros, quítalos, tirado en la sala|salón, tirad* & sala|salón|suelo|pasillo|medio, desparram*, cachivache*',
    say: 'las cosas que quedan por en medio',
    ask: {
      clean_up: 'recoger las cosas que quedan por en medio',
      move: 'guardar las cosas que quedan por en medio',
    },
  },
  mess: {
    hear: 'desorden*, mugre, mugrient*, porquería, pocilga, cochambre, guarrería, guarrada, suciedad, hecho un asco, hecha un asco, asco & cocina|baño|casa|piso|salón|da|qué, desastre & cocina|baño|casa|piso|salón, cochinada, pringos*, cochin*, chiquero, puerc* & cocina|baño|casa, asqueros* & cocina|baño|casa|mesa|está, guarr* & cocina|baño|casa, hecha una, desastre, hecho un desastre, caos, desorden, asco, cuadra & parece, selva & parece, campo de batalla, leonera, todo sucio, mierda & lleno|llena, roña, cochiquera, da ganas de vomitar, dejó la cocina así, vives como, cochiner*, desmadre',
    weak: 'sucio|sucia|sucios|sucias, limpiar|limpia|limpias|limpio|limpieza, recoger|recoge|recoges|recoged, higiene, polvo',
    say: 'el desorden',
    ask: { clean_up: 'recoger el desorden' },
  },
  spills: {
    hear: 'derram*, mancha, manchas, manchad*, manchaste, pegajos*, charco*, salpic*, volc*|volcado & café|leche|vino|aceite, aceite & encimera|suelo|vitro, café & suelo|mesa|encimera|sofá & mancha|charco|tira*, vino & sofá|alfombra|mancha*|suelo, zumo & pegaj*|suelo|nevera, charco, goter* & aceite|café|salsa, salpicaduras, salsa & cocina|pared|vitro|mesa, se te cayó, has tirado & café|leche|vino|agua, derramado, pringue',
    say: 'las manchas',
    ask: { clean_up: 'limpiar las manchas' },
  },
  smell: {
    hear: 'olor, olores, huele & !a quemado bien|bien, oler, hedor, peste & huele|olor|a|qué, apesta*, tufo, mal olor, olía, hiede, hieda, apestoso, apestosa, peste, fritanga, tufillo, cerrado & huele, ambientador & olor, perfume & fuerte|demasiado, ajo & huele|olor',
    say: 'el olor',
    ask: { clean_up: 'hacer algo con el olor' },
  },
  cleaning_turns: {
    hear: 'turno de limpieza, turnos de limpieza, turnos & limpi*|cocina|baño|semana|tareas & !cocinar|lavadora|del baño|ducha, turno & limpi*|cocina|baño|semana|tarea*|basura|toca|fregar, te toca & !ducha|lavadora|música, me toca & siempre|limpi*|baño|cocina|todo|fregar|otra, le toca & cocina|baño|limpi*|semana|basura, cuadrante, tareas, reparto, repartir & tareas|limpi*|cosas|casa, repartimos, repartirnos, tu parte & baño|cocina|limpi*|tareas|casa, plan de limpieza, hago yo todo, lo hago todo, todo yo, soy yo quien, soy la única, soy el único, tu semana, mi semana, limpieza general, siempre limpio yo, labores, repartimos la limpieza, reparto de, limpieza & turno*|repart*|semana|quién|toca|plan|hora*|siempre, limpiar & toca|turno*|quién|siempre yo|semana|repart*|solo yo|sola, toca & pasar|limpiar|fregar|barrer|baño|cocina|semana|basura & !la puerta|guitarra|piano, esta semana te toca, faena*, lista de tareas, criada, chacha, no soy tu & madre|criada|chacha|asistenta, asistenta, siempre limpio, solo limpio, quehaceres, me toca todo, a medias & limpi*|tareas, recoger detrás de, limpio lo que ensucio, lo que ensucio, detrás de ti, lo mío y nada más, los turnos & !lavadora|cocinar|del baño|ducha, te tocaba, tu turno, mi turno & limp*|hice, hago solo mi parte, encargarme yo sol*, haciendo yo sol*, no soy tu chacha|criada|sirvienta|madre|mamá',
    say: 'los turnos de limpieza',
    ask: {
      take_turns: 'hacer tu parte de las tareas',
      clean_up: 'limpiar cuando te toque el turno',
    },
  },
  cleaning_supplies: {
    hear: 'estropajo*, lavaplatos & jabón|líquido|comprar|gotas, fairy, jabón & !pastilla mía|manos, detergente & !ropa, lejía, productos de limpieza, papel de cocina, bolsas de basura & comprar|quedan|acab*|reponer, bayetas, esponja*, suavizante, friegaplatos, jabón & acab*|compr*|queda|platos, esponja, gel de manos, servilletas, bolsas de basura, fregasuelos, pastillas del lavavajillas, pastillas & lavavajillas, limpiador, amoniaco, guantes & fregar|limpi*, fregona, trapeador, estropajo, escoba, recogedor, mocho',
    say: 'los productos de limpieza',
    ask: {
      replace: 'reponer los productos de limpieza cuando se acaben',
      return: 'devolver a su sitio los productos de limpieza',
      pay: 'compartir el gasto de los productos de limpieza',
    },
  },
  toilet_paper: {
    hear: 'papel higiénico, papel del váter, papel del baño, rollo & papel|baño|váter, rollos, papel de baño, papel & váter|baño|acab*|queda|último & !azul|contenedor, rollo, último rollo, sin papel',
    say: 'el papel higiénico',
    ask: { replace: 'reponer el papel higiénico cuando se acabe' },
  },
  towels: {
    hear: 'toalla*, albornoz, toalla, toallas, mi toalla, empapada & toalla',
    say: 'las toallas',
    ask: {
      clean_up: 'colgar las toallas',
      stop: 'dejar de usar mis toallas',
      ask_first: 'preguntarme antes de usar mis toallas',
    },
  },
  pet_mess: {
    hear: 'arenero, caja de arena, arena del gato, arena & gato, caca & perro|gato|alfombra, cagado, cagó, meado & perro|gato|alfombra|sofá, mea|mear|orin* & perro|gato|alfombra, pelos del perro|gato, pelo de perro|gato, pelo del perro|gato, vomit* & gato|perro, jaula & limpi*|olor|huele, pis & gato|perro|alfombra|sofá, vómito & gato|perro, pelos & gato|perro|mascota|sofá, pelo & gato|perro, cacas, patas & barro|perro|gato, arañ* & sofá|gato|muebles',
    say: 'lo que ensucia la mascota',
    ask: { clean_up: 'limpiar lo que ensucia tu mascota' },
  },
} as const satisfies ConceptPart;
