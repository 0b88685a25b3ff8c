import type { AskTable } from '../concept-words.ts';

export const ASKS_ES: AskTable = {
  turn_down: {
    hear: 'bajar|baja|bajas|bajes|bajad|bájala|bájalo|bajarla|bajarlo|bajáis & música|volumen|tele|poco|voz|radio|altavo*|reguet*|tono|puta|esa|eso, bajarla, bájala, bájalo, bajarlo, volumen, más bajo, más bajito, menos ruido, menos fuerte, silencio & !entre, hacer ruido, ruido & deja*|para|menos|sin|tanto, hablar bajo, hablad más bajo, callar*, cállate, callaos, suavidad & pisar|pisadas, a otra hora & electrodom*|aspirador*|lavadora, menos ladridos, bajito, bajitos, micro bajito, gritando, gritos & no|más|menos, tan alto|fuerte, muy alto|fuerte, demasiado alto|fuerte, volumen, más bajo, más flojo, flojito, no tan fuerte, menos alto, susurr*, sin ruido, hablad bajo, baja la, baja el, baja un poco, bajar la, bajar el, bajar un poco, bajas la, bajas un poco, bajes la, menos ruido, tanto ruido, hacer ruido, silencio & !entre|radio, bájale, no quiero oír, a la hora de la siesta, baja* el volumen',
    say: 'hacer un poco menos de ruido',
  },
  use_headphones: {
    hear: 'auricular*, cascos & !botella*|moto, audífonos, micro bajito, micro bajo',
    say: 'usar auriculares',
  },
  stop: {
    hear: 'deja de, dejar de, dejes de, dejéis de, dejad de, deja ya, deja la|el & ya|maldita|puta|de una vez, parar, para ya, para de, parad, para por favor, basta, no vuelvas, no lo vuelvas, no me lo vuelvas, no vuelva, nunca más, no quiero, no más, ni una más, se acabó, no pienso, última vez & que, no me llames, no me gusta que, por favor no, que se acabe, dejar las|los|un poco & bromas|críticas|comentarios, no sigas, una más, una broma más, ni una, no quiero más, otra vez más & y, más te vale, no vuelvo a, me tienes harto & deja*, no dejes, no dejéis, no cojas, no uses, no comas, no toques, no entres, no abras, no subas, no pongas, no traigas, no hagas, no me llames, no me hables así, no fumes, no leas, no cuentes, no hables, no des, no te comas, no te pongas, deja de, no me gusta, no quiero que, prefiero que no, preferiría que no, no está bien, como vuelvas, vuelve a, si vuelves a, no acepto, una noche más, un .. más, no vuelve a, ni un, la próxima, saca a, haz callar',
    say: 'dejar de hacer eso',
  },
  ask_first: {
    hear: 'pregunt* & antes|primero|sin|nunca, pregúntame, preguntarme antes, preguntar antes, me preguntas, sin preguntar*, pedir|pides|pidas|pide permiso, sin permiso, sin pedir*, pídemel*, pedírmel*, me lo pides, consultar & antes, pedir & antes, sin preguntar, sin avisar & cojas|coges|uses|usas|mi|mis|traes, sin pedir permiso, sin mi permiso, pide permiso, pregúntame, pregunta antes, preguntar antes, me preguntas, antes de usar|coger|abrir|comer|invitar|mover|cambiar|tocar, sin consultarlo, sin consultar, avísame antes, no es para las visitas',
    say: 'preguntarme antes',
  },
  clean_up: {
    hear: 'limpi*, límpialo, frega*, friega*, friegu*, recog*, recoj*, lavar & plato*|vaso*|sartén|olla*|tus, laves & plato*|vaso*, lava & plato*, ordena*, barr* & !barrio|barra, pasar|pasa|pases|pásale|pasarle .. trapo|bayeta|aspiradora|fregona, quitar .. pelos, colgar las, vaciar|vacía|vacíes .. lavavajillas, tirar de la cadena, guardar & cosas|zapatos|tus, separar el, retirar & comida, hacer algo con el olor, hacer lo que acordamos, aclaras, aclarar & ducha|bañera|platos, recoge, recoges, recoger, limpia, limpias, limpiar, limpies, friega, fregar, barrer, barre, pasar la aspiradora, pasar la fregona, ordenar, ordena, lavar, lava, vaciar, vacía, tender, guardar, guarda, quita tus, quitar tus, retira, tirar de la cadena, después de usarla|usarlo, tocar un plato, pasas un trapo, pasar un trapo, quitar los pel*, quítal*, tira de la cadena, tirado en la sala, una caca, barr*',
    say: 'recoger y limpiar',
  },
  take_out: {
    hear: 'sacar|saca|saques|sacas|sácala|bajar|bajas|bajes|baja|tirar|tiras|tires|llevar .. basura|reciclaje|vidrio|botellas|cartón|cartones|bolsa*|contenedor|pasada, bajar el|la|los, sácala, bajarla & basura, baja la basura, no anda sola, basura & días|puerta|tropez*|bolsas|apesta, la bajas & bolsa|basura|hoy, bajas .. basura, chorrea',
    say: 'sacar lo que haga falta',
  },
  return: {
    hear: 'devuelv*, devolv*, devuélve*, devuelt*, me lo das & vuelta, dar de vuelta, dame mi|mis, poner|pon|pongas en su sitio, a su sitio & pon*|dev*|deja*, volver a poner en, tráemel*, de vuelta & trá*, devuélv*',
    say: 'devolverlo',
  },
  replace: {
    hear: 'repon*, comprar|compra|compras|compres|cómprame & otro|otra|nuevo|nueva|papel|leche|tú|más|reponer|uno|una|de camino, cómprame, compra otro, reemplaz*, sustitu*, otra copia, comprar & papel|otro|otra|nuevo|nueva|leche|más, repón, reponer, repongas, otro nuevo, uno nuevo, una nueva, pagar uno, compra otro|otra|más|papel|leche|pan, compras papel|leche|pan|otro|tú, pasas por el, pasas tú, traes & papel|jabón|leche|pan, terminado & jabón|papel|leche|café, se ha acabado, se nos ha, queda medio',
    say: 'reponerlo',
  },
  share_time: {
    hear: 'turnos & baño|ducha|lavadora|mañana|cocinar|organiz*|repart*|acordar|hacemos, organizamos|organizarnos|organizar .. turnos|horarios, compartir & !gasto*|foto*|contraseña*, libre & dejar|dejas|dejes|parte, más rápido, más corto|corta|cortas, menos tiempo, dejarme algo de, parte del tiempo, repartir & horas|tiempo|días|horario*, ducharte & rápido|poco|menos|antes|después|noche, acapar*, turno* & ?, una hora & baño|ducha|duchándote, me dejas & baño|lavadora|ducha, salir & baño & rápido|antes|ya, repartámonos, repartirnos, media cada uno, cada uno, la necesito libre, libre & necesito, repartir la hora, te puedes afeitar, cambiarme el día, déjamela libre, tú cocinas, se duche más tarde, sal ya de la ducha, el baño es mío, ducharte & antes|después',
    say: 'dejarlo libre parte del tiempo',
  },
  take_turns: {
    hear: 'turnar*, turnarnos, hacer tu parte, haz tu parte, haces tu parte, tu parte & hacer|limpi*|baño|tareas|haz|de las & !pag*, repart* & tareas|limpi*|cosas|casa|trabajo, te toca & limpi*|baño|cocina|basura|fregar|a ti, mi semana, tu semana, tu turno, ayudar & limpi*|tareas|casa, colabor*, por turnos & limpi*|tareas, te toca, nos repartimos, repartimos, repartir, reparto, por turnos, hacer tu parte, tu turno, tu semana, turnarnos, nos turnamos, a medias & limpi*|tareas|casa, colaborar, colabora, echar una mano & limpi*|casa|tareas, más justo & limpi*|reparto, recoger detrás, limpio lo que, lo que ensucio, nada más & limpi*|lo mío, repartámonos, cubriendo los turnos, hago solo mi parte, encargarme yo sol*',
    say: 'hacer tu parte',
  },
  be_on_time: {
    hear: 'puntual*, a tiempo & llegar|llega|estar|ven|cumplir|estés|por favor, llegar a la hora, llega a la hora, cumpl* & !años, no llegues tarde, estar a la hora, lo que prometiste, lo que acordamos & hacer|cumplir|haz, la próxima vez & te quedas|vienes|puntual*|a la hora, estar aquí a las, sin retraso, a tiempo, a la hora, puntual, sin retrasos, cumple, cumplas, cumplir, lo prometido, no llegues tarde, ven a la hora, a tu hora, en punto, a la hora, la próxima a, llegado a las, como quedamos, se anulan, no voy a reservar',
    say: 'llegar a tiempo',
  },
  talk: {
    hear: 'hablamos, hablemos, podemos hablar, hablar & necesito|tenemos que|quiero|juntos|rato|momento|conmigo|calma|de ello|sobre|sent*|podemos|podríamos|quedamos|café, habla conmigo, hablarlo, sentamos, sentarnos, charlar, charlemos, conversar, comentarlo, repasar conmigo, discutirlo & !seguir, podemos hablar, hablamos, hablemos, hablar & podemos|podríamos|quiero|gustaría|rato|momento|tranquil*|esto|ello|lo que, quedamos & hablar|repasar|ver|comentar, nos sentamos, nos vemos & hablar|comentar, repasar, comentar & podemos|juntos|las, tomamos un café, un café & hablar|hablamos, aclararlo, aclaramos, di .. qué te pasa, dime qué te pasa',
    say: 'buscar un momento para hablarlo',
  },
  explain: {
    hear: 'explic*, por qué & !no puedes|nunca|siempre, abriste tú, has visto, has leído, quién & ha|fue|dejó|rompió|cogió|era|le toca|puso|movió|se, a quién, sabes & ?|qué|por qué|cuándo|quién|si|cómo, qué pasó, qué ha pasado, qué querías decir, qué quisiste, a qué te refer*, aclar*, una pregunta, duda & tengo|una, en serio & ?, cuándo & ?, cuál & ?, dónde & ?, sigue siendo & ?, solo & ? & o, fuiste tú, has sido tú, cogiste & ?, usaste & ?, decirme qué|por qué|cómo|si & !molest*, contarme & qué|más, estás & enfadad*|molest* & ?, es tuyo|tuya & ?, qué significa, contarme un poco, limpio o sucio, a qué hora, qué hora & ?, dijo & ?, o & ? & está|es|sigue|va|puedo|era|queda, has visto & ?, dejaste & ?, viste & ?, pasa algo & ?, te pasa algo, ? & !podrías|puedes|podéis|podemos|podríamos|te importaría|por favor|me avisas|nos|quedamos|te animas|me devuelves|compras tú|me dices|hablamos|apagas|cierras|la aclaras|la sacas|me haces|me preguntas|recoges|limpias|lo dejamos|te acuerdas|les puedes|me riegas, por qué, quién, fuiste tú, qué ha pasado, sabes por qué, se la diste, se lo diste, lo has visto, dónde está, cómo quedamos & ?, no habíamos & ?, habíamos & ?',
    say: 'contarme un poco más sobre eso',
  },
  give_notice: {
    hear: 'avis* & !advert*|último, avísame, me avisas, avisarme, antelación, con tiempo & !a tiempo & avis*|dec*|saber, decir|dices|dime|dímelo|decirme|digas antes & !directamente, saberlo & antes|por, aviso previo, dime si, me dices & si|cuándo|antes|la próxima, informar*, apuntarlo, dime & cuándo|antes, me dices & antes|si|cuándo, dime & si|cuándo|antes, avisa, avises, avisar, con antelación, con tiempo, saber & antes|si|cuándo|necesito, mándame un mensaje, escríbeme & antes|si|cuando, antes del lunes|martes|miércoles|jueves|viernes|domingo, me mandas un mensaj*, mensajito, avís*',
    say: 'avisarme antes',
  },
  respect_space: {
    hear: 'espacio & dejar*|necesito|respet*|poco|mi|algo & !estante*|nevera|armario, déjame|dejarme|déjenme en paz, en paz & dej*, déjame sola|solo|tranquil*, sola|solo|a solas & necesito|quiero|estar|rato|hora*|horita, privacidad, respet* & mi|intimidad|privacidad|espacio|horas|descanso, no entres, no entrar, no entréis, que no entr*, no toques, no tocar, no me toques, no mirar, manos fuera, fuera de mi, que nadie entre, no me molest*, necesito el & salón|de, para mí & rato|hora|salón|tiempo|necesito, dejarme & comida|yogur*|uso|queso|leche|abrir, dejar & donde están, no me despiert*, sola|solo & necesito|quiero|estar|rato|hora|horita, a solas, puerta cerrada & necesito|rato|hora*, estar sola|solo, sola ahí, solo ahí, no me hables hasta|antes|por las, hasta que tome, no entres, no toques, no leas, no abras, no mires, no registres, mi privacidad, mi intimidad, déjame & rato|tranquil*|sol*|espacio, dejadme, necesito & salón|comedor|mesa|escritorio|sola|solo|espacio|tranquil*, es privado, son mías, son míos, mis cosas & no|deja*|fuera, mi espacio, mi cuarto & no|fuera, vuelve a ponerte, la necesito, necesito libre, lo necesito, necesito que, ni para mirar, mi ordenador, es privado, que nadie, es mía & lavadora|balda|jueves, ceder & turno, no miro el grupo, necesito desconectar, no se tocan',
    say: 'dejarme algo de espacio',
  },
  knock: {
    hear: 'llamar|llama|llames|llamas|tocar|toca|toques|golpea .. puerta, llamar antes de entrar, llama antes, sin llamar & entr*|puerta, toca antes, llama antes, llamar antes, llames antes, toca antes, toca la puerta, llama a la puerta, sin llamar',
    say: 'llamar a la puerta antes de entrar',
  },
  agree: {
    hear: 'acuerdo & poner*|llegar|llegamos|podemos|ponernos|ponemos, acordar|acordamos & ?|conmigo|juntos|podemos|podríamos, solución, soluciones, compromiso, término medio, punto medio, encontrar|encontramos|buscar|buscamos .. forma|manera|solución|arreglo|fórmula, lo dejamos en, apañ*, ponernos de acuerdo, nos ponemos de acuerdo, hacemos un & plan|calendario|cuadrante|horario, nos ponemos, ponemos de acuerdo, acuerdo, llegamos a un, buscamos, encontramos, organizamos, nos organizamos, organizarnos, hacemos un, repartimos, solución, intermedio, término medio, negociar, cómo lo hacemos, cómo hacemos, miramos juntos, mirar juntos, miramos, para que no se pisen, nos coordinamos, coordinarnos, nos apañamos',
    say: 'buscar juntos una solución',
  },
  limit: {
    hear: 'menos a menudo, menos veces|noches|días|visitas|seguido|mensajes, no tan a menudo, no tanto, tan a menudo, con menos frecuencia, reducir, limit* & !límites, todos los días & aquí|novi*|está|viene, todos los fines de semana, de lunes a viernes, todas las noches & aquí|duerme|queda, altern* & casa, un poco menos & !ruido|volumen|fuerte|tiempo, máximo & noches|días|semana, no cada, se largue, que se vaya, no es un hotel, se vaya ya, vivir aquí & no, no vive aquí, tan a menudo, cada día & aquí|viene|novi*|gente, cuatro noches, cinco noches, tantas noches, tanta gente, tantas visitas, tantos mensajes, máximo, como mucho, solo los fines, una vez por semana, no tanto, antes de las & ensay*|toc*|practic*, dormir algún día en, menos días, menos noches',
    say: 'hacerlo un poco menos a menudo',
  },
  reply: {
    hear: 'contesta & !mal, contestar, contestes, contestad, contéstame, contestas & ?|por favor|podrías, responde & !mal, responder, respondas, respóndeme, respondas, responded, dar respuesta, me respondes & ?, dime algo, contestarme, contesta, contestes, contestar, responde, respondas, responder, di algo, dime algo, un sí o un no, respuesta',
    say: 'contestarme',
  },
  listen: {
    hear: 'escúchame, escucharme, escucha & por favor|me|un momento & !música|detrás, escuches & me|por favor, déjame terminar|hablar|acabar, dejarme terminar|hablar|acabar, sin interrump*|interrupciones, no me interrump*, no me cortes, terminar mis frases, escúchame, escuches, escuchar & me|un momento, déjame hablar, déjame terminar, dejar hablar, sin interrumpir, atención & presta|prestes|por favor, abro la boca, cada vez que hablo, levantas la voz, si me cortas, me cortas',
    say: 'escucharme un momento',
  },
  speak_kindly: {
    hear: 'tono & más|otro|calm*|tranquil*|respet*|amable|mejor|ese|tu, háblame bien|mejor|con, hablarme bien|mejor|con|así, hables así, no me grites, no grites, dejar de gritar*|levantarme, levantar* la voz, levantes la voz, con respeto, con más respeto, más amable, amabilidad, buenas formas, buenas maneras, me hables & así|mal|como, no me hables, hablarme, hables & bien|mejor|respeto|así|tono|calma, con calma & habla*|di*|dec*, respeto, tono, amable, sin gritar, sin gritos, no me grites, no grites, educación & más|habla*, mejor modo, buenas palabras, levantas la voz, a gritos, buen tono',
    say: 'hablarme con más calma',
  },
  tell_directly: {
    hear: 'a la cara, decírmelo & !antes|avis*, dímelo & !antes|cuando|si vienes, me lo dijeras, me lo digas, directamente, en persona, oírlo de ti, saberlo por ti, cara a cara, dilo & mí, vengas y me lo, decirme las cosas, en vez de & notas|quejarte|espaldas|hablar|grupo, me lo dijeras, me lo dices, me lo digas, dímelo & mí|cara|directamente|tú, a mí y no, a mí directamente, decírmelo, hablarlo conmigo, venir a mí, a la cara, de frente, en privado, delante de los demás',
    say: 'decírmelo directamente',
  },
  include: {
    hear: 'consúlta*, consultar* & !antes de usar, cuenta conmigo|con nosotros, contar conmigo|con nosotros, contéis conmigo|con nosotros, sin contar con, antes de decidir, decidir juntos|entre todos, decidamos, incluir*, inclúye*, inclu* & me|nos, tener en cuenta & me|opinión|todos, preguntar a todos, sin mí, mi opinión, sin decirnos, que participe, preguntadme, contad conmigo, cuenta conmigo, contar conmigo, consultadme, consultar, consultarme, consultarnos, decidir entre todos, entre todos, votar, mi opinión, nuestra opinión, antes de comprar|decidir|cambiar|firmar|elegir, sin preguntarme, sin preguntarnos',
    say: 'contar conmigo',
  },
  keep_private: {
    hear: 'entre tú y yo, entre nosotros & queda*|quede, no lo cuentes, no cuentes, no contar, no se lo cuentes|digas, no le digas, guard* & secreto, en secreto, en confianza, no compart*, borra*|bórra*|quita* & foto*|vídeo*|historia|mensaje, no subas, no publi*, sin mi permiso & foto*|sub*|publi*|cont*, lo sabe todo, ahora lo sabe*, privad* & sigan|queden|mantener|asunto*, dejar de contar, te conté & mí|mi|todo|ahora, confidencial, era privado, es privado, privado, no lo cuentes, no se lo digas, entre nosotros, entre tú y yo, en confianza, borra, bórrala, bórralo, borrar, quita la foto, quitar la foto, sin mi permiso, sin permiso & foto*|vídeo*|grab*, no subas, no publiques, confié, secreto, guárdatelo, has contado, contaste',
    say: 'dejarlo entre nosotros',
  },
  pay: {
    hear: 'pagar & !no pienso|no voy|seguir, paga & por favor|tu|ya|lo, pagues, págame, pagarme, debes & euros|luz|dinero|aún|todavía|me & !ser|estar, bizum, transferencia, transfer*, ingresa* & dinero|cuenta, tu parte & pag*|factura*|alquiler|gasto*|euros|dinero|luz, a medias, compartir el gasto|los gastos|gastos, poner tu parte, aportar, dividir & gasto*|coste, renta & ni|peso*|paga*|debes, ni un peso|euro, nunca pagas, no pagas, no paga, págame, a pagar, cuándo & pag*, pagarme, págame, pagues, pagas & cuándo|tu|ya|mes, euros & puedes|me|debes|pag*|antes|son, me debes, alquiler & pag*|falta|debes|mes|vence|tarde, factura & pag*|falta|debes|mitad|vence, tu parte & pag*|falta|euros|dinero, tu mitad, dinero & devuel*|debes|pag*|me, adelantar & dinero, ponemos todos',
    say: 'pagar tu parte',
  },
  turn_off: {
    hear: 'apag*, apág*, desenchuf*, desconect* & alarma|aparato*|cargador, encendid* & luz|luces|calefacción|tele|horno|dejas|dejes, dejes encendid*, quitar|quita|quites la alarma|el despertador, no apagar, apagalo, apaga, apagas, apagar, apagues, apágala, apágalo, desenchufa*, desconecta, quita la alarma, encendida, encendidas, no la pongas',
    say: 'apagarlo',
  },
  close_door: {
    hear: 'cerrar|cierra|cierres|cierras|ciérrala|cerrarla|cerrad & puerta*|ventana*|llave|suav*|despacio|cuidado|persiana*|última|último, portazo*, con llave, eches la llave, echar la llave, puerta & abierta|abiertas & !mi, sin golpes & puerta*, portal, queda cerrado, quede cerrado, quede cerrada, cierre, cerrado, abierto, abierta',
    say: 'cerrar con cuidado',
  },
  go_outside: {
    hear: 'fuera & fum*|llam*|habl*|sal*|irte|vete|hacer|ve|id & !de mi, en el balcón & fum*, en la terraza & fum*|habl*, a la calle & fum*|sal*, a tu habitación|cuarto & id|vete|ve|hablar|llamar, en otra habitación, en otro sitio & fum*|llam*|habl*, dentro de casa & fum*|no, en el pasillo & no|llamadas|habl*, fuera del piso, afuera, afuera, balcón & fum*|habl*|llam*, terraza & fum*|habl*, calle & fum*, en tu cuarto & habl*|llam*|fum*, en tu habitación & habl*|llam*, en otra parte, no dentro, fuera & fum*|llam*|habl*|sal|salir|vete,, en tu cuarto & llamad*|videollamadas|hacer',
    say: 'hacerlo fuera o en otra habitación',
  },
  move: {
    hear: 'mover, mueve, muevas, muével*, quitar & cosas|coche|bici*|cajas|ropa|medio|trastos, quita & coche|bici*|cosas|cajas|medio, quites & coche|bici*|cosas, en otro sitio & pon*|dej*|guard*|aparc*, sacar|sacas|saques|saca & ropa|lavadora|colada|cajas, la sacas, hacer sitio|hueco|espacio, haz sitio|hueco, despejar, despejad*, dejar libre, deja* libre, libre & plaza|pasillo|fregadero, espacio en los estantes, estorb*, girar & cámara, apuntar & cámara, hacia otro lado, guardar & cosas|zapatos|medio, mueve, mover, muevas, quita, quitar, quites, aparta, apartar, guarda & trastos|cajas|bici|cosas|zapatos, guardar & trastos|cajas|bici|cosas|zapatos, en el trastero, en tu cuarto & pon|guarda|deja, otro sitio, sitio & haz|hacer|dejar|busca, despeja, despejar, libre & deja|dejar|dejes, al entrar & zapatos|quít*, llamar desde, desde tu habitación, desde tu cuarto, en tu habitación, a tu habitación, a tu cuarto',
    say: 'ponerlo en otro sitio',
  },
  repair: {
    hear: 'arregl* & !nos|cuentas, arréglalo, repar*, llamar .. fontanero|técnico|casero|electricista & !cuándo, reparaciones, arreglen, arreglar, arreglas, arregles, arreglen, arreglarlo, reparar, llamar al fontanero|casero|técnico|electricista, llama al fontanero|casero|técnico, avisar al casero, avisa al casero, llamas .. fontanero|plomero|casero, llama* al fontanero|plomero|técnico',
    say: 'hacer que se arregle',
  },
  help: {
    hear: 'ayuda*, ayúda*, ayudes, echar* una mano, échame una mano, cuidar de, abrirle & técnico|fontanero, puedes estar & técnico|fontanero|casa, regar & plantas|puedes, me riegas, riegas, me ayudas, me echas una mano, puedes quedarte & técnico|fontanero, me recoges, me haces el favor, ayúdame, ayudarme, ayudas, me ayudas, me echas una mano, dar de comer, riegas, regar & puedes|podrías, cuidar & puedes|podrías|gato|perro, pasear & puedes|podrías|perro, abrirle, quedarte en casa, me cubres, favor & haces|hacerme|pedirte, me regarías, me ayud*, echar una mano',
    say: 'echarme una mano con eso',
  },
  other: { hear: '', say: '' },
};
