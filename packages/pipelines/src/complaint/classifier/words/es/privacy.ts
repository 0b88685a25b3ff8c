/** Rooms entered, belongings used, private matters told, wanting to be alone. */
export const PRIVACY = `
3: privacidad|privasidad|privado|privada|privados|privadas|intimidad|intimo|intima|confidencial, espacio personal
mi espacio, necesito|quiero espacio|estar|mi|un solo|sola|espacio|rato|momento, necesito _ a solas
estar solo|sola|a, tiempo para mi, un rato sola|solo, dejame|dejenme|dejadme en|solo|sola|tranquilo|tranquila paz?
llamar|llama|llames|llamas|tocar|toca|toques|tocas|golpear|golpea a? la|mi? puerta|antes
sin llamar|tocar|avisar a|antes|la|mi
entras|entrar|entra|entres|entraste|entran|entraron|entrado|entrando|entren _ mi|cuarto|habitacion|pieza|dormitorio|recamara|bano
entrar sin, entras sin, entres sin, en mi cuarto|habitacion|pieza|dormitorio|recamara|pieza
a mi cuarto|habitacion|dormitorio|recamara|pieza, de mi cuarto|habitacion|dormitorio
mi cuarto|habitacion|dormitorio|recamara, husmea*, cotillea*, espia*, espi*, fisgon*, hurga*, rebusca*
revisa|revisas|revisar|revisando|revises|revisaste|registra|registras|registrar mi|mis|el|lo, metiche, chismear mis
metes|meter|metas la nariz|las narices, prestado|prestada|prestados|prestadas|prestar|prestas|presto
roba|robas|robar|robaste|robado|robaron|robando|robo|ladron|ladrona
coges|coger|coge|cojas|cogiste|cogido|cogiendo|tomas|tomar|tomes|tomaste|tomado|agarras|agarrar|agarres|agarraste|agarra|usas|usar|uses|usaste|usado|usando|usa|utilizas|utilizar|utilices|utiliza|toques|tocas|tocar|tocaste|toca|llevas|llevaste|lleves|pones|ponerte|pongas|pusiste _ mi|mis|mia|mio|mias|mios
lees|leer|leas|leiste|leyendo|lee|abres|abrir|abras|abriste|abierto|abre _ mi|mis|correo|cartas|correspondencia|diario|mensajes|paquetes
contrasena|contrasenas|clave|claves, mi cuenta|netflix|spotify, foto|fotos|video|videos mia|mias|mio|mios|de|sin|que
grabar|grabas|grabes|grabando|grabaste|grabarme|fotografiar*, camara|camaras
publicar|publicas|publicaste|publiques|subir|subes|subiste|subas|colgaste _ foto|fotos|mi|mis|de|mia
contar|cuentas|cuentes|contaste|contado|contando|dices|digas|dijiste|decir _ mis|mi|cosas|vida|todos|todo|demas|gente|padres|amigos|problemas|intimidades
mi vida, mi vida privada|personal|amorosa, secreto|secretos, no es asunto tuyo, no te incumbe, no te importa lo
escuchas|escuchar|escuches|escuchando|escuchaste _ conversaciones|llamadas|detras|puerta|mis
sin permiso|mi|pedir|preguntar|preguntarme|pedirme|consentimiento|pedirmelo, ajenas|ajeno
te|le preste|prestado|deje prestado?, contado a|lo|mi, mi balda|estante|cajon, sin llamar|tocar a|antes|la|$
necesito espacio|intimidad, a mi nombre, sobre|carta|paquete a|mi|abierto nombre?, por encima del hombro
no se presta|prestan, diario, que lo lea|vea|toque nadie
2: sin preguntar|preguntarme|avisar|pedir, pedir permiso, mio|mia|mios|mias, mi puerta, mi estante|balda|balde
personal|personales, tranquilo|tranquila, a solas
comes|comer|comas|comiste|comido|come|comieron|comio|comiendo|comerte|bebes|beber|bebiste|bebido|bebe|bebio|acabas|acabaste|terminas|terminaste _ mi|mis|mia|mio
te comes|comiste|has mi|mis|comido, me devuelves|devuelveme|devolver|devuelvas|devolverme|devuelves
mi queso|leche|yogur|comida|pan|cerveza|vino|pizza|cafe|chocolate|tupper|taper|fruta|cena|almuerzo|cereales|jamon|mantequilla|aceite
mis yogures|huevos|galletas|cervezas|cereales|sobras, sin queso|leche|yogures|cafe|pan|huevos
mi paraguas|taladro|libro|manta|almohada|reloj|cartera|gorra|bufanda|jersey|abrigo|plancha|consola|altavoz|cuchara|mesa|silla|estante|balda|impresora
has visto mi|mis, lo que te conte, te conte|conto|cuento|confie|dije en|de|lo|mi, entre tu y yo, lo sabe todo
mi ruptura|sueldo|salario|peso|salud|terapia|ex|cita|acento|dieta|embarazo, con la puerta cerrada
horita|rato|momento sola|solo, sola|solo un|en|por|con, borra|borres|quita|elimina la|esa|el|ese foto|video
revisaste mi, mis cajones, gorron, ponerte|ponerse|pones|pongas|llevas|lleves|usas|uses|coges|cojas mis|mi
mi|mis . casco|cascos|vestido|camisa|abrigo|falda|cinturon|bolso|maleta|tienda|raqueta|patines|libros|apuntes|documentos|papeles|pasaporte|cable|adaptador|teclado|raton|pantalla|mando|juegos|discos|herramientas|martillo|escalera|ventilador|estufa|hervidor|tostadora|wok|cuchillo|botella|cafetera|te|especias|salsa|vegano|proteina|whisky|ginebra|perfume|colonia|laca|peine|plancha|rimel|pintalabios|pijama|bata|sujetador|bragas|calzoncillos|zapatillas|tacones
mi|mis _ sin permiso|preguntar|pedir|avisar, quitar|quita|borrar|borra|sacar del grupo|la foto
foto|fotos en|mia|que|mias, en bata|toalla|ropa|bragas|pijama|ducha, me da corte|verguenza que
entras|entrar|entres a|sin|cuando|mientras, sin llamar, estoy descansando|durmiendo|duchando|vistiendo
cambiandome|vistiendome|duchandome|desnud*, robado|robada|robas|roba|ladron*, no encuentro mi|mis|el|la|lo
donde esta|estan|has mi|mis|puesto|dejado, ha|han desaparecido, desaparec*, falta|faltan mi|mis|un|una|dos|de
registr*|husme*|hurg*|fisg*|cotill*|espi*|revis*
mi movil|ordenador|portatil|correo|bandeja|historial|cuenta|perfil|tarjeta, contrasen*|clave|pin
captur*|reenvi*|public*|sub* foto|fotos|mi|mis|video|audios, mi vida|intimidad|intimid*|privad*|personal*
mis cosas|asuntos|temas|problemas, a solas|en paz|tranquil*, dejame|dejadme
mi rincon|sitio|espacio|lado|estanteria|parte de la nevera
mi sueldo|peso|regla|embarazo|salud|terapia|psicolog*|medicacion|pareja|ex|familia, puerta cerrada|abierta de mi
mis cosas|pertenencias|objetos|ropas
mi ropa|camisa|camiseta|chaqueta|sudadera|vestido|cargador|portatil|laptop|ordenador|compu|computadora|movil|celular|telefono|tablet|bici|bicicleta|toalla|champu|acondicionador|cepillo|cuchilla|maquillaje|perfume|crema|diario|cajon|armario|escritorio|cama|mochila|bolso|plancha|secador|sarten|taza
mis zapatos|toallas|cremas|productos|cajones|tazas|auriculares|cascos|camisetas|pantalones|herramientas|libros|maquillajes|cuchillos
mi correo|correspondencia|carta|paquete|diario, mis cartas|mensajes|paquetes|correos|chats|whatsapps|conversaciones
mis asuntos|problemas|temas|intimidades|secretos|secreto, mi ruptura|separacion|divorcio|enfermedad|familia
1: limites|limite
0: mi turno, mi parte, mis mensajes|whatsapps|llamadas|correos sin
responder|respondes|respondas|contestar|contestas|contestes|contesta|responde|ignoras|ignorar|ignora|lees _ mensajes|mensaje|whatsapps|llamadas|correos
a mis mensajes|llamadas|whatsapps, oigo|escucho|oye|escucha _ mi cuarto|habitacion
desde mi cuarto|habitacion|dormitorio, ruido|musica _ mi cuarto|habitacion, mi cuarto esta|huele|al
mi habitacion esta|huele|al, estudiar|dormir|trabajar en mi cuarto|habitacion
tomas|tomar|toma|tome mi|en|el|la|una tiempo|cuenta|decision|decisiones|serio
llama|llamar|llamas|llames por|al|a la, llama la atencion, de mi parte, por mi|mis, para mi|mis, es mi turno
me usas, mi acento, mi ropa apesta|huele, mi cama esta|pegada, mis compras
mi plaza|coche|parte|turno|bici en|alquiler, mi mesa de|ordenador, desde mi almohada|cama, mi almohada, a diario
`;
