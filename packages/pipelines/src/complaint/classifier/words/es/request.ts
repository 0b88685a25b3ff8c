/** Asking the reader to do something, or to do it otherwise. */
export const REQUEST = `
3: por favor|fa|fabor, porfa|porfi|porfis|porfavor|xfa|xfavor|plis|pls
podrias|podrian|podriais|podriamos|puedes|podeis|pueden|podemos|pudieras|pudierais|podes
te|os|les importaria|importa|molestaria, seria posible|bueno|genial|ideal|estupendo|mejor|perfecto|justo
estaria bien|genial|guay|bueno|chido|padre, me gustaria|encantaria que|pedirte|pediros
te|os|les agradeceria|agradezco|pido|pediria|ruego|rogaria|suplico, agradeceria
quisiera|quiero|necesito|querria|pido|prefiero|preferiria que tu|te|lo|me|no|la|nos|hagas|bajes|limpies|dejes|recojas|pagues|laves|avises|hables|respondas|contestes|cierres|apagues|respetes|uses|compartas|ayudes|cumplas|saques|vengas|hagamos|seas|devuelvas|busques|cambies|ordenes|mantengas|tengas|vayas|pongas|le|los|las|se
a ver si, haz el favor, haced el favor, hazme|haganme el favor
intenta|intentar|intentes|intentad|intenten|trata|trates|procura|procures|procurad|procuren de?
ten en|mas|cuidado|un, tengan|tened en|mas|cuidado
asegurate|aseguraos|acuerdate|acuerdese|recuerda|recordad|no olvides|olvides de|que, hay que
tienes|tendrias|teneis|tienen|deberias|debes|deberiamos|deberiais|debemos|tenemos que? hacer|limpiar|bajar|recoger|pagar|lavar|avisar|responder|respetar|cuidar|ser|sacar|hablar|organizar*|ordenar|compartir|devolver|llegar|ayudar|dejar|poner|cerrar|apagar|usar|tener|buscar|fregar|empezar|repartir|turnarnos
toca limpiar|fregar|sacar|pagar|a ti, te toca, vamos a, que tal si, y si
por que no hacemos|hablamos|nos|organizamos|intentamos|quedamos|buscamos, la proxima vez, para la proxima
de ahora en adelante|mas, a partir de, mejor si, avisame|avisanos|avisad|avisa con|antes|cuando|si|la
avisar|avises|avisarme antes|con, dime|decidme antes|cuando|si
preguntame|pregunta|preguntad|pideme|pide|pidelo antes|primero|permiso|lo
deja|dejad|dejen|para|parad|paren|dejar de, deja ya|de, para ya|de|con, basta de|con|ya
^ baja|bajad|bajen|limpia|limpiad|limpien|recoge|recoged|recojan|lava|lavad|laven|friega|fregad|saca|sacad|saquen|ordena|ordenad|apaga|apagad|apaguen|cierra|cerrad|cierren|paga|pagad|paguen|avisa|avisad|avisen|usa|usad|usen|pon|ponte|poned|pongan|ponle|haz|haced|hagan|habla|hablad|hablen|responde|responded|contesta|contestad|respeta|respetad|respeten|devuelve|devolved|devuelveme|devuelvan|deja|dejad|dejen|para|parad|paren|busca|buscad|compra|comprad|tira|tirad|tiren|llama|llamad|toca|tocad|quita|quitad|guarda|guardad|lleva|llevad|mueve|moved|ven|sal|dile|diles|dime|organiza|organicemos|hablemos|quedemos|repartamos|pongamos|hagamos|busquemos|acordemos|arregla|arreglad|vacia|vaciad|barre|barred|seca|ventila|abre|abrid|callate|callaos|callense|deje|limpie|baje|recoge|recojanlo|limpialo|limpiala|bajale|bajalo|bajala|lavalo|lavalos|tiralo|apagalo|apagala|cierrala|cierralo|recogelo|recogela|intentemos|tengamos|comparte|compartamos|espera|ayuda|ayudame|ayudad|escucha|escuchame
^ no dejes|dejeis|dejen|hagas|hagais|hagan|pongas|pongais|grites|griteis|invites|traigas|fumes|fumeis|fumen|tires|tireis|olvides|des|cierres|despiertes|llegues|aparques|ocupes|gastes|acapares|seas|subas|enciendas|toques|juegues|hables
^ y|pero|o|asi|ya|por|solo|entonces|ademas|tambien baja|limpia|recoge|lava|apaga|cierra|paga|avisa|usa|pon|haz|respeta|deja|saca|para|no dejes|hagas|pongas
? les|le|lo|la|los|las|me|nos|te puedes|podrias|importa|animas|parece, por lo menos, de ahora en
deja|dejad|dejen|dejes de
apagalo|pasale|echale|dale|sacala|sacalo|quitalo|muevelo|devuelvemelo|traelo|traeme|cambialo|guardalo|guardala|avisa|recogela|borrala|borralo|borra
habla|hablad conmigo, habla conmigo
^ madura|borra|elimina|desenchufa|envia|mandame|pasa|pasame|manda|transfiere|aprende|cambia|plancha|tiende|corta|corre|calla|duchate|despierta|cumple|disculpate|firma|trae|traed|ten|tened|regresa|educa|educalo|apunta|echa
y|pero|asi recoge|limpia|baja|paga|cierra|apaga|lava|haz|pon|avisa|dime|deja|devuelve, necesito que, necesitaria que
seria mejor, me harias|haces un|el favor, estaria bien, me ayudaria, os parece si, te parece si|bien, toca a ti
hace falta que, no te olvides, hazlo|hacedlo, limpialo|limpiala|limpiadlo, intenta|intentad, cuando puedas
o lo|la educas|haces|limpias|cambias|sacas|quitas, me|nos|le|les puedes|podrias|podeis|pueden
^ apaga|apagad|apaguen|enciende|cambia|paga|calla, saca|echa a|tus|los|tu
repartamonos|repartamos|turnemonos|organicemonos|sentemonos|hablemoslo|pongamonos|contad conmigo|cuenten conmigo|cuenta conmigo
a tu hora, o le|lo|la|te pones|sacas|quitas|callas|cambias|limpias _ o, la proxima a, la basura no anda|sale|baja
? quedas|pasas|llevas|traes|cierras|compruebas|compartes tu|el|la|un|por|al, ? le quitas|bajas|pones|das
llama|llamar desde|en, pasas tu, van tres dias|semanas, ? pueden|podrian|puede|podria tus|tu|los|el|la|ustedes
podemos todos|tod*, ? podemos
2: mas bajo, menos ruido, baja el volumen, bajar el volumen, con auriculares|cascos, ojala, al menos|menos
ayudaria|ayuda, un poco mas|menos|de, seria, ? me|nos|te|se|lo|la|les|le *as|*es|*mos|*ais|*eis|*an|*en
? *as|*es|*mos|*an|*eis tu|el|la|los|las|un|una|mi|mis|al|a|de|con|eso|esto|papel|cuando|algo|para|por|esta
? hacemos|quedamos|hablamos|sentamos|repartimos|probamos|dividimos|buscamos|acordamos|ponemos|organizamos
0: puedes|podrias|podriais|podeis|pueden explicar*|explicarme|aclarar*|decir*|decirme|contarme|confirmar*|recordarme
me puedes|podrias|podeis explicar|aclarar|decir|contar|confirmar|recordar, por favor dime|explica*|aclara*
no puedes, no podeis|pueden, como puedes|podeis|pueden|podes, puedes creer|imaginar|oir, podemos hablar
tenemos que hablar, se puede, cuando puedas|puedes, si puedes|podeis
no entres|toques|uses|cojas|abras|leas|tomes|agarres|comas _ mi|mis|mas, no vuelvas a
deja|dejad|dejen de coger|usar|tocar|entrar|leer|abrir|comer*|tomar|agarrar|revisar|espiar|ponerte|hurgar
deja de meterte, dejame|dejenme|dejadme en|solo|sola|tranquil*, respeta|respeten|respetad mi|mis, que haya
quiero que sepas|me dejes|te quede|no entres|nadie|respetes|dejes de, necesito que me dejes|respetes|nadie
espero que sepas|entiendas|estes|no te, para mi|mis|el|la|que|los|las|todos|eso|nada|dormir|trabajar|estudiar|ti
para que, basta con, deja mucho, hay que ver, tienes que estar|entender|saber|ser, prefiero que no|nadie
no quiero que, te toca los, por favor no entres|toques|uses|cojas|abras|leas|tomes|agarres|comas|vengas|traigas
por que no limpias|recoges|pagas|contestas|respondes|avisas, vamos a ver, ven a mi
? me|te|nos|se has|puedes|refieres|acuerdas, ? te|os importa|acuerdas que|cuando|quien|lo
? has|habeis|sabes|eres|es|estas|tienes|vas|crees|quieres, ? vas a seguir, ? eres el|la|un|una|tu
? tienes la|el|un|una|mi|mis|que, ? sabes el|la|los|cuando|que, ? es la|el|un|una|mi|tu|cuando|para|por|esta|que
? entonces, ? nos|se|te vas|has|eres, ? antes, ? mientras, ? quieres decir, ? ves, ? que haces|dices|piensas|quieres
? crees que, ? es que, ? tres, ? meses, ? estas de|con|en, ? por que, ? cuando|que|quien|donde|como|cual|cuanto
deja de coger|usar|tocar|entrar|leer|abrir|comer*|tomar|agarrar|revisar|espiar|hurgar|llamarme|hablarme|gritarme|tratarme
deja de hacerlo, no me gusta que, quiero que me dejes, ? quienes, ? las|los|mis|tus|sus, ? ayer, ? viste, ? mas
? haces, ? es|esta|estan|sigue|siguen limpio|sucio|libre|siendo|vigente
? el|la|los _ es|esta|sigue|siguen|viene|llega, un poco de tranquilidad, ? lavavajillas esta, ? eras|fuiste tu
? se|que te atreves, como te atreves, te atreves, ? tu|tus _ se|queda|viene
`;
