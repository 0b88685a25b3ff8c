import type { LanguageCode } from './languages.ts';

/**
 * How a message asks its reader for leave, owns up to something, warns or brings news: it complains of nothing, and the
 * words of complaints would turn it round. A blank stands for white space; each is matched as whole words in any case.
 */
export interface OtherActs {
  /** The sender asks to be allowed something: "may I borrow your drill", "is it ok if my sister stays". */
  readonly leave: string;
  /** The sender has done something and says so: "I broke your mug". */
  readonly sorry: string;
  /** Somebody comes, or something is there, done or mended. */
  readonly news: string;
  /** Something is not to be used, and what is wrong with it: both must be said. */
  readonly forbids: string;
  readonly fault: string;
}

export const OTHER_ACTS: Readonly<Record<LanguageCode, OtherActs>> = {
  en: {
    leave:
      '(?:can|could|may|might) (?:i|my \\p{L}+) (?:please |maybe |possibly |just |also )?(?!have (?:it|my|some|a bit|a little|one|the) .{0,20}(?:back|peace|quiet|privacy|sleep|space|rest|warning|notice|night|evening)|get|come home|ask|talk|please ask|count|expect|trust|sleep|rest|agree|sort|find|meet|sit|make|split|try to|not|finally|suggest|remind|know|speak|discuss|set|work out)\\p{L}+|(?:is|would|will) (?:it|that) (?:be )?(?:ok|okay|alright|all right|fine|cool|possible|a problem) (?:with you |for you |by you |with everyone )?if (?:i|we(?! (?:say|said|agree\\p{L}*|ke(?:ep|pt)|set|split|took|take|had|have|all|both|could|swap\\p{L}*|alternat\\p{L}*))|my|a friend|she|he|they|our|someone)|(?:ok|okay|alright|cool|fine) (?:with you |for you |by you )?if (?:i|my)|(?:do|would|does) (?:you|anyone) mind (?:if (?:i|we|my)|me)|mind if (?:i|my)|any (?:objections?|problem) (?:if|to) (?:i|we|my|me)|bother you if (?:i|we|my)|(?:are you|would you be) (?:ok|okay|fine|cool|happy|up) (?:with (?:that|me|my|us)|if (?:i|we|my)|for (?:me|my))|how would you feel about|lend me',
    sorry:
      "(?:sorry|apolog\\p{L}+) (?:that )?(?:i|for (?:breaking|using|eating|leaving|forgetting|waking|being|the state|the mess|the noise|last|my))(?! (?:have|had|need|must|keep|just|can|don|do|am|was hoping))|i (?:accidentally |just |think i |might have |may have )?(?:broke|smashed|spilt|spilled|scratched|burnt|dropped|shrank|ruined|knocked over|cracked|ate|finished|opened) (?:your|one of your|some of your)|i(?:['’]ve| have) (?:accidentally |just )?(?:broken|smashed|spilt|spilled|scratched|burnt|dropped|shrunk|ruined|eaten|lost|finished|killed) (?:your|ur)|own up|that was (?:all )?me|my fault|i owe you an apology|it was me|by mistake|my bad",
    news: "(?:plumber|electrician|landlord|technician|engineer|inspector|chimney sweep|gas man|window man|window cleaner|courier|handyman|locksmith|gas company|agency|delivery)(?:['’]s| is| are| will be)? (?:coming|comes|visiting|here|arriving|due|booked|rang|called|dropping)|(?:parcel|package|letter|post) (?:for you|arrived|came|is (?:behind|on|in|under|with|at))|(?:is|are|has been|have been|['’]s been|got) (?:finally )?(?:fixed|repaired|sorted|replaced|working again|back on|mended|delivered|fed)|i(?:['’]ve| have)? (?:just )?paid the|i(?:['’]ll be| will be|['’]m| am) (?:away|back|home|out|gone|off) (?:from|until|till|on|at|about|by|this|next|for)|new (?:wifi )?(?:password|code)|help yourself|i (?:put|left) your",
    forbids:
      "(?:(?<!(?:i|we|you|they) )(?:don['’]?t|do not)|nobody|no one|never|keep off|hold off|leave it|careful|mind the|mind your|watch out|leave the)(?: anyone)?(?! (?:use|touch|take|eat|open|go into|come into|borrow) my)",
    fault:
      "broken|broke|leak\\p{L}*|wet|spark\\p{L}*|glued|varnish|paint\\p{L}*|drying|dry|plumber|engineer|electrician|repair\\p{L}*|come loose|came off|hinge|sticking|stuck|mopped|resealed|boiling|roasting|dangerous|not flushing|isn[’']t flushing",
  },
  es: {
    leave:
      '(?:te|os|le|les) (?:importa|importaría|molesta|molestaría|parece bien|parece|parecería|parecería bien|viene bien|va bien|vendría bien) (?:si|que) (?:yo )?(?!(?:no )?(?:me |te |lo |la )?\\p{L}*(?:as|es|áis|éis) )\\p{L}+|(?<!no )(?:puedo|podría) (?!hablar|hacer algo|ser|haber|saber|pedirte|preguntar|tener mi|recuperar|dormir|decir|confiar|contar|llegar|repartir|poner(?:nos)? de acuerdo|organizar|quedar para|sentarnos|ponernos|buscar|acordar|turnarnos|dividir|no|descansar|estudiar|entrar yo)(?:\\p{L}+ ){0,2}(?:coger|usar|poner|invitar|dejar|quedarse|llevar\\p{L}*|tomar|abrir|traer|pintar|colgar|guardar|aparcar|hacer una|montar|prestar\\p{L}*|adoptar|venir|pasar)|me (?:das permiso|prestas|prestarías|dejas (?:tu|la bici)|dejarías (?:usar|tu))|(?:hay|habría|tienes|tenéis) (?:algún )?(?:problema|inconveniente) (?:en que|si|con que)|estaría bien (?:para ti )?si|cómo lo ves|qué (?:opinas|te parece|decís|dices)|qué te parecería si|(?:os|te) (?:viene bien|parece bien)\\?|me gustaría (?:invitar|traer|usar|tener un|pintar|poner una?)',
    sorry:
      '(?:perdón|perdona|perdóname|disculpa|lo siento|siento) (?:por |mucho )?(?:haber|lo de (?:ayer|anoche|tu)|el ruido de|la que monté)|perdóname|sin querer|he (?:roto|quemado|manchado|rayado|perdido|tirado|derramado|gastado|encogido) (?:tu|tus|sin)|(?:rompí|quemé|manché|rayé|perdí|tiré|derramé|me comí) (?:tu|tus)|se me (?:ha |han )?(?:cayó|caído|rompió|roto|olvidó|quemó|quemado|derramó) (?:tu|tus|el|la)|he sido yo|culpa mía|confesar\\p{L}*|me he comido tu|es mía la mancha|la mancha .{0,20}es mía|fui yo quien|te (?:rayé|he desteñido|he roto)|(?:perdón|disculpa) por (?:la cocina|no haber|el)',
    news: '(?:fontanero|electricista|técnico|casero|dueño|repartidor|pintor|cerrajero|del gas|de la caldera|de la fibra)\\p{L}*.{0,30}(?:viene|vienen|pasa|pasan|llega|vendrá|pasará|ha llamado)|(?:viene|vienen|vendrá|pasa|pasará) .{0,30}(?:fontaner|electricist|técnic|caser|revisar|arreglar|instalar|leer el contador)\\p{L}*|(?:paquete|carta|pedido) (?:para ti|tuyo|tuya|está)|ya (?:han|he|hemos|está|están) (?:arregl|repar|pag|cambi)\\p{L}*|he pagado|me voy (?:al|a la|a casa|de|unos|el)|vuelvo el|estaré fuera|llegaré sobre|nueva clave|coge lo que quieras|te recogí|le he dado de comer',
    forbids:
      '(?:no|nadie|cuidado|ojo)(?: (?:lo|la|los|las|os|te))? (?:us|toc|abr|enciend|pong|pis|tir|enchuf|entr|sient|sent|duch|sub|cierr|met|con|a)\\p{L}*',
    fault:
      'rot[oa]s?|averiad[oa]|gotea|pierde agua|fuga|mojad[oa]|chispas|atascad[oa]|recién|pintad[oa]|silicona|secar|seque|fontanero|técnico|ardiendo|salta la luz|no enfría|reventado|casero',
  },
  fr: {
    leave:
      "(?:ça|cela) (?:t['’]|te |vous )(?:dérange|dérangerait|embête|embêterait|ennuie|ennuierait|gêne|gênerait|va|irait|pose problème|pose un problème|poserait problème|convient|dit)(?:,)? (?:si (?:je|j['’]\\p{L}+|mon|ma|mes|on|nous|deux|des)|que (?:je|j['’]\\p{L}+)|qu['’]on)|(?:je peux|jpeux|j['’]peux|je pourrais|pourrais-je|puis-je) (?!pas|plus|rien|jamais|compter|te demander|vous demander|savoir|récupérer|ravoir|avoir les|même|dormir|te parler|avoir (?:la paix|un peu de (?:calme|silence|paix)))\\p{L}+|t['’]en penser(?:ais|as) quoi si|(?:tu verrais|tu vois|vous voyez) un (?:inconvénient|problème)|(?:ok|d['’]accord) (?:pour toi |pour vous )?(?:si|pour que) (?:je|j['’]\\p{L}+|mon|ma|mes)|tu (?:serais|es) (?:d['’]accord|ok|partante?) (?:pour que|pour qu['’]|si|que) ?(?:je|j['’]\\p{L}+|mon|ma|mes|on)|tu m['’]autorises|t['’]es ok|tu me (?:prêtes|prêterais|laisserais|laisses utiliser)|y a moyen que je|j['’]aimerais (?:bien )?(?:inviter|emprunter|installer|faire venir|recevoir)|ça te va \\?|(?:qu['’]en penses-tu|t['’]en penses quoi|tu en penses quoi)",
    sorry:
      "(?:désolée?s?|pardon|excuse-moi|excusez-moi|je m['’]excuse) (?:pour (?:hier|le bruit|ton|ta|la|mon|cette)|d['’]avoir|de (?:t['’]avoir|ne pas))|j['’]ai (?:\\p{L}+ ){0,2}(?:cassé|renversé|taché|rayé|brûlé|perdu|fait tomber|mangé|fini|rétréci|abîmé|bu|ouvert) (?:ton|ta|tes|par erreur)|c['’]était moi|c['’]est (?:ma faute|moi qui ai (?:laissé|cassé|oublié))|mea culpa|je suis (?:navrée?|trop désolée?)|sans faire exprès|faut que je t['’]avoue|je m['’]en veux|je regrette d['’]avoir|ton \\p{L}+ a rétréci",
    news: "(?:plombier|électricien|technicien|propriétaire|proprio|livreur|ramoneur|serrurier|chauffagiste|agence|gardienne?|releveur)s?.{0,30} (?:vient|viennent|passe|passent|passera|viendra|a appelé|a récupéré)|(?:colis|lettre|courrier|paquet) (?:pour toi|est (?:arrivée?|derrière|sur|dans|chez)|t['’]attend)|(?:est|sont|a été) (?:enfin )?(?:réparée?s?|changée?s?|rétablie?s?|livrée?s?)|j['’]ai (?:payé|racheté|rentré ton|ramené)|je (?:rentre tard|pars|reviens|serai absent\\p{L}*)|nouveau code|coupure d|servez-vous|sers-toi|on a reçu|le chat a mangé",
    forbids:
      "(?:ne|n['’]|faut pas|touche pas|attention|pas de) ?(?:l['’]|la |le |les |y |vous |t['’])?(?:utilis|touch|allum|ouvr|lanc|march|tir|branch|entr|démarr|mett|asse|assied|mont|douche|à |au |le |la |ferm|prends)?\\p{L}*",
    fault:
      'fuit|fuite|cassée?|casse|en panne|mouillée?|étincelles|erreur|disjoncter|sèche|sécher|recoll\\p{L}*|peinture|plombier|technicien|brûlante?|charnière|bouchées?|lâché|rambarde|resté dans la main|verre',
  },
  de: {
    leave:
      "(?:darf|dürfte|könnte|kann) (?:ich|mein\\p{L}* \\p{L}+) (?!(?:\\p{L}+ ){0,3}(?:euro|€|geld)|(?:\\d+|die \\d+)|(?:mein\\p{L}* .{0,30})?(?:\\p{L}+ ){0,3}(?:zurück|wieder)\\p{L}*|(?:\\p{L}+ ){0,4}(?:ruhe|schlafen|fragen|bitten|reden|sprechen|klären|besprechen|einigen|ausmachen|vereinbaren|absprechen|abmachen|aufteilen|abwechseln|treffen|zusammensetzen|nicht|lernen|arbeiten|duschen|durchschlafen|erwarten|verlassen))\\p{L}+|(?:ist|wäre|wär|geht|ginge|passt) (?:es|das)?,? ?(?:für (?:dich|euch) |bei (?:dir|euch) |dir |euch )?(?:ok|okay|in ordnung|recht|klar|möglich)?,? ?(?:für (?:dich|euch),? )?,? ?wenn (?:ich|mein\\p{L}*|\\p{Lu}\\p{L}+ (?:\\p{L}+ ){0,3}bei uns)|(?:hast du|habt ihr|hättest du|hättet ihr) (?:et)?was dagegen|(?:macht|würde|stört|störts|stört['’]s) (?:es )?(?:dir|dich|euch)? ?(?:et)?(?:was )?(?:aus|ausmachen|stören)?,? ?wenn (?:ich|wir|mein\\p{L}*)|würde es (?:dich|euch|dir) (?:stören|(?:et)?was ausmachen),? wenn (?:ich|wir|mein\\p{L}*)|einverstanden|(?:was hältst du davon|wie fändest du (?:es|das)),? wenn (?:ich|wir|mein\\p{L}*)|spricht (?:\\p{L}+ ){0,4}(?:et)?was dagegen|passt das für (?:dich|euch)|leihst du mir|mir (?:\\p{L}+ ){0,4}(?:leihen|borgen)|hättest du (?:mal )?dein\\p{L}* .{0,30}für mich|erlaubst du|passt (?:dir|euch) das|was (?:meinst|sagst) du(?: dazu)?|was (?:denkst du|denkt ihr|meint ihr|haltet ihr)|ich (?:kann|könnte|werde|schaffe|überweise|zahle|bezahle|komme|bring\\p{L}?) (?:\\p{L}+ ){0,6}erst (?:am|im|nächste|ende|anfang|in|morgen|später|heute)[^.!?]{0,40},? ?(?:ist|wäre|wär|geht|passt)",
    sorry:
      '(?:tut mir (?:echt |so |sehr |wirklich |total )?leid|sorry|entschuldige?|verzeih),? (?:dass ich (?!nochmal|noch mal|schon wieder|so|immer|dir)|wegen (?:gestern|heute|deine\\p{L}*)|für (?:gestern|den lärm|das chaos))|ich (?:hab|habe) (?:\\p{L}+ ){0,3}dein\\p{L}* (?:\\p{L}+ ){0,4}(?:kaputt|zerbrochen|umgeworfen|verschüttet|fallen lassen|zerkratzt|verbrannt|verloren|aufgegessen|gegessen|ausgetrunken|eingehen lassen|geschrottet|runtergeworfen|fallen gelassen|beschädigt|getrunken|geöffnet)|mir ist (?:\\p{L}+ ){0,4}dein\\p{L}*|beichten|ich war das|(?:fleck|kratzer) .{0,30}(?:ist|war) (?:von )?(?:mir|ich)|aus versehen dein\\p{L}*|mein fehler|meine schuld|doof von mir',
    news: '(?:klempner|elektriker|handwerker|vermieter|techniker|installateur|schornsteinfeger|hausmeister|monteur|ableser|hausverwaltung)\\p{L}*.{0,30} (?:kommt|kommen|hat angerufen|war da|melde\\p{L}*)|(?:paket|brief|päckchen|post) (?:für dich|für euch|ist (?:da|angekommen|gekommen)|liegt)|(?:für dich|für euch) .{0,20}(?:paket|brief|päckchen)|(?:ist|sind|wurde|wird|läuft|geht) (?:\\p{L}+ ){0,3}(?:repariert|wieder ganz|ausgetauscht|behoben|geliefert|gefüttert|abgestellt)|(?:geht|läuft) wieder|hab(?:e)? .{0,30}(?:überwiesen|reingeholt|eingekauft)|bin (?:bis|ab|von) .{0,20}(?:weg|nicht da)|neues wlan|nachtschicht|homeoffice|bedient euch|bedien dich|melde[nt]? sich',
    forbids: '(?:vorsicht|achtung|lass (?:sie|ihn|es) aus|nicht|nichts)(?! (?:an )?mein)',
    fault:
      'kaputt|undicht|defekt|läuft aus|tropft|frisch|nass|feucht|gefunkt|funken|gestrichen|farbe|sicherung|trocknen|scharnier|scherben|geleimt|klemmt|verstopft|elektriker|klempner|handwerker|techniker|kochend|riecht komisch|fehler',
  },
};
