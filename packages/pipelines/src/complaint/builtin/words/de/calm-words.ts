import { wordList } from '@palimpsest/kernel/text';

/** Words of German messages that need only a light touch, folded. A sentence of these alone may be passed on. */
export const CALM_WORDS_DE: ReadonlySet<string> = wordList(`
  ab abba abend abende abenden abendessen abendnachrichten abends abenteuer aber abestelle abetue abfluss abfuhr
  abgabe abgeben abgeblieben abgebrochen abgebucht abgegeben abgehakt abgehoben abgelaufen abgelaufene abgesagt
  abgeschlossen abgeschnitten abgesperrt abgestimmt abhalten ablage ableser abmachung abnehmen abnehmer abrechnung
  absage absagen absatze abschalten abschliessen abschlussprufung absichtlich absperren absprachen absprechen abspulen
  abstimme abstreifen abteil abwasch abwaschen abwechseln abwischen abzieher abzulegen abzulosen abzuwaschen aceton
  acht achtet achtzehn adresse adressiert aha ahne akkordeon akku akt akustisch akzent akzeptier akzeptiere alben
  albern alkohol alle allein alleine allen allerdings allergie allergisch allerheiligen allerliebst alles allgau
  allgemeinstrom alm als also altar alte alten alter altes altglas altglaskorb altpapier alufolie am amazon ameisen
  amt an ananas anatomie anbieter anblaffen anbrullt andere anderen anderer anderes andermal andern anders andersrum
  andert aneinander anfang anfangen anfanger angebissene angeblich angeboten angebracht angebrochenen angebunden
  angefahren angefangen angekommen angekundigt angel angelehnt angeleint angenagt angenehm angenehmer angenommen
  angerufen angeschaut angespannt angesprochen angst anhalten anhanger anhast anker anklopfen ankommen ankundigung
  anlage anlasst anlegen anliegen anmacht anmeldest anna annehmt annimmst anpinnen anrichte anruf anrufen ans
  anscheinend anschleppst ansprechbar anspreche ansprichst anstrengend anteil antreffe antwort antworte antworten
  antwortest anvertraut anwirfst anzeige anziehen anziehst apfel apotheke appetit april aquarienlampe aquarium arbeit
  arbeite arbeiten arbeitsflache arbeitsplatte arbeitsplatz arbeitszeiten arbeitszimmer arg arme armlehne art artikel
  arzt arztin arzttermin asche aschenbecher asthmas atmen auch auf aufgaben aufgebaut aufgebraucht aufgedruckt
  aufgefallen aufgegeben aufgehangt aufgehoben aufgemacht aufgeraumt aufgeschaut aufgeschlitzt aufgeschrieben
  aufgeteilt aufgewachsen aufhabe aufhangen aufhoren aufkocht auflauf auflaufform aufmachst aufnahmen aufpassen
  aufploppt aufraumen aufs aufschreiben aufsetzen aufsteh aufstehen aufteilen aufteilung aufwacht aufwarmen aufziehen
  aufzumachen aufzuraumen aufzusperren auge augen august aus ausatmest ausborgen ausdiskutieren auseinander ausfallt
  ausgedruckt ausgeht ausgelaufen ausgelegt ausgelesen ausgeliehen ausgemacht ausgepackt ausgeraumt ausgeschaltet
  ausgesperrt ausgesucht ausguss aushang auslasst ausleeren auslegen ausleihen ausloggen ausmachen ausnahmsweise
  ausraumen ausreden ausrichten ausrollen ausschalten ausschaust ausschlafen ausschlaftag ausser aussetzen aussieht
  ausspricht ausspulen ausspulst ausstellungsstuck aussucht austauschschuler auswarts ausweichen auswendig ausziehe
  ausziehen auszuknipsen auszumachen auszusortieren auszuziehen auto autoreifen autorennen autos autotur ba baby babys
  babyschwimmen babysitten babysitter babysitterzeiten babywasche bachelorarbeit back backe backen backer backofen
  backofentur backrohr backstube backstubn bad bade bademantel baden bader bades badetuch badewanne badezimmerdecke
  badezimmertur badfenster badlicht badreiniger badspiegel badtur bagger bahn bahnhof bald balkon balkontur balu band
  bandbreitengrenze bandprobe bandproben bandscheibe bank bankpost bar barfuss bart basilikum bass batterie bau
  baumarkt baustelle baut be beantworte beantwortest beantwortet bebt becken bedeutet bedienst bedient beendet
  befehlston befund begabt begegne begegnen beginne begleichen begrenzen begrusst behalt behalten behaltst
  behindertenparkplatz bei beide beiden beides beileid beim bein beine beispiel beisse beitrag bekannte bekomme
  bekommen belag belagern belegt beleidigt bello bellt benutzen benutzt benutzte beobachtet beobachtung bepflanzt
  bequem bereit bereite bereitschaft bergdoktor berghain bergschuhe bern beruf berufsschule beruhigt beschaftigt
  bescheid beschlossen beschriften besen besetzt besichtigung besondere besonders besorg besorgen bespreche
  besprechung besprechungen besprich besprochen besser besserung bestanden bestatter beste bestehe bestellt bestimmt
  besuch besucher besucherplatz besuchsfrei beteiligt beton bett bettdecke bettseite bettwasche beule beutel bevor
  bewahren beweislage bewerbungsgesprach bewertung bewusst bezahlen bezahlt bezieht beziehungsgesprache bibi
  bibliothekar bier bierflaschen bierpong bierzelt bild bilde bilden bilder bilderrahmen bildschirm billiger bim
  bimmelt bin binnen bioabfall biokiste biokubel biomull birne bis bisher bisschen bisserl bissl bist bitte bitten
  blatt blatter blaue blauen blaues bleib bleibe bleiben bleibt bleibts blick blieb blind blocksberg blond bloss
  blostellen blumen blumengiessen blumentopfen bluse blusen blutdruck bobbycar boden bohren bohrmaschine bohrt boiler
  bond bose bote boxen brandl brandschutz brannte braten brater brauch brauche brauchst braucht brauchte braun braune
  brause brautkleid brechstange brei bremse brennen brennt brett bricht brief briefe briefen brille bring bringen
  bringst bringt bro brosel broselt brot brotchenholen brotdose bruckentag bruder bruhe brummen brummt brunch bub
  buben buch bucher bucherei buchern bucken budget bugelberg bugelbrett bugeleisen bugelt buntglas buro burosachen
  burste bus bushaltestelle butter buttermesser cafe call calls campingsachen caps carla carport carsharing cello
  ceranfeld cerankochfeld ceranplatte chance chaos charakterfehler chat chef chefin chemo chilis chinaturm chips
  chonnted chor clan clara club computer container controller cool cooles couch couchsurfer couchtisch cousin cousine
  cousins da dabei dachboden dachfenster dachte dachtest dackel dafur dagegen daheim dahin dahingesagt damals dame
  damit dampfreiniger danach daneben danisch dank danke dankt dann daran darauf darf darfst darin daruber darum das
  dass dasteht date daten dauerauftrag dauerhaft dauernd dauert daumen david davon davor dazu dazugeben dazwischen
  dazwischenkommt de decke deckel decken dein deine deinem deinen deiner deins deko dem den denen denk denkbar denke
  denken denkst denkt denn der derselben des deshalb desserts deswegen deutlich deutsch deutschkurs dhl dialekt dich
  dicht dichtung dick dicker die dielen dienst dienstag dienstags dienste diensten diese dieselbe dieselben diesem
  diesen dieser dieses diesmal ding dinge dinosaurier dir direkt dirndl diskussion diskussionen diskutieren diskutiert
  disney display diverses dj do doch doktorvater doku dom doner donnerstag donnerstags doppelkopfrunde dorf dort dose
  dosen dosenoffner downloads drama dran drauf draufschaust draufzustapeln draus draussen dreck dreh drehen drehst
  dreht drehte drei dreifaltigkeit dreimal dreissig dreissiger dreiviertelstunde dreizehn drin dringend dritt dritte
  drittel dritten drohnt druben druber drubergefallen drubergelaufen drubersteigen druberwischen druck drucken drucker
  druckt drum drumherum drunter du duftet dulden dunger dunkel dunkelgrun dunn dunner dunstabzugslampe dur durch
  durcheinander durcheinandergebracht durchgeben durchgehen durchgestrichen durchnasst durchreise durchs durchzug
  durfen durfte durften dus dusch dusche duschen duschgel duschkopf duschst duscht duu eben echli echt eck ecke eckerl
  edding egal eh ehepaar eher ehrenwerte ehrenwort ehrlich eich eier eiern eierschalen eieruhr eigen eigenaroma eigene
  eigenem eigenen eigenes eigentlich eilt eimer ein eindeutig eine einem einen einer eines einfach einfahrt eingang
  eingangstur eingebildet eingebrannt eingefroren eingefullt eingekauft eingeladen eingenickt eingeplant eingeschlafen
  eingeseift eingesprungen eingestellt eingetragen eingeweicht eingezogen einigen einiges einkauf einkaufe einkaufen
  einkaufswagerl einkochen einladen einladst einladung einmal einordnen einraume einraumen einraumt eins einsam
  einschlafen einsteigt eintragen eintragt eintrocknet eintropfeln einverstanden einweichen einweihung einzelne
  einzelteile einzieht einzige einziger einzug eisgrotte eiswurfelform ekg elch elchen elektriker elf elfte ellbogen
  eltern emil empfehlen empfehlt empfehlungen empfindlich emre ende enden endet endlich eng englischen enkel enkerl
  enorm entfern entgegen entkalker entkalkertabs entschieden entschuldige entschuldigt entschuldigung entsorgen
  entzerren entzuckend ep er erdbeere erde erfahr erfahren erfahrung ergebnis erhalten erhohung erholung erinner
  erinnern erinnerung erkannt erkerzimmer erklar erklare erklaren erleben erlebt erledigt ernahre ernst ernsthaft
  erreichbar ersatzschlussel erschlagt erschrecke erschrecken erschreckt erschrocken ersetzt erst erste ersten erster
  erstes erstmal ertragen erwachsen erwahnen erwahnt erwischt erzahl erzahle erzahlen erzahlst erzahlt erzahlts
  erziehen es ess esse essen essigreiniger esst esstisch esszimmer etwas euch euer eure eurem euren eurer eures euro
  eventuell ewig ex example existiere explodiert explosion extra ey fabio fach fahr fahre fahren fahrprufung fahrrad
  fahrradschlauch fahrst fahrt fair fallen fallig falls fallt falsch falschen faltest familie fand fande fanden fang
  fangen fangst fangt fangts farbe farben farbetag fasching fascht fass fasse fast faszinierend fc februar fee fegst
  fehlen fehler fehlt feier feierabend feierabendbier feiern feiert feiertag feiertage feig feldbett fenster
  fensterbrett ferngesprache fernseher fernstudium ferrante fersen fertig fest festen festgehalten festgelegt
  festhalten festplatten festzustellen feta fett fettig fettloser feucht feuchten feuermelder feuerwehr ficus fiept
  film filmabend finale finanziere find finde finden findet finds finger finnisch firma fisch fische fischgrat
  fischmarkt fischst fit fitness fix fixe flache flamme flaschchen flasche flaschen flascherl flau fleck fleisch
  fleissig flieder flieg fliege fliesen flipp flo flohmarkt fluchtweg flug flughafen flugzeug flur flurlicht flusen
  flussig flustern fohn fohnen folge folgen folie fon fondue foto fotografiert fotos frag frage fragen fragst fragt
  fragte franken frau frauen frauenhaus frei freien freigehalten freigenommen freiheit freilassen freimachen
  freiraumen freitag freitagabend freitags fremd fremde fremden frequenz freu freude freuen freund freunde freunden
  freundeskreis freundin freundlich freundlichem freut frieden frierst friert frisch friseur frist fritteuse frittiert
  froh frohe frost fruah fruchtfliegen fruh fruhdienst fruher fruhes fruhjahr fruhling fruhschicht fruhschichten
  fruhstuck fruhstucke fruhstucksplatz fruhstuckstisch fugen fuhl fuhle fuhlt fuhre fuhren fulda fullst funf funfe
  funfmal funft funfte funften funftes funfunddreissig funfzehn funkkopfhorer fur furchtbar furchte furs fussball
  fussballschauen fussballverein fussboden fussbodenheizung fusse fusselrolle futtere futtern futterst gab gabe gabel
  gabs galerie gammelt gang ganglicht gansehaut ganz ganze ganzen ganzer gar garage garderobe garten gartenhausl
  gartentor gasrechnung gast gaste gastebad gasten gastezimmer geandert geb gebacken gebadet geballer gebastelt gebaut
  geben gebildet geblieben gebohrt gebrannt gebraucht gebrullt gebucht gebuhrenmarke geburt geburtstag geburtstagsfete
  geburtstagspaket geburtstagswunsche gedacht gedachtnis gedampft gedampfter gedanken gedrange geduscht geehrter
  gefahren gefallen gefeiert geflickt geflogen gefragt gefreut gefrierfach gefruhstuckt gefuhl gefuhrt gefullt
  gefunden gegahnt gegangen gegeben gegen gegeneinander gegenuber gegessen gegrillt gegrillten geh gehabt gehalt
  gehalten gehammert gehangen gehe geheizt gehen geholt gehore gehoren gehort gehst geht gehts geige gekauft gekicher
  gekippt gekipptem geklappt geklemmt geklingelt geklopft geklungen gekocht gekommen gekundigt gelacht gelandet
  gelassen gelaufen gelautet gelbe gelben geld geleert gelegen gelegenheit gelegt gelesen geliefert geliehen gell
  gelobt geloscht gelostem gemacht gemalt gemeingut gemeinsamen gemeinschaftseigentum gemeinschaftsgeld
  gemeinschaftsgut gemeinschaftskasse gemeinschaftsraum gemeint gemeldet gemerkt gemietet gemunzt gemusefach gemutlich
  genannt genau genauso genervt genommen genug genugt genuss geoffnet gepachtet gepikst geplant gepolter geputzt
  gequalmt gerade geradebiegen gerate gerda gerecht gerechte geredet geregnet gereicht gericht gerichtet gern gerontgt
  gerostet geruckelt geruckt gerufen gerutscht gesagt gesammelt geschafft geschaft geschenk geschenkt gescheppert
  geschichten geschickt geschirr geschirrspuler geschlafen geschleudert geschlossenen geschlossener geschmissen
  geschneit geschrei geschrieben geschrubbt geschuttet geschwiegen gesehen gesellig gesicht gesichtsburste
  gesichtsmaske gesichtstuch gesperrte gespielt gesprach gespult gestehe gestellt gestern gestiegen gestohlen
  gestorben gestrandet gestreift gesucht gesund gesundheit gesungen getan getanzt getauscht geteilt getigert getippt
  getragen getrampel getrankekisten getraut getrennt getreten getroffen getrunken getuschel gewaltig gewartet
  gewaschen gewechselt geweckt geweih geweint gewicht gewickelt gewischt gewissen gewitter gewohnheit gewonnen
  geworden geworfen gewuhlt gewunscht gewurze gewurzglaser gewusst gez gezahlt gezeigt gib gibst gibt gibts giessen
  giesskanne giesst gilt ging ginge gings gipfel gipsarm gitarre glas glaser glasplatte glaswand glatteisen glaub
  glaube glauben gleich gleichen gleichzeitig gleis gletscherwasser gluck gluckert glucklich gluckwunsch gluckwunsche
  gluht goldene gonn gonne gott grad grade gramm grasflecken gratiszeitung gratulier grau graue graz grenze grenzt
  gretel griff grillabend grillen grippewelle gross grosse grosseinkauf grosseltern grossen grosser grossmarkt
  grossputz grosstante gruezi grun grund grundsatzlich grune grunen gruner gruppe gruss grusse gucken guckst gulasch
  gully gummibaum gunther gurgelt gurke gusseiserne gusspfanne gut gute guten gutes haar haarburste haarbuschel haare
  haaren haareschneiden haarewaschen haart hab habe haben habens haberle habs habt haferl hafermilch haha hahaha hahn
  hahnchen hakchen haken halb halbe halben halber halbes halbi halbmarathon halbmarathons halbmast halfte hallihallo
  hallo hallt halt halte halten hamburg hammer hand handbreit hande handtuch handtucher handwerker handwerklich handy
  handyvertrag hanfpflanzchen hang hange hangen hangst hangt hangts hansel hantelbank hart harter harzer hast hat hats
  hatt hatte hatten hattest hattet hatts haube haufiger hauptstadt haus hausarbeit hausbesprechung hause hausflur
  hausgruppe haushalt haushaltskassa hauspartys hausschuhe haustier haustreffen haustur hausturschlussel headset
  headshot hebel hebt heften hehe heikel heilig heilige heiliger heim heimat heimkam heimkomme heimkommen heimkommst
  heimkommt heimlich heimweg heiratet heiss heisst heit heizen heizkorper heizpilz heizstrahler heizt heizung
  heizungsableser heizungskeller heizungsmonteur helfen helft helle hemd hemden henkel her herausgefunden herbst
  herbstferien herd herdplatte hereingeweht hereinkommen heringe herr herrlich herrscht herum herumgestiegen
  herumzuschicken herz herzen herzig herzlich heuer heurige heut heute hey hi hier hiess hihi hilfe hilfreich hilfst
  hilft hin hinauf hinaus hing hingehangt hingehort hingekommen hingen hingeschaut hingetragen hinten hinter
  hintereinander hinteren hintergrund hinterher hinterlassen hinterm hintertur hinunter hob hobbyraum hoch hochbeet
  hochgeladen hochgenommen hochladen hochrechnungen hochzeit hochzulaufen hochzutragen hof hoffe hoffentlich hoflich
  hohle hoi hol hols holst holt holz holzgriff home homeoffice hometrainer honig hor horche hore horen horgerat
  horrorfilme horsaal horst hort hose hosen https hufte huhner huhu hummus hund hundefutter hundehaufen hunden hupfen
  hupfseil hustet hygieneartikel ich ichs igel igelhaus ihm ihn ihnen ihr ihre ihrem ihren im imitationen immer in
  inbegriffen info informier inhalt inklusive innenhof innsbruck ins installateur intensiv internat internet
  internetbekanntschaften internetvertrag inventur inzwischen irgendein irgendwann irgendwas irgendwem irgendwer
  irgendwie irgendwo ironisch irre isch ischias isst ist ists its izmir ja jacke jacken jahr jahren jahresabrechnung
  jahrigen jalousie jana janner januar jasmin jassen jault jausnen jede jedem jeden jeder jederzeit jedes jemand
  jemandem jemanden jetzt job jobverlust joghurt joghurtbecher jonas jugendamt juli julia jung junger jungs juni
  kaffee kaffeekranzchen kaffeemaschine kaffeesatz kafig kaiserschmarrn kajak kakao kalender kalk kalkbart kalt kalte
  kaltes kam kame kamen kamera kaminfeger kampf kamst kaninchenstall kann kanns kannst kannte kantine kapitel kaputt
  kaputten kapuzenjacke karamell karnten karte karten karton kartonberg kartons kasachstan kase kasekrainer kasse
  kassel kassenpatienten kassenzettel kassiert kasten kasterl kastl kater katze katzenallergie katzenhaare katzenklo
  katzenkotze katzenvideo kauf kaufe kaufst kaugummi kaum kaution kehr kehrichtsack kehrst kehrwoche kein keine keinem
  keinen keiner keins keks keksbrosel keller kellerabteil kellergang kellerlicht kellerschlussel kellertreppe kenn
  kenne kennenlernen kennenzulernen kennst kennt kennwort kette kettenbriefe kicker kilo kim kind kinder
  kinderbetreuung kinderbett kinderchor kindergarten kindern kinderwagen kinderwunsch kinderzimmer kinoabend kippen
  kirche kissen kiste kisten kistenschleppen kisterl kita klackert klamme klamotten klang klangen klapp klapprad
  klappsofa klar klare klaren klarst klatschnass klausur klausuren klavier klavierspiel kleb klebeband kleben kleber
  klebezettel klebrige klebriger klebst klebt kleid kleiderstander klein kleinanzeigen kleine kleinen kleiner kleines
  kleinigkeit kleinigkeiten klemm klemmt klempner klettern klienten klingel klingeln klingelt klingelts klingt klinik
  klinke klirrts klo klodeckel klofenster klopapier klopf klopfe klopfen klopfst klopft klostein kluft knallen knallt
  knapp knappes knarren knarzt knauel kneipe knie knochel knocheltief knochen knochenbruch knodel koch kochabend koche
  kochen kochfeld kochjacken kochkunste kochplan kochst kocht kochwasche koffer kohle kohlrabi kollegen kollegin
  kolloquium komisch komischerweise komm komma kommandier komme kommen kommentar kommentare kommode kommst kommt
  konferenzen konfetti konnen konnt konnte konnten konntest konntet konnts konserven konsole konstantin kontaktlinsen
  konto konversation konzept konzert kopf kopfe kopfen kopfende kopfhorer kopfkissen kopftuch kopfwehs kopien
  korperverletzung koscher kosmetik kostet kovacs krabbelt krach kracht kraftige krankengeschichte krankenhaus
  krankenkasse krankenpfleger krankgeschrieben kratzer kratzt kreditkarte kreisaal kreuz kreuzwortratsel kriege
  kriegen kriegs kriegt krimi krimis kringel kritik krucken krumel krumm kryptowahrungen kubel kuche kuchen
  kuchendienst kuchenfach kuchenfenster kuchenkastchen kuchenlade kuchentisch kuchentucher kuh kuhl kuhle kuhlschrank
  kuhlschrankfach kuhlschranktur kulturbeutel kumm kummern kummerst kumpel kumpels kunden kundigungsfrist kunftig
  kunst kurs kurz kurze kurzem kurzer kurzes kuscheltier kuvert lach lache lachen lachs lacht lackierte lade ladekabel
  ladekabels laden ladst ladt ladung lag lagen lahmt laminiertes lampe land landei lang lange langer langsam langsamer
  langweilig langzeit lanz lappen laptop larm lasagne lasagneform lass lasse lassen lasst lassts last lastenrad
  lasterst lau lauf laufe laufen laufer laufschuhe lauft laune lausche laut laute lauten lauter lautes lautet
  lautstarke lavabo lavendel lea leben lebensmittel lebenszeichen leberkassemmeln leberkassemmerl lebhaft lebt leck
  lederjacke leer leere leerem leergut leerst leert leg lege legen legs legst legt lehm lehnt lehre lehrerin leiche
  leicht leichte leichten leid leider leihe leihen leintuchern leipzig leise leiser leiter leitung leitungen lena leo
  leon lerne lernen lerngruppe les lese lesebrille lesekreis lesen lesesale lesesessel lest letzte letzten letzter
  letztes leuchten leuchtet leut leute leuten licht lichterkette lichtschalter lidl lieb liebe lieben lieber
  liebesgerausche liebevoll lieblingshaferl liebsten lief lieg liege liegen liegestuhl liegt lies lift lilastich limit
  limmat link linke links linz lisa lissabon liste literatur lkw loblich lobt locher lock locker loffel lohnt lokal
  lol los losch losen losgehst lost losung loswerden lotte lotto luften luftentfeuchter lufter lufterl luftest
  luftmatratze luftung luftungsschacht lukas lust lustig lustiges mach mache machen machs machst macht machts madels
  mag magen magische magst mahl mahlen mahlzeit mahngebuhr mahnung mai mail mails maklerin mal male mama man manche
  mancher manchmal manila mann mannerabend mannes mantel mantig mara marder maria marie marille marillen
  marillenmarmelade markt markus marmelade marz maschine maschinen match mathe matheklausur matratze matte matten
  maulwurf max maximal maximum meal meckert meckertante mediathek medikamenten meditiere meer meeresrauschen
  meerschweinchen meetings mega mehl mehmet mehr mei mein meine meinem meinen meiner meines meins meinst meint
  meintest meinungen meistens meld melde melden memes mensch menschen merci merk merke merkst merkt messer meter mhm
  mia mich mies mietanteil miete mieterhohung mietpreis mietwagens mieze mikrowelle milch milchglas mimose min
  mindestens minka minus minuten mir miriam mirko missverstanden mistkubel mit mitbekommen mitbewohner mitbewohnerin
  mitbringen mitbringsel miteinander mitenand mitentscheiden mitessen mitgefahren mitgehort mitgenommen mitgezahlt
  mithoren mitisst mitklatschen mitlesen mitmachen mitmachst mitnimmst mitnutzen mitreden mittag mittagessen mittags
  mittagspause mitten mitternacht mittwoch mittwochabend mittwochs mitzahlst mixer mo mobelrucken mocht mochte
  mochtest mogen moglich mogt moin moment momentan monat monate monatsende monatsweise montag montagabend montags
  monteur montur moped morgen morgens motorsage mozartkugeln mucke mucks mude muder mudigkeit muess muffeln muffelt
  muffig muhe muhsam mull mullabfuhr mullberg mullbeutel muller mullkalender mullsacke mulmig mulmiges mund mundliche
  murbe museum musig musik musikfestival muskelkater musli muslischale muss mussen musst musste mussten musstest
  mutter mutterkrankheit na nach nachbar nachbarin nachbarn nachdem nacheinander nachforderung nachfragen nachgehen
  nachgemacht nachgezahlt nachhaken nachher nachhilfe nachmacht nachmittag nachmittage nachmittags nachricht
  nachrichten nachspulen nachste nachstem nachsten nachstes nacht nachtdienst nachtdienste nachte nachten nachteule
  nachts nachtschicht nachtstrom nachttisch nachwuchs nachzahlung nachzugler nackt nagellack nagelzwicker nah nahe
  nahgruppe nahmaschine name namen namlich narrisch nase nass nasse nassen nasses naturverbundener ne neapel nebelhorn
  neben nebenan nebenbei nebenjob nebenkosten nebens ned neffe neffen nehm nehme nehmen nehmt nein nen nerven nervos
  nervt net netflix nett netten netter nettes netz neu neue neuen neuer neuerdings neues neuestem neugeboren neukolln
  neulich neun neunten neunzehn neunzig neuseeland nicht nichte nichten nichts nie niederknien niemand niemandem
  niemanden niese nimm nimmer nimmst nimmt nix noah noch nochmal nordlicht normal normaler notfall notizbuch november
  nu nudeln nudelsalat null nun nur nutella nutzen nutzt ob oben obendrauf obere obermoser obersten obstschale obwohl
  oder ofen offen offenbar offene offenem offenen offne offnen oft ofter ohne ohr ohren ohrensessel ohropax ohrstopsel
  ok okay oleander olivenol olli olten oma onkel online onlineshopping onlinespiele op opa operation operiert orangen
  orchidee orchideen ordentlich ordentliches ordnung org ort ortchen ossi ostern osterreich osterwoche ottakring paar
  packchen packerl packl packli packst packung packungen paket pakete panik pantoletten papa papier papiertonne pappe
  paradeiser parfum park parken parkett partei parterre party pass passiert passt passte passwort patentante patient
  patientendaten patientin pauke paul pause peinlich pelz pelzig pennen pennt pension perfekt person perucke pesto
  pestoglaser pfand pfandflaschen pfanne pfannen pfeifen pferderennen pfiat pfingsten pfirsich pflanze pflanzen
  pflegschaft pfutze philosophie philosophiert philosophisch pickt piepton pilcher pirat pizza pizzakartons pizzeria
  plan plane planen plastikmull platt platte platten plattensammlung platz plotzlich podcast podcasts
  podiumsdiskussion polterabend pommes popcorn portion posaune post postboten posten postest postfach postkasten
  powidl praktikum praktisch pralinen prep prise pro probeprufung proberaum probezeit probieren probierst probiert
  problem probt profil profile programm prospekte prost proteinpulver prufung prufungen pst publikum pulli pullover
  pulver pumpe punktchen punkte punktlich putz putzdienst putze putzen putzhilfe putzliste putzmittel putzplan
  putzwoche putzwochen puzzeln puzzleteile pyjama quadratmeter quadratmetern quasi quatschen quer quere querflote
  quietschen quietscht quillt raclette rad radiator radieschen radio radiohoren radkeller radl radschloss ramadan ran
  rand rasieren rasierer rasierklingen rasierst rasur rat rate ratet rattert rauch rauche rauchen rauchfangkehrer
  rauchmelder raucht raufkommst raum raume raumen raumst raumt raus rauscht rausgeflogen rausgehen rausgekommen
  rausgibst rausnehme rausnimmt rausziehen reagiere reagieren reagierst reagiert rechenbeispiel rechnen rechnung recht
  rechts rechtzeitig red rede reden redet redn regal regalbrett regelmassig regen regenrinne regenschirm regie regnet
  reha reichen reicht reichts rein reingeregnet reingratscht reinigungsmethode reinkam reinkomm reinkomme reinkommst
  reinlassen reinlasst reinsturmst reis reise reisepass reispfanne reisst rennrad rennst rennt renoviert renovierung
  reparieren repeater reserviert rest restaurant reste restzeit rewe rhythmus richt richte richtest richtig richtige
  richtiges richtung riechen riecht riechts riegel riesig rigipsplatte rigipswand rinnt risotto riss roggenbrot rohes
  rohr rohre roladen rollator rolle rollen roller rollo rosa rosamunde rosenheim rost rosti rote roten rotes rotwein
  rouladen router ruben ruckelt rucken rucksack rucksicht ruckt rufen rufst ruft rugbytruppe ruhe ruhig ruhige rum
  rumgestopselt rumpelt rund runde runden runter runterdrehen runterfahren runtergehen runterkam runterkommen
  runterkommt rutschen rutscht sabine sache sachen sachsi sachte sack sacke saft sag sage sagen sags sagst sagt sagts
  salat salatschleuder salsa salut salz salzburg sami sammelst samstag samstags sand sandig sanfter sardinen sass
  sassen sattel satz satze sauber sauer sauerteige sauge saugen sauger saugling saugroboter saugst saugt saxofon
  schabbat schaber schachtel schachteln schade schaff schaffe schaffen schaffner schafft schal schalt schalte scham
  schatz schau schauen schaukelstuhlbein schaum schaust schaut schee scheibe scheidung scheint schenkt scheppert
  schere scherz schicht schichten schick schickst schieb schief schiesserei schiff schild schimmel schimpft
  schimpfworter schlaf schlafanzug schlafe schlafen schlafengehen schlafsack schlafst schlaft schlager schlagt
  schlagzeug schlange schlecht schlechtes schleiche schlepp schleppe schleudergange schleudern schliess schliesse
  schliessen schliesslich schlitten schloss schlottere schlottern schluck schlucke schlummertaste schlurf schluss
  schlussel schlusselbund schlusselkasten schlusseln schlusselpfand schmeckt schmieren schminken schmuck schmuckdose
  schmuckschatulle schnarchst schnee schneeberg schnell schneller schnitzelpanieren schnurrt schokolade schon schone
  schonen schoner schones schons schornsteinfeger schrank schranke schraube schraubst schrebergarten schreck schreib
  schreibe schreiben schreibst schreibt schreibtisch schreibtischsessel schreit schritt schrubb schrubben schubert
  schublade schuh schuhcreme schuhe schuhregal schuhschrank schuld schulden schuldest schuldig schule schuler schulter
  schuppen schusse schussel schutzsack schwacher schwamm schwamme schwangerschaft schwarz schwarze schwarzen schwarzer
  schwebe schweigen schwer schwerer schwerhorig schwester schwiegereltern schwiegermutter schwierig schwierigen
  schwimmt schwingen schwirren schwitze schwors screenshots sechs sechst see seele seelenruhig seenplatte sehen sehr
  seht sei seid seien sein seine seinem seinen seiner seit seitdem seite seitengasse seither sektkorken sekunden
  selben selber selbst selbstbrauner selten seltsam semester semesterbeginn seminar sendung senf senkrecht sensiblen
  separat september serie serienschauen servus sessel set setz setzen shampoo sich sicher sichs sie sieb sieben siebte
  siebzehn siehe sieht siehts silvester sind singen single singst singt siphon sitz sitze sitzen sitzt sitzung skat
  skateboard skatrunde ski skihandschuhe skilift skoda skypen slot smoothie sms snowboard so sobald sockchen socken
  sofa sofaritzen sofas sofort sogar sohlen sohn solang solange solche solchen soll sollen sollte soltau sommer
  sondern song sonnenschein sonnenuntergang sonntag sonntagabend sonntage sonntagnachmittag sonntags sonntagstisch
  sonntagvormittag sonst sophie sorgen sorry sortiert sosse souffle sowas soweit spalt spane spannend sparbuch sparen
  spargel sparsamkeit spass spassbremse spat spatdienst spater spatfilmen spatschicht spaziergang speicher
  speisekammer sperrangelweit sperrmull sperrst sperrt speziell spiegel spiele spieleabend spielen spielsachen spielst
  spielt spielzimmer spind spital spitze spitzen spitzname spitznamen spontanen spontaner sport sporttasche spotify
  sprache sprachnachricht sprachnachrichten sprechen sprich sprichst spring springt spritzer spritzschutz spruch
  spruche sprung spuckt spulbecken spule spulen spuler spuli spulkasten spulmaschine spulmaschinentabs spulst spur
  staatsexamen staffeln stand standen stander standesamtlichen standig stands stange stapelt starke starken start
  startendes statement station stativ statt status stau staubsaugen staubsauger staubsaugertick staubsaugervertreter
  staubtrocken stecken stecker steckst steh stehe stehen stehst steht stehts steig steige steigen steigt stell stelle
  stellen stellenanzeige stellplatz stells stellst stellt sterbe steuer steuererklarung sticker stiefel stiegenaufgang
  stiegenhaus stifte still stille stillen stimme stimmen stimmt stimmung stinken stirn stock stockelschuhen stockwerke
  stockwerken stolpert stolz stoppeln storen stories stort storts story storys strafzettel strampler strand strasse
  strassen strassenschuhe streamst strecke streichen streik streikt streit streiten streitereien streng stress streu
  strichliste strickjacke strickpullover strickt stroh strom stromanbieter stromanteil stromrechnung stromvertrag
  stube stubenmadl stuck stuckchen student stuhl stumm stummel stunde stunden stundenlang sturm stutzt subwoofer such
  suche suchen suchst sucht sudoku super supernett suppe suppenknochen surfbrettern sushi suss susslich sven svenja
  tabelle tabu tafel tag tage tagebuch tagen tagesschau taglich tagsuber takte tank tante tanze tanzen tanzkurs tapete
  tasche tasse tassen taste tatort tauchst taucht taufe tausche tauschen taut teamleiter techniker tee teebeutel
  teekochen teekuche teetassen teig teil teile teilen teilt telefon telefonate telefonaten telefonier telefoniere
  telefonieren telefonierst telefoniert teller tennis teppich termin termine terminen terrasse testen teuer teure
  theatergruppe thema themen therapeutin therapie therme ticken tief tiefkuhler tiefkuhlfach tier tiktok tim timer
  tinnitus tippe tippen tippst tisch tischkicker tischlerei tochter toilette toll tom tomaten ton tonleitern tonne
  tonnen topf topfe tor torte total trachtenjanker trag trage tragen trags tragt traktor trampolin transporter trash
  trau traue traum traume traumt traurig treffen trennen trennt trennung treppe treppenhaus treppenlaufer trete trifft
  trink trinke trocken trockenraum trocknen trockner trocknet trommel trompete tropfen tropfenden tropft tropfts trotz
  trotzdem truffelol truppe tschick tu tuch tue tun tupperdose tur turen turm turmen turnhalle turnier turnschuhe
  turrahmen turstopper tut tv twinten typ typen ubel uben uber uberall ubereinander uberfordert ubergabe
  ubergangsweise ubergeben uberkochen uberleg uberlegen uberlegt ubernachtet ubernachtungsliebe ubernehm ubernehme
  ubernehmen ubernimm ubernommen uberraschung ubers ubersetze uberweis uberweisen uberweist uberwiesen ubliche ubrig
  ubrigens ubst ueber uf uhr uhrzeit uli um umarmen umarmt umbau umfrage umfragen umgeblattert umgefallen umgeschaltet
  umgeschnitten umgestossen umlauf ums umsatz umsortiert umstellen umtopfen umtrunk umziehen umzug umzugshelfen
  umzugskartons umzugskisten unangenehm unbekannter und ungarn ungefahr ungefragt ungelesene ungeoffnet ungerade
  ungern ungestort ungeubten ungunstig uni unmensch unmoglich unmoglichsten uns unser unsere unserem unserer unseres
  unsicher unten unter unterbringen unteren unterhose unterhosen unterlagen unterm untermiete untermieter
  untermieterin unterricht unterrichte unterschreib unterschrieben unterstand untersten unwohl unzufrieden update
  updates ups urgrossvater urlaub urlaube urlaubstag ute vacherin vasen vater vegan velo velos ventilator verabredet
  verbessert verbieten verblieben verbraucht verbunden verdeckt verdiene verdient vereinslokal verfarbt
  verfolgungsjagd vergangen vergeben vergeblich vergessen verheultem verkaufen verkauft verlangerung
  verlangerungskabel verlassen verlasst verlauf verlegen verlegt verleih verleihe verleihst verletzen verletzendes
  verletzt verliebt verliehen verliert verloren vermutlich vernunftig veronika verpasse verputzt verschenken verschieb
  verschieben verschiebt verschiedene verschlafen verschlagen verschlagt verschlossener verschoben verschonert
  verschwinden verschwindet versehen versehentlich versetzt versicherung versohnungsgesprach verspatet versperrt
  versprochen verstanden verstandnis verstaucht versteh verstehe verstellt verstorbenen verstumme versunken vertagt
  verteilt vertrage vertrauen vertraulich vertrocknet verunsichert verwaltung verwohnt verzichten verzweifle vfb vhs
  vibration video videoanrufe videocalls videokonferenz videokonferenzen viel viele vielleicht vielmal vier viermal
  viert vierte viertel viertelstunde vierten vierter viertes vierzehn vierzig vignette vitrine vogelgezwitscher
  vokabeln volksschule voll vollbad vollbadern voller volleyball vollig vollmond vom von vor vorabend vorbei
  vorbeigeredet vorbeikommen vorbeikommst vorbelastet vordere vorgekochten vorgekommen vorgestellt vorgestern vorhange
  vorher vorhin voriges vorlegen vorlesung vorletztem vorm vormittag vormittags vorne vorrate vorraum vorschlage
  vorsichtig vorspiel vorstellungsgesprach vortag vorverlegt vorwarnung vorwoche vorwurf vorzeigbar vorzimmer wach
  wache wachst wackeln wackelt waffeleisen waffeln wahlwerbung wahrend wahrscheinlich wald wale walgesange wand wande
  wandergruppe wanderstiefel wandert wandertag wanderung wandkalender wann wanne wannenabende wannenrand war ware
  waren warm warme warmes warmt wars warst wart warte warten wartest wartet warum was wasch waschbecken wasche
  waschekorb waschen waschestander waschgange waschkuche waschmaschine waschpulver waschst waschtag waschtage
  waschtrockner wasser wasserfach wasserhahn wasserkocher wasserrechnung wasserschaden wc we wechseln wechsle
  weckdienst wecker weckt weder weg wegen weggeputzt weggeworfen wegkommt wegkriege wegsperren wegtritt wegwerfe
  wegwischen wegzuraumen weh weich weiche weichst weicht weihnachten weihnachtsbaum weil weile weils wein weinabend
  weinen weinglaser weise weiss weisse weissglas weisst weiter weiteres weitergeleitet weiterleiten weiterreden welche
  welchen welcher welches wellensittich wellt welpe welt weltrekord wem wen wenig weniger wenigstens wenn wenns wer
  werbung werde werden werdet werkeln werkstatt werktagen werktags werner wespen wessel wessen wetter wg whatsapp
  whirlpool wichtig wichtige wichtiges wie wieder wiederkommt wies wiesn wieso wildfremder will willkommen wills
  willst wimmer wind windel windeln winter wintergarten winterreifen wir wird wirds wirf wirfts wirklich wirkst wirkt
  wirs wisch wische wischen wischmopp wischst wischt wissen wisst witz witze witzig wlan wo woanders woandershin woche
  wochen wochendienst wochenenddienste wochenende wochenenden wochentlich wochenweise wofur woher wohin wohl wohlauf
  wohlgefuhlt wohn wohne wohnen wohnt wohnung wohnungsanzeige wohnungskatze wohnungsnot wohnungstur wohnungsubergabe
  wohnzimmer wohnzimmerplan wohnzimmertisch wolke wolle wollen wollsachen wollt wollte wollten wolltest wolltet womit
  worauf worden wort worten wortlich woschchuchi wuchenand wummert wunderbar wundersame wunsch wunsche wunschtage wurd
  wurde wurden wurdest wurdet wurds wusste wussten wusstest xyz yogakurs youtu zahl zahle zahlen zahler zahlerableser
  zahlernummer zahlerschrank zahls zahlt zahnarzt zahnburste zahne zahneputzen zahnpasta zahnputzgerausch zahnspange
  zahnt zame zaun zehen zehn zehnmal zehnminutentakt zehnten zeichen zeigt zeit zeiten zeitschaltuhr zeitschaltung
  zeitschrift zeitung zeitungen zeitungspapier zelt zentimeter zentimetern zerkratzt zerlauft zerleg zerlegen zettel
  zetteln ziegen zieh ziehe ziehen ziehst zieht ziehts ziemlich zierde zigarettenstummel zimmer zimmergrosse
  zimmerlautstarke zimmerseite zimmertur zimtschnecken zitronenbaumchen zittern zocken zoliakie zopf zu zuchten
  zuchter zucker zuckt zufall zufalle zufallig zug zugang zugeknallt zugeknotet zugemacht zugesagt zugestimmt zuhause
  zuknallen zuletzt zum zumachen zumacht zuordnen zur zurich zuruck zuruckbekomme zuruckgeben zuruckgelegt zuruckkam
  zuruckstellen zurzeit zusagst zusammen zusammengezahlt zusammenraumen zusammenschieben zusammensetzen zusammensitzen
  zuschauersport zusperren zustimme zuwachs zuwerfen zuziehen zwanzig zwar zwei zweier zweimal zweit zweite zweiten
  zweites zweitschlussel zwerg zwergen zwergerl zwetschken zwiebeln zwiebelschalen zwischen zwolf zwolfi zwolften
`);
