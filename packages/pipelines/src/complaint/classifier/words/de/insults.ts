/** Insults and contempt for the person. */
export const INSULTS = `
3: idiot|idioten|idiotin|idiotisch
dumm|dumme|dummer|dummes|dummkopf|dämlich|dämliche|dämlicher|blöd|blöde|blöder|blödmann|bescheuert|bescheuerte|bekloppt|bekloppte|behindert|behinderte|gestört|gestörte|hirnlos|hirnlose|beknackt|schwachsinn|schwachsinnig|spinner|spinnst|spinnt|spinnen
trottel|depp|deppen|vollidiot|vollidioten|vollpfosten|volltrottel|schwachkopf|penner|pfosten|honk|horst|dödel
arsch|arschloch|arschlöcher|ärsche|arschgeige|wichser|hurensohn|hure|schlampe|fotze|bitch|miststück|mistkerl|dreckskerl|drecksack|drecksau|drecksack|sau|säue|schwein|schweine|dreckschwein|ferkel|schweinerei
schlamper|schlampig|schlampige|schlampiger|messi|messie
faul|fauler|faule|faulpelz|faulheit|stinkfaul|faulenzer|faules
egoist|egoistin|egoisten|egoistisch|egoistische|egoistischer|selbstsüchtig|egozentrisch|ego|ichbezogen
rücksichtslos|rücksichtslose|rücksichtsloser|rücksichtslosigkeit|asozial|asoziale|asozialer|asozialen|assi|assis|unverschämt|unverschämtheit|dreist|dreistigkeit|frech|frechheit
schmarotzer|parasit|parasiten|nassauer|schnorrer, lügner|lügnerin|dieb|diebin|heuchler|heuchlerin|betrüger
kindisch|kindische|kindischer|kleinkind|kindergarten|baby|unreif|unreife
versager|versagerin|loser|nichtsnutz|nutzlos|nutzlose|unfähig|unfähige|unfähiger|taugenichts|jämmerlich|erbärmlich|armselig|peinlich
irre|verrückt|wahnsinnig|psycho|psychopath, krank im kopf, tier|tiere|viech
ekelhafter|widerlicher|ekelpaket|kotzbrocken
arrogant|arrogante|arroganter|eingebildet|respektlos|respektlose|respektloser|verantwortungslos
unerträglich|unmöglich|unausstehlich|unzumutbar, taub oder|?, was stimmt nicht|mit, stimmt mit dir
was ist falsch mit, was ist los mit dir, was ist dein problem, dein problem, geht's noch, gehts noch|eigentlich?
geht es noch, sag mal geht|spinnst|hast|bist, hast du sie, noch alle, nicht mehr alle|ganz, alle tassen
wer glaubst|denkst du, was glaubst|bildest|fällt|erlaubst|denkst du|dir _ wer|eigentlich|ein?
schäm|schämt|schämst dich|euch, schämen
kein|keinen|keine|null anstand|respekt|scham|benehmen|erziehung|manieren|gewissen|bock auf
kein benehmen|anstand|hirn, denkst|denkt nur|immer|ausschließlich an dich|euch|sich, nur an dich
interessierst dich nur, welt dreht sich, ich hasse dich|euch, kann dich nicht, ertrage dich
du bist|ihr seid|bist du|seid das|echt|so|einfach|wirklich|der|die letzte|allerletzte|schlimmste|hinterletzte|schlimmster|ekelhaft|widerlich|asozial|dumm|faul|krank
das letzte, schlimmster mitbewohner, schlechteste|schlimmste mitbewohner|mitbewohnerin|person
wie ein|im|die kind|kleinkind|schwein|tier|schweinestall|kindergarten|vandalen|baby, werd|werde endlich? erwachsen
erwachsen werden, halt die|dein|deine fresse|klappe|maul|schnauze, fresse|schnauze|maul|klappe
falscheste|falscher|falsche stück|schlange|mensch|person, stück mensch|scheiße|dreck, das mir je begegnet
hackt's|hackts, nicht ganz dicht
widerling|ekel|faulste|faulster|dümmste|dümmster|egoistischste|dreckigste|schlimmste, was fällt dir
im stall|wald|dschungel aufgewachsen, feige|feigling|einbrecher|bescheuert*|grauenhaft*, benimm dich|euch
nichtsnutz*, du bist erwachsen|alt genug, keine lust mehr _ hotel|putzfrau|mama
2: respektlos, rücksichtslos, unverantwortlich, lächerlich, peinlich, unmöglich, frech, unglaublich, ungezogen
komisch drauf, gedankenlos
0: nicht|nie dumm|blöd|faul|egoistisch|unhöflich, blöd gelaufen|für|dass|wenn|wäre|von, blöde frage, dumme frage
ist blöd|doof, tut mir leid|blöd, doof|blöd finde|fand, finde|find|finds|fand ich? _ blöd|doof|schade
haustier|tier|tiere im|in|sind|hat, mein tier, kein|ein|das|unser|dein tier, meine tiere, ein baby, das baby
mein baby, macht|machst|mache mich verrückt|irre|wahnsinnig, verrückt machen|macht
bin ich|ich bin|bin zu? blöd|dumm|faul|unfähig|verrückt|blind, ich bin, nicht unmöglich, krank, ist unmöglich|es zu
taube nuss, tauben, sau laut|kalt, schwein gehabt|haben, einen blöden, sturkopf, ist mir peinlich, mir peinlich
faule|faules|faulem|faulen obst|eier|gemüse|tomaten|lebensmittel|kartoffeln, was ist los
unglaublich dankbar|toll|lieb, wohnen ist|nicht gestört, gestört fühl*, fühle mich gestört, werde gestört
schlaf gestört, gestört werden|wird|wurde|worden|hat
3: hirn|gehirn|verstand|kopf einschalten|einschaltest|benutzen|anschalten|einzuschalten, schalt|schalte|benutz mal? dein|deinen|das hirn|gehirn|kopf|verstand, der feine herr, die feine dame, gnädige frau|herr, der gnädige herr, eure|seine majestät|hoheit
fremdschämen|fremdscham, keifen|keifst|keift|rumkeifen, ein fremdwort für|dich, für dich ein fremdwort, im stall|saustall|schweinestall|urwald|zoo groß|aufgewachsen|geboren|erzogen, wie ein kleinkind|baby|trotzkind|kleines
werd erwachsen|endlich, werd mal|endlich erwachsen, schäm|schäme dich, schämen solltest|sollst, du bist eine|ein|so zumutung|schande|witz|versager|niete|flasche|null|katastrophe, du flasche|niete|null|penner|pfeife|trottel, taugst zu nichts, zu nichts zu gebrauchen, denkst nur an dich, dreist kann man|muss|bist
`;
