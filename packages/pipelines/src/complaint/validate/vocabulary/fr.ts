import { wordList } from '@palimpsest/kernel/text';

/** Beginnings, five letters at most, of the words French messages between people of a home are written with. Folded. */
export const FRENCH_VOCABULARY: ReadonlySet<string> = wordList(`
abatt abim aboi aboie abonn abord aboy absen accen accep accom accor accou accro accus achet adora adore adres aere
aerer aeres affai affic after agenc agend agree agres aide aider aides aidez aille aime aimer ainsi airbn airpo aise
alarm alime alle allee aller allum alter amazo ambia ameli amica amie amies amis amour ampou anima anniv annul anxie
apero appar appel appli appoi appor appre appri apres aquar argen armoi arran arret arriv arros asks askta aspir asseo
assie asthm astic atten aube aucun aujou aurai aussi autor autou autre avais avait avanc avant avari avec avert avez
avis avoir baffl baign bain bains baiss balad balai balan balay balco ballo banca bande banqu barbe bare barki barou
basil baske bass basse bathr batte bavar bazar beauc beaux bebe benne besoi bete beurr bicyc bien bient biere bikes
bills biscu bises bizar blagu blanc blend bless bloqu blous boire bois boiss boite bols bonde bonic bonjo bonne bonni
booki borde borro boss bosse botte bouca bouch boude boue bouff bouge boule boulo boum bound bourr bout boute brail
bras brete brico bris bross brouh bruit brul brunc bruya bulle burea cable caca cache cafe cafet cage cagno caill
caiss calca calen call calls calm calme camer campa canap cance canet canna capha carre carte carto casqu cass casse
cause cauti cave cela celui cendr cerea cesse cette chacu chahu chais chamb chang chans chant chaqu charg chass chat
chato chats chaud chauf chaus chemi cher cheri cheva cheve chez chien chiot choco chois choix chora chose chut cigar
cinq clair claqu clari class clean clef clefs cles clim clima clock clope close closi cloth clutt cocot code codes
cohab colis coll colla colle coloc combi comme commu compa compl compo compr compt comte conce conco confi confu conge
conjo conna conne connu conqu cons conse consi conso const consu conte conti contr conv conve copa copai copin cordi
corre corve costs cote couch couco couil coul coulo count coup coupe coups coura couri courr cours court cousi cout
coute couts couve crade craqu crash crass crema creme crene crian crie crier cries criez cris criti crois crott cuisi
cuiss cumul cuvet damag dans danse date debar debit debor debra decal deche dechi decid decis deco decom decor decou
dedan deeze degag degat degou degre degue dehor deja delic demai deman demen denti dents depar depas depec depen depla
deran derni derri desag desce desis desol desor dessu detri detru dette deux devai devan devez devoi devra diagn diffe
diffi diman diner dirai dire direc disco discu dishe dishw disne dispa dispo dispu dites divis dizai djemb doigt dois
donn donne dont door doors dorm dorme dormi dors dort doubl douce douch doux down drole early eaves ebrec ecart echar
eclab eclai eclat ecout ecri ecrir ecris effor egois elect eleph elle elles emoti empec empes emplo empru encei encom
encor endom endor ends enfan enfer engag engue enjam enlev ensem entas enten entr entre entry envah envel envie envoi
eparp epier epies epong epuis equil equip equit escal espac espec espio essai essor essui essuy etage etais etait etat
eteig etein etend etiqu etouf etran etre etroi etudi euros evier evit evite exame exced excus expla expli expor expre
exter face facet fache facil facon factu faire fais faisa fait faite famil fasse fatig faut faute fele femme fenet
ferai ferm ferme fete fetes feux fevri fibre fich fiche fifa film filme films fini finie finir first fissu flaqu fleur
fliqu floor flute fois folle fonct fond food footi foots formu fort forte fortn fouet fouil fouin four fourc fourn
fous fouto foutr foyer fract frais frame franc frapp frere fric fridg frigo fring froid from froma front frott fruit
frust fuit fuite fume fumee fumer fumes fumez furni furth gagne gamer gamin gamme gants garag gard garde gare garer
gars gatea gazin gele gemi gene genee genia gens genti gentl geste ghost give glace godas gossi goute goutt grand gras
grati greet greni grill grinc gris grit groce gros group guest gueul guita habit hair hall hallw hamst hard hauss haut
haute headp hear heati heber hello help herbe heure hier histo honne honte horai hors hotel hotte house huile hurl
hurle hygie hypoc ident ignor imit immat immeu immon impor impro incen inclu incon indis ines infin inqui insom insta
instr insul insup inter intim invit irait items ivre jamai jambo jappe jardi jaune javel jean jete jeter jeudi jeux
joint jokes jolie jouer joues jouet jour journ jours jsuis juge jugee jugem juger juges juin jules jupe jusqu juste
karao karim keep kerne keys kindl kitch knock laine laiss lait lampe lance langu lapin late laten laund lavab lave
laver laves lecon legum lenti lessi lettr leur leve lever lexic liber libre lidl lieu lieux light ligne like limit
linge liqui lire lisai list liste litie livin livr livra livre local long longt longu look lors loud lourd loyer lumie
lundi lunet lydia machi mail mails main mains maint mais maiso malen manet mang mange manie manqu mante maqui marc
march mardi mare mari marmi marse marte maste match matel matin matte mauva meals medic medis meeti megot melod meme
memoi menag merci mercr merde mere merve mess messa messe metal mets mett mette metto mettr meubl meuf miaul micro
midi mien miens miett mieux migra milie mille minui minut miroi mise missp misun mixer mixeu moins mois moisi moiti
momen monde monop monsi mont monte moque mords morni mort morte moto mots mouil mouli move moyen murs music musiq nana
negoc nerfs netfl netto neutr neuve night noctu noise note noter notes notic notre nourr nous nouve nuit nuits numer
objet occup odeur oeil oeufs oisea oncle onde ondes onze openi optio ordi ordin ordre ordur oreil organ other outil
outsi ouver ouvr ouvri over overn pace page paie paiem paies pain paix palie palim panne panto paper papie papil papot
paque parap parce pardo paren parfo parfu parki parl parle parol parqu part parta parti partn parto party pass passa
passe pates paul paye payer payes peign pelot pelou penda penet pense peopl perce pere perim permi perro perso pete
petit pets peur peut peux phone photo phras piano piaul piece pied pieds pieti pioch pipi piqu pique pire pisse pizza
placa place plafo plain plais plait plan plane plann plans plant plaqu plat plats playl plays plein pleur plier plomb
plus pluto poele poids poil poils point poire poiso poiss poli pompe ponct porc porch port porta porte posai pose
poser possi post poste posti pote potes pots poube pour pourq pourr pouss pouva pouve pouvo prati prefe prele prend
prepa prese press pret prete prets preve previ prevu prime princ pris prise priva prive prix proch produ progr prome
promi propo propr provi puant publi puent puer puis puiss pull pulls putai pyjam quand quara quart quasi quel quell
quelq quest quiet quipr quoi rabai rache racon radia radio raffi raffu ragot ramas ramda ramen ramon rang range rapid
rappo rasag rasoi raye rayur recem recev recoi recom recon recu recup recur recyc redig redon redui refai refri regar
regga regla regle relat relev remar rembo remet remon rempl renco rend rende rendr rends rendu rent rentr renve repai
repar repas repet repla reply repon repor repos repou repro reser respe respi resse rest reste resto retar reten retie
retir retou retre retro retur reuni revei revis revoi revol ridea rien rigol rire rires robe robin robot rock role
room roule route rumeu ruptu sacs sais salai sale sales salet salle salon salsa salut samed sang sans sante sarca
satis sauce saumo saut saute savai savoi savon saxo sched schli seche secho secre sejou selec selfi semai sens sent
senta senti serai serez serie serpi sers sert servi seul seule seuls shamp share shirt shit shoes showe siest signe
silen simpl since sink sinon sipho situa slamm sleep smell smoki snap snooz soeur soin soir soire soirs sois solut
somme sonne sono sont sopal sors sort sorta sorte sorti souci souff souha souk soul soupe souri sous soute souti souve
soyez space speak spill spoil spoti squat stati stop stora store stori story stove stran stres study subi suffi suis
suite suiva sujet super suppl suppo suppr surno sweat tabac table tach tache taire tais taise take taken talk talon
tambo tante tapag tape taper tapes tapis tard tasse taudi techn tele telec telep teles telet telev tell telle tempe
temps tends tendu tenir termi terra tete teuf text that thera therm these thing thune tien tienn tiens tikto time tire
tirer tiroi toile toit tomat tomb tombe tone toqu toque torch touch toujo tour tourn tours tous tout toute towel trace
train trait tranq trash trava trave tremp trent tres trico trier trist trois tromp trop trott trou trous trouv truc
trucs tuppe turn turns twitc type ukule unann utile utili vacan vacar vais vaiss valis vanne vapot veill velo velos
vendr vendu venir venti venu verra verre verro vers verte veste vesti vetem veux viand vide video vider vides vieil
vien vienn viens vient vieux vingt violo viper vire virem virer visai vise visio visit vite vitre vive viven vocau
voice voir voisi voitu voix volet volum vomi voudr voula vous voyag vraim water weak weed week whats when wifi windo
wordl words work write xbox yaour
`);
