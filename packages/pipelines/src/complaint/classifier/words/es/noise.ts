/** Sounds, whoever makes them. */
export const NOISE = `
3: ruido|ruidos|ruidoso|ruidosa|ruidosos|ruidosas|rudio, musica|muzica|canciones, volumen|bolumen
altavoz|altavoces|parlante|parlantes|bafle|bafles, a todo volumen, a todo trapo, a tope, bajo de la, los bajos
subwoofer, estruendo, escandalo|escandalos, jaleo|follon|bulla|barullo|bullicio|alboroto|relajo|quilombo
grita|gritan|gritas|gritar|gritando|gritos|griterio|gritaban, chilla|chillan|chillas|chillar|chillando|chillidos
portazo|portazos, golpes|golpe|golpear|golpeando, pisotones|pisadas|taconeo|tacones|zapateo|zapatear
taladro|taladrar|taladrando, martillo|martillazos
silencio|silencioso|silenciosa|silenciosos|callado|callados|callate|callaos, mas bajo
bajar|baja|baje|bajes|bajad|bajen|bajarle|bajale|bajas|bajaras|bajases el|la|un|le|volumen|musica|tele|tv|sonido|voz
bajarle, bajale, hacer menos, menos ruido, auriculares|audifonos|cascos|headphones, altavoz, manos libres
despierta|despiertan|despiertas|despertar|desperto|despertaste|despertais|despertaron|despertando|despertarme|despertado|despiertes|despierto me?
me despert*, nos despert*, no puedo|pude|podemos|podia|logro|consigo|hay|dejas|dejan|me|nos _ dormir, no duermo
no dormi, sin dormir, no pegue|pego ojo, quiero|intento|intentando|tratando|trato de? dormir|descansar
dejame dormir, dejen|dejad|deja dormir, desvelad*, me desvela, insomnio, sueno ligero, alarma|alarmas|despertador
guitarra|bateria|piano|violin|trompeta|saxofon|flauta|ukelele|instrumento|instrumentos|tambor
cantar|cantas|canta|cantando|cante|karaoke, silbar|silbas|silbando, ladra|ladran|ladrar|ladrando|ladridos
maulla|maullar|maullidos, batidora|licuadora|aspiradora a|por, secador|secadora de pelo
roncar|roncas|ronca|ronquidos, gemidos|gemir, risas|carcajadas, reir|riendo a
se oye|escucha|oyen|escuchan todo|desde|por|en|hasta|mucho|la|tus, oigo|escucho todo|tus|tu|cada|la
paredes finas|delgadas|de papel, hablar|hablas|hablan|hablais|hablando|hables alto|fuerte|gritos|por
tan alto|fuerte, muy alto|fuerte, demasiado alto|fuerte, voz alta|baja, en voz, bajar la voz, baja la voz
sonido|sonidos, te oigo|escucho|oye|oimos, regueton|reggaeton|techno|rock|trap|bachata, micro bajito|alto|mas
bajito, mueves|moviendo|arrastras|arrastrando|arrastrar muebles|sillas
andas|caminas|pisas con|fuerte|descalzo tacones|zapatos?
aspiradora|aspirar a|el|los|antes|por _ las|once|noche|domingo|manana|siete, ninos jueg*|corren|gritan
hablas|hablais por telefono, llamadas en|a|por|largas, se oye|oyen, lo oigo, oigo todo, celebras|celebrar|celebrarlo
playlist|cancion, siesta, habre|he dormido, dormido cinco|tres|cuatro|dos|poco, me muero de sueno
callar|calles|callad, gritos, ruid*|grit*|ladr*|taladr*|martill*|golpe*|bater*|escandal*|musical*
apaga esa|eso|la musica|tele|mierda|alarma, pitido|pitidos|pita|zumbido, se oia|oian|oye|oyen|escuchaba
oia|oian todo|el|la|como|hasta, callate|callaos|callense, puertas cerradas, pasos|pisas|zapatillas de|por la noche
tus pasos
2: me|nos despiert*, tele|television|televisor|tv, videojuegos|videojuego|jugando|juegas|consola|play|playstation
llamadas|videollamadas, dormir|duermo|dormimos|sueno, concentrarme|concentrar|estudiar|estudio|examen|examenes
ultrasonido, podcast*, a todo volumen, en voz alta, de fondo
estruend*|retumb*|reson*|zumb*|chirri*|cruj*|vibra*|silb*|tarare*|cantur*|ronc*|ronqu*|estornud*|carcaj*|risot*|chill*|aull*|maull*|pitid*
videojueg*|consola|partida|disparos|micro|microfono, notificaciones|tono, cascos|auriculares|tapones
oidos|sordo|sorda|ensordecedor*, desvel*|trasnoch*|insomn*|dormir|dormido|sueno|siesta|descans*
madruga|madrugada gritos|ruido|musica|fiesta, saltar|saltas|saltos|correr|corren por|en
ejercicio|pesas|cinta|gimnasia a|en|por, lavadora|centrifugado|secadora de|por|a _ noche|madrugada|las
arrastr*|sillas|muebles|tacones|pisotones, portazo|portazos|puertazo*
ensay*|tocar la|el guitarra|piano|bateria|instrumento, cante|cantes|cantando
silencio|silencios*|callad*|bajito|flojo|mas bajo
hablar|hablas|hables|hablando mas|tan|muy|a|bajo|alto|gritos _ alto|fuerte|bajo|gritos|voces, dar voces
voces|vozarron|griterio|algarabia|estrepito, despertador|alarma|alarmas, pared|paredes de|finas|tiemblan
1: de madrugada, por la noche, noches|noche, medianoche
0: me gritas|gritaste|grites|grita|gritan|grito|gritado, gritarme|gritarnos|gritandome
gritas|grites|gritar|gritaste|gritando a me|mi, gritos a mi, baja|bajar la basura|bolsa|persiana|tapa
tratamiento de silencio, ley del hielo, dormir aqui|en|con, duerme|duermen aqui|en|con|cada
se queda|quedan a dormir, a dormir, silencio sobre, tapa bajada, baja la tapa, bajar la|las calefaccion|temperatura
golpe de estado, despierta ya, en voz alta tu, levantar|levantas|alzar|alzas la voz
hablas|hablar|hables con ese|ese|en|mal, me grit*|gritas|grites, no me grites, gritarme|gritandome|gritaste|gritos a
ladron*|ladrillo*, ladron|ladrona, gritar a|me, escandaloso|escandalosa que, mi|el|tu taladro cuando|prestado
devuelves el taladro, baja el|la|los reciclaje|basura|vidrio|papel|carton
`;
