import { wordList } from '@palimpsest/kernel/text';

/** Beginnings, five letters at most, of the words Spanish messages between people of a home are written with. Folded. */
export const SPANISH_VOCABULARY: ReadonlySet<string> = wordList(`
abajo abier aboll abraz abrig abrir abris abuel acab acaba acabe acabo acamp acapa accou aceit acent aclar acond acord
acuar acuer adver afuer agarr agenc agend agobi agost agota agrad agree agres agua aguje ahora airbn aire ajena alace
alarm albah albor alfom algo algui alli alqui altas altav alter altil alto amabi amabl amane amant amari amazo ambie
ambos amig amiga amigo andar andas anima anoch anos ansie antel anter antes anul apag apaga apan apara aparc apare
apest aplaz apodo aport apoyo appli appoi apunt aqui arcad ardie areas arena arene armar arreg arrib arrie asamb asco
aseo asks askta aspir asque asunt atasc atenc audif audio aull aulla aunqu auric auto averi avis avisa avise aviso
ayer ayuda ayude azul azule bafle baja bajad bajai bajal bajar bajas bajes bajit bajo bajos balco balda banar banas
banco banda baner bano barba bare barki barr barra barre barri barro barul basta basur bater bathr batid bayet bebas
bebe bebes bebid bebis bicho bici bicic bicis bien bikes bills bizum bloqu blusa bocad bocin bolet bolsa bolso bombi
booki borde borra borro botad botas bote botel bound broma bronc buena bufan bulla bulli burl burla busca butac buzon
cabel cabez caca cacha cacho cada caden caduc cafe cafet cagad cago caja cajas cajon calce calde calef calen calie
calla calle calls calm calma calor cama camar cambi camin camis cance canch canci caner cansa canta cara carad carca
carga carin carla carne caro carre carro carta carte carto casa casco caser caso cazad cazo cazue celeb cena cenam
cenar cenas cenic ceniz centr cepil cerea cerra cerro cerve cespe cesto champ chaqu charc charl chat chats check chica
chico chill chiqu chism chist choco churr cierr cigar cinco cincu cinta cita citas clara claro clase clave clean clien
clock close closi cloth clutt cocha coche cochi cocin coge coger coges cogid cogio cogis coinc cojas cola colab colad
colch coleg colga colil colmo comai comas come comed comei comem comen comer comes comid comie comio comis commu como
compa compr compu comun conce conci conej conex confi confu conge conju conmi conoz conse consi conso const consu cont
conta conte conti contr conve convi convo copia coraz coro coron corr corre corri corta corte corti corto cosa cosas
cosit coste costs cotil count crees crema creo crio crist criti cruje cruji cuadr cual cualq cuand cuart cuate cuatr
cuber cubie cubo cucha cuchi cuent cuerp cuest cuida culpa cumbi cumpl curso damag dame dando dani dano danos deber
debes decia decid decir decis decor deja dejad dejai dejam dejan dejar dejas deje dejei dejen dejes dejo delan demas
dentr depor derra desag desap desas desay desca desce desco desde desen desma desnu desor despa despe despi despu
desto destr desub desve detec deter detra devol devue diagn diari dias dibuj dice dices dicho dient diez difer dific
diga digas digo dijer dijis dijo dile dilo dime dimel diner direc dirig disco discu dishe dishw disne dispo divid
doble doce dolid dolor domin donde door doors dorm dormi down duch ducha duda duerm duran durmi duro early eaves echad
echam echar echas eches echo edifi educa elect eleg ella ello empez empie encan encar encen encie encim encog encon
encue enfad enorm ensal ensay ensuc enten enter entie entr entra entre entro entry envas equil equip eres esas escal
escan escob escon escri escuc esfue espac espal espar espej esper espia espie espon esqui esta estab estac estam estan
estar estas este estes esto estor estoy estre estro estru estuc estud estuf estup estuv euro euros evita exame excus
expla expli expor extra facet facil factu fairy falda falt falta famil farra faso favor fecha fianz fibra fiest fifa
final finde fines first fisg fisga fisgo flaut floor flore foco fogon follo fonta food foots forma formu fortn fotit
foto fotog fotos frame frase frecu frega frego fria fridg frieg frigo frio frita from front frust fruta fuera fuert
fuga fuist fuma fumad fumai fuman fumar fumas fumei fumes funci fundi furni furth futbo gafas galle gamer gamin ganan
ganar gano garaj gast gasta gasto gata gatit gato gatos gener genia gente gentl gesto gime girar give golpa golpe
gordi gorro gossi gotas gotea grab graba grabe graci grado grasa greet grifo grit grita grite grito groce group grupo
guard guarr guate guest guey guita gusan gusta habia habit habl habla hable hablo habre habri hace hacem hacen hacer
haces hacia haga hago hair hallw hamst haria harto hasta haya headp hear heati hecha hecho hedor helad help herma
herra hervi hice hieda hiede hielo hierb hierv higie histo hogar hola hones hora horar horas horit horna horni horno
hospi hotel house hueco huele huevo humed humo hurga ibas ignor igual image imbec imita impar impor impro impun inclu
incom indig infor ingre inmob inodo insom insta instr insul inter intim inuti invad invit irres irse irte items jabon
jaja jaleo jamon jardi jaula jerse joda jokes jorna juega juego juerg jueve jugan jugar jugue junta junto juro juzg
karao keep kerne keys kindl kitch knock labor lado ladr ladra ladri lamen lampa lana larga largu latas late laten
laund lava lavab lavad lavap lavar lavav laves leche lecto leer lees leido leist lejia lenta lenti leone letre levan
lexic leyen liado libre libro licua light ligue like limit limpi liqui list lista liste livin llam llama llame llave
lleg llega llegu llena lleno llev lleva llevo llora long look loro loud loza luces lucia luego lugar lunes macet madre
madru madur mail mala malas maldi malen malet malos mama mampa manan manch mando maner mano manos mante maqui marav
maria marid marih marte marti masco matte maull maxim mayo meado meals mear media medic medio meeti mejor menos mensa
mensu menud merca mesa mesad meson mess messa metas mete meter metes metet metid metis mias michi micro mient mierc
migas minut mios mirar miras mismo missp misun mitad mochi modos mofa moho mohos mojad moles momen morni mota mote
moto move mover movid movil movio movis mucha mucho mudad mudo muebl muero mueva mueve mugre mugri mujer music nada
nadie naric neces netfl neutr never night ningu nino noche noctu noise nombr norma nosot nota notad notas note notes
notic notit novi novia novio nuest nuev nueva nueve nuevo numer nunca obras ocho ocup ocupa oido oigan oigo oirlo ojos
oler olia olla ollas olor olore once ondas onlin openi opini oposi orden oreja organ orin other otra otro otros outsi
over overn oyen pace pacha padre paga pagad pagam pagan pagar pagas pague palab palim pandi panta papa papas papel
paper paque para parad parag parar parec pared parej parki parla parte parti partn party pasa pasad pasal pasan pasar
pasas pase pases pasil paso pasos pasta pasti patet patin payas pecer peda pedaz pedid pedir pegad pegaj pegar pego
pelea peli pelic pelis pelo pelos pena pendi pensa peopl peque perde perdo perfu permi pero peros perra perre perri
perro persi perso perte peso pesos peste pesti pets phone photo piano pidas pide pidem pides pidie pido piel piens
pijam pila pisad pisar pisas piso pisot pitil pizza placa plan planc plane plann plans plant plata plato play playl
plays plaza plis pocho pocil poco podem poder podr podre podri polol polvo ponem poner pones ponga ponte porfa porqu
porro porta posib posp pospo post posti pract preci prefe prefi pregu preoc prepa prepo prese prest prete previ prima
prime primo princ pring prisa priva produ prome promi pront propi proxi publi pucho pude pudie pudri pueda puede puedo
puerc puert pues puest punto puntu pusis puso puta queda quede quedo quej queja quema queri queso quien quier quiet
quisi quit quita quite quiza rabia racis radia radio rajad rajar rajas rapid rara raro rato ratos rayad rayon rebos
rebus recib recic recie recog recoj recyc reduc reemp refer refri regad regan regar regga regue reiro reirt relac
rella rent renta repai repar repas repis repla reply repon repro reser respe respi respo respu resto retir retra retre
retum retur reuni reven revis revol revue rico riega riego riegu ries risas risot ritmo robot rock rollo romp rompe
rompi room ropa rota rotas roto rotos route ruido rumba rumor ruptu sabad sabe saben saber sabes sabia sabra saca
sacal sacar sacas sala sale sales salie salir salon salpi salsa salta salto salud sangr saque sarca sarte satis saxo
sched secad secar secre segui segun segur seis selec selfi seman sensa sensi sent senta senti separ septi seria serie
serio sermo share shoes showe sido siemp siend sient siest siete sigan sigas siglo signi sigue silen silla sillo since
sink sinve siqui sirve sitio situa slamm sleep smell smoki snooz sobra sobre sobri sofa sola solas solo soluc sonan
sonar sorpr sotan space speak spill spoil spoti stick stop stora story stove stran study suav suave suavi subas subid
subir subis subwo suci sucia sucie sucio sudad suegr sueld suelo suen suena suene sueno suete sufri sumid sumin super
suppl suscr suspe susti tabac tacho tacon take taken talad talk tambi tambo tanta tanto tapa taper tard tarda tarde
tarea taza tazas techn techo tecni tecno tele telef telet telev tell tempe tempr tenda tende tendi tenem tener tengo
tenia tenid terap terce termi termo terra terri tesis text that thing tiemb tiemp tiene tikto time tios tira tirad
tirar tiras tires toall toca tocad tocar tocas toda todas todav todo todos toile tomar tomas tomat tomes tone tono
toque total towel traba traer traes traig traje tranq trans trap trape trapo trase trash trast trata trate trato trein
tren tres trist triza tromp tropi tuber tufo tuppe turn turna turno turns tuya tuyo twitc type ukele ultim unann unica
unico unos usado usand usar usarl usas usast uses usuar utili vacia vacie vacil vacio vago vajil vale vapea vapeo
vaque vaso vasos vater vaya vayas veces vecin veint vence venci venga venia venir venta venti veran verda verde vergu
vesti vete viaje vibra vida video vidri vieja viejo viene viern vino violi visit vist vista viste visto vitro vive
vivie vivir voces voice volc volca volum volve vomit vosot vuelt vuelv vuest wasap water weak whats when wifi windo
wordl words work write xbox yogur zapat zonas zoom zumo
`);
