import { wholeWords } from '../edit/whole-words.ts';
import type { LanguageCode } from './languages.ts';

/**
 * Words that look like another matter: who is not your mother speaks of no relative,
 * the sender's own family is no guest of the reader, a thief does not bark, and nobody smokes at a smoke alarm.
 */
export const MISLEADING: Readonly<Record<LanguageCode, string>> = {
  en: "(?:last|final|fair|only) warning|(?:you|ya)(?:['’]?re| are)? (?:all |both |such |just |nothing but )?(?:an? )?(?:(?:absolute|utter|complete|total|little|fat|lazy|selfish|dirty|filthy|greedy|disgusting|fucking|bloody|stupid|silly|rude|lying|sneaky|two[- ]faced|nasty|inconsiderate|feral|wild|noisy|thieving|drunken) ){0,2}(?:animals?|pigs?|snakes?|rats?|dogs?|cows?|monkeys?|donkeys?|weasels?|swine|goats?|mules?|sheep|vultures?|hogs?|birds?|parrots?|children|babies|baby|child|toddlers?)|like (?:an?|some|two|a herd of|a pack of) (?:\\p{L}+ ){0,2}(?:animals?|pigs?|dogs?|cats?|husky|wolf|wolves|cows?|horses?|elephants?|monkeys?|snakes?|rats?|donkeys?|birds?|parrots?|hyenas?|gorillas?|bears?|child|children|baby|toddlers?)|you (?:just |always )?(?:howl|bark|squawk|roar|bray|screech|oink|growl|hiss)|(?:you|(?:his|her|your) (?:lordship|ladyship|highness|majesty))(?:['’]re| are| is| were| was)? (?:still |just |fast |sound )?(?:asleep|sleeping|in bed)|(?:['’]s|is|are|got|gets) (?:now |totally |completely )?knackered|(?:billing|charging|bill|charge) (?:him|her|them|you) rent|the quiet (?:one|type|girl|guy|boy|lad|man|woman)|bring (?:his|her|their|your|its) own|smoke (?:alarm|detector)s?|yapping (?:on|away|about|to)|(?:not|isn['’]?t|ain['’]?t) your (?:mother|mum|mom|mummy|mommy|dad|father|parents?)|my (?:mother|mum|mom|dad|father|parents|sister|brother|family|gran|grandmother|girlfriend|boyfriend|gf|bf|partner|husband|wife|son|daughter|cousin|nephew|niece)",
  es: 'detector(?:es)? de humos?|no soy (?:ni )?tu (?:madre|mamá|padre|papá)|ladr(?:ón|ona|ones)|mis? (?:madre|mamá|padre|papá|padres|hermana|hermano|familia|abuela)|no (?:soy|somos) (?:ni )?(?:tu|vuestr[oa]|su|la) (?:niñera|criada|chacha|sirvienta|esclav[oa]|banco|cajero|taxi|taxista|chofer|chófer|secretari[oa]|despertador|psicólog[oa])(?: de \\p{L}+)?|(?:eres|sos|sois|qué|so|menuda|maldit[oa]|suci[oa]|pinche|put[oa]|asqueros[oa]) (?:un[oa]?s? )?(?:put[oa] |maldit[oa] |suci[oa] |vil )?(?:ratas?|cucarachas?|perr[oa]s?|cerd[oa]s?|gat[oa]s?|sapos?|víboras?|hormigas?|moscas?|ratones|ratón)|(?<=^|[.!?¡,] ?)ratas?(?=[.!,])|(?:como|peor que|tamaño de|grande como|igual que) (?:un[oa]?s? |el |la |los |las )?(?:gatos?|perr[oa]s?|ratas?|ratón|ratones|cucarachas?|cerd[oa]s?|burros?|caballos?|elefantes?|bebés?|niñ[oa]s?|loros?)|(?:humor|cara|vida|día|frío|tiempo) de perros?|el perro y el gato|gato encerrado|pies al gato|gato por liebre|dar gato|sin (?:decir|soltar|avisar|mediar) (?:ni )?(?:pío|mu|media palabra|palabra|ni hola|nada a nadie)|prest[aá] atención|presten atención|pon(?:é|ed)? atención|fíjate bien|baños (?:eternos|largos|larguísimos|interminables|de (?:\\p{L}+ )?(?:hora|minutos))|te l[oa]s? (?:tiro|echo|meto|vacío|bajo) (?:al?|a la|por el|por la|en el|en la|en tu) (?:váter|inodoro|balcón|basura|ventana|cama|contenedor|cuarto|mochila)|te (?:hace|parece) (?:mucha )?(?:gracia|gracioso|divertido)|por arte de magia|dormido en los laureles|el cuento (?:de la lechera|chino)|pedir peras|ser la fiesta|se (?:te )?acabó la fiesta|tengamos la fiesta en paz|no está el horno para bollos|dar la lata|dando la lata|a la basura con',
  fr: 'détecteurs? de fumée|suis pas (?:ta|votre|ton) (?:mère|maman|père|papa)|m(?:a|on|es) (?:mère|maman|père|papa|parents|sœur|soeur|frère|famille)|(?:inviter|recevoir|invite|ramener|voir) (?:à dîner )?mes (?:amis|amies|potes|copains|copines|collègues)|avec (?:ma|mon) (?:copine|copain|meuf|mec|petite amie|petit ami|chéri|chérie|femme|mari)|soirée (?:seule?s?|à deux|en amoureux|romantique)',
  de: '(?:deine[nr]?|eure[nr]?|faulen?|keine|billigen?|ständigen?|ewigen?) ausreden|(?:ist|sind|bin|haben hier) (?:hier )?(?:doch )?keine? (?:parkplatz|hotel|hostel|lager\\p{L}*|müllhalde|mülleimer|abstell\\p{L}+|rumpelkammer|restaurant|kantine|bahnhof|waschsalon|bank|taxi|kino|proberaum|partykeller|jugendherberge|pension|kneipe|disco|club|sportplatz|fitnessstudio|aschenbecher)|(?<=(?:^|[.!?] ))(?:schön|toll|super|nett|lieb),? dass (?:du|ihr) [^,.!?]{0,60}(?=,? aber)|(?:gemecker|genörgel|gejammer|meckerst|nörgelst|motzt|jammerst|beschwerst dich|regst dich auf|schimpfst) (?:\\p{L}+ ){0,3}(?:über|wegen) mein\\p{L}* [^,.!?]{0,40}|beschwer\\p{L}* (?:dich |sich |euch )?,? ?(?:dass|weil|wenn) ich [^.!?]{0,60}|mein\\p{L}* (?:tochter|sohn|kind|kinder|freundin|freund|hund|katze|oma|besuch|schwester|bruder) (?:\\p{L}+ )?an(?:ge)?(?:schrei|brüll|schnauz|mecker|pöbel|fahr|fähr)\\p{L}*|zettel (?:mit|auf dem|wo) (?:\\p{L}+ ){0,3}namen?|(?:namens|preis|einkaufs|kassen|pfand)zettel|nicht (?:deine?|eure) (?:putze|putzfrau|putzhilfe|reinigungskraft|zimmermädchen)|ne(?:ue)? andere wg|wie lange? ich (?:dusche|bade|brauche)|(?:ey |hey |hallo |hi |liebe )?leute(?=,| (?:das|wer|was|könnt|ich|wir|es|bitte|hier)(?!\\p{L}))|rauchmelder|rauchwarnmelder|nicht (?:deine?|eure) (?:mutter|mama|mutti|vater|papa)|meine?[rnm]? (?:mutter|mama|mutti|vater|papa|eltern|schwester|bruder|familie|oma|opa|omi|opi|großeltern|großmutter|großvater|tante|onkel|cousine?|neffen?|nichte|schwiegermutter|schwiegereltern)',
};

/** Turns of speech that name things of a home and mean none of them: nobody is to sweep a floor or to mend a fuse. */
export const IDIOMS: Readonly<Partial<Record<LanguageCode, string>>> = {
  // Excuses nobody wants to hear: nothing in them is told or asked.
  en: "(?:don['’]?t|do not|dont) (?:you |even )*(?:give|gimme)(?: me)? (?:that|this|the usual|any of (?:that|your)|your|some)(?: [^.!?,]{1,60})?",
  es: '(?:no me (?:vengas|vengan|vengáis|salgas|salgan) (?:ahora |encima |otra vez )?con|no me (?:sueltes|cuentes) (?:el cuento|la historia) de)(?: [^.!?,]{1,60})?',
  de: '(?:komm|kommt) mir (?:jetzt |bloß |ja |also |gar )*(?:nicht|nie) (?:wieder |schon wieder |mehr )?mit(?: [^.!?,]{1,60})?|erzähl mir (?:jetzt |bloß |ja )*nichts? von(?: [^.!?,]{1,60})?',
  fr: [
    "(?:viens|venez|va|commence) pas (?:me |nous )?(?:dire|sortir|raconter|parler|chialer|pleurer)(?: (?:que|qu[’']|de|d[’'])[^.!?,]{1,60})?|me (?:sors|sortez|raconte) pas(?: [^.!?,]{1,60})?",
    // Dirt and cleaning.
    "(?:balay\\p{L}+|balaie[sz]?|nettoy\\p{L}+|nettoie[sz]?) (?:d[’']abord |un peu |déjà )?devant (?:ta|votre|sa|leur) (?:propre )?porte",
    '(?:lav\\p{L}+ )?(?:son|ton|votre|notre) linge sale (?:en famille|en public|devant (?:tout le monde|les gens))',
    "(?:pass\\p{L}+|jet\\p{L}+) l[’']éponge(?! (?:sur (?:la|le|les|ma|mon|mes|ton|ta|tes)|dans|après|de|partout|à|par|quand|tous))",
    "(?:t[’']en|vous en|s[’']en|te|vous|se) lav\\p{L}+ les mains(?= de | et |[.,!?]|$)",
    '(?:passe[rsz]?|passé) un (?:bon )?savon(?! (?:sur|dans|à la))',
    'le torchon brûle|coup de torchon',
    // Smell.
    "(?:pue[sz]?|puent|transpire[sz]?|respire[sz]?|sens|sent) (?:\\p{L}+ )?(?:la mauvaise foi|la jalousie|la frustration|la haine|la méchanceté|la rancœur|la rancoeur|la radinerie|la flemme|la lâcheté|la solitude|la trahison|le mensonge|le mépris|le seum|le vice|le roussi|le sapin|le coup fourré|le réchauffé|l[’'](?:hypocrisie|égoïsme|arrogance|arnaque|embrouille|ennui|aigreur|ego|orgueil|escroquerie))",
    "(?:peux|peut|pouvais|pouvait|pouvons) (?:plus |pas |même plus |même pas )(?:te|vous|le|la|les|se|l[’']) ?(?:sentir|voir en peinture|encadrer|blairer|piffer)",
    'mis[es]? au parfum|la moutarde (?:me|lui|nous) (?:monte|montait) au nez',
    // Food and dishes.
    '(?:ras(?:[- ]le)?[- ]bol|plein le bol|un coup de bol|manque de bol|pas de bol)',
    'les pieds dans le plat|tout un (?:plat|fromage)|(?:cracher|crache[sz]?|craché) dans la soupe|la soupe à la grimace|comme un cheveu sur la soupe',
    "la goutte d[’']eau(?: (?:qui|de trop))?|(?:qui (?:fait|a fait) )?déborder le vase|la coupe est pleine|le vase (?:déborde|a débordé)",
    "la cerise sur le gâteau|le beurre et l[’']argent du beurre|compt\\p{L}+ pour du beurre|du beurre dans les épinards|la fin des haricots|les carottes sont cuites|(?:gros|lourd) sur la patate",
    "(?:te|vous|se) faire cuire un œuf|marche\\p{L}* sur des œufs|(?:occupe[- ]toi|occupez[- ]vous|mêle[- ]toi|mêlez[- ]vous|c[’']est pas|sont pas) (?:de )?(?:tes|vos|mes) oignons",
    '(?:raconte[sz]?|racontes?|raconter|raconté) (?:des|tes|vos|que des) salades|rouler dans la farine|roulé dans la farine|dans (?:le yaourt|la choucroute|la semoule)',
    "du pain sur la planche|mange pas de pain|(?:ma|ta) tasse de thé|(?:c[’']est|pas) (?:pas )?(?:du gâteau|de la tarte)|tourne\\p{L}* autour du pot|(?:pay|paie)\\p{L}* les pots cassés|pots? de colle|(?:mettre|mets|mettez) de l[’']eau dans (?:ton|votre|son) vin",
    'cass\\p{L}+ du sucre(?= sur)|main à la pâte|à la baguette|(?:pos\\p{L}+) un lapin|noyer le poisson',
    // Animals.
    "d[’']autres chats à fouetter|(?:un )?chat un chat|ma langue au chat|temps de chien|(?:vie|humeur|caractère|mal) de chien|chiens de faïence|(?:quelle|la) mouche (?:te|t[’']a|vous|l[’']a) ?piqu\\p{L}+|prend\\p{L}* la mouche|avoir le cafard|j[’']ai le cafard|des fourmis dans les (?:jambes|pieds)|froid de canard|cherch\\p{L}+ des poux|anguille sous roche",
    // Hair, clothes and shoes.
    "s[’']arracher les cheveux|m[’']arrache les cheveux|(?:coup\\p{L}+) les cheveux en quatre|un poil dans la main|(?:lâche|lâchez)[- ](?:moi|nous) les baskets|(?:retourn|tourn)\\p{L}+ (?:ta|sa|votre) veste|plein les bottes|à côté de (?:tes|ses|mes|vos) pompes|(?:tir\\p{L}+) la couverture à (?:toi|vous|soi|lui|elle)|port\\p{L}+ le chapeau|mouiller la chemise|coup de pompe|première chemise",
    // Doors, windows, keys, lights and heat.
    "(?:mettre|mis|mise|mets) à la porte|prend\\p{L}* la porte|(?:enfonc\\p{L}+) des portes ouvertes|la clé sous la porte|l[’']argent par les fenêtres|par la porte (?:et|ou) (?:revien|par)\\p{L}*",
    "(?:pét\\p{L}+|pèt\\p{L}+|fondre|fondu|disjonct\\p{L}+) (?:\\p{L}+ )?(?:les plombs|un plomb|des plombs|un câble|des câbles|un fusible|une durite|un boulon)|à côté de la plaque|jet\\p{L}+ un froid|(?:en|un) froid (?:avec|entre) (?:toi|vous|nous|lui|elle)|de l[’']eau dans le gaz|de l[’']huile sur le feu|le feu aux poudres|pas le feu au lac|(?:tenir|tiens|tenu) la chandelle|c[’']est pas (?:une|des) lumières?|la douche froide|au bout du rouleau|(?:pouss\\p{L}+) (?:un peu (?:trop )?)?(?:loin )?le bouchon(?: (?:un peu|trop|vraiment|bien))*(?: loin)?|jet\\p{L}+ le bébé avec l[’']eau du bain|boire la tasse|tombé(?:e|s|es)? à l[’']eau|tombe à l[’']eau",
    // Sound.
    '(?:change[rsz]?|changez) de disque|disque rayé|toujours la même (?:chanson|musique|rengaine)|la même chanson|(?:connais|connaît|connait|connaissons) la (?:chanson|musique)|(?:pisser|fait pipi|faire pipi) dans un violon|accord\\p{L}+ (?:nos|vos|les) violons|(?:mettre|mets) un bémol|la sourde oreille|(?:parl\\p{L}+) (?:à un mur|dans le vide|dans le vent|aux murs)|à réveiller (?:un|les) morts?|(?:dormir|dors) sur (?:mes|tes|ses|vos) deux oreilles|à dormir debout|sonner les cloches|(?:en|ma) (?:avoir |ai |a )?(?:ma|ta|sa) claque',
    // Whose business it is, and what is behind whose back.
    "(?:mêle|occupe)[- ]toi de tes affaires|(?:mêlez|occupez)[- ]vous de vos affaires|(?:c[’']est|sont) pas (?:tes|vos) affaires",
    "(?:t[’']es|tu es|vous êtes) (?:vraiment |pas )?(?:sérieux|sérieuse|sérieuses)(?: là| ou quoi| ici)?",
    // Called names and rhetorical tails: nothing in them is told or asked.
    '(?:,? )?ou (?:quoi|bien|merde) ?\\?+',
    '(?:sale|gros|grosse|vieux|vieille|petit|petite|pauvre|espèce de) (?:crevarde?|rat|gosse|type|voleu[rs]e?|porc|conn?e?|profiteu[rs]e?|égoïste|radine?|menteu[rs]e?|hypocrite|parasite|ingrate?|fouine|vipère|pique-assiette|feignasse|flemmarde?|dégueulasse|gamine?|clochard|merde|boulet|naze|lâche)',
    '(?:me|nous|te|vous) (?:prends?|prenez|prend) pour (?:une? |ta |ton |la |le |des |vos )?(?:bon\\p{L}+|boni\\p{L}+|larbin|esclave|femme de ménage|mère|con\\p{L}*|pigeon|chauffeur|banque|banquier|banquière|chien)',
    "(?:lâche|lâchez)[- ](?:moi|nous) la grappe|lâche[- ]l[’']affaire",
    // For how long it has been asked: nothing is to be done since then.
    "(?:ça|cela) fait (?:[\\p{L}\\p{N}]+ ){1,4}que je (?:te |vous |t[’'])(?:le |la |les |en |l[’']ai )?(?:demand|dis|dit|répèt|répét|réclam|rappel|écri|cours)\\p{L}*(?= ?[.,!?]|$)",
    '(?<=(?:porte|clé|clef|portail|portillon|grille|tour|fenêtre)s? )derrière (?:toi|vous|soi)',
    '(?:craqu\\p{L}+|pét\\p{L}+|pèt\\p{L}+) (?:ton|son|votre|mon) slip',
    // "There is a hole in my sofa": what has the hole is meant, and nothing lies on it.
    "(?:il )?y ?[’']?a(?:vait)?(?= (?:un|une|des|deux|encore un|encore une) (?:grosse?s? |grande?s? |petite?s? |énorme )?(?:trou|brûlure|rayure|bosse)s?(?!\\p{L}))",
    '(?:me|nous) (?:demande[sz]?|demander|réclame[sz]?|réclamer|fais|faire|faites) (?:de )?payer (?:ta|tes|ton|votre|vos)',
    '(?:régl\\p{L}+|règle[sz]?|raconte[sz]?) (?:vos|tes) histoires',
    'femme de ménage',
    "(?:t[’']as|tu as|vous avez) qu[’']à (?:faire (?:tes|ta|ton) (?:propres? )?(?:lessives?|machines?|courses|bouffe|vaisselle|ménage)|acheter|t[’']acheter|bosser|dormir|mettre (?:des|tes) (?:bouchons|boules))[^.!?,]{0,40}",
    '(?:encore )?un (?:seul )?mot (?:sur|de plus|à propos)|le moindre mot',
    'sors de (?:la|ma|cette|mon) (?:cuisine|chambre|salon|lit)(?= avec)',
    // Money, dust and the rest.
    "poudre aux yeux|coût\\p{L}+ (?:les yeux de la tête|un bras|un rein)|aux frais de la princesse|mordre la poussière|les pendules à l[’']heure|vid\\p{L}+ (?:ton|mon|son|votre) sac(?= (?:une bonne fois|pour de bon|et on)|[.!?]|$)|tourne\\p{L}* la page|ça mange pas de pain|mettr?e?s? au placard|gros comme une maison",
  ].join('|'),
};

/** A text in which turns of speech are blanked out, so that every other word keeps its place. */
export function withoutIdioms(text: string, language: LanguageCode): string {
  const idioms = IDIOMS[language];
  return idioms === undefined ? text : text.replace(wholeWords(idioms), (words) => ' '.repeat(words.length));
}
