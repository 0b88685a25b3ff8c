/** Strong anger in words. */
export const ANGER = `
3: marre|mare de|d|que?, en ai|ai marre|assez|plein|ras, j en ai marre|assez|plein|ras|ma|jusque, ras le bol|cul
raslebol, plein le dos|cul, par dessus la tete, ca suffit|suffis, trop c est trop, c en est trop, c est trop
la coupe est|deborde, goutte d eau, fait deborder, a bout, suis a bout, en peux plus, n en peux|peut plus
j en peux plus, je peux plus|ne te|vous|supporter|voir, ne peux plus supporter|vivre|continuer
supporte|supportes plus|pas, ne supporte plus|pas, je craque|vais craquer|peter|exploser|hurler
peter|pete|vais un|les|peter cable|plombs, vais craquer|exploser|peter
furieux|furieuse|furax|enrage|enragee|rage|colere|remontee|vener|venere|enerve|enervee|enerver|excede|excedee
en colere|rage, hors de moi, m exaspere|ecoeure|horripile|insupporte|rend
exasperant|exaspere|insupportable|insupportables|intolerable|inadmissible|inacceptable|scandaleux|revoltant|ecoeurant|honteux
degoutant|degoutante|degueulasse|degueulasses|degueu|immonde|repugnant|repugnante|infect|infecte|infame
me degoute|degoutes, me rend|rends|rendre|rendez fou|folle|dingue|malade|chevre, a devenir fou|folle|dingue
combien de fois, mille|cent|cinquante|dix fois, enieme fois
pour la derniere|enieme|centieme|millieme|vingtieme fois, derniere fois, une bonne fois, bon sang
patience a|est|limites|bout, perds|perdre|perdu patience|ma, plus de patience, je deteste|hais, deteste|haine
cauchemar|enfer, porcherie|taudis|depotoir|zoo|decharge, c est l enfer, un enfer, tu te fous|fiches|moques de
te fous|fiches|moques de|du, se foutre|fout|fiche|moque de, foutage de gueule
abuses|abuse|abusez vraiment|grave|trop|la, tu abuses, serieux|serieusement, c est n importe quoi, du n importe quoi
quel|quelle culot|manque|honte|egoisme, culot, culotte|gonfle|gonflee, la honte, une honte, comment oses|osez
tu oses|ose, tout de suite, immediatement, sur le champ, tu gaches|pourris|ruines|bousilles
me pourris|pourrit|gaches la|ma|mes, pourrir la vie
fatiguee|fatigue|lasse|lassee de|d tes|ton|ta|nettoyer|ranger|passer|devoir|repeter|toujours|etre, epuisee de
envie de vomir, tordu|tordue|malsain|malsaine, donnes envie de, revoltant*
2: ridicule, absurde, horrible|affreux|terrible, penible, incroyable, lourd|lourde|relou|relous
agace|agacee|agacant, vraiment chiant
0: pas en colere|fache|fachee|enerve|enervee, suis pas fache|fachee|enerve|enervee|en colere, sans colere
ne t enerve|enerves, sans m|s enerver, je deteste devoir|demander|deranger|me, deteste devoir|faire ca|dire
nuit horrible|affreuse, semaine horrible|terrible, mal de tete horrible|terrible, tu es serieux|serieuse a|au|dans
pas serieux, c est serieux, prends ca au serieux, au serieux, plus serieusement, serieusement en parler
tout de suite apres|mais, ca suffit pas|pour
c est trop bruyant|fort|tard|froid|chaud|sale|juste|petit|gentil|demander, c est trop bien|cool|gentil|cher|long
la derniere fois que|tu|on|nous, une bonne fois par, nous a enerve
3: tout ce que tu touches, tu casses|abimes|detruis|gaches|ruines tout
`;
