/** Saying that something troubles the sender, with no ask. */
export const TROUBLE = `
3: me derange|gene|inquiete|preoccupe|fatigue|stresse|pese|blesse|frustre|embete|ennuie|soule|agace|enerve|attriste|rend|fait|reveille|met
m inquiete|ennuie|enerve|embete|agace|attriste|angoisse
c est|etait penible|difficile|dur|genant|fatigant|frustrant|desagreable|injuste|lourd|stressant|dommage|compliqué|complique
probleme|problemes|souci|soucis
inquiet|inquiete|preoccupe|fatigue|fatiguee|decu|decue|triste|blesse|blessee|frustre|frustree|stresse|stressee|epuise|epuisee|crevee|creve
j ai remarque|constate|l|du, j ai du mal, je me sens, je trouve, je remarque, ces derniers temps, encore une fois
injuste, pas juste|normal|cool|sympa|agreable|correct, n arrive pas|plus, j arrive pas|plus, c est toujours moi
toujours moi qui, dommage, mal a l aise, me gene
`;
