import { wordList } from '@palimpsest/kernel/text';

/** German words with a capital wherever they stand, in small letters: what was shouted gets it back. */
export const CAPITAL_DE: ReadonlySet<string> = wordList(`
  abend abende cent abenden abendessen abfluss abgabe ablage abrechnung abteil abwasch adresse akku akzent altpapier
  alufolie ameisen anfang angst anlage anteil antwort anzeige april arbeit arbeitsplatte aschenbecher aufgaben
  auflauf aufteilung augen august ausguss auto autos autotür baby bachelorarbeit backofen bad bademantel badewanne
  badtür bahn bahnhof balkon balkontür balu band bank bart basilikum bass baumarkt bern bescheid besprechung
  besserung besuch bett bettwäsche bewerbungsgespräch bier bilder bildschirm biomüll birne blatt bluse boden
  bohrmaschine boiler boxen brei brett brief briefe briefen brot brotdose bruder buben buch bus büro bürste café
  cello chat chef chefin chips chor container couch cousin cousins dachboden dachfenster daten daumen decke deckel
  decken deko deutsch dichtung dielen dienst dienstag dienste ding dinge diskussion donnerstag dose drittel drucker
  durchzug dusche duschgel duschkopf ecke ehrenwort eier eierschalen eimer einfahrt eingang einkäufe einladung
  einschlafen einzug elektriker eltern ende erde ersatzschlüssel esstisch esszimmer euro fach fahrrad familie farbe
  fasching februar feierabend feiertag fenster fensterbrett fernseher film filmabend finale finger flasche flaschen
  fleck fleisch fliesen flohmarkt flur flurlicht fläche folge foto fotos frau freitag freude freund freunde freunden
  freundin frühdienst frühstück fugen fußball föhn gang garage garderobe garten gast geburtstag gedanken gefühl geld
  gelegenheit gemeinschaftskasse gemüsefach geschenk geschirr gesicht gespräch gesundheit gewicht gewitter gitarre
  glas gläser glätteisen glück graz grenze griff grillabend grillen großeinkauf großputz gruppe gurke gäste haar
  haare hahn haken hamburg hammer hand handtuch handtücher handwerker handy haus hausarbeit hause hausgruppe
  haushalt hausmeister haustür hausverwaltung heizkörper heizung herd herr herz herzen hochbeet hof homeoffice honig
  hose hummus hund hunden häferl hälfte hände info internet jacke jacken jahr job joghurt jonas juni jänner kaffee
  kaffeemaschine kaffeesatz kalender kamera kartons kassenzettel kasten kastl kater katze katzenklo kaution
  kehrwoche keller kellerabteil kette kilo kind kinder kinderwagen kinderzimmer kippen kissen kiste kita klamotten
  klavier klebeband klebezettel klienten klinik klinke klo klodeckel klopapier knie knödel kochabend kochplan koffer
  kollegin komma kommode konfetti konto konzert kopf kopfende kopfhörer kopfkissen krach krankenkasse kritik kuchen
  kulturbeutel kumpel kumpels kunden kurs kärnten käse küche küchenfenster küchentisch kühlschrank lampe laptop
  lasagne lautstärke lavabo lea leben leiter leitung lerngruppe leute leuten licht lift link liste lust löffel
  lösung magen mai mail maklerin male mama mann marmelade maschine matratze matte mensch menschen meter miete
  mieterhöhung mietvertrag mikrowelle milch minuten mitbewohner mittag mittagsruhe mitternacht mittwoch
  mittwochabend mixer moment monat monatsende montag musik mutter mädels märz müll müllabfuhr nachbarin nachbarn
  nachmittag nachricht nachrichten nacht nachtdienst nachtschicht nachwuchs nachzahlung name namen nase nebenkosten
  neffen netflix netz nudeln nächte nächten ofen ohr ohren ohrstöpsel oma onkel opa ordnung ostern paket papa papier
  papiertonne pappe parkett patientin pelz pension pfanne pfingsten pizza pizzakartons platten platz podcast pommes
  post proberaum prüfung pulli pumpe punkte putzhilfe putzplan putzwoche raclette rad radiator radio radl rauch
  rauchmelder raum regal regen reha reis richtung rollator rolle roller rollladen ruhe runde räumen sache sachen
  sack samstag satz schatz schicht schild schimmel schlafanzug schlafsack schlange schlitten schloss schlummertaste
  schluss schlüssel schlüsseln schnee schornsteinfeger schrank schreibtisch schritt schränke schublade schuhe
  schwamm schwester schwämme schüler seele seite sekunden senf sessel shampoo sieb silvester skypen socken sofa sohn
  sommer sonnenuntergang sonntag sonntagvormittag sorgen spaß spiegel spieleabend spital spotify sprache
  sprachnachrichten spruch sprung spätdienst spätschicht spülmaschine staatsexamen station stau staubsauger stecker
  stellplatz stiegenhaus stock straße straßenschuhe streit stress streu strom stromanbieter stromrechnung stube
  stuhl stunde stunden ständer stück suppe tag tage tagen tank tante tasse tatort tee telefon telefonate
  telefonieren teller teppich thema therapeutin therapie therme tier tim tisch tochter tomaten ton tonne topf torte
  traum treppe treppenhaus trockner trommel trompete tropfen typ töpfe tür uhr umzug umzugskisten uni unterricht
  urlaub vater vermieter vermieterin versehen verständnis vertrag verwaltung video viertel vormittag vortag vorwurf
  vorzimmer wand wanne waschbecken waschküche waschmaschine waschtag waschtage wasser wecker weihnachten weise welt
  wetter wichtiges wind windeln winter wintergarten wischmopp witz witze woche wochen wochenende wochenenden wohnung
  wohnungstür wohnzimmer wolle wort wände wäsche wäschekorb wäscheständer zahnarzt zahnbürste zaun zeichen zeit
  zeiten zeitung zettel zetteln zierde zimmer zocken zug zugang zwetschken zähler zähne zähneputzen übergabe
  januar juli september oktober november dezember dreck chaos party rücksicht autoschlüssel badezimmer beziehung
  biotonne blumen briefkasten brille briefmarken butter bügeleisen computer dachrinne drama ersatz eingangstür
  essensreste essen fernbedienung fehler fußboden fußnägel gaskosten geburtstagskuchen getränke gewürze
  glasreiniger gästeklo gästezimmer hafermilch haustiere herdplatte hosen hundehaare jeans jogginghose kabel
  katzenhaare kerze kerzen kinderbett klingel klopapierrolle klobrille klobürste kloschüssel kopfhörern krümel
  kunst käsekuchen ladegerät ladekabel lampen lappen mietanteil mittagessen mülleimer mülltonne mülltüten nachbar
  nagellack nebenzimmer netzteil nichte notfall ohrringe pakete passwort pausenbrot pfand pfandflaschen pizzakarton
  rasierer rechnung rechnungen reste rezept ruhezeiten salz schlafzimmer schuhregal schulden schwarm
  schwiegermutter shirt skier spagetti spüle spüli spülbecken staub steckdose strand strümpfe tampon tasche
  taschentücher terrasse thermomix tiefkühler tiefkühlfach toaster toilette toilettenpapier tonnen trinkgeld tüte
  tüten türklinke unterhose unterhosen unterlagen unterwäsche vase verstärker vorhang vorhänge vorrat vorräte
  waschmittel waschbeckens wasserhahn wasserkocher wasserkosten wein weinglas wettbewerb wiese wut zahnpasta
  zigaretten zopf zucker zutaten zwiebeln
`);
