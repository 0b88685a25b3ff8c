import type { PlainFacts } from '../plain-facts.ts';

export const PLAIN_FACTS_ES: PlainFacts = {
  conditions: 'si|o|como|hasta que|la próxima|próxima vez|una vez más|otra vez más|más y|nunca más',
  unsure:
    'última|ni una|no pienso|me niego|no voy|voy a|iré|te juro|juro|ojalá|quizá|acabó|terminó|quién|por qué|parece|pareces|será|serán',
  sharp:
    'otra vez|en tu vida|santa|bendita|y (?:me|te|se|yo|ya)|fuera|calle|antes de que (?:te|me|se|l[oa]s?|pierda|haga|llame|explote|os)|(?:tu|tus|la|el|los|las) (?:de|que|en)',
  urgent: 'ya mismo|ahora mismo|ya|de inmediato|inmediatamente',
  irony:
    'enhorabuena|felicidades|felicito|qué (?:bien|bonito|honor|suerte|gusto|detalle|detallazo|ilusión|maravilla|sorpresa|alegría|arte|elegancia|amable|lujo)|menudo|menuda|majestad|alteza|alteza real|señorit\\p{L}*|princes\\p{L}*|príncipe|reina|rey|genio|bravo|olé|gracias|encantador\\p{L}*|maravillos\\p{L}*|magnífic\\p{L}*|estupend\\p{L}*|fantástic\\p{L}*|genial|brillante|guapo|guapa|majo|maja|cariño|cielo|perdona por|perdone|disculpe|usted|ministro|marqués\\p{L}*|conde|don|doña|aplauso|premio|medalla|cortesía de|por lo visto|faltaría|cómo no|vaya|oh|uy|ay|me encanta|será por',
  subjects:
    'yo|tú|me|te|se|nos|él|ella|ellos|estoy|eres|es|son|hay|había|alguien|nadie|mi|mis|tu|tus|el|la|los|las|no|ya|qué|mañana|hoy|llevo|tengo|he|has|ha|han|estás|ni|encima|así|esto|eso|basta|parece|que',
  and: 'y|e|pero|así que',
  hanging: 'porque|mientras|cuando|aunque',
};
