import { wordList } from '@palimpsest/kernel/text';
import type { EditWords } from './edit-words.ts';

export const EDIT_ES: EditWords = {
  drop: [
    'siempre(?= \\p{L}{2,12}[aeáé]s(?!\\p{L}))',
    'joder',
    'hostia(?:s)?',
    'coño',
    'puñeter[oa]s?',
    'put[oa]s?(?= \\p{L})',
    'maldit[oa]s?',
    'de una (?:puta )?vez(?: por todas)?',
    'me cago en (?:todo|la leche|dios)',
    'en serio',
    'de verdad',
    'por dios',
    'madre mía',
    'qué asco(?= ?(?:[.,!?]|$))',
    'literalmente',
    'sinceramente',
    'como siempre',
    'otra vez lo mismo',
    'ya está bien',
    'es el colmo',
    'estoy hart[oa](?! de)',
    '(?:tí[oa]|güey|wey|che|boludo|hombre)(?=,)',
    '(?<=, )(?:tí[oa]|güey|wey|che|boludo|hombre)(?=[.!?]|$)',
    'y punto',
    'última advertencia',
    'estás advertid[oa]',
    'por enésima vez',
    'jaja(?:ja)*',
    'xd',
    'tqm',
    'qué rabia',
    'no me jodas',
    'venga ya',
    'ni que fuera tan difícil',
    'no es tan difícil',
    'tan difícil es',
  ],
  replace: [
    ['estoy (?:muy |tan )?harto', 'estoy cansado'],
    ['estoy (?:muy |tan )?harta', 'estoy cansada'],
    ['y ni siquiera(?= (?:me|te|le|nos|lo|la|has|ha|he|\\p{L}+[oóeé])(?!\\p{L}))', 'y no'],
    ['asquerosas|repugnantes', 'sucias'],
    ['asquerosos', 'sucios'],
    ['asquerosa', 'sucia'],
    ['asqueroso|repugnante', 'sucio'],
    ['de mierda', ''],
    ['(?<=(?:tus|sus|esas|estas|vuestras) )mierdas?', 'cosas'],
    ['(?<=(?:tu|su|esa|esta|vuestra) )mierda', 'suciedad'],
    ['plis|porfi|porfis|porfa', 'por favor'],
    ['odio que', 'no me gusta que'],
    ['no soporto(?! más)', 'me cuesta'],
    ['no aguanto(?! más)', 'me cuesta'],
    ['exijo', 'pido'],
    ['cállate', 'habla más bajo'],
    ['inaceptable', 'difícil para mí'],
    ['dsd', 'desde'],
    ['(?<=(?:^|\\s)no (?:\\p{L}+ ){1,6})nunca más', 'más'],
    ['(?<!como )una pocilga', 'un poco sucio'],
    ['gritando', 'hablando alto'],
    ['a gritos', 'en voz alta'],
  ],
  orders: [
    {
      pattern: 'tienes que|tenéis que|debes|debéis|deberías|has de',
      becomes: 'por favor, ¿podrías',
      asks: true,
    },
    {
      pattern:
        'no(?= (?:hagas|pongas|uses|toques|entres|dejes|traigas|cojas|comas|grites|fumes|abras|leas|subas|des|hables|metas|toméis|dejéis|hagáis|pongáis|me (?:llames|grites|hables|despiertes|interrumpas|toques))(?!\\p{L}))',
      becomes: 'por favor, no',
      asks: false,
    },
    { pattern: 'quiero que|exijo que', becomes: 'me gustaría que', asks: false },
  ],
  verbs: wordList(`
    baja bajad limpia limpiad friega fregad recoge recoged saca sacad deja dejad para parad apaga apagad cierra cerrad
    abre devuelve devuélveme usa avisa avísame pregunta pregúntame pide respeta llama llámame llámalo espera quita quitad
    pon poned haz haced ven venid vete habla hablad escucha escúchame contesta contestad responde paga págame compra mueve
    aparca guarda lava tira ordena barre ten di dime dímelo trae tráeme coge mira límpialo límpiala recógelo apágalo bájala
    bájalo límpialos límpialas lávalo lávala lávalos lávalas sácalo sácala sácalos sácalas apágala apágalos apágalas ciérralo
    ciérrala recógela recógelos recógelas devuélvelo devuélvela devuélvemelo devuélvemela quítate quítalo quítala ponlo ponla
    déjalo déjala déjame avísanos cámbialo muévelo muévela tíralo tírala enchúfalo desenchufa cuenta piensa intenta procura evita
  `),
  noOrder:
    'para(?! (?:de|ya|con|por favor|un (?:momento|poco)))(?=\\s)|mira,|cuenta (?:con que|que)|sé (?:que|lo)|entre (?:el|la|los|las|tú|nosotros|semana|unas)',
  please: { before: 'Por favor,', asks: false },
  alreadyPolite:
    'por favor|podrías|puedes|podéis|podríamos|podemos|te importaría|gracias|te animas|me gustaría|quizás?|tal vez|me avisas|agradecería',
  greeting: '(?:hola|buenas|buenos días|oye|hey|ey|perdona|holi)',
  thanks: 'gracias|agradezco|agradecería|graciñas',
};
