import { wordList } from '@palimpsest/kernel/text';

/** The pairs of stories that people and models choose differently. Written by bench/calibrate-ai-likeness.mjs. */
export const STORY_PAIRS = {
  models: wordList(`
    a_chill a_deep a_fierce a_flicker a_gentle a_gift a_glimmer a_heavy a_hidden a_mix a_mixture a_mysterious
    a_new a_newfound a_peculiar a_plan a_profound a_reminder a_sense a_silent a_small a_smile a_strange a_surge
    a_testament a_time a_unique a_wave a_world a_young ability_to age_of all_around all_who alone_in amidst_the
    an_eerie an_ordinary and_began and_compassion and_confusion and_family and_fear and_her and_its and_so
    and_understanding and_wisdom appreciation_for approached_the around_her as_a as_an as_she as_the as_they at_a
    at_last at_the became_a become_a bed_and began_to behind_a breath_and burst_of but_as but_her but_in but_now
    but_their but_to but_with by_one by_the by_this caught_in compassion_and couldn't_believe creaked_open
    create_a creating_a day_as deep_breath deeper_into desperate_to determined_to devoid_of dim_light dimly_lit
    dreamed_of dreams_and each_day each_other each_passing each_step eager_to embraced_the emerged_from
    entered_the even_in explore_the exploring_the eyes_as felt_a filled_the filled_with filling_the finally_the
    find_a flicker_of for_centuries found_herself found_himself found_myself from_that froze_in gazed_at gift_of
    glow_of grateful_for guided_by had_always had_become had_been had_begun had_brought had_come had_found had_i
    had_left had_lost had_made had_never had_once had_spent had_taken had_turned had_witnessed he_found he_had
    he_knew he_realized he_whispered he_would heart_of heart_pounded heart_pounding heart_raced heart_sank
    heart_swelled hearts_of heavy_heart her_heart her_mind her_way herself_in his_heart his_mind his_own hope_and
    hope_for hoping_to hours_of human_spirit i_became i_blinked i_discovered i_realized i_shook i_stepped
    i_stumbled importance_of in_a in_disbelief in_her in_his in_life in_place in_that in_the in_their inspired_by
    into_a into_the it_seemed its_own journey_to joy_and knew_she knowledge_and laughter_and learned_to
    leaving_behind left_behind light_of lived_a lived_on lost_in love_and made_her made_my make_sense meant_to
    memories_of mind_raced mix_of mixture_of moments_of my_heart my_mind my_newfound new_world night_sky not_just
    noticed_a oblivious_to of_ancient of_bed of_darkness of_events of_excitement of_fear of_hope of_human
    of_humanity of_its of_life of_love of_peace of_relief of_the of_their of_this on_a once_more one_by over_the
    passed_and people_were power_and power_of power_to raced_as raced_with reached_the ready_to realized_that
    realized_with realm_of reminder_of remnants_of replaced_by returned_to room_was rush_of rushed_to sat_in
    sea_of searching_for secrets_of seemed_to sense_of she_could she_had she_knew she_realized she_would
    shrouded_in signs_of small_town solace_in sounds_of stepped_forward stood_before strength_and struggled_to
    stumbled_upon suddenly_a surge_of surrounded_by tales_of testament_to that_could that_day that_even that_had
    that_moment that_seemed that_sometimes the_abandoned the_age the_ancient the_beauty the_chaos the_city
    the_crowd the_darkness the_dimly the_familiar the_forest the_future the_heart the_hearts the_horizon
    the_importance the_journey the_knowledge the_massive the_memories the_mysterious the_night the_old the_park
    the_path the_planet the_power the_secrets the_shadows the_ship the_stars the_strange the_streets the_sun
    the_town the_truth the_unknown the_vast the_village the_walls the_weight the_woods the_world the_world's
    the_years their_lives them_to them_with they_found they_had they_were this_new this_was threatened_to
    through_a through_the time_in to_an to_comprehend to_create to_explore to_find to_guide to_protect to_remain
    to_restore to_set to_share to_their to_those together_they together_we took_a transformed_into trapped_in
    turned_into unable_to unaware_of under_the upon_a vowed_to waiting_to was_not was_this was_time was_to
    washed_over watched_in wave_of way_to weight_of while_others who_had who_would with_a with_an
    with_anticipation with_each with_every with_excitement with_their with_trembling within_her within_me
    within_the world_and world_that would_never years_of years_passed
  `),
  people: wordList(`
    a_bit a_girl a_good a_great a_little a_lot a_very a_while able_to about_it about_that after_all all_i all_of
    all_the am_a am_i am_not and_he and_i and_it and_make and_my and_no and_said and_she and_that and_then and_we
    and_when and_you any_of are_you as_many as_much as_possible as_well at_all at_him at_least at_me at_this
    attempt_to away_and away_from back_and back_of be_a be_able because_i because_of been_a before_he before_i
    bit_of but_he but_i but_it but_that but_we can_be can_do can_see can_you close_to come_on deal_with did_you
    didn't_have do_i do_it do_to do_you don't_have don't_know don't_want enough_to ever_since face_and fact_that
    find_out for_it for_me for_my for_your from_my front_of get_a get_to go_to going_on going_to got_a got_to
    hair_and hand_and happened_to have_a have_been have_no have_the have_to have_you he_did he_is he_was
    he_wasn't her_face him_and how_it how_many how_to i'm_going i'm_not i'm_sorry i've_been i_am i_can i_can't
    i_could i_did i_didn't i_do i_don't i_feel i_got i_guess i_have i_heard i_just i_know i_look i_love i_mean
    i_might i_need i_put i_really i_saw i_say i_see i_should i_started i_still i_think i_thought i_want i_wanted
    i_was i_wasn't i_went i_will i_wish i_won't if_he if_i if_we if_you in_fact in_front in_my into_my is_a
    is_all is_going is_it is_my is_no is_not is_that is_the is_this it_is it_out it_the it_to it_took it_wasn't
    it_would just_like know_how know_i know_if know_it know_that know_the know_what know_you let_me like_a like_i
    like_that like_the like_to like_you look_at look_on looked_like looking_at looking_for lot_of make_a
    make_sure many_people maybe_i me_and me_but me_i middle_of more_than most_of most_people much_as much_more
    my_face my_hand my_head my_life my_wife need_to next_to no_one none_of not_like not_to now_and now_that
    of_course of_it of_me of_my of_people of_them of_us of_you of_your off_and on_his on_my on_the one_of
    one_thing only_one or_not or_something or_the other_side out_a out_and people_have picked_up piece_of
    pulled_out remember_the rest_of right_now said_as say_that see_it see_that see_the see_you seems_to should_be
    should_have side_of so_i so_it so_much so_that some_of sort_of staring_at take_a take_the talk_about talk_to
    tell_you that_a that_he that_i that_is that_it that_was that_we that_you the_back the_best the_blood
    the_building the_door the_fact the_ground the_hell the_last the_number the_one the_only the_other the_phone
    the_rest the_same the_water the_way the_whole then_i then_it there's_a there's_no there_are there_in there_is
    they_all they_are they_have thing_i think_i think_of this_is this_one this_point to_be to_die to_do to_get
    to_go to_have to_kill to_know to_leave to_look to_me to_my to_run to_say to_see to_stop to_talk to_think
    to_work to_you told_me told_you too_far too_much tried_to try_to until_i up_and up_in up_to used_to want_to
    wanted_to was_going was_that was_there we_all we_are we_could we_know we_should we_were what_a what_do
    what_he what_i what_is what_it what_the what_you when_i when_it when_my when_we when_you where_i while_i
    why_do with_it with_me would_have would_you you_and you_are you_can you_can't you_could you_do you_don't
    you_get you_had you_just you_know you_see you_the you_think you_to you_want you_were
  `),
};
