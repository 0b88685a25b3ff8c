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
`;
