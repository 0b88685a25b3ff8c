/** Strong anger in words. */
export const ANGER = `
3: harto|harta|hartos|hartas|jarta
hasta las|los|la narices|cojones|huevos|coronilla|gorro|moño|mono|pelotas|madre|el
hasta el gorro|moño|coño|cono|culo|tope, no aguanto|soporto|puedo mas|mas|esto|tu|que|ni, no te aguanto|soporto
ya no aguanto|soporto|puedo mas?, insoportable|insufrible|intolerable|inaguantable, ya basta, basta ya, se acabo
ya esta bien
estoy que|furioso|furiosa|enfadado|enfadada|enojado|enojada|cabreado|cabreada|indignado|indignada|rabioso|rabiosa|encabronado|negra|negro
enfadadisim*|cabreadisim*|enojadisim*
me enfurece|indigna|cabrea|encabrona|enferma|repugna|revienta|hierve|jode|jodes
me da|das asco|rabia|coraje|bronca, me sacas de|quicio, me saca|sacas de quicio|mis, me tienes|teneis|tienen harto|harta|hasta|frito|frita|hecho
de quicio, vuelves|vuelve|volviendo|volver loco|loca
asco|asqueroso|asquerosa|repugnante|repulsivo|nauseabundo|vomitivo, inaceptable, indignante, vergonzoso
una verguenza, que verguenza, es el colmo, el colmo, ultima gota, la gota que, colmo del vaso
paciencia se|tiene|limite|agotado|acabo|acaba|agotando
pierdo|perdiendo|perder|perdi la|mi paciencia|cabeza|los nervios|cabeza, cuantas veces, mil veces, por enesima
enesima vez, por ultima vez, estoy hasta, odio|odiar|detesto, infierno|pesadilla
pocilga|chiquero|vertedero|cuchitril|zoologico, ya me canse, me canse de
cansado|cansada de tus|tu|que|limpiar|recoger|ser|pedir|tener|esto|siempre|vivir|repetir|aguantar, cansadisim*
no me jodas|fastidies|toques los, estas de broma, es broma, me tomas el pelo|por, tomando el pelo, por dios
una locura|porqueria|desgracia|falta de respeto total|burla, de una vez, de una maldita|puta vez, ahora mismo
ya mismo, voy|punto|que _ a? exploto|explotar|estallar|reventar, arruina|arruinas|arruinando|arruinaste
te importa|importamos todo un|una|nada|poco, me vale|importa madre|verga|mierda, que poca
tienes el descaro|la cara|el morro|los huevos, que cara, que morro, menuda cara, descaro
arcadas|nauseas|ganas de vomitar, me tienes frit*, agotado|agotas|agotaste|agota la|mi paciencia
desesperante|desesperado|desesperada, buscate la vida, no aguanto mas, estoy que exploto
2: increible, absurdo, ridiculo, lamentable, horrible|fatal|terrible, enojo|enfado|rabia, en serio
0: ayer estaba cansado, odio tener que|pedir|molestar, odio decir, no odio
no estoy enfadado|enfadada|enojado|enojada|molesto, no te enfades|enojes, sin enfados
dolor de cabeza horrible|terrible, dormi fatal, se acabo el|la|los|las, una semana|dia|noche horrible|terrible|fatal
basta con, ahora mismo estoy|no|es|la, increible que, muy en serio, tomar en serio
hasta las 2|3|4|5|11|12|1|tres|dos|cuatro|cinco|once|doce|una|10|diez
hasta la una|noche|manana|cocina|hora|proxima|madrugada
hasta el lunes|martes|viernes|domingo|sabado|jueves|miercoles|final|amanecer|dia, hasta los, con un ok me vale
me vale, en bata me da
3: todo lo que tocas|tocais, lo rompes|destrozas|estropeas|arruinas todo
`;
