/** Messages that name nothing: one cannot tell what is wanted. */
export const VAGUE = `
2: wir müssen|sollten|müssten|können reden|sprechen|mal|dringend, können wir _ reden|sprechen, müssen _ reden
du weißt|weisst genau|schon|was|warum|wovon|ja, weißt schon|genau, denk mal|drüber|darüber, überleg mal|dir
^ egal $, vergiss es, wie du meinst|willst|möchtest, mach was|doch|wie du|was, mach was du willst
^ ok|okay|fein|super|toll|klasse|interessant $, kein kommentar, ^ schon wieder $, ^ wirklich $, ^ echt $
^ ernsthaft $, so geht's|gehts|geht|kann|nicht _ nicht|weiter, so kann es nicht, so geht es nicht
es muss sich|etwas, da muss sich, das muss sich ändern, wie immer, wegen gestern|neulich|der|dem, die sache
das von gestern, was gestern|passiert|du _ war|ist|gemacht, passt schon, von mir aus, na dann, schönes leben
viel spaß noch, dein ding, deine sache, ich sehe schon, mach nur, wird schon, ^ na gut $, ^ aha $
`;
