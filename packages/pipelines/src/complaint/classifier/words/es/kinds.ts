/** Words by kind, of the home and beyond it (see model/kinds.ts). */
export const KINDS_ES = `
i: yo me conmigo
my: mi mis mio mia mios mias
we: nos nosotros nosotras vamos
our: nuestro nuestra nuestros nuestras
you: te vos usted ustedes os vosotros vosotras ti contigo
your: tu tus su sus tuyo tuya tuyos tuyas vuestro vuestra vuestros vuestras
other_people: el ella ellos ellas le les lo
not: no ni tampoco
never: nunca jamas nadie nada ningun ninguna ninguno
no_longer: mas otra_vez vuelvas vuelva vuelvan ya_no
want: quiero necesito gustaria prefiero querria quisiera ojala deseo
will: voy vamos pienso vas van voy_a no_pienso
would: podrias podriais podrian podria puedes podeis pueden podemos podriamos importaria te_importa les_importa
can: puedo puede poder
must: debes deberias deberiais hay_que tienes_que teneis_que tienen_que tenemos_que debemos habria_que
accept: acepto aceptar tolero tolerar permito permitir consiento aguanto limite limites dispuesto dispuesta niego me_niego ni_hablar me_parece_bien
please: favor porfa porfis porfi pf pls por_favor
thanks: gracias agradeceria agradezco agradecido agradecida
if: si
without: sin antes hasta salvo
stop: para parad deja dejad dejen basta dejes paren parar corta
who: quien quienes alguien
what: que cual cuales
why: por_que porque a_que_viene
when: cuando
how: como
where: donde
did: has habeis han fue hiciste hizo ha he era es
feel: siento sentia preocupa molesta* duele cansa* cansad* triste agobi* incomod* mal pesa estres* fastidia angustia nervios nervios*
always: siempre cada todos todas todo_el_rato
from_now: a_partir de_ahora en_adelante desde_hoy desde_ya
sorry: perdon perdona disculp* lamento lo_siento
partner: novio novia pareja marido mujer esposo esposa ex chico_de ligue rollo pololo polola
friend: amigo* amiga* colega* compa* cuate* parce gente grupo pandilla chavales chicos chicas panda peña
family: madre padre mama papa hermano hermana primo prima tio tia abuela abuelo hijo hija niño niña nene bebe suegra suegro familia padres sobrino sobrina
name: dani manu jimena bruno carla pablo marco hugo lucia maria marta ana paula sara laura javi pepe juan luis carlos pedro diego sofia elena irene alba nuria raul ivan sergio david andres camila valentina mateo santi nacho
stranger: desconocid* extraño extraña gente_que visita* invitad* huesped*
visit: visita* venir vienen vino vinieron venga viene traer traes trajiste traigas invitar invitas invitaste aparec* llegar llegaron pasarse se_pasa
stay: quedarse se_queda quedo duerm* pasar_la_noche instalad* instalo vive_aqui maleta cepillo_de_dientes cajon_propio
party: fiesta* juerga botellon cumple celebracion barbacoa previa asado parranda
food: comida queso yogur* leche pan mantequilla huevo* jamon pollo carne pescado pasta arroz pizza sopa guiso lasaña lasana ensalada tomate* patata* papa papas cebolla* platano* manzana* fruta verdura* tarta pastel galleta* chocolate cereales avena sobras bocadillo almuerzo cena desayuno salsa mermelada miel azucar harina aceite especias helado aguacate* fideos empanada* tortilla croqueta* torta racion tupper taper bote paquete merienda calabaza
drink: cafe te_verde cerveza* birra* vino zumo jugo agua refresco botella botellas mate ron
dishware: plato* bol cuenco taza* vaso* sarten* olla* cacerola tenedor* cuchillo* cuchara* cubiertos vajilla bandeja trapo cazo
appliance: nevera heladera refrigerador frigo congelador horno cocina_de vitro microondas lavavajillas lavaplatos hervidor tostadora lavadora lavarropas secadora aspirador* batidora licuadora taladro caldera calentador ventilador secador plancha
cook: cocin* freir friendo frio asar hornear hervir receta recalent*
clothes: ropa jersey sudadera camisa* camiseta* chaqueta abrigo vestido vaqueros jeans pantalon* calcetin* bragas zapatillas zapatos botas tacones pantuflas chanclas bufanda gorro blusa falda sujetador armario pijama bata polera buzo remera
toiletries: champu acondicionador jabon gel pasta_de_dientes cepillo cuchilla maquinilla perfume desodorante maquillaje crema toalla* tampones pastillas medicina* medicamento* esponja detergente papel_higienico estropajo
furniture: sofa mesa escritorio silla* cama estante* estanteria balda cajon* armario alfombra colchon lampara sillon espejo tabla_de_planchar
room: cocina baño bano dormitorio pasillo salon sala balcon jardin sotano trastero garaje escalera* rellano ducha bañera banera cuarto habitacion pieza piso casa depa departamento
my_room: mi_cuarto mi_habitacion mi_cama mi_mesa mi_cajon mi_armario mi_puerta mi_pieza mi_balda mi_estante
sleep: dorm* duermo dormir despert* despierto cama siesta insomnio almohada sueño sueno despertador alarma madrug*
sound: ruido* musica bajo_fuerte alto volumen cancion* cant* grit* chill* risa* reir* golpe* portazo* taconeo tacones ladr* llora* ronc* zumb* pitido pita suena sonando sonar oigo oye oir se_oye escucho escucha escuchar bateria guitarra piano trompeta violin altavoz parlante equipo retumb* eco tapones cascos auriculares audifonos bajale baja_eso baja_el baja_la jaleo bulla escandalo estruendo martill* taladr* cruj* chirri*
quiet: silencio* calla* callad* tranquil* paz concentr* bajito
dirt: suci* mugr* asco asqueros* moho mancha* pegajos* grasa migas polvo pelo pelos pelusa huele* olor peste apesta hiede podrid* cal mierda baba charco* porqueria roña marron hormigas moscas gusanos pocilga cochin* guarr* desastre huracan barba leonera
tidy: limpi* lav* fregar friega fregad* barr* trapear pasar_la_fregona mopa orden* recog* enjuag* rasc* vaci* doblar plancha aspir* desinfect*
rubbish: basura bolsa bolsas reciclaje reciclar contenedor cubo tacho organico carton envases
lying_about: dejas dejaste dejado dejais tirad* monton pila por_el_suelo por_medio esparcid* trastos cosas_por en_medio estorba*
animal: perro* perra perrita gato* gata cachorro conejo loro mascota* arenero patas pulgas pasear_al veterinari*
plant: planta* flores albahaca regar rego riego maceta*
vehicle: coche auto carro bici* bicicleta patinete moto furgoneta aparc* estacion* plaza garaje cochera gasolina
money: dinero pag* alquiler renta factura* fianza euro* peso* pasta_que debe* debes debo dividir divid* transfer* bizum coste cuesta* precio bote plata luz_y gas caro recibo cuenta_comun guita lana
broken: rompi* roto rota grieta rayad* rayaste rayon gote* fuga arregl* repar* averi* estrope* daño* desconch* partid* reviento
heat: calefaccion radiador* termostato frio helad* calor grados ventana* aire corriente agua_caliente caldera
light: luz luces lampara encendid* apag* bombilla oscuras
smoke: fum* cigarro* cigarrillo* pucho* porro* maria_que vape* ceniza* humo tabaco
screen: tele television peli* pelicula serie* netflix capitulo juego* jugar consola play partido futbol streaming video* youtube
phone: telefono llamad* llamas celu celular movil zoom videollamad* altavoz
message: mensaje* wasap whatsapp chat nota* post_it papelito grupo emoji audio* leido visto correo mail
speak: dec* digo dice dices dijo dijiste dijimos habl* cuent* contar conto palabra* mencion* conversa* explic* charl* platic*
reply: respond* contest* ignor* ni_caso sin_respuesta en_visto callada por_respuesta
tone: tono borde maleducad* grosero grosera sarcasm* grit* mandon* desprecio educacion respeto indirectas pulla* interrump* critic* burl* modales ironia
behind_back: a_mis_espaldas cotille* chism* rumor* secreto* a_la_cara quej* fue_diciendo me_entere
joke: broma* bromea* chiste* gracia graciosa risa_de
listen: escucham* escuchas entiend* entender malentend* quisiste querias_decir a_que_te
decide: decid* decision votar consult* preguntarnos sin_preguntar juntos juntas acord* acuerdo quedamos
promise: promet* promes* dijiste_que quedamos_en palabra jur*
spy: leer lees leiste leido abri* abrir mir* miraste registr* fisg* husmea* espi* rebusc* hurga* captura* foto* fotos camara grabar grabaste publicar subiste etiquet* diario portatil contraseña cuenta carta* paquete correo sobre buzon
take: coger cogis* coges tomar tomaste tom* agarr* prest* rob* mang* choriz* us* usando com* comiste comio comerse beb* bebio gast* acab* poner_se puesto tocar toques toca
gone: falta* desaparec* esfum* vaci* menos mitad encog* no_encuentro no_esta donde_esta donde_estan ya_no_queda
give_back: devolv* devuelv* devuelta reponer repon* reemplaz* a_su_sitio
enter: entr* pasar_sin toca_la_puerta tocar_la_puerta llamar_a_la_puerta sin_llamar irrump* meterte metes metiste colar
door: puerta* llave* cerr* cerrojo pestillo candado porton
alone: sol* a_solas espacio intimidad privad* privacidad mi_espacio tranquila tranquilo en_paz sin_que_nadie
touch: toc* abraz* bes* desnud* toalla cambiandome cuerpo hombro
private_matter: diagnostic* enfermedad embaraz* terapia sueldo ruptura despido medico psicolog* secreto
wait: esper* tarde tardas retras* cola prisa a_tiempo horas minutos rato media_hora ocupad* acapar*
clock: las_dos las_tres las_cuatro las_cinco las_seis las_siete las_ocho las_nueve las_diez las_once las_doce medianoche mediodia la_una hora
night: noche* anoche madrugada de_noche
morning: mañana mañanas manana temprano amanecer
day: lunes martes miercoles jueves viernes sabado* domingo* finde semana* hoy ayer dia dias mes meses
turn: turno* toca calendario horario* lista cuadrante cambiar_el reserv* te_toca le_toca me_toca
plan: plan planes cancel* moviste aplaz* cita quedar quedado quedamos olvid* avis*
work: trabaj* curro jef* oficina reunion* turno_de plazo compañer* cliente* proyecto entrega laburo chamba entrevista ascenso
study: estudi* examen* tesis apuntes deberes clase* uni facultad curso encuesta trabajo_de oposicion* conducir
health: enferm* medico hospital dentista dolor migraña fiebre medicina farmacia operacion
weather: sol_que llueve lluvia nieva nieve tiempo_que tormenta viento calor_que
sport: partido futbol gimnasio gym correr carrera equipo gol liga tenis final yoga padel senderismo
wish: feliz cumple cumpleaños felicidades enhorabuena suerte feliz_navidad buenos_dias buenas_noches buen_finde buen_dia que_descanses disfrut* bienvenid* te_echo animo abrazo* besos besitos que_cumplas muac
fun: jaja* jeje* link enlace video meme podcast articulo mira_esto mirad miren adivina cancion_de disco entrada* concierto festival quiz cine libro trailer receta youtu https www
travel: tren vuelo avion aeropuerto vacaciones viaje llegue llegamos autobus estacion hotel playa atasco pueblo madrid
news: viste vieron noticia* elecciones que_tal como_te como_estas como_va quien_se_apunta alguien_se_apunta cuenta_cuenta sabes_si saben_si
shop: compra* comprar compro supermercado super pedido pedir lista_de
online: wifi internet router conexion clave contraseña red
move_out: mud* mudanza contrato casero casera compañero_de inquilin* irme piso_nuevo
alarm_me: amenaz* mat* morir muert* quemar te_reviento
`;
