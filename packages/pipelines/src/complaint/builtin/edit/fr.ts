import { wordList } from '@palimpsest/kernel/text';
import type { EditWords } from './edit-words.ts';

export const EDIT_FR: EditWords = {
  drop: [
    '(?<=(?:^|\\s)tu \\p{L}{2,12} )toujours',
    'putain(?: de)?',
    'merde',
    'bordel',
    'sérieux',
    'sérieusement',
    'franchement',
    'non mais',
    "c’?'?est pas possible",
    'littéralement',
    'honnêtement',
    "comme d’?'?habitude",
    'comme toujours',
    'une bonne fois pour toutes',
    "j’?'?en ai marre(?! (?:de|du|des|d['’]|que|qu['’]))",
    "j’?'?en peux plus(?! (?:de|du|des|d['’]|que|qu['’]))",
    "ras le bol(?! (?:de|du|des|d['’]|que|qu['’]))",
    'ça suffit(?: maintenant)?',
    'mdr',
    'lol',
    'ptdr',
    'wtf',
    'pour la (?:centième|millième|énième) fois',
    'non mais ça va pas',
    "c’?'?est pas compliqué",
    "c’?'?est pourtant pas compliqué",
    'dernier avertissement',
    'mon dieu',
    'bon sang',
    'fichu(?:e)?s?',
    'foutu(?:e)?s?',
    'sale(?= (?:gosse|type))',
    'princesse(?=[,.:!?]|$)',
    'monsieur le comte',
    "espèce d’?'?égoïste",
  ],
  replace: [
    ["j[’']?en ai (?:vraiment )?(?:marre|ras le bol)", 'j’en ai assez'],
    ['même pas', 'pas'],
    ['sans même', 'sans'],
    ['dégueulasse|dégoûtant(?:e)?|immonde', 'sale'],
    ['stp', 's’il te plaît'],
    ['svp', 's’il vous plaît'],
    ['je déteste', 'je n’aime pas'],
    ['je ne supporte plus|je supporte plus', 'j’ai du mal avec'],
    ["j’?'?exige", 'je demande'],
    ['ferme-la|la ferme|tais-toi', 'parle moins fort'],
    ['inacceptable|inadmissible', 'difficile pour moi'],
    ['bouffe', 'nourriture'],
    ['chiottes', 'toilettes'],
    ['tu pe', 'tu peux'],
    ['jsuis', 'je suis'],
    ['hurler', 'parler fort'],
    ['hurles', 'parles fort'],
    ['bordel', 'désordre'],
  ],
  orders: [
    { pattern: 'tu dois|tu devrais', becomes: 'est-ce que tu pourrais', asks: true },
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
    "(?:dis|tiens|écoute|attends)(?= ?,)|va (?:falloir|y avoir)|passe encore|entre (?:les?|la|l[’']\\p{L}+|deux|nous|toi|midi|\\p{N}+)",
  please: {
    before: 'S’il te plaît,',
    several: { verb: /(?:ez|[ai]tes)$/u, before: 'S’il vous plaît,' },
    asks: false,
  },
  alreadyPolite:
    "s[’']il (?:te|vous) pla[iî]t|stp|svp|pourrais|pourriez|peux-tu|tu peux|vous pouvez|on peut|on pourrait|est-ce que|merci|ça t[’']irait|j[’']aimerais|peut-être",
  greeting: '(?:salut|coucou|bonjour|bonsoir|hello|hey|hé|dis|cher|chère|yo)',
  thanks: 'merci|remercie',
};
