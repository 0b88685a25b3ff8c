import type { LanguageCode } from '../languages.ts';

/** A thing of the home a message can name beside its matter: heard and said in each language (German: accusative). */
export type Detail = Readonly<Record<LanguageCode, { readonly hear: string; readonly say: string }>>;

/** One thing in a line: what is heard and how it is said in English, Spanish, French and German. */
const LINES = `
mould, mold, mildew = the mould; moho = el moho; moisissure*, moisi & mur|murs|douche|joint* = la moisissure; schimmel = den Schimmel
shower curtain = the shower curtain; cortina de la ducha, cortina de ducha = la cortina de la ducha; rideau de douche = le rideau de douche; duschvorhang = den Duschvorhang
camera, cameras, webcam = the camera; camara, camaras = la cámara; caméra, caméras = la caméra; kamera, kameras = die Kamera
doorbell = the doorbell; timbre & puerta|suena|llaman|video = el timbre; sonnette = la sonnette; türklingel, klingel = die Klingel
mirror = the mirror; espejo = el espejo; miroir = le miroir; spiegel = den Spiegel
the tap & !on the|give|door|shoulder, taps & !she|he, tap & drip*|leak*|running|water, faucet = the tap; grifo, canilla, llave del agua = el grifo; robinet = le robinet; wasserhahn = den Wasserhahn
drain, plughole = the drain; desagüe, sumidero = el desagüe; siphon, bonde, évacuation = la bonde; abfluss = den Abfluss
toilet seat, loo seat = the toilet seat; tapa del váter, tapa del baño, tapa del inodoro = la tapa del váter; lunette, abattant = la lunette des toilettes; klodeckel, klobrille, toilettensitz = den Toilettensitz
toothpaste = the toothpaste; pasta de dientes, dentífrico = la pasta de dientes; dentifrice = le dentifrice; zahnpasta = die Zahnpasta
washing up liquid, dish soap, fairy liquid = the washing-up liquid; lavavajillas líquido, jabón de los platos, fairy, lavaloza = el jabón de los platos; liquide vaisselle, produit vaisselle = le liquide vaisselle; spüli, spülmittel = das Spülmittel
sponge, sponges = the sponge; esponja, estropajo = el estropajo; éponge = l’éponge; schwamm, spülschwamm = den Schwamm
bin bag, bin bags, bin liner* = the bin bags; bolsas de basura, bolsa de basura = las bolsas de basura; sac poubelle, sacs poubelle = les sacs poubelle; müllbeutel, müllsack, müllsäcke = die Müllbeutel
kettle = the kettle; hervidor, tetera = el hervidor; bouilloire = la bouilloire; wasserkocher = den Wasserkocher
toaster = the toaster; tostadora, tostador = la tostadora; grille pain = le grille-pain; toaster = den Toaster
coffee machine, coffee maker, espresso machine = the coffee machine; cafetera = la cafetera; cafetière, machine à café = la machine à café; kaffeemaschine = die Kaffeemaschine
microwave = the microwave; microondas = el microondas; micro ondes = le micro-ondes; mikrowelle = die Mikrowelle
freezer = the freezer; congelador = el congelador; congélateur = le congélateur; gefrierfach, tiefkühler, gefrierschrank, tiefkühlfach = das Gefrierfach
cutting board, chopping board = the chopping board; tabla de cortar = la tabla de cortar; planche à découper = la planche à découper; schneidebrett = das Schneidebrett
wok = the wok; wok = el wok; wok = le wok; wok = den Wok
casserole dish, baking tray, oven tray = the baking tray; bandeja del horno = la bandeja del horno; plaque du four = la plaque du four; backblech, blech = das Backblech
glasses & wine|drink|kitchen|wash|broke*|dirty, wine glass* = the glasses; copas, vasos = los vasos; verres = les verres; gläser, weingläser = die Gläser
extractor fan, cooker hood = the extractor fan; campana extractora, extractor = la campana extractora; hotte = la hotte; dunstabzug* = die Dunstabzugshaube
drying rack, clothes horse, airer = the drying rack; tendedero, tender & ropa = el tendedero; étendoir, tancarville, séchoir = l’étendoir; wäscheständer = den Wäscheständer
tumble dryer, dryer = the dryer; secadora = la secadora; sèche linge = le sèche-linge; wäschetrockner, trockner = den Trockner
wet|damp clothes|laundry|washing = the wet laundry; ropa|lavadora mojada|húmeda = la ropa mojada; linge mouillé|humide = le linge mouillé; nasse|feuchte wäsche = die nasse Wäsche
socks = the socks; calcetines, medias & suelo|tiradas = los calcetines; chaussettes = les chaussettes; socken = die Socken
hoover, vacuum cleaner = the vacuum cleaner; aspiradora, aspirador = la aspiradora; aspirateur = l’aspirateur; staubsauger = den Staubsauger
rug, carpet = the rug; alfombra, moqueta = la alfombra; tapis & !souris, moquette = le tapis; teppich = den Teppich
cushion, cushions = the cushions; cojín, cojines = los cojines; coussin, coussins = les coussins; kissen & sofa|couch = die Kissen
armchair = the armchair; sillón = el sillón; fauteuil = le fauteuil; sessel = den Sessel
dining table = the dining table; mesa del comedor = la mesa del comedor; table à manger, table de la salle à manger = la table de la salle à manger; esstisch = den Esstisch
coffee table = the coffee table; mesita, mesa de centro = la mesita; table basse = la table basse; couchtisch = den Couchtisch
desk = the desk; escritorio = el escritorio; mon bureau, le bureau & table|chambre|écran = le bureau; schreibtisch = den Schreibtisch
wardrobe, closet = the wardrobe; ropero, clóset, armario & ropa = el armario; penderie, dressing = la penderie; kleiderschrank = den Kleiderschrank
bookshelf, bookcase = the bookshelf; librería & salón|libros, estantería = la estantería; bibliothèque, étagère = l’étagère; bücherregal, regal = das Regal
lamp = the lamp; lámpara = la lámpara; lampe = la lampe; lampe, stehlampe, nachttischlampe = die Lampe
light bulb, lightbulb, bulb = the light bulb; bombilla, foco & fundido|fundió = la bombilla; ampoule = l’ampoule; glühbirne, birne & licht|kaputt = die Glühbirne
blinds, shutters = the blinds; persiana, persianas = las persianas; volets, stores = les volets; rollo, rollladen, jalousie* = den Rollladen
curtains, curtain & !shower = the curtains; cortina & !ducha, cortinas & !ducha = las cortinas; rideau & !douche, rideaux & !douche = les rideaux; vorhang, vorhänge = die Vorhänge
candle, candles = the candles; vela, velas = las velas; bougie, bougies = les bougies; kerze, kerzen = die Kerzen
incense = the incense; incienso = el incienso; encens = l’encens; räucherstäbchen = die Räucherstäbchen
a painting, the painting, that painting, poster, posters = the poster; póster, cuadro, cuadros = el cuadro; poster, tableau & mur|salon|accroch* = le tableau; bild & wand|aufgehängt|wohnzimmer, poster = das Bild
vase = the vase; jarrón, florero = el jarrón; vase = le vase; vase = die Vase
fish tank, aquarium = the aquarium; acuario, pecera = el acuario; aquarium = l’aquarium; aquarium = das Aquarium
hammock = the hammock; hamaca = la hamaca; hamac = le hamac; hängematte = die Hängematte
tent = the tent; carpa, tienda de campaña = la tienda de campaña; tente & camping|salon|sèche = la tente; zelt = das Zelt
boxes & !pizza, box & moving|hall* = the boxes; cajas = las cajas; cartons = les cartons; kartons, kisten, kiste, umzugskartons = die Kartons
suitcase, suitcases = the suitcase; maleta, maletas = la maleta; valise, valises = la valise; koffer = den Koffer
pram, buggy, pushchair, stroller = the pram; cochecito, carrito del bebé = el cochecito; poussette = la poussette; kinderwagen = den Kinderwagen
scooter, e scooter = the scooter; patinete, patineta = el patinete; trottinette = la trottinette; roller, e roller, tretroller = den Roller
motorbike, moped = the motorbike; moto = la moto; moto, scooter & garage|parking|place = la moto; motorrad, moped = das Motorrad
van & park*|drive|space|my = the van; furgoneta = la furgoneta; camionnette, fourgon = la camionnette; transporter, lieferwagen = den Transporter
helmet = the helmet; casco & moto|bici = el casco; casque & vélo|moto = le casque; helm = den Helm
dumbbells, weights & floor|lift*|drop*, barbell, kettlebell = the weights; pesas, mancuernas = las pesas; haltères = les haltères; hanteln, hantel = die Hanteln
treadmill, exercise bike = the exercise machine; cinta de correr, bicicleta estática = la máquina de ejercicio; tapis de course, vélo d appartement = l’appareil de sport; laufband, heimtrainer, hometrainer = das Trainingsgerät
yoga mat = the yoga mat; esterilla = la esterilla; tapis de yoga = le tapis de yoga; yogamatte = die Yogamatte
blender, smoothie* = the blender; batidora, licuadora = la batidora; mixeur, blender = le mixeur; mixer, standmixer = den Mixer
food processor = the food processor; robot de cocina, thermomix = el robot de cocina; robot de cuisine, thermomix = le robot de cuisine; küchenmaschine, thermomix = die Küchenmaschine
coffee grinder, grinding coffee, grind* & coffee = the coffee grinder; molinillo = el molinillo; moulin à café = le moulin à café; kaffeemühle = die Kaffeemühle
drill, drilling = the drill; taladro, taladrar = el taladro; perceuse = la perceuse; bohrmaschine, bohren = die Bohrmaschine
hairdryer, hair dryer = the hairdryer; secador = el secador; sèche cheveux = le sèche-cheveux; föhn, fön, haartrockner = den Föhn
lawnmower, lawn mower = the lawnmower; cortacésped = el cortacésped; tondeuse & !cheveux = la tondeuse; rasenmäher = den Rasenmäher
drums, drum kit = the drums; batería & toca*|ensay*|practic*|instrumento|noche|tocar = la batería; batterie & joue*|jouer|répét*|baguette* = la batterie; schlagzeug = das Schlagzeug
guitar = the guitar; guitarra = la guitarra; guitare = la guitare; gitarre = die Gitarre
piano = the piano; piano = el piano; piano = le piano; klavier, e piano = das Klavier
violin, fiddle & play*|practi* = the violin; violín = el violín; violon = le violon; geige = die Geige
trumpet = the trumpet; trompeta = la trompeta; trompette = la trompette; trompete = die Trompete
saxophone, sax = the saxophone; saxofón, saxo = el saxofón; saxophone, saxo = le saxophone; saxophon, saxofon = das Saxophon
flute = the flute; flauta = la flauta; flûte & joue*|jouer|répèt* = la flûte; flöte, querflöte = die Flöte
accordion = the accordion; acordeón = el acordeón; accordéon = l’accordéon; akkordeon = das Akkordeon
ukulele = the ukulele; ukelele = el ukelele; ukulélé = le ukulélé; ukulele = die Ukulele
karaoke = the karaoke; karaoke = el karaoke; karaoké = le karaoké; karaoke = das Karaoke
podcast, podcasts = the podcasts; podcast, pódcast, podcasts = los pódcast; podcast, podcasts = les podcasts; podcast, podcasts = die Podcasts
radio = the radio; radio = la radio; radio = la radio; radio = das Radio
football & watch*|match|game|tv = the football; el partido, el fútbol = el fútbol; le match, le foot = le foot; fußball = den Fußball
playstation, xbox, console = the console; consola, playstation, play & jugar|mando = la consola; console, playstation, xbox = la console; konsole, playstation, xbox = die Konsole
router = the router; router = el router; routeur, la box = la box; router = den Router
internet provider, broadband contract, internet contract = the internet contract; compañía de internet, contrato de internet, operador de internet = el contrato de internet; fournisseur d accès, abonnement internet, contrat internet = le contrat internet; internetanbieter, internetvertrag = den Internetvertrag
thermostat = the thermostat; termostato = el termostato; thermostat = le thermostat; thermostat = das Thermostat
radiator, radiators = the radiator; radiador, radiadores = el radiador; radiateur, radiateurs = le radiateur; heizkörper = den Heizkörper
fan heater, electric heater, space heater = the electric heater; calefactor, estufa eléctrica = el calefactor; radiateur d appoint, chauffage d appoint = le chauffage d’appoint; heizlüfter = den Heizlüfter
boiler = the boiler; caldera, calentador = la caldera; chaudière, chauffe eau = la chaudière; boiler, therme = die Therme
air conditioning, air con, aircon = the air conditioning; aire acondicionado = el aire acondicionado; climatisation, clim = la climatisation; klimaanlage = die Klimaanlage
fan & ceiling|night|noise = the fan; ventilador = el ventilador; ventilateur = le ventilateur; ventilator = den Ventilator
deposit & flat|landlord|lease|back = the deposit; fianza = la fianza; caution & !attention = la caution; kaution = die Kaution
lease, tenancy = the lease; contrato de alquiler, contrato del piso = el contrato de alquiler; bail = le bail; mietvertrag = den Mietvertrag
subscription = the subscription; suscripción = la suscripción; abonnement & !internet = l’abonnement; abo, abonnement = das Abo
spare key = the spare key; llave de repuesto, copia de la llave, copia de llave = la copia de la llave; double des clés, double de la clé, double de clé = le double des clés; ersatzschlüssel, zweitschlüssel = den Ersatzschlüssel
the lock & !unlock, bike lock, door lock, lock & broken|changed|stuck|new = the lock; cerradura, pestillo, candado = la cerradura; serrure, verrou, cadenas = la serrure; schloss, riegel = das Schloss
letterbox, mailbox, letter box = the letterbox; buzón = el buzón; boîte aux lettres = la boîte aux lettres; briefkasten = den Briefkasten
parcel, parcels, package & deliver*|opened|post|my = the parcel; paquete, paquetes = el paquete; colis = le colis; paket, pakete, päckchen = das Paket
cellar, basement = the cellar; sótano, trastero, bodega = el sótano; cave = la cave; keller, kellerabteil, fahrradkeller = den Keller
attic, loft = the loft; desván, ático = el desván; grenier = le grenier; dachboden, speicher & !wird = den Dachboden
garage = the garage; garaje, cochera = el garaje; garage = le garage; garage = die Garage
balcony = the balcony; balcón = el balcón; balcon = le balcon; balkon = den Balkon
terrace = the terrace; terraza = la terraza; terrasse = la terrasse; terrasse = die Terrasse
garden = the garden; jardín = el jardín; jardin = le jardin; garten = den Garten
courtyard, yard = the courtyard; patio = el patio; cour & immeuble|vélo*|poubelle*|fenêtre = la cour; hof, innenhof = den Hof
staircase, stairwell, stairs = the stairs; escalera, escaleras = la escalera; escalier, escaliers, cage d escalier = l’escalier; treppe, treppenhaus, stiegenhaus, stiege = das Treppenhaus
lift & building|stuck|button|hall = the lift; ascensor, elevador = el ascensor; ascenseur = l’ascenseur; aufzug, lift = den Aufzug
barbecue, bbq = the barbecue; barbacoa, parrilla, asado = la barbacoa; barbecue = le barbecue; grill & !grillen gehen = den Grill
ashtray, cigarette butts, fag ends = the cigarette ends; ceniceros, cenicero, colillas, colilla = las colillas; cendrier, mégots, mégot = les mégots; aschenbecher, kippen & rauch*|balkon|zigarett*|blumen*, zigarettenstummel = die Zigarettenstummel
shisha, hookah = the shisha; cachimba, narguile, shisha = la cachimba; chicha, narguilé = la chicha; shisha, wasserpfeife = die Shisha
litter box, litter tray, cat litter = the litter tray; arenero, caja de arena, arena del gato = el arenero; litière = la litière; katzenklo, katzenstreu = das Katzenklo
hamster, guinea pig = the hamster; hámster = el hámster; hamster = le hamster; hamster, meerschweinchen = den Hamster
parrot, budgie = the parrot; loro, cotorra, periquito = el loro; perroquet, perruche = le perroquet; papagei, wellensittich = den Papagei
rabbit = the rabbit; conejo = el conejo; lapin = le lapin; kaninchen, hase & käfig|stall = das Kaninchen
puppy = the puppy; cachorro = el cachorro; chiot = le chiot; welpe, welpen = den Welpen
instagram, tiktok, facebook = the post online; instagram, tiktok, facebook = la publicación en redes; instagram, insta, tiktok, facebook = la publication en ligne; instagram, tiktok, facebook = den Beitrag im Netz
diary, journal & my|read|private = my diary; diario & mi|leíste|leer|leyó = mi diario; journal intime = mon journal; tagebuch = mein Tagebuch
bank statement, payslip = the bank statement; extracto, nómina = el extracto; relevé de compte, fiche de paie = le relevé; kontoauszug, gehaltszettel, lohnzettel = den Kontoauszug
mattress = the mattress; colchón = el colchón; matelas = le matelas; matratze = die Matratze
bathtub, the bath = the bathtub; bañera, tina = la bañera; baignoire = la baignoire; badewanne = die Badewanne
hob = the hob; vitrocerámica, hornilla = la vitrocerámica; plaques de cuisson, plaque de cuisson = la plaque de cuisson; herdplatte, kochfeld = das Kochfeld
wine stain, stain, stains = the stain; mancha, manchas = la mancha; tache|taches sur|rouge, tache|taches & vin|café|tapis|canapé|gras|chemise = la tache; fleck, flecken = den Fleck
scratch, scratches, scratched = the scratch; arañazo, rayón, rayada = el arañazo; rayure, rayé, rayée = la rayure; kratzer, zerkratzt = den Kratzer
leak, leaking, leaks = the leak; gotera, fuga de agua, gotea = la gotera; fuite, fuit = la fuite; undicht, leck, tropft = die undichte Stelle
crumbs = the crumbs; migas, migajas = las migas; miettes = les miettes; krümel, brösel = die Krümel
grease, greasy = the grease; grasa = la grasa; graisse, gras & plaque*|poêle|four = la graisse; fett & herd|pfanne|topf, fettspritzer = das Fett
ants = the ants; hormigas = las hormigas; fourmis = les fourmis; ameisen = die Ameisen
mice, mouse & kitchen|saw|trap = the mice; ratones, ratón & cocina|visto = los ratones; souris & cuisine|vu|piège = les souris; mäuse = die Mäuse
fruit flies, flies = the flies; moscas, mosquitas = las moscas; mouches, moucherons = les moucherons; fruchtfliegen, fliegen & obst|müll|küche = die Fruchtfliegen
cockroach* = the cockroaches; cucaracha, cucarachas = las cucarachas; cafard, cafards = les cafards; kakerlake, kakerlaken = die Kakerlaken
moths = the moths; polillas = las polillas; mites = les mites; motten = die Motten
gas bill, gas bills = the gas bill; factura|recibo|cuenta del gas = la factura del gas; facture|factures de gaz = la facture de gaz; gasrechnung = die Gasrechnung
electricity|electric|power|energy|leccy bill|bills = the electricity bill; factura|recibo|cuenta de la|luz luz|electricidad, recibo de luz, factura de luz = la factura de la luz; facture|factures d électricité|elec|edf = la facture d’électricité; stromrechnung, stromnachzahlung, stromabschlag = die Stromrechnung
water bill, water bills = the water bill; factura|recibo|cuenta del agua = la factura del agua; facture|factures d eau = la facture d’eau; wasserrechnung = die Wasserrechnung
internet|wifi|broadband bill = the internet bill; factura|recibo del|de internet|wifi = la factura de internet; facture|factures d internet, facture de la box = la facture d’internet; internetrechnung = die Internetrechnung
utilities, utility bills, utility costs = the utility costs; suministros, gastos de comunidad = los gastos de suministros; les|des charges = les charges; nebenkosten, nebenkostenabrechnung, betriebskosten = die Nebenkosten
`;

export const DETAILS: readonly Detail[] = LINES.trim()
  .split('\n')
  .map((line) => {
    const cells = line.split(';').map((cell) => {
      const [hear = '', say = ''] = cell.split(' = ');
      return { hear: hear.trim(), say: say.trim() };
    });
    const nothing = { hear: '', say: '' };
    const [en = nothing, es = nothing, fr = nothing, de = nothing] = cells;
    return { en, es, fr, de };
  });
