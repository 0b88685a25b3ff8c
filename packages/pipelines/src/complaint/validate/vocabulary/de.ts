import { wordList } from '@palimpsest/kernel/text';

/** Beginnings, five letters at most, of the words German messages between people of a home are written with. Folded. */
export const GERMAN_VOCABULARY: ReadonlySet<string> = wordList(`
abdre abend aber abfal abflu abgab abgeb abgeh abgel abgem abgen abges abitu ables abmac abrau abrec absag absat absch
abspe abspr abspu absta abste absti abwas abwec abwis accou acht achte affar aggre agree airbn airpo akkor akzen alarm
aldi alle allei allem allen aller alles allzw also alte altes altgl altpa amazo anbla anbru ander anfah anfan anfas
anfuh angeb angef angek angel angem angen anges anget angez anklo ankun anlag anlas anmot anpac anpfl anric anruf
ansch anspr ansta antei antwo anver anzie anzuk appli appoi aquar arbei arzt asche asks askta asozi atmen auch auffu
aufga aufge aufha aufho aufkl aufla aufma aufra aufri aufst aufte auftr aufwa aufwe auge ausbo ausdi ausfa ausga ausge
ausha ausla ausle ausma ausra ausre ausri aussc ausse aussi aussp ausst auto baby bache backo badem badet badew badez
bads badze bald balko band bandb bandp bank bare barki bart barth barts bass basse bathr beant beats bedra beeil beet
befeh begeg begre behal beide beim beitr bekom belau beleg beleh belei beleu bell belle bellt bemer benut berei beruh
besau besch beset besic besof besor bespr besse beste besuc betei betre betri betru bett bettg bevor bewus bezah bezie
bezog bier bike bikes bild bilde bills biomu bissc bist bitte blau blaue bleib blick block blod blume bluse bocki
boden bohre bohrm bohrs boile booki borge borro bose bound boxen brauc brenn brief bring brot brude brull brumm brunc
buch buro butte calen call calls calm cance carpo cello cent ceran chaos chat chatg chats chips clean cliqu clock
close closi cloth clutt commu compu conce const conta contr costs couch could count cousi creme criti dabei dachb
dafur dageg damag damit danac dank dankb danke dann darau darf darub dass dativ davon dazu decis decke defek dein
deine deins deko delle demol denn deutl diagn dich diele diens diese dinge direc direk disco dishe dishw doch dokto
donne door doors dosen down downl dran draus dreck dreh drei dreis dring drinn dritt drohn drube druck dumme durch
dusch early eaves echt egal ehrli eier eigen eilt eimer einbe eindr eine einem einen einer einfa einga einge einig
einka einla einma einra eins einsc eintr einwe einza einzi einzu eisfa ekel ekelh eklig elefa elekt elter empfe endli
entfe entry entsc entso entst erfah erkla erlau erled ernst ersat ersch erset erst erste erstm erwac erzah essen esst
essti etwas euch eure euro euros ewig exame expla expor extra facet fach fahr fahrr fair fall falle falls fallt falsc
falt famil fangt fass fast faul fauli fegen fehlt feier fenst fern fernb ferns ferti festb festl fete feten fifa film
filme films find finde finge first flasc fleck floor flote flur fohn food foots fort fortn foto fotog fotos frag frage
frags fragt frame frau frech frei freil freir freit fremd fress freue freun fridg frier froh from front fruh fruhd
fruhe fruhm fruhs frust fuhl fuhle fuhre funf funks funkt furni furs furth fussb futte gamen gamer gamin gamme gang
ganz ganze garag garte gasre gast gaste gasth geand gebel gebli gebor gebra gebru gebt gebur gecan gedan gedus gefal
gefeg gefil gefri gefuh gefut gegen geges gegos gegro gehal gehe gehei gehen gehst geht geige gejoh gekac gekau gekif
gekle geklo gekna gekom gekot gekre gekun gelac gelas gelbe geld geldb geleg geles gelie geluf gemac gemec gemei gemus
gemut genom gentl geoff gepar gepin gepol gepos gepro geput gerad gerat gerau gered geris gern geroc geruc gerum gesag
gesan gesau gesch geseh gesic gespr gespu gesta geste gestr gesuc gesun getau getos getra getre getro getru gewar
gewec gewes gewic gewis gewit gewuh gezah gezoc gibst giess ging gitar give glas glasc glase glaub gleic glotz gluck
gluhb gossi grad gras greet grenz grill groce grol gross group grupp gruss guest gute guten haar haare habe haben habt
hackt haftn hair haken halb hallo hallw halt halte halts hamme hamst hand handt handw handy hangt hanse hast hatte
haufe haus hausa hausb hause haush hausm hausp hauss haust hausv headp heads hear heati heim heimk heimw heiss heize
heizk heizl heizt heizu helf helfe hell hellh help hemd herab herd herdp herum herzi herzl heul heute hier hierh hilf
hilfr hilfs hinge hinha hinho hinra hinse hinst hinte hochg hochl hochs hofli hohei holst home homeo hoodi horch hore
horen horst hort hose house hund hunde hundi hupf hygie ignor immer impor inclu info infor insta instr inter inzwi
irgen isst items jacke jalou jaul jeans jedem jeden jeder jedes jeman jetzt joghu joint jokes jonas kache kackt kaffe
kafig kalen kalk kalt kalte kaltm kamer kanin kann kanns kaput karao karto kase kasse kater katze kauf kaufe kaum
kauti keep kehr kehre kehri kein keine kekse kelle kenne kennt kerne keybo keys kiff kind kinde kindl kippe kiste
kitch klamo klapp klar klare klars klats klaus klavi kleb klebe klebr klebt kleck kleid klein klemp klima kling klini
klobr klobu klode klopa klopf kloro klosp knall knarr knock kocha koche kochf kochp kochs kocht kochz koffe kohle komm
komme komms kommt kompr konne konnt konso konte konto konze kopf kopfh korri koste koter kotz kotze krach kram kratz
krawa kreis krieg kriti krume kuche kuhlf kuhls kumme kumpe kurz kurze kurzf lache lachs ladeg ladek laden ladst lampe
lang lange langs lappe lapto larm larme lass lasse lasst laste late laten latsc laufb laufe laufs lauft laund lausc
laut laute lauts leagu leben lebt leck lecke leer leerg legen leich leid leih leihe leise lern lerne lerng lesen letzt
leute lexic licht lidl lieb liebe liede liefe lieg liege liegt lies light like limit links list liste livin loch login
long look losch losun loud lover luft lufte lugen lukas lusti mach mache machs macht macke maden magst mahlz mail
mails mama manch mann mante marie masch maste matra matsc matte maul meals mecke meers meeti mehr meid meide mein
meine meins meint meinu meist meld melde mensc merke mess messa messe miau mich mief mieft miete mietv mietz mikro
milch minut missp missv misun mitbe mitbr miten mitge mithe mitho mitis mitle mitre mitta mitte mittw mixer mobel
mocht mogli momen monat monta monte montu moral morge morni move mucke mude muffe muffi muhe mukke mull mullb mulle
mullh mulls mullt mund music musik musli muss musse musst mutte mutze mydat nach nacha nachb nachf nachh nachk nachm
nachr nachs nacht nachz nackt name nass nasse neben nehme nenn nenns netfl nett nette neue neuen neuer neugi neuli
neun neutr nicht niema night nimm nimms nimmt noch nochm noise norge note notes notic notig notiz nudel null numme
nutze nutzt nutzu oben obst oder ofen offen offic offne ohne ohren ohrho ohrst oktob onkel onlin openi orden organ
oster other outsi over overn pace pack packc paket palim papa papag paper papie parfu park parke parki parkp parks
parkt parti partn party passe passi passt passw patzi paul paypa penn penne pennt peopl perso pets pfand pfann pflan
pfote pfutz phone photo pinke pizza plan plana plane plans plant plast platz plaud playl plays plenu plotz polte porte
post poste posti prakt priva probe probl promi prufu pulli pullo punkt putz putzd putze putzf putzl putzm putzp putzt
putzw putzz qualm quasi quats quere quiet quill radau rader radio rasen rasie rauch raum raume raums raumt raus rausb
rausn raust reagi rechn recht recyc rede reden redes redet reduz refer regal regen reihe reihu rein reing reini reink
reinp renne renns rennt rent repai repar repla reply reser respe reste restm retur rewe riech riss rohr rolla rolle
rolll room route rucke ruckm rucks ruckz ruhe ruhes ruhez ruhig ruini rumer rumfr rumko rumli rumme rumno rumor rums
rumst runde rundf runte rutsc sache sachs sack saft sage sagen sagst sagt samst sanft sarka satis saube sauer saufg
saug sauge saugs saust saxof saxop schad schal schau sched schei scher schic schim schin schla schle schli schlo schlu
schmi schmu schna schne schno schnu schok schon schor schra schre schri schub schuh schul schus schwa schwe schwi
sechs sehe sehen seid seife sein seine seit selbe selbs selfi selte senk serie sesse setz shamp share shirt shish
shoes showe sich siche siebe sieht siff siffi silen sind singe sings sink situa sitze sitzu skype slamm sleep smell
smoki sneak snooz socke sofa sofor sogar soll sollt song sonnt sonst sorge sorti space spat spata spate spats speak
speic sperr spieg spiel spill spinn spion spitz spoil spont spoti spott sprac sprec spric sprin sprit spruc spul spulb
spule spuli spull spulm spuls spulu staat staff stamp stand stape statt staub staur steck steh stehe stehp steht steig
stell stere stief still stimm stink stock stop stopp stor stora store stort story stove stran strea strei stres strom
stube stuck studi study stuhl stumm stund subwo such suche super suppe suppl tabak tabu tage tageb tagen take taken
talk tante tasch tasse tatsa tausc techn teil teile teils telef telko tell telle tempe teppi termi terra teuer text
that theke thera therm thing tiefg tiefk tier tierh tikto time tinde tisch toile toll tomat tone tonfa tonle tonne
topf topfe towel trag trage trags tramp trash trats traur treff trenn trepp trink trock tromm tromp tropf tshir tuppe
turen turkn turn turns twitc type typen uben uber ubera uberg uberh uberl ubern uberr ubers uberw ubrig ukule umgan
umgeg umgeh umgep umger umges umgew umpar umsch umste umzie umzug unang unann unbea unbek undic unfre ungef unkla
unord unpun unser unsic unter unver unwoh urlau vape vapen vater venti verbe verbi verbr verdi verdo verdr verei verfa
verfu verga vergi vergr verka verkr verla verle verlo verme vermi verof verpa verra versc verse versi versp verst
versu verte vertr verur verwi verze video viel viele viell vier vierz visit voice voll volle vollg volli vorab vorau
vorbe vorge vorgl vorha vorhe vorle vormi vorra vorsi vorwa vorwe vorwu wach wache wachg wacke wahre wand wande wann
ware waren warm warme warmm warmw warst warte warum wasch wasse water weak weck wecka wecke wecks weckt wegbr wegen
wegge wegma wegra wegst wegwe wegwi weich weil wein weise weiss weit weite welch welle welpe wenig wenn werd werde
werkz werts wesha whats when wicht wider wiede wieso wildf will windo winse wird wirkl wisch wiss wisse wisst witz
witze wlan woand woche wohn wohne wohnt wohnu wohnz wolle wollt wordl words work wort write wuhl wumme wunde wunsc
wurde wurst wusst wuten xbox zahl zahle zahls zahlt zahnb zahnp zehn zeit zeite zeitp zerbr zerkr zerst zette zeug
zieh ziehe zieht zigar zimme zock zocke zoom zugan zugeh zugek zuges zuhau zuhor zukna zumac zumul zurec zuruc zusam
zusch zuspe zuzie zwanz zwar zwei zweim zweit zwisc zwolf
`);
