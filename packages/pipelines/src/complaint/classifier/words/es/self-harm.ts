const PILLS =
  'pastillas|paracetamol|ibuprofeno|somniferos|comprimidos|tranquilizantes|lorazepam|medicinas|diazepam|orfidal|antidepresivos|medicacion';
const DIE =
  'muero|muera|muriera|muriese|morir|mato|mate|matara|desaparezco|desapareciera|desaparezca|falto|falte|faltara';

/** The sender speaks of hurting or killing themselves, or of not wanting to live. */
export const SELF_HARM = `
3: me mato|matare|suicido|suicidare|ahorco, me gustaria morir, me corto las venas
me quiero|voy a? morir|matar|suicidar, matarme|suicidarme|cortarme|ahorcarme, hacerme dano|daño
quiero morir|morirme|matarme|suicidarme|desaparecer, suicid*, quitarme la vida, acabar con mi vida|todo
acabar con todo, terminar con mi|todo vida?, no quiero vivir|existir|despertar, ya no quiero vivir|existir
no quiero seguir viviendo|vivo|viva, sin ganas de vivir, no tengo ganas de vivir, no vale la pena vivir
no merece la pena vivir, estaria|estarian|estariais mejor muerto|muerta|sin, mejor muerto|muerta
ojala me muera|muriera|no, prefiero morir|estar|morirme muerto|muerta?, cortarme las venas, autolesion*, sobredosis
la vida no tiene, no puedo mas con la|mi vida, tirarme por|de|desde la|el|un|balcon|ventana|puente
no quiero vivir $, ya no quiero vivir $
tirarme|lanzarme|saltar|arrojarme _ puente|tren|balcon|ventana|azotea|via|vias, bajo un tren, hacerme dano
quitarme de en medio, desaparecer para siempre, no quiero seguir $, no despertar mas|nunca, estariais mejor sin mi
todos estarian mejor, pastillas, ganas de morir|vivir|nada, me quiero morir, cortandome|cortarme
no despertarme|despertar mas|nunca|manana, mejor seria|es no despertar|despertarme|estar|existir
sentido a|en seguir|vivir|estar viva|vivo|aqui, cansad*|hart* de vivir|estar vivo|viva?, no quiero estar viva|vivo
cuenta si yo? no estuviera|existiera, nadie me echaria de menos|falta, voy a acabar con todo
0: no quiero vivir asi|con|en|aqui|contigo|como|entre|juntos|mas
ya no quiero vivir|seguir|estar asi|con|en|aqui|contigo|como|entre|limpiando|pagando|discutiendo
no quiero seguir asi|con|limpiando|pagando|discutiendo|esperando|hablando|compartiendo
no quiero seguir viviendo aqui|asi|con|contigo|en, no quiero despertar a|al|con|me|todos|nadie, me muero de
morirme de, morir de hambre|frio|verguenza|calor|risa|sueno
no quiero vivir mas en|aqui|asi|con|contigo|juntos, quiero desaparecer de, me voy a matar a|trabajando, suicida del
me mato a|trabajando|limpiando, prefiero morir antes|que, cortarme el|la|las pelo|unas|luz|internet
me corto|corte el|la|las|un|con pelo|unas|dedo|mano, no vive, tirarme _ en plancha|a la piscina|a dormir, tirarme en
ganas de nada, pastillas de|para lavavajillas|garganta|el, cortarme el|la|las pelo|unas|con, sin ganas de nada
cansad*|hart* de vivir asi|con|aqui|en|entre|como|rodead*|contigo
3: no volver a despertar|despertarme|abrir, quiero|quisiera|querria no despertar|despertarme $, no despertar|despertarme|despierte|despertara|despertase jamas|nunca|mas|manana
ojala|espero|quiero|quisiera|querria que? no|nunca . despierte|despertara|despertase|despertar|despertarme, dormirme|dormir|duerma y|para no|nunca|jamas _ despertar|despertarme|despierte
sin mi estarian|estariais|estaria|estarias|estaran|estareis|vivirian|viviriais|seria|serian|seriais|irian|iria _ mejor|tranquil*|feliz|felices|facil|sencillo
sin mi todo|todos|todas|la|esta|el _ mejor|tranquil*|feliz|felices|facil|sencillo, mejor|facil|sencillo|tranquil*|feliz|felices sin mi $
mejor|facil|sencillo|tranquil*|feliz|felices si yo? ya? no estuviera|existiera|estuviese|existiese|viviera, mejor|facil|sencillo|tranquil* si yo? desapareciera|desaparezco|faltara|muriera|desapareciese
seguir|sigo siendo una|un carga|estorbo|lastre|peso, ser|siendo mas? una|un carga|estorbo|lastre|peso para nadie|todos|todas|vosotros|ustedes mas?
soy|siento|solo|mas que? una|un carga|estorbo|lastre $, soy solo? una|un carga|estorbo|lastre para, una carga menos, un estorbo menos
cuando lean|leais|leas|lea|leyereis|encuentren|encontreis|vean|veais|veas esto|este|esta|me _ no|habre|estare . este|estare|ido|muerto|muerta|seguire|exista|sere|vivo|viva
he|tengo|estoy|llevo|habia ya? contado|juntado|guardado|ahorrado|acumulado|reunido|contadas|guardadas|juntadas|contando|juntando|guardando|acumulando . las|los|mis? pastillas|comprimidos|somniferos|tranquilizantes
0: no despertar|despertarme mas|nunca|jamas tarde|temprano|a|al|con|por
ojala|espero|quiero|quisiera|querria que? no|nunca . despierte|despertara|despertar|despertarme a|al|con|tarde|temprano|por|el|la|tan
si no estuviera tan|todo|en|el|la, mejor|facil|sencillo|tranquil*|feliz|felices si yo? ya? no estuviera tan|todo|tod*|en|el|la|sucio|sucia|lleno
cuando lean|leais|leas|lea|vean|veais|veas esto|este|esta|me _ no|habre|estare . este|estare|ido|sere en|por|de|a|al|hasta
pastillas de|del|para|contra el|la|los|las? lavavajillas|lavaplatos|jabon|caldo|lavadora|garganta|tos|perro|gato|abuela|freno|cloro|alergia
faltan|faltaban|quedan|quedaban una|dos|tres|cuatro|unas|varias|mis|las? pastillas
he|tengo|habia ya? contado|juntado|guardado|ahorrado|contadas|guardadas . las|los|mis? pastillas de|del|para el|la? lavavajillas|lavaplatos|lavadora|garganta|caldo
3: carta|nota|cartas de despedida|adios|suicidio, deje|dejo|dejado|escrito|escribi|escribo|escrita|escritas _ carta|cartas|nota|notas _ despedida|todos|adios|familia, ultimo|ultima mensaje|carta|noche|palabras _ cuid*|perdon*|adios|despid*|decid*
nadie|alguien|todos _ llor*|echar*|nota*|enter*|import*|extran*|alegr*|cuenta|falta|menos|pasaria|aliviad* _ si|cuando yo|me|ya? me|yo|ya? ${DIE}|muerto|muerta
si|cuando|hasta|ojala|quiero me|yo|ya|que? me? muero|muera|muriera|muriese|mato|matara, cuando _ ya? estare muerto|muerta, valgo|mejor|prefiero|estaria|estare _ muerto|muerta
he|me|voy|habia|acabo|ya|todo|todos|todas _ tomado|tome|tomo|tragado|tragar|trago|tomar|tomarme|tragarme|tome|tragare|tomare _ ${PILLS}|todas|todos, ${PILLS} _ tomar|tomarme|tomare|tragar|tragarme|tomo|tragare todas|todos|enteras|juntas|juntos|de
caja|bote|blister|frasco|tableta entera|entero|de|completa entera|de? ${PILLS}, todas|todos las|los|mis ${PILLS}
tirarme|lanzarme|arrojarme|saltar|echarme|soltarme al|a|del|desde|bajo|debajo|por|delante|de de|el|la|las|un|una|los? metro|tren|vacio|via|vias|puente|camion|coche|autobus|balcon|rio|segundo|tercero|tercer|cuarto|quinto|sexto|septimo|octavo|azotea|tejado|barranco|acantilado|edificio|viaducto
me hago|hice|hacia|hacerme|he|hecho cortes|heridas|hecho cortes?, me corto|corte|cortaba|rajo|raje|abro|abri|abierto|he|rajado|cortado|tajo abierto|rajado|cortado? los|las|mis brazos|venas|munecas|muslos|antebrazos|piernas, abrirme|cortarme|rajarme los|las|mis brazos|venas|munecas|muslos
me quemo|quemaba|quemarme|pincho con|los|la|el|un|brazos . mechero|cigarro|cigarrillo|cigarrillos|encendedor|brazos, ojala|quisiera|desearia no|nunca|jamas hubiera|hubiese|haber|existiera|existiese nacido|existido?, nunca|no debi|deberia|tenia haber|hubiera|que nacido|nacer
soga|horca, tengo|esta|estan|compre|comprado|ya _ la|una|las|mis cuerda|cuchillas|cuchilla|navaja preparad*|list*|atada|colgada, tengo|esta|estan|compre|comprado|ya _ la|una|las|mis cuerda|cuchillas|cuchilla|navaja $, cuerda|cuchillas preparad*|list*|atada
mi vida ya? no|nunca|perdio|carece|dejo ya? . sentido|vale|merece|sirve|nada|importa|tiene, poner|ponerle|pongo|ponga|dar|darle|ponerle fin a todo|mi|mis, acabar|terminar|acabo _ sufrimiento|vida|dolor para|de siempre|una, acabar|terminar|acabo _ sufrimiento|vida|dolor $
dejar|dejara|deje|dejase|dejo|quiero|quisiera yo? de? existir|respirar, dejara|dejar|deje de vivir, formas|maneras|modos|metodos|como|manera|forma de|para? morir|morirme|matarme|suicid*|quitarme, morir sin dolor|sufrir, pensando|pienso _ morirme|morir|matarme|muerte|suicid*
no|ya quiero|quisiera|deseo|apetece|soporto|pinto|hago nada? estar|seguir|continuar|quedarme|nada? . en este|el mundo, motivos|razones|razon|motivo|fuerzas|ilusion para|de|por seguir|vivir|continuar viviendo|vivo|viva, motivos|razones|razon|motivo|fuerzas|ilusion para|de|por seguir|vivir|continuar $, fuerzas|razones|razon|motivos|motivo para|de vivir
no|ni merezco|deberia|quiero|puedo|aguanto|soporto estar|seguir|continuar|la|ni? seguir? vivo|viva|viviendo|existiendo|respirando, seguir|sigo|continuar con vida, para|pa|por que|k|q? que? seguir|vivir|sigo|continuar|vivo vivo|viva|viviendo|viviendo|existiendo, para|pa|por que|k|q? que? seguir|vivir|sigo|continuar|vivo $
me _ pegar|meter|pego|meto|volar|vuelo un|la|los tiro|tapa|sesos, pegarme|meterme|dispararme un tiro|balazo, mejor|tranquil*|felices|feliz|aliviad*|contentos _ si|cuando me|yo|ya|este|estoy . ${DIE}|muerto|muerta
prefiero|mejor|estaria|quiero|merezco|estar _ bajo|tres tierra|metros, ojala|deseo|espero|quisiera|gustaria me atropell*|mate|maten|arroll*|caiga|pase|lleve un|una|el|alguien|por, que|ojala un|una . me _ atropell*|arroll*|mate|pase|aplast*|lleve
me voy|cuelgo|colgare|ahorco|quiero a? colgar|cuelgo|ahorcar|ahogar|envenenar|tirar|matar|suicidar|desangrar de|del|en|al|con|por, me voy|cuelgo|colgare|ahorco|quiero a? colgar|cuelgo|ahorcar|ahogar|envenenar|tirar|matar|suicidar|desangrar $, colgarme de|del|en, me cuelgo del|de
no quiero|voy|pienso|espero|creo a? ver|vivir|llegar|cumplir|amanecer|pasar a|otro|mas|un|el|los|de|otra|al|proximo . amanecer|cumpleanos|navidad|ano|anos|verano|invierno|vivo|viva|manana|siguiente, llegar a fin de ano, no quiero ver|vivir otro|un dia
salida|opcion|solucion|remedio _ muerte|morir|morirme|suicid*|matarme, desaparezco|desaparecer|desapareciera|desaparezca del|de|para todo|mundo|siempre|este mundo?, si|cuando yo? desaparezco|desapareciera|desaparezca|muero
no me queda|quedan|veo ganas|motivo|fuerzas|sentido|razon de|para|a vivir|seguir|vida, me quiero morir|matar de? verdad, me quiero morir|matar de? $, harto|harta|cansado|cansada|aburrida|aburrido de la|esta|mi|existir|respirar|vivir vida, harto|harta|cansado|cansada|aburrida|aburrido de la|esta|mi|existir|respirar|vivir $
0: si|cuando|que|hasta me|yo? me? muero|muera|muriera|mato de|a|por|trabajando|antes, prefiero|mejor|antes muerto|muerta que|antes, muerto|muerta de|del
me quiero morir de risa|verguenza|hambre|frio|calor|sueno|asco|pena|envidia|aburrimiento|miedo|cansancio, que me mate|lleve|maten el|mi|la|al|a|mama|papa, motivos|razones para seguir|vivir aqui|asi|con|en|juntos|hablando|discutiendo
todas|todos las|los|mis ${PILLS} del|de|para el|la|lavavajillas|perro|gato, cortado|corte|corto|he los|las|mis brazos|piernas con|cerrando|al|afeitando*, no quiero seguir|estar vivo|viva en, seguir viviendo aqui|asi|con|en|juntos
no quiero ver|vivir otro|un|mas dia de|con|asi|sin|como, saltar|salto por|del|de el|la cuarto|balcon
`;
