import type { ProblemPair } from './problem-pair.ts';

export const LANGUAGES: readonly ProblemPair[] = [
  {
    id: 'lang-verb-choice',
    gradeBand: '3-5',
    before: 'Choose the correct verb to complete the sentence: The dogs (is / are) playing in the yard.',
    after: 'Which verb is correct? Choose it to complete the sentence: The dogs (is / are) playing in the yard.',
  },
  {
    id: 'lang-plural',
    gradeBand: 'K-2',
    before: 'Write the plural of each word.\n\n1. fox\n2. child\n3. leaf',
    after: 'Write each word as a plural.\n\n1. fox\n2. child\n3. leaf',
  },
  {
    id: 'lang-spanish-ser',
    gradeBand: '6-8',
    before: 'Complete the Spanish sentence with the correct form of "ser": Nosotros ____ estudiantes.',
    after: 'Use the correct form of "ser" to complete this Spanish sentence: Nosotros ____ estudiantes.',
  },
  {
    id: 'lang-french-translate',
    gradeBand: '6-8',
    before: 'Translate the following sentence into French: "My sister has two cats and a small dog."',
    after: 'Translate this sentence into French: "My sister has two cats and a small dog."',
  },
  {
    id: 'lang-german-dialogue',
    gradeBand: '9-12',
    before: 'Write a dialogue in German between a customer and a waiter. Use at least five of the phrases that you learned in Unit 4.',
    after: 'A customer talks to a waiter. Write their dialogue in German. Use at least five phrases that you learned in Unit 4.',
  },
  {
    id: 'lang-commas',
    gradeBand: '3-5',
    before: 'Add commas where they are needed in this sentence: "For lunch we had soup bread apples and cheese."',
    after: 'This sentence needs commas. Add them where they are needed: "For lunch we had soup bread apples and cheese."',
  },
  {
    id: 'lang-passive',
    gradeBand: '6-8',
    before: 'Rewrite the sentence in the passive voice: "The storm destroyed three houses."',
    after: 'Use the passive voice to rewrite this sentence: "The storm destroyed three houses."',
  },
  {
    id: 'lang-prefix',
    gradeBand: '3-5',
    before: 'What does the prefix "re-" mean in the words "rebuild" and "reread"?',
    after: 'Look at the words "rebuild" and "reread". What does the prefix "re-" mean in these words?',
  },
  {
    id: 'lang-letter',
    gradeBand: '6-8',
    before: 'Compose a letter of 120 to 150 words to a pen pal in Mexico in which you describe a typical day at your school.',
    after: 'You have a pen pal in Mexico. Compose a letter of 120 to 150 words in which you describe a typical day at your school.',
  },
  {
    id: 'lang-clauses',
    gradeBand: '9-12',
    before: 'Identify the dependent clause in the sentence "Although it was raining, the team continued to practice" and explain its function.',
    after: 'Look at the sentence "Although it was raining, the team continued to practice". Identify the dependent clause and explain its function.',
  },
  {
    id: 'lang-spanish-passage',
    gradeBand: '9-12',
    before: 'Lee el texto y contesta la pregunta.\n\n> Ana vive en Sevilla con su abuela. Todos los días camina al mercado para comprar fruta.\n\n¿Por qué va Ana al mercado todos los días?',
    after: 'Lee este texto y contesta la pregunta que sigue.\n\n> Ana vive en Sevilla con su abuela. Todos los días camina al mercado para comprar fruta.\n\n¿Por qué va Ana al mercado todos los días?',
  },
  {
    id: 'lang-typo',
    gradeBand: '3-5',
    before: 'Underline the adjective in each sentance.\n\n1. The quick rabbit ran home.\n2. We saw a purple kite.',
    after: 'Underline the adjective in each sentence.\n\n1. The quick rabbit ran home.\n2. We saw a purple kite.',
    recommendation: 'Fix the typo: sentance -> sentence',
    category: 'typo',
  },
];
