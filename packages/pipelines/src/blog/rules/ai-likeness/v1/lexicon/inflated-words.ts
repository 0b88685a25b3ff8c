import { lexicon } from '../inflect.ts';

/** Words that make a plain statement sound weighty. Each has a plainer neighbour: crucial -> needed, foster -> help. */
export const INFLATED_WORDS = lexicon({
  verbs: `delve foster leverage navigate underscore showcase harness elevate empower enhance facilitate optimize
    maximize prioritize encompass exemplify embody embrace emphasize highlight illuminate elucidate underpin bolster
    cultivate mitigate streamline revolutionize transcend resonate unlock unleash unveil unravel spearhead amplify
    garner hinder necessitate perpetuate propel reshape redefine safeguard strengthen thrive flourish utilize
    align shape evolve strive contribute acknowledge`,
  nouns: `landscape realm tapestry testament insight complexity intricacy nuance implication synergy paradigm interplay
    underpinning cornerstone catalyst endeavor advancement trajectory ecosystem perspective dynamic milestone
    framework pursuit significance resilience sustainability inclusivity authenticity empathy collaboration
    effectiveness well-being wellbeing adaptability implementation integration exploration myriad plethora limitation
    consideration mechanism advocacy equity accountability societal`,
  words: `crucial pivotal vital essential comprehensive robust seamless seamlessly profound profoundly intricate
    multifaceted nuanced invaluable indispensable unparalleled unprecedented transformative groundbreaking
    cutting-edge innovative holistic dynamic vibrant compelling meticulous meticulously notable notably remarkable
    remarkably inherent inherently fundamental fundamentally paramount overarching far-reaching ever-evolving
    ever-changing fast-paced game-changing thought-provoking deeply-rooted diverse meaningful tailored immense vast
    undeniable undeniably ultimately increasingly significantly effectively actively continuous ongoing
    potential potentially overall complex significant broader deeper greater enduring lasting valuable
    influential rapidly detrimental inclusive sustainable strategic societal systemic holistically timeless`,
});
