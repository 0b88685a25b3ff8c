import type { Person } from './guest-phrases.ts';
import type { LanguageCode } from './languages.ts';

/** A relative of the reader's: heard and said in each language. */
export type Relative = Readonly<Record<LanguageCode, { readonly hear: string; readonly say: Person }>>;

const plain = (hear: string, who: string): Relative['en'] => ({ hear, say: { who, whom: who, whose: who } });

/** German: nominative, accusative, genitive. */
const german = (hear: string, who: string, whom: string, whose: string): Relative['de'] => ({
  hear,
  say: { who, whom, whose },
});

export const RELATIVES: readonly Relative[] = [
  {
    en: plain('your mother, your mum, your mom, your mums, your moms', 'your mother'),
    es: plain('tu madre, tu mamá', 'tu madre'),
    fr: plain('ta mère, ta maman', 'ta mère'),
    de: german('deine|deiner mutter|mama|mutti', 'deine Mutter', 'deine Mutter', 'deiner Mutter'),
  },
  {
    en: plain('your father, your dad, your dads', 'your father'),
    es: plain('tu padre, tu papá', 'tu padre'),
    fr: plain('ton père', 'ton père'),
    de: german('dein|deinem|deinen|deines vater|vaters|papa', 'dein Vater', 'deinen Vater', 'deines Vaters'),
  },
  {
    en: plain('your parents, your folks', 'your parents'),
    es: plain('tus padres, tus papás', 'tus padres'),
    fr: plain('tes parents', 'tes parents'),
    de: german('deine|deinen|deiner eltern', 'deine Eltern', 'deine Eltern', 'deiner Eltern'),
  },
  {
    en: plain('your sister, your sisters & !friends', 'your sister'),
    es: plain('tu hermana', 'tu hermana'),
    fr: plain('ta soeur', 'ta sœur'),
    de: german('deine|deiner schwester', 'deine Schwester', 'deine Schwester', 'deiner Schwester'),
  },
  {
    en: plain('your brother', 'your brother'),
    es: plain('tu hermano', 'tu hermano'),
    fr: plain('ton frère', 'ton frère'),
    de: german('dein|deinem|deinen|deines bruder|bruders', 'dein Bruder', 'deinen Bruder', 'deines Bruders'),
  },
  {
    en: plain('your grandma, your gran, your nan, your grandmother', 'your grandmother'),
    es: plain('tu abuela', 'tu abuela'),
    fr: plain('ta grand mère, ta mamie', 'ta grand-mère'),
    de: german('deine|deiner oma|großmutter', 'deine Oma', 'deine Oma', 'deiner Oma'),
  },
  {
    en: plain('your aunt', 'your aunt'),
    es: plain('tu tía', 'tu tía'),
    fr: plain('ta tante', 'ta tante'),
    de: german('deine|deiner tante', 'deine Tante', 'deine Tante', 'deiner Tante'),
  },
  {
    en: plain('your uncle', 'your uncle'),
    es: plain('tu tío', 'tu tío'),
    fr: plain('ton oncle', 'ton oncle'),
    de: german('dein|deinem|deinen onkel', 'dein Onkel', 'deinen Onkel', 'deines Onkels'),
  },
  {
    en: plain('your in laws', 'your in-laws'),
    es: plain('tus suegros', 'tus suegros'),
    fr: plain('tes beaux parents', 'tes beaux-parents'),
    de: german(
      'deine|deinen|deiner schwiegereltern',
      'deine Schwiegereltern',
      'deine Schwiegereltern',
      'deiner Schwiegereltern',
    ),
  },
];
