/** Swear words, also abbreviated. */
export const VULGARITY = `
3: merde|merdes|merdique|merdier|mrd, putain|putin|ptn|ptin|putaiin, bordel|bdl
chier|chie|chiant|chiante|chiants|chiantes|chiottes, fait chier, fais chier
foutre|fous|fout|foutu|foutue|foutez|foutent|foutage|fouts, gueule|gueules, cul|culs, couilles|couille, bite
baise|baiser|nique|niquer|niques|ntm|nique, vtff|tg|fdp|wtf|tgl|osef|blc|vdm
emmerde|emmerdes|emmerder|emmerdant|emmerdent, casse les couilles|pieds|burnes, casse toi|couilles, degage|degagez $
ferme la|ta bouche|gueule?, va te|chier faire|foutre?, va te faire, allez vous faire, mortecouille, nom de dieu
saoule|saoules|soule|soules|gave|gaves, pete les|couilles plombs|couilles, bon sang
0: fait chier de, bordel dans|partout|de la|sur|a|laisse|que, le|ton|ce|un|du|quel bordel
ranger|range|ranges|laisse|laisses|nettoie|laisser ton|ce|le|du bordel, soule un peu, ca me soule|saoule
degage le|les|la|l|du|mes, papier cul, cul de sac, fous le, fous pas le, va te faire un|une, fous rires, fou rire
fous le camp
`;
