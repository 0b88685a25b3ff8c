import { wordList } from '@palimpsest/kernel/text';

/** The words of essays that people and models choose differently. Written by bench/calibrate-ai-likeness.mjs. */
export const ESSAY_WORDS = {
  models: wordList(`
    ability access across actors acts adapt adapting address adequately adjustments adoption advance advancements
    advocated agriculture align allocation allowing alone also ambitious argue argued argues arguments arise
    around articulate attachment autonomy balance balancing barriers behaviors beliefs benefited benefits between
    beyond biases biological broader build by campaigns capital capture careful carefully chains challenge
    challenged challenges challenging choices cognitive commerce compelling complementary complex complexity
    compliance comprehensive conclusion connectivity consider considerations consistency constrained constraints
    construct contexts continued contrast contributions costs counter courage criticized critics critique crucial
    cues culturally debate demands democratic demonstrated demonstrating determining differing dimensions
    directly discourse disproportionate disproportionately disrupted diversity divisions domestic dominant
    dominate dominated drive driving dynamics early economic economies economy educating efforts embracing emerge
    emerged emphasis emphasizing empower enabling enduring energy environments equality equitable essay
    evaluating evolve evolved evolving examine examining exchange expand expanding expansion expectations
    experiences experimental explore exploring exposure face faced faces facilitating facing factors fair favor
    fixed flexibility flexible forces forward foster fostering fueled further gain gained gather generating
    govern governance governments greater growth guidance heavily higher highlight highlighting highlights
    historical holistic however ideals identities identity immense impact impacting impacts imperfect
    implementing implications in incentives inclusive incorporate incorporates increased increasingly
    independence individuality industries influence influential infrastructure innovation innovations inquiry
    insights integrated integration interactions interests interplay into intuition investment investments key
    landscape leading legacy legitimacy legitimate leverage leveraging like limitations limited linear loss
    maintaining manipulation marginalized marked market markets maximize maximizing may meaningful measuring
    mechanical mechanisms merchants mixed models more motivated motivations multifaceted narrow navigate
    navigating networks notion notions nuanced objectivity often ongoing open optimize options or our over
    overall overly oversight overstated own ownership parental partnerships patriarchal periods persist
    perspectives pivotal play played policies policymakers politics portrayal pose posed potential potentially
    power powerful preferences pressures priorities prioritize profound progress promise promises proponents
    proposes provide provides providing radical rapid rapidly rather readily realities realm recognize recognizes
    recognizing reducing refers reflect reflecting reforms regulatory relied rely relying remain remarkable
    resistance resonated resource revolutionized rigorous rise role savings sell seminal sense separation serves
    shape shaped shapes shaping shared shortcomings significant societies solely sophisticated sought stimulate
    strategic strengthen strengthened strict strike strong stronger structures struggled subjectivity suggesting
    suggests summary superiority surrounding systematic systematically tailor tailored tap targets techniques
    tend tensions theories these thought-provoking thrive through tied trade traditional traditionally transcend
    transformative transparency truths ultimately uncertainty underlying undermine undermines undermining
    understanding unjust unrest values versus vibrant we weaknesses welfare while within workshops
  `),
  people: wordList(`
    able about above according activities addition affect affected after against age al all allow almost already
    although always among amount animals another answer answers any approximately are area article ask aspect
    aspects associated at attention attitude author authors average aware away background basis be because
    becoming before beginning being believe below beneficial best big book bring business called care case cases
    cause caused center chance change changed check choose chosen clients clinical commit commonly company
    comparison concerning concluded condition conduct conducted connected considerable considered consists
    contribution country couple creates critical current currently d dangerous data day decide depending describe
    described describes description despite detail deterioration determines did different discussed discussion
    diseases disorders do does done drugs due each easy effect eliminate employees end entire essential et every
    everyone everything example excellent explains facility fact factor features feel feelings female fields
    fight find first five following form former friends future general generally get getting given goal good got
    great group grow guarantee had hard harmful having health help hence her him himself home hospital i
    identified if image images implies impossible inability included includes indeed indicate indicated indicates
    information initially interesting involved is issue it know last later latter least level life lifestyle list
    literature live longer look lot love main mainly majority makes man managed manager many matter me means
    meanwhile medical members mentioned method might million mistakes modern money moreover most mostly move my n
    name namely necessary necessity negative never nevertheless news next no not notably note noted notes number
    obtain obtained obtaining occur offered official one one's ones online only opinion organization organized
    other out p pandemic paper part particular patient patients pay paying people perform person persons
    phenomenon picture piece place plants point population position positive possible presented previous problem
    problems procedure process professional put quick quite ready realize reason reasons receives recommended
    regard regarded related relation relatively report researchers result reviewed same section see selling
    serious service severe she should side similar since situation six solution solve something source special
    staff start started state stated statement states statistics step stop stress such suffer suggested sure take
    taken taking team ten thanks them therefore things though three thus topic try turn two type under use used
    usually variety various via want wants was way what when which who whose why will woman words work workers
    working world worth would written wrong year years you young your
  `),
};
