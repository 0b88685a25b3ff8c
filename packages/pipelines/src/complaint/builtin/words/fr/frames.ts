import type { Frames } from '../frames.ts';

export const FRAMES_FR: Frames = {
  greeting: {
    gentle: ['Coucou !', 'Salut !'],
    neutral: ['Salut,', 'Hello,', 'Coucou,'],
    calm: ['Salut,', 'Bonjour,', 'Hello,'],
  },
  opening: {
    gentle: [
      'Je t’écris juste à propos {of}.',
      'Une petite chose à propos {of}.',
      'Je voulais juste te dire un mot à propos {of}.',
    ],
    neutral: [
      'Je t’écris à propos {of}.',
      'C’est à propos {of}.',
      'Je voulais te dire un mot à propos {of}.',
    ],
    calm: ['Je t’écris à propos {of}.', 'Je voulais te dire un mot à propos {of}.', 'C’est à propos {of}.'],
  },
  ask: [
    [
      'Est-ce que tu pourrais {vp}, s’il te plaît ?',
      'Tu pourrais {vp}, s’il te plaît ?',
      'S’il te plaît, est-ce que tu pourrais {vp} ?',
      'Est-ce que tu peux {vp}, s’il te plaît ?',
    ],
    [
      'Est-ce que ça t’irait de {vp} ?',
      'Ce serait super si tu pouvais {vp}.',
      'Est-ce que tu aurais la gentillesse de {vp} ?',
    ],
    [
      'Si ça te va, est-ce que tu pourrais {vp} ?',
      'Ce serait vraiment gentil de {vp}.',
      'Est-ce qu’il te serait possible de {vp} ?',
    ],
  ],
  boundary: [
    'C’est important pour moi : est-ce que tu pourrais {vp}, s’il te plaît ?',
    'J’ai quelque chose à te demander : est-ce que tu pourrais {vp}, s’il te plaît ?',
    'J’y tiens : est-ce que tu pourrais {vp}, s’il te plaît ?',
  ],
  further: ['Est-ce que tu pourrais aussi {vp} ?', 'Et est-ce que tu pourrais {vp} ?'],
  together: ['Est-ce qu’on pourrait {vp}, s’il te plaît ?', 'On pourrait {vp}, s’il te plaît ?'],
  talk: [
    'Est-ce qu’on pourrait prendre un moment pour parler {of} ?',
    'On pourrait se voir un moment pour parler {of} ?',
  ],
  agree: [
    'On pourrait se mettre d’accord à propos {of} ?',
    'Est-ce qu’on pourrait trouver une solution ensemble pour {list} ?',
    'On pourrait trouver ensemble un arrangement à propos {of} ?',
  ],
  explain: [
    'J’ai une question à propos {of}. Tu peux me dire ce qu’il en est ?',
    'Je voulais te poser une question à propos {of}. Tu pourrais m’expliquer où on en est ?',
    'Une question à propos {of} : est-ce que tu peux m’expliquer ce qu’il en est ?',
  ],
  lost: ['Est-ce que tu sais quelque chose à propos {of} ?', 'Tu sais ce qui est arrivé à {list} ?'],
  refused: {
    pay: 'J’aimerais que chacun paie sa part.',
    clean_up: 'J’aimerais que chacun nettoie ses affaires.',
  },
  bare: {
    talk: 'Est-ce qu’on pourrait prendre un moment pour parler ensemble ?',
    agree: 'Est-ce qu’on pourrait trouver une solution ensemble ?',
    explain: 'Est-ce que tu peux m’expliquer un peu ?',
  },
  known: 'Je voulais juste que tu le saches.',
  shared: ['Ça me pèse, et je voulais que tu le saches.', 'Ça me gêne, et je voulais que tu le saches.'],
  worry: [
    'Il y a quelque chose qui me gêne et je voulais te le dire : {list}.',
    'Je voulais te dire ce qui me pèse : {list}.',
    'Il y a quelque chose de difficile pour moi : {list}.',
    'Il y a un point difficile pour moi et je préfère t’en parler : {list}.',
    'Je voulais te parler de quelque chose qui me gêne un peu : {list}.',
    'Je voulais te dire franchement ce qui me gêne : {list}.',
  ],
  pace: ['Rien ne presse pour la réponse.', 'Prends le temps qu’il faut pour répondre.'],
  closing: {
    gentle: ['Merci beaucoup !', 'Mille mercis !'],
    neutral: ['Merci !', 'Merci d’avance !', 'Merci beaucoup !', 'Merci à toi !'],
    calm: ['Merci d’avance.', 'Merci.', 'Merci beaucoup.', 'Merci à toi.'],
  },
  closingOf: {
    boundary: ['Merci de ta compréhension.', 'Merci pour ta compréhension.', 'Merci de me comprendre.'],
    concern: [
      'Merci d’avoir pris le temps.',
      'Merci de m’avoir lu.',
      'Merci pour ton temps.',
      'Merci d’avoir pris le temps de lire.',
    ],
  },
  and: 'et',
  of: 'de',
  my: { thing: { say: 'mes affaires' }, food: { say: 'ma nourriture' } },
};
