/** Irony that mocks the reader. */
export const IRONY = `
3: votre|sa|ta|ton majeste|altesse|excellence, majeste|altesse, princesse|prince|reine|roi
merci beaucoup|infiniment|vraiment|bien|encore|mille pour|de|d la|le|les|avoir|ton|ta|tes|m|laisser|rien
merci de|d m|avoir|laisser|encore avoir|reveille|laisse|reveiller|ignorer
merci d avoir reveille|laisse|mange|fini|vide|ignore|encore|m|pris
merci pour la|le|ta|ton|les|rien|tes vaisselle|bordel|bruit|nuit|surprise|cadeau|poubelles|poils|cheveux|reveil
quel|quelle plaisir|bonheur|surprise|joie|chance|delice|delicatesse|genie|generosite|talent|heros|champion
bravo|felicitations|chapeau|applaudissements, c est gentil|sympa|malin|adorable de m|ta|avoir|laisser|me|nous
trop gentil|aimable de, comme c est gentil|pratique|mignon|surprenant, quelle bonne idee
par magie|miracle|l operation, fee|fees|lutins|lutin|elfes
se lave|range|nettoie|lavent|rangent|nettoient|vident toute|tout|toutes|tous seule|seul|seules|seuls
pas ta|votre|ton bonne|boniche|bonniche|mere|maman|servante|esclave|femme|larbin, suis pas ta|votre|ton
c est pas un|l hotel, est pas un hotel, pas a l hotel, te crois a|l _ hotel, maman n|ne|est|va
ta mere n|ne|est|viendra|t, genie|einstein|champion|championne|heros
monsieur|madame parfait|parfaite|perfection|je|sans, monsieur|madame est|a|se|ne|n|prefere|parfait
j adore me|etre|quand|ranger|nettoyer|trouver|decouvrir|comment, excuse moi|nous|de d exister|vivre|respirer|dormir
desole d exister|de|respirer|vivre, pauvre petit|petite|chou|cheri|bichon, medaille|oscar|prix|trophee
trop occupe|occupee|important pour, c est pas si|tres|sorcier|complique|la, pas sorcier
est ce si complique|dur|difficile, si complique|difficile|dur que, c est trop dur|complique|demander|te|difficile
te fatigue pas, surtout te gene|derange|fais pas|rien, surtout ne te|t, tu vis tout seul|seule
tu es tout seul|seule, tu te crois seul|seule|a|chez|tout, jouer a l hotel|la boniche|bonne|maman, a l hotel pour
0: merci beaucoup d avance|pour ton|ta|votre aide|comprehension|patience
merci beaucoup|infiniment de ton|votre|ta|bien|faire|comprendre
merci d avoir|pris compris|range|nettoye|fait|aide|prevenu|repondu
j adore vivre|cette|cuisiner|ta cuisine|les|quand on, c est gentil de ta part|ton|d avoir, monsieur|madame propre
le prix du|de|des, c est pas la|tres fin|peine|grave|premiere
felicitations pour ton|ta|tes|votre|le|la nouveau|nouvelle|boulot|travail|examen|permis|bebe|mariage|diplome|promotion|poste
felicitations pour ton|ta|tes|votre|vos, joyeux anniversaire
`;
