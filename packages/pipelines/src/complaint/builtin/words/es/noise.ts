import type { ConceptPart } from '../concept-words.ts';

export const NOISE = {
  noise: {
    hear: 'ruido*, ruidos*, escándalo*, jaleo, bulla, barullo, estruendo, alboroto, follón & noche*|oye|ruido*, se oye todo, oigo todo, hacer ruido, golpes & sillas|noche|medianoche|pared|suelo|vecinos|arriba, arrastr* & sillas|muebles|silla|maleta, volumen & !música|tele, retumb*, hacer menos ruido, tanto ruido, paredes & finas|papel|oye, se oye & todo|pared|desde|hasta, ruidos, taconazos, portátil & ruido, estrépito, bullicio, molesta el ruido, bajito, baja la voz',
    weak: 'fuerte & !olor|dolor|discu*, silencio & !entre nosotros, baja el volumen',
    say: 'el ruido',
    ask: { turn_down: 'hacer un poco menos de ruido', stop: 'dejar de hacer ruido' },
  },
  loud_music: {
    hear: 'música & !practic*|ensay*|instrumento, altavoz, altavoces, bafle*, reguetón, reggaeton, techno, tecno, bajos & música|suen*|retumb*|techno, subwoofer, equipo de música, canción, canciones, radio, playlist*, parlante*, bocina*, dj, discoteca, bafles, ritmo & !vida, cumbia, salsa & !tomate|comida, rock, trap, perreo, bajo & retumba*|vibra*, retumba*, tu playlist, cumbias, temazo*, bajo & retumb*|vibra*|pared|suelo, ritmos, spotify & alto|volumen|fuerte, cantantes, el estéreo, minicadena, tocadiscos, discos & pones|alto',
    say: 'la música',
    ask: {
      turn_down: 'bajar un poco la música',
      use_headphones: 'poner la música con auriculares',
      stop: 'parar la música',
      turn_off: 'apagar la música',
      close_door: 'cerrar la puerta cuando pongas música',
    },
  },
  loud_tv: {
    hear: 'tele, televisión, televisor, televisiones, tv, netflix & !contraseña|cuenta|clave, serie, series, películas, película, peli, pelis, el fútbol & volumen|gritos|oye, partido & volumen|tele|alto, dibujos & tele|alto|volumen, partido & gritos|tele|oye|alto, telenovela*, youtube & alto|volumen|móvil|noche, vídeos & volumen|alto|móvil|noche|sin auriculares, netflix & alto|volumen|noche|tarde, el partido & escuch*|entero|cama|tele|alto',
    say: 'la tele',
    ask: {
      turn_down: 'bajar un poco la tele',
      use_headphones: 'ver la tele con auriculares',
      turn_off: 'apagar la tele',
    },
  },
  loud_voices: {
    hear: 'gritos & !me hablas|conmigo, gritar & !me, gritando & !me gritando|me estás, gritáis, gritan, griterío, voces & !dame, carcajada*, risas, risotada*, hablar|hablando|habláis|hablas|hablad .. alto|fuerte|gritos|bajo, charla* & alto|noche*|madrugada, discutir|discutiendo|discutís|peleas|pelearos|peleáis & oigo|oye|noche*|entre vosotros, bullicio, chillar, chillas, chillando, chillidos, cancha, gritas & !me|conmigo, vociferar, hablas & alto|fuerte|gritos, habláis & alto|fuerte, conversación & alto|noche|pasillo|oye, conversaciones & alto|noche|pasillo|oye|pared, charláis, cháchara, niños & gritan|gritos|chill*, reíros, os reís, discusiones & oye*|oigo|noche, peleas & oye*|oigo|noche, voz & alta|baja|bajar|bajas|bajes, susurr*, a todo volumen & habl*|sofá, hablas con tu familia, a voces',
    say: 'las voces altas',
    ask: { turn_down: 'hablar un poco más bajo' },
  },
  phone_calls: {
    hear: 'llamada*, videollamada*, por teléfono, al teléfono, teléfono & hablas|alto|gritos|oigo|oye, manos libres & móvil|teléfono|hablas|llamada*, en altavoz, audios & escuch*|alto|volumen|altavoz, notas de voz, zoom, facetime, llamada, hablas con tu madre & oye|alto|gritos, hablando por el móvil, altavoz & móvil|llamada*|teléfono|hablas, al móvil & hablas|gritos|alto|hora*, llamas & gritos|noche|alto & !puerta, audios, videollamadas, teams, hablas con tu familia, llamar desde, a todo volumen & hablas|llam*, llamas desde, hablas con & volumen|alto|gritos',
    say: 'las llamadas por teléfono',
    ask: {
      turn_down: 'hablar más bajo en las llamadas por teléfono',
      use_headphones: 'usar auriculares en las llamadas por teléfono',
      go_outside: 'hacer las llamadas por teléfono en otra habitación',
      close_door: 'cerrar la puerta durante las llamadas por teléfono',
    },
  },
  gaming: {
    hear: 'videojuego*, video juego*, consola, play & juegas|jugar|jugando|noche*|gritos, playstation, xbox, fortnite, gaming, gamer, jugando online, jugar online, cascos & jugar|jugando|juegas|partida*|gritas, micro & grit*|juego|partida*, partida|partidas & online|gritos|noche*|juegas|jugando, twitch, discord, lol & juegas|jugando, fifa, micro & !ondas, vas ganando, oigo celebrar*|ganar, juegas, jugar & noche|madrugada|ordenador|online, jugando, partidas, la compu & jug*, la play, videojuegos, la consola, el headset, headset, matando zombis, nintendo, minecraft, mando & play|consola|juego, juego & online|noche|gritos|ordenador, jugáis & noche|online|consola, gritas al micro, gritas a la pantalla, pantalla & gritas|gritos, partida*, play & noche|gritos, mando & gritos',
    say: 'los videojuegos',
    ask: {
      turn_down: 'hacer menos ruido con los videojuegos',
      use_headphones: 'jugar a los videojuegos con auriculares',
    },
  },
  late_noise: {
    hear: 'ruido*|jaleo|escándalo & noche*|madrugada|tarde|anoche|medianoche, ruido nocturno, muebles & noche|madrugada|2 de la, sin pegar ojo',
    say: 'el ruido por la noche',
    at: 'por la noche',
    ask: { turn_down: 'hacer menos ruido por la noche', stop: 'dejar de hacer ruido por la noche' },
  },
  early_noise: {
    hear: 'ruido*|jaleo & mañana|mañanas|temprano|amanecer|madrug*, ruido de buena mañana',
    say: 'el ruido a primera hora de la mañana',
    at: 'a primera hora de la mañana',
    ask: {
      turn_down: 'hacer menos ruido a primera hora de la mañana',
      stop: 'dejar de hacer ruido a primera hora de la mañana',
    },
  },
  alarm_clock: {
    hear: 'despertador*, alarma|alarmas & suena|sonar|sonando|móvil|mañana*|posp*|apag*|cinco|seis|siete, posponer, pospones, snooze, tu alarma, alarma, suena el móvil & mañana|horas, despertador',
    say: 'el despertador',
    ask: { turn_off: 'apagar el despertador cuando suene', turn_down: 'bajar un poco el despertador' },
  },
  slamming_doors: {
    hear: 'portazo*, puerta|puertas & golpe*|golpazo*|cerrar fuerte|suave*|despacio|con cuidado|sin hacer ruido, dar golpes & puerta*|armario*|casa, dando golpes, golpear & puerta*, golpes con los armarios|puertas|cajones, golpes & armario*|puerta*|cajon*, portazo, cerrar la puerta & fuerte|golpe|suave|despacio|cuidado, cierras & fuerte|golpe|portazo, cierra* las puertas & suave|despacio|cuidado, puertas & golpe*|tiembla*|despacio',
    say: 'los portazos',
    ask: {
      close_door: 'cerrar las puertas con suavidad, sin portazos',
      stop: 'dejar de dar portazos',
      turn_down: 'cerrar las puertas más bajito, sin portazos',
    },
  },
  footsteps: {
    hear: 'pisada*, pisotón*, pisotones, tacones, tacón, pasos & noche|oigo|oyen|fuerte*|arriba|techo, zapatear, zapateo, saltar & suelo|arriba|noche|salón, saltando, saltos, correr por & pasillo|casa|noche, taconeo, cruje*, crujir, pisas fuerte, pisar fuerte, andas con, tus pasos, pasos, caminar & fuerte|noche|tacones, caminas & fuerte|noche|tacones|arriba, zapatillas de andar por casa, saltas, saltar, corres por, corretear, elefante*, pesas & suelo|caer|golpe*, mancuernas, taconazos, zapatazos',
    say: 'las pisadas',
    ask: { turn_down: 'caminar con pisadas un poco más suaves' },
  },
  instrument: {
    hear: 'guitarra*, piano, batería & toca*|ensay*|ruido|practic*, violín, trompeta, flauta, saxo*, instrumento*, ensayar, ensayas, ensayo, ensayos, cantar, cantas, cantando, karaoke, practicar & guitarra|piano|violín|música|instrumento, ukelele, tambor*, cajón & toca*, tocar el|la, batería & !móvil|portátil|carga*|coche, tocas, tocar & guitarra|piano|batería|trompeta|violín|flauta|tarde|noche|antes, violonchelo, bajo & toc*|ensay*, saxofón, tu grupo & ensay*|toc*, gaita, pandereta, armónica, clarinete, practicas',
    say: 'los ensayos con el instrumento',
    ask: {
      turn_down: 'tocar el instrumento un poco más bajo',
      stop: 'dejar de tocar el instrumento',
    },
  },
  party: {
    hear: 'fiesta, fiestas, fiestón, botellón, juerga*, cumpleaños & gente|casa|celebr*|piso, farra*, guateque, desmadre, treinta|veinte|cincuenta|30|20|50 personas, peda, reventón, joda, previa, carrete, pachanga, fiestero, 20|30|40 personas, rumba, cumple & gente|casa|fiesta|piso|aquí, celebración, celebrar, noche de póker, noche de juegos, quedada, inauguración, copas & casa|gente|aquí, barbacoa & gente|tarde|ruido, reunión de amigos, fiestorro, afterwork & casa, botellon*, despedida de solter*, fiestecita*, fiesta*, el after, parranda, jarana',
    say: 'la fiesta',
    ask: {
      turn_down: 'hacer menos ruido en la fiesta',
      give_notice: 'avisarme antes de una fiesta',
      stop: 'dejar de hacer fiestas',
    },
  },
  appliance_noise: {
    hear: 'aspiradora|aspirador|aspirar|aspiras & noche*|mañana*|temprano|ruido*|domingo*|madrugada|medianoche|las 6|las 7|las 8|las 11|horas, batidora & !mi|prest*, licuadora & !mi, taladrar, taladrando, taladro & ruido*|noche*|mañana*|domingo*|horas & !devuel*|dejé|presté, secador, secadora|lavadora|lavavajillas|centrifug* & noche*|ruido*|madrugada|medianoche|despierta*, martillo, martillazo*, electrodoméstico*, cafetera & ruido*|mañana*|despierta*, robot de cocina, cinta de correr, ventilador & ruido*, obras & casa|ruido|mañana, aspiradora & noche*|mañana*|domingo*|temprano|siesta|ruido|hora*|tarde, pasar la aspiradora & noche*|mañana*|domingo*|temprano|siesta|hora*, tu secador, secador & mañana|seis|siete|ruido|despert*, licuado*, batidos & mañana|ruido|batidora, exprimidor, lavadora & noche|ruido|doce|once|madrugada, cortacésped, taladro & domingo|ruido|mañana|siesta, bricolaje, aire & ruido, deshumidificador, tostadora & ruido, zumbido, zumba*, congelador & ruido|oye|noche, motor & ruido|oye|noche, extractor & ruido, obra|obras & baño|siguen|ruido, taladr* & !mi taladro|devol*|devuel*|prest*, aspiradora, secador & ruido|noche|temprano',
    say: 'el ruido de los electrodomésticos',
    ask: {
      turn_down: 'poner los electrodomésticos ruidosos a otra hora',
      stop: 'dejar de poner los electrodomésticos ruidosos a esas horas',
    },
  },
  barking: {
    hear: 'ladra, ladran, ladrar, ladrando, ladrido*, perro & aúlla*|aull*|llora*|ruido*|gime, maull*, tu perro & ruido|noche|llora|aúlla|día, perro & llora*|ladra*|aúlla*, gato & maúlla*|llora|noche, loro & grita|chilla, gallo, ladr*, aúll*, perrita|perrito|perro llora, maúll*',
    say: 'los ladridos',
    ask: { turn_down: 'hacer algo con los ladridos' },
  },
  sleep: {
    hear: 'dormir & !quede|queda|quedan|quedarse|aquí|amigo*|novi*|alguien|visita*|sofá|a dormir, no duermo, duermo & !en casa de, he dormido, no pude dormir, puedo dormir, pegar ojo, pego ojo, insomnio, despierta & me|niñ*|bebé|todos|casa, despiertas & me, despertáis, despertarme, despertó, me despierto, me desperté, desvelo, desvela*, descansar, siesta, mi sueño, sin dormir, despertar*, muero de sueño, sueño & falta|muero|tengo|horas, dormido & horas|nada|mal|habré|he, desvelad*, desvelaste, cansad* & duerm*|dorm*|noche, dormir a partir, me despertó, me despertaste, despiertas, despierta*, no descanso, descanso, dormir & !se queda|quede|quedan|amigo*|novi*|visita*|sofá|a dormir|gente, dormí, dormido, insomne, ojeras, cama & despert*|dorm*|acost*|noche, acostarme, me acuesto, bebé & duerm*|despert*, niño & duerm*|despert*, niña & duerm*|despert*, siestas, desvel*, no duerme nadie, me despiert*, dormir & no puedo|dejas|necesito, mis ocho horas',
    say: 'mi descanso',
    note: 'Me cuesta dormir con eso.',
  },
  study_time: {
    hear: 'estudiar, estudio & necesito|examen*|puedo|tengo|mientras, estudiando, examen, exámenes, oposicion*, concentrar*, concentro, teletrabaj*, trabajar desde casa, trabajo desde casa, tfg, tesis, selectividad, clases online, clase online, clases & necesito|online|zoom, reuniones & trabajo|online|tengo, entrega & trabajo|tfg|mañana, deberes & hacer|mis, finales & exámenes|semana, apuntes, clase & online|tengo|necesito|mañana, curso online|en línea, mi curso, trabajo fin, entregar & trabajo|tfm|tfg|proyecto, universidad, facultad & estudi*|examen|trabajo, biblioteca & estudi*, tengo reunión, reunión & trabajo|online|zoom|jefe, videollamadas de trabajo, concentrarme, concentración, repasar & examen*|apuntes, mi tesis, oposición, preparar & examen*|oposic*|clase*, reunión con cámara, entrevista, oposiciones, parcial*, examen*, me concentr*, estudi*',
    say: 'mi tiempo para estudiar o trabajar',
    note: 'Necesito poder estudiar o trabajar.',
  },
  quiet_time: {
    hear: 'silencio & necesito|quiero|horas|noche*|tarde*|poco de|un rato, horas de silencio, tranquilidad, tranquilo|tranquila & noche|tarde|rato|necesito|fin de semana|casa & !tono, paz & poco|un rato|necesito|quiero, un poco de calma, calma & necesito|tarde*|noche*, horas tranquilas, dormir a partir, descanso & horas, sin ruido, silencio & !entre nosotros|silencio entre, silencio & !radio|entre nosotros, calma & !comentar*|hablarme|háblame|hablar con|con calma|con más calma, hora de silencio, descanso & domingo|siesta, noche tranquila, tarde tranquila, paz y tranquilidad, un poco de silencio, estar tranquil*, siesta, dejar de hacer ruido, bajar el volumen & hora|quedamos, necesito descansar',
    say: 'los ratos de silencio',
    ask: {
      turn_down: 'ayudar a que haya ratos de silencio',
    },
  },
} as const satisfies ConceptPart;
