import { wordList } from '@palimpsest/kernel/text';

/** Frequent Finnish words, first of all those that its neighbours write differently or do not have. */
export const FINNISH = wordList(`
ja on ei se että hän oli ovat joka mutta kun niin myös tai sen mitä jos kuin olla vain minä sinä me te he tämä nämä
tuo ne nyt sitten jo vielä kaikki mukaan sekä voi voit pitää pitäisi olen olet olemme olette ole ollut olisi minun
sinun hänen meidän teidän heidän mikä kuka missä miksi milloin miten koska kanssa jälkeen ennen ilman aina koskaan
joskus hyvin paljon vähän enemmän siitä sitä siellä täällä tässä siinä joita jotka jonka minua sinua kiitos kyllä
kaksi yksi yli alle aikana vuonna vuoden osa
`);
