const BODY =
  'cara|boca|jeta|hocico|cabeza|craneo|crisma|cuello|pescuezo|garganta|nariz|diente|dientes|muela|muelas|mandibula|quijada|ojo|ojos|oreja|orejas|lengua|labio|labios|brazo|brazos|pierna|piernas|rodilla|rodillas|tobillo|tobillos|mano|manos|muneca|munecas|dedo|dedos|hueso|huesos|costilla|costillas|espalda|columna|barriga|panza|tripas|higado|rinones|huevos|pelotas|culo|orto|madre|trompa|cogote|nuca|sesos';
const PET =
  'gato|gata|gatito|perro|perra|perrito|perrillo|chucho|bicho|animal|mascota|hamster|loro|periquito|canario|pajaro|conejo|cobaya|huron|tortuga|pez|lagarto|cachorro|caniche|chihuahua|minino';
const ARMS =
  'cuchillo|navaja|machete|hacha|bate|barra|pistola|escopeta|motosierra|katana|punal|garrote|porra|fierro|revolver|palo|tubo|cadena|martillo|rifle';
const WEAPON =
  'cuchillo|navaja|machete|hacha|bate|barra|pistola|escopeta|motosierra|katana|punal|garrote|porra|fierro|palo|tubo|cadena|martillo|tijeras|destornillador|botella|sarten|tenedor|ladrillo|silla|plancha|puno|punos';
const BLOW =
  'paliza|tunda|zurra|golpiza|madriza|somanta|hostia|hostias|ostia|hostion|bofetada|bofeton|tortazo|punetazo|punetazos|collejas|guantazo|trompada|trompadas|putiza|batazo|batazos|martillazo|hachazo|machetazo|navajazo|navajazos|balazo|balazos|punalada|punaladas|cuchillada|cuchilladas|botellazo|sartenazo';
const END =
  'camilla|ambulancia|ataud|hospital|urgencias|uci|cementerio|morgue|muletas|cuneta|zanja|nicho|fosa|tumba|deposito';

/** Announcing harm to body, life or animals, or fire. */
export const THREAT = `
3: te|os|lo|la|le|los mato|matare|matamos|reviento|reventare|rajo|rajare|apuñalo|apunalo|estrangulo|ahorco|degollo|deguello|quemo|quemare|enveneno|envenenare|liquido|cargo|muelo|rompere|pego|pegare|golpeare|golpeo|parto|partire|rompo|rajo|quiebro|destrozo|machaco|dispare|disparo|ahogo|tiro
voy|vamos|vas a matarte|mataros|matarlo|matarla|matar|pegarte|golpearte|reventarte|partirte|romperte|apunalarte|estrangularte|ahogarte|envenenarte|envenenar|quemarte|hacerte|lastimarte|herirte|morir|darte
te voy a matar|pegar|partir|romper|reventar|rajar|apunalar|estrangular|ahogar|envenenar|quemar|hacer|lastimar|dar|golpear|destrozar|degollar|moler|sacar|arrancar|cortar|tirar|empujar
lo|la|os|le|los voy a matar|pegar|partir|romper|reventar|envenenar|quemar|golpear
te voy a dar una|un paliza|hostia|puñetazo|punetazo|bofetada|cachetada|golpe, una paliza
te parto|rompo la|las|los|el cara|boca|piernas|dientes|brazos|cabeza|madre|alma|cuello|huesos
te arranco|saco|corto la|los|las|el cabeza|ojos|lengua|dedos|cuello|pelos
mato|matare|matar|enveneno|envenenare|envenenar|quemo a? tu|su|el|ese|al|la gato|perro|mascota|gata|perra|novio|novia|madre|familia
quemar|quemo|quemare|incendiar|incendio|prender|prendo|pegar|pego la|el|tu|fuego|esta|toda|todo casa|piso|cuarto|habitacion|a|fuego|ropa|cosas
prender|prendo|prendere fuego, pegar|pego fuego, estas muerto|muerta, eres hombre muerto, date por muerto|muerta
vas a morir, te vas a morir, ojala te mueras|muera|murieras|maten, muerete|muerase|matate|suicidate
duerme|duermes|dormir con un ojo|los, se donde duermes, mientras duermes, cuando duermas
con un cuchillo|bate|martillo|pistola, un cuchillo|pistola, cuidate las espaldas|la espalda, cuida tu espalda
tu espalda, acabar en el hospital|cementerio, hacerte daño|dano, te hare daño|dano, vas a sangrar
hare sangrar, te tiro por|de|desde la|el ventana|balcon|escaleras, acabo contigo, acabare contigo, te hago pedazos
vas a acabar mal, puñetazo|punetazo|punetazos en|la|te, te ahogo
ambulancia|tumba|cementerio|ataud|silla de ruedas acabas|vas|sales|saldras|te|en
acabaras|acabas|saldras|sales en|con _ ambulancia|hospital|tumba|caja, sales|saldras de aqui en
no sales|saldras vivo|viva, lo ultimo que, te hundo|aplasto|reviento|descuartizo|deguello|acuchillo|apuñalo
0: matar el tiempo|gusanillo|hambre, me mata|mataria|matan|estas|vas matando|a?, me mato a|de|trabajando|estudiando
no quiero|queria|pretendo|quise hacerte|hacer daño|dano, sin hacer dano, te mataria por, mataria por, no te voy a
te pego un|una toque|grito|llamada, te doy un, te tiro un cable, te hago dano, te he hecho|hice dano|daño
quemar la comida|cena|sarten|olla, incendio de, fuego lento, la ventana abierta, lo tiro a la
los|las|lo|la tiro a|por
3: romperte|partirte|quebrarte|machacarte|cortarte|aplastarte . los|las|cada|el|la|un|una|todos|todas uno|los|las? hueso|huesos|dedo|dedos|piernas|costillas|rodillas|brazos|manos|cuello
rompo|rompere|parto|partire|quiebro|quebrare|machaco|machacare cada|todos|todas|los|las|uno . hueso|huesos|dedo|dedos|piernas|costillas|rodillas
bicho|perro|gato|chucho|animal|gata|perra|hamster|loro|conejo|pajaro|mascota . vuelve|sigue|mea|mean|ladra|muerde|caga|maulla|arana _ _ sale|vuela|va|acaba|volando|tiro|lanzo|echo|arrojo volando? por la|el|un ventana|balcon
tirar|tiro|lanzar|lanzo|arrojar|arrojo|tirare|lanzare|arrojare|echar|echo a? tu|ese|al|el|esa|la|este|esta . bicho|perro|gato|chucho|animal|gata|perra|hamster|loro|conejo|pajaro|mascota _ ventana|balcon|azotea
sales|saldras|vuelas|volaras|salis|acabas|acabaras volando? por la|el ventana|balcon, tirarte|lanzarte|arrojarte|tiraros|empujarte por|desde|del|escaleras
enveneno|envenenare|envenenarlo|envenenarla|envenenarte|envenenaros, matarratas|veneno|raticida|lejia|anticongelante en|a tu|su|vuestra|la|el _ comida|plato|leche|bebida|cafe|cuenco|pienso|agua
se bien|muy|perfectamente? bien? donde trabajas|duermes|vives|aparcas|estudias|entrenas|trabajais|vivis, se bien? donde vive|trabaja|estudia tu
se donde _ _ accidente|accidentes, podria|puede pasarte|ocurrirte|sucederte algo|un|cualquier, te podria|puede pasar|ocurrir|suceder algo|un|cualquier
pena|lastima si|que te|le|os pasara|ocurriera|sucediera|pase, hay|ocurren|pasan accidentes _ escaleras|noche|durmiendo
quemar|quemo|quemare|incendiar|incendio|incendiare la|el|esta|este|todo|toda pocilga|antro|edificio|cuchitril|apartamento|depa|departamento|chabola|vivienda
quem*|incendi*|fuego|arder|arda _ _ con|contigo|todos|vosotros|ustedes _ dentro|adentro
0: no|nunca lo? se bien|muy? bien? donde trabajas|duermes|vives|aparcas|estudias|entrenas|trabajais|vivis
no|ni se donde vive|trabaja|estudia tu, encuentro|hay|queda|quedan|falta|tenemos ni? un cuchillo, tiro el tuyo|la|lo, te tiro el|la|lo|los|las
no lo|la|los tiro, la|lo|los tiro al|a|en|yo|fuera
3: doy|dare|meto|metere|pego|pegare|suelto|clavo|clavare|encajo|arreo|estampo un|una|dos|el . puñetazo|punetazo|puñetazos|hostia|hostias|ostia|leche|leches|bofetada|bofeton|cachetada|paliza|golpiza|navajazo|cuchillo|patada|guantazo|tortazo|galleta|madrazo|trompada|piña|pina
te voy a meter|soltar|pegar|dar|clavar un|una|dos, meterte|soltarte|darte|pegarte|clavarte un|una . puñetazo|punetazo|hostia|ostia|bofetada|paliza|golpiza|patada|cuchillo|navajazo|guantazo|tortazo|leche|madriza|madrazo
mando|mandare|envio|enviare|traigo|traere|llamo a? mis|mi primos|primo|hermanos|hermano|amigos|colegas _ _ paliza|partan|rompan|revienten|hablen|visiten|den|maten|peguen
piernas|huesos|dientes|brazos|nariz|dedos rotos|rota|rotas si|como|cuando|la
gato|perro|gata|perra|mascota|chucho|conejo va|vas|puede|acaba|acabara|aparece|aparecera|termina|amanece|amanecera a? aparecer|acabar|amanecer|desaparecer|muerto|ahogado|envenenado|muerta|ahogada|envenenada|rio
a punto|nada|tris de pegarte|golpearte|reventarte|partirte|matarte|ahorcarte|darte, no vuelves|volveras|vas a? volver? a? caminar|andar|levantarte
subo|bajo|voy|entro con un|una|el bate|cuchillo|martillo|navaja|machete|pistola
0: te doy|pego una|un leche|galleta de|con|si|piña|pina
3: te|os|le|les rompo|rompere|rompa|rompe|rompen|rompan|parto|partire|parta|parte|parten|partan|reviento|reventare|reviente|revientan|abro|abrire|abra|arranco|arrancare|arranque|corto|cortare|corte|saco|sacare|saque|rajo|rajare|raje|destrozo|destroce|machaco|machacare|machaque|piso|pisare|pise|aplasto|aplaste|quiebro|quiebre|retuerzo|retuerza|tuerzo|hundo|hunda|vuelo|vuele|clavo|estrello|estampo|estampe|desfiguro|deformo|cruzo|marco la|el|los|las|un|una|cada|tu|esa . ${BODY}
te|os|le|les voy|vamos|van|va|quiero|podria|deberian|puedo a? romper|partir|reventar|abrir|arrancar|cortar|sacar|rajar|destrozar|machacar|pisar|aplastar|quebrar|retorcer|torcer|hundir|volar|desfigurar|cruzar|marcar|dejar la|el|los|las|un|una|cada|sin|esa . ${BODY}
romper|partir|reventar|abrir|arrancar|cortar|sacar|rajar|aplastar|pisar _ a patadas|golpes|hostias|palos|punetazos
te|os asfixio|asfixiare|asfixie|ahogo|ahogare|estrangulo|linchamos|lincho|apaleo|desuello|despellejo|descuartizo|acuchillo|fusilo|entierro|enterrare|atropello|atropellare|electrocuto|noqueo|tumbo|capo|castro|carbonizo|achicharro|rocio|mutilo|torturo|coso|madreo|hostio|decapito|desangro|ejecuto|incinero|escaldo
te|os vamos|van|va|voy|quiero|podria|deberian|puedo a? matar|linchar|apalear|moler|reventar|rajar|asfixiar|ahogar|ahorcar|colgar|degollar|desollar|despellejar|descuartizar|acuchillar|estrangular|quemar|carbonizar|achicharrar|rociar|atropellar|aplastar|machacar|destrozar|masacrar|fusilar|disparar|balear|envenenar|enterrar|desfigurar|mutilar|torturar|capar|castrar|electrocutar|noquear|tumbar|hostiar|zurrar|madrear|golpear|coser|crujir|escaldar
matarte|lincharte|apalearte|molerte|asfixiarte|ahogarte|ahorcarte|degollarte|desollarte|despellejarte|descuartizarte|acuchillarte|estrangularte|quemarte|achicharrarte|atropellarte|machacarte|dispararte|enterrarte|desfigurarte|torturarte|caparte|electrocutarte|noquearte|apunalarte|rajarte|reventarte|lincharos|mataros|quemaros
cagar|cago|cague|moler|muelo|coser|coso|matar|mato|llenar|lleno|reventar|reviento|liar|lio a|de palos|trompadas|pinas|patadas|golpes|tiros|hostias|punaladas|balas|plomo|batazos
merec*|buscas|buscando|ganado|ganando|pidiendo|llevas|llevaras|llevar|cae|caera|caer|falta|dare|doy|daria|dan|den una|un|unas|dos|tal|la|de|buena|buen . . ${BLOW}, te|os|le _ a|de|un|una|tal batazo|batazos|martillazo|hachazo|machetazo|navajazo|navajazos|balazo|balazos|punalada|punaladas|cuchillada|cuchilladas|botellazo|sartenazo
te|os|le|les meto|metere|meta|pego|pegare|pegue|suelto|vuelo|clavo|disparo|encajo|hinco _ tiro|tiros|balazo|bala|balas|plomo|plomazo, te|os|le clavo|clavare|clave|meto|metere|hinco|hundo|estampo|rompo|parto|reviento|estrello|encajo|ensarto|paso un|una|el|la|las|los|este|esta|mi|unas . ${WEAPON}
clavarte|meterte|hincarte|estamparte|romperte|partirte|pasarte|encajarte un|una|el|la|las|los|unas . ${WEAPON}
subo|bajo|voy|entro|vengo|vuelvo|aparezco|espero|recibo|subire|bajare|presento|ire|subimos|bajamos|vamos con un|una|el|la|mi . ${ARMS}
tengo|guardo|compre|comprado|escondo|afilo|afilado un|una|el|la|mi machete|navaja|pistola|escopeta|hacha|revolver|rifle|katana|punal|bate _ contigo|debajo|preparad*|list*|para|esper*|usar*|aqui|y
leccion|modales|respeto|educacion _ con|a un|una|el|la|mi|base? ${WEAPON}|hostias|palos|golpes|punetazos
te|le|os|vas|vais _ sin dientes|muelas|piernas|dedos|cara|manos|ojos|lengua|mandibula|huevos|cabeza|respirar, te|le|os quedas|quedaras|quedar|dejo|dejare|dejar|deje|vas . seco|tieso|fiambre|frito|cojo|coja|ciego|paralitico|invalido|manco|tuerto|inconsciente|sin|tiesa|seca
comer|comeras|comes|comiendo|alimentar*|desayunar _ con|por|en una? pajita|popote|sonda|pajilla|bombilla|sorbete|tubo
vas|va|vais a? necesitar|necesitaras _ dentista|protesis|dentadura|ambulancia|cirujano|muletas|escayola|yeso|funeraria|ortopeda|dientes|mandibula|silla|cara|forense
tu|su|vuestro ataud|tumba|entierro|funeral|lapida|esquela|velorio|velatorio|cadaver, prepara|vete|ve|elige|encarga|reserva|compra*|escoge _ ataud|nicho|tumba|lapida|funeral|entierro|testamento|caja
sales|saldras|sacan|sacaran|sacar|salir|acabas|acabaras|terminas|terminaras|acabar|terminar|acabareis|mando|mandare|mandar|envio|meto|llevan|iras de|aqui|directo? aqui? en|con|al|a|dentro una|un|la|el|los? . ${END}, pies por|pa|para delante|adelante|alante, caja|bolsa de pino|madera|cadaveres|muertos
sales|saldras|acabas|acabaras|terminas|salir _ bolsa|trozos|pedazos|cachitos, no|ni vuelves|volveras|vas|vuelva|volver|volvera a? volver? a? caminar|andar|masticar|hablar|ver|respirar|levantarte|reirte|pisar
amanec*|despiert*|aparec* _ tieso|tiesa|fiambre|frio|muerto|muerta|tiesos|degollad*|ahogad*|envenenad*|colgad*|flotando
tu|ese|este|esa|esta|su|vuestro|vuestra|el|la . ${PET} no llega|llegara|pasa|pasara|sobrevive|sobrevivira|dura|durara|amanece|amanecera|vera|ve|sale _ vivo|viva|manana|noche|semana|lunes|domingo|fin|navidad|mes|dia|mas|viernes|sabado
dias|horas contados|contadas, te|le|os quedan|queda dos|pocos|pocas|tres|un|unos|cuatro|minutos|horas? dias|horas|minutos|telediarios de vida?, te|le|os quedan|queda dos|pocos|pocas|tres|un|unos|cuatro|minutos|horas? dias|horas|minutos|telediarios $
despidete|despidanse|despediros|despidase|adios de|a tu|tus|su|ese . ${PET}|dientes|piernas|cara|familia|vida|dedos
guiso|estofado|paella|sopa|asado|caldo|tacos|pinchos|albondigas de|con|hechos tu|ese|esa|su ${PET}, tu|ese|esa|su . ${PET} _ va|ira|acaba|acabara|termina|terminara|voy|meto a|en|al _ horno|olla|cazuela|microondas|guiso|estofado|rio|pozo|licuadora|congelador|sarten|lavadora
ahogar|ahogo|ahogare|colgar|cuelgo|cocinar|cocino|asar|freir|patear|pateo|estampar|estampo|reventar|reviento|aplastar|aplasto|atropellar|atropello|degollar|despellejar|capar|sacrificar|ahorcar|estrangular|quemar|destripar|electrocutar|apedrear|disparar|pegar a? tu|ese|esa|su|vuestro|tus . ${PET}
retorcer*|retuerz*|torcer*|tuerz*|parto|partir|romp* _ pescuezo|cogote|gaznate, la|lo|le|los estampo|reviento|estrello|aplasto|estampare|reventare contra
tu|ese|esa|su . ${PET} le|lo|la|les va|voy|puede|podria|vamos a? sentar|caer|pasar|echar|dar|poner _ mal|algo|feo|fatal|veneno|matarratas|lejia
le|os|les|te|algo puede|podria|va|vaya|pueda a? pasar|ocurrir|suceder|pasarle|pasarte|pasaros algo|una|un? . malo|feo|grave|desgracia|horrible|accidente|chungo|gordo
meter|meto|metere|meterle|meterte|pegar|pegarle|pegare|prender|prenderle|prenderte|dar|darle|planto|plantar|echo|echarle|damos fuego|candela|lumbre, fuego a|al tu|su|vuestro|edificio|piso|colchon|cuarto|coche
gasolina|acido|queroseno|disolvente _ encima|cara|cama|cuarto|puerta|habitacion|ti|cerilla|mechero|contigo|prend*, hirviendo _ encima|cara|cama|ti|te|mientras, te|os _ aceite|agua|cafe hirviendo
te|os|rociar|rociarte|rociarlo|echarte|tirarte|echarle|empapar|empaparte rocio|rociar|echo|tiro|bano|vacio|empapo|con|de|voy? _ gasolina|acido|alcohol|queroseno|lejia|disolvente|sosa
va|van|vais|vas|vamos|hare|hara|vea a? arder todo|todos|tu|contigo|la|el|casa|piso|esto|vivo|vivos|dentro|como, quem*|ard* _ vivo|vivos|viva|vivas, va a arder $
primos|primo|hermanos|hermano|colegas|colega|amigos|gente|tio|tios|cunado|banda|chavales|padre|novio|alguien|tipos _ _ hacerte|haceros|haran|hagan|haga|hara|encarg*|lincharte|pegarte|partirte|romperte|arregl*|parte|partan|rompan|reviente|ajust* _ visita|cuentas|ti|piernas|cara|cosas|que|tu|esto|contigo
conozco|tengo|mando|mandare|llamo|pago|contrato|contratar|pagar|mandar _ gente|alguien|tipos|tios|unos|colegas|amigos|primos _ _ parte*|romp*|mat*|revient*|peg*|dan, sicario|sicarios|matones|puno americano
ojala|espero|deseo que? te|os|le atropell*|maten|mate|parta|revient*|arrolle|caiga|aplaste|apunalen|quemes|ahogues|estrelles|mueras|desangres|pudras|mueran|mates|trague
te|os|le cojo|agarro|pillo|aprieto|agarre|coja|tomo|voy _ del|el|por cuello|pescuezo|garganta|gaznate, manos en|alrededor|al|sobre|rodeando el|tu|del cuello|pescuezo|garganta
reza|rezad|rece _ no te|os _ pille|encuentre|coja|agarre|vea|cruce|pesque, cuando|hasta que? acabe|acabemos|termine|terminemos|acaben contigo|con vosotros
como|hecho|hecha un|una mapa|cristo|colador|guinapo, te|os|lo|la|hacerte . hago|hare|haga|hacer|dejo|dejare|voy|dejar _ papilla|picadillo|pulpa|trizas|pure|carne|fosfatina
tragar|tragarte|tragaras|tragues|comer|comerte|escupir|escupiras|recoger|recogeras|buscando los|tus|las _ dientes|muelas, eres|sois cadaver|fiambre|hombre|hombres muerto|muertos?
entro|entrare|entrar|subo|voy _ y te|os rajo|mato|degollo|corto|estrangulo|ahogo|reviento, pagaras|pagar|pagas con tu|la|su vida|sangre|cabeza
0: te|os voy a dar las|la|los|una|un gracias|razon|llaves|dinero|toque|abrazo|beso|regalo|vuelta|oportunidad|copia|explicacion|respuesta|mitad, te voy a dar mi|el|lo|otra
estas|estoy muerto|muerta de, te parte|rompe|parta el alma|corazon, te corto el|un pelo|trozo|pedazo, te saco el|la|los tema|basura|ropa, te abro la|el puerta|portal
te|os rompe|parte|puede|va _ la espalda|cabeza, se te parte|rompe, casi te|os? parto|rompo|rompes|partes, no te|os|le voy a, te cojo de|por la mano, te hago cosquillas
saco|cojo|voy|bajo|agarro el|un|la martillo|palo|tubo|cadena|barra|cuchillo para|y|de|del, con el|un|la martillo|palo|tubo|cadena|cuchillo para|de la?
comer|comes con tubo, te|os dejo|dejare seco|seca el|la|lo, quemar* el|la arroz
punalada|punaladas por|en la espalda, punalada trapera, horas contadas para, te echo de menos|una, te echo un|la|el
`;
