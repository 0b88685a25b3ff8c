/** Insults and contempt for the person. */
export const INSULTS = `
3: idiot|idiote|idiots, imbecile|imbeciles, stupide|stupides|stupidite
con|cons|conne|connes|connard|connards|connasse|conard|connerie|conneries, debile|debiles, abruti|abrutie|abrutis
cretin|cretine|cretins, cons|couillon, salaud|salauds|salope|salopard|saloperie|salopes
enfoire|enfoires|encule|encules|enculé, batard|batards, pute|putes|fdp|tepu|pd|pédé, ordure|raclure|minable|minables
dechet humain, pauvre type|fille|con|conne|nul|nulle, porc|porcs|cochon|cochons|cochonne|truie
crasseux|crasseuse|souillon|crado
feignant|feignante|feignasse|faineant|faineante|flemmard|flemmarde|glandeur|glandeuse|branleur|branleuse|parasite|parasites|profiteur|profiteuse|profiteurs|squatteur
pique assiette, egoiste|egoistes|egoisme|egocentrique|narcissique
immature|immatures|gamin|gamine|gamins|gosse|bebe|puéril|puerile, malpoli|malpolie|malotru, mal eleve|elevee|eleves
menteur|menteuse|menteurs, voleur|voleuse|voleurs, hypocrite|hypocrites, incapable|incapables, inutile|inutiles
pathetique|pathetiques, lamentable, arrogant|arrogante|pretentieux
folle|fou|malade|taree|tare|tares|cinglé|cingle|cinglee|psychopathe|timbre|dingue
clown|clowns|bouffon|bouffonne|bouffons|guignol, sans gene, animal|animaux|betes|bete|sauvage|sauvages
insupportable|insupportables|invivable|imbuvable, relou de service
irrespectueux|irrespectueuse|irresponsable|irresponsables, ta gueule|race|mere, ferme la|ta|gueule
tu me degoutes|fais pitie|fais honte|saoules|soules, tu fais pitie|honte, honte a|devrais avoir|toi
tu devrais avoir honte, as|aie pas honte, aucune honte|education|respect|consideration|savoir|gene
aucun respect|savoir|scrupule, zero respect|education, manque d education|de
tu te|vous prends|crois|prenez|croyez pour|ou|que|tout, pour qui tu|te, te prends pour, tu te crois, qui te crois
es|etes vraiment|trop|completement? sourd|sourde|sourds|con|conne|bete|serieux|serieuse|malade|grave|nul|nulle|chiant|chiante|lourd|lourde|relou|incapable
c est quoi ton probleme|delire, ton probleme, ca va pas, ca tourne pas, dans ta tete, que ta gueule|pomme|tronche
penses qu a toi|ta, pensez qu a, ne penses qu, que de ta gueule, nombril, te deteste|hais|supporte
je te hais|deteste|supporte|blaire, pire coloc|colocataire|personne
comme un porc|gamin|gosse|enfant|bebe|cochon|animal, comme une gamine|enfant|porcherie, grandis|grandir un|une|fois
grandis, moeurs, sale type|con|conne|connard|gosse, espece de, plus feignant|feignante|egoiste|sale, comment oses
eleve|elevee dans une etable|grotte|porcherie, etable, tu es lache, lache $, lache|laches de, comme un voleur
de merde, comporte toi|comportes comme, bon|bons|bonne a rien, tu es un adulte|homme|grand
2: honteux|honteuse, ridicule, incroyable, abuse|abuses|abuser, culot, n importe quoi, irrespect
0: bete sauvage, betes a, animal|animaux de|domestique|domestiques|est|dans, un animal, pas bete|idiot|fou|malade
je suis|etais|tombe|tombee|sens malade|bete|idiot|conne|folle|fou|con|nul|nulle|incapable, suis pas|ete malade
malade hier|aujourd|cette|depuis, me rend|rendre|rends folle|fou|dingue|malade, rend dingue|fou|folle, rends folle
vais devenir|deviens folle|fou|dingue, bebe dort|pleure|de, mon bebe, le bebe, inutile de dire|crier|preciser
est inutile, truc de ouf, nul part, nulle part, cochon d inde, con gele, ordure|ordures, les ordures, voleur de velo
je passe pour, tu es incroyable, sans gene|gener, a un gosse, comme a un gosse|enfant|gamin, parle comme a
3: allume|allumer|utilise|branche ton|le cerveau, un neurone|neurones, sa majeste|altesse, monsieur daigne, madame daigne, monsieur se croit, madame se croit, son altesse
eleve|elevee dans une|un|par porcherie|etable|grange|loups|zoo, connais|connait pas le|la respect|politesse|menage, honte pour toi, tu me|nous fais honte|pitie, comme un|une gamin|gamine|gosse|bebe|ado attarde|mal|gate|capricieux, grandis $, grandis un, grandis donc
tu es|t es|tes une|un honte|boulet|cas|plaie|catastrophe|assiste|profiteur, bon|bonne a rien, tu ne? penses qu a|ta toi|gueule, aucun respect pour personne|les, tu t en tamponnes|fous|fiches|balances|bats, sale fouine|vipere|rat
`;
