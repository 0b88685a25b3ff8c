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
tu espalda, acabar en el hospital|cementerio, al hospital, hacerte daño|dano, te hare daño|dano, vas a sangrar
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
`;
