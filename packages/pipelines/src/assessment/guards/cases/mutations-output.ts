import type { Mutation } from './mutations.ts';
import { withSentence } from './replace-first.ts';

const SPANISH =
  'Lee con atención el siguiente problema y después contesta la pregunta que se hace sobre él. Usa las palabras que ya conoces y explica cómo lo has hecho para que todos lo entiendan.';
const GERMAN =
  'Lies die Aufgabe genau durch und beantworte danach die Frage, die sich auf sie bezieht. Benutze die Wörter, die du schon kennst, und erkläre, wie du das gemacht hast.';

/** Hands back something that is no clean, fitting text of the problem. */
export const OUTPUT_MUTATIONS: Readonly<Record<string, Mutation>> = {
  'hands back nothing': () => '',
  'hands back white space': () => ' \n\t ',
  'hands back marks alone': () => '---',
  'answers in Spanish': (text) => (/¿/.test(text) ? null : SPANISH),
  'answers in German': () => GERMAN,
  'answers in another script': () => 'Прочитайте задачу внимательно и ответьте на вопрос, который задан в конце.',
  'begins with talk': (text) => `Sure! Here is the rewritten problem:\n\n${text}`,
  'begins with a label': (text) => `**Revised problem:** ${text}`,
  'begins with an apology': (text) => `I'm sorry, but here it is: ${text}`,
  'ends with a note': (text) => `${text}\n\nNote: I kept all numbers the same.`,
  'ends with an offer': (text) => `${text}\n\nLet me know if you would like another version.`,
  'explains itself': (text) => `${text}\n\nThis version is clearer because the sentences are shorter.`,
  'mentions the feedback': (text) => `${text}\n(Changed because of the feedback.)`,
  'mentions the level': (text) => `${text}\n(Bloom level: Apply)`,
  'names the item': (text) => `${text} [fb_1]`,
  'wraps the text in code': (text) => `\`\`\`\n${text}\n\`\`\``,
  'states the answer': (text) => withSentence(text, 'The answer is easy to see.'),
  'adds an answer key': (text, { correctAnswer = 'see above' }) => `${text}\n\nAnswer: ${correctAnswer}`,
  'writes the answer into the question': (text, { correctAnswer }) =>
    correctAnswer === undefined || correctAnswer.length < 3 ? null : withSentence(text, `Think of ${correctAnswer.replace(/^[A-D]\. /, '')}.`),
  'adds a worked step': (text) => withSentence(text, 'To solve this, first write down what you know.'),
  'adds a hint': (text) => `${text}\n\nHint: Read it twice.`,
  'makes it twice as long': (text) => `${text}\n\n${text}`,
  'pads it': (text) =>
    `It is very important that you read everything in this problem slowly and with care, because careful readers find that problems become easy, and careful readers are happy readers, as everybody in every school knows very well, and so you should take your time, sit down, breathe in, breathe out, and begin when you feel that you are ready to begin with it. ${text}`,
  'cuts it short': (text) => (text.length < 120 ? null : text.slice(0, Math.floor(text.length * 0.45))),
  'makes it hard to read': (text) =>
    withSentence(text, 'Notwithstanding considerable methodological heterogeneity, interdisciplinary epistemological presuppositions necessitate comprehensive terminological disambiguation.'),
};
