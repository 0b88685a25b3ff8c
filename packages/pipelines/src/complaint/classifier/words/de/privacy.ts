/** Rooms entered, belongings used, private matters told, wanting to be alone. */
export const PRIVACY = `
3: privatsphäre|privatsphaere|privat|private|privates|privaten|privater|privatsache|intimsphäre|vertraulich|privatleben
freiraum|rückzug|rückzugsort|abstand, zeit für mich, für mich sein|allein|alleine
allein|alleine sein|lassen|gelassen|bleiben|zeit, lass|lasst|lassen mich in|allein|alleine|zufrieden|doch
in ruhe gelassen|lassen|lässt
klopf|klopfe|klopfen|klopfst|klopft|anklopfen|anklopfst|angeklopft|geklopft|anzuklopfen
mein . zimmer|schlafzimmer|schrank|schreibtisch|bett|handy|laptop|rechner|computer|ladekabel|ladegerät|tablet|fahrrad|rad|pulli|pullover|shirt|tshirt|hemd|handtuch|shampoo|duschgel|parfüm|parfum|makeup|rasierer|tagebuch|regal|paket|rucksack|schmuck|zeug|kram|geschirr|messer|werkzeug
meinem . zimmer|schrank|schreibtisch|bett|handy|laptop|zeug|kram|rad|fahrrad|pulli|regal
meiner sachen|post|schublade|tasche|jacke
zimmer ohne|rein|reinkommen|betreten|gehen|gehst|kommst|reinplatzen|platzen|betrittst
reinplatzt|reinplatzen|reingeplatzt|reinkommst|reinkommen|reingehst|reingehen|reingegangen|reingekommen|hereinkommst|hereinkommen|reinstürmst
einfach rein|reinkommst|reingehst, ins zimmer|bad kommen|kommst|gehen|gehst|platzen|rein
schnüffelst|schnüffeln|schnüffelt|geschnüffelt|herumschnüffeln|rumschnüffelst|rumschnüffeln|spionierst|spionieren|ausspionierst|durchsuchst|durchsucht|durchsuchen|durchwühlst|durchwühlen|durchwühlt|wühlst|wühlen|gewühlt|stöberst|stöbern
lauschst|lauschen|gelauscht|belauschst|belauschen|mithören|mithörst
leihst|leihen|ausleihst|ausleihen|ausgeliehen|geliehen|ausborgen|borgst|borgen|geborgt|ausgeborgt
klaust|klauen|geklaut|klaut|stiehlst|stehlen|gestohlen|dieb|diebstahl
nimm|nimmst|nehmen|genommen|benutz|benutze|benutzt|benutzen|benutzten|benützt|verwendest|verwenden|trägst|angezogen|anziehst|anfassen|anfasst|angefasst|fass|rührst|berühren _ mein|meine|meinen|meiner|meinem|meins
fass|rühr _ meine|mein|meinen, an meine . sachen|klamotten, an mein, fremde sachen|zimmer
liest|lesen|gelesen|öffnest|öffnen|geöffnet|aufgemacht|aufmachst _ meine|mein|meinen|post|briefe|tagebuch|nachrichten|paket|pakete
passwort|passwörter, foto|fotos|video|videos von|machst|gemacht|ohne|postest|hochlädst mir, bilder von mir
filmst|filmen|gefilmt|fotografierst|fotografieren|kamera, postest|posten|gepostet|hochgeladen|veröffentlicht
erzählst|erzählen|erzählt|weitererzählst|weitererzählt|weitererzählen|ausgeplaudert|ausplaudern|herumerzählen|rumerzählst|rumerzählt|weitergesagt _ allen|anderen|überall|leuten|freunden|meine|mein|von|über
weitererzähl*|rumerzähl*|ausplauder*|herumerzähl*, mein . privatleben|leben|liebesleben, geheimnis|geheimnisse
geht dich|euch nichts|nix an?, nichts an, ohne meine|mein erlaubnis|einverständnis|zustimmung|wissen
zurück|wiederhaben|zurückgeben|zurückhaben|zurückbringen|zurückgibst, bräuchte _ zurück, amazonkonto|amazon
anklopfen, stunde für mich, für mich allein|alleine|sein|haben, erstmal _ für mich, nur für mich
mein gehalt|gewicht|tagebuch|arzt|ex, lösch|lösche|löschen _ foto|video|bild, im vertrauen|anvertraut|anvertraute
hast du|ihr _ mein|meine|meinen gesehen|genommen|benutzt
*schnüffel*|privat*|*passwort|brief auf|an|von|in|geöffnet|gelesen|mir
meinem handy|schreibtisch|schrank|zimmer|laptop|bett|rücken
meiner|meine trennung|krankheit|beziehung|familie|therapie, gehört mir, mein fach|regal|teller, dir geliehen
über die schulter, verleihe ich nicht, verleih* nicht, nur dir erzählt|anvertraut|gesagt, dir anvertraut
darauf angesprochen, tagebuch
2: ohne zu fragen|klopfen, ohne fragen|erlaubnis|nachfrage|vorher, erst|vorher fragen|frag|frage, um erlaubnis
mir gehört|gehören, gehört|gehören mir, meins|meines, meine . tür|zimmertür, persönlich|persönliche|persönlichen
allein|alleine
isst|iss|essen|gegessen|aufgegessen|aufisst|trinkst|trinken|getrunken|ausgetrunken|leergemacht|leer|aufgebraucht|verbrauchst _ mein|meine|meinen|meiner
mein|meine|meinen _ gegessen|aufgegessen|getrunken|ausgetrunken|gefuttert|weggegessen
mein|meine|meinen|meinem|meiner|meines . helm|zelt|koffer|tasche|rucksack|kleid|kleiderschrank|hemd|anzug|hose|rock|bluse|gürtel|kette|ring|schmuck|brille|sonnenbrille|uhr|unterlagen|papiere|pass|ausweis|rezept|medikamente|tabletten|kabel|adapter|tastatur|maus|bildschirm|controller|spiele|platten|leiter|ventilator|wasserkocher|toaster|messer|flasche|kaffeemaschine|tee|gewürze|soße|proteinpulver|whisky|gin|sekt|bürste|kamm|glätteisen|wimperntusche|nagellack|schlafanzug|bademantel|unterwäsche|hausschuhe|schuhe|kissen|bettdecke|bettwäsche|lampe|stuhl|raclette|waffeleisen
von meinem|meiner|meinen, finger weg, weg von meinem, wer was will fragt, ruiniert|verwaschen|eingelaufen|zerrissen
wo ist|sind mein*, finde mein* nicht, suche mein*, verschwunden|weg|fehlt|fehlen mein*|wieder
mein* fehlt|fehlen|weg|verschwunden|leer|gegessen|benutzt|genommen|geliehen
wiederhaben|zurückhaben|zurückgeben|zurück, ungefragt|unerlaubt|heimlich|hinter meinem
schnüffel*|stöber*|wühl*|kram* in|durch|meine*, ausspionier*|spionier*|beobacht*|bespitzel*|lausch*|mithör*
in mein* handy|laptop|tagebuch|post|nachrichten|schrank|schublade*, nackt|handtuch|dusche|umzieh* während|wenn|als
passwort*|pin|zugang|login|konto|account, screenshot*|weiterleit*|weitergeschickt|hochgeladen|gepostet
foto|bild|video|insta|story von mir|mir, privat*|intim*|persönlich*|vertraulich|anvertraut|geheim*
rückzug*|alleinsein|für mich|meine ruhe|zeit für
mein gehalt|gewicht|ex|trennung|therapie|krankheit|schwangerschaft|familie|beziehung
anklopf*|klopf*|reinplatz*|reinkomm*|hereinplatz*, fach|regal|hälfte|ecke im kühlschrank|gehört
mein . käse|joghurt|essen|brot|bier|wein|kaffee|müsli|eis|kuchen|abendessen|mittagessen|aufschnitt|vorrat
meine . milch|pizza|schokolade|eier|butter|reste|wurst|kekse|vorräte|lebensmittel
meinen . käse|joghurt|kuchen|wein|saft|aufstrich
mein . amazon|konto|netflix|paypal|regenschirm|schal|buch|kissen|mixer|bohrer|akkuschrauber|spiegel|tablett
meine . bohrmaschine|decke|mütze|uhr|brille|konsole|box|gitarre|brotbox|karte|werkzeugkiste
meinen . laptop|sachen|pulli|pullover|schrank|rasierer|föhn|rucksack|mantel|kleidern|mixer
meine . sachen|klamotten|kleidung|kleider|jacke|hose|schuhe|socken|creme|kosmetik|zahnbürste|bürste|tasse|pfanne|handtücher|post|briefe|pakete|nachrichten|chats|mails|schubladen|schublade|tasche|unterwäsche|kopfhörer|bücher|handtücher|kamera|pfannen|produkte|dinge|unterlagen
meine . post|briefe|pakete|nachrichten, mein . konto|account|netflix|spotify
meine . beziehung|probleme|angelegenheiten|privatsphäre
1: grenze|grenzen
0: meine nachrichten|mails|anrufe nicht|nie|zu|antworten|antwortest|antwortet|ignorierst
auf meine nachrichten|mails|anrufe, meine nachrichten ignor*
antwortest|antworten|antwortet|reagierst|ignorierst _ meine|meinen nachrichten|nachricht|mails|anrufe
in meinem zimmer hör*|lernen|schlafen|arbeiten|riecht|stinkt, bis in mein zimmer
mein zimmer liegt|ist|stinkt|riecht|grenzt, meinem zimmer hör*|lernen|schlafen|arbeiten|riecht|stinkt|ist
meinem bett, zeit nehmen|nimmst, nimmst|nehmen|nimm mich|rücksicht|ernst|keine|dir|den|die|das|bitte, meinen nerven
mein schlaf, meinen schlaf, allein|alleine putz*|mach*|zahl*|aufräum*, nicht allein|alleine hier|in|auf|wohn*
einstand, abstand von|halten, grenze des, an der grenze, putzen|mache|mach|räume|muss|zahle _ allein|alleine
alleine|allein den|die|das|für, zurück komm*|gekommen|zu|nach|schreib*|geschrieben|ruf*, kommt selten _ zurück
was zurück, dein köter, mein zimmer grenzt|liegt|ist, mein zimmer kommt, meinem stellplatz|parkplatz, schlag zurück
hin und zurück, hinter meinem rücken, meinem rücken, meinem bett wach, in meinem zimmer wach, mein eigenes geschirr
nur mein, meine eigenen teller, für mich von|in der zeit, brauche es _ für mich, weg, mein zimmer tausch*
das zimmer tausch*, mein rad|fahrrad|auto steht|im, meiner meinung, von meiner seite, meine nerven|ohren|geduld
meinem schlaf, meine woche|schicht|bahn, zugang zum, für mich ist|klingt|war|das
`;
