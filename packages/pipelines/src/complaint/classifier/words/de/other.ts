/** Everything else a home has: money, food, heating, repairs, animals, smoke, parking. */
export const OTHER = `
3: miete|mieten|mietanteil|kaution|nebenkosten|mietvertrag
rechnung|rechnungen|strom|stromrechnung|gas|gasrechnung|internet|wlan|wifi|router|gez|rundfunkbeitrag
geld|kohle|zahl|zahlst|zahlen|zahle|bezahlt|bezahlen|bezahlst|gezahlt|überweis|überweist|überweisen|überwiesen|überweisung|paypal|schuldest|schulden|schuldet|kosten|ausgaben|euro|haushaltskasse|wgkasse|kasse|erstatten|auslagen|vorgestreckt
einkauf|einkauft|einkaufst|eingekauft|einkaufen|einkäufe|supermarkt|kauf|kaufst|kaufen|gekauft|nachkaufst|nachkaufen|besorgen|besorgst
essen|lebensmittel|milch|eier|brot|butter|käse|joghurt|joghurts|reste|müsli|kaffee|bier|biere|wein|saft|pizza|fleisch|schokolade|kekse|eis|nudeln|öl|zucker|obst|wurst|aufschnitt|snacks|schoki|hafermilch|gewürze
heizung|heizen|heizt|heizkosten|thermostat|heizkörper|klimaanlage|temperatur|kalt|frieren|friere|eiskalt|warm|heiß
fenster|lüften|lüftest|stoßlüften|gelüftet|rollo|rollläden, licht|lichter|lampe|lampen|glühbirne
warmwasser|heißwasser, warmes|heißes wasser
haustür|wohnungstür|eingangstür|tür offen|abschließen|abgeschlossen|absperren|zu|nicht
abschließen|abschließt|abgeschlossen|zusperren|absperren|schlüssel
rauchst|rauchen|raucht|geraucht|rauch|qualm|qualmst|zigarette|zigaretten|kippen|kippe|aschenbecher|kiffst|kiffen|kifft|gekifft|joint|joints|gras|vape|vapen|asche
katze|katzen|kater|hund|hunde|haustier|haustiere|welpe|hamster|kaninchen
parkplatz|parken|parkst|parkt|geparkt|garage|auto|einfahrt|stellplatz, fahrrad|fahrräder|rad|räder|roller
pflanze|pflanzen|garten|balkon|terrasse|gießen|gegossen|gießt|blumen
möbel|sofa|couch|sessel|stuhl|stühle|deko|regal|regale|schrank|schränke|keller|dachboden|stauraum|speisekammer|fach|fächer
kaputt|zerbrochen|zerbrichst|beschädigt|schaden|schäden|kratzer|zerkratzt|kaputtgemacht|kaputtgegangen
reparieren|reparierst|repariert|reparatur|tropft|undicht|klempner|boiler|therme|wasserhahn|defekt, umzug|auszug
versicherung|haftpflicht|abo|abos, allergie|allergisch, vegan|vegetarisch|schweinefleisch
alkohol|betrunken|besoffen|drogen, nackt|unterhose, heizlüfter|nachzahlung|zahle, grad|frieren|gefroren
getrennt machen|kaufen|einkaufen, gemeinsame|gemeinsamen kasse, kinderwagen|keller, cent, schornsteinfeger nicht
tabletten, griff|steckdose|sicherung|rollladen, köter, kein cent, moped|motorrad
*rechnung|*kosten|*miete|miet*|heiz*|rauch*|park*|*abo|*vertrag|streaming|*geld
2: platz, kühlschrank|gefrierfach|tiefkühler, teilen, tür, gefährlich|gefahr, verbrauch
kleiderschrank|schrank|kommode|tisch|teppich|vorhang|vorhänge|lampe|spiegel|bild|wand|wände|farbe|loch|löcher|nagel|bohrloch
köter|kater|katze*|hund*|hamster|kaninchen|vögel|aquarium|futter|tierarzt|kratz*|beißt|gebissen
orchideen|kräuter|blumen|pflanzen|gießen|gegossen|balkonkästen|garten
zigarette*|kippe*|rauch*|qualm*|kiff*|joint*|shisha|vape*|kerze*|räucher*
heiz*|thermostat|lüft*|fenster|zug|zugluft|durchzug|grad|eiskalt|frier*|schwitz*|stickig|feucht*|klimaanlage
licht*|lampe*|steckdose|sicherung|strom|standby|stecker
haustür*|wohnungstür*|hoftor|keller*|garage*|stellplatz|parkplatz|auto|motorrad|roller|fahrrad*|kinderwagen|treppenhaus
kaputt*|zerbroch*|zerkratz*|beschädig*|defekt*|tropf*|undicht|verstopf* rohr|reparier*|reparatur*|wasserschaden
miete|kaution|nebenkosten|rechnung*|abschlag|anteil|überweis*|vorstreck*|ausleg*|vorgestreckt|schuld*|euro|cent|geld|kasse|paypal|teuer|kosten|sparen|abo*|rundfunk*
einkauf*|kühlschrank leer|milch|kaffee|öl|klopapier|vorräte|einkaufsliste, betrunken|besoffen|alkohol|drogen
vermieter|hausverwaltung|mietvertrag|kündigung|untermiete|auszug|auszieh*|ausziehen
0: platz machen|nehmen, am platz
essen|reste|lebensmittel verschimmelt*|vergammelt*|verdirbt|schimmel*|vergammeln|liegen
verschimmelte|verschimmeltes|vergammelte|vergammeltes|altes|alte essen|lebensmittel|brot|milch|reste
essensreste|speisereste, türen knall*|zuknall*|zuschlag*|schlag*|zu, tür knall*|zuknall*|zuschlag*|zu|leise|leiser
knallst|knallt|knallen|schlägst|schlag _ tür|türen, an die|der|meine|meiner|meinem tür, vor der tür, meine tür
zimmertür, auf dem|der|unserem|unserer sofa|couch, hund bellt|jault|bellen, dein hund bellt
pizzakartons|bierflaschen|bierdosen|kaffeetassen, nach dem essen|kochen, beim|zum|gemeinsam|gemeinsames essen
im fach, kalt|warm lassen|lässt, eis am, heiß diskutiert, ans licht, katzenklo, schon gegessen, parken
essen da|um|am, zum essen, nudeln machst, brot schmieren|zu, eingebrannte milch, offene milch, hund in
wir haben _ hund, schlüssel, unseren schlüssel, fenster fast, das fenster, parkett|park|partys, rauchgeruch
wände dünn|hellhörig|wackeln, durch die wand|wände, an die wand klopf*, willst du ausziehen, zug verpasst|bahn
bild|bilder von mir, kerzen, auf dem tisch|küchentisch liegen|krümel, bier|wein, unser tisch, schrank voll
tisch dreckig|klebt, kalt zu mir, meinem kleiderschrank|schrank, mein schrank|kleiderschrank
auf dem teppich bleiben, gras über, nagellack, schuld
`;
