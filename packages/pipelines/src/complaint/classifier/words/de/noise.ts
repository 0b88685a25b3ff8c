/** Sounds, whoever makes them. */
export const NOISE = `
3: larm|lärm|lärmen|laermen|gelärm, laut|lauter|laute|lauten|lautem|lautes|lautstark|lautstärke|überlaut|lauts
krach|krachmacher|radau|getöse|gepolter|poltern|polterst|poltert|gedröhne|dröhnt|dröhnen
musik|mukke|mucke|techno|bass|bässe|subwoofer|boxen|lautsprecher|anlage aufgedreht|auf|voll|laut|dreh
musik|mukke|mucke|bass|bässe|boxen|lautsprecher|subwoofer, volle lautstärke, voll aufgedreht, aufdreh*|aufgedreht
schreit|schreien|schreist|geschrei|brüllt|brüllen|brüllst|gebrüll|kreischt|kreischen|grölt|grölen
knallt|knallen|knallst|geknallt|zuknallen|zugeknallt|zuschlagen|zuschlägst|zugeschlagen|türenknallen|türknallen
trampelt|trampeln|trampelst|getrampel|stampfen|stampfst, bohrt|bohren|bohrst|hämmert|hämmern|hammer
leise|leiser|leisen|ruhe|ruhig|ruhiger|still|stille|nachtruhe|ruhezeiten|mittagsruhe|ruhezeit
kopfhörer|kopfhorer|headset|ohrstöpsel|airpods
weckt|weckst|wecken|geweckt|aufgeweckt|aufwecken|aufgewacht|wachgemacht, wecker|alarm|snooze
schlaf|einschlafen|geschlafen|schlaflos|ausschlafen|durchschlafen|schlafenden|schlafenszeit
gitarre|schlagzeug|klavier|geige|trompete|saxophon|saxofon|flöte|ukulele|instrument|cello|akkordeon|üben|übst
singt|singst|singen|gesang|karaoke|pfeift|pfeifen|pfeifst, bellt|bellen|gebell|jault|miaut
mixer|föhn|fön|föhnen|staubsaugen|staubsauger um|nachts|morgens|früh|am|sonntags, schnarcht|schnarchst|schnarchen
stöhnen|gestöhne, lacht|lachen|gelächter|gekicher
hört|höre|hören|hör man|jedes|alles|dich|euch|deine|bis|ich|durch _ wort|alles|wand|wände|zimmer
dünne|dünnen|dünn wände|wänden, wände sind
geräusch|geräusche|lautlos|geräuschpegel|beschallt|beschallung|beschallen, krawall|rambazamba
mitten in der nacht geräusche, jedes wort, kriege|krieg|bekomme _ wort|alles mit, zum quatschen
quatschen nach|bis|nachts, nach mitternacht, laufen|läuft _ musik|fernseher|waschmaschine nachts|bis|nacht?
staubsaugen|saugen|saugst um|nachts|sonntags|am|vor, kinder toben|rennen|spielen|schreien
möbel rücken|verrücken|schieben, absätze|hausschuhe|latschen|stöckelschuhe, lied|playlist|song, alles mithören|mit
ruhe zum|beim|nachmittags|abends|nach, nachmittags ruhe, brauche _ ruhe
lärm*|krach*|laut*|*lärm|*musik|musik*|*geräusche|schrei*|brüll*|gebrüll*|stampf*|trampel*|gebohrt|gehämmert|*krach
piepen|piepst|piept|summen|brummen|klingeln, durch _ türen|wand|wände|decke|tür, man _ gehört, hat man _ gehört
halt|haltet die|deine|endlich . klappe|fresse|schnauze|mund, halt endlich die, schritte|hausschuhe|*schritte
2: fernseher|tv|glotze|fernsehen, zocken|zockst|zockt|konsole|playstation|gamen|videospiele
telefonieren|telefonierst|telefonate|telefonat|videocalls|calls
lernen|klausur|klausuren|prüfung|prüfungen|konzentrieren|konzentration, serie|serien|podcast
schlafen|schlafe|schläft, wach, telefonat|telefonate|telefonierst, quatschen|quatscht|geredet|tratschen
ruhe da|jetzt|bitte|nach|endlich, halb drei|zwei|vier|eins _ ruhe|nachts|musik|laut
aufgedreht|dröhn*|wummer*|hämmer*|poch*|klopf* gegen|klapper*|scheppern|schepper*|quietsch*|knarr*|knarz*|surr*|brumm*|piep*|pfeif*|summ*|sing*|gröl*|johl*|jaul*|bell*|schnarch*|kreisch*|lach*|gelächter|kicher*|stöhn*|fluch* beim
zocken|gamen|headset|mikro|ballern|ego shooter|fortnite, klingelton|wecker|vibrations*
ohren|ohrstöpsel|ohropax|taub|ohrenbetäub*
wach|aufgeweckt|aufgewacht|weck*|schlaf*|einschlaf*|nickerchen|mittagsschlaf|nachtruhe|ausgeschlafen
hüpf*|spring*|renn*|tob*|turn* durch|im|auf|über, hantel*|workout|laufband|seilspring* um|nachts|morgens|früh
waschmaschine|trockner|staubsauger|mixer|föhn|bohrmaschine|spülmaschine läuft|nachts|um|nach|an|morgens _ nachts|uhr|mitternacht|elf|zehn|früh
stuhl|stühle|möbel rück*|schieb*|kratz*, absätze|schuhe im|auf|über|laut _ flur|parkett|laminat|zimmer
türknall*|tür|türen zu|knall*|krach*|schlag*, proben|üben|bandprobe|schlagzeug|trompete
telefon*|videocall*|zoom* laut|auf|im|stunden*|nachts, auf lautsprecher, in zimmerlautstärke
leise*|still*|ruhig*|flüster*, fernseh*|serie|film|fußball|spiel bis|laut|dröhnt|nachts
wände|decke|boden dünn|wackel*|zitter*|hellhörig, hellhörig
1: nachts|nacht|mitternacht, spätabends
0: schlaft|schläft|schlafen|schlafe|schlaf|geschlafen|übernachtet hier|bei|auf|im wohnzimmer|uns|sofa|der|dem|couch
hier schlafen|schläft|geschlafen, bei uns schlafen|schläft|geschlafen, ruhe geben|kommen|bewahren, in ruhe
lass|lasst mich in, ruhig mal|sagen|fragen|reden|sprechen|auch, in ruhe reden|sprechen|besprechen|klären
ruhig miteinander|darüber, laut plan|vertrag|putzplan|absprache|mietvertrag
schreist|schreit|schreien|brüllst|brüllt|angeschrien|anschreien mich|an?, mich anschrei*|anbrüll*, an geschrien
schreien wir|uns|mich, musik machen wir, laut werden|wirst|geworden, lachst mich, bleib|bleiben|bleibt|sei ruhig
still sein|schweigen|stillschweigen, lauter haare|müll|dreck|krümel|geschirr, im schlafzimmer, ins schlafzimmer
mein schlafzimmer, anlage der, wach auf, kopfhörer aufhabe|aufhab|auf|trage, ich wach|bin wach, ruhe für mich
wenn ich kopfhörer, schreien|schreist|schreit mich, türen statt, statt türen, krachen|kracher, lautet|lautete
schreib*|schreiner|schreibtisch, schreib|schreibe|schreibt|schreiben|schreibst|schreibtisch|schreibst
schrei* mich|nicht, schreist mich|du, lauter dreck|müll|zeug
`;
