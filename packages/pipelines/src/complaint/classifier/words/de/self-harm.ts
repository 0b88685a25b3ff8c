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
`;
