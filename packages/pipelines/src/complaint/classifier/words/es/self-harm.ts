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
morirme de, me quiero morir de, morir de hambre|frio|verguenza|calor|risa|sueno
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
`;
