/** Ultimatums and threats short of danger: moving out, the landlord, throwing things away. */
export const PRESSURE = `
3: sonst|ansonsten|andernfalls _ ich|passiert|fliegst|fliegt|ziehe|rufe|gibt|kannst|lernst|werfe|landet|landen|muss|werde|schmeiße|schmeiß|wars|hole|sag|melde|knallts|knallt|können|suchen|zahle
oder ich|es|du ziehe|werfe|rufe|melde|schmeiße|schmeiß|sage|hole|gibt|knallt|fliegst|kannst|sag
letzte|letzten warnung|chance|mal|verwarnung, letzte mal, ich warne, warne dich, lass dir das gesagt
rufe|ruf|sage|sag|melde|hole|schreibe|rede|spreche|informiere|geh|gehe|wende _ vermieter|vermieterin|hausverwaltung|eigentümer|hausmeister _ an|?
polizei|anwalt|anzeige|anzeigen|gericht|ordnungsamt, rauswerfen|rausschmeißen|rauswurf|rausgeschmissen
schmeiß|schmeiße|werfe|werf dich|euch|ihn raus, du fliegst, fliegst raus
rauswerfen|rausschmeißen|rauswurf|rausschmiss, ziehe|zieh ich? _ aus, zieh aus
such|suche|suchst|sucht|suchen dir|mir|uns|euch _ neue|neuen|andere|anderen|was|wohnung|wg|mitbewohner
neue|neuen|anderen|andere mitbewohner|mitbewohnerin|wohnung|wg|bleibe
ich kündige|kündige den|die mietvertrag|wohnung|?
werfe|werf|schmeiße|schmeiß|wirf|fliegt|fliegen|landet|landen|wegwerfe|wegschmeiß* _ müll|tonne|fenster|weg|mülltonne|straße|alles
im müll|tonne, in den|die müll|tonne, aus dem fenster, vor die tür gesetzt|setze|stelle, auf die straße
konsequenzen|folgen haben, wirst|wirst's|wirds du|es|schon|noch _ bereuen|sehen|merken|erleben, bereuen
wirst schon sehen, du wirst sehen, zwing|zwingst mich nicht, leg dich nicht, treib es nicht, überspann den bogen
zu weit treibst
wlan|internet|passwort|schloss|schlösser|strom abstellen|abdrehen|ändere|ändern|wechsle|austauschen|kappe|aus|abschalten
zahle|zahlen keine|nichts|nicht miete|mehr
wenn|falls du|das|ihr|es|sich _ nicht|noch|nochmal|wieder|weiter|einmal|so _ ich|dann|werfe|ziehe|rufe|melde|fliegt|gibt|sag|hol|bin|landet|schmeiße|schmeiß
noch einmal und|dann, noch einmal und, nochmal und, passiert was|etwas, dann knallt's|knallts|knallt, es knallt
raus hier, verschwinde|hau ab|verzieh|zieh leine
0: sonst _ kalk*|kalkflecken|schimmel|schimmelt|flecken|mücken|fliegen|fruchtfliegen|ameisen|wespen|mäuse|kippt|verdirbt|stinkt|riecht|überlaufen|läuft, müll raus*|wegbring*|runter*|rausbring*
bring*|trag*|wirf|werft|wirfst|werfen|schmeiß|tu|tust _ in den|die müll|tonne|biomüll
in den müll werfen|wirfst|geworfen|gehört|gehören, in die tonne
vermieter hat|sagt|meint|möchte|will|kommt|fragt|fragen|gefragt, mit dem vermieter zusammen|gemeinsam
suchen|finden|such|sucht wir|uns|mal eine|einen|ein lösung|kompromiss|termin|zeit, andere lösung|zeit
eine andere lösung|zeit, sonst alles|immer|gut|geht|noch|super|nichts|keine|keiner|wird|kann|komme|schaffe|bin|ist
wenn du|ihr nicht da|kannst|willst|magst|zuhause|möchtest|weißt|mehr, schuhe|jacke ausziehen|aus
ausziehen bitte|wenn|an, zieh die|deine|bitte schuhe|?, letzten mal|woche|monat, letztes mal, beim letzten mal
das letzte mal, letzte mal als|war|hast|haben, noch einmal reden|sprechen|darüber|sagen|kurz|bitte|in
nochmal darüber|reden|fragen|kurz|bitte|sagen, folgen, vor der tür, vor die tür zum|rauchen|gehen, zum rauchen vor
ausziehst, nur der hausverwaltung melden, will es nur, dem vermieter melden, melden wir
`;
