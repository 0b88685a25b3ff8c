/** The sender speaks of hurting or killing themselves, or of not wanting to live. */
export const SELF_HARM = `
3: me mato|matare|suicido|suicidare|ahorco, me gustaria morir, me corto las venas
me quiero|voy a? morir|matar|suicidar, matarme|suicidarme|cortarme|ahorcarme|hacerme dano|daño?
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
`;
