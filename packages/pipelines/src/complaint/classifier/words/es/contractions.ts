/** Text-speak spellings. */
export const CONTRACTIONS = `
xq = por que, pq = por que, porq = por que, porke = por que, xfa = porfa, xfavor = porfa, plis = porfa, pls = porfa
porfi = porfa, porfis = porfa, porfavor = porfa, q = que, k = que, ke = que, tb = tambien, tmb = tambien
tbn = tambien, x = por, d = de, m = me, t = te, bn = bien, ntp = no te preocupes, kiero = quiero, aki = aqui
nd = nada, dnd = donde, cdo = cuando, finde = fin de semana, salu2 = saludos, wasap = whatsapp, guasap = whatsapp
wsp = whatsapp, depa = piso, depto = piso, departamento = piso, apartamento = piso
`;
