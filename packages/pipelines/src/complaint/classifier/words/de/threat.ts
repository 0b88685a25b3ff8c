/** Announcing harm to body, life or animals, or fire. */
export const THREAT = `
3: bring|bringe|bringen ich? dich|ihn|sie|euch|deinen|deine|dein _ um, bring|bringe ich _ um
dich|ihn|sie|euch _ umbringen|umbringe
umbringen|umbringe|umlegen|abstechen|abstech|erwürgen|erwürge|erschlagen|erschlage|erschießen|ersäufen|vergiften|vergifte|totschlagen|totprügeln|verprügeln|verprügle|zusammenschlagen|zusammenschlage|abknallen|kaltmachen|abschlachten|aufschlitzen|abfackeln|fackle|fackel|anzünden|anzünde|zünde|niederbrennen
schlag|schlage|hau|haue|tret|trete|prügel|prügle|box|boxe|verpass ich? dich|dir|ihn|ihm|euch _ ins|tot|zusammen|in|fresse|zähne|gesicht|rein|eine|windelweich|krankenhaus|schädel|aufs|grün|nieder
schlag dich|ihn|sie, hau dir|dich
brech|breche|brich|brechen ich? dir|deine|deinen|ihm|alle _ knochen|beine|nase|arm|arme|finger|genick|hals|kiefer
dreh|drehe ich? dir den _ hals|um, hals um|umdreh*, in die fresse|eier
eins|eine aufs|auf|in die? maul|fresse|schnauze|nase, aufs maul
mach|mache ich? dich|euch|ihn kalt|fertig|platt|alle|tot, mach dich kalt|fertig|platt
bist|seid du|ihr|so gut wie tot, du bist tot, bist so gut wie tot, bist tot, stirb|verreck|verrecke|krepier|krepiere
sterben wirst|sollst, hoffe du stirbst|verreckst|krepierst|erstickst, bring dich um, häng dich auf
mit dem|einem messer|hammer|schläger|baseballschläger|beil|faust, meine faust|fäuste, weiß wo du schläfst
im schlaf erstick*|erwürg*|kill*|besuch*|abstech*|umbring*, wenn du schläfst, während du schläfst, mit einem auge
pass auf deinen rücken, dreh dich nicht um, ins krankenhaus|grab bring*|prügel*|schlag*
landest|endest|liegst im krankenhaus|sarg|grab|friedhof, tu|tue ich? dir weh|was|etwas an?, dir weh, weh tun, wehtun
dir was|etwas antun, blutest|bluten wirst|lassen
zünde|zünd|steck|stecke|fackel|fackle|brenn|brenne _ haus|wohnung|bude|zimmer|hütte|brand|an|ab|nieder|sachen
in brand, feuer legen|lege|leg
deine|dein|deinen|die|den|das katze|hund|kater|hamster|haustier|tier|köter|vieh _ um|vergiften|vergifte|vergift|ertränken|tot|töten|umbringen|überleben|vergiftet|aus
töten|töte dich|ihn|sie|euch|deine|deinen, dich|ihn|euch töten
werf|werfe|schmeiß|schmeiße|stoß|stoße|schubs ich? dich|ihn|sie _ fenster|balkon|treppe|treppenhaus|runter
abstech|stech|steche dich|ihn, im krankenwagen|leichenwagen|rollstuhl|sarg, ins grab, unter die erde, letzte was du
überlebst, nicht überleben, ein messer|pistole|waffe|knarre, knall* dich|ihn|sie|dir _ ab|eine
0: bringt|bringst|bringen mich _ um, bringt mich um den, um den schlaf|verstand, mich um|nochmal um
dich um|ihn _ zu|müll|das|die|den|kümmer*|10|zehn|zwei|drei, kümmerst|kümmere dich um, schau dich um, dreh dich um
sie um|euch um
um _ uhr|zu|die|das|den|eine|ein|halb|mitternacht|10|11|22|23|2|3|zwei|drei|elf|zehn|sechs|sieben|6|7|8
nicht|nie|nichts|keine|niemandem|niemanden|nie _ weh|wehtun|verletzen|gewalt|töten, will dir nicht, nicht weh
tot|todmüde müde|umfallen|?, halb tot, totmüde, fast gestorben|sterbe, sterbe vor
mach|mache|macht mich fertig|kaputt|alle, mich fertig, fertig machen|machst zur|für|zum|im
mach dich fertig für|zur|zum, mach dich nicht, totenstill|totenstille|totschweigen, blut im|auf|am|in
messer in|im|liegen|und|nicht|abspülen|schublade|waschen|gabel, meine|das|die|dein messer, bluten, hau dich hin|aufs
ins krankenhaus arbeit*, im krankenhaus, krankenhaus arbeit*|schicht|dienst, schlag|schlage vor|ein
schlage|schlag ich|dir|euch vor|?, vorschlag, kerze|kerzen anzünden|anzünde|brennen
zünde|zünd|anzünden _ kerze|kerzen|räucherstäbchen|grill, im schlaf gestört|gestoert|reißt, mit dem hammer
tür zuschlagen|schlag, tür, krankenwagen kam|gerufen|sirene|hören, sarg, überlebst du|das schon
messer und|in der|liegt|liegen|schublade|im|zurück
3: dir|ihm|euch|ihr|jeden|alle|deine|deinen _ finger|knochen|beine|bein|rippen|rippe|arm|arme|nase|hals|kiefer|hände|hand|genick|zähne|kniescheiben|knie _ breche|brechen|brech|zerquetsche|zertrümmere|zertrümmern
brech|breche|brich|zerquetsch*|zertrümmer* ich? dir|ihm|euch|jeden|alle|deine|deinen|ihr _ finger|knochen|beine|bein|rippen|rippe|arm|arme|nase|hals|kiefer|hände|hand|genick|zähne|kniescheiben|knie
vieh|viech|koter|katze|hund|kater|tier|tole|klaffer|mistvieh|hamster|papagei|kaninchen|mieze|biest nochmal|noch|wieder|weiter|je|weiterhin _ _ aus|ausm|vom|übern dem? fenster|balkon|dach, pinkelt|bellt|kackt|kotzt|kratzt|beißt|jault|scheißt|pisst _ _ aus|ausm|vom dem? fenster|balkon
fliegt dein|deine|das|der|die vieh|koter|katze|hund|kater|tier|biest _ fenster|balkon, fliegst|segelst|landest du|vieh|viech|koter|katze|hund|kater|tier|tole|klaffer|mistvieh|hamster|papagei|kaninchen|mieze|biest? aus|ausm|vom|durchs dem? fenster|balkon, dich|ihn|euch|vieh|viech|koter|katze|hund|kater|tier|tole|klaffer|mistvieh|hamster|papagei|kaninchen|mieze|biest aus|vom|die dem? fenster|balkon|treppe runter? werfe|werfen|schmeiße|schmeißen|stoßen|stoße|werf|schmeiß
gift|rattengift|frostschutz|frostschutzmittel|bleiche ins|in|im|unter _ napf|futter|essen|kaffee|fressen|tee|milch|glas|wasser
weiß genau|auch|ja|doch|schließlich|ganz? genau? wo du|ihr arbeitest|wohnst|parkst|studierst|schläfst|trainierst|arbeitet|schlaft, weiß genau|auch|ja? wo deine|dein|ihr . arbeitet|wohnt|lebt|schule
weiß genau? wo _ _ unfall|unfälle, schade wenn dir|euch|ihm|ihr|deinem|deiner|da|mal _ passiert|passieren|zustößt|zustoßen|zustieße|passierte, dir|euch|ihm|deinem|deiner _ was|etwas|unfall zustößt|zustoßen|zustieße
dir|euch|ihm könnte|könnt|kann . was|etwas|unfall passieren|zustoßen
brenn*|abbrenn*|abfackl*|anzünd*|feuer|flammen _ mit|samt euch|dir|allen|ihr, mit|samt euch|dir|allen . drin|darin|drinnen _ abbrenn*|brenn*|ab|nieder|an
brenn|brenne ich? euch|dir|die|das|den|diese|dieses . bude|laden|haus|loch|wohnung|hütte|stall
0: du|wirst|kannst|könntest|willst|man|sich dir? _ finger|knochen|beine|bein|rippen|rippe|arm|arme|nase|hals|kiefer|hände|hand|genick|zähne|kniescheiben|knie _ breche|brechen|brech, du|wirst|kannst|könntest|willst dir _ finger|knochen|beine|bein|rippen|rippe|arm|arme|nase|hals|kiefer|hände|hand|genick|zähne|kniescheiben|knie _ breche|brechen
führ|führe|führt|führst|führen|ging|gehe|sieht|gassi|lass|lässt deine|dein|deinen|die|den|das vieh|viech|koter|katze|hund|kater|tier|tole|klaffer|mistvieh|hamster|papagei|kaninchen|mieze|biest _ aus|raus
führ|führe|führt|führst|führen deine|dein|deinen|die|den|das vieh|viech|koter|katze|hund|kater|tier|tole|klaffer|mistvieh|hamster|papagei|kaninchen|mieze|biest aus, könnte|könnt jemanden|jemand|wen umbringen für
sauge|staubsauge|putze|arbeite|leise|ruhig ich? nicht? wenn|während du schläfst
3: polier|poliere|polieren ich? dir|ihm|euch|ihr die|das . fresse|visage|gesicht|maul
verprügel|verprügle|verprügele|vermöbel|vermöble|verdresche|verdresch|vertrimm*|versohl* ich? dich|ihn|sie|euch|deinen, dich|ihn|sie|euch _ verprügel|verprügeln|vermöbeln|verdreschen|vermöbel|schlagen|prügeln
knall|knalle|klatsch|klatsche|kleb|klebe|scheuer|scheuere|zimmer|verpass|verpasse|donner|gebe|geb|hau|haue|schmier ich? dir|ihm|euch|ihr _ eine|eins|ohrfeige|backpfeife|watsche|tracht|abreibung|schelle|kopfnuss|kinnhaken
schick|schicke|hol|hole|bring|bringe ich? meine|meinen|dir cousins|brüder|jungs|kumpels|bruder|cousin|freunde|leute|meine _ vorbei|brechen|vermöbeln|verprügeln|regeln|hoch|vorbeischicken
katze|hund|kater|köter|koter|vieh|tier|hamster|kaninchen|mieze landet|endet|liegt|verschwindet|schwimmt|geht|stirbt|krepiert . im|in|tot|vor|wenn|drauf fluss|kanal|see|teich|badewanne|müll|ofen|wenn|ertränkt|vergiftet|sie|er
kurz davor|kurz|knapp davor|dran . dich|dir|ihn _ schlagen|hauen|verprügeln|würgen|umzubringen|zu, nie wieder laufen|gehen|aufstehen|kauen
komm|komme ich? mit _ baseballschläger|messer|hammer|axt|schläger|latte hoch|runter|rüber|vorbei|zu
gebrochene|gebrochenen|gebrochener beine|knochen|nase|finger|arm|arme|bein wenn|falls|beim
0: die|der|das|deine|dein|den|deinen|unsere katze|hund|kater|tier|mieze ist|war|hat|kam|kommt|springt|sprang|klettert|will _ aus|vom dem? fenster|balkon
kurz davor|dran dich|dir _ zu fragen|bitten|schreiben|sagen|rufen|wecken
`;
