/** Asking what happened, who did it, what was agreed or what was meant. */
export const QUESTION = `
3: ? ^ quien|quienes|que|cual|cuales|cuando|cuanto|cuanta|cuantos|donde|como|porque
? quien|quienes|cual|cuando|cuanto|donde, ? por que, ? a que|quien, ? de quien, ? hasta cuando
? has|habeis|han|hay|hemos|habias
? es|fue|fuiste|eras|era|esta|estas|estan|sabes|sabeis|saben|sabe|tienes|viste|seguro, ? *aste|*iste|*asteis|*isteis
? vas|vais|van|viene|vienen a|de|el, ? quedamos|quedaba, ^ quien ha|se|fue|dejo|cogio|uso, ^ a quien
? te|os|se refieres|referias|molesta|importa|acuerdas|ha|pasa, ? ya, ? estas enfadado|enfadada|bien
? tu *aste|*iste, ? *aste|*iste tu, ? llega|llegan|viene|vienen|duerme|incluye|significa|entra|pasa|toca|cuesta
sabes|sabeis|saben|sabe si|quien|que|donde|cuando|por|como|cual|algo, alguien sabe|ha|vio|cogio|tiene|se, fuiste tu
eras tu, has sido tu, ha sido
puedes|podrias|podeis|pueden explicar*|explicarme|aclarar*|decirme|contarme|confirmar*|recordarme
me puedes|podrias|podeis|puede explicar|aclarar|decir|contar|confirmar|recordar
explicame|explicar*|aclarame|aclarar*|dime que|por|quien|cuando|como|donde|cual
que quieres|querias|quisiste|quieras decir, a que te refieres|referias
que paso|pasa|pasado|ha con|ayer|anoche|pasado
queria|quiero|quisiera|querria|me gustaria saber|preguntar*|entender|confirmar|aclarar, me pregunto|preguntaba
me gustaria saber|entender, no entiendo|entendi|comprendo por|que|como|lo|a
no se|sabia|tengo si|quien|que|por|cuando|claro|como, no me queda claro, no tengo claro
tengo una|dudas duda|pregunta, una duda|pregunta, solo pregunto|queria, a quien le toca, de quien es|son
quedamos en|que, era hoy|manana|el, entendi mal, en que quedamos
? el|la|los|las|esto|eso _ es|esta|estan|sigue|siguen|viene|vienen|llega|era|entra|incluye
? sigue|siguen siendo|en|igual, ? eras|fuiste|has|habeis sido? tu|vosotros
? tu|tus|su _ se queda|quedan|viene|vienen|vive|duerme|va|esta, ? los|las|el|la _ van|va|son|es en|del|al|de
? van|va en, ? creo que, ? seguimos|sigue con, por casualidad, ? he|hemos hecho|dicho|entendido
? la|el|los|las|lo . se paga|pagan|hace|hacen|queda|cobra
2: ? o
0: ? te|os|le importa|importaria|molesta|molestaria que|si|bajar|hacer|limpiar|recoger|no|un|?
te importa|importaria, que te cuesta|pasa|crees|pretendes, cuanto te cuesta, como puedes|podeis|pueden|es|se
como es posible, cuantas veces, cuando vas|vais|piensas|pensais a|limpiar|aprender|empezar
por que nunca|siempre|no|tengo|siempre|debo|soy|tenemos, por que tengo|tenemos que, por que siempre
por que no limpias|puedes|recoges|te|lo|hacemos|nos|hablamos, quien te crees|crees|te
que asco|pena|verguenza|horror|mania|desastre|cara|morro|bien|mal|lastima|falta|rabia|bueno|raro|susto
que bonito|guay|gracioso|lindo|maravilla|detalle
que coño|cono|mierda|carajo|cojones|demonios|diablos|narices|hostias|hueva
estas sordo|sorda|ciego|loco|loca|tonto|de, eres sordo|sorda|tonto|imbecil|idiota, estais|estan sordos|locos
te parece|crees|importa|importaria|molesta|molestaria|da|cuesta|das|has normal|bonito|que|si, tan dificil
tanto cuesta, es tan|mucho dificil|pedir
es que|una|un|la|el|muy|imposible|hora|mi|tu|necesario|importante|increible|inaceptable|molesto|dificil|agotador|tarde|que|por
es mucho pedir, tienes|tienen idea|algun
que te|tal|si|no|tu|los|las|el|la|me|se|nos|haya|hagas|cuando|pongas|dejes|a|ya|en|lo
como si|siempre|te|me|tu|ya|vives|no|la|el|los
cuando llegas|llego|quieras|puedas|puedes|vuelvas|termines|acabes|cocines|cocinas|uses|usas|estoy|intento|traes|vienes|te|me|no|tus|tu|salgas|entras|los|hay|tengas|yo|se
donde se, hay que|una|un|mucho|platos|pelos|basura|gente|ruido|veces|dias|comida|cosas|un|noches
esta|estan sucia|sucio|lleno|llena|todo|muy|siempre|hecho|hecha|bien|asqueroso|claro|casa|cocina|manana|noche|semana|vez|tirado|en|lo|los|el|la
se te|me|nos|que|ha|oye|escucha|lo|queda|supone|nota|siente|acabo|quedan
te agradeceria|pido|has|dije|he|quedas|pasas|lo|importa|importaria|molesta|escribo|comes|comiste|toca|crees|recuerdo|aviso|estoy|parece|hablo|doy|olvidas
tu musica|novio|novia|ropa|perro|gato|amigo|siempre|nunca|y|no|comida|turno|pelo
eras|era|fue muy|una|un|el|la|genial|muy|horrible|increible, quien dice, tal como, puede que
has dejado|vuelto otra|a|todo, es que, es hora de, es que no|te, es normal|justo|que|mucho|muy|tan, hay que
hay derecho, estas loco|loca|sordo|sorda|contento|contenta|orgulloso|tonto, eres|es tonto|tonta|imbecil, para cuando
cuando puedas|quieras|tengas|acabes|termines|llegues|salgas|cocines|uses|vuelvas|haya|sea|estes|vayas|hables|llegas|te|yo|me|cocinas|haces|traes|estoy|tu|no|andas|entro|llaman|dices|preguntamos
donde se|te, ya esta|basta|no|va|te|ves|van, te has|acuerdas parado|pensado, te has, has perdido, sabes lo que es
sabes que, vas a|ver seguir|aprender|limpiar|parar, tienes algun|verguenza|idea, seguro que, es patetico
quien te|eres, ? te criaste|criaron|educaste|han, te criaste, que te pasa, ? que te pasa, ? que clase de
que clase|tipo de, no tienes ningun|ninguna|nada, ? tienes|tienen ningun|algun respeto, ? no tienes
no se si es cosa, tan dificil es contestar|limpiar|bajar, no se por que $
`;
