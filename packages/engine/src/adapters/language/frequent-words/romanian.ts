import { wordList } from '@palimpsest/kernel/text';

/** Frequent Romanian words, first of all those that its neighbours write differently or do not have. */
export const ROMANIAN = wordList(`
și si în in de la a al ai ale cu pe nu o un este sunt care că ca din se mai pentru sau dar ce fi fost are au am ai
avea prin după fără între până despre acest această aceste acestei acestui aceasta acestea aceşti acel acea lui ei
lor nostru noastră vostru meu mea tău ta său sa eu tu el ea noi voi ele îl îi îmi îți își le ne vă te mă când cum
unde cine de ce pentru că deci dacă foarte mult toate tot toți fiecare numai doar încă deja niciodată mereu bine
aici acolo acum poate pot trebuie vreau mulțumesc rog este ăsta unei unui unor sale sau fiecarui fiind decât iar
casă noapte asta cea cel cei cele
`);
