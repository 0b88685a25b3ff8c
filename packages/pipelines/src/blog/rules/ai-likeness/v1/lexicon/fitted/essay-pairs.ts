import { wordList } from '@palimpsest/kernel/text';

/** The pairs of essays that people and models choose differently. Written by bench/calibrate-ai-likeness.mjs. */
export const ESSAY_PAIRS = {
  models: wordList(`
    a_balance a_broader a_combination a_competitive a_complex a_comprehensive a_crucial a_deeper a_higher
    a_holistic a_key a_more a_pivotal a_powerful a_profound a_second a_sense a_society a_third ability_to
    access_to account_for adapt_to address_these addressing_these adoption_of advancements_in aimed_to align_with
    allowed_for allowing_for also_have analysis_and and_behaviors and_benefits and_challenges and_collaboration
    and_communities and_cultural and_culture and_customer and_development and_economic and_education and_ensuring
    and_experiences and_gain and_growth and_human and_implementing and_improving and_increase and_influence
    and_limited and_maintain and_market and_moral and_new and_opportunities and_performance and_policies
    and_policy and_power and_practices and_promoting and_reduced and_relationships and_resources and_shared
    and_social and_support and_technology and_ultimately approach_that are_crucial are_often are_several are_two
    argue_that argued_that arise_from arises_from around_the attributed_to balance_between barriers_to
    become_more belief_that benefits_of beyond_the biases_and both_sides but_also but_rather by_analyzing
    by_examining by_implementing by_understanding can_create can_enhance can_gain can_lead can_make can_provide
    capacity_for challenges_and challenges_in challenges_of challenges_that challenges_to commitment_to
    communities_and companies_can companies_to complex_and complexity_of comprehensive_understanding
    conclusion_the conclusion_while continue_to costs_and critics_argue crucial_for crucial_role crucial_to
    decision_making deeper_understanding demands_of desire_for develop_a distinction_between diversity_of
    dynamics_and dynamics_of economic_growth economy_and education_and efficiency_and emerged_as emphasis_on
    energy_and equality_and especially_for essay_aims evaluating_the evidence_that expansion_of experiences_and
    exposure_to faced_by factors_like factors_that favor_of for_both for_centuries for_growth for_these
    for_understanding fostering_a found_that foundation_for framework_for gain_a growth_and has_also has_had
    have_also heavily_on her_own highlighted_the highlighting_the highlights_the history_and however_there
    ideas_and identity_and impact_on impacts_of impacts_on implications_for implications_of in_addressing
    in_conclusion in_contrast in_determining in_favor in_human in_our in_practice in_recent in_shaping in_some
    in_summary in_understanding in_ways individuals_can innovation_and insight_into insights_into instrumental_in
    interests_of interplay_between into_their investment_in is_crucial it_difficult it_provides its_impact
    justice_and key_factors known_as law_and leaders_and leading_to like_the limitations_of long_run loss_of
    maintaining_a may_face may_have may_not much_of navigate_the needed_to needs_and not_fully not_just notion_of
    of_cultural of_economic of_goods of_new of_our of_political of_these offers_a on_an on_both open_and
    opportunities_and other_factors over_time overall_the perspectives_and perspectives_on pivotal_role play_a
    played_a point_in policies_and policies_that portrayal_of potential_for potential_to power_of processes_and
    production_and productivity_and profound_impact programs_and proposes_that provide_a provided_a provides_a
    providing_a public_opinion quality_and rates_and rather_than realm_of recent_years recognize_the refers_to
    relationships_and relative_to rely_on relying_on research_and resources_and rise_of rise_to risks_and role_in
    role_of roles_and satisfaction_and sense_of serves_as several_factors several_key shape_the shaped_by
    shaped_the significant_challenges significant_impact significantly_impact so_they social_and solely_on
    some_argue sought_to strategies_and strengthen_the struggle_to studies_have suggests_that summary_the
    support_for surrounding_the susceptible_to tailored_to technological_advancements tend_to that_can that_could
    that_individuals that_shape that_these that_we the_benefits the_broader the_complex the_complexities
    the_complexity the_early the_face the_impact the_implications the_key the_limitations the_notion
    the_potential the_principle the_rise the_role the_specific their_ability their_own their_unique theory_of
    there_are these_challenges these_factors they_also they_need this_allows this_can this_could this_essay
    this_includes this_view through_their tied_to time_and to_adapt to_address to_capture to_challenge
    to_consider to_determine to_effectively to_expand to_fully to_gain to_incorporate to_match to_maximize
    to_meet to_optimize to_recognize to_shape to_strengthen to_these trade_and transparency_and trust_and
    trust_in undermining_the understanding_and understanding_of understanding_the upon_the us_to
    valuable_insights values_and view_that way_for ways_that we_can we_will wealth_and which_can while_also
    while_some while_this will_explore with_many with_more within_their
  `),
  people: wordList(`
    a_certain a_different a_good a_group a_high a_lot a_man a_new a_number a_part a_particular a_person a_result
    able_to about_the according_to addition_the affect_the affects_the after_the age_of all_the all_these
    allowed_to although_the among_the amount_of an_essential an_example an_individual and_in and_is and_it
    and_its and_their and_therefore and_this and_will apart_from are_not are_the as_a as_it as_such as_the
    associated_with at_least at_the attention_to aware_of basis_of be_a be_able be_the because_it because_of
    because_the because_they before_the being_a believe_that by_the can_be case_of case_the cases_of caused_by
    chance_to comes_to concerning_the concluded_that connected_with considered_to consists_of critical_to
    depending_on describes_the despite_the do_not does_not due_to during_the each_of each_other easy_to effect_of
    end_of et_al even_though example_of examples_of fact_that first_of for_a for_an for_people for_the for_them
    for_this forced_to from_one from_the future_of hand_the has_a he_is health_care help_of human_beings i_am
    i_believe i_have i_would identify_the if_the if_they implies_that important_to impossible_to in_addition
    in_case in_every in_general in_modern in_most in_my in_order in_other in_relation in_such in_this in_turn
    inability_to include_the information_and information_on instead_of is_a is_also is_an is_based is_considered
    is_impossible is_in is_likely is_more is_necessary is_no is_not is_one is_possible is_required is_the is_to
    is_used is_why issue_of it_and it_can it_is it_means it_seems it_should it_to it_was it_will it_would
    level_of life_of live_in majority_of makes_it many_people me_to means_that members_of might_be modern_world
    more_than moreover_the most_important most_of much_more n_d necessary_to no_longer not_have not_to note_that
    noted_that number_of of_a of_all of_information of_its of_my of_one of_patients of_people of_such of_them
    of_this of_using of_view of_which of_work on_the one_can one_of order_to other_hand other_people other_words
    part_of people_and people_are people_from people_have people_in people_of people_to people_who people_with
    point_of possible_to problem_of process_of purpose_of reason_for reasons_for related_to relation_to result_of
    results_of same_time say_that she_is should_be since_it since_the since_they so_that source_of
    specifically_the state_of states_that such_a that_a that_he that_i that_in that_is that_it that_people
    that_the that_there that_they that_this that_will the_above the_age the_analysis the_article the_author
    the_authors the_basis the_beginning the_best the_book the_business the_case the_central the_changes
    the_company the_country the_critical the_current the_data the_disease the_end the_existing the_fact the_first
    the_following the_former the_future the_government the_help the_high the_history the_information the_issue
    the_last the_latter the_level the_main the_major the_majority the_modern the_moment the_more the_most
    the_necessity the_new the_next the_number the_one the_only the_organization the_other the_outcome
    the_pandemic the_patient the_people the_person the_population the_previous the_problem the_process
    the_purpose the_quality the_research the_researchers the_risks the_same the_second the_situation the_state
    the_subject the_topic the_two the_us the_use the_ways the_whole the_work the_world them_and there_is
    therefore_the they_are they_will this_case this_fact this_is this_paper this_regard this_work thus_it
    thus_the time_the time_to to_all to_another to_avoid to_be to_change to_do to_each to_get to_help
    to_implement to_improve to_learn to_live to_make to_reduce to_see to_show to_take to_the to_them to_use
    to_work type_of use_of use_the used_for used_in want_to was_the way_of what_is when_a when_it when_the
    when_they where_the which_is which_means which_the which_was who_is why_the will_be will_have will_help
    will_not with_the would_be
  `),
};
