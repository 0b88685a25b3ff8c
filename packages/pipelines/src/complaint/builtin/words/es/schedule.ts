import type { ConceptPart } from '../concept-words.ts';

export const SCHEDULE = {
  bathroom_time: {
    hear: 'baño & hora*|minutos|rato|ocupad*|turno*|mañana*|coincid*|rápido|tard*|espera*|cola|libre|encierr*|siglos|media hora|tiempo & !limpi*|suci*|pelos|toca|olor|grifo|gotea|parte, acaparar|acaparas el baño, tiempo en el baño, baño & ocup*|media hora|una hora|cuarenta|treinta|siglos|eternidad|maquill*|arregl*|encerrad*|turno*|por las mañanas|cola|esper*|tard*|libre|orden & !limpi*|pelos|suci*|luz|grifo|olor, ocupas el baño, ocupando el baño, salir del baño, horas en el baño, en el baño & horas|minutos|rato, entrar al baño & manera|hora|puedo, no hay manera & baño|ducha, de ocho a nueve & baño, media cada uno, ducharte & antes|después|hora|horas, a qué hora .. ducharte, afeitar* & noche|coincid*|baño, baño es mío, baño & mío|siete|ocupa*|media hora|espejo & !limpi*|sucio, sal ya de la ducha|del baño, sal del baño',
    say: 'el tiempo en el baño',
    ask: {
      share_time: 'estar un poco menos de tiempo en el baño',
      give_notice: 'avisarme antes de ocupar el baño mucho tiempo',
    },
  },
  long_showers: {
    hear: 'ducha & larga|largas|corta|cortas|hora*|minutos|rato|tiempo|agua|rápid*|tarda* & !pelos|moho|cortina|sucia, duchas & !pelos, ducharte, ducharse, duchar & !sin duchar .. olor, duchas largas, sin duchar, media hora & duch*, bañarte, bañas & hora*|minutos, te bañas, regadera & hora*|minutos|larga, duchas & larg*|cort*|rápid*|hora*|minutos|agua|eternas, te duchas, ducharme, ducha & media hora|veinte|treinta|larga|corta|rápida|eterna|agua, bañ* & hora*|larg* & !baño|bañera suc*, sal ya de la ducha, sal de la ducha, ducha & media hora|llevo|minutos',
    say: 'las duchas',
    ask: { share_time: 'ducharte un poco más rápido' },
  },
  laundry_time: {
    hear: 'turnos de lavadora, turno de lavadora, lavadora|secadora|colada|tendedero & turno*|horario*|día|días|toca|libre|ocupad*|espera*|lunes|martes|miércoles|jueves|viernes|sábado*|domingo*|fin de semana|usarla|siempre puesta & !ruido|noche, lavadora|secadora|tendedero & ocupad*|siempre|nunca libre|turno*|días|fin de semana|cuándo|toca|reserv*|acapar*|tarde|poner, poner lavadoras & domingo|día|cuándo, día de lavadora, ropa lleva .. lavadora, sacaste mi ropa, lavadora & turno|hora|horas|mía|día|libre|ocupada|programa',
    say: 'los turnos de lavadora',
    ask: {
      share_time: 'dejar libre la lavadora parte del tiempo',
      move: 'sacar tu ropa de la lavadora cuando termine',
      take_out: 'sacar tu ropa de la lavadora cuando termine',
    },
  },
  kitchen_time: {
    hear: 'cocina & turno*|hora*|horario*|ocupad*|a la vez|mismo tiempo|coincid*|espera*|acapar* & !limpi*|suci*|toca|platos, cocinar|cocinas|cocinamos & tarde|hora*|a la vez|mismo tiempo|coincid*|turno*|temprano|medianoche & !acabes|termines, turnos para cocinar, cocinar & hora|vez|turno*|mismo|juntos|tarde|antes|después|siete|ocho|nueve & !cuando acabes, cocina & misma hora|a la misma|apretad*|llena de gente|a las ocho|a las nueve|turno*|ocup*, cocinas & horas|tarde|misma|siempre, cocina & de cinco|de seis|libre|clases|necesito|horas & !suci*|limpi*, tú cocinas & yo|ocho|nueve, nos chocamos, cocin* a las, turno* & cocina',
    say: 'los turnos para cocinar en la cocina',
    ask: {
      share_time: 'dejar libre la cocina parte del tiempo para cocinar por turnos',
    },
  },
  room_booking: {
    hear: 'salón|sala|comedor|sofá|mesa|escritorio & clases|necesito|reserv*|ocup*|turno*|horario*|de 4 a|de 3 a|de 5 a|para mí|usarlo|acapar*|libre|invitar|coro|jueves|viernes|reunión & !botellas|migas|suci*|recog*|olor|aparec*|latas, uso del salón, desde el comedor|salón, el comedor|salón de & a, estar sola|solo ahí|allí, salón|comedor|sala|mesa|escritorio & necesito|reserv*|lunes|martes|miércoles|jueves|viernes|tardes|curso|clase*|reunión|turno*|siempre tú|ocup*|todas las tardes|todas las noches & !suci*|migas|botellas|recog*|desconocid*|durmiendo|pasado, usar el salón|comedor, quién usa el, comedor & taller|convierte|teletrabajo|ocupa*, salón & reserv*|ocupa*|necesito & !limpi*',
    say: 'el uso del salón',
    ask: {
      share_time: 'dejar libre el salón parte del tiempo',
      take_turns: 'turnarte conmigo en el uso del salón',
      respect_space: 'dejarme el uso del salón en ese rato',
    },
  },
  house_meeting: {
    hear: 'reunión de piso, reunión de casa, reuniones & piso|casa|todos|en las, reunión & piso|casa|todos|juntos|domingo|cambi*|falt*|convoc*, asamblea, junta de piso, reunión & casa|piso|domingo|todos|semanal|hora|faltaste|vienes & !trabajo|online|jefe, quedar & todos & hablar|casa|piso, reunirnos, nos reunimos, junta & piso|casa, la reunión, reunión & piso|casa|martes|jueves|ocho & !cámara|trabajo|online',
    say: 'la reunión de piso',
    ask: {
      be_on_time: 'llegar puntual a la reunión de piso',
      give_notice: 'avisar antes de faltar a la reunión de piso',
    },
  },
  shared_meals: {
    hear: 'cenar juntos|juntas, cena & juntos|todos|fría|esper*|preparé|hice|avis*|casa, comer juntos|juntas, comida & juntos|todos|familiar|domingo, desayunar juntos, cenas & juntos|todos|no vienes|casa, cenas con nosotros, comes con nosotros, barbacoa, cenamos|comemos juntos, cenar juntos, cenar juntas, comer juntos, comemos juntos, cenamos juntos, cena & juntos|esper*|fría|avis*|enfri*, noche de tacos, noche de pizza, comida familiar, desayuno juntos, cocinar para todos, paella & domingo|juntos|todos, cenas & avis*|nosotros|juntos, la cena, cena & planead*|nadie|todos|prepar*|hice, comida & nadie vino|todos|prepar*, me quedé sola en la mesa, la paella, para cenar & quedamos|enfrió, se enfrió, cuenten conmigo para cocinar, cenas que, cenar junt*, comer junt*',
    say: 'las comidas juntos',
    ask: {
      be_on_time: 'llegar a tiempo a las comidas juntos',
      give_notice: 'avisar si no vienes a las comidas juntos',
    },
  },
  lateness: {
    hear: 'llegar tarde, llegas tarde, llegaste tarde, llegues tarde, llega tarde, siempre tarde, tarde otra vez, puntual*, impuntual*, retraso*, me haces esperar, esperándote, esperando & hora*|minutos|fontanero|técnico|ti|abajo|puerta, esperé & hora*|minutos|te, te esperé, a tiempo, plantad*, plantón, apareciste & hora*|a las|tarde, ni apareciste, quedamos a las, una hora tarde, minutos tarde, mañana siempre|mañana, horas esperando, hora esperando, llegaste & hora*|tarde, media hora & esperando|tarde|espera, no apareciste, no apareces, no había nadie, no estabas, media hora esperando, una hora esperando, tarde & llegas|llegaste|llegar|siempre|otra|horas, puntual, hora & tarde|retraso|esper*, estarías a las, dijiste a las, te esperaba, te esperamos, me dejaste esperando, retras*, a tu hora, vuelvo a esperarte, esperarte, esperando desde, llega a tu, leer un reloj, solo estoy yo',
    say: 'la puntualidad',
    ask: {
      be_on_time: 'llegar puntual',
      give_notice: 'avisarme si vas a llegar tarde',
    },
  },
  cancelled_plans: {
    hear: 'cancel*, plan|planes & cambi*|otra vez|último|última|anul*|deja*|quedar, cambio de planes, último momento, última hora, aplaz*, anul*, suspend*, al final nada, posp* & !alarma|despertador, te rajas, rajarse, dejado tirad*, por tercera vez & limpieza|quedar|plan, cambiar|cambias|cambiaste la fecha|hora|día & !turno, pues vale & al final|nada, me dejaste plantad*, otra vez lo mismo & quedar|quedamos, cambiaste & fecha|hora|día|planes, mover la reunión, moviste & reunión|fecha|cena, lo dejamos para, cancelaste, cancelar, planes, has cambiado & plan*|día|hora|fecha, cambias & plan*|día|hora|fecha, aplazado, otra vez se aplaza, lo dejamos, me dejaste tirad*, te echas atrás, te rajaste, no apareciste, se te olvidó & quedar|plan|cena|cita, habíamos quedado & y|pero, nadie bajara, nadie bajó, nadie vino, nadie viniera, teníamos planead*, planead*, al final nadie, nadie apareció, faltar a la reunión, plantón, plantad*, se anulan, no habíamos dicho',
    say: 'los cambios de planes',
    ask: { give_notice: 'avisarme antes de los cambios de planes' },
  },
  late_return: {
    hear: 'llegar|llegas|llegues|llegáis|vuelves|volver|vuelvas|volvéis|entras & tarde|tres|dos|cuatro|madrugada|3|2|4|noche|borrach* & casa|cocinar|despert*|despierto|puerta|ruido|noche|madrugada|luz|me, llegas a las tres|dos|cuatro|3|2|4, volver tarde a casa, llegar tarde a casa, llegas & noche|madrugada|tarde|tres|cuatro|dos|borrach*|ruido & !reunión|tarde siempre|cita, vuelves & noche|madrugada|tarde|tres|cuatro|dos|fiesta, llegar & madrugada|noche & ruido|despiert*|llaves|puerta, entras & madrugada|tarde|noche|tres & !habitación|cuarto, llaves & madrugada|tarde|noche & ruido|oigo, de fiesta & llegas|vuelves, dices a las once, vuelves tarde, llegas & madrugada|cuatro|tres, llegas borrach*',
    say: 'volver tarde a casa',
    ask: {
      turn_down: 'hacer menos ruido al volver tarde a casa',
      give_notice: 'avisarme cuando vayas a volver tarde a casa',
    },
  },
  work_schedule: {
    hear: 'madrug* & !hasta|ruido de, turno & noche & trabaj*, turno de noche, turno de mañana, entro a trabajar, trabajo de noche|noches, trabajo por la noche, trabajo mañana, mañana trabajo, me levanto a las|temprano|pronto, levantarme a las|temprano|pronto, mi horario de trabajo, guardia & semana|turno|hospital|noche, entro a las, trabajo a las, horario laboral, jornada & trabajo, madrugo, doy clase, clases & doy|imparto, trabajo temprano, levanto temprano|pronto, entrar a trabajar, mi turno & trabaj*|noche|hospital, turno & trabaj*|hospital|nocturno, turnos de trabajo, madrugar, trabajo & temprano|noche|seis|siete|pronto|mañana temprano, levanto & cinco|seis|siete|temprano|pronto, levantarme & !voz, hospital, enfermer*, guardias, doy clases, despertador a las & yo|mi, teletrabajo, reuniones & día|tengo|trabajo, clases particulares, horario',
    say: 'mi horario de trabajo',
    note: 'Tengo que pensar en mi horario de trabajo.',
  },
  appointments: {
    hear: 'fontanero, técnico, electricista, cita|citas & casa|médic*|casero|técnico, repartidor*, mensajero, entrega & paquete|casa|mueble*|pedido, revisión & caldera|gas|casa, visita del|de la & técnico|casero|agencia|inmobiliaria, instalador, casero & viene|venir|visita, lector del contador, inmobiliaria, el del gas, el de la luz, del gas, revisión, abrir al|a la & técnico|fontanero|gas|repartidor|cartero, entrega, repartidor, inspector, contador, cerrajero, visita del casero, agencia, mudanza & viernes|mañana|hora, estar en casa para',
    say: 'las citas en casa',
    ask: {
      give_notice: 'avisarme de las citas en casa',
      be_on_time: 'estar a tiempo para las citas en casa',
      help: 'ayudar con las citas en casa',
    },
  },
  calendar: {
    hear: 'calendario & !liado, calendario compartido, agenda, horario común, planning, cuadrante & horario, horario de la casa, pizarra & apunt*|fecha*, apuntar & fechas|calendario|pizarra, google calendar, fechas & juntos|mir*|pis*|coincid*, cuadrante & enero|nevera|cambi*|mes, miramos & fechas|días, las fechas',
    say: 'el calendario compartido',
    ask: {
      give_notice: 'apuntarlo antes en el calendario compartido',
      be_on_time: 'cumplir a tiempo con el calendario compartido',
    },
  },
} as const satisfies ConceptPart;
