// Slurs against groups of people, so that none is ever delivered. Data of a safety lexicon: kept in a file of its own.
export const SLUR_STEMS = `nigger nigga niggah niggaz faggot libtard fucktard`;

export const SLUR_WORDS = `
nigg niggs nig nigs negro negros negroes negroid nigguh niqqa nicca neega
fag fags faggy fagot fagots faggit lesbo lesbos tranny trannies shemale shemales ladyboy
retard retards retarded retardedly retart tard tards spaz spazz spazzes spastic spastics mongoloid mongoloids cripple
cripples midget midgets mong mongs
spic spics spick spicks beaner beaners wetback wetbacks greaser greasers
kike kikes heeb hymie yid yids jewboy
chinks chinaman chinamen gook gooks zipperhead zipperheads jap japs
paki pakis towelhead towelheads raghead ragheads sandnigger cameljockey muzzie muzzies muzzrat haji hajis
honky honkies honkey gringos wop wops dago dagos polack polacks kraut krauts
coons jigaboo jigaboos sambo sambos darkie darkies darky pickaninny porchmonkey tarbaby
gyppo gyppos pikey pikeys gypo redskin redskins squaw squaws injun injuns abo abos
whitetrash redneck rednecks hillbilly hillbillies
incel incels feminazi feminazis femtard republitard conservatard trumptard trumptards libtards leftard leftards
commie commies pinko pinkos islamofascist
cumdumpster subhuman subhumans untermensch
`;

export const SLUR_PHRASES = `
white trash|trailer (?:trash|park trash)|porch monkey|sand (?:n|monkey)|camel jockey|towel head|rag head|wet back
(?:you|dirty|stupid|filthy|fucking|damn) (?:jews?|chinks?|coon|gypsy|gypsies|immigrants?|foreigners?|muslims?|arabs?|mexicans?|blacks?|queers?|gays?)
go back to (?:your|ur) (?:own )?(?:country|shithole|jungle)
(?:that's|thats|that is|so|how|this is|it's|its|pretty|really|soo+) (?:so )?gay(?=_(?:$|[.,!?]|lol))
`;
