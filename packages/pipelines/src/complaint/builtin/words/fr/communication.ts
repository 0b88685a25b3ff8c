import type { ConceptPart } from '../concept-words.ts';

export const COMMUNICATION = {
  no_reply: {
    hear: 'répond* & message*|jamais|pas|personne|sms|groupe|moi|jours|plus & !mal, réponse & pas|aucune|sans|attend*|toujours|jamais, réponses & pas|aucune, vu et, en vu, ignor* & message*|sms|appels, mes messages & répon*|ignor*|vu|reçu|lu, sans réponse, ghost*, laissé* en vu, pas répondu, donn* & signe de vie, personne ne répond, ne réponds pas, tu ne réponds, réponds jamais, pas de réponse, sans nouvelles, je t ai écrit, je t écris & pas|rien|fois, je t ai envoyé & message*|rien|réponse, demandé & groupe|fois|personne & répond*, relanc*, laissé en vu, lu mais, simple oui ou non, oui ou non & groupe|message*, jeter un œil au groupe, tu peux répondre, as vu mon message, vu mon message, trois messages, répond* & jamais|message*|toujours, vu & message*|lu|vent',
    say: 'mes messages sans réponse',
    ask: { reply: 'répondre à mes messages' },
  },
  group_chat: {
    hear: 'groupe & message*|whatsapp|conversation|conv|écri*|coloc|répond*|discussion|messenger|le|sur & !musique|travail, whatsapp, conv, conversation de groupe, messenger, chat & groupe|coloc, le groupe, sur le groupe, au groupe, groupe whatsapp, messages par jour, notifications, notifs',
    say: 'le groupe de discussion',
    ask: {
      reply: 'répondre sur le groupe de discussion',
      tell_directly: 'me le dire directement plutôt que sur le groupe de discussion',
      stop: 'arrêter cela sur le groupe de discussion',
      limit: 'écrire un peu moins sur le groupe de discussion',
    },
  },
  tone_of_voice: {
    hear: 'ton & employ*|parl*|utilis*|aim*|agressif|sec|chang*|calme & sur ce|ce ton|ton sec|le ton|ton agressif|un autre ton|quel ton, sur ce ton, ce ton, le ton & !donne, crier|cries|crié|criez|hurl*|gueul*|aboy*|engueul* & dessus|moi|me|contre, me crie*, me parle* & comme|mal|ainsi|ton|chien|façon|manière|sec*, me parler & comme|mal|ainsi|ton|façon|manière|autrement, m as parlé, m parles, tu m as parlé, façon de parler, façon dont tu parles|m, parle moi & autrement|mieux|bien|respect, agressi*, désagréable & ton|moi|avec, mal parl*, manque de respect & parl*|ton, sèchement, m envoi* balader|bouler, insult* & me|m|moi, me rabaisse*, rabaiss*, hausser le ton|la voix, hausse* le ton|la voix, m aboie*, donne* des ordres, devant les autres & dis|parl*|ton|jugé*, comme à ta, comme à un & chien|gosse|enfant, me parles comme, parles mal, me parles mal, cette façon de, cette manière de, m as crié, crié dessus, m engueules, engueuler, hausse le ton, sec avec moi, sèche avec moi, désagréable, m agresse*, ton méprisant, méprisant*, mépris, lever les yeux au ciel, lèves les yeux, des ordres, m ordonn*, bon dieu & parle, mal parlé, cassant*, comme à des chiens, comme à un chien, parles aux gens, parle* .. sur ce ton, crie* dessus, m engueul*, m aboi*, m agress*, m insult*, gueul* dessus',
    say: 'le ton entre nous',
    ask: { speak_kindly: 'me parler sur un ton plus calme', stop: 'arrêter de hausser le ton avec moi' },
  },
  interrupting: {
    hear: 'interromp*, me coupe* & parole|toujours|quand|réunion, coupe* la parole, couper la parole, finir mes phrases, finir ma phrase, laisse* moi finir|parler|terminer, me laisser finir|parler|terminer, laisses finir|parler|terminer, coupes la parole, coupe la parole, me coupes, m interromps, laisses pas finir|parler, finis mes phrases, placer un mot, en placer une, la parole & coup*|pren*|laiss*',
    say: 'les interruptions',
    ask: { listen: 'm’écouter jusqu’au bout, sans interruptions', stop: 'arrêter de m’interrompre' },
  },
  not_listening: {
    hear: 'écoute* & pas|jamais|moi|me|m & !musique|casque|porte|derrière, m écoute*, m écouter, parler à un mur, parle à un mur, parle dans le vide, attention & fais pas|prêt*|jamais à ce que, entend* pas & ce que, tu n entends pas, laisse* moi finir, un mur, dans le vide, tu n écoutes pas, n écoutes rien, t écoutes pas, tu m écoutes, sourde oreille, tes yeux sur ton téléphone & parl*, regardes ton téléphone quand, monsieur sait tout, toujours raison, prends au sérieux, prendre au sérieux, entre par une oreille',
    say: 'le fait de s’écouter',
    ask: { listen: 'm’écouter' },
  },
  notes: {
    hear: 'post it*, postit*, mot|mots & frigo|porte|laiss*|écri*|coll*|table|miroir|papier & !passe|dire|un mot à|gros, petit mot, petits mots, note|notes & frigo|porte|laiss*|coll*, affich* & porte|frigo|cuisine|mur, pense bête*, papier & frigo|porte|coll*, post it, mot sur, mots sur, un mot sur le frigo|la porte, affichettes, affiche & frigo|porte|cuisine|toilettes, pancarte*, papiers sur, feuille & porte|frigo',
    say: 'les petits mots',
    ask: {
      tell_directly: 'me le dire directement plutôt que par petits mots',
      stop: 'arrêter les petits mots',
    },
  },
  silence: {
    hear: 'tu me parles plus, me parles|parle plus & !gentiment|calmement, ne me parle*, m adress* plus, adresse* plus la parole, adresser la parole, m ignor*, m évit*, ne dis plus bonjour, dis même pas bonjour, même pas bonjour, dis plus bonjour, fais la tête, faire la tête, tu boudes, bouder, silence radio, silence entre, ne se parle plus, on se parle plus, on ne se parle, fâché* contre moi, en veux & m, tu m en veux, fais la gueule, faire la gueule, tire* la gueule, parle* moi & au lieu|plutôt, personne ne me parle, regarde* même plus, sans un mot, jours sans, ne me parles plus, me parles plus, ne nous parlons, plus un mot, m ignores, m évites, tu m évites, tu fais la tête, la tête & fais|fait, j ai fait quelque chose, distant, distante, froid entre, glacial*, même pas un bonjour, un bonjour, on s évite, s évite*, arrêtez de parler dès, me sens de trop, de trop & sens, ambiance & lourde|tendue|bizarre|coloc, froid entre nous',
    say: 'le silence entre nous',
    ask: { explain: 'm’expliquer le silence entre nous' },
  },
  gossip: {
    hear: 'dans mon dos, derrière mon dos, parle*|parler|parlé sur moi|mal de moi, dis sur moi, dit sur moi, racontes sur moi, raconte* sur moi, dire sur moi, ragot*, commérage*, rumeur*, médis*, te plains de moi, plains de moi, plaindre de moi, appris par, critiqu* & dos|autres|voisins, langue de vipère, au courant & fac|tout le monde|toute|heures après, je te confie, confié* & tout|autres|monde, dises à moi, dire à moi, à moi et pas, et pas à & anna|léa|autres|tout le monde|copines, par quelqu un d autre, par d autres, appris que tu, on m a dit que tu, tu te plains à, plaindre aux autres, parler de moi, parles de moi, tu dis de moi, dis de moi, cancan*, racontars, casser du sucre, critiques derrière, raconté à .. sur moi, raconté & sur moi|lui as, as dit à .. que je, messes basses, médi*',
    say: 'ce qui se dit dans mon dos',
    ask: {
      tell_directly: 'me parler directement plutôt que dans mon dos',
      stop: 'arrêter de parler dans mon dos',
    },
  },
  decisions: {
    hear: 'décid* & !nuit, décision*, sans me demander & !mon|ma|mes|photo*|vidéo*|story, sans nous demander, sans me consulter, consult*, concert* & sans|décid*|avant, choisi* & sans|nouveau|coloc|tous, sans moi & choisi*|décid*|organis*, mon avis, notre avis, être au courant, pas au courant, mettre devant le fait, fait accompli, nouveau coloc, nouvelle coloc, changé & contrat|fournisseur|sans|box, sans en parler, sans nous en parler, apprend* & proprio*|autres|trop tard, à l écart, mise* de côté, mis de côté, sans me demander & acheté|chang*|décid*|chois*|canapé|meuble*|contrat, vous avez acheté, vous avez décidé, vous avez choisi, tu as décidé, tu as changé & sans|contrat|box|serrure, personne ne m a demandé, m a demandé mon avis, on ne m a pas demandé, sans mon avis, sans mon accord & !chambre|entr*|pièce, mon accord & !chambre|entr*|pièce, mis au courant, pas prévenue, pas consulté*, imposer, imposes, choix & commun|ensemble|sans, voter, vote, mis devant, je l apprends, l apprendre & rentrant|par, découvert & rentrant|nouvelle|nouveau, choisisse à deux, qui a décidé, dans notre dos, mis devant le fait',
    say: 'les décisions communes',
    ask: {
      include: 'm’inclure dans les décisions',
      ask_first: 'me consulter avant de prendre des décisions',
      stop: 'arrêter de prendre des décisions sans moi',
    },
  },
  promises: {
    hear: 'promis, promet*, promesse*, tu avais dit, on avait dit, tu devais & faire|appel*|nettoy*|sortir|arros*|acheter, on s était mis d accord, comme convenu, convenu, accord & tenir|notre|respect*|était, ta parole, tenir parole, excuses & toujours|encore|bonnes|des, toujours demain, engagement*, parole & tenir|tien*, avais dit, on en avait parlé, tu m avais dit, promesses, demain demain, tu devais, c était convenu, on s était dit, engagé* à, excuses, la semaine prochaine & toujours|encore|dit, toujours pas & fait|nettoy*|appel*|réparé|rendu|sorti, jamais tenu, avais juré, avais promis, juré de, tu devais & appeler|prévenir|faire|payer|réparer',
    say: 'ce qu’on avait convenu',
    ask: {
      be_on_time: 'tenir ce qu’on avait convenu',
      clean_up: 'faire ce qu’on avait convenu',
    },
  },
  jokes: {
    hear: 'blague*, plaisanterie*, plaisanter, plaisante*, moque*, moquer*, moqueri*, vanne|vannes & !vanne d eau, remarque|remarques, commentaire* & sur|mon|ma|mes|désag*, surnom*, m appeler & !téléphone|quand|demain|si, m appelles & !téléphone|quand|demain|si, traite moi, traites & moi|m|me, traiter de, rire & pas & !fous, rigol* & moi|pas, pas drôle, mon accent, mon poids, sarcas*, imit*, m appelle & !téléphone & tu|comme, piques, pique & régime|petite|sur, petites piques, mon régime, pour rire & !fous, ne m appelle pas, m appelle pas, surnom, blagues, blague, te moques, moqueries, vannes, remarques, remarque, rigolo, imites, mon physique, mon corps, mon âge, taquin*, charri*, me charrier',
    say: 'les blagues ou remarques',
    ask: {
      stop: 'arrêter les blagues et les remarques',
      speak_kindly: 'être plus doux dans les blagues et les remarques',
      respect_space: 'respecter mes limites avec les blagues et les remarques',
    },
  },
  criticism: {
    hear: 'critiqu*, reproch* & !aucun|te fais, reproche*, juge|juges|jugé|jugée|juger|jugement*, façon de faire & gên*|ma|critiq*, tout ce que je fais, rien ne va, jamais content*, sur mon dos, fliqu*, râl* & tout|toujours|moi, accus*, c est ma faute, de ma faute, remont* & bretelles, la leçon & fais|faire, donneu* de leçon*, tu te plains & !de moi, monsieur sait tout, toujours raison, critiques, critique, reproches, reproche, remarques sur & ma façon|mon|ma, râles, râler, te plains, plaintes, jugée, jugé, jugements, me juges, corriges, ma faute, leçons, donner des leçons, compar*, rien ne te va, jamais assez bien, me reprendre sur, reprends sur, flicage, surveilles, ta remarque, tes remarques, certains ne font, c est pour moi & ?',
    say: 'les critiques',
    ask: {
      stop: 'arrêter un peu les critiques',
      speak_kindly: 'formuler les critiques plus gentiment',
      tell_directly: 'me dire les critiques directement, quand on est seuls',
    },
  },
  misunderstanding: {
    hear: 'malentendu*, mal compris, pas compris & !tu n, je ne comprends pas, comprends pas & pourquoi|ce que|quoi, tu voulais dire, voulais tu dire, entendais par, qu est ce que tu veux dire, tu veux dire, clarifi*, éclairci*, pas clair, confus*, je me demande & si|pourquoi|ce que, c était pour moi, me visait, visé*, quiproquo, pas sûr* & compris|si|ce, saisi & pas bien|message|ton, pas bien saisi, mal pris, je l ai mal pris, s est passé hier, ce qui s est passé & !dégât*|cass*|abîm*, pas compris & message|ce que|pourquoi|hier, pas bien compris, qu est ce que tu as voulu, à côté de la plaque, pas ce que je voulais, malentendu, c est clair & pas|plus, je ne comprends plus, mal interprét*, interprét*',
    say: 'un possible malentendu',
    ask: {
      explain: 'm’expliquer ce que tu voulais dire, pour éviter un malentendu',
    },
  },
} as const satisfies ConceptPart;
