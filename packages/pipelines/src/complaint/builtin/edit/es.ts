import { wordList } from '@palimpsest/kernel/text';
import type { EditWords } from './edit-words.ts';

export const EDIT_ES: EditWords = {
  drop: [
    // What comes if it is not done: "Baja la bolsa o te la vacío en la cama".
    'o (?:te juro que |juro que )?(?:(?:te|os|le|les|se) )?(?:l[oa]s? )?(?:(?:tiro|boto|vacío|vacio|quemo|vendo|regalo|rompo|echo|corto|desenchufo|desconecto|bloqueo|denuncio|demando|mudo|largo|marcho|enojo|enfado|cabreo|quejo|mato|saco|meto|subo el|entro (?:a|en|yo)|te hago lo mismo|hago lo mismo|subasto|dono|reviento|destrozo|estampo|planto|bajo(?= yo)|empiezo a|pongo (?:un )?(?:candado|cerrojo|denuncia)|dejo (?:sin|fuera|en la calle|afuera)|cobro) ?(?:yo|a|en|al|por|de|la|el|los|las|tus|todo|todas|todos)?|\\p{L}+aré|\\p{L}+eré|\\p{L}+iré|(?:me )?voy (?:a \\p{L}+|de)|llamo (?:yo )?(?:a la (?:poli|grúa|guardia)\\p{L}*|al (?:caser|dueñ|administra|propiet)\\p{L}*|a tus?)|hablo con (?:el|la) (?:caser|dueñ|administra|propiet)\\p{L}*|se lo (?:digo|cuento) a|me (?:voy|vas) a \\p{L}+|(?:te )?(?:vas|verás|enteras|quedas|buscas))(?:,? (?:\\p{L}|\\p{N})+){0,24}(?=[.!…]|$)(?!\\?)',
    'o (?:te |os |se lo |les )?juro(?: por \\p{L}+)?(?: que)?(?:,? (?:\\p{L}|\\p{N})+){0,20}(?=[.!…]|$)(?!\\?)',
    'antes de que (?:te |me |se |l[oa]s? ){0,2}(?:queme|tire|bote|rompa|venda|regale|saque|lance|eche|enfade|enoje|cabree|arrepienta|agarre|pierda|explote|estalle|llame|hable con|mande)(?: \\p{L}+){0,6}(?=[.,!…]|$)',
    // A reason that is put into the reader's mouth.
    '(?:dizque|disque|según tú|porque|con lo de que) ["“«](?:tú |yo |vos )?(?:no |ya |te |se |me |es que |estab|ten[ií]|hac[ií]|est[aá]|luego|así|total|hoy|mañana|ahora|después)[^"”»]{0,60}["”»]',
    '(?:y )?(?:encima |luego |después |todavía |solo |sólo )?(?:me |nos )(?:dices|decís|dijiste|sueltas|soltás|contestas|contestás|respondes|respondés|sales|vienes|venís) (?:que |con |con que )?["“«][^"”»]{1,60}["”»]',
    // What a sentence calls the reader before it begins.
    '^(?:(?:mir[aá]|oye|oíme|che|escucha|venga|a ver|hey|ey|joder|hostia|coño|pero),? )?(?:tú, |vos, )?(?:(?:pedazo|cacho|trozo) de |pinches? |put[oa]s? |so |maldit[oa]s? |grandísim[oa] |gran |tremend[oa] |pobre |menud[oa] |eres un[oa]? |sos un[oa]? |serás |será[ns]? |qué |mi )?(?:imbécil(?:es)?|idiotas?|estúpid[oa]s?|inútil(?:es)?|animal(?:es)?|bestias?|brut[oa]s?|burr[oa]s?|cerd[oa]s?|guarr[oa]s?|puerc[oa]s?|marran[oa]s?|cochin[oa]s?|mugros[oa]s?|mugrient[oa]s?|asqueros[oa]s?|egoístas?|mentiros[oa]s?|embuster[oa]s?|caraduras?|jetas?|sinvergüenzas?|desgraciad[oa]s?|malnacid[oa]s?|malparid[oa]s?|payas[oa]s?|floj[oa]s?|vag[oa]s?|huev[oó]n(?:es|a)?|güev[oó]n|we[oó]n|wey|güey|bolud[oa]s?|pelotud[oa]s?|cabr[oó]n(?:es|a)?|hij[oa]s? de (?:la gran )?(?:puta|perra|su madre)|hijueputa|gonorrea|tont[oa]s?|bob[oa]s?|loc[oa]|loquit[oa]|zoquete|subnormal|gilipollas|capull[oa]|gorr[oó]n(?:a)?|rata|víbora|bruja|zorra|perra|descarad[oa]|fresc[oa]|irresponsable|desconsiderad[oa]|maleducad[oa]|groser[oa]|cretin[oa]|tarad[oa]|culia[od]?[oa]?|conchatumadre|pendej[oa]s?|chismos[oa]|metiche|bocazas|hipócrita|fals[oa]|traidor(?:a)?|cobarde|ladr[oó]n(?:a)?|rater[oa]|tacañ[oa]|aprovechad[oa]|parásit[oa]|zángan[oa]|holgaz[aá]n(?:a)?|cínic[oa]|infeliz|ridícul[oa]|patétic[oa]|genio|genia|campe[oó]n(?:a)?|list[oa]|listill[oa]|guap[oa]|bonit[oa]|maj[oa]|princesa|reina|rey|majestad|crack|figura|artista|angelito|criatura|hermos[oa]|corazón|chaval(?:a)?|niñat[oa]|pij[oa]|salvaje|cavernícola|troglodita|basura|escoria|peste|vergüenza|amargad[oa]|pesad[oa]|plasta|inconsciente|sord[oa]|cieg[oa])(?: (?:de (?:mierda|los cojones|manual|campeonato|porquería|cuarta|pacotilla|remate)|asqueros[oa]|integral|total|perdid[oa]|malparid[oa]|culia[od]*[oa]))?(?=,)',
    '^(?:la (?:puta )?concha de (?:la lora|tu (?:madre|hermana|vieja))|la (?:puta|madre) que (?:te|me|os) parió|me cago en (?:todo|la leche|la puta|dios|la mar)|(?:no )?me cago en[^,]{1,20}|no (?:me )?jodas|no mames|hostia puta|la hostia|por favor te lo pido|manda (?:huevos|narices|cojones)|hay que joderse|qué (?:poca (?:madre|vergüenza|cara|clase|educación)|morro|jeta|cara|huevos|asco|rabia|coraje|vergüenza|descaro)(?: (?:tienes|tenés))?|(?:y|otra vez y|dale) (?:que )?dale)(?=,)',
    '^(?:enhorabuena|felicidades|bravo|genial|estupendo|fantástico|maravilloso|perfecto|qué bien|muy bien|olé|chapó)(?:, (?:imbécil(?:es)?|idiotas?|estúpid[oa]s?|inútil(?:es)?|animal(?:es)?|bestias?|brut[oa]s?|burr[oa]s?|cerd[oa]s?|guarr[oa]s?|puerc[oa]s?|marran[oa]s?|cochin[oa]s?|mugros[oa]s?|mugrient[oa]s?|asqueros[oa]s?|egoístas?|mentiros[oa]s?|embuster[oa]s?|caraduras?|jetas?|sinvergüenzas?|desgraciad[oa]s?|malnacid[oa]s?|malparid[oa]s?|payas[oa]s?|floj[oa]s?|vag[oa]s?|huev[oó]n(?:es|a)?|güev[oó]n|we[oó]n|wey|güey|bolud[oa]s?|pelotud[oa]s?|cabr[oó]n(?:es|a)?|hij[oa]s? de (?:la gran )?(?:puta|perra|su madre)|hijueputa|gonorrea|tont[oa]s?|bob[oa]s?|loc[oa]|loquit[oa]|zoquete|subnormal|gilipollas|capull[oa]|gorr[oó]n(?:a)?|rata|víbora|bruja|zorra|perra|descarad[oa]|fresc[oa]|irresponsable|desconsiderad[oa]|maleducad[oa]|groser[oa]|cretin[oa]|tarad[oa]|culia[od]?[oa]?|conchatumadre|pendej[oa]s?|chismos[oa]|metiche|bocazas|hipócrita|fals[oa]|traidor(?:a)?|cobarde|ladr[oó]n(?:a)?|rater[oa]|tacañ[oa]|aprovechad[oa]|parásit[oa]|zángan[oa]|holgaz[aá]n(?:a)?|cínic[oa]|infeliz|ridícul[oa]|patétic[oa]|genio|genia|campe[oó]n(?:a)?|list[oa]|listill[oa]|guap[oa]|bonit[oa]|maj[oa]|princesa|reina|rey|majestad|crack|figura|artista|angelito|criatura|hermos[oa]|corazón|chaval(?:a)?|niñat[oa]|pij[oa]|salvaje|cavernícola|troglodita|basura|escoria|peste|vergüenza|amargad[oa]|pesad[oa]|plasta|inconsciente|sord[oa]|cieg[oa]))?,(?= (?:otra vez|otr[oa]|de nuevo|has |habéis |dejaste|rompiste|encima|me (?:has|dejaste)|llevas|ahora (?:tampoco|resulta|encima)))',
    '^y(?= (?!tú|vos|que|si|encima|a ti|yo)\\p{L})',
    '(?<=,) (?:guap[oa]|bonit[oa]|ric[oa]|maj[oa]|campe[oó]n|campeona|rey|reina|princesa|list[oa]|genio|chat[oa]|monada)(?=,)',
    'que (?:tampoco |no )(?:te )?cuesta(?:n)? (?:tanto|nada)(?: \\p{L}+r)?|que tampoco cuesta|que no es tan difícil',
    '^que(?= (?:llevas|llevamos|has |habéis |son las|es la|hay |ya son)\\p{L}*)',
    '^(?:madura|crece|espabila|espabílate|reacciona|despierta|cálmate|bájale)(?: (?:un poco|de una vez|ya|por favor)){0,2} y(?= )',
    '(?:y|o) (?:deja|para|dejá|pará|dejen|paren) (?:ya )?de (?:comportarte|portarte|actuar|hacer(?:te|se)?|ir|dártelas|creerte|lloriquear|fastidiar|joder|molestar|tocar(?:me)? (?:las|los))[^.,!?]*',
    'y (?:madura|crece|espabila|espabílate|aprende|cállate|lárgate|búscate|cómprate|déjate de|no me (?:jodas|toques las|vengas)|piensa en|métete|vete a la)(?!\\p{L})[^.,!?]*',
    'a (?:tus|sus|vuestros) (?:\\p{N}+|\\p{L}+) (?:años|añitos|tacos)',
    'que (?:tampoco |no )(?:valen?|cuestan?|son|es) (?:tanto|tan car[oa]s?)',
    '(?<=(?:quién|qué|dónde|cómo|cuándo|por qué) )(?:narices|demonios|diablos|rayos|cuernos|puñetas|chingados|carajos?|coño|leches|cojones|mierdas?)',
    'ha(?:z|cé)(?:me|nos) el (?:\\p{L}+ )?favor y(?= )',
    '(?:eso|esto) es (?:asqueroso|repugnante|vomitivo)(?=[.,!]|$)',
    'sé (?:un )?(?:hombre|adult[oa]|valiente|persona) y(?= )',
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
    'y punto(?: final| y final| pelota)?',
    'última advertencia',
    'ten(?:é|ed|gan)? (?:los |un poco de )?(?:huevos|cojones|ovarios|pelotas|bolas|decencia|vergüenza|dignidad)(?: (?:de|y|para|al menos))?',
    'como (?:una |las |cualquier )?(?:persona|gente)s? (?:normal|decente|civilizad|adult|educad)\\p{L}*|como (?:la gente|todo el mundo|dios manda|un adulto|una adulta)(?=[.,!?]|$)',
    '(?:y |, )?ni un (?:perdón|lo siento|gracias|disculpa|hola)(?=[.,!?]|$)',
    '(?:te lo digo |te lo pido |te aviso )?por última vez[:,]?',
    '(?:es|ser[áa]) la última vez que te (?:lo (?:digo|pido)|aviso)[:,]?',
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
    ['(?<=\\p{L} )A(?= mí(?!\\p{L}))', 'a'],
    ['(?<=(?:^|\\s)a )mi(?= (?:la|el|los|las|me|no|que|se|también|tampoco)(?!\\p{L}))', 'mí'],
    [
      '(?<=(?:tu|tus|el|este|ese|vuestro|todo|su|un) )(?:desmadre|cagadero|chiquero|mugrero|relajo|reguero|despelote|quilombo|kilombo|estropicio|tiradero|cochinero|batidero|desparramo|desbarajuste|bardo|berenjenal|despiole|desbole)',
      'desorden',
    ],
    [
      '(?<=(?:limpia|limpiá|recoge|recogé|quita|quitá|saca|sacá|lava|lavá|junta|juntá|tira|tirá|llévate|limpiar|recoger|quitar|sacar) )tus? (?:mugres?|porquerías?|cochinadas?|guarradas?|chanchadas?|marranadas?|inmundicias?|cagadas?)',
      'lo tuyo',
    ],
    ['d(?= (?:usar|la|el|los|las|mi|tu|que|una?|nuevo|noche|tus|mis|casa|hacer|ir|salir|lo))', 'de'],
    ['[qk](?= \\p{L}{2})', 'que'],
    ['(?:xq|pq|porq|xk)(?= \\p{L}{2})', 'porque'],
    ['(?:tb|tmb|tmbn)', 'también'],
    ['me (?:estoy )?(?:meando|meo)(?: (?:encima|vivo|viva))?', 'necesito ir al baño'],
    ['measte', 'orinaste'],
    ['(?<=(?:ha|han|has) )meado', 'orinado'],
    ['meó', 'orinó'],
    ['mear', 'orinar'],
    ['mead[oa]s?(?= (?:de|del)|[.,!?]|$)', 'orina'],
    ['estoy (?:muy |tan )?harto', 'estoy cansado'],
    ['estoy (?:muy |tan )?harta', 'estoy cansada'],
    ['y ni siquiera(?= (?:me|te|le|nos|lo|la|has|ha|he|\\p{L}+[oóeé])(?!\\p{L}))', 'y no'],
    ['asquerosas|repugnantes', 'sucias'],
    ['asquerosos', 'sucios'],
    ['asquerosa', 'sucia'],
    ['asqueroso|repugnante', 'sucio'],
    [
      '(?:esa|esta|la|tu) (?:puta |puñetera |pinche |maldita )?(?:mierda|porquería|bazofia) de(?= (?!perr|gat|mascot|palom|la |el |tu |mi |los )\\p{L})',
      'tu',
    ],
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
    // "Tienes hasta el viernes para pagarme": what is asked, and by when.
    {
      pattern:
        '(?:tienes|tenés|tiene) hasta el (\\p{L}+(?: \\p{N}+)?(?: de \\p{L}+)?) para(?= \\p{L}+[aeí]r(?:me|te|nos|l[oa]s?|mel[oa]s?)?(?!\\p{L}))',
      becomes: 'por favor, antes del $1 ¿podrías',
      asks: true,
    },
    {
      pattern:
        '(?:tienes|tenés|tiene) hasta (las? (?:\\p{L}|\\p{N}|:)+) para(?= \\p{L}+[aeí]r(?:me|te|nos|l[oa]s?|mel[oa]s?)?(?!\\p{L}))',
      becomes: 'por favor, antes de $1 ¿podrías',
      asks: true,
    },
    {
      pattern:
        '(?:tienes|tenés|tiene) hasta (esta (?:noche|tarde|semana)|(?:pasado )?mañana(?: por la (?:mañana|tarde|noche))?|fin(?:ales)? de (?:mes|semana|año)) para(?= \\p{L}+[aeí]r(?:me|te|nos|l[oa]s?|mel[oa]s?)?(?!\\p{L}))',
      becomes: 'por favor, de aquí a $1 ¿podrías',
      asks: true,
    },
    {
      pattern:
        'ha(?:z|cé)(?:me|nos) el (?:\\p{L}+ )?favor de(?= (?:no )?\\p{L}+[aeí]r(?:me|te|nos|l[oa]s?|mel[oa]s?)?(?!\\p{L}))',
      becomes: 'por favor, ¿podrías',
      asks: true,
    },
    // "La multa la pagas tú."
    ...['el', 'la', 'los', 'las'].map((article) => ({
      pattern: `${article}(?= (?:\\p{L}+ ){1,4}l[oa]s? \\p{L}+[ae]s (?:tú|vos)(?! y (?:el|la|los|las) )(?:,|[.!]|$| (?:hoy|mañana|esta|y punto|enter)))`,
      becomes: `por favor, ¿${article}`,
      asks: true,
    })),
    // "Me lo repones mañana": told, and meant as an order.
    ...['me', 'mañana me', 'mañana mismo me', 'hoy me', 'hoy mismo me', 'esta semana me'].map((opening) => ({
      pattern: `${opening}(?= (?:l[oa]s? (?:pagas|compras|repones|devuelves|arreglas|limpias|cambias|traes|regresas)|(?:repones|devuelves|regresas|transfieres|compras))(?! (?:tarde|mal|nunca|siempre|con|a (?:medias|regañadientes)|y luego|pero|cuando te|cosas))[ .,!])`,
      becomes: `por favor, ¿${opening}`,
      asks: true,
    })),
    {
      pattern:
        '(?:jamás|nunca)(?: jamás| más)?(?: en (?:tu|la|mi) vida)?(?= (?:me |te |l[oa]s? )?(?:vuelvas|toques|uses|entres|cojas|agarres|abras|dejes|pongas|metas|traigas|hables|grites)(?!\\p{L}))',
      becomes: 'por favor, no',
      asks: false,
    },
    {
      pattern: 'no(?= (?:(?:me|te|se|nos|l[oae]s?) ){0,2}(?:vuelvas|vuelvan) a )',
      becomes: 'por favor, no',
      asks: false,
    },
    // "¡Que cierres la puerta!"
    {
      pattern:
        'que(?= (?:no )?(?:me |te |nos |l[oa]s? |mel[oa]s? |te l[oa]s? )?(?:limpies|bajes|cierres|apagues|recojas|saques|laves|friegues|quites|dejes|pares|tires|pagues|devuelvas|avises|toques|entres|uses|hagas|pongas|grites|fumes|traigas|cojas|agarres|metas|abras|muevas|llames|respondas|contestes|compres|ordenes|barras|guardes|vacíes|ayudes|respetes|prendas|enciendas|subas|hables|salgas|vuelvas|laves|limpiés|bajés|cerrés|apagués|saqués|lavés|dejés|toqués|pagués|uses|usés|devolvás|pongás|hagás|metás|regreses|invites|ocupes|comas|bebas|tomes|robes|cuelgues|seques|tiendas|vayas|esperes|cambies|arregles|escribas|revises|leas|cuentes|digas)(?!\\p{L}))',
      becomes: 'por favor, te pido que',
      asks: false,
    },
    // "O sacas la moto o ...": behind what is dropped stays a question.
    {
      pattern:
        'o(?! .* o (?!no))(?= (?:me |nos |l[oa]s? |te |mel[oa]s? |me l[oa]s? )?(?!(?:eres|es|estás|sos|tienes|quieres|me|te)(?!\\p{L}))\\p{L}+(?:[aeáé]s)(?!\\p{L}))',
      becomes: 'por favor, ¿',
      asks: true,
    },
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
    recojan paguen limpien laven frieguen saquen bajen apaguen cierren abran guarden muevan respeten avisen devuelvan quiten
    vacía barre cuelga tiende enciende prende revisa comprueba arregla retira apunta separa repón desconecta riega ponte sécate
    acuérdate fíjate ayúdame explícame regrésame préstame págalo págala vacíalo vacíala tápalo tápala repónlo arréglalo arréglala
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
