import { wordList } from '@palimpsest/kernel/text';

/** Frequent Danish words, first of all those that its neighbours write differently or do not have. */
export const DANISH = wordList(`
og i at det som en på er af for med til den har de ikke om et han men var jeg sig fra vi så kan når man havde under
eller efter nu skal skulle over ved også hun mod ud kun der alle andre meget bliver blive blev her sin sine sit du
dig mig din dit dine min mit mine jer jeres vores i os hvordan hvad hvem hvorfor hvilken hvilket hvilke dette denne
disse nogen noget nogle ingen intet mere end inden uden gennem mellem siden allerede altid aldrig findes gør gøre får
få går gå jo vel måske venligst tak hver to op må vil lidt dag bare selv hvis kunne blandt deres sammen tilbage hele
mange gange først både bliver ligger lige kommer laver bruger sådan været blevet fået gået givet skrevet taget af
efter hvor derfor samt bl.a. dog nej ja kr uge veje æble uddannelse udvikling mulighed arbejde stykke syv tyve
sprog år tage tager gav fik gik siger iblandt ifølge hinanden mens slags ude inde job samme nye dansk danske danmark
kroner grund søger søge brug spørgsmål penge købe sælge læse skrive ved vidste set sætte sat besked bolig lejlighed
køkken støj larm rydde vaske opvask selvom fordi gerne tænke tænker føler hjerte hjertet menneske mennesker mennesket
tre fire fem seks otte sproget enkel enkelt enkelte forskellige ret rette sted sidste næste slut klokken da
hverken frem tidligt senere længere let svær sagen sager måtte burde ønsker behøver sikrer kontakt tid time
`);
