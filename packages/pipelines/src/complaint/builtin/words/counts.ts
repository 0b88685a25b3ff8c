import type { LanguageCode } from './languages.ts';

/** How often something has happened by now: heard as a pattern, said as a sentence. */
export interface CountWords {
  readonly hear: string;
  readonly say: string;
}

/** From the second time to the fifth. */
export const COUNTS: Readonly<Record<LanguageCode, readonly CountWords[]>> = {
  en: [
    { hear: 'for the second time', say: 'This is the second time now.' },
    { hear: counted('third'), say: 'This is the third time now.' },
    { hear: counted('fourth'), say: 'This is the fourth time now.' },
    { hear: counted('fifth'), say: 'This is the fifth time now.' },
  ],
  es: [
    { hear: 'por segunda vez, es la segunda vez', say: 'Ya es la segunda vez.' },
    { hear: 'por tercera vez, es la tercera vez, tercera vez esta', say: 'Ya es la tercera vez.' },
    { hear: 'por cuarta vez, es la cuarta vez, cuarta vez esta', say: 'Ya es la cuarta vez.' },
    { hear: 'por quinta vez, es la quinta vez, quinta vez esta', say: 'Ya es la quinta vez.' },
  ],
  fr: [
    { hear: 'pour la deuxième fois, est la deuxième fois', say: 'C’est la deuxième fois maintenant.' },
    { hear: 'pour la troisième fois, est la troisième fois', say: 'C’est la troisième fois maintenant.' },
    { hear: 'pour la quatrième fois, est la quatrième fois', say: 'C’est la quatrième fois maintenant.' },
    { hear: 'pour la cinquième fois, est la cinquième fois', say: 'C’est la cinquième fois maintenant.' },
  ],
  de: [
    { hear: 'zum zweiten mal, das zweite mal', say: 'Das ist jetzt das zweite Mal.' },
    { hear: 'zum dritten mal, das dritte mal', say: 'Das ist jetzt das dritte Mal.' },
    { hear: 'zum vierten mal, das vierte mal', say: 'Das ist jetzt das vierte Mal.' },
    { hear: 'zum fünften mal, das fünfte mal', say: 'Das ist jetzt das fünfte Mal.' },
  ],
};

function counted(word: string): string {
  return `for the ${word} time, is the ${word} time, thats the ${word} time, its the ${word} time, ${word} time this`;
}
