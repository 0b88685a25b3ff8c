import { wordList } from '@palimpsest/kernel/text';

/** Words of greeting, thanks and good wishes: a message made of nothing else says nothing. Folded, all four languages. */
export const COURTESIES: ReadonlySet<string> = wordList(`
hello hey dear friend friends hope hoping wish wishes wishing have having lovely nice great good wonderful amazing week day days
weekend evening morning kind kindly kindness each other another everyone well care caring take best warm regards thank thanks very
much many really always happy glad smile love greetings cheers just wanted want know feel free time life together sincerely welcome
that this with your yours been doing fine okay sorry please let's writing
hola querida querido amiga amigo espero deseo deseos buen buena bueno buenas buenos dia dias semana tarde noche linda lindo bonita bonito
genial maravillosa maravilloso feliz cuidate saludos abrazo abrazos gracias mucho muchas muchos todo todos amable amables amabilidad
carino bien siempre simplemente queria quiero saber vida juntos juntas unos otros favor escribo
bonjour salut coucou cher chere espere souhaite bonne bonnes belle beau journee semaine soiree matin agreable merveilleuse
merveilleux heureux heureuse prends soin bises amities cordialement merci beaucoup mille bien gentil gentils gentille gentillesse
toujours tout tous simplement voulais veux savoir vivre ensemble autres passe passes ecris
hallo liebe lieber freund freundin hoffe wunsche schone schonen schones gute guten gutes tage woche abend wochenende wunderbar toll
freundlich freundlichkeit nett lieb einander alle herzliche grusse alles gut gern gerne danke vielen dank immer einfach wollte sagen
wissen leben zusammen miteinander pass auf dich hast habt geht schreibe lesen
`);
