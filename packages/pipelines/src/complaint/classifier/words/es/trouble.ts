/** Saying that something troubles the sender, with no ask. */
export const TROUBLE = `
3: me molesta|molestan|preocupa|preocupan|agobia|agobian|estresa|duele|entristece|cuesta|afecta|frustra|fastidia|irrita|cansa|pone|hace|siento|resulta|da|parece|queja
nos molesta|preocupa
estoy cansado|cansada|preocupado|preocupada|agobiado|agobiada|agotado|agotada|triste|frustrado|frustrada|molesto|molesta|decepcionado|decepcionada
molesto|molesta|molestia, incomodo|incomoda, problema|problemas, he notado, note, noto que, otra vez, ultimamente
injusto|injusta, no es justo, no puedo dormir|concentrarme|estudiar|trabajar|usar|descansar, siempre yo
soy yo|la|el, siento que, creo que, me siento, no esta bien, no me parece, empiezo a, me ha dolido, me he sentido
echo de menos, llevo semanas|dias|meses|un, me muero, tengo la sensacion, me despierto, me da pena, me resulta
incomod*|me incomoda, me dio pena, me quedo, no se si es cosa
`;
