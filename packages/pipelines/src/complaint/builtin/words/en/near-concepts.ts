/** Words near each concept, whether or not they name it (see matching/near-words.ts). */
export const NEAR_CONCEPTS_EN = `
noise: noise* nois* loud* racket din row_upstairs rumpus commotion uproar sound* audible hear* heard deafening ear ears eardrum* hum* humming buzz* clatter* clang* bang* thud* thump* tap_tap tapping creak* squeak* rattl* echo* carries wall walls thin paper_thin disturb* volume decibel* clamour hubbub clank* knocks earplug* neighbour* neighbor* downstairs upstairs ceiling floorboards
loud_music: music* song* playlist* tune* track* bass subwoofer speaker* stereo hifi techno trap rap hip_hop metal punk reggaeton salsa drum_and_bass dnb disco spotify album* karaoke boombox blast* blaring dj beat beats vinyl soundbar amp amplifier remix radio playing
loud_tv: tv telly television netflix film* movie* series episode* soap_opera soaps show shows match_of_the_day football final commentary news documentary cartoons screen binge* box_set
loud_voices: voice* shout* yell* scream* shriek* laugh* giggl* cackl* chatter* chat chatting natter* gossiping argu* row rows rowing quarrel* bicker* swear* whisper* talking_loudly conversation* singing sing sings chant* cheer* hushed squeal* howl* bellow* guffaw* banter murmur*
phone_calls: phone call calls calling zoom teams facetime speaker_phone speakerphone handsfree meeting_call video_call voicemail voice_note* voice_notes skype ring ringing rings mobile headset
gaming: game games gaming gamer console playstation ps5 xbox nintendo switch fortnite fifa minecraft valorant cod league_of_legends twitch stream* controller headset mic microphone matches online_match* raid lobby teammate*
late_noise: midnight night nights 1am 2am 3am 4am small_hours late_at_night after_eleven after_ten bedtime half_the_night past_midnight late
early_noise: dawn crack_of_dawn 5am 6am 7am before_eight before_seven early morning mornings sunrise lie_in first_thing
alarm_clock: alarm* snooz* clock beep* beeping buzzer wake_up_call ringtone
slamming_doors: slam* bang bangs banging latch door doors hinge* cupboard_doors gently softly
footsteps: step steps stomp* stamp* tread heels heel clogs thud* trampl* tiptoe* stairs walking pacing run_around elephant* rhino* herd jump* skipping hoof* floor
instrument: guitar* piano* keyboard drum drums drumming drumkit trumpet sax* violin* cello flute clarinet ukulele harmonica bagpipes accordion practis* rehears* scales chords band strum* banjo trombone choir
party: party parties partying rave raves bash do gathering celebration birthday barbecue bbq housewarming after_party shindig knees_up pre_drinks predrinks drinks hen_do stag rager
appliance_noise: washing_machine dryer tumble_dryer spin spinning hoover* vacuum* blender mixer smoothie drill* drilling hammer* saw diy coffee_machine grinder kettle fan extractor lawnmower mower hairdryer pump boiler_noise dishwasher_running generator sewing_machine
barking: bark* barks howl* whin* whimper* yap* yelp* meow* miaow* dog puppy parrot squawk* cockerel crow chirp*
sleep: sleep* slept asleep awake wake* woke* woken bed bedtime insomnia nap napping tired exhausted knackered pillow mattress headboard rest shut_eye shuteye doze nightmare yawn* zombie
study_time: stud* exam exams revision revis* dissertation thesis essay coursework deadline finals library lecture* concentrat* focus* homework learn* interview presentation work_from_home wfh
quiet_time: quiet* silence silent peace hush* calm still pipe_down tranquil* quiet_hours shush keep_it_down
dishes: dish dishes plate plates bowl bowls pan pans pot pots mug mugs cup cups glass glasses cutlery fork* spoon* knife knives saucepan* frying_pan wok crockery washing_up washing-up wash_up scrub* soak* soaking rinse* tupperware lunchbox* teaspoon* casserole baking_tray baking_tin colander cereal_bowl crusty
sink: sink sinks basin plughole plug_hole drain* tap blocked clogged draining_board
dishwasher: dishwasher load loading unload* emptied empty_it tablets rinse_aid stack*
kitchen: kitchen* cook* cooking baking bake galley pantry apron recipe chopping_board
stove: stove oven hob cooker microwave grill toaster burner* grease greasy extractor_hood air_fryer splatter* burnt ring_hob hotplate fat
counter: counter* worktop* surface* side table crumb* sticky wipe* sponge coffee_grounds eggshell* jam butter spread splash bench
fridge: fridge* freezer refrigerator shelf_in_the_fridge salad_drawer crisper icebox veg_drawer
spoiled_food: mould* mold* rotten rotting rot gone_off expired out_of_date sour fur furry maggot* flies fruit_flies stale leftovers slimy festering growing science_experiment use_by best_before decompos* curdled penicillin
bathroom: bathroom* shower* bath tub basin mirror tile* grout curtain toothpaste limescale soap_scum washroom shower_screen bath_mat ensuite
toilet: toilet* loo bog lavatory flush* seat bowl brush pee wee urine poo skid* cistern lid bidet
hair: hair hairs hairy plughole drain stubble beard clump* shav* shed* curls strands trimm* fringe nail_clippings clippings moustache
trash: bin bins rubbish trash garbage waste bag_of bin_bag* dustbin wheelie skip overflow* tip landfill litter takeaway_boxes pizza_boxes food_waste compost caddy collection bin_day binmen
recycling: recycl* cardboard bottle bottles can cans glass_bottles jar jars plastic paper tins tin cartons flatten* sort* bottle_bank blue_bin green_bin packaging crate
floor: floor* sweep* swept mop* hoover* vacuum* carpet* rug mud muddy dust* broom lino laminate footprints trod* trodden
laundry: laundry washing washer machine dryer drying clothes_horse airer washing_line line pegs wash washes load drum iron* ironing socks sheets bedding basket tumble detergent wet_clothes damp hang* launder*
living_room: living_room lounge sitting_room front_room sofa couch armchair coffee_table cushions blanket communal shared_space tv_room conservatory common_room
hallway: hall hallway corridor landing stairs staircase entrance porch doorway doormat foyer lobby stairwell coat_rack
shoes: shoe shoes boots trainers sneakers heels sandals flip_flops slippers wellies footwear laces crocs
clutter: clutter* stuff things belongings boxes box suitcase bag bags lying_around scattered pile piles piling heap strewn trip tripping trip_over dumped left_out junk parcels_everywhere toys paperwork gym_bag backpack coats skateboard obstacle cluttered knick_knacks bits_and_bobs spread_out tidy* untidy surface
mess: mess* filth* dirty dirt grim* grub* pigsty tip tidy clean* chaos disaster state disgusting gross squalor bombsite bomb hygiene hygienic clean_up slob pig pigs rat cockroach* mice mouse ants tidied unclean dump
spills: spill* spilt stain* puddle* splash* wine red_wine coffee juice sauce drip* sticky_patch mark marks knocked_over wet slip* slipped soaked burn_mark ring_mark
smell: smell* stink* stank reek* odour odor whiff pong* stench musty fragrance perfume incense garlic curry fumes ripe air_freshener hum sweaty deodorant fry_up
cleaning_turns: rota rotas roster turn turns chore chores duty duties cleaning_plan cleaning_schedule whose_turn my_turn your_turn your_week my_week share split fair fairly household_tasks housework maid cleaner servant skivvy pick_up_after clean_up_after slack* contribute weekly_clean spring_clean cleaning_lady nagging list pulling_your_weight pull_your_weight
cleaning_supplies: soap sponge* bleach detergent washing_up_liquid fairy bin_bags bin_liners spray cloth cloths kitchen_roll paper_towels cleaning_products tablets gloves duster fabric_softener hand_wash refill scourer cleaner_spray run_out stock
toilet_paper: toilet_paper toilet_roll loo_roll tp roll rolls bog_roll tissue
towels: towel* flannel bath_sheet bathrobe tea_towel damp_towel
pet_mess: litter litter_tray litter_box cat_hair dog_hair fur poo puddle vomit sick hairball scoop* kennel hutch droppings wee moult* shedding cage
room_entry: my_room bedroom room enter* come_in came_in walk_in walked_in barge* burst* going_in went_in off_limits let_yourself lock locked key_to_my_room snoop* wander* inside privacy door_shut uninvited
knocking: knock* tap wait closed_door door_closed shut_door
personal_items: my_things my_stuff drawer* desk wardrobe belongings rummag* rifl* went_through touch* hands_off moved rearrang* diary handbag purse wallet jewellery ring necklace makeup make_up bag cupboard medication pills documents passport razor toothbrush property mine thief steal* stole nick* nicked snoop* tamper*
borrowed_items: borrow* lend* lent loan* give_back return* back charger headphones laptop bike iron drill hairdryer straightener* umbrella camera tent blender speaker car book books pen scissors tool tools helmet keyboard adapter cable permission without_asking ask_first shampoo conditioner perfume cream razor used used_up helmet air_fryer skateboard racket yoga_mat
clothes: cloth* jumper sweater hoodie jacket coat shirt t-shirt tshirt dress jeans trousers skirt scarf hat socks shoes wore wear* wearing wardrobe blouse cardigan leggings suit
food_taken: food ate eat* eaten milk cheese yoghurt* yogurt* snack* chocolate biscuit* crisps leftovers lunch sandwich bread butter eggs juice beer wine coffee cereal ice_cream pizza fruit banana* avocado* ham hummus oat_milk groceries_mine finished polished_off helped_yourself nicking meal_prep label* my_shelf scoffed nibbl* dipped_into pasta sauce cake
mail: mail post letter* parcel* package* delivery envelope* postcard amazon courier opened postman signed_for bank_statement
private_messages: message* text texts dm dms whatsapp inbox email* laptop phone screen computer chats scroll* password read reading unlocked browser history diary spying
photos: photo* picture* pic pics video* story stories instagram insta tiktok post posted posting tag* upload* film* camera snapchat snap selfie reel delete facebook
eavesdropping: eavesdrop* listening_in overhear* overheard ear_to_the_door behind_the_door spy* spying listen_at nosy recorded
private_matters: secret* confiden* private told tell everyone_knows breakup break_up divorce health diagnosis therapy pregnan* salary blab* spread spilled between_us trust trusted personal_life family_stuff ex
personal_space: space alone privacy private own_time me_time left_in_peace leave_me_alone breathing_space recharge introvert* downtime solitude boundaries hug* touch_me crowd* hover* smother* bubble to_myself unwind
bathroom_privacy: bathroom_lock walked_in_on while_i_was naked undress* towel getting_changed half_dressed in_the_shower in_the_bath lock
accounts: account* password* login netflix spotify disney amazon_prime prime subscription* wifi_password profile log_in logged_in log_out pin streaming icloud
guests: guest* visitor* friend* mates mate people folk folks crowd company visit* come_over came_over round over lads girls pals gang invite* inviting invited host hosting hang_out colleagues crew entertaining visitor-free boys hostel hotel
overnight_guests: stay* stayed staying overnight sleepover sleeping_over crash* kip kipping spare_bed spare_room sofa_bed airbed couch night nights weekend sleep_over inflatable_mattress couchsurf*
partner_over: boyfriend girlfriend partner bloke fella lover hookup date tinder fiance* husband wife couple moved_in basically_lives living_here nights_a_week lovebirds third_wheel situationship significant_other other_half bf gf
unannounced_guests: unannounced without_warning heads_up notice surprise turned_up turn_up warned out_of_the_blue no_warning just_appeared drop_in dropped_by pyjamas pjs
strangers: stranger* random* unknown don't_know never_met never_seen who_is tinder_date unfamiliar some_guy some_bloke internet_people app_date
family_visit: mum mom dad parents mother father sister brother cousin* aunt uncle nan grandma grandparents in-laws in_laws niece nephew family relatives kids son daughter
guest_mess: left_behind trashed cans cups fag_ends cigarette_butts puke vomit broke broken bottles wine_stain kebab sticky_floor
keys: key keys spare_key copy lock_out locked_out lost_key fob cut keyring latchkey let_himself_in let_herself_in
bathroom_time: hog* hogging bathroom occupied queue* ages an_hour half_an_hour minutes morning_rush in_there get_ready makeup mirror before_work first_in never_free
long_showers: shower* showers showering bath baths long shorter water_pressure steam pump
laundry_time: washing_slot laundry_slot laundry_day machine_free spin_cycle washing_machine wash_day in_use saturday_wash sunday_wash washes stagger alternate turns_with_the_machine
kitchen_time: cook cooking dinner_time oven hob_space meal_prep batch_cook* kitchen_slot bake lunch_time crowded evening_meal at_the_same_time
room_booking: living_room front_room lounge table book booked booking reserve* class lesson clients online_class need_the_room zoom yoga rehearsal tutor* session
house_meeting: house_meeting meeting flat_meeting family_meeting agenda minutes sit_down_together vote
shared_meals: dinner dinners meal meals cook_together supper brunch lunch taco pizza_night pasta_night cooked_for roast bbq takeaway film_night games_night breakfast_together feast
lateness: late lateness punctual* on_time waiting waited wait delay* keep_waiting kept_waiting minutes hour_late show_up no-show turn_up_late half_past o'clock clock unreliable never_on_time
cancelled_plans: cancel* called_off call_off postpon* moved changed plans last_minute bail* bailed flak* forgot stood_up rearranged backed_out rescheduled no_longer reschedul* swap
late_return: come_home coming_home get_in got_in home_late come_back roll_in stumble_in back_by all_hours chain key_in_the_lock middle_of_the_night worried phone's_off curfew
work_schedule: shift shifts night_shift early_shift earlies lates rota_at_work nights work job home_office wfh remote schedule working_hours on_call nurse office commute interview clients
appointments: plumber electrician engineer technician delivery gas_man meter_reading repairman appointment inspection viewing landlord_visit chimney internet_guy installation builder window_cleaner estate_agent
calendar: calendar planner timetable schedule whiteboard plan plans board diary google_calendar sign-up list dates overlap clash* fill_in
no_reply: reply replies replied answer* respond* response unanswered seen read_receipt blue_ticks ghost* ignored_my ignore_my unread left_on_read ticks texted messaged wrote no_word thumbs_up emoji react*
group_chat: group chat whatsapp_group group_chat house_chat channel messages_in_the_group thread notifications ping* spam*
tone_of_voice: tone shout* yell* snap* bark* rude* sarcas* sneer* attitude raise_your_voice raised_voice harsh* aggressive* speak_to_me talk_to_me_like spoke patronis* condescend* swear_at polite kinder gentle* snarky bossy disrespect* manners hostile
interrupting: interrupt* cut_me_off talk_over talking_over finish sentence mid-sentence butt_in speak_over get_a_word_in let_me_finish
not_listening: listen* hear_me hear_me_out brick_wall ignore* scroll* pay_attention in_one_ear unheard tune_out eye_contact attention deaf_ears
notes: note notes post-it post-its sticky_note* fridge_note written letter passive-aggressive passive_aggressive sign signs memo capital_letters taped
silence: silent_treatment ignore* ignoring avoid* avoiding cold_shoulder not_speaking not_talking no_hello blank* sulk* walk_past walked_past distant huff cold freeze_out say_hello greet
gossip: gossip* behind_my_back behind back whisper* bitch* slag* talk_about_me bad-mouth* badmouth* rumour* rumor* two-faced tell_others heard_from complain_about_me snake face backstab*
decisions: decid* decision* decide without_me consult* vote chose choose pick picked signed agreed_without found_out new_flatmate new_housemate landlord behind_our_backs say_in had_a_say bought_without changed_without include* ask_us part_of_it involve* left_out unilateral* opinion
promises: promis* said_you'd you_said swore swear agreed agreement deal word keep_your_word excuses tomorrow next_week still_waiting committed supposed_to pinky vow*
jokes: joke* joking tease* teasing banter nickname* comment* remark* funny laugh_at make_fun mock* mocking accent weight body impression* piss_take prank* humour humor pet_name called_me
criticism: criti* complain* nitpick* judge* judging judgmental blame* blaming fault nag* nagging moan* told_off lecture lecturing never_good_enough review* opinion correct* picky finding_fault hard_work lazy have_a_go feedback
misunderstanding: misunderst* wrong_end confus* unclear mean meant clear_the_air mixed_up mix-up crossed_wires upset offended did_i_do something_wrong mad_at_me awkward explain apolog*
rent: rent deposit landlord lease standing_order contract tenancy first_of_the_month arrears estate_agent rental
bills: bill bills electricity electric gas water_bill council_tax meter utility utilities broadband_bill energy kwh tariff direct_debit quid invoice
shared_costs: money owe* owed debt pay pays paid paying pay_back split share cost costs lend cash transfer bank_transfer kitty iou splitwise venmo paypal quid pounds euros dollars fifty skint broke chip_in half contribution receipt expense* freeload* sponge* scroung* cough_up
groceries: grocer* shopping supermarket tesco aldi lidl sainsbury* milk bread eggs oil staples shop shopping_list basics pantry salt flour coffee toilet_rolls restock buy_everything weekly_shop food_shop
heating: heat* radiator* thermostat temperature degrees warm cold freezing chilly boiler air_con ac aircon hot sweating stuffy jumper fan_heater cosy tropical draught* electric_blanket
windows: window* draught* draft* air airing ventilat* blinds curtains sill shutter* skylight breeze fresh_air rain
lights: light* lamp* bulb* switch_off switched_on left_on electricity porch_light landing_light plug* socket standby chandelier
hot_water: hot_water cold_water cold_shower boiler tank lukewarm icy_water freezing_shower ice_water immersion
internet: internet wifi wi-fi broadband router connection bandwidth download* torrent* streaming online lag* buffering offline dropping netspeed data ethernet
front_door: front_door back_door door lock locked unlocked latch ajar wide_open burglar* break-in security gate double-lock bolt chain deadbolt open_door
smoking: smok* cigarette* fag fags vape* vaping weed joint joints ash ashtray lighter tobacco cannabis roll-ups shisha bong nicotine spliff balcony asthma
pets: pet pets cat cats dog dogs puppy kitten hamster rabbit parrot snake fish aquarium bird guinea_pig rat lizard tortoise ferret scratch* claw* paw* chew* lead walk_the_dog fed feed_the_cat allergic allergy vet mutt spider reptile budgie
parking: park* parked parking space bay drive driveway garage car cars van permit street spot blocked_in motorbike scooter kerb lorry
bikes: bike* bicycle* cycle helmet saddle tyre* tyres pump_tyre bike_lock handlebars shed pedal*
plants: plant* garden lawn mow grass water_the watered watering herb* basil tomato* flowers flowerpot pots balcony weeds weed_the compost seedlings cactus fern hedge soil wilting mint rosemary vegetable_patch leaves
furniture: furniture sofa couch wardrobe table chair* armchair shelf bookcase desk bed lamp rug curtain* decor* picture* poster* paint* wall* mirror rearrang* moved ikea cupboard chest_of_drawers assemble carry hang
storage: storage shelf shelves cupboard cellar basement attic loft shed space room freezer_space fridge_space wardrobe boxes store free_up make_room full inch packed garage locker
damage: damag* broke broken break crack* smash* dent scratch* chip* snapped torn ripped ruin* shatter* burn* hole stain deposit bent fell_off came_off wreck* kaput knocked_off
repairs: repair* fix* leak* drip* dripping plumber handyman maintenance landlord boiler faulty blocked broken tap gutter blown_fuse fuse doesn't_work not_working loose_screw mend* shower_head flickering gurgl* engineer replace_the_bulb stuck jammed
`;
