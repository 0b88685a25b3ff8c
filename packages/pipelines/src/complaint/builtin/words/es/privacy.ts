import type { ConceptPart } from '../concept-words.ts';

export const PRIVACY = {
  room_entry: {
    hear: 'entrar|entres|entras|entra|entraste|entréis|entrando|entrado|entren|entre|pases|pasar|pasas|metes|metas|meterte|metiste|meterse & habitación|cuarto|dormitorio & !mío|armario, en mi cuarto|habitación|dormitorio & entr*|sin|nadie|alguien|cuando no|estuviste|metid*|haces|hacías|pases|métete|llamar, a mi cuarto|habitación|dormitorio & entr*|pas*|vengas|sin, fuera de mi cuarto|habitación, sal de mi cuarto|habitación, mi habitación & entr*|permiso|llamar|privad*, mi cuarto & entr*|permiso|llamar, sin llamar & entr*|puerta|habitación|cuarto, se mete & cuarto|habitación, entras en mi, entrar en mi, entraste en mi, entrado en mi, entres en mi, entras sin, entrar sin, entraste sin, entres sin, pasas sin, abres mi puerta, abrir mi puerta, a mi cuarto, en mi cuarto sin, en mi habitación sin, en mi cuarto cuando, en mi habitación cuando, metes en mi, irrump*, mi cuarto & fuera|prohib*|sin permiso, dormitorio & entr*|mío|mi, mi cuarto & visitas|entr*|primo|permiso, mi cama & durm*|primo|visitas, mi habitación & entr*|permiso|visitas',
    say: 'entrar en mi habitación',
    ask: {
      respect_space: 'no entrar en mi habitación sin que yo lo diga',
      knock: 'llamar a la puerta antes de entrar en mi habitación',
      ask_first: 'preguntarme antes de entrar en mi habitación',
      stop: 'dejar de entrar en mi habitación sin preguntar',
    },
  },
  knocking: {
    hear: 'llamar a la puerta, llama a la puerta, llames a la puerta, llamas a la puerta, llamar antes, llama antes, sin llamar & !avisar|contest*|teléfono, tocar la puerta, toca la puerta, toques la puerta, tocar a la puerta, toca antes de, llamando a la puerta, golpea antes, toca|toques|tocar .. puerta, llama|llamar a la puerta, sin tocar',
    say: 'llamar a la puerta',
    ask: { knock: 'llamar a la puerta y esperar un momento antes de entrar' },
  },
  personal_items: {
    weak: 'mis cosas, cosas mías',
    hear: 'tocar|tocas|toques|toca|tocado|tocaste & mis|mi & !puerta|guitarra|piano|móvil, revolver|revuelves|revuelvas|rebuscar|rebuscas|hurgar|hurgas|fisgar|fisgas|fisgonear|cotillear & mis|mi|cosas|cajon*|habitación, mis cajones, mi cajón, mi bolso, mi cartera, mi diario, mi maquillaje, mi cepillo, mi crema, mis cremas, mis pertenencias, mi escritorio & toc*|rev*|mir*, mover|mueves|movido|mueva mis, la crema, el cepillo, mis cosas & toc*|rev*|romp*, lentillas, mis gafas, mi neceser, mi perfume, mi mesa & toc*|cosas|rev*, mi estuche, mis cosas & registr*|tocar|toques|tocas|rebusc*|cog*|mov*, registrar|registras mis, mis joyas, mi colonia, mis pastillas, mis medicinas, mi armario & abr*|cog*|mir*|rebusc*, mis papeles, mi cuaderno, mi peine, mi maquinilla, mi mochila & abr*|mir*|rebusc*, cambias de sitio mis, mueves mis, ponerte mis, ladrona, ladrón, robado mi|mis, roba* mi|mis',
    say: 'mis cosas personales',
    ask: {
      respect_space: 'dejar mis cosas personales donde están',
      ask_first: 'preguntarme antes de tocar mis cosas personales',
      stop: 'dejar de tocar mis cosas personales',
    },
  },
  borrowed_items: {
    hear: 'uso de mi|mis, prest* & !dinero|atención|pasta|llave*, prestad* & !dinero, te dejé & !dicho|claro|nota|mensaje|dinero, coger|coges|cojas|cogiste|cogido|coge|agarr*|tomar|tomas|tomes|llevas|llevaste|llevarte & mi|mis & !comida|leche|queso|yogur*|ropa|teléfono|tren|bus|toalla*, usar|usas|uses|usaste|usado|usando|utiliz* & mi|mis & !cuenta|toalla*|ropa|contraseña|comida|habitación|netflix, devuelv*|devolv*|devuelt* & !llave|llaves|dinero|pasta|llamad*, mi taladro, mi cargador, mi bici & us*|cog*|prest*|pid*|pregunt*|permiso, mi coche & us*|cog*|prest*|pid*|pregunt*|permiso, mi secador, mis auriculares & us*|cog*|devuel*, mi champú, mi plancha, mi maleta, mi taza, mi cuchilla, todo lo usas, lo usas & todo|sin, sin permiso & mi|mis|coges|usas, mis herramientas, mi destornillador, mi libro*, mi licuadora, mi batidora, mi mochila, mi paraguas & prest*|devuel*|cog*|vist*, agarras|agarraste|agarres & mi|mis, mi sartén, mi cuchillo*, mi hervidor, cojas mi|mis, coges mi|mis, cogiste mi|mis, cogido mi|mis, usas mi|mis, uses mi|mis, usar mi|mis & !cuenta|toalla*|baño, usaste mi|mis, usado mi|mis, devuélveme, me devuelves, mi cámara, mi tienda, mi esterilla, mi cable, mis llaves & cog*|llev*, mi guitarra & us*|cog*|toc*|prest*, mi olla, mi tupper & devuel*|us*, dónde está mi & !comida|queso|leche, has visto mi|mis & !comida, quién ha cogido mi|mis, mi ordenador & us*|cog*|prest*, prestado, prestaste, te presté',
    say: 'el uso de {my}',
    ask: {
      ask_first: 'preguntarme antes de usar {my}',
      return: 'devolverme {my}',
      replace: 'reponer {my}',
      stop: 'dejar de usar {my}',
    },
  },
  clothes: {
    hear: 'mi camisa*, mi camiseta*, mi chaqueta*, mi jersey, mi sudadera, mi vestido*, mis vaqueros, mi abrigo, mis pantalones, mis calcetines, mi bufanda, mi falda, mi suéter, mi cazadora, mis zapatos & pon*|puesto|prest*|llev*, mi blusa, jersey, bufanda, sudadera, mi gorro, mi chubasquero, mi rebeca, mis medias, mi traje, mi corbata, mis leggins, mi pijama, mi cinturón, mis pendientes, mi collar, mis zapatillas & pon*|puesto|us*|cog*, ponerte mi, te pones mi|mis, te has puesto mi|mis, llevas puesto mi, mi chándal, mi polo, prestarte ropa, mi ropa & !lavadora|secadora, mi chaqueta, mi camisa, mi camiseta, mi vestido',
    say: 'mi ropa',
    ask: {
      ask_first: 'preguntarme antes de ponerte mi ropa',
      return: 'devolverme mi ropa',
      stop: 'dejar de ponerte mi ropa',
    },
  },
  food_taken: {
    hear: 'mi comida, comer|comes|comas|comiste|comido|come|comió|comiendo|comáis|coméis & mi|mis|míos|mío|mía|yogur*|queso|lo que no & !habitación|conmigo, mi leche, mi queso, mis yogur*, mi yogur*, mis sobras, mi pan, mis huevos, mis galletas, mi zumo, mi cerveza, mis cervezas, mi vino, mi café, mi chocolate, mi pizza, mis cereales, mi jamón, mi fruta, mi helado, mi aceite, mi táper, mi tupper, mi bocadillo, mi compra, bebido|bebes|bebas|bebiste & mi|mis|leche|zumo|cerveza*|vino|café, sin queso|leche|yogures|pan|café|cena|desayuno, mi balda & com*|yogur*|cosas|coge*, mi estante & com*|coge*|yogur*, gorrón, gorrona, gorronear, desaparec* & comida|queso|yogur*|leche|galletas|mis|mi, queso|yogures|leche & mío|míos|mía|nombre|faltan|falta, mis lentejas, mi sopa, mi pollo, mi arroz & com*, mi ensalada, mi pasta & com*, mi tortilla, mis patatas, mi mermelada, mi miel, mi atún, mi nata, mi mantequilla, mis plátanos, mi aguacate*, mis bebidas, mi coca cola, mi batido, te has comido, te comiste, se ha comido, os habéis comido, alguien se come|comió, quién se ha comido|bebido, te has bebido, te bebiste, acabado & mi|mis|leche|queso|café|yogur* & !papel, mi cena & com*|desaparec*, mi almuerzo, mi desayuno & com*|desaparec*, mi comida del, picas de mi, picar de mi, lo que compro yo, lo que yo compro, desaparece*, faltan & yogures|huevos|galletas|cervezas, no se toca & balda|nevera, comerte lo mío, lo mío & comer*|comes|nevera, mis yogures',
    say: '{my}',
    ask: {
      ask_first: 'preguntarme antes de tomar {my}',
      stop: 'dejar de comer {my}',
      replace: 'reponer {my}',
      respect_space: 'dejarme {my}',
    },
  },
  mail: {
    hear: 'mi carta, mis cartas, carta & abr*|buzón|nombre|mi|banco|vist*, cartas & abr*|buzón|mis|leer, correo & mi|mis|abr*|buzón|cartas & !electrónico, buzón, paquete|paquetes & mi|mis|abr*|cog*|recog*|nombre|lleg*|entrega*, mi paquete, sobre & abierto|carta|banco, mis paquetes, abres mi|mis & paquete*|carta*|correo, cartas, carta, mi correspondencia, pedido & abr*|mío|mi|amazon, el cartero, sobre & banco|abierto|mi',
    say: 'mi correo',
    ask: {
      respect_space: 'dejarme abrir mi correo',
      stop: 'dejar de abrir mi correo',
      give_notice: 'avisarme cuando llegue mi correo',
      return: 'devolverme mi correo',
    },
  },
  private_messages: {
    hear: 'mi móvil & !prest*|llam*|usar|cargador|número, mi teléfono & !prest*|llam*|usar|número, mis mensajes & !contest*|respond*|ignor*|respuesta|visto, leer|leído|lees|leyendo|leíste mis mensajes|conversaciones|chats|correos, mi portátil & !prest*|usar|uses|cargador, mi ordenador & mir*|le*|fisg*|cotill*|toc*, mi computadora & mir*|revis*|fisg*, mis chats, mis conversaciones & le*|whatsapp|mir*, mis correos & le*|mir*, mi móvil & mir*|cotill*|le*|coges|cogiste|desbloque*|pantalla|revis*, mis mensajes & le*|mir*|cotill*, mi portátil & abr*|mir*|cotill*|us*, mi tablet, mi whatsapp, mis whatsapps, mi correo electrónico, mi pantalla, por encima de mi hombro, mi historial, espías mi, cotilleas mi, cotilleas & móvil|mensajes|teléfono|conversaciones, mi ordenador, encienda & ordenador|lo, mi pc',
    say: 'mis mensajes privados y mis dispositivos',
    ask: {
      respect_space: 'no mirar mis mensajes privados ni mis dispositivos',
      stop: 'dejar de leer mis mensajes privados',
      keep_private: 'dejar que mis mensajes privados sigan siendo privados',
    },
  },
  photos: {
    hear: 'foto, fotos, fotografía*, vídeo|vídeos|video|videos & mí|mío|mía|sub*|grab*|publi*|saliendo|historia, grabar|grabas|grabes|grabado|grabando & me|sin|nos|móvil, instagram & foto*|vídeo*|historia*|sub*|public*|etiquet*, insta, tiktok, cámara & apunta|pasillo|puerta|graba*, subiste & foto*|historia|story, historias & instagram|mías|foto*, selfi*, fotito*, imagen mía, stickers & mí|mía|cara, sticker, fotos mías, foto mía, subir & foto*|historia*|instagram|vídeo*, subas & foto*|vídeo*, etiquet* & foto*|instagram, tus historias, grabaste, me grabas, me grabaste, directo & instagram|twitch & salgo|salía, cámara, captura* & mensaje*|pantalla|mí, pantallazo, tu historia, la story, stories, foto*, salgo yo, borrar & story|foto*|vídeo*|video*',
    say: 'las fotos',
    ask: {
      ask_first: 'preguntarme antes de hacer o compartir fotos',
      stop: 'dejar de publicar fotos mías',
      keep_private: 'no compartir las fotos',
      move: 'apuntar la cámara de fotos hacia otro lado',
    },
  },
  eavesdropping: {
    hear: 'escuchar|escuchas|escuches|escuchando|escuchado|escucháis & detrás|puerta|conversaciones|llamadas & !música|audios, poner la oreja, pones la oreja, pegada a la puerta, espiar|espías|espíes|espiando, a escondidas & escuch*|oye*|oír, escuchas detrás, escuchar detrás, orejas & pared|puerta, pegar la oreja, escuchas mis, oyes mis conversaciones, espiar, espías, espiando, se escucha todo lo que hablo, detrás de la puerta, escuch* & detrás|puerta|conversaciones|mis llamadas, espi*',
    say: 'escuchar mis conversaciones',
    ask: {
      respect_space: 'respetar la privacidad de mis conversaciones',
      stop: 'dejar de escuchar mis conversaciones',
    },
  },
  private_matters: {
    hear: 'asuntos privados, mis asuntos, mi vida privada, mi vida personal, mi intimidad, secreto*, en confianza, contar|cuentas|cuentes|contaste|contado|contando|contarle|contarlo & a todos|a los demás|a todo|a otros|vecinos|a la gente|mis cosas|lo mío|amigos|gente|demás, te conté, entre tú y yo, mi ruptura, mi terapia, mi sueldo, lo que gano, mi salud, mi diagnóstico, mi relación, cotill* & vida|asuntos, lo sabe todo, ahora lo saben|sabe, preguntas personales, no es asunto tuyo, asunto mío, era privado, es privado, algo privado, cosa mía, cosas mías & cont*|cuent*|dec*, lo que cobro, cuánto cobro, cuánto gano, le has contado a, les has contado, has contado, le contaste, se lo contaste, se lo has contado, le dijiste a & mí|mío|privado|secreto|que yo, mi ex, mi divorcio, mi psicólog*, mi médico, mis deudas, mi vida sexual, mi familia & cont*|cuent*, confié en ti, confianza & traicion*|cont*|confi*, chismorre*, intimidades, preguntas sobre mi',
    say: 'mis asuntos privados',
    ask: {
      keep_private: 'no contar a los demás mis asuntos privados',
      stop: 'dejar de contar mis asuntos privados',
    },
  },
  personal_space: {
    hear: 'privacidad & !baño|ducha, espacio personal, mi espacio, estar sola|solo|a solas, a solas, tiempo para mí, rato para mí, hora para mí, horita sola|solo|para mí, un rato sola|solo, sola con la puerta, necesito espacio, un poco de espacio, déjame en paz, dejarme en paz, déjame sola|solo, límites, invad*, mi propia casa & invitada|invitado|extrañ*, abraz*|tocarme|toques & no quiero|me gusta, desconectar & rato|trabajo|necesito, necesito una horita, mi momento, un respiro, necesito estar sol*, estar sol* & rato|ahí|necesito, me agobia*, encima de mí, no me hables hasta|antes|por las mañanas|cuando, no me habléis hasta|antes, hasta que tome café, antes del café, mi rato, rato para mí|sola|solo, estar tranquil* & cuarto|sola|solo|rato, descanso mental, espacio propio, encerrarme, puerta cerrada & necesito|molest*|quiero, agobi*, necesito aire, pegad* a mí, abrazos & no, sin hablar & rato|mañana|llego, entras a charlar, descansando & entras|llam*|moles*, estoy descansando, me quedo incómod*, cuando descanso, a mi aire, prefiero no discutirlo, desconectar & necesito',
    say: 'mi espacio personal',
    ask: { respect_space: 'dejarme un poco de espacio personal', stop: 'respetar mi espacio personal' },
  },
  bathroom_privacy: {
    hear: 'baño|ducha|váter & entr*|abr*|puerta & sin llamar|mientras|estoy|estaba|dentro|desnud*, privacidad & baño|ducha, baño & pestillo|cerrojo|privacidad|intimidad, mientras me ducho, cuando me ducho, cuando estoy en el baño|ducha|váter, mientras estoy en el baño|ducha|váter, abriste la puerta del baño, abres la puerta del baño, pestillo',
    say: 'la privacidad en el baño',
    ask: {
      knock: 'llamar a la puerta antes de entrar en el baño',
      respect_space: 'respetar mi privacidad en el baño',
    },
  },
  accounts: {
    hear: 'contraseña*, mi cuenta & !banco|dinero|ingres*|transf*, clave & wifi|netflix|cuenta|spotify, mi netflix, mi spotify, mi amazon, cuenta de netflix|spotify|amazon|hbo|disney, usuario & contraseña|cuenta, tu perfil & netflix|mi, mi perfil, mi suscripción, contraseña, contraseñas, clave del wifi, usas mi cuenta, mi tarjeta & us*|compr*|número',
    say: 'mis cuentas y contraseñas',
    ask: {
      ask_first: 'preguntarme antes de usar mis cuentas o contraseñas',
      stop: 'dejar de usar mis cuentas',
      keep_private: 'no compartir mis contraseñas',
    },
  },
} as const satisfies ConceptPart;
