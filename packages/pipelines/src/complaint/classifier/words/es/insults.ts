/** Insults and contempt for the person. */
export const INSULTS = `
3: idiota|idiotas, imbecil|imbeciles, estupido|estupida|estupidos|estupidas|estupidez, tonto|tonta|tontos|tontas
tarado|tarada|tarados, subnormal|subnormales, retrasado|retrasada, gilipollas|gilipollez, cabron|cabrona|cabrones
pendejo|pendeja|pendejos|pendejadas, boludo|boluda|pelotudo|pelotuda, huevon|huevona|weon|wey|guey
cerdo|cerda|cerdos|cerdas, marrano|marrana|marranos, cochino|cochina|cochinos, guarro|guarra|guarros|guarras
puerco|puerca|puercos, asqueroso|asquerosa|asquerosos|asquerosas, vago|vaga|vagos|vagas
perezoso|perezosa|flojo|floja|holgazan|holgazana, egoista|egoistas|egoismo, inutil|inutiles
inmaduro|inmadura|inmaduros, infantil|crio|cria|ninato|mimado|mimada
malcriado|malcriada|maleducado|maleducada|maleducados, sinverguenza|sinverguenzas|caradura|jeta
desgraciado|desgraciada|miserable|basura humana, payaso|payasa|payasos, loco|loca|locos
psicopata|enfermo|enferma mental?, mentiroso|mentirosa|mentirosos, ladron|ladrona|ladrones
parasito|parasitos|gorron|gorrona|gorrones|aprovechado|aprovechada|aprovechados, animal|animales|bestia|bestias
hipocrita|hipocritas|falso|falsa, arrogante, patetico|patetica, ridiculo|ridicula, fracasado|fracasada
irrespetuoso|irrespetuosa, desconsiderado|desconsiderada|desconsiderados, irresponsable|irresponsables
insoportable|insoportables, bruja|zorra|perra|puta|puto|putas|putos, hijo|hija|hijos de puta|perra|su
mierda de persona|companero, das asco|pena|verguenza, dais asco, me das asco|pena, que verguenza
verguenza deberia|te deberia, no tienes verguenza|educacion|respeto|cerebro|cara|consideracion|modales
poca verguenza, sin verguenza, estas sordo|sorda|ciego|ciega|loco|loca|tonto|mal
eres sordo|sorda|lo peor|un|una|imposible|tonto|tonta|increible|asqueroso|asquerosa|idiota|imbecil
que te pasa|has creido|crees|fumaste, quien te crees|has creido, te crees|crees que, te importa un|una|nada|mierda
solo piensas en ti, piensas en ti, solo te importas tu, el ombligo, te odio, te detesto, no te soporto|aguanto
peor companero|companera, como un nino|nina|bebe|cerdo|cerda|animal|crio, madura|madurad|crece de|ya|un
lo tuyo no|es, no sirves, tu problema es, mas vago|vaga|egoista|guarro|guarra|sucio que, como te atreves
te criaste en, criaste en una, cuadra, cobarde|cobardes|como un ladron|chorizo, comportate|compórtate como
eres un adulto|hombre|mujer
2: vergonzoso|vergonzosa|lamentable|increible|vaya|menudo|menuda, absurdo, falta de respeto, desastre de
0: me vuelves|vuelve|estoy|volviendo|volver|voy loco|loca, no eres|es tonto|tonta|egoista
eres un sol|amor|encanto|buen|gran|poco|cielo, eres una buena|gran|persona, eres un buen, animal de compania
un animal, animales de, puesto, flojo el, es floja, no quiero ser|parecer|sonar pesado|pesada|egoista|borde
soy un|una, no seas tonto
3: usa|usar|enciende|enchufa la|el|tu cabeza|cerebro|coco, encender|enchufar el cerebro, neurona|neuronas, el señorito|senorito, su majestad|alteza, el marques|la marquesa
te criaste|criaron en|con una? cuadra|pocilga|lobos|selva|establo, no sabes lo que es el|la respeto|educacion|limpiar|vergüenza|verguenza, verguenza ajena, como un|una niño|nino|cria|crio|bebe|niñato, madura $, madura de una, crece de una
eres un|una verguenza|desgracia|chiste|estorbo|caso, no sirves para nada, bueno|buena para nada, solo piensas en ti, te da igual todo|todos, cero respeto, cotilla asquerosa|asqueroso, bocazas
`;
