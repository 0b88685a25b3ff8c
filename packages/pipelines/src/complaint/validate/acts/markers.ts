/**
 * How people of a home ask something of each other, set a limit, or say that something weighs on them. Folded; a blank
 * stands for one to three. Wide on purpose: a marker that is missing would refuse a good message.
 */
export interface ActWords {
  /** A plain request, as angry people make it too: a message that has one asks for something. */
  readonly ask: string;
  /** Any wording by which a rewritten message can carry an ask, a limit, a wish, a worry or a question. */
  readonly act: string;
  /** The sender speaks of themselves. */
  readonly self: string;
}

export const ACT_WORDS: ReadonlyMap<string, ActWords> = new Map([
  [
    'en',
    {
      ask: `(?:could|can|would|will) (?:you|u|we|ya)|please|pls|plz|stop [a-z]{2,}ing|stop (?:it|that|this)|(?:do not|don't|dont|never) [a-z]{3,}|i (?:want|need|would like|'d like|ask|am asking) (?:you|u)|i'd (?:like|love|appreciate|prefer)|(?:turn|keep|clean|wash|take|put|give|leave|ask|let|pick|bring|move|shut|close|lock|tell|pay|return|knock|respect|be) (?:it|that|this|the|your|my|me|up|down|out|off|quiet|away|us|before)`,
      self: `(?:i|me|my|mine|i'm|i've|i'd|i'll|im|ive)(?![\\p{L}])`,
      act: `(?:could|can|would|will|may|might|should) (?:you|we|i|us)|please|(?:stop|avoid|pause|skip|keep|leave|let|ask|give|turn|clean|knock|return|check|talk|wait|use|take|bring|share|respect|lower|tell|try|put|wash|pick|close|wipe|empty|help|make sure|be) [a-z']{2,}|(?:i|we)(?:'d| would)? (?:like|love|appreciate|prefer|hope|wish|need|want|ask|feel|felt|find|found|notice|noticed|think|was|am|have been|worry|struggle|wonder|know|understand|realise|realize|miss|care|rely|value|keep|can't|cannot|don't|do not|didn't|couldn't)|i'm|i've been|we're|it (?:would|'d|bothers|bothered|upsets|hurts|helps|makes|made|is|has been|was|feels|felt|matters|can|means)|it's (?:hard|been|important|difficult|tough|not|a bit|getting|quite|really|making|become)|(?:let's|let us)|(?:would|is|was|are|were|do|did|does|what|how|why|when|who|where) (?:it|that|there|you|we|be|the|your|my|our|this|i|to)|thank|thanks|appreciate|grateful|sorry|mind|bothers?|bothering|uncomfortable|worried|upset|concern|hurts?|hoping|wish|help|maybe|perhaps|it would|that would|feel free|means a lot|not (?:okay|ok|comfortable|fine)|my (?:limit|boundary|space|room|things|stuff|sleep|work|privacy|food)|[a-z ]{2,40}[?]`,
    },
  ],
  [
    'es',
    {
      ask: `(?:puedes|podrias|podeis|podemos|podriamos|quieres|querrias|puede|pueden)|por favor|porfa|porfis|(?:deja|dejad|dejen|para|parad) de|basta|no (?:hagas|pongas|uses|toques|entres|dejes|traigas|cojas|comas|grites|vuelvas|fumes|dejeis|me)|(?:quiero|necesito|pido|te pido|me gustaria|agradeceria|espero|ojala) que|(?:limpia|lava|friega|baja|apaga|recoge|saca|devuelve|avisa|avisame|pregunta|respeta|cierra|llama|quita|pon|haz|pide|paga|dime|cuida|tira|callate)(?: |$|[.,!])`,
      self: `(?:yo|me|mi|mis|conmigo)(?![\\p{L}])`,
      act: `puedes|podrias|podriamos|podemos|podria|quisiera|querria|querrias|gustaria|agradeceria|agradezco|agradecer|por favor|porfa|gracias|necesito|necesitaria|necesitamos|prefiero|preferiria|quiero|pido|pedirte|espero|esperaba|ojala|siento|senti|sentido|me (?:cuesta|molesta|molesto|preocupa|gustaria|ayuda|ayudaria|duele|afecta|resulta|hace|vendria|incomoda|pone|siento|parece|importa|alegra|encantaria|despierta|quita)|nos (?:vendria|ayudaria|gustaria|cuesta|afecta)|(?:seria|estaria|es|ha sido|fue|era) (?:posible|genial|estupendo|mejor|bueno|buena|dificil|importante|de gran|un|muy|bien|duro|incomodo|complicado|necesario|util)|te importaria|te parece|que tal si|vamos a|hablemos|hablar|hablarlo|(?:que|como|por que|cuando|donde|quien) [a-z]{2,}|deja|dejar|evita|evitar|intenta|intentar|procura|avis[a-z]{1,5}|pregunt[a-z]{1,5}|limite|espacio|confianza|preocupad[oa]|incomod[oa]|mal|no (?:puedo|me|quiero|estoy|es)|cuento con|entiendo|se que|ayuda|tal vez|quizas?|perdona|disculpa|lo siento`,
    },
  ],
  [
    'fr',
    {
      ask: `(?:peux|pourrais|pouvez|pourriez|peut|pourrait|veux|voudrais|pouvons|pourrions)[- ](?:tu|vous|on|nous)|tu (?:peux|pourrais|veux bien|voudrais bien)|est[- ]ce que (?:tu|vous|on|nous)|s'il te pla[iî]t|s'il vous plait|stp|svp|(?:arrete|arretez|cesse|cessez)(?: |$|[.,!])|(?:ne|n') ?[a-z']{2,14} (?:pas|plus|jamais)|j'aimerais que|je (?:veux|voudrais|souhaite|demande|te demande) que|merci de|(?:nettoie|lave|range|baisse|sors|rends|demande|frappe|respecte|ferme|eteins|previens|laisse|dis|fais|mets|paie|paye|ramasse|vide|pense)(?: |-|$|[.,!])`,
      self: `(?:je|j'|me|m'|mon|ma|mes|moi)(?![\\p{L}])`,
      act: `peux[- ]tu|pourrais|pourriez|pourrait|pourrions|pouvons|peut[- ]on|on (?:peut|pourrait|devrait)|s'il te pla[iî]t|s'il vous plait|stp|svp|merci|remercie|j'aimerais|j'apprecierais|j'apprecie|j'ai besoin|j'aurais besoin|je (?:voudrais|souhaite|souhaiterais|prefere|prefererais|veux|demande|te demande|me sens|ressens|suis|trouve|pense|tiens|sais|comprends|n'arrive|ne|n'ai|n'aime|me demande|compte|serais|propose|me permets)|j'ai (?:du mal|ete|l'impression|remarque|besoin|parfois|un peu|constate|eu)|j'espere|j'avais|ca (?:me|m'|nous|serait|aiderait|fait|compte|m'aiderait|me ferait)|cela (?:me|m'|nous|serait|aiderait|compte|m'aiderait)|ce (?:serait|n'est|serais|qui)|c'est (?:difficile|important|dur|devenu|un|tres|parfois|un peu|genant|mieux)|est[- ]ce (?:que|qu'|possible)|serait[- ]il|(?:il )?(?:serait|est) possible|ca te (?:va|dirait|derangerait|gene)|(?:comment|pourquoi|quand|qu'est|que|qui|quoi|ou) [a-z]{2,}|evite|eviter|essaie|essayer|parler|en parler|discuter|laisse|laisser|demande|demander|prevenir|previens|limite|espace|confiance|inquiet|inquiete|mal a l'aise|besoin|aide|aider|peut-etre|desolee?|pardon|gene|fatigue|important|ensemble|trouver`,
    },
  ],
  [
    'de',
    {
      ask: `(?:kannst|konntest|konnten|konnen|wurdest|wurden|wirst|kann|konnt) (?:du|ihr|wir|sie|man)|(?:kannste|konntste)|bitte|bitten|(?:hor|hort|hore) (?:auf|bitte|endlich)|lass(?:t)? (?:das|es|mich|uns|die|deine|den)|(?:ich|wir) (?:mochte|will|wunsche mir|hatte gern|brauche|bitte|erwarte|wurde (?:mich freuen|gern))|(?:mach|mache|raum|raume|putz|putze|spul|stell|dreh|bring|gib|frag|frage|klopf|sag|zahl|nimm|hol|wasch|schliess|respektier|sei|seid|geh)(?: |$|[.,!])|nicht mehr|aufhoren`,
      self: `(?:ich|mir|mich|mein[a-z]{0,2})(?![\\p{L}])`,
      act: `konntest|konnten|kannst|konnen wir|kann ich|konnte|wurdest|wurde|wurden|ware|waren|hatte|hatten|mochte|mochten|bitte|bitten|danke|dankbar|freue|freuen|wunsche|wunschen|wunsch|brauche|brauchen|brauchst|hoffe|gern|gerne|lieber|fallt (?:es )?(?:mir|uns)|es (?:ist|war|fallt|wird|tut|stort|belastet|hilft|geht|macht|ware|hat|gibt|bedeutet)|(?:mir|mich|uns) (?:ist|war|stort|belastet|hilft|fallt|geht|tut|macht|ware|aufgefallen|wichtig|schwer|unwohl|liegt|bewusst|sehr)|(?:ich|wir) (?:fuhle|fuhlte|fuhlen|merke|merken|habe|haben|bin|sind|finde|kann|konnte|wollte|will|mache|schlafe|komme|verstehe|weiss|frage|denke|bitte|glaube|werde|muss|schaffe|mag)|(?:was|wie|warum|wann|wer|wo|weshalb|wieso|ob) [a-z]{2,}|lass uns|reden|sprechen|absprechen|besprechen|geht das|passt (?:es|das|dir)|in ordnung|moglich|vielleicht|grenze|freiraum|vertrauen|sorgen|unangenehm|unwohl|schwierig|wichtig|hilft|helfen|versuch[a-z]{0,3}|achte[a-z]{0,2}|achten|rucksicht|fragst|frag|vorher|bescheid|tut mir leid|entschuldig[a-z]{0,3}|nicht`,
    },
  ],
]);
