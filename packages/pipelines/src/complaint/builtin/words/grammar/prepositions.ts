/**
 * What places a thing, `sense; en; es; fr; de`, the said form first; see `readPrepositions`. In German the senses in, on,
 * under, behind, beside, in_front, between and above stand with the dative (where) or the accusative (where to); into,
 * onto, against, around, through, for and without with the accusative; from, with, to, near and outside_of with the dative.
 */
export const PREPOSITIONS = `
in; in, inside, inside of, within; en, dentro de, adentro de, en el interior de, en medio de, dentro del, adentro del, en el interior del, en medio del, por todo, por toda, por todos, por todas; dans, à l intérieur de, dedans, en, à l intérieur du, au fond de, au fond du, au fond des, dans le fond de, dans le fond du, au milieu du, au milieu des; in, drin in, innerhalb von, mitten in
on; on, on top of, atop, upon, all over; en, sobre, encima de, arriba de, encima del, arriba del; sur, au dessus de, dessus, par dessus, au dessus du, au dessus des; auf, oben auf, mitten auf, an
at; at; junto a; au niveau de; an
under; under, underneath, beneath, below; debajo de, bajo, abajo de, por debajo de, debajo del, abajo del, por debajo del; sous, en dessous de, dessous, en dessous du, en dessous des, au dessous de, au dessous du; unter, unterhalb von
behind; behind, at the back of, in back of; detrás de, atrás de, tras, detrás del, atrás del; derrière; hinter
beside; next to, beside, by, alongside, to the side of; al lado de, junto a, a un lado de, al lado del, junto al, a un lado del; à côté de, au bord de, juste à côté de, à côté du, à côté des, au bord du, au bord des; neben, nebem, direkt neben
in_front; in front of, right in front of, directly in front of, across, right across, just outside; delante de, enfrente de, frente a, adelante de, delante del, enfrente del, frente al, adelante del; devant, en face de, en face du, en face des; vor, gegenüber von
between; between, in between, among; entre; entre, au milieu de; zwischen
above; above, over; por encima de, encima de, sobre, por encima del; au dessus de, par dessus; über, überm, oberhalb von
against; against, up against; contra; contre; gegen
around; around, round, all around; alrededor de, en torno a, alrededor del, en torno al; autour de, autour du, autour des; um, rund um, um herum
outside_of; outside of; fuera de, afuera de, fuera del, afuera del; en dehors de, hors de, à l extérieur de, en dehors du, hors du, à l extérieur du; außerhalb von, außerhalb
near; near, near to, close to, nearby; cerca de, cerca del; près de, proche de, à proximité de, près du, près des, à proximité du; in der Nähe von, nahe, nah an, bei
from; from, out of, off, off of, from off, out from; de, desde, fuera de, del interior de; de, hors de, du dessus de, depuis, d, de devant, de derrière, de dessous, de sous, de sur, de dans, de dessus; aus, von, raus aus, runter von, weg von
with; with; con; avec; mit, mitm
without; without; sin; sans; ohne
for; for; para, para lo de, por lo de; pour; für
to; to, towards, toward; a, hacia, hasta; à, vers; zu, hin zu
into; into, in, inside, in to; en, dentro de, a, adentro de; dans, en, à l intérieur de; in, rein in, hinein in, in rein
onto; onto, on, on to, on top of; en, sobre, encima de, arriba de; sur, dessus; auf, rauf auf
after; after; después de, tras, después del; après; nach
before; before; antes de, antes del; avant; vor
through; through, via; por, a través de; par, à travers; durch, durchs
`;
