/** How we speak or do not speak: no answer, notes, tone, decisions without a word. */
export const COMMUNICATION = `
3: kommunizieren|kommunizierst|kommunikation|kommuniziert
antwortest|antworten|antworte|antwortet|antwort|antworten|geantwortet|beantwortest|beantworten|reagierst|reagieren|reagiert|rückmeldung|zurückschreiben|zurückschreibst|zurückgeschrieben|rückruf
ignorierst|ignoriert|ignorieren|ignorier|ignoriere|ghostest|ghosting, gelesen aber|und|haken, blaue haken
gruppe|chat|gruppenchat|wgchat|whatsapp|whatsappgruppe|wggruppe|telegram|signal, wg chat|gruppe
passiv aggressiv|aggressive|aggressiven|aggressives, passivaggressiv|passivaggressive|passivaggressiven
zettel|zetteln|zettelchen|notiz|notizen|postit|postits, post it|its, ton|tonfall|umgangston
wie du mit mir|uns redest|sprichst|umgehst|geredet
redest|sprichst|reden|sprechen|redet|geredet|gesprochen mit mir|uns wie|so|nicht|kaum|mehr
mit mir redest|sprichst|reden|sprechen|umgehst|geredet|sprichst|redet, art und weise
schreist|schreit|brüllst|angeschrien|anschreien|anschreist|angebrüllt|anbrüllst|angeschnauzt|anschnauzen|anmotzt|angemotzt|anpampst|angepflaumt|anmeckerst|anzischst|anfährst mich|an?
mich an|anschrei*|anbrüll*|anmotz*|anschnauz*|anpflaum*|angeschrien
unterbrichst|unterbrechen|unterbrochen|unterbricht, ausreden|ausredest lassen|lässt|lass?, ins wort
hörst|hör|hört|zuhören|zuhörst|zugehört|zuzuhören nie|nicht|mir|zu|einfach|überhaupt _ zu?
zuhörst|zuhören|zugehört|zuhör, gehört werden|fühle|gefühlt
schweigst|schweigen|anschweigst|anschweigen|angeschwiegen|totschweigen|schmollst|schmollen
redest|sprichst nicht|kaum mehr|mit, nicht|kaum mehr mit mir, hinter meinem|unserem rücken, rücken
lästerst|lästern|gelästert|läster|tratschst|tratsch|tratschen|gerücht|gerüchte|klatsch, ins gesicht, von angesicht
persönlich sagen|sagst|ansprechen|reden|sprechen, direkt sagen|sagst|ansprechen|ansprichst|mit|zu
über mich redest|reden|sprichst|geredet|herziehst|lästerst
kritisierst|kritik|kritisieren|kritisiert|vorwürfe|vorwurf|vorwirfst|meckerst|meckern|nörgelst|nörgeln|rummeckern
ohne absprache|rücksprache|abzusprechen|bescheid|uns|mich|mit|was|etwas|ein wort|zu sagen|sagen|gefragt|fragen|reden|sprechen
ohne absprache|rücksprache|bescheid
entscheidest|entscheiden|entschieden|entscheidung|entscheidungen|bestimmst|beschlossen|beschließt
einbeziehen|einbezogen|eingebunden|mitreden|mitentscheiden|mitsprache
absprache|absprachen|vereinbarung|abmachung|abmachungen, informierst|informieren|informiert|bescheid
versprichst|versprochen|versprechen|versprichst, wort halten|hältst|gehalten, hältst|halten dich|dein an|wort
missverständnis|missverständnisse|missverstanden|falsch verstanden, gemeint|meinst|meintest|meinen du|damit|mit?
witz|witze|witzen|scherz|scherze|spott|spottest|verarschst|verarschen, lustig über|machst, machst dich lustig
lachst mich aus, auslach*|ausgelacht, sarkas*|ironisch, haltung|einstellung, ehrlich sein|zu|mit|miteinander
ehrlichkeit|offen miteinander, lügst|lügen|gelogen|angelogen|anlügst|lüge|belogen
entschuldigst|entschuldigung|entschuldigen|entschuldige
streit|streiten|streitest|diskussion|diskussionen|gespräch|gespräche|aussprache
kommentar|kommentare|bemerkung|bemerkungen|sprüche|spruch|sticheleien|stichelst
beschwerst|beschwerst|beschweren|beschwert dich|bei|über
sagst|gesagt|erzählt|mitgeteilt mir nie|nichts|nicht|bescheid|nix|vorher, nichts gesagt|erzählt|erwähnt
nie was|etwas gesagt, nicht gesagt|bescheid|mitgeteilt|informiert, weichst|ausweichst|meidest|aus dem weg
augen verdrehst|rollst|verdrehen, beleidigst|beleidigt|beleidigen|beleidigung|beleidigungen
respektlos|respektlosem|respektloser|respektvoll|respektvoller, von oben herab, herablassend|herablassende
mit mir reden|rede|redest, rede mit mir, aus dem weg, gehst mir, schönes leben, mein gewicht|akzent, akzent
einbezieh*|bezieht|beziehen mich|uns, ohne mich|uns zu fragen|informieren, nennst|nenn|nennt mich, spitznam*
in der gruppe, in die gruppe, kommt selten _ zurück, angespannt|anspannung|stimmung|dicke luft
wir uns _ zusammensetzen, aussprechen, im streit, hinter dem rücken, erfahren dass|von anderen
gekündigt|verkauft|umgestellt|bestellt|entschieden _ ohne, doppelzüngig|falsche schlange, meinungen
über mich aus|beschwerst|her|auslässt, bei allen über, beleidigungen, nur nicht bei mir, fragt mich _ mit
verkaufen|verkauft|weggeben|umstellen während|ohne|obwohl ich|mich, befehlston|kommandoton, in diesem ton
still|kühl|distanziert|komisch|kurz|kalt mir|zu|mit|gegenüber gegenüber|mir?, statt mit mir zu|reden
anstatt mit mir, statt _ mit mir zu reden, den anderen gesagt|erzählt, kein wort mit|gesagt, wort mit mir
lass mich ausreden, ausreden
2: nachricht|nachrichten|sms|mail|mails|textest, bescheid|ansage
reden|redest|rede|sprechen|sprich|geredet|besprechen|bereden, schuld|beschuldigst, sagen|sagst|gesagt|sag
abgesprochen|vereinbart|ausgemacht|abgemacht, absprechen
vornerum|hintenrum|giften|gift*|verlogen*|falsch*|heuchl*|scheinheilig*|doppel*
sprachnachricht*|nachricht*|mail*|text*|zettel*|notiz*|chat*|gruppe nicht|ganz|verstanden|gemeint|unbeantwortet|gelesen|ignor*|am|an|von|geschrieben
nicht ganz verstanden|klar, antwort*|reagier*|rückmeld*|meld*|zurückschreib*|funkstille|gelesen
ignor*|meid*|ausweich*|anschweig*|schmoll*|beleidigt|eingeschnappt|trotz*
ton|tonfall|pampig|patzig|schnippisch|kalt|kühl|grob|barsch|harsch|aggressiv|abfällig|herablassend|arrogant|überheblich|belehrend|besserwisser* zu|mir|mit|gegenüber|ton|art
besserwisser*, anschrei*|anmotz*|anfahr*|anpampen|anblaff*|anraunz*|anherrsch*|angeschrien|angeblafft|angemotzt
unterbrech*|ins wort fallen|fällst, ausred* lassen, zuhör*|zugehört|ernst nehmen|nimmst|genommen
läster*|tratsch*|gerücht*|gerede|hinter meinem rücken|über mich, petz*|verpetz*
direkt*|persönlich*|offen*|ehrlich* sagen|sprechen|reden|ansprechen|miteinander|zu mir
kritik*|kritisier*|vorwürf*|vorhalt*|meckern|mecker*|nörgel*|motz*|stichel*|spitze*|bemerkung*|spruch|sprüche|witz*|scherz*|spott*|nachäff*|spitzname*|akzent|aussprache|dialekt|sarkas*|ironi*
lüg*|gelogen|angelogen|versproch*|versprech*|ausred*|wort gehalten|halten|brechen, entschuldig* bei|nicht|dich|nie
entscheid*|entschied*|beschließ*|beschlossen|bestimm*|abgestimmt|über meinen kopf
ohne mich|uns zu fragen|absprache|rücksprache|ein wort
niemand|keiner hat|mich|uns gefragt|bescheid|gesagt|informiert, nicht gefragt|informiert|einbezogen
missverständnis*|missversteh*|falsch verstanden
streit*|zoff|krach mit|zwischen|konflikt*|stimmung|spannung*|dicke luft
ausgeschloss*|ausgegrenzt|übergangen|außen vor
reden|gespräch|aussprache|zusammensetzen in ruhe|miteinander|mit mir|über uns|darüber wie, passt schon
wie immer halt
1: fragen|fragst|gefragt|frag
0: bescheid geben|sagen|gib|sag|gibst|wenn|wann|sagst, sag|gib|gebt|sagt mir|uns|bitte|doch|kurz bescheid
sag mir bescheid, vorher bescheid, entschuldigung|entschuldige dass|für|aber|die|wenn
reden|sprechen wir|darüber|über|mal|können|müssen
wir reden|sprechen|müssen|sollten|können|mal _ reden|sprechen|unterhalten, darüber reden|sprechen
lass|lasst uns _ reden|sprechen, kurz reden|sprechen, müssen reden|sprechen, können wir _ reden|sprechen
laut telefonierst|redest|sprechen, redest|reden|sprichst|telefonierst laut|so|zu|am, am telefon, sag mal|mir
sagen wer|was|wann|wo|warum|ob|wie, post it, im rücken, rückenschmerzen, gefragt ob, ehrlich gesagt, ganz ehrlich
um ehrlich, zur diskussion, schulden|schuldest|schuldet, ton, gruppe von, antwort auf
ausgemacht dass|wer|das putz*|müll, wie ausgemacht|abgemacht|vereinbart|besprochen, zettel am, lustig|witzig
gehört mir|dir|uns|dazu|sich|haltung, licht ausgemacht, ausgemacht wird|hast|herd|ofen, nicht lustig|witzig
sag mir|uns nur|kurz|bitte|vorher, vorher|kurz bescheid, bescheid, im bad absprechen, absprechen, zeiten absprechen
mit mir zusammen, hast du gemeint, gruppe, ich sag, nachrichten, keinen vorwurf, vorwurf draus, kein kommentar
wir reden|sprechen können, text|texte|textmarker, mail, an die gruppe, gift, giftig|giftstoff*, mäuse gift
falsch geparkt|herum|rum|eingestellt|sortiert, falsch, kalt, ernst nehmen den, meld*, über mich weg, mal ehrlich
entschuldig*, zettel, chat, sprüche, direkt neben|unter|über|nach|an|ans|vor, direkt, persönlich, melde dem|den|es
melden, bin heute fast geflogen, sie künftig
`;
