import { wordList } from '@palimpsest/kernel/text';

/** The pairs of essays that people and models choose differently. Written by bench/calibrate-ai-likeness.mjs. */
export const ESSAY_PAIRS = {
  models: wordList(`
    a_balance a_broader a_compelling a_competitive a_complex a_comprehensive a_crucial a_fair a_key a_loss a_more
    a_pivotal a_profound a_sense a_shared a_society a_useful ability_to access_to account_for across_borders
    adapt_to adapting_to address_these addressing_these adoption_of advancements_in agriculture_and aimed_to
    allowing_for also_have also_plays an_open analysis_and and_autonomy and_build and_challenges
    and_collaboration and_communities and_cultural and_customer and_diversity and_economic and_education
    and_ensuring and_expectations and_experiences and_fairness and_gain and_growth and_impact and_improving
    and_increasing and_industry and_influence and_innovation and_institutions and_limited and_market and_new
    and_norms and_open and_policies and_policy and_power and_priorities and_shared and_social and_support
    and_technology and_trade and_ultimately and_understand are_often are_several are_two argue_that arguments_on
    arise_from arises_from around_the balance_between barriers_to be_attributed be_overstated become_increasingly
    been_criticized benefits_of between_these biases_and both_sides but_also but_is but_rather by_considering
    by_emphasizing by_examining by_recognizing calls_for can_enhance can_gain can_lead can_potentially
    can_provide can_reduce capacity_for central_to challenges_and challenges_in challenges_of challenges_that
    challenges_to choices_and collaborating_with commitment_to companies_can complex_and complexity_of
    conclusion_the conclusion_while connect_with consistency_and consumer_preferences continue_to contrast_the
    costs_and critics_argue critique_of crucial_for crucial_role crucial_to decision_making decisions_that
    deeper_understanding demands_of desire_for develop_a distinction_between diversity_of dynamics_and
    economic_growth economy_and education_and efficiency_and emerge_from emerged_as emerged_in emphasis_on
    energy_and environmental_and equality_and especially_for essay_aims establishing_a evaluating_the
    evidence_and evidence_that examine_how exchange_for expansion_of experiences_and experiences_in exposure_to
    factors_including factors_like favor_of firms_to for_both for_growth for_these for_understanding found_that
    foundation_for framework_for gain_a gain_insight gender_roles governance_and growth_and has_also has_had
    has_significant have_their he_argues heavily_on highlighted_the highlighting_the highlights_the how_these
    however_there human_existence ideals_and ideas_and identity_and impact_on impacts_of implementing_a
    in_conclusion in_contrast in_determining in_exchange in_favor in_practice in_shaping in_summary inclusive_and
    individuals_may infrastructure_and innovation_and insight_into insights_into instrumental_in interactions_and
    interplay_between into_how into_their investments_in is_crucial it_difficult it_provides key_factors known_as
    laid_the leaders_and leading_to levels_and like_the limitations_of loss_of marked_a marked_by market_share
    markets_and may_have may_not may_provide more_comprehensive more_equitable much_of needs_and
    new_opportunities not_just notion_of notions_of of_cultural of_government of_these on_both open_and open_to
    our_understanding over_their over_time overall_the overall_while perspectives_and played_a point_in
    policies_that portrayal_of power_dynamics power_of preferences_and processes_and productivity_and
    profound_impact promote_a properties_of proponents_of provide_a provides_a rather_than recognize_the
    recognizes_that recognizes_the recognizing_and refers_to relationships_and rely_on relying_on represented_a
    research_and resources_and rise_of rise_to risks_and role_in role_of roles_and root_causes satisfaction_and
    sense_of serves_as several_factors several_key shape_the shaped_by shaped_the significant_challenges
    significantly_impact so_they solely_on some_argue sought_to sources_and spirit_of steps_to strengthen_the
    strike_a struggle_to suggests_that summary_the summary_while support_for surrounding_the sustainability_and
    tailored_to tap_into techniques_and tend_to that_align that_could that_focus that_shape that_shaped
    that_these the_adoption the_benefits the_broader the_complex the_complexity the_debate the_demands the_early
    the_immense the_inherent the_key the_limitations the_notion the_potential the_realm the_rise the_role
    the_specific their_ability their_impact their_own their_unique there_are these_challenges these_factors
    these_limitations they_also this_allows this_can this_could this_essay this_helps this_includes this_view
    through_his through_their tied_to time_and to_account to_adapt to_address to_capture to_challenge to_consider
    to_economic to_effectively to_fully to_gain to_higher to_maximize to_meet to_optimize to_shape to_strike
    trade_and transparency_and trust_in understanding_and understanding_of understanding_the us_to
    valuable_insights values_and view_that way_for we_can while_maintaining while_some while_this will_explore
    will_likely with_many with_more within_their
  `),
  people: wordList(`
    a_certain a_different a_good a_high a_lot a_man a_matter a_new a_number a_part a_particular a_patient
    a_person a_result about_the according_to addition_the affect_the affects_the after_the age_of all_people
    all_the all_these allowed_to although_the among_the amount_of an_essential an_example an_individual and_in
    and_is and_it and_its and_therefore and_this and_will apart_from are_the as_a as_it as_possible as_such
    as_the associated_with at_least at_the attention_to aware_of basis_of be_a be_able be_noted be_the because_it
    because_of because_the because_they before_the being_a believe_that by_the can_be case_of case_the caused_by
    chance_to comes_to concerning_the concluded_that connected_with critical_to deal_with defined_as depending_on
    describe_the describes_the despite_the do_not does_not due_to during_the each_of each_other easy_to effect_of
    effect_on end_of et_al even_though example_of examples_of fact_that first_of for_a for_an for_it for_people
    for_the for_them for_this forced_to from_one from_the hand_the has_a has_to he_is health_care help_of
    hence_the i_believe i_have i_would if_the if_they impossible_to in_addition in_case in_comparison in_every
    in_general in_modern in_most in_my in_order in_other in_relation in_such in_the in_this in_turn inability_to
    include_the included_in information_and information_on instead_of is_a is_also is_an is_based is_considered
    is_impossible is_in is_likely is_more is_necessary is_no is_not is_one is_possible is_required is_the is_to
    is_used is_why issue_of it_and it_can it_is it_means it_should it_to it_was it_will it_would level_of life_of
    live_in lot_of majority_of makes_it makes_the managed_to many_people me_to means_that members_of might_be
    modern_world more_than moreover_the most_important most_of much_more n_d necessary_to no_longer not_have
    not_to note_that noted_that number_of of_a of_all of_information of_its of_many of_my of_patients of_people
    of_such of_the of_them of_this of_using of_view of_which of_work on_the one_can one_of order_to other_hand
    other_people other_words part_of people_and people_are people_have people_in people_of people_to people_who
    people_with person_who point_of possible_to problem_of process_of purpose_of reaction_to reason_for
    reasons_for regarded_as related_to relation_to result_of same_time say_that should_be since_it since_the
    since_they so_that specifically_the state_of state_that such_a suffer_from thanks_to that_a that_he that_in
    that_is that_it that_people that_the that_there that_they that_this that_will the_above the_age the_analysis
    the_article the_author the_authors the_basis the_beginning the_best the_book the_business the_case
    the_central the_changes the_company the_contrary the_country the_current the_data the_differences the_disease
    the_end the_fact the_first the_following the_former the_future the_government the_group the_help the_high
    the_information the_issue the_last the_latter the_level the_life the_main the_modern the_moment the_more
    the_most the_name the_necessity the_new the_next the_number the_only the_other the_outcome the_pandemic
    the_paper the_patient the_patients the_people the_person the_population the_previous the_problem the_process
    the_purpose the_quality the_research the_risks the_same the_second the_situation the_state the_subject
    the_topic the_two the_use the_whole the_work them_and them_is there_is therefore_the they_are they_will
    this_case this_fact this_is this_paper this_regard this_work thus_it thus_the time_to to_another to_avoid
    to_be to_change to_do to_each to_get to_help to_implement to_improve to_live to_make to_see to_show to_take
    to_the to_them to_use to_work type_of use_of use_the used_for used_in want_to was_the way_of way_the what_is
    when_it when_the when_they where_the which_has which_is which_means which_the which_was who_has who_is
    why_the will_be will_have will_help will_not with_the would_be
  `),
};
