/** Words by kind, of the home and beyond it (see model/kinds.ts). */
export const KINDS_EN = `
i: i im ive id ill me myself
my: my mine
we: we us weve lets ourselves
our: our ours
you: you youre youve youd youll u ya yall yourself
your: your yours ur
other_people: they theyre he she him her hes shes them his their
not: not dont doesnt didnt isnt arent wasnt werent cant cannot couldnt wont wouldnt shouldnt havent hasnt aint no nor
never: never nobody nothing none no_one
no_longer: anymore longer again any_more
want: want need needs like prefer wish rather hope wanted love_it_if id_like
will: will ill wont gonna going shall
would: would could wouldnt couldnt might mind any_chance
can: can able
must: must should ought gotta have_to has_to
accept: accept okay ok fine comfortable tolerate allow* stand limit limits boundary boundaries willing refuse line no_way
please: please pls plz kindly
thanks: thanks thank cheers ta grateful appreciate
if: if unless
without: without before until
stop: stop quit enough leave keep
who: who whose whos anyone anybody someone somebody
what: what whats which
why: why how_come
when: when whens
how: how
where: where wheres
did: did does has is was were are have had
feel: feel feels feeling felt bother* worr* tired upset sad hurt* annoy* stress* lonely awkward uncomfortable anxious uneasy nervous dread* gutted
always: always every constantly keeps everytime forever
from_now: from_now onwards in_future from_today going_forward
sorry: sorry apolog* my_bad
partner: boyfriend girlfriend partner bf gf fiance* husband wife lover ex hubby missus date
friend: friend friends mate mates pal pals buddy buddies crew gang lads girls guys lot group club team
family: mum mom dad mother father sister brother cousin* aunt* uncle* grandma grandad gran nan parents niece nephew kids kid baby son daughter toddler in_laws
name: hannah theo dave kyle tasha jo sam alex tom ben emma lucy jack mia zoe max anna lena paul marie sarah chris mike matt dan liam noah leo nina carla pablo marco hugo ali omar priya mei ivan igor kate rob nick tim steve gary luke kev ellie chloe megan
stranger: stranger* unknown somebody_else randomer* random people visitor* guest* company host hosting
visit: visit* come_over came_over round pop_in drop_by dropped_by stop_by invited invite inviting invitation turn_up turned_up showed_up arriv* bring bringing brought
stay: stay* overnight crash* sleepover sofa_bed couch living_here moved_in lives_here camping suitcase toothbrush
party: party parties bash pre_drinks drinks_night rave celebration housewarming barbecue bbq
food: food cheese yoghurt yogurt* milk bread butter egg eggs ham chicken meat fish pasta rice pizza curry soup stew lasagne pesto salad tomato* potato* onion* banana* apple* fruit berries veg cake biscuit* cookie* chocolate crisps snack* cereal oats porridge leftovers sandwich lunch dinner breakfast pie pudding sauce jam honey sugar flour oil spice* ice_cream hummus avocado* noodles dumpling* toast meal portion tupperware tub jar packet
drink: coffee tea beer* wine juice water cola smoothie bottle bottles cup_of_tea cuppa vodka gin
dishware: plate* bowl* cup cups mug* glass glasses pan pans pot pots frying_pan fork* knife knives spoon* cutlery tray saucepan wok dishes dish crockery tea_towel
appliance: fridge freezer oven stove hob microwave dishwasher kettle toaster washing_machine washer dryer hoover vacuum blender drill mixer boiler fan hairdryer iron
cook: cook* fry* frying bake* baking roast* boil* recipe reheat*
clothes: clothes jumper hoodie shirt* tshirt jacket coat dress jeans trousers socks pants underwear trainers shoes boots heels slippers scarf hat blouse skirt bra wardrobe pyjamas dressing_gown sweater cardigan
toiletries: shampoo conditioner soap gel toothpaste toothbrush razor blade perfume deodorant makeup make_up cream lotion brush hairbrush towel towels tampons tablets prescription medicine pills sponge detergent loo_roll toilet_paper
furniture: sofa couch table desk chair* bed shelf shelves drawer* cupboard* wardrobe rug carpet mattress lamp armchair mirror ironing_board
room: kitchen bathroom bedroom hallway hall living_room lounge balcony garden cellar basement attic garage stairs landing loo toilet shower bath room rooms flat house place
my_room: my_room my_bedroom my_bed my_desk my_drawer my_wardrobe my_door my_shelf
sleep: sleep* asleep awake woke wake waking bed bedtime nap lie_in insomnia pillow dream* alarm snooze
sound: noise* loud* music bass song* sing* shout* scream* laugh* yell* bang* slam* thud* stomp* bark* whine whin* snor* hum* buzz* beep* ring ringing rattle* squeak* creak* clatter* drum* guitar piano trumpet violin volume speaker* hear heard hearing sound* racket din echo* ears earplug* headphones earphones earbuds notches turn_it_down turn_down turn_that_down decibel* thump* knocking
quiet: quiet* silence silent hush peace concentrate concentrat* focus
dirt: dirt* mess* filth* mould* mouldy mold* stain* sticky grease greasy crumbs dust* hair hairs hairball stubble smell* stink* stinks reek* rotten rotting slime slimy scum limescale gross puddle* splodge crusty grime grimy fuzzy flies ants maggots pigsty bombsite tip swamp
tidy: clean* wash* wipe* scrub* sweep* mop* hoover* vacuum* tidy* rinse* scrape* clear clearing put_away empty emptied unload* fold* polish* disinfect*
rubbish: bin bins rubbish trash garbage recycling bag bags compost waste cardboard
lying_about: left leaving leave lying pile piles heap scattered everywhere floor clutter* dumped in_the_way
animal: dog* cat* puppy kitten hamster parrot rabbit pet pets litter paw* fur fleas walkies vet
plant: plant* flowers basil watering water_the
vehicle: car bike* bicycle scooter van parking park parked drive driveway garage spot space motorbike
money: money pay* paid rent bill bills deposit euro* pound* quid owe* owes split transfer* share cost* costs price kitty cash bank expensive electricity gas fiver tenner receipt invoice
broken: broke* break crack* cracked scratch* chip* leak* leaking repair* fix* fixed damage* dripping snapped torn dent* smashed
heat: heating radiator* thermostat cold freezing warm degrees window windows air draught* hot_water boiler
light: light lights lamp switch* bulb dark
smoke: smok* cigarette* weed vape vaping ash ashtray joint fag fags
screen: tv telly film movie series netflix episode game* gaming console playstation xbox match football stream* show video* youtube
phone: phone call calls calling zoom facetime speakerphone mobile headset
message: message* text texts texted chat whatsapp note notes post_it email group_chat emoji voice_note read seen ticks
speak: say* said tell* told talk* speak* spoke word words mention* conversation discuss* explain* chat
reply: reply* replied answer* ignor* silence ghost* response blank blanked
tone: tone rude snap* sarcas* shout* bossy patronis* nasty polite respect* manners eye_roll* attitude interrupt* criticis* mock* teas* sulk*
behind_back: behind_my_back gossip* rumour* secret* whisper* complain* told_everyone go_around heard_from
joke: joke* joking funny laugh_at banter kidding
listen: listen* hear_me understand* understood misunderst* meant mean
decide: decide* decid* decision vote consult* ask_us asked_us without_asking together agree* agreed settled
promise: promis* swore said_you agreed deal kept word
spy: read* opened opening looked snoop* spy* went_through going_through rummag* peek* listening_at eavesdrop* screenshot* photo* photos pictures camera filmed posted tagged diary laptop password account letters letter parcel post mail envelope
take: take* took taken taking borrow* lend* lent steal* stole nick* nicked used using uses use eat eaten ate eating drank drunk finished help_yourself wear* wore worn touch* hands_off grab* help_themselves
gone: gone missing disappear* vanish* empty less half fewer shrink* shrinking cant_find nowhere left_in
give_back: back return* give_back bring_back replace* owe
enter: come_in came_in walk_in walked_in burst enter* entered inside knock* barge* barging in_my_room let_yourself
door: door* lock* locked unlocked key keys latch gate front_door
alone: alone space by_myself peace privacy private time_to_myself personal nobody_asking leave_me
touch: touch* hug* kiss* naked towel_on changing body shoulder
private_matter: diagnosis illness doctor pregnan* therapy salary break_up breakup dismissed sacked secret
wait: wait* late later queue* hurry in_time delayed hours minutes ages long half_an_hour occupied occupying hog*
clock: am pm oclock midnight noon 1am 2am 3am 4am 5am 6am 7am eleven ten nine eight seven six five four half_past
night: night nights evening evenings tonight late_at_night weeknight*
morning: morning mornings dawn early sunrise
day: monday* tuesday* wednesday* thursday* friday* saturday* sunday* weekend* week weeks weekly today tomorrow yesterday day days month
turn: turn turns rota roster schedule* slot list calendar week_on whose_turn swap* skip* book booked
plan: plan* planned cancel* moved postpone* appointment date_was meet* agreed_on dinner_at expected forgot*
work: work* job shift* office boss manager meeting* deadline colleague* client* project nights_shift early_shift on_call payday promotion interview
study: study* exam* essay thesis dissertation revision homework class lecture uni course school survey seminar test
health: ill sick doctor hospital dentist headache migraine fever cold_flu medicine surgery clinic
weather: sunny rain* raining snow* weather storm windy hot_outside forecast
sport: match football game gym run running marathon team goal league tennis cup_final yoga bike_ride hike hiking
wish: happy_birthday birthday congratulations congrats good_luck merry_christmas happy happy_new have_a_great have_a_good good_morning morning_all good_night enjoy welcome_back miss_you proud cheers hope_you well_done get_well hugs love_you xx x
fun: lol haha* link video meme podcast playlist_link article check_this look_at_this hilarious guess_what song_of album gig ticket* concert festival quiz pub cinema book trailer recipe youtu youtube https www
travel: train* flight plane airport holiday* trip landed arrived back_on_sunday bus station hotel beach traffic motorway passport leeds london paris berlin
news: did_you_see heard_about news election budget how_did how_was how_are whats_up anyone_fancy fancy
shop: shop* shopping supermarket buy* bought groceries list order* ordered delivery
online: wifi internet router wi_fi connection password network broadband
move_out: move* moving_out moved lease contract landlord landlady flatmate housemate tenant new_flat
alarm_me: threat* kill* die dead end_it hurt_you punch* burn*
`;
