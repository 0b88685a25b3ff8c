/** Asking what happened, who did it, what was agreed or what was meant. */
export const QUESTION = `
3: ? ^ wer|wem|wen|wessen|was|wann|wo|wohin|woher|wie|warum|wieso|weshalb|welche|welcher|welches|welchen|wieviel|womit|worum
? wer|wem|wen|wessen|wann|wo|wohin|warum|wieso|weshalb|welche|welcher|welches|welchen
? was|wie war|ist|hast|hat|meinst|meintest|machen|wolltest|genau|hatten|haben|lange|viel|oft
? hast|habt|hat|hattest|hatten|haben du|ihr|er|sie|es|jemand|dein|deine|wir|ich|schon|der|die|das
? bist|seid|ist|sind|war|waren|warst|kommt|kommen|bleibt|bleiben|gilt|gab|gibt|stimmt|gehort|lauft|soll|sollte|wird|zahlt|reicht|geht|schlaft|zieht|darf du|ihr|er|sie|es|jemand|dein|deine|mein|meine|wir|ich|der|die|das|den|heute|morgen|mit
? weißt|wisst|weiß|meintest|meinst|brauchst|kommst|wolltest|findest|kennst|denkst|warst|dachtest du|ihr
? auf|für|an|bis|ab|mit|um wen|wem|wann|wie|welche, ^ wer hat|ist|war, ? sauer|bose auf|wegen, ? habe ich
? muss ich, ? oder|ist das so|nicht|heute
weißt|weisst|wisst|weiß du|ihr|jemand|wer wer|was|wann|wo|warum|ob|wie|wohin|vielleicht|zufällig
hat jemand|wer|irgendwer|einer|eigentlich, warst du|das das|es, war das|es du|deins|dein|ihr|so|abgemacht|geplant
kannst|könntest|könnt|kannste du|ihr mir|bitte|uns|mal|das _ erklären|sagen|verraten|bestätigen|erklären
erklär|erkläre|erklärt|erklären mir|bitte|mal|was|warum, sag|sagt mir|bitte|mal|doch _ wer|was|wann|wo|warum|ob|wie
was meinst|meintest|meint|wolltest|hast du|ihr damit|mit?, meintest|meinst du mit|damit|das
was ist|war|passiert|los|geschehen da|gestern|mit|passiert|eigentlich|los|der|die|das, was passiert
ich frage|frag|wollte mich|fragen|nur|wissen, frage mich, wollte fragen|wissen|nachfragen|mal
würde gern|gerne wissen|verstehen, möchte|will gern|gerne|nur|verstehen|wissen _ wissen|verstehen, wüsste gern|gerne
ich verstehe|versteh|verstand|weiß|kapier _ nicht _ warum|was|wie|wer|wann|wieso|ob|genau|mehr
nicht sicher ob|wer|was|wann|wie, mir nicht klar|sicher|ganz, unklar|unsicher|verwirrt, kurze frage, eine frage
frage zu|zum|zur|wegen|bezüglich, habe|hab ne|eine|mal frage, wer ist|war|hat dran|das|mein|meine|den|die, wessen
hatten wir _ ausgemacht|abgemacht|besprochen|vereinbart|nicht
habe|hab ich _ verpasst|falsch|missverstanden|vergessen, wie war|ist das|es gemeint|gedacht|geplant, wie lange
wie viel|oft|hoch, stimmt es|das, ? gemeint, wie hast du das, warum ist, ? wie das
willst|möchtest|meinst|ziehst du _ oder, nicht ganz verstanden|klar, ? habe|hab ich, ? ist|sind die|der|das
? teilen wir, ? wir _ oder
2: ? oder
0: wie oft|lange noch|soll|muss|denn|eigentlich|willst|noch, wie oft, wie lange noch|soll|muss
wie schwer|kann|kannst|könnt|soll|wäre|wärs|wär|immer|du|im|ein|eine|üblich|ich|die|der|das|gesagt|besprochen|abgemacht|ausgemacht|vereinbart|wir
wie man|kann, was fällt dir
was soll|sollte|willst|bildest|glaubst|denkst|stimmt|erlaubst das|der|die|du|ein|dir|nicht|eigentlich
was ist|stimmt dein|bei|mit|los|so dir|nur|problem|schwer|verkehrt|falsch, was hältst, was für ein|eine
was mich|du|ich|wir|das|sehr|echt|mir|die|der|dein
warum muss|kannst|bist|soll|immer|musst|bin|machst|räumst|putzt|schaffst|geht|hältst|kriegst|ist|können|habe|machen ich|du|es|ihr|man|immer _ immer|nie|ständig|nicht|dauernd|jedes|einmal
wieso muss|kannst|bist|soll|immer|musst ich|du|es, warum nicht, warum kannst|könnt du|ihr _ nicht|nie
wer glaubst|denkst|bist du, wer soll, wann lernst|kapierst|hörst|machst|räumst|fängst|wirst du _ endlich|mal|auf?
bist|seid du|ihr _ taub|blind|dumm|blöd|bescheuert|irre|ernst|verrückt|bekloppt|eigentlich|behindert|faul|zu|dran|unfähig
hast du _ keine|kein|sie|alle|null|jemals _ anstand|respekt|scham|alle|noch|ahnung|gelernt
ist das dein|zu|so|zuviel|echt|wirklich|normal|zu ernst|viel|schwer?
ist es so|zu|zuviel|echt|wirklich|möglich|okay|ok|in|für|denn|mir|mega|schon, ist es möglich|okay|ok
ist das|es möglich|okay|ok wenn|dass, ist dir|euch klar|eigentlich|alles|egal|bewusst, wo du|ich|ist das|man|wir
wann du|ich|immer, welche|welcher art, wie schön|nett|toll|lieb|wunderbar|herrlich|asozial|respektlos|eklig
was los ist, wieso denn, hast du was dagegen, hattest du was dagegen
kannst|könntest du uns|mir _ vorher|tag|bescheid sagen, sagen wenn|bevor|falls, ? bist du im stall|aufgewachsen
im stall aufgewachsen, bist|seid du|ihr im stall|wald, was stimmt nicht, welcher erwachsene|normale|mensch
was für ein mensch, hast du gar kein*, keinen respekt, weiß nicht warum $, ich weiß nicht warum $
`;
