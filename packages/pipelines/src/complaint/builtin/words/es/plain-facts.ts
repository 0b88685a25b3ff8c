import { wordList } from '@palimpsest/kernel/text';
import type { PlainFacts } from '../plain-facts.ts';

const THEIRS =
  'alarma|despertador|bici|coche|carro|auto|música|tele|ropa|platos|trastes|cosas|bolsas?|cajas?|zapatos|pelos?|paquetes?|comida';
const THEY =
  'novio|novia|pareja|amigos?|amigas?|invitados?|hermano|hermana|primo|prima|gato|gata|perro|perra';

export const PLAIN_FACTS_ES: PlainFacts = {
  self: `(?:ya )?(?:son las|es la una|es medianoche|era medianoche|eran las|es lunes|es martes|es miércoles|es jueves|es domingo)|(?:yo )?(?:perdí|he perdido|llevo|trabajo|madrugo|entro a trabajar|llegué tarde|llego tarde|he llegado tarde|limpié|he limpiado|pagué|he pagado|compré|encontré|he encontrado|me encontré|me he encontrado|dormí|he dormido|pedí|he pedido|pregunté|he preguntado|esperé|he esperado|estuve|he estado|he tenido que|tuve que|me tuve que|me levanto|me levanté|me desperté|me despertaste|me he despertado|me quedé|me he quedado|no pude|no he podido|no pegué ojo|no he pegado ojo|no he dormido|no dormí|estoy (?:en la puerta|sin llaves?|en la calle)|no puedo (?:dormir|entrar|usar|estudiar|trabajar|cocinar|ducharme|aparcar)|mañana tengo|hoy tengo|tengo (?:un|una|que (?:madrugar|levantarme|trabajar|estudiar)|examen|exámenes|turno|clase)|tenía (?:un|una)|trabajaba|te (?:conté|avisé|pedí|pregunté|dije)|ya te (?:avisé|pedí|dije)|me voy al trabajo|me fui al trabajo)|(?:mi|mis) (?!madre|dios)\\p{L}+(?: \\p{L}+){0,2} (?:está|están|estaba|estaban|huele|huelen|ha|han|es|son|tiene|tienen|sale|empieza)|quedamos|dijimos|acordamos|habíamos (?:quedado|dicho|acordado)|hemos quedado`,
  home: `hay|había|hubo|ha habido|(?:el|la|los|las|nuestro|nuestra) \\p{L}+(?: \\p{L}+){0,3} (?:está|están|estaba|estaban|lleva|llevan|huele|huelen|sigue|siguen|se oye|se oía|se ha|se han|apareció|amaneció|tiene|tienen)|alguien (?:ha|rompió|dejó|usó|se comió|cogió|abrió|entró)|(?:tu|tus) (?:${THEIRS}) (?:lleva|llevan|está|están|estaba|estaban|me despierta|sigue|siguen)|(?:tu|tus) (?:${THEY}) (?:ha|han|me ha|me han|se ha|se han|lleva|llevan|me despierta|se quedó|dejó|dejaron)|(?:me )?(?:dijiste|prometiste|dejaste|usaste|rompiste|cogiste|leíste|abriste|entraste|te comiste|te llevaste)|(?:me )?has (?:dejado|usado|cogido|roto|leído|abierto|llegado|vuelto a anular|anulado)|te has (?:comido|llevado|puesto)|te comiste|te llevaste|van (?:dos|tres|cuatro|cinco|\\d+) \\p{L}+|uno de tus amigos`,
  found: `(?!\\p{L}+ad[oa]s? )(?!(?:estoy|está|están|yo|tú|no|ni|que|qué|quién|cómo|por|para|sin|con|siempre|nunca|otra|baja|limpia|saca|deja|quita|pon|haz|ven|sal|cada|porque|solo|como|tan|si|ese|esa|esto|eso|aquí|hablar|vivir)(?!\\p{L}))(?:(?:un|una|dos|tres|cuatro|cinco|diez|el|la|los|las|unos|unas) (?:\\p{L}+ ){1,4}|\\p{L}+ (?:de \\p{L}+ )?)(?:en|por) (?:el|la|los|las|mi|mis|todo el|toda la|nuestro|nuestra) \\p{L}+`,
  refused:
    'eres|sois|no te importa|te da igual|da igual|siempre|nunca|jamás|nadie|todo el mundo|todo(?! el día)|toda(?! la (?:noche|mañana|semana))|todos|todas|harto|harta|hartos|asco|vergüenza|culpa|por ti|gracias|respeto|como|qué|encima|narices|coronilla|gorro|rabia|furios\\p{L}*|indignad\\p{L}*|enfadad\\p{L}*|cansad\\p{L}*|exploto|explotar|estallar|basta|colmo|loco|loca|ganas|ni|tan|tanto|tanta|supuestamente|claro|obviamente|serio|verdad|madre|criada|hotel|bar|dios|mierda|animal|ridícul\\p{L}*|esto|eso|ese|esa|esos|esas|aquello|ello|lo|la (?:de|que)|él|ella|ellos|ellas|su|sus|le|les|policía|casero|bonito|bonita|encantador\\p{L}*|genial|precios\\p{L}*|debes|deberías|pienso|niego|más|muert\\p{L}*|por algo|creo|supongo|imagino',
  conditions: 'si|o|como|hasta que|la próxima|próxima vez|una vez más|otra vez más|más y|nunca más',
  unsure:
    'última|ni una|no pienso|me niego|no voy|voy a|iré|te juro|juro|ojalá|quizá|acabó|terminó|quién|por qué|parece|pareces|será|serán',
  asides: 'por tu culpa|por culpa tuya|por ti|otra vez|en serio|de verdad',
  sharp:
    'otra vez|en tu vida|santa|bendita|y (?:me|te|se|yo|ya)|fuera|calle|antes de que|(?:tu|tus|la|el|los|las) (?:de|que|en)',
  urgent: 'ya mismo|ahora mismo|ya|de inmediato|inmediatamente',
  irony:
    'enhorabuena|felicidades|felicito|qué (?:bien|bonito|honor|suerte|gusto|detalle|detallazo|ilusión|maravilla|sorpresa|alegría|arte|elegancia|amable|lujo)|menudo|menuda|majestad|alteza|alteza real|señorit\\p{L}*|princes\\p{L}*|príncipe|reina|rey|genio|bravo|olé|gracias|encantador\\p{L}*|maravillos\\p{L}*|magnífic\\p{L}*|estupend\\p{L}*|fantástic\\p{L}*|genial|brillante|guapo|guapa|majo|maja|cariño|cielo|perdona por|perdone|disculpe|usted|ministro|marqués\\p{L}*|conde|don|doña|aplauso|premio|medalla|cortesía de|por lo visto|faltaría|cómo no|vaya|oh|uy|ay|me encanta|será por',
  subjects:
    'yo|tú|me|te|se|nos|él|ella|ellos|estoy|eres|es|son|hay|había|alguien|nadie|mi|mis|tu|tus|el|la|los|las|no|ya|qué|mañana|hoy|llevo|tengo|he|has|ha|han|estás|ni|encima|así|esto|eso|basta|parece|que',
  and: 'y|e|pero|así que',
  hanging: 'porque|mientras|cuando|aunque',
  contrast: 'luego|no|ni|ahora|sino|pero|dos|tres|cuatro|cinco|seis|diez|\\d+',
  places: 'en|de|con|por|para|sin|mi|mis',
  mine: wordList('mi mis'),
  also: wordList(`
    abierta abierto abrigo alfombra almohada altavoz anulado apaga auriculares auto autobus avion bajad baldosas
    basura bebe bebido bici blusa boda bolsas bufanda camara camisa cargador carta cartas cartera casco ceniza
    cerrado cerveza chaqueta charco cita cocinado cogido colchon colillas comido compra comprado contestad cristal
    cristales dejado dentista desague despertado destrozado devuelveme diario dormido dormitorio electricista
    encontrado enfermera entrevista espejo esperado esperando examen examenes fianza fontanero freno gato grasa
    gritar guardia gusanos hormigas horno hospital humedo jarron jersey lampara lava lavad lavado leido limpiado
    limpiala limpiando llaves mancha manchas manta medico metro migas moho mojada moscas movido mueve multa olla
    olvidado oposicion pacientes pagado pantalla pasillo pelos perdi perdido perro peso pizza plato platos portatil
    preguntando prestado puerta quemadura quemaduras ratones recoge rellano renta rompio rota roto rueda sabanas
    sarten secadora sillon sofa techo toallero toques trabajado tren tropezando tupper turno usado vacia vacio
    vestido vino visita vomito vomitos yogur
  `),
};
