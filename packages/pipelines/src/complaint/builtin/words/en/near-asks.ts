/** Words near each ask, whether or not they say it (see matching/near-words.ts). */
export const NEAR_ASKS_EN = `
turn_down: turn_down turn_it_down down lower quieter quiet quietly softer volume notch keep_it_down keep_the_noise whisper hush tone_it_down low pipe_down silence silent still drop peace less_noise bars nudge hushed knock_it_down
use_headphones: headphones earphones earbuds airpods headset ear_buds wear_headphones plug_in
stop: stop stops quit enough no_more don't dont do_not never_again cease knock_it_off cut_it_out pack_it_in give_it_a_rest hands_off any_more anymore again off not_ok not_okay not_welcome won't_tolerate refuse banned leave_out
ask_first: ask ask_first ask_me check_with check permission before_you run_it_by before_using before_taking consult okay_with_me is_it_ok without_asking check_first
clean_up: clean cleaning wash wipe rinse scrub tidy tidy_up mop sweep hoover vacuum clear clear_up put_away pick_up sort_it sort_out flush empty dry unload scoop unblock get_rid dust do_the_dishes do_your wash_up put_them_away clear_out get_it_out
take_out: take_out take_it_out bring_down take_down empty_the_bin bins bin rubbish recycling put_the_bin take_it_down take_them bin_day chuck throw_out throw_away
return: give_back return bring_back back get_it_back put_it_back put_back want_it_back hand_back where's_my
replace: replace buy buy_me get_me new_one another restock refill pick_up_some grab pick_some pop_to get_more bring_some new_bottle new_roll your_turn_to_buy owe_me
share_time: shorter quicker faster slot swap turns_in time_slot could_i_have can_i_have before_you after_you hog hurry get_out first minutes free share between stagger alternate schedule earlier later out_of hop_in need_it need_the_room
take_turns: turns turn rota share your_share fair_share your_bit your_part your_week alternate split chores pull_your_weight take_turns your_go my_week fifth maid cleaner my_half picking_up_after only_washing
be_on_time: on_time punctual late keep_your_word like_you_promised as_agreed o'clock promised like_you_said stick_to be_there wait waiting sharp
talk: talk chat sit_down discuss coffee cuppa meet clear_the_air have_a_word minutes conversation speak catch_up in_person properly tea
explain: why who what when where how which did does is_it are_we whose explain tell_me mean meant happened know do_you_know was_it clarify have_you
give_notice: let_me_know heads_up notice warn tell_me text_me in_advance beforehand ahead message_me drop_me day_before before_they say_so inform send_me update advance
respect_space: out_of_my_room stay_out keep_out leave_me_alone space alone privacy private off_limits my_room to_myself in_peace my_things left_alone don't_come don't_enter don't_touch don't_go belongings hands_off own on_my_own
knock: knock tap knocking wait
agree: agree settle compromise find_a_way work_out arrangement solution meet_in_the_middle plan set decide_together shall_we could_we rules middle figure_out deal
limit: fewer less limit nights_a_week once_a_week twice only maximum max weekend weekends cut_back not_every so_often too_often guest-free free weeks per_week signed_up month nights
reply: reply answer respond text_back message_back get_back_to react thumbs_up read yes_or_no ok_is_enough ring_back call_back
listen: listen hear_me_out let_me_finish finish interrupt cut_me_off attention sentence talk_over
speak_kindly: tone kinder gentler politely nicely calmly shout snap yell don't_talk_to_me speak_to_me raise_your_voice rude respect swear sneer manners
tell_directly: to_my_face directly tell_me say_it face in_person not_behind come_to_me speak_to_me to_me say_so straight talk_to_me
include: include involve decide_together ask_us ask_me_before_deciding consult part_of have_a_say together vote without_me a_say my_opinion
keep_private: private between_us to_yourself delete take_it_down don't_post don't_tell secret confidence leave_me_out not_tag don't_share post stories confidential
pay: pay transfer send_me split owe share money chip_in half reimburse pay_back settle bank quid cough_up contribute cover ping
turn_off: turn_off switch_off off unplug lights turn_it_off kill_it turn_the_heating switch_it
close_door: close shut lock gently door window double-lock latch pull_to softly ease don't_slam slam bolt behind_you
go_outside: outside balcony garden elsewhere in_your_room your_own_room another_room out take_it_outside in_the_hall
move: move shift put put_elsewhere store shed clear_space make_room free_up relocate park_somewhere out_of_the_way elsewhere cellar swap_places squeeze bay
repair: fix repair mend plumber call_someone handyman get_it_fixed landlord look_at ring_the have_a_look sort
help: help lend_a_hand give_me_a_hand carry assist hand support together water feed
`;
