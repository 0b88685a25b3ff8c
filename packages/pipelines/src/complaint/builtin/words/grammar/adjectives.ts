/** Adjectives that household requests use of things; see `readAdjectives`. */
export const ADJECTIVES = `
wet, soaking, soaked, damp, soggy, soaking wet, dripping wet, wringing wet, moist; mojado/mojada/mojados/mojadas, húmedo/húmeda/húmedos/húmedas, empapado/empapada/empapados/empapadas; mouillé/mouillée/mouillés/mouillées, trempé/trempée/trempés/trempées, humide/humide/humides/humides; nass:nass, feucht:feucht, durchnässt:durchnässt, klatschnass:klatschnass, klitschnass:klitschnass, pitschnass:pitschnass, tropfnass:tropfnass
dry, dried; seco/seca/secos/secas; sec/sèche/secs/sèches; trocken:trocken, getrocknet:getrocknet
dirty, filthy, grubby, mucky, manky, grimy, unwashed, soiled, minging, cruddy, grotty, unclean, messy; sucio/sucia/sucios/sucias, guarro/guarra/guarros/guarras, cochino/cochina/cochinos/cochinas, asqueroso/asquerosa/asquerosos/asquerosas, mugriento/mugrienta/mugrientos/mugrientas, roñoso/roñosa/roñosos/roñosas, puerco/puerca/puercos/puercas; sale/sale/sales/sales, crade/crade/crades/crades, dégueu/dégueu/dégueus/dégueus, crado/crado/crados/crados, crasseux/crasseuse/crasseux/crasseuses, cracra/cracra/cracras/cracras; schmutzig:schmutzig, dreckig:dreckig, verdreckt:verdreckt, versifft:versifft, ungewaschen:ungewaschen, siffig:siffig, verschmutzt:verschmutzt, versaut:versaut
clean, spotless, cleaned, washed, freshly washed, just washed; limpio/limpia/limpios/limpias, lavado/lavada/lavados/lavadas; propre/propre/propres/propres, bien lavé/bien lavée/bien lavés/bien lavées; sauber:sauber, gewaschen:gewaschen, gespült:gespült, frisch gewaschen:frisch gewaschen
empty, emptied; vacío/vacía/vacíos/vacías; vide/vide/vides/vides; leer:leer
full, overflowing, packed, crammed, stuffed, overfull, rammed; lleno/llena/llenos/llenas, repleto/repleta/repletos/repletas; plein/pleine/pleins/pleines, rempli/remplie/remplis/remplies; voll:voll, gefüllt:gefüllt, überfüllt:überfüllt, randvoll:randvoll, übervoll:übervoll, proppenvoll:proppenvoll
half-empty, half empty, half-full, half full, half-eaten, half eaten, half finished, half drunk, half used; empezado/empezada/empezados/empezadas, a medias/a medias/a medias/a medias, a medio comer/a medio comer/a medio comer/a medio comer; entamé/entamée/entamés/entamées, à moitié vide/à moitié vide/à moitié vides/à moitié vides, à moitié plein/à moitié pleine/à moitié pleins/à moitié pleines; angebrochen:angebrochen, halb leer:halb leer, halb voll:halb voll, halbvoll:halbvoll, halbleer:halbleer, angefangen:angefangen
old, ancient, aged, knackered old; viejo/vieja/viejos/viejas, antiguo/antigua/antiguos/antiguas; pre vieux/vieille/vieux/vieilles, vieil/vieille/vieils/vieilles, pre ancien/ancienne/anciens/anciennes; alt:alt, uralt:uralt
new, brand new, brand-new; nuevo/nueva/nuevos/nuevas; neuf/neuve/neufs/neuves, pre nouveau/nouvelle/nouveaux/nouvelles, pre nouvel/nouvelle/nouvels/nouvelles; neu:neu, nagelneu:nagelneu, brandneu:brandneu, niegelnagelneu:niegelnagelneu
fresh; fresco/fresca/frescos/frescas; frais/fraîche/frais/fraîches; frisch:frisch
big, large, huge, massive, giant, enormous, great big, ginormous, humongous; grande/grande/grandes/grandes, enorme/enorme/enormes/enormes, gigante/gigante/gigantes/gigantes, grandote/grandota/grandotes/grandotas; pre grand/grande/grands/grandes, pre gros/grosse/gros/grosses, énorme/énorme/énormes/énormes, pre immense/immense/immenses/immenses, géant/géante/géants/géantes; groß:groß, riesig:riesig, riesengroß:riesengroß
small, little, tiny, wee, mini, teeny; pequeño/pequeña/pequeños/pequeñas, chico/chica/chicos/chicas, chiquito/chiquita/chiquitos/chiquitas, pequeñito/pequeñita/pequeñitos/pequeñitas, diminuto/diminuta/diminutos/diminutas, peque/peque/peques/peques, pequeñín/pequeñina/pequeñines/pequeñinas; pre petit/petite/petits/petites, minuscule/minuscule/minuscules/minuscules, pre tit/tite/tits/tites; klein:klein, winzig:winzig
long, lengthy; largo/larga/largos/largas; long/longue/longs/longues; lang:lang
short, brief; corto/corta/cortos/cortas; court/courte/courts/courtes; kurz:kurz
wide, broad; ancho/ancha/anchos/anchas; large/large/larges/larges; breit:breit
narrow; estrecho/estrecha/estrechos/estrechas, angosto/angosta/angostos/angostas; étroit/étroite/étroits/étroites; schmal:schmal, eng:eng
thick; grueso/gruesa/gruesos/gruesas, gordo/gorda/gordos/gordas; épais/épaisse/épais/épaisses; dick:dick
thin; fino/fina/finos/finas, delgado/delgada/delgados/delgadas; mince/mince/minces/minces; dünn:dünn
heavy, weighty; pesado/pesada/pesados/pesadas; lourd/lourde/lourds/lourdes; schwer:schwer
open, opened, wide open; abierto/abierta/abiertos/abiertas; ouvert/ouverte/ouverts/ouvertes, grand ouvert/grande ouverte/grands ouverts/grandes ouvertes; offen:offen, geöffnet:geöffnet, aufgemacht:aufgemacht
closed, shut; cerrado/cerrada/cerrados/cerradas; fermé/fermée/fermés/fermées; geschlossen:geschlossen, verschlossen:verschlossen, zugemacht:zugemacht
unopened, sealed; sin abrir/sin abrir/sin abrir/sin abrir, precintado/precintada/precintados/precintadas; pas encore ouvert/pas encore ouverte/pas encore ouverts/pas encore ouvertes, non ouvert/non ouverte/non ouverts/non ouvertes; ungeöffnet:ungeöffnet, noch verschlossen:noch verschlossen
locked; cerrado con llave/cerrada con llave/cerrados con llave/cerradas con llave; fermé à clé/fermée à clé/fermés à clé/fermées à clé, verrouillé/verrouillée/verrouillés/verrouillées, barré/barrée/barrés/barrées; abgeschlossen:abgeschlossen, abgesperrt:abgesperrt, zugesperrt:zugesperrt, verriegelt:verriegelt
broken, busted, knackered, bust, damaged, smashed, bust up, buggered; roto/rota/rotos/rotas, estropeado/estropeada/estropeados/estropeadas, averiado/averiada/averiados/averiadas, descompuesto/descompuesta/descompuestos/descompuestas, malogrado/malograda/malogrados/malogradas, jodido/jodida/jodidos/jodidas; cassé/cassée/cassés/cassées, pété/pétée/pétés/pétées, brisé/brisée/brisés/brisées, abîmé/abîmée/abîmés/abîmées, bousillé/bousillée/bousillés/bousillées; kaputt:kaputt, defekt:defekt, zerbrochen:zerbrochen, beschädigt:beschädigt, hinüber:hinüber
cracked, chipped; agrietado/agrietada/agrietados/agrietadas, rajado/rajada/rajados/rajadas, desportillado/desportillada/desportillados/desportilladas; fissuré/fissurée/fissurés/fissurées, fêlé/fêlée/fêlés/fêlées, ébréché/ébréchée/ébréchés/ébréchées; gesprungen:gesprungen, angeschlagen:angeschlagen, rissig:rissig
torn, ripped; rasgado/rasgada/rasgados/rasgadas, desgarrado/desgarrada/desgarrados/desgarradas; déchiré/déchirée/déchirés/déchirées; zerrissen:zerrissen, eingerissen:eingerissen
blocked, clogged, clogged up, blocked up; atascado/atascada/atascados/atascadas, tapado/tapada/tapados/tapadas, taponado/taponada/taponados/taponadas, obstruido/obstruida/obstruidos/obstruidas; bouché/bouchée/bouchés/bouchées, obstrué/obstruée/obstrués/obstruées; verstopft:verstopft
loose, wobbly; suelto/suelta/sueltos/sueltas, flojo/floja/flojos/flojas; desserré/desserrée/desserrés/desserrées, bancal/bancale/bancals/bancales, branlant/branlante/branlants/branlantes; locker:locker, lose:los, wackelig:wackelig, wacklig:wacklig
leaky, leaking; que gotea/que gotea/que gotean/que gotean; qui fuit/qui fuit/qui fuient/qui fuient, qui goutte/qui goutte/qui gouttent/qui gouttent; undicht:undicht, leck:leck, tropfend:tropfend
hot, boiling, boiling hot, scalding, piping hot; caliente/caliente/calientes/calientes, ardiendo/ardiendo/ardiendo/ardiendo, hirviendo/hirviendo/hirviendo/hirviendo; chaud/chaude/chauds/chaudes, brûlant/brûlante/brûlants/brûlantes, bouillant/bouillante/bouillants/bouillantes; heiß:heiß, glühend heiß:glühend heiß
warm, lukewarm; caliente/caliente/calientes/calientes, templado/templada/templados/templadas, tibio/tibia/tibios/tibias, calentito/calentita/calentitos/calentitas; chaud/chaude/chauds/chaudes, tiède/tiède/tièdes/tièdes; warm:warm, lauwarm:lauwarm
cold, freezing, freezing cold, icy, chilly; frío/fría/fríos/frías, helado/helada/helados/heladas; froid/froide/froids/froides, gelé/gelée/gelés/gelées, glacé/glacée/glacés/glacées; kalt:kalt, eiskalt:eiskalt
frozen; congelado/congelada/congelados/congeladas; congelé/congelée/congelés/congelées, surgelé/surgelée/surgelés/surgelées; gefroren:gefroren, tiefgekühlt:tiefgekühlt, eingefroren:eingefroren, tiefgefroren:tiefgefroren
shared, common, communal, joint; común/común/comunes/comunes, compartido/compartida/compartidos/compartidas, comunitario/comunitaria/comunitarios/comunitarias, conjunto/conjunta/conjuntos/conjuntas; commun/commune/communs/communes, partagé/partagée/partagés/partagées, collectif/collective/collectifs/collectives; gemeinsam:gemeinsam, gemeinschaftlich:gemeinschaftlich, gemeinsam genutzt:gemeinsam genutzt
private, personal; privado/privada/privados/privadas, personal/personal/personales/personales, íntimo/íntima/íntimos/íntimas; privé/privée/privés/privées, personnel/personnelle/personnels/personnelles, perso/perso/persos/persos, intime/intime/intimes/intimes; privat:privat, persönlich:persönlich, intim:intim
own; propio/propia/propios/propias; pre propre/propre/propres/propres; eigen:eigen
wilted, dead, withered; marchito/marchita/marchitos/marchitas, muerto/muerta/muertos/muertas, mustio/mustia/mustios/mustias; fané/fanée/fanés/fanées, mort/morte/morts/mortes; verwelkt:verwelkt, welk:welk
confidential, sensitive, secret; confidencial/confidencial/confidenciales/confidenciales, secreto/secreta/secretos/secretas; confidentiel/confidentielle/confidentiels/confidentielles, secret/secrète/secrets/secrètes, sensible/sensible/sensibles/sensibles; vertraulich:vertraulich, geheim:geheim, sensibel:sensibl
expired, out of date, out-of-date, past its date, past its best; caducado/caducada/caducados/caducadas, vencido/vencida/vencidos/vencidas, pasado de fecha/pasada de fecha/pasados de fecha/pasadas de fecha; périmé/périmée/périmés/périmées, expiré/expirée/expirés/expirées; abgelaufen:abgelaufen
mouldy, moldy, moulding, molding; mohoso/mohosa/mohosos/mohosas, enmohecido/enmohecida/enmohecidos/enmohecidas, con moho/con moho/con moho/con moho; moisi/moisie/moisis/moisies; schimmelig:schimmelig, verschimmelt:verschimmelt, schimmlig:schimmlig
spoiled, spoilt, rotten, rotting, gone off, rancid; podrido/podrida/podridos/podridas, pasado/pasada/pasados/pasadas, en mal estado/en mal estado/en mal estado/en mal estado; pourri/pourrie/pourris/pourries, avarié/avariée/avariés/avariées, gâté/gâtée/gâtés/gâtées; verdorben:verdorben, verfault:verfault, vergammelt:vergammelt, gammelig:gammelig, vergammelnd:vergammelnd, schlecht geworden:schlecht geworden
sour; agrio/agria/agrios/agrias, cortado/cortada/cortados/cortadas; tourné/tournée/tournés/tournées, aigre/aigre/aigres/aigres; sauer:saur
stale; duro/dura/duros/duras, rancio/rancia/rancios/rancias; rassis/rassie/rassis/rassies; altbacken:altbacken, trocken geworden:trocken geworden
leftover, remaining, left over; sobrante/sobrante/sobrantes/sobrantes, restante/restante/restantes/restantes, que sobra/que sobra/que sobran/que sobran, que quedó/que quedó/que quedaron/que quedaron; restant/restante/restants/restantes, qui reste/qui reste/qui restent/qui restent; übrig:übrig, übrig geblieben:übrig geblieben, übriggeblieben:übriggeblieben, restlich:restlich
cooked; cocinado/cocinada/cocinados/cocinadas, cocido/cocida/cocidos/cocidas; cuit/cuite/cuits/cuites; gekocht:gekocht, gegart:gegart
raw, uncooked; crudo/cruda/crudos/crudas; cru/crue/crus/crues; roh:roh
burnt, burned, charred; quemado/quemada/quemados/quemadas, chamuscado/chamuscada/chamuscados/chamuscadas, requemado/requemada/requemados/requemadas; brûlé/brûlée/brûlés/brûlées, cramé/cramée/cramés/cramées, carbonisé/carbonisée/carbonisés/carbonisées; angebrannt:angebrannt, verbrannt:verbrannt
greasy, oily; grasiento/grasienta/grasientos/grasientas, pringoso/pringosa/pringosos/pringosas, aceitoso/aceitosa/aceitosos/aceitosas, lleno de grasa/llena de grasa/llenos de grasa/llenas de grasa; gras/grasse/gras/grasses, graisseux/graisseuse/graisseux/graisseuses; fettig:fettig, schmierig:schmierig, ölig:ölig
sticky; pegajoso/pegajosa/pegajosos/pegajosas; collant/collante/collants/collantes, poisseux/poisseuse/poisseux/poisseuses; klebrig:klebrig, verklebt:verklebt
dusty; polvoriento/polvorienta/polvorientos/polvorientas, lleno de polvo/llena de polvo/llenos de polvo/llenas de polvo; poussiéreux/poussiéreuse/poussiéreux/poussiéreuses, plein de poussière/pleine de poussière/pleins de poussière/pleines de poussière; staubig:staubig, verstaubt:verstaubt, eingestaubt:eingestaubt
muddy, mud-caked, mud covered; embarrado/embarrada/embarrados/embarradas, lleno de barro/llena de barro/llenos de barro/llenas de barro, enlodado/enlodada/enlodados/enlodadas; boueux/boueuse/boueux/boueuses, plein de boue/pleine de boue/pleins de boue/pleines de boue; schlammig:schlammig, matschig:matschig, lehmig:lehmig, voller Matsch:voller Matsch
sweaty; sudado/sudada/sudados/sudadas, sudoroso/sudorosa/sudorosos/sudorosas; plein de sueur/pleine de sueur/pleins de sueur/pleines de sueur, en sueur/en sueur/en sueur/en sueur, transpirant/transpirante/transpirants/transpirantes; verschwitzt:verschwitzt, durchgeschwitzt:durchgeschwitzt
stained; manchado/manchada/manchados/manchadas; taché/tachée/tachés/tachées; fleckig:fleckig, befleckt:befleckt
used, second-hand; usado/usada/usados/usadas, utilizado/utilizada/utilizados/utilizadas; utilisé/utilisée/utilisés/utilisées, usagé/usagée/usagés/usagées; benutzt:benutzt, gebraucht:gebraucht, verwendet:verwendet
unused; sin usar/sin usar/sin usar/sin usar; inutilisé/inutilisée/inutilisés/inutilisées, non utilisé/non utilisée/non utilisés/non utilisées; unbenutzt:unbenutzt, ungenutzt:ungenutzt, unbenützt:unbenützt
worn, worn out, worn-out; gastado/gastada/gastados/gastadas, desgastado/desgastada/desgastados/desgastadas; usé/usée/usés/usées; abgenutzt:abgenutzt, verschlissen:verschlissen, abgetragen:abgetragen
recyclable; reciclable/reciclable/reciclables/reciclables; recyclable/recyclable/recyclables/recyclables; recycelbar:recycelbar, wiederverwertbar:wiederverwertbar, recyclebar:recyclebar
organic, compostable; orgánico/orgánica/orgánicos/orgánicas; organique/organique/organiques/organiques, compostable/compostable/compostables/compostables; organisch:organisch, kompostierbar:kompostierbar
important, vital; importante/importante/importantes/importantes; important/importante/importants/importantes; wichtig:wichtig
urgent; urgente/urgente/urgentes/urgentes; urgent/urgente/urgents/urgentes; dringend:dringend, eilig:eilig
official; oficial/oficial/oficiales/oficiales; officiel/officielle/officiels/officielles; offiziell:offiziell, amtlich:amtlich
favourite, favorite, fave, fav; favorito/favorita/favoritos/favoritas, preferido/preferida/preferidos/preferidas; préféré/préférée/préférés/préférées, favori/favorite/favoris/favorites; liebste:liebst
expensive, pricey, costly; caro/cara/caros/caras; cher/chère/chers/chères, coûteux/coûteuse/coûteux/coûteuses; teuer:teur, kostspielig:kostspielig
cheap; barato/barata/baratos/baratas; bon marché/bon marché/bon marché/bon marché, pas cher/pas chère/pas chers/pas chères; billig:billig, günstig:günstig, preiswert:preiswert
fragile, delicate, breakable; frágil/frágil/frágiles/frágiles, delicado/delicada/delicados/delicadas; fragile/fragile/fragiles/fragiles, délicat/délicate/délicats/délicates; zerbrechlich:zerbrechlich, empfindlich:empfindlich, heikel:heikl
sharp; afilado/afilada/afilados/afiladas; tranchant/tranchante/tranchants/tranchantes, aiguisé/aiguisée/aiguisés/aiguisées; scharf:scharf
blunt; desafilado/desafilada/desafilados/desafiladas, sin filo/sin filo/sin filo/sin filo; émoussé/émoussée/émoussés/émoussées; stumpf:stumpf
non-stick, nonstick, teflon; antiadherente/antiadherente/antiadherentes/antiadherentes; antiadhésif/antiadhésive/antiadhésifs/antiadhésives, anti adhésif/anti adhésive/anti adhésifs/anti adhésives; antihaftbeschichtet:antihaftbeschichtet, beschichtet:beschichtet
dangerous; peligroso/peligrosa/peligrosos/peligrosas; dangereux/dangereuse/dangereux/dangereuses; gefährlich:gefährlich
upper, top; de arriba/de arriba/de arriba/de arriba, superior/superior/superiores/superiores; du haut/du haut/du haut/du haut, supérieur/supérieure/supérieurs/supérieures; obere:ober, oberste:oberst
lower, bottom; de abajo/de abajo/de abajo/de abajo, inferior/inferior/inferiores/inferiores; du bas/du bas/du bas/du bas, inférieur/inférieure/inférieurs/inférieures; untere:unter, unterste:unterst
middle; del medio/del medio/del medio/del medio, de en medio/de en medio/de en medio/de en medio, central/central/centrales/centrales; du milieu/du milieu/du milieu/du milieu, central/centrale/centraux/centrales; mittlere:mittler
left-hand; izquierdo/izquierda/izquierdos/izquierdas, de la izquierda/de la izquierda/de la izquierda/de la izquierda; gauche/gauche/gauches/gauches, de gauche/de gauche/de gauche/de gauche; linke:link
right-hand; derecho/derecha/derechos/derechas, de la derecha/de la derecha/de la derecha/de la derecha; droit/droite/droits/droites, de droite/de droite/de droite/de droite; rechte:recht
outer; exterior/exterior/exteriores/exteriores, de fuera/de fuera/de fuera/de fuera; extérieur/extérieure/extérieurs/extérieures; äußere:äußer
inner; interior/interior/interiores/interiores, de dentro/de dentro/de dentro/de dentro; intérieur/intérieure/intérieurs/intérieures; innere:inner
whole, entire; entero/entera/enteros/enteras, completo/completa/completos/completas; entier/entière/entiers/entières, complet/complète/complets/complètes; ganz:ganz, komplett:komplett
single, individual; individual/individual/individuales/individuales; individuel/individuelle/individuels/individuelles; einzeln:einzeln
red; rojo/roja/rojos/rojas; rouge/rouge/rouges/rouges; rot:rot
blue; azul/azul/azules/azules; bleu/bleue/bleus/bleues; blau:blau
light blue; azul claro/azul claro/azul claro/azul claro, celeste/celeste/celestes/celestes; bleu clair/bleu clair/bleu clair/bleu clair; hellblau:hellblau
green; verde/verde/verdes/verdes; vert/verte/verts/vertes; grün:grün
yellow; amarillo/amarilla/amarillos/amarillas; jaune/jaune/jaunes/jaunes; gelb:gelb
orange; naranja/naranja/naranjas/naranjas; orange/orange/orange/orange; orange:orang, orangefarben:orangefarben
pink; rosa/rosa/rosas/rosas, rosado/rosada/rosados/rosadas; rose/rose/roses/roses; rosafarben:rosafarben, rosa:rosa, pink:pink, pinkfarben:pinkfarben
purple, violet, lilac; morado/morada/morados/moradas, lila/lila/lilas/lilas, violeta/violeta/violetas/violetas; violet/violette/violets/violettes, mauve/mauve/mauves/mauves, lilas/lilas/lilas/lilas; violett:violett, lila:lilan
brown; marrón/marrón/marrones/marrones, castaño/castaña/castaños/castañas; marron/marron/marron/marron, brun/brune/bruns/brunes; braun:braun
black; negro/negra/negros/negras; noir/noire/noirs/noires; schwarz:schwarz
white; blanco/blanca/blancos/blancas; blanc/blanche/blancs/blanches; weiß:weiß
grey, gray; gris/gris/grises/grises; gris/grise/gris/grises; grau:grau
beige; beis/beis/beis/beis, beige/beige/beiges/beiges; beige/beige/beiges/beiges; beige:beig, cremefarben:cremefarben
golden, gold; dorado/dorada/dorados/doradas; doré/dorée/dorés/dorées; golden:golden
silver; plateado/plateada/plateados/plateadas; argenté/argentée/argentés/argentées; silbern:silbern, silberfarben:silberfarben
colourful, colorful, coloured, colored; de colores/de colores/de colores/de colores, de color/de color/de color/de color, colorido/colorida/coloridos/coloridas; coloré/colorée/colorés/colorées, multicolore/multicolore/multicolores/multicolores, de couleur/de couleur/de couleur/de couleur; bunt:bunt, farbig:farbig
dark; oscuro/oscura/oscuros/oscuras; foncé/foncée/foncés/foncées, sombre/sombre/sombres/sombres; dunkel:dunkl
bright; claro/clara/claros/claras, luminoso/luminosa/luminosos/luminosas, brillante/brillante/brillantes/brillantes; clair/claire/clairs/claires; hell:hell
striped, stripy; de rayas/de rayas/de rayas/de rayas, a rayas/a rayas/a rayas/a rayas; à rayures/à rayures/à rayures/à rayures, rayé/rayée/rayés/rayées; gestreift:gestreift
chequered, checked, checkered; de cuadros/de cuadros/de cuadros/de cuadros, a cuadros/a cuadros/a cuadros/a cuadros; à carreaux/à carreaux/à carreaux/à carreaux; kariert:kariert
wooden, wood; de madera/de madera/de madera/de madera; en bois/en bois/en bois/en bois; hölzern:hölzern
metal, steel, stainless; de metal/de metal/de metal/de metal, metálico/metálica/metálicos/metálicas, de acero/de acero/de acero/de acero; en métal/en métal/en métal/en métal, métallique/métallique/métalliques/métalliques, en inox/en inox/en inox/en inox; metallen:metallen, metallisch:metallisch
cast iron, cast-iron; de hierro fundido/de hierro fundido/de hierro fundido/de hierro fundido, de hierro/de hierro/de hierro/de hierro; en fonte/en fonte/en fonte/en fonte; gusseisern:gusseisern
leather; de cuero/de cuero/de cuero/de cuero, de piel/de piel/de piel/de piel; en cuir/en cuir/en cuir/en cuir; ledern:ledern
woollen, woolen, wool, woolly; de lana/de lana/de lana/de lana; en laine/en laine/en laine/en laine; wollen:wollen
electric, electrical; eléctrico/eléctrica/eléctricos/eléctricas; électrique/électrique/électriques/électriques; elektrisch:elektrisch
automatic; automático/automática/automáticos/automáticas; automatique/automatique/automatiques/automatiques; automatisch:automatisch
digital; digital/digital/digitales/digitales; numérique/numérique/numériques/numériques, digital/digitale/digitaux/digitales; digital:digital
loud, noisy, blaring, deafening, booming, thumping; ruidoso/ruidosa/ruidosos/ruidosas, fuerte/fuerte/fuertes/fuertes, escandaloso/escandalosa/escandalosos/escandalosas; bruyant/bruyante/bruyants/bruyantes; laut:laut, lärmend:lärmend, ohrenbetäubend:ohrenbetäubend, dröhnend:dröhnend
quiet, silent; silencioso/silenciosa/silenciosos/silenciosas, tranquilo/tranquila/tranquilos/tranquilas, callado/callada/callados/calladas; silencieux/silencieuse/silencieux/silencieuses, calme/calme/calmes/calmes, tranquille/tranquille/tranquilles/tranquilles; leise:leis, still:still, ruhig:ruhig
soft, cosy; suave/suave/suaves/suaves, blando/blanda/blandos/blandas; doux/douce/doux/douces, mou/molle/mous/molles; weich:weich, sanft:sanft
square; cuadrado/cuadrada/cuadrados/cuadradas; carré/carrée/carrés/carrées; viereckig:viereckig, quadratisch:quadratisch
round, circular; redondo/redonda/redondos/redondas; rond/ronde/ronds/rondes; rund:rund
deep; hondo/honda/hondos/hondas, profundo/profunda/profundos/profundas; creux/creuse/creux/creuses, profond/profonde/profonds/profondes; tief:tief
folded; doblado/doblada/doblados/dobladas; plié/pliée/pliés/pliées; gefaltet:gefaltet, zusammengelegt:zusammengelegt, gefalten:gefalten
clean-smelling, scented, perfumed; perfumado/perfumada/perfumados/perfumadas, aromático/aromática/aromáticos/aromáticas; parfumé/parfumée/parfumés/parfumées; parfümiert:parfümiert, duftend:duftend
homemade, home-made, home made; hecho en casa/hecha en casa/hechos en casa/hechas en casa; fait maison/faite maison/faits maison/faites maison; selbstgemacht:selbstgemacht, selbst gemacht:selbst gemacht, hausgemacht:hausgemacht, selbstgekocht:selbstgekocht, selbstgebacken:selbstgebacken
vegetarian, veggie; vegetariano/vegetariana/vegetarianos/vegetarianas; végétarien/végétarienne/végétariens/végétariennes, végé/végée/végés/végées; vegetarisch:vegetarisch
vegan; vegano/vegana/veganos/veganas; végane/végane/véganes/véganes, vegan/végane/végans/véganes; vegan:vegan
gluten-free, gluten free; sin gluten/sin gluten/sin gluten/sin gluten; sans gluten/sans gluten/sans gluten/sans gluten; glutenfrei:glutenfrei
finished, ready; listo/lista/listos/listas, terminado/terminada/terminados/terminadas, acabado/acabada/acabados/acabadas; terminé/terminée/terminés/terminées, prêt/prête/prêts/prêtes, fini/finie/finis/finies; fertig:fertig
missing, lost; que falta/que falta/que faltan/que faltan, perdido/perdida/perdidos/perdidas; manquant/manquante/manquants/manquantes, perdu/perdue/perdus/perdues, qui manque/qui manque/qui manquent/qui manquent; fehlend:fehlend, verloren:verloren, verschwunden:verschwunden, vermisst:vermisst
borrowed, lent; prestado/prestada/prestados/prestadas; emprunté/empruntée/empruntés/empruntées, prêté/prêtée/prêtés/prêtées; geliehen:geliehen, ausgeliehen:ausgeliehen, geborgt:geborgt, ausgeborgt:ausgeborgt
unpaid, outstanding, overdue; pendiente/pendiente/pendientes/pendientes, sin pagar/sin pagar/sin pagar/sin pagar, impagado/impagada/impagados/impagadas, atrasado/atrasada/atrasados/atrasadas; impayé/impayée/impayés/impayées, en retard/en retard/en retard/en retard; unbezahlt:unbezahlt, ausstehend:ausstehend, überfällig:überfällig
paid; pagado/pagada/pagados/pagadas; payé/payée/payés/payées, réglé/réglée/réglés/réglées; bezahlt:bezahlt
monthly; mensual/mensual/mensuales/mensuales; mensuel/mensuelle/mensuels/mensuelles; monatlich:monatlich
weekly; semanal/semanal/semanales/semanales; hebdomadaire/hebdomadaire/hebdomadaires/hebdomadaires; wöchentlich:wöchentlich
daily; diario/diaria/diarios/diarias; quotidien/quotidienne/quotidiens/quotidiennes; täglich:täglich
unexpected, spontaneous, unannounced, surprise; inesperado/inesperada/inesperados/inesperadas, sorpresa/sorpresa/sorpresa/sorpresa; imprévu/imprévue/imprévus/imprévues, surprise/surprise/surprise/surprise; unangekündigt:unangekündigt, überraschend:überraschend, spontan:spontan
planned; planeado/planeada/planeados/planeadas, previsto/prevista/previstos/previstas, planificado/planificada/planificados/planificadas; prévu/prévue/prévus/prévues, planifié/planifiée/planifiés/planifiées; geplant:geplant
right, correct, proper, appropriate; correcto/correcta/correctos/correctas, adecuado/adecuada/adecuados/adecuadas, apropiado/apropiada/apropiados/apropiadas; correct/correcte/corrects/correctes, adapté/adaptée/adaptés/adaptées; richtig:richtig, passend:passend, korrekt:korrekt
wrong, incorrect; equivocado/equivocada/equivocados/equivocadas, incorrecto/incorrecta/incorrectos/incorrectas; pre mauvais/mauvaise/mauvais/mauvaises, incorrect/incorrecte/incorrects/incorrectes; falsch:falsch
free, available, vacant; libre/libre/libres/libres, disponible/disponible/disponibles/disponibles; libre/libre/libres/libres, disponible/disponible/disponibles/disponibles; frei:frei, verfügbar:verfügbar
occupied; ocupado/ocupada/ocupados/ocupadas; occupé/occupée/occupés/occupées, pris/prise/pris/prises; besetzt:besetzt, belegt:belegt
lit, burning; encendido/encendida/encendidos/encendidas, prendido/prendida/prendidos/prendidas; allumé/allumée/allumés/allumées; angezündet:angezündet, brennend:brennend
charged; cargado/cargada/cargados/cargadas; chargé/chargée/chargés/chargées; geladen:geladen, aufgeladen:aufgeladen
scattered; tirado/tirada/tirados/tiradas, desperdigado/desperdigada/desperdigados/desperdigadas, esparcido/esparcida/esparcidos/esparcidas; éparpillé/éparpillée/éparpillés/éparpillées, qui traîne/qui traîne/qui traînent/qui traînent; verstreut:verstreut, herumliegend:herumliegend, rumliegend:rumliegend
forgotten, abandoned; olvidado/olvidada/olvidados/olvidadas, abandonado/abandonada/abandonados/abandonadas; oublié/oubliée/oubliés/oubliées, abandonné/abandonnée/abandonnés/abandonnées; vergessen:vergessen, liegen gelassen:liegen gelassen, liegengelassen:liegengelassen
neat, tidy, organised, organized; ordenado/ordenada/ordenados/ordenadas, recogido/recogida/recogidos/recogidas; rangé/rangée/rangés/rangées, ordonné/ordonnée/ordonnés/ordonnées; ordentlich:ordentlich, aufgeräumt:aufgeräumt
necessary, needed, required; necesario/necesaria/necesarios/necesarias; nécessaire/nécessaire/nécessaires/nécessaires; nötig:nötig, notwendig:notwendig, erforderlich:erforderlich
lovely, pretty, beautiful; bonito/bonita/bonitos/bonitas, lindo/linda/lindos/lindas, hermoso/hermosa/hermosos/hermosas; pre joli/jolie/jolis/jolies, pre beau/belle/beaux/belles, pre bel/belle/bels/belles; schön:schön, hübsch:hübsch
spare, extra, additional; de repuesto/de repuesto/de repuesto/de repuesto, de recambio/de recambio/de recambio/de recambio, extra/extra/extras/extras, adicional/adicional/adicionales/adicionales; de rechange/de rechange/de rechange/de rechange, de secours/de secours/de secours/de secours, en trop/en trop/en trop/en trop, supplémentaire/supplémentaire/supplémentaires/supplémentaires; zusätzlich:zusätzlich, überzählig:überzählig, weitere:weiter
good, nice; bueno/buena/buenos/buenas; pre bon/bonne/bons/bonnes; gut:gut
different, separate, alternative; diferente/diferente/diferentes/diferentes, distinto/distinta/distintos/distintas, aparte/aparte/aparte/aparte; différent/différente/différents/différentes; anders:ander
`;
