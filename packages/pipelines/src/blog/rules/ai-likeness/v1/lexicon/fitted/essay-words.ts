import { wordList } from '@palimpsest/kernel/text';

/** The words of essays that people and models choose differently. Written by bench/calibrate-ai-likeness.mjs. */
export const ESSAY_WORDS = {
  models: wordList(`
    ability access acknowledging across actors acts adapt adapting address adequately adjust adjustments adoption
    advance advancements agricultural agriculture align allocation allowing alone also alternative ambitious
    amounts argue argued argues arguments arise around autonomy balance balanced barriers behaviors beliefs
    benefits between beyond biases biological borders broader build campaigns capital capture careful carefully
    challenge challenged challenges challenging choices clarity cognitive commerce compelling complex
    complexities complexity comprehensive concentration confidence consider considerations consistency
    constraints consumer contexts continued continuity contrast contrasting contributions controls costs create
    credibility criticized critics critique crucial cultural culturally debate debates demands democratic
    demonstrated demonstrating determine determining directly discourse disproportionately disrupted distinct
    diversity divisions domestic dominant drive driving dynamics early economic economies economy educating
    efforts embracing emerge emerged emerging emphasis emphasizing employ employs empower enabling energy
    environments equality equitable era essay evaluating evolve evolved evolving examine examining exchange
    expand expanded expanding expansion expectations experiences explore exploring exposure extends face faced
    faces facilitating facing factors failures fair fairness far-reaching favor fixed flexibility flexible forces
    forward foster fostering framework fueled further gain gained gather generating governance governments
    greater growth guidance heavily higher highlight highlighting highlights historical holistic however ideals
    identities identity immense impact impacting impacts implementing implications imposed incentives inclusive
    incorporate incorporates increased increasingly independence industries influence influential infrastructure
    inherent innovation innovations input insight insights inspire instrumental integrated integration
    interactions interests interplay into investment investments isolated justify key landscape lasting leading
    legacy leverage leveraging like limitations limited linear loss maintaining marginalized marked market
    markets maximize may meaningful mechanisms mixed models more motivated motivations multifaceted narrow
    navigate navigating networks norms notion notions nuanced often ongoing open optimize options or our over
    overall overly own ownership partnerships periods perspectives pivotal play played policies policy
    policymakers politics portrayal pose poses potential potentially power powerful preferences pressures
    priorities prioritize processes profound progress promise proponents proposes prosperity provide provides
    providing radical raise rapid rapidly rates rather realm recognize recognizes recognizing reducing refers
    reflect reflecting reforms regulatory relative relied relies rely relying remain remarkable represents
    resistance resource revolutionized rigid rigorous rise risks robust role savings seminal sense serves shape
    shaped shapes shaping shared significant societies solely sought stability strategic strengthen strict strike
    strong stronger structures studying substance suggesting suggests summary surrounding susceptible systematic
    systematically systemic systems tailored tap targets techniques tend tensions theories theory these thrive
    through tied today's trade traditional traditionally transformative transparency transparent truths
    ultimately uncertainty underlying undermine undermining understanding unrest useful values versus we
    weaknesses welfare while within
  `),
  people: wordList(`
    able about above according activities acute addition affect affected after against age al all allow almost
    already although always among amount animals another answer any approximately are area article ask aspect
    aspects associated at attention attitude author authors average avoid aware away background basis because
    becoming before beginning behavior being believe below beneficial best big book bring business buy called
    care case cases cause caused center chance change changed check choose chosen clients clinical commit
    commonly company comparison concerning concluded condition conduct conducted connected considerable
    considered consists contribution corporation country creates creation criteria critical current currently d
    dangerous data day decide depending describe described describes description despite detail deterioration
    determines did different discussed discussion diseases disorders do does done drugs due each earn easy effect
    eliminate employees end entire essential et every everyone everything example excellent explains fact factor
    features feel feelings female fields fight find first five following form former friends future general
    generally get getting given goal good great group grow guarantee had hard harmful having health help hence
    her him himself his home hospital i identification identified if illustrates image images implies impossible
    inability included includes indeed indicate indicates information initially interesting involved issue know
    last later latter least level life lifestyle list literature live longer look lot love main mainly majority
    makes man managed manager many matter me means meanwhile medical members mentioned method might million
    modern money moreover most mostly move my n name namely necessary necessity negative never nevertheless news
    next no not notably note noted now number obtain obtained obtaining occur offered official one one's ones
    online only opinion organization organized other out p pandemic paper part particular patient patients pay
    people perform person persons phenomenon picture piece place plants point population position positive
    possible prepared presented previous primary problem problems procedure process professional put quick quite
    realize reason reasons recommended regard regarded related relation relatively report reported researchers
    result same section see selling serious service severe she should side similar since situation six solution
    solve something source special staff start started state stated statement states statistics step stop stress
    such suffer suggested take taken taking team text them therefore things though three thus topic try turn two
    type under use used using usually variety various want wants was watching way what when which who whose why
    will woman words work workers working world worth would written wrong year years you young your
  `),
};
