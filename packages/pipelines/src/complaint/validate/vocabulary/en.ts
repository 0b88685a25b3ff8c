import { wordList } from '@palimpsest/kernel/text';

/** Beginnings, five letters at most, of the words English messages between people of a home are written with. Folded. */
export const ENGLISH_VOCABULARY: ReadonlySet<string> = wordList(`
able about above abroa accen accor accou accus adds advan after again agenc ages aggre agree ahead aimed airbn airco
airin airpo alarm alex aller alone alrea also alter alway amazo ampli angry anima annou annoy anoth answe anxio anymo
anyon anyth anywa apart apolo appli appoi appre aquar area argue argui armch aroun arran arriv ashtr asked askin asks
askta aslee atmos atten attic attit augus aunt avail avoid awake away baby back backi backs badmo bags bail baile
baili bakin balan balco band bandw bang bangi bangs bank barbe bare barel barg barge bargi bark barke barki barks
basem bash basic basin baske bass bath bathr batht beard beat beats becau bedro bedti been beer befor behin being
belie belon below best bette betwe bicyc bike bikes bill bills bins birth bite bitin black blame blami blast bleac
blend blind block blous blowe blue board boile bomb book booki books boomb boots borro boss bossy both bothe bottl
bough bound bowls boxes boyfr brain brat bread break breat brigh bring broad broke broom broth broug bruis brunc bucks
buddi buffe bulb burne burnt burst busin busti butte butts buyin cabin cage cake calen call calle calli calls calm
calme calml came camer cance canno cans cant cardb care caref carpe carry case cash casse catch cats ceili celeb cella
cello cerea chair chanc chang charg chat chats chatt check chees chest child chimn chip chipp choco choir chopp chore
chose cigar cigs clari class clean clear clien clock clog clogg close closi cloth clutt coat coffe cola cold colle
come comes comfo comin comme commi commo commu compa compl compo compr compu conce conde condi confi confu conne consi
conso const consu conta conti contr conve cook cooke cooki copy corre corri cosme cost costs couch could count coupl
couri cours cousi cover crack crap crash crazy creak cream creep crew cried criti crock crowd crumb crush crust crypt
cupbo cups curta cutle cuts cutti cycle cycli damag danci dark date dawn days dead deadl deal decid decis decom decor
deep degre delet deliv dent depos desk destr deter devic diagn diary didnt diffe diffi dinin dinne direc dirt dirty
disap disco discu disgu dish dishc dishe dishw disre disse distu divid divin divor does doesn dogs doing dolla done
dont door doors down downl downt dozen draft drag drain drank draug drawe dress dries drill drink drip dripp drips
drive drivi drop dropp drug drum drumm drums drunk dryer dryin dude dump dumps durin dust dusty duty each earbu earli
early earn earph easie eaten eatin eats eaves effor eggs eight eithe elect eleph eleve else elsew email embar empti
empty engin enoug enter entra entry envel envir equal essay euros even eveni evenl ever every exam exams exclu excus
exerc exhau expen expir expla explo expor extra eyes face faceb faced facet fair fairl fall falle falls famil fanta
faste fathe fault favor favou feath feedb feel feeli fees feet fell felt fewer fianc fifty fight figur film filmi
films filth final find fine finis fire first fish five fixed fixin flake flaki flat flatm flatt flick flip floor flops
flowe flush flute focus follo food foot footb foots footw forev forge forgo forks fortn found four frame free freez
frequ frida fridg frien from front fruit frust fryin full funny furni furth game gamer games gamin garag garba garde
gave geniu gentl genui gestu gets getti ghost giggl girl girlf girls give given gives givin glad glass glove goes
going gone good gossi grab grand grate greas great green greet grey grime grimy grind groce gross group grow growi
guess guest guita hadn haha hair hairb haird hairs half hall hallw hamme hamst hand handl hands handy hang happe happi
happy hard hardl harmo harsh hasnt hate hatin have haven havin head headp heads healt hear heard heari heart heat
heate heati heavi heavy heel heels hell hello helme help helpf helpi here high hogs hold hole holid home homew hones
honou hoodi hook hooku hoove hopin hospi hosti hotpl hour hours house howl howli huge huggi hurry hurt husba hygie
ignor imita impor impre impro inclu indoo infor insid insom inspe insta inste instr insul inter into invad invit invol
iron isnt items itsel jacke jeans joint joke jokes jokin journ judg juice jump jumpe jumpi junk just karao keep keepi
keeps kept kerne keybo keys kiddi kids kill kind kinde kindl kitch kitte kitty knew knife knive knock know knows label
ladde lads lamp lamps landi landl lapto last late latel laten later laugh laund lawn lawnm laws layin leaf leagu leak
leave leavi lectu leech left lefto legs lend lendi lent less lets lette lexic licen life light like liked limit line
liner liqui list liste litte littl live lived lives livin load loads lock locke locki loft login long longe look looke
loop losin lost loud loude loudl louds loung love lovel lover lower lunch lying machi made maggo maid mail mailb main
maint make makes makeu makin many marij mates matte mattr maxim maybe meal meals mean means meant meat media meet
meeti mend menti meowi mess messa messe messy meter micro middl midni milk mind mindf mine minut mirro miss misse
missi missp misun mixed mock mold moldy momen moms monda money month mooch moppi more morni most mothe mould mouth
move moved movie movin mower much muddy mugs mums murde museu music must mysel nagge naggi nags naked names nappi near
neck need neede neigh neith nephe netfl neutr never newsf next nice nicer nickn niece night nina nine nitpi nobod
noise noisy none noon norma nosy note notes nothi notic novem numbe occup octob odor odour offer offic often okay once
onlin only open opene openi openl opens opini order organ other ourse outdo outsi oven over overh overn overs overw
owed owes owing pace pacin packa packs paid paint palim pans pantr pants paper paras parce paren park parke parki
parro part parti partn party passi passw past pasta pathe patro payin payme paypa pays peace peed peeve penny peopl
perfu perha permi perso pets phone photo piano pick picki pics pictu pigst pile piles pills pipe pizza place plan
plann plans plant plate play playe playi playl plays pleas plumb point poop poope porch possi post poste posti postp
pots power pract pram prayi prefe prep prese preve price princ priva probl proce produ profe promi proud provi pryin
publi puddl puke pull pulle punct puppy purpo purse push pushe pushi puts putti quest queue quick quid quiet quit
quite rabbi rack racke radia radio raise raisi rando rathe rattl rave razor reach react read reade readi reali reall
rearr recen recor recyc reduc reek refil refri regar rehea reimb relat relyi remar remem remot rent renta repai repla
repli reply resch reser respe respo rest resto retur revis rice rich right ring rings rinse rippe roll room roomm rope
roste rota rotte rotti round route rowdy rubbi rucku rude rudel ruin rumma rumor rumou runni runs said salar salsa
same sandw sarca satis satur sauce sauna sawin saxop sayin says scale scarf scatt sched scoot scour scrat screa scrol
scrub scum seat secon secre secur seem seen selfi selli selve send sendi sense sente senti serie serio settl seven
shake shall shame shamp share shari shatt shav shed shelf shelv shift shin shipp shirt shit shitt shoe shoes shoot
shop shopp short shoul shout show showe showi shows shrie shrun shush shut shutt sibli sick side signe signi silen
simpl since singi singl sink siste site sitti situa skin skip skirt slam slamm slapp sleep slept sligh slipp slot slow
slowe small smash smell smelt smok smoke smoki snack snake snap snapp snaps snark sneak snoop snooz snuck soak soaki
soap socia socks soda sofa softe softl solut some someb someo somet somew song songs soon sorry sort sorte sound space
spamm spare speak speed spell spend spent spill spilt spin spitt splas splat split spoil spoke spong spoon spot spoti
spots sprea sprin squas squea stagg stain stair stamp stand stapl start state stay staye stayi stays steal steam stenc
step steps stere stick still stink stole stomp stood stop stopp stops stora store story stove strai stran strea stree
stres strew stubb study stuff stumb stupi subsc subwo succe sugge suitc sunda sunri super suppl suppo sure surfa surpr
swap swear sweat sweep switc swore syste table tagge take taken takes takin talen talk talke talki talks tank tardy
tasks teach teas tease teasi techn telev tell telli tells telly tempe terra test text texts than thank that their them
thems then thera there therm these thesi they theyr thing think third thirs thirt this those thoug three throu throw
thumb thump thurs ticks tidie tidy tidyi tikto tiles till time times timet tinde tiny tired tobac today toddl toget
toile told toler tomor tone tonig took tool tools tooth torn total touch towel toxic toys track train trans trash
trave tray tread treat trip tripp tromb tropi trous true trump trust truth tryin tuesd tumbl tune tuned tunes tuppe
turn turne turni turns twelv twent twice twitc type ukule umbre unann unans unbel unblo uncle uncom under uneas unexp
unfam unive unkno unles unloc unplu unrea untid until unwas unwin upset upsta urin used uses using usual utili vacuu
vape vapin venmo venti video viewi violi visit voice volum vomit vote wait waite waiti wake wakes wakin walk walke
walki walks wall walle wande want wante wanti wants wardr warm warn warni wash washb washe washi washr wasn wast waste
watch water weak wear weari webca wedne weed week weekd weeke weekl weeks weigh weird welco went were what whate whats
when where which while whin whisp white whole whom whose wide wife wifi will windo wine wink wipe wipin wishe with
witho wobbl woke woken woman wonde wont wool word wordl words wore work worki worko works workt world worri worse
would wrapp wreck write writi writt wrong wrote xbox yard yell yelle yelli yells yeste yoghu yogur youd youll your
youre yours zero zoom
`);
