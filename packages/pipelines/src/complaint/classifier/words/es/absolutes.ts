/** Words that leave nobody a way out; piled up they are blame. */
export const ABSOLUTES = `
1: nunca|jamas|nuca, siempre|ciempre|sienpre, cada vez que, cada maldita, todo el tiempo, todo el rato
todo el santo, todas las|los noches|mananas|dias|veces|semanas|santas, todos los dias|santos|fines
cada dia|noche|manana|semana, a todas horas, constantemente|continuamente, ni una|un sola|solo, una y otra vez
dia y noche, toda la noche, sin parar, eternamente
0: como siempre, casi siempre|nunca, de nada, para nada, nada personal|grave|mas|contra|que ver, no pasa nada
antes que nada, nada de eso, no tengo nada, siempre es|has|he|y|estoy, yo siempre, nunca es tarde
siempre que puedas|puedo|quieras, no siempre, nadie es perfecto, mas que nunca, nunca hemos|he, nada mas
cada vez mas|menos|peor
`;
