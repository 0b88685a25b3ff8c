import { phraseList } from '../../phrases/phrase-list.ts';

/** Messages that name nothing: one cannot tell what is wanted. */
export const VAGUE = phraseList(`
2: faut qu on parle, il faut qu on parle|discute, on doit parler, on peut parler, tu sais tres|bien|ce|de, tu sais, tu vois tres|bien, ce que tu as, ce que t as, tu vois ce, ce qui s est passe, pour hier|la, a propos d hier, reflechis, laisse tomber, peu importe, comme tu veux|voudras, fais ce que tu veux, bref, ok|okay|bon|super|genial|cool|bien|merci|d, sans commentaire, encore, vraiment, serieux, ca peut pas|plus continuer|durer, ca ne peut plus, ca doit changer, il faut que ca change, les choses doivent, comme d habitude|hab, interessant, voila, la chose, le truc
`);
