import { wordList } from '@palimpsest/kernel/text';

/** Small words that tell the four languages apart; words two of them share are left out. Folded. */
export const FUNCTION_WORDS: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  [
    'en',
    wordList(`the and you your i'd i'm it's that this with would could please for have when what are not can my our we it is to of at be
if like thanks thank a i was were been from about there little more time next after before think feel want need together someone`),
  ],
  [
    'es',
    wordList(`el la los las que de y en por para con una un del al se lo te tu mi nos gracias podrias puedes favor gustaria cuando pero muy
esta este eso esto hay hola sobre mas tambien como si no podemos podriamos ser estar noche casa hablar algo cosas sin ya`),
  ],
  [
    'fr',
    wordList(`le la les des que de et en pour avec une un du au aux se te tu ta ton tes mon ma mes nous vous merci pourrais peux plait
quand mais tres est ce cette cela ca il y je j'ai c'est dans sur plus aussi si ne pas on etre soir parler quelque salut bonjour qui
j'aimerais j'apprecierais`),
  ],
  [
    'de',
    wordList(`der die das und zu in den von mit ein eine einen einer dem im am ist nicht du dir dich dein deine deinen mein meine wir uns
bitte danke konntest kannst wenn aber sehr ich es auch so wie auf fur dass noch ware hatte wurde mal vielleicht hallo heute abends
nachts sich bei nach vor uber doch etwas`),
  ],
]);
