import { wordList } from '@palimpsest/kernel/text';

/** The words of stories that people and models choose differently. Written by bench/calibrate-ai-likeness.mjs. */
export const STORY_WORDS = {
  models: wordList(`
    abandoned abilities ability advanced adventure adventures ages allowing an ancient anew anguish anticipation
    approached arrived assistant awaited balance beauty became become began begun behind below beyond bizarre
    blinked breath built bustling by caught cautiously celestial centuries challenges chaos city civilization
    clarity clues clutching colors comforting community compassion comprehend confusion connection connections
    consumed continued core could creaked creatures crept crumbled curiosity curious danger dangerous dared
    darkness day days decades deep deeper deepest demise descended designed despair destruction determination
    determined dimly dipped disbelief discovered distant dreams dust dusty each eagerly echoed echoing eerie
    elaborate embraced embracing emerge emerged encounter encountered endured enveloped era erupted escape etched
    eternal evening evil excitement existence experiment explanation explored exploring extended extraordinary
    faced faded faith familiar fate fateful fear feared feeling felt fierce figures filled filling final finally
    fleeting flicker flickered flickering footsteps forest forever forgotten found freedom froze fulfilled future
    gain gained gasped gathered gazed generations gently gift gifts glanced gleaming glided glimmer glimpse glow
    grace grand grasp grasped grateful gratitude grew grief gripped guide guided guiding harmony haunted haunting
    heart hearts heavy held hesitated hidden hope hoping horizon human humanity humanity's identity imagination
    immense importance increasingly inspiration intensified into iron its journey joy justice kindness kingdom
    knew knowledge laughter lay leaders learning leaving led legacy legend lesson life life's light lingered
    listened lit lived lives longing loomed loss lush magical massive memories memory mercy mere mind minds mix
    moment moments moonlight mortal mysteries mysterious named nature new newfound night nights nodded observing
    offered old ominous opportunity ordinary others over panic park passed path paths peace peculiar peeked
    portal possibilities pounded pounding poured power presence price profound progress provide purpose quest
    raced radiant realization realized realizing realm relief remain remained remaining reminder resolve
    resources responsibility returned revealing revelation rose rushed sank sea secret secrets seeking seemed
    sense settled shadows share shared sharing shock shone shook sight silence silent sinister skills slowly
    small smiled softly solace sorrow soul souls spark spent spirit spoke spread spun stammered stars startled
    steady stepped stood strange streamed streets strength strode struck struggled stumbled stunned sun sunlight
    surge swelled symbols systems tales technology testament their through tightly together transformation
    transformed trapped traveled trembling triumph truth turned twisted unaware uncertain understanding
    understood unfamiliar unfolded unique unknown unseen unsettling upon using vanished vast ventured vibrant
    village vowed walked walls warehouse warmth waved weight welled were whispered wisdom within witnessed woods
    world world's years yet
  `),
  people: wordList(`
    able about actually all allow almost already alright am amazing answer answered anymore anything anyway
    apparently appear are ask asleep attempt baby back bad bag barely be beating beautiful because before begin
    begins being believe best better big bit blade blood body boss bottle boy brain break call calm can can't car
    care case comes coming cool country cracked cry crying cut dad daughter dead deal definitely desk did didn't
    die died difficult digging do does dog doing don't done drink drive drop dropped ear earlier eat eating
    either else enough enter even ever everyone exactly except expect face fact fall feel feels feet figured fine
    finger finish finished five foot four front fun get gets getting girls give glad go goes going gonna good got
    great green grey ground guess gun guy guys hair half handle happen happened happens happy hard harder has
    hasn't hate have haven't having he'd he's head hear heard hell here hey hit holding how i'd i'll i'm i've ice
    if imagine is job just keep kid kids kill killed killing knees know knows large later laugh least leave less
    let let's like liked lips listen literally little look looked looking looks lose lot lucky main make makes
    man many maybe me mean means men middle millions minutes miss mom money more mother mouth much my name near
    neck need nice no nobody nor nose not nothing notice number off office okay one only or our paper part pass
    people phone pick picked picture piece pocket point poor pretty probably problem pull pulled put question
    quickly quite read realize really recently red remember responded rest right run running sad same say saying
    says scared screaming seat second seconds see seems seen serious seriously seven several she's shot should
    shoulder show showed shut side sign since sir sit sitting six size sleep smiling so some somehow someone
    something sometimes somewhere son sorry sort sound speaking spend starting stick still stop stopped stuff
    stupid suppose sure take takes talk talking teeth tell telling ten text than that's then there's thing things
    think thinking though thought three times told tomorrow tone too top towards tried try turns type uh until up
    us used usually wait walk wall want wanted wasn't watch water we weak well wet what whatever when which whole
    why wife will won't wonderful wore worse wouldn't wrist writing wrong yeah year yellow yes you your
  `),
};
