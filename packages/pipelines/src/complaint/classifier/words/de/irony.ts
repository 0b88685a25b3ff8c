/** Irony that mocks the reader. */
export const IRONY = `
3: majestät|hoheit|durchlaucht|gnädige|gnädigste|exzellenz
prinzessin|prinz|königin|könig|diva|herr|frau|fräulein superschlau|perfekt|oberschlau|saubermann|wichtig
prinzessin|prinz|königin|diva
vielen|tausend|besten|herzlichen|schönen dank für|dass|auch|nochmal _ müll|lärm|dreck|nacht|nichts|geschirr|chaos|konzert|schlaflose|haare|aufwecken|wecken|musik|saustall|du
danke für nichts|die schlaflose|das konzert|den|die|das|dein|deine _ müll|lärm|dreck|geschirr|chaos|konzert|haare|nacht|saustall|überraschung
danke dass du|ihr _ wieder|nie|nicht|mich|immer|alles|uns
wie nett|lieb|schön|freundlich|aufmerksam|großzügig|rücksichtsvoll|reizend|entzückend von|dass, wie schön|nett dass
herzlichen glückwunsch, glückwunsch|gratuliere|gratulation|bravo|applaus
toll|super|klasse|großartig|prima|spitze gemacht|hinbekommen|hingekriegt|leistung
tolle|super|reife|großartige leistung|idee|aktion|nummer, na toll|super|klasse|prima|bravo|großartig|danke
ganz große|großes klasse|kino, welch|welche|was für eine freude|überraschung|wunder|ehre, oh wunder
zauberei|magie|heinzelmännchen|putzfee|fee|wichtel|zwerge|elfen
von selbst|alleine|allein _ sauber|spült|putzt|räumt|wäscht
spült|putzt|räumt|wäscht|leert sich _ von|selbst|allein|alleine
nicht deine|eure|dein putzfrau|mutter|mama|mutti|dienstmädchen|diener|sklave|sklavin|magd|butler|personal
hotel mama, kein hotel, ein hotel, im hotel, mama kommt|räumt|nicht, deine mutter|mama nicht|wohnt|arbeitet|hat
mutti, genie|einstein|schlaumeier|held|heldin|profi, ich liebe|lieb es wenn|deine|zu|dein|deinen|um, liebe es
entschuldige|sorry|verzeih|tut dass|mir ich|leid lebe|atme|existiere|schlafen|schlafe|wohne _ hier?
du ärmster|arme|armer, mir kommen die tränen, medaille|oscar, orden|preis verdient
zu beschäftigt|fein|wichtig|gut|schade für|um|zum|dafür, zu fein, sich zu schade, raketenwissenschaft|hexenwerk
so schwer sein, ist|kann _ so schwer|schwierig, zu viel verlangt, zuviel verlangt
offensichtlich|anscheinend|offenbar bist|hältst|glaubst|hast|ist|kannst du|dir|dich, lebst du allein|alleine|noch
wohnst du allein|alleine|im, alleine auf der welt, allein auf der|dieser welt, verstanden $, kapiert, klar soweit
ist das klar, hotel _ spielen|spiele, hotel für, putzfrau _ spielen|spiele
0: danke dass du|ihr _ verständnis|zuhörst|hilfst|putzt|verstehst|rücksicht|immer so|liest|aufgeräumt|geputzt|denkst
vielen dank für dein|deine|euer|eure|das verständnis|hilfe|rücksicht|mithilfe
danke für dein|deine|euer|eure|das|die verständnis|hilfe|rücksicht|mühe|geduld|antwort
vielen dank im|schon|dir|euch|$, ich liebe deine küche|dein essen|musik, tolle idee, super idee, respekt für|vor
respekt, na super, schwer zu, hab nicht verstanden, habe verstanden, so schwer es|mir, wunder mich|gibt, preis
herzlichen? glückwunsch zum|zur|zu|euch|an|nachträglich, gratuliere|gratulation zum|zur|zu|dir|euch
`;
