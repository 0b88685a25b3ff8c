import type { AskId } from '../concepts/asks.ts';
import type { ConceptId } from '../concepts/ids.ts';
import type { LanguageCode } from './languages.ts';

/** How a language speaks of visits of one person: `{who}` is the name, or the boyfriend or girlfriend. */
export interface GuestPhrases {
  readonly say: string;
  readonly ask: Readonly<Partial<Record<AskId, string>>>;
}

type GuestTable = Readonly<Partial<Record<ConceptId, GuestPhrases>>>;

/** Of somebody whose name is known. German: `{who}` stands in the nominative, `{whom}` in the accusative. */
export const GUEST_PHRASES: Readonly<Record<LanguageCode, GuestTable>> = {
  en: {
    family_visit: {
      say: 'the visits of {who}',
      ask: {
        give_notice: 'let me know before the visits of {who}',
        limit: 'have {who} here a little less often',
        ask_first: 'ask me before the visits of {who}',
      },
    },
    guests: {
      say: 'the visits of {who}',
      ask: {
        give_notice: 'let me know before {who} comes over',
        ask_first: 'ask me before you invite {who}',
        limit: 'have {who} over a little less often',
        turn_down: 'keep it a little quieter when {who} is over as a guest',
      },
    },
    overnight_guests: {
      say: '{who} staying over',
      ask: {
        give_notice: 'let me know before {who} stays over',
        ask_first: 'ask me before {who} stays over',
        limit: 'have {who} stay over a little less often',
      },
    },
    unannounced_guests: {
      say: 'the visits of {who} without notice',
      ask: { give_notice: 'give me notice before {who} comes over' },
    },
    partner_over: {
      say: 'the visits of {who}',
      ask: {
        give_notice: 'let me know before {who} comes',
        ask_first: 'ask me before {who} comes',
        limit: 'have {who} over a little less often',
        pay: 'share the costs when {who} is here',
      },
    },
  },
  es: {
    family_visit: {
      say: 'las visitas de {who}',
      ask: {
        give_notice: 'avisarme antes de las visitas de {who}',
        limit: 'recibir a {who} un poco menos a menudo',
        ask_first: 'preguntarme antes de las visitas de {who}',
      },
    },
    guests: {
      say: 'las visitas de {who}',
      ask: {
        give_notice: 'avisarme antes de las visitas de {who}',
        ask_first: 'preguntarme antes de las visitas de {who}',
        limit: 'reducir un poco las visitas de {who}',
      },
    },
    overnight_guests: {
      say: 'que {who} se quede a dormir',
      ask: {
        give_notice: 'avisarme antes de que {who} se quede a dormir',
        ask_first: 'preguntarme antes de que {who} se quede a dormir',
      },
    },
    unannounced_guests: {
      say: 'las visitas de {who} sin avisar',
      ask: { give_notice: 'avisarme antes, para que {who} no venga sin avisar' },
    },
    partner_over: {
      say: 'las visitas de {who}',
      ask: {
        give_notice: 'avisarme antes de que venga {who}',
        ask_first: 'preguntarme antes de que venga {who}',
        limit: 'quedar aquí con {who} un poco menos a menudo',
        pay: 'compartir los gastos cuando {who} está aquí',
      },
    },
  },
  fr: {
    family_visit: {
      say: 'les visites de {who}',
      ask: {
        give_notice: 'me prévenir avant les visites de {who}',
        limit: 'recevoir {who} un peu moins souvent',
        ask_first: 'me demander avant les visites de {who}',
      },
    },
    guests: {
      say: 'les visites de {who}',
      ask: {
        give_notice: 'me prévenir avant les visites de {who}',
        ask_first: 'me demander avant d’inviter {who}',
        limit: 'inviter {who} un peu moins souvent',
      },
    },
    overnight_guests: {
      say: 'le fait que {who} reste dormir',
      ask: {
        give_notice: 'me prévenir avant que {who} reste dormir',
        ask_first: 'me demander avant que {who} reste dormir',
      },
    },
    unannounced_guests: {
      say: 'les visites de {who} sans prévenir',
      ask: { give_notice: 'me prévenir avant que {who} arrive' },
    },
    partner_over: {
      say: 'les visites de {who}',
      ask: {
        give_notice: 'me prévenir avant la visite de {who}',
        ask_first: 'me demander avant la visite de {who}',
        limit: 'recevoir {who} un peu moins souvent',
        pay: 'partager les frais quand {who} est là',
      },
    },
  },
  de: {
    family_visit: {
      say: 'die Besuche {whose}',
      ask: {
        give_notice: 'mir vor den Besuchen {whose} Bescheid sagen',
        limit: '{whom} etwas seltener hierhaben',
        ask_first: 'mich vor den Besuchen {whose} fragen',
      },
    },
    guests: {
      say: 'die Besuche von {whom}',
      ask: {
        give_notice: 'mir Bescheid sagen, bevor {who} zu Besuch kommt',
        ask_first: 'mich vorher fragen, bevor {who} zu Besuch kommt',
        limit: '{whom} etwas seltener zu Besuch haben',
      },
    },
    overnight_guests: {
      say: 'die Übernachtungen von {whom}',
      ask: {
        give_notice: 'mir Bescheid sagen, bevor {who} hier übernachtet',
        ask_first: 'mich vorher fragen, bevor {who} hier übernachtet',
      },
    },
    unannounced_guests: {
      say: 'die unangekündigten Besuche von {whom}',
      ask: { give_notice: 'mir vorher Bescheid sagen, damit {who} nicht unangekündigt zu Besuch kommt' },
    },
    partner_over: {
      say: 'die Besuche {whose}',
      ask: {
        give_notice: 'mir Bescheid sagen, bevor {who} kommt',
        ask_first: 'mich vorher fragen, bevor {who} kommt',
        limit: '{whom} etwas seltener hierhaben',
        pay: 'die Kosten teilen, wenn {who} hier ist',
      },
    },
  },
};

/** A person in the cases German needs; elsewhere all three are the same. */
export interface Person {
  readonly who: string;
  readonly whom: string;
  readonly whose: string;
}

const same = (who: string): Person => ({ who, whom: who, whose: who });

/** The boyfriend or the girlfriend, where the message says so, and the partner of a known name. */
export const PARTNERS: Readonly<
  Record<LanguageCode, Readonly<Record<'friend' | 'partner', Readonly<Record<'m' | 'f', Person>>>>>
> = {
  en: {
    friend: { m: same('your boyfriend'), f: same('your girlfriend') },
    partner: { m: same('your partner'), f: same('your partner') },
  },
  es: {
    friend: { m: same('tu novio'), f: same('tu novia') },
    partner: { m: same('tu pareja'), f: same('tu pareja') },
  },
  fr: {
    friend: { m: same('ton copain'), f: same('ta copine') },
    partner: { m: same('ton copain'), f: same('ta copine') },
  },
  de: {
    friend: {
      m: { who: 'dein Freund', whom: 'deinen Freund', whose: 'deines Freundes' },
      f: { who: 'deine Freundin', whom: 'deine Freundin', whose: 'deiner Freundin' },
    },
    partner: {
      m: { who: 'dein Partner', whom: 'deinen Partner', whose: 'deines Partners' },
      f: { who: 'deine Partnerin', whom: 'deine Partnerin', whose: 'deiner Partnerin' },
    },
  },
};
