import { wordList } from '@palimpsest/kernel/text';

/** Frequent French words, first of all those that its neighbours write differently or do not have. */
export const FRENCH = wordList(`
le la les de des du un une et à il être avoir ne je son que se qui ce dans en au pas que plus par pour sur sont
avec tout faire nous mettre autre on mais ou si leur y dire elle devoir avant deux même prendre aussi celui donner
bien où fois vous encore nouveau aller cela entre premier vouloir déjà grand mon me moins aucun lui temps très
savoir falloir voir quelque sans raison notre dont non an monde jour monsieur demander alors après trouver personne
rendre part dernier venir pendant passer peu lequel suite bon comprendre depuis point ainsi heure rester toute toujours
est es suis sommes êtes ont a as c'est j'ai t'as qu'il qu'on d'un d'une l'on n'est n'a s'il te toi moi ta ton tes
ma mes ça chez quand pourquoi comment peux peut pourrais voudrais veux faut fait stp svp merci parce cette ces aux
sous était étaient leurs nos vos soir nuit matin cuisine chambre bruit
`);
