/** Words that leave nobody a way out; piled up they are blame. */
export const ABSOLUTES = `
1: jamais|jamai, toujours|tjrs|tjs|tjr|toujour, tout le temps, a chaque fois, chaque fois
chaque nuit|soir|matin|jour|semaine, toutes les nuits|semaines|heures|fois, tous les jours|soirs|matins|weekends
constamment|continuellement|sans arret|cesse|sans, sans arret, sans cesse, pas une seule|fois, une seule fois
toute la nuit|journee, non stop, jour et nuit, en permanence, encore et toujours, encore et encore, 24 24
0: de rien, rien de grave|special|personnel|mechant|plus|mal, ca ne fait rien, pas toujours, comme toujours
mieux vaut tard que jamais, si jamais, au cas ou jamais, presque toujours|jamais, personne n est parfait
une personne, la|cette|chaque|autre|seule personne, j ai toujours|jamais, je suis toujours|jamais, je n ai jamais
on a toujours, toujours pas|est|aussi, rien a voir|redire|dire, rien contre, ca n a rien
c est toujours agreable|sympa, en personne
`;
