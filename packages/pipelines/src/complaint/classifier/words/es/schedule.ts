/** When something is done and for how long: times of use, turns, being late, plans moved. */
export const SCHEDULE = `
3: horario|horarios|calendario|calendarios|agenda|cronograma
acapara|acaparas|acaparar|acaparando|monopoliza|monopolizas|monopolizar
ocupa|ocupas|ocupar|ocupado|ocupada|ocupan|ocupes|ocupando el|la|tanto|todo|siempre
bano|ducha|banera|cocina|lavadora|secadora _ ocupado|ocupada|durante|horas|hora|tanto|mucho|minutos|libre|rato|manana|mananas|siglos
horas|hora|minutos|tanto|rato|tiempo en|dentro|duchandote|encerrado|encerrada el|del? bano|ducha|la|cocina
duchas|ducha largas|larga|eternas|eterna|interminables|mas, te duchas, duchas de
tardas|tardar|tardes|tarda|tardaste|tardan|demoras|demorar|demora _ bano|ducha|duchar*|tanto|mucho|horas|menos|una|en
llegas|llegar|llega|llegaste|llegues|llegan|llegado|llegando|llego tarde|tardisimo|puntual|a
tarde otra|siempre|de|$, impuntual|puntual|puntuales|puntualidad, a tiempo, a la hora
esperar|esperando|espero|espere|esperamos|esperarte|esperandote una|media|horas|a|mas|minutos|te|mas|casi
me dejas|dejaste plantado|plantada|esperando|tirado, plantado|plantada|planton|plantaste
cancela|cancelas|cancelar|cancelaste|canceles|cancelado|cancelando|anula|anulas|anular|anulaste
aplaza|aplazas|aplazar|posponer|pospones|posponemos
cambias|cambiar|cambio|cambies|cambiaste|cambiando|cambiado _ planes|plan|hora|fecha|dia|horario|turno, ultima hora
ultimo momento, ultimo minuto, nuestros planes, planes|plan para|de
turnos|turnarnos|turnamos|turnemos|turnarse|turnar, por turnos, a que hora, prepararme|arreglarme para|antes
lavadora libre|ocupada|los, dia de lavadora|colada|lavado, colada|lavanderia, cita|citas, reparto|repartidor
turno de noche|manana, cuadrar|coordinar|coordinarnos|organizar|organizarnos|organicemos|cuadremos
repartir|repartirnos|repartamos el|los|las|la tiempo|horarios|horas|turnos, compartir el bano|cocina|salon|lavadora
compartir la cocina|ducha|lavadora|sala, misma hora, reservar|reserva|reservado, hora de cenar|comer|ducharse
disponible|disponibilidad, quedamos|quedado a las|para|el, cena|comida a las|juntos, te quedas tu
apareciste|aparecio a|tarde, ni apareciste, a las _ apareciste, esperando al fontanero|tecnico|repartidor
en el bano una|durante, duch* _ rapido|menos|corto|corta|deprisa
necesitas|necesitar|necesito el|la bano|cocina|ducha _ hora|a|entre|de, perdi el tren|bus|autobus
cuando _ fontanero|tecnico|electricista|casero|repartidor
fontanero|tecnico|electricista|repartidor viene|venir|llega|vendra
viene el|la fontanero|tecnico|electricista|repartidor, ducha|bano|lavadora|cocina|salon esta|siempre . ocupad*|libre
dijiste a las, mi tiempo, dias de lavadora|lavado|colada, cambiar los|el|mi dias|dia|turno
la cena|comida|reunion era|es a las, nadie aparecio, no aparecio, aparecio tarde|a, quedamos a las
cena que teniamos, nadie bajara|bajo|vino|vinieron, cuando me toca a mi, a su hora|tu hora, hora punta
en ese horario, duchar*|cocinar|lavar despues|antes de|que
necesitas|necesita|necesitais la|el cocina|bano|salon|lavadora|ducha, que tardes|noches|dias|mananas|horas
quedado en salir|vernos|a, terminar de cocinar|ducharte|lavar antes|a, seguias|seguia en la cama
use el|la horno|cocina|lavadora|ducha
2: tarde, temprano, planes|plan, hora|horas, lavadora|secadora, rutina, prisa|apurado|apurada, puntualmente, turno
que dia, cuando vas|piensas|puedes|vuelves|viene|sera, cuanto tiempo|tardas, hasta cuando
antes de ir|trabajar|clase, lavadora puesta|cuando, por las mananas, cada manana, media hora, una hora, a la vez
de 4|10|9|2 a 6|1|5|12, clases|clase online|desde, necesito el salon|comedor|bano|cocina, llegas a las
me levanto a|temprano|pronto, madrugo|madrugar, como quedamos, al final nada, pretexto|excusa|excusas
que el lunes|martes|domingo|manana, en el tendedero, te toca, le toca, a quien le toca, calendario
ducharte|ducharse|ducharme, cocinar|cocinas a|cuando, cuadrante|planning|calendario|horario*|turnos
de . a . la|el|necesito|doy|tengo|no
de cinco|seis|siete|ocho|nueve|cuatro|tres|diez a seis|siete|ocho|nueve|diez|cinco|cuatro|once, la necesito libre
necesito libre, repart*|turn* la|el|las|los hora|horas|bano|ducha|tiempo|dias, media cada, no hay manera de entrar
entrar al bano, cola para|en el bano, acapar*|monopoliz*|eterniz*
tard* en|una|horas|la|mil|siglos|tanto _ ducha|bano|salir|llegar, llegar tarde|puntual, plant*|plantad*
espera*|esperando una|media|dos|horas|tres|rato|siglos
anul*|cancel*|aplaz*|pospon*|cambi* de? plan|planes|fecha|hora|dia|idea, ultima hora, sin previo aviso
avis* con|antes|tiempo _ cena|vienes|cenas, cocin* para cuatro|todos|ti|nada
olvid*|olvidaste|olvidas de|la|el _ cita|cena|reunion|quedada|turno|cumple
cita|tecnico|fontanero|revision|repartidor|mudanza el|a|del
clase|clases|seminario|reunion|teletrabaj* _ salon|comedor|cocina|online|zoom
turno de|noche|tarde|manana trabajo|trabajar?, lavadora|colada|secadora los|el|cada|dia, primera hora, a primera
horas punta, la misma hora, hora de
1: minutos, manana|mananas, tardes, semana, finde|fin de semana
lunes|martes|miercoles|jueves|viernes|sabado|domingo
0: turno de limpieza|limpiar|basura|cocina|bano|fregar|platos|barrer|sacar|lavar
te toca limpiar|fregar|sacar|barrer, horario de limpieza, calendario de limpieza, buenas tardes|noches|dias
por la tarde|noche|manana, tarde o temprano, tan tarde, muy tarde, hasta tarde, tarde por la, mas tarde
a estas horas, altas horas, a esas horas, horas de la|sueno, horas de la noche|madrugada, a todas horas, ya es hora
es hora de, ahora, por la hora, todo el tiempo, tiempo para mi|hablar, hace tiempo, al mismo tiempo, mucho tiempo
tanto tiempo, una hora de sueno, cada hora, el otro dia, turnos de limpieza, llega a casa, llega el recibo
espero que|poder|no|tu, espera a, hora de dormir, llega la|el factura|alquiler, llegas a la cama, en ese horario
todo el dia
`;
