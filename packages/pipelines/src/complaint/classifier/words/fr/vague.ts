/** Messages that name nothing: one cannot tell what is wanted. */
export const VAGUE = `
2: faut qu on parle, il faut qu on parle|discute, on doit parler, on peut parler, tu sais tres|bien|ce|de
^ tu sais $, tu vois tres|bien, ce que tu as, ce que t as, tu vois ce, ce qui s est passe, pour hier
a propos d hier, reflechis, laisse tomber, peu importe, comme tu veux|voudras, fais ce que tu veux, ^ bref $
^ ok|okay|bon|super|genial|cool $, sans commentaire, ^ encore $, ^ vraiment $, ^ serieux $
ca peut pas|plus continuer|durer, ca ne peut plus, ca doit changer, il faut que ca change, les choses doivent
comme d habitude|hab, ^ interessant $, ^ voila $, la chose, le truc, ce que j attends, tu sais tres bien
comme tu le sens, ^ je vois $, bonne continuation, amuse toi bien, fais comme tu veux, a toi de voir, c est ca
ben voyons
`;
