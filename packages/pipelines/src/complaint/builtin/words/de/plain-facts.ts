import type { PlainFacts } from '../plain-facts.ts';

export const PLAIN_FACTS_DE: PlainFacts = {
  conditions: 'wenn|falls|oder|sonst|nächstes mal|nächsten mal|noch einmal|noch mal',
  unsure:
    'zu \\p{L}{2,20}en$|ein letztes|letzte|ab sofort|ab jetzt|ab heute|ab montag|nie wieder|kein einziges|ich werde|ich will|ich zahle kein\\p{L}*|ich putze kein\\p{L}*|ich weigere|wer|warum|wieso|würde|wäre|hätte|könnte|schwör\\p{L}*|wette|glaubst|denkst',
  sharp:
    'noch|nochmal|und (?:ich|du)|normal|anständig|einmal|bevor|(?:dein|deine|deinen|deinem|den|die|das) (?:weg|aus|raus|auf|ab|zu|in|im)',
  urgent: 'sofort|jetzt|endlich|gefälligst',
  irony:
    'glückwunsch|gratul\\p{L}*|herzlichen dank|vielen dank auch|danke|na toll|na super|na bravo|bravo|welch\\p{L}* (?:ehre|überraschung|freude|glück)|was für (?:ein|eine) (?:ehre|freude|überraschung|glück|held|talent)|hoheit|majestät|prinzessin|prinz|könig|königin|gnädig\\p{L}*|der herr|die dame|herr ober\\p{L}*|fräulein|genie|einstein|chef|meister|schätzchen|schatz|liebling|reizend\\p{L}*|entzückend\\p{L}*|großartig|herrlich|wunderbar|fantastisch|traumhaft|prächtig|toll|klasse|super|spitze|applaus|medaille|orden|personal|butler|diener|zu diensten|schön für|wie schön|wie nett|wie lieb|sehr reif|oh|ach|tja|entschuldige dass|verzeih|offenbar|anscheinend',
  subjects:
    'ich|du|er|sie|es|wir|ihr|das|da|man|jemand|keiner|mein|meine|dein|deine|der|die|den|wie|wer|was|sonst|also|mir|so|und|dann',
  and: 'und|aber|denn|also',
  hanging: 'weil|während|dass|als|der|die|den',
};
