/** Visitors, partners who stay, parties. */
export const GUESTS = `
3: invitado|invitados|invitada|invitadas|invitas|invitar|invites|invita|invitaste|invitan|invitando|invitacion|imvitados
visita|visitas|visitante|visitantes
tus|sus amigos|amigas|colegas|panas|cuates|compas|primos|padres|familiares|companeros|invitados
tu|su amigo|amiga|novio|novia|pareja|chico|chica|pololo|polola|ligue|hermano|hermana|primo|prima|madre|padre|mama|papa|familia|suegra|sobrino|ex
novio|novia|pareja, amigos|gente|alguien|personas|chicos|chicas|ligues|colegas a|en casa|dormir|aqui|piso|el|la
traer|traes|trae|traigas|trajiste|traen|traido|trayendo _ gente|amigos|amigas|alguien|chicas|chicos|casa|novio|novia|personas|desconocidos|ligues|invitados
desconocido|desconocidos|desconocida|desconocidas|extrano|extranos, gente que no
gente desconocida|extrana|rara|nueva, fiesta|fiestas|fieston|botellon|juerga|farra|parranda
quedarse|quedan|queda|quedo|quedaron|quedado|quedando|quede|queden|quedarte a dormir|en|toda|todo|aqui|varios|tres|dos|otra
dormir|duerme|duermen|duerma|durmio|durmiendo|durmieron aqui|con, duerme|duermen|durmio|durmieron en
pasa|pasan|pase|paso la noche, se queda, se quedan, se quedo, se quede
vive|viven|viviendo|vivir practicamente|casi|aqui|ya, practicamente vive, casi vive, instalado|instalada
acampa|acampado, aparece|aparecen|presenta|presentan sin, sin avisar _ gente, reunion|reuniones|quedadas|cenas
alojar|alojas|alojando|hospedar|hospedas|airbnb, un companero mas, inquilino mas, otra vez lleno, lleno de gente
tu ligue, gente que no vive, vive aqui, con llave a, desconocidos, en el sofa semanas|dias|otra|tres|dos
tres|dos|cuatro semanas|dias aqui|en|con|y, tu mama|madre es|lleva|se, se instalo, la casa llena, llenas la casa
tantos amigos, tu suegra, cumple|cumpleanos|cumples en, recibir|recibes a|gente
personas|gente|chicos|tipos que no|ni conozco|conocia|conocemos|conocia
seis|cinco|diez|veinte personas|desconocidos, alguien en|durmiendo el|nuestro sofa|salon, siempre hay alguien|gente
duchandose aqui, aqui a diario, a diario aqui, con . aqui a diario|todo|siempre
grupo de estudio|trabajo|amigos|teatro|yoga
2: amigos|amigas|amigo|amiga, gente, primo|prima|hermana|hermano|padres, copia de las llaves|la, noche en casa
colegas|colega|pandilla|panda|peña|pena|cuadrilla|tropa|gentuza|gentio|ligue|ligues|rollo|rollete|amante|marido|mujer|prometid*|suegr*|cunad*|primos|sobrin*|tios|abuel*|visitant*
los|las que traes|traen|invitas, traes|trajiste|traer|traigas a|gente|alguien|amigos|tus
viene|vienen|venga|vengan|vino a|tu|tus|cada|todos _ dormir|casa|cenar|noche|novio|amigos
se planta|plantan|presenta|presentan|cuela|cuelan|instala|instalan|acopla|acoplan|queda|quedan
acoplado|acoplada|okupa|huesped|huespedes|inquilin*|realquil*|airbnb|couchsurf*
botellon|guateque|cumple|cumpleanos|barbacoa|parrillada|cena con|quedada|quedadas|despedida|after|previa|fieston
lleno de gente|desconocidos, tanta gente, somos cuatro|cinco|seis|siete, uno mas|una mas, colchon|sofa cama|saco
copia de|juego de llave|llaves, dar|diste|dado|das|dejar|dejaste|prestar|prestaste _ llave|llaves
cada dos por tres _ aqui|gente, media clase|facultad|oficina, extran*|descon*
0: reunion de casa|piso|compañeros|companeros|para, tener una reunion, hacer una reunion, visita medica|del|tecnica
amigos como, como amigos|amigo, somos amigos, alguien en casa, gente normal|como, gente del piso, todo el mundo
vivir aqui|asi|juntos|contigo, vivo aqui, vivimos aqui, vives aqui, que viva|vivo, alguien de, te invito
mi novio|novia|pareja dice, dormir en paz, a dormir bien, dormir en mi, dormir aqui es, la fiesta de
dice|dijo|habla|hablas tu madre|mama|padre|hermana, lo que te dice tu, casa de mi, mi hermana|hermano|madre
las reuniones, en las reuniones, la reunion
contado|contar|conto|contaste|cuentas|dicho|dijiste|hablado a tu|tus|su madre|padre|hermana|amigos|amigas|padres|novio|novia
reuniones todo, tengo reuniones, hablas con tu familia, con tu familia, tus companeros, vean tus, pasas tu
`;
