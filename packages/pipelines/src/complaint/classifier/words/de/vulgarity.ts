/** Swear words, also abbreviated. */
export const VULGARITY = `
3: scheiß|scheiss|scheiße|scheisse|scheis|scheise|beschissen|beschissene|beschissener|beschissenes|scheißegal|scheissegal|scheißt|scheißen|angeschissen|scheißdreck|bullshit|shit
verdammt|verdammte|verdammter|verdammten|verdammtes|verdammich|verfluchte|verfluchter|verflucht
verfickt|verfickte|verficktes|ficken|fick|gefickt|fickt, kacke|kack|kackst|abgekackt|verkackt
arsch|ärsche|verarschen|verarschst|verarscht|verarsche, wichse|wixer, kotzt|kotzen|ankotzt|angekotzt|kotz
fuck|fucking|wtf|fck|ffs|stfu, verpiss|verpisst|pissen|piss|angepisst|pisst, hdf|hdm|halts maul|klappe|fresse
leck mich|am, am arsch, mist|mistding, zur hölle|teufel, himmelherrgott|herrgott|herrgottnochmal|zefix|donnerwetter
schnauze voll, schnauze|fresse|maul, gschissen|oida|drecks*
0: so ein mist, mist gebaut, zum kotzen, katzenpisse, mistkübel, drecksarbeit|dreckswäsche, misten
`;
