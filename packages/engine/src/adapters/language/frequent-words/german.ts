import { wordList } from '@palimpsest/kernel/text';

/** Frequent German words, first of all those that its neighbours write differently or do not have. */
export const GERMAN = wordList(`
der die das und ist in den von zu mit sich des auf für nicht ein eine als auch es an werden aus er hat dass sie nach
wird bei einer um am sind noch wie einem über einen so zum war haben nur oder aber vor zur bis mehr durch man sein
wurde sei ich du wir ihr mich dich mir dir uns euch mein dein kein keine keinen wenn weil doch schon immer wieder
jetzt hier dann kann kannst können könntest könnte will willst wollen muss musst müssen soll sollst bitte danke nie
jeden jede jedes dies diese dieser dieses welche wer was wo warum wieso weshalb wann heute morgen gestern nacht abend
küche zimmer laut leise ihre ihren ihrem deine deinen deinem meine meinen meinem einfach mal etwas nichts alles vom
beim im ins ohne gegen unter zwischen während seit ab nun also habe hast bin bist seid würde würdest wäre ja nein
endlich echt schon gar sehr viel ganz zwei
`);
