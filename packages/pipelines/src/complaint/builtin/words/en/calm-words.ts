import { wordList } from '@palimpsest/kernel/text';

/** Words of English messages that need only a light touch, folded. A sentence of these alone may be passed on. */
export const CALM_WORDS_EN: ReadonlySet<string> = wordList(`
  able about above accent accept accident accidents accordion account accounts accusing achieved across act actually
  adapter add adding address addressed adds adorable adore adults affectionate affects afraid after afternoon
  aftershave afterwards again against agent aggressive ago agree agreed agreeing ahead aim air airbed airer ajar alarm
  albums all allergic allotment almighty almost alone along already alright also altar alternate always am an ancient
  and angel angle ankle announce announcement annoyed another answer answered answering answers ants anxious any
  anybody anybodys anymore anyone anyones anything anyway anywhere apologising apology app apparently appointment
  appreciate apps are arent argument arguments arm armchair around arrive arrived arrives art arvo as ashore ashtray
  aside ask asked asking asks asleep assume asthma at ate atm attached attempt attic au audible audition aunty
  autistic available avoid awake away awful awkward baby babys back background backs backup bad badly bag bagpipes
  bags bagsy bake bakery baking balcony balloon banana band bang bangs banister bank banking bannister banter bar
  barbecue barefoot barfi bargain barge bark barked barks barley bars basically basil basils basin basket bass batch
  bath bathmat bathroom bathrooms bawled bay bays bc be beach beagle beanbag beard beat became because become bed
  bedding bedroom bedrooms beds bedside bedtime been beeping beer before beforehand begin beginning begun behalf
  behind beige being believe belongs below belt bend beneath beside best better between bhaiya bicycle big bike bikes
  bill bills bin binned bins birthday biryani biscuits bit bite bits black bladder blade blaming blanket blasting
  bleach blender blinds block blocking bloke blokes blower blowing blue bluebells bluetooth blunt board boards bobble
  boil boiled boiler boilers boiling bolognese bomb bonnet book booked booking bookshelf boot boots borrow borrowed
  boss both bother bothered bothering bothers bottle bottled bottles bottom bought bouldering bowl bowls box boxers
  boxes boy boyfriend boys bra bracelets brains bread breakfast breaking breakup breathing brick brilliant brilliantly
  bring bringing brisket bro broadband broke broken brother brothers brought brown bruise brunch brushed brushing btw
  bucket buddies budget bugs builders building buildings bulb bumped bumping bums bunk burner burpees burst bus
  business but butter butters button buy buying buys buzzing by cab cabin cabinet cactus caddy cafe cake calendar call
  called calls calm calmer came camera camping can canal cancel canoe cans cant cap capital car caravan carburettor
  cardboard cards care careful carefully carpet carried carries carry carrying cars carton carve case casserole cast
  cat catch cats caught cause ceiling ceilings celebrate cello cement cereal certain chai chain chained chair chairs
  chalet chance change changed changes changing chaos chap chappals chapter charger charges charging chart chases
  chasing chat check checked checkout cheerio cheers cheese chemo chest chicken chickening child children chill
  chimney chip chips chiselling choice choir chore chose christening church cigarettes cinema circling clangs class
  clean cleaned cleaning clear cleared clearing clearly click clicking clicks client clients clinic clip clipped
  cloakroom clock clogged clogs close closed closet closures cloth clothes club coast coaster coat coats code coeliac
  coffee coin cold collect collected collecting college colour colours come comes comfortable coming comment
  commentary comments common communal commute company compete complain complaining concerts condemned conference
  confetti confidence congratulated connect consciousness conservatory considering consoles constant consulted
  contaminated continue contract control conversation conversations cook cooked cooker cookery cooking cookout cooks
  cop copies copy corner corpse corridor cot couch could couldnt couldve council counsellor count counted counter
  counters counting couple courgettes course coursemates coursework court cousin cousins cover covered covering crack
  cracked crackers cracking crash crashing crate crazy creak creaks cream creeping crew cries crime crisps crop cross
  crossed crossword crowd crowded crumbs crunches crunchy cry crying cucumber cup cupboard cupboards cuppa cups
  curlers curls currently curries curry curtain curtains cushion cushions custard customer cut cutting cycle cyclists
  dab dad daily dal damp dance dancing dark data date dates dating daughter daughters dawn day days daytime deadline
  deal dealt dear debate debrief decent decide decided deck decks deep definitely deflated degrees delayed delicates
  delivered delivery demolished denim dent dented dentist deposit depositions depot desk details detector devices
  dialysis diary dice did didnt died diet difference different differently difficult dig dignified dim dining dinner
  dinners dip dirty disappearing disappears discovered discuss dish dishes dishwasher dishwashers disney dissertation
  dissertations disturb disturbing divorce diwali do doctor doctors documentary dodgems does doesnt dog dogs doing
  done dont door doorbell doors doorstep doorway dos dote dots double doubled down downloads downstairs dozing
  dragging dragon drain drained drains drama drank draw drawer drawers drawing drawn dread dreamt dredged dress
  dressed dressing dries drifting drill drilling drink drinks dripping drips drive driving drone drop dropped dropping
  drops drowning drug drum drumming dry dryer drying duck ducks dude due dumbbell during dusting duty duvet dye dyed
  dyeing dyslexic dyspraxic each ear earbuds earlier earlies early earn earphones earplugs ears earth ease easier
  easily easy eat eaten eating eats echoes ecosystem eczema egg eggs eggshell eight eighteen eighty either elbow
  elderly electric electrician electricity elephants eleven else elses elsewhere email emailed emails embarrassment
  embroidered emoji empties empty end ended energy engine engineer engineers enjoy enjoyed enormous enough envelope
  epilepsy episodes equally equals er era especially essay euro even evening evenings evenly ever every everybody
  everybodys everyone everyones everything everythings everywhere ex exactly exam example exams except exception
  excited exciting excuse exercise exists exit expect expecting experiment explain explained explaining exposed
  extensions extra extractor eye eyebrows eyes fab face faces facetime fair fairly falcon fallen falls families family
  fan fancy far farmers father fault favour favourite feed feedback feeding feel feeling feelings feels fees feet fell
  fella felt fence ferret fertility festival few fewer field fifteen fifth fifty fight filed fill filling fillings
  film filming filters final finally finals find finding fine fingers finish finished finishes finishing fire first
  fish fit five fiver fix fixed flannel flannels flat flatmate flatten flattened flaw flick flicking flies flight
  flights flipped flood flooded floor floorboards floors flour flowers flown flush fly flying foam fob focus foil fold
  folded folk folks follow fond fondue food foot football for force forget forgetting forgive forgot fork fortnight
  forty forwarded found fountain four fourth foxes frame framing frayed free freezer freezes freezing fresh friday
  fridge fried friend friends frightened fringe from front froze fruit fryer frying fugitive full fully fun funeral
  funky funny fur furniture furry further fuzzy gadgets gag gained gale game garage garbage garden gargling gas gate
  gates gathering gave gear general generator gentleman gentler geography geraniums get gets getting ghee gift gig gin
  ginger girl girlfriend girlfriends girls give given gives giving glad glance glass glasses gleaming glitch glitter
  glowing glued gluing go goal goes going gone gonna good googling goose gorgeous got gown grab grabs gran grand
  grandad grandads grandchildren grandmas grateful gray grease greasy great green grey grieving grind grinder grinding
  gritty groceries ground grounds group groups grout grouting growing grown grumbles guard guess guessing guest guests
  guide gum gunfire guppies gurgling gutted gutter gutters guy guys gym had hadnt haha haikus hair hairbrush haircut
  hairdryer hairy half halfway hall halls hallway halve halves hammering hamsters hand handed handedly handing handle
  hands handshake handy hang hangers hanging happen happened happening happens happiest happily happy hard hardly
  hardware harm harmonica harp has hasnt hat have havent having he head headboard heading headphones heads headset
  health hear heard hearing hears heart heat heated heater heating heavy heels held helicopter hello helmet help
  helped helping helps hen hens her herd here heron hers herself hes hey heya hi hidden hides hiding high him himself
  hinge hip hire hired his hives hiya hob hobs hockey hold holding holiday holidays home honest honestly hoodie hook
  hooks hoops hoot hoover hoovering hop hope hopscotch horrible horse hospital hospitals host hostel hot hour hours
  house household houses housewarming housework hover how however howling howls https huge humming hummus hums hun
  hurry hurt hurts husband hush hushed hutch hygiene hysterical ice idea ideal if ifs iguana ill im imagining
  immersion important impossible impression impressions improved in inbox inch inches incident include included
  includes increase index indoors inflatable inhaler inside inspections inspector instagram instead instrument insulin
  insurance insured interest interesting internet internship interview into introduced invested invitation invite
  invited iron ironed ironing is ish islands isnt issue it itd itll its itself ive jacket jam jar jars jealous jeans
  jet ji job joining joke jokes joking joy juice jukebox jump jumper jumps jumpy just karaoke kebabs keep keeping
  keeps kept kerb kettle key keyboard keyhole keys kick kicked kicks kids killjoy kimchi kind kindly kipping kit
  kitchen kitchens kitten kitty knees knew knitting knock knocked knocking know knowing known knows knuckles kombucha
  label labrador lad ladder ladies lads lady ladys laminated lamp land landed landing landline lands lanes laptop
  lasagne last latch late latecomers lately later lates laugh laughed laughing laughter launderette laundry lavender
  law lawn laws lawyer layer lead leaf leak learn learned learning learnt least leather leave leaves leaving lecture
  lectures left leftovers leg legs lemon lend lentils less let letter letterbox letters letting lettings library
  librarys lid lie lift lifts light lights like liked likes limescale limits line liners lingers link linked lino
  lipstick liquid list listening lit literally litter little live lived lives living llama load loaded loan lock
  lockdown locked locks lodger loft log logged login lol lonely long longer loo look looked looking looks loose
  lopsided lorry lose lost lot loud louder loudest lounge love loved lovelies lovely loves low lower lowered luck
  lucky lug luggage lunch lunchtime lung lungs lying machine machines macro mad made magnets mainly make maker makes
  making mam man manage manager many map marathon marbles mariachi marked marker market marking marvel masks
  masterpiece mat match matches mate mates maths mats matters mattress max may maybe me meal meals mean meaning means
  meant measuring meat media meds meet meeting meetings melon melted memes men mention mentioned mentioning mess
  message messaged messages messy met meter mic microwave microwaves mid middle midnight might migraine mile milk mime
  mind minding mine mins minus minute minutes mirror mishear misheard mislaid miss missed missing mistake mixed mm mo
  moaning mocks mode mold molecule moment mon monday money month months mop mopped mopping more morning mornings
  mortem mortgage mortified mortifying most mostly mother mould moulting mountain mouse move moved moves movie moving
  mower mowing much muck mud muesli mug mugs mum mummy mums music musty mute muting my myself mystery na nag nagging
  nail naked name nan nans nap nappies nappy natter nd near nearly neat neck need needed needle needs negotiate
  neighbour neighbours neither nephew nephews nervous nest never new news newspaper next ngl nice nicely nickname
  niece nieces night nightie nights nil nine nineteen ninety nip no noble nobody nobodys noise non noon nose not notch
  notches note notes nothing notice noticeboard noticed noticing notifications now nowhere nudge number numbers nun
  nursery nursing oat obliged obstacle occasionally occupier oclock octopuses odd of off offer offered offering office
  often oil oils ok okay old olds omg on once one ones onion online only onto onwards op open opened opening opens
  operation opinions options or orange orchid order ordered orders org other others otherwise ottoman ought our ours
  ourselves out outdoor outside oven over overflowing overnight overwhelmed owe own pace pacing pack package packing
  packs padded paddles paddling padel page paid pain paint painted painting pairs pal pan pancakes pans pants paper
  papers parathas parcel parcels parenting parents park parked parking parquets parrot part particularly partly parts
  party pass passed passing passive passport password past pasta paste patch path patients patio pause pay payday
  paying peace pedal pee peel peep pen penguin pension people peoples per perfect perfectly perfume perishing
  permanent person personality personally pest pesto pet petrol phone phones phoning photo photos physio physios piano
  pic pick picked picking pics picture pictures piece pigeon pile piles pillow pin pinch ping pings pink pipe pipes
  pitch pivot pizza place placed placements plan planned planner planning plans plants plaster plate plates platform
  play player playing playlist playlists please pleased plenty plot pls plug plughole plugholes plugs plumber plunger
  plus pm pocket podcast point points poker police polished polite politics poll pong pool poor pop popping pops
  popular porch porridge portion posh post posted postie postman pot potatoes pots potty pounds powder power practical
  practice practise pram pray prayer prayers predictable prefer pregnant preheat prep prepared prescriptions
  presentation press pressure pretty pride printer prints prison private probably problem prof professor profile
  promise proper properly protein proud provider pruned pub puddle pull pulled pump puncture puppy pure purple purpose
  purposes push pushed put putting pyjamas quarter queasy question questions queue quick quid quiet quieter quietly
  quite quiz quoted rabbit rabbits rack racks radiator radiators radio radios raffle rager raging raiding rail rain
  rained raining raises raising ramp ran random rang ranking rash rather rattles rattling rave raw razors rd re
  reaches reacting read reading ready realise really rearranged reason reasons reborn receipt received recharge recipe
  reckon recognise recommend record recording recovered recovering recycling red redundancy reek refuse refuses region
  regular regulars reheating relax remember reminder reminders remote rent rental rents repairs repeat replace replied
  reply requested resenting residents rest restaurant restock restraining results retainer return returns review
  reviewed reviews revise revising revision rhymes rhythm ribbon ribbons rice rid ridden right ring rings ringtone
  rinse rinsed ripe rise rly roasting rob rocking rodent roll rolling roof room roommate rooms rooster roster rota
  rotten rough roughly round roundabout router row rowing rub rubber rucksack rug rugby rumour run running runs rush
  rushing rye sad saddle sadly safe said salad sales salmon salsa salt same sand sanded sander sandwich sandwiches
  sanity sat saturday saturdays saucepans save saved saving savings saw sawing sax saxophone say saying says scales
  scan scarce scarf scene school science scissors scoop scooping scooter scores scraper scrapes scraping scratched
  scratching scream screams screen screens scroll scrub scrubbed scrubbing scrubs sealed season seat seats sec second
  seconds section security see seeing seem seemed seems seen selling send sense sensitive sent sentence sentences
  sentimental separate serial serious served sessions set sets settee settle settled seven seventy sewing sh shade
  shaft shake shakes shall shame shampoo shant shape share shared shares sharing sharp shattered shave shaving she
  sheared shed sheep sheet sheets shelf shelfs shell shelves shes shift shifting shifts shin shines shipping shirt
  shirts shock shoes shook shop shopped shopping short shortcut shorten shorter shotgun should shoulder shout shouted
  shouting show shower showered showering showers shows shreds shrieking shrunk shuffled shut shuts shy sick side
  sighing sign signal signed signs silence silent sill silly simple since sincere sing singing single sink sister
  sisters sit site sits sitting six sixty size skateboard sketchbooks ski skin skincare skins skirting skis skylights
  slam sleep sleeping sleepovers sleeps sleepy sleet slept slice slide slightly slipped slippers slipping slit slope
  slot slow slowly small smell smelling smells smidge smoke smokes smoothie snacks snap snapped sneak sneering snib
  snooze snoozes snug so soak soaked soaking soap sob social sock socks sofa softer softly soggy soil some somebody
  somebodys somehow someone someones something somethings sometimes somewhere soon sooner soppy sore sorry sort sorted
  sorts soul sound sounded sounding sounds soup space spaces spaniel spare sparkling sparkly speak speaker
  speakerphone speakers spelling spend spent spices spilled spilt spinach spinning spitting split splitting splodge
  spoke spoken sponge sponged sports spot spotless spots sprained spreadsheet spring spuds square squared squashed
  squeak squeaks squeegee squirrels st stack stadium staff stag stagger stain stairs stairwell stamina stammer stand
  standing stands standup star start started starting startle starts starving state statement station stay stayed
  staying stays steel steep step stepped stepping steps stereo stick sticker stickiness sticking sticks sticky still
  stings stitches stomping stone stood stop stopped stopping stops storage stories stork story stove straight
  straightener straighteners strainer strange straw stream streaming streams street strength stress stressed stressful
  strict striped stroll strong struggling stubble stuck students studio study stuff stung subbing subject subjects
  submitted subsidising subwoofer such suggested suit suitcase suite suitemates suits summer summit sunday sunny
  sunrise sunroom sunset sup supper suppose supposed sure surf surface surfaces surgery surnames surprise surprised
  survey suspect swallow swampy swap swapped swapping swear swearing sweater sweep sweet swimsuit swing swinging
  swings swiping swish switch switched switching ta tab table tables tabletop tablets tacky taco tacos take takeaway
  taken takeout takes taking talk talked talking tall taller tank tanks tap tape tapes taping tapping taps tar taste
  tax tbh tea teabags teach teacher team teammates tears teatime technique teenagers teeth telehealth television tell
  tells telly temple ten tenant tend tenner tense tent term terrible tesco test text textbooks texted texts th than
  thank thankful thanks that thatd thats the theatre theft their them themselves then therapist therapy there
  therefore theres thermostat these thesis they theyd theyll theyre theyve thin thing things think thinking thinner
  third thirtieth this those though thought thoughts thousand thread three threw through throw thumb thumbs thumping
  thunder thurs thursday ticket tickets tickle ticks tidy tiffin tight tiktok til tiles till time timed timer times
  timeshares timing tin tinder tinnitus tins tiny tipped tiptoe tiptoeing tired tiring to toast tobacco today toddler
  toenails together toilet told tomato tomatoes tomorrow tomorrows tonight tonights too took toolbox tools toothbrush
  toothpaste top torn torrenting tortoise toss touched touching towel towels tower town towpath traced track tracking
  tracks trail trailer train trainers training trains trash travels tray treadmill treat treating treatment trial
  tricky tried trim trimmed trip tripped trodden trolley trooping trophy tropical trot trouble trousers trucks truly
  trumpet try trying tub tube tubs tumble tunes turkey turn turned turning turns tutoring tv twelve twenty twice twins
  two type typed typing tyre umbrella unblocked unbolt uncle uncomfortable under underneath understand understanding
  understood uneasy unit unless unload unofficially unplug unreal unsettling until unwell unwind up upgrade ups upset
  upside upstairs ur urgent us use used uses using usually vacuum vacuuming van vanished vans vaping varnish veg vent
  venue verge very vet vibrating vicar video videos view views village vinyl visit visiting visitor visits viva voice
  voicemail voices volume vote voted wait waited waiting wake wakes waking walk walked walking wall wallpaper walls
  wander wandered want wanted wants ward wardrobe wardrobes warm warming warning was wash washed washer washes washing
  washings wasnt wasp wasps waste watch watched watching water watering waters way ways wayside we weak wear wearing
  wed wedding wednesday wee weed week weekdays weekend weekends weekly weeknight weeknights weeks weigh weight weights
  weird welcome welded well wen went were werent wet weve whales what whatever whats whatsoever wheel when whenever
  where whether which whichever whiff while whine whining whisper whistling white whites who whoever whoevers whole
  wholl whos whose whove why wide wife wifes wifi will willing win wind window windows windowsill wine wins winter
  wipe wiped wires wisdom wish with without wk wobbles wok woke woken woman wonder wondered wonderful wondering wont
  wool word words wore work worked working workout works workshop worktop worktops world worn worried worries worry
  worse worth would wrap wreck write writing written wrong wrote ya yall yap yard yarn yday ye yeah year yelling
  yellow yes yesterday yesterdays yet yo yoga yogurts you youd youll your youre yours yourself youve zero zombie zone
  zoom
`);
