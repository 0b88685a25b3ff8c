/** Strong anger in words. */
export const ANGER = `
3: habe|bin _ satt|leid, es satt, es leid, nase voll, schnauze voll, kanal voll, faxen dicke, mir reicht|reichts
es reicht|reichts, jetzt reicht's|reichts|reicht, reicht|reichts langsam|jetzt|mir|echt|endgültig
genug davon|von|jetzt|ist, habe|hab genug, schluss damit|jetzt, maß ist voll, fass zum überlaufen, letzte tropfen
zum überlaufen, halte|halt|ertrage|ertrag _ nicht|keinen mehr|länger|monat|tag, pack|packe _ nicht mehr
halte es nicht, nicht mehr aushalten|ertragen|aus|mitmachen, nicht auszuhalten
wütend|wut|stinksauer|zornig|zorn|rasend|angepisst|stinkwütend, koche vor, bin|so|echt|richtig _ sauer
hasse|hass|verabscheue, ekelhaft|ekelerregend|widerlich|abartig|abstoßend|ekelt|angewidert, zum kotzen, kotzt mich
unerträglich|unzumutbar|inakzeptabel|untragbar|unverschämt|unverschämtheit|frechheit|dreist|dreistigkeit|skandal|sauerei|schweinerei|schande|zumutung|katastrophe|albtraum|alptraum|hölle|horror
treibst|treibt|bringst|bringt|machst|macht mich _ wahnsinn|wahnsinnig|weißglut|verrückt|irre|rasend|krank
in den wahnsinn, zur weißglut, auf die palme
gehst|geht|gehen mir _ auf|tierisch|gewaltig _ nerven|keks|sack|geist|nerv|wecker, auf die nerven|eier|nüsse
auf den keks|sack|geist|wecker|zeiger, nervst|nervt gewaltig|tierisch|total|so|extrem|mich|nur, du nervst, wie oft
wie oft noch|soll, tausendmal|hundertmal|zigmal, hundertste|hundertsten|tausendsten|xten mal
zum letzten|hundertsten|tausendsten|xten|wiederholten mal, ein für alle|allemal
geduld ist|am|verloren|verliere|ende, verliere|verlier|verloren die|meine|langsam geduld|nerven|fassung|beherrschung
explodiere|ausraste|ausrasten|ausflippen|durchdrehen, sonst platze, platzt der kragen, drehe durch, raste aus
flippe aus, kragen, augenblicklich, auf der stelle, sofort auf|damit, endlich mal|damit|auf|aufhören|anfangen
kannst|wirst|machst du endlich, verarschst|verarschen mich|du|willst, willst du mich|uns
das ist ein witz|doch|nicht dein|wohl ernst?, dein ernst, im ernst, ein witz, das darf|kann doch nicht wahr
nicht wahr sein, nicht zu fassen, unfassbar|unglaublich, saustall|schweinestall|müllhalde|dreckloch|drecksloch|zoo
ruinierst|ruiniert|kaputtmachst|versaust|versaut|vermiest, ist dir scheißegal|alles|egal
völlig|scheiß|scheiss|total|komplett egal, interessiert dich einen|nicht|null|kein, kein bock|nerv
hast|habt du|ihr keine|kein|null|die respekt|anstand|scham|frechheit|dreistigkeit, wagst|wagt, was erlaubst
zum schreien|heulen|verzweifeln, keinen|null respekt|anstand, das allerletzte|letzte, verlottert
verkommen|verwahrlost, ich dreh|drehe _ durch, durchdreh*
2: lächerlich, absurd, furchtbar|schrecklich|grauenhaft|schlimm|übel, genervt|nervt|nervig|nervst, krass, wahnsinn
langsam|allmählich, unmöglich
0: nicht sauer|böse|wütend|genervt, bin|bist|sei nicht sauer|böse|wütend, nicht wütend|sauer, tut|tuts mir|es leid
leid tun|tut|tue, leider, genug platz|zeit|geld|für, ist nicht genug, sofort nach|wenn|danach|gemacht|da
sofort verstanden, milch|saft|speise sauer, ist sauer, im ernst gemeint, ernsthaft reden|sprechen|überlegen
furchtbar|schrecklich müde|gern|leid|kalt|geschlafen, schlimm wenn|für, nicht|halb so? schlimm
wie oft putz*|brauch*|wir|seid, hasse es dich|zu|dir|dass fragen|sagen|ich?, hasse es, ich hasse es, nicht egal
mir egal|ist egal, ist mir egal, wahnsinnig|unglaublich lieb|dankbar|toll, reicht es wenn|das|dir, reicht nicht
kochen|koche, satt, bin satt, langsam aber, platz, kragenweite, bist du sauer, sauer auf mich, du sauer, milch sauer
3: alles was du anfasst, du machst alles kaputt, du ruinierst|zerstörst alles
`;
