import type { ConceptPart } from '../concept-words.ts';

export const OTHER = {
  rent: {
    hear: 'alquiler, renta & pag*|mes|casa|piso|peso*|vence|debes|ni, mensualidad, arriendo, alquileres, casero & pag*|debe*|dinero|mes, día uno, primero de mes',
    say: 'el alquiler',
    ask: { pay: 'pagar tu parte del alquiler' },
  },
  bills: {
    hear: 'factura*, recibo*, la luz & debes|pag*|euros|septiembre|mes|subid*|gast*|cuesta, el agua & pag*|euros|factura, el gas & pag*|euros|factura, electricidad, suministros, gastos de luz|agua|gas|internet, consumo & luz|eléctrico, pagar|pagando el agua|la luz|el gas, suscripc*, grados && rico|factura|pag*, recibo de, la cuenta de la luz|del agua|del gas, boleta*, luz & euros|debes|pag*, gas & euros|pag*|mes|debes|recibo, luz & euros|pag*|mes|debes|recibo|factura|subid*, agua & euros|pag*|mes|debes|recibo|factura, internet & euros|pag*|debes|factura & !parte de internet, recibo, factura, comunidad & pag*|gastos|recibo, consumo, contador & luz, calefacción & pagar|céntimo',
    say: 'las facturas',
    ask: { pay: 'pagar tu parte de las facturas', talk: 'repasar conmigo las facturas' },
  },
  shared_costs: {
    hear: 'dinero, debes & !ser|estar|saber|la luz|hacer, me debes, gastos & !luz, pagar & !luz|agua|alquiler|factura*, paga & nada|nunca|no, pagas & !luz|alquiler, pagado & !luz, bizum, bote & común|dinero|poner|euros, euros, pasta & debes|prest*|pag*, a medias, dividir|repartir & gastos|cuenta|coste, transferencia, fianza, caro & pagar|gasto, prestarte & dinero|más, pesos, lana & debes|prest*|pag*, plata & debes|prest*|pag*, ni un peso|euro|duro, pones dinero, cuentas & hacer|pendientes|claras, tu mitad, eurillos, mitad & pag*|dinero|gasto*, tu parte & pag*|dinero|euros|gasto* & !factura*|alquiler|internet|renta, pagar & !luz|agua|alquiler|factura*|internet|renta, pagarme, págame, me deben, pasta & pon*|deb*|pag*|prest*, ticket*, cuenta & pagar|dividir|medias|restaurante, fondo común, bote, prest* & dinero|euros|pasta, céntimo, adelantar & dinero|compra',
    say: 'los gastos compartidos',
    ask: {
      pay: 'pagar tu parte de los gastos compartidos',
      stop: 'dejar de pedirme dinero para los gastos compartidos',
    },
  },
  groceries: {
    hear: 'la compra & !mi, compra común|comunes|conjunta|semanal, hacer la compra, súper & comprar|bajar|ir, supermercado, mercadona, lista de la compra, lista & aceite|leche|compra*, comprar aceite|leche|café|pan|huevos, comida común|compartida, despensa & !mi, aceite & acab*|queda|compr*|falta, súper, aceite, comprar & leche|pan|huevos|café|arroz|pasta|sal|azúcar|aceite, se ha acabado & leche|café|aceite|pan|azúcar|sal, falta & leche|café|aceite|pan|sal|azúcar & !cuchara, comida compartida',
    say: 'la compra',
    ask: {
      pay: 'compartir el gasto de la compra',
      replace: 'reponer lo de la compra cuando se acabe',
      take_turns: 'turnarte conmigo con la compra',
      stop: 'dejar de contar conmigo para la compra',
    },
  },
  heating: {
    hear: 'calefacción, termostato, radiador*, aire acondicionado, el aire & puesto|apag*|frío|encendido, grados, temperatura, calefactor, hace frío & casa|salón|piso|puert*, hace calor & casa|salón|piso, estufa & !grasa|limpi*|sucia|cocin*|llena, tropical & grados|casa, pijama & frío, caldera & temperatura|subir|bajar, ventilador & !ruido*, frío & casa|piso|ventana|pasillo|habitación, radiadores, calor & casa|salón|piso|aquí|mucho, manta & frío|calefacción, congelad* & casa|salón|habitación|aquí, sudando & casa|calefacción, brasero, bomba de calor, ventilador & encendido|noche',
    say: 'la calefacción',
    ask: {
      turn_down: 'bajar un poco la calefacción',
      turn_off: 'bajar o apagar la calefacción cuando no haga falta',
      ask_first: 'preguntarme antes de cambiar la calefacción',
    },
  },
  windows: {
    hear: 'ventana*, persiana*, ventilar, ventilas, ventiles, ventila, ventana, ventanas, persianas, airear, cortinas & cerr*|abr*|corr*, corriente & aire|ventana, ventilación, cristales & abiert*|cerr*',
    say: 'las ventanas',
    ask: { close_door: 'cerrar las ventanas' },
  },
  lights: {
    hear: 'luz|luces & encendid*|apag*|dejas|dejes|pasillo|baño|noche|molest*|ojos|encender & !factura|debes, luces, lámpara|lámparas & encendid*|apag*|dejas, bombilla & encendid*, encendido & cargador|aparato*|ordenador|todo, desenchuf*, luz del baño|pasillo|salón|cuarto|recibidor, la luz encendida, luz encendida, luces encendidas, bombillas & encendid*, apaga la luz, apagar la luz, apagues la luz, dejas la luz, plancha & encendida|enchufada|apag*, enchufad* & plancha|cargador|todo, regleta, derroch* & luz',
    say: 'las luces',
    ask: { turn_off: 'apagar las luces' },
  },
  hot_water: {
    hear: 'agua caliente, agua fría & duch*|queda|sale, termo & agua|calent*|duch*, calentador & agua|duch*|gast*, gastas el agua, agua fría, agua helada, agua & helada|fría|caliente|termo|gast*, sin agua, me ducho con agua, sale helada, helada & ducha|toca|sale, sale fría, duchándose & fría|helada|agua, calentador, termo & agua',
    say: 'el agua caliente',
    ask: { share_time: 'dejarme algo de agua caliente', limit: 'gastar un poco menos de agua caliente' },
  },
  internet: {
    hear: 'internet, wifi, wi fi, router, fibra & internet|lenta|va, descarg*, la conexión, la red & lenta|va, señal & wifi, datos & wifi|internet, va lento, conexión, fibra',
    say: 'internet',
    ask: {
      share_time: 'dejarme parte de la conexión a internet',
      turn_off: 'no apagar internet',
      pay: 'pagar tu parte de internet',
      repair: 'pedir que arreglen internet',
      ask_first: 'preguntarme antes de cambiar internet',
      help: 'ayudar con internet',
    },
  },
  front_door: {
    hear: 'puerta de la calle, puerta de entrada, puerta principal, puerta de casa, cerrar con llave, cierra con llave, cierres con llave, echar la llave, eches la llave, sin cerrar & puerta|llave, puerta abierta & !habitación|cuarto|baño|nevera, cerrojo & !baño, puerta & abierta & calle|noche|entrada|par en par, última en salir, último en salir, sales el último|la última, puerta & calle|portal|entrada & abierta|cerr*|llave, con llave, la puerta & abierta & llegué|noche|volví|casa, portal abierto, cerradura & cerr*|ech*|llave, ladrones, robar & puerta|abierta, verja, portal, queda cerrado, queda cerrada, portal & cerr*|abiert*, lo encuentro abierto, la encuentro abierta',
    say: 'la puerta de entrada',
    ask: { close_door: 'cerrar con llave la puerta de entrada' },
  },
  smoking: {
    hear: 'fumar, fumas, fumes, fuma, fumando, fumado, fumáis, fuméis, humo & !detector, tabaco, cigarro*, cigarrillo*, porro*, maría & olor|huele|fum*, vapear, vapeas, vapeo, colillas, ceniza*, cenicero*, hierba & fum*|olor|huele, pitillo*, marihuana, mota & fum*|huele, faso, churro & fum*, puchos, pucho, cigarrillos, porros, vaper, cenizas, cenicero, pitillos, olor a tabaco, huele a tabaco, shisha, cachimba, echar humo',
    say: 'el tabaco y el humo',
    ask: { go_outside: 'fumar fuera', stop: 'dejar de fumar dentro de casa' },
  },
  pets: {
    hear: 'gato & !pelo*|arena, gata, gatos & !pelo*, gatito*, perro & !ladr*, perra & !vida, perros & !ladr*, perrito*, cachorro*, mascota*, hámster, conejo & !al horno, loro, acuario, pecera, tu gato, tu perro, tu gata, tu perra, michi, peces, pez, tortuga, cobaya*, pájaro*, canario*, serpiente, mascota, dar de comer al|a los, pasear al perro, veterinario, gatitos, arenero, misifú, perrita*',
    say: 'la mascota',
    ask: {
      help: 'cuidar de tu mascota',
      respect_space: 'no dejar entrar a tu mascota en mi habitación',
      clean_up: 'limpiar lo que ensucia tu mascota',
      ask_first: 'preguntarme antes de traer una mascota',
    },
  },
  parking: {
    hear: 'aparc*, parking, plaza & coche|mi|ocup*|garaje|moto|aparc*, garaje, estacion* & coche|sitio|lugar, coche & ocup*|plaza|mover|mueve|muevas|bloque*|calle, cochera, cajón & coche|estacion*|auto, auto & mover|ocup*|lugar|estacion*, carro & mover|ocup*|lugar, plaza de garaje, la plaza, plaza & garaje|mía|coche|aparc*, aparcamiento, coche & garaje|plaza|bloque*|delante|salida|mover, moto & plaza|garaje|acera, aparcar, furgoneta',
    say: 'la plaza de aparcamiento',
    ask: {
      move: 'dejar libre la plaza de aparcamiento',
      share_time: 'compartir la plaza de aparcamiento',
      ask_first: 'preguntarme antes de usar la plaza de aparcamiento',
    },
  },
  bikes: {
    hear: 'bici, bicis, bicicleta*, patinete*, bicicleta, patinete, bicicletas, casco & bici',
    say: 'las bicis',
    ask: {
      move: 'dejar tu bici en otro sitio',
      ask_first: 'preguntarme antes de usar la bici',
      return: 'devolver la bici',
    },
  },
  plants: {
    hear: 'planta & !baja|primera|segunda|de abajo, plantas, maceta*, regar, riega*, riegues, jardín, balcón & !fum*|colillas|humo, terraza & !fum*|colillas, flores, césped, albahaca, riegas, riego, plantas del, maceteros, macetas, tiestos, tiesto, hierbas & balcón|terraza|jardín, cactus, hojas & jardín|barrer, tomatera*, geranios, regar*',
    say: 'las plantas y el balcón',
    ask: { help: 'ayudar con las plantas', clean_up: 'recoger las plantas y el balcón' },
  },
  furniture: {
    hear: 'mueble*, sillón, butaca, estantería & mov*|nueva|quit*, sofá & nuev*|cambi*|mov*|quit*, colchón, cuadro*, decor*, silla|sillas & mov*|nuev*|quit*|rompi*, mesa & mov*|nueva|cambi*|quit*, cortinas & nuev*|cambi*|salón, sofá nuevo, nuevo sofá, comprado & sofá|mueble*|mesa|lámpara|alfombra|sillón, cambiado & sofá|mueble*|mesa|sitio, mueble, armario & nuevo|mov*|cambi*|mont*, lámpara & nueva|mov*|cambi*|compr*, cama & nueva|mov*|cambi*, pintado & pared*|salón, pintar & pared*|salón, cuadros, espejo & mov*|colg*|nuevo, decoración',
    say: 'los muebles',
    ask: {
      ask_first: 'preguntarme antes de mover los muebles',
      return: 'devolver los muebles a su sitio',
      move: 'mover los muebles',
    },
  },
  storage: {
    hear: 'balda* & !com*|yogur*|mi balda, estante* & !com*|mi estante|yogur*, armario & espacio|sitio|lleno|mío|compart*|hueco|entrada, espacio en & nevera|armario|baño|congelador|cocina, sitio en & nevera|armario|baño|congelador|cocina, trastero, sótano, hueco en & nevera|armario, altillo, despensa & espacio|sitio|llena, estantería & espacio|sitio|llena|hueco, mi balda & espacio|sitio, repisa*, cajón & espacio|cocina|compart*, alacena, no cabe, no caben, cabe & nevera|armario|congelador|nada, sitio & nevera|armario|congelador|baño|balda|estante, nevera & llena|espacio|sitio|hueco, estantes, perchero & lleno, espacio & nevera|armario|congelador|baño|cocina, armario & lleno|sitio|espacio, trasteros, hueco & despensa|nevera|armario, despensa, armario del pasillo, balda',
    say: 'el espacio en los estantes',
    ask: {
      move: 'dejarme un poco de espacio en los estantes',
      share_time: 'compartir el espacio en los estantes',
    },
  },
  damage: {
    hear: 'romp* & !corazón|novi*|relación, roto & !corazón, rota & !llave, rotos, rotas, rompiste, estrope* & !comida|grifo|gotea|preocupa, daño & !hac* daño|me hace, daños, rayad*, rayón, agujero*, desconch*, quemad* & !olor, destroz*, encogid*, encogió, abollad*, raj*|rajado & vaso|plato|mesa|cristal, cargado & lavadora|tele|te has, descompus*, descompuesta, rompes, todo lo rompes, cristal roto, hecho pedazos, trizas, encogido, encoger, rompió, rompieron, rompido, quebrad*, desgarr*, arañ* & coche|mesa|puerta|suelo, golpe & coche|puerta|pared, quemadura, quemaste, quemado, agujero, dañad*, desteñid*, destiñ*, abollado, averiado & tú|fuiste|quién, hecho añicos, cristales rotos, qué le ha pasado a, qué le pasó a, qué .. le hiciste a, rueda doblada, rompi*, rompe*, rot* & !rotación, estropead*',
    say: 'los daños',
    ask: {
      replace: 'reponer lo que se rompió',
      repair: 'arreglar los daños',
      pay: 'pagar los daños',
      explain: 'contarme qué pasó con los daños',
    },
  },
  repairs: {
    hear: 'arregl* & !cuentas|nos arreglamos|nos, repar*, gotea*, fuga & agua|gas, avería*, averiad*, grifo & gotea|roto|arregl*|mal, no funciona*, caldera, atascad* & !pelo*|ducha|desagüe, bombilla & fundid*|cambiar, mantenimiento, casero & arregl*|llam*|avis*, llave & agua & gotea, tubería*, cañería*, se descompuso, descompuest*, no sirve & lavadora|calentador|foco, foco & fundid*, gotea, goteras, gotera, goteando, gotear, fuga, atascado, avería, arreglo & grifo|caldera|lavadora|puerta, no funciona, estropead* & caldera|lavadora|nevera|horno|calefacción|ducha, casero & avis*|llam*|arregl*|decir, bombilla & fundida|cambi*, cisterna & pierde|rota|agua, manilla, cerradura & rota|estrope*, humedad*, pitido, detector & pita|humo',
    say: 'las reparaciones',
    ask: { repair: 'encargarte de las reparaciones', help: 'ayudar con las reparaciones' },
  },
} as const satisfies ConceptPart;
