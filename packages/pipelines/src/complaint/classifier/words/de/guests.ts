/** Visitors, partners who stay, parties. */
export const GUESTS = `
3: gast|gäste|gästen|gaeste|gästeliste, besuch|besuche|besucher|besuchern|besuchst|besucht|damenbesuch|herrenbesuch
deine|eure|seine|ihre . freunde|freundin|kumpels|kumpel|leute|eltern|schwester|mutter|mama|familie|cousine|clique|affäre|affären|dates|kollegen|gäste|geschwister|ex
dein|euer|sein|ihr . freund|kumpel|bruder|vater|cousin|partner|besuch|date|ex|lover|gast|typ|macker
deinen|deinem|deiner|deines|euren . freund|freunden|freunde|kumpels|freundin|leuten|eltern|besuch|gästen|gäste|partner|bruder|schwester|mutter|familie|typ|typen|kumpel|date
freund|freundin|partner|partnerin|lover
einlädst|einladen|eingeladen|einladest|lädst|lade|ladet|einlade|einzuladen|einladung|einladungen
party|partys|parties|feier|feiern|feierst|feiert|fete|feten|hausparty|wgparty|vorglühen|spieleabend
übernachtet|übernachten|übernachtest|übernachtung|übernachtungen|übernachtungsgast|übernachtungsgäste|pennt|pennen
schläft|schlafen|geschlafen|schlafe hier|bei uns|auf|im sofa|couch|der|dem|wohnzimmer
hier schläft|schlafen|geschlafen|wohnt|wohnen|einzieht|eingezogen
bei uns schläft|schlafen|geschlafen|wohnt|übernachtet
wohnt praktisch|fast|quasi|ja|gefühlt|mittlerweile|inzwischen|schon|hier|bei
praktisch|quasi|fast|gefühlt|halb _ eingezogen|wohnt|mitbewohner|hier
fremde|fremden|fremder|unbekannte|unbekannten leute|menschen|männer|frauen|personen|person|in|typen|mann
fremde|fremden|fremder|wildfremde|wildfremden|unbekannte|unbekannten, leute|menschen die ich|wir
leute mit|mitbringen|mitbringst|einlädst|da|hier|zu|in
mitbringst|mitbringen|mitgebracht|bringst|bring|anschleppst|anschleppen _ leute|freunde|jemanden|besuch|typen|mädels|jungs|fremde|gäste|nach
anschlepp*|angeschleppt, jemanden|jemand mitbring*|mitgebracht|da|einlad*|übernachten
unangekündigt|unangemeldet|unangekündigte|unangekündigten, taucht|tauchen auf|unangekündigt|plötzlich
airbnb|couchsurfing|couchsurfer|untermieter|zwischenmieter, bewirten|bewirtest, tinder|onenight*, deine alte
dein alter, dein macker|stecher|typ, hier wohnt|pennt, unseren schlüssel, wildfremd*
fünf|sechs|zehn|zwanzig|dreißig leute, leute zum essen|da, freundinnen da, seit _ wochen|oktober hier|bei
quasi hier, jede nacht hier, bei dir schläft|übernachtet, geburtstag feiern, einweihung*
grillen|grillabend|grillparty, *gäste|*gast|*besuch|*besucher|*party|*partys|übernacht*|*feier|besuch*
leute|menschen|personen|typen die ich|keiner|wir . nicht|kaum|noch kenne|kannte|kennen
sechs|fünf|zehn|zwanzig leute|fremde|personen, feierst|feiern, hier|bei uns? _ schläft|schlafen|übernachtet
jemand|wer|leute auf|im unserem|dem|der sofa|couch|wohnzimmer, ständig|immer|dauernd jemand|leute|besuch
seit . quasi|praktisch|fast eingezogen|hier, quasi eingezogen, lerngruppe|*gruppe treffen|hier|zu
deine . gruppe|lerngruppe|band|mannschaft
2: freunde|freunden|kumpels|kumpel|leute|leuten, eltern|schwester|bruder|mutter, zweitschlüssel|ersatzschlüssel
vorbeikommen|vorbeikommt|vorbeigekommen|rüberkommen
kumpels|kumpel|clique|truppe|meute|sippe|anhang|mannschaft|kommilitonen|kollegen|bekannte|affäre|flamme|freier|verlobt*|schwieger*|verwandt*|onkel|tante|oma|opa|neffe|nichte
schnorrer|schmarotzer|dauergast|dauergäste|dauerbesuch|mitesser|untermieter*|couchsurf*|airbnb
schmeiß|wirf|setz den|die|ihn|sie _ raus|vor, kein hotel, das hier ist kein hotel
vorbeikomm*|rüberkomm*|vorbeischau*|übernacht*|pennen|pennt|einquartier*|einnist*|breitmach*
party|partys|feier*|fete|sause|wg party|einweihung*|geburtstag*|grill*|spieleabend|filmabend|zocker*|vorglüh*|after
einlad*|eingelad*|lädst|mitbring*|mitgebracht|anschlepp*|angeschleppt
unbekannt*|fremd*|wildfremd*|irgendwelch*|irgendein* leute|typ*|mann|männer|frau*|menschen|person*
zu viert|fünft|sechst|siebt, luftmatratze|schlafsofa|isomatte|gästebett
schlüssel nachmach*|geben|gegeben|weitergeb*|verleih*|kopie*
dein*|eure* freund*|kumpel*|besuch*|gast|gäste|eltern|familie|schwester|bruder|mutter|vater|typ*|mädels|jungs|leute|dates
seit wochen|tagen hier|bei|da, wohnt hier|quasi|praktisch|fast
0: leute wie|normale|die hier, freundlich|freundliche|freundlicher|freundlicherweise|freundschaft
als freund|freunde, unter freunden, mein freund|freundin sagt|meint|fand, wir freunde, liebe leute
hallo|hey|hi leute, ihr leute, leute, schlafen|schläft, wohnen hier, ich wohne|wohn|wir hier, wohnst hier
feierabend|feiertag|feiertage, einladend, zu besuch|gast kommen darf, gastgeber, mutter putz*
deine mama|mutter nicht|räumt|putzt|kommt|wohnt, mal freundinnen, freundinnen waren, freunde waren, leute $
besucherparkplatz, besuchst du die, hinter deinen partys, nach deinen partys|party|feiern, grillabend zum
spieleabend verschoben, grillabend verschoben
deiner|deinen|deinem mutter|freunden|schwester|freund|freundin|eltern|bruder _ erzählt|erzählst|gesagt|von|weitererzählt
feierabend*|feiertag*, deine mutter|mama putzt|räumt|arbeitet, fremde hilfe|sachen|post, freundlich*
vornerum freundlich, als mitbewohner, tantenhaft, dein* _ freundlich, in der gruppe, die gruppe, der gruppe
`;
