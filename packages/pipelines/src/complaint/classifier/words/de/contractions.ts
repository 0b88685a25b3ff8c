/** Spoken and text-speak spellings. Small words that only colour a sentence are not read: they would part phrases. */
export const CONTRACTIONS = `
nich = nicht, net = nicht, nid = nicht, ned = nicht, ick = ich, isch = ich, is = ist, hab = habe, habs = habe es
hats = hat es, gehts = geht es, wars = war es, ists = ist es, wirds = wird es, machs = mach es, kanns = kann es
nem = einem, nen = einen, ner = einer, ne = eine, n = ein, nix = nichts, biste = bist du, haste = hast du
kannste = kannst du, willste = willst du, machste = machst du, weisste = weisst du, solltste = solltest du
konnteste = konntest du, vllt = vielleicht, vlt = vielleicht, evtl = vielleicht, bzgl = bezuglich, kp = keine ahnung
lg =, vg =, mfg =, iwie =, iwann = irgendwann, iwer = jemand, zb =, bissl = bisschen, bissi = bisschen, doch =
eigentlich =, uberhaupt =, ubrigens =, irgendwie =, total =, mega =, echt =, wirklich =
`;
