const PILLS =
  'tabletten|pillen|schlaftabletten|medikamente|schlafmittel|schmerztabletten|ibuprofen|paracetamol|beruhigungsmittel|antidepressiva|tavor|aspirin|valium';
const DIE = 'sterbe|sterben|stürbe|tot|weg|gestorben|verschwinde|verschwunden|fort|nicht|verrecke';

/** The sender speaks of hurting or killing themselves, or of not wanting to live. */
export const SELF_HARM = `
3: mich um|umbringen|umbringe|töten|erhängen|erschießen|ritzen|ritze|selbst, bring|bringe mich um, mich umbringen
mir was|etwas|das leben|die antun|antue|nehmen|pulsadern, das leben nehmen, leben nehmen
selbstmord|suizid|suizidgedanken|selbstmordgedanken|suizidal|selbstverletzung|ritzen
will|möchte|wollte|will nur sterben|tot|nicht mehr leben|aufwachen|da?, ich will|möchte sterben, nicht mehr leben
will nicht mehr leben|sein|da|hier|aufwachen $, tot sein, wäre|wär lieber|besser|ich tot|weg, lieber tot
wäre ich tot, kein|keinen sinn mehr|zu|im leben, leben hat keinen|kein sinn, nicht lebenswert
beende|beenden mein leben, alles beenden, schluss machen mit _ leben, mit allem schluss, allem ein ende
mir ein ende, vom dach|balkon|brücke springen|springe|stürzen, von der brücke, vor den zug, überdosis
besser ohne mich dran, ohne mich besser dran, mir weh tun, mich verletzen|aufhängen|aufhänge
ich will nicht mehr leben $, vor den|einen|die zug|bahn werfen|springen|schmeißen
von|vom der|einer|dem|einem brücke|dach|hochhaus|balkon springen|spring|stürzen|gesprungen
nicht mehr aufwachen|da sein, mir das leben, mich umbringen|aufhängen|ritzen|verletzen, will sterben
sterben will|möchte, ohne mich besser dran|wäre, für immer weg|verschwinden|schlafen
tabletten geschluckt|genommen|liegen|hier, keinen sinn mehr, alles vorbei|zu ende sein|bringen
mir was|etwas antun|antue|anzutun, mir selbst was|etwas? antun|antue|anzutun
schluss mit allem, mache?|mach schluss $, keiner|niemand merken|vermissen _ weg|nicht|tot|mehr war|ware|wäre|da
mochte|möchte|will einfach? nicht mehr aufwachen|existieren|da, müde|mude vom|am leben, lebensmüde
0: nicht mehr|will leben|leben|wohnen mit|hier|so|wie|in|bei|zusammen|unter|neben, so nicht mehr leben
mit dir nicht mehr leben, hier nicht mehr leben
will nicht|so|hier|mit|dir|möchte _ so|hier|mit|in|dir|euch _ leben|wohnen
will|möchte nicht mehr hier|bei|so|mit|für|dass|die|alles|der|das|ständig|länger|gestört
hier|so|dir|euch|wg|chaos|dreck nicht mehr leben|wohnen, sterben vor|hunger, sterbe vor
mich um _ kümmern|alles|den|die|das|haushalt, um|mich um _ uhr, bringt|bringst|bringen mich _ um, bringt mich um
mich umsehen|umziehen|umschauen, kümmere mich um, mich selbst um|darum|gekümmert|kümmern|machen, mich selbst
muss mich selbst, hier wohnen, geschnitten, tot sein vor, mich um, so will|möchte|kann|mag ich nicht mehr leben
will|möchte so nicht mehr leben, ich nicht mehr leben mit|in|so, vom balkon springen|fallen _ katze|blumen
mich verletzen die|deine|worte|witze|sprüche, verletzen mich, mich verletzt, tabletten für|gegen|im
keinen sinn mehr zu diskutieren|reden
schluss mit allem herumliegenden|kram|zeug|dreck
3: nicht mehr aufwachen|aufzuwachen|aufwache, nie|niemals wieder|mehr aufwachen|aufzuwachen|aufwache, einschlafen und nicht|nie|einfach _ aufwachen|aufwache
ohne mich leichter|besser|einfacher|schöner|ruhiger|glücklicher|entspannter, leichter|besser|einfacher|schöner|ruhiger|glücklicher|entspannter . ohne mich, leichter|besser|einfacher|schöner|ruhiger|glücklicher|entspannter _ wenn ich nicht|nie mehr da|wäre|wär|leben|lebe|lebte|existiere|existieren|hier|geboren
leichter|besser|einfacher|schöner|ruhiger|glücklicher|entspannter|froh|erleichtert _ wenn|ich ich? weg|tot|verschwunden|gestorben|fort wäre|wär, wenn es mich nicht mehr gäbe|gibt|gäb
keinem|niemandem|niemanden|keiner mehr|länger? zur|eine|ne last|belastung, nicht mehr|länger zur|eine|nur last|belastung, euch|allen|dir|jedem nur|bloß|allen noch? zur|eine last
bin|sei . nur|bloß|doch? noch? eine|ne|zur last|belastung|bürde|klotz, eine last|belastung für alle|euch|jeden
wenn|sobald|falls|bis ihr|du|sie|jemand das|dies|diese|diesen|den|mich|dieses|es . lest|liest|findet|findest|lesen|seht|bekommt|les bin|werde|lebe|gibt|leb|werd ich|es _ mehr|tot|weg|fort|gegangen
tabletten|pillen|schlaftabletten|medikamente|schlafmittel|schmerztabletten _ gezählt|abgezählt|gesammelt|gespart|aufgespart|zusammengespart|gehortet|beiseitegelegt|bereitgelegt|zurückgelegt, zähle|zähl|sammle|sammel|spare|horte|sammeln|zählen|horten _ tabletten|pillen|schlaftabletten|medikamente|schlafmittel|schmerztabletten, hab|habe genug|genügend|ausreichend . tabletten|pillen|schlaftabletten|medikamente|schlafmittel|schmerztabletten
0: wegen|von|vom|durch|mit|um|vor _ nicht|nie mehr|wieder aufwachen|aufwache|aufzuwachen, nicht|nie mehr|wieder aufwachen wegen|weil|nur|um|durch|von|vom|mit|mitten
ohne mich leichter|besser|einfacher|schöner|ruhiger|glücklicher|entspannter kochen|kocht|putzen|klappt|feiern|schlafen|anfangen|los|essen|fahren|gehen
leichter|besser|einfacher|schöner|ruhiger|glücklicher|entspannter . ohne mich an|los|kochen|essen|hin|heute|morgen|weiter|feiern|fahren|ein|planen
wenn|sobald|falls|bis ihr|du|sie|jemand das|dies|diese|diesen|den|mich|dieses|es . lest|liest|findet|findest|lesen|seht|bekommt|les bin|werde|lebe|gibt|leb|werd ich|es _ mehr|weg|fort|gegangen da? zu|zur|zum|im|bei|beim|auf|in|hause|unterwegs|bis|am|arbeiten|einkaufen|über|für|nach
tabletten|pillen|schlaftabletten|medikamente|schlafmittel|schmerztabletten für|von|vom|gegen|aus _ gezählt|abgezählt|gesammelt|gespart|aufgespart|zusammengespart|gehortet|beiseitegelegt|bereitgelegt|zurückgelegt, hab|habe genug|genügend|ausreichend . tabletten|pillen|schlaftabletten|medikamente|schlafmittel|schmerztabletten für|gegen|von, zähle|zähl|sammle|sammel|spare|zählen _ tabletten|pillen|schlaftabletten|medikamente|schlafmittel|schmerztabletten für|von|vom|gegen
3: abschiedsbrief|abschiedsbriefe|abschiedsbriefen, abschied|lebewohl für immer, letzte|letzter nachricht|brief|worte|gruß _ kümmer*|pass*|verzeih*|sorry|tut|liebe|lieb|leb*, sag|sagt meinem|meiner|meinen _ lieb|liebe|verzeih*
keiner|niemand|keinen|niemanden|alle|jeder|jemand|ihr|euch|eh|welt|wem _ weinen|weint|merken|merkt|vermissen|vermisst|jucken|juckt|interessieren|interessiert|froh|erleichtert|kümmern|kümmert|auffallen|ruhe|stören|stört|trauern|besser|leichter _ wenn|falls|sobald|ob ich|es|i _ ${DIE}, wenn|sobald|falls|bis ich|i _ tot|gestorben|unterm|verreckt bin|wäre|wär|sein?, wenn|sobald|falls ich sterbe|sterben|stürbe|verschwinde|verrecke
wenn|bis ihr|du|sie|jemand _ heimkomm*|heimkommt|kommt|liest|lest|findet|findest|aufwacht|kommst _ bin|werde|wär ich _ tot|gestorben|gegangen|erlöst, für immer verschwinde*|weg|schlafen|gehen|gehe|einschlaf*|die|ruhe
ganze|alle|sämtliche|komplette|meine|volle|viele|zu|eine|die|packung|schachtel _ packung|schachtel|dose|flasche|meine|viele|${PILLS} _ ${PILLS}|geschluckt|genommen|eingeworfen|schlucke|schlucken|aufgereiht|bereit|intus, ${PILLS} _ _ geschluckt|schlucke|schlucken|aufgereiht|bereit|bereitgelegt|zurechtgelegt|intus|eingeworfen|runtergespült
weihnachten|ostern|silvester|sommer|winter|frühling|geburtstag|morgen|jahr|neujahr|sonnenaufgang|tag|woche _ erleb|erlebe|erleben|sehen|seh|sehe|sieht _ nicht|nimmer|mehr|nie, erleb|erlebe|erleben ich? . weihnachten|ostern|silvester|sommer|frühling|geburtstag|morgen|sonnenaufgang|nächsten|das|den|nicht _ nicht|nimmer|mehr, nächsten|neuen|keinen|einen|anderen morgen|tag|geburtstag|sonnenaufgang nicht|mehr|erleb*|sehen mehr|nicht|erleb*|sehen
schneid|schneide|ritz|ritze|schlitz|schlitze|schnitt|aufgeschnitten|brenn|brenne|kratz|kratze|hab|habe|öffne ich? mir|mich wieder|gestern|heute|nachts|dann? die|in|am|meine arme|arm|adern|pulsadern|handgelenk|handgelenke|unterarme|beine|oberschenkel|haut, mir _ arme|pulsadern|handgelenk|handgelenke|unterarme|adern _ auf|aufgeschnitten|aufgeschlitzt|aufschneiden|aufschlitzen|geritzt|zerkratzt|zerschnitten, pulsadern
verbrenn|verbrenne|brenn|brenne|drück|drücke|schlag|schlage mich|mir|zigaretten _ feuerzeug|zigaretten|zigarette|kippe|kippen|arm|aus|spüren|fühlen um|auf|aus|am|was|etwas|spüren, verbrenn|verbrenne|brenn|brenne|drück|drücke|schlag|schlage mich|mir|zigaretten _ feuerzeug|zigaretten|zigarette|kippe|kippen|arm|aus|spüren|fühlen $, nie|niemals|nicht|gar geboren worden|wäre|wär|sein|werden, nie|niemals|nicht|gar geboren $, strick|schlinge|seil|klinge|klingen|rasierklinge|rasierklingen|${PILLS} liegt|liegen|ist|sind|hängt|hab|habe|gekauft _ bereit|fertig|da|neben|parat|hier|geknüpft|griffbereit|schon, strick gekauft|geknüpft|genommen|nehmen
mach|mache|machen|machte|setz|setze|setzen ich? endlich|heute|jetzt? schluss|ende _ leben|allem|mir|alles, schluss _ mit|meinem meinem|dem|allem|mein leben|allem, schluss _ mit|meinem meinem|dem|allem|mein $, schluss zu machen mit|heute, schluss zu machen $, leben ein|zu ende|beenden, allem|leben|alldem|meinem|qual|leid _ ende setzen|zu|machen|bereiten|setze
mein|das|dieses|meinem leben _ hat|ist|macht|ergibt|keinen|sinnlos|wertlos|gelaufen|vorbei _ sinn|sinnlos|wertlos|zweck|vorbei, keinen|kein|keine|ohne|wozu|fehlt|nicht grund|sinn|kraft|lust|lebenswillen|wille|willen|mut mehr|noch|länger? mehr|zum|zu|am|um|im? leben|weiterleben|weiterzuleben|existieren|lebenswillen, lebenswillen
wenn|ob|dass es mich nicht|nie|nimmer mehr? gäbe|gibt|gegeben|gab, wenn ich _ nie|nicht geboren|existiere|existierte|gelebt, schmerzlose|schmerzlosen|schmerzfreie|sanfte|schnelle arten|wege|methoden|weg|methode|tod _ sterben|töten|gehen, wie man _ stirbt
auf|von|dieser|der dieser|der|welt welt _ sein|leben|bleiben|mehr|verschwinden|gehen|verlassen, will|möchte|mag|wollte|verdiene|verdien _ nicht|nimmer|nie|es _ leben|existieren|weiterleben|dasein $, verdien|verdiene es|nicht|ich nicht|es|zu zu? leben|existieren|atmen, verdien|verdiene ich? den|zu|es|nur zu? tod|sterben
jag|jage|schieß|schieße|blas|geb|gebe|puste ich? mir|mich eine|ne|die|in|einfach|selbst|noch _ kugel|kopf|birne|schuss, erschieß|erschieße|erhäng|erhänge|ertränk|ertränke|vergift|vergifte|häng|hänge|ersäuf|aufhäng* ich? mich _ auf|in|an|weg|garage|keller, erschieß|erschieße|erhäng|erhänge|ertränk|ertränke|vergift|vergifte|ersäuf ich? mich _ $, mich in|an|am|im|vor|unter|von|aus _ aufhängen|aufhäng|erhängen|werfen|werfe|stürzen|stürze|schmeißen|schmeiße|legen|springen|auf $
häng|hänge ich? mich _ auf, vor|unter|auf die|den|das|einen|ein|eine u? bahn|zug|auto|lkw|laster|gleise|schienen|tram|straßenbahn|ubahn zu? werfen|springen|legen|schmeißen|stürzen|werfe|springe|lege|laufe|laufen|schmeiß
wozu|warum|wofür|weshalb noch|überhaupt|soll|sollte|leb|lebe|bin|mach|atme ich|noch|weiter? noch|überhaupt|weiter? weiterleben|leben|atmen|existieren|weitermachen|da|weiteratmen|hier|weiter, läge|liege|wär|wäre|gehöre|gehör|lieber|besser|am ich|besser|lieber|liebsten? besser|lieber|schon? unter der|die erde, unter der|die erde besser|lieber
hoff|hoffe|wünsch|wünsche|wünschte|wär|hoffentlich|bete _ mich|ich _ auto|laster|lkw|bus|zug|bahn|jemand|einer|einfach|blitz|würde _ überfährt|erwischt|erwischen|überfahren|umfährt|tötet|trifft|holt|umbringt|erfasst, dass mich|würde|mich ein|jemand|einer|würde _ überfährt|überfahren|erwischt|erwischen|umbringt|erschießt|umfährt|tötet, überfährt|erwischt|erfasst mich _ auto|laster|zug|bus|lkw
fast|beinahe|gestern|wollte|will|wär|wäre|könnte|überlege|denk|denke|einfach _ _ aus|vom|von|über|vorm dem|der|ersten|zweiten|dritten|vierten|fünften|sechsten|siebten|das|die|achten|zehnten . stock|stockwerk|brücke|dach|geländer|hochhaus|balkon|fenster|brüstung|klippe _ gesprungen|springen|spring|springe|gestürzt|stürzen|losgelassen|fallen|geklettert
ausweg|lösung|möglichkeit|einzige|bleibt _ tod|sterben|selbstmord|strick|umbringen|suizid, heute|heut|morgen nacht|abend? tu|tue|mach|mache ich es|s _ klingen|tabletten|strick|rasierklingen|pillen|brief, satt|leid|müde|genug|über zu|am|vom|des|von|das leben|existieren|lebens|weiterleben $
schau|starre|steh|stehe|stand|sitz|saß|denk|denke|seh _ brücke|gleise|gleisen|geländer|dach|brüstung|abgrund|klippe _ springen|loslassen|fallen|losgelassen|denk*|frage|einfach|überleg*|vorbei, denk|denke|dachte|denken|gedanken|nachgedacht _ sterben|umzubringen|tod|selbstmord, denk|denke ans|über|an sterben|tod|selbstmord, liegen|warte|weiß nicht warum _ noch lebe|leb|da|warte
0: wenn|sobald|falls ich? tot|weg|fort|nicht müde|umfall*|bin|da|zu|im|arbeiten, ruhe|froh|besser|leichter|merken|merkt|vermissen|stört|jucken _ wenn|falls|sobald|ob ich|es nicht|weg|fort|verschwinde bin|da|gehe|bei|dusche|koche|in|zu|auf|gestört|mit|alles|so|ständig|jeden|immer|schlafe|hier
ruhe|froh|besser|leichter|merken|merkt|vermissen|stört|stören|jucken|interessiert|kümmert _ wenn|falls|sobald|ob ich|es _ nicht|weg|fort, tod|sterben|sterbe vor|langweil*|hunger, zu tode, lieber sterbe|sterben als|ich, ${PILLS} für|gegen|vom|von _ geschluckt|bereit|schlucken
kraft|lust|grund|sinn|mut mehr|noch|länger? zum|zu|im|mehr? leben hier|mit|in|so|wg, will|möchte|mag|kann|wollte _ nicht|nimmer|nie _ leben|sein|weiterleben|dasein hier|mit|in|so|allein, mich in|an|am|im|vor|unter|von|aus _ legen|werfen|springen|auf $, mich _ aufs|ins|auf|in das|die? bett|sofa|couch|wanne|sonne _ legen|werfen|schmeißen
`;
