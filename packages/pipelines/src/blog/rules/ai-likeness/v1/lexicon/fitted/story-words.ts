import { wordList } from '@palimpsest/kernel/text';

/** The words of stories that people and models choose differently. Written by bench/calibrate-ai-likeness.mjs. */
export const STORY_WORDS = {
  models: wordList(`
    a abandoned abilities ability advanced adventure adventures ages allowing an ancient anew anticipation
    approached arrived as assistant at awaited balance beauty became become began begun behind below beyond
    bizarre blinked breath built bustling but by caught cautiously celestial centuries chaos city civilization
    clarity clues clutching colors comforting community compassion comprehend confusion connection connections
    consumed continued core could creaked creatures crept crumbled curiosity curious danger dangerous dared
    darkness day days decades deep deeper deepest demise descended designed despair destruction determination
    determined dimly dipped disbelief discovered distant dreams dust dusty each eagerly echoed echoing eerie
    elaborate embraced embracing emerge emerged encounter encountered endured enveloped era erupted escape etched
    eternal evening evil excitement existence experiment explanation explored exploring extended extraordinary
    faced faded faith familiar fate fateful fear feared feeling felt fierce figures filled filling final finally
    fleeting flicker flickered flickering footsteps for forest forever forgotten found freedom froze fulfilled
    future gain gained gasped gathered gazed generations gently gift gifts gleaming glided glimmer glow grace
    grand grasp grasped grateful gratitude grew grief gripped guide guided guiding had harmony haunt haunted
    haunting heart hearts held hesitated hidden hope hoping horizon human humanity humanity's identity
    imagination immense in increasingly inspiration intensified into iron its journey joy justice kindness
    kingdom knew knowledge laughter lay leaders learning leaving led legacy legend lesson life light lingered
    listened lit lived lives longing loomed loss magical massive memories memory mercy mere mind minds mix moment
    moments moonlight mysteries mysterious named nature new newfound night nights nodded observing of offered old
    ominous opportunity ordinary others over panic passed path paths peace peculiar peeked portal possibilities
    pounded pounding poured power presence price profound progress provide purpose quest raced radiant
    realization realized realizing realm relief remain remained remaining reminder resolve resources
    responsibility returned revealing revelation rose rushed sank sea secret secrets seeking seemed sense settled
    shadows share shared sharing shock shone shook sight silence silent sinister skills slowly small smiled
    softly solace sorrow soul souls spent spirit spoke spread spun stammered stars startled steady stepped stood
    strange streamed streets strength strode struck struggled stumbled stunned sun sunlight surge swelled symbols
    systems tales technology testament their through tightly to together transformation transformed trapped
    traveled trembling triumph truth turned twisted unaware uncertain understanding understood unfamiliar
    unfolded unique unknown unseen unsettling upon using vanished vast ventured vibrant village vowed walls
    warehouse warmth was waved weight welled were whispered wisdom with within witnessed woods world world's
    years yet
  `),
  people: wordList(`
    able about actually ah all almost already alright am amazing answer answered anymore anything anyway
    apparently appears are ask asleep ass back bad badly bag barely be beautiful because before begins being
    besides best big bit blade blood body boss bottle boy brain burn call can can't car care case com comes
    coming country cracked cry crying cut dead deal definitely did didn't die died difficult do does dog doing
    don't done drinking drive drop dropped drunk ear earlier eat eating either else enough enter even ever
    everybody everyone exactly except expect face fact fall feel feels feet figured fine finger finish finished
    five foot four front fun get gets getting girls give glad go goes going gonna good got great green grey
    ground guess gun guy guys hair half handle hang happen happened happens happy hard harder has hasn't hate
    have haven't having he'd he's head hear heard hell here hey hit hits holding honey how i i'd i'll i'm i've
    ice if imagine is job just keep kid kids kill killed killing knees know knows lady large later laugh least
    leave less let let's like liked listen literally little look looked looking looks lose lot main make makes
    man maybe me mean means men mention middle millions minutes miss mom money mother mouth much mumbled my near
    neck need nice no nobody nor nose not nothing notice number off office ok okay one only or otherwise our
    paper part pass people phone pick picked picture piece pistol plate pocket point poor pretend pretty probably
    problem pull pulled punch put quickly quite reaches read really record remember rest right run running sad
    sake same say saying says scared screaming seat second see seems seen serious seriously seven several she's
    shot should shoulder showed side sign similar since sir sitting six size sleep smiling so some somebody
    someone something sometimes somewhere son sorry sort sound speaking spend starting starts stick still stop
    stopped stuff stupid suicide suppose sure swear take takes talk talking teeth tell telling ten text than
    that's then there's they'll thing things think thinking though thought three times told tone too top towards
    tried try turns type uh underneath uniform until up us used usually wait walk wall want wanted wants wasn't
    watch water we well what whatever when which whole why wife will won't wonderful wore worse wouldn't wrist
    writing wrong yeah yellow yes you your
  `),
};
