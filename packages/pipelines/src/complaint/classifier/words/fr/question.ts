/** Asking what happened, who did it, what was agreed or what was meant. */
export const QUESTION = `
3: ? ^ qui|quand|ou|comment|pourquoi|combien|quel|quelle|quels|quelles|quoi
? qui|quand|combien|quel|quelle|pourquoi|quoi, ? qu est ce, ? est ce que
? c est|etait quoi|qui|quand|toi|prevu|bien|a|pour, ? a qui|quelle|quel, ? de qui
? sais|savez|as|avez|es|etait|etais|aurais|auriez|avais tu|vous|ce|il|elle
? tu|vous sais|savez|saurais|as|avez|avais|aurais|auriez|etais|es|etait|travailles|dors|pars|voulais|parlais|pensais|entendais
? on a|avait|etait|est|doit, ? quelqu un
? il|elle|ils|elles|ca arrive|vient|reste|dort|a|ont|est|sont|etait|passe|compte|veut|inclut, ? ou est|sont|as|tu|ou
? *e bien, ? y a|avait|aurait|t il|elle, ? t il|elle, ? est ce toi
tu peux|pourrais m|me expliquer|dire|preciser|rappeler|confirmer
peux|pourrais|pouvez|pourriez tu|vous m|me? expliquer|dire|preciser|rappeler|confirmer
vous pouvez|pourriez me|m expliquer|dire|preciser|rappeler, explique|expliquer|expliques|expliquez moi|pourquoi|ce
dis|dites moi qui|ou|ce|quand|pourquoi|comment|quoi, tu voulais dire, voulais dire, que s est, s est il passe
ce qui s est passe, j aimerais|voudrais|aimerai bien? savoir|comprendre|clarifier
je voudrais bien? savoir|comprendre|demander, je me demande|demandais
je comprends|comprend pas|plus pourquoi|ce|comment|ton|cette|bien, j ai pas compris|saisi|retenu
je sais plus|pas si|qui|ce|quand|ou|a, pas clair, j ai une question, une question, petite question
question sur|concernant, c est a qui, on avait dit|convenu|decide quoi|quand, j ai mal compris, ^ qui a|c
^ c est quoi|qui, ? ou c est, ? *e bien|deja, ? quel jour
? arrive|viens|vient|pars|part bien|quand|vendredi|lundi|samedi|demain
? ta|ton|tes|sa|son _ reste|vient|viennent|restent|dort|part|arrive|a, ? combien on, ? on doit combien|quoi|payer
tu veux _ ou seulement|juste|plutot|pas, pas bien saisi|compris, ? j ai, ? la|le|les . est|sont a|pour|deja
2: ? ou
0: combien de fois, combien de temps encore|je|vais, comment tu peux|oses|fais, comment peux|oses tu
comment peut on, comment on peut
pourquoi tu|je|c|on|vous dois|est|fais|peux|range|nettoies|arrives|es|ranges _ toujours|jamais|pas|encore|incapable|?
pourquoi c est toujours, pourquoi je dois|devrais, pourquoi toujours|pas, qui t|te|es crois|prends|tu
tu te|t prends|crois|fous|moques|rends|es|fiches, pour qui tu|te
c est quoi ton|ce|cette probleme|delire|bordel|souci
c est si|trop|tellement|vraiment complique|dur|difficile|demander|?, c est trop demander, est ce si|trop
est ce que c est si|trop|normal|possible
est ce que tu|on|vous|ca peux|pourrais|pouvez|peut|pourrait|te|vas|pourriez|serait|t
tu|t es|etes _ sourd|sourde|bete|serieux|serieuse|malade|con|conne|capable|incapable
tu crois|penses|trouves|realises que|quoi|vraiment, tu as|avez vu _ heure|l, tu as une|toujours|jamais|la|pas
quand tu|je|on|il|elle|vous|c|ton|ta|tes|les|meme|j|quelque, quand est ce que tu vas, quand vas tu
ou alors|bien|sinon|encore|je|que|tu
qui fait|va|est|me|se|traine|trainent|reste|restent|sont|ont|vont|viennent|dort|dorment|vient|te|laisse|crient|dure|vivent|dit
qui a|ont pas, comment dire
quel|quelle bordel|horreur|honte|plaisir|bonheur|surprise|joie|genie|manque|culot|dommage|idiot|con|egoiste|merveille
quoi qu|que, on a pas|plus|tous|le, a quelle|quel point, a qui tu parles, ca va pas, ca te|serait|t
est ce qu on peut|pourrait, tu as deja|jamais pense, tu es le|la seul|seule, je sais plus ou m|me
plus ou m asseoir|mettre, ou m asseoir, ? tu as ete eleve*, ete eleve|elevee, quel genre|type de|d, quelle sorte
? aucun respect, ? tu as vraiment aucun|pas, je sais pas pourquoi $, sais pas pourquoi $
`;
