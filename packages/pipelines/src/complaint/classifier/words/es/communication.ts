/** How we speak or do not speak: no answer, notes, tone, decisions without a word. */
export const COMMUNICATION = `
3: comunicar|comunicas|comunicarnos|comunicacion|comunica|comuniques|comunicate
responder|respondes|responde|respondas|respondiste|respondido|respondeis|respuesta|respuestas
contestar|contestas|contesta|contestes|contestaste|contestado|contestais
ignora|ignoras|ignorar|ignores|ignoraste|ignorando|ignorado|ignorada|ignorarme
dejar|dejas|dejaste|dejado|dejes|deja en|el visto|leido, en visto, grupo de|del whatsapp|wasap|chat|piso|casa|la
whatsapp|wasap|guasap|telegram, chat del, el grupo, pasivo agresivo|agresiva|agresivos|agresivas
nota|notas|notita|notitas|papelito|papelitos|posits|postits|cartel|cartelitos, post it|its, tono|tonito
me hablas|hablaste|hables|habla|hablan|hablo|trates|tratas|trataste mal|asi|de|como|con|en
hablarme|tratarme asi|mal|como|de|con|en, como me hablas|tratas
forma|manera de|en hablar|hablarme|que|decir|tratar|tratarme
me gritas|gritaste|grites|grita|gritan|grito|gritando|gritado|gritas, gritarme|gritandome|gritarnos
levantar|levantas|alzar|alzas|levantes|alces|levantaste la|me voz
interrumpe|interrumpes|interrumpir|interrumpas|interrumpiste|interrumpiendo|interrumpirme
dejame|dejas|dejar terminar|hablar|acabar
escuchas|escuches|escuchar|escucha|escuchado|escuchada|escucharme|escucharnos lo|me|cuando|a|nunca|que
no me escuchas|escucha, me escuchas|escuches, sentirme escuchad*, ley del hielo, no me hablas|habla|dirige|dirige
me hablas, dejar|dejaste|dejas|has de hablar, espaldas|espalda, a mis espaldas
chisme|chismes|chismear|cotilleo|cotilleos|cotillear|rumor|rumores, a la cara, en persona, de frente, cara a cara
hablar|hablas|hablan|hables|hablando|hablado mal|de|sobre mi
critica|criticas|criticar|criticando|critiques|criticarme, directamente
sin consultar*|decir*|avisar*|hablar*|contar|comentar*|preguntarnos|informar
decidir|decides|decide|decidiste|decidido|decidas|decision|decisiones, contar conmigo, tener* en cuenta
consultar|consultarme|consultas|consultarnos, informar|informas|informarme|informado|informada
enterar|entero|entere|enterarme por, prometes|prometiste|prometer|promesa|promesas|prometido|prometio
cumples|cumplir|cumplas|cumpliste|cumple con|lo|tu|tus|la, palabra, malentendido|malentendidos|malinterpret*
que quieres|querias|quisiste|quieras decir|dices, quisiste decir, a que te refieres|referias
broma|bromas|bromitas|chiste|chistes, burla|burlas|burlarte|burlando|burles|burlan, reirte|ries|rias de mi
sarcas*|ironia|ironico, actitud|actitudes, sincero|sincera|sinceridad|honesto|honesta
miente|mientes|mentir|mentiste|mentira|mentiras|mientas, disculpa|disculpas|disculparte|disculpes|perdon por?
discusion|discusiones|discutir|discutimos|discutes, conversacion|conversaciones, comentario|comentarios|comentarios
indirecta|indirectas, quejas|quejarte|quejas|queja a|de
no me dijiste|dices|avisas|avisaste|has|cuentas|dijeron|contaste, nunca dices|avisas|cuentas|dijiste
me evitas|evitas|evitando, ponme al, ojos en blanco, insulta|insultas|insultar|insultos|insulto|insultes
falta de respeto, faltarme|faltas|faltes al?|el respeto, con respeto, habla claro, quejandote|quejas|quejarte de mi
a todos menos, insultos, callado|callada|distante|raro|rara|seco|seca|frio|fria conmigo
en vez|lugar de hablar|decir*|preguntar* con|conmigo|me|a?
les|le dijeras|dijiste|has|dices a los|todos|que _ demas|otros|soy, ni una palabra, terminar las|mis frases
2: mensaje|mensajes|mensajito, avisar|avisas|aviso|avises|avisa|aviso, hablar|hablas|hablamos|hables|hablemos
acuerdo|acordamos|acordado|quedamos, culpa|culpas|culpar|culpes|echas, decir|dices|digas|dijiste|dime
en las reuniones, me cortas|corta|corte
me llames|llamas|llamaste|llame gordi|gordo|gorda|loca|loco|asi|de|por|princesa|rara|exagerada|flaco|pesada
apodo|apodos|mote|motes, acento, habla|hablad conmigo, habla conmigo
sin comentarlo|hablarlo|decirlo|consultarlo|consultarme|consultarnos, me entero|entere por, ni una palabra
no me dirige*, tus cuentos, con un ok, contesta|contestar|conteste en, hablemos|hablar las cosas
tenso|tensa|tension|mal ambiente|rollo, me siento juzgad*|excluid*|invisible, doble cara, falsa|falso, lengua
cambiar|cambiaste|cambiado|mover|moviste|quitaste|vendiste el|la|los|las _ sin preguntar*|consultar*|decir*|avisar*
tu sabras
contest*|respond*|respuesta|visto|leid*|mensaje|mensajes|audio|audios|whatsapp|chat|grupo sin|un|de|del|en|la
contestar un|una|el|los|mensaje, sin responder|contestar, ningune*|ignor*|ninguno
tono|tonito|formas|modales|borde|bordes|cortante|seco|seca|agresiv*|prepotent*|chul*|altaner*|despectiv*|condescend*|sarcas*|ironi*
grit*me|gritas me
me grit*|contestas|hablas|hablaste|respondes|tratas|trataste|ignoras|evitas|esquivas|interrumpes|cortas|corriges|criticas|juzgas|humillas|ridiculizas|dejas
a mis espaldas, por detras, puñalada|punalada*, chism*|cotill*|rumor*|critic*|rajar|rajas, hablamos menos|poco|ya
hablar|hablamos|hablemos las|lo|con calma|a solas|mas|menos, desde la mudanza
distante|distanciad*|frio conmigo|raro conmigo|tension|mal rollo|malos rollos
indirect*|pull*|pullas|pulla|broma|bromas|chist*|burl*|mote|apod*|acento|imit*
nota|notas|notita*|papelit*|cartel*|post it, decid*|decision*|consult*|cont* conmigo|votar|voto|opinion
me entero|entere|enterado|enterarme, nadie me|nos dijo|aviso|pregunto|conto|consulto
sin decir|consultar|preguntar|hablar|contar|avisar nada|me|nos|a nadie
promet*|promes*|palabra|cumpl*|excus*|mentir*|mient*|enga*, perdon|disculp*|pedir perdon
discu*|pelea*|bronca|broncas|conflict*, malentend*|malinterpret*|entend* mal, sincer*|honest*|franc*|claro conmigo
escuch*me|me escuch*, cosa mia, hacer el vacio, ley del hielo, no me diriges
1: preguntar|preguntas|preguntes|pregunta, contar|cuentas
0: ponernos de acuerdo, ponemos de acuerdo, de acuerdo|acuerdo, llegar a un acuerdo, un acuerdo, estoy de acuerdo
hablar por|al|con|en|a telefono|movil, hablas por, hablando por, hablar alto|fuerte|bajo|mas, hablas alto|fuerte
hablemos|hablamos|hablar de|del|sobre|un|luego|esta|hoy|manana|cuando|con, podemos hablar, tenemos que hablar
gracias por avisar, toma nota, avisame|avisa si|cuando|antes|con, avisar antes|con, perdon por|si|que
disculpa|perdon la|que|pero|si, sin avisar, con antelacion, tocar|llamar a|la
escuchar|escuchas|escucha|escucho musica|tu|la|ruido|el, no es culpa, escuchar tu|tus|la|musica, pedir disculpas por
notas de la, nota que, se nota, me cuentas que|quien|como, en mis cosas, falta de respeto, contestar al telefono
pedir|pides perdon, nunca pides perdon, como quedamos|acordamos, hablas por telefono, tu y yo, en vez de, palabra
con mi, sin comentarios|palabras, no contestar al timbre, perdona|perdon, disculpa|disculpe|disculpad
grupo de amigos, chat de, foto del grupo, quitar del grupo, del grupo la foto, peleas, en el chat la foto, excusas
`;
