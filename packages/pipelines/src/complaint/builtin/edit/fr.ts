import { wordList } from '@palimpsest/kernel/text';
import type { EditWords } from './edit-words.ts';

export const EDIT_FR: EditWords = {
  drop: [
    '(?<=(?:^|\\s)tu \\p{L}{2,12} )toujours',
    '(?:putain|bordel|nom) de (?:merde|bordel|dieu)(?: de (?:merde|bordel))?',
    'putain(?: de)?',
    // What is called so keeps its name: "ta musique de merde à fond". At the end of a sentence it stays, and the clause goes.
    '(?:de (?:merde|mes deux|mes couilles|con|connard)|à la con|à chier)(?= \\p{L})',
    // "Range ta merde" speaks of things (see below).
    '(?<!(?:^|[^\\p{L}])(?:de|la|l[ea]s|ta|tes|sa|ses|vos|votre|cette|ces|ma|une|des|leurs?) )merdes?',
    '(?<!(?:^|[^\\p{L}])(?:de|le|les|ton|tes|son|vos|votre|ce|ces|un|mon|des|leurs?|quel|sacré) )bordel(?: de)?',
    '(?<!(?:pas|plus|être|très|peu|es|est|suis|vraiment|un|moins|assez) )sérieux(?= ?(?:[,.!?]|$))',
    '(?<=^)sérieux',
    'sérieusement',
    'franchement',
    'non mais',
    "c’?'?est pas possible(?! (?:de|d['’]|que|qu['’]|pour|avec|comme|le|la|les|ce|cette|ton|ta|tes))",
    'littéralement',
    'honnêtement',
    "comme d’?'?habitude",
    'comme toujours',
    'une bonne fois pour toutes',
    "j’?'?en ai marre(?! (?:de|du|des|d['’]|que|qu['’]))",
    "j’?'?en peux plus(?! (?:de|du|des|d['’]|que|qu['’]))",
    "ras le bol(?! (?:de|du|des|d['’]|que|qu['’]))",
    'ça suffit(?: maintenant)?(?! (?:pas|de|pour|à|les?|la|ton|ta|tes|ce|cette|ces|comme))',
    'mdr',
    'lol',
    'ptdr',
    'wtf',
    'pour la (?:centième|millième|énième) fois',
    'non mais ça va pas',
    "c’?'?est pas (?:si )?compliqué(?! (?:de|d['’]|pourtant))",
    "c’?'?est (?:pourtant pas|pas) compliqué(?: pourtant)?(?! (?:de|d['’]))",
    'dernier avertissement',
    'mon dieu',
    'bon sang',
    'fichu(?:e)?s?',
    '(?<!(?:^|[^\\p{L}])(?:a|as|ai|ont|avez|avait|avais|est|es|suis|sont) (?:\\p{L}+ )?)foutu(?:e)?s?',
    'sale(?= (?:gosse|type))',
    'princesse(?=[,.:!?]|$)',
    'monsieur le comte',
    "(?:t[’']as|tu as) (?:vraiment )?(?:la mémoire courte|une mémoire de poisson(?: rouge)?)(?: dis donc)?",
    'dis donc(?= ?(?:[.,!?]|$))',
    "on n[’']est pas des (?:pingouins|animaux|chiens|bêtes|vampires|sardines|robots|millionnaires)",
    '(?:au lieu|plutôt que) de (?:te plaindre|vous plaindre|râler|chouiner|pleurnicher|glander|faire la (?:gueule|tête)|me faire la morale)[^,.!?]{0,40}',
    '(?<=^)(?:hé ho|eh oh|hé oh|oh ho|ho hé|oh hé|allô)(?= ?[,!.])',
    "(?<=^)genre(?= (?:tu|t[’']|il|elle|ton|ta|tes|la|le|les|y|on))",
    "(?:t[’']as compris|tu as compris|tu captes|tu piges|tu m[’']entends|c[’']est (?:bien )?(?:clair|compris|capté)|compris|capiche|pigé|vu)(?: ou (?:pas|quoi|non|bien))?(?= ?\\?)",
    'je te (?:le )?(?:rappelle|signale)(?= ?(?:[.,!?]|$))',
    "(?:(?:et|mais) )?(?:toi,? )?tu fais comme si (?:(?:t[’']avais|tu avais|tu n[’']avais|c[’']était|de) )?(?:rien(?: (?:vu|entendu|n[’']était))?|normal)",
    "espèce d’?'?égoïste",
  ],
  replace: [
    ["j[’']?en ai (?:vraiment )?(?:marre|ras le bol)", 'j’en ai assez'],
    [
      "j[’']?en ai (?:vraiment )?(?:ma claque|plein le dos|plein les bottes|plein le cul|par-dessus la tête|ras la casquette|ras le cul|ras la caisse|soupé|gros sur la patate)(?= (?:de|d[’']|du|des|que|qu[’']))",
      'j’en ai assez',
    ],
    [
      "(?:y[’']?en a|il y en a) (?:vraiment )?(?:marre|ras le cul|ras le bol|ras la casquette|plein le cul)(?= (?:de|d[’']|du|des|que|qu[’']))",
      'j’en ai assez',
    ],
    [
      "(?:ras le bol|ras le cul|marre)(?= (?:de|d[’']|du|des) )(?<=^(?:ras le bol|ras le cul|marre))",
      'J’en ai assez',
    ],
    ['même pas', 'pas'],
    ['sans même', 'sans'],
    [
      "c[’']est (?:vraiment |trop |juste |franchement |carrément )?(?:dégueulasse|dégoûtant|immonde|répugnant|dégueu)",
      'c’est désagréable',
    ],
    ['dégueulasses|dégoûtant(?:e)?s|immondes|dégueux|cradingues', 'sales'],
    ['dégueulasse|dégoûtant(?:e)?|immonde|dégueu|cradingue', 'sale'],
    ['stp', 's’il te plaît'],
    ['svp', 's’il vous plaît'],
    ['je déteste', 'je n’aime pas'],
    ['je ne supporte plus|je supporte plus', 'j’ai du mal avec'],
    ["j’?'?exige", 'je demande'],
    ['ferme (?:un peu )?(?:la|ta) (?:grande |sale )?(?:gueule|bouche)', 'parle moins fort'],
    ['fermez (?:un peu )?(?:la|vos) (?:grandes |sales )?(?:gueules?|bouches?)', 'parlez moins fort'],
    [
      'ferme-la(?! (?:à|bien|quand|en|derrière|après|avant))|(?<!(?:^|[^\\p{L}])(?:je|tu|on|il|elle|de|à|porte,) )la ferme(?! (?:à|de|du|des))|tais-toi',
      'parle moins fort',
    ],
    ['inacceptable|inadmissible', 'difficile pour moi'],
    [
      '(?<=(?:^|[^\\p{L}])(?:la|ma|ta|sa|notre|votre|leur|ta propre|ma propre|de|cette) )bouffe',
      'nourriture',
    ],
    [
      "(?<=(?:^|[^\\p{L}])(?:j[’']ai|t[’']as|tu as|a|as|ont|avez|avait|avais|ai|été|aurais|aurait) (?:\\p{L}+ ){0,2})bouffé",
      'mangé',
    ],
    ['bouffer', 'manger'],
    ['bouffes', 'manges'],
    ['bouffez', 'mangez'],
    ['bouffent', 'mangent'],
    ['bouffe', 'mange'],
    [
      '(?<=(?:^|[^\\p{L}])(?:a|as|ai|ont|avez|avait|avais) (?:\\p{L}+ )?)foutu(?:e)?s?(?= (?:\\p{L}+ )?(?:tes|ton|ta|mes|mon|ma|ses|son|sa|des|les|le|la|du|de l|un|une|tout|dans|sur|partout))',
      'mis',
    ],
    [
      "(?<!(?:^|[^\\p{L}])(?:te|se|me|m[’']en|t[’']en|s[’']en) )fous(?= (?:\\p{L}+ )?(?:tes|ton|ta|mes|mon|ma|des|les|du|un|une|le désordre|partout|tout)(?!\\p{L}))",
      'mets',
    ],
    [
      "(?<!(?:^|[^\\p{L}])(?:te|se|me|m[’']en|t[’']en|s[’']en) )fout(?= (?:\\p{L}+ )?(?:ses|son|sa|mes|mon|ma|des|les|du|un|une|le désordre|partout|tout)(?!\\p{L}))",
      'met',
    ],
    ['gueulé', 'crié'],
    ["(?<=qu[’']est-ce que (?:\\p{L}+ ){1,5})foutent", 'font'],
    ['(?<=(?:^|[^\\p{L}])(?:a|as|ont|avait) (?:\\p{L}+ ){0,2})chié', 'fait ses besoins'],
    ['(?<=(?:^|[^\\p{L}])(?:il|elle|chat|chien|chienne|chatte|qui) )chie', 'fait ses besoins'],
    ['(?<!\\p{L})(?:faire |envie de )?pisser', 'faire pipi'],
    ['(?<=(?:^|[^\\p{L}])(?:a|as|ont|avait) (?:\\p{L}+ ){0,2})pissé', 'fait pipi'],
    ['(?<=(?:^|[^\\p{L}])tu )pisses', 'fais pipi'],
    ['(?<=(?:^|[^\\p{L}])(?:il|elle|chat|chien|chienne|chatte|qui) )pisse', 'fait pipi'],
    ['chiottes', 'toilettes'],
    ['tu pe', 'tu peux'],
    // "Tu peux pas fermer la porte ?" asks for it, and blames.
    [
      'tu peux pas(?= (?:juste |un peu |plutôt )?(?!(?:savoir|comprendre|imaginer|être|avoir)(?!\\p{L}))\\p{L}+(?:er|ir|re)(?!\\p{L})[^.!?]{0,80}\\?)',
      'tu pourrais',
    ],
    ['tu (?:vas|comptes) (?:enfin |un jour |finir par )?(?=arrêter de [^.!?]{2,80}\\?)', 'tu pourrais '],
    [
      '(?<=(?:gaffe|attention|réfléchir|penser aux autres|un effort) )(?:deux|cinq|trente) (?:secondes|minutes)',
      '',
    ],
    ["est-ce que c[’']est toi qui as", 'est-ce que tu as'],
    ["est-ce que c[’']est toi qui l[’']as", 'est-ce que tu l’as'],
    ['jsuis', 'je suis'],
    ['hurler', 'parler fort'],
    ['hurles', 'parles fort'],
    [
      '(?<=(?:^|[^\\p{L}])(?:le|ton|son|vos|votre|ce|un|mon|leur) )(?:gros |sacré |putain de )?(?:bordel|foutoir|merdier|boxon)',
      'désordre',
    ],
    [
      '(?:ta|tes) (?:(?:grosse|sale)s? )?(?:merdes?|saloperies?|conneries)(?= ?(?:[.,!?;]|$)| (?:de|du|des|dans|sur|sous|par|au|aux|avant|qui|en|à|et|là|ici|partout|derrière|toi-même|tout) ?)',
      'tes affaires',
    ],
    [
      '(?:votre|vos) (?:(?:grosse|sale)s? )?(?:merdes?|saloperies?)(?= ?(?:[.,!?;]|$)| (?:de|du|des|dans|sur|sous|par|au|aux|avant|qui|en|à|et|là|ici|partout|derrière) ?)',
      'vos affaires',
    ],
    [
      '(?:sa|ses) (?:(?:grosse|sale)s? )?(?:merdes?|saloperies?)(?= ?(?:[.,!?;]|$)| (?:de|du|des|dans|sur|sous|par|au|aux|avant|qui|en|à|et|là|ici|partout|derrière) ?)',
      'ses affaires',
    ],
  ],
  orders: [
    {
      pattern:
        "(?:tu dois|tu devrais)(?= (?:(?:ne|pas|plus|le|la|les|me|te|nous|y|en|lui|leur|aussi|vraiment|juste|absolument) |[mtl]['’]){0,4}(?!être|avoir)\\p{L}+(?:er|ir|re)(?!\\p{L}))",
      becomes: 'est-ce que tu pourrais',
      asks: true,
    },
    {
      pattern: "(?:t[’']as|tu as) (?:plutôt |tout )?intérêt à",
      becomes: 'est-ce que tu pourrais',
      asks: true,
    },
    { pattern: 'vous devez|vous devriez', becomes: 'est-ce que vous pourriez', asks: true },
    { pattern: 'il faut que tu|je veux que tu', becomes: 'j’aimerais que tu', asks: false },
  ],
  verbs: wordList(`
    baisse baissez arrête arrêtez nettoie nettoyez range rangez lave lavez sors sortez rends demande demandez frappe toque
    respecte ferme fermez éteins éteignez préviens prévenez laisse laissez dis dites fais faites mets mettez paie paye
    rembourse ramasse vide pense évite évitez enlève enlevez prends prenez viens venez parle parlez réponds répondez écoute
    écoutez attends attendez déplace bouge gare achète rachète jette descends passe essuie aide cesse coupe change utilise
    essaie essayez remets remettez appelle appelez explique expliquez partage partagez payez jetez videz
    tiens garde rapporte ne va allez sois soyez
  `),
  noOrder:
    "(?:dis|tiens|écoute|attends)(?= ?,)|allez(?! (?:à|au|aux|dans|chez|en|vers|sur|voir|chercher|jusqu|fumer|dehors|faire))|va(?= (?:pas|encore|bien|mal|mieux))|va (?:falloir|y avoir)|passe encore|entre (?:les?|la|l[’']\\p{L}+|deux|nous|toi|midi|\\p{N}+)",
  please: {
    before: 'S’il te plaît,',
    several: { verb: /(?:ez|[ai]tes)$/u, before: 'S’il vous plaît,' },
    asks: false,
  },
  alreadyPolite:
    "s[’']il (?:te|vous) pla[iî]t|stp|svp|pourrais|pourriez|peux-tu|tu peux(?! (?:même )?(?:pas|plus))|vous pouvez(?! (?:même )?(?:pas|plus))|on peut(?! (?:même |vraiment |quasi )?(?:plus|pas|rien|jamais))|on pourrait|est-ce que|merci|ça t[’']irait|j[’']aimerais|peut-être",
  greeting:
    '(?:all[ôo]|salut|coucou|bonjour|bonsoir|hello|hey|hé|dis(?= ?,| donc| moi| voir|$)|cher|chère|yo)',
  thanks: 'merci|remercie',
};
