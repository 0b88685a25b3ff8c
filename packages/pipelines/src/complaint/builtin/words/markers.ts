import type { LanguageCode } from './languages.ts';

/** Patterns of a sentence that asks its reader for something, in so many words. */
export const REQUEST_MARKERS: Readonly<Record<LanguageCode, string>> = {
  en: 'please, pls, plz, could you|we|they|it, can you|we|u|i|it, would you|it, will you, shall we, lets, let me know, ask you, want you to, need you to, stop, dont, do not, make sure, have to, must, should, id appreciate, id like you, appreciate it, next time, from now on, no more, not ok|okay, not going to, wont, need the|to|some|an',
  es: 'por favor, porfa, plis, puedes, podrías, podéis, podemos, podríamos, te importaría, me avisas, avísame, deja de, dejad de, no vuelvas, no quiero, quiero que, necesito, tienes que, hay que, la próxima vez, nos sentamos, hablamos, preferiría, prefiero, haz, ven, basta, no voy a, a partir de ahora, me devuelves, me haces, te animas, te acuerdas, compras tú',
  fr: 's il te plaît, s il vous plaît, stp, svp, tu peux, tu pourrais, vous pouvez, vous pourriez, pourrais tu, peux tu, on peut, on pourrait, est ce que, merci de, arrête*, ne fais plus, je veux que, il faut, tu dois, j aimerais que, je voudrais, la prochaine fois, évite*, besoin, je préfère, préviens*, demande moi, dis moi, ça t irait, plus jamais, je ne suis pas d accord, dernière fois',
  de: 'bitte, kannst du, könntest du, könnt ihr, können wir, könnten wir, magst du, würdest du, wärst du, hättest du, wollen wir, lass uns, hör auf, hör, mach, sag mir, gib mir, sag, ich möchte nicht, ich will nicht, ich möchte, ich brauche, bräuchte, du musst, ab sofort, ab jetzt, beim nächsten mal, nie wieder, räum, bring, stell, schliess, nimm, frag, red, rede, wünsche mir, hätte gern, gefälligst',
};
