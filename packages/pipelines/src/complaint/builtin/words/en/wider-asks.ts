/** More words and phrases around each ask (see matching/near-words.ts): what near-asks leaves out. */
export const WIDER_ASKS_EN = `
turn_down: tiptoe quieten mute less_loud not_so_loud too_loud noise_level wrap_up inside_voice indoor_voice keep_the_music turn_the_music turn_the_tv make_less_noise
use_headphones: headphone earphone earpiece ear_phones cans_on off_speaker off_loudspeaker
stop: stopping stopped unacceptable i'm_done that's_it ends_here not_happening not_acceptable can't_have not_have_it will_not_have put_an_end put_up_with won't_accept do_not_accept no_longer_accept not_on leave_it
ask_first: asking_first asking_before checking_with clear_it_with say-so get_my_ok my_ok asks_first
clean_up: cleaned washed washes wiped wiping rinsed scrubbed tidied tidying mopped swept hoovered vacuumed cleared fold unpack descale defrost washing_up put_away_your after_yourself after_yourselves leave_it_as pick_it_up pick_them_up put_it_away do_the_washing deal_with_it get_rid_of hang_up
take_out: recycle flatten take_the_trash put_out_the take_out_the taking_out empty_it bottle_bank
return: returned returning where_it_belongs where_you_found
replace: replacing replaced replacement get_a_new get_some top_up stock_up new_packet make_up_for refund_me
share_time: shorten bagsy fairly be_quick cut_short less_time less_long so_long too_long how_long take_so_long spend_less half_an_hour use_it_too use_it_as_well let_me_use let_others_use let_others let_me_in time_slots fixed_times set_times at_different_times book_it
take_turns: contribute equal equally fair evenly divide do_your_part do_your_bit pitch_in chip_in muck_in everyone_does always_me only_me always_the_one i_always_do
be_on_time: arrive reliable on_the_dot show_up turn_up stick_to_the keep_to_the keep_to_what keep_your_promise keep_promises follow_through when_you_said when_you_say we_agreed you_said_you
talk: sit_together sit_with a_moment a_minute sort_this_out_together air_this work_this_out
explain: explanation wondering curious could_you_tell can_you_tell what's_going what's_the is_there are_you are_there do_we has_anyone any_idea
give_notice: warning prior announce let_us_know let_me_know_if letting_me_know let_people_know tell_us tell_me_before text_us message_us send_a_message send_a_text quick_text quick_message short_message give_me_a_ring give_us_a say_when say_if tell_me_when tell_me_if keep_me_posted
respect_space: personal boundaries boundary keep_away keep_off stay_off off_my leave_my leave_my_room leave_my_things leave_my_stuff leave_me_in_peace leave_me_be don't_use_my don't_take_my don't_read_my not_to_touch not_to_enter not_to_go respect_my be_by_myself my_bed my_drawer my_desk
knock: knocked before_you_come_in before_coming_in before_entering
agree: agreement arrange halfway come_to_an come_up_with find_something find_a_time a_system how_about what_if_we what_about could_we_say can_we_say can_we_find works_for_both works_for_everyone both_of_us
limit: limited restrict reduce smaller cut_down not_so_often not_every_night not_every_day every_other one_night at_most no_more_than a_break evening_off not_that_many for_now too_many too_much
reply: acknowledge get_back write_back pick_up_the_phone pick_up_your_phone
listen: listening hear_me hear_what let_me_speak let_me_talk let_me_say look_at_me put_your_phone put_the_phone
speak_kindly: respectfully nicer talk_to_me_like more_kindly more_gently be_nice be_kind be_polite be_respectful calm_voice normal_voice without_shouting stop_shouting shouting_at snapping_at yelling_at swearing_at the_way_you_talk the_way_you_speak less_harsh
tell_directly: say_it_to_me say_it_to_my tell_me_yourself tell_me_to_my tell_me_in_person come_and_tell come_to_me_first instead_of_writing instead_of_a_note instead_of_telling rather_hear_it hear_it_from_you raise_it_with_me
include: included including involved ask_everyone ask_all_of_us asked_me talk_to_us_before talk_to_me_before tell_us_before discuss_it_first decide_as_a everyone's_opinion have_my_say be_part be_asked get_a_say all_of_us everyone_agrees
keep_private: keep_it_to_yourself keep_that_to_yourself keep_this_between keep_quiet_about don't_mention don't_repeat not_tell not_to_tell stay_between nobody_else's take_that_down take_them_down take_down_the remove_the untag_me without_my_consent not_share stop_posting stop_telling
pay: paid paying transferred refund euros pounds dollars venmo paypal revolut iou send_your send_over sort_me_out put_in
turn_off: unplugged standby turn_the_light turn_out_the lower_the_heating heating_down power_down
close_door: closed shutting closing locked without_slamming no_slamming
go_outside: outdoors in_the_yard in_the_living_room in_the_kitchen somewhere_else some_other_place take_the_call take_calls take_your_calls go_downstairs at_theirs at_his_place at_her_place
move: moved moving rearrange block blocking somewhere_else keep_clear clear_the_way in_the_way free_a free_some make_space make_some_space clear_a_shelf keep_it_in_your in_your_own_room take_it_to_your
repair: fixed fixing repaired get_someone report_it book_a put_right replace_the_bulb change_the_bulb unblock_the seen_to
help: helping helped pitch favour favor lift look_after take_care mind_the hold_the pick_up_from would_you_mind be_in_for let_them_in
`;
