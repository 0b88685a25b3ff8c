import type { ConceptPart } from '../concept-words.ts';

export const NOISE = {
  noise: {
    hear: 'ruido*, ruidos*, escándalo*, jaleo, bulla, barullo, estruendo, alboroto, follón & noche*|oye|ruido*, se oye todo, oigo todo, hacer ruido',
    weak: 'fuerte & !olor|dolor|discu*, silencio, baja el volumen',
    say: 'el ruido',
    ask: { turn_down: 'hacer un poco menos de ruido', stop: 'dejar de hacer ruido' },
  },
  loud_music: {
    hear: 'música & !practic*|ensay*|instrumento, altavoz, altavoces, bafle*, reguetón, reggaeton, techno, tecno, bajos & música|suen*|retumb*|techno, subwoofer, equipo de música, canción, canciones, radio, playlist*, parlante*, bocina*, dj, discoteca, bafles, ritmo & !vida, cumbia, salsa & !tomate|comida, rock, trap, perreo, bajo & retumba*|vibra*, retumba*',
    say: 'la música',
    ask: { turn_down: 'bajar un poco la música', use_headphones: 'poner la música con auriculares', stop: 'parar la música', turn_off: 'apagar la música' },
  },
  loud_tv: {
    hear: 'tele, televisión, televisor, televisiones, tv, netflix & !contraseña|cuenta|clave, serie, series, películas, película, peli, pelis, el fútbol & volumen|gritos|oye, partido & volumen|tele|alto, dibujos & tele|alto|volumen',
    say: 'la tele',
    ask: { turn_down: 'bajar un poco la tele', use_headphones: 'ver la tele con auriculares', turn_off: 'apagar la tele' },
  },
  loud_voices: {
    hear: 'gritos & !me hablas|conmigo, gritar & !me, gritando & !me gritando|me estás, gritáis, gritan, griterío, voces & !dame, carcajada*, risas, risotada*, hablar|hablando|habláis|hablas|hablad .. alto|fuerte|gritos|bajo, charla* & alto|noche*|madrugada, discutir|discutiendo|discutís|peleas|pelearos|peleáis & oigo|oye|noche*|entre vosotros, bullicio, chillar, chillas, chillando, chillidos, cancha',
    say: 'las voces altas',
    ask: { turn_down: 'hablar un poco más bajo' },
  },
  phone_calls: {
    hear: 'llamada*, videollamada*, por teléfono, al teléfono, teléfono & hablas|alto|gritos|oigo|oye, manos libres & móvil|teléfono|hablas|llamada*, en altavoz, audios & escuch*|alto|volumen|altavoz, notas de voz, zoom, facetime',
    say: 'las llamadas por teléfono',
    ask: { turn_down: 'hablar más bajo en las llamadas por teléfono', use_headphones: 'usar auriculares en las llamadas por teléfono', go_outside: 'hacer las llamadas por teléfono en otra habitación' },
  },
  gaming: {
    hear: 'videojuego*, video juego*, consola, play & juegas|jugar|jugando|noche*|gritos, playstation, xbox, fortnite, gaming, gamer, jugando online, jugar online, cascos & jugar|jugando|juegas|partida*|gritas, micro & grit*|juego|partida*, partida|partidas & online|gritos|noche*|juegas|jugando, twitch, discord, lol & juegas|jugando, fifa, micro & !ondas, vas ganando, oigo celebrar*|ganar, juegas, jugar & noche|madrugada|ordenador|online, jugando, partidas, la compu & jug*, la play',
    say: 'los videojuegos',
    ask: { turn_down: 'hacer menos ruido con los videojuegos', use_headphones: 'jugar a los videojuegos con auriculares' },
  },
  late_noise: {
    hear: 'ruido*|jaleo|escándalo & noche*|madrugada|tarde|anoche|medianoche, ruido nocturno, muebles & noche|madrugada|2 de la',
    say: 'el ruido por la noche',
    at: 'por la noche',
    ask: { turn_down: 'hacer menos ruido por la noche' },
  },
  early_noise: {
    hear: 'ruido*|jaleo & mañana|mañanas|temprano|amanecer|madrug*, ruido de buena mañana',
    say: 'el ruido a primera hora de la mañana',
    at: 'a primera hora de la mañana',
    ask: { turn_down: 'hacer menos ruido a primera hora de la mañana' },
  },
  alarm_clock: {
    hear: 'despertador*, alarma|alarmas & suena|sonar|sonando|móvil|mañana*|posp*|apag*|cinco|seis|siete, posponer, pospones, snooze',
    say: 'el despertador',
    ask: { turn_off: 'apagar el despertador cuando suene', turn_down: 'bajar un poco el despertador' },
  },
  slamming_doors: {
    hear: 'portazo*, puerta|puertas & golpe*|golpazo*|cerrar fuerte|suave*|despacio|con cuidado|sin hacer ruido, dar golpes & puerta*|armario*|casa, dando golpes, golpear & puerta*',
    say: 'los portazos',
    ask: { close_door: 'cerrar las puertas con suavidad, sin portazos', stop: 'dejar de dar portazos', turn_down: 'cerrar las puertas más bajito, sin portazos' },
  },
  footsteps: {
    hear: 'pisada*, pisotón*, pisotones, tacones, tacón, pasos & noche|oigo|oyen|fuerte*|arriba|techo, zapatear, zapateo, saltar & suelo|arriba|noche|salón, saltando, saltos, correr por & pasillo|casa|noche, taconeo, cruje*, crujir',
    say: 'las pisadas',
    ask: { turn_down: 'pisar con más suavidad para que se oigan menos las pisadas' },
  },
  instrument: {
    hear: 'guitarra*, piano, batería & toca*|ensay*|ruido|practic*, violín, trompeta, flauta, saxo*, instrumento*, ensayar, ensayas, ensayo, ensayos, cantar, cantas, cantando, karaoke, practicar & guitarra|piano|violín|música|instrumento, ukelele, tambor*, cajón & toca*, tocar el|la',
    say: 'los ensayos con el instrumento',
    ask: { turn_down: 'tocar el instrumento un poco más bajo', stop: 'dejar de tocar el instrumento a esas horas' },
  },
  party: {
    hear: 'fiesta, fiestas, fiestón, botellón, juerga*, cumpleaños & gente|casa|celebr*|piso, farra*, guateque, desmadre, treinta|veinte|cincuenta|30|20|50 personas, peda, reventón, joda, previa, carrete, pachanga, guateque, fiestero, 20|30|40 personas, rumba',
    say: 'la fiesta',
    ask: { turn_down: 'hacer menos ruido en la fiesta', give_notice: 'avisarme antes de una fiesta', stop: 'dejar de hacer fiestas' },
  },
  appliance_noise: {
    hear: 'aspiradora|aspirador|aspirar|aspiras & noche*|mañana*|temprano|ruido*|domingo*|madrugada|medianoche|las 6|las 7|las 8|las 11|horas, batidora & !mi|prest*, licuadora & !mi, taladrar, taladrando, taladro & ruido*|noche*|mañana*|domingo*|horas & !devuel*|dejé|presté, secador, secadora|lavadora|lavavajillas|centrifug* & noche*|ruido*|madrugada|medianoche|despierta*, martillo, martillazo*, electrodoméstico*, cafetera & ruido*|mañana*|despierta*, robot de cocina, cinta de correr, ventilador & ruido*, obras & casa|ruido|mañana',
    say: 'el ruido de los electrodomésticos',
    ask: { turn_down: 'poner los electrodomésticos ruidosos a otra hora' },
  },
  barking: {
    hear: 'ladr*, perro & aúlla*|aull*|llora*|ruido*|gime, maull*',
    say: 'los ladridos',
    ask: { turn_down: 'hacer que haya menos ladridos' },
  },
  sleep: {
    hear: 'dormir & !quede|queda|quedan|quedarse|aquí|amigo*|novi*|alguien|visita*|sofá|a dormir, no duermo, duermo & !en casa de, he dormido, no pude dormir, puedo dormir, pegar ojo, pego ojo, insomnio, despierta & me|niñ*|bebé|todos|casa, despiertas & me, despertáis, despertarme, despertó, me despierto, me desperté, desvelo, desvela*, descansar, siesta, mi sueño, sin dormir, despertar*, muero de sueño, sueño & falta|muero|tengo|horas, dormido & horas|nada|mal|habré|he, desvelad*, desvelaste, cansad* & duerm*|dorm*|noche, dormir a partir',
    say: 'mi descanso',
    note: 'Así me cuesta dormir.',
  },
  study_time: {
    hear: 'estudiar, estudio & necesito|examen*|puedo|tengo|mientras, estudiando, examen, exámenes, oposicion*, concentrar*, concentro, teletrabaj*, trabajar desde casa, trabajo desde casa, tfg, tesis, selectividad, clases online, clase online, clases & necesito|online|zoom, reuniones & trabajo|online|tengo, entrega & trabajo|tfg|mañana, deberes & hacer|mis, finales & exámenes|semana, apuntes',
    say: 'mi tiempo para estudiar o trabajar',
    note: 'Necesito poder estudiar o trabajar.',
  },
  quiet_time: {
    hear: 'silencio & necesito|quiero|horas|noche*|tarde*|poco de|un rato, horas de silencio, tranquilidad, tranquilo|tranquila & noche|tarde|rato|necesito|fin de semana|casa, paz & poco|un rato|necesito|quiero, un poco de calma, calma & necesito|tarde*|noche*, horas tranquilas, dormir a partir, descanso & horas, sin ruido, tranquilidad, silencio',
    say: 'los ratos de silencio',
    ask: { turn_down: 'ayudar a que haya ratos de silencio', agree: 'acordar conmigo unos ratos de silencio' },
  },
} as const satisfies ConceptPart;
