/** Ultimatums and threats short of danger: moving out, the landlord, throwing things away. */
export const PRESSURE = `
3: si no lo|la|limpias|bajas|paras|dejas|pagas|recoges|cambias|cambia|haces|te _ voy|hablo|llamo|llamare|tiro|tirare|me|se|hablare|vas|digo|dire|tendre|tendras
o si no, si no voy|te|me
o me|te|lo|los|las|llamo|hablo|voy|tiro|tirare|vas|acaba|le voy|mudo|tiro|largas|vas|digo|al|a, ultimo aviso
ultima advertencia|oportunidad, es|sera la? ultima vez, te lo advierto, te advierto|aviso que, os lo advierto, estas avisado|avisada
avisado|avisada quedas|estas
hablo|hablare|hablar|llamo|llamare|llamar|digo|dire|decir|decirselo|aviso|avisare|avisar|escribo|cuento|contare|denuncio|voy|quejarme|quejo _ casero|casera|propietario|propietaria|dueno|duena|arrendador|inmobiliaria
policia, abogado|juicio|denuncia|denunciar|denuncio|denunciare, te echo|echamos|echare|echaremos
echarte|echaros|echarlo del|de|a, te vas a enterar|arrepentir|cagar|acordar|quedar|buscar|llevar|ir|la, te vas de casa|aqui|esta|este|mi, a la calle, fuera del piso|de casa
largate|largaos|vete|vayanse|lárgate de|del|a|ya, me mudo|mudare|largo|marcho, me voy|ire del|de este|piso|casa|aqui
mudarme|irme|marcharme del|de|a|si|ya, buscar|busco|buscare|buscate|busquense otro|otra|piso|companero
los|las|lo|la tiro|tirare|boto|botare|tirarlos|tirarlas a|todos|todas|todo, tirarlo todo
tirarlos|tirarlas|tirare|tiro|botar _ basura|ventana|calle, a la basura, por la ventana, consecuencias
te vas a arrepentir, te arrepentiras, atente|atenete a, ya veras|veremos, veras lo que, vas a ver, te vas a enterar
no respondo de, no me hagas|obligues|provoques, cambio|cambiar|cambiare la|el|las cerradura|contrasena|clave|wifi
dejo|dejare de pagar, corto|cortar|cortare el|la|los internet|wifi|luz, lo echo yo, se lo cuento a todo, te juro
le juro
0: sacar|saca|saques|sacas|tirar|tira|tires|bajar|baja|llevar _ a? la basura, tirar a la basura lo|la|el comida
a la basura lo que, casero dice|dijo|quiere|ha|viene|pregunto|pide, hablar con el casero para|sobre|juntos
ultima vez que|hablamos, me voy a|de dormir|la|trabajar|acostar|viaje|vacaciones|casa|levanto, me voy a la cama
voy a la calle, ire a, vete a dormir|la, o te|me|lo|los ayudo|parece|va|gustaria|avisas|digo
si no te importa|molesta|puedes|viene|es, si no es
buscar otro|otra hora|momento|solucion|manera|forma|dia|sitio|lugar|horario, buscar una|otro
tengo que irme a trabajar, o lo hacemos|hablamos, me voy del 1|2|3|4|5|6|7|8|9|10|11|12, lo del casero
preguntamos _ casero, mudarme a, hablar con el casero, dinero a la calle, se va _ a la calle, va el dinero
`;
