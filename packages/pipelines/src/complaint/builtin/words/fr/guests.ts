import type { ConceptPart } from '../concept-words.ts';

export const GUESTS = {
  guests: {
    hear: 'invité & !bonne|suis invité, invités, invitée*, inviter & !resto, invites, invitez, tes amis, tes amies, tes potes, tes copains, tes copines, ton pote, ta pote, ton ami, ton amie, visiteur*, visites & !appart|médic*, visite & amis|monde|gens|ici|recev*, recevoir & amis|monde|salon|gens|du|ma|mes|jeudi|chorale, reçois & monde|gens|amis, du monde & ici|appart|chez|encore|salon|toujours|invit*, des gens & appart|chez|invit*|ramèn*|salon, ramen*|ramèn* & gens|monde|quelqu*|potes|amis|toujours, ta bande, à l étroit, du monde, tes invités, des invités, potes, bande de potes, bande de copains, plein de monde, plein de gens, trop de monde, cinq|six|sept|huit|dix personnes, soirée jeux, reçois, recevoir & !copain|copine|famille|parents|mère|père|soeur|frère|courrier|colis|message*, ramener & gens|monde|potes|quelqu*|fille|mec|inconnu, viennent chez, venir chez, chorale & salon|recev*, collègues & ici|appart|salon|apéro, compagnie & invit*',
    say: 'les invités',
    ask: {
      give_notice: 'me prévenir avant de recevoir des invités',
      ask_first: 'me demander avant de recevoir des invités',
      limit: 'recevoir des invités un peu moins souvent',
      turn_down: 'parler moins fort quand il y a des invités',
      stop: 'arrêter de ramener des invités',
      respect_space: 'me laisser un peu d’espace quand il y a des invités',
      clean_up: 'ranger après le passage de tes invités',
    },
  },
  overnight_guests: {
    hear: 'dormir|dort|dorment|dorme|dormi|dorment & ici|chez nous|chez|canapé|copa*|pote*|ami|amie|invité*|quelqu*|elle|il|ton|ta & !pas à|arrive pas|je n|je dors|peux pas|migraine|photo, passe*|passer la nuit, nuits & semaine|ici|chez|copa*|suite|canapé & !blanches, reste*|rester & nuit|nuits|semaine|mois|dormir|aussi|week end & !au|calme|allum*|bloqu*, squatt*, canapé & mois|nuits|semaine*|dort|dorm*, héberg*, installé* & ici|chez|appart|canapé|copa*, vit ici, habite ici, plan cul, coup d un soir, conquête*, un mois & canapé|ici, endormis sur, endormi sur, endormie sur, dort sur le, dort ici, dorment ici, dort chez nous, nuits sur sept, quatre nuits, trois nuits, cinq nuits, reste dormir, restent dormir, rester dormir, passe la nuit, matelas & gonflable|salon|sol|sofa, canapé lit, pique assiette, armée du salut, squatte*, s incruste*, s est installé*, installé ici, vit quasiment, habite quasiment, vire moi & canapé, tous les week ends & dort|ici|là|elle|lui, dort à la maison, hôtel & pas|appart|ici, dorme ici, dort sur le canapé, cousin & dégage|dort|dormir|canapé, incrust*',
    say: 'les invités qui restent dormir',
    ask: {
      give_notice: 'me prévenir avant que des invités restent dormir',
      ask_first: 'me demander avant que des invités restent dormir',
      limit: 'avoir un peu moins souvent des invités qui restent dormir',
      stop: 'arrêter d’avoir des invités qui restent dormir',
    },
  },
  partner_over: {
    hear: 'ton copain & !de classe, ta copine, ton mec, ta meuf, ton chéri, ta chérie, ton petit ami, ta petite amie, ton mari, ta femme & !ménage, ton conjoint, ta conjointe, ton amoureux, ton amoureuse, ton compagnon, ta compagne, ton gars, ta nana, j aime bien & alterner|chez lui|chez elle|ici, chez lui & alterner|altern*|plus souvent, depuis que .. dort ici, tourtereaux, ta moitié & ici|dort|là & !vir*|pay*, sa brosse à dents, colocataire de plus, squatte & copa*|mec, depuis que .. est là, qu elle dorme ici, qu il dorme ici, chez lui de temps, chez elle de temps',
    say: 'les visites de ton copain ou de ta copine',
    ask: {
      limit: 'recevoir un peu moins souvent ton copain ou ta copine',
      give_notice: 'me prévenir avant la visite de ton copain ou de ta copine',
      pay: 'partager les frais quand ton copain ou ta copine est là',
      ask_first: 'me demander avant la visite de ton copain ou de ta copine',
    },
  },
  unannounced_guests: {
    hear: 'sans prévenir & gens|monde|amis|potes|copa*|copine*|invité*|quelqu*|débarqu*|ramèn*|viennent, prévien*|prévenir|préven*|prévenue|prévenu & arriv*|amis|potes|copa*|copine*|invité*|monde|gens|vienne*|débarqu* & !manges|dort|dorme|dormir|dîner|retard|avant de recevoir, à l improviste, débarqu* & potes|gens|copa*|amis|monde|sans, qui était & cuisine|salon|salle, je ne savais pas qu il y avait quelqu*, prévien* & arriv*|vien*|invit*|monde|amis|potes|recev* & !dort|mang*|dîn*|repas|soeur|sœur|mère, débarquent, débarque & pote*|ami*|copa*|gens|monde, sans prévenir & pote*|ami*|copa*|gens|monde|invit*|arriv*|débarqu*, improviste, surprise & invité*|visite|gens, tombe sur & inconnu*|quelqu|gens & cuisine|salle|couloir, personnes à table, sans prévenir & personnes|gens|monde|amis|potes|invit*, débarqu*, quelqu un d installé',
    say: 'les invités qui arrivent sans prévenir',
    ask: {
      give_notice: 'me prévenir avant que des invités arrivent',
      limit: 'avoir moins d’invités qui arrivent sans prévenir',
    },
  },
  strangers: {
    hear: 'inconnu*, gens que je ne connais pas, gens que je connais pas, personnes que je ne connais pas, connais pas & gens|monde|type|mec|personne|eux, que personne ne connaît, étranger* & appart|chez|ici, type & cuisine|salon|canapé|bizarre & connais, voyageurs, airbnb, jamais vu* & gens|type|mec|tête*, inconnu, inconnus, inconnue, des gens que, étrangers & chez|appart|canapé, qui c était, c était qui, je ne sais même pas qui, sais pas qui c est, mec bizarre, type bizarre, différent chaque soir, chaque soir une|un, c est qui ces gens, c est qui le|la & ramené|hier|canapé|salon|douche, qui sont ces, c était qui ce|cette, gens que je ne connais, un type & salon|cuisine|douche|canapé',
    say: 'la présence de gens que je ne connais pas',
    ask: {
      give_notice: 'me prévenir avant que des gens que je ne connais pas viennent',
      ask_first: 'me demander avant de recevoir des gens que je ne connais pas',
      stop: 'arrêter de faire venir des gens que je ne connais pas',
    },
  },
  family_visit: {
    hear: 'tes parents, ta mère & !dit|insult*, ton père, ta sœur, ton frère, ta famille, ton cousin, ta cousine, tes cousins, tes grands parents, ta grand mère, ton oncle, ta tante, tes beaux parents, tes enfants, tes frères, tes sœurs, mes parents & vien*|arriv*|week end, ta mère & vien*|arriv*|dort|reste*|semaines|ici|visite, ta belle mère, ta nièce, ton neveu, ton fils, ta fille, tes gosses, famille & vien*|arriv*|dort|week end|visite, mamie & vien*|visite',
    say: 'les visites de ta famille',
    ask: {
      give_notice: 'me prévenir avant la visite de ta famille',
      limit: 'recevoir ta famille un peu moins souvent',
      ask_first: 'me demander avant la visite de ta famille',
    },
  },
  guest_mess: {
    hear: 'invité*|potes|amis|copains|copines|copain|copine|fête|soirée & mégots|trou|cass*|sale|tach*|nettoy*|rang*|bouteilles|canettes|vomi*|miettes|laiss* .. tout|poubelle*|dégât*|vaisselle|crade & !blague, après ta fête|soirée, potes|amis|copains|invités|soirée|fête|poker & canettes|bouteilles|sale|tach*|cass*|mégots|miettes|verres|vomi|rang*|nettoy*|boue|toilettes, derrière eux & laiss*|invité*|potes, lendemain de & fête|soirée & rang*|sale|nettoy*, invités & mégots|vin|bouteilles|vomi|sale*|ménage|verres, amis & ramasser|bouteilles|verres|ménage, potes & vomi|mégots|bouteilles, vomi*',
    say: 'ce que les invités laissent derrière eux',
    ask: { clean_up: 'ranger ce que les invités laissent derrière eux' },
  },
  keys: {
    hear: 'clé & !usb|clé en main|fermer à clé|ferme à clé|fermée à clé|fermé à clé, clés & !usb, clef, clefs, double & clé*|clef*, trousseau, double des clés, ta clé, ma clé, les clés, la clé, perdu & clé*|clef*, badge & immeuble|perdu|prêt*, enferm* dehors, code de l immeuble|entrée|porte, digicode, badge & entrée|immeuble',
    say: 'les clés',
    ask: {
      return: 'rendre les clés',
      ask_first: 'me demander avant de prêter les clés',
      stop: 'arrêter de prêter les clés',
      replace: 'refaire un double des clés',
    },
  },
} as const satisfies ConceptPart;
