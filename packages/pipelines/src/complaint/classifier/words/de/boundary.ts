/** What the sender does not accept, does not want, or will not do from now on. */
export const BOUNDARY = `
3: ich will|möchte|mag|akzeptiere|toleriere|dulde|erlaube|verleihe|leihe|zahle|putze|mache|werde|wasche|koche|teile|räume|übernehme|lasse _ nicht|nichts|kein|keine|keinen|niemanden|nie
will|möchte|mag ich _ nicht|kein|keine|keinen|niemanden
will|möchte nicht|keine|kein|niemanden|keinen dass|mehr|in|gestört|leute|fremde|besuch|gäste
nicht einverstanden|ok|okay|akzeptabel|bereit|wohl|damit|recht, fühle mich _ unwohl|nicht wohl|sicher
ist mir zu|nicht viel|nah|privat|eng|recht|wohl, kommt nicht in frage, nicht in frage, weigere|lehne mich|ab|das
lehne _ ab, das geht mir zu, zu weit, lass|lasst|lassen mich _ in|allein|alleine|zufrieden|ruhe|raus
lass|lasst meine|mein|die finger|sachen|zeug|in|_? von|ruhe|meinen|meiner, finger weg, hände weg, pfoten weg
finger von, bleib|bleibt|halt|haltet|halte _ aus|raus|fern|draußen|weg meinem|meinen|meiner|zimmer|von
raus aus meinem, aus meinem zimmer|leben, halt dich|haltet euch raus|fern, geht dich|euch nichts|nix an?, nichts an
geh|gehst|geht|komm|kommst|kommt|gehen|kommen _ nicht|nie|bitte _ mein|zimmer
nicht|niemand|niemals|nie|keiner _ mein zimmer|bett, nicht ohne _ klopfen|anzuklopfen|fragen|erlaubnis
fass|fasst|rühr|rührt|nimm|nehmt|benutz|benutze|benutzt|iss|esst|trink|öffne|lies|leih|zieh|verleih|durchsuch bitte? nicht|nie|nichts|meine|mein|meinen|mich|keine _ meine|mein|mehr|an|nicht
nicht an|anfassen|anrühren meine|mein, meine|mein|meinen _ nicht|nie|tabu|gehören|gehört|privat, tabu
hör|hört|hör bitte? auf|endlich meine|mein|mich|in|an|meinen _ zu|auf?
auf meine|mein|mich|in _ zu nehmen|benutzen|lesen|durchsuchen|durchwühlen|anzufassen|filmen|fotografieren|essen|öffnen|kommen|gehen|leihen
respektier|respektiere|respektiert|respektieren|respektierst|achte bitte?|doch? meine|mein|meinen|das nein|privatsphäre|grenzen|grenze|zimmer|freiraum
meine grenze|grenzen|privatsphäre, eine grenze, grenze überschritten|erreicht|ziehen
ich brauche|brauch|benötige _ ruhe|raum|freiraum|zeit für mich|abstand|privatsphäre|allein|alleine|platz
brauche meine ruhe|zeit|privatsphäre|freiraum|raum, brauche zeit für, brauche abstand|freiraum|privatsphäre
will meine ruhe, möchte allein|alleine|meine|gefragt|in, will allein|alleine|meine|gefragt|in ruhe?
ab jetzt|sofort|heute|morgen _ ich|nicht|nur|meine|mein, in zukunft|künftig _ ich|werde nicht|nur|keine|kein|mehr
ich werde _ nicht|nichts|keine|kein mehr|länger|weiter?
mache|mach|zahle|putze|wasche|räume|verleihe|leihe|kaufe|koche|übernehme ich? _ nicht mehr|länger
nicht mehr mit|für dich|euch|mit, bin nicht dein|deine|eure|euer|hier|bereit
nicht deine|eure|dein putzfrau|mutter|mama|diener|dienstmädchen|bank|babysitter|chauffeur
nicht meine|mein aufgabe|job|problem|verantwortung, ohne meine|mein erlaubnis|einverständnis|zustimmung
gehört|gehören nur? mir, nur für mich, ist privat, sind privat, mein eigentum, rechne|rechnet|zählt nicht mit mir
ohne mich, niemand|keiner geht|kommt|fasst|benutzt|betritt|darf, kein zutritt|recht, du hast kein|hier, recht auf
ich sage nein|stopp, nein heißt, sprich|red|rede|schrei nicht so|mit mir|mich
mich nicht an|anzufassen|anzuschreien|anfassen|anschreien|wecken|stören|filmen, stör mich, weck mich nicht
zahle|zahl keinen|nicht|keine|nichts, keinen cent, mache|mach ich nicht mit, mache nicht mehr mit
das mache ich nicht, möchte|will ich _ getrennt|allein|alleine|selbst|für mich, möchte das nicht mehr
will das nicht mehr, das nicht mehr hören|sehen|mitmachen, ich brauche _ ruhe|zeit|stunde|abstand|privatsphäre
brauche ich _ ruhe|stunde|zeit|abstand|tür|für mich, für mich, nicht verhandelbar, werde das nicht, ich werde nicht
nicht jeden tag neu, verbiete|verbitte ich|mir, kein|keine|keinen _ mehr in|bei|mit|auf _ mein|uns|mir|meinem|zimmer
nie wieder _ mein|meine|mich, bis hierhin|hier|dahin, ist für mich tabu|privat|erledigt|vorbei, mit mir nicht
nie wieder mit mir, so redest du, ich tausche nicht|nichts, tausche nicht, noch einmal _ vergifte|dann|und
nicht länger, will _ nicht länger, ab dem nächsten|ersten|januar|monat _ ich, möchte ich meine, nicht nochmal
ich *e _ nicht mehr|länger, ich *e kein|keine|keinen, so *e ich kein|keine|nicht
schrei|schreit|red|rede|sprich|fass|weck|stör mich|nicht _ nicht|an|so
möchte|will _ keine|kein|keinen|niemand|niemanden, möchte|will dass niemand|keiner|du nicht|ihr nicht, gehört mir
möchte ich nicht, will ich nicht, respektier|respektiere|respektiert|respektieren _ meine|mein|meinen
werde|möchte|will|kann|mache|zahle|putze ich _ nicht|nichts mehr|länger, ab jetzt|sofort|heute _ ich nur|nicht|keine
soll niemand|keiner, da soll niemand, nicht in diesem|dem ton|befehlston|tonfall, mache ich dicht
geht|gehen für mich _ nicht, nicht mehr $, ab elf|zehn|neun|22 will|möchte|brauche ich, lasse ich es bleiben
lasse es bleiben, brauche es in der zeit, für mich dann nicht, in der zeit für mich, verleihe|teile|gebe ich nicht
verleihe|teile nicht
2: will nicht, möchte nicht, nicht ok|okay, inakzeptabel, ohne zu fragen, meine sachen, stopp, reicht
0: will|möchte niemanden|nicht|keinen|dich|dir _ streit|streiten|stress|nerven|beleidigen|verletzen|meckern|kleinlich|unhöflich|stören|ärger|drama|zu|nahe|angreifen|unterstellen
will|möchte nicht _ unhöflich|streiten|nerven|meckern|stören|kleinlich|zu|beleidigen
will keinen|keine streit|stress|ärger|drama|diskussion, ich will nicht streiten|nerven|meckern|unhöflich
ich mag nicht mehr|streiten, ich kann|schaffe|komme|weiß|verstehe|finde nicht|nichts|keine
nicht okay|ok wie|dass|so?, ist mir zu laut|kalt|dreckig|spät|teuer|warm|chaotisch
brauche den|deine|hilfe|das|dich|einen|eine, brauche meine ruhe zum, brauche schlaf, nicht bereit dazu
mir nicht sicher, nicht mehr schlafen|lernen|sicher|konzentrieren
mach|mache mir|das|es|ich nichts|immer|alles|gern|gerne, bleib|bleibt aus|weg, für mich ist|sind|war|klingt|das|mit
für mich, keinen vorwurf, zeit für mich zum, ich will dir|keinen, werde ich nicht wach|müde
nicht mehr da|hier|bei|im|in, benutzt mein, pack das _ nicht, das alles nicht, bevor du mein, will dir _ keinen
will nicht mehr leben, ihr habt _ gekündigt, ohne mich, ohne mich zu, eine stunde
ich schlafe|habe|weiß|verstehe|kenne|finde|höre|sehe|komme|schaffe|glaube|hatte|konnte|halte|ertrage|packe|merke|bekomme|kriege|wohne|sehe _ nicht|kein|keine|keinen mehr|länger|?
ich habe|hatte kein|keine|keinen, mich unwohl gefühlt, unwohl gefühlt|gewesen, will keinen|keine stress|streit|ärger
ich weiß|wüsste keine|keinen|kein, kann ich _ nicht mehr schlafen|lernen|hören|arbeiten
werde ich nicht mehr wach|fertig, für mich nicht schlimm|okay, nicht mehr da|hier
`;
