/** When something is done and for how long: times of use, turns, being late, plans moved. */
export const SCHEDULE = `
3: horaire|horaires|planning|plannings|calendrier|agenda, emploi du temps
monopolise|monopolises|monopoliser|monopolisent|accapare|accapares|accaparer|squatte|squattes|squatter _ salle|bain|douche|bains|machine|cuisine|sdb|salon|tele|toilettes
occupe|occupes|occuper|occupee|occupent|occupez _ salle|bain|douche|bains|machine|cuisine|sdb|toilettes|heures|longtemps|toujours
salle|bain|bains|sdb|douche|cuisine|machine|toilettes _ occupee|occupe|pendant|heures|heure|longtemps|libre|minutes|matin|matins|plombes
heures|heure|minutes|longtemps|temps|plombes dans|sous la|ta|notre salle|bain|douche|bains|cuisine|sdb
douches|douche longues|longue|interminables|interminable|rapides|rapide|plus|trop|de, trop longtemps
met|mets|mettre|mettez trop|tellement|beaucoup|moins|longtemps|une|des temps|longtemps|heure|heures|plombes
retard|retards, en retard, arrive|arrives|arriver|arrivez|arrivent en|avec|deux|une|2|l retard|heure|heures|minutes
a l heure, ponctuel|ponctuelle|ponctuels|ponctualite
attends|attendre|attend|attendu|attendait|attendons|attendus pendant|une|des|depuis|plus|toute|longtemps|trop|encore|deux|trois|vingt|30|trente
fait|fais|faire|faites attendre|poireauter, m attendre|poireauter, poireaute|poireauter
pose|poses|pose|poser un lapin, lapin, annule|annules|annuler|annulee|annulez|annulation|decommande|decommander
reporte|reportes|reporter|repousse|repousser|decale|decaler|decales|decalez
change|changes|changer|changee|changez|changent _ plans|plan|programme|heure|date|jour|horaire|prevu
derniere minute, dernier moment, au dernier, nos plans, prevu|prevus|prevue ensemble|dimanche|samedi|hier
creneau|creneaux, tour de|a|pour?, chacun son tour, a tour de, a quelle heure, me|se preparer|doucher
machine libre|occupee|pleine, jour de lessive|machine|douche, lessive le|la, rendezvous|rdv|livraison|livreur
plombier|electricien|technicien passe|vient, rendez vous, travail de nuit, travaille de nuit, equipe du
coordonner|coordonne|arranger les|nos|pour, repartir|repartissons|repartition du|les|le|des
partager la|le|les salle|cuisine|salon|machine|temps|bain|douche, meme heure, reserver|reserve|reserves la|le|du|un
dispo|disponible|disponibles|disponibilite, reunion|reunions|reu|reu de|coloc
diner|repas|dejeuner a|ensemble|de|prevu, douch* _ vite|rapide|rapidement|moins|court|courte, quelle heure
besoin de la salle|cuisine|douche|machine, rate mon|le train|bus|cours
plombier|electricien|technicien|livreur|ramoneur _ passe|passer|vient|venir|arrive|arriver|doit
douche|salle|bain|machine|cuisine|toilettes est|toujours . prise|occupee|libre|pris|occupe, toujours prise
echanger|echange|changer nos|les|de jours|jour|creneaux|semaine, jours de lessive|machine|menage, dit 18h|19h|20h
prevu|prevue a, personne etait la|present, seule|seul a table, prepare un|une|le _ pour tout|vous|quatre
fais la queue, faire la queue, je fais la queue, doucher|douche|cuisiner apres|avant|pendant mon|que|ton
besoin de la|du cuisine|salle|salon|machine|four, quels soirs|jours|matins|creneaux, devait partir|manger|se
finir de cuisiner|laver|te avant|a, utilise le|la four|cuisine|machine, encore au lit
2: tard, tot, planifier|plan|plans, heure|heures, machine|sechelinge, routine, presse|pressee|bourre, delai|delais
quel jour, quand est|vas|penses|comptes, combien de temps, jusqu a quand
avant le|d travail|boulot|cours|aller|partir, chaque matin, tous les matins, demi heure, de nuit, de garde, prevu
en meme temps, organiser|organise, machine|lessive|lessives le|a, de 7h|8h a 8h|9h, chacun sa semaine, sa semaine
demain demain, tu rentres tard, etre la a|pour, devais etre, passe jeudi|lundi|mardi|vendredi|demain entre
vient|viens a, dors le jour, cuisiner|cuisines a|quand, dix ans, je me leve|prepare, de . a . la|le|j|je|tous|chaque
de 7h|8h|17h|18h|9h|10h|14h a 8h|9h|19h|20h|12h|18h, pendant cette heure, ma seance|cours|reunion|visio au|a|dans
le lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche soir|matin|apres _ j, creneau*|planning|calendrier|emploi
roulement|tour de role|alterner|alternance
monopol*|accapar*|squatt* la|le|ma salle|douche|cuisine|machine|tele|salon
dure|durent|prend|prends|reste|restes _ heures|heure|longtemps|temps|plombes dans|sous|a|pour la|ta douche|salle|cuisine
file d attente, faire la queue, rate*|louper|loupe mon|le|ma|notre bus|train|metro|cours|reunion|rdv|rendez
retard*|ponctu*|attend*|poireaut*|lapin|annul*|decal*|report*|repouss*|decommand*, derniere minute|seconde
changement|change* de programme|plan|date|horaire
oubli* le|la|notre|de|qu _ diner|reunion|rendez|rdv|anniversaire|date
prevu|prevoir|convenu|fixe*|dit|rendez vous _ a|pour|lundi|samedi|19h|20h, cuisine* pour quatre|tout|vous|rien
mange seul|seule
plombier|technicien|livr*|facteur|proprio|visite|etat des lieux passe|vient|entre|jeudi|lundi|mardi
ouvrir au|a la|lui, teletravail*|boulot de nuit|garde|astreinte|equipe de, tot le matin, heures de pointe
meme heure, jour de|jours de lessive|machine|menage|courses, chacun son|sa jour|tour|heure|creneau|semaine
1: matin|matins, soir|soirs, semaine|semaines, weekend|weekends|week
lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche, demain|hier
0: planning de|du menage|taches|nettoyage, planning menage
tour de|du vaisselle|menage|poubelle|poubelles|nettoyer|nettoyage|sortir|faire|laver|passer, tour de vaisselle
son tour de menage, trop tard, si tard, aussi tard, tard le soir, tard la nuit, tard dans, tard hier, jusqu a tard
plus tard, tot ou tard, tot le matin, trop tot, heures de|du sommeil|matin|la, du matin, le matin au, a toute heure
a cette heure, a ces heures, tout a l heure, tout le temps, il est temps, temps en temps, de temps en
du temps pour|seul, la plupart du temps, depuis un moment, moment pour, en meme temps que je, deux heures du
l heure ou, un tour, fait le tour, plan de travail, plan cul, tour de cou, minutes pour en, cinq minutes, 5 minutes
avant de, creneau pour en, en ce moment, reserve de, attends de|que|toi|pas, on s organise pour le menage
livraison de|repas, heure de pointe, une heure du, une heure pour|de|du matin|passe, chaque semaine, quelques jours
attends depuis, attend depuis mars|avril|mai|juin|janvier|fevrier, de retard de loyer|paiement
j attends|attends ta|ton|tes|mon, virement avant, avant dimanche|vendredi|lundi|samedi, avant le week, diner je ai
m attendez pas, pour diner je, qui est la le soir
`;
