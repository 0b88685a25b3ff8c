/** Dirt, mess, rubbish, smells, things lying about, who cleans. */
export const CLEANLINESS = `
3: limpia|limpias|limpiar|limpiado|limpiando|limpies|limpie|limpiamos|limpieza|limpio|limpios|limpias|limpiarlo|limpiarla|limpien|limpiad|limpiaras|limpiaste|limpiais|limpiezas|linpiar|linpia|limpita
sucio|sucia|sucios|sucias|suciedad|ensucia|ensucias|ensuciar|ensucie, mugre|mugriento|mugrienta
porqueria|porquerias|cochinada|asqueroso|asquerosa|asco|asquerosos|guarreria|guarrada
desorden|desordenado|desordenada|desastre|desastres|tiradero|leonera|pocilga|chiquero|cochinero
ordena|ordenar|ordenado|ordenes|ordenas|ordenada|orden
recoge|recoges|recoger|recojas|recogido|recogiendo|recojan|recoged|recogeis|recojo
platos|plato|trastes|traste|vajilla|fregar|friega|friegas|fregando|fregadero|fregado|fregadera|loza|cacharros|sarten|sartenes|ollas|olla|cazuela|cazuelas|cubiertos|lavavajillas|lavaplatos|lavatrastes
migas|migajas, grasa|grasiento|grasienta, pegajoso|pegajosa, mancha|manchas|manchado|manchada
derrama|derramado|derramaste|derramar, barrer|barre|barres|barrido, trapear|trapeas|fregona
aspirar|pasar la aspiradora, polvo, trapo|bayeta|estropajo|esponja
basura|basuras|basurero|residuos|desperdicios|reciclaje|reciclar, moho|mohoso|mohosa|enmohecido
podrido|podrida|podridos|pudriendo|pudre|pudriendose, caducado|caducada|caducados|vencido
huele|huelen|olor|olores|apesta|apestan|peste|hedor|pestazo|oliendo|hediondo, pelos|pelo en|del|por|tuyo|de
cabellos|cabello, atascado|atascada|atasca|tapado|tapada el|la, desague, tareas del|de|domesticas|hogar, quehaceres
aseo, higiene|higienico|antihigienico, hormigas|cucarachas|cucaracha|ratones|ratas|moscas|gusanos|bichos
tirar|tires|tira|tiras de la cadena|cisterna, jalar|jala|jales la, cadena, tapa del, papel higienico
arenero|caja de arena|caca|orina|pis|meados, tirado|tirada|tirados|tiradas|tiras|tirando por|en|todo|toda|la
por ahi, por el suelo|piso|medio, en el suelo|piso|fregadero|lavabo, por todas partes, por todos lados
deja|dejas|dejan|dejes|dejar|dejaste|dejado _ tirado|tirada|tirados|tiradas|sucio|sucia|sucios|sucias|fregadero|mesa|suelo|sofa
sin lavar|fregar|limpiar|recoger
lavar|lava|lavas|laves|lavarlo|lavarlos _ platos|plato|vasos|tazas|trastes|ollas|sarten|cosas|tus|lo|los
lavar lo que, turno de limpieza, ropa sucia|mojada|tirada, encimera|meson, cagado|cagada|meado|vomito|vomitado
fregar los, colillas, tupper|taper podrido|verde|tuyo|olvidado, gusanos, ropa lleva|esta en la lavadora|tendedero
sacas cuando, tender|tendedero, envases|vidrio|contenedor, restos, latas|botellas _ salon|mesa|suelo|balcon|siguen
a quien le toca la|el cocina|bano, quemado|quemada|pegado|pegada, suelo pegajoso|lleno, trapo
me toca limpiar|fregar
limpi*|ensuci*|frieg*|freg*|recog*|recoj*|ordenar|ordena|orden|desorden*|manch*|mugr*|apest*|podrid*|pudri*|barr*|basur*
pasta de dientes, enjuag*, cocina|bano|casa da|dan asco, amarillo o|azul, contenedor|briks|envases
jabon|rollo|papel, tropez* con, bolsas en la puerta
2: cocina y|esta|hecha|como|la, vasos|tazas|taza|vaso|botellas|latas|cajas, toallas|toalla
calcetines|zapatos|zapatillas|botas, ropa tendida|por, horno|microondas|estufa|vitro, inodoro|vater|retrete|wc
jabon|detergente, tu parte, colaborar|colaboras|colabora|colabores|ayudar|ayudas en|con|a|mas, tareas|tarea
criada|sirvienta|chacha|empleada|mucama, lavar|lava|lavas|laves
grasa|grasient*|pringos*|peg*aj*|costra|cerco|sarro|cal, colada|tender|tendedero|plancha
fregona|cubo|escoba|recogedor|bayeta|lejia|detergente|lavavajillas|estropajo|guantes
platos|vasos|cubiertos|tenedores|cucharas|cazuelas|ollas|sartenes|tuppers|tazas sucios|sucias|sin|en|por|acumul*|amonton*
amonton*|acumul*|desparram*|esparc*|revuelt*|patas arriba
papelera|contenedor|bolsa|bolsas de|llena|rebosa*|desborda*, rebos*|desbord*
restos|sobras|peladuras|cascaras|posos|servilletas usad*, moscas|mosquitos|gusanos|larvas|hongos|humedad|moho|verdin
pelos|pelusas|pelo|unas|barba|maquinilla, inodoro|vater|taza|retrete|escobilla|tirar de la, bano hecho|esta|huele|da
olor|olores|huele|tufo|peste|hedor|pestilen*
zapatos|zapatillas|calcetines|ropa|mochilas|chaquetas|bolsas|cajas|trastos|cosas por|en|tirad*|medio|desperdig* _ suelo|medio|todas|pasillo|salon|sofa|partes
trastos|cachivaches|bartulos, estorba|estorban, detras de ti, recoger detras, arena|pipi|caca|vomito|orin*|mead*
higien*|asead*|desinfect*|limpi*, turno de|cuadrante de limpieza
sacar|saca|sacas|bajar|baja|tirar|tira la basura|vidrio|papel|carton
encimera|vitro|fogones|placa|horno|microondas|nevera llen*|suci*|asqueros*|pring*|da
1: cocina, bano|banio, ducha, salon|sala|comedor, pasillo|entrada, suelo|piso
nevera|refri|frigo|refrigerador|heladera, mesa, zonas|espacios|areas comunes
0: bano libre|ocupado|por|durante|tanto|una|todas, me da asco, das asco, ropa mia, mi ropa
mis zapatos|calcetines|toallas|tazas, mi taza|toalla|sarten|olla, orden de, en orden, en el orden, limpio mi nombre
jugar limpio, huele a tabaco|humo|porro|marihuana|maria, olor a tabaco|humo|porro|marihuana|cigarro
basura de persona, caja fuerte, lavadora, turno de lavadora, poner orden, ordenes de, no me des ordenes
darme ordenes, dar ordenes, piso compartido|nuevo, este piso, el piso, al piso, del piso, en el piso entra
suelo llegar|dormir|estar|hacer|trabajar|levantarme|estudiar, una sala, peste de, barrio|barra|barrera
apesta a marihuana|tabaco|humo, apest* a, manchego|manchester, barrio, en el piso, baja el
lavar*|lavarme|cepillar* los dientes, recogiste tu un sobre|paquete|carta, recog* un|el|mi sobre|paquete|carta
`;
