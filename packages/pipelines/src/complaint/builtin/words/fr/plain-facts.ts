import { wordList } from '@palimpsest/kernel/text';
import type { PlainFacts } from '../plain-facts.ts';

const THEIRS =
  'réveil|vélo|voiture|musique|télé|enceinte|linge|vaisselle|assiettes|casseroles|affaires|sacs?|cartons?|chaussures|cheveux|poils|colis|courses';
const THEY =
  'copain|copine|mec|potes?|amis?|amies?|invités?|frère|sœur|cousin|cousine|chat|chatte|chien|chienne';

export const PLAIN_FACTS_FR: PlainFacts = {
  self: `il est (?:déjà |presque |bientôt )?(?:minuit|\\d|une heure|deux heures|trois heures|quatre heures|cinq heures|six heures)|on est (?:lundi|mardi|mercredi|jeudi|dimanche)|j['’]ai (?:fait \\p{L}+ heures|vu|frappé|raté|attendu|dormi|payé|acheté|trouvé|retrouvé|perdu|nettoyé|dû|mal dormi|passé|demandé|cours|un|une|mon|ma|des (?:cours|examens|partiels)|travaillé|pleuré|préparé)|j['’]avais (?:payé|demandé|un|une|rangé|nettoyé|prévu|préparé|cours)|je n['’]ai pas (?:pu|dormi|fermé)|j['’]ai (?:même )?pas (?:pu|dormi|fermé)|je ne peux (?:pas|plus) (?:dormir|travailler|cuisiner|entrer|me doucher|étudier|utiliser)|je (?:travaille|me lève|commence|bosse|dors mal|t['’]ai (?:demandé|prévenu|prévenue|confié|prêté|dit)|me suis (?:réveillée?|levée?|retrouvée?)|suis (?:rentrée?|arrivée? en retard|restée?|en retard|malade|allergique|réveillée?))|ça fait \\p{L}+(?: \\p{L}+){0,2} que (?:j['’]attends|j['’]ai|je (?:te demande|demande|te cours après|cherche|réclame|nettoie|paie|dors))|(?:mon|ma|mes) (?!dieu)\\p{L}+(?: \\p{L}+){0,2} (?:est|sont|était|étaient|a|ont|part|sent|sentent|commence)|on avait (?:dit|convenu|rendez-vous|prévu)|on a (?:dit|rendez-vous)`,
  home: `(?:il )?y (?:a|avait|a eu) (?:du|de la|de l['’]\\p{L}+|des|encore|déjà|un tas|deux|trois|quatre|cinq|dix|plein)|(?:le|la|les|notre|nos) \\p{L}+(?: \\p{L}+){0,3} (?:est|sont|était|étaient|a été|ont été|reste|restent|traîne|traînent|sent|tourne|déborde|s['’]entend|est resté\\p{L}*|est reparti\\p{L}*)|l['’]\\p{L}+(?: \\p{L}+){0,2} (?:est|était|a été|reste)|quelqu['’]un a|(?:ton|ta|tes) (?:${THEIRS}) (?:est|sont|était|étaient|traîne|traînent|reste|restent|me réveille)|(?:ton|ta|tes) (?:${THEY}) (?:a (?:mangé|pris|laissé|cassé|vomi|dormi|utilisé|fait pipi)|ont (?:mangé|pris|laissé|cassé|vomi|dormi|utilisé)|dort|dorment|passe|utilise|vide|me réveille)|tu (?:m['’]as|as|avais) (?:dit|promis|mangé|lu|pris|laissé|utilisé|cassé|ouvert|encore annulé|annulé|emprunté|oublié|bu|fini|déplacé|raconté|fouillé dans)`,
  found: `(?!(?:j['’]|c['’]|t['’]|l['’]|d['’]|n['’]|qu['’]))(?!(?:je|tu|il|elle|on|nous|vous|ne|pas|plus|qui|que|quoi|comment|pourquoi|pour|sans|avec|toujours|jamais|encore|baisse|nettoie|range|sors|arrête|vide|vire|stop|parle|chaque|parce|comme|si|ce|cette|ces|ça|ramener|fouiller|faire|tirer|imiter|dehors|tout|toute|merci|mais)(?!\\p{L}))(?:des|du|de la|un|une|deux|trois|quatre|cinq|dix|les|le|la) (?:\\p{L}['’\\p{L}]* ){1,5}(?:dans|sur|sous|derrière|au|aux) (?:(?:le |la |les |mon |ma |mes |notre |l['’])?\\p{L}+)`,
  refused:
    "tu es|t[’']es|vous êtes|t[’']en fous|tu t[’']en|toujours|jamais|personne|rien|tout|toute(?! la (?:journée|nuit|matinée|semaine))|tous|toutes|marre|ras le bol|assez|honte|dégoût\\p{L}*|dégueu\\p{L}*|faute|à cause de toi|grâce à toi|merci|respect|comme|dos|nerfs|colère|furieu\\p{L}*|énervé\\p{L}*|folle|fou|rage|bout|excédé\\p{L}*|écœur\\p{L}*|insupportable|intolérable|gros|grosse|crade|mère|bonniche|boniche|bonne|hôtel|cirque|dieu|merde|animal|truc|apparemment|évidemment|franchement|sérieu\\p{L}*|vraiment|carrément|si|tellement|tel|telle|ça|cela|celui|celle|ceux|lui|leur|leurs|elle|elles|ils|eux|son|sa|ses|charmant\\p{L}*|génial\\p{L}*|magnifique|superbe|joli\\p{L}*|dois|devrais|devrait|police|proprio|propriétaire|peur de ma vie|câble|pété",
  conditions: 'si|ou|sinon|la prochaine|prochaine fois|une fois de plus|encore une fois|jusqu’à ce',
  unsure:
    "dernière fois|plus jamais|jamais|plus aucune?|je refuse|je vais|je ne veux|dorénavant|à partir|désormais|sauf|qui|pourquoi|on dirait|je suppose|j[’']imagine|je parie|je te jure|je jure|faudrait|il faut|tu crois|quoi",
  asides: 'encore une fois(?= ?[.,!?])|à cause de toi|par ta faute|franchement|sérieusement',
  sharp:
    "encore|et (?:je|j['’]\\p{L}+|tu|on)|ta vie|gamelle|avant que|(?:ta|ton|tes|la|le|les) (?:de|en|que)|de$",
  urgent: 'tout de suite|immédiatement|maintenant',
  irony:
    "bravo|félicitations|chapeau|merci|quel (?:honneur|raffinement|talent|plaisir|bonheur|luxe|génie|artiste)|quelle (?:chance|élégance|classe|surprise|joie|délicatesse|attention|générosité)|majesté|altesse|princesse|princes?|reine|roi|monsieur|madame|monseigneur|comte|comtesse|génie|einstein|charmant\\p{L}*|adorable|magnifique|merveilleu\\p{L}*|formidable|fantastique|génial\\p{L}*|superbe|splendide|sympa|trop aimable|bien aimable|j[’']adore|ma belle|mon grand|mon chou|chéri\\p{L}*|mon cœur|ma chérie|domestique|larbin|médaille|applaud\\p{L}*|félicite|apparemment|paraît-il|tant mieux|oh|ah|tiens|désolée? de|pardon de|excuse-moi de|navrée?",
  subjects:
    "je|j[’']\\p{L}+|tu|t[’']\\p{L}+|il|elle|on|nous|vous|ils|elles|c[’']\\p{L}+|ça|ce|quelqu[’']un|personne|mon|ma|mes|ton|ta|tes|le|la|les|l[’']\\p{L}+|y|mais|stop|qui|ne|coupe|arrête|des|un|une",
  and: 'et|mais|donc',
  hanging: 'parce que|alors que|pendant que|quand|que',
  contrast: 'puis|pas|ni|maintenant|mais|deux|trois|quatre|cinq|six|dix|\\d+',
  places: 'en|dans|sur|avec|pour|sans|à|au|aux|mon|ma|mes',
  mine: wordList('mon ma mes'),
  also: wordList(`
    achete amende annule apres attendu avion baignoire bebe biere bottes brulure brulures bu bus canape carrelage
    casque casse cassee casseroles caution cendre chambre chargeur chat chemise chemisier chien claquer cles
    concours couloir cours couverture crier cuisine dentiste deplace dormi draps echarpe ecouteurs ecran electricien
    enjamber entretien examen examens ferme fiche flaque four fourmis frein fromage fumer garde graisse hopital
    infirmiere journal kebab laisse lampe lave lettre lettres lu mange manteau mariage marmite matelas medecin
    megots metro miettes miroir moisi moisies moisissure mouches mouille mouillee mur nettoye oral ordi oreiller
    oublie ouvert ouverte paie palier partiel patients paye perdu piano pizza plafond plantes plaques plombier pneu
    poele poils ponctuel porte portefeuille prete pris pull ramasse rasoir rate reparti reveille robe seche-linge
    serviette serviettes siphon souris tache taches tapis technicien train travaille trou trouve urgences utilise
    vase velo verre vers veste vide vin visite vomi yaourt
  `),
};
