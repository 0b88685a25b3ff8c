/** What words mean, whatever the language: `meaning | English | Spanish | French | German` (see ../../model/meanings.ts). */
export const MEANINGS_HOME = `
kitchen | kitchen kitchenette worktop countertop | cocina | cuisine kitchenette | küche *küche*
bathroom | bathroom bath_room ensuite | baño aseo cuarto_de_baño | salle_de_bain salle_de_bains sdb salle_d_eau | bad badezimmer badtür *badezimmer*
toilet | toilet loo bog lav lavatory wc cistern flush* seat_up aim splash_on the_seat skid_marks brush_toilet plunger unflushed pee_on | váter inodoro wc retrete taza_del cisterna tirar_de_la_cadena tapa_del tapa_levantada salpicaduras escobilla desatascador apuntar | toilettes wc chiottes cuvette chasse_d_eau lunette lunette_relevée viser brosse_wc ventouse gouttes | klo toilette wc spülkasten klobrille *klo* klobürste brille hinsetzen zielen pömpel im_stehen
shower | shower* showerhead cubicle | ducha* mampara alcachofa regadera | douche* pommeau | dusch* geduscht *dusche*
bathtub | bath bathtub tub | bañera tina | baignoire bain | wanne badewanne baden
basin | basin sink washbasin | lavabo fregadero pila lavamanos | lavabo évier | waschbecken spüle becken spülbecken
drain | drain* plughole clog* blocked siphon | desagüe sumidero atasca* atascad* sifón | bonde siphon canalisation* bouch* évacuation | abfluss verstopf* siphon ausguss
tap | tap taps faucet drip* | grifo* gotea* canilla | robinet* goutte* fuit | wasserhahn hahn tropf*
living_room | living_room lounge sitting_room front_room | salón sala comedor living sala_de_estar | salon séjour salle_à_manger | wohnzimmer stube esszimmer
hallway | hall hallway corridor landing entrance porch | pasillo recibidor rellano entrada portal zaguán | couloir entrée palier hall vestibule | flur gang diele eingang treppenabsatz
stairs | stairs stairwell staircase upstairs downstairs lift elevator | escalera* ascensor elevador | escalier* ascenseur cage_d_escalier | treppe* treppenhaus stiegenhaus stiege aufzug fahrstuhl
bedroom | bedroom | habitación dormitorio alcoba recámara cuarto | chambre | schlafzimmer zimmer kammer
my_room | my_room my_bedroom my_door my_bit into_mine | mi_cuarto mi_habitación mi_puerta mi_pieza mi_recámara mi_dormitorio | ma_chambre ma_porte ma_piaule chez_moi | mein_zimmer meinem_zimmer meiner_tür meine_tür in_mein meiner_zimmertür mein_reich
balcony | balcony terrace patio yard courtyard | balcón terraza patio azotea | balcon terrasse cour | balkon terrasse hof innenhof loggia
garden | garden lawn hedge shed | jardín césped huerto caseta | jardin pelouse haie cabanon | garten rasen hecke schuppen
cellar | cellar basement attic loft storeroom storage lock_up | trastero sótano altillo desván buhardilla bodega | cave grenier débarras cagibi sous_sol cellier | keller dachboden speicher abstellraum abstellkammer
garage | garage driveway carport | garaje cochera | garage allée | garage einfahrt carport
parking_spot | parking park parked parking_space bay permit tow* | aparcamiento aparca* plaza estacion* parking grúa cochera vado | parking garer gare garé garée place_de_parking stationn* fourrière | parkplatz stellplatz park* geparkt abschlepp* zugeparkt
building | building block neighbour* neighbor* caretaker janitor | edificio vecin* portero finca bloque comunidad | immeuble voisin* gardien* concierge copropriété | haus nachbar* hausmeister* mietshaus hausgemeinschaft
wall_thin | wall walls thin partition ceiling floorboards | pared* tabique* techo papel_de_fumar tarima | mur murs cloison* plafond plancher parquet | wand wände dünn* decke dielen hellhörig*
floor | floor carpet rug tiles lino doormat mat | suelo alfombra piso_mojado baldosa* felpudo parqué | sol tapis moquette carrelage paillasson | boden fußboden teppich* fliesen fußmatte matte
door | door doors doorway handle hinge* latch doorstep | puerta* pomo manija bisagra* | porte portes poignée gonds | tür türen klinke *tür türschwelle
lock | lock* unlock* bolt latch deadbolt chain | cerrojo pestillo cerradura candado llave_echada | verrou* serrure loquet cadenas à_clé | schloss riegel abschließ* abgesperrt abgeschlossen verriegel* zusperr*
key | key keys keyring spare_key copy_of | llave* copia llavero | clé clés clef* trousseau double_des | schlüssel* *schlüssel ersatzschlüssel nachmachen
window | window* blind blinds curtain* shutter* sill | ventana* persiana* cortina* | fenêtre* volet* rideau* store stores velux | fenster* rollo* vorhang vorhänge jalousie* gekippt
heating | heating radiator* thermostat boiler degrees heater | calefacción radiador* termostato caldera grados estufa calefactor | chauffage radiateur* thermostat chaudière degrés | heiz* thermostat therme grad boiler heizkörper *heizung*
cold | cold freez* chilly icy draught* draft shiver* | frío helad* corriente congelad* tirito | froid* gèle gelé gelée gelés glacial* courant_d_air grelott* caill* | kalt kälte frier* eisig* zug zieht durchzug
hot | hot warm heat heatwave sweat* boiling_hot | calor caliente bochorno sudo calentit* | chaud* chaleur canicule transpir* tiède | heiß warm* hitze schwitz*
aircon | aircon air_con fan air_conditioning | aire_acondicionado ventilador aire | clim climatis* ventilateur | klimaanlage ventilator
hot_water | hot_water tank immersion lukewarm cold_shower ran_cold icy_shower shampoo_in_my_hair full_of_shampoo | agua_caliente termo calentador ducha_fría salía_helada con_el_champú en_la_cabeza | eau_chaude ballon chauffe_eau cumulus douche_froide glacé* pleine_de_shampoing shampoing_sur | warmwasser heißes_wasser warmes_wasser durchlauferhitzer boiler kalt_geduscht eiskalt shampoo_im_haar kalte_dusche
water | water | agua | eau | wasser
light | light lights lamp bulb* switch lit glare | luz luces lámpara* bombilla* interruptor foco | lumière* lampe* ampoule* interrupteur éclair* | licht lampe* birne* glühbirne* lichtschalter beleuchtung
electricity | electric* power meter fuse kilowatt socket plugged plug | electricidad enchufe* contador enchufad* corriente plomos | électricité prise* compteur disjoncteur courant branch* | strom* steckdose* zähler sicherung eingesteckt stecker
internet | internet wifi broadband router bandwidth network fibre lag* buffering download* torrent* | internet wifi fibra router red ancho_de_banda descarg* conexión | internet wifi fibre box réseau débit connexion téléchar* | internet wlan router leitung netz verbindung bandbreite download* lädt glasfaser
gas | gas gas_leak smell_of_gas | gas butano bombona | gaz | gas
fridge | fridge freezer icebox refrigerat* | nevera frigorífico congelador frigo refri heladera refrigerador | frigo réfrigérateur congélo congélateur bac_à_légumes | kühlschrank gefrier* tiefkühl* kühlfach gemüsefach eisfach
shelf | shelf shelves cupboard* cabinet* drawer* larder pantry compartment rack | balda* estante* armario* cajón cajones despensa alacena repisa estantería | étagère* placard* tiroir* armoire commode bac casier rangement | regal* schrank schränke schublade* fach fächer kommode ablage board brett
wardrobe | wardrobe closet hanger* coat_rack hook* | ropero perchero percha* clóset | penderie cintre* portemanteau dressing patère | kleiderschrank garderobe bügel haken
oven | oven stove hob cooker hotplate grill | horno fogón vitro* hornillo placa fogones estufa | four plaque* gazinière cuisinière | ofen herd kochfeld platte platten backofen herdplatte*
microwave | microwave | micro microondas | micro_ondes micro | mikrowelle
dishwasher | dishwasher unload* load | lavavajillas lavaplatos | lave_vaisselle | spülmaschine geschirrspüler
washing_machine | washing_machine washer spin drum spin_cycle | lavadora centrifug* lavarropas | machine machine_à_laver lave_linge essorage tambour | waschmaschine maschine schleudern schleuder* trommel
dryer | dryer tumble drying airer clothes_horse washing_line clothesline | secadora tendedero tender tendid* cuerda_de_tender | sèche_linge étendoir étendre séchoir tancarville | trockner wäscheständer ständer wäscheleine aufhängen aufgehängt
laundry | laundry washing load laundrette wash_load | colada ropa_sucia ropa_mojada lavandería | linge lessive buanderie laverie | wäsche waschküche waschtag waschgang
vacuum | hoover* vacuum* dyson | aspirador* | aspirateur aspi | staubsaug* saugen saugst sauger gesaugt
kettle | kettle toaster blender mixer coffee_machine grinder food_processor juicer | hervidor tostadora batidora cafetera licuadora molinillo | bouilloire grille_pain mixeur cafetière robot broyeur machine_à_café | wasserkocher toaster mixer kaffeemaschine pürierstab mühle entsafter
drill | drill* hammer* saw sawing power_tool* diy renovat* sander | taladr* martill* sierra obras bricolaje lija* | perceuse perce* marteau scie bricol* travaux ponceuse | bohr* gebohrt hammer* hämmer* säge* heimwerk* renovier* schleif*
iron | iron ironing | plancha planchar | repass* fer_à | bügel* bügelbrett
sofa | sofa couch settee armchair cushion* beanbag | sofá sillón cojín cojines butaca | canapé fauteuil coussin* divan pouf | sofa couch sessel kissen
table | table desk counter sideboard | mesa escritorio encimera mostrador barra | table bureau plan_de_travail comptoir | tisch schreibtisch *tisch arbeitsplatte theke anrichte
chair | chair* stool seat | silla* taburete banqueta asiento | chaise* tabouret siège | stuhl stühle hocker sitz
bed | bed mattress pillow duvet sheets headboard blanket quilt bedding bunk | cama colchón almohada sábana* edredón cabecero manta litera | lit matelas oreiller couette drap draps couverture tête_de_lit | bett matratze kopfkissen bettwäsche bettdecke laken decke kopfende
mirror | mirror | espejo | miroir glace | spiegel
picture_frame | picture poster painting frame decor* ornament | cuadro póster decora* adorno | tableau cadre affiche déco* bibelot | bild bilder plakat deko* rahmen
furniture | furniture rearrang* shelving | muebles mueble recoloc* | meuble* agenc* aménag* | möbel umgestellt umräum*
paint | paint* repaint* colour wallpaper | pint* color papel_pintado | peint* peinture couleur repeint* | farbe streich* gestrichen anstrich tapete
mailbox | letterbox mailbox pigeonhole | buzón casilla | boîte_aux_lettres bal | briefkasten
doorbell | doorbell intercom buzzer bell | timbre telefonillo interfono | sonnette interphone | klingel* sprechanlage
plant | plant* pot_plant basil cactus flowers flowerpot* tomato_plants wilt* | planta* maceta* albahaca cactus flor flores regar* riego tiesto* | plante* basilic cactus fleur* arros* jardinière* citronnier | pflanze* basilikum kaktus blume* gieß* topfpflanze* blumentopf*
tool | tool* screwdriver ladder spanner toolbox glue tape | herramienta* destornillador escalera_de_mano llave_inglesa caja_de_herramientas cinta | outil* tournevis échelle clé_à caisse_à_outils scotch | werkzeug* schraubenzieher leiter akkuschrauber klebeband
umbrella | umbrella | paraguas | parapluie | schirm regenschirm
box | box boxes cardboard crate carton_boxes | caja* cartón cartones | carton* caisse* | karton* kiste* schachtel pappe
suitcase | suitcase* luggage bags rucksack backpack | maleta* mochila equipaje bolso | valise* sac_à_dos bagage* | koffer* rucksack gepäck tasche
pram | pram buggy pushchair stroller | cochecito carrito silla_de_paseo | poussette landau | kinderwagen buggy
bike | bike* bicycle* cycle scooter helmet tyre | bici* bicicleta patinete casco rueda | vélo* trottinette casque_de roue pneu | fahrrad* rad räder roller helm reifen
car | car cars van motorbike engine lorry fuel petrol tank | coche* furgoneta moto motor carro camión gasolina | voiture* bagnole camionnette moto moteur caisse essence | auto* karre motorrad motor benzin wagen sprit
street | street pavement outside_the outdoors | calle acera | rue trottoir | straße gehweg gehsteig
`;
