/**
 * What places a thing, `sense; en; es; fr; de`, the said form first; see `readPrepositions`. In German the senses in, on,
 * under, behind, beside, in_front, between and above stand with the dative (where) or the accusative (where to); into,
 * onto, against, around, through, for and without with the accusative; from, with, to, near and outside_of with the dative.
 */
export const PREPOSITIONS = `
in; in, inside, inside of, within; en, dentro de, adentro de, en el interior de, en medio de; dans, à l intérieur de, dedans, en; in, im, drin in, innerhalb von, mitten in, mitten im
on; on, on top of, atop, upon, all over; en, sobre, encima de, arriba de; sur, au dessus de, dessus, par dessus; auf, auf dem, am, aufm, oben auf, mitten auf, an
at; at; junto a; au niveau de; an, am, ans
under; under, underneath, beneath, below; debajo de, bajo, abajo de, por debajo de; sous, en dessous de, dessous; unter, unterm, unterhalb von
behind; behind, at the back of, in back of; detrás de, atrás de, tras; derrière; hinter, hinterm
beside; next to, beside, by, alongside, to the side of; al lado de, junto a, a un lado de; à côté de, au bord de, juste à côté de; neben, nebem
in_front; in front of; delante de, enfrente de, frente a, adelante de; devant, en face de; vor, vorm, gegenüber von
between; between, in between, among; entre; entre, au milieu de; zwischen
above; above, over; por encima de, encima de, sobre; au dessus de, par dessus; über, überm, oberhalb von
against; against, up against; contra; contre; gegen
around; around, round, all around; alrededor de, en torno a; autour de; um, rund um, um herum
outside_of; outside of; fuera de, afuera de; en dehors de, hors de, à l extérieur de; außerhalb von, außerhalb
near; near, near to, close to, nearby; cerca de; près de, proche de, à proximité de; in der Nähe von, nahe, nah an, bei, beim
from; from, out of, off, off of, from off, out from; de, desde, fuera de, del interior de; de, hors de, du dessus de, depuis, d; aus, von, vom, ausm, raus aus, runter von, weg von
with; with; con; avec; mit, mitm
without; without; sin; sans; ohne
for; for; para; pour; für, fürs
to; to, towards, toward; a, hacia, hasta; à, vers; zu, zum, zur, nach, hin zu
into; into, in, inside, in to; en, dentro de, a, adentro de; dans, en, à l intérieur de; in, ins, rein in, hinein in, in rein
onto; onto, on, on to, on top of; en, sobre, encima de, arriba de; sur, dessus; auf, aufs, rauf auf
after; after; después de, tras; après; nach
before; before; antes de; avant; vor
through; through, via; por, a través de; par, à travers; durch, durchs
`;
