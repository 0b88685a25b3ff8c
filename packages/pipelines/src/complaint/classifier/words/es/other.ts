/** Everything else a home has: money, food, heating, repairs, animals, smoke, parking. */
export const OTHER = `
3: alquiler|renta|arriendo, factura|facturas|recibo|recibos, luz del|de|factura|electricidad|gas
internet|wifi|router, dinero|plata|pasta|lana
paga|pagas|pagar|pagado|pagues|pague|pagaste|pago|pagos|pagamos|pagando
debes|deber|debe|deuda|debias me|dinero|euros|pesos|la|el|de, gasto|gastos|coste|costes|costos
bizum|transferencia|transferir, euros|pesos|dolares|soles, fianza|deposito|contrato
compra|compras|comprar|compraste|compres|compro|comprado|comprar|supermercado|super|mercado, aceite|sal|azucar
agua caliente
comida|leche|huevos|pan|queso|yogur|yogures|sobras|cereales|cafe|cerveza|cervezas|vino|zumo|jugo|pizza|carne|chocolate|galletas|helado|almuerzo|tupper|taper|mantequilla|fruta|aceite|arroz|azucar
comes|comiste|comido mi, calefaccion|calefactor|termostato|radiador|radiadores|temperatura|frio|calor|helado|helada
aire acondicionado, ventana|ventanas|persiana|persianas, luces|luz|lampara|bombilla, agua caliente|fria
puerta de|principal|abierta|la entrada|calle, cerrar|cierras|cierra|cierres con llave|la puerta|bien
llave|llaves|cerrojo
fuma|fumas|fumar|fumando|fumes|fumador|humo|tabaco|cigarro|cigarros|cigarrillo|cigarrillos|colillas|cenicero|porro|porros|marihuana|vapear|vapeas|vapeo
gato|gatos|gata|perro|perros|perra|mascota|mascotas|cachorro|conejo
aparcar|aparcas|aparcamiento|estacionar|estacionas|estacionamiento|estaciones|plaza|garaje|cochera|coche|carro|auto
bici|bicis|bicicleta|bicicletas|patinete, planta|plantas|jardin|balcon|terraza|regar|riegas|riegues
mueble|muebles|sofa|silla|sillas|decoracion|cuadro
estante|estanteria|balda|armario|trastero|despensa|alacena|sotano
roto|rota|rompe|rompes|romper|rompiste|rotos|rompio
dano|danado|danada|estropea|estropeado|estropeada|averia|averiado|averiada|rayado
repara|reparar|arreglar|arreglas|arregles|arregla|arreglado|arreglo
gotea|fuga|goteras|fontanero|plomero|caldera|grifo, mudanza, seguro, suscripcion, alergia|alergico|alergica
vegano|vegana|vegetariano, alcohol|borracho|borracha|drogas, desnudo|desnuda|calzoncillos|ropa interior
grados|bochorno|congelo|congelado|helando|tiritando, prelevo|cobro|cobran|cobraron, mitad
apesta|huele|olor a marihuana|tabaco|humo|porro|maria|cigarro, ropa apesta|huele a, pastillas
enchufe|interruptor|persiana|mango|manija|cisterna gotea|rota?, se ha|esta roto|rota|caido|soltado
ocupa|ocupando mi plaza, te comi|comimos los gastos, bote comun|fondo comun, poner|ponemos|pones dinero
ropa de cama, carrito, presto|prestar|prestas|prestado dinero|plata|pasta, el portal, portal queda|abierto|cerrado
fum* en|dentro|el|la
2: espacio, nevera|congelador, compartir, puerta, peligroso|peligro
portal|rellano|verja|candado|cerradura|cerrojo|abierto|abierta de|por|la
sillon|sillones|mesa|mesita|alfombra|cortina|cortinas|lampara|espejo|cuadro|pared|pintura|agujero|clavo
rascador|aran*|muerde|mordi*|ladra|veterinari*|pienso, destroz*|romp*|rot*|estrope*|averi*|gote*|fug*|atasc*|inund*
maceta|macetas|orquidea*|hierbas|riego
adelantar|adelanto|adelantado|prestamo|deud*|debes|bote|factur*|recib*|cuota|comision|gastos|dividir|a medias|mitad|euros|pasta|alquiler|renta|fianza|deposito
supermercado|compra|nevera vacia|papel|leche|aceite|cafe|sal
radiador|estufa|caldera|termo|termostato|aire|ventilador|persiana*|toldo|corriente|humedad|vaho|frio|calor|helad*|sudando
luz|luces|bombilla|enchufe|regleta|interruptor|electric*
tabaco|fum*|humo|vape*|porro*|colilla*|cenicero|velas|incienso, coche|moto|plaza|garaje|aparc*|bici*|patinete
trastero|altillo|armario|estanteria|cajas|maletas|espacio|hueco|sitio, casero|inmobiliaria|contrato|comunidad
borrach*|alcohol|drog*|resaca
0: espacio personal, mi espacio, comida podrida|caducada|tirada|vieja|por|en|mohosa, comida fuera|pegada
restos de comida, cierra|cierras|cerrar _ portazo|golpe, dando portazos, perro ladra|ladrando|no|deja
tu perro ladra|no, ladridos, puerta cerrada, puerta de mi|su, llamar|toca|tocar|llama a? la puerta, puerta antes
portazo, en el sofa, planta baja|de, plaza mayor, romper el|la silencio|promesa, cajas de pizza
latas|botellas de cerveza, tazas de cafe, papel higienico, huele a comida, seguro que|de, luz verde
sacar|sacas|saques al perro, en la pared, paredes, sitio para dormir, mi|mis armario, por la calle
rompes|rompe el silencio, rompes mis, mesa sucia|llena|pegajosa, alfombra mead*|cagad*
`;
