/** Asking the reader to do something, or to do it otherwise. */
export const REQUEST = `
3: bitte|bitteschön|pls|biddö|bidde
könntest|könntet|kannst|könnt|könnten|könnte|könnteste|kannste|könnteste du|ihr|wir|bitte|man|sie, können wir|sie
würdest|würdet du|ihr|bitte?, würdest du|ihr, wärst|wärest du so|bereit
wäre|wär|wärs es|schön|toll|super|nett|cool|gut|lieb|möglich|klasse|fair|prima|hilfreich|dankbar|lieb, es wäre|wär
das wäre|wär, ich wäre|wär|bin dankbar|froh|sehr, ich würde|fände|fänd mich|es|gern|gerne freuen|gut|schön|super|mir
würde mich freuen, würde mir wünschen
ich wünsche|wünsch|wünschte|hätte|möchte|will|erwarte|brauche|hoffe mir|gern|gerne|dass|ihr|von|du dass|du|dir?
ich möchte|will|erwarte|hoffe dass|gerne, hätte gern|gerne, denk|denkt|denke|denkst bitte|dran|daran|mal|doch
vergiss|vergesst nicht|bitte, achte|achtet|achte|pass|passt bitte|mal|darauf|doch|drauf|auf|etwas|ein
darauf achten|achtest|achtet, drauf achten|achtest
versuch|versuche|versucht|probier|bemüh bitte|doch|mal|zu|dich|leiser|es
du|ihr|wir solltest|solltet|sollten|musst|müsst|müssen|könntest|könnten|könntet
solltest|solltet|müsstest|sollten du|ihr|wir, lass|lasst uns|das|es|den|die|bitte|dein|deine|deinen|mal, wollen wir
wie wärs|wäre, was hältst|haltet du|ihr davon, was wäre wenn, können wir uns|nicht|bitte|mal|vielleicht|das|eine
vielleicht kannst|könntest|können|könnten|magst, magst|möchtest|willst du bitte|mal|vielleicht|nicht
beim nächsten mal, nächstes mal, das nächste mal, in zukunft|zukünftig, künftig|zukünftig, ab jetzt|sofort
von jetzt an, sag|sagt|gib|gebt mir|uns|bitte|doch|vorher bescheid, bescheid sagen|geben|sagst|gibst|sagt|gebt
frag|fragt mich|bitte|vorher|doch, vorher fragen|fragst
hör|hört|höre bitte|endlich|mal|doch|sofort|damit auf|damit?, hör auf, hört auf, aufhören, du bist dran
du bist an der, ihr seid dran, bist du dran
mach|macht|machs bitte|mal|doch|die|das|den|deine|deinen|es|wenigstens|leiser|sauber|endlich
nimm rücksicht|bitte|doch|deine|mehr, rücksicht nehmen|nimmst, reiß|reißt dich|euch
^ mach|macht|räum|räumt|putz|putzt|spül|spült|wasch|wascht|bring|bringt|stell|stellt|leg|legt|nimm|nehmt|benutz|benutzt|dreh|dreht|schalt|schaltet|zahl|zahlt|überweis|kauf|kauft|gib|gebt|sag|sagt|frag|fragt|klopf|klopft|antworte|antwortet|schreib|melde|meldet|lass|lasst|komm|kommt|geh|geht|hol|holt|ruf|wisch|wischt|saug|feg|leer|leert|schließ|schließt|schliess|öffne|lüfte|lüftet|halt|haltet|hör|hört|sei|seid|achte|respektier|respektiere|respektiert|teil|park|parkt|rauch|raucht|trag|häng|hängt|ersetz|reparier|hilf|helft|beeil|trenn|zieh|entschuldige|verschieb|bleib|warte|red|rede|sprich|setz|kümmer|kümmert|stör
^ nicht|keine|kein mehr|laut|rauchen|schreien|vergessen|partys|musik
^ und|aber|also|dann|jetzt|oder|sonst|einfach|leute|alter|digga|hey mach|macht|räum|putz|spül|wasch|bring|stell|nimm|dreh|zahl|sag|frag|lass|hör|hört|sei|respektier|komm|halt
? wollen|sollen|konnen|machen|teilen|treffen|setzen|reden wir|uns, ? hattest|hatte|hattet du|ihr _ dagegen|lust|zeit
? sollen|wollen wir, ? ginge|geht es|das _ leiser|ruhiger|auch|anders|vielleicht|?
? magst|möchtest|willst|kriegst|schaffst|nimmst|machst|bringst|stellst|raumst|gehst|übernimmst|kaufst|holst|raumst|gibst|legst|drehst du
? darf|dürfte ich|man _ bitten, ich brauchte, ich brauche|brauchte _ zurück, zurück, bezieht|bezieh|beziehe mich|uns
setzen|setz wir|uns|dich, staffeln, unternimm|ändere|andert
müsste|müssten|sollte|sollten _ dringend|mal|gemacht|geputzt|werden|wieder, reiß dich, werd|werde erwachsen
rede|red mit mir, sagen|sagst|sagt wenn|bevor|falls, vorher sagen, tag vorher|davor, könntest|könntet
kannst|könnt|könnten du|ihr|wir|bitte, ich fände|würde es|mich _ gut|schön|freuen, würde es dir|euch _ ausmachen
schmeiß|schick|wirf|nimm|hol deine|deinen|die|den _ aus|raus|weg, ^ schmeiß|schick
fragt|frag|frage mich|uns beim|mit|vorher, ruhe da|jetzt|bitte
? stellst|legst|nimmst|bringst|kommst du sie|es|das|mit, künftig, wer was will fragt
könnten|können deine|dein|die|alle|deinem, könnten wir|deine|die
2: etwas|bisschen|bissl|ein|mal leiser|ruhiger|rücksicht|mehr|ordentlicher|kürzer|früher, leiser, mit kopfhörern
wenigstens, lieber, würde helfen, hilft, mal wieder, sollte|sollten, gerne|gern
? *st du|dich|dir|mir|uns|bitte|das|es|mal|vielleicht, ? *t ihr|euch|uns
0: kannst|könntest|kannste|könnt du|ihr mir|bitte|uns|mal|das _ erklären|sagen|verraten|bestätigen|erinnern
mir sagen|erklären|verraten|bestätigen|erinnern, sag mir wer|was|wann|wo|warum|ob|wie|bitte _ wer|was|warum|ob
bitte sag|erklär mir?|wer|was|wann|ob, wie kannst|könnt|kann du|ihr|man, wie kann
kannst du dir|eigentlich|überhaupt|nie|nicht|nichts vorstellen|einmal?
du kannst|könntest nicht|doch|ja|einfach|mich, ihr könnt nicht|doch, können wir reden
wir müssen|sollten|können|könnten reden|sprechen, müssen wir reden, wir müssen mal reden|sprechen
fass|fasst|rühr|rührt meine|mein|nichts|nicht|bitte _ meine|an?
bitte nicht mein|meine|in|an|anfassen|stören|betreten, komm|kommt|geh|geht bitte?|nicht|nie|ohne _ mein|meine|zimmer
nimm|nehmt|benutz|benutzt bitte? nicht|nie|meine|mein
lass|lasst mich|meine|mein bitte? in|allein|alleine|zufrieden|ruhe|sachen, lass|lasst mich|meine|mein
lass|lasst die finger|pfoten|hände, hör|hört auf meine|mein|in|mich|an|zu
hör|hört|höre bitte auf mein|meine|in|mich, respektier|respektiere|respektiert|respektieren bitte? meine|mein|das
bleib|bleibt bitte? aus|weg|draußen|raus
ich möchte|will|hoffe dass du|ihr|niemand|keiner _ nicht|mein|meine|zimmer|weißt, ich möchte nicht, ich will nicht
möchte nicht dass, kann man|ich|es, gut gemacht, ab jetzt|sofort zahl*|mach*|werde|putz*|räum*|koch* ich
in zukunft werde|mach*|zahl* ich, du musst wissen|verstehen|ja
musst du immer|so|ständig|mich|eigentlich|jedes|wirklich, gern geschehen, gern|gerne hier|mit|zusammen
das wäre schon|ja|dann, ich brauche meine|ruhe|zeit|schlaf|platz|abstand|privatsphäre|raum, was solltest
mal wieder die|der|das|alles|dein|deine, lieber mitbewohner|max|gruß, liebe|lieber, halt die|dein|deine|den, halt
leck, verpiss, geht es|das|dich|mir|gar|so|nicht, sag mal, lass uns reden, komm mal klar
? hast|bist|weißt|warst|meinst|meintest|hattest|denkst|glaubst|findest|kennst|wolltest|kommst|brauchst|musst|wirst|spinnst|dachtest|gehst|verstehst|merkst|lebst|wohnst|schläfst du|dich|dir
? habt|seid|wisst|wart|hattet|hat|ist|wird|gibt|geht|kommt|war ihr|uns|es|das|der|die
? willst du mich|uns|eigentlich, ? kannst du dir, ? liegt|steht|lauft das, ? merkst du nicht, bist du sauer
ich brauche _ zurück nach
`;
