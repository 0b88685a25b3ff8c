/** Verbs as they stand in a command, folded: where a clause begins with one, something is asked for. */
export const COMMANDS_ES = `
abre abran abrid acaba acercate aclara acorta acostumbrate acuerdate acuerdense admite afloja agarra agradece
aguanta ahorra airea alquila anda apaga apagad apaguen apagalo apagala apaguenla apaga aparca aparta aprende
apunta apuntad arregla arreglad asegurate asume atiende avisa avisad avisen avisame avisanos ayuda ayudad
ayudame baja bajad bajen bajale bajalo bajala bajate barre barred borra borrad borrala borralo busca buscad
buscate callate callaos callense calla cambia cambiad cede cena cepilla cierra cerrad cierren cierrala
cierralo cocina coge coged cogelo come comparte compartid compra comprad compren comprame comprueba conecta
consulta consultad consultame contad contesta contestad contestame controla corta cortad corre crece cuelga
cuelgalo cuenta cuentame cuida cuidad cuide cumple cumplid da dale dad dejad deja dejen dejadme dejame dejenme
desatasca desconecta descuelga descuenta desenchufa despeja despierta devolved devuelve devuelvan devuelveme
devuelvelo di dile decid diles dime dimelo decidme dobla ducha duchate duerme echa echad educa elige elimina
empieza encargate enciende encuentra enjuaga ensaya entiende entra envia escribe escribid escribeme escucha
escuchad escuchame espera esperad esperate evita explica explicame firma fregad friega frena fuma funciona
gira graba guarda guardad guardalo guardatelo habla hablad hablame hablale haz haced hazlo hagan hacedlo
incluye incluyeme informa insiste instala intenta intentad intenten invita ir juega juegue junta lava lavad
laven lavalo lavalos lee levanta limita limpia limpiad limpien limpialo limpiala llama llamad llamame llega
llegad lleva llevad llevalo llevate llena madura manda mandad mandame mantén manten mete mete meted mira mirad
modera molesta monta moved mueve muevelo muevanse nota ocupa olvida ordena ordenad organiza organizaos paga
pagad paguen pagame para parad paren participa pasa pasad pasale pasame pasate pega perdona piensa pensad pide
pedid pideme plancha planea plantea pliega pon poned pongan ponle ponlo ponte poneos practica pregunta
preguntad preguntame preocupate presta procura procurad propon prueba pulsa quedate quita quitad quitalo
quitala quitate racionaliza rebaja recicla recoge recoged recojan recogelo recogela recuerda recordad reduce
regresa regula repara reparte repartid repartamonos repon reponed reserva resuelve respeta respetad respeten
responde responded respondeme retira revisa riega rompe saca sacad saquen sacala sacalo sal salid salte saluda
seca secad separa sientate sed se sigue silencia suaviza sube sumate suelta tapa ten tened tengan termina
tiende tira tirad tiren tiralo toca tocad toma trae traed traeme tranquilizate transfiere trata tratad tratame
turnate turnemonos usa usad usen utiliza vacia vaciad ve id vayan vete ven venid ventila vigila vuelve
ponganse sientense hablemos hagamos quedemos busquemos organicemos acordemos
frieguen guarden muevan pregunten contesten quiten hablen salgan ordenen barran repongan traigan esperen toquen lleven
`;
