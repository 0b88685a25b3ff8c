/** Spoken and text-speak spellings; the "ne" of a negation is often left out, so it is never read. */
export const CONTRACTIONS = `
ne =, n =, t as = tu as, t es = tu es, t avais = tu avais, t etais = tu etais, t aurais = tu aurais, tas = tu as
tes pas = tu es pas, jsuis = je suis, chuis = je suis, chui = je suis, jai = j ai, jen = j en, cest = c est
cetait = c etait, ya = il y a, yen = il y en, pk = pourquoi, pq = pourquoi, prk = pourquoi, pkoi = pourquoi
pcq = parce que, parceke = parce que, tjs = toujours, tjrs = toujours, tjr = toujours, sil te = s il te
sil vous = s il vous, steuplait = stp, svp = stp, plait = plait, qq = quelque, qqn = quelqu un, qqch = quelque chose
jms = jamais, ms = mais, ds = dans, pr = pour, vs = vous, ns = nous, bcp = beaucoup, rdv = rendezvous
mtn = maintenant, ajd = aujourd hui, dc = donc, tt = tout, ts = tous, c = c
`;
