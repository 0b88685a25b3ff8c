/** Swear words, also abbreviated. */
export const VULGARITY = `
3: mierda|mierdas|mrd|mrda, joder|jodas|jode|jodes|jodido|jodida|jodiendo|jodeis|jodan
puto|puta|putos|putas|putada|putadas|puteando, coño|cono, hostia|hostias|ostia|ostias, cojones|cojonudo|cojon
carajo, chinga|chingar|chingado|chingada|chingas|chinguen|chingando|verga|vergas, culo|culos
cagar|cagada|cagas|cagaste|cagando|cago, hdp|hijueputa|hijoputa|hp|ptm|ctm|csm|lpm|alv|nmms|vtv|qlo|culiao
pinche|pinches, maldito|maldita|malditos|malditas|maldicion, concha, pija, a la verga|mierda, vete a la
vayanse a la, no mames|manches, me cago, que te den, que te jodan, que te follen, follar|follando
callate|callaos|callense la? boca?, cierra la boca, cierra el pico, boca cerrada
puñetero|punetero|punetera|puneteros, demonios|diablos
0: papel de culo, cono de, conos de
`;
