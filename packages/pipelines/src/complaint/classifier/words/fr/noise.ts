/** Sounds, whoever makes them. */
export const NOISE = `
3: bruit|bruits|bruyant|bruyante|bruyants|bruyantes|bruiyant|brui, musique|musiques|zik|zique, volume
enceinte|enceintes|basses|subwoofer|hautparleur|hautparleurs, a fond, plein volume, boucan|vacarme|raffut|tapage
tintamarre|brouhaha, crie|cries|crier|crient|criez|cris|criait
hurle|hurles|hurler|hurlent|hurlements|hurlez|gueule|gueules|gueuler|gueulent
claque|claques|claquer|claquent|claquez|claquements de? la|les|ta|portes|porte
claque|claques|claquer|claquent|claquez, tape|tapes|taper|tapent du|des|contre|au|sur, perceuse|percer|marteau
pas lourds, talons|talon, pietine|pietines|pietiner|pietinements, silence|silencieux|silencieuse, moins fort
trop fort, si fort, aussi fort, tres fort, moins de bruit, au calme, du calme, besoin de calme|silence
au calme pour
baisse|baisser|baisses|baissez|baisserais|baissait|baissais|baissiez un? peu? le|la|ta|ton|d? l? son|volume|musique|tele|voix|ton
baisse|baisser|baisses|baissez un|d peu|ton, mets|mettre|mettez|mettre en sourdine
casque|casques|ecouteurs|airpods|oreillettes, haut parleur|parleurs, hautparleur
reveille|reveilles|reveiller|reveillent|reveillee|reveillez|reveillait, reveil|reveils, alarme|alarmes|snooze
empeche|empeches|empecher|empechent|empechez de dormir
m empeche|empeches|empechent|empechez de? dormir|bosser|travailler, pas|plus dormir
dormir|dormi|dors a|de|jusqu|avant|le cause|la?, pas dormi
peux|peut|arrive|arrivons|pouvait|pouvais pas|plus dormir, arrive pas|plus a dormir, nuit blanche, sommeil, insomnie
guitare|batterie|piano|violon|trompette|saxophone|saxo|flute|ukulele|instrument|accordeon|djembe
chante|chantes|chanter|chantent|chantez|karaoke, siffle|siffles|siffler, aboie|aboient|aboyer|aboiements|aboiement
miaule|miaulements, mixeur|blender|aspirateur a|le|tot|la, seche cheveux, ronfle|ronfles|ronfler|ronflements
gemissements|gemir, rires|rigole|rigolent|rigoler|ricanements|eclats, on entend tout|tes|ta|vos|chaque|la
j entends tout|tes|ta|chaque|la|vos|encore|toute, entends|entend|entendre tout|tes|ta|la|chaque|votre|vos
murs fins|minces|papier, murs sont, parle|parles|parler|parlent|parlez fort|moins|plus doucement, plus bas
sonore|sonores|sono, son a, le son, ton son, tapage, nuisance|nuisances
bruyan*|hurl*|gueul*|tambour*|perc*|percais|vacarm*|tapag*, eteins cette|ca|ta|la merde|musique|tele|radio
bip|bips|sonnerie|bourdonnement, on entend*|j entend*|entendait|entendais, entend|entendait le|la|les|tout|ton
portes fermees, a travers les|deux|la murs|portes|cloison, ferme la|fermez la|taisez|tais, tes pas, bruits de pas
pantoufles|chaussons, pas reson*|resonne, chaque pas, bottes en rentrant, parties en ligne
fermer la porte _ doucement, doucement, porte _ doucement, percer avant|apres|le, chaque mot
2: tele|television|tv, jeux video, jeu video, console|playstation|gaming|manette, appels|visio, au telephone
concentrer|reviser|etudier|bosser|examen|examens|partiels, podcast|podcasts, calme, dormir|dors|dort|dormi
doucement|tout doucement, migraine|sieste, rire, playlist|chanson|album|rap|metal|techno
baisser|baisse|baisses un|d tout|petit|peu|chouia|cran|ton, chaussons|pantoufles|parquet, au dessus de
cheval|elephant|troupeau, fermer|ferme|fermes _ doucement, fermez|ferme|fermer vos|ta|vos gueules|gueule?
seche linge la|a|tourne, hurlements|fortnite|micro
lancer|lance|lances ton|le|la _ blender|mixeur|aspirateur|machine|nuit
aspirateur a|la|le|avant|apres _ 22h|23h|7h|8h|nuit|minuit|matin|dimanche, enfants courent|crient|jouent
papote|papoter|bavarde|bavarder|discutez|discuter sur|dans|la|devant|jusqu
appels|telephone dans|sur|en|a|pendant _ haut|couloir|heures?, a plein volume|tube
sono|decibel*|vibr*|reson*|bourdonn*|grinc*|craqu*|siffl*|fredonn*|chant*|ronfl*|cliquet*|tapot*|martel*|tambourin*|rale*|brail*|beugl*|piaill*|rican*|eclat* de rire|rires
jeux|jeu video|en ligne|fortnite|partie|micro|casque, notification*|reveil|reveils, boules quies, bouchons
oreilles|sourd|assourdiss*, dormir|sommeil|sieste|insomni*|nuit blanche|reveill*
saut*|cour*|galop* dans|sur|partout, haltere*|sport|tapis de|burpees au|a|dans|le|la _ matin|nuit|22h|23h
machine|lave|seche|essorage|aspirateur|mixeur|robot|perceuse|tondeuse la|a|tourne|apres|avant|pendant _ nuit|22h|23h|minuit|matin|dimanche|6h|7h
chaises|meubles|talons|sabots|bottes|pas lourds|parquet, claqu*|porte|portes qui claqu*
repet* de|ton|la|groupe|guitare|batterie|trompette, parl*|discut* fort|tout|a voix|moins|plus, a voix basse|haute
baiss* la|le|ton|un voix|ton|son|volume, moins fort|bruit, en silence|sourdine|mute|silencieux
cris|hurl*|gueul*|engueul* a|toute|la|dans, appels|visio*|telephone en|sur|a|haut, haut parleur
cloison|murs|plafond fin*|papier|trembl*|entend*, tintouin|chahut|bazar sonore|barouf|potin sonore
television|tele|serie|film|match trop|a|fort|jusqu
1: la nuit, tard le soir, minuit, au milieu de la
0: me crie|cries|criez|crier|crient|hurle|hurles|hurler|gueule dessus?
crier|crie|cries|hurle|hurles|hurler|gueule|gueules|gueuler|criez sur|dessus|apres, cris sur
calme|calmement en parler|discuter|parler, en parler calmement|au calme
reste|rester|restons|sois|soyons calme|calmes, calme toi, te calmer, dort|dorment|dormir ici|chez|sur|dans|a la
dormir a la, dort a, rester|reste|restent dormir, a dormir, silence radio, aspirateur, volume de
passer l aspirateur, garder le silence, son copain|copine|tour|nom|mail|pere, tape|tapes|taper a|avant, taper a la
claque du fric, baisser|baisse|baisses le chauffage|thermostat|temperature|volet|lunette|store
baisser la|les lunette|stores, baisser d un, gueule de, ta gueule, ferme ta, le casque de, calme plat, a mon reveil
percer*, perceptible|perception|percevoir, me hurl*|gueul*|crie, gueule|gueules, m engueul*
crie|cries|crient pas? dessus, me crie, tu entends|entendais par, entends par, on entend dire
j entends ton|bien que
`;
