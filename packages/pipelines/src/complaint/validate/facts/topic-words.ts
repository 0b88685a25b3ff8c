/**
 * What household messages are about, as beginnings of words (folded). `named` in the language of the output is what
 * may not appear there unless the original speaks of the same matter; `spoken` is how an original may speak of it, in
 * any of the four languages, and is kept wide: a missed synonym there would refuse a good message.
 */
export interface TopicWords {
  readonly topic: string;
  readonly named: Readonly<Record<string, string>>;
  readonly spoken: string;
}

export const TOPIC_WORDS: readonly TopicWords[] = [
  {
    topic: 'music',
    named: {
      en: 'music musical stereo loudspeaker',
      es: 'musica altavoz altavoces equipo-de-musica',
      fr: 'musique enceinte enceintes haut-parleur',
      de: 'musik lautsprecher musikanlage',
    },
    spoken:
      'music musi song sing stereo speaker bass beat techno rap metal radio playlist spotify dj guitar piano drum violin sax trumpet instrument tune album concert party loud volume noise noisy sound blast altavo cancion canta bajo guitarra bateria fiesta ruido volumen ruidos alto equipo enceinte basse chanson chante guitare batterie fete bruit volume sono fort boum lautsprech lied singt singen gitarre schlagzeug klavier bass laut larm krach anlage box boxen party rave dudel drohn',
  },
  {
    topic: 'television',
    named: {
      en: 'tv television netflix',
      es: 'tele television televisor netflix',
      fr: 'tele television televiseur netflix',
      de: 'fernseher fernsehen netflix glotze',
    },
    spoken:
      'tv tele telly televi netflix show series movie film watch screen channel remote stream peli serie regard ecran fernseh glotze serien film volume loud noise ruido bruit laut larm',
  },
  {
    topic: 'dishes',
    named: {
      en: 'dishes dish washing-up saucepan',
      es: 'platos vajilla sartenes cacharros',
      fr: 'vaisselle assiettes casseroles',
      de: 'geschirr abwasch teller pfannen',
    },
    spoken:
      'tupper container recipiente barquette dose brotdose lid dish plate bowl cup mug pan pans pot pots cutlery fork knife spoon sink wash kitchen cook glass glasses scrub clean mess messy crockery plato vajilla sarten cacharro fregar friega fregadero taza vaso cocin olla lavar lavas limpi sucio vaissel assiet casserol poele evier verre tasse cuisin lav sale nettoy geschirr abwasch abspul spul teller topf topfe pfann tasse besteck kuche koch dreck sauber aufraum unordn chaos desorden trast',
  },
  {
    topic: 'trash',
    named: {
      en: 'trash garbage bin bins recycling rubbish',
      es: 'basura basuras reciclaje contenedor',
      fr: 'poubelle poubelles ordures recyclage',
      de: 'mull mulleimer mulltonne altglas abfall',
    },
    spoken:
      'trash garbage bin bins recycl rubbish waste litter dump bag bags bottle can cans compost smell stink cleaning clean turn rota chore basur recicl conteneur contenedor desech cubo botell bolsa limpi poubel ordur recycl dechet sac bouteill nettoy tache mull abfall tonne eimer altglas altpapier papier flasche pfand tute gelb bio biotonne putz sauber stink geruch apest pue odeur',
  },
  {
    topic: 'bathroom',
    named: {
      en: 'bathroom toilet bathtub',
      es: 'bano ducha retrete inodoro banera',
      fr: 'toilettes douche baignoire wc',
      de: 'badezimmer toilette dusche klo badewanne',
    },
    spoken:
      'paper papel papier higienic hygien bath shower toilet loo restroom tub flush sink basin mirror hair drain towel tooth shampoo soap toothpaste washroom ducha bano retrete inodoro vater water lavabo pelo desague toalla espejo wc douche toilett sdb bain chiotte lavabo cheveu siphon serviette miroir bad bader badezimmer dusch klo wc toilett waschbecken haare abfluss handtuch spiegel pinkel pis orina urine zahn morning manana matin morgen hot-water wasser agua eau',
  },
  {
    topic: 'laundry',
    named: {
      en: 'laundry washer dryer',
      es: 'lavadora colada tendedero secadora',
      fr: 'lessive lave-linge linge',
      de: 'wasche waschmaschine waschestander trockner',
    },
    spoken:
      'laundry washing washer machine dryer drier cloth clothes load hang rack detergent sock shirt lavador colada ropa tender tendeder secador detergent calcet lessiv linge machine lave seche vetement chaussett etendoir wasch trockn kleid kleidung socke leine hemd maschine',
  },
  {
    topic: 'guests',
    named: {
      en: 'guest guests visitor visitors boyfriend girlfriend',
      es: 'invitados invitado visitas huespedes novio novia',
      fr: 'invites invitees visiteurs copain copine',
      de: 'gaste besuch besucher freundin',
    },
    spoken:
      'guest visit friend boyfriend girlfriend partner mate buddy buddies people someone stranger strangers over stay stays sleepover overnight party parties crowd crash bring brings brought cousin brother sister parents family mum mom dad guy guys girl couple invit visita amig novi pareja huesped gente alguien desconocid fiesta traes trae traer queda duerme primo herman famili copain copine ami amie amis amies invite visite gens inconnu fete amene ramene dort reste monde cousin frere soeur famille potes pote gast gaste besuch freund kumpel leute fremde party feier mitbring bringst ubernacht pennt wohnt schlaft bruder schwester eltern familie jemand er sie el ella il elle name',
  },
  {
    topic: 'smoking',
    named: {
      en: 'smoking smoke cigarette cigarettes weed',
      es: 'fumar cigarrillo cigarrillos tabaco porros',
      fr: 'fumer cigarette cigarettes tabac fumee',
      de: 'rauchen zigarette zigaretten rauch kiffen',
    },
    spoken:
      'butt butts colilla megot kippen smok cigar tobacco ash weed joint vape pot fum tabac porro humo ceniz cendr clope petard shit rauch zigar kippe kiff qualm asche aschenbecher gras marihuana cannabis smell stink olor odeur geruch',
  },
  {
    topic: 'money',
    named: {
      en: 'rent bill bills invoice mortgage',
      es: 'alquiler facturas factura',
      fr: 'loyer factures facture',
      de: 'miete rechnung rechnungen nebenkosten',
    },
    spoken:
      'rent bill bills pay paid pays payment money owe owes share split cost costs expens electric electricity gas water internet wifi utilit transfer bank cash euro dollar pound eur usd fee alquiler renta factur pag deb dinero gasto luz agua dividir comparti transfer cuenta loyer factur pay paie pai argent dois doit part frais electricite eau gaz virement rembours compte miete mietet rechnung zahl bezahl geld schuld kost anteil strom uberweis nebenkost konto teilen aufteil heiz heat shopping einkauf grocer',
  },
  {
    topic: 'pets',
    named: {
      en: 'dog dogs cat cats puppy litterbox',
      es: 'perro perros gato gatos mascota mascotas',
      fr: 'chien chiens chat chats litiere',
      de: 'hund hunde katze katzen haustier katzenklo',
    },
    spoken:
      'dog cat pet pup kitten bark meow litter leash walk animal perr gat mascot ladr maull arener chien chat chien chiot aboi miaul litier laisse animal hund katz kater welpe bell haustier tier leine gassi hamster rabbit conejo lapin kaninchen parrot vogel bird fur hair pelo poil haar',
  },
  {
    topic: 'food',
    named: {
      en: 'fridge groceries leftovers milk cheese',
      es: 'nevera frigorifico leche queso',
      fr: 'frigo frigidaire lait fromage',
      de: 'kuhlschrank lebensmittel milch kase',
    },
    spoken:
      'food eat ate eaten eats fridge freezer grocer leftover milk cheese yogurt yoghurt bread egg butter snack meal lunch dinner shelf shelves cook drink drank beer wine juice coffee tea cereal mold mould rotten expired kitchen comida com nevera frigor leche queso yogur pan huevo mantequill merienda cena almuerz bebid cerveza vino zumo cafe te podrid caduc estante cocin mange manger bouffe frigo lait fromage yaourt pain oeuf beurre repas diner bois bu biere vin jus cafe the moisi perime etagere cuisin essen ess isst gegess kuhlschr lebensmitt milch kase joghurt brot ei eier butter trink getrunk bier wein saft kaffee tee schimm verdorb fach abgelauf kuche vorrat einkauf pizza chocolate chocolat schoko sushi nudel pasta',
  },
  {
    topic: 'heating',
    named: {
      en: 'heating thermostat radiator',
      es: 'calefaccion termostato radiador',
      fr: 'chauffage thermostat radiateur',
      de: 'heizung thermostat heizkorper',
    },
    spoken:
      'heat thermostat radiat warm cold freez temperature degree aircon air window boiler calefacc termostat radiad frio calor temperatur grado ventana caldera chauff thermost radiat froid chaud temperat degre fenetre heiz warm kalt temperatur grad fenster frier luft bill energy gas strom',
  },
  {
    topic: 'internet',
    named: {
      en: 'wifi internet router',
      es: 'wifi internet router',
      fr: 'wifi internet routeur',
      de: 'wlan internet router',
    },
    spoken:
      'wifi wi-fi internet router wlan network connection bandwidth download streaming gaming online netz red conexion reseau connexion verbindung bill password contrasena mot-de-passe passwort fibre leitung',
  },
  {
    topic: 'parking',
    named: {
      en: 'parking driveway garage',
      es: 'aparcamiento garaje estacionamiento',
      fr: 'parking garage stationnement',
      de: 'parkplatz garage parken',
    },
    spoken:
      'park parking driveway car garage bike vehicle spot space aparc garaje coche estacion auto plaza bici voiture garer place stationn velo auto parkplatz stellplatz einfahrt wagen fahrrad rad',
  },
  {
    topic: 'neighbours',
    named: {
      en: 'neighbours neighbors neighbour neighbor',
      es: 'vecinos vecinas vecino vecina',
      fr: 'voisins voisines voisin voisine',
      de: 'nachbarn nachbar nachbarin nachbarinnen',
    },
    spoken:
      'neighbo upstairs downstairs building block next-door street everyone whole vecin edificio escalera calle voisin immeuble palier rue nachbar haus treppenhaus strasse',
  },
  {
    topic: 'children',
    named: {
      en: 'baby toddler children kids',
      es: 'bebe ninos hijos',
      fr: 'bebe enfants gosses',
      de: 'baby kinder kleinkind',
    },
    spoken:
      'baby babies toddler child kid kids son daughter infant newborn school bebe nin nene hij crio peque enfant gosse gamin petit fils fille bebe kind kinder tochter sohn klein saugling',
  },
];
