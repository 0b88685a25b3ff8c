import { wordList } from '@palimpsest/kernel/text';

/** Frequent Hungarian words, first of all those that its neighbours write differently or do not have. */
export const HUNGARIAN = wordList(`
a az és hogy nem is egy ez de meg csak van volt már mint ha még el ki le fel be én te ő mi ti ők nekem neked neki
engem téged minket azt ezt azok ezek aki ami amely akik amelyek mert vagy sem után előtt nélkül között alatt felett
szerint kell lehet lesz lett voltak vannak nincs sok minden mindig soha most itt ott hol mikor miért hogyan kérlek
kérem köszönöm legyen lenne nagyon jó így úgy pedig illetve valamint két több első új éppen is akkor tehát ezért
saját majd azért éjszaka ház szoba
`);
