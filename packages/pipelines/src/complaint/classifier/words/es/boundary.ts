/** What the sender does not accept, does not want, or will not do from now on. */
export const BOUNDARY = `
3: no quiero que|a|gente|estar|tener|compartir|prestar|mas|ver|seguir|nadie|visitas
no acepto|acepte|aceptare|tolero|tolerare|permito|permitire|consiento|voy a|pienso|pagare|limpiare|presto|prestare|comparto|hare|volvere|seguire|lavare
no voy a, no pienso, no estoy dispuesto|dispuesta|comodo|comoda, no me siento comodo|comoda|segura|seguro
no me siento a gusto, no estoy comodo|comoda|a, no me parece bien|aceptable|correcto, no es aceptable
inaceptable para mi, no me gusta que, prefiero que no|nadie, preferiria que no|nadie
dejame|dejenme|dejadme en|solo|sola|tranquilo|tranquila paz?
no entres|entreis|entren|toques|toqueis|toquen|uses|useis|usen|cojas|cojais|tomes|agarres|abras|abrais|leas|comas|comais|coman|bebas|lleves|pongas|cuentes|publiques|subas|grabes|mires|revises|hables|metas|presten|prestes|vuelvas|invites _ mi|mis|mio|mia|me|a|mas
no vuelvas a, no me toques|hables|grites|despiertes|llames|escribas|molestes|metas|cuentes|grabes
deja|dejad|dejen|para|parad de coger|cogerme|usar|tocar|tocarme|entrar|leer|abrir|comer*|comerte|tomar|agarrar|revisar|espiar*|ponerte|hurgar|contar|meterte|gritarme|hablarme|fotografiarme|grabarme|publicar|robar|robarme|coger
fuera de mi, alejate|mantente de|lejos|fuera, respeta|respeten|respetad|respetes|respetar mi|mis, mi limite
mis limites, un limite, poner limites, pongo un limite
necesito espacio|estar|mi|tiempo|privacidad|intimidad|silencio|tranquilidad|un|que me dejes
quiero estar|mi solo|sola|espacio|privacidad, a partir de ahora no|yo, desde ahora no|yo, de ahora en adelante no|yo
ya no voy|pienso|quiero|pago|limpio|presto|comparto|hare|pagare|lavo|cocino
no pago|pagare|limpio|presto|comparto|cubro|lavo mas|por|tu|tus|lo, no es tu|asunto problema|asunto|tuyo
no te metas, es mio|mia|mi, son mios|mias|mis, solo mio|mia|para mi, sin mi permiso|consentimiento, sin permiso
nadie entra|toca|usa|puede, no cuentes|conteis|cuenten conmigo, no soy tu|la|vuestra|el
no es mi|responsabilidad trabajo|responsabilidad|obligacion|problema, no tienes derecho, tengo derecho, me niego
por favor no entres|toques|uses|cojas|abras|leas|tomes|agarres|comas|vengas|me, no esta permitido|en venta
prohibido entrar|tocar, mi cuarto|habitacion es, no consiento, no estoy de acuerdo, no me gusta|hace que|gracia
no tiene gracia, deja de hacerlo, no quiero _ mas, no vuelvo a, una broma mas
ni un|una euro|peso|centimo|duro|dia|noche mas, ni un peso mas, ya no _ mas, se acabo _ yo
necesito una|un _ sola|solo|mi|tranquila|tranquilo, necesito el salon|cuarto|silencio|mi, no es negociable
no negociable, para mi es no, mi respuesta es no, sobre mi no, no tienes|teneis permiso
prefiero hacer|tener|estar|pagar|comprar|guardar mi|mis|solo|sola|por, mis compras, quiero mi|mis
no cuentes conmigo, nunca mas, nadie toca, a mi no, una _ mas y, una|otra vez mas y, como vuelvas a
si vuelves a _ te|me|lo, durante ese rato, necesito estar sola|solo, ya no presto|cocino|pago|lavo
no *are|*ere|*ire|*aremos, no *are mas, no quiero *as|*os|que|mas|tus|la|el|a|en|de, prefiero que nadie
prefiero|preferiria que no|nadie, prefiero no, es mia|mio, son mios|mias, no presto|pago|cocino|lavo|comparto
solo voy a, a partir de ahora solo|yo|no, se acabo lo de, limpio|pago|hago|lavo lo que, lo que _ yo y nada mas
y nada mas, vuelve a _ y te|y, buscate la vida, la necesito libre, lo necesito libre
necesito que haya silencio|tranquilidad, en ese horario|rato, ni lo suenes, conmigo no, a mi no me
doy clases|clase _ la necesito|necesito, no se presta|prestan|toca|tocan|comparte
2: no quiero, sin preguntar, sin pedir, no me gusta, inaceptable, mis cosas, basta
0: no quiero ser|pelear|discutir|molestar|problemas|ofender|parecer|sonar|conflicto|conflictos|mal|que te|que nos|que lo|drama|dramas|peleas|lios
no quiero que te|nos|lo|haya|pienses|suene, no voy a mentir|poder|dormir|llegar, no es mi intencion
no quiero problemas|peleas|lios|mal, no estoy bien|aqui para|durmiendo, no vuelvas a dejar|hacer|poner|gritar|llegar
deja|para de hacer|dejar|poner|gritar|hablar|fumar, necesito un favor, necesito un poco de ayuda
necesito silencio para, es mi turno, no estoy de acuerdo con la, no me gusta como|nada|el|la|tu|molestar|discutir
no quiero eso|decir, no pienso mal, no voy a mentir|poder|negar|llegar, ni un peso de
no quiero pelear|discutir|molestar, ya no quiero vivir, no puedo con, no pienso volver a abrir*
no sabre|podre|dormire|tendre|habre
no quiero molestar|discutir|pelear|ofender|eso|ser|decir|sonar|problemas|conflictos|dramas|peleas|malas|que te|que nos
me senti incomod*, senti|sentia|sentido incomod*, incomoda|incomodo cuando
`;
