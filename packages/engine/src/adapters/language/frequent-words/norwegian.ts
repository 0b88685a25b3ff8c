import { wordList } from '@palimpsest/kernel/text';

/** Frequent Norwegian words, first of all those that its neighbours write differently or do not have. */
export const NORWEGIAN = wordList(`
og i at det som en på er av for med til den har de ikke om et han men var jeg seg fra vi så kan når man hadde under
eller etter nå skal skulle over ved også hun mot ut bare der alle andre mye blir bli ble her sin sine sitt du deg meg
din ditt dine min mitt mine dere deres vår vårt våre oss hvordan hva hvem hvorfor hvilken hvilket hvilke dette denne
disse noen noe ingen intet mer enn innen uten gjennom mellom siden allerede alltid aldri finnes gjør gjøre får få går
gå jo vel kanskje vennligst takk hver to opp må vil litt dag selv hvis kunne blant sammen tilbake hele mange ganger
først både ligger like kommer lager bruker slik vært blitt fått gått gitt skrevet tatt bør bør hvor derfor samt dog
nei ja uke vei utdanning utvikling mulighet arbeid stykke sju tjue ei jenta boka tida sa mener tror tenker følelser
åpenbart gutt viktig fortsatt egen eget egne
språk år ta tar ga fikk gikk sier blant ifølge hverandre mens slags ute inne jobb samme nye norsk norske norge kroner
grunn søker søke likt bruk spørsmål penger kjøpe selge lese skrive vet visste sett sette satt melding bolig leilighet
kjøkken støy bråk rydde vaske oppvask selv om fordi gjerne tenke føler hjerte hjertet menneske mennesker mennesket
tre fire fem seks åtte språket enkel enkelt enkelte ulike forskjellige rett rette sted siste neste slutt klokken da
hverken verken fram frem tidlig seinere senere lenger lengre lett vanskelig saken saker måtte burde ønsker trenger
`);
