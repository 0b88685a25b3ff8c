import { lexicon } from '../inflect.ts';

/** Words of feeling and grandeur that stand in for a seen detail. */
export const LOFTY_WORDS = lexicon({
  verbs: `embark yearn venture linger unfold beckon whisper echo gaze marvel cherish ignite kindle envelop engulf shatter
    flicker shimmer glimmer gleam awaken haunt consume transform embrace emerge vanish dance weave etch vow discover
    confront possess descend erupt ripple surge swell pierce fade stumble transcend unravel unveil intertwine await
    encounter witness comprehend conquer loom grip blink
    materialize dissolve crumble tower stretch drift soar hover cling tremble ponder contemplate reminisce endure
    summon unleash behold traverse roam wander retreat flee surrender vanquish banish betray forgive mourn grieve
    rejoice savor adorn illuminate radiate pulse throb rumble crackle hiss howl`,
  nouns: `solace journey determination darkness curiosity compassion wisdom shadow heart soul spirit destiny fate realm
    anticipation resilience courage gratitude kindness despair chaos essence abyss void depth tapestry testament beacon
    glimmer legacy quest bond harmony unity redemption sorrow longing humanity existence dread terror disbelief
    realization revelation trepidation purpose mystery secret wonder awe serenity tranquility turmoil solitude bravery
    sanctuary silence memory dream passion echo veil embrace whisper laughter joy hope connection strength reminder
    presence adventure possibility civilization weight path destination transformation farewell demise reality
    triumph burden heartbeat melody symphony kaleidoscope gift future world universe
    beauty truth peace excitement confusion fear destruction grief expanse unease resolve remnant generation mercy
    madness delight comfort promise glimpse ache chill evil loss moment
    wrath fury vengeance agony anguish misery glory sacrifice salvation doom ember twilight prophecy aura warmth
    stillness emptiness innocence illusion instinct eternity scent aroma rhythm horizon`,
  words: `newfound unwavering fateful ancient extraordinary mysterious eerie ethereal eternal forever amidst amid upon
    countless endless boundless relentless relentlessly unimaginable unseen unknown forgotten hidden sinister ominous
    haunting peculiar strange enigmatic mystical magical radiant vibrant bustling nestled trembling shattered
    bittersweet delicate tender fragile profound deepest darkest infinite immense vast distant once-vibrant
    long-forgotten otherworldly surreal desperate desperately cautiously eagerly silently gently softly slowly
    tightly stunned intrigued determined renewed soothing crimson golden dimly renowned transfixed weathered
    within beneath beyond together emotions dreams flickering steady grand mere
    ordinary unexpected unaware abandoned trapped towering serene untold malevolent glistening lush crumbling frail
    ragged grim lone bizarre anew uncertain grateful filled remained sought revealing reminding leaving
    billowing swirling looming sprawling winding twisting gnarled tattered tarnished faded pale crisp gentle fierce
    brilliant dazzling luminous shimmering sparkling glittering azure emerald silver velvet ashen hollow barren desolate
    bleak somber solemn stern stoic noble mighty humble innocent wicked cruel merciless ruthless savage fearsome
    terrifying horrifying chilling deafening piercing thunderous muffled hushed sudden suddenly swift swiftly
    quietly carefully gingerly nervously anxiously solemnly gravely grimly wearily fondly warmly firmly faintly
    utterly forevermore nevermore alas forth onward afar aglow aflame adrift alone lonely weary restless
    breathless speechless helpless hopeless fearless timid eager curious wary puzzled bewildered confused overwhelmed
    overjoyed relieved horrified terrified fearful joyful peaceful sacred holy divine immortal mortal mythical legendary
    enchanted cursed doomed destined chosen fallen broken lost withered crumpled wrinkled intricate ornate lavish
    peering glinting cascading engulfed shrouded bathed adorned entranced mesmerized captivated enthralled beloved
    dear wondrous miraculous majestic magnificent splendid cosmic celestial heavens`,
});
