import { wordList } from '@palimpsest/kernel/text';

/** The pairs of stories that people and models choose differently. Written by bench/calibrate-ai-likeness.mjs. */
export const STORY_PAIRS = {
  models: wordList(`
    a_burst a_chill a_deep a_fierce a_gift a_glimmer a_heavy a_hidden a_mix a_mixture a_mysterious a_new
    a_peculiar a_price a_reminder a_sense a_silent a_small a_smile a_strange a_surge a_testament a_time a_warning
    a_wave a_world a_young ability_to age_of all_around alone_in an_ordinary and_began and_confusion and_family
    and_her and_its and_joy and_laughter and_so and_sorrow and_understanding and_wisdom appreciation_for
    approached_the around_her as_a as_an as_she as_the as_they at_a at_last at_the became_a become_a bed_and
    began_to behind_a breath_and built_a burst_of but_as but_her but_in but_now but_their but_to but_with by_one
    by_the by_this care_for caught_in city_of clung_to compassion_and confusion_and couldn't_believe creaked_open
    create_a day_as deep_breath deeper_into desperate_to determined_to dim_light dimly_lit dipped_below
    door_creaked dreams_and duty_to each_day each_other each_passing each_step eager_to emerged_from etched_into
    even_in exploring_the faded_into felt_a filled_the filled_with filling_the finally_the find_a fire_and
    flicker_of for_centuries for_decades for_every found_herself found_himself found_myself from_that froze_in
    future_was gazed_at gift_of glanced_around glow_of grateful_for gripped_the had_always had_arrived had_become
    had_been had_begun had_brought had_built had_come had_found had_i had_led had_left had_lost had_made
    had_never had_once had_only had_passed had_taken had_turned had_vanished had_witnessed he_found he_had
    he_knew he_realized he_whispered he_would heart_of heart_pounded heart_pounding heart_raced heart_sank
    heart_swelled hearts_of heavy_heart her_heart her_mind herself_in his_heart his_mind his_own hope_and
    hoping_to i_became i_blinked i_discovered i_emerged i_realized i_stammered i_stepped i_stumbled importance_of
    in_a in_confusion in_disbelief in_harmony in_her in_his in_place in_that in_the in_their in_those into_a
    into_the it_seemed its_own journey_to joy_and knowledge_and laughter_and leaving_behind led_to left_behind
    light_of lived_a lived_on lost_in love_and made_her made_my make_sense meant_to memories_of mind_raced mix_of
    mixture_of moments_of my_heart my_mind new_world not_just noticed_a noticed_the of_bed of_darkness of_dust
    of_events of_excitement of_fear of_freedom of_hope of_human of_humanity of_life of_love of_peace of_reality
    of_the of_their once_more one_by one_final over_the passed_and peace_and people_were power_and power_of
    power_to raced_as raced_with ready_to realized_that realized_with realm_of reminder_of remnants_of
    replaced_by returned_to room_was rush_of rushed_to said_softly sat_in sea_of searching_for secrets_of
    sense_of she_had she_knew she_realized she_would shook_my signs_of smiled_at solace_in something_felt
    sounds_of stepped_forward strength_and struggled_to stumbled_upon stunned_silence sun_dipped surge_of
    surrounded_by tales_of testament_to that_could that_day that_had that_moment the_abandoned the_age the_alien
    the_ancient the_beauty the_chaos the_city the_darkness the_dim the_divine the_dusty the_familiar the_forest
    the_future the_heart the_hearts the_horizon the_immense the_implications the_importance the_journey
    the_massive the_memories the_mysterious the_night the_old the_park the_path the_possibilities the_power
    the_secrets the_shadows the_ship the_stars the_strange the_streets the_sun the_town the_truth the_unknown
    the_vast the_village the_walls the_weight the_world the_world's the_years their_lives their_world them_with
    they_found they_had they_were this_new this_strange this_was through_a through_the time_in to_an to_create
    to_emerge to_explore to_find to_guide to_protect to_set to_shape to_share to_their to_those together_the
    together_they together_we took_a transformed_into trapped_in turned_into unaware_of under_the upon_a
    walked_through was_determined was_not was_this was_time was_to washed_over wave_of way_to weight_of welled_up
    what_could while_others who_had who_would with_a with_anticipation with_each with_every with_excitement
    with_joy with_their within_me within_the world_and world_that world_to would_never years_of years_passed
  `),
  people: wordList(`
    a_bit a_girl a_little a_lot a_nice a_very a_while able_to about_it about_that after_all after_i all_i all_of
    all_the all_this am_a am_i and_he and_i and_i'm and_if and_into and_it and_no and_that and_then and_we
    and_when and_you any_of are_we are_you as_many as_much as_possible as_well at_him at_it at_least at_me
    at_this attempt_to away_and away_from back_and be_a because_i because_of been_a before_he before_i begin_to
    begins_to bit_of but_he but_i but_it but_that but_that's but_we can_see can_you close_to come_on couple_of
    deal_with did_the did_you didn't_even do_i do_is do_it do_to do_you don't_even don't_get don't_have
    don't_know enough_to face_and fact_that for_it for_me for_us for_your from_my front_of get_it get_to go_to
    going_on going_to got_a got_to hand_and happened_to have_a have_been have_never have_no have_the have_to
    have_you he_is he_was he_wasn't her_face here_and him_and how_many i'm_going i'm_not i'm_sorry i've_been
    i've_got i_am i_ask i_can i_can't i_could i_did i_didn't i_do i_don't i_ever i_feel i_fell i_go i_got i_guess
    i_hate i_have i_haven't i_just i_know i_like i_look i_mean i_might i_need i_put i_really i_saw i_say i_see
    i_should i_still i_suppose i_take i_think i_thought i_wanted i_was i_wasn't i_went i_will i_won't if_he if_i
    if_we if_you in_front is_a is_all is_an is_going is_it is_my is_no is_not is_nothing is_still is_that is_the
    is_this it_is it_just it_the it_to it_took it_wasn't it_would just_like know_how know_i know_if know_that
    know_the know_what know_you let_him let_me like_i like_that like_the like_to like_you look_at look_on
    looked_like looking_at looks_at lot_of make_me make_sure many_people maybe_i me_and me_up millions_of
    more_than most_of most_people much_as much_more my_face my_hand my_head my_wife need_to next_to no_one
    none_of not_like not_that now_that of_course of_it of_me of_my of_people of_them of_us of_you off_and off_of
    on_for on_his on_my on_the on_top one_in one_of or_something or_the out_a people_have people_in picked_up
    piece_of rest_of right_now said_as say_something say_that see_him see_it see_that seems_to she_is should_be
    so_far so_i so_it so_much so_that some_time sort_of staring_at take_a take_the talk_about talk_to than_i
    that's_not that's_when that_he that_i that_is that_was that_we that_you the_back the_best the_blood the_door
    the_fact the_ground the_guy the_hell the_one the_only the_other the_phone the_rest the_same the_way the_whole
    then_i there's_a there_are there_is they_all they_are they_don't they_have thing_i think_i think_it think_of
    this_is this_one this_point to_be to_do to_get to_go to_have to_himself to_it to_kill to_know to_leave
    to_look to_me to_my to_read to_run to_say to_see to_stop to_talk to_think to_try to_us to_work to_you told_me
    told_you too_much try_to type_of up_and up_in up_to used_to want_to wanted_to was_getting was_going
    was_holding was_there wasn't_a we_all we_are we_do we_don't we_know we_were well_i what_a what_do what_he
    what_i what_is what_it what_the what_would what_you when_i when_it when_my when_we when_you where_i which_i
    while_i who_is why_do with_it with_me would_have would_you you_and you_are you_can you_can't you_could you_do
    you_don't you_get you_had you_just you_know you_see you_the you_think you_want you_were
  `),
};
