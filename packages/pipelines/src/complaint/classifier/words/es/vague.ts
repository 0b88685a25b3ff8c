/** Messages that name nothing: one cannot tell what is wanted. */
export const VAGUE = `
2: tenemos que hablar, hay que hablar, podemos hablar, tu sabras|sabes, ya sabes|sabras, sabes lo|muy|de
lo que hiciste|paso|has, de lo que hablo, lo de ayer|anoche|siempre|el, piensalo|pensatelo, da igual, olvidalo
en fin, tu mismo|misma, haz lo que quieras, como quieras|quieran, ^ vale|ok|bueno|bien|genial|perfecto|ya $
sin comentarios, ^ otra vez $, ^ de verdad $, ^ en serio $, no pasa nada, esto no puede seguir, no puede seguir asi
esto tiene que cambiar, algo tiene que cambiar, las cosas tienen, como siempre, ^ interesante $, pues nada|vale|eso
tu sabras, al final nada, pues vale, ^ o sea $, a lo vuestro, ^ que bien $, que te vaya bien, alla tu, ya veo
ahi lo dejo, que cada uno
`;
